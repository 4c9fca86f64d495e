## Agents: T.H.E. Plan

the-plan-name = Agentes: E.L. Plan
the-plan-pitch = Un plan robado está en uno de cuatro maletines. Sigue a los sospechosos, lee sus documentos, roba llaves y esquiva el foco. Gana quien nombre primero al ladrón.

the-plan-option-last-player = Si solo queda un jugador
the-plan-option-last-player-help = Qué pasa cuando las acusaciones falsas han dejado fuera a todos los demás.
the-plan-option-last-player-wins = Gana al instante
the-plan-option-last-player-solves = Tiene que resolverlo

## Names

the-plan-seat = { $colour ->
    [red] Rojo
    [green] Verde
    [yellow] Amarillo
   *[blue] Azul
}
the-plan-suspect-v = V
the-plan-suspect-x = X
the-plan-suspect-y = Y
the-plan-suspect-z = Z
the-plan-hideout = { $hideout }
# Half of a hideout, as a file shows it.
the-plan-half-upper = { $hideout } parte superior
the-plan-half-lower = { $hideout } parte inferior

the-plan-action-move-agent = mover su agente
the-plan-action-move-suspect = mover un sospechoso
the-plan-action-tram = tomar el tranvía
the-plan-action-move-all = mover todos los sospechosos
the-plan-action-searchlight = girar el foco
the-plan-action-check = inspeccionar unos documentos
the-plan-action-move-agent-short = agente
the-plan-action-move-suspect-short = sospechoso
the-plan-action-tram-short = tranvía
the-plan-action-move-all-short = todos los sospechosos
the-plan-action-searchlight-short = foco
the-plan-action-check-short = documentos
the-plan-card = { $count ->
    [one] la carta { $one }
   *[other] la carta { $one } o { $two }
}

the-plan-bonus-move-agent = mover el agente
the-plan-bonus-tram = tomar el tranvía
the-plan-bonus-searchlight = girar el foco
the-plan-bonus-key = una llave de la reserva

## The note sheets

the-plan-sheet-head = { $hideout }{ $part ->
    [upper] { " " }sup
   *[lower] { " " }inf
}
the-plan-sheet-files = Documentos que ha leído { $who }
the-plan-sheet-briefcases = Maletines que ha visto { $who }
the-plan-sheet-plan = E.L. Plan

## What a player is asked

the-plan-prompt-action = Tirada: { $roll }. Elige una acción.
the-plan-prompt-do-move-agent = ¿Adónde va tu agente? Exactamente { $roll ->
    [one] { $roll } casilla
   *[other] { $roll } casillas
}.
the-plan-prompt-do-move-agent-stuck = Tu agente no tiene ningún camino de exactamente { $roll ->
    [one] { $roll } casilla
   *[other] { $roll } casillas
}.
the-plan-prompt-do-tram = ¿Adónde? Exactamente { $roll ->
    [one] { $roll } paso, en tranvía.
   *[other] { $roll } pasos, al menos uno en tranvía.
}
the-plan-prompt-do-tram-stuck = No hay tranvía a tu alcance: { $roll ->
    [one] { $roll } paso no basta.
   *[other] ningún camino de exactamente { $roll } pasos pasa por las vías.
}
the-plan-prompt-do-move-suspect = ¿Qué sospechoso va adónde? Exactamente { $roll ->
    [one] { $roll } casilla
   *[other] { $roll } casillas
}.
the-plan-prompt-do-move-all = Mueve los cuatro sospechosos: 4, 3, 2 y 1 casillas.
the-plan-prompt-do-searchlight = Gira el foco un segmento. ¿Hacia dónde?
the-plan-prompt-do-check = ¿Los documentos de quién inspeccionas?
the-plan-prompt-suspects = Distancias que faltan: { $counts }. ¿Quién va ahora?
the-plan-prompt-light = El foco ilumina { $hideout }. ¿Para qué lo usas?
the-plan-prompt-key = Pasas por las llaves de { $circle }. ¿Tomas una?
the-plan-prompt-battle = Te cruzas con { $opponent }, que tiene una llave. ¿La disputas? { the-plan-stake-battle }
the-plan-prompt-steal = Has vencido a { $opponent }. ¿Qué llave te llevas?
the-plan-prompt-checks = { $count ->
    [one] Por tu encuentro puedes inspeccionar { $count } carta de documentos.
   *[other] Por tus encuentros puedes hacer { $count } inspecciones, una por una.
}

