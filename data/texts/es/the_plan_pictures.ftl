# What stands in the pictures of Agents: T.H.E. Plan, their alt texts and the board in words.

the-plan-picture-seat = { $colour ->
    [red] 🔺
    [green] 🟢
    [yellow] 🔶
   *[blue] 🟦
} { $letter }

the-plan-picture-stage-action = Turno { $turn }: { $who } saca { $roll }
the-plan-picture-stage-suspects = Turno { $turn }: { $who } mueve sospechosos
the-plan-picture-stage-bonus = Turno { $turn }: carta extra para { $who }
the-plan-picture-stage-turn = Turno { $turn }: { $who } gira el foco
the-plan-picture-stage-light = Turno { $turn }: { $who } ilumina { $hideout }
the-plan-picture-stage-key = Turno { $turn }: { $who } ante una llave
the-plan-picture-stage-battle = Turno { $turn }: { $who }, ¿batalla?
the-plan-picture-stage-steal = Turno { $turn }: { $who } vence a { $other }
the-plan-picture-stage-checks = Turno { $turn }: { $who } puede inspeccionar
the-plan-picture-stage-claim = Turno { $turn }: { $who } acusa: { $hideout }, de { $owner }
the-plan-picture-stage-over = Fin de la partida
the-plan-picture-won = Gana { $who }
the-plan-picture-nobody = No gana nadie

the-plan-picture-you-action = Tirada { $roll }: elige una acción
the-plan-picture-you-do-move-agent = Mueve tu agente: { $roll }
the-plan-picture-you-do-move-suspect = Mueve un sospechoso: { $roll }
the-plan-picture-you-do-tram = Toma el tranvía: { $roll } { $roll ->
    [one] paso
   *[other] pasos
}
the-plan-picture-you-do-move-all = Mueve todos los sospechosos
the-plan-picture-you-do-searchlight = Gira el foco
the-plan-picture-you-do-check = Inspecciona unos documentos
the-plan-picture-you-suspects = Mueve el siguiente sospechoso
the-plan-picture-you-bonus = Extra: { $bonus }
the-plan-picture-you-turn = Gira el foco
the-plan-picture-you-light = El foco ilumina { $hideout }
the-plan-picture-you-key = ¿Tomas una llave?
the-plan-picture-you-battle = ¿Disputas una llave?
the-plan-picture-you-steal = Llévate una llave de { $other }
the-plan-picture-you-checks = Inspecciona tras tus encuentros
the-plan-picture-you-over = Fin de la partida

the-plan-picture-claim-open = { $who } afirma que el Plan está en { $hideout }, el escondite de { $owner }.
the-plan-picture-claim-wrong = En el turno { $turn }, { $who } afirmó que el Plan está en { $hideout }, el escondite de { $owner }: falso.
the-plan-picture-stands = { $who } en { $circle }
the-plan-picture-alt-light = El foco está en { $hideout }.
the-plan-picture-alt-out = { $who } está fuera.
the-plan-picture-alt-seat = { $who } en { $circle }, { $ready ->
    [one] 1 carta de acción lista
   *[other] { $ready } cartas de acción listas
}, { $count ->
    [0] sin llaves
   *[other] { $keys }
}.
the-plan-picture-alt-suspects = Sospechosos: { $suspects }.
the-plan-picture-alt-turn = Turno { $turn }, { $who } sacó { $roll }:
the-plan-picture-key-down = { $count ->
    [one] una llave boca abajo
   *[other] { $count } llaves boca abajo
}
the-plan-picture-key-up = llave { $key } boca arriba
the-plan-picture-key-known = llave { $key }
the-plan-picture-known-held = { $who } tiene la llave { $key }.
the-plan-picture-known-stock = La llave { $key } está en la reserva.
the-plan-picture-seen-file = Documentos de { $suspect }: { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] El Plan está en { $hideout }.
   *[no] Hay un señuelo en { $hideout }.
}
the-plan-picture-seen-evidence = Según la prueba, { $suspect } es propietario de { $hideout }.
the-plan-picture-seen-nothing = Aún nada visto.
the-plan-picture-owns = { $hideout } es de { $suspect }.
the-plan-picture-knew = { $turn ->
    [never] { $who } aún no podía saberlo.
   *[other] { $who } podía saberlo desde el turno { $turn }.
}
the-plan-picture-score-line = Partidas ganadas en esta mesa: { $seats }.
the-plan-picture-score-seat = { $games ->
    [one] { $seat } 1 partida
   *[other] { $seat } { $games } partidas
}
the-plan-picture-your-keys = { $keys ->
    [0] Sin llaves
   *[other] Tus llaves
}
the-plan-picture-way = Camino { $number }: { $path }.
the-plan-picture-by-tram = –: a pie, ≈: en tranvía.
the-plan-picture-on-foot = a pie
the-plan-picture-tram = en tranvía
the-plan-picture-files = Documentos, desde arriba
# Beside a card on the board, very little room: at most 8 letters.
the-plan-picture-act-move-agent = agente
the-plan-picture-act-move-suspect = sospech.
the-plan-picture-act-tram = tranvía
the-plan-picture-act-move-all = cuatro
the-plan-picture-act-searchlight = foco
the-plan-picture-act-check = docum.

# The closing picture, how to play, the cover.

