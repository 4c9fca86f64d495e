### Finding people to play with: a part of /settings, and the message that tells of a new table.

settings-meeting-button = Hledání hráčů
meeting-tell-none = O nových stolech ti nepíšu.
meeting-tell-button = Psát mi o nových stolech
meeting-tell-off-button = Už mi nepsat
# $which, $where and $hours are the messages below: which games, on which server, at what time of day.
meeting-tell = Píšu ti o nových stolech: { $which }, { $where }, { $hours }, nejvýš { $most }× denně.
meeting-all-games = všechny hry
meeting-games = { $games }
meeting-server = na serveru { $server }
meeting-everywhere = na všech společných serverech
meeting-any-hour = v kteroukoli hodinu
meeting-hours = { $start } až { $end }
meeting-games-label = O kterých hrách?
meeting-games-hint = Bez výběru platí všechny.
meeting-where-label = Kde?
meeting-here-option = Na tomhle serveru
meeting-everywhere-option = Na všech serverech, kde je i bot
meeting-start-label = Od
meeting-start-hint = Nech obojí prázdné pro kteroukoli hodinu ({ $zone }).
meeting-end-label = Do
meeting-most-label = Kolikrát denně nejvýš (1 až { $most })?
meeting-blocked = Koho zablokuješ, ten tě nemůže pozvat a tvé otevřené stoly v seznamech nevidí. Nedozví se to.
meeting-blocked-placeholder = Koho blokuješ
telling-table = { $host } otevírá stůl: { $game }, { $place }. Volná místa: { $free }.
error-how-many-a-day = Zvol číslo od 1 do { $most }.
