## Infiltraitors

infiltraitors-name = Infiltraidores
infiltraitors-pitch = En equipo contra los traidores: tienes delante un sospechoso que solo tú ves, y solo pueden hablar las cartas que juegas.

infiltraitors-option-mission = Misión
infiltraitors-option-mission-help = Tres de entrenamiento y luego una historia de 20 misiones. También se pueden jugar sueltas.
infiltraitors-option-mission-t1 = Entrenamiento 1: Primeros pasos
infiltraitors-option-mission-t2 = Entrenamiento 2: Uno por cabeza
infiltraitors-option-mission-t3 = Entrenamiento 3: Contrarreloj
infiltraitors-option-mission-m1 = Misión 1: La línea pinchada
infiltraitors-option-mission-m2 = Misión 2: Correo perdido
infiltraitors-option-mission-m3 = Misión 3: Los muelles
infiltraitors-option-mission-m4 = Misión 4: De puntillas
infiltraitors-option-mission-m5 = Misión 5: El interrogatorio
infiltraitors-option-mission-m6 = Misión 6: La caja fuerte
infiltraitors-option-mission-m7 = Misión 7: La trampa
infiltraitors-option-mission-m8 = Misión 8: Cada cual por su lado
infiltraitors-option-mission-m9 = Misión 9: El refugio
infiltraitors-option-mission-m10 = Misión 10: Caras extrañas
infiltraitors-option-mission-m11 = Misión 11: Vista a la derecha
infiltraitors-option-mission-m12 = Misión 12: Alguien tiene que entrar
infiltraitors-option-mission-m13 = Misión 13: La sala de datos
infiltraitors-option-mission-m14 = Misión 14: La lista
infiltraitors-option-mission-m15 = Misión 15: La cita
infiltraitors-option-mission-m16 = Misión 16: Nombres falsos
infiltraitors-option-mission-m17 = Misión 17: Cartas a la vista
infiltraitors-option-mission-m18 = Misión 18: Sin escapatoria
infiltraitors-option-mission-m19 = Misión 19: La Jefa
infiltraitors-option-mission-m20 = Misión 20: Limpieza a fondo
infiltraitors-option-crossing-out = Tachado automático
infiltraitors-option-crossing-out-help = ¿Tacha el programa lo que excluyen las pistas, los fallos y las cartas vistas?
infiltraitors-option-crossing-out-by-mission = Solo al entrenar
infiltraitors-option-crossing-out-on = Siempre
infiltraitors-option-crossing-out-off = Nunca
infiltraitors-option-limit = Límite
infiltraitors-option-limit-help = Los minutos cuentan en directo y con otra gente. Si no, juega por turnos o sin límite.
infiltraitors-option-limit-minutes = Minutos
infiltraitors-option-limit-turns = Turnos

## Cards and colours

infiltraitors-colour-red = Rojo
infiltraitors-colour-black = Negro
infiltraitors-colour-yellow = Amarillo
infiltraitors-colour-blue = Azul
infiltraitors-colour-green = Verde
infiltraitors-number = { $number }
infiltraitors-card-red = Rojo { $number }
infiltraitors-card-black = Negro { $number }
infiltraitors-card-yellow = Amarillo { $number }
infiltraitors-card-blue = Azul { $number }
infiltraitors-card-green = Verde { $number }
infiltraitors-card-red-special = Rojo especial (1)
infiltraitors-card-black-special = Negro especial (1)
infiltraitors-card-yellow-special = Amarillo especial (1)
infiltraitors-card-blue-special = Azul especial (1)
infiltraitors-card-green-special = Verde especial (1)

infiltraitors-sheet-shared = Sospechoso { $number }: pizarra común
infiltraitors-sheet-private = Sospechoso { $number }: pizarra propia, { $who }
infiltraitors-sheet-shared-key = Persona clave: pizarra común
infiltraitors-notes-none = Ahora no tienes ninguna pizarra. Un sospechoso tiene pizarras desde su captura hasta que lo abaten: una que marca todo el equipo (no en las misiones en silencio) y una solo tuya si lo tiene otro agente.
infiltraitors-sheet-private-key = Persona clave: pizarra propia, { $who }

## Briefing

