### Finished games replayed by their code.

command-replay = repetición
command-replay-description = Mira una partida terminada, jugada a jugada
command-replay-code = código
command-replay-code-description = El código que aparece al final de la partida
command-replay-moment = momento
command-replay-moment-description = El número del momento por el que empezar
command-replay-spoilers = spoilers
command-replay-spoilers-description = No: no se te dice cuánto dura la partida

lobby-shared-option = Compartir la partida con un código
lobby-shared-help = Al acabar, quien tenga el código puede ver la repetición, sin nombres
lobby-shared = Al acabar, quien tenga el código puede ver la repetición de esta partida, sin nombres.
# $code looks like 7K2QD-M04XE.
ending-code = -# Repetición: **/{ command-replay }** { command-replay-code }: **{ $code }**
replay-heading = **{ $game }** – momento { $page } de { $pages } · **{ $code }**
replay-heading-so-far = **{ $game }** – momento { $page } · **{ $code }**
replay-eyes-placeholder = ¿Con los ojos de quién?
replay-watched-option = Como la vio el público
replay-open-option = Todo al descubierto
# $seat is a seat's name in the game.
replay-seat-option = Como la vio { $seat }
replay-share-button = Mostrar a todo el canal
replay-shared = Ahora lo ve todo el canal. Tú pasas las páginas.
error-no-such-code = Ninguna partida tiene este código. El código aparece al final de una partida que se comparte.
error-replay-led = Aquí pasa las páginas { $who }. /{ command-replay } abre una repetición para ti.
error-replay-not-here = No hay nadie más aquí para verlo.
