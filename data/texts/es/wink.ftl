## Wink

wink-name = Wink
wink-pitch = Un baile de máscaras lleno de espías. Averigua de una mirada quién es tu cómplice, nómbralo antes que nadie y pilla a los demás guiñando el ojo.

wink-option-signal = Cómo llega un guiño
wink-option-signal-help = Con la mirada se juega aquí, en privado. En vivo hay que verse y hacer la señal acordada.
wink-option-signal-glance = Con la mirada, aquí
wink-option-signal-wink = En vivo, con un guiño
wink-option-signal-hand = En vivo, con una seña de la mano
wink-option-signal-nod = En vivo, con la cabeza
wink-option-equal-turns = Completar la última ronda
wink-option-equal-turns-help = ¿Se completa la ronda al vaciarse una mano? Desde 7 jugadores, empezar es mucha ventaja.
wink-option-equal-turns-many = Con siete y ocho jugadores
wink-option-equal-turns-always = Siempre
wink-option-equal-turns-never = Nunca
wink-option-beat-s = Segundos por turno
wink-option-beat-s-help = Con la mirada, en directo: al acabar el tiempo vale lo elegido. A solas no hay reloj.
wink-option-least-s = Turno más corto, en segundos
wink-option-least-s-help = En vivo: antes no se nombra ni se llama, para dar tiempo al guiño. Acusar se puede siempre.

wink-briefing-signal = { $signal ->
    [wink] En vivo: hay que verse y guiñar el ojo. El bot reparte, guarda las fichas y cuenta.
    [hand] En vivo: hay que verse; la señal es una seña de la mano. El bot reparte, guarda las fichas y cuenta.
    [nod] En vivo: hay que verse; la señal se hace con la cabeza. El bot reparte, guarda las fichas y cuenta.
   *[glance] Con la mirada: en cada turno todo el mundo elige en privado a qué jugador vigila.
}
wink-briefing-beat = { $seconds ->
    [one] En directo, un turno dura 1 segundo.
   *[other] En directo, un turno dura { $seconds } segundos.
}
wink-briefing-equal = La última ronda se completa, para igualar los turnos.

## What a player is asked

wink-prompt-turn = Te toca: ¿qué número llamas?
wink-prompt-turn-open = Te toca: nombra a quien tiene el { $number }, o llama otro número.
wink-prompt-skip = Te toca: no hay carta que puedas llamar.
wink-prompt-skip-open = Te toca: nombra a quien tiene el { $number }, o a nadie. No puedes llamar ninguno.
wink-prompt-plan = Te toca: ¿qué llamas, a quién vigilas?
wink-prompt-plan-open = Te toca: ¿quién tiene el { $number }, qué llamas ahora, a quién vigilas?
wink-prompt-beat = Le toca a { $who }. ¿A quién vigilas?

## Moves, in one line

wink-describe-name = Nombrar a { $who } por el { $number }
wink-describe-name-nobody = No nombrar a nadie por el { $number }
wink-describe-call = Llamar el { $number }
# $own: the number of the open call, which closes without a naming.
wink-describe-call-anew = Llamar el { $number } y soltar el { $own }
wink-describe-skip = No llamar ningún número
wink-describe-come-back = Ya estoy aquí
wink-describe-accuse = Acusar a { $who } de tener el { $number } de { $caller }
wink-describe-watch = Vigilar a { $who }
wink-describe-manner-bold = Guiño descarado desde ahora
wink-describe-manner-subtle = Guiño disimulado desde ahora
wink-describe-drop = No acusar a nadie
wink-describe-confirm = Confirmar
wink-describe-confirm-until-turn = Confirmar, ahora y hasta mi turno
wink-describe-stand = Confirmar por mí hasta mi turno
wink-describe-confirm-myself = Vuelvo a confirmar yo

## What happened

wink-tell-named-right = { $who } nombra a { $named } por el { $number }: ¡acierto! Una carta para cada cual.
wink-tell-named-wrong = { $who } nombra a { $named } por el { $number }: fallo. Lo tenía { $holder }; las dos cartas quedan boca abajo.
wink-tell-declined = { $who } no nombra a nadie por el { $number }.
wink-tell-called = { $who } llama el { $number }.
wink-tell-call-skipped = { $who } no llama ningún número.
wink-tell-accused-right = { $who } pilla a { $accused } con el { $number } y se lleva las dos cartas.
wink-tell-accused-wrong = { $who } acusa a { $accused } por el { $number }: fallo. Por esta llamada ya no se puede acusar a nadie.
wink-tell-went-away = { $live ->
    [yes] { $who } no está: se saltan sus turnos.
   *[no] { $who } no está: el programa confirma en su lugar.
}
wink-tell-came-back = { $who } vuelve.
wink-tell-turn-passed = Se salta el turno de { $who }.
wink-tell-player-left = { $count ->
    [0] { $who } deja la partida. Los demás siguen.
    [one] { $who } deja la partida. Las dos cartas de este número quedan boca abajo: { $numbers }.
   *[other] { $who } deja la partida. Todas las cartas de estos números quedan boca abajo: { $numbers }.
}
wink-tell-turn-began = Turno { $number }: { $who }.
wink-tell-last-round-began = La última ronda: se igualan los turnos.