infiltraitors-briefing-facts = { $suspects ->
    [one] { $suspects } sospechoso, { $bullets } balas, cartas { $lowest }–{ $highest } de { $colours } colores.
   *[other] { $suspects } sospechosos, { $bullets } balas, cartas { $lowest }–{ $highest } de { $colours } colores.
}
infiltraitors-briefing-minutes = { $minutes ->
    [one] Hay { $minutes } minuto.
   *[other] Hay { $minutes } minutos.
}
infiltraitors-briefing-turns = { $turns ->
    [one] Hay { $turns } turno en total.
   *[other] Hay { $turns } turnos en total.
}
infiltraitors-briefing-hand = { $limit ->
    [one] Empiezas con { $hand } carta y tu límite es { $limit }.
   *[other] Empiezas con { $hand } cartas y tu límite es { $limit }.
}
infiltraitors-special-discards-face-down = Todo se descarta boca abajo, también las pistas que estaban a la vista.
infiltraitors-special-in-order = Cada sospechoso capturado recibe el siguiente número. Solo se puede disparar al que tenga el número más bajo de la mesa.
infiltraitors-special-silent = Silencio: ni palabras ni señas de principio a fin.
infiltraitors-special-specials-in-the-middle = Las cartas especiales están en el centro. Cada una sirve una vez para un intercambio, en lugar de una carta de la mano.
infiltraitors-special-balanced-clues = Solo se puede disparar a un sospechoso con tantas pistas en vertical como en horizontal, y al menos cuatro en total.
infiltraitors-special-exchange-to-the-left = Solo intercambias con el agente que juega después de ti.
infiltraitors-special-eliminate-to-the-right = Solo disparas al sospechoso del agente que juega antes de ti.
infiltraitors-special-one-shooter = Un agente, elegido al azar, hace todos los disparos y no tiene sospechoso.
infiltraitors-special-specials-shuffled-in = Las cartas especiales van barajadas con las demás. Un sospechoso especial tiene el número 1, y solo las pistas de su color van en vertical.
infiltraitors-special-second-card = La carta superior del cuartel se queda con el sospechoso capturado y le da su color; el número es el del sospechoso.
infiltraitors-special-hands-turned-round = Ves todas las manos menos la tuya. Para dar pistas e intercambiar se juega una carta de la mano de otro agente.
infiltraitors-special-last-stand = Las recompensas van boca arriba a una reserva. Tras ocho sospechosos, contra el noveno solo queda la reserva, y al intercambiar no se roba.
infiltraitors-special-key-person = Tras un acierto puedes retirarte. Entonces ves a la persona clave, le dejas una pista (con 2 agentes: 2 pistas) y quedas fuera. El último agente debe disparar a la persona clave.

## What an agent is asked

infiltraitors-prompt-action = { $suspects ->
    [one] Tu turno: una acción. { $suspects } sospechoso, balas: { $bullets }.
   *[other] Tu turno: una acción. { $suspects } sospechosos, balas: { $bullets }.
}
infiltraitors-prompt-action-turns = { $turns ->
    [1] Tu último turno: una acción. Sospechosos: { $suspects }, balas: { $bullets }.
   *[other] Tu turno: una acción. Turnos: { $turns }, sospechosos: { $suspects }, balas: { $bullets }.
}
infiltraitors-prompt-reward = ¡Acierto! Toma una carta de los descartes, si quieres.
infiltraitors-prompt-reward-pool = ¡Acierto! Elige una carta de los descartes para la reserva.
infiltraitors-prompt-discard = { $count ->
    [one] El límite es { $limit } cartas: descarta { $count }.
   *[other] El límite es { $limit } cartas: descarta { $count }, de una en una.
}
infiltraitors-prompt-discard-unseen = { $count ->
    [one] El límite es { $limit } cartas: descarta { $count } sin verla, por su lugar en tu mano.
   *[other] El límite es { $limit } cartas: descarta { $count } sin verlas, de una en una, por su lugar en tu mano.
}
infiltraitors-prompt-leave = { $agents ->
    [one] ¿Te retiras dejando una pista sobre la persona clave? Aún queda { $agents } agente.
   *[other] ¿Te retiras dejando una pista sobre la persona clave? Aún quedan { $agents } agentes.
}
infiltraitors-prompt-key-clue = { $count ->
    [one] Has visto a la persona clave. Juega { $count } carta sobre ella, de tu mano o de los descartes a la vista. Luego quedas fuera.
   *[other] Has visto a la persona clave. Juega { $count } cartas sobre ella, de tu mano o de los descartes a la vista. Luego quedas fuera.
}
infiltraitors-prompt-key-shot = No queda ningún otro agente. Dispara ya a la persona clave; balas: { $bullets }.

