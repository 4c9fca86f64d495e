### What is told, privately, to whoever asks for something that can't be done.

error-unexpected = Algo ha salido mal aquí. No ha cambiado nada; inténtalo de nuevo.
error-not-kept = No se ha podido guardar, así que lo más probable es que nada haya cambiado. Mira y prueba otra vez. Si sigue pasando, quien aloja el bot debe revisar el disco.
error-not-shown = Algo ha salido mal al mostrarlo. Mira la mesa: puede que tu jugada esté hecha.
error-restarting = El bot está a punto de reiniciarse. Prueba de nuevo en un minuto.
error-interrupted = El bot se reinicia y no ha podido terminar esto. Mira la mesa: puede que esté hecho o que no.
error-database-away = Ahora no puedo usar mi base de datos. Lo más probable es que nada haya cambiado; prueba de nuevo en un minuto.
error-damaged = No puedo leer ni guardar esto: mi base de datos está dañada. Quien aloja el bot ya lo sabe.
error-button-gone = Este botón ya no sirve. Usa un mensaje más nuevo o un comando.
error-unknown-command = Ya no conozco este comando. Discord ofrecerá pronto los nuevos.
error-nothing-changed = No ha cambiado nada.
error-no-such-table = Esta mesa ya no existe.
error-unreadable-table = Esta mesa ya no se puede leer. Ciérrala: /partida cerrar. Abre otra: /jugar.
error-unreadable-now = No puedo leer ahora esta mesa abierta; otra versión mía quizá sí. El anfitrión, los jugadores y quien gestiona el canal pueden cerrarla con /partida cerrar.
error-no-such-game = No conozco ese juego.
error-no-such-option = No conozco esa opción.
error-no-such-seat = Esta mesa no tiene ese asiento.
error-server-only = Eso solo se puede hacer en un servidor.
error-not-to-invite = Solo puedes invitar a gente con la que ya has jugado y que acepta invitaciones.
error-people-only = A esto solo pueden jugar personas: usa /jugar en un servidor.
error-stays-in-dm = Una partida por mensaje directo no se traslada. Abre otra en el canal con /jugar.
error-not-in-this-channel = Aquí se juega en estos canales: { $channels }.
error-place-taken = En este canal hay abierta otra mesa.

error-already-seated = Ya tienes un asiento.
error-not-seated = No tienes asiento en esta mesa.
error-seat-taken = Ese asiento está ocupado.
error-table-full = Todos los asientos de esta mesa están ocupados.
error-too-many-seated = Hay demasiada gente sentada para eso.
error-too-few-seated = { $needed ->
    [one] Hace falta al menos una persona.
   *[other] Hacen falta al menos { $needed } personas.
}
error-wrong-number-of-seats = A este juego no se puede jugar con tantos asientos.
error-no-programs = El programa no sabe jugar a este juego.
error-not-their-turn = No le toca, así que no hay turno que saltar.
error-they-have-time = Aún tiene tiempo. Su turno se puede saltar cuando se le acabe.
error-host-only = Eso solo puede hacerlo el anfitrión de la mesa.
error-host-or-manager-only = Eso solo puede hacerlo el anfitrión o quien gestiona este canal.
error-not-in-lobby = La partida ya ha empezado.
error-not-invited = No tienes invitación a esta mesa, o ya tienes asiento.
error-no-moment = No entiendo esa hora. Escríbela así: 20:30, 2030-01-31 20:30 o +45.
error-moment-out-of-range = Esa hora ya ha pasado, o falta más de { $days ->
    [one] un día
   *[other] { $days } días
}.
error-no-clock-time = Eso no es una hora del día. Escríbela así: 22:30.

error-not-playing = Ahora no se juega ninguna partida en esta mesa.
error-paused = La partida está en pausa.
error-not-paused = La partida no está en pausa.
error-over = La partida de esta mesa ha terminado.
error-not-a-persons-seat = En ese asiento no juega ninguna persona.
error-had-a-seat = Has tenido otro asiento en esta partida y puedes conocer sus secretos. Este no puedes ocuparlo.
error-seated-here = Ya estás en esta mesa: *Mi mano* abre tu asiento. Este botón es para los demás.
error-too-early = Espera { $seconds ->
    [one] un segundo más
   *[other] { $seconds } segundos más
}.
error-nothing-to-undo = Ahora no tienes ninguna jugada que deshacer.
error-no-sides = En este juego hay un solo bando.
error-no-undo = En este juego no se deshace nada: cambia lo que quieras hasta confirmar.
error-undo-revealed = Tu última jugada te ha revelado algo nuevo, así que no basta con que tú quieras deshacerla.
error-no-rematch = Aquí ya no puede haber revancha.
error-unreadable-journal = No se puede leer lo que pasó en esta mesa: su registro está dañado. La partida sigue.
error-broken-journal = El registro de esta partida no se puede volver a jugar.
error-late-yourself = Quien se retrasa eres tú, así que deciden los demás.
# $again: when that is possible, written by Discord ("in 5 minutes").
error-just-reminded = Acaba de recibir un recordatorio. Puedes enviarle otro { $again }.
error-they-have-no-seat = Esa persona no tiene asiento en esta mesa.
error-another-server = Una mesa solo se traslada dentro de su servidor.
error-unseen-place = No veo ese lugar. Si el hilo está archivado, escribe antes en él; si es privado, mencióname.
error-you-may-not-write-there = No puedes escribir en { $channel }.
error-not-begun = La partida aún no ha empezado.
error-manage-server-only = Eso solo puede hacerlo quien gestiona este servidor.
error-no-such-zone = No conozco esa zona horaria. Escríbela así: Europe/Madrid.
error-no-quiet-hours = Las horas de silencio necesitan un principio y un final distintos.
error-away-too-long = La ausencia dura { $days } días como mucho. Escribe un número de días.
error-time-up = Se acabó el tiempo.
error-campaign-option = Eso lo decide la campaña.
error-sheet-not-yours = No puedes marcar esa hoja.
error-no-such-cell = Esta hoja no tiene esa casilla, o no admite ese signo en ella.
error-note-sign = Las imágenes no tienen el signo { $sign }. Escribe la nota sin él.
