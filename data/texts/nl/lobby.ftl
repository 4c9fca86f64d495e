### Opening tables, the lobby and its options.

covers-heading = ## Kies een spel
covers-heading-alone = ## Wat wil je spelen?
    Speel meteen alleen, of nodig mensen uit met wie je al eens gespeeld hebt.
covers-people = Voor { $fewest } tot { $most } personen
covers-people-minutes = Voor { $fewest } tot { $most } personen, { $least } tot { $longest } minuten
covers-open-button = Open een tafel: { $game }
covers-play-button = Speel { $game }
covers-lobby-button = Uitnodigen of instellen

open-opened = Je tafel voor { $game } is open in { $channel }.
open-begun = { $game } is begonnen. Het bord en je kaarten staan hieronder.
open-lobby = { $game }: nodig mensen uit of kies opties en druk dan op *Starten*.
direct-invite-button = Uitnodigen
direct-help = Wie wil je uitnodigen? Iedereen krijgt het bord en de eigen kaarten in een privébericht.
direct-nobody = Je hebt nog met niemand gespeeld die je hier kunt uitnodigen. Speel eerst samen op een server: daar typ je /spelen.
direct-invited = Uitgenodigd: { $people }. In de lobby zie je wie er meedoet.
direct-invitation = { $host } nodigt je uit om hier, in privéberichten, { $game } te spelen.
direct-closed = { $who } krijgt van mij geen privéberichten, dus ik kon je uitnodiging niet doorgeven.
open-taken = Hier is al een tafel voor { $game } open.
open-go-button = Naar de tafel
open-apart-button = Nog een tafel in een thread
no-thread-here = In dit soort kanaal bestaan geen threads. Gebruik een ander kanaal voor nog een tafel.
no-thread-in-dm = In privéberichten past maar één potje tegelijk. Speel het uit, of beëindig het nu.
no-thread-in-thread = Een thread kan geen threads bevatten. Gebruik { $channel } voor nog een tafel.
no-thread-in-post = Een post kan geen threads bevatten. Schrijf een nieuwe post in { $channel } voor nog een tafel.
no-private-thread-here = In dit soort kanaal bestaan geen privéthreads.

# $minutes: how long people have to answer while all are there.
pace-live = realtime, { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} bedenktijd
# $hours: how long people have to answer when they needn’t be there at once.
pace-daily = verspreid over dagen, { $hours ->
    [one] { $hours } uur
   *[other] { $hours } uur
} bedenktijd
pace-none = zonder klok
length-minutes = -# Negen van de tien potjes duren { $fewest } tot { $most } minuten.
length-days = -# Iedere speler komt { $fewest } tot { $most } keer even langs. Neemt iedereen steeds alle tijd, dan is het na hooguit { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} klaar (negen van de tien potjes).

option-on = aan
option-off = uit
option-number = { $number }

lobby-seat-host = **{ $seat }**: { $who } (host)
lobby-seat-person = **{ $seat }**: { $who }
lobby-seat-free = **{ $seat }**: vrij
lobby-alone = -# Niemand anders? *Starten*: de computer speelt mee.
lobby-briefing = • { $line }
lobby-option = { $option }: { $value }
lobby-pace = Tempo: { $pace }
lobby-late = Wie te laat is: { $what }
lobby-late-ask = de anderen beslissen
lobby-late-skip = de computer doet die ene zet
lobby-late-resign = verliest, en de computer speelt verder
lobby-late-skip-without = de beurt wordt overgeslagen
lobby-late-resign-without = verliest, en de anderen spelen verder
# $moment: date and time; $countdown: "in 20 minutes", both written by Discord.
lobby-starts = Begint { $moment } ({ $countdown })
lobby-invited = Uitgenodigd: { $people }
lobby-join-button = Meedoen
lobby-leave-button = Weggaan
lobby-start-button = Starten
lobby-options-button = Opties

