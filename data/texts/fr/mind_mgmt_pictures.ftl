# What stands in the pictures of MIND MGMT, their alt texts and the board in words.

mind-mgmt-picture-seat = { $colour ->
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
} { $number }

# Under a feature's sign on the map: at most 5 letters.
mind-mgmt-picture-short-book = Livre
mind-mgmt-picture-short-billboard = Pann.
mind-mgmt-picture-short-cafe = Café
mind-mgmt-picture-short-bus = Bus
mind-mgmt-picture-short-palm = Palm.
mind-mgmt-picture-short-umbrella = Para.
mind-mgmt-picture-short-idol = Idole
mind-mgmt-picture-short-graffiti = Graf.
mind-mgmt-picture-short-garden = Jard.
mind-mgmt-picture-short-dogs = Chien
mind-mgmt-picture-short-fountain = Font.
mind-mgmt-picture-short-pool = Pisc.
mind-mgmt-picture-short-bird = Ois.
mind-mgmt-picture-short-monks = Moine
mind-mgmt-picture-short-torches = Torch.
mind-mgmt-picture-short-tuktuk = Tuk.

mind-mgmt-picture-stage-mayhem = Chaos sur une frontière : encore { $left }
mind-mgmt-picture-stage-hiding = Le recruteur passe dans l’ombre
mind-mgmt-picture-stage-immortals = Le recruteur pose les immortels : encore { $left }
mind-mgmt-picture-stage-sharing = Qui prend quel agent ?
mind-mgmt-picture-stage-pawns = Les agents entrent en ville
mind-mgmt-picture-stage-second-slip = Les agents posent la seconde Illusion
mind-mgmt-picture-stage-recruiter = { $hour } : le recruteur joue
mind-mgmt-picture-stage-active = { $agent } agit{ $left ->
    [0] { " " }en dernier
   *[other] , puis encore { $left }
}
mind-mgmt-picture-stage-agents = Les agents : { $left ->
    [one] encore { $left } à agir
   *[other] { $left } à agir
}
mind-mgmt-picture-stage-answer = { $feature } ? Le recruteur répond
mind-mgmt-picture-stage-over = La partie est finie
mind-mgmt-picture-won-recruiter = Le recruteur gagne
mind-mgmt-picture-won-agents = Les agents gagnent

mind-mgmt-picture-you-card = Qui es-tu ?
mind-mgmt-picture-you-start = D’où pars-tu ?
mind-mgmt-picture-you-steps = Tes premiers pas : encore { $left }
mind-mgmt-picture-you-recruiter = { $hour } : { $done ->
    [open] pas ou Illusion
   *[done] finir ton tour ?
}
mind-mgmt-picture-you-answer = { $feature } : quel pas ?

mind-mgmt-picture-recruits = Recrues annoncées : { $recruits } sur { $goal }.
mind-mgmt-picture-stands = { $who } { $place }{ $fresh ->
    [fresh] { "" }
   *[spent] { " " }(fini)
}
mind-mgmt-picture-agents = Agents : { $pawns }.
mind-mgmt-picture-immortals = Immortels : { $places }.
mind-mgmt-picture-steps = Empreintes : { $places }.
mind-mgmt-picture-confirmed = Confirmé : { $hours }.
mind-mgmt-picture-note = « { $text } »
mind-mgmt-picture-notes = Notes : { $notes }.
mind-mgmt-picture-mayhem = Chaos : { $borders }.
mind-mgmt-picture-open-cards = Cartes ouvertes : { $features }.
mind-mgmt-picture-deck-size = Cartes face cachée : { $count }.
mind-mgmt-picture-slip-lies = Une Illusion est là : { $place }.

mind-mgmt-picture-answer-steps = { $feature } : { $count ->
    [one] empreinte, { $places }
   *[other] empreintes, { $places }
}.
mind-mgmt-picture-answer-none = { $feature } : pas de nouvelle empreinte.
mind-mgmt-picture-answer-hour = { $place } : visité à { $hour }.
mind-mgmt-picture-answer-capture = { $right ->
    [yes] { $place } : le recruteur s’est fait capturer.
   *[no] { $place } : le recruteur n’y était pas.
}
mind-mgmt-picture-answer-near = { $near ->
    [yes] { $place } : le recruteur était à deux emplacements au plus, en ligne ou colonne.
   *[no] { $place } : le recruteur n’était pas à deux emplacements au plus, en ligne ou colonne.
}
mind-mgmt-picture-answer-shaken = { $right ->
    [yes] { $feature } : une des cartes cachées.
   *[no] { $feature } : aucune des cartes cachées.
}

