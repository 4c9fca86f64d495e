### The life of a table: pause, being late, undo, seats that change hands, the end, rematches.

notice-paused = ⏸️ The game is paused; no clock runs.
notice-rests = 💤 All players are away. The game waits, without a clock, until one of them plays.
notice-late = ⏰ { $who } is late. What will you do?
notice-late-until = { $notice }
    -# { $end }
# $moment: "in 7 days", written by Discord.
overdue-program = The computer takes the seat { $moment }, unless somebody answers or decides first.
overdue-resign = The seat counts as resigned { $moment }, unless somebody answers or decides first.
notice-undo = ↩️ { $who } would like to take the last move back. What has been seen stays seen. Do all the others agree?
notice-wish = 🪑 { $host }: { $who } would like to take the seat { $seat }.
resume-button = Resume
late-wait-button = Wait
late-remind-button = Remind
late-program-button = The computer plays on
late-pass-button = Pass the turn
late-wait-one-button = Wait for { $seat }
late-remind-one-button = Remind { $seat }
late-program-one-button = The computer plays on for { $seat }
late-pass-one-button = Pass the turn of { $seat }
undo-agree-button = Agree to the undo
undo-refuse-button = Refuse the undo
seat-agree-button = Agree to the newcomer
seat-refuse-button = Refuse the newcomer
seat-choose-button = Take a seat
seat-choose-or-back-button = Take a seat, or yours back
seat-choose-placeholder = Which seat?
seat-choose-question = Several seats can be taken. Which one do you want?

ending-winners = { $count ->
    [one] 🏆 { $winners } wins.
   *[other] 🏆 { $winners } win.
}
ending-nobody-wins = Nobody wins.
ending-won = { $count ->
    [one] 🏆 { $winners } wins. { $reason }
   *[other] 🏆 { $winners } win. { $reason }
}
ending-nobody = Nobody wins. { $reason }
ending-abandoned = This game was ended without a result.
ending-score = { $who } { $wins }
ending-score-program = the computer { $wins }
ending-score-forgotten = somebody { $wins }
ending-series = Games at this table: { $games }. Won so far: { $scores }.
outcome-resigned = { $who } has resigned.
rematch-button = Rematch
try-again-button = Try again
rematch-swapped-button = Rematch, sides swapped
rematch-wanted = { $people } would like a rematch.
rematch-wanted-again = { $people } would like to try again.
rematch-wanted-swapped = { $people } would like a rematch with sides swapped.
rematch-next-button = Next: { $title }
rematch-wanted-next = { $people } would like to go on: { $title }.
rematch-begun = The next game has begun.
rematch-lobby = The lobby of the next game is open, with a place for somebody new.
rematch-noted = Noted. The next game begins once everybody wants it.

life-paused = The game is paused.
life-resumed = The game goes on.
life-waiting = They get the full time once more.
life-reminded = They are being reminded.
life-stood-in = The computer plays on until they are back.
life-passed = Their turn has passed; the game goes on.
life-agreed = You have agreed.
life-refused = You have refused.
life-back = Welcome back; the seat is yours again.
life-seat-taken = The seat is yours.
life-seat-asked = The host has been asked.
life-resigned = You have resigned.
life-abandoned = The game is ended without a result.
life-stood-in-for-you = The computer plays for you. Come back with /game replace or the button on the board.
life-undo-asked = The others have been asked whether you may take it back.
life-undone = Taken back.
life-host-passed = { $who } is the host now.
life-moved = The table is in { $channel } now.
life-away = 💤 { $who } is away until { $moment }.
life-away-daily = 💤 { $who } is away until { $moment }; their clock stands still until then.
life-not-away = { $who } is back.
resign-button = Resign
resign-stay-button = Stay in the game
resign-question-two = The other side wins at once. Do you resign?
resign-question-more = The computer takes your seat for good, and the game counts as lost for you. Do you resign?
resign-question-without = The others play on without you, and the game counts as lost for you. Do you resign?
resign-question-ends = Without you too few are left: the game ends now, and you come last. Do you resign?
resign-question-last = Nobody can play on without you: the game ends for all, without a result. Do you resign?
abandon-button = End without a result
abandon-stay-button = Play on
abandon-question = The game ends without a result for anybody. End it?
# $lines: how many entries; $seed and $commitment: long hexadecimal numbers.
verify-good = ✅ Verified: all { $lines } entries of the record were played again from the seed and led to the same end. Seed { $seed }, SHA-256 { $commitment }.
verify-good-since = ✅ Verified: the last { $lines } entries of the record, since the game’s rules last changed, were played again and led to the same end. Seed { $seed }, SHA-256 { $commitment }.
verify-good-so-far = ✅ Verified so far: the record was played again from the sealed seed and leads to the game as it stands. The seed is opened at the end; its SHA-256 is { $commitment }.
verify-wrong = ❌ The record doesn’t lead to what is stored. The SHA-256 of the seed is { $commitment }.
