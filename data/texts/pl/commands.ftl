### Slash commands: names (lower case, one word), descriptions and options.

command-play = graj
command-play-description = Otwórz tu stół albo zobacz, w co można zagrać; w wiadomości prywatnej zagrasz solo
command-play-game = gra
command-play-game-description = W co grać; puste pole pokaże wszystkie gry
command-play-guest = z-kim
command-play-guest-description = Kogo zaprosić
command-play-guest2 = z-kim-2
command-play-guest2-description = Kogo jeszcze zaprosić
command-play-guest3 = z-kim-3
command-play-guest3-description = Kogo jeszcze zaprosić

command-games = stoły
command-games-description = Twoje stoły na wszystkich serwerach i stoły tutaj

command-game = gra
command-game-description = Wszystko, co dotyczy stołu, oprócz ruchów
command-game-join = dołącz
command-game-join-description = Usiądź przy tym stole
command-game-leave = odejdź
command-game-leave-description = Odejdź od stołu
command-game-start = rozpocznij
command-game-start-description = Rozpocznij grę
command-game-pause = wstrzymaj
command-game-pause-description = Wstrzymaj grę: bez ruchów i bez zegarów
command-game-resume = wznów
command-game-resume-description = Wznów wstrzymaną grę
command-game-resign = poddaj
command-game-resign-description = Poddaj grę
command-game-replace = zastąp
command-game-replace-description = Niech za kogoś gra komputer; możesz też wrócić na swoje miejsce
command-game-replace-who = kogo
command-game-replace-who-description = Za kogo; puste pole oznacza ciebie
command-game-undo = cofnij
command-game-undo-description = Cofnij swój ostatni ruch; jeśli inni go widzieli, muszą się zgodzić
command-game-abandon = zamknij
command-game-abandon-description = Zakończ grę bez wyniku albo zamknij stół przed jej początkiem
command-game-host = przekaż
command-game-host-description = Przekaż komuś rolę gospodarza
command-game-host-who = komu
command-game-host-who-description = Nowy gospodarz; musi siedzieć przy stole
command-game-move = przenieś
command-game-move-description = Przenieś stół na inny kanał
command-game-move-channel = kanał
command-game-move-channel-description = Dokąd
command-game-verify = sprawdź
command-game-verify-description = Sprawdź, czy gra szła według zapieczętowanego tasowania
command-game-log = przebieg
command-game-log-description = Co się wydarzyło, tura po turze

command-rules = zasady
command-rules-description = Znajdź coś w zasadach
command-rules-query = zapytanie
command-rules-query-description = Słowa lub numer zasady; puste pole pokaże zasady tutejszej gry

command-settings = ustawienia
command-settings-description = Twoje ustawienia i ustawienia serwera
command-settings-me = moje
command-settings-me-description = Twoje ustawienia
command-settings-server = serwer
command-settings-server-description = Ustawienia tego serwera, dla osób, które nim zarządzają
menu-invite = Zaproś do gry

command-help = pomoc
command-help-description = Co to za bot i co wpisać
