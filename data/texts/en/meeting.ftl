### Finding people to play with: a part of /settings, and the message that tells of a new table.

settings-meeting-button = Finding players
meeting-tell-none = You aren’t told of new tables.
meeting-tell-button = Tell me of new tables
meeting-tell-off-button = Don’t tell me any more
# $which, $where and $hours are the messages below: which games, on which server, at what time of day.
meeting-tell = I tell you of new tables: { $which }, { $where }, { $hours }, at most { $most } a day.
meeting-all-games = all games
meeting-games = { $games }
meeting-server = on { $server }
meeting-everywhere = on every server you share with me
meeting-any-hour = at any hour
meeting-hours = { $start } to { $end }
meeting-games-label = Of which games?
meeting-games-hint = Choose none to hear of all.
meeting-where-label = Where?
meeting-here-option = On this server
meeting-everywhere-option = On every server I share with the bot
meeting-start-label = From
meeting-start-hint = Leave both times empty for any hour ({ $zone }).
meeting-end-label = To
meeting-most-label = How often a day at most (1 to { $most })?
meeting-blocked = People you block can’t invite you and don’t see your open tables in lists. They never learn of it.
meeting-blocked-placeholder = People you block
telling-table = { $host } has opened a table of { $game } in { $place }. Free seats: { $free }.
error-how-many-a-day = Choose a number from 1 to { $most }.
