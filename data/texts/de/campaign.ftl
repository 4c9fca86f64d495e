### Campaigns: groups, their files, the games they open.

command-campaign = kampagne
command-campaign-description = Die Kampagnen deiner Gruppen: Akte, nächste Partie, neue Kampagne

campaigns-heading = **Kampagnen auf diesem Server**
campaigns-empty = Hier spielt noch niemand eine Kampagne.
campaigns-line = **{ $name }** – { $game } – { $games ->
    [0] noch nichts gespielt
    [one] eine Partie gespielt
   *[other] { $games } Partien gespielt
} – { $people }
campaigns-more = … und { $groups } weitere.
campaigns-placeholder = Eine Akte öffnen
campaigns-option = { $name } – { $game }
campaign-new-button = Neue Kampagne: { $game }
campaign-name-modal-title = Eine neue Kampagne
campaign-name-label = Name eurer Gruppe
campaign-name-hint = Alle, die an einem Tisch der Gruppe spielen, gehören dazu.

campaign-heading = { $name } – { $game }
campaign-unnamed = eine Gruppe ohne Namen
campaign-people = In der Gruppe: { $people }
campaign-dossier = Akte
campaign-dossier-done = { $won } von { $all }
campaign-dossier-next = als Nächstes
campaign-next = **Als Nächstes: { $title }**
campaign-over = Die Kampagne ist durchgespielt.
campaign-others-only = Die Gruppe öffnet ihre Partien selbst. Nimm an einem ihrer Tische Platz, um dazuzugehören.
campaign-plays = Die Gruppe hat schon einen Tisch.
campaign-open-button = Öffnen: { $title }
campaign-again-placeholder = Eine andere spielen
campaign-leave-button = Gruppe verlassen
campaign-leave-question = Du verlässt die Gruppe { $name }. Du gehörst wieder dazu, sobald du an einem ihrer Tische mitspielst.
campaign-leave-last-question = Sonst gehört niemand zu { $name }: Gehst du, sind die Gruppe und ihre Akte endgültig weg.
campaign-left = Du hast die Gruppe { $name } verlassen.
campaign-left-told = { $who } hat die Gruppe { $name } verlassen.
campaigns-button = Alle Kampagnen
campaign-go-on-button = Weiter mit der Kampagne

campaign-apart = -# Gehört zu keiner Kampagne. /kampagne öffnet eine.
campaign-story-line = -# { $line }
campaign-table = { $title }
campaign-table-of = { $title } – { $group }

error-group-plays = Die Gruppe hat schon einen Tisch.
error-no-such-group = Diese Gruppe gibt es hier nicht.
error-not-of-group = Du gehörst nicht zu dieser Gruppe.
error-too-many-groups = Du bist hier schon in so vielen Gruppen wie möglich. Verlasse erst eine.
error-no-group-name = Eine Gruppe braucht einen Namen.
error-bad-group-name = Im Namen einer Gruppe darf keine Erwähnung, kein Zeitstempel und kein Link stehen.