lobby-seated = Je hebt een plaats: { $seat }.
lobby-seated-quiet = Je hebt een plaats: { $seat }. De rest staat bij de tafel.
lobby-left = Je bent weg van de tafel.
lobby-sit-placeholder = Ga ergens anders zitten
lobby-sit-free-option = { $seat } (vrij)
lobby-sit-person-option = { $seat } (jullie ruilen)
lobby-sit-program-option = { $seat } (je ruilt met de computer)
lobby-started = Het potje is begonnen.
lobby-board-button = Naar het bord
lobby-free-seats = { $seats ->
    [one] Er is één plaats vrij. Wat gebeurt daarmee?
   *[other] Er zijn { $seats } plaatsen vrij. Wat gebeurt daarmee?
}
lobby-fill-button = De computer laten meespelen
lobby-without-button = Starten met wie er is
lobby-wait-button = Wachten

lobby-options-heading = Opties van deze tafel
lobby-options-others = Alleen { $host }, de host, kan de opties wijzigen.
lobby-game-button = Het spel
lobby-game-page-button = Het spel, deel { $page }
lobby-game-modal-title = Het spel
lobby-table-button = De tafel
lobby-table-modal-title = De tafel
lobby-switches-label = Zet aan wat je wilt
lobby-seats-label = Aantal plaatsen
lobby-seats-hint = Hoeveel er spelen. Vrije plaatsen gaan bij de start naar de computer of vervallen.
lobby-seats-hint-without = Hoeveel er spelen. Vrije plaatsen vervallen bij de start.
lobby-pace-label = Tempo
lobby-pace-hint = Hoeveel bedenktijd iedereen heeft: minuten als iedereen er is, anders uren.
lobby-late-label = Als iemand te laat is
lobby-late-hint = Wat er gebeurt als de tijd om is, en de extra tijd na een herinnering ook.
lobby-seats-option = { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}
lobby-invite-placeholder = Nodig mensen uit
lobby-add-program-button = Computer erbij
lobby-remove-program-button = Computer weg
lobby-shuffle-button = Plaatsen loten
lobby-moment-label = Wanneer begint het potje?
lobby-moment-hint = In de tijd van { $zone }. Laat het leeg voor geen vaste tijd.
lobby-moment-placeholder = 20:30, 2030-01-31 20:30, of +45 voor over 45 minuten
lobby-close-button = Tafel opheffen
lobby-close-question = Iedereen moet dan weg van deze tafel. Opheffen?
lobby-closed = Deze tafel is opgeheven.
lobby-closed-idle = Er kwam niemand meer bij deze tafel, dus is hij opgeheven.
lobby-invitation = { $people }: { $host } nodigt je uit voor een potje { $game }.
lobby-invitation-full = Alle plaatsen zijn nu bezet.
invite-decline-button = Ik kan niet
invite-declined = De host hoort dat je niet kunt.
host-call = { $host }, je tafel voor { $game }:
host-joined = aangeschoven: { $people }. { $free ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
}
host-full = alle plaatsen zijn bezet ({ $people }). Je kunt starten.
host-declined = kan niet komen: { $people }.
lobby-role-call = { $role }: { $host } heeft een tafel geopend voor { $game }.
lobby-role-uncalled = { $host } heeft een tafel geopend voor { $game }. Ik mag { $role } niet vermelden, dus er wordt niemand opgeroepen.

never-mind-button = Annuleren
never-minded = Er is niets gebeurd.
lobby-call = { $people }: het is tijd voor jullie potje { $game }. De host kan nu starten.
invite-the-bot = Mij kun je niet uitnodigen. Kan de computer meespelen, dan zet de host hem met *Opties* op een vrije plaats.
invite-program = { $who } is een bot en kan niet uitgenodigd worden.
invite-oneself = Jezelf hoef je niet uit te nodigen.
invite-elsewhere = { $who } zit niet op deze server en kan niet uitgenodigd worden.
invite-unseeing = { $who } kan dit kanaal niet zien en is niet uitgenodigd.
invite-seated = { $who } heeft hier al een plaats.
invite-again = { $who } is al uitgenodigd.
invite-done = { $who } is uitgenodigd aan je tafel voor { $game }.
invite-which = Voor welke van je tafels wil je { $who } uitnodigen?
invite-which-placeholder = Je tafels
invite-which-option = { $game } – { $place }
event-description = Voor dit potje is een tafel open. Ga naar het kanaal om aan te schuiven.
