## Agent Avenue

agent-avenue-name = Agent Avenue
agent-avenue-pitch = Dos espías se persiguen alrededor de una calle. Ofrece una carta boca arriba y otra boca abajo, y confía en que se lleven la que no deben.

agent-avenue-option-advanced = Mercado negro
agent-avenue-option-advanced-help = Cuatro casillas de la calle dan cartas especiales.
agent-avenue-option-start = Quién empieza
agent-avenue-option-start-help = Qué bando juega el primer par. En la revancha empieza el bando que perdió.
agent-avenue-option-start-chance = Decide el azar
agent-avenue-option-start-green = Verde
agent-avenue-option-start-blue = Azul
agent-avenue-briefing-teams = { $seats ->
    [3] Por equipos: A y C llevan Verde en pareja, B lleva Azul a solas.
   *[4] Por equipos: A y C llevan Verde en pareja, B y D llevan Azul.
}

agent-avenue-side-green = Verde
agent-avenue-side-blue = Azul

## The agents

agent-avenue-agent-double-agent = Agente doble
agent-avenue-agent-enforcer = Ejecutora
agent-avenue-agent-codebreaker = Criptógrafa
agent-avenue-agent-saboteur = Saboteador
agent-avenue-agent-daredevil = Temerario
agent-avenue-agent-sentinel = Centinela
agent-avenue-agent-sidekick = Compinche
agent-avenue-agent-mole = Topo

agent-avenue-agent-double-agent-effect = −1, la segunda +6, las siguientes −1
agent-avenue-agent-enforcer-effect = +1, la segunda +2, las siguientes +3
agent-avenue-agent-codebreaker-effect = No mueve a nadie; tres en juego ganan
agent-avenue-agent-saboteur-effect = −1, el segundo −1, los siguientes −2
agent-avenue-agent-daredevil-effect = +2, el segundo +3; tres en juego pierden
agent-avenue-agent-sentinel-effect = 0, el segundo +2, los siguientes +6
agent-avenue-agent-sidekick-effect = +4; solo hay uno
agent-avenue-agent-mole-effect = −3; solo hay uno

agent-avenue-card-face-up = la carta boca arriba
agent-avenue-card-face-down = la carta boca abajo

## The black market

agent-avenue-market-distraction-device = Dispositivo de distracción
agent-avenue-market-distraction-device-effect = Tus Saboteadores te hacen avanzar
agent-avenue-market-supercomputer = Supercomputadora
agent-avenue-market-supercomputer-effect = Tus Criptógrafas te hacen avanzar 3
agent-avenue-market-watchtower = Torre de vigilancia
agent-avenue-market-watchtower-effect = Tus Ejecutoras te mueven 2 más
agent-avenue-market-sinister-twin = Gemelo siniestro
agent-avenue-market-sinister-twin-effect = Tus Agentes dobles te mueven el doble
agent-avenue-market-getaway-car = Coche de huida
agent-avenue-market-getaway-car-effect = Si caes justo en una casa (la tuya o la rival), avanza 3 más
agent-avenue-market-leader-of-the-pack = Líder de la manada
agent-avenue-market-leader-of-the-pack-effect = Tres Temerarios tuyos ganan
agent-avenue-market-masterplan = Plan maestro
agent-avenue-market-masterplan-effect = Siete agentes distintos en juego ganan
agent-avenue-market-security-system = Sistema de seguridad
agent-avenue-market-security-system-effect = Ganas si el peón rival está en tu casa al final de un turno
agent-avenue-market-surveillance-truck = Furgoneta de vigilancia
agent-avenue-market-surveillance-truck-effect = Avanza 1 ahora
agent-avenue-market-smoke-screen = Cortina de humo
agent-avenue-market-smoke-screen-effect = Recluta ahora la carta superior del mazo
agent-avenue-market-outpost = Puesto de avanzada
agent-avenue-market-outpost-effect = Recluta ahora un Centinela de tu mano
agent-avenue-market-secret-recruit = Recluta secreto
agent-avenue-market-secret-recruit-effect = Recluta de tu mano un agente que tu bando no tenga en juego
agent-avenue-market-double-trouble = Doble problema
agent-avenue-market-double-trouble-effect = Muestra dos agentes iguales y recluta uno
agent-avenue-market-spycation = Vacaciones de espía
agent-avenue-market-spycation-effect = Recupera uno de tus agentes; puedes reclutarlo otra vez ahora
agent-avenue-market-mind-control = Control mental
agent-avenue-market-mind-control-effect = Llévate a la mano un agente rival

