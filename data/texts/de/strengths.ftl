# As whom computers play, and how well.

computer-name = { $mask } { $name } (Programm, { $seat })
computer-alias = { $mask } { $name } (Programm)
computer-with-strength = { $mask } { $name } (Programm, { $strength })

strength-easy = leicht
strength-normal = mittel
strength-hard = schwer
strength-easy-button = Leicht
strength-normal-button = Mittel
strength-hard-button = Schwer
strength-easy-help = Spielt wie ein netter Neuling und übersieht so manches.
strength-normal-help = Spielt gut, ist aber zu schlagen.
strength-hard-help = Spielt, so gut es kann.

strengths-button = Stärke des Programms
strengths-page-button = Stärke des Programms, Teil { $page }
strengths-modal-title = Wie gut das Programm spielt
strengths-free-label = Programm auf freien Plätzen
strengths-free-hint = Gilt für jeden Platz, den das Programm ab jetzt bekommt.
strengths-free = Programm auf freien Plätzen: { $strength }
error-no-computer-there = Auf diesem Platz spielt das Programm nicht mehr.

stand-in-question = Wie gut soll das Programm spielen? Der Platz: { $who }
notice-computer = { $spy } spielt solange für { $who }.
news-computer = { $spy } springt eine Weile ein. Der Platz: { $who }.

command-play-strength = stärke
command-play-strength-description = Wie gut das Programm spielt; ohne Angabe mittel
command-game-replace-strength = stärke
command-game-replace-strength-description = Wie gut das Programm spielt; ohne Angabe mittel
