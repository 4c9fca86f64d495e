# What stands in Agent Avenue's pictures, their alt texts and the board in words.

agent-avenue-picture-motto = Atrapa antes de que te atrapen
# Under the hand: how many agents are in play, and the number the next one brings.
agent-avenue-picture-legend = en juego, y lo que da el siguiente
agent-avenue-picture-laid = En la mesa
agent-avenue-picture-turn-was = Turno { $turn }

agent-avenue-picture-stage-play = Turno { $turn }: { $who } juega dos cartas
agent-avenue-picture-stage-lay-first = Turno { $turn }: { $who }, ¿quién empieza?
agent-avenue-picture-stage-lay-second = Turno { $turn }: { $who } juega boca abajo
agent-avenue-picture-stage-recruit = { $count ->
    [one] Turno { $turn }: { $who } toma una carta
   *[other] Turno { $turn }: { $who } acuerdan una carta
}
agent-avenue-picture-stage-market = Turno { $turn }: { $who } en el mercado
agent-avenue-picture-stage-ability = Turno { $turn }: { $who } – { $card }
agent-avenue-picture-stage-over = Fin de la partida
agent-avenue-picture-won = Gana { $side ->
    [green] Verde
   *[blue] Azul
}

agent-avenue-picture-group = { $count ->
    [1] { $agent }
   *[other] { $count } × { $agent }
}
agent-avenue-picture-alt-distance = { $spaces ->
    [one] A { $side } le falta 1 casilla para atrapar al otro.
   *[other] A { $side } le faltan { $spaces } casillas para atrapar al otro.
}
agent-avenue-picture-alt-agents = { $side }, en juego: { $agents }.
agent-avenue-picture-alt-nobody = { $side } no tiene a nadie en juego.
agent-avenue-picture-turn-line = Turno { $turn }: { $first } tomó { $first_agent } ({ $first_down ->
    [yes] boca abajo
   *[no] boca arriba
}, { $first_spaces }), { $second } tomó { $second_agent } ({ $second_down ->
    [yes] boca abajo
   *[no] boca arriba
}, { $second_spaces }).

agent-avenue-picture-you-play = Juega dos cartas, una boca abajo
agent-avenue-picture-you-lay-first = Juega la carta boca arriba
agent-avenue-picture-you-lay-second = Juega la carta boca abajo
agent-avenue-picture-you-recruit = ¿Qué carta tomas?
agent-avenue-picture-you-market = Toma una carta del mercado
agent-avenue-picture-you-ability = Aplica tu carta del mercado
agent-avenue-picture-they-take = Se lleva
# Beside a pawn: how many spaces are missing to a catch.
agent-avenue-picture-catches = atrapa en { $spaces }
agent-avenue-picture-you-catch = Atrapas en { $spaces }
agent-avenue-picture-they-catch = Te atrapa en { $spaces }
agent-avenue-picture-you-get = Tú
agent-avenue-picture-they-get = Rival
agent-avenue-picture-face-up = Boca arriba
agent-avenue-picture-face-down = Boca abajo
agent-avenue-picture-set-aside = Apartadas
agent-avenue-picture-no-cards = Sin cartas en la mano
agent-avenue-picture-alt-hand = En la mano: { $cards }.
agent-avenue-picture-alt-card = { $agent } (si la tomas tú { $you }, si la toma el rival { $they })
agent-avenue-picture-alt-up = Boca arriba: { $agent }. ¿Qué va boca abajo?
agent-avenue-picture-alt-pair = { $down } boca abajo: si el rival toma { $up }, tú { $you_if_up }, rival { $they_if_up }; si toma { $down }, tú { $you_if_down }, rival { $they_if_down }.
agent-avenue-picture-score = Esta mesa
agent-avenue-picture-score-line = Esta mesa hasta ahora: { $seats }.
agent-avenue-picture-score-seat = { $games ->
    [one] { $seat } 1 partida
   *[other] { $seat } { $games } partidas
}
agent-avenue-picture-earlier = { $turns ->
    [one] 1 turno anterior no se muestra
   *[other] { $turns } turnos anteriores no se muestran
}

