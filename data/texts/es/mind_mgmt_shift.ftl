## MIND MGMT con los paquetes de SHIFT: módulos que cada bando abre y elige

mind-mgmt-option-packages = Paquetes de SHIFT
mind-mgmt-option-packages-help = Cada bando abre paquetes con habilidades y reglas nuevas. Elige cómo se juega con ellos.
mind-mgmt-option-packages-none = Ninguno
mind-mgmt-option-packages-free = Cada bando elige
mind-mgmt-option-packages-random = Los elige el azar
mind-mgmt-option-packages-match = Como en la caja: elige antes quien perdió
mind-mgmt-option-recruiter-open = Paquetes abiertos del reclutador
mind-mgmt-option-recruiter-open-help = Cuántos paquetes del reclutador están abiertos, desde el primero.
mind-mgmt-option-agents-open = Paquetes abiertos de los agentes
mind-mgmt-option-agents-open-help = Cuántos paquetes de los agentes están abiertos, desde el primero.
mind-mgmt-option-streak = Racha de victorias
mind-mgmt-option-streak-help = Cuántas partidas seguidas lleva ganadas el bando del reclutador. Bajo 0: los agentes.

mind-mgmt-briefing-packages-free = SHIFT, paquetes abiertos: reclutador { $recruiter }, agentes { $agents }. Cada bando elige los módulos que quiera.
mind-mgmt-briefing-packages-random = SHIFT, paquetes abiertos: reclutador { $recruiter }, agentes { $agents }. Ambos bandos reciben al azar los mismos módulos en número.
mind-mgmt-briefing-packages-match = SHIFT, paquetes abiertos: reclutador { $recruiter }, agentes { $agents }. El bando que perdió elige antes sus módulos.

## Nombres

mind-mgmt-agent-vera = Vera Quill
mind-mgmt-agent-juno = Juno
mind-mgmt-ally-photographer = Fotógrafo callejero
mind-mgmt-ally-lamplighter = Farolero
mind-mgmt-recruiter-acrobat = Acróbata
mind-mgmt-recruiter-busker = Músico callejero
mind-mgmt-row = Fila { $row }
mind-mgmt-column = Columna { $column }
mind-mgmt-module-acrobat = Acróbata
mind-mgmt-module-jammer = Inhibidor
mind-mgmt-module-back-doors = Puertas traseras
mind-mgmt-module-busker = Músico callejero
mind-mgmt-module-headhunter = Cazatalentos
mind-mgmt-module-sleeper = Durmiente
mind-mgmt-module-vera = Vera Quill
mind-mgmt-module-photographer = Fotógrafo callejero
mind-mgmt-module-cordons = Cordones
mind-mgmt-module-lamplighter = Farolero
mind-mgmt-module-stakeout = Vigilancia
mind-mgmt-module-bugs = Micrófonos
mind-mgmt-module-turncoat = Renegado
mind-mgmt-module-juno = Juno

## Qué hace cada módulo

mind-mgmt-module-acrobat-does = Una carta más de reclutador. La ilusión del Acróbata es un salto de caballo: dos casillas rectas y una de lado.
mind-mgmt-module-jammer-does = Una vez, el reclutador puede bloquear una pregunta: no hay respuesta, y nadie pregunta por ese elemento el resto de la ronda.
mind-mgmt-module-back-doors-does = El reclutador pone 3 puertas en el mapa. Un paso puede llevar de una puerta a cualquier otra, también en la preparación.
mind-mgmt-module-busker-does = Una carta más de reclutador. La ilusión del Músico va exactamente a tres casillas, en fila o columna.
mind-mgmt-module-headhunter-does = El reclutador roba 5 cartas, se queda 3 y pone 2 bajo el mazo.
mind-mgmt-module-sleeper-does = El reclutador anota un elemento. Una vez, en vez del primer movimiento de un inmortal, despierta un quinto en una casilla libre con él.
mind-mgmt-module-vera-does = Una carta más de agente: los agentes eligen cuatro. Vera Quill puede preguntar también por lo que hay al lado, no en diagonal.
mind-mgmt-module-photographer-does = Un aliado más. Una vez, sin coste, un agente sabe cuántas casillas de una fila o columna ha visitado el reclutador.
mind-mgmt-module-cordons-does = Los agentes tienen 2 cordones. Una vez por activación, un agente puede poner uno en su casilla: el reclutador no entra, solo sale.
mind-mgmt-module-lamplighter-does = Un aliado más. Una vez, desde las 08:00, un agente sabe si el reclutador estaba en una fila o columna en la última hora roja.
mind-mgmt-module-stakeout-does = Un agente que no se mueve puede hacer dos acciones distintas, o preguntar por dos elementos. La captura, solo la primera.
mind-mgmt-module-bugs-does = Los agentes esconden micrófonos en 2 casillas. En cada hora roja, solo ellos oyen si hubo una visita en los dos últimos turnos.
mind-mgmt-module-turncoat-does = Los agentes nombran en secreto a uno de los cuatro inmortales. El primer reclutamiento que lo necesita falla, y queda al descubierto.
mind-mgmt-module-juno-does = Una carta más de agente: los agentes eligen cuatro. Juno puede cambiar su sitio, sin coste, con un agente de otra casilla.

