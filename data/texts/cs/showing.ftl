# Co bot ukazuje: desky, karty, upozornění, průběh, návod; a proč něco ukázat nejde.

hand-button = Moje karty
guide-button = Jak se hraje
log-button = Průběh
hand-refresh-button = Obnovit
hand-board-button = Jít k desce

asked = **{ $who }**: { $prompt }
asked-turn = Na tahu: **{ $who }**.
asked-until = { $asked } Odpověz do: { $moment }.
asked-overdue = { $asked } Čas vypršel.
asked-limit = ⏳ Čas vyprší { $moment }.

news-lost = Co se stalo dřív, už nejde přečíst: záznam tohoto stolu je poškozený. Hra jde dál.
news-start = Hra začíná.
news-undo = { $who } bere poslední tah zpět.
news-paused = Hra se přerušuje.
news-resumed = Hra pokračuje.
news-resigned = { $who } vzdává hru.
news-left = Někdo z hráčů vzdává hru. Místo: { $who }.
news-left-by-name = { $person } vzdává hru. Místo: { $who }.
news-back = Někdo z hráčů se vrací. Místo: { $who }.
news-seat-taken = { $who } přisedá.
news-abandoned = Hra končí bez výsledku.

hand-news = **Co je nového**
hand-tale-rest = … Zbytek: /{ command-board } { command-board-words }
hand-more-news = … a ještě { $lines ->
    [one] jeden řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
} v průběhu hry
hand-last-news = -# { $line }{ $more ->
    [0] {""}
   *[other] {" "}· +{ $more }
}
hand-asked-until = **{ $prompt }** ⏳ { $moment }
hand-overdue = Čas ti vypršel, odpovědět ale ještě můžeš. Zatím o tvém místě mohou rozhodnout ostatní. { $end }
hand-waiting = Čeká se na tah: { $who }.
hand-undo = ↩️ { $who } chce vzít poslední tah zpět. Co už kdo viděl, to se nezapomene. Souhlasíš?
hand-wish = 🪑 { $who } chce převzít místo { $seat }. Souhlasíš?
hand-over = Hra skončila.
hand-paused = Hra je přerušená.
hand-program = Na tvém místě zatím hraje počítač.
hand-quiet = -# Tento panel usnul: sám už se nemění. Tlačítko *Obnovit* ho kdykoli oživí.
hand-not-begun = Hra ještě nezačala. Karty dostaneš hned, jak začne.
hand-none = U tohoto stolu nemáš místo, takže žádné karty. Všechno, co smějí vidět všichni, je na desce.
hand-dms-closed = Karty ti nemůžu poslat soukromě: tvoje nastavení Discordu zprávy od tohoto bota blokuje. Ukáže je tu tlačítko *Moje karty*.
hand-board-trouble = Desku nejde obnovit: { $reason } Kdo stůl hostí, může ho přesunout: /{ command-game } { command-game-move }
hand-which = Hraješ u několika stolů. O který jde?
hand-which-placeholder = Vyber stůl
hand-which-option = { $game } – { $place }
hand-which-waiting-option = { $game } – { $place } – čeká na tebe

dm-heading = **{ $game }** – { $server }
place-direct = Přímé zprávy

nudge-otherwise = Z týmu přišla jiná volba než tvoje.
ping-turn = { $who }, jsi na tahu.
ping-asked = { $who }: { $prompt }
ping-undo = { $who }: { $asker } chce vzít tah zpět. Souhlasíš?
ping-wish = { $who }: { $asker } chce převzít místo { $seat }. Souhlasíš?
ping-until = { $asked } Odpověz do: { $moment }.
ping-overdue = ⏰ Čas vypršel: { $asked } { $end }
ping-reminder = ⏰ Čas vypršel: { $asked }
ping-dms-closed = -# Karty ti nemůžu poslat soukromě. Ukáže je tu tlačítko *Moje karty*.
ping-last = Ostatní už odpověděli, čeká se jen na tebe.

call-to = { $people }: { $said }
call-place = -# { $game } – { $channel }
call-heading = **{ $game }** – { $place }
call-go-button = Jít ke stolu
call-undo-refused = poslední tah se zpátky nebere.
call-seat-refused = místo { $seat } teď převzít nejde.

