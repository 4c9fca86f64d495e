# What the bot shows: boards, hands, pings, log, guide; and why something can't be shown.

hand-button = Meine Karten
guide-button = So wird gespielt
log-button = Verlauf
hand-refresh-button = Aktualisieren
hand-board-button = Zum Spielplan

asked = **{ $who }**: { $prompt }
asked-turn = Am Zug: **{ $who }**
asked-until = { $asked } Antwort bis { $moment }.
asked-overdue = { $asked } Die Zeit ist abgelaufen.
asked-limit = ⏳ Die Zeit endet { $moment }.

news-lost = Was bisher geschah, ist nicht mehr lesbar: Die Aufzeichnung dieses Tisches ist beschädigt. Die Partie geht weiter.
news-start = Die Partie hat begonnen.
news-undo = { $who } nahm den letzten Zug zurück.
news-paused = Die Partie wurde pausiert.
news-resumed = Die Partie ging weiter.
news-resigned = { $who } gab auf.
news-left = Jemand gab auf. Der Platz: { $who }.
news-left-by-name = { $person } gab auf. Der Platz: { $who }.
news-back = Wieder da. Der Platz: { $who }.
news-seat-taken = { $who } nahm Platz.
news-abandoned = Die Partie wurde ohne Ergebnis beendet.

hand-news = **Seit du zuletzt hier warst**
hand-tale-rest = … Der Rest: /{ command-board } { command-board-words }
hand-more-news = … und { $lines ->
    [one] eine weitere Zeile
   *[other] { $lines } weitere Zeilen
} im Verlauf
hand-last-news = -# { $line }{ $more ->
    [0] {""}
   *[other] {" "}· +{ $more }
}
hand-asked-until = **{ $prompt }** ⏳ { $moment }
# $end: what happens if nobody does anything (overdue-program, overdue-resign).
hand-overdue = Deine Zeit ist abgelaufen, aber du kannst noch antworten. Inzwischen können die anderen über deinen Platz entscheiden. { $end }
hand-waiting = Warten auf { $who }.
hand-undo = ↩️ { $who } möchte den letzten Zug zurücknehmen. Was du gesehen hast, bleibt gesehen. Stimmst du zu?
hand-wish = 🪑 { $who } möchte diesen Platz übernehmen: { $seat }. Stimmst du zu?
hand-over = Die Partie ist vorbei.
hand-paused = Die Partie ist pausiert.
hand-program = Das Programm spielt vorerst für dich.
hand-quiet = -# Hier tut sich von selbst nichts mehr. *Aktualisieren* bringt den neuesten Stand.
hand-not-begun = Die Partie hat noch nicht begonnen. Sobald sie läuft, bekommst du deine Karten.
hand-none = Du hast an diesem Tisch keinen Platz, also auch keine Karten. Der Spielplan zeigt, was alle sehen dürfen.
hand-dms-closed = Ich konnte dir deine Karten nicht schicken: Du nimmst keine Direktnachrichten von diesem Bot an. *Meine Karten* zeigt sie hier.
hand-board-trouble = Der Spielplan lässt sich nicht aktualisieren: { $reason } Der Host kann den Tisch verlegen: /{ command-game } { command-game-move }
hand-which = Du spielst an mehreren Tischen. Welchen meinst du?
hand-which-placeholder = Wähle einen Tisch
hand-which-option = { $game } – { $place }
hand-which-waiting-option = { $game } – { $place } – wartet auf dich

dm-heading = **{ $game }** – { $server }
place-direct = Direktnachrichten

nudge-otherwise = In deinem Team will jemand etwas anderes.
ping-turn = { $who }, du bist am Zug.
ping-asked = { $who }: { $prompt }
ping-undo = { $who }: { $asker } möchte einen Zug zurücknehmen. Stimmst du zu?
ping-wish = { $who }: { $asker } möchte diesen Platz übernehmen: { $seat }. Stimmst du zu?
ping-until = { $asked } Antwort bis { $moment }.
ping-overdue = ⏰ Zu spät: { $asked } { $end }
ping-reminder = ⏰ Zu spät: { $asked }
ping-dms-closed = -# Ich konnte dir deine Karten nicht als Direktnachricht schicken. *Meine Karten* zeigt sie hier.
ping-last = Alle anderen haben geantwortet: Die Partie wartet nur noch auf dich.

