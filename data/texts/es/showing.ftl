# What the bot shows: boards, hands, pings, log, guide; and why something can't be shown.

hand-button = Mi mano
guide-button = Cómo se juega
log-button = Historial
hand-refresh-button = Actualizar
hand-board-button = Ir al tablero

asked = **{ $who }**: { $prompt }
asked-turn = Le toca a **{ $who }**.
asked-until = { $asked } Plazo: { $moment }.
asked-overdue = { $asked } Se acabó el tiempo.
asked-limit = ⏳ El tiempo se acaba { $moment }.

news-lost = Lo anterior ya no se puede leer: el registro de esta mesa está dañado. La partida sigue.
news-start = La partida ha empezado.
news-undo = { $who } deshace la última jugada.
news-paused = La partida queda en pausa.
news-resumed = La partida sigue.
news-resigned = { $who } se rinde.
news-left = Alguien se rinde. Asiento: { $who }.
news-left-by-name = { $person } se rinde. Asiento: { $who }.
news-back = Alguien ha vuelto. Asiento: { $who }.
news-seat-taken = { $who } se sienta a la mesa.
news-abandoned = La partida ha acabado sin resultado.

hand-news = **Desde la última vez que miraste**
hand-tale-rest = … El resto: /{ command-board } { command-board-words }
hand-more-news = … y { $lines ->
    [one] una línea más
   *[other] { $lines } líneas más
} en el historial
hand-last-news = -# { $line }{ $more ->
    [0] {""}
   *[other] {" "}· +{ $more }
}
hand-asked-until = **{ $prompt }** ⏳ { $moment }
# $end: what happens if nobody does anything (overdue-program, overdue-resign).
hand-overdue = Se te acabó el tiempo, pero aún puedes responder. Mientras tanto, los demás pueden decidir sobre tu asiento. { $end }
hand-waiting = Se espera a { $who }.
hand-undo = ↩️ { $who } quiere deshacer la última jugada. Lo que has visto, visto está. ¿Aceptas?
hand-wish = 🪑 { $who } quiere ocupar el asiento { $seat }. ¿Aceptas?
hand-over = La partida ha terminado.
hand-paused = La partida está en pausa.
hand-program = Por ahora, el programa juega en tu asiento.
hand-quiet = -# Este panel ya no cambia solo. *Actualizar* lo pone al día.
hand-not-begun = La partida aún no ha empezado. Tendrás tu mano en cuanto empiece.
hand-none = No tienes asiento en esta mesa, así que no hay mano que enseñar. El tablero muestra todo lo que es público.
hand-dms-closed = No pude enviarte tu mano por mensaje directo: tus ajustes de Discord bloquean los mensajes de este bot. *Mi mano* la muestra aquí.
hand-board-trouble = No puedo poner al día el tablero: { $reason } El anfitrión puede trasladar la mesa: /{ command-game } { command-game-move }
hand-which = Juegas en varias mesas. ¿Cuál quieres?
hand-which-placeholder = Elige una mesa
hand-which-option = { $game } – { $place }
hand-which-waiting-option = { $game } – { $place } – te espera

dm-heading = **{ $game }** – { $server }
place-direct = Mensajes directos

nudge-otherwise = Tu pareja quiere otra cosa.
ping-turn = { $who }, te toca.
ping-asked = { $who }: { $prompt }
ping-undo = { $who }: { $asker } quiere deshacer una jugada. ¿Aceptas?
ping-wish = { $who }: { $asker } quiere ocupar el asiento { $seat }. ¿Aceptas?
ping-until = { $asked } Plazo: { $moment }.
ping-overdue = ⏰ Fuera de plazo: { $asked } { $end }
ping-reminder = ⏰ Fuera de plazo: { $asked }
ping-dms-closed = -# No pude enviarte tu mano por mensaje directo. *Mi mano* la muestra aquí.
ping-last = Los demás ya han respondido: la partida solo te espera a ti.

