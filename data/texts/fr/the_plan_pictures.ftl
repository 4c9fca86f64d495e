# What stands in the pictures of Agents: T.H.E. Plan, their alt texts and the board in words.

the-plan-picture-seat = { $colour ->
    [red] 🔺
    [green] 🟢
    [yellow] 🔶
   *[blue] 🟦
} { $letter }

the-plan-picture-stage-action = Tour { $turn } : { $who } a fait { $roll }
the-plan-picture-stage-suspects = Tour { $turn } : { $who } déplace les suspects
the-plan-picture-stage-bonus = Tour { $turn } : { $who } trouve un bonus
the-plan-picture-stage-turn = Tour { $turn } : { $who } au projecteur
the-plan-picture-stage-light = Tour { $turn } : { $who } éclaire la { $hideout }
the-plan-picture-stage-key = Tour { $turn } : { $who } passe par une clé
the-plan-picture-stage-battle = Tour { $turn } : { $who }, bataille ou non ?
the-plan-picture-stage-steal = Tour { $turn } : { $who } a battu { $other }
the-plan-picture-stage-checks = Tour { $turn } : { $who } peut consulter
the-plan-picture-stage-claim = Tour { $turn } : { $who } accuse, la { $hideout } à { $owner }
the-plan-picture-stage-over = La partie est finie
the-plan-picture-won = { $who } gagne
the-plan-picture-nobody = Personne ne gagne

the-plan-picture-you-action = Ton dé : { $roll }. Choisis une action
the-plan-picture-you-do-move-agent = Déplace ton agent de { $roll }
the-plan-picture-you-do-move-suspect = Déplace un suspect de { $roll }
the-plan-picture-you-do-tram = Prends le tram : { $roll } { $roll ->
    [one] pas
   *[other] pas
}
the-plan-picture-you-do-move-all = Déplace tous les suspects
the-plan-picture-you-do-searchlight = Fais pivoter le projecteur
the-plan-picture-you-do-check = Consulte une carte secrète
the-plan-picture-you-suspects = Déplace le suspect suivant
the-plan-picture-you-bonus = Bonus : { $bonus }
the-plan-picture-you-turn = Fais pivoter le projecteur
the-plan-picture-you-light = Le projecteur éclaire la { $hideout }
the-plan-picture-you-key = Prendre une clé ?
the-plan-picture-you-battle = Bataille pour une clé ?
the-plan-picture-you-steal = Prends une clé à { $other }
the-plan-picture-you-checks = Consulte les pioches de tes rencontres
the-plan-picture-you-over = La partie est finie

the-plan-picture-claim-open = { $who } accuse : le Plan est dans la { $hideout }, la cachette de { $owner }.
the-plan-picture-claim-wrong = Au tour { $turn }, { $who } a accusé : le Plan est dans la { $hideout }, la cachette de { $owner }. Faux.
the-plan-picture-stands = { $who } sur { $circle }
the-plan-picture-alt-light = Le projecteur éclaire la { $hideout }.
the-plan-picture-alt-out = { $who } est hors jeu.
the-plan-picture-alt-seat = { $who } sur { $circle }, cartes action disponibles : { $ready ->
    [one] { $ready }
   *[other] { $ready }
}, { $count ->
    [0] pas de clé
   *[other] { $keys }
}.
the-plan-picture-alt-suspects = Suspects : { $suspects }.
the-plan-picture-alt-turn = Tour { $turn }, { $who } a fait { $roll } :
the-plan-picture-key-down = { $count ->
    [one] { $count } clé face cachée
   *[other] { $count } clés face cachée
}
the-plan-picture-key-up = clé { $key } face visible
the-plan-picture-key-known = clé { $key }
the-plan-picture-known-held = { $who } a la clé { $key }.
the-plan-picture-known-stock = La clé { $key } est dans le stock.
the-plan-picture-seen-file = Pioche de { $suspect } : { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] Le Plan est dans la { $hideout }.
   *[no] Un leurre est dans la { $hideout }.
}
the-plan-picture-seen-evidence = La carte preuve dit que la { $hideout } est à { $suspect }.
the-plan-picture-seen-nothing = Encore rien vu.
the-plan-picture-owns = La { $hideout } est à { $suspect }.
the-plan-picture-knew = { $turn ->
    [never] { $who } ne pouvait pas encore savoir.
   *[other] { $who } pouvait savoir dès le tour { $turn }.
}
the-plan-picture-score-line = Parties gagnées à cette table : { $seats }.
the-plan-picture-score-seat = { $games ->
    [one] { $seat } { $games } partie
   *[other] { $seat } { $games } parties
}
the-plan-picture-your-keys = { $keys ->
    [0] Pas de clés
   *[other] Tes clés
}
the-plan-picture-way = Chemin { $number } : { $path }.
the-plan-picture-by-tram = – : à pied, ≈ : en tram.
the-plan-picture-on-foot = à pied
the-plan-picture-tram = en tram
the-plan-picture-files = Pioches, depuis le dessus
# Beside a card on the board, very little room: at most 8 letters.
the-plan-picture-act-move-agent = agent
the-plan-picture-act-move-suspect = suspect
the-plan-picture-act-tram = tram
the-plan-picture-act-move-all = les 4
the-plan-picture-act-searchlight = lumière
the-plan-picture-act-check = pioche

# The closing picture, how to play, the cover.

