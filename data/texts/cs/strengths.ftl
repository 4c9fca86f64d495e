# Za koho hraje počítač a jak dobře.

computer-name = { $mask } { $name } (počítač, { $seat })
computer-alias = { $mask } { $name } (počítač)
computer-with-strength = { $mask } { $name } (počítač, { $strength })

strength-easy = slabší
strength-normal = střední
strength-hard = silný
strength-easy-button = Slabší
strength-normal-button = Střední
strength-hard-button = Silný
strength-easy-help = Hraje přátelsky jako někdo, kdo začíná, a leccos přehlédne.
strength-normal-help = Hraje dobře, ale porazit se dá.
strength-hard-help = Hraje, jak nejlépe umí.

strengths-button = Počítače
strengths-page-button = Počítače, část { $page }
strengths-modal-title = Jak dobře hrají počítače
strengths-free-label = Počítače na volných místech
strengths-free-hint = Pro počítače, které přisednou odteď.
strengths-free = Na volných místech: počítač, { $strength }
error-no-computer-there = Na tomto místě už počítač nehraje.

stand-in-question = Jak dobře má počítač hrát? Místo: { $who }
notice-computer = Místo: { $who }. Zatím na něm hraje { $spy }.
news-computer = Na chvíli zastupuje { $spy }. Místo: { $who }.

command-play-strength = počítač
command-play-strength-description = Jak dobře hraje; když nic nevybereš, bude střední
command-game-replace-strength = počítač
command-game-replace-strength-description = Jak dobře hraje; když nic nevybereš, bude střední
