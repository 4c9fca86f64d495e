### The life of a table: pause, being late, undo, seats that change hands, the end, rematches.

notice-paused = ⏸️ The game is paused; no clock runs.
notice-late = ⏰ { $who } is late. What do you do?
notice-undo = ↩️ { $who } would like to take the last move back. What has been seen stays seen. Do all others agree?
notice-wish = 🪑 { $host }: { $who } would like to take a seat from the program ({ $seat }).
notice-stand-in = { $count ->
    [one] The program plays for { $people } meanwhile.
   *[other] The program plays for { $people } meanwhile.
}
notice-sealed = -# The shuffle is sealed with SHA-256 { $commitment }.
resume-button = Resume
late-wait-button = Wait
late-remind-button = Remind
late-program-button = The program plays on
undo-agree-button = Agree
undo-refuse-button = Refuse
seat-agree-button = Agree
seat-refuse-button = Refuse
seat-take-button = Take this seat: { $seat }

ending-won = { $count ->
    [one] 🏆 { $winners } wins. { $reason }
   *[other] 🏆 { $winners } win. { $reason }
}
ending-nobody = Nobody wins. { $reason }
ending-abandoned = This game was abandoned; nobody has won.
ending-seed = -# The seed of the shuffle was { $seed }; its SHA-256 is { $commitment }. /game verify plays the game again from it.
ending-score = { $who } { $wins }
ending-score-program = the program { $wins }
ending-series = Games at this table: { $games }. Won so far: { $scores }.
outcome-resigned = { $who } has resigned.
rematch-button = Rematch
rematch-swapped-button = Rematch, sides swapped
rematch-wanted = { $people } would like a rematch.
rematch-wanted-swapped = { $people } would like a rematch with sides swapped.
rematch-begun = The rematch has begun.
rematch-noted = Noted. The rematch begins once everybody wants it.

life-paused = The game is paused.
life-resumed = The game goes on.
life-waiting = They get the whole time once more.
life-reminded = They are being reminded.
life-stood-in = The program plays on until they are back.
life-agreed = You have agreed.
life-refused = You have refused.
life-back = Welcome back; the seat is yours again.
life-seat-taken = The seat is yours.
life-seat-asked = The host has been asked.
