# What the bot shows: boards, hands, pings, log, guide; and why something can't be shown.

hand-button = Mijn hand
guide-button = Zo speel je
log-button = Verloop
hand-refresh-button = Vernieuwen
hand-board-button = Naar het bord

asked = **{ $who }**: { $prompt }
asked-turn = **{ $who }** is aan zet.
asked-until = { $asked } Antwoord uiterlijk { $moment }.
asked-overdue = { $asked } De tijd is om.
asked-limit = ⏳ De tijd loopt af: { $moment }.

news-lost = Wat hiervoor gebeurd is, is niet meer te lezen: het logboek van deze tafel is beschadigd. Het potje gaat door.
news-start = Het potje is begonnen.
news-undo = { $who } heeft de laatste zet teruggenomen.
news-paused = Het potje is gepauzeerd.
news-resumed = Het potje gaat verder.
news-resigned = { $who } heeft opgegeven.
news-left = Een speler heeft opgegeven. De plaats: { $who }.
news-left-by-name = { $person } heeft opgegeven. De plaats: { $who }.
news-back = Een speler is terug. De plaats: { $who }.
news-seat-taken = { $who } is aangeschoven.
news-abandoned = Het potje is beëindigd zonder uitslag.

hand-news = **Sinds je laatst keek**
hand-tale-rest = … De rest: /{ command-board } { command-board-words }
hand-more-news = … en { $lines ->
    [one] nog één regel
   *[other] nog { $lines } regels
} in het verloop
hand-last-news = -# { $line }{ $more ->
    [0] {""}
   *[other] {" "}· +{ $more }
}
hand-asked-until = **{ $prompt }** ⏳ { $moment }
# $end: what happens if nobody does anything (overdue-program, overdue-resign).
hand-overdue = Je tijd is om, maar je kunt nog antwoorden. Intussen kunnen de anderen over je plaats beslissen. { $end }
hand-waiting = Het wachten is op { $who }.
hand-undo = ↩️ { $who } wil de laatste zet terugnemen. Wat je gezien hebt, blijft gezien. Ga je akkoord?
hand-wish = 🪑 { $who } wil een plaats overnemen: { $seat }. Ga je akkoord?
hand-over = Het potje is afgelopen.
hand-paused = Het potje is gepauzeerd.
hand-program = De computer speelt voorlopig op jouw plaats.
hand-quiet = -# Dit paneel slaapt: het verandert niet meer vanzelf. *Vernieuwen* werkt het bij.
hand-not-begun = Het potje is nog niet begonnen. Zodra het begint, krijg je je hand.
hand-none = Je hebt geen plaats aan deze tafel, dus ook geen hand. Op het bord staat alles wat iedereen mag zien.
hand-dms-closed = Ik kon je hand niet als privébericht sturen: je Discord-instellingen houden berichten van deze bot tegen. *Mijn hand* toont hem hier.
hand-board-trouble = Het bord kan niet bijgewerkt worden: { $reason } De host kan de tafel verplaatsen: /{ command-game } { command-game-move }
hand-which = Je speelt aan meerdere tafels. Welke bedoel je?
hand-which-placeholder = Kies een tafel
hand-which-option = { $game } – { $place }
hand-which-waiting-option = { $game } – { $place } – wacht op jou

dm-heading = **{ $game }** – { $server }
place-direct = Privéberichten

nudge-otherwise = Je teamgenoot wil iets anders.
ping-turn = { $who }, jij bent aan de beurt.
ping-asked = { $who }: { $prompt }
ping-undo = { $who }: { $asker } wil een zet terugnemen. Ga je akkoord?
ping-wish = { $who }: { $asker } wil een plaats overnemen: { $seat }. Ga je akkoord?
ping-until = { $asked } Antwoord uiterlijk { $moment }.
ping-overdue = ⏰ Te laat: { $asked } { $end }
ping-reminder = ⏰ Te laat: { $asked }
ping-dms-closed = -# Ik kon je hand niet als privébericht sturen. *Mijn hand* toont hem hier.
ping-last = Alle anderen hebben geantwoord: het wachten is alleen nog op jou.

