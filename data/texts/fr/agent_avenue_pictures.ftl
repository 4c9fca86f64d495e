# What stands in Agent Avenue's pictures, their alt texts and the board in words.

agent-avenue-picture-motto = Rattraper ou se faire rattraper
# Under the hand: how many agents are in play, and the number the next one brings.
agent-avenue-picture-legend = en jeu, et l’effet du prochain
agent-avenue-picture-laid = Sur la table
agent-avenue-picture-turn-was = Tour { $turn }

agent-avenue-picture-stage-play = Tour { $turn } : { $who } propose deux cartes
agent-avenue-picture-stage-lay-first = Tour { $turn } : { $who }, qui pose d’abord ?
agent-avenue-picture-stage-lay-second = Tour { $turn } : { $who } pose face cachée
agent-avenue-picture-stage-recruit = { $count ->
    [one] Tour { $turn } : { $who } prend une carte
   *[other] Tour { $turn } : { $who } choisissent une carte
}
agent-avenue-picture-stage-market = Tour { $turn } : { $who } au marché
agent-avenue-picture-stage-ability = Tour { $turn } : { $who } – { $card }
agent-avenue-picture-stage-over = La partie est finie
agent-avenue-picture-won = { $side ->
    [green] Vert
   *[blue] Bleu
} gagne

agent-avenue-picture-group = { $count ->
    [1] { $agent }
   *[other] { $count } × { $agent }
}
agent-avenue-picture-alt-distance = { $spaces ->
    [one] { $side } est à { $spaces } case de l’autre pion.
   *[other] { $side } est à { $spaces } cases de l’autre pion.
}
agent-avenue-picture-alt-agents = { $side }, en jeu : { $agents }.
agent-avenue-picture-alt-nobody = { $side } n’a personne en jeu.
agent-avenue-picture-turn-line = Tour { $turn } : { $first } a pris { $first_agent } ({ $first_down ->
    [yes] cachée
   *[no] visible
}, { $first_spaces }), { $second } a pris { $second_agent } ({ $second_down ->
    [yes] cachée
   *[no] visible
}, { $second_spaces }).

agent-avenue-picture-you-play = Propose deux cartes, dont une cachée
agent-avenue-picture-you-lay-first = Pose la carte visible
agent-avenue-picture-you-lay-second = Pose la carte cachée
agent-avenue-picture-you-recruit = Quelle carte prends-tu ?
agent-avenue-picture-you-market = Prends une carte du marché
agent-avenue-picture-you-ability = Applique ta carte Marché noir
agent-avenue-picture-they-take = Eux :
# Beside a pawn: how many spaces are missing to a catch.
agent-avenue-picture-catches = rattrape en { $spaces }
agent-avenue-picture-you-catch = Tu rattrapes en { $spaces }
agent-avenue-picture-they-catch = L’autre rattrape en { $spaces }
agent-avenue-picture-you-get = Toi
agent-avenue-picture-they-get = Eux
agent-avenue-picture-face-up = Visible
agent-avenue-picture-face-down = Cachée
agent-avenue-picture-set-aside = Écartées
agent-avenue-picture-no-cards = Pas de cartes en main
agent-avenue-picture-alt-hand = En main : { $cards }.
agent-avenue-picture-alt-card = { $agent } (prise par toi : { $you }, par eux : { $they })
agent-avenue-picture-alt-up = Visible : { $agent }. Quelle carte est cachée ?
agent-avenue-picture-alt-pair = { $down } cachée : { $up } pour eux, toi { $you_if_up }, eux { $they_if_up } ; { $down } pour eux, toi { $you_if_down }, eux { $they_if_down }.
agent-avenue-picture-score = Cette table
agent-avenue-picture-score-line = Cette table jusqu’ici : { $seats }.
agent-avenue-picture-score-seat = { $games ->
    [one] { $seat } { $games } partie
   *[other] { $seat } { $games } parties
}
agent-avenue-picture-earlier = { $turns ->
    [one] { $turns } tour précédent n’est pas montré
   *[other] { $turns } tours précédents ne sont pas montrés
}

