### The life of a table: pause, being late, undo, seats that change hands, the end, rematches.

notice-paused = ⏸️ La partida está en pausa; ningún reloj corre.
notice-rests = 💤 No hay nadie disponible. La partida espera, sin reloj, hasta que alguien juegue.
notice-late = ⏰ { $who } se retrasa. ¿Qué hacemos?
notice-late-until = { $notice }
    -# { $end }
# $moment: "in 7 days", written by Discord.
overdue-program = El programa ocupa el asiento { $moment }, salvo que antes alguien responda o decida.
overdue-resign = Ese asiento pierde por rendición { $moment }, salvo que antes alguien responda o decida.
notice-undo = ↩️ { $who } quiere deshacer la última jugada. Lo visto, visto está. ¿Están de acuerdo los demás?
notice-wish = 🪑 { $host }: { $who } quiere ocupar el asiento { $seat }.
resume-button = Reanudar
late-wait-button = Esperar
late-remind-button = Recordar
late-program-button = Que siga el programa
late-pass-button = Saltar el turno
late-wait-one-button = Esperar a { $seat }
late-remind-one-button = Recordar a { $seat }
late-program-one-button = Que siga el programa por { $seat }
late-pass-one-button = Saltar el turno de { $seat }
undo-agree-button = Aceptar deshacer
undo-refuse-button = No deshacer
seat-agree-button = Aceptar a quien llega
seat-refuse-button = Rechazar a quien llega
seat-choose-button = Ocupar un asiento
seat-choose-or-back-button = Ocupar o recuperar un asiento
seat-choose-placeholder = ¿Qué asiento?
seat-choose-question = Hay varios asientos disponibles. ¿Cuál quieres?

ending-winners = { $count ->
    [one] 🏆 Gana { $winners }.
   *[other] 🏆 Ganan { $winners }.
}
ending-nobody-wins = No gana nadie.
ending-won = { $count ->
    [one] 🏆 Gana { $winners }. { $reason }
   *[other] 🏆 Ganan { $winners }. { $reason }
}
ending-nobody = No gana nadie. { $reason }
ending-abandoned = La partida ha acabado sin resultado.
ending-score = { $who } { $wins }
ending-score-program = el programa { $wins }
ending-score-forgotten = alguien { $wins }
ending-series = Partidas en esta mesa: { $games }. Victorias: { $scores }.
outcome-resigned = { $who } se rinde.
rematch-button = Revancha
try-again-button = Otro intento
rematch-swapped-button = Revancha, bandos cambiados
rematch-wanted = A favor de la revancha: { $people }.
rematch-wanted-again = A favor de otro intento: { $people }.
rematch-wanted-swapped = A favor de la revancha con los bandos cambiados: { $people }.
rematch-next-button = Siguiente: { $title }
rematch-wanted-next = A favor de seguir con { $title }: { $people }.
rematch-begun = La siguiente partida ha empezado.
rematch-lobby = La sala de espera de la siguiente partida está abierta, con sitio para alguien más.
rematch-noted = Anotado. La siguiente partida empieza cuando la quiera todo el mundo.

life-paused = La partida está en pausa.
life-resumed = La partida sigue.
life-waiting = Tiene otra vez todo el tiempo.
life-reminded = Recordatorio enviado.
life-stood-in = El programa juega hasta que vuelva.
life-passed = Turno saltado; la partida sigue.
life-agreed = Has aceptado.
life-refused = Has dicho que no.
life-back = ¡Qué bien que hayas vuelto! El asiento es tuyo otra vez.
life-seat-taken = El asiento es tuyo.
life-seat-asked = Pregunta enviada al anfitrión.
life-resigned = Te has rendido.
life-abandoned = La partida ha acabado sin resultado.
life-stood-in-for-you = El programa juega por ti. Vuelve con /partida sustituir o con el botón del tablero.
life-undo-asked = Pregunta enviada a los demás: ¿puedes deshacerla?
life-undone = Deshecho.
life-host-passed = Ahora hace de anfitrión { $who }.
life-moved = La mesa está ahora en { $channel }.
life-away = 💤 { $who } no está hasta { $moment }.
life-away-daily = 💤 { $who } no está hasta { $moment }; hasta entonces su reloj no corre.
life-not-away = { $who } ya está de vuelta.
resign-button = Rendirse
resign-stay-button = Seguir en la partida
resign-question-two = El otro bando gana al instante. ¿Te rindes?
resign-question-more = El programa ocupa tu asiento, y la partida te cuenta como perdida. ¿Te rindes?
resign-question-without = Los demás siguen sin ti, y la partida te cuenta como perdida. ¿Te rindes?
resign-question-ends = Sin ti no quedan suficientes: la partida acaba ahora, y quedas en último lugar. ¿Te rindes?
resign-question-last = Sin ti no puede seguir nadie: la partida acaba sin resultado. ¿Te rindes?
abandon-button = Acabar sin resultado
abandon-stay-button = Seguir jugando
abandon-question = La partida acaba sin resultado para nadie. ¿Quieres acabarla?
# $lines: how many entries; $seed and $commitment: long hexadecimal numbers.
verify-good = ✅ Verificado: las { $lines } anotaciones del registro se han vuelto a jugar desde la semilla y llevan al mismo final. Semilla (seed) { $seed }, SHA-256 { $commitment }.
verify-good-since = ✅ Verificado: las últimas { $lines } anotaciones del registro, desde el último cambio de reglas del juego, se han vuelto a jugar y llevan al mismo final. Semilla (seed) { $seed }, SHA-256 { $commitment }.
verify-good-so-far = ✅ Verificado hasta ahora: el registro se ha vuelto a jugar desde la semilla sellada y lleva a la partida tal como está. La semilla se abre al final; su SHA-256 es { $commitment }.
verify-wrong = ❌ El registro no lleva a lo que está guardado. El SHA-256 de la semilla es { $commitment }.
