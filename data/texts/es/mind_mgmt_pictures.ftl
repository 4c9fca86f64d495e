# What stands in the pictures of MIND MGMT, their alt texts and the board in words.

mind-mgmt-picture-seat = { $colour ->
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
} { $number }

# Under a feature's sign on the map: at most 5 letters.
mind-mgmt-picture-short-book = Libr.
mind-mgmt-picture-short-billboard = Valla
mind-mgmt-picture-short-cafe = Café
mind-mgmt-picture-short-bus = Bus
mind-mgmt-picture-short-palm = Palm.
mind-mgmt-picture-short-umbrella = Para.
mind-mgmt-picture-short-idol = Ídolo
mind-mgmt-picture-short-graffiti = Graf.
mind-mgmt-picture-short-garden = Jard.
mind-mgmt-picture-short-dogs = Perro
mind-mgmt-picture-short-fountain = Fuent
mind-mgmt-picture-short-pool = Pisc.
mind-mgmt-picture-short-bird = Páj.
mind-mgmt-picture-short-monks = Monje
mind-mgmt-picture-short-torches = Ant.
mind-mgmt-picture-short-tuktuk = Tuk.

mind-mgmt-picture-stage-mayhem = Caos por poner en bordes: { $left }
mind-mgmt-picture-stage-hiding = El reclutador se esconde
mind-mgmt-picture-stage-immortals = El reclutador pone inmortales: { $left }
mind-mgmt-picture-stage-sharing = ¿Quién toma qué agente?
mind-mgmt-picture-stage-pawns = Los agentes llegan a la ciudad
mind-mgmt-picture-stage-second-slip = Los agentes ponen la segunda ilusión
mind-mgmt-picture-stage-recruiter = { $hour }: mueve el reclutador
mind-mgmt-picture-stage-active = Actúa { $agent }{ $left ->
    [0] { "" }
   *[other] , después: { $left }
}
mind-mgmt-picture-stage-agents = Los agentes: { $left ->
    [one] falta 1 por actuar
   *[other] actúan { $left }
}
mind-mgmt-picture-stage-answer = ¿{ $feature }? Responde el reclutador
mind-mgmt-picture-stage-over = Fin de la partida
mind-mgmt-picture-won-recruiter = Gana el reclutador
mind-mgmt-picture-won-agents = Ganan los agentes

mind-mgmt-picture-you-card = ¿Quién eres?
mind-mgmt-picture-you-start = ¿Dónde empiezas?
mind-mgmt-picture-you-steps = Primeros pasos por dar: { $left }
mind-mgmt-picture-you-recruiter = { $hour }: { $done ->
    [open] paso o ilusión
   *[done] ¿acabas tu turno?
}
mind-mgmt-picture-you-answer = { $feature }: ¿qué huella?

mind-mgmt-picture-recruits = { $recruits } de { $goal } reclutas anunciados.
mind-mgmt-picture-stands = { $who } { $place }{ $fresh ->
    [fresh] { "" }
   *[spent] { " " }(ya actuó)
}
mind-mgmt-picture-agents = Agentes: { $pawns }.
mind-mgmt-picture-immortals = Inmortales: { $places }.
mind-mgmt-picture-steps = Huellas: { $places }.
mind-mgmt-picture-confirmed = Confirmadas: { $hours }.
mind-mgmt-picture-note = «{ $text }»
mind-mgmt-picture-notes = Notas: { $notes }.
mind-mgmt-picture-mayhem = Caos: { $borders }.
mind-mgmt-picture-open-cards = Cartas abiertas: { $features }.
mind-mgmt-picture-deck-size = Cartas boca abajo: { $count }.
mind-mgmt-picture-slip-lies = Hay una ilusión en { $place }.

mind-mgmt-picture-answer-steps = { $feature }: { $count ->
    [one] una huella en { $places }
   *[other] huellas en { $places }
}.
mind-mgmt-picture-answer-none = { $feature }: ninguna huella nueva.
mind-mgmt-picture-answer-hour = Visita a { $place }: { $hour }.
mind-mgmt-picture-answer-capture = { $right ->
    [yes] El reclutador cayó en { $place }.
   *[no] El reclutador no estaba en { $place }.
}
mind-mgmt-picture-answer-near = { $near ->
    [yes] El reclutador estaba a dos casillas o menos de { $place }, en su fila o columna.
   *[no] El reclutador no estaba a dos casillas o menos de { $place } en su fila o columna.
}
mind-mgmt-picture-answer-shaken = { $right ->
    [yes] { $feature }: una de las cartas ocultas.
   *[no] { $feature }: ninguna de las cartas ocultas.
}

