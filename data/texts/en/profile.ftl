### How somebody did: the profile, and the games they have finished.

command-profile = profile
command-profile-description = How you did in your finished games, or somebody who shows it
command-profile-who = who
command-profile-who-description = Somebody else
command-games-which = which
command-games-which-description = Tables that are open, or games you’ve finished
command-games-open = open
command-games-finished = finished

profile-heading = ## { $who }
profile-nothing-mine = You haven’t finished a game yet. /play opens a table.
profile-nothing = No finished games to see here.
# The card's title.
profile-card = Record
profile-streak = Wins in a row: { $now } · best: { $best }
# A line of the card: games with so many seats.
profile-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
# $side is a side's name, such as Green or Recruiter.
profile-side = { $side } ({ $seats })
# On the card: how many games of how many were won.
profile-figures = { $won } of { $games }
profile-result = { $games ->
    [one] 1 game, { $won } won
   *[other] { $games } games, { $won } won
}
profile-result-chance = { profile-result } (chance: { $chance })
profile-missions = Missions done: { $missions }
profile-missions-card = Missions done
profile-partners = -# With: { $people }
profile-rivals = -# Against: { $people }
profile-person = { $who } ({ $games })
finished-button = Finished games
finished-heading = Your finished games
finished-none = You haven’t finished a game yet.
finished-line = - **{ $game }** { $moment } · { $result } · { $people }
finished-line-alone = - **{ $game }** { $moment } · { $result }
finished-option = { $game } · { $moment }
finished-won = Won
finished-lost = Lost
finished-resigned = Resigned
finished-placeholder = Look at a game
finished-verify-button = Verify
finished-back-button = Back
settings-profile-placeholder = Who may see your profile
settings-profile-nobody-option = Profile: only you
settings-profile-server-option = Profile: each server sees its games
settings-profile-everyone-option = Profile: everyone sees all games
error-profile-private = { $who } doesn’t show a profile here.
error-not-over-yet = This game isn’t over yet.
mind-mgmt-side-recruiter = Recruiter
mind-mgmt-side-agents = Agents