the-plan-picture-closed = Caso cerrado
the-plan-picture-could-know = { $turn ->
    [never] Aún sin certeza
   *[other] Certeza desde el turno { $turn }
}
the-plan-picture-score = Partidas ganadas
the-plan-picture-film-alt = La partida turno a turno: quién fue adónde, el foco, las llaves y las acusaciones.
the-plan-picture-film-turn = Turno { $turn }
the-plan-picture-motto = Un plan, cuatro maletines, un foco
the-plan-picture-guide-aim = Encuéntralo y nombra al ladrón
the-plan-picture-guide-aim-text = El Plan está en un escondite que es de un sospechoso. Consigue su llave y entra.
the-plan-picture-guide-turn = Tu turno
the-plan-picture-guide-turn-text = Lanza el dado. Juega una carta por una de sus acciones. Crúzate con un sospechoso e inspecciona sus documentos.
the-plan-picture-guide-end = Conviene saber
the-plan-picture-guide-both = las dos partes juntas: el escondite es suyo
the-plan-picture-guide-lit = el foco deja mirar en el maletín
the-plan-picture-guide-wrong = una acusación falsa te deja fuera
the-plan-picture-guide-alt = Cómo se juega a Agentes: E.L. Plan. { the-plan-picture-guide-aim-text } { the-plan-picture-guide-turn-text } Las dos partes de un escondite en los mismos documentos delatan a su propietario, el foco enseña los maletines y una acusación falsa te deja fuera.
the-plan-picture-cover-alt = Agentes: E.L. Plan: una ciudad de noche bajo un foco. { the-plan-picture-motto }.

# The board in words.

the-plan-picture-heading-needs = Para tu elección
the-plan-picture-heading-hand = Tu mano
the-plan-picture-heading-seats = Los jugadores
the-plan-picture-heading-suspects = Los sospechosos
the-plan-picture-heading-city = La ciudad, segmento a segmento
the-plan-picture-heading-hideouts = Los escondites
the-plan-picture-heading-claims = Acusaciones
the-plan-picture-heading-own = Lo que ha visto { $who }
the-plan-picture-heading-past = Últimos turnos
the-plan-picture-ready = Cartas de acción listas: { $cards }.
the-plan-picture-card = { $number } ({ $count ->
    [1] { $one }
   *[other] { $one } o { $two }
})
the-plan-picture-checked = Documentos que ha inspeccionado { $who }: { $files }.
the-plan-picture-checked-none = Aún sin inspecciones: { $seats }.
the-plan-picture-checked-file = { $suspect } ×{ $count }
the-plan-picture-die = El dado muestra { $roll }.
the-plan-picture-open-checks = { $who } aún puede inspeccionar: { $files }.
the-plan-picture-to-move = { $who } aún debe mover { $suspects }: { $counts }.
the-plan-picture-stock = { $keys ->
    [0] No quedan llaves en la reserva.
    [one] Hay 1 llave en la reserva.
   *[other] Hay { $keys } llaves en la reserva.
}
the-plan-picture-stock-known = Se sabe que están ahí: { $keys }.
the-plan-picture-suspect-line = { $suspect } en { $circle }, documentos: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}{ $bonus ->
    [none] { "" }
   *[other] ; su carta extra ya no está ({ $bonus })
}
the-plan-picture-segment = Segmento { $hideout }{ $lit ->
    [yes] { " (con luz)" }
   *[no] { "" }
}: { $circles }
the-plan-picture-circle = { $circle }{ $kind ->
    [key] { " (llaves)" }
    [stop] { " (tranvía)" }
    [door] { " (entrada)" }
   *[plain] { "" }
}{ $here ->
    [nobody] { "" }
   *[other] { " " }con { $here }
}
the-plan-picture-lines = Caminos de casilla a casilla (– a pie, ≈ en tranvía): { $lines }.
the-plan-picture-hideout-line = { $hideout }, se entra desde { $doors }
the-plan-picture-looked = Maletín de { $hideout }: visto por { $seats }
the-plan-picture-looked-none = Maletines que aún no ha visto nadie: { $hideouts }.
the-plan-picture-file-line = Documentos de { $suspect } desde arriba: { $cards }
the-plan-picture-card-unknown = { $count ->
    [one] sin ver
   *[other] { $count } × sin ver
}
the-plan-picture-owner-line = { $suspect } es propietario de { $hideout }: vistas las dos partes.
the-plan-picture-turn-heading = Turno { $turn }: { $who } sacó { $roll }
the-plan-picture-reach-move-agent = Agente, { $roll }: { $count ->
    [0] sin camino
   *[other] a { $ends }
}.
the-plan-picture-reach-tram = Tranvía, { $roll }: { $count ->
    [0] sin camino
   *[other] a { $ends }
}.
the-plan-picture-end = { $circle }{ $brings ->
    [nothing] { "" }
   *[other] {" "}({ $brings })
}
the-plan-picture-reach-move-suspect = Un sospechoso, { $roll }: { $count ->
    [0] nadie puede cruzarse contigo
   *[other] puedes cruzarte con { $suspects }
}.
the-plan-picture-reach-move-all = Los cuatro sospechosos, 4, 3, 2 y 1: { $count ->
    [0] nadie puede cruzarse contigo
   *[other] puedes cruzarte con { $suspects }
}.
the-plan-picture-would-light = Foco girado a { $hideout }: { $count ->
    [0] ahí no hay otro agente
   *[other] { $seats }
}.
the-plan-picture-in-light = { $who } ({ $keys ->
    [0] ninguna llave boca abajo
    [one] 1 llave boca abajo
   *[other] { $keys } llaves boca abajo
})
