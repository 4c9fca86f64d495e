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
strength-hard-help = Úgy játszik, ahogy csak tud.

strengths-button = A gépek
strengths-page-button = A gépek, { $page }. rész
strengths-modal-title = Milyen jól játszanak a gépek
strengths-free-label = Gépek az üres helyeken
strengths-free-hint = A mostantól leülő gépekre érvényes.
strengths-free = Gépek az üres helyeken: { $strength }
error-no-computer-there = Azon a helyen már nem gép játszik.

stand-in-question = Milyen jól játsszon a gép helyette: { $who }?
notice-computer = { $spy } játszik addig helyette: { $who }.
news-computer = { $spy } beugrik egy időre. A hely: { $who }.

command-play-strength = gép
command-play-strength-description = Milyen jól játsszon a gép; üresen hagyva közepes
command-game-replace-strength = gép
command-game-replace-strength-description = Milyen jól játsszon a gép; üresen hagyva közepes
