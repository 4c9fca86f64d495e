### Opening tables, the lobby and its options.

covers-heading = ## Wähle ein Spiel
covers-heading-alone = ## Was möchtest du spielen?
    Spiel gleich allein, oder lade Leute ein, mit denen du schon gespielt hast.
covers-people = Für { $fewest } bis { $most } Personen
covers-people-minutes = Für { $fewest } bis { $most } Personen, { $least } bis { $longest } Minuten
covers-open-button = Tisch öffnen: { $game }
covers-play-button = { $game } spielen
covers-lobby-button = Einladen oder einrichten

open-opened = Dein Tisch ist offen: { $game } in { $channel }.
open-begun = { $game }: Die Partie läuft. Unten siehst du den Spielplan und deine Karten.
open-lobby = { $game }: Lade unten Leute ein oder wähle Optionen, dann drücke *Starten*.
direct-invite-button = Einladen
direct-help = Wen möchtest du einladen? Alle bekommen Spielplan und Karten in ihren eigenen Direktnachrichten.
direct-nobody = Du hast noch mit niemandem gespielt, den du hier einladen kannst. Spielt erst auf einem Server: dort /spielen.
direct-invited = Eingeladen: { $people }. Die Lobby zeigt, wer mitspielt.
direct-invitation = { $host } lädt dich ein, hier in Direktnachrichten zu spielen: { $game }.
direct-closed = { $who } nimmt keine Direktnachrichten von mir an, deine Einladung kam also nicht durch.
open-taken = Hier ist schon ein Tisch offen: { $game }.
open-go-button = Zum Tisch
open-apart-button = Weiteren im Thread öffnen
no-thread-here = In dieser Art von Kanal gibt es keine Threads. Nimm für einen weiteren Tisch einen anderen Kanal.
no-thread-in-dm = In Direktnachrichten passt nur eine Partie. Spiel sie zu Ende, oder beende sie jetzt.
no-thread-in-thread = Ein Thread kann keine Threads enthalten. Für einen weiteren Tisch: { $channel }.
no-thread-in-post = Ein Beitrag kann keine Threads enthalten. Schreib für einen weiteren Tisch einen neuen Beitrag in { $channel }.
no-private-thread-here = In dieser Art von Kanal gibt es keine privaten Threads.

# $minutes: how long people have to answer while all are there.
pace-live = in Echtzeit, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} pro Antwort
# $hours: how long people have to answer when they needn’t be there at once.
pace-daily = über Tage, { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} pro Antwort
pace-none = ohne Uhr
length-minutes = -# Neun von zehn Partien dauern { $fewest } bis { $most } Minuten.
length-days = -# Alle schauen je { $fewest }- bis { $most }-mal vorbei. Nutzen alle immer die ganze Zeit, dauert es höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} (neun von zehn Partien).

option-on = an
option-off = aus
option-number = { $number }

lobby-seat-host = **{ $seat }**: { $who } (Host)
lobby-seat-person = **{ $seat }**: { $who }
lobby-seat-free = **{ $seat }**: frei
lobby-alone = -# Sonst niemand da? *Starten*: Das Programm spielt mit.
lobby-briefing = • { $line }
lobby-option = { $option }: { $value }
lobby-pace = Tempo: { $pace }
lobby-late = Wenn jemand zu spät ist: { $what }
lobby-late-ask = die anderen entscheiden
lobby-late-skip = das Programm macht diesen einen Zug
lobby-late-resign = verloren, das Programm spielt weiter
lobby-late-skip-without = der Zug verfällt
lobby-late-resign-without = verloren, die anderen spielen weiter
# $moment: date and time; $countdown: "in 20 minutes", both written by Discord.
lobby-starts = Beginn: { $moment } ({ $countdown })
lobby-invited = Eingeladen: { $people }
lobby-join-button = Mitspielen
lobby-leave-button = Verlassen
lobby-start-button = Starten
lobby-options-button = Optionen

