# What the bot shows: boards, hands, pings, log, guide; and why something can't be shown.

hand-button = Lapjaim
guide-button = Így játsszuk
log-button = Napló
hand-refresh-button = Frissítés
hand-board-button = Ugrás a táblához

asked = **{ $who }**: { $prompt }
asked-turn = Soron van: **{ $who }**
asked-until = { $asked } Határidő: { $moment }.
asked-overdue = { $asked } Lejárt az idő.
asked-limit = ⏳ Lejár az idő: { $moment }.

news-lost = A korábbi események már nem olvashatók: sérült az asztal jegyzőkönyve. A játszma folytatódik.
news-start = Elkezdődött a játszma.
news-undo = { $who } visszavonta az utolsó lépést.
news-paused = A játszma szünetelt.
news-resumed = A játszma folytatódott.
news-resigned = { $who } feladta.
news-left = Egy játékos feladta. A helye: { $who }.
news-left-by-name = { $person } feladta. A helye: { $who }.
news-back = Visszatért egy játékos. A helye: { $who }.
news-seat-taken = { $who } leült.
news-abandoned = A játszma eredmény nélkül ért véget.

hand-news = **Mióta legutóbb itt jártál**
hand-tale-rest = … A többi: /{ command-board } { command-board-words }
hand-more-news = … és még { $lines } sor a naplóban
hand-last-news = -# { $line }{ $more ->
    [0] {""}
   *[other] {" "}· +{ $more }
}
hand-asked-until = **{ $prompt }** ⏳ { $moment }
# $end: what happens if nobody does anything (overdue-program, overdue-resign).
hand-overdue = Lejárt az időd, de még válaszolhatsz. Közben a többiek dönthetnek a helyedről. { $end }
hand-waiting = Várunk rá: { $who }.
hand-undo = ↩️ { $who } visszavonná az utolsó lépést. Amit láttál, azt láttad. Beleegyezel?
hand-wish = 🪑 { $who } leülne erre a helyre: { $seat }. Beleegyezel?
hand-over = A játszmának vége.
hand-paused = A játszma szünetel.
hand-program = Egyelőre a gép játszik a helyeden.
hand-quiet = -# Ez a panel magától már nem frissül. *Frissítés*: újra naprakész lesz.
hand-not-begun = A játszma még nem kezdődött el. Amint elindul, megkapod a lapjaidat.
hand-none = Ennél az asztalnál nincs helyed, így lapjaid sincsenek. Amit mindenki láthat, ott van a táblán.
hand-dms-closed = Nem tudtam közvetlen üzenetben elküldeni a lapjaidat: a Discord-beállításaid tiltják. *Lapjaim*: itt megnézheted őket.
hand-board-trouble = A táblát nem tudom frissíteni: { $reason } Az asztalgazda áthelyezheti az asztalt: /{ command-game } { command-game-move }
hand-which = Több asztalnál is játszol. Melyiket nyissam meg?
hand-which-placeholder = Válassz asztalt
hand-which-option = { $game } – { $place }
hand-which-waiting-option = { $game } – { $place } – rád vár

dm-heading = **{ $game }** – { $server }
place-direct = Közvetlen üzenetek

nudge-otherwise = A csapattársad mást szeretne.
ping-turn = { $who }, te jössz.
ping-asked = { $who }: { $prompt }
ping-undo = { $who }: { $asker } visszavonna egy lépést. Beleegyeztek?
ping-wish = { $who }: { $asker } leülne erre a helyre: { $seat }. Beleegyeztek?
ping-until = { $asked } Határidő: { $moment }.
ping-overdue = ⏰ Késés: { $asked } { $end }
ping-reminder = ⏰ Késés: { $asked }
ping-dms-closed = -# Közvetlen üzenetben nem tudtam elküldeni a lapjaidat. *Lapjaim*: itt megnézheted őket.
ping-last = A többiek már mind válaszoltak: a játszma csak rád vár.

call-to = { $people }: { $said }
call-place = -# { $game } – { $channel }
call-heading = **{ $game }** – { $place }
call-go-button = Ugrás az asztalhoz
call-undo-refused = nem, az utolsó lépés marad.
call-seat-refused = nem, az asztalgazda nem enged új játékost erre a helyre: { $seat }.