agent-avenue-picture-seat = { $side ->
    [green] 🟢
   *[blue] 🟦
} { $letter }

# The board in words.

agent-avenue-picture-heading-street = La calle
agent-avenue-picture-heading-side = { $side ->
    [green] Verde
   *[blue] Azul
} ({ $seats })
agent-avenue-picture-heading-table = En la mesa
agent-avenue-picture-heading-market = Mercado negro
agent-avenue-picture-heading-hand = { $whose ->
    [own] Tus cartas ({ $side ->
        [green] Verde
       *[blue] Azul
    }, { $seat })
   *[other] Cartas de { $seat }
}
agent-avenue-picture-heading-past = Últimos turnos
agent-avenue-picture-deck = { $cards ->
    [one] Queda 1 carta en el mazo.
   *[other] Quedan { $cards } cartas en el mazo.
}
agent-avenue-picture-row = Casillas { $first } a { $last }, avanzando: { $spaces }.
agent-avenue-picture-space = { $kind ->
    [green] { $space } casa de Verde
    [blue] { $space } casa de Azul
    [market] { $space } mercado
   *[house] { $space }
}{ $pawns ->
    [green] { " con el peón de Verde" }
    [blue] { " con el peón de Azul" }
    [both] { " con los dos peones" }
   *[none] { "" }
}
agent-avenue-picture-hand-line = Asiento { $seat }: { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}, apartadas: { $aside }
agent-avenue-picture-agent-line = { $count } × { $agent }; { $does ->
    [wins] con una más se gana
    [loses] con una más se pierde
    [only] no hay más
   *[moves] la siguiente mueve { $spaces }
}
agent-avenue-picture-not-in-play = No están en juego: { $agents }
agent-avenue-picture-next = { $agent } ({ $does ->
    [wins] gana
    [loses] pierde
   *[moves] { $spaces }
})
agent-avenue-picture-table-up = { $agent }, boca arriba{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down = Una carta, boca abajo{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down-known = { $agent }, boca abajo{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-market-deck = { $cards } en el mazo del mercado, descartes: { $discarded }
agent-avenue-picture-aside-line = Apartadas: { $agents }
agent-avenue-picture-step-recruit = { $side } reclutó { $card } ({ $spaces })
agent-avenue-picture-step-bonus = { $card } movió a { $side } { $spaces }
agent-avenue-picture-step-market = { $side } tomó { $card } del mercado
agent-avenue-picture-step-nothing = { $card } no sirvió a { $side }
agent-avenue-picture-step-to-hand = { $side } se llevó { $card } a la mano

# How to play, and the cover.

agent-avenue-picture-guide-aim = Persigue y escapa
agent-avenue-picture-guide-aim-text = Alcanza o adelanta al otro peón para atraparlo.
agent-avenue-picture-guide-turn = Tu turno
agent-avenue-picture-guide-turn-text = Juega dos agentes, uno boca abajo. El rival toma uno y tú te quedas el otro. Los dos peones se mueven.
agent-avenue-picture-guide-end = También termina con
agent-avenue-picture-guide-win = tres de estas: ganas
agent-avenue-picture-guide-lose = tres de estos: pierdes
agent-avenue-picture-guide-alt = Cómo se juega a Agent Avenue. { agent-avenue-picture-guide-aim-text } { agent-avenue-picture-guide-turn-text } Tres Criptógrafas ganan, tres Temerarios pierden.
agent-avenue-picture-cover-alt = Agent Avenue: dos espías en una calle de catorce casas. { agent-avenue-picture-motto }.
agent-avenue-picture-film-alt = La partida turno a turno: dos cartas ofrecidas, una de ellas boca abajo, y los dos peones en camino.
agent-avenue-picture-closed = Caso cerrado
