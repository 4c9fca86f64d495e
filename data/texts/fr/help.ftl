### The first words: the greeting in a new server, and /help.

help-hello = ## Bonjour, c’est Safehouse
    Des jeux de société d’espionnage, ici même : appuyez sur *Jouer*, choisissez un jeu, et les autres vous rejoignent. Chacun voit ses cartes, et seulement les siennes.
help-button = Aide
help-play-button = Jouer
help-rules-button = Règles
help-settings-button = Paramètres
help-heading = ## Safehouse
help-games = Des jeux de société d’espionnage sur Discord : { $games }. Tout le monde voit le plateau, personne d’autre ne voit tes cartes.
help-commands =
    - **/jouer** – ouvrir une table ou choisir un jeu
    - **/main** – tes cartes
    - **/plateau** – le plateau de nouveau, ou tout son contenu en texte
    - **/tables** – tes tables, d’abord celles qui t’attendent
    - **/partie** – rejoindre, annuler, mettre en pause, abandonner, etc.
    -# Tu peux aussi jouer en solo : envoie-moi /jouer en message privé.
