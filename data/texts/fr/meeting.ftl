### Finding people to play with: a part of /settings, and the message that tells of a new table.

settings-meeting-button = Trouver des joueurs
meeting-tell-none = Je ne te préviens pas des nouvelles tables.
meeting-tell-button = Me prévenir des tables
meeting-tell-off-button = Ne plus me prévenir
# $which, $where and $hours are the messages below: which games, on which server, at what time of day.
meeting-tell = Je te préviens des nouvelles tables : { $which }, { $where }, { $hours }, au plus { $most } par jour.
meeting-all-games = tous les jeux
meeting-games = { $games }
meeting-server = sur { $server }
meeting-everywhere = sur tous nos serveurs communs
meeting-any-hour = à toute heure
meeting-hours = de { $start } à { $end }
meeting-games-label = Pour quels jeux ?
meeting-games-hint = Sans choix : tous.
meeting-where-label = Où ?
meeting-here-option = Sur ce serveur
meeting-everywhere-option = Sur tous les serveurs où est le bot
meeting-start-label = De
meeting-start-hint = Laisse les deux vides pour toute heure ({ $zone }).
meeting-end-label = À
meeting-most-label = Combien par jour au plus (1 à { $most }) ?
meeting-blocked = Les personnes bloquées ne peuvent pas t’inviter et ne voient pas tes tables ouvertes dans les listes. Elles n’en savent rien.
meeting-blocked-placeholder = Personnes bloquées
telling-table = { $host } ouvre une table : { $game }, { $place }. Places libres : { $free }.
error-how-many-a-day = Choisis un nombre de 1 à { $most }.