lobby-seated = Du hast diesen Platz: { $seat }.
lobby-seated-quiet = Du hast diesen Platz: { $seat }. Alles andere findest du am Tisch.
lobby-left = Du hast den Tisch verlassen.
lobby-sit-placeholder = Anderen Platz nehmen
lobby-sit-free-option = { $seat } (frei)
lobby-sit-person-option = { $seat } (ihr tauscht)
lobby-sit-program-option = { $seat } (Tausch mit dem Programm)
lobby-started = Die Partie läuft.
lobby-board-button = Zum Spielplan
lobby-free-seats = { $seats ->
    [one] Ein Platz ist frei.
   *[other] { $seats } Plätze sind frei.
} Was soll damit passieren?
lobby-fill-button = Freie Plätze ans Programm
lobby-without-button = Ohne freie Plätze starten
lobby-wait-button = Warten

lobby-options-heading = Optionen dieses Tisches
lobby-options-others = Nur der Host kann die Optionen ändern: { $host }.
lobby-game-button = Das Spiel
lobby-game-page-button = Das Spiel, Teil { $page }
lobby-game-modal-title = Das Spiel
lobby-table-button = Der Tisch
lobby-table-modal-title = Der Tisch
lobby-switches-label = Schalte ein, was du willst
lobby-seats-label = Anzahl der Plätze
lobby-seats-hint = Wie viele spielen. Freie Plätze gehen beim Start ans Programm oder fallen weg.
lobby-seats-hint-without = Wie viele spielen. Freie Plätze fallen beim Start weg.
lobby-pace-label = Tempo
lobby-pace-hint = Wie viel Zeit alle für eine Antwort haben: Minuten, wenn alle da sind, sonst Stunden.
lobby-late-label = Wenn jemand zu spät ist
lobby-late-hint = Was passiert, wenn die Zeit und die Nachfrist nach der Erinnerung abgelaufen sind.
lobby-seats-option = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
lobby-invite-placeholder = Leute einladen
lobby-add-program-button = Programm dazuholen
lobby-remove-program-button = Programm entfernen
lobby-shuffle-button = Plätze mischen
lobby-moment-label = Wann geht es los?
lobby-moment-hint = Nach der Uhr von { $zone }. Lass es leer, wenn keine Zeit feststeht.
lobby-moment-placeholder = 20:30, 2030-01-31 20:30 oder +45 für in 45 Minuten
lobby-close-button = Tisch schließen
lobby-close-question = Dann müssen alle diesen Tisch verlassen. Schließen?
lobby-closed = Dieser Tisch ist geschlossen.
lobby-closed-idle = An diesen Tisch kam niemand mehr, deshalb ist er geschlossen.
lobby-invitation = { $people }: { $host } lädt euch zu einer Partie ein: { $game }.
lobby-invitation-full = Gerade sind alle Plätze besetzt.
invite-decline-button = Ich kann nicht
invite-declined = Der Host erfährt, dass du nicht kannst.
host-call = { $host }, dein Tisch ({ $game }):
host-joined = Neu am Tisch: { $people }. { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
host-full = Alle Plätze sind besetzt ({ $people }). Du kannst starten.
host-declined = Kann nicht kommen: { $people }.
lobby-role-call = { $role }: { $host } hat einen Tisch geöffnet: { $game }.
lobby-role-uncalled = { $host } hat einen Tisch geöffnet: { $game }. Die Rolle { $role } darf ich nicht erwähnen, deshalb wird niemand gerufen.

never-mind-button = Abbrechen
never-minded = Es ist nichts passiert.
lobby-call = { $people }: Zeit für eure Partie { $game }. Der Host kann sie jetzt starten.
invite-the-bot = Mich kannst du nicht einladen. Wo das Programm spielen kann, setzt der Host es mit *Optionen* auf einen freien Platz.
invite-program = { $who } ist ein Bot und lässt sich nicht einladen.
invite-oneself = Dich selbst musst du nicht einladen.
invite-elsewhere = { $who } ist nicht auf diesem Server und lässt sich nicht einladen.
invite-unseeing = { $who } sieht diesen Kanal nicht und wurde nicht eingeladen.
invite-seated = { $who } hat hier schon einen Platz.
invite-again = { $who } ist schon eingeladen.
invite-done = { $who } ist an deinen Tisch eingeladen: { $game }.
invite-which = An welchen deiner Tische lädst du ein? Gast: { $who }
invite-which-placeholder = Deine Tische
invite-which-option = { $game } – { $place }
event-description = Für diese Partie ist ein Tisch offen. Geh in seinen Kanal und nimm Platz.