## Moves, in one line

infiltraitors-describe-capture = { $top ->
    [discarded] Capturar a un sospechoso y descartar la carta superior del cuartel
    [kept] Capturar a un sospechoso; la carta superior del cuartel le da color
   *[nothing] Capturar a un sospechoso
}
infiltraitors-describe-give-clue = { $turned ->
    [upright] Pista a tu sospechoso: { $card }, coincide (en vertical)
    [sideways] Pista a tu sospechoso: { $card }, no coincide (en horizontal)
   *[unknown] Pista a tu sospechoso: { $card }
}
infiltraitors-describe-give-clue-from = { $turned ->
    [upright] Pista a tu sospechoso, de la mano de { $owner }: { $card }, coincide (en vertical)
    [sideways] Pista a tu sospechoso, de la mano de { $owner }: { $card }, no coincide (en horizontal)
   *[unknown] Pista a tu sospechoso, de la mano de { $owner }: { $card }
}
infiltraitors-describe-exchange = { $draws ->
    [yes] Intercambiar con { $target }: { $card }; robas una carta
   *[no] Intercambiar con { $target }: { $card }; el cuartel está vacío
}
infiltraitors-describe-exchange-from = { $draws ->
    [yes] Intercambiar con { $target }, de la mano de { $owner }: { $card }; robas
   *[no] Intercambiar con { $target }, de la mano de { $owner }: { $card }; el cuartel está vacío
}
infiltraitors-describe-exchange-middle = { $draws ->
    [yes] Intercambiar con { $target }, del centro: { $card }; robas una carta
   *[no] Intercambiar con { $target }, del centro: { $card }; el cuartel está vacío
}
infiltraitors-describe-wait = { $count ->
    [0] Esperar sin robar
    [one] Esperar y robar { $count }
   *[other] Esperar y robar { $count }
}
# $count: the number named; $there: how many cards HQ really has left.
infiltraitors-describe-wait-short = Esperar: descartar la carta superior del cuartel, pedir { $count }, robar lo que queda ({ $there })
infiltraitors-describe-eliminate = { $miss ->
    [mission] Disparar al sospechoso de { $target }: { $card }; si fallas, se pierde la misión
   *[bullet] Disparar al sospechoso de { $target }: { $card }
}
infiltraitors-describe-take-reward = { $to ->
    [pool] A la reserva: { $card }
   *[hand] Tomar de los descartes: { $card }
}
infiltraitors-describe-take-face-down-reward = { $to ->
    [pool] A la reserva: una boca abajo (de { $count })
   *[hand] Tomar un descarte boca abajo (de { $count })
}
infiltraitors-describe-decline-reward = No tomar ninguna carta
infiltraitors-describe-discard = { $face ->
    [down] Descartar boca abajo: { $card }
   *[up] Descartar: { $card }
}
infiltraitors-describe-discard-unseen = Descartar la carta { $place } de tu mano, sin verla
infiltraitors-describe-leave = { $ends ->
    [too-many] Retirarte y perder la misión: quedaría más de un agente
    [alone] Retirarte y perder la misión: el último agente no llegaría a todos los sospechosos
   *[not] { $count ->
        [0] Retirarte: ves a la persona clave, sin carta para darle una pista
        [one] Retirarte: ves a la persona clave, le dejas { $count } pista y descartas tu mano
       *[other] Retirarte: ves a la persona clave, le dejas { $count } pistas y descartas tu mano
    }
}
infiltraitors-describe-stay = { $ends ->
    [at-once] Seguir y perder la misión: quedaría más de un agente
   *[not] Seguir en la misión
}
infiltraitors-describe-give-key-clue = { $turned ->
    [upright] Pista a la persona clave: { $card }, coincide (en vertical)
    [sideways] Pista a la persona clave: { $card }, no coincide (en horizontal)
   *[unknown] Pista a la persona clave: { $card }
}
infiltraitors-describe-eliminate-key-person = { $miss ->
    [mission] Disparar a la persona clave: { $card }; si fallas, se pierde la misión
   *[bullet] Disparar a la persona clave: { $card }
}

