### Ranking: które gry się liczą, tabela najlepszych i własna ocena.

command-leaderboard = ranking
command-leaderboard-description = Kto jak dobrze gra na tym serwerze
command-leaderboard-game = gra
command-leaderboard-game-description = Która gra; bez wyboru ta, w którą grasz

lobby-rated-option = Gra rankingowa
lobby-rated-help = Liczy się do rankingu serwera, jeśli wszyscy sami dogracie ją do końca
lobby-rated = Ta gra liczy się do rankingu, jeśli wszyscy, którzy ją zaczną, sami dograją ją do końca.
settings-rated-on-button = Nowe stoły do rankingu: tak
settings-rated-off-button = Nowe stoły do rankingu: nie
settings-seasons-placeholder = Sezony rankingu
settings-seasons-none-option = Ranking: bez sezonów
settings-seasons-month-option = Ranking: sezon co miesiąc
settings-seasons-quarter-option = Ranking: sezon co kwartał
settings-seasons-year-option = Ranking: sezon co rok

# $side is a side's name, such as Recruiter.
rating-side = { $game } – { $side }
# How somebody plays: $points, which may be off by $margin.
rating-line = Ranking ({ $game }): **{ $points }** ± { $margin }
leaderboard-placeholder = Inna gra
# Behind somebody's name.
leaderboard-figures = **{ $points }** ± { $margin } · { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}
leaderboard-empty = Nikogo tu jeszcze nie ma. Trzeba gier rankingowych i graczy, którzy pokazują swój profil (/ustawienia).
leaderboard-own = Ty: { $figures }
leaderboard-hidden = Swój wynik widzisz tylko ty. Żeby tu być, pokaż swój profil (/ustawienia).
# $levels: each strength with its points.
leaderboard-computers = Komputery: { $levels }
leaderboard-before-button = Poprzedni sezon
leaderboard-now-button = Ten sezon