the-plan-picture-closed = Affaire classée
the-plan-picture-could-know = { $turn ->
    [never] Ne savait pas encore
   *[other] Savait dès le tour { $turn }
}
the-plan-picture-score = Parties gagnées
the-plan-picture-film-alt = La partie tour par tour : qui est allé où, le projecteur, les clés et les accusations.
the-plan-picture-film-turn = Tour { $turn }
the-plan-picture-motto = Un plan, quatre mallettes, un projecteur
the-plan-picture-guide-aim = Trouve-le, nomme le voleur
the-plan-picture-guide-aim-text = Le Plan est dans une cachette, et un suspect en est le propriétaire. Procure-toi sa clé et entre.
the-plan-picture-guide-turn = Ton tour
the-plan-picture-guide-turn-text = Lance le dé. Joue une carte pour l’une de ses actions. Croise un suspect et consulte sa pioche.
the-plan-picture-guide-end = Bon à savoir
the-plan-picture-guide-both = les deux moitiés en une pioche : c’est la sienne
the-plan-picture-guide-lit = au projecteur, un œil dans la mallette
the-plan-picture-guide-wrong = une fausse accusation te met hors jeu
the-plan-picture-guide-alt = Comment jouer à Agents : L.E. Plan. { the-plan-picture-guide-aim-text } { the-plan-picture-guide-turn-text } Les deux moitiés d’une cachette dans une même pioche montrent son propriétaire, le projecteur montre les mallettes, et une fausse accusation te met hors jeu.
the-plan-picture-cover-alt = Agents : L.E. Plan : une ville la nuit sous un projecteur. { the-plan-picture-motto }.

# The board in words.

the-plan-picture-heading-needs = Pour ton choix
the-plan-picture-heading-hand = Ta main
the-plan-picture-heading-seats = Les joueurs
the-plan-picture-heading-suspects = Les suspects
the-plan-picture-heading-city = La ville, segment par segment
the-plan-picture-heading-hideouts = Les cachettes
the-plan-picture-heading-claims = Accusations
the-plan-picture-heading-own = Ce qu’a vu { $who }
the-plan-picture-heading-past = Derniers tours
the-plan-picture-ready = Cartes action disponibles : { $cards }.
the-plan-picture-card = { $number } ({ $count ->
    [1] { $one }
   *[other] { $one } ou { $two }
})
the-plan-picture-checked = Pioches consultées par { $who } : { $files }.
the-plan-picture-checked-none = Pas encore de pioche consultée : { $seats }.
the-plan-picture-checked-file = { $suspect } ×{ $count }
the-plan-picture-die = Le dé montre { $roll }.
the-plan-picture-open-checks = { $who } peut encore consulter : { $files }.
the-plan-picture-to-move = { $who } déplace encore { $suspects }, de { $counts }.
the-plan-picture-stock = { $keys ->
    [0] Il ne reste pas de clé dans le stock.
    [one] Il y a { $keys } clé dans le stock.
   *[other] Il y a { $keys } clés dans le stock.
}
the-plan-picture-stock-known = Connues parmi elles : { $keys }.
the-plan-picture-suspect-line = { $suspect } sur { $circle }, { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}{ $bonus ->
    [none] { "" }
   *[other]  ; sa carte bonus est sortie ({ $bonus })
}
the-plan-picture-segment = Segment { $hideout }{ $lit ->
    [yes] { " (éclairé)" }
   *[no] { "" }
} : { $circles }
the-plan-picture-circle = { $circle }{ $kind ->
    [key] { " (clés)" }
    [stop] { " (tram)" }
    [door] { " (entrée)" }
   *[plain] { "" }
}{ $here ->
    [nobody] { "" }
   *[other] { " " }avec { $here }
}
the-plan-picture-lines = Chemins de cercle à cercle (– à pied, ≈ en tram) : { $lines }.
the-plan-picture-hideout-line = { $hideout }, entrées : { $doors }
the-plan-picture-looked = Mallette de la { $hideout } : vue par { $seats }
the-plan-picture-looked-none = Mallettes que personne n’a vues : { $hideouts }.
the-plan-picture-file-line = Pioche de { $suspect } depuis le dessus : { $cards }
the-plan-picture-card-unknown = { $count ->
    [one] pas vue
   *[other] { $count } × pas vue
}
the-plan-picture-owner-line = La { $hideout } est à { $suspect } : les deux moitiés sont vues.
the-plan-picture-turn-heading = Tour { $turn } : { $who } a fait { $roll }
the-plan-picture-reach-move-agent = Agent de { $roll } : { $count ->
    [0] aucun chemin
   *[other] vers { $ends }
}.
the-plan-picture-reach-tram = Tram de { $roll } : { $count ->
    [0] aucun chemin
   *[other] vers { $ends }
}.
the-plan-picture-end = { $circle }{ $brings ->
    [nothing] { "" }
   *[other] {" "}({ $brings })
}
the-plan-picture-reach-move-suspect = Un suspect de { $roll } : { $count ->
    [0] personne ne peut te rencontrer
   *[other] rencontres possibles : { $suspects }
}.
the-plan-picture-reach-move-all = Les quatre suspects de 4, 3, 2 et 1 : { $count ->
    [0] personne ne peut te rencontrer
   *[other] rencontres possibles : { $suspects }
}.
the-plan-picture-would-light = Projecteur vers la { $hideout } : { $count ->
    [0] aucun autre agent là
   *[other] { $seats }
}.
the-plan-picture-in-light = { $who } ({ $keys ->
    [0] pas de clé face cachée
    [one] { $keys } clé face cachée
   *[other] { $keys } clés face cachée
})
