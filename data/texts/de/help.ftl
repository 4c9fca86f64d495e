### The first words: the greeting in a new server, and /help.

help-hello = ## Hallo, ich bin Safehouse
    Spionage-Brettspiele, gleich hier: Drück *Spielen*, wähle ein Spiel, und andere steigen ein. Deine Karten siehst nur du.
help-button = Hilfe
help-play-button = Spielen
help-rules-button = Regeln
help-settings-button = Einstellungen
help-heading = ## Safehouse
help-games = Spionage-Brettspiele in Discord: { $games }. Den Spielplan sehen alle, deine Karten nur du.
help-commands =
    - **/spielen** – einen Tisch öffnen oder ein Spiel wählen
    - **/hand** – deine Karten
    - **/spielplan** – der Spielplan noch einmal, oder alles in Worten
    - **/tische** – deine Tische, zuerst die, die auf dich warten
    - **/partie** – beitreten, zurücknehmen, pausieren, aufgeben und mehr
    -# Allein spielen geht auch: Schick mir /spielen als Direktnachricht.
