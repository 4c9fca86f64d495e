# As whom computers play, and how well.

computer-name = { $mask } { $name } (computer, { $seat })
computer-alias = { $mask } { $name } (computer)
computer-with-strength = { $mask } { $name } (computer, { $strength })

strength-easy = makkelijk
strength-normal = gemiddeld
strength-hard = moeilijk
strength-easy-button = Makkelijk
strength-normal-button = Gemiddeld
strength-hard-button = Moeilijk
strength-easy-help = Speelt als een aardige beginner en ziet weleens wat over het hoofd.
strength-normal-help = Speelt goed, maar is te verslaan.
strength-hard-help = Speelt zo goed als het kan.

strengths-button = De computers
strengths-page-button = De computers, deel { $page }
strengths-modal-title = Hoe goed de computers spelen
strengths-free-label = Computers op de vrije plaatsen
strengths-free-hint = Voor computers die vanaf nu een plaats krijgen.
strengths-free = Computers op vrije plaatsen: { $strength }
error-no-computer-there = Op die plaats speelt de computer niet meer.

stand-in-question = Hoe goed moet de computer voor { $who } spelen?
notice-computer = { $spy } speelt intussen voor { $who }.
news-computer = { $spy } valt een tijdje in. De plaats: { $who }.

command-play-strength = computer
command-play-strength-description = Hoe goed de computer speelt; gemiddeld als je het leeg laat
command-game-replace-strength = computer
command-game-replace-strength-description = Hoe goed de computer speelt; gemiddeld als je het leeg laat