call-to = { $people }: { $said }
call-place = -# { $game } – { $channel }
call-heading = **{ $game }** – { $place }
call-go-button = Ir a la mesa
call-undo-refused = no, la última jugada no se deshace.
call-seat-refused = no, el asiento { $seat } se queda como está.

log-heading = **{ $game }** – historial, { $page } de { $pages }, { $moment }
log-empty = Aún no ha pasado nada.
log-sealed = -# El barajado está sellado con SHA-256 { $commitment }.
log-seed = -# La semilla (seed) del barajado era { $seed }; su SHA-256 es { $commitment }. /{ command-game } { command-game-verify } vuelve a jugar la partida a partir de ella.
log-turn-earlier-button = « Turno
log-turn-later-button = Turno »
log-turn-placeholder = Ir a un turno
log-turn-option = { $turn }. { $who }
log-start-option = Cómo empezó

page-first-button = « Primera
page-earlier-button = ‹ Anterior
page-later-button = Siguiente ›
page-last-button = Última »

retold-button = Relato
retold-heading = **{ $game }** – el relato completo, página { $page } de { $pages }
retold-nothing = Aquí no hay relato en imágenes.

guide-heading = **Cómo se juega a { $game }**
guide-aim = **Objetivo**
guide-turn = **Tu turno**
guide-end = **Cómo termina**
guide-signs = **Qué significan los símbolos**

board-again = El tablero vuelve a estar abajo del todo.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-create-public-threads = Crear hilos públicos
permission-mention-everyone = Mencionar @everyone, @here y todos los roles
permission-create-private-threads = Crear hilos privados
permission-connect = Conectar
permission-pin-messages = Fijar mensajes
permission-create-events = Crear eventos

refused-unknown = Discord lo ha rechazado ({ $code }).
refused-gone-message = El mensaje ya no existe.
refused-gone-channel = El canal ya no existe.
refused-gone-event = El evento ya no existe.
refused-full = Discord no permite más de estos.
refused-forbidden = Me falta un permiso aquí. Los ajustes del servidor para este bot (*Comprobar* en /ajustes servidor) dicen cuál.
refused-missing = Me faltan permisos aquí: { $permissions }.
refused-closed = No se aceptan mensajes directos míos.
refused-too-old = El mensaje es demasiado antiguo para cambiarlo.
refused-archived = El hilo está bloqueado. Quien gestiona los hilos puede desbloquearlo.
refused-crowded = Este servidor tiene tantos hilos abiertos como permite Discord. Cierra alguno, o juega en un canal.
refused-unseen = No veo este hilo. Si es privado, mencióname en él. Si no, necesito el permiso Ver canal.
refused-wrong-kind = Eso no es posible en este tipo de canal.
refused-expired = Ha tardado demasiado; inténtalo de nuevo.
refused-later = Discord está ocupado. Lo intento de nuevo en un rato.

error-no-table-of-yours = Ahora no juegas en ninguna mesa. Abre una con /jugar.

command-hand = mano
command-hand-description = Tu mano, solo para tus ojos
command-board = tablero
command-board-description = Publica el tablero otra vez abajo del todo
command-board-words = palabras
command-board-words-description = Todo el tablero en palabras, en privado

# The private thread of those who plan together.

planning-thread = { $game } – planes
# $people are called; they alone see this thread.
planning-begun = { $people }: este hilo es para hacer planes en secreto. El otro bando no puede leerlo. Se cierra cuando acaba la partida.
planning-overheard = { $people }: alguien del otro bando puede leer ahora este hilo, así que se cierra. Hay que planear en otro sitio.
planning-none = { $people }: no hay hilo privado para hacer planes. { $reason } Mejor por mensaje directo: lo que se escribe aquí lo lee todo el mundo.
planning-none-direct = { $people }: en los mensajes directos no hay hilo para hacer planes. Mejor escribirse por privado.
planning-none-read = Podría leerlo alguien más: { $people }. Quien gestiona los hilos los lee todos.
planning-none-unsure = Discord no me dice quién podría leerlo.