mind-mgmt-picture-secret-card = Le recruteur : { $card }.
mind-mgmt-picture-secret-cards = Recrues là où il y a : { $features }.
mind-mgmt-picture-secret-trail = Le trajet : { $trail }.
mind-mgmt-picture-score-line = Parties gagnées à cette table : { $seats }.
mind-mgmt-picture-score-seat = { $games ->
    [one] { $seat } { $games } partie
   *[other] { $seat } { $games } parties
}
mind-mgmt-picture-below = Dessous : agents et joueurs ; flèches : Illusions possibles
mind-mgmt-picture-caption-recruits = Recrues
mind-mgmt-picture-caption-slip = Illusion
mind-mgmt-picture-caption-recruiter = Recruteur
mind-mgmt-picture-caption-open = Ouvertes
mind-mgmt-picture-trails = { $exact ->
    [false] Environ { $shown } trajets possibles
   *[true] { $trails ->
        [one] { $shown } trajet possible
       *[other] { $shown } trajets possibles
    }
}
mind-mgmt-picture-heat = Le recruteur peut être sur { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
} : { $places }.
mind-mgmt-picture-contacted = { $recruits ->
    [0] Toutes les recrues sont annoncées
   *[other] Pas encore annoncées : { $recruits }
}

# The closing picture, its film, how to play, the cover.

mind-mgmt-picture-closed = Affaire classée
mind-mgmt-picture-score = Parties gagnées
mind-mgmt-picture-film-alt = Le trajet heure par heure, chaque question avec sa réponse.
mind-mgmt-picture-motto = Une ombre dans la ville, quatre à ses trousses
mind-mgmt-picture-guide-hide = Le recruteur se cache
mind-mgmt-picture-guide-hide-text = Chaque heure, un pas secret vers un nouvel emplacement, sans retour. Chaque caractéristique secrète qui s’y trouve apporte une recrue ; leur nombre est annoncé aux heures rouges.
mind-mgmt-picture-guide-ask = Les agents demandent
mind-mgmt-picture-guide-ask-text = Deux agissent après chaque heure : marcher de deux emplacements au plus et Demander une caractéristique de l’endroit. La réponse est une empreinte ; allez-y pour Révéler son heure. C’est sûr ? Capturez.
mind-mgmt-picture-guide-end = Qui gagne
mind-mgmt-picture-guide-end-text = Les agents : s’ils Capturent là où est le recruteur, ou s’il n’a plus où aller. Le recruteur : avec 9 recrues (12 en partie complète), ou libre à la fin.
mind-mgmt-picture-guide-alt = Comment jouer à MIND MGMT. { mind-mgmt-picture-guide-hide-text } { mind-mgmt-picture-guide-ask-text } { mind-mgmt-picture-guide-end-text }
mind-mgmt-picture-cover-alt = MIND MGMT : un chapeau et un œil passent dans une rue le soir, des empreintes derrière, deux agents à leur suite. { mind-mgmt-picture-motto }.

# The board in words.

mind-mgmt-picture-heading-secret = Ce que les autres ne savent pas
mind-mgmt-picture-heading-time = L’heure
mind-mgmt-picture-heading-agents = Les agents
mind-mgmt-picture-heading-cards = Cartes et jetons
mind-mgmt-picture-heading-map = La ville, ligne par ligne
mind-mgmt-picture-heading-past = Dernières réponses
mind-mgmt-picture-time = Il est { $hour } ; la partie se termine à { $last }.
mind-mgmt-picture-hours = Recrues annoncées : { $hours }.
mind-mgmt-picture-hour-recruits = { $hour } : { $count }
mind-mgmt-picture-slipped = Illusion utilisée à { $hour }.
mind-mgmt-picture-nowhere = pas encore en ville
mind-mgmt-picture-agent-line = { $agent }{ $whose ->
    [seat] { " " }({ $who })
    [shared] { " " }(ensemble)
   *[none] { "" }
} : { $place }, { $fresh ->
    [fresh] doit encore agir
   *[spent] a fini d’agir
}
mind-mgmt-picture-possible = Cartes de recruteur possibles : { $cards }.
mind-mgmt-picture-slip-line = { $token ->
    [first] Première Illusion
   *[second] Seconde Illusion
} : { $state ->
    [used] utilisée à { $hour }
    [lies] posée là, { $place }
   *[held] pas encore utilisée
}.
mind-mgmt-picture-ally-line = { $ally } : { $used ->
    [used] aide utilisée
   *[ready] aide disponible
}.
mind-mgmt-picture-claimed-line = Recrues des immortels : { $features }.
mind-mgmt-picture-revealed = Trouvées en interrogeant : { $features }.
mind-mgmt-picture-here-immortal = immortel { $number }
mind-mgmt-picture-here-step = empreinte
mind-mgmt-picture-here-slip = Illusion
