### The life of a table: pause, being late, undo, seats that change hands, the end, rematches.

notice-paused = ⏸️ A játszma szünetel; egy óra sem jár.
notice-rests = 💤 Minden játékos távol van. A játszma óra nélkül vár, amíg valaki nem lép.
notice-late = ⏰ Késik: { $who }. Mi legyen?
notice-late-until = { $notice }
    -# { $end }
# $moment: "in 7 days", written by Discord.
overdue-program = A gép ül a helyére ({ $moment }), ha addig nem jön válasz vagy döntés.
overdue-resign = A hely feladottnak számít ({ $moment }), ha addig nem jön válasz vagy döntés.
notice-undo = ↩️ { $who } visszavonná az utolsó lépést. Amit láttatok, azt láttátok. A többiek mind beleegyeznek?
notice-wish = 🪑 { $host }: { $who } leülne erre a helyre: { $seat }.
resume-button = Folytatás
late-wait-button = Várunk
late-remind-button = Emlékeztető
late-program-button = A gép játszik tovább
late-pass-button = Maradjon ki a köre
late-wait-one-button = Várunk: { $seat }
late-remind-one-button = Emlékeztető: { $seat }
late-program-one-button = Gép játszik: { $seat }
late-pass-one-button = Kimarad a köre: { $seat }
undo-agree-button = Vonja csak vissza
undo-refuse-button = Ne vonja vissza
seat-agree-button = Jöhet az új játékos
seat-refuse-button = Ne jöjjön
seat-choose-button = Leülök egy helyre
seat-choose-or-back-button = Leülök, vagy visszaülök
seat-choose-placeholder = Melyik helyre?
seat-choose-question = Több hely is szabad. Melyiket szeretnéd?

ending-winners = { $count ->
    [one] 🏆 Győztes: { $winners }.
   *[other] 🏆 Győztesek: { $winners }.
}
ending-nobody-wins = Senki sem nyert.
ending-won = { $count ->
    [one] 🏆 Győztes: { $winners }. { $reason }
   *[other] 🏆 Győztesek: { $winners }. { $reason }
}
ending-nobody = Senki sem nyert. { $reason }
ending-abandoned = Ez a játszma eredmény nélkül ért véget.
ending-score = { $who } { $wins }
ending-score-program = a gép { $wins }
ending-score-forgotten = valaki { $wins }
ending-series = Játszmák ennél az asztalnál: { $games }. Győzelmek eddig: { $scores }.
outcome-resigned = { $who } feladta.
rematch-button = Visszavágó
try-again-button = Még egyszer
rematch-swapped-button = Visszavágó, oldalcserével
rematch-wanted = Visszavágót szeretne: { $people }.
rematch-wanted-again = Még egyszer nekifutna: { $people }.
rematch-wanted-swapped = Visszavágót szeretne oldalcserével: { $people }.
rematch-next-button = Következő: { $title }
rematch-wanted-next = Folytatná: { $people }. A következő: { $title }.
rematch-begun = Elkezdődött a következő játszma.
rematch-lobby = Nyitva a következő játszma lobbija, új játékosnak is van hely.
rematch-noted = Feljegyeztem. A következő játszma akkor kezdődik, ha mindenki szeretné.

life-paused = A játszma szünetel.
life-resumed = A játszma folytatódik.
life-waiting = Újra megkapja a teljes időt.
life-reminded = Megy az emlékeztető.
life-stood-in = Amíg vissza nem tér, a gép játszik.
life-passed = A köre kimaradt; a játszma folytatódik.
life-agreed = Beleegyeztél.
life-refused = Nem egyeztél bele.
life-back = Jó, hogy itt vagy; a hely újra a tiéd.
life-seat-taken = A hely a tiéd.
life-seat-asked = Megkérdeztem az asztalgazdát.
life-resigned = Feladtad.
life-abandoned = A játszma eredmény nélkül véget ért.
life-stood-in-for-you = A gép játszik helyetted. Így ülhetsz vissza: /játszma helyettesítés, vagy a gomb a táblán.
life-undo-asked = Megkérdeztem a többieket, visszavonhatod-e.
life-undone = Visszavonva.
life-host-passed = Az új asztalgazda: { $who }.
life-moved = Az asztal most itt van: { $channel }.
life-away = 💤 { $who } távol van eddig: { $moment }.
life-away-daily = 💤 { $who } távol van eddig: { $moment }. Addig az órája áll.
life-not-away = { $who } visszatért.
resign-button = Feladás
resign-stay-button = Maradok a játékban
resign-question-two = A másik oldal azonnal nyer. Feladod?
resign-question-more = A gép végleg átveszi a helyed, és a játszmát elveszíted. Feladod?
resign-question-without = A többiek nélküled játszanak tovább, te pedig veszítesz. Feladod?
resign-question-ends = Nélküled túl kevesen maradnak: a játszma most véget ér, és te leszel az utolsó. Feladod?
resign-question-last = Nélküled senki sem játszhat tovább: a játszma mindenkinek eredmény nélkül ér véget. Feladod?
abandon-button = Lezárás eredmény nélkül
abandon-stay-button = Játsszunk tovább
abandon-question = A játszma mindenkinek eredmény nélkül ér véget. Lezárod?
# $lines: how many entries; $seed and $commitment: long hexadecimal numbers.
verify-good = ✅ Ellenőrizve: a jegyzőkönyvet elejétől végéig ({ $lines } bejegyzés) újrajátszottam a magból, és ugyanoda vezetett. Mag (seed): { $seed }, SHA-256: { $commitment }.
verify-good-since = ✅ Ellenőrizve: a játék szabályainak utolsó változása óta készült { $lines } bejegyzést újrajátszottam, és ugyanoda vezetett. Mag (seed): { $seed }, SHA-256: { $commitment }.
verify-good-so-far = ✅ Eddig rendben: a jegyzőkönyvet újrajátszottam a lepecsételt magból, és a mostani álláshoz vezet. A mag (seed) a végén nyílik fel; SHA-256: { $commitment }.
verify-wrong = ❌ A jegyzőkönyv nem a tárolt álláshoz vezet. A mag (seed) SHA-256 értéke: { $commitment }.
