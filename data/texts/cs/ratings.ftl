### Hodnocení: které hry se počítají, žebříček a vlastní hodnocení.

command-leaderboard = žebříček
command-leaderboard-description = Kdo jak dobře hraje na tomto serveru
command-leaderboard-game = hra
command-leaderboard-game-description = Která hra; když nic nevybereš, ta, kterou hraješ

lobby-rated-option = Hra na hodnocení
lobby-rated-help = Počítá se do hodnocení serveru, pokud ji všichni sami dohrajete
lobby-rated = Tato hra se počítá do hodnocení, pokud ji všichni, kdo ji začnou, sami dohrají.
settings-rated-on-button = Hodnotit nové stoly: ano
settings-rated-off-button = Hodnotit nové stoly: ne
settings-seasons-placeholder = Sezóny hodnocení
settings-seasons-none-option = Hodnocení: bez sezón
settings-seasons-month-option = Hodnocení: sezóna každý měsíc
settings-seasons-quarter-option = Hodnocení: sezóna každé čtvrtletí
settings-seasons-year-option = Hodnocení: sezóna každý rok

rating-side = { $game } – { $side }
rating-line = Hodnocení ({ $game }): **{ $points }** ± { $margin }
leaderboard-placeholder = Jiná hra
leaderboard-figures = **{ $points }** ± { $margin } · { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}
leaderboard-empty = Zatím tu nikdo není. Chce to hry na hodnocení a hráče, kteří ukazují svůj profil (/nastavení).
leaderboard-own = Ty: { $figures }
leaderboard-hidden = Své hodnocení vidíš jen ty. Aby tu bylo, ukaž svůj profil (/nastavení).
leaderboard-computers = Počítače: { $levels }
leaderboard-before-button = Předchozí sezóna
leaderboard-now-button = Tato sezóna
