### The panels of /settings, /games and /rules.

settings-heading = Tus ajustes
settings-language-placeholder = Idioma
settings-language-discord-option = Idioma: el de Discord
settings-language-option = Idioma: { $language }
settings-hands-on-button = Mis cartas por mensaje directo: sí
settings-hands-off-button = Mis cartas por mensaje directo: no
settings-pings-on-button = Avisos: sí
settings-pings-off-button = Avisos: no
settings-invitations-on-button = Invitaciones por mensaje directo: sí
settings-invitations-off-button = Invitaciones por mensaje directo: no
settings-words-on-button = Palabras en vez de imágenes: sí
settings-words-off-button = Palabras en vez de imágenes: no
settings-confirm-on-button = Confirmar cada jugada: sí
settings-confirm-off-button = Confirmar cada jugada: no
settings-hours-none = No tienes horas de silencio.
settings-hours = Horas de silencio: de { $start } a { $end } ({ $zone }). En esas horas no te aviso. Al terminar tienes unas 2 horas más, aunque el plazo acabara antes.
settings-here = No has anunciado ninguna ausencia.
settings-away = Ausencia hasta { $moment }. En las partidas por días, tu reloj no corre.
settings-hours-button = Horas de silencio
settings-away-button = Ausencia
settings-forget-button = Olvídame
settings-forget-question = Dejas todas las mesas, las partidas en curso cuentan como rendición y se borra todo lo que sé de ti. ¿Borrarlo todo?
settings-forgotten = Todo lo tuyo está borrado.
settings-hours-modal-title = Horas de silencio
settings-start-label = Desde
settings-start-hint = Deja las dos horas vacías si no quieres horas de silencio.
settings-end-label = Hasta
settings-zone-label = Zona horaria
settings-zone-hint = Región/Ciudad, como Europe/Madrid; también vale para las horas de inicio.
settings-away-modal-title = Ausencia
settings-days-label = ¿Cuántos días?
settings-days-hint = Hasta 14; déjalo vacío si ya has vuelto.
settings-server-heading = Ajustes de este servidor
settings-channels-placeholder = Canales de juego (sin elegir: todos)
settings-role-placeholder = Mesas nuevas: avisar a un rol (o a nadie)
settings-role-uncalled = No puedo avisar a { $role }: deja que todo el mundo mencione el rol, o dame este permiso: { $permissions }.
settings-pace-placeholder = Ritmo de las mesas nuevas
settings-pace-option = Mesas nuevas: { $pace }
settings-threads-on-button = Un hilo por mesa: sí
settings-threads-off-button = Un hilo por mesa: no
settings-events-on-button = Eventos para las horas de inicio: sí
settings-events-off-button = Eventos para las horas de inicio: no
settings-pins-on-button = Fijar tableros: sí
settings-pins-off-button = Fijar tableros: no
settings-check-no-pins = Aquí no se fijan los tableros. Necesito este permiso: { $permissions }.
settings-check-no-events = Las horas de inicio no se convierten en eventos del servidor. Necesito este permiso: { $permissions }.
settings-check-button = Comprobar permisos aquí
settings-check-good = Tengo en este canal todos los permisos que necesito.
settings-check-one-table = Aquí solo puede haber una mesa abierta a la vez. { $reason }
settings-check-no-planning = El bando que hace planes en equipo no tiene aquí hilo privado. { $reason }

tables-mine-heading = Tus mesas
tables-here-heading = Mesas de aquí
tables-none = No estás en ninguna mesa. /jugar abre una.
tables-line = **{ $game }** en { $place }: { $standing }
tables-lobby = aún sin empezar
tables-paused = en pausa
tables-unreadable = ya no se puede leer; ciérrala con /partida cerrar
tables-program = el programa juega por ti
tables-others = espera a otros
tables-you = te espera
tables-you-until = te espera; plazo: { $moment }
tables-you-overdue = te espera, y se acabó el tiempo: los demás deciden sobre tu asiento
tables-free = { $free ->
    [0] sin asientos libres
    [one] un asiento libre
   *[other] { $free } asientos libres
}
tables-watch = en juego, puedes mirar
tables-join-button = Unirse a { $game } en { $place }

rules-heading = ## Reglas de { $games }
rules-holding = -# { $rules ->
    [one] Una regla menciona
   *[other] { $rules } reglas mencionan
} «{ $query }».
rules-page = -# Página { $page } de { $pages }
rules-none = Ninguna regla menciona «{ $query }».
rules-some = Ninguna regla menciona todo esto: «{ $query }». Estas mencionan una parte:
rules-rule = **{ $id }** { $rule }
rules-all-button = Reglas de todos los juegos
rules-offer-game = Todas las reglas de { $game } ({ $rules })
rules-offer-all = Todas las reglas con «{ $query }» ({ $rules })
rules-offer-some = Ninguna regla con todo esto: «{ $query }»; con una parte: { $rules }
