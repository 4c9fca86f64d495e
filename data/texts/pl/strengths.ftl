# As whom computers play, and how well.

computer-name = { $mask } { $name } (komputer, { $seat })
computer-alias = { $mask } { $name } (komputer)
computer-with-strength = { $mask } { $name } (komputer, { $strength })

strength-easy = łatwy
strength-normal = średni
strength-hard = trudny
strength-easy-button = Łatwy
strength-normal-button = Średni
strength-hard-button = Trudny
strength-easy-help = Gra jak życzliwy nowicjusz i niejedno przeoczy.
strength-normal-help = Gra dobrze, ale da się go pokonać.
strength-hard-help = Gra tak dobrze, jak umie.

strengths-button = Komputery
strengths-page-button = Komputery, część { $page }
strengths-modal-title = Jak dobrze grają komputery
strengths-free-label = Komputery na wolnych miejscach
strengths-free-hint = Dotyczy komputerów, które dopiero usiądą.
strengths-free = Komputery na wolnych miejscach: { $strength }
error-no-computer-there = Na tym miejscu nie gra już komputer.

stand-in-question = Jak dobrze ma grać komputer? Zastępuje: { $who }.
notice-computer = { $spy } gra tymczasem w zastępstwie: { $who }.
news-computer = { $spy } zastępuje na razie gracza. Miejsce: { $who }.

command-play-strength = komputer
command-play-strength-description = Jak dobrze gra komputer; bez wyboru średnio
command-game-replace-strength = komputer
command-game-replace-strength-description = Jak dobrze gra komputer; bez wyboru średnio