## Moves, in one line

the-plan-effect-meets = encuentro con { $suspects }
the-plan-effect-keys = { $count ->
    [one] una llave
   *[other] { $count } llaves
}
the-plan-effect-battle = batalla con { $opponents }
the-plan-describe-choose-move-agent = Mover tu agente { $roll } ({ $card })
the-plan-describe-choose-move-suspect = Mover un sospechoso { $roll } ({ $card })
the-plan-describe-choose-tram = Tomar el tranvía, { $roll ->
    [one] { $roll } paso
   *[other] { $roll } pasos
} ({ $card })
the-plan-describe-choose-move-all = Mover todos los sospechosos 4, 3, 2 y 1 ({ $card })
the-plan-describe-choose-searchlight = Girar el foco ({ $card })
the-plan-describe-choose-check = Inspeccionar unos documentos ({ $card })
the-plan-describe-move-agent = A { $end }: { $way }
the-plan-describe-move-agent-with = A { $end }: { $way } · { $effects }
the-plan-describe-enter-hideout = Entrar en { $hideout } y acusar: el Plan está ahí, el propietario es { $owner } ({ $way })
the-plan-describe-stay-put = Quedarte donde estás
the-plan-describe-move-suspect = { $suspect } a { $end }: { $way }
the-plan-describe-move-suspect-met = { $suspect } a { $end }: { $way } · encuentro contigo
the-plan-describe-skip-suspect = { $suspect } no puede moverse { $count }: se salta
the-plan-describe-turn-searchlight = Girar el foco a { $hideout }
the-plan-describe-look-into-briefcase = Mirar en el maletín de { $hideout }
the-plan-describe-show-key = { $opponent } pone boca arriba { $count ->
    [0] una llave
    [one] la llave { $keys }
   *[other] una de las llaves { $keys }
}
the-plan-describe-leave-light = No usar el foco
the-plan-describe-take-key = { $count ->
    [0] Tomar una llave
    [one] Tomar la llave { $keys }
   *[other] Tomar una de las llaves { $keys }
}
the-plan-describe-leave-key = Dejar las llaves
the-plan-describe-battle = Disputar a { $opponent } { $count ->
    [0] una llave
    [one] la llave { $keys }
   *[other] una de las llaves { $keys }
}
the-plan-describe-avoid-battle = Pasar en paz junto a { $opponent }
the-plan-describe-steal-key = Llave { $key }
the-plan-describe-steal-hidden-key = { $count ->
    [0] Una llave boca abajo
    [one] La llave { $keys }, que está boca abajo
   *[other] Una de las llaves { $keys }, que están boca abajo
}
the-plan-describe-check-file = Inspeccionar los documentos de { $suspect }
the-plan-describe-decline-checks = Ninguna inspección más

## What is at stake

the-plan-stake-battle = Una tirada cada uno: la más alta gana una llave. Un empate o una tirada menor no cambia nada.
the-plan-stake-out = Si algo es falso, quedas fuera.
the-plan-stake-last-wins = Si algo es falso, quedas fuera y gana { $who }.
the-plan-stake-last-solves = Si algo es falso, quedas fuera y { $who } sigue a solas.
the-plan-stake-nobody = Si algo es falso, quedas fuera y no gana nadie.
the-plan-doubt-decoy = Has visto un señuelo en { $hideout }.
the-plan-doubt-elsewhere = Según lo que has visto, el Plan está en { $hideout }.
the-plan-doubt-owns = Según lo que has visto, { $suspect } es propietario de { $hideout }.
the-plan-doubt-owned = Según lo que has visto, { $hideout } es de { $suspect }.
the-plan-doubt-claimed = Alguien ya hizo esta misma acusación, y era falsa.
the-plan-doubt-else = No encaja con lo que has visto ni con las acusaciones falsas.

