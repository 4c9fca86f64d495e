# What stands in Infiltraitors' pictures, their alt texts and the board in words.

# On the card's corner in pictures: letters, unlike the others, for the colour.
infiltraitors-picture-letter-red = R
infiltraitors-picture-letter-black = N
infiltraitors-picture-letter-yellow = Am
infiltraitors-picture-letter-blue = Az
infiltraitors-picture-letter-green = V

infiltraitors-picture-seat = { $letter ->
    [A] 🟣
    [B] 🟫
    [C] 🔶
    [D] 🛡️
   *[E] 🏵️
} { $letter }

infiltraitors-picture-stage-action = Turno { $turn }: actúa { $who }
infiltraitors-picture-stage-reward = Turno { $turn }: recompensa de { $who }
infiltraitors-picture-stage-discard = Turno { $turn }: descarta { $who }
infiltraitors-picture-stage-leave = Turno { $turn }: ¿se retira { $who }?
infiltraitors-picture-stage-key-clue = Turno { $turn }: { $who } deja una pista
infiltraitors-picture-stage-key-shot = Turno { $turn }: { $who } contra la persona clave
infiltraitors-picture-won = Misión cumplida
infiltraitors-picture-lost = Misión fallida
infiltraitors-picture-stamp-won = Cumplida
infiltraitors-picture-stamp-lost = Fallida

infiltraitors-picture-you-action = Tu turno: una acción
infiltraitors-picture-you-reward = Elige tu recompensa
infiltraitors-picture-you-discard = { $count ->
    [one] Descarta 1 carta
   *[other] Descarta { $count } cartas
}
infiltraitors-picture-you-leave = ¿Te retiras de la misión?
infiltraitors-picture-you-key-clue = { $count ->
    [one] Deja 1 pista a la persona clave
   *[other] Deja { $count } pistas a la persona clave
}
infiltraitors-picture-you-key-shot = Dispara a la persona clave

infiltraitors-picture-key = Persona clave
infiltraitors-picture-no-suspect = Sin sospechoso
infiltraitors-picture-shooter = Dispara; no tiene sospechoso
infiltraitors-picture-gone = Fuera de la misión
infiltraitors-picture-discards = { $count ->
    [0] Sin descartes a la vista
    [one] 1 descarte a la vista
   *[other] { $count } descartes a la vista
}
# Column heading: still possible identities.
infiltraitors-picture-left-to-be = { $count ->
    [one] { $count } posible
   *[other] { $count } posibles
}
infiltraitors-picture-filled = Relleno: lo que aún puede ser
infiltraitors-picture-specials = En el centro
infiltraitors-picture-pool = Reserva

infiltraitors-picture-standing = { $bullets ->
    [one] 1 bala
   *[other] { $bullets } balas
} para { $left ->
    [one] 1 sospechoso
   *[other] { $left } sospechosos
} ({ $middle } en el centro{ $aside ->
    [0] { "" }
   *[other] , { $aside } aparte
}); cuartel { $hq }, descartes: { $open } a la vista y { $down } boca abajo.
infiltraitors-picture-suspect-of = Sospechoso { $number } de { $seat }
infiltraitors-picture-suspect-line = { $suspect }: { $clues }.
infiltraitors-picture-no-clues = aún sin pistas
infiltraitors-picture-matches = en vertical (coincide) { $cards }
infiltraitors-picture-no-matches = en horizontal (no coincide) { $cards }
infiltraitors-picture-misses = fallos: { $cards }
infiltraitors-picture-identity = { $suspect } es { $card }.
infiltraitors-picture-identity-two = { $suspect } es { $card } ({ $own } con el color de { $second }).
infiltraitors-picture-shot-line = { $seat } abatió { $card } en el turno { $turn }.
infiltraitors-picture-gone-line = Fuera de la misión: { $seats }.
infiltraitors-picture-score-line = { $games ->
    [one] Esta mesa ha cumplido 1 misión hasta ahora.
   *[other] Esta mesa ha cumplido { $games } misiones hasta ahora.
}

