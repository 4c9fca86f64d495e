# As whom computers play, and how well.

computer-name = { $mask } { $name } (gép, { $seat })
computer-alias = { $mask } { $name } (gép)
computer-with-strength = { $mask } { $name } (gép, { $strength })

strength-easy = könnyű
strength-normal = közepes
strength-hard = nehéz
strength-easy-button = Könnyű
strength-normal-button = Közepes
strength-hard-button = Nehéz
strength-easy-help = Úgy játszik, mint egy barátságos kezdő, és elnéz dolgokat.
strength-normal-help = Jól játszik, de le lehet győzni.
strength-hard-help = Minden tudását beveti.

strengths-button = A gépek
strengths-page-button = A gépek, { $page }. rész
strengths-modal-title = Milyen erősek a gépek
strengths-free-label = Gépek az üres helyeken
strengths-free-hint = A mostantól leülő gépekre érvényes.
strengths-free = Gépek az üres helyeken: { $strength }
error-no-computer-there = Azon a helyen már nem gép játszik.

stand-in-question = Milyen erős gép játsszon helyette: { $who }?
notice-computer = Addig { $spy } játszik helyette: { $who }.
news-computer = { $spy } beugrik egy időre. A hely: { $who }.

command-play-strength = gép
command-play-strength-description = Milyen erős legyen a gép; üresen hagyva közepes
command-game-replace-strength = gép
command-game-replace-strength-description = Milyen erős legyen a gép; üresen hagyva közepes