## What happened

infiltraitors-tell-captured = { $hq ->
    [discarded] { $seat } captura al sospechoso { $number }; la carta superior del cuartel se descarta boca abajo.
    [kept] { $seat } captura al sospechoso { $number } y le añade la carta superior del cuartel.
   *[nothing] { $seat } captura al sospechoso { $number }.
}
infiltraitors-tell-captured-known = { $seat } captura al sospechoso { $number }: { $card }.
infiltraitors-tell-captured-two = { $seat } captura al sospechoso { $number }: { $card }, con el color de { $second }.
infiltraitors-tell-clue = { $turned ->
    [upright] { $seat } da una pista: { $card } va en vertical, coincide.
   *[sideways] { $seat } da una pista: { $card } va en horizontal, no coincide.
}
infiltraitors-tell-clue-from = { $turned ->
    [upright] { $seat } da una pista de la mano de { $owner }: { $card } va en vertical, coincide.
   *[sideways] { $seat } da una pista de la mano de { $owner }: { $card } va en horizontal, no coincide.
}
infiltraitors-tell-exchanged = { $turned ->
    [upright] { $seat } juega { $card } sobre el sospechoso de { $target }: en vertical, coincide.
   *[sideways] { $seat } juega { $card } sobre el sospechoso de { $target }: en horizontal, no coincide.
}
infiltraitors-tell-waited = { $count ->
    [0] { $seat } espera y no roba nada.
    [one] { $seat } espera para robar { $count } carta.
   *[other] { $seat } espera para robar { $count } cartas.
}
infiltraitors-tell-drawn = { $count ->
    [one] { $seat } roba { $count } carta.
   *[other] { $seat } roba { $count } cartas.
}
infiltraitors-tell-drawn-known = { $count ->
    [one] { $seat } roba { $count } carta: { $cards }.
   *[other] { $seat } roba { $count } cartas: { $cards }.
}
infiltraitors-tell-missed = { $seat } dispara al sospechoso de { $target }: { $card }, fallo. Balas que quedan: { $bullets }.
infiltraitors-tell-missed-key = { $seat } dispara a la persona clave: { $card }, fallo. Balas que quedan: { $bullets }.
infiltraitors-tell-eliminated = { $left ->
    [0] { $seat } elimina al sospechoso de { $target }: { $card }. Era el último.
    [one] { $seat } elimina al sospechoso de { $target }: { $card }. Queda { $left }.
   *[other] { $seat } elimina al sospechoso de { $target }: { $card }. Quedan { $left }.
}
infiltraitors-tell-eliminated-key = { $left ->
    [0] { $seat } elimina a la persona clave: { $card }. No queda nadie más.
    [one] { $seat } elimina a la persona clave: { $card }. Queda { $left } sospechoso.
   *[other] { $seat } elimina a la persona clave: { $card }. Quedan { $left } sospechosos.
}
infiltraitors-tell-reward = { $to ->
    [pool] { $face ->
        [down] { $seat } destapa un descarte para la reserva: { $card }.
       *[up] { $seat } pasa un descarte a la reserva: { $card }.
    }
   *[hand] { $face ->
        [down] { $seat } toma como recompensa un descarte boca abajo: { $card }.
       *[up] { $seat } toma como recompensa un descarte: { $card }.
    }
}
infiltraitors-tell-reward-hidden = { $seat } toma como recompensa un descarte boca abajo.
infiltraitors-tell-reward-declined = { $seat } no toma recompensa.
infiltraitors-tell-surplus = { $seat } descarta boca abajo una carta que sobra.
infiltraitors-tell-surplus-known = { $face ->
    [down] { $seat } descarta boca abajo lo que sobra: { $card }.
   *[up] { $seat } descarta lo que sobra: { $card }.
}
infiltraitors-tell-all-discarded = { $count ->
    [one] El último asalto: las manos y el cuartel, { $count } carta, se descartan boca arriba.
   *[other] El último asalto: las manos y el cuartel, { $count } cartas, se descartan boca arriba.
}
infiltraitors-tell-pool-dealt = { $count ->
    [one] Se reparte la reserva, { $count } carta.
   *[other] Se reparte la reserva, { $count } cartas.
}
infiltraitors-tell-pool-dealt-known = { $count ->
    [0] Se reparte la reserva; no te llega ninguna carta.
    [one] Se reparte la reserva. Recibes { $count } carta: { $cards }.
   *[other] Se reparte la reserva. Recibes { $count } cartas: { $cards }.
}
infiltraitors-tell-stayed = { $seat } sigue en la misión.
infiltraitors-tell-key-person-seen = { $seat } mira a la persona clave y está a punto de retirarse.
infiltraitors-tell-key-person-seen-known = { $seat } mira a la persona clave: { $card }.
infiltraitors-tell-key-clue = { $turned ->
    [upright] { $origin ->
        [hand] { $seat } deja una pista sobre la persona clave: { $card } va en vertical, coincide.
       *[discards] { $seat } deja una pista de los descartes sobre la persona clave: { $card } va en vertical, coincide.
    }
   *[sideways] { $origin ->
        [hand] { $seat } deja una pista sobre la persona clave: { $card } va en horizontal, no coincide.
       *[discards] { $seat } deja una pista de los descartes sobre la persona clave: { $card } va en horizontal, no coincide.
    }
}
infiltraitors-tell-left = { $seat } se retira de la misión y descarta { $cards }.
infiltraitors-tell-left-empty = { $seat } se retira de la misión.
infiltraitors-tell-turn = Turno { $number }: { $seat }.

