# As whom computers play, and how well.

computer-name = { $mask } { $name } (computer, { $seat })
computer-alias = { $mask } { $name } (computer)
computer-with-strength = { $mask } { $name } (computer, { $strength })

strength-easy = easy
strength-normal = normal
strength-hard = hard
strength-easy-button = Easy
strength-normal-button = Normal
strength-hard-button = Hard
strength-easy-help = Plays like a friendly beginner and overlooks things.
strength-normal-help = Plays well, but can be beaten.
strength-hard-help = Plays as well as it can.

strengths-button = The computers
strengths-page-button = The computers, part { $page }
strengths-modal-title = How well the computers play
strengths-free-label = Computers on the free seats
strengths-free-hint = For computers that take a seat from now on.
strengths-free = Computers on free seats: { $strength }
error-no-computer-there = The computer doesn’t play on that seat any more.

stand-in-question = How well should the computer play for { $who }?
notice-computer = { $spy } plays for { $who } meanwhile.
news-computer = { $spy } stands in for a while. The seat: { $who }.

command-play-strength = computer
command-play-strength-description = How well the computer plays; normal if you leave it out
command-game-replace-strength = computer
command-game-replace-strength-description = How well the computer plays; normal if you leave it out
