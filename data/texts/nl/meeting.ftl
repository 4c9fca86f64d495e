### Finding people to play with: a part of /settings, and the message that tells of a new table.

settings-meeting-button = Spelers vinden
meeting-tell-none = Je krijgt geen bericht over nieuwe tafels.
meeting-tell-button = Meld me nieuwe tafels
meeting-tell-off-button = Niet meer melden
# $which, $where and $hours are the messages below: which games, on which server, at what time of day.
meeting-tell = Ik meld je nieuwe tafels: { $which }, { $where }, { $hours }, hooguit { $most } per dag.
meeting-all-games = alle spellen
meeting-games = { $games }
meeting-server = op { $server }
meeting-everywhere = op elke server die we delen
meeting-any-hour = op elk uur
meeting-hours = { $start } tot { $end }
meeting-games-label = Van welke spellen?
meeting-games-hint = Niets gekozen: van alle.
meeting-where-label = Waar?
meeting-here-option = Op deze server
meeting-everywhere-option = Op elke server met de bot
meeting-start-label = Van
meeting-start-hint = Laat beide leeg voor elk uur ({ $zone }).
meeting-end-label = Tot
meeting-most-label = Hooguit hoe vaak per dag (1 tot { $most })?
meeting-blocked = Wie je blokkeert, kan je niet uitnodigen en ziet je open tafels niet in lijsten. Niemand merkt dat.
meeting-blocked-placeholder = Wie je blokkeert
telling-table = { $host } heeft een tafel geopend: { $game }, { $place }. Vrije plaatsen: { $free }.
error-how-many-a-day = Kies een getal van 1 tot { $most }.