## Why a move is not allowed

infiltraitors-error-over = Esta misión ha terminado.
infiltraitors-error-not-now = Ahora se decide otra cosa.
infiltraitors-error-not-your-turn = No te toca.
infiltraitors-error-no-suspect-in-the-middle = Ya no queda ningún sospechoso en el centro.
infiltraitors-error-one-suspect-each = Ya tienes un sospechoso, y nadie tiene dos.
infiltraitors-error-shooter-holds-none = En esta misión disparas tú, así que no tienes sospechoso.
infiltraitors-error-no-suspect-of-yours = No tienes ningún sospechoso.
infiltraitors-error-no-suspect-there = Ahí no hay ningún sospechoso.
infiltraitors-error-your-own-suspect = Ese sospechoso es el tuyo; elige el de otro agente.
infiltraitors-error-not-in-hand = No puedes jugar ni descartar esa carta: { $card }.
infiltraitors-error-not-left = En esta misión solo intercambias con el agente que juega después de ti.
infiltraitors-error-not-right = En esta misión solo disparas al sospechoso del agente que juega antes de ti.
infiltraitors-error-not-the-shooter = En esta misión dispara otro agente.
infiltraitors-error-not-lowest = Hay que disparar por orden de número; aún queda uno más bajo.
infiltraitors-error-not-balanced = Ese sospechoso necesita tantas pistas en vertical como en horizontal, y al menos 4.
infiltraitors-error-no-such-suspect = Ningún sospechoso de esta misión puede ser: { $card }.
infiltraitors-error-hq-empty = El cuartel está vacío, así que no se puede esperar.
infiltraitors-error-draw-three = Di un número de cartas del 0 al 3.
infiltraitors-error-not-in-discards = Esa carta no está a la vista entre los descartes: { $card }.
infiltraitors-error-none-face-down = No hay ningún descarte boca abajo.
infiltraitors-error-reward-must-be-taken = La reserva necesita una carta: elige uno de los descartes.
infiltraitors-error-discard-unseen = En esta misión se descarta sin ver, por el lugar en la mano.
infiltraitors-error-discard-seen = Ves tu mano: di qué carta descartas.
infiltraitors-error-no-such-place = Tu mano no tiene carta en ese lugar.
infiltraitors-error-not-in-hand-or-discards = Esa carta no está en tu mano ni a la vista entre los descartes: { $card }.

## How a mission ended

