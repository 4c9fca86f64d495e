### Finding people to play with: a part of /settings, and the message that tells of a new table.

settings-meeting-button = Játékosok keresése
meeting-tell-none = Nem szólok az új asztalokról.
meeting-tell-button = Szólj az új asztalokról
meeting-tell-off-button = Ne szólj többet
# $which, $where and $hours are the messages below: which games, on which server, at what time of day.
meeting-tell = Szólok az új asztalokról: { $which }, { $where }, { $hours }, naponta legfeljebb ennyiszer: { $most }.
meeting-all-games = minden játék
meeting-games = { $games }
meeting-server = szerver: { $server }
meeting-everywhere = minden közös szerver
meeting-any-hour = bármikor
meeting-hours = { $start }–{ $end }
meeting-games-label = Mely játékokról?
meeting-games-hint = Ha egyet sem jelölsz be: mindegyikről.
meeting-where-label = Hol?
meeting-here-option = Ezen a szerveren
meeting-everywhere-option = Minden szerveren, ahol a bot is ott van
meeting-start-label = Mettől
meeting-start-hint = Ha mindkettő üres: bármikor ({ $zone }).
meeting-end-label = Meddig
meeting-most-label = Naponta legfeljebb hányszor (1–{ $most })?
meeting-blocked = Akit letiltasz, nem hívhat meg, és a listákban nem látja a nyitott asztalaidat. Erről nem tud meg semmit.
meeting-blocked-placeholder = Akiket letiltasz
telling-table = { $host } asztalt nyitott: { $game }, { $place }. Szabad helyek: { $free }.
error-how-many-a-day = 1 és { $most } közötti számot írj be.
