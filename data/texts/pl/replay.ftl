### Finished games replayed by their code.

command-replay = powtórka
command-replay-description = Obejrzyj skończoną grę, ruch po ruchu
command-replay-code = kod
command-replay-code-description = Kod podany na końcu gry
command-replay-moment = moment
command-replay-moment-description = Numer momentu, od którego zacząć
command-replay-spoilers = spoilery
command-replay-spoilers-description = Nie: nie zobaczysz, jak długo trwa gra

lobby-shared-option = Udostępnij grę przez kod
lobby-shared-help = Po grze każdy, kto ma kod, może ją odtworzyć, bez waszych nicków
lobby-shared = Po grze każdy, kto ma jej kod, może ją odtworzyć, bez waszych nicków.
# $code looks like 7K2QD-M04XE.
ending-code = -# Powtórka: **/{ command-replay }** { command-replay-code }: **{ $code }**
replay-heading = **{ $game }** – moment { $page } z { $pages } · **{ $code }**
replay-heading-so-far = **{ $game }** – moment { $page } · **{ $code }**
replay-eyes-placeholder = Czyimi oczami?
replay-watched-option = Oczami widzów
replay-open-option = Wszystko odkryte
# $seat is a seat's name in the game.
replay-seat-option = Oczami: { $seat }
replay-share-button = Pokaż wszystkim tutaj
replay-shared = Teraz widzą to wszyscy tutaj. Strony przewracasz ty.
error-no-such-code = Żadna gra nie ma takiego kodu. Kod jest na końcu gry, którą gracze udostępnili.
error-replay-led = Strony przewraca tu { $who }. Własną powtórkę otwiera /{ command-replay }.
error-replay-not-here = Nikogo więcej tu nie ma.