## What a player is asked

agent-avenue-prompt-play = Juega dos cartas de distinto nombre: la primera boca arriba, la segunda boca abajo.
agent-avenue-prompt-lay-first = Uno de la pareja juega una carta boca arriba. Después, el otro juega una boca abajo.
agent-avenue-prompt-lay-second = Boca arriba: { $agent }. Juega boca abajo una carta de otro nombre.
agent-avenue-prompt-recruit = Boca arriba: { $agent }. Toma esa o la que no ves. El otro bando se queda con la otra.
agent-avenue-prompt-recruit-team = Boca arriba: { $agent }. ¿Qué carta toma el equipo? Se toma cuando la pareja elige lo mismo.
agent-avenue-prompt-market = Tu peón está en el mercado negro. Toma una de sus cartas.
agent-avenue-prompt-market-team = Tu peón está en el mercado negro. ¿Quién toma qué carta? Uno propone, el otro confirma.
agent-avenue-prompt-secret-recruit = Recluta secreto: recluta de tu mano un agente que tu bando no tenga en juego.
agent-avenue-prompt-double-trouble = Doble problema: muestra dos agentes iguales, recluta uno y guarda el otro.
agent-avenue-prompt-spycation = Vacaciones de espía: devuelve a tu mano uno de los agentes de tu bando.
agent-avenue-prompt-spycation-again = De vuelta en tu mano: { $agent }. ¿Lo reclutas ahora o lo guardas?
agent-avenue-prompt-mind-control = Control mental: llévate a la mano un agente rival.

## Moves, in one line

agent-avenue-effect-spaces = { $spaces }
agent-avenue-effect-market = { $spaces } y carta
agent-avenue-effect-wins = victoria
agent-avenue-effect-loses = derrota
# The pair offered, then what each outcome does. $they_if_up: what they get if they take the card face up, as "+2" or "win".
agent-avenue-describe-play-pair = { $up } arriba, { $down } abajo: rival { $they_if_up }, tú { $you_if_up }; o rival { $they_if_down }, tú { $you_if_down }
agent-avenue-describe-set-aside = Apartar y robar otra: { $agent }
# $you: how far this card moves you if you take it; $they: how far it moves them.
agent-avenue-describe-lay-face-up = Boca arriba: { $agent } (para ti { $you }, para el rival { $they })
agent-avenue-describe-lay-face-down = Boca abajo: { $agent } (para ti { $you }, para el rival { $they })
agent-avenue-describe-recruit-face-up = Tomar la carta boca arriba: { $agent } (tú { $effect })
agent-avenue-describe-recruit-face-down = Tomar la carta boca abajo; el rival recibe: { $agent } (rival { $effect })
agent-avenue-describe-recruit-nothing = Nada que reclutar
agent-avenue-describe-take-market-card = { $card }: { $effect }
agent-avenue-describe-propose-market-card = Proponer: { $card } para { $taker }
agent-avenue-describe-confirm-market-card = Aceptar: { $card } para { $taker }
agent-avenue-describe-recruit-from-hand = Reclutar de tu mano: { $agent } (tú { $effect })
agent-avenue-describe-reveal-two = Mostrar dos y reclutar uno: { $agent } (tú { $effect })
agent-avenue-describe-take-back = Devolver a tu mano: { $agent }
agent-avenue-describe-recruit-again = Reclutar ahora: { $agent } (tú { $effect })
agent-avenue-describe-keep-taken = Guardar en tu mano: { $agent }
agent-avenue-describe-control-mind = Quitarle al rival, para tu mano: { $agent }

## What happened

