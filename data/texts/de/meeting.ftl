### Finding people to play with: a part of /settings, and the message that tells of a new table.

settings-meeting-button = Mitspieler finden
meeting-tell-none = Von neuen Tischen erfährst du nichts.
meeting-tell-button = Neue Tische melden
meeting-tell-off-button = Nicht mehr melden
# $which, $where and $hours are the messages below: which games, on which server, at what time of day.
meeting-tell = Ich melde dir neue Tische: { $which }, { $where }, { $hours }, höchstens { $most } am Tag.
meeting-all-games = alle Spiele
meeting-games = { $games }
meeting-server = auf { $server }
meeting-everywhere = auf allen gemeinsamen Servern
meeting-any-hour = zu jeder Zeit
meeting-hours = { $start } bis { $end }
meeting-games-label = Von welchen Spielen?
meeting-games-hint = Nichts gewählt: von allen.
meeting-where-label = Wo?
meeting-here-option = Auf diesem Server
meeting-everywhere-option = Auf allen Servern mit dem Bot
meeting-start-label = Von
meeting-start-hint = Lass beides leer für jede Zeit ({ $zone }).
meeting-end-label = Bis
meeting-most-label = Wie oft am Tag höchstens (1 bis { $most })?
meeting-blocked = Wen du blockierst, kann dich nicht einladen und sieht deine offenen Tische nicht in Listen. Davon erfährt niemand.
meeting-blocked-placeholder = Wen du blockierst
telling-table = { $host } hat einen Tisch eröffnet: { $game }, { $place }. Freie Plätze: { $free }.
error-how-many-a-day = Wähle eine Zahl von 1 bis { $most }.