log-heading = **{ $game }** – průběh, { $page } z { $pages }, { $moment }
log-empty = Zatím se nic nestalo.
log-sealed = -# Zamíchání je zapečetěné otiskem SHA-256 { $commitment }.
log-seed = -# Seed zamíchání byl { $seed }; jeho otisk SHA-256 je { $commitment }. Příkaz /{ command-game } { command-game-verify } z něj hru přehraje znovu.
log-turn-earlier-button = « Tah
log-turn-later-button = Tah »
log-turn-placeholder = Přejít na tah
log-turn-option = { $turn }. { $who }
log-start-option = Začátek hry

page-first-button = « První
page-earlier-button = ‹ Předchozí
page-later-button = Další ›
page-last-button = Poslední »

retold-button = Příběh
retold-heading = **{ $game }** – celý příběh, strana { $page } z { $pages }
retold-nothing = Není tu příběh, který by se dal vyprávět obrázky.

guide-heading = **Jak se hraje: { $game }**
guide-aim = **Cíl**
guide-turn = **Tvůj tah**
guide-end = **Jak hra končí**
guide-signs = **Co znamenají značky**

board-again = Deska je zase dole.

permission-view-channel = Zobrazit kanál
permission-send-messages = Odesílat zprávy
permission-send-messages-in-threads = Odesílat zprávy ve vláknech
permission-attach-files = Přikládat soubory
permission-read-message-history = Číst historii zpráv
permission-create-public-threads = Vytvářet veřejná vlákna
permission-mention-everyone = Zmiňovat @everyone, @here a všechny role
permission-create-private-threads = Vytvářet soukromá vlákna
permission-connect = Připojit
permission-pin-messages = Připínat zprávy
permission-create-events = Vytvářet události

refused-unknown = Discord to odmítl ({ $code }).
refused-gone-message = Zpráva je pryč.
refused-gone-channel = Kanál je pryč.
refused-gone-event = Událost už není.
refused-full = Víc jich Discord nedovolí.
refused-forbidden = Chybí mi tu oprávnění. Které, to řekne nastavení serveru (*Ověřit zdejší oprávnění* v /nastavení server).
refused-missing = Chybí mi tu oprávnění: { $permissions }.
refused-closed = Přímé zprávy ode mě nepřijímá.
refused-too-old = Zpráva je na změnu příliš stará.
refused-archived = Vlákno je zamčené. Odemknout ho může, kdo spravuje vlákna.
refused-crowded = Na serveru je tolik otevřených vláken, kolik Discord dovolí. Některá zavři, nebo hraj v kanálu.
refused-unseen = Toto vlákno nevidím. Když je soukromé, zmiň mě v něm. Když není, potřebuju oprávnění Zobrazit kanál.
refused-wrong-kind = V tomto druhu kanálu to nejde.
refused-expired = Trvalo to moc dlouho; zkus to prosím znovu.
refused-later = Discord má moc práce. Za chvíli to zkusím znovu.

error-no-table-of-yours = Teď u žádného stolu nehraješ. Otevři si ho příkazem /hrát.

command-hand = karty
command-hand-description = Tvé karty, jen pro tvé oči
command-board = deska
command-board-description = Pošli desku znovu dolů
command-board-words = slovy
command-board-words-description = Popiš celou desku slovy, v soukromí

# Soukromé vlákno těch, kdo plánují společně.

planning-thread = { $game } – porada
planning-begun = { $people }: tady se můžete radit mezi sebou. Kdo hraje proti vám, číst nemůže. Vlákno se zavře, až hra skončí.
planning-overheard = { $people }: toto vlákno by teď mohl číst někdo, kdo hraje proti vám, a tak se zavírá. Raďte se jinde.
planning-none = { $people }: soukromé vlákno na poradu nemáte. { $reason } Raďte se v přímých zprávách: co se píše tady, čtou všichni.
planning-none-direct = { $people }: v přímých zprávách vlákno na poradu není. Pište si spolu přímo.
planning-none-read = Číst by ho mohl ještě někdo: { $people }. Kdo smí spravovat vlákna, čte všechna.
planning-none-unsure = Discord mi neřekne, kdo by ho mohl číst.