## What happened

the-plan-tell-action-chosen = { $who } va a { $action }.
the-plan-tell-action-played = { $who } juega una carta: { $action }.
the-plan-tell-agent-moved = { $who } va { $rides ->
    [yes] { $way } (≈ en tranvía)
   *[no] { $way }
}.
the-plan-tell-agent-moved-met = { $who } va { $rides ->
    [yes] { $way } (≈ en tranvía)
   *[no] { $way }
} y se encuentra con { $suspects }.
the-plan-tell-agent-stayed = { $who } no tiene adónde ir y se queda.
the-plan-tell-suspect-moved = { $who } mueve a { $suspect }: { $way }.
the-plan-tell-suspect-moved-met = { $who } mueve a { $suspect }: { $way }. Hay encuentro.
the-plan-tell-suspect-stayed = { $suspect } no puede moverse { $count }, así que { $who } lo salta.
the-plan-tell-searchlight-turned = { $who } gira el foco a { $hideout }.
the-plan-tell-briefcase-seen = { $who } mira en el maletín de { $hideout }.
the-plan-tell-briefcase-seen-plan = { $who } mira en el maletín de { $hideout }: ¡E.L. Plan!
the-plan-tell-briefcase-seen-decoy = { $who } mira en el maletín de { $hideout }: un señuelo.
the-plan-tell-key-shown = { $who } obliga a { $opponent } a poner una llave boca arriba: { $key }.
the-plan-tell-light-left = { $who } no usa el foco.
the-plan-tell-key-taken = { $who } toma una llave de la reserva.
the-plan-tell-key-taken-known = { $who } toma una llave de la reserva: { $key }.
the-plan-tell-key-left = { $who } deja las llaves.
the-plan-tell-battle-won = { $who } disputa una llave a { $opponent }, { $own } contra { $theirs }, y gana.
the-plan-tell-battle-lost = { $who } disputa una llave a { $opponent }, { $own } contra { $theirs }, y pierde.
the-plan-tell-battle-tied = { $who } disputa una llave a { $opponent }, { $own } contra { $theirs }: empate.
the-plan-tell-battle-avoided = { $who } pasa en paz junto a { $opponent }.
the-plan-tell-key-stolen = { $who } se lleva una llave de { $opponent }.
the-plan-tell-key-stolen-known = { $who } se lleva una llave de { $opponent }: { $key }.
the-plan-tell-file-checked = { $who } inspecciona los documentos de { $suspect }.
the-plan-tell-file-checked-known = { $who } inspecciona los documentos de { $suspect }: { $half }.
the-plan-tell-bonus-met = { $who } encuentra una carta extra en los documentos de { $suspect }: { $bonus }.
the-plan-tell-bonus-met-roll = { $who } encuentra una carta extra en los documentos de { $suspect }: { $bonus }, tirada { $roll }.
the-plan-tell-checks-declined = { $count ->
    [one] { $who } renuncia a una inspección.
   *[other] { $who } renuncia a { $count } inspecciones.
}
the-plan-tell-claim-announced = { $who } anuncia una acusación: E.L. Plan está en { $hideout }, el escondite de { $owner }.
the-plan-tell-claim-right = { $who } entra en { $hideout } y nombra a { $owner }: ¡todo acertado!
the-plan-tell-claim-wrong = { $who } entra en { $hideout } y nombra a { $owner }: falso. { $who } queda fuera.
the-plan-tell-claim-wrong-known = { $plan ->
    [yes] { $who } entra en { $hideout } y nombra a { $owner }: el Plan está ahí, pero el escondite de { $owner } es { $evidence }. { $who } queda fuera.
   *[no] { $who } entra en { $hideout } y nombra a { $owner }: un señuelo, y el escondite de { $owner } es { $evidence }. { $who } queda fuera.
}
the-plan-tell-left-alone = No queda nadie más y { $who } sigue a solas: con una acusación cierta gana, con una falsa no gana nadie.
the-plan-tell-turn-began = Turno { $number }: { $who } tira y saca { $roll }.

