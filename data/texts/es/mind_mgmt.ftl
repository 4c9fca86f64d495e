## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = Alguien recorre Zanzíbar sin ser visto y gana reclutas. Los demás preguntan a la ciudad qué ha visto, leen las respuestas y cierran el cerco antes de que se acabe el tiempo.

mind-mgmt-option-mission = Misión
mind-mgmt-option-mission-help = La de iniciación es solo la caza; la avanzada añade inmortales, caos, habilidades y aliado.
mind-mgmt-option-mission-training = Misión de iniciación
mind-mgmt-option-mission-full = Partida avanzada
mind-mgmt-option-recruiter = El reclutador
mind-mgmt-option-recruiter-help = Quién juega contra todos los demás.
mind-mgmt-option-recruiter-first = Quien ocupa el primer asiento
mind-mgmt-option-recruiter-drawn = Lo elige el azar
mind-mgmt-option-short-setup = Preparación corta
mind-mgmt-option-short-setup-help = En la avanzada, el caos y la segunda ilusión van al azar, y las cartas de agente se reparten.
mind-mgmt-option-standing-order = Respuestas al instante
mind-mgmt-option-standing-order-help = El reclutador empieza con una orden fija: responde su huella más antigua. Puede cambiarla.
mind-mgmt-option-belief = Mostrar dónde puede estar el reclutador
mind-mgmt-option-belief-help = Los agentes pueden ver una imagen con todos los rastros que encajan con lo que se sabe.

## Briefing

mind-mgmt-briefing-training = Misión de iniciación: solo la caza. El reclutador gana con { $goal } reclutas, o si sigue libre a las { $hour }.
mind-mgmt-briefing-full = Partida avanzada: el reclutador gana con { $goal } reclutas, o si sigue libre a las { $hour }.
mind-mgmt-briefing-recruiter-first = El primer asiento es el reclutador.
mind-mgmt-briefing-recruiter-drawn = El azar elige al reclutador cuando empieza la partida.
mind-mgmt-briefing-agents = { $agents ->
    [one] Un solo jugador lleva a los cuatro agentes.
    [3] Los otros { $agents } llevan un agente cada uno, y el cuarto en común.
   *[other] Los otros { $agents } se reparten los cuatro agentes por igual.
}

## Names

# How a location is named everywhere: its two features and its place on the map, as C4.
mind-mgmt-location = { $one } { $other } ({ $place })
mind-mgmt-temple = Templo ({ $place })
mind-mgmt-feature-book = Librería
mind-mgmt-feature-billboard = Valla
mind-mgmt-feature-cafe = Cafetería
mind-mgmt-feature-bus = Autobús
mind-mgmt-feature-palm = Palmera
mind-mgmt-feature-umbrella = Paraguas
mind-mgmt-feature-idol = Ídolo
mind-mgmt-feature-graffiti = Grafiti
mind-mgmt-feature-garden = Jardín
mind-mgmt-feature-dogs = Perros
mind-mgmt-feature-fountain = Fuente
mind-mgmt-feature-pool = Piscina
mind-mgmt-feature-bird = Pájaro
mind-mgmt-feature-monks = Monjes
mind-mgmt-feature-torches = Antorchas
mind-mgmt-feature-tuktuk = Tuk-tuk
mind-mgmt-agent-meru = Meru
mind-mgmt-agent-henry = Henry Lyme
mind-mgmt-agent-bill = Bill Falls
mind-mgmt-agent-dusty = Dusty
mind-mgmt-ally-dolphin = Delfín espía
mind-mgmt-recruiter-ad-man = Publicista
mind-mgmt-recruiter-girl = Chica de la pipa
mind-mgmt-token-first = primera ilusión
mind-mgmt-token-second = segunda ilusión

## What a player is asked