infiltraitors-picture-deed-capture = Turno { $turn }: { $seat } capturó al sospechoso { $number }.
infiltraitors-picture-deed-give-clue = Turno { $turn }: { $seat } dio una pista, { $card } { $turned ->
    [upright] en vertical
   *[sideways] en horizontal
}.
infiltraitors-picture-deed-exchange = Turno { $turn }: { $seat } jugó { $card } sobre el sospechoso de { $target }, { $turned ->
    [upright] en vertical
   *[sideways] en horizontal
}.
infiltraitors-picture-deed-wait = Turno { $turn }: { $seat } esperó para robar { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
infiltraitors-picture-deed-hit = Turno { $turn }: { $seat } disparó al sospechoso de { $target }: { $card }, acierto.
infiltraitors-picture-deed-miss = Turno { $turn }: { $seat } disparó al sospechoso de { $target }: { $card }, fallo.
infiltraitors-picture-deed-leave = Turno { $turn }: { $seat } se retiró de la misión.
infiltraitors-picture-deed-key-hit = Turno { $turn }: { $seat } disparó a la persona clave: { $card }, acierto.
infiltraitors-picture-deed-key-miss = Turno { $turn }: { $seat } disparó a la persona clave: { $card }, fallo.

infiltraitors-picture-alt-hand = En la mano: { $cards }.
infiltraitors-picture-alt-hand-of = { $seat } tiene { $cards }.
infiltraitors-picture-alt-hand-unseen = { $count ->
    [one] Tienes 1 carta que no puedes ver.
   *[other] Tienes { $count } cartas que no puedes ver.
}
infiltraitors-picture-no-cards = Sin cartas en la mano
infiltraitors-picture-your-suspect = Tu sospechoso { $number }
infiltraitors-picture-would-match = coincide, en vertical
infiltraitors-picture-would-not = no coincide, en horizontal
infiltraitors-picture-escaped = en fuga
infiltraitors-picture-in-turn = turno { $turn }
infiltraitors-picture-score = Misiones cumplidas en esta mesa
infiltraitors-picture-film-turn = Turno { $turn }
infiltraitors-picture-film-alt = La misión como una película: la rueda de reconocimiento, y los sospechosos uno tras otro según fueron cayendo.

# The board in words.

infiltraitors-picture-heading-suspects = Sospechosos
infiltraitors-picture-heading-own-hand = Tu mano
infiltraitors-picture-heading-hands = Manos
infiltraitors-picture-heading-discards = Descartes
infiltraitors-picture-heading-middle = Sospechosos que quedan en el centro
infiltraitors-picture-heading-aside = El sospechoso apartado
infiltraitors-picture-heading-hq = El cuartel, desde arriba
infiltraitors-picture-heading-down = Descartes boca abajo
infiltraitors-picture-shooter-line = { $seat } hace todos los disparos.
infiltraitors-picture-specials-line = Cartas especiales en el centro: { $cards }.
infiltraitors-picture-pool-line = Reserva: { $cards }.
infiltraitors-picture-nobody = Nadie tiene sospechoso.
infiltraitors-picture-holds-nobody = { $count ->
    [one] { $seats } no tiene sospechoso.
   *[other] { $seats } no tienen sospechoso.
}
infiltraitors-picture-blank-line = Aún sin pistas: { $suspects }.
infiltraitors-picture-two-cards = Tiene una segunda carta.
infiltraitors-picture-locked = { $suspect }: ahora no se le puede disparar.
infiltraitors-picture-possible = { $count ->
    [one] Aún posible: { $cards }.
   *[other] { $count } aún posibles: { $cards }.
}
infiltraitors-picture-hands-line = Cartas en las demás manos: { $hands }.
infiltraitors-picture-hand-count = { $seat } { $count }
infiltraitors-picture-own-matches = Coinciden con tu sospechoso: { $cards }.
infiltraitors-picture-own-others = No coinciden: { $cards }.
infiltraitors-picture-down-line = { $count ->
    [0] Ninguna boca abajo.
    [one] 1 boca abajo.
   *[other] { $count } boca abajo.
}

# How to play, and the cover.

infiltraitors-picture-motto = Solo las cartas pueden hablar
infiltraitors-picture-file = Expediente secreto
infiltraitors-picture-cover-alt = Infiltraidores: una rueda de reconocimiento con cinco personas de sombrero y abrigo, una de ellas en el punto de mira. { infiltraitors-picture-motto }.
infiltraitors-picture-guide-aim = En equipo
infiltraitors-picture-guide-aim-text = Tienes un sospechoso que solo tú ves. Averigua color y número de los demás; hay que abatirlos a todos antes de quedarse sin balas.
infiltraitors-picture-guide-clues = Pistas
infiltraitors-picture-guide-clues-text = Mismo color, mismo número, o un número divide al otro: coincide, en vertical. Si no, en horizontal.
infiltraitors-picture-guide-turn = Tu turno: una de estas
infiltraitors-picture-guide-capture = Capturar: toma un sospechoso. La carta superior del cuartel, el mazo, se descarta sin verla.
infiltraitors-picture-guide-clue = Dar una pista: juega una carta sobre tu sospechoso.
infiltraitors-picture-guide-exchange = Intercambiar: juega una carta sobre un sospechoso ajeno y roba una del cuartel.
infiltraitors-picture-guide-wait = Esperar: descarta sin ver la carta superior del cuartel y roba hasta tres.
infiltraitors-picture-guide-shoot = Disparar a un sospechoso ajeno: una bala, un color y un número.
infiltraitors-picture-guide-alt = Cómo se juega a Infiltraidores. { infiltraitors-picture-guide-aim-text } { infiltraitors-picture-guide-clues-text } { infiltraitors-picture-guide-turn }. { infiltraitors-picture-guide-capture } { infiltraitors-picture-guide-clue } { infiltraitors-picture-guide-exchange } { infiltraitors-picture-guide-wait } { infiltraitors-picture-guide-shoot }