## Why a move is not allowed

the-plan-error-over = Esta partida ha terminado.
the-plan-error-not-now = Ahora se decide otra cosa.
the-plan-error-not-your-turn = No te toca hacer eso.
the-plan-error-not-on-card = Esa acción no está en esa carta.
the-plan-error-card-spent = Esa carta está gastada hasta que lo estén las cinco.
the-plan-error-chosen-already = Ya has elegido eso.
the-plan-error-choose-first = Elige antes una acción.
the-plan-error-other-action = Has elegido otra acción.
the-plan-error-no-such-way = Da los pasos exactos, no repitas casilla y acaba en una libre.
the-plan-error-must-move = Tu agente tiene camino, así que debe moverse.
the-plan-error-no-key = No tienes la llave de { $hideout }.
the-plan-error-lit = El foco está en { $hideout }: nadie puede entrar.
the-plan-error-can-move = { $suspect } puede moverse esa distancia.
the-plan-error-moved-already = { $suspect } ya se ha movido.
the-plan-error-other-count = Esa no es la distancia de este sospechoso.
the-plan-error-not-beside = El foco solo gira un segmento.
the-plan-error-not-in-light = Ningún jugador de ese color tiene bajo el foco una llave boca abajo.
the-plan-error-not-passing = Ahora no te cruzas con ese jugador.
the-plan-error-no-such-key = Ese jugador no tiene esa llave.
the-plan-error-not-met = No te quedan inspecciones para los documentos de { $suspect }.

## How a game ended

the-plan-reason-plan = { $who } se lleva E.L. Plan de { $hideout }, el escondite de { $owner }.
the-plan-reason-last = No queda nadie más y gana { $who }. E.L. Plan estaba en { $hideout }, el escondite de { $owner }.
the-plan-reason-nobody = No queda nadie, no gana nadie. E.L. Plan estaba en { $hideout }, el escondite de { $owner }.

## How to play

the-plan-guide-aim = Uno de los cuatro escondites guarda E.L. Plan en su maletín, y uno de los sospechosos es su propietario. Averigua cuál y de quién, consigue su llave y entra.
the-plan-guide-turn = Lanza el dado. Elige una de tus cartas de acción listas: mueve tu agente o los sospechosos, toma el tranvía, gira el foco o inspecciona unos documentos. Si tu agente y un sospechoso se cruzan en tu turno, puedes inspeccionar sus documentos: la carta superior la ves solo tú.
the-plan-guide-end = Las dos partes de un escondite en los mismos documentos delatan a su propietario. El foco te deja mirar en los maletines. Entra en el escondite con su llave y nombra al propietario: si aciertas, ganas; si no, quedas fuera.

# What the coach says of a decision, and in a hint.

the-plan-coach-known = Respuestas que encajan: { $answers }. Escondites donde puede estar el Plan: { $places }.
the-plan-coach-sure = Solo encaja una respuesta: { $hideout }, { $owner }.
the-plan-coach-action = Luego: { $move }
the-plan-coach-claim = No encaja ninguna otra respuesta.
the-plan-coach-file = Muestra documentos que aún no están claros.
the-plan-coach-key = Puede traer una llave que necesitas.
the-plan-coach-near = Te acerca a donde quieres estar.
the-plan-coach-look = Probabilidad de que el Plan esté en { $hideout }: { $percent } %.