## Qué pregunta el juego

mind-mgmt-prompt-picking = Elige los módulos de tu bando, o ninguno.
mind-mgmt-prompt-doors = Pon una puerta en el mapa (faltan { $left }).
mind-mgmt-prompt-hiding-card-more = ¿Qué reclutador eres? Cada uno tiene su ilusión.
mind-mgmt-prompt-hiding-keep = Quédate tres de tus cinco cartas. Las otras dos van bajo el mazo.
mind-mgmt-prompt-sleeper = ¿Con qué elemento despertará el Durmiente?
mind-mgmt-prompt-naming = ¿Con qué cuatro agentes jugáis?
mind-mgmt-prompt-bugs = ¿En qué dos casillas pones los micrófonos?
mind-mgmt-prompt-turncoat = ¿Qué inmortal es vuestro en secreto?
mind-mgmt-prompt-act-again = { $agent } puede hacer otra acción o moverse.

## Jugadas en una línea

mind-mgmt-describe-pick-modules = { $count ->
    [0] Sin módulos
   *[other] Jugar con: { $modules }
}
mind-mgmt-describe-put-door = Una puerta en { $place }
mind-mgmt-describe-keep-cards = Quedarse: { $kept }. Bajo el mazo: { $under }
mind-mgmt-describe-note-feature = El Durmiente despertará con { $feature }
mind-mgmt-describe-put-bugs = Micrófonos: { $places }
mind-mgmt-describe-name-turncoat = Renegado: el inmortal { $number }, { $place }
mind-mgmt-describe-claim-recruit-perhaps = Recluta con { $feature }, salvo que uno de los dos sea el renegado
mind-mgmt-describe-swap-agents = { $agent } y { $other } cambian de sitio: { $agent } a { $place }
mind-mgmt-describe-name-agents = Jugar con { $agents }
mind-mgmt-describe-wake-sleeper = Despertar al Durmiente en { $place }
mind-mgmt-describe-jam = Bloquear la pregunta: sin respuesta
mind-mgmt-describe-use-ally-photographer = { $agent }, Fotógrafo: ¿cuántas visitadas? { $line }
mind-mgmt-describe-use-ally-lamplighter = { $agent }, Farolero: ¿estaba allí en la hora roja? { $line }
mind-mgmt-describe-put-cordon = { $agent } pone un cordón en { $place }
mind-mgmt-describe-put-cordon-from = { $agent } lleva el cordón de { $source } a { $place }

## Qué ha pasado

mind-mgmt-tell-side-picked = { $side ->
    [recruiter] El reclutador
   *[agents] El bando de los agentes
} elige módulos: { $count }.
mind-mgmt-tell-modules-picked = Juegas con: { $modules }.
mind-mgmt-tell-modules-settled = { $count ->
    [0] Esta partida no tiene módulos.
   *[other] En esta partida: { $modules }.
}
mind-mgmt-tell-door-put = Hay una puerta en { $place }.
mind-mgmt-tell-cards-kept = Reclutas donde hay: { $features }. Bajo el mazo: { $under }.
mind-mgmt-tell-feature-noted = El Durmiente despertará con { $feature }.
mind-mgmt-tell-sleeper-set = El Durmiente duerme con un elemento secreto.
mind-mgmt-tell-agents-named = Los agentes: { $agents }.
mind-mgmt-tell-bugs-put = Vuestros micrófonos: { $places }.
mind-mgmt-tell-bugs-set = { $seat } pone micrófonos: { $count }.
mind-mgmt-tell-turncoat-named = Vuestro renegado: el inmortal { $number }.
mind-mgmt-tell-turncoat-set = { $seat } nombra un renegado.
mind-mgmt-tell-claim-failed = { $feature }: sin recluta. ¡El renegado es el inmortal { $number }!
mind-mgmt-tell-agents-swapped = { $agent } está ahora en { $place }, { $other } en { $origin }.
mind-mgmt-tell-bugs-heard = { $hour }: los micrófonos oyeron una visita en los dos últimos turnos.
mind-mgmt-tell-bugs-heard-nothing = { $hour }: los micrófonos no oyeron nada.
mind-mgmt-tell-sleeper-woken = El Durmiente despierta en { $place } ({ $feature }): inmortal { $number }.
mind-mgmt-tell-jammed = { $feature }: bloqueada, sin respuesta.
mind-mgmt-tell-ally-told-photographer = { $agent } consulta al Fotógrafo. { $line }, casillas visitadas: { $told }.
mind-mgmt-tell-ally-told-lamplighter = { $agent } consulta al Farolero. { $line }: en la última hora roja el reclutador { $told ->
    [1] estaba allí
   *[0] no estaba allí
}.
mind-mgmt-tell-cordon-put = { $agent } pone un cordón en { $place }.

