# Wink's own panels.

wink-panel-saw-button = Lo que vi
wink-panel-saw-nothing = Aún no has visto nada.
wink-panel-until-button = Hasta mi turno
wink-panel-manner-button = { $manner ->
    [bold] Guiño descarado
   *[subtle] Guiño disimulado
}
wink-panel-watch-button = { $spoken ->
    [True] { $due ->
        [True] Vigilar a { $who } para guiñar
       *[False] Vigilar a { $who }
    }
   *[False] { $due ->
        [True] 😉 { $who }
       *[False] 👁️ { $who }
    }
}
wink-panel-watching-button = 👁️ { $spoken ->
    [True] Vigilas a { $who }
   *[False] { $who }
}
wink-panel-accuse-placeholder = Acusar a alguien cuya mirada viste
wink-panel-accuse-nobody-option = No acusar a nadie
wink-panel-seen-description = { $count ->
    [one] Visto en el turno { $turns }
   *[other] Visto en los turnos { $turns }
}{ $known ->
    [own] ; pero ese número lo tienes tú
    [lacking] ; pero se sabe que no lo tiene
   *[no] { "" }
}
wink-panel-name-placeholder = ¿Quién tiene tu { $number }?
wink-panel-lacking-description = Se sabe que no lo tiene
wink-panel-call-placeholder = { $span ->
    [single] Llamar un número ({ $first })
   *[range] Llamar un número ({ $first }–{ $last })
}
wink-panel-name-button = { $known ->
    [True] Nombrar a { $who } ✗
   *[False] Nombrar a { $who }
}
wink-panel-accuse-over-placeholder = Acusar a alguien: ¿por qué número?
wink-panel-accuse-over-button = Acusar por el { $number } ({ $caller }){ $own ->
    [True] { " " }✗…
   *[False] …
}
wink-panel-accuse-over = { $caller } llama el { $number }. ¿A qué jugador acusas de tenerlo?
wink-panel-accuse-button = { $known ->
    [True] Acusar a { $who } ✗
   *[False] Acusar a { $who }
}
