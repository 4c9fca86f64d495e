# As whom computers play, and how well.

computer-name = { $mask } { $name } (programme, { $seat })
computer-alias = { $mask } { $name } (programme)
computer-with-strength = { $mask } { $name } (programme, { $strength })

strength-easy = facile
strength-normal = moyen
strength-hard = difficile
strength-easy-button = Facile
strength-normal-button = Moyen
strength-hard-button = Difficile
strength-easy-help = Joue comme un débutant sympathique et laisse passer des choses.
strength-normal-help = Joue bien, mais on peut le battre.
strength-hard-help = Joue du mieux possible.

strengths-button = Les programmes
strengths-page-button = Les programmes, page { $page }
strengths-modal-title = Le niveau des programmes
strengths-free-label = Programmes aux places libres
strengths-free-hint = Pour les programmes qui prennent place à partir de maintenant.
strengths-free = Programmes aux places libres : { $strength }
error-no-computer-there = Le programme ne joue plus à cette place.

stand-in-question = À quel niveau le programme doit-il jouer ? La place : { $who }
notice-computer = { $spy } joue en attendant. La place : { $who }.
news-computer = { $spy } joue pour un temps. La place : { $who }.

command-play-strength = programme
command-play-strength-description = Le niveau du programme ; moyen si tu laisses vide
command-game-replace-strength = programme
command-game-replace-strength-description = Le niveau du programme ; moyen si tu laisses vide
