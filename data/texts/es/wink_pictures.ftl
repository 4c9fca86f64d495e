# What stands in Wink's pictures, their alt texts and the board in words.

wink-picture-seat = { $letter ->
    [A] 🦊
    [B] 🦉
    [C] 🐱
    [D] 🐦
    [E] 🦌
    [F] 🦋
    [G] 🐺
   *[H] 🐰
} { $letter }

wink-picture-turn-glance = Turno { $turn }: le toca a { $who }
wink-picture-turn-live = Turno { $turn }: le toca a { $who }
wink-picture-turn-last = Última ronda, turno { $turn }: { $who }
wink-picture-won = { $count ->
    [0] Fin de la partida
    [one] Gana { $who }
   *[other] Comparten la victoria { $who }
}

wink-picture-you-turn = Te toca: llama un número
wink-picture-you-name = Te toca: nombra y llama
wink-picture-you-beat = Vigila a alguien y confirma
wink-picture-you-wait = { $count ->
    [0] Confirmado
   *[other] Confirmado; se espera a { $who }
}
wink-picture-you-stand = El programa confirma por ti
wink-picture-you-away = Ausente: elige algo para volver
wink-picture-you-away-live = Ausente: se saltan tus turnos

wink-picture-called = { $who } llamó el { $number }.
wink-picture-skipped = { $who } no llamó.
wink-picture-passed = Se saltó el turno de { $who }.
wink-picture-has-left = { $who } dejó la partida.
wink-picture-declined = { $who } no nombró a nadie por el { $number }.
wink-picture-named = { $who } nombró a { $named } por el { $number }: { $how ->
    [right] acierto
   *[wrong] fallo, lo tenía { $holder }
}.
wink-picture-accused = { $who } acusó a { $accused } por el { $number }: { $how ->
    [right] acierto
    [wrong] fallo
   *[void] sin efecto
}.
wink-picture-call = { $who } llamó el { $number } en el turno { $turn }{ $barred ->
    [yes] ; ya no se puede acusar a nadie por él
   *[no] { "" }
}.
wink-picture-lacking = Fuera de sospecha: { $who }.
wink-picture-player = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, cartas de contraespionaje: { $counters }{ $state ->
    [away] , ausente
    [left] , fuera de la partida
    [confirmed] , confirmó
   *[none] { "" }
}.
wink-picture-left = Multitud: { $up } boca arriba, { $down } boca abajo.

wink-picture-held = { $count ->
    [0] Sin cartas en la mano.
   *[other] En la mano: { $numbers }.
}
wink-picture-accomplice = { $who } ha llamado tu { $number }: { $state ->
    [yes] ya has guiñado.
    [no] aún no has guiñado.
   *[live] haz la señal.
}
wink-picture-watching = Vigilas a { $who }, con guiño { $manner ->
    [bold] descarado
   *[subtle] disimulado
}.
wink-picture-planned-accusation = Acusas a { $who } por el { $number }.
wink-picture-planned-naming = Nombras a { $who }.
wink-picture-planned-call = Llamas el { $number }.
wink-picture-standing = El programa confirma por ti hasta tu turno.
wink-picture-saw-still = { $met ->
    [yes] Turno { $turn }: cruzaste la mirada con { $who }. Sin señal.
   *[no] Turno { $turn }: vigilaste a { $who }. Nada.
}
wink-picture-saw-moved = { $met ->
    [yes] Turno { $turn }: cruzaste la mirada con { $who }. Un guiño o parpadeo hacia { $moved }.
   *[no] Turno { $turn }: vigilaste a { $who }. Un guiño o parpadeo hacia { $moved }.
}
wink-picture-saw-winked = Guiñaste el ojo a { $who } para decir que tienes el { $number }.
wink-picture-saw-nothing = Turnos { $first }–{ $last }: nada. Vigilaste a { $watched }.
wink-picture-gazes = Miradas: { $pairs }.
wink-picture-eye = { $how ->
    [bold] { $who } hizo un guiño descarado a { $at } por el { $number }
    [subtle] { $who } hizo un guiño disimulado a { $at } por el { $number }
   *[blink] { $who } parpadeó hacia { $at }
}; { $could ->
    [0] no vigilaba nadie.
    [one] vigilaba { $watched_by }, { $did ->
        [0] no lo vio nadie
       *[other] lo vio { $seen_by }
    }.
   *[other] vigilaban { $watched_by }, { $did ->
        [0] no lo vio nadie
        [one] lo vio { $seen_by }
       *[other] lo vieron { $seen_by }
    }.
}

wink-picture-saw = Lo que viste

# The end: the closing picture and the story.

