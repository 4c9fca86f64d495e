### Život stolu: přerušení, prodlení, vracení tahů, střídání na místech, konec, odvety.

notice-paused = ⏸️ Hra je přerušená; nikomu neběží čas.
notice-rests = 💤 Všichni hráči jsou pryč. Hra bez hodin čeká, dokud někdo z nich nezahraje.
notice-late = ⏰ Čas vypršel: { $who }. Co s tím?
notice-late-until = { $notice }
    -# { $end }
overdue-program = Místo převezme počítač { $moment }, pokud dřív nepřijde odpověď nebo rozhodnutí.
overdue-resign = Místo se počítá jako vzdané { $moment }, pokud dřív nepřijde odpověď nebo rozhodnutí.
notice-undo = ↩️ { $who } chce vzít poslední tah zpět. Co už kdo viděl, to se nezapomene. Souhlasí všichni ostatní?
notice-wish = 🪑 { $host }: { $who } chce převzít místo { $seat }.
resume-button = Pokračovat
late-wait-button = Počkat
late-remind-button = Připomenout
late-program-button = Dál hraje počítač
late-pass-button = Přeskočit tah
late-wait-one-button = Počkat: { $seat }
late-remind-one-button = Připomenout: { $seat }
late-program-one-button = Dál hraje počítač: { $seat }
late-pass-one-button = Přeskočit tah: { $seat }
undo-agree-button = Souhlasit s vrácením
undo-refuse-button = Odmítnout vrácení
seat-agree-button = Souhlasit s výměnou
seat-refuse-button = Odmítnout výměnu
seat-choose-button = Přisednout
seat-choose-or-back-button = Přisednout nebo se vrátit
seat-choose-placeholder = Které místo?
seat-choose-question = Vybrat si můžeš z několika míst. Které chceš?

ending-winners = { $count ->
    [one] 🏆 Vítězí { $winners }.
    [few] 🏆 Společně vítězí { $winners }.
   *[other] 🏆 Společně vítězí { $winners }.
}
ending-nobody-wins = Nevítězí nikdo.
ending-won = { $count ->
    [one] 🏆 Vítězí { $winners }. { $reason }
    [few] 🏆 Společně vítězí { $winners }. { $reason }
   *[other] 🏆 Společně vítězí { $winners }. { $reason }
}
ending-nobody = Nevítězí nikdo. { $reason }
ending-abandoned = Hra skončila bez výsledku.
ending-score = { $who } { $wins }
ending-score-forgotten = někdo { $wins }
ending-score-program = počítač { $wins }
ending-series = Her u tohoto stolu: { $games }. Zatím výher: { $scores }.
outcome-resigned = { $who } vzdává hru.
rematch-button = Odveta
try-again-button = Zkusit znovu
rematch-swapped-button = Odveta s prohozenými stranami
rematch-wanted = Pro odvetu: { $people }.
rematch-wanted-again = Znovu to chce zkusit: { $people }.
rematch-wanted-swapped = Pro odvetu s prohozenými stranami: { $people }.
rematch-next-button = Dál: { $title }
rematch-wanted-next = Chce pokračovat: { $people }. Na řadě: { $title }.
rematch-begun = Další hra začíná.
rematch-lobby = Lobby další hry je otevřené, i pro někoho nového.
rematch-noted = Zapsáno. Další hra začne, jakmile ji budou chtít všichni.

life-paused = Hra je přerušená.
life-resumed = Hra pokračuje.
life-waiting = Celý čas běží ještě jednou od začátku.
life-reminded = Připomínka je na cestě.
life-stood-in = Až do návratu hraje dál počítač.
life-passed = Tah je přeskočený a hra pokračuje.
life-agreed = Tvůj souhlas platí.
life-refused = Tvé odmítnutí platí.
life-back = Vítej zpátky; místo je zase tvoje.
life-seat-taken = Místo je tvoje.
life-seat-asked = Žádost je u toho, kdo stůl hostí.
life-resigned = Hotovo, hra je vzdaná.
life-abandoned = Hra je ukončená bez výsledku.
life-stood-in-for-you = Hraje za tebe počítač, dokud se nevrátíš příkazem /hra zastoupit nebo tlačítkem na desce.
life-undo-asked = Ostatní dostali otázku, zda smíš vzít tah zpět.
life-undone = Tah je vzatý zpět.
life-host-passed = Stůl teď hostí { $who }.
life-moved = Stůl je teď tady: { $channel }.
life-away = 💤 Pryč do { $moment }: { $who }
life-away-daily = 💤 Pryč do { $moment }, do té doby tady čas neběží: { $who }
life-not-away = Zpátky u stolu: { $who }
resign-button = Vzdát hru
resign-stay-button = Zůstat ve hře
resign-question-two = Druhá strana hned vyhraje. Vzdáváš hru?
resign-question-more = Tvé místo natrvalo převezme počítač a hra se ti počítá jako prohraná. Vzdáváš hru?
resign-question-without = Ostatní hrají dál bez tebe a hra se ti počítá jako prohraná. Vzdáváš hru?
resign-question-ends = Bez tebe zbývá příliš málo hráčů: hra hned skončí a tvé místo je poslední. Vzdáváš hru?
resign-question-last = Bez tebe hra pokračovat nemůže: skončí pro všechny bez výsledku. Vzdáváš hru?
abandon-button = Ukončit hru
abandon-stay-button = Hrát dál
abandon-question = Hra skončí pro všechny bez výsledku. Ukončit ji?
verify-good = ✅ Ověřeno: { $lines ->
    [one] celý záznam ({ $lines } řádek)
    [few] celý záznam ({ $lines } řádky)
   *[other] celý záznam ({ $lines } řádků)
} se přehrál znovu ze seedu a vedl k témuž konci. Seed { $seed }, SHA-256 { $commitment }.
verify-good-since = ✅ Ověřeno: konec záznamu ({ $lines ->
    [one] { $lines } řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
}) od poslední úpravy pravidel hry se přehrál znovu a vedl k témuž konci. Seed { $seed }, SHA-256 { $commitment }.
verify-good-so-far = ✅ Zatím ověřeno: záznam se přehrál ze zapečetěného seedu a vede ke hře, jak stojí teď. Seed se otevře na konci; jeho otisk SHA-256 je { $commitment }.
verify-wrong = ❌ Záznam nevede k tomu, co je uloženo. Otisk SHA-256 seedu je { $commitment }.
