### Opening tables, the lobby and its options.

covers-heading = ## Válassz játékot
covers-heading-alone = ## Mivel játszanál?
    Játssz rögtön egyedül, vagy hívd meg azokat, akikkel már játszottál.
covers-people = { $fewest }–{ $most } játékos
covers-people-minutes = { $fewest }–{ $most } játékos, { $least }–{ $longest } perc
covers-open-button = Asztal: { $game }
covers-play-button = Játék: { $game }
covers-lobby-button = Meghívás, beállítás

open-opened = Nyitva az asztalod: { $game }, { $channel }.
open-begun = Elkezdődött: { $game }. Lent a tábla és a lapjaid.
open-lobby = { $game }: hívj meg másokat, vagy nézd át lent az opciókat, aztán *Indítás*.
direct-invite-button = Meghívás
direct-help = Kit hívnál meg? Mindenki a közvetlen üzenetei közt kapja meg a táblát és a lapjait.
direct-nobody = Még senkivel sem játszottál, akit ide meghívhatnál. Előbb játsszatok együtt egy szerveren: /játék
direct-invited = Meghívó elküldve: { $people }. A lobbiban látod, ki csatlakozik.
direct-invitation = { $host } meghív egy játszmára itt, közvetlen üzenetben: { $game }.
direct-closed = { $who } nem fogad tőlem közvetlen üzenetet, így a meghívód nem ment át.
open-taken = Itt már nyitva van egy asztal: { $game }.
open-go-button = Ugrás az asztalhoz
open-apart-button = Még egy, külön szálban
no-thread-here = Ebben a fajta csatornában nincsenek szálak. Még egy asztalhoz válassz másik csatornát.
no-thread-in-dm = Közvetlen üzenetben egyszerre egy játszma fér el. Fejezd be, vagy zárd le most.
no-thread-in-thread = Szálban nem nyílhat újabb szál. Még egy asztalnak itt van hely: { $channel }.
no-thread-in-post = Bejegyzésben nem nyílhat szál. Még egy asztalhoz írj új bejegyzést itt: { $channel }.
no-private-thread-here = Ebben a fajta csatornában nincsenek privát szálak.

# $minutes: how long people have to answer while all are there.
pace-live = valós időben, válaszra { $minutes } perc
# $hours: how long people have to answer when they needn’t be there at once.
pace-daily = napokon át, válaszra { $hours } óra
pace-none = óra nélkül
length-minutes = -# Tíz játszmából kilenc { $fewest }–{ $most } percig tart.
length-days = -# Mindenki { $fewest }–{ $most } alkalommal néz be. Ha mindig mindenki kivárja az idejét, legfeljebb { $days } nap alatt vége (tíz játszmából kilencszer).

option-on = be
option-off = ki
option-number = { $number }

lobby-seat-host = **{ $seat }**: { $who } (asztalgazda)
lobby-seat-person = **{ $seat }**: { $who }
lobby-seat-free = **{ $seat }**: szabad
lobby-alone = -# Nincs itt más? *Indítás*: a gép játszik.
lobby-briefing = • { $line }
lobby-option = { $option }: { $value }
lobby-pace = Tempó: { $pace }
lobby-late = Ha valaki késik: { $what }
lobby-late-ask = a többiek döntenek
lobby-late-skip = azt az egy lépést a gép teszi meg
lobby-late-resign = veszít, és a gép játszik tovább
lobby-late-skip-without = a köre kimarad
lobby-late-resign-without = veszít, és a többiek játszanak tovább
# $moment: date and time; $countdown: "in 20 minutes", both written by Discord.
lobby-starts = Kezdés: { $moment } ({ $countdown })
lobby-invited = Meghívva: { $people }
lobby-join-button = Csatlakozás
lobby-leave-button = Kilépés
lobby-start-button = Indítás
lobby-options-button = Opciók

