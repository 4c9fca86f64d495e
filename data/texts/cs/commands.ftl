### Příkazy: jména (malými písmeny, jedno slovo), popisy a volby.

command-play = hrát
command-play-description = Otevři tu stůl, nebo se podívej, jaké hry tu jsou; v přímých zprávách hraj proti počítači
command-play-game = hra
command-play-game-description = Co se bude hrát; vynech a uvidíš všechny hry
command-play-guest = s-kým
command-play-guest-description = Koho pozvat
command-play-guest2 = s-kým-2
command-play-guest2-description = Koho dalšího pozvat
command-play-guest3 = s-kým-3
command-play-guest3-description = Koho dalšího pozvat

command-games = stoly
command-games-description = Tvé stoly na všech serverech a stoly tady

command-game = hra
command-game-description = Všechno kolem stolu kromě tahů
command-game-join = přisednout
command-game-join-description = Přisedni ke stolu, který tu je
command-game-leave = odejít
command-game-leave-description = Odejdi od stolu
command-game-start = začít
command-game-start-description = Začni hru
command-game-pause = přerušit
command-game-pause-description = Zastav prozatím všechny hodiny a tahy
command-game-resume = pokračovat
command-game-resume-description = Nech přerušenou hru pokračovat
command-game-resign = vzdát
command-game-resign-description = Vzdej hru
command-game-replace = zastoupit
command-game-replace-description = Ať za někoho hraje počítač, nebo se sem po zastoupení vrať
command-game-replace-who = koho
command-game-replace-who-description = Koho zastoupit; vynech, když jde o tebe
command-game-undo = vrátit
command-game-undo-description = Vezmi svůj poslední tah zpět; pokud ho ostatní viděli, musí souhlasit
command-game-abandon = ukončit
command-game-abandon-description = Ukonči hru bez výsledku, nebo zavři stůl, než začne
command-game-host = předat
command-game-host-description = Ať stůl hostí někdo jiný
command-game-host-who = komu
command-game-host-who-description = Kdo bude hostit; musí sedět u stolu
command-game-move = přesunout
command-game-move-description = Přesuň stůl do jiného kanálu
command-game-move-channel = kanál
command-game-move-channel-description = Kam
command-game-verify = ověřit
command-game-verify-description = Ověř, že hra vychází ze zapečetěného zamíchání
command-game-log = průběh
command-game-log-description = Co se stalo, tah po tahu

command-rules = pravidla
command-rules-description = Vyhledej něco v pravidlech
command-rules-query = dotaz
command-rules-query-description = Slova nebo číslo pravidla; vynech a uvidíš pravidla zdejší hry

command-settings = nastavení
command-settings-description = Tvé vlastní nastavení a nastavení serveru
command-settings-me = moje
command-settings-me-description = Tvé vlastní nastavení
command-settings-server = server
command-settings-server-description = Nastavení tohoto serveru, pro jeho správce
menu-invite = Pozvat do hry

command-help = nápověda
command-help-description = Co to je a co napsat