log-heading = **{ $game }** – napló, { $page }/{ $pages }, { $moment }
log-empty = Még nem történt semmi.
log-sealed = -# A keverés pecsétje, SHA-256: { $commitment }.
log-seed = -# A keverés magja (seed): { $seed }; SHA-256: { $commitment }. Újrajátszás belőle: /{ command-game } { command-game-verify }
log-turn-earlier-button = « Kör
log-turn-later-button = Kör »
log-turn-placeholder = Ugrás egy körhöz
log-turn-option = { $turn }. { $who }
log-start-option = A kezdet

page-first-button = « Első
page-earlier-button = ‹ Előző
page-later-button = Következő ›
page-last-button = Utolsó »

retold-button = Történet
retold-heading = **{ $game }** – a teljes történet, { $page }/{ $pages } oldal
retold-nothing = Itt nincs képes történet.

guide-heading = **Így játsszuk: { $game }**
guide-aim = **Cél**
guide-turn = **A köröd**
guide-end = **Így ér véget**
guide-signs = **Jelmagyarázat**

board-again = A tábla újra alul van.

permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-messages-in-threads = Üzenetek küldése szálakban
permission-attach-files = Fájlok csatolása
permission-read-message-history = Üzenetelőzmények olvasása
permission-create-public-threads = Nyilvános szálak létrehozása
permission-mention-everyone = @everyone, @here és minden rang megemlítése
permission-create-private-threads = Privát szálak létrehozása
permission-connect = Csatlakozás
permission-pin-messages = Üzenetek kitűzése
permission-create-events = Események létrehozása

refused-unknown = A Discord visszautasította ({ $code }).
refused-gone-message = Ez az üzenet már nincs meg.
refused-gone-channel = Ez a csatorna már nincs meg.
refused-gone-event = Ez az esemény már nincs meg.
refused-full = Ebből a Discord nem enged többet.
refused-forbidden = Hiányzik itt egy jogosultságom. Hogy melyik, itt kiderül: /beállítások szerver, *Jogosultságok*.
refused-missing = Ezek a jogosultságok hiányoznak itt: { $permissions }.
refused-closed = Itt nem fogadnak tőlem közvetlen üzenetet.
refused-too-old = Ez az üzenet túl régi ahhoz, hogy módosítsam.
refused-archived = A szál zárolva van. Aki szálakat kezel, feloldhatja.
refused-crowded = Ezen a szerveren már annyi szál van nyitva, amennyit a Discord enged. Zárjatok be párat, vagy játsszatok csatornában.
refused-unseen = Nem látom ezt a szálat. Ha privát, említs meg benne. Ha nem, ez a jogosultság kell: Csatorna megtekintése.
refused-wrong-kind = Ebben a fajta csatornában ez nem megy.
refused-expired = Ez túl sokáig tartott; próbáld újra.
refused-later = A Discord most túlterhelt. Kicsit később újra megpróbálom.

error-no-table-of-yours = Most egy asztalnál sem játszol. Nyiss egyet: /játék

command-hand = lapok
command-hand-description = A lapjaid, csak neked
command-board = tábla
command-board-description = Újra kiteszed a táblát, legalulra
command-board-words = szavakkal
command-board-words-description = Az egész tábla szavakban, csak neked

# The private thread of those who plan together.

planning-thread = { $game } – tervezés
# $people are called; they alone see this thread.
planning-begun = { $people }: itt egymás közt tervezhettek. Az ellenfeleitek nem olvassák. A szál a játszma végén bezárul.
planning-overheard = { $people }: ezt a szálat most egy ellenfeletek is olvashatja, ezért bezárul. Tervezzetek máshol.
planning-none = { $people }: nincs privát szálatok a tervezéshez. { $reason } Írjatok inkább közvetlen üzenetet: amit itt írtok, mindenki látja.
planning-none-direct = { $people }: közvetlen üzenetben nincs szál a tervezéshez. Írjatok egymásnak közvetlenül.
planning-none-read = Ezt ők is olvashatnák: { $people }. Aki szálakat kezel, mindet látja.
planning-none-unsure = A Discord nem árulja el, ki olvashatná.