infiltraitors-reason-won = { $bullets ->
    [0] Misión cumplida, con la última bala.
    [one] Misión cumplida, y sobra { $bullets } bala.
   *[other] Misión cumplida, y sobran { $bullets } balas.
}
infiltraitors-reason-bullets = { $bullets ->
    [0] Misión fallida: no quedan balas. Sospechosos por eliminar: { $suspects }.
    [one] Misión fallida: { $bullets } bala no basta. Sospechosos por eliminar: { $suspects }.
   *[other] Misión fallida: { $bullets } balas no bastan. Sospechosos por eliminar: { $suspects }.
}
infiltraitors-reason-stuck = Misión fallida: { $seat } ya no puede hacer nada.
infiltraitors-reason-time = { $minutes ->
    [one] Misión fallida: ha pasado { $minutes } minuto.
   *[other] Misión fallida: han pasado { $minutes } minutos.
}
infiltraitors-reason-turns = { $turns ->
    [one] Misión fallida: se ha gastado { $turns } turno.
   *[other] Misión fallida: se han gastado { $turns } turnos.
}
infiltraitors-reason-too-many = Misión fallida: quedan demasiados agentes, y ya no hay forma de que se retiren.
infiltraitors-reason-alone = Misión fallida: { $seat } no tiene a nadie más, y a los sospechosos que quedan ya no les puede disparar nadie.

## Campaign

infiltraitors-campaign-won = Expediente secreto: { $won } de { $missions } misiones cumplidas.
infiltraitors-campaign-training = E{ $number }
infiltraitors-campaign-number = { $number }
infiltraitors-campaign-note-won = { $bullets ->
    [one] 1 bala
   *[other] { $bullets } balas
}
infiltraitors-campaign-note-tried = { $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
}
infiltraitors-campaign-sealed = { $count ->
    [one] 1 misión sigue sellada.
   *[other] { $count } misiones siguen selladas.
}
infiltraitors-campaign-mission-new = { $mission } – abierta, aún sin intentar
infiltraitors-campaign-mission-lost = { $tries ->
    [one] { $mission } – { $tries } intento, aún sin cumplir
   *[other] { $mission } – { $tries } intentos, aún sin cumplir
}
infiltraitors-campaign-mission-won = { $tries ->
    [one] { $mission } – cumplida en { $tries } intento; máximo de balas sobrantes: { $bullets }
   *[other] { $mission } – cumplida, { $tries } intentos; máximo de balas sobrantes: { $bullets }
}

## How to play

infiltraitors-guide-aim = Averigua en equipo el color y el número de cada sospechoso, y dispárale antes de que se acaben las balas o las cartas. El equipo gana o pierde en conjunto. Habla solo de lo que está a la vista: ni una palabra ni una insinuación sobre tu mano o tu sospechoso. Las pizarras de pistas se pueden marcar en común.
infiltraitors-guide-turn = Una acción por turno:
    - **Capturar** a un sospechoso que solo ves tú.
    - **Dar una pista**: juega una carta sobre tu propio sospechoso.
    - **Intercambiar**: juega una sobre el sospechoso de otro agente y luego roba una.
    - **Esperar** para robar hasta tres cartas.
    - **Disparar** al sospechoso de otro agente: color y número.
    Se roba del cuartel general, el mazo. Una pista va en vertical si coincide con el sospechoso: mismo color, mismo número, o un número divide al otro. Si no, va en horizontal.
infiltraitors-guide-end = La misión se pierde con menos balas que sospechosos por eliminar, o si un agente empieza su turno y no puede hacer nada.

# What the coach says of a decision, and in a hint.

infiltraitors-coach-known = Aún posible: { $suspects }
infiltraitors-coach-fits = { $count ->
    [1] { $who } solo { $card }
   *[other] { $who } { $count }
}
infiltraitors-coach-fits-key = { $count ->
    [1] persona clave solo { $card }
   *[other] persona clave { $count }
}
infiltraitors-coach-only = No encaja nada más.
infiltraitors-coach-risk = Probabilidad de acierto: { $percent } %.
infiltraitors-coach-clue = De { $fits } cartas posibles deberían quedar unas { $left }.
infiltraitors-coach-capture = Solo un sospechoso capturado recibe pistas.
infiltraitors-coach-wait = Ninguna carta de la mano ayuda bastante ahora.
infiltraitors-coach-discard = Es la carta que menos puede decir.
infiltraitors-coach-reward = Es la carta que más puede decir.
