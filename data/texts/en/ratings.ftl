### Ratings: which games count, the leaderboard, and somebody's own rating.

command-leaderboard = leaderboard
command-leaderboard-description = Who plays how well on this server
command-leaderboard-game = game
command-leaderboard-game-description = Which game; the one you play if you leave it out

lobby-rated-option = Rated game
lobby-rated-help = It counts for ratings on this server if you all play it to the end yourselves
lobby-rated = This game counts for ratings if all who begin it play it to the end themselves.
settings-rated-on-button = New tables rated: on
settings-rated-off-button = New tables rated: off
settings-seasons-placeholder = Seasons of ratings
settings-seasons-none-option = Ratings: no seasons
settings-seasons-month-option = Ratings: a season each month
settings-seasons-quarter-option = Ratings: a season each quarter
settings-seasons-year-option = Ratings: a season each year

# $side is a side's name, such as Recruiter.
rating-side = { $game } – { $side }
# How somebody plays: $points, which may be off by $margin.
rating-line = Rating in { $game }: **{ $points }** ± { $margin }
leaderboard-placeholder = Another game
# Behind somebody's name.
leaderboard-figures = **{ $points }** ± { $margin } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaderboard-empty = Nobody stands here yet. It takes rated games, and players who show their profile (/settings).
leaderboard-own = You: { $figures }
leaderboard-hidden = Only you see your rating. To stand here, show your profile (/settings).
# $levels: each strength with its points.
leaderboard-computers = Computers: { $levels }
leaderboard-before-button = Season before
leaderboard-now-button = This season