agent-avenue-picture-seat = { $side ->
    [green] 🟢
   *[blue] 🟦
} { $letter }

# The board in words.

agent-avenue-picture-heading-street = La rue
agent-avenue-picture-heading-side = { $side ->
    [green] Vert
   *[blue] Bleu
} ({ $seats })
agent-avenue-picture-heading-table = Sur la table
agent-avenue-picture-heading-market = Marché noir
agent-avenue-picture-heading-hand = { $whose ->
    [own] Tes cartes ({ $side ->
        [green] Vert
       *[blue] Bleu
    }, { $seat })
   *[other] Cartes : { $seat }
}
agent-avenue-picture-heading-past = Derniers tours
agent-avenue-picture-deck = { $cards ->
    [one] { $cards } carte dans la pioche.
   *[other] { $cards } cartes dans la pioche.
}
agent-avenue-picture-row = Cases { $first } à { $last }, dans le sens de la marche : { $spaces }.
agent-avenue-picture-space = { $kind ->
    [green] { $space } maison de Vert
    [blue] { $space } maison de Bleu
    [market] { $space } marché
   *[house] { $space }
}{ $pawns ->
    [green] { " avec le pion de Vert" }
    [blue] { " avec le pion de Bleu" }
    [both] { " avec les deux pions" }
   *[none] { "" }
}
agent-avenue-picture-hand-line = Place { $seat } : { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, écartées : { $aside }
agent-avenue-picture-agent-line = { $count } × { $agent } ; { $does ->
    [wins] encore un et c’est gagné
    [loses] encore un et c’est perdu
    [only] l’unique
   *[moves] le prochain : { $spaces }
}
agent-avenue-picture-not-in-play = Pas en jeu : { $agents }
agent-avenue-picture-next = { $agent } ({ $does ->
    [wins] victoire
    [loses] défaite
   *[moves] { $spaces }
})
agent-avenue-picture-table-up = { $agent }, visible{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down = Une carte cachée{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down-known = { $agent }, cachée{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-market-deck = { $cards } dans la pioche du marché, { $discarded } dans la défausse
agent-avenue-picture-aside-line = Écartées : { $agents }
agent-avenue-picture-step-recruit = { $side } recrute : { $card } ({ $spaces })
agent-avenue-picture-step-bonus = { $card } déplace { $side } : { $spaces }
agent-avenue-picture-step-market = { $side } prend au marché : { $card }
agent-avenue-picture-step-nothing = { $card } : sans effet pour { $side }
agent-avenue-picture-step-to-hand = { $side } prend en main : { $card }

# How to play, and the cover.

agent-avenue-picture-guide-aim = Poursuivre et fuir
agent-avenue-picture-guide-aim-text = Atteins ou dépasse l’autre pion pour le rattraper.
agent-avenue-picture-guide-turn = Ton tour
agent-avenue-picture-guide-turn-text = Propose deux agents, dont un caché. L’autre en prend un, tu reçois celui qui reste. Les deux pions bougent.
agent-avenue-picture-guide-end = Autres fins
agent-avenue-picture-guide-win = trois comme ça : tu gagnes
agent-avenue-picture-guide-lose = trois comme ça : tu perds
agent-avenue-picture-guide-alt = Comment jouer à Agent Avenue. { agent-avenue-picture-guide-aim-text } { agent-avenue-picture-guide-turn-text } Trois Cryptologues font gagner, trois Risque-tout font perdre.
agent-avenue-picture-cover-alt = Agent Avenue : deux espions dans une rue de quatorze maisons. { agent-avenue-picture-motto }.
agent-avenue-picture-film-alt = La partie tour par tour : deux cartes proposées, dont une cachée, et les deux pions en chemin.
agent-avenue-picture-closed = Fermé
