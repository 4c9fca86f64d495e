# The panels of MIND MGMT.

mind-mgmt-panel-place = { $place } { $one } { $other }
mind-mgmt-panel-place-temple = { $place } Templo
mind-mgmt-panel-which-row = ¿En qué fila del mapa?
mind-mgmt-panel-row-button = Fila { $row }
mind-mgmt-panel-other-row-button = Otra fila
mind-mgmt-panel-border-placeholder = ¿Qué borde? { $borders ->
    [one] 1 está libre
   *[other] { $borders } están libres
}
mind-mgmt-panel-border-beside = { $one } | { $other }
mind-mgmt-panel-border-below = { $one } — { $other } debajo
mind-mgmt-panel-immortal-put-placeholder = ¿Dónde va el inmortal { $number }?
mind-mgmt-panel-slip-placeholder = ¿Dónde va la segunda ilusión?
mind-mgmt-panel-pawn-placeholder = ¿Dónde empieza { $agent }?
mind-mgmt-panel-step-button = { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-slip-button = Ilusión { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-and-end = { $label }, acabar turno
mind-mgmt-panel-dead-end = ⚠️ { $places } sería un callejón sin salida: de ahí no sale ningún paso ni ilusión, y ganarían los agentes.
mind-mgmt-panel-slips-placeholder = Ilusión: ¿cuál y adónde?
mind-mgmt-panel-slip-option = { $token ->
    [first] Primera ilusión
   *[second] Segunda ilusión
} { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-immortals-placeholder = { $count ->
    [one] Mover al inmortal { $numbers }
   *[other] Mover a uno de los inmortales { $numbers }
}
mind-mgmt-panel-immortal-option = Inmortal { $number }: { $origin } { $arrow } { $place }
mind-mgmt-panel-extra-placeholder = Poner una huella, a cambio de otro movimiento
mind-mgmt-panel-show-button = Mostrar { $place }
mind-mgmt-panel-order = Preguntas: { $order ->
    [oldest] se responden al instante, con tu huella más antigua que encaje.
    [farthest] se responden al instante, con la huella que encaje y esté más lejos de ti.
   *[none] respondes tú cada una.
}
mind-mgmt-panel-order-button = Orden fija…
mind-mgmt-panel-agent-button = { $agent } ({ $place })
mind-mgmt-panel-other-agent-button = Otro agente
mind-mgmt-panel-walk-placeholder = ¿Adónde va { $agent } desde { $place }?
mind-mgmt-panel-send-whom-placeholder = ¿A qué agente envías?
mind-mgmt-panel-send-placeholder = ¿Adónde envías a { $agent } desde { $place }?
mind-mgmt-panel-barred = Un inmortal en otro lugar impide preguntar por { $features }.
mind-mgmt-panel-barred-here = { $agent ->
    [meru] El inmortal de aquí impide Preguntar, Revelar, Capturar y la habilidad de Meru.
   *[other] El inmortal de aquí impide Preguntar, Revelar y Capturar.
}
mind-mgmt-panel-act-placeholder = Actuar: preguntar, capturar, revelar
mind-mgmt-panel-ask-button = { $spoken ->
    [True] Preguntar por { $feature }
   *[False] ¿{ $feature }?
}
mind-mgmt-panel-ask-ally-button = { $spoken ->
    [True] Con el Delfín: { $feature }, todas las huellas
   *[False] Delfín: { $feature }
}
mind-mgmt-panel-sense-button = { $spoken ->
    [True] ¿Reclutador a 2 o menos en fila o columna?
   *[False] ¿A 2, fila/columna?
}
mind-mgmt-panel-capture-button = Capturar
mind-mgmt-panel-reveal-button = Revelar la hora
mind-mgmt-panel-reveal-option = Revelar; se quita la nota de { $place }
mind-mgmt-panel-reveal-placeholder = Revelar la hora: ¿qué nota se quita?
mind-mgmt-panel-shake-placeholder = Interrogar: ¿qué elemento es carta oculta?
mind-mgmt-panel-shift-placeholder = Desplazar a un inmortal de al lado (ortogonal)
mind-mgmt-panel-push-button = Empujar { $arrow } { $place }
mind-mgmt-panel-end-button = Listo
mind-mgmt-panel-notes-button = Notas…
mind-mgmt-panel-notes = Notas blancas, a la vista de todo el mundo: { $left ->
    [0] no queda ninguna; las puestas se pueden cambiar o quitar.
    [one] queda 1.
   *[other] quedan { $left }.
}
mind-mgmt-panel-note-button = { $place } «{ $text }»
mind-mgmt-panel-belief-button = { $spoken ->
    [True] ¿Dónde puede estar el reclutador?
   *[False] Probable
}
mind-mgmt-panel-belief = Dónde estaba el reclutador al pasar la última hora, según todo lo que se sabe.
