### Slash commands: names (lower case, one word), descriptions and options.

command-play = play
command-play-description = Open a table here, or see which games there are; in direct messages, play alone
command-play-game = game
command-play-game-description = What to play; leave it out to see all games
command-play-guest = with
command-play-guest-description = Somebody to invite
command-play-guest2 = with-2
command-play-guest2-description = Somebody else to invite
command-play-guest3 = with-3
command-play-guest3-description = Somebody else to invite

command-games = games
command-games-description = Your tables on all servers, and the tables here

command-game = game
command-game-description = Everything about a table except its moves
command-game-join = join
command-game-join-description = Sit down at the table here
command-game-leave = leave
command-game-leave-description = Leave the table
command-game-start = start
command-game-start-description = Begin the game
command-game-pause = pause
command-game-pause-description = Stop all clocks and moves for now
command-game-resume = resume
command-game-resume-description = Go on with a paused game
command-game-resign = resign
command-game-resign-description = Give up the game
command-game-replace = replace
command-game-replace-description = Let the computer play for somebody, or take your own seat back
command-game-replace-who = who
command-game-replace-who-description = Which player; leave it out for yourself
command-game-undo = undo
command-game-undo-description = Take your last move back; if others have seen it, they must agree
command-game-abandon = abandon
command-game-abandon-description = End the game without a result, or close the table before it begins
command-game-host = host
command-game-host-description = Make somebody else the host
command-game-host-who = who
command-game-host-who-description = The new host, who must sit at the table
command-game-move = move
command-game-move-description = Move the table to another channel
command-game-move-channel = channel
command-game-move-channel-description = Where to
command-game-verify = verify
command-game-verify-description = Check that the game follows from its sealed shuffle
command-game-log = log
command-game-log-description = What has happened, turn by turn

command-rules = rules
command-rules-description = Look something up in the rules
command-rules-query = query
command-rules-query-description = Words, or the number of a rule; leave it out for the rules of the game played here

command-settings = settings
command-settings-description = Your own settings, and those of the server
command-settings-me = me
command-settings-me-description = Your own settings
command-settings-server = server
command-settings-server-description = Settings of this server, for those who manage it
menu-invite = Invite to a game

command-help = help
command-help-description = What this is, and what to type
