### Wertung: welche Partien zählen, die Rangliste und die eigene Wertung.

command-leaderboard = rangliste
command-leaderboard-description = Wer auf diesem Server wie gut spielt
command-leaderboard-game = spiel
command-leaderboard-game-description = Welches Spiel; ohne Angabe das, das du spielst

lobby-rated-option = Partie mit Wertung
lobby-rated-help = Sie zählt für die Wertung des Servers, wenn ihr alle sie selbst zu Ende spielt
lobby-rated = Diese Partie zählt für die Wertung, wenn alle, die sie beginnen, sie selbst zu Ende spielen.
settings-rated-on-button = Neue Tische mit Wertung: an
settings-rated-off-button = Neue Tische mit Wertung: aus
settings-seasons-placeholder = Saisons der Wertung
settings-seasons-none-option = Wertung: keine Saisons
settings-seasons-month-option = Wertung: jeden Monat eine Saison
settings-seasons-quarter-option = Wertung: jedes Quartal eine Saison
settings-seasons-year-option = Wertung: jedes Jahr eine Saison

# $side is a side's name, such as Recruiter.
rating-side = { $game } – { $side }
# How somebody plays: $points, which may be off by $margin.
rating-line = Wertung ({ $game }): **{ $points }** ± { $margin }
leaderboard-placeholder = Ein anderes Spiel
# Behind somebody's name.
leaderboard-figures = **{ $points }** ± { $margin } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
leaderboard-empty = Hier steht noch niemand. Dafür braucht es Partien mit Wertung und Leute, die ihr Profil zeigen (/einstellungen).
leaderboard-own = Du: { $figures }
leaderboard-hidden = Nur du siehst deine Wertung. Um hier zu stehen, zeig dein Profil (/einstellungen).
# $levels: each strength with its points.
leaderboard-computers = Programme: { $levels }
leaderboard-before-button = Vorige Saison
leaderboard-now-button = Diese Saison