mind-mgmt-prompt-mayhem = Pon caos en un borde: por ahí no pasará nadie a pie (por poner: { $left }).
mind-mgmt-prompt-hiding = Escóndete: carta de reclutador, inicio y primeros pasos.
mind-mgmt-prompt-hiding-card = ¿Qué reclutador eres? La ilusión va en fila o columna (Publicista) o en diagonal (Chica de la pipa).
mind-mgmt-prompt-hiding-start = ¿Dónde empiezas, a las 01:00?
mind-mgmt-prompt-hiding-steps = { $left ->
    [one] Da otro paso: falta uno de tu preparación.
   *[other] Da otro paso: faltan { $left } de tu preparación.
}
mind-mgmt-prompt-immortals = Pon un inmortal en una casilla interior (por poner: { $left }).
mind-mgmt-prompt-sharing = ¿Qué agente tomas?
mind-mgmt-prompt-pawns = Pon un agente en una casilla del borde exterior.
mind-mgmt-prompt-second-slip = ¿Dónde, junto a un templo, va la segunda ilusión?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour }: paso o ilusión. Los inmortales también pueden moverse y reclutar. Luego acaba tu turno.
   *[training] { $hour }: un paso, o la ilusión una vez por partida.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Activa un agente más.
   *[other] Activa { $left } agentes.
}
mind-mgmt-prompt-act = { $left ->
    [both] { $agent }: hasta dos casillas y una acción.
    [move] { $agent } ya ha hecho su acción. Puede moverse hasta dos casillas.
    [action] { $agent } ya se ha movido. Le queda una acción.
   *[power] { $agent } ya se ha movido y ha hecho su acción. Le queda la habilidad.
}
mind-mgmt-prompt-push = { $agent } puede empujar al inmortal.
mind-mgmt-prompt-answer = { $agent } pregunta por { $feature }: ¿qué respondes?

## Moves, in one line

