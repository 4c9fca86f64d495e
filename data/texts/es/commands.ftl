### Slash commands: names (lower case, one word), descriptions and options.

command-play = jugar
command-play-description = Abre una mesa aquí o mira qué juegos hay; por mensaje directo, juega a solas
command-play-game = juego
command-play-game-description = A qué jugar; sin nada, verás todos los juegos
command-play-guest = con
command-play-guest-description = A quién invitas
command-play-guest2 = con-2
command-play-guest2-description = A quién más invitas
command-play-guest3 = con-3
command-play-guest3-description = A quién más invitas

command-games = mesas
command-games-description = Tus mesas de todos los servidores, y las mesas de aquí

command-game = partida
command-game-description = Todo sobre una mesa, menos sus jugadas
command-game-join = unirse
command-game-join-description = Siéntate a la mesa de aquí
command-game-leave = salir
command-game-leave-description = Sal de la mesa
command-game-start = empezar
command-game-start-description = Empieza la partida
command-game-pause = pausar
command-game-pause-description = Detén por ahora los relojes y las jugadas
command-game-resume = reanudar
command-game-resume-description = Sigue con una partida en pausa
command-game-resign = rendirse
command-game-resign-description = Da la partida por perdida
command-game-replace = sustituir
command-game-replace-description = Deja que el programa juegue por alguien, o recupera tu asiento
command-game-replace-who = quién
command-game-replace-who-description = A quién; sin nada, a ti
command-game-undo = deshacer
command-game-undo-description = Deshaz tu última jugada; si los demás la han visto, deben aceptarlo
command-game-abandon = cerrar
command-game-abandon-description = Acaba la partida sin resultado, o cierra la mesa antes de empezar
command-game-host = anfitrión
command-game-host-description = Pasa a otra persona el papel de anfitrión
command-game-host-who = a-quién
command-game-host-who-description = Quién será; debe estar en la mesa
command-game-move = trasladar
command-game-move-description = Traslada la mesa a otro canal
command-game-move-channel = canal
command-game-move-channel-description = Adónde
command-game-verify = verificar
command-game-verify-description = Comprueba que la partida sale de su barajado sellado
command-game-log = historial
command-game-log-description = Lo que ha pasado, turno a turno

command-rules = reglas
command-rules-description = Busca algo en las reglas
command-rules-query = búsqueda
command-rules-query-description = Palabras o el número de una regla; sin nada, las reglas del juego de esta mesa

command-settings = ajustes
command-settings-description = Tus ajustes y los del servidor
command-settings-me = mis-ajustes
command-settings-me-description = Tus ajustes
command-settings-server = servidor
command-settings-server-description = Ajustes de este servidor, para quien lo gestiona
menu-invite = Invitar a una partida

command-help = ayuda
command-help-description = Qué es esto y qué escribir
