### Campaigns: groups, their files, the games they open.

command-campaign = campagne
command-campaign-description = De campagnes van je groepen: het dossier, het volgende potje, een nieuwe campagne

campaigns-heading = **Campagnes op deze server**
campaigns-empty = Hier speelt nog niemand een campagne.
campaigns-line = **{ $name }** – { $game } – { $games ->
    [0] nog niets gespeeld
    [one] één potje gespeeld
   *[other] { $games } potjes gespeeld
} – { $people }
campaigns-more = … en nog { $groups }.
campaigns-placeholder = Open een dossier
campaigns-option = { $name } – { $game }
campaign-new-button = Nieuwe campagne: { $game }
campaign-name-modal-title = Een nieuwe campagne
campaign-name-label = Naam van jullie groep
campaign-name-hint = Wie aan een tafel van de groep speelt, hoort erbij.

campaign-heading = { $name } – { $game }
campaign-unnamed = een groep zonder naam
campaign-people = In de groep: { $people }
campaign-dossier = Dossier
campaign-dossier-done = { $won } van { $all }
campaign-dossier-next = volgende
campaign-next = **Hierna: { $title }**
campaign-over = De campagne is helemaal uitgespeeld.
campaign-others-only = Alleen wie bij de groep hoort, opent hier potjes. Schuif aan bij een tafel van de groep om erbij te horen.
campaign-plays = De groep heeft al een tafel.
campaign-open-button = Open: { $title }
campaign-again-placeholder = Speel er nog een
campaign-leave-button = Groep verlaten
campaign-leave-question = Je verlaat de groep { $name }. Speel je later mee aan een tafel van de groep, dan hoor je er weer bij.
campaign-leave-last-question = Niemand anders hoort bij { $name }: als je weggaat, zijn groep en dossier voorgoed weg.
campaign-left = Je hebt de groep { $name } verlaten.
campaign-left-told = { $who } heeft de groep { $name } verlaten.
campaigns-button = Alle campagnes
campaign-go-on-button = Verder met de campagne

campaign-apart = -# Hoort bij geen campagne; met /campagne open je er een.
campaign-story-line = -# { $line }
campaign-table = { $title }
campaign-table-of = { $title } – { $group }

error-group-plays = De groep heeft al een tafel.
error-no-such-group = Die groep is hier niet.
error-not-of-group = Je hoort niet bij die groep.
error-too-many-groups = In meer groepen kun je hier niet zitten. Verlaat er eerst een.
error-no-group-name = Een groep heeft een naam nodig.
error-bad-group-name = In de naam van een groep mag geen vermelding, tijdstip of link staan.
