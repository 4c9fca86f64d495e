### How somebody did: the profile, and the games they have finished.

command-profile = profil
command-profile-description = Ton bilan, ou celui de quelqu’un qui le montre
command-profile-who = qui
command-profile-who-description = Quelqu’un d’autre
command-games-which = lesquelles
command-games-which-description = Les tables ouvertes, ou les parties que tu as finies
command-games-open = ouvertes
command-games-finished = finies

profile-heading = ## { $who }
profile-nothing-mine = Tu n’as encore fini aucune partie. /jouer ouvre une table.
profile-nothing = Pas de parties finies à voir ici.
# The card's title.
profile-card = Bilan
profile-streak = Victoires de suite : { $now } · record : { $best }
# A line of the card: games with so many seats.
profile-seats = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
# $side is a side's name, such as Green or Recruiter.
profile-side = { $side } ({ $seats })
# On the card: how many games of how many were won.
profile-figures = { $won } sur { $games }
profile-result = { $games ->
    [one] { $games } partie, victoires : { $won }
   *[other] { $games } parties, victoires : { $won }
}
profile-result-chance = { profile-result } (au hasard : { $chance })
profile-missions = Missions réussies : { $missions }
profile-missions-card = Missions réussies
profile-partners = -# Avec : { $people }
profile-rivals = -# Contre : { $people }
profile-person = { $who } ({ $games })
finished-button = Parties finies
finished-heading = Tes parties finies
finished-none = Tu n’as encore fini aucune partie.
finished-line = - **{ $game }** { $moment } · { $result } · { $people }
finished-line-alone = - **{ $game }** { $moment } · { $result }
finished-option = { $game } · { $moment }
finished-won = Victoire
finished-lost = Défaite
finished-resigned = Abandon
finished-placeholder = Regarder une partie
finished-verify-button = Vérifier
finished-back-button = Retour
settings-profile-placeholder = Qui peut voir ton profil
settings-profile-nobody-option = Profil : toi et personne d’autre
settings-profile-server-option = Profil : chaque serveur voit ses parties
settings-profile-everyone-option = Profil : tous voient toutes les parties
error-profile-private = { $who } ne montre pas son profil ici.
error-not-over-yet = Cette partie n’est pas encore finie.
mind-mgmt-side-recruiter = Recruteur
mind-mgmt-side-agents = Agents
