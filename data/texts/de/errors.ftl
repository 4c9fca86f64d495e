### What is told, privately, to whoever asks for something that can't be done.

error-unexpected = Hier ging etwas schief. Nichts wurde geändert. Versuch es noch einmal.
error-not-kept = Das ließ sich nicht speichern, vermutlich ist nichts geändert. Sieh nach und versuch es noch einmal. Bleibt es dabei, muss der Betreiber des Bots den Datenträger prüfen.
error-not-shown = Beim Anzeigen ging etwas schief. Sieh am Tisch nach: Vielleicht ist dein Zug gemacht.
error-restarting = Der Bot startet gleich neu. Versuch es in einer Minute noch einmal.
error-interrupted = Der Bot startet neu und wurde nicht fertig. Sieh am Tisch nach, ob es geklappt hat.
error-database-away = Meine Datenbank antwortet nicht, vermutlich ist nichts geändert. Versuch es gleich noch einmal.
error-damaged = Ich kann das nicht lesen oder speichern: Datenbank beschädigt. Der Betreiber weiß Bescheid.
error-button-gone = Dieser Knopf ist veraltet. Nimm eine neuere Nachricht oder einen Befehl.
error-unknown-command = Diesen Befehl kenne ich nicht mehr. Discord zeigt bald die neuen.
error-nothing-changed = Nichts wurde geändert.
error-no-such-table = Diesen Tisch gibt es nicht mehr.
error-unreadable-table = Tisch nicht mehr lesbar. Beende ihn mit /partie auflösen und öffne einen neuen: /spielen.
error-unreadable-now = Ich kann diesen Tisch gerade nicht lesen, eine andere Version von mir vielleicht schon. Host, Mitspielende und wer den Kanal verwaltet können ihn beenden: /partie auflösen.
error-no-such-game = Dieses Spiel kenne ich nicht.
error-no-such-option = Diese Auswahl kenne ich nicht.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-server-only = Das geht nur auf einem Server.
error-not-to-invite = Einladen kannst du nur Leute, die schon mit dir am Tisch saßen und das erlauben.
error-people-only = Das können nur Menschen spielen. Nimm /spielen auf einem Server.
error-stays-in-dm = Eine Partie in Direktnachrichten zieht nicht um. Öffne im Kanal eine neue: /spielen.
error-not-in-this-channel = Gespielt wird in diesen Kanälen: { $channels }.
error-place-taken = In diesem Kanal ist ein anderer Tisch offen.

error-already-seated = Du hast hier schon einen Platz.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-seat-taken = Dieser Platz ist besetzt.
error-table-full = Alle Plätze an diesem Tisch sind besetzt.
error-too-many-seated = Dafür sitzen zu viele am Tisch.
error-too-few-seated = { $needed ->
    [one] Dieses Spiel braucht mindestens einen Menschen.
   *[other] Dieses Spiel braucht mindestens { $needed } Menschen.
}
error-wrong-number-of-seats = Mit so vielen Plätzen geht dieses Spiel nicht.
error-no-programs = Dieses Spiel kann das Programm nicht spielen.
error-not-their-turn = Dort ist gerade niemand am Zug, also kann kein Zug verfallen.
error-they-have-time = Dort läuft die Zeit noch. Erst danach kann der Zug verfallen.
error-host-only = Das kann nur der Host des Tisches.
error-host-or-manager-only = Das kann nur der Host oder wer diesen Kanal verwaltet.
error-not-in-lobby = Die Partie hat schon begonnen.
error-not-invited = Du bist an diesen Tisch nicht eingeladen oder sitzt schon dort.
error-no-moment = Diese Zeit verstehe ich nicht. Schreib sie so: 20:30, 2030-01-31 20:30 oder +45.
error-moment-out-of-range = Diese Zeit ist vorbei oder mehr als { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} entfernt.
error-no-clock-time = Das ist keine Uhrzeit. Schreib sie so: 22:30.

error-not-playing = An diesem Tisch läuft gerade keine Partie.
error-paused = Die Partie ist pausiert.
error-not-paused = Die Partie ist nicht pausiert.
error-over = Die Partie an diesem Tisch ist vorbei.
error-not-a-persons-seat = Diesen Platz spielt kein Mensch.
error-had-a-seat = Du hattest in dieser Partie einen anderen Platz und kennst Geheimnisse. Dieser geht nicht.
error-seated-here = Du sitzt schon hier: *Meine Karten* öffnet deinen Platz. Der Knopf ist für andere.
error-too-early = Warte bitte noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
error-nothing-to-undo = Du hast gerade keinen Zug zum Zurücknehmen.
error-no-sides = In diesem Spiel seid ihr alle auf derselben Seite.
error-no-undo = In diesem Spiel nimmt man nichts zurück: Bis du bestätigst, kannst du alles ändern.
error-undo-revealed = Dein letzter Zug hat dir Neues verraten. Allein kannst du ihn nicht zurücknehmen.
error-no-rematch = Eine Revanche ist hier nicht mehr möglich.
error-unreadable-journal = Der Verlauf ist nicht lesbar, die Aufzeichnung ist beschädigt. Die Partie geht weiter.
error-broken-journal = Die Aufzeichnung dieser Partie lässt sich nicht nachspielen.
error-late-yourself = Du bist selbst zu spät, also entscheiden die anderen.
# $again: when that is possible, written by Discord ("in 5 minutes").
error-just-reminded = Die Erinnerung ging eben erst raus. Die nächste geht { $again }.
error-they-have-no-seat = Diese Person hat keinen Platz an diesem Tisch.
error-another-server = Ein Tisch lässt sich nur innerhalb seines Servers verlegen.
error-unseen-place = Den Kanal sehe ich nicht. Archivierter Thread: Schreib hinein. Privater: Erwähne mich dort.
error-you-may-not-write-there = Du kannst in { $channel } nicht schreiben.
error-not-begun = Die Partie hat noch nicht begonnen.
error-manage-server-only = Das kann nur, wer diesen Server verwaltet.
error-no-such-zone = Diese Zeitzone kenne ich nicht. Schreib sie so: Europe/Berlin.
error-no-quiet-hours = Eine Ruhezeit braucht einen Anfang und ein Ende, die verschieden sind.
error-away-too-long = Abwesend sein kannst du höchstens { $days } Tage. Schreib nur die Zahl der Tage.
error-time-up = Die Zeit ist abgelaufen.
error-campaign-option = Das bestimmt die Kampagne.
error-sheet-not-yours = Auf diesem Blatt kannst du nichts eintragen.
error-no-such-cell = Dieses Feld oder dieses Zeichen gibt es auf dem Blatt nicht.
error-note-sign = Das Zeichen { $sign } kann ich nicht zeichnen. Schreib die Notiz ohne dieses Zeichen.