call-to = { $people }: { $said }
call-place = -# { $game } – { $channel }
call-heading = **{ $game }** – { $place }
call-go-button = Naar de tafel
call-undo-refused = nee, de laatste zet wordt niet teruggenomen.
call-seat-refused = nee, de host laat deze plaats zoals hij is: { $seat }.

log-heading = **{ $game }** – verloop, { $page } van { $pages }, { $moment }
log-empty = Er is nog niets gebeurd.
log-sealed = -# De schudbeurt is verzegeld met SHA-256 { $commitment }.
log-seed = -# De seed van de schudbeurt was { $seed }; de SHA-256 daarvan is { $commitment }. /{ command-game } { command-game-verify } speelt het potje daarmee na.
log-turn-earlier-button = « Beurt
log-turn-later-button = Beurt »
log-turn-placeholder = Ga naar een beurt
log-turn-option = { $turn }. { $who }
log-start-option = Hoe het begon

page-first-button = « Eerste
page-earlier-button = ‹ Eerder
page-later-button = Later ›
page-last-button = Laatste »

retold-button = Verhaal
retold-heading = **{ $game }** – het hele verhaal, pagina { $page } van { $pages }
retold-nothing = Hier is geen verhaal in plaatjes.

guide-heading = **Zo speel je { $game }**
guide-aim = **Doel**
guide-turn = **Jouw beurt**
guide-end = **Hoe het eindigt**
guide-signs = **Wat de tekens betekenen**

board-again = Het bord staat weer onderaan.

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten versturen
permission-send-messages-in-threads = Berichten versturen in threads
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen
permission-create-public-threads = Openbare threads maken
permission-mention-everyone = @everyone, @here en alle rollen vermelden
permission-create-private-threads = Privéthreads maken
permission-connect = Verbinden
permission-pin-messages = Berichten vastzetten
permission-create-events = Evenementen maken

refused-unknown = Discord weigert ({ $code }).
refused-gone-message = Het bericht is weg.
refused-gone-channel = Het kanaal is weg.
refused-gone-event = Het evenement is weg.
refused-full = Discord staat er hiervan niet meer toe.
refused-forbidden = Ik mis hier een recht. De serverinstellingen voor deze bot (*Rechten hier controleren* in /instellingen server) noemen het.
refused-missing = Ik mis hier rechten: { $permissions }.
refused-closed = Privéberichten van mij komen niet aan.
refused-too-old = Het bericht is te oud om te wijzigen.
refused-archived = De thread is vergrendeld. Wie threads beheert, kan hem openen.
refused-crowded = Deze server heeft zoveel open threads als Discord toestaat. Sluit er een paar, of speel in een kanaal.
refused-unseen = Ik kan deze thread niet zien. Is hij privé, vermeld me er dan in. Anders heb ik Kanaal bekijken nodig.
refused-wrong-kind = Dat kan niet in dit soort kanaal.
refused-expired = Dit duurde te lang; probeer het nog eens.
refused-later = Discord heeft het druk. Ik probeer het zo nog eens.

error-no-table-of-yours = Je speelt nu aan geen enkele tafel. Open er een met /spelen.

command-hand = hand
command-hand-description = Je hand, alleen voor jouw ogen
command-board = bord
command-board-description = Zet het bord opnieuw onderaan
command-board-words = woorden
command-board-words-description = Vertelt het hele bord in woorden, alleen aan jou

# The private thread of those who plan together.

planning-thread = { $game } – overleg
# $people are called; they alone see this thread.
planning-begun = { $people }: hier kunnen jullie onderling overleggen. Wie tegen jullie speelt, kan het niet lezen. Na het potje gaat de thread dicht.
planning-overheard = { $people }: iemand die tegen jullie speelt, kan deze thread nu lezen, dus hij gaat dicht. Overleg ergens anders.
planning-none = { $people }: jullie hebben geen privéthread om te overleggen. { $reason } Overleg in privéberichten: wat hier staat, kan iedereen lezen.
planning-none-direct = { $people }: privéberichten hebben geen thread om te overleggen. Schrijf elkaar rechtstreeks.
planning-none-read = { $people } zou kunnen meelezen: wie threads beheert, leest ze allemaal.
planning-none-unsure = Discord zegt me niet wie zou kunnen meelezen.
