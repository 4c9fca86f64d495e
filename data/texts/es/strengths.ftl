# As whom computers play, and how well.

computer-name = { $mask } { $name } (programa, { $seat })
computer-alias = { $mask } { $name } (programa)
computer-with-strength = { $mask } { $name } (programa, { $strength })

strength-easy = fácil
strength-normal = normal
strength-hard = difícil
strength-easy-button = Fácil
strength-normal-button = Normal
strength-hard-button = Difícil
strength-easy-help = Juega como quien empieza, con buen talante, y se le escapan cosas.
strength-normal-help = Juega bien, pero se le puede ganar.
strength-hard-help = Juega tan bien como puede.

strengths-button = El programa
strengths-page-button = El programa, parte { $page }
strengths-modal-title = Nivel del programa
strengths-free-label = El programa en los asientos libres
strengths-free-hint = Vale para los asientos que ocupe el programa a partir de ahora.
strengths-free = El programa en los asientos libres: { $strength }
error-no-computer-there = En ese asiento ya no juega el programa.

stand-in-question = ¿Con qué nivel juega el programa por { $who }?
notice-computer = { $spy } juega mientras tanto por { $who }.
news-computer = { $spy } entra a jugar por un rato. Asiento: { $who }.

command-play-strength = programa
command-play-strength-description = Nivel del programa; normal si no eliges
command-game-replace-strength = programa
command-game-replace-strength-description = Nivel del programa; normal si no eliges
