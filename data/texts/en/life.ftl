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