mind-mgmt-describe-put-mayhem = Entre { $one } y { $other }
mind-mgmt-describe-take-recruiter = Jugar como: { $card }
mind-mgmt-describe-draw-recruiter = Robar una de las cartas
mind-mgmt-describe-choose-start = Empezar en { $place }
# $on tells whether a way leads on from there; $recruits is how many this visit brings.
mind-mgmt-describe-step = Paso a { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 recluta
   *[other] : { $recruits } reclutas
}{ $on ->
    [none] . Desde ahí no hay camino: callejón sin salida
    [closed] . Solo los cordones cierran el camino
   *[some] { "" }
}
mind-mgmt-describe-slip = Con la { $token } a { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 recluta
   *[other] : { $recruits } reclutas
}{ $on ->
    [none] . Desde ahí no hay camino: callejón sin salida
    [closed] . Solo los cordones cierran el camino
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = Inmortal { $number } en { $place }
mind-mgmt-describe-take-agent = Tomar: { $agent }
mind-mgmt-describe-put-pawn = { $agent } en { $place }
mind-mgmt-describe-put-second-slip = La segunda ilusión en { $place }
mind-mgmt-describe-move-immortal = Inmortal { $number } de { $origin } a { $place }
mind-mgmt-describe-put-step = Poner una huella en { $place } a cambio de otro movimiento
mind-mgmt-describe-claim-recruit = { $left ->
    [0] Reclutar con { $feature }: ganas
   [one] Reclutar con { $feature }: falta { $left }
   *[other] Reclutar con { $feature }: faltan { $left }
}
mind-mgmt-describe-end-turn = Acabar tu turno: serán las { $hour }
mind-mgmt-describe-show-step = Mostrar una huella en { $place }
mind-mgmt-describe-say-no-new-step = No hay huella nueva
mind-mgmt-describe-set-order-none = Responder tú cada vez
mind-mgmt-describe-set-order-oldest = Responder al instante: tu huella más antigua
mind-mgmt-describe-set-order-farthest = Responder al instante: la huella más lejana
mind-mgmt-describe-move-agent = { $agent } a { $place }
mind-mgmt-describe-ask = { $agent } pregunta por { $feature }
mind-mgmt-describe-ask-ally = { $agent } pregunta por { $feature } con ayuda ({ $ally }): se muestran todas las huellas
mind-mgmt-describe-reveal = { $agent } revela la hora de la huella en { $place }
mind-mgmt-describe-reveal-note = { $agent } revela la hora en { $place }; se quita la nota de { $note }
mind-mgmt-describe-capture = { $agent } intenta capturar al reclutador en { $place }
mind-mgmt-describe-shake-down = { $agent } interroga al inmortal por { $feature }
mind-mgmt-describe-push-immortal = Empujar al inmortal { $number } a { $place }
mind-mgmt-describe-leave-immortal = Dejar al inmortal { $number } donde está
mind-mgmt-describe-sense = { $agent }: ¿está el reclutador a 2 casillas o menos de { $place } en fila o columna?
mind-mgmt-describe-shift-immortal = { $agent } desplaza al inmortal { $number } de { $origin } a { $place }
mind-mgmt-describe-send-agent = { $agent } envía a { $sent } a { $place }
mind-mgmt-describe-end-activation = { $agent } termina
mind-mgmt-describe-empty-activation = { $agent } no hace nada
mind-mgmt-describe-write-note = Poner una nota en { $place }
mind-mgmt-describe-write-note-anew = Cambiar o quitar la nota de { $place }
mind-mgmt-describe-write-note-text = Nota en { $place }: { $text }

## What happened

mind-mgmt-tell-mayhem-put = { $seat } pone caos entre { $one } y { $other }.
mind-mgmt-tell-mayhem-put-random = Hay caos entre { $one } y { $other }.
mind-mgmt-tell-recruiter-taken = Tu carta de reclutador: { $card }.
mind-mgmt-tell-start-chosen = Empiezas en { $place }.
mind-mgmt-tell-start-shown = El reclutador empieza en { $place }.
mind-mgmt-tell-cards-drawn = Reclutas donde hay: { $features }.
mind-mgmt-tell-stepped = { $hour }: paso a { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 recluta
   *[other] , { $recruits } reclutas
}.
mind-mgmt-tell-stepped-slip = { $hour }: ilusión a { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 recluta
   *[other] , { $recruits } reclutas
}.
mind-mgmt-tell-recruits-announced = { $hour }: { $count ->
    [0] ningún recluta en las últimas { $visits } visitas
    [one] 1 recluta en las últimas { $visits } visitas
   *[other] { $count } reclutas en las últimas { $visits } visitas
}, { $total } en total.
mind-mgmt-tell-immortal-put = El inmortal { $number } está en { $place }.
mind-mgmt-tell-agent-taken = { $seat } lleva a { $agent }.
mind-mgmt-tell-agent-taken-together = En común se lleva a { $agent }.
mind-mgmt-tell-pawn-put = { $agent } empieza en { $place }.
mind-mgmt-tell-second-slip-put = La segunda ilusión está en { $place }.
mind-mgmt-tell-cards-opened = Cartas abiertas para los inmortales: { $features }.
mind-mgmt-tell-immortal-moved = El inmortal { $number } va de { $origin } a { $place }.
mind-mgmt-tell-extra-step-put = El reclutador pone una huella en { $place } a cambio de otro movimiento.
mind-mgmt-tell-recruit-claimed = Dos inmortales traen un recluta con { $feature }: { $total } en total.
mind-mgmt-tell-hour-passed = Hora: { $hour }.
mind-mgmt-tell-hour-passed-slip = Hora: { $hour }. El reclutador ha usado la { $token }.
mind-mgmt-tell-agent-moved = { $agent } va a { $place }.
mind-mgmt-tell-agent-moved-sent = Se envía a { $agent } a { $place }.
mind-mgmt-tell-asked = { $agent } pregunta por { $feature }.
mind-mgmt-tell-asked-ally = { $agent } pregunta por { $feature } con ayuda: { $ally }.
mind-mgmt-tell-steps-shown = { $count ->
    [one] { $feature }: una huella en { $places }.
   *[other] { $feature }: huellas en { $places }.
}
mind-mgmt-tell-no-new-step = { $feature }: ninguna huella nueva.
mind-mgmt-tell-revealed = { $agent } revela la hora de { $place }: { $visited }.
mind-mgmt-tell-capture-tried = { $agent } intenta una captura en { $place }: el reclutador no está ahí.
mind-mgmt-tell-capture-tried-right = { $agent } intenta una captura en { $place }: ¡ahí está el reclutador!
mind-mgmt-tell-shaken-down = { $agent } interroga a un inmortal por { $feature }: no es una carta oculta.
mind-mgmt-tell-shaken-down-right = { $agent } interroga a un inmortal por { $feature }: es una carta del reclutador, y ya no recluta más.
mind-mgmt-tell-immortal-pushed = { $agent } mueve al inmortal { $number } a { $place }.
mind-mgmt-tell-sensed = { $agent } en { $place }: el reclutador no está a dos casillas o menos en su fila o columna.
mind-mgmt-tell-sensed-near = { $agent } en { $place }: el reclutador está a dos casillas o menos en su fila o columna.
mind-mgmt-tell-dead-end = Al reclutador no le queda ningún camino.
mind-mgmt-tell-order-set-none = Desde ahora respondes tú cada pregunta.
mind-mgmt-tell-order-set-oldest = Desde ahora se responde al instante, con la huella más antigua.
mind-mgmt-tell-order-set-farthest = Desde ahora se responde al instante, con la huella más lejana a ti.
mind-mgmt-tell-note-written = { $seat } anota en { $place }: { $text }
mind-mgmt-tell-note-written-removed = { $seat } quita la nota de { $place }.

## Why a move is not allowed

mind-mgmt-error-over = Esta partida ha terminado.
mind-mgmt-error-not-now = Ahora se decide otra cosa.
mind-mgmt-error-not-your-turn = No te toca hacer eso.
mind-mgmt-error-put-mayhem = Pon el caos entre dos casillas. No debe tocar otro caos, ni en sus extremos.
mind-mgmt-error-take-recruiter = Esa carta de reclutador no se puede tomar ahora.
mind-mgmt-error-choose-start = Ahora no puedes empezar ahí.
mind-mgmt-error-step = Ahí no hay paso: una casilla, nueva, sin cruzar caos, en diagonal solo en templos.
mind-mgmt-error-slip = Esa ilusión no vale: a tu modo, a una casilla nueva y con una ficha disponible.
mind-mgmt-error-put-immortal = Pon el inmortal en una casilla interior donde no haya otro.
mind-mgmt-error-take-agent = No puedes tomar ese agente.
mind-mgmt-error-put-pawn = Pon cada uno de tus agentes en el borde exterior, una vez.
mind-mgmt-error-put-second-slip = Pon la segunda ilusión junto a un templo, no en él.
mind-mgmt-error-move-immortal = Ese inmortal no puede ir ahí ahora.
mind-mgmt-error-put-step = Tras el primer movimiento, pon la huella en una casilla visitada sin huella ni nota confirmada.
mind-mgmt-error-claim-recruit = Dos inmortales deben mostrar el elemento de una carta abierta, sin que los frene una habilidad.
mind-mgmt-error-end-turn = Antes da un paso o usa una ilusión.
mind-mgmt-error-show-step = Esa casilla no responde a la pregunta.
mind-mgmt-error-say-no-new-step = Hay una huella nueva, así que debes mostrar una.
mind-mgmt-error-set-order = No puedes dar esa orden.
mind-mgmt-error-move-agent = Ese agente no puede ir ahí ahora.
mind-mgmt-error-ask = Ese agente no puede preguntar por eso ahora.
mind-mgmt-error-reveal = Ahí no hay huella cuya hora puedas revelar ahora.
mind-mgmt-error-capture = Para capturar hace falta una acción disponible y una casilla sin inmortal.
mind-mgmt-error-shake-down = Ese agente no puede interrogar a un inmortal ahora.
mind-mgmt-error-push-immortal = No puedes empujar ahí al inmortal.
mind-mgmt-error-leave-immortal = No hay inmortal que empujar.
mind-mgmt-error-sense = Esta habilidad pide una acción disponible y una casilla sin inmortal.
mind-mgmt-error-shift-immortal = Ese agente no puede desplazar ahí a ese inmortal ahora.
mind-mgmt-error-send-agent = Ese agente no puede enviar a nadie ahí ahora.
mind-mgmt-error-end-activation = Esa activación no puede acabar ahora.
mind-mgmt-error-write-note = No puedes escribir una nota ahí.
mind-mgmt-error-note-too-long = Una nota es una línea de { $most } caracteres como mucho.

## How a game ended

mind-mgmt-reason-capture = El reclutador queda capturado en { $place }, hora { $hour }.
mind-mgmt-reason-dead-end = El reclutador queda en un callejón sin salida en { $place }, hora { $hour }.
mind-mgmt-reason-recruits = { $count } reclutas anunciados, hora { $hour }.
mind-mgmt-reason-time = Hora { $hour }, y el reclutador sigue libre.

## How to play

mind-mgmt-guide-aim = Alguien es el reclutador y recorre la ciudad en secreto: una casilla por hora, nunca dos veces la misma. Las casillas con un elemento de sus tres cartas secretas le dan reclutas. Los demás llevan cuatro agentes y deben encontrarlo.
mind-mgmt-guide-turn = Cada hora el reclutador da un paso secreto. Luego se activan dos agentes: cada uno se mueve hasta dos casillas y hace una acción. Preguntar por un elemento de la casilla, Revelar la hora de una huella de ahí, o intentar Capturar. En la partida avanzada los inmortales reclutan. Donde están, impiden Preguntar, Revelar y Capturar. Las habilidades y el Delfín espía ayudan a los agentes.
mind-mgmt-guide-end = Los agentes ganan con una captura, o si al reclutador no le queda camino. El reclutador gana con suficientes reclutas anunciados, o si sigue libre hasta la última hora.
mind-mgmt-guide-signs = - M, H, B y D son los agentes, rellenos mientras les falta actuar, con el número de quien los lleva.
    - Los reclutas se anuncian en las horas rojas. Una huella es un paso que mostró una respuesta; el número verde, su hora. Bajo el mapa están las últimas respuestas, la más nueva a la derecha.
    - Una máscara es una **ilusión**: una vez, en lugar de un paso, el reclutador avanza dos casillas, en fila o columna (el Publicista) o en diagonal (la Chica de la pipa), también a través del caos. La hora es pública. Las cartas con flechas son los reclutadores posibles. Tres ojos junto al número del reclutador son los elementos secretos.
    - En el **mapa del reclutador**, los elementos con círculo dan reclutas y los números naranjas son las horas del rastro. Marcos: verde para pasos, azul para ilusiones, rojo para callejones sin salida, dorado para huellas que responderían. Debajo está cuántos rastros ven aún posibles los agentes.
    - Una **orden fija** responde por el reclutador al instante, con la huella más antigua que encaje o con la más lejana. Solo la ve el reclutador, que puede cambiarla en todo momento.
mind-mgmt-guide-full = En la **partida avanzada**:
    - Un zigzag rojo es caos: nadie lo cruza a pie.
    - Las figuras con capucha son inmortales: dos que muestran el elemento de una carta abierta traen un recluta. No se puede preguntar por lo que muestra la casilla de un inmortal. Junto a un agente también impide Revelar y Capturar, pero el agente puede interrogarlo: si el elemento nombrado es una carta oculta, esa carta ya no recluta más.
    - El Delfín espía hace que una pregunta por partida muestre todas las huellas.
    - La acción de **Meru** dice si el reclutador está a dos casillas o menos en su fila o columna.
    - Los inmortales que están con **Henry Lyme** o a su lado (no en diagonal) no reclutan.
    - **Bill Falls** mueve una casilla, en ortogonal, a un inmortal que tenga al lado (no en diagonal).
    - **Dusty** mueve a cualquier agente una casilla, y una más por cada carta del reclutador descubierta al interrogar.

# What the coach says of a decision, and in a hint.

mind-mgmt-coach-known = { $exact ->
    [no] Rastros posibles: unos { $trails }. Casillas donde acaban: { $places }.
   *[yes] Rastros posibles: { $trails }. Casillas donde acaban: { $places }.
}
mind-mgmt-coach-agents = Esto saben los agentes. { $known }
mind-mgmt-coach-sure = Todos los rastros acaban ahí.
mind-mgmt-coach-wins = Con esto se gana.
mind-mgmt-coach-way = Reclutas: { $recruits }. Riesgo de captura: { $percent } %.
mind-mgmt-coach-capture = Probabilidad de que el reclutador esté ahí: { $percent } %.
mind-mgmt-coach-rules-out = Debería descartar el { $percent } % de los rastros.
mind-mgmt-coach-then = Luego: { $move }; descarta el { $percent } %.
mind-mgmt-coach-ask = { $feature }, descarta el { $percent } %
mind-mgmt-coach-recruit = Trae un recluta.
mind-mgmt-coach-enough = Ahora no vale la pena nada más.
mind-mgmt-coach-cover = Está más cerca de donde puede ir el reclutador.
mind-mgmt-coach-immortal = Ahí los inmortales pueden traer reclutas.
mind-mgmt-coach-break-up = Separa inmortales que podrían traer reclutas.
mind-mgmt-coach-quiet = Es lo que menos dice a los agentes.