mind-mgmt-picture-secret-card = El reclutador: { $card }.
mind-mgmt-picture-secret-cards = Recluta donde hay: { $features }.
mind-mgmt-picture-secret-trail = El rastro: { $trail }.
mind-mgmt-picture-score-line = Partidas ganadas en esta mesa: { $seats }.
mind-mgmt-picture-score-seat = { $games ->
    [one] { $seat } 1 partida
   *[other] { $seat } { $games } partidas
}
mind-mgmt-picture-below = Abajo: agentes y quién los lleva; flechas: ilusiones
mind-mgmt-picture-caption-recruits = Reclutas
mind-mgmt-picture-caption-slip = Ilusión
mind-mgmt-picture-caption-recruiter = Reclutador
mind-mgmt-picture-caption-open = Abiertas
mind-mgmt-picture-trails = { $exact ->
    [false] Unos { $shown } rastros posibles
   *[true] { $trails ->
        [one] 1 rastro posible
       *[other] { $shown } rastros posibles
    }
}
mind-mgmt-picture-heat = El reclutador puede estar en { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}: { $places }.
mind-mgmt-picture-contacted = { $recruits ->
    [0] Todos los reclutas anunciados
   *[other] Aún sin anunciar: { $recruits }
}

# The closing picture, its film, how to play, the cover.

mind-mgmt-picture-closed = Caso cerrado
mind-mgmt-picture-score = Partidas ganadas
mind-mgmt-picture-film-alt = El rastro hora a hora, cada pregunta con su respuesta.
mind-mgmt-picture-motto = Una sombra en la ciudad, cuatro tras su rastro
mind-mgmt-picture-guide-hide = El reclutador se esconde
mind-mgmt-picture-guide-hide-text = Cada hora, un paso invisible a una casilla nueva, sin volver. Cada elemento secreto que hay ahí da un recluta; en las horas rojas se anuncia cuántos.
mind-mgmt-picture-guide-ask = Los agentes preguntan
mind-mgmt-picture-guide-ask-text = Cada hora actúan dos: se mueven hasta dos casillas y preguntan por un elemento de la suya. La respuesta es una huella; ve allí a Revelar su hora. ¿Lo tienes? Capturar.
mind-mgmt-picture-guide-end = Quién gana
mind-mgmt-picture-guide-end-text = Los agentes: al Capturar donde está el reclutador, o si no le queda camino. El reclutador: con 9 reclutas (avanzada: 12), o libre al acabarse el tiempo.
mind-mgmt-picture-guide-alt = Cómo se juega a MIND MGMT. { mind-mgmt-picture-guide-hide-text } { mind-mgmt-picture-guide-ask-text } { mind-mgmt-picture-guide-end-text }
mind-mgmt-picture-cover-alt = MIND MGMT: un sombrero y un ojo se deslizan por una calle al anochecer, con huellas detrás y dos agentes al acecho. { mind-mgmt-picture-motto }.

# The board in words.

mind-mgmt-picture-heading-secret = Lo que solo sabes tú
mind-mgmt-picture-heading-time = El tiempo
mind-mgmt-picture-heading-agents = Los agentes
mind-mgmt-picture-heading-cards = Cartas y fichas
mind-mgmt-picture-heading-map = La ciudad, fila a fila
mind-mgmt-picture-heading-past = Últimas respuestas
mind-mgmt-picture-time = Han pasado las { $hour }; la partida acaba a las { $last }.
mind-mgmt-picture-hours = Reclutas anunciados: { $hours }.
mind-mgmt-picture-hour-recruits = { $hour }: { $count }
mind-mgmt-picture-slipped = Hora de una ilusión: { $hour }.
mind-mgmt-picture-nowhere = aún fuera de la ciudad
mind-mgmt-picture-agent-line = { $agent }{ $whose ->
    [seat] { " " }({ $who })
    [shared] { " " }(en común)
   *[none] { "" }
}: { $place }, { $fresh ->
    [fresh] falta por actuar
   *[spent] ya ha actuado
}
mind-mgmt-picture-possible = Quién puede ser el reclutador: { $cards }.
mind-mgmt-picture-slip-line = { $token ->
    [first] Primera ilusión
   *[second] Segunda ilusión
}: { $state ->
    [used] usada, hora { $hour }
    [lies] está en { $place }
   *[held] aún sin usar
}.
mind-mgmt-picture-ally-line = { $ally }: { $used ->
    [used] ayuda usada
   *[ready] ayuda disponible
}.
mind-mgmt-picture-claimed-line = Reclutas de los inmortales: { $features }.
mind-mgmt-picture-revealed = Descubierto al interrogar: { $features }.
mind-mgmt-picture-here-immortal = inmortal { $number }
mind-mgmt-picture-here-step = huella
mind-mgmt-picture-here-slip = ilusión
