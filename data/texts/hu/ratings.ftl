### Értékelés: mely játszmák számítanak, a ranglista és a saját értékelés.

command-leaderboard = ranglista
command-leaderboard-description = Ki mennyire jól játszik ezen a szerveren
command-leaderboard-game = játék
command-leaderboard-game-description = Melyik játék; üresen hagyva az, amelyikkel játszol

lobby-rated-option = Értékelt játszma
lobby-rated-help = Beleszámít a szerver értékelésébe, ha mindnyájan magatok játsszátok végig
lobby-rated = Ez a játszma beleszámít az értékelésbe, ha mindenki, aki elkezdi, maga játssza végig.
settings-rated-on-button = Új asztalok értékelése: be
settings-rated-off-button = Új asztalok értékelése: ki
settings-seasons-placeholder = Az értékelés idényei
settings-seasons-none-option = Értékelés: idények nélkül
settings-seasons-month-option = Értékelés: minden hónap egy idény
settings-seasons-quarter-option = Értékelés: minden negyedév egy idény
settings-seasons-year-option = Értékelés: minden év egy idény

# $side is a side's name, such as Recruiter.
rating-side = { $game } – { $side }
# How somebody plays: $points, which may be off by $margin.
rating-line = Értékelés ({ $game }): **{ $points }** ± { $margin }
leaderboard-placeholder = Másik játék
# Behind somebody's name.
leaderboard-figures = **{ $points }** ± { $margin } · { $games } játszma
leaderboard-empty = Még senki sincs itt. Értékelt játszmák kellenek, és olyanok, akik megmutatják a profiljukat (/beállítások).
leaderboard-own = Te: { $figures }
leaderboard-hidden = Az értékelésedet csak te látod. Hogy itt legyél, mutasd meg a profilod (/beállítások).
# $levels: each strength with its points.
leaderboard-computers = Gépek: { $levels }
leaderboard-before-button = Előző idény
leaderboard-now-button = Ez az idény
