### Opening tables, the lobby and its options.

covers-heading = ## Elige un juego
covers-heading-alone = ## ¿A qué quieres jugar?
    Juega a solas ahora mismo, o invita a gente con la que ya has jugado.
covers-people = De { $fewest } a { $most } personas
covers-people-minutes = De { $fewest } a { $most } personas, de { $least } a { $longest } minutos
covers-open-button = Abrir una mesa de { $game }
covers-play-button = Jugar a { $game }
covers-lobby-button = Invitar o preparar

open-opened = Tu mesa de { $game } está abierta en { $channel }.
open-begun = { $game }: la partida ha empezado. Abajo tienes el tablero y tus cartas.
open-lobby = { $game }: invita a gente o elige opciones abajo, y pulsa *Empezar*.
direct-invite-button = Invitar
direct-help = ¿A quién quieres invitar? Cada persona recibe el tablero y sus cartas por mensaje directo.
direct-nobody = Aún no has jugado con nadie a quien puedas invitar aquí. Juega primero en un servidor: /jugar allí.
direct-invited = Invitaciones: { $people }. La sala de espera muestra quién se une.
direct-invitation = { $host } te invita a jugar a { $game } aquí, por mensaje directo.
direct-closed = { $who } no acepta mensajes directos míos, así que tu invitación no ha llegado.
open-taken = Aquí ya hay abierta una mesa de { $game }.
open-go-button = Ir a la mesa
open-apart-button = Abrir otra en un hilo
no-thread-here = En este tipo de canal no hay hilos. Usa otro canal para otra mesa.
no-thread-in-dm = En los mensajes directos solo cabe una partida a la vez. Termina o cierra antes la que hay.
no-thread-in-thread = Dentro de un hilo no caben hilos. Usa { $channel } para otra mesa.
no-thread-in-post = Dentro de una publicación no caben hilos. Escribe una nueva en { $channel } para otra mesa.
no-private-thread-here = En este tipo de canal no hay hilos privados.

# $minutes: how long people have to answer while all are there.
pace-live = en directo, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} para responder
# $hours: how long people have to answer when they needn’t be there at once.
pace-daily = por días, { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
} para responder
pace-none = sin reloj
length-minutes = -# Nueve de cada diez partidas duran de { $fewest } a { $most } minutos.
length-days = -# Cada persona entra de { $fewest } a { $most } veces. Aunque se agote siempre el plazo, acaba en { $days ->
    [one] { $days } día
   *[other] { $days } días
} como mucho (nueve de cada diez partidas).

option-on = sí
option-off = no
option-number = { $number }

lobby-seat-host = **{ $seat }**: { $who } (anfitrión)
lobby-seat-person = **{ $seat }**: { $who }
lobby-seat-free = **{ $seat }**: libre
lobby-alone = -# ¿No hay nadie más? *Empezar*: juega el programa.
lobby-briefing = • { $line }
lobby-option = { $option }: { $value }
lobby-pace = Ritmo: { $pace }
lobby-late = Si alguien se retrasa: { $what }
lobby-late-ask = deciden los demás
lobby-late-skip = el programa hace esa jugada
lobby-late-resign = pierde, y sigue el programa
lobby-late-skip-without = pierde el turno
lobby-late-resign-without = pierde, y siguen los demás
# $moment: date and time; $countdown: "in 20 minutes", both written by Discord.
lobby-starts = Empieza { $moment } ({ $countdown })
lobby-invited = Invitaciones: { $people }
lobby-join-button = Unirse
lobby-leave-button = Salir
lobby-start-button = Empezar
lobby-options-button = Opciones

