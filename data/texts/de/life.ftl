### The life of a table: pause, being late, undo, seats that change hands, the end, rematches.

notice-paused = ⏸️ Die Partie ist pausiert, keine Uhr läuft.
notice-rests = 💤 Alle sind abwesend. Die Partie wartet ohne Uhr, bis jemand weiterspielt.
notice-late = ⏰ Zu spät: { $who }. Was macht ihr?
notice-late-until = { $notice }
    -# { $end }
# $moment: "in 7 days", written by Discord.
overdue-program = Das Programm übernimmt den Platz { $moment }, wenn bis dahin niemand antwortet oder entscheidet.
overdue-resign = Der Platz gilt { $moment } als aufgegeben, wenn bis dahin niemand antwortet oder entscheidet.
notice-undo = ↩️ { $who } möchte den letzten Zug zurücknehmen. Was ihr gesehen habt, bleibt gesehen. Stimmen alle anderen zu?
notice-wish = 🪑 { $host }: { $who } möchte diesen Platz übernehmen: { $seat }.
resume-button = Fortsetzen
late-wait-button = Warten
late-remind-button = Erinnern
late-program-button = Das Programm spielt weiter
late-pass-button = Zug verfallen lassen
late-wait-one-button = Warten: { $seat }
late-remind-one-button = Erinnern: { $seat }
late-program-one-button = Das Programm spielt weiter: { $seat }
late-pass-one-button = Zug verfällt: { $seat }
undo-agree-button = Zurücknehmen erlauben
undo-refuse-button = Zurücknehmen ablehnen
seat-agree-button = Neuzugang zulassen
seat-refuse-button = Neuzugang ablehnen
seat-choose-button = Platz übernehmen
seat-choose-or-back-button = Platz übernehmen/zurückholen
seat-choose-placeholder = Welcher Platz?
seat-choose-question = Mehrere Plätze sind zu haben. Welchen möchtest du?

ending-winners = { $count ->
    [one] 🏆 { $winners } gewinnt.
   *[other] 🏆 { $winners } gewinnen.
}
ending-nobody-wins = Niemand gewinnt.
ending-won = { $count ->
    [one] 🏆 { $winners } gewinnt. { $reason }
   *[other] 🏆 { $winners } gewinnen. { $reason }
}
ending-nobody = Niemand gewinnt. { $reason }
ending-abandoned = Diese Partie wurde ohne Ergebnis beendet.
ending-score = { $who } { $wins }
ending-score-program = das Programm { $wins }
ending-score-forgotten = jemand { $wins }
ending-series = Partien an diesem Tisch: { $games }. Siege bisher: { $scores }.
outcome-resigned = { $who } hat aufgegeben.
rematch-button = Revanche
try-again-button = Noch einmal
rematch-swapped-button = Revanche mit Seitentausch
rematch-wanted = Für eine Revanche: { $people }
rematch-wanted-again = Für einen neuen Versuch: { $people }
rematch-wanted-swapped = Für eine Revanche mit getauschten Seiten: { $people }
rematch-next-button = Weiter: { $title }
rematch-wanted-next = Bereit für „{ $title }“: { $people }
rematch-begun = Die nächste Partie hat begonnen.
rematch-lobby = Die Lobby der nächsten Partie ist offen, mit einem Platz für jemand Neues.
rematch-noted = Notiert. Die nächste Partie beginnt, sobald alle wollen.

life-paused = Die Partie ist pausiert.
life-resumed = Die Partie geht weiter.
life-waiting = Die volle Zeit läuft noch einmal.
life-reminded = Die Erinnerung ist unterwegs.
life-stood-in = Das Programm spielt, bis der Mensch zurück ist.
life-passed = Der Zug ist verfallen, die Partie geht weiter.
life-agreed = Du hast zugestimmt.
life-refused = Du hast abgelehnt.
life-back = Willkommen zurück. Der Platz gehört wieder dir.
life-seat-taken = Der Platz gehört dir.
life-seat-asked = Der Host ist gefragt.
life-resigned = Du hast aufgegeben.
life-abandoned = Die Partie ist ohne Ergebnis beendet.
life-stood-in-for-you = Das Programm spielt für dich. Zurück kommst du mit /partie vertreten oder dem Knopf am Spielplan.
life-undo-asked = Die anderen sind gefragt, ob du ihn zurücknehmen darfst.
life-undone = Zurückgenommen.
life-host-passed = { $who } ist jetzt Host.
life-moved = Der Tisch ist jetzt in { $channel }.
life-away = 💤 { $who } ist abwesend bis { $moment }.
life-away-daily = 💤 { $who } ist abwesend bis { $moment }, so lange steht die Uhr still.
life-not-away = { $who } ist wieder da.
resign-button = Aufgeben
resign-stay-button = Weiterspielen
resign-question-two = Die Gegenseite gewinnt dann sofort. Gibst du auf?
resign-question-more = Das Programm übernimmt deinen Platz für immer, und die Partie zählt für dich als verloren. Gibst du auf?
resign-question-without = Die anderen spielen ohne dich weiter, und die Partie zählt für dich als verloren. Gibst du auf?
resign-question-ends = Ohne dich sind es zu wenige: Die Partie endet jetzt, du landest auf dem letzten Platz. Gibst du auf?
resign-question-last = Ohne dich kann niemand weiterspielen: Die Partie endet für alle ohne Ergebnis. Gibst du auf?
abandon-button = Ohne Ergebnis beenden
abandon-stay-button = Weiterspielen
abandon-question = Die Partie endet für alle ohne Ergebnis. Beenden?
# $lines: how many entries; $seed and $commitment: long hexadecimal numbers.
verify-good = ✅ Geprüft: Alle { $lines } Einträge der Aufzeichnung wurden vom Seed an nachgespielt und führten zum selben Ende. Seed { $seed }, SHA-256 { $commitment }.
verify-good-since = ✅ Geprüft: Die letzten { $lines } Einträge der Aufzeichnung, seit die Spielregeln sich zuletzt änderten, wurden nachgespielt und führten zum selben Ende. Seed { $seed }, SHA-256 { $commitment }.
verify-good-so-far = ✅ Bis hierher geprüft: Die Aufzeichnung wurde vom versiegelten Seed an nachgespielt und führt zum jetzigen Stand. Der Seed wird am Ende offengelegt, sein SHA-256 ist { $commitment }.
verify-wrong = ❌ Die Aufzeichnung führt nicht zum gespeicherten Stand. Der SHA-256 des Seeds ist { $commitment }.
