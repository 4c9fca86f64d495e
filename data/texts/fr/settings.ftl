### The panels of /settings, /games and /rules.

settings-heading = Tes paramètres
settings-language-placeholder = Langue
settings-language-discord-option = Langue : comme dans Discord
settings-language-option = Langue : { $language }
settings-hands-on-button = Mes cartes en MP : oui
settings-hands-off-button = Mes cartes en MP : non
settings-pings-on-button = Pings : oui
settings-pings-off-button = Pings : non
settings-invitations-on-button = Invitations en MP : oui
settings-invitations-off-button = Invitations en MP : non
settings-words-on-button = Texte au lieu d’images : oui
settings-words-off-button = Texte au lieu d’images : non
settings-confirm-on-button = Confirmer chaque coup : oui
settings-confirm-off-button = Confirmer chaque coup : non
settings-hours-none = Tu n’as pas d’heures calmes.
settings-hours = Heures calmes : de { $start } à { $end } ({ $zone }). Pas de ping pendant ce temps. Ensuite, tu as encore environ 2 heures, même si un délai s’achève avant.
settings-here = Tu n’as pas d’absence prévue.
settings-away = Absence jusqu’au { $moment }. Dans les parties sur plusieurs jours, ta pendule est arrêtée.
settings-hours-button = Heures calmes
settings-away-button = Absence
settings-forget-button = Oublie-moi
settings-forget-question = Tu quittes toutes les tables, tes parties en cours comptent comme abandonnées, et j’efface tout ce que je sais de toi. Tout effacer ?
settings-forgotten = Tout ce qui te concerne est effacé.
settings-hours-modal-title = Heures calmes
settings-start-label = De
settings-start-hint = Laisse les deux heures vides pour n’en avoir aucune.
settings-end-label = À
settings-zone-label = Fuseau horaire
settings-zone-hint = Région/Ville, comme Europe/Paris ; il vaut aussi pour l’heure des parties.
settings-away-modal-title = Absence
settings-days-label = Pendant combien de jours ?
settings-days-hint = 14 au plus ; laisse vide si tu es de retour.
settings-server-heading = Paramètres de ce serveur
settings-channels-placeholder = Où l’on peut jouer (aucun choix : partout)
settings-role-placeholder = Rôle à appeler pour une nouvelle table (aucun choix : personne)
settings-role-uncalled = Je ne peux pas appeler { $role } : permets à tous de mentionner ce rôle, ou donne-moi cette permission : { $permissions }.
settings-pace-placeholder = Rythme des nouvelles tables
settings-pace-option = Nouvelles tables : { $pace }
settings-threads-on-button = Un fil par table : oui
settings-threads-off-button = Un fil par table : non
settings-events-on-button = Événement à heure fixée : oui
settings-events-off-button = Événement à heure fixée : non
settings-pins-on-button = Épingler les plateaux : oui
settings-pins-off-button = Épingler les plateaux : non
settings-check-no-pins = Les plateaux ne sont pas épinglés ici. Il me faut cette permission : { $permissions }.
settings-check-no-events = L’heure des parties ne devient pas un événement du serveur. Il me faut cette permission : { $permissions }.
settings-check-button = Vérifier les permissions ici
settings-check-good = J’ai toutes les permissions qu’il me faut dans ce salon.
settings-check-one-table = Ici, une seule table peut être ouverte à la fois. { $reason }
settings-check-no-planning = Un camp qui se concerte n’a pas de fil privé ici. { $reason }

tables-mine-heading = Tes tables
tables-here-heading = Les tables d’ici
tables-none = Tu n’es à aucune table. /jouer en ouvre une.
tables-line = **{ $game }**, { $place } : { $standing }
tables-lobby = pas encore commencée
tables-paused = en pause
tables-unreadable = illisible, à arrêter avec /partie clore
tables-program = le programme joue pour toi
tables-others = aux autres de jouer
tables-you = à toi de jouer
tables-you-until = à toi de jouer, réponse attendue : { $moment }
tables-you-overdue = à toi de jouer, mais le temps est écoulé : les autres décident de ta place
tables-free = { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
}
tables-watch = en cours, tu peux regarder
tables-join-button = Rejoindre : { $game }, { $place }

rules-heading = ## Règles : { $games }
rules-holding = -# « { $query } » : { $rules ->
    [one] { $rules } règle en parle.
   *[other] { $rules } règles en parlent.
}
rules-page = -# Page { $page } sur { $pages }
rules-none = Aucune règle ne parle de ça : « { $query } ».
rules-some = Aucune règle ne contient tous ces mots : « { $query } ». En voici qui en contiennent une partie :
rules-rule = **{ $id }** { $rule }
rules-all-button = Règles de tous les jeux
rules-offer-game = Toutes les règles : { $game } ({ $rules })
rules-offer-all = Toutes les règles avec « { $query } » ({ $rules })
rules-offer-some = Aucune règle avec tout « { $query } » ; avec une partie : { $rules }
