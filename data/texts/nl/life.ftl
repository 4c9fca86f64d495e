### The life of a table: pause, being late, undo, seats that change hands, the end, rematches.

notice-paused = ⏸️ Het potje is gepauzeerd; er loopt geen klok.
notice-rests = 💤 Alle spelers zijn afwezig. Het potje wacht, zonder klok, tot een van hen speelt.
notice-late = ⏰ { $who } is te laat. Wat doen jullie?
notice-late-until = { $notice }
    -# { $end }
# $moment: "in 7 days", written by Discord.
overdue-program = De computer neemt de plaats { $moment } over, tenzij er eerst iemand antwoordt of beslist.
overdue-resign = De plaats telt { $moment } als opgegeven, tenzij er eerst iemand antwoordt of beslist.
notice-undo = ↩️ { $who } wil de laatste zet terugnemen. Wat gezien is, blijft gezien. Gaan alle anderen akkoord?
notice-wish = 🪑 { $host }: { $who } wil een plaats overnemen: { $seat }.
resume-button = Hervatten
late-wait-button = Wachten
late-remind-button = Herinnering sturen
late-program-button = De computer speelt verder
late-pass-button = Beurt overslaan
late-wait-one-button = Wachten op { $seat }
late-remind-one-button = Herinnering aan { $seat }
late-program-one-button = Computer speelt voor { $seat }
late-pass-one-button = Beurt overslaan: { $seat }
undo-agree-button = Terugnemen mag
undo-refuse-button = Niet terugnemen
seat-agree-button = Overnemen mag
seat-refuse-button = Niet overnemen
seat-choose-button = Plaatsnemen
seat-choose-or-back-button = Plaatsnemen of terugkomen
seat-choose-placeholder = Welke plaats?
seat-choose-question = Je kunt meerdere plaatsen krijgen. Welke wil je?

ending-winners = { $count ->
    [one] 🏆 { $winners } wint.
   *[other] 🏆 { $winners } winnen.
}
ending-nobody-wins = Niemand wint.
ending-won = { $count ->
    [one] 🏆 { $winners } wint. { $reason }
   *[other] 🏆 { $winners } winnen. { $reason }
}
ending-nobody = Niemand wint. { $reason }
ending-abandoned = Dit potje is beëindigd zonder uitslag.
ending-score = { $who } { $wins }
ending-score-program = de computer { $wins }
ending-score-forgotten = iemand { $wins }
ending-series = Potjes aan deze tafel: { $games }. Gewonnen tot nu toe: { $scores }.
outcome-resigned = { $who } heeft opgegeven.
rematch-button = Revanche
try-again-button = Nog een keer
rematch-swapped-button = Revanche, kanten gewisseld
rematch-wanted = Zin in revanche: { $people }.
rematch-wanted-again = Wil het nog eens proberen: { $people }.
rematch-wanted-swapped = Zin in revanche met gewisselde kanten: { $people }.
rematch-next-button = Hierna: { $title }
rematch-wanted-next = Wil door met { $title }: { $people }.
rematch-begun = Het volgende potje is begonnen.
rematch-lobby = De lobby van het volgende potje is open, met plaats voor iemand erbij.
rematch-noted = Genoteerd. Het volgende potje begint zodra iedereen het wil.

life-paused = Het potje is gepauzeerd.
life-resumed = Het potje gaat verder.
life-waiting = De volle bedenktijd gaat opnieuw in.
life-reminded = De herinnering wordt verstuurd.
life-stood-in = De computer speelt verder tot de speler terug is.
life-passed = De beurt is overgeslagen; het potje gaat verder.
life-agreed = Je bent akkoord gegaan.
life-refused = Je hebt geweigerd.
life-back = Welkom terug; de plaats is weer van jou.
life-seat-taken = De plaats is van jou.
life-seat-asked = Het is aan de host gevraagd.
life-resigned = Je hebt opgegeven.
life-abandoned = Het potje is beëindigd zonder uitslag.
life-stood-in-for-you = De computer speelt voor je. Kom terug met /potje vervangen of de knop op het bord.
life-undo-asked = De anderen krijgen de vraag of je de zet mag terugnemen.
life-undone = Teruggenomen.
life-host-passed = { $who } is nu de host.
life-moved = De tafel staat nu in { $channel }.
life-away = 💤 { $who } is afwezig tot { $moment }.
life-away-daily = 💤 { $who } is afwezig tot { $moment }; de eigen klok staat tot dan stil.
life-not-away = { $who } is terug.
resign-button = Opgeven
resign-stay-button = Blijven spelen
resign-question-two = De andere kant wint dan meteen. Geef je op?
resign-question-more = De computer neemt je plaats voorgoed over, en voor jou telt het potje als verloren. Geef je op?
resign-question-without = De anderen spelen zonder jou verder, en voor jou telt het potje als verloren. Geef je op?
resign-question-ends = Zonder jou blijven er te weinig over: het potje eindigt nu en jij wordt laatste. Geef je op?
resign-question-last = Zonder jou kan niemand verder: het potje eindigt voor iedereen, zonder uitslag. Geef je op?
abandon-button = Beëindigen zonder uitslag
abandon-stay-button = Verder spelen
abandon-question = Het potje eindigt voor iedereen zonder uitslag. Beëindigen?
# $lines: how many entries; $seed and $commitment: long hexadecimal numbers.
verify-good = ✅ Het klopt: alle { $lines } regels van het logboek zijn vanaf de seed nagespeeld en komen op hetzelfde einde uit. Seed { $seed }, SHA-256 { $commitment }.
verify-good-since = ✅ Het klopt: de laatste { $lines } regels van het logboek, sinds de spelregels het laatst veranderd zijn, zijn nagespeeld en komen op hetzelfde einde uit. Seed { $seed }, SHA-256 { $commitment }.
verify-good-so-far = ✅ Tot nu toe klopt het: het logboek is vanaf de verzegelde seed nagespeeld en komt uit op de stand van nu. Na afloop wordt de seed bekendgemaakt; de SHA-256 daarvan is { $commitment }.
verify-wrong = ❌ Het logboek komt niet uit op wat er is opgeslagen. De SHA-256 van de seed is { $commitment }.