# $told: one or more of wink-news-still, -moved, -winked and -void, joined.
wink-news = Turno { $turn }: { $told }.
wink-news-and = { $first }; { $second }
wink-news-still = { $met ->
    [yes] { $who } cruzó la mirada con { $watched }, sin ver señal
   *[no] { $who } vigiló a { $watched }, sin ver señal
}
# $met: their eyes met. $watched: the player they watched. $at: the player at whom the eye moved.
wink-news-moved = { $met ->
    [yes] { $who } cruzó la mirada con { $watched }, vio un guiño o parpadeo hacia { $at }
   *[no] { $who } vigiló a { $watched }, vio un guiño o parpadeo hacia { $at }
}
wink-news-none = Turno { $turn }: sin señal para { $players }.
wink-news-watching = { $met ->
    [yes] { $who } (cruzó la mirada con { $watched })
   *[no] { $who } (vigiló a { $watched })
}
wink-news-winked = { $who }, que tiene el { $number }, guiñó el ojo a { $at }
wink-news-void = { $who } acusó a { $accused } por el { $number } demasiado tarde, sin perder nada

## Why a move is not allowed

wink-error-over = Esta partida ha terminado.
wink-error-other-mode = Esta forma de jugar no tiene eso.
wink-error-not-your-turn = No te toca. Le toca a { $who }.
wink-error-not-face-up = La multitud no tiene boca arriba la carta { $number }.
wink-error-own-number = El { $number } lo tienes tú.
wink-error-same-card = Llama una carta distinta de la que ocupas.
wink-error-occupied = El { $number } está ocupado.
wink-error-no-call = No tienes ninguna llamada abierta por la que nombrar a alguien.
wink-error-no-such-player = Ese jugador no está en esta partida.
wink-error-yourself = No puedes elegirte a ti.
wink-error-can-call = Hay una carta que puedes llamar.
wink-error-no-counters = No te quedan cartas de contraespionaje.
wink-error-no-such-call = El { $number } no es una llamada abierta.
wink-error-own-call = Esa llamada es tuya.
wink-error-the-caller = Quien llama el { $number } no lo tiene.
wink-error-barred = No se puede acusar a nadie por el { $number } hasta que se cierre la llamada.
wink-error-caught-before = { $who } se adelantó y ya ha pillado el { $number }. No has gastado nada.
wink-error-accused-before = { $who } se adelantó y falló: ya no se puede acusar por el { $number }. No has gastado nada.
wink-error-named-before = { $who } se adelantó y ha cerrado la llamada del { $number }. No has gastado nada.
wink-error-has-left = { $who } ya no está en la partida.
wink-error-not-away = No cuentas como ausente.
wink-error-no-sighting = No has visto moverse este ojo hacia quien llama el { $number }.
wink-error-nothing-seen = No has visto nada por lo que acusar.
wink-error-confirmed = Ya has confirmado, y eso vale para este turno.
wink-error-set-call-first = Elige el número que llamas antes de confirmar.
wink-error-not-standing = El programa no está confirmando por ti.

## How a game ended

wink-end-hand = { $count ->
    [one] La mano de { $who } está vacía.
   *[other] Las manos de { $who } están vacías.
}
wink-end-crowd = La multitud se acabó.
wink-end-unable = Ya nadie podía llamar.
wink-end-quiet = No pasó nada en tres rondas.
wink-end-few = Quedan muy pocos jugadores.
wink-reason = { $why } Más puntos: { $points }{ $tie ->
    [opened] ; desempate por más cartas de contraespionaje a la vista.
    [lost] ; desempate por más agentes propios boca abajo.
    [shared] , y en lo demás todo igual.
   *[none] .
}

## How to play

wink-guide-aim = Consigue más puntos que nadie. Si nombras con acierto al cómplice que tiene el número que has llamado, es un punto para cada cual. Si otro jugador le pilla el guiño, se lleva dos.
wink-guide-turn = Nombra al cómplice de tu última llamada, o a nadie, y llama un número nuevo de la multitud. Con la mirada, además, todo el mundo elige en secreto cada turno a qué jugador vigila. Un guiño solo llega si quien llama y su cómplice se vigilan, y otros que vigilan pueden verlo. Si has visto uno, puedes acusar, arriesgando una de tus cuatro cartas de contraespionaje.
wink-guide-end = Acaba en cuanto se vacía una mano; con 7 u 8 jugadores se completa la ronda. Cada carta boca arriba ante ti vale un punto, y también cada carta de contraespionaje en la mano (un escudo azul en el tablero). Gana quien tenga más puntos. El empate se rompe por más cartas de contraespionaje a la vista y luego por más agentes propios boca abajo.

# What the coach says of a decision, and in a hint.

wink-coach-known = El { $number } lo puede tener { $shares }.
wink-coach-share = { $who } { $percent } %
wink-coach-holds = Probabilidad de acierto: { $percent } %.
wink-coach-unlikely = Acusar es demasiado arriesgado.
wink-coach-call = Es el número que puede estar en menos cartas.
wink-coach-meet = Ahí se espera tu guiño.
wink-coach-watch = Ahí hay más que ver.