## Por qué no se puede

mind-mgmt-error-pick-modules = Elige solo módulos abiertos de tu bando, y no demasiados.
mind-mgmt-error-put-door = Pon la puerta fuera de los templos, a tres filas y columnas o más de las otras.
mind-mgmt-error-keep-cards = Quédate tres de las cartas robadas y pon las demás bajo el mazo.
mind-mgmt-error-note-feature = Ahora no puedes anotar ese elemento.
mind-mgmt-error-name-agents = Elige cuatro agentes.
mind-mgmt-error-put-bugs = Pon los micrófonos en dos casillas sin templo y no contiguas, ni en diagonal.
mind-mgmt-error-name-turncoat = Nombra a uno de los inmortales.
mind-mgmt-error-swap-agents = Esos dos agentes no pueden cambiar de sitio ahora.
mind-mgmt-error-wake-sleeper = El Durmiente despierta con su elemento, antes de mover inmortales y donde no haya.
mind-mgmt-error-jam = Ya no queda ningún bloqueo.
mind-mgmt-error-use-ally = Ahora no se puede consultar a ese aliado.
mind-mgmt-error-put-cordon = Un cordón por activación, y solo donde no hay ninguno.

## Paneles

mind-mgmt-panel-modules-button = Módulos …
mind-mgmt-panel-modules = Los módulos de esta partida:
mind-mgmt-panel-picking = Módulos para esta partida, { $most } como mucho:
mind-mgmt-panel-module-line = **{ $module }**: { $does }
mind-mgmt-panel-keep-placeholder = ¿Cuáles tres te quedas?
mind-mgmt-panel-feature-placeholder = ¿Qué elemento?
mind-mgmt-panel-bug-placeholder = ¿La primera casilla?
mind-mgmt-panel-second-bug-placeholder = { $place }, ¿y cuál más?
mind-mgmt-panel-swap-placeholder = { $agent }: ¿con quién cambia de sitio?
mind-mgmt-panel-wake-placeholder = Despertar al Durmiente: ¿dónde?
mind-mgmt-panel-ally-placeholder = { $ally }: ¿qué fila o columna?
mind-mgmt-panel-jam-button = Bloquear la pregunta
mind-mgmt-panel-cordon-button = Cordón aquí
mind-mgmt-panel-cordon-from-button = Cordón de { $source }

## Imágenes

mind-mgmt-picture-stage-picking = ¿Con qué módulos se juega?
mind-mgmt-picture-stage-doors = El reclutador pone puertas: faltan { $left }
mind-mgmt-picture-stage-sleeper = El reclutador anota algo
mind-mgmt-picture-stage-naming = ¿Qué agentes juegan?
mind-mgmt-picture-stage-bugs = Los agentes ponen micrófonos
mind-mgmt-picture-stage-turncoat = Los agentes nombran un renegado
mind-mgmt-picture-you-keep = ¿Qué cartas te quedas?
mind-mgmt-picture-modules = Módulos: { $modules }.
mind-mgmt-picture-doors = Puertas: { $places }.
mind-mgmt-picture-cordons = Cordones: { $places }.
mind-mgmt-picture-jams = Bloqueos disponibles: { $count }.
mind-mgmt-picture-asleep = El Durmiente aún duerme.
mind-mgmt-picture-turned = Uno de los inmortales es un renegado.
mind-mgmt-picture-turncoat = El renegado: el inmortal { $number }.
mind-mgmt-picture-failed = Cartas sin recluta: { $features }.
mind-mgmt-picture-bugs = Micrófonos: { $places }.
mind-mgmt-picture-heard = { $hour }: { $heard ->
    [yes] los micrófonos oyeron una visita
   *[no] los micrófonos no oyeron nada
}.
mind-mgmt-picture-secret-sleeper = El Durmiente despertará con { $feature }.
mind-mgmt-picture-secret-under = Bajo el mazo: { $features }.
mind-mgmt-picture-secret-drawn = Cartas robadas: { $features }.
mind-mgmt-picture-here-door = puerta
mind-mgmt-picture-here-cordon = cordón
mind-mgmt-picture-here-bug = micrófono
mind-mgmt-picture-answer-jammed = { $feature }: bloqueada.
mind-mgmt-picture-answer-counted = { $line }: visitadas { $told }.
mind-mgmt-picture-answer-lit = { $line }: el reclutador { $told ->
    [1] estaba allí
   *[0] no estaba allí
}.
