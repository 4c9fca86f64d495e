### Rating: welke potjes meetellen, de ranglijst en je eigen rating.

command-leaderboard = ranglijst
command-leaderboard-description = Wie hoe goed speelt op deze server
command-leaderboard-game = spel
command-leaderboard-game-description = Welk spel; het spel dat jij speelt als je het leeg laat

lobby-rated-option = Potje met rating
lobby-rated-help = Het telt mee voor de rating op deze server als jullie het allemaal zelf uitspelen
lobby-rated = Dit potje telt mee voor de rating als iedereen die begint het zelf uitspeelt.
settings-rated-on-button = Nieuwe tafels met rating: aan
settings-rated-off-button = Nieuwe tafels met rating: uit
settings-seasons-placeholder = Seizoenen van de rating
settings-seasons-none-option = Rating: geen seizoenen
settings-seasons-month-option = Rating: elke maand een seizoen
settings-seasons-quarter-option = Rating: elk kwartaal een seizoen
settings-seasons-year-option = Rating: elk jaar een seizoen

# $side is a side's name, such as Recruiter.
rating-side = { $game } – { $side }
# How somebody plays: $points, which may be off by $margin.
rating-line = Rating ({ $game }): **{ $points }** ± { $margin }
leaderboard-placeholder = Een ander spel
# Behind somebody's name.
leaderboard-figures = **{ $points }** ± { $margin } · { $games ->
    [one] 1 potje
   *[other] { $games } potjes
}
leaderboard-empty = Hier staat nog niemand. Daar zijn potjes met rating voor nodig, en spelers die hun profiel tonen (/instellingen).
leaderboard-own = Jij: { $figures }
leaderboard-hidden = Alleen jij ziet je rating. Wil je hier staan, toon dan je profiel (/instellingen).
# $levels: each strength with its points.
leaderboard-computers = De computers: { $levels }
leaderboard-before-button = Vorig seizoen
leaderboard-now-button = Dit seizoen
