### Campaigns: groups, their files, the games they open.

command-campaign = campagne
command-campaign-description = Les campagnes de tes groupes : le dossier, la partie suivante, une nouvelle

campaigns-heading = **Campagnes de ce serveur**
campaigns-empty = Personne ne joue encore de campagne ici.
campaigns-line = **{ $name }** – { $game } – { $games ->
    [0] rien de joué
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} – { $people }
campaigns-more = … et { $groups } de plus.
campaigns-placeholder = Ouvrir un dossier
campaigns-option = { $name } – { $game }
campaign-new-button = Nouvelle campagne : { $game }
campaign-name-modal-title = Une nouvelle campagne
campaign-name-label = Nom de votre groupe
campaign-name-hint = Tous ceux qui jouent à ses tables en font partie.

campaign-heading = { $name } – { $game }
campaign-unnamed = un groupe sans nom
campaign-people = Dans le groupe : { $people }
campaign-dossier = Dossier
campaign-dossier-done = { $won } sur { $all }
campaign-dossier-next = la suite
campaign-next = **La suite : { $title }**
campaign-over = La campagne est finie ; il n’y a plus rien à jouer.
campaign-others-only = Le groupe ouvre lui-même ses parties. Prends place à l’une de ses tables pour en faire partie.
campaign-plays = Le groupe a déjà une table.
campaign-open-button = Ouvrir : { $title }
campaign-again-placeholder = En jouer une autre
campaign-leave-button = Quitter le groupe
campaign-leave-question = Tu quittes ce groupe : { $name }. Tu en refais partie dès que tu joues à l’une de ses tables.
campaign-leave-last-question = Tu es la dernière personne de ce groupe : { $name }. Si tu pars, le groupe et son dossier disparaissent pour de bon.
campaign-left = Tu as quitté ce groupe : { $name }.
campaign-left-told = { $who } quitte le groupe { $name }.
campaigns-button = Toutes les campagnes
campaign-go-on-button = Continuer la campagne

campaign-apart = -# Hors campagne ; /campagne en ouvre une.
campaign-story-line = -# { $line }
campaign-table = { $title }
campaign-table-of = { $title } – { $group }

error-group-plays = Le groupe a déjà une table.
error-no-such-group = Ce groupe n’existe pas ici.
error-not-of-group = Tu ne fais pas partie de ce groupe.
error-too-many-groups = Ici, tu ne peux pas être dans plus de groupes. Quittes-en un d’abord.
error-no-group-name = Il faut un nom au groupe.
error-bad-group-name = Un nom de groupe ne peut contenir ni mention, ni date Discord, ni lien.
