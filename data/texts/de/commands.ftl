### Slash commands: names (lower case, one word), descriptions and options.

command-play = spielen
command-play-description = Hier einen Tisch öffnen oder die Spiele ansehen; in Direktnachrichten allein spielen
command-play-game = spiel
command-play-game-description = Was gespielt wird; lass es weg, um alle Spiele zu sehen
command-play-guest = mit
command-play-guest-description = Wen du einlädst
command-play-guest2 = mit-2
command-play-guest2-description = Wen du noch einlädst
command-play-guest3 = mit-3
command-play-guest3-description = Wen du noch einlädst

command-games = tische
command-games-description = Deine Tische auf allen Servern und die Tische hier

command-game = partie
command-game-description = Alles rund um einen Tisch, außer den Zügen
command-game-join = beitreten
command-game-join-description = Hier am Tisch Platz nehmen
command-game-leave = verlassen
command-game-leave-description = Den Tisch verlassen
command-game-start = starten
command-game-start-description = Die Partie starten
command-game-pause = pausieren
command-game-pause-description = Alle Uhren und Züge vorerst anhalten
command-game-resume = fortsetzen
command-game-resume-description = Eine pausierte Partie fortsetzen
command-game-resign = aufgeben
command-game-resign-description = Die Partie aufgeben
command-game-replace = vertreten
command-game-replace-description = Das Programm für jemanden spielen lassen oder den eigenen Platz zurücknehmen
command-game-replace-who = wen
command-game-replace-who-description = Um wen es geht; lass es weg, wenn du dich selbst meinst
command-game-undo = zurücknehmen
command-game-undo-description = Deinen letzten Zug zurücknehmen; haben andere ihn gesehen, müssen sie zustimmen
command-game-abandon = auflösen
command-game-abandon-description = Die Partie ohne Ergebnis beenden oder den Tisch vor dem Start schließen
command-game-host = übergeben
command-game-host-description = Jemand anderen zum Host machen
command-game-host-who = wem
command-game-host-who-description = Wer Host wird; muss am Tisch sitzen
command-game-move = verlegen
command-game-move-description = Den Tisch in einen anderen Kanal verlegen
command-game-move-channel = kanal
command-game-move-channel-description = Wohin
command-game-verify = prüfen
command-game-verify-description = Prüfen, ob die Partie zu ihrer versiegelten Mischung passt
command-game-log = verlauf
command-game-log-description = Was passiert ist, Zug für Zug

command-rules = regeln
command-rules-description = In den Regeln nachschlagen
command-rules-query = suche
command-rules-query-description = Wörter oder die Nummer einer Regel; ohne Angabe: die Regeln des Spiels, das hier läuft

command-settings = einstellungen
command-settings-description = Deine Einstellungen und die des Servers
command-settings-me = meine
command-settings-me-description = Deine eigenen Einstellungen
command-settings-server = server
command-settings-server-description = Einstellungen dieses Servers, für alle, die ihn verwalten
menu-invite = Zu einer Partie einladen

command-help = hilfe
command-help-description = Was das hier ist und was du eintippen kannst
