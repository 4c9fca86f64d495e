### Classement : les parties qui comptent, le tableau et sa propre cote.

command-leaderboard = classement
command-leaderboard-description = Qui joue bien sur ce serveur
command-leaderboard-game = jeu
command-leaderboard-game-description = Quel jeu ; sans choix, celui auquel tu joues

lobby-rated-option = Partie classée
lobby-rated-help = Elle compte pour le classement du serveur si vous la jouez tous jusqu’au bout
lobby-rated = Cette partie compte pour le classement si tous ceux qui la commencent la jouent jusqu’au bout.
settings-rated-on-button = Nouvelles tables classées : oui
settings-rated-off-button = Nouvelles tables classées : non
settings-seasons-placeholder = Saisons du classement
settings-seasons-none-option = Classement : sans saisons
settings-seasons-month-option = Classement : une saison par mois
settings-seasons-quarter-option = Classement : une saison par trimestre
settings-seasons-year-option = Classement : une saison par an

# $side is a side's name, such as Recruiter.
rating-side = { $game } – { $side }
# How somebody plays: $points, which may be off by $margin.
rating-line = Cote ({ $game }) : **{ $points }** ± { $margin }
leaderboard-placeholder = Un autre jeu
# Behind somebody's name.
leaderboard-figures = **{ $points }** ± { $margin } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboard-empty = Personne ici pour l’instant. Il faut des parties classées et des joueurs qui montrent leur profil (/paramètres).
leaderboard-own = Toi : { $figures }
leaderboard-hidden = Personne d’autre que toi ne voit ta cote. Pour figurer ici, montre ton profil (/paramètres).
# $levels: each strength with its points.
leaderboard-computers = Programmes : { $levels }
leaderboard-before-button = Saison précédente
leaderboard-now-button = Cette saison