lobby-seated = A helyed: { $seat }.
lobby-seated-quiet = A helyed: { $seat }. Minden más az asztalnál van.
lobby-left = Felálltál az asztaltól.
lobby-sit-placeholder = Ülj át máshová
lobby-sit-free-option = { $seat } (szabad)
lobby-sit-person-option = { $seat } (helyet cseréltek)
lobby-sit-program-option = { $seat } (csere a géppel)
lobby-started = Elkezdődött a játszma.
lobby-board-button = Ugrás a táblához
lobby-free-seats = { $seats ->
    [one] Egy hely szabad. Mi legyen vele?
   *[other] { $seats } hely szabad. Mi legyen velük?
}
lobby-fill-button = Üres helyekre a gép
lobby-without-button = Indulás üres helyek nélkül
lobby-wait-button = Várok

lobby-options-heading = Az asztal opciói
lobby-options-others = Az opciókat csak az asztalgazda állíthatja: { $host }.
lobby-game-button = A játék
lobby-game-page-button = A játék, { $page }. rész
lobby-game-modal-title = A játék
lobby-table-button = Az asztal
lobby-table-modal-title = Az asztal
lobby-switches-label = Kapcsold be, amit szeretnél
lobby-seats-label = Helyek száma
lobby-seats-hint = Hányan játszotok. Üres helyre induláskor a gép ül, vagy kimarad.
lobby-seats-hint-without = Hányan játszotok. Az üres helyek induláskor kimaradnak.
lobby-pace-label = Tempó
lobby-pace-hint = Mennyi idő van válaszolni: percek, ha mind itt vagytok, különben órák.
lobby-late-label = Ha valaki késik
lobby-late-hint = Mi legyen, ha lejár az idő és az emlékeztető utáni ráadás is.
lobby-seats-option = { $seats } hely
lobby-invite-placeholder = Hívj meg másokat
lobby-add-program-button = Gép hozzáadása
lobby-remove-program-button = Gép elküldése
lobby-shuffle-button = Helyek keverése
lobby-moment-label = Mikor kezdődik a játszma?
lobby-moment-hint = Ezen óra szerint: { $zone }. Hagyd üresen, ha nincs kitűzött idő.
lobby-moment-placeholder = 20:30, 2030-01-31 20:30, vagy +45: mostantól 45 perc
lobby-close-button = Asztal lezárása
lobby-close-question = Mindenkinek fel kell állnia ettől az asztaltól. Lezárod?
lobby-closed = Ez az asztal le van zárva.
lobby-closed-idle = Régóta nem járt senki ennél az asztalnál, ezért lezárult.
lobby-invitation = { $people }: { $host } játszani hív: { $game }.
lobby-invitation-full = Most minden hely foglalt.
invite-decline-button = Nem érek rá
invite-declined = Az asztalgazda megtudja, hogy nem jössz.
host-call = { $host }, az asztalodról ({ $game }):
host-joined = { $people } leült, szabad hely: { $free }.
host-full = minden hely betelt ({ $people }). Indíthatod.
host-declined = { $people } nem tud jönni.
lobby-role-call = { $role }: { $host } asztalt nyitott: { $game }.
lobby-role-uncalled = { $host } asztalt nyitott: { $game }. Ezt a rangot nem említhetem, így senkinek sem szóltam: { $role }.

never-mind-button = Mégse
never-minded = Nem történt semmi.
lobby-call = { $people }: itt az ideje a játszmátoknak ({ $game }). Az asztalgazda most elindíthatja.
invite-the-bot = Engem nem lehet meghívni. Ha a gép tudja ezt a játékot, az asztalgazda leülteti: *Opciók*.
invite-program = { $who } bot, nem lehet meghívni.
invite-oneself = Magadat nem kell meghívnod.
invite-elsewhere = { $who } nincs ezen a szerveren, így nem lehet meghívni.
invite-unseeing = { $who } nem látja ezt a csatornát, így nem kapott meghívót.
invite-seated = { $who } már itt ül.
invite-again = { $who } már kapott meghívót.
invite-done = { $who } meghívót kapott az asztalodhoz ({ $game }).
invite-which = Melyik asztalodhoz hívod? Vendég: { $who }
invite-which-placeholder = Az asztalaid
invite-which-option = { $game } – { $place }
event-description = Nyitva az asztal ehhez a játszmához. Menj a csatornájába, és ülj le.
