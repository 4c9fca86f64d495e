### The panels of /settings, /games and /rules.

settings-heading = Deine Einstellungen
settings-language-placeholder = Sprache
settings-language-discord-option = Sprache: wie in Discord
settings-language-option = Sprache: { $language }
settings-hands-on-button = Karten per DM: an
settings-hands-off-button = Karten per DM: aus
settings-pings-on-button = Pings: an
settings-pings-off-button = Pings: aus
settings-invitations-on-button = Einladungen per DM: an
settings-invitations-off-button = Einladungen per DM: aus
settings-words-on-button = Worte statt Bildern: an
settings-words-off-button = Worte statt Bildern: aus
settings-confirm-on-button = Jeden Zug bestätigen: an
settings-confirm-off-button = Jeden Zug bestätigen: aus
settings-hours-none = Du hast keine Ruhezeit.
settings-hours = Ruhezeit: { $start } bis { $end } ({ $zone }). Da pinge ich dich nicht an. Danach hast du noch etwa 2 Stunden, auch wenn eine Frist schon vorher endet.
settings-here = Du bist nicht abwesend.
settings-away = Du bist abwesend bis { $moment }. In Partien über Tage steht deine Uhr still.
settings-hours-button = Ruhezeit
settings-away-button = Abwesenheit
settings-forget-button = Vergiss mich
settings-forget-question = Du verlässt alle Tische, laufende Partien gelten als aufgegeben, und alles, was ich über dich weiß, wird gelöscht. Alles löschen?
settings-forgotten = Alles über dich ist gelöscht.
settings-hours-modal-title = Ruhezeit
settings-start-label = Von
settings-start-hint = Lass beide Zeiten leer, wenn du keine Ruhezeit willst.
settings-end-label = Bis
settings-zone-label = Zeitzone
settings-zone-hint = Region/Stadt, etwa Europe/Berlin. Auch Startzeiten richten sich danach.
settings-away-modal-title = Abwesenheit
settings-days-label = Für wie viele Tage?
settings-days-hint = Höchstens 14. Lass es leer, wenn du wieder da bist.
settings-server-heading = Einstellungen dieses Servers
settings-channels-placeholder = Wo gespielt werden darf (keine Auswahl: überall)
settings-role-placeholder = Rolle, die zu neuen Tischen gerufen wird (keine Auswahl: niemand)
settings-role-uncalled = Ich kann { $role } nicht rufen: Erlaube allen, die Rolle zu erwähnen, oder gib mir diese Berechtigung: { $permissions }.
settings-pace-placeholder = Tempo neuer Tische
settings-pace-option = Neue Tische: { $pace }
settings-threads-on-button = Ein Thread pro Tisch: an
settings-threads-off-button = Ein Thread pro Tisch: aus
settings-events-on-button = Events für Startzeiten: an
settings-events-off-button = Events für Startzeiten: aus
settings-pins-on-button = Spielpläne anpinnen: an
settings-pins-off-button = Spielpläne anpinnen: aus
settings-check-no-pins = Spielpläne werden hier nicht angepinnt. Dafür brauche ich diese Berechtigung: { $permissions }.
settings-check-no-events = Startzeiten werden keine Events dieses Servers. Dafür brauche ich diese Berechtigung: { $permissions }.
settings-check-button = Berechtigungen prüfen
settings-check-good = In diesem Kanal habe ich alle Berechtigungen, die ich brauche.
settings-check-one-table = Hier kann nur ein Tisch zugleich offen sein. { $reason }
settings-check-no-planning = Wer zusammen plant, bekommt hier keinen privaten Thread. { $reason }

tables-mine-heading = Deine Tische
tables-here-heading = Tische hier
tables-none = Du sitzt an keinem Tisch. /spielen öffnet einen.
tables-line = **{ $game }** in { $place }: { $standing }
tables-lobby = noch nicht begonnen
tables-paused = pausiert
tables-unreadable = nicht mehr lesbar, beende ihn mit /partie auflösen
tables-program = das Programm spielt für dich
tables-others = wartet auf andere
tables-you = wartet auf dich
tables-you-until = wartet auf dich, Antwort bis { $moment }
tables-you-overdue = wartet auf dich, die Zeit ist abgelaufen: Die anderen entscheiden über deinen Platz
tables-free = { $free ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
tables-watch = läuft, du kannst zuschauen
tables-join-button = Mitspielen: { $game } in { $place }

rules-heading = ## Regeln: { $games }
rules-holding = -# „{ $query }“ steht in { $rules ->
    [one] einer Regel
   *[other] { $rules } Regeln
}.
rules-page = -# Seite { $page } von { $pages }
rules-none = „{ $query }“ steht in keiner Regel.
rules-some = Keine Regel enthält „{ $query }“ ganz. Diese enthalten einen Teil davon:
rules-rule = **{ $id }** { $rule }
rules-all-button = Regeln aller Spiele
rules-offer-game = Alle Regeln: { $game } ({ $rules })
rules-offer-all = Alle Regeln mit „{ $query }“ ({ $rules })
rules-offer-some = Regeln mit einem Teil von „{ $query }“ ({ $rules })