call-to = { $people }: { $said }
call-place = -# { $game } – { $channel }
call-heading = **{ $game }** – { $place }
call-go-button = Zum Tisch
call-undo-refused = Nein, der letzte Zug bleibt.
call-seat-refused = Nein, der Host lässt diesen Platz, wie er ist: { $seat }.

log-heading = **{ $game }** – Verlauf, Seite { $page } von { $pages }, { $moment }
log-empty = Noch ist nichts passiert.
log-sealed = -# Die Mischung ist mit SHA-256 versiegelt: { $commitment }.
log-seed = -# Der Seed der Mischung war { $seed }, sein SHA-256 ist { $commitment }. /{ command-game } { command-game-verify } spielt die Partie daraus nach.
log-turn-earlier-button = « Zug
log-turn-later-button = Zug »
log-turn-placeholder = Zu einem Zug springen
log-turn-option = { $turn }. { $who }
log-start-option = Wie es begann

page-first-button = « Erste
page-earlier-button = ‹ Frühere
page-later-button = Spätere ›
page-last-button = Letzte »

retold-button = Geschichte
retold-heading = **{ $game }** – die ganze Geschichte, Seite { $page } von { $pages }
retold-nothing = Hier gibt es keine Geschichte in Bildern.

guide-heading = **So wird gespielt: { $game }**
guide-aim = **Ziel**
guide-turn = **Dein Zug**
guide-end = **Wie es endet**
guide-signs = **Was die Zeichen bedeuten**

board-again = Der Spielplan steht wieder ganz unten.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-mention-everyone = @everyone, @here und alle Rollen erwähnen
permission-create-private-threads = Private Threads erstellen
permission-connect = Verbinden
permission-pin-messages = Nachrichten anpinnen
permission-create-events = Events erstellen

refused-unknown = Discord lehnt ab ({ $code }).
refused-gone-message = Die Nachricht gibt es nicht mehr.
refused-gone-channel = Den Kanal gibt es nicht mehr.
refused-gone-event = Das Event gibt es nicht mehr.
refused-full = Mehr davon erlaubt Discord nicht.
refused-forbidden = Mir fehlt hier eine Berechtigung. Welche, sagt *Berechtigungen prüfen* in /einstellungen server.
refused-missing = Mir fehlen hier Berechtigungen: { $permissions }.
refused-closed = Direktnachrichten von mir werden nicht angenommen.
refused-too-old = Die Nachricht ist zu alt, um sie zu ändern.
refused-archived = Der Thread ist gesperrt. Wer Threads verwaltet, kann ihn entsperren.
refused-crowded = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Schließt ein paar, oder spielt in einem Kanal.
refused-unseen = Ich sehe diesen Thread nicht. Ist er privat, erwähne mich darin. Wenn nicht, brauche ich „Kanal ansehen“.
refused-wrong-kind = In dieser Art von Kanal geht das nicht.
refused-expired = Das hat zu lange gedauert. Versuch es noch einmal.
refused-later = Discord ist ausgelastet. Ich versuche es gleich noch einmal.

error-no-table-of-yours = Du spielst gerade an keinem Tisch. /spielen öffnet einen.

command-hand = hand
command-hand-description = Deine Karten, nur für deine Augen
command-board = spielplan
command-board-description = Den Spielplan noch einmal ganz unten zeigen
command-board-words = worte
command-board-words-description = Den ganzen Spielplan in Worten, nur für dich

# The private thread of those who plan together.

planning-thread = { $game } – Planung
# $people are called; they alone see this thread.
planning-begun = { $people }: Hier könnt ihr unter euch planen. Wer gegen euch spielt, kann nicht mitlesen. Nach der Partie wird der Thread geschlossen.
planning-overheard = { $people }: Jemand von der Gegenseite kann diesen Thread jetzt lesen, deshalb wird er geschlossen. Plant woanders.
planning-none = { $people }: Ihr habt keinen privaten Thread zum Planen. { $reason } Plant per Direktnachricht: Was hier steht, können alle lesen.
planning-none-direct = { $people }: In Direktnachrichten gibt es keinen Thread zum Planen. Schreibt euch direkt.
planning-none-read = Das könnte mitgelesen werden ({ $people }): Wer Threads verwaltet, liest alle.
planning-none-unsure = Discord verrät mir nicht, wer mitlesen könnte.
