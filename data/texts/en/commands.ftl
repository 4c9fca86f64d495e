### Slash commands: names (lower case, one word), descriptions and options.

command-play = play
command-play-description = Open a table here, or see which games there are
command-play-game = game
command-play-game-description = What to play; leave it out to see all games
command-play-guest = with
command-play-guest-description = Somebody to invite
command-play-guest2 = with-2
command-play-guest2-description = Somebody else to invite
command-play-guest3 = with-3
command-play-guest3-description = Somebody else to invite