agent-avenue-tell-pair-played = { $seat } ofrece { $up } y una carta boca abajo.
agent-avenue-tell-pair-played-known = { $seat } ofrece { $up } y, boca abajo, { $down }.
agent-avenue-tell-laid-face-up-known = { $seat } juega boca arriba: { $agent }.
agent-avenue-tell-laid-face-down = { $seat } juega una carta boca abajo.
agent-avenue-tell-laid-face-down-known = { $seat } juega boca abajo: { $agent }.
agent-avenue-tell-set-aside = { $seat } aparta una carta y roba otra.
agent-avenue-tell-set-aside-known = { $seat } aparta: { $agent }. Roba a cambio: { $drawn }.
agent-avenue-tell-drawn = { $count ->
    [one] { $seat } roba una carta: { $agents }.
   *[other] { $seat } roba { $count } cartas: { $agents }.
}
agent-avenue-tell-picked = { $which ->
    [face_up] { $seat } tomaría la carta boca arriba.
   *[face_down] { $seat } tomaría la carta boca abajo.
}
agent-avenue-tell-recruited = { $side ->
    [green] { $direction ->
        [forward] { $count ->
            [one] Verde recluta { $agent } ({ $source }) y avanza { $count } casilla.
           *[other] Verde recluta { $agent } ({ $source }) y avanza { $count } casillas.
        }
        [back] { $count ->
            [one] Verde recluta { $agent } ({ $source }) y retrocede { $count } casilla.
           *[other] Verde recluta { $agent } ({ $source }) y retrocede { $count } casillas.
        }
       *[still] Verde recluta { $agent } ({ $source }) y no se mueve.
    }
   *[blue] { $direction ->
        [forward] { $count ->
            [one] Azul recluta { $agent } ({ $source }) y avanza { $count } casilla.
           *[other] Azul recluta { $agent } ({ $source }) y avanza { $count } casillas.
        }
        [back] { $count ->
            [one] Azul recluta { $agent } ({ $source }) y retrocede { $count } casilla.
           *[other] Azul recluta { $agent } ({ $source }) y retrocede { $count } casillas.
        }
       *[still] Azul recluta { $agent } ({ $source }) y no se mueve.
    }
}
agent-avenue-tell-pawn-moved = { $side ->
    [green] { $count ->
        [one] { $card }: Verde avanza { $count } casilla.
       *[other] { $card }: Verde avanza { $count } casillas.
    }
   *[blue] { $count ->
        [one] { $card }: Azul avanza { $count } casilla.
       *[other] { $card }: Azul avanza { $count } casillas.
    }
}
agent-avenue-tell-proposed = { $seat } propone: { $card } para { $taker }.
agent-avenue-tell-time-ran-out = { $side ->
    [green] { $how ->
        [pick] Se acabó el tiempo de Verde: vale la única elección hecha.
        [proposal] Se acabó el tiempo de Verde: vale la última propuesta.
       *[chance] Se acabó el tiempo de Verde sin acuerdo: decide el azar.
    }
   *[blue] { $how ->
        [pick] Se acabó el tiempo de Azul: vale la única elección hecha.
        [proposal] Se acabó el tiempo de Azul: vale la última propuesta.
       *[chance] Se acabó el tiempo de Azul sin acuerdo: decide el azar.
    }
}
agent-avenue-tell-market-card-taken = { $seat } toma una carta del mercado: { $card }.
agent-avenue-tell-market-reshuffled = { $count ->
    [one] Se acabó el mazo del mercado negro: { $count } descarte forma el nuevo.
   *[other] Se acabó el mazo del mercado negro: sus { $count } descartes se barajan y forman el nuevo.
}
agent-avenue-tell-ability-ignored = { $card } no sirve de nada a { $seat }.
agent-avenue-tell-pair-revealed = { $seat } muestra dos agentes iguales: { $agent }.
agent-avenue-tell-agent-taken = { $whose ->
    [own] { $seat } devuelve a su mano: { $agent }.
   *[theirs] { $seat } le quita al otro bando y se lleva a la mano: { $agent }.
}
agent-avenue-tell-taken-agent-kept = { $seat } guarda en su mano: { $agent }.
agent-avenue-tell-turn-began = { $side ->
    [green] Turno { $number }: juega Verde.
   *[blue] Turno { $number }: juega Azul.
}

## Why a move is not allowed

