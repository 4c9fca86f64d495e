### The first words: the greeting in a new server, and /help.

help-hello = ## Hola, soy Safehouse
    Juegos de mesa de espías, aquí mismo: pulsa *Jugar*, elige un juego y que se unan los demás. Tus cartas solo las ves tú.
help-button = Ayuda
help-play-button = Jugar
help-rules-button = Reglas
help-settings-button = Ajustes
help-heading = ## Safehouse
help-games = Juegos de mesa de espías en Discord: { $games }. El tablero lo ve todo el mundo; tus cartas, solo tú.
help-commands =
    - **/jugar** – abre una mesa o elige un juego
    - **/mano** – tus cartas
    - **/tablero** – el tablero otra vez, o todo en palabras
    - **/mesas** – tus mesas, primero las que te esperan
    - **/partida** – unirse, deshacer, pausar, rendirse y más
    -# También puedes jugar a solas: envíame /jugar por mensaje directo.
