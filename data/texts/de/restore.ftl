### What `python -m bot.store.restore` says.

restore-help = Listet die Kopien der Datenbank auf oder spielt eine ein. Beende vorher den Bot.
restore-help-copy = welche: newest, ein Name aus der Liste oder irgendeine Datei; ohne Angabe werden alle aufgelistet
restore-help-database = die Datenbankdatei; ohne Angabe die aus SAFEHOUSE_DATABASE
restore-list = Kopien von { $path } in { $folder }, die neueste zuerst:
restore-none = Von { $path } gibt es in { $folder } noch keine Kopien.
restore-no-copy = Die Kopie { $name } gibt es nicht. Lass die Angabe weg, um alle zu sehen.
restore-no-file = Die Datenbank { $path } gehört zu PostgreSQL. Stelle sie mit den Werkzeugen von PostgreSQL wieder her.
restore-done = { $path } ist wiederhergestellt. Starte den Bot: Partien gehen dort weiter, wo die Kopie entstand, und die Zeit seither wird den Uhren gutgeschrieben.
restore-kept = Was vorher da war, liegt jetzt in { $path }.
