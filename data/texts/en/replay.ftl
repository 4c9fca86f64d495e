### Finished games replayed by their code.

command-replay = replay
command-replay-description = Look at a finished game, move by move
command-replay-code = code
command-replay-code-description = The code from the end of the game
command-replay-moment = moment
command-replay-moment-description = The number of the moment to begin with
command-replay-spoilers = spoilers
command-replay-spoilers-description = No: you aren’t told how long the game goes on

lobby-shared-option = Share the game by a code
lobby-shared-help = Once it’s over, anybody with the code can replay it, without your names
lobby-shared = Once it’s over, anybody with its code can replay this game, without your names.
# $code looks like 7K2QD-M04XE.
ending-code = -# Replay: **/{ command-replay }** { command-replay-code }: **{ $code }**
replay-heading = **{ $game }** – moment { $page } of { $pages } · **{ $code }**
replay-heading-so-far = **{ $game }** – moment { $page } · **{ $code }**
replay-eyes-placeholder = Whose eyes?
replay-watched-option = As onlookers saw it
replay-open-option = Everything open
# $seat is a seat's name in the game.
replay-seat-option = As { $seat } saw it
replay-share-button = Show to all here
replay-shared = Everybody here sees it now. You turn the pages.
error-no-such-code = No game has this code. The code stands at the end of a game that its players share.
error-replay-led = { $who } turns the pages here. /{ command-replay } opens one of your own.
error-replay-not-here = Nobody else is here to see it.
