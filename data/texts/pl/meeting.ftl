### Szukanie graczy: wiadomości o nowych stołach i osoby, które blokujesz.

settings-meeting-button = Szukanie graczy
meeting-tell-none = Nie piszę ci o nowych stołach.
meeting-tell-button = Pisz mi o nowych stołach
meeting-tell-off-button = Nie pisz mi więcej
meeting-tell = Piszę ci o nowych stołach: { $which }, { $where }, { $hours }, najwyżej { $most }× dziennie.
meeting-all-games = wszystkie gry
meeting-games = { $games }
meeting-server = na serwerze { $server }
meeting-everywhere = na wszystkich wspólnych serwerach
meeting-any-hour = o każdej porze
meeting-hours = { $start } do { $end }
meeting-games-label = O których grach?
meeting-games-hint = Bez wyboru: o wszystkich.
meeting-where-label = Gdzie?
meeting-here-option = Na tym serwerze
meeting-everywhere-option = Na wszystkich serwerach, na których jest też bot
meeting-start-label = Od
meeting-start-hint = Oba pola puste: o każdej porze ({ $zone }).
meeting-end-label = Do
meeting-most-label = Najwyżej ile razy dziennie (1 do { $most })?
meeting-blocked = Zablokowana osoba nie może cię zaprosić i nie widzi na listach twoich otwartych stołów. Nigdy się o tym nie dowie.
meeting-blocked-placeholder = Kogo blokujesz
telling-table = { $host } otwiera stół: { $game }, { $place }. Wolne miejsca: { $free }.
error-how-many-a-day = Wybierz liczbę od 1 do { $most }.