agent-avenue-error-over = Esta partida ha terminado.
agent-avenue-error-not-now = Ahora se decide otra cosa.
agent-avenue-error-not-your-turn = No te toca hacer eso.
agent-avenue-error-not-in-hand = No tienes esa carta: { $agent }.
agent-avenue-error-same-name = Juega dos cartas de distinto nombre, salvo que toda la mano tenga el mismo.
agent-avenue-error-no-set-aside-left = Ya has apartado todas las cartas que se permiten en una partida.
agent-avenue-error-deck-empty = El mazo está vacío: no puedes apartar una carta para robar otra.
agent-avenue-error-not-in-supply = Esa carta no está boca arriba en el mercado negro.
agent-avenue-error-not-on-your-team = La carta es para ti o para tu pareja.
agent-avenue-error-confirm-instead = Tu pareja ha propuesto justo eso. Confírmalo.
agent-avenue-error-no-such-proposal = Tu pareja propone ahora otra cosa.
agent-avenue-error-not-in-play = Ese agente no está en juego ahí: { $agent }.
agent-avenue-error-already-in-play = Tu bando ya tiene en juego ese agente: { $agent }.
agent-avenue-error-no-pair = No tienes dos de ese nombre: { $agent }.

## How a game ended

agent-avenue-reason-catch = { $tie ->
    [yes] { $winner ->
        [green] Dos finales a la vez. Cuenta de quién era el turno: Azul queda atrapado.
       *[blue] Dos finales a la vez. Cuenta de quién era el turno: Verde queda atrapado.
    }
   *[no] { $winner ->
        [green] Azul queda atrapado.
       *[blue] Verde queda atrapado.
    }
}
agent-avenue-reason-codebreakers = { $tie ->
    [yes] Dos finales a la vez. Cuenta de quién era el turno: valen las tres Criptógrafas.
   *[no] Tres Criptógrafas deciden la partida.
}
agent-avenue-reason-daredevils = { $tie ->
    [yes] { $winner ->
        [green] Dos finales a la vez. Cuenta de quién era el turno: Azul tiene tres Temerarios.
       *[blue] Dos finales a la vez. Cuenta de quién era el turno: Verde tiene tres Temerarios.
    }
   *[no] { $winner ->
        [green] Tres Temerarios son la perdición de Azul.
       *[blue] Tres Temerarios son la perdición de Verde.
    }
}
agent-avenue-reason-leader = { $tie ->
    [yes] Dos finales a la vez. Cuenta de quién era el turno: tres Temerarios siguen a su Líder de la manada.
   *[no] Tres Temerarios siguen a su Líder de la manada.
}
agent-avenue-reason-masterplan = { $tie ->
    [yes] Dos finales a la vez. Cuenta de quién era el turno: el Plan maestro está completo.
   *[no] El Plan maestro está completo: siete agentes distintos.
}
agent-avenue-reason-security = { $tie ->
    [yes] { $winner ->
        [green] Dos finales a la vez. Cuenta de quién era el turno: Azul cae en el Sistema de seguridad rival.
       *[blue] Dos finales a la vez. Cuenta de quién era el turno: Verde cae en el Sistema de seguridad rival.
    }
   *[no] { $winner ->
        [green] Azul cae en el Sistema de seguridad rival.
       *[blue] Verde cae en el Sistema de seguridad rival.
    }
}
agent-avenue-reason-deck = { $needed ->
    [one] Se acabaron las cartas: al bando más cercano le faltaba { $needed } casilla para atrapar al otro.
   *[other] Se acabaron las cartas: al bando más cercano le faltaban { $needed } casillas para atrapar al otro.
}
agent-avenue-reason-deck-equal = Se acabaron las cartas y los dos peones están igual de cerca. Cuenta de quién era el turno.

## How to play

