### Slash commands: names (lower case, one word), descriptions and options.

command-play = játék
command-play-description = Asztalt nyitsz itt, vagy megnézed a játékokat; közvetlen üzenetben egyedül is játszhatsz
command-play-game = játék
command-play-game-description = Mivel játszanátok; hagyd üresen, ha az összeset látni akarod
command-play-guest = kivel
command-play-guest-description = Akit meghívsz
command-play-guest2 = kivel-2
command-play-guest2-description = Akit még meghívsz
command-play-guest3 = kivel-3
command-play-guest3-description = Akit még meghívsz

command-games = asztalok
command-games-description = Az asztalaid minden szerveren, és az itteni asztalok

command-game = játszma
command-game-description = Minden az asztalról, a lépéseken kívül
command-game-join = csatlakozás
command-game-join-description = Leülsz az itteni asztalhoz
command-game-leave = kilépés
command-game-leave-description = Felállsz az asztaltól
command-game-start = indítás
command-game-start-description = Elkezded a játszmát
command-game-pause = szünet
command-game-pause-description = Egyelőre megállítasz minden órát és lépést
command-game-resume = folytatás
command-game-resume-description = Folytatod a szünetelő játszmát
command-game-resign = feladás
command-game-resign-description = Feladod a játszmát
command-game-replace = helyettesítés
command-game-replace-description = A gép játszik valaki helyett, vagy visszaveszed a helyed
command-game-replace-who = kit
command-game-replace-who-description = Melyik játékost; hagyd üresen, ha magadról van szó
command-game-undo = visszavonás
command-game-undo-description = Visszavonod az utolsó lépésed; ha mások is látták, bele kell egyezniük
command-game-abandon = lezárás
command-game-abandon-description = Eredmény nélkül véget vetsz a játszmának, vagy még kezdés előtt lezárod az asztalt
command-game-host = asztalgazda
command-game-host-description = Átadod másnak az asztalgazda szerepét
command-game-host-who = kinek
command-game-host-who-description = Az új asztalgazda, aki itt ül az asztalnál
command-game-move = áthelyezés
command-game-move-description = Másik csatornába viszed az asztalt
command-game-move-channel = csatorna
command-game-move-channel-description = Hová
command-game-verify = ellenőrzés
command-game-verify-description = Megnézed, tényleg a lepecsételt keverésből jött-e ki a játszma
command-game-log = napló
command-game-log-description = Mi történt eddig, körről körre

command-rules = szabályok
command-rules-description = Utánanézel valaminek a szabályokban
command-rules-query = keresés
command-rules-query-description = Szavak vagy egy szabály száma; üresen hagyva az itteni játék szabályai jönnek

command-settings = beállítások
command-settings-description = A saját beállításaid és a szerveréi
command-settings-me = saját
command-settings-me-description = A saját beállításaid
command-settings-server = szerver
command-settings-server-description = A szerver beállításai azoknak, akik kezelik
menu-invite = Meghívás játékra

command-help = súgó
command-help-description = Mi ez, és mit írj be