wink-picture-stamp = Sin máscara
wink-picture-count-points = Puntos
wink-picture-count-crowd = Cartas de multitud
wink-picture-count-agents = Cartas de agente
# Columns of the closing picture, little room.
wink-picture-count-counters = Contra en mano
wink-picture-count-opened = Contra a la vista
wink-picture-count-lost = Agentes caídos
wink-picture-count-line = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} (multitud { $crowd }, agentes { $agents }, contraespionaje { $counters }); a la vista { $opened }, boca abajo { $lost }{ $left ->
    [yes] ; fuera de la partida
   *[no] { "" }
}.
wink-picture-legend-linked = nombrado con acierto
wink-picture-legend-caught = lo pilló
wink-picture-legend-lost = fallo; quién lo tenía
wink-picture-legend-gaze = quién vigiló a quién
wink-picture-legend-met = miradas cruzadas
wink-picture-legend-not-met = sin cruzarse
wink-picture-legend-glanced = guiño o parpadeo a
wink-picture-legend-nothing = nada
wink-picture-legend-you-winked = guiñaste tú
wink-picture-legend-may-accuse = puedes acusar
wink-picture-legend-too-late = acusó tarde
wink-picture-legend-called = llamó
wink-picture-legend-named = nombró
wink-picture-legend-accused = acusó
wink-picture-legend-bold = guiño descarado a
wink-picture-legend-subtle = guiño disimulado a
wink-picture-legend-blink = parpadeo
wink-picture-legend-saw = lo vio
wink-picture-legend-watched = vigiló y no lo vio
wink-picture-score = Partidas ganadas
wink-picture-score-line = Partidas ganadas en esta mesa: { $scores }.
wink-picture-sum-linked = { $count ->
    [one] 1 con acierto,
   *[other] { $count } con acierto,
}
wink-picture-sum-caught = { $count } por acusación,
wink-picture-sum-lost = { $count } boca abajo.
wink-picture-story = { $span ->
    [single] Turno { $first } ({ $page } de { $pages })
   *[range] Turnos { $first }–{ $last } ({ $page } de { $pages })
}
wink-picture-film-alt = La partida turno a turno: la mesa, llamadas abiertas, miradas, guiños y parpadeos, puntos.
wink-picture-story-beat = Turno { $turn }:

# The board in words.

wink-picture-heading-own = Solo para ti
wink-picture-heading-calls = Llamadas abiertas
wink-picture-heading-standing = Cómo va la partida
wink-picture-heading-players = Jugadores
wink-picture-heading-crowd = La multitud
wink-picture-heading-saw = Lo que viste
wink-picture-heading-story = El relato completo
wink-picture-signal-wink = En vivo: los cómplices guiñan el ojo.
wink-picture-signal-hand = En vivo: los cómplices hacen una seña con la mano.
wink-picture-signal-nod = En vivo: los cómplices asienten con la cabeza.
wink-picture-signal-own = En vivo: los cómplices hacen la señal acordada en la mesa.
wink-picture-waiting = Se espera a { $who }.
wink-picture-may-accuse = Viste a { $who } mirar a { $at }: puedes acusar por el { $number }.
wink-picture-no-calls = No hay llamadas abiertas.
wink-picture-before-crowd = Cartas de la multitud: { $numbers }.
wink-picture-before-agents = Cartas de agente boca arriba: { $numbers }.
wink-picture-before-lost = Cartas de agente boca abajo: { $numbers }.
wink-picture-counters = Cartas de contraespionaje a la vista: { $open }, en la caja: { $boxed }.
wink-picture-row = Fila { $row }: { $cards }
wink-picture-card-token = { $number } con la ficha de { $who }
wink-picture-card-down = { $number } boca abajo
wink-picture-card-taken = { $number } ya no está

# How to play, and the cover.

wink-picture-motto = ¿Quién te ha guiñado el ojo?
wink-picture-cover-alt = Wink: rostros enmascarados en un carnaval nocturno bajo una hilera de farolillos, y ocho máscaras de animales. { wink-picture-motto }
wink-picture-guide-call = Llama un número
wink-picture-guide-call-text = Pon tu ficha en una carta de la multitud. Quien tiene ese número es tu cómplice y te guiña el ojo, mejor sin que lo vea nadie más.
wink-picture-guide-ends = Cómo acaba una llamada
wink-picture-guide-name = En tu siguiente turno, nombra a tu cómplice. Acierto: un punto para cada cual.
wink-picture-guide-accuse = ¿Un guiño para otro jugador? Acusa. Acierto: las dos cartas son tuyas, 2 puntos.
wink-picture-guide-wrong = Si nombras mal, las dos cartas quedan boca abajo. Si acusas mal, pierdes una carta de contraespionaje, que vale 1 punto.
wink-picture-guide-looks = Con la mirada: turno a turno
wink-picture-guide-watch = Cada turno vigilas a un jugador, en secreto. Si quien llama y su cómplice se vigilan, el cómplice guiña.
wink-picture-guide-manner = Descarado: quien llama lo ve seguro, otros a veces. Disimulado: lo uno y lo otro, menos.
wink-picture-guide-blink = Los ojos también parpadean, de vez en cuando, hacia cualquiera. Parece un guiño.
wink-picture-guide-end = Acaba al vaciarse una mano. Más puntos gana: 1 por carta ganada, 1 por carta de contraespionaje guardada.
wink-picture-guide-alt = Cómo se juega a Wink. { wink-picture-guide-call }: { wink-picture-guide-call-text } { wink-picture-guide-ends }: { wink-picture-guide-name } { wink-picture-guide-accuse } { wink-picture-guide-wrong } { wink-picture-guide-looks }: { wink-picture-guide-watch } { wink-picture-guide-manner } { wink-picture-guide-blink } { wink-picture-guide-end }
