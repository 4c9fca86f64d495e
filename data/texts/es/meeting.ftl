### Finding people to play with: a part of /settings, and the message that tells of a new table.

settings-meeting-button = Buscar jugadores
meeting-tell-none = No te aviso de mesas nuevas.
meeting-tell-button = Avisarme de mesas nuevas
meeting-tell-off-button = No avisarme más
# $which, $where and $hours are the messages below: which games, on which server, at what time of day.
meeting-tell = Te aviso de mesas nuevas: { $which }, { $where }, { $hours }, como mucho { $most } al día.
meeting-all-games = todos los juegos
meeting-games = { $games }
meeting-server = en { $server }
meeting-everywhere = en todos los servidores que compartimos
meeting-any-hour = a cualquier hora
meeting-hours = de { $start } a { $end }
meeting-games-label = ¿De qué juegos?
meeting-games-hint = Sin elegir: de todos.
meeting-where-label = ¿Dónde?
meeting-here-option = En este servidor
meeting-everywhere-option = En todos los servidores con el bot
meeting-start-label = De
meeting-start-hint = Deja las dos vacías para cualquier hora ({ $zone }).
meeting-end-label = A
meeting-most-label = ¿Cuántas al día como mucho (de 1 a { $most })?
meeting-blocked = Quien bloquees no puede invitarte ni ve tus mesas abiertas en las listas. No se entera.
meeting-blocked-placeholder = A quién bloqueas
telling-table = { $host } abre una mesa: { $game }, { $place }. Asientos libres: { $free }.
error-how-many-a-day = Elige un número de 1 a { $most }.
