### Slash commands: names (lower case, one word), descriptions and options.

command-play = jouer
command-play-description = Ouvrir une table ici ou voir les jeux ; en message privé, jouer en solo
command-play-game = jeu
command-play-game-description = À quoi jouer ; laisse vide pour voir tous les jeux
command-play-guest = avec
command-play-guest-description = Une personne à inviter
command-play-guest2 = avec-2
command-play-guest2-description = Une autre personne à inviter
command-play-guest3 = avec-3
command-play-guest3-description = Encore une personne à inviter

command-games = tables
command-games-description = Tes tables sur tous les serveurs, et les tables d’ici

command-game = partie
command-game-description = Tout ce qui touche à une table, sauf les coups
command-game-join = rejoindre
command-game-join-description = Prendre place à la table d’ici
command-game-leave = quitter
command-game-leave-description = Quitter la table
command-game-start = commencer
command-game-start-description = Commencer la partie
command-game-pause = pause
command-game-pause-description = Suspendre la partie et ses pendules
command-game-resume = reprendre
command-game-resume-description = Reprendre une partie en pause
command-game-resign = abandonner
command-game-resign-description = Abandonner la partie
command-game-replace = remplacer
command-game-replace-description = Laisser le programme jouer pour quelqu’un, ou reprendre ta place
command-game-replace-who = qui
command-game-replace-who-description = Qui remplacer ; laisse vide si c’est toi
command-game-undo = annuler
command-game-undo-description = Annuler ton dernier coup ; si d’autres l’ont vu, il faut leur accord
command-game-abandon = clore
command-game-abandon-description = Arrêter la partie sans résultat, ou clore la table avant le début
command-game-host = hôte
command-game-host-description = Confier le rôle d’hôte à quelqu’un d’autre
command-game-host-who = à-qui
command-game-host-who-description = Qui devient l’hôte : une personne de la table
command-game-move = déplacer
command-game-move-description = Déplacer la table dans un autre salon
command-game-move-channel = salon
command-game-move-channel-description = Vers quel salon
command-game-verify = vérifier
command-game-verify-description = Vérifier que la partie découle bien de son mélange scellé
command-game-log = journal
command-game-log-description = Ce qui s’est passé, tour par tour

command-rules = règles
command-rules-description = Chercher quelque chose dans les règles
command-rules-query = recherche
command-rules-query-description = Des mots ou un numéro de règle ; laisse vide pour les règles du jeu en cours

command-settings = paramètres
command-settings-description = Tes paramètres, et ceux du serveur
command-settings-me = perso
command-settings-me-description = Tes paramètres
command-settings-server = serveur
command-settings-server-description = Les paramètres du serveur, pour qui le gère
menu-invite = Inviter à une partie

command-help = aide
command-help-description = Ce qu’est Safehouse, et quoi taper