lobby-seated = Tu asiento: { $seat }.
lobby-seated-quiet = Tu asiento: { $seat }. Lo demás está en la mesa.
lobby-left = Has salido de la mesa.
lobby-sit-placeholder = Cambiar de asiento
lobby-sit-free-option = { $seat } (libre)
lobby-sit-person-option = { $seat } (intercambiar)
lobby-sit-program-option = { $seat } (cambiar con el programa)
lobby-started = La partida ha empezado.
lobby-board-button = Ir al tablero
lobby-free-seats = { $seats ->
    [one] Hay un asiento libre.
   *[other] Hay { $seats } asientos libres.
} ¿Qué hacemos con { $seats ->
    [one] él
   *[other] ellos
}?
lobby-fill-button = Asientos libres al programa
lobby-without-button = Empezar sin asientos libres
lobby-wait-button = Esperar

lobby-options-heading = Opciones de esta mesa
lobby-options-others = Solo el anfitrión puede cambiar las opciones: { $host }.
lobby-game-button = El juego
lobby-game-page-button = El juego, parte { $page }
lobby-game-modal-title = El juego
lobby-table-button = La mesa
lobby-table-modal-title = La mesa
lobby-switches-label = Activa lo que quieras
lobby-seats-label = Número de asientos
lobby-seats-hint = Cuántos juegan. Al empezar, los asientos libres son del programa o se quitan.
lobby-seats-hint-without = Cuántos juegan. Al empezar, los asientos libres se quitan.
lobby-pace-label = Ritmo
lobby-pace-hint = Cuánto tiempo hay para responder: minutos si hay que estar presente, o bien horas.
lobby-late-label = Si alguien se retrasa
lobby-late-hint = Qué pasa al acabarse el tiempo y también la prórroga tras el recordatorio.
lobby-seats-option = { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}
lobby-invite-placeholder = Invitar a gente
lobby-add-program-button = Añadir el programa
lobby-remove-program-button = Quitar el programa
lobby-shuffle-button = Sortear asientos
lobby-moment-label = ¿Cuándo empieza la partida?
lobby-moment-hint = Según el reloj de { $zone }. Déjalo vacío si no hay hora fija.
lobby-moment-placeholder = 20:30, 2030-01-31 20:30 o +45 para dentro de 45 minutos
lobby-close-button = Cerrar la mesa
lobby-close-question = Todo el mundo tendrá que levantarse. ¿Quieres cerrar la mesa?
lobby-closed = Esta mesa está cerrada.
lobby-closed-idle = Ya no venía nadie a esta mesa, así que está cerrada.
lobby-invitation = { $people }: { $host } invita a una partida de { $game }.
lobby-invitation-full = Ahora mismo todos los asientos están ocupados.
invite-decline-button = No puedo
invite-declined = Ya se sabe en la mesa que no puedes venir.
host-call = { $host }, tu mesa de { $game }:
host-joined = ya en la mesa: { $people }; { $free ->
    [one] queda un asiento libre.
   *[other] quedan { $free } asientos libres.
}
host-full = todos los asientos están ocupados ({ $people }). Puedes empezar.
host-declined = no cuentes con { $people }.
lobby-role-call = { $role }: { $host } ha abierto una mesa de { $game }.
lobby-role-uncalled = { $host } ha abierto una mesa de { $game }. No tengo permiso para mencionar { $role }, así que no se avisa a nadie.

never-mind-button = Cancelar
never-minded = No se ha hecho nada.
lobby-call = { $people }: es la hora de la partida de { $game }. El anfitrión ya puede empezarla.
invite-the-bot = A mí no se me puede invitar. Si el programa puede jugar, el anfitrión lo sienta en un asiento libre con *Opciones*.
invite-program = { $who } es un bot y no se puede invitar.
invite-oneself = A ti no hace falta invitarte.
invite-elsewhere = { $who } no está en este servidor y no se puede invitar.
invite-unseeing = { $who } no puede ver este canal: no se ha enviado la invitación.
invite-seated = { $who } ya tiene un asiento aquí.
invite-again = { $who } ya tiene una invitación.
invite-done = Invitación a tu mesa de { $game }: { $who }.
invite-which = ¿A cuál de tus mesas invitas a { $who }?
invite-which-placeholder = Tus mesas
invite-which-option = { $game } – { $place }
event-description = Hay una mesa abierta para esta partida. Ve a su canal para sentarte.