agent-avenue-guide-aim = Los dos peones corren en el mismo sentido por una calle de 14 casas. Atrapa al otro antes de que te atrape.
agent-avenue-guide-turn = Juega dos cartas de distinto nombre, una boca arriba y otra boca abajo. El otro bando toma una y tú te quedas con la otra. Cada carta mueve el peón del bando que la recluta. El número depende de cuántas de ese nombre tenga el bando en juego. Unas pocas veces por partida puedes apartar antes una carta y robar otra.
agent-avenue-guide-end = Alcanzar o adelantar al otro peón gana. También tres Criptógrafas; tres Temerarios pierden. Con dos finales a la vez, gana el bando al que le toca.
agent-avenue-guide-more = Cada carta mueve el peón del bando que la recluta. La distancia depende de cuántas de ese nombre tenga el bando en juego. Unas pocas veces por partida puedes apartar antes una carta y robar otra. Con dos finales a la vez, gana el bando al que le toca.
agent-avenue-guide-advanced = Con el mercado negro, el peón que cae justo en una de sus cuatro casillas toma una carta especial.
agent-avenue-guide-teams = En equipo se comparten peón y agentes, pero nunca se enseña la mano a la pareja.

## The rules, in our own words

agent-avenue-rule-AA-1 = Verde empieza en la casilla 0 y Azul en la 7, justo enfrente. Se barajan los 38 agentes y se reparten 4 por jugador. El azar elige quién empieza; en una revancha, el bando que perdió.
agent-avenue-rule-AA-2 = Con menos de 4 cartas en la mano, robas hasta tener 4. Tras jugar, robas cuando las dos cartas están en la mesa, antes de que el otro bando elija. Si el mazo no alcanza, recibes lo que quede. Una mano puede tener más de 4.
agent-avenue-rule-AA-3 = Un turno tiene tres pasos: jugar dos cartas, reclutarlas y comprobar si la partida termina.
agent-avenue-rule-AA-4 = Juega dos cartas de distinto nombre, una boca arriba y otra boca abajo. Dos del mismo nombre solo valen si toda tu mano tiene ese nombre.
agent-avenue-rule-AA-5 = Antes de jugar puedes apartar una carta boca abajo y robar otra, 4 veces por partida y cuantas quieras por turno, mientras dure el mazo. Las cartas apartadas siguen ocultas hasta el final.
agent-avenue-rule-AA-6 = El otro bando toma una de las dos cartas viendo solo una. El bando activo se queda con la otra.
agent-avenue-rule-AA-7 = Cuenta los agentes de ese nombre que tu bando tiene en juego, con el nuevo: el primer, segundo o tercer número de la carta hace avanzar o retroceder tu peón.
agent-avenue-rule-AA-8 = Los dos peones se mueven a la vez.
agent-avenue-rule-AA-9 = Atrapas al otro peón si, al final de un turno, lo has alcanzado o adelantado avanzando, o si ha retrocedido hasta ti o más atrás. Adelantarlo a mitad del turno no cuenta.
agent-avenue-rule-AA-10 = Tres Criptógrafas en juego ganan, tres Temerarios pierden. Al final de cada turno se comprueban los dos bandos, sea de quien sea el turno.
agent-avenue-rule-AA-11 = Nada se gana ni se pierde antes del final del turno, ni siquiera con una tercera Criptógrafa en la mesa.
agent-avenue-rule-AA-12 = Si a la vez ganan los dos bandos, pierden los dos o un mismo bando gana y pierde, gana el bando al que le toca.
agent-avenue-rule-AA-13 = Si el mazo está vacío y el siguiente jugador tiene menos de 2 cartas, la partida termina. Gana el bando más cerca de atrapar al otro; a igual distancia, el bando al que le toca.
agent-avenue-rule-AA-20 = Con el mercado negro se barajan sus 15 cartas; tres quedan boca arriba y son la oferta, las demás son su mazo.
agent-avenue-rule-AA-21 = El peón que acaba un movimiento justo en una casilla de mercado debe tomar al instante una carta de la oferta. Pasar por encima o quedarse en ella no cuenta.
agent-avenue-rule-AA-22 = La oferta se rellena antes de aplicar la carta tomada. Si se acaba el mazo del mercado, sus descartes se barajan y forman el nuevo.
agent-avenue-rule-AA-23 = Una carta de efecto inmediato se aplica y se descarta. Una de efecto permanente se queda ante tu bando el resto de la partida.
agent-avenue-rule-AA-24 = Una carta permanente no cambia el agente que acabas de reclutar. Vale desde el siguiente, entre en juego como entre.
agent-avenue-rule-AA-25 = Debes hacer lo que dice la carta si puedes. Si no puedes, no pasa nada, y todo el mundo lo ve. Solo Vacaciones de espía te deja elegir si reclutas. Una carta se completa antes que cualquier otra cosa.
agent-avenue-rule-AA-26 = Una carta que recluta también mueve el peón. Si el peón cae otra vez en una casilla de mercado, tomas otra carta. Entre medias, la carta usada se descarta y la mano se rellena.
agent-avenue-rule-AA-27 = Los dos peones se mueven antes de que nadie tome carta del mercado. Si los dos caen en casillas de mercado, toma y completa primero el bando activo y luego el otro.
agent-avenue-rule-AA-28 = Las cartas con un final propio cuentan desde el final del turno en que se toman.
agent-avenue-rule-AA-29 = Retirar un agente del juego no mueve ningún peón. Control mental puede incluso llevarse la Criptógrafa que habría ganado este turno.
agent-avenue-rule-AA-30 = Tras aplicar una carta, una mano de menos de 4 se rellena. Una de más de 4 se conserva y no roba hasta que vuelva a bajar de 4.
agent-avenue-rule-AA-31 = Primero va el número del agente, cambiado por Dispositivo de distracción o Gemelo siniestro, más Torre de vigilancia o Supercomputadora, en un solo movimiento. Si ese movimiento acaba en una casa, Coche de huida añade otro.
agent-avenue-rule-AA-32 = Para Coche de huida cuentan las dos casas; para Sistema de seguridad, solo la de tu color.
agent-avenue-rule-AA-40 = Con tres o cuatro jugadores hay dos equipos con un peón cada uno: A y C contra B y D. Si son tres, B va a solas. Un equipo comparte agentes y cartas y gana en conjunto. Cada jugador tiene su mano, y ni a su pareja se la enseña o describe.
agent-avenue-rule-AA-41 = Cualquiera de la pareja juega la carta boca arriba. El otro juega entonces una boca abajo, de otro nombre salvo que toda su mano tenga ese.
agent-avenue-rule-AA-42 = Antes de jugar tu carta puedes apartar una, haya jugado o no tu pareja: cada miembro de la pareja dos veces por partida; quien juega a solas, 4 veces.
agent-avenue-rule-AA-43 = El equipo decide en conjunto: toma una carta cuando la pareja elige lo mismo. Si se acaba el tiempo, vale la única elección hecha, y entre dos distintas decide el azar. Solo recibe recordatorio quien no ha elegido, o la pareja entera si no coincide.
agent-avenue-rule-AA-44 = Quien jugó la carta boca arriba rellena su mano primero, aunque solo quede una carta.
agent-avenue-rule-AA-45 = Por equipos y con el mazo vacío, la partida termina en cuanto alguien del bando que va a jugar no tiene cartas (quien va a solas: menos de 2). Gana el bando más cerca de atrapar al otro; a igual distancia, el bando al que le toca.
agent-avenue-rule-AA-46 = En el mercado negro, uno de la pareja propone quién toma qué carta; el otro confirma o propone otra cosa. Si se acaba el tiempo, vale la última propuesta, o decide el azar. Quien la hizo no recibe recordatorio. Lo que pida la carta lo decide solo quien la toma.
agent-avenue-rule-AA-47 = Se te pregunta aunque solo quede una opción, para que la rapidez no revele nada de tu mano.
agent-avenue-rule-AA-48 = Coche de huida sigue a todo movimiento que acabe en una casa, incluso al de Furgoneta de vigilancia.
agent-avenue-rule-AA-49 = De varios agentes con el mismo nombre, se retira el último que llegó. Si se recluta otra vez, vuelve a contar.

# What the coach says of a decision, and in a hint.

agent-avenue-coach-face-down = La carta boca abajo puede ser: { $agents }
agent-avenue-coach-unseen = Aún no han salido: { $agents }
agent-avenue-coach-agent = { $agent } ×{ $count }
agent-avenue-coach-wins = Gana, sea cual sea la carta oculta.
agent-avenue-coach-lost = Aquí se pierde con cualquier elección.
agent-avenue-coach-safe = Elecciones que dan al otro bando una victoria segura: { $count } de { $choices }.
agent-avenue-coach-partner = Es lo que quiere tu pareja, y no pierde.
