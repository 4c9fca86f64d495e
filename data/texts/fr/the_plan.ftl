## Agents: T.H.E. Plan

the-plan-name = Agents : L.E. Plan
the-plan-pitch = Un plan volé est dans l’une des quatre mallettes. File les suspects, lis leurs pioches, vole des clés, évite le projecteur. Nomme le voleur avant les autres.

the-plan-option-last-player = S’il ne reste qu’un joueur
the-plan-option-last-player-help = Ce qui arrive quand de fausses accusations ont éliminé tous les autres.
the-plan-option-last-player-wins = Gagne aussitôt
the-plan-option-last-player-solves = Doit trouver

## Names

the-plan-seat = { $colour ->
    [red] Rouge
    [green] Vert
    [yellow] Jaune
   *[blue] Bleu
}
the-plan-suspect-v = V
the-plan-suspect-x = X
the-plan-suspect-y = Y
the-plan-suspect-z = Z
the-plan-hideout = { $hideout }
# Half of a hideout, as a file shows it.
the-plan-half-upper = { $hideout }, partie supérieure
the-plan-half-lower = { $hideout }, partie inférieure

the-plan-action-move-agent = déplacer l’agent secret
the-plan-action-move-suspect = déplacer un suspect
the-plan-action-tram = prendre le tram
the-plan-action-move-all = déplacer tous les suspects
the-plan-action-searchlight = faire pivoter le projecteur
the-plan-action-check = consulter une carte secrète
the-plan-action-move-agent-short = agent
the-plan-action-move-suspect-short = suspect
the-plan-action-tram-short = tram
the-plan-action-move-all-short = tous les suspects
the-plan-action-searchlight-short = projecteur
the-plan-action-check-short = pioche
the-plan-card = { $count ->
    [one] carte { $one }
   *[other] carte { $one } ou { $two }
}

the-plan-bonus-move-agent = déplacer l’agent secret
the-plan-bonus-tram = prendre le tram
the-plan-bonus-searchlight = faire pivoter le projecteur
the-plan-bonus-key = une clé du stock

## The note sheets

the-plan-sheet-head = { $hideout }{ $part ->
    [upper] { " " }haut
   *[lower] { " " }bas
}
the-plan-sheet-files = Pioches, lues par { $who }
the-plan-sheet-briefcases = Mallettes, vues par { $who }
the-plan-sheet-plan = L.E. Plan

## What a player is asked

the-plan-prompt-action = Ton dé : { $roll }. Choisis une action.
the-plan-prompt-do-move-agent = Où va ton agent ? Exactement { $roll ->
    [one] { $roll } cercle
   *[other] { $roll } cercles
}.
the-plan-prompt-do-move-agent-stuck = Ton agent n’a aucun chemin d’exactement { $roll ->
    [one] { $roll } cercle
   *[other] { $roll } cercles
}.
the-plan-prompt-do-tram = Jusqu’où ? Exactement { $roll ->
    [one] { $roll } pas, en tram.
   *[other] { $roll } pas, dont au moins un en tram.
}
the-plan-prompt-do-tram-stuck = Pas de tram à portée : { $roll ->
    [one] { $roll } pas ne suffit pas.
   *[other] aucun chemin d’exactement { $roll } pas n’en contient.
}
the-plan-prompt-do-move-suspect = Quel suspect va où ? Exactement { $roll ->
    [one] { $roll } cercle
   *[other] { $roll } cercles
}.
the-plan-prompt-do-move-all = Déplace les quatre suspects, de 4, 3, 2 et 1.
the-plan-prompt-do-searchlight = Fais pivoter le projecteur d’un segment. De quel côté ?
the-plan-prompt-do-check = Tu consultes la pioche de qui ?
the-plan-prompt-suspects = Déplacements restants : { $counts }. À qui maintenant ?
the-plan-prompt-light = Le projecteur éclaire la { $hideout }. Qu’en fais-tu ?
the-plan-prompt-key = Tu passes par les clés ({ $circle }). En prendre une ?
the-plan-prompt-battle = Tu croises { $opponent }, qui a une clé. La bataille ? { the-plan-stake-battle }
the-plan-prompt-steal = Tu as battu { $opponent }. Quelle clé prends-tu ?
the-plan-prompt-checks = { $count ->
    [one] Tu peux consulter { $count } carte secrète pour ta rencontre.
   *[other] Tu peux consulter { $count } cartes secrètes pour tes rencontres, une par une.
}

## Moves, in one line

the-plan-effect-meets = rencontre { $suspects }
the-plan-effect-keys = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
the-plan-effect-battle = bataille contre { $opponents }
the-plan-describe-choose-move-agent = Déplacer ton agent de { $roll } ({ $card })
the-plan-describe-choose-move-suspect = Déplacer un suspect de { $roll } ({ $card })
the-plan-describe-choose-tram = Prendre le tram, { $roll ->
    [one] { $roll } pas
   *[other] { $roll } pas
} ({ $card })
the-plan-describe-choose-move-all = Déplacer tous les suspects de 4, 3, 2 et 1 ({ $card })
the-plan-describe-choose-searchlight = Faire pivoter le projecteur ({ $card })
the-plan-describe-choose-check = Consulter une carte secrète ({ $card })
the-plan-describe-move-agent = Vers { $end } : { $way }
the-plan-describe-move-agent-with = Vers { $end } : { $way } · { $effects }
the-plan-describe-enter-hideout = Entrer dans la { $hideout } et accuser : le Plan y est, le propriétaire est { $owner } ({ $way })
the-plan-describe-stay-put = Rester sur place
the-plan-describe-move-suspect = { $suspect } vers { $end } : { $way }
the-plan-describe-move-suspect-met = { $suspect } vers { $end } : { $way } · te rencontre
the-plan-describe-skip-suspect = { $suspect } ne peut pas se déplacer de { $count } : on passe
the-plan-describe-turn-searchlight = Éclairer la { $hideout }
the-plan-describe-look-into-briefcase = Regarder dans la mallette de la { $hideout }
the-plan-describe-show-key = { $opponent } retourne { $count ->
    [0] une clé
    [one] la clé { $keys }
   *[other] l’une des clés { $keys }
}
the-plan-describe-leave-light = Ne pas s’en servir
the-plan-describe-take-key = { $count ->
    [0] Prendre une clé
    [one] Prendre la clé { $keys }
   *[other] Prendre l’une des clés { $keys }
}
the-plan-describe-leave-key = Laisser les clés
the-plan-describe-battle = Bataille contre { $opponent } pour { $count ->
    [0] une clé
    [one] la clé { $keys }
   *[other] l’une des clés { $keys }
}
the-plan-describe-avoid-battle = Croiser { $opponent } sans bataille
the-plan-describe-steal-key = Clé { $key }
the-plan-describe-steal-hidden-key = { $count ->
    [0] Une clé face cachée
    [one] La clé { $keys }, face cachée
   *[other] L’une des clés { $keys }, face cachée
}
the-plan-describe-check-file = Consulter la pioche de { $suspect }
the-plan-describe-decline-checks = Ne plus rien consulter

## What is at stake

the-plan-stake-battle = Vous lancez chacun le dé une fois. Si tu fais plus, tu gagnes une clé ; sinon, rien ne change.
the-plan-stake-out = Si l’un des deux est faux, tu es hors jeu.
the-plan-stake-last-wins = Si l’un des deux est faux, tu es hors jeu et { $who } gagne.
the-plan-stake-last-solves = Si l’un des deux est faux, tu es hors jeu et { $who } continue en solo.
the-plan-stake-nobody = Si l’un des deux est faux, tu es hors jeu et personne ne gagne.
the-plan-doubt-decoy = Tu as vu un leurre dans la { $hideout }.
the-plan-doubt-elsewhere = D’après ce que tu as vu, le Plan est dans la { $hideout }.
the-plan-doubt-owns = D’après ce que tu as vu, la cachette de { $suspect } est la { $hideout }.
the-plan-doubt-owned = D’après ce que tu as vu, la { $hideout } est à { $suspect }.
the-plan-doubt-claimed = Quelqu’un a déjà fait exactement cette accusation, et elle était fausse.
the-plan-doubt-else = Ça ne colle pas avec ce que tu as vu et avec les fausses accusations.

## What happened

the-plan-tell-action-chosen = { $who } va { $action }.
the-plan-tell-action-played = { $who } joue une carte : { $action }.
the-plan-tell-agent-moved = { $who } suit ce chemin : { $rides ->
    [yes] { $way } (≈ en tram)
   *[no] { $way }
}.
the-plan-tell-agent-moved-met = { $who } suit ce chemin : { $rides ->
    [yes] { $way } (≈ en tram)
   *[no] { $way }
} et rencontre { $suspects }.
the-plan-tell-agent-stayed = { $who } n’a aucun chemin et reste sur place.
the-plan-tell-suspect-moved = { $who } déplace { $suspect } : { $way }.
the-plan-tell-suspect-moved-met = { $who } déplace { $suspect } : { $way }. Rencontre !
the-plan-tell-suspect-stayed = { $suspect } ne peut pas se déplacer de { $count } : { $who } passe.
the-plan-tell-searchlight-turned = { $who } fait pivoter le projecteur vers la { $hideout }.
the-plan-tell-briefcase-seen = { $who } regarde dans la mallette de la { $hideout }.
the-plan-tell-briefcase-seen-plan = { $who } regarde dans la mallette de la { $hideout } : L.E. Plan !
the-plan-tell-briefcase-seen-decoy = { $who } regarde dans la mallette de la { $hideout } : un leurre.
the-plan-tell-key-shown = { $who } fait retourner une clé à { $opponent } : { $key }.
the-plan-tell-light-left = { $who } ne se sert pas du projecteur.
the-plan-tell-key-taken = { $who } prend une clé du stock.
the-plan-tell-key-taken-known = { $who } prend une clé du stock : { $key }.
the-plan-tell-key-left = { $who } laisse les clés.
the-plan-tell-battle-won = { $who } livre bataille à { $opponent } pour une clé, { $own } contre { $theirs }, et gagne.
the-plan-tell-battle-lost = { $who } livre bataille à { $opponent } pour une clé, { $own } contre { $theirs }, et perd.
the-plan-tell-battle-tied = { $who } livre bataille à { $opponent } pour une clé, { $own } contre { $theirs } : égalité.
the-plan-tell-battle-avoided = { $who } croise { $opponent } sans bataille.
the-plan-tell-key-stolen = { $who } prend une clé à { $opponent }.
the-plan-tell-key-stolen-known = { $who } prend une clé à { $opponent } : { $key }.
the-plan-tell-file-checked = { $who } consulte la pioche de { $suspect }.
the-plan-tell-file-checked-known = { $who } consulte la pioche de { $suspect } : { $half }.
the-plan-tell-bonus-met = { $who } trouve une carte bonus dans la pioche de { $suspect } : { $bonus }.
the-plan-tell-bonus-met-roll = { $who } trouve une carte bonus dans la pioche de { $suspect } : { $bonus }, de { $roll }.
the-plan-tell-checks-declined = { $count ->
    [one] { $who } renonce à { $count } consultation.
   *[other] { $who } renonce à { $count } consultations.
}
the-plan-tell-claim-announced = { $who } annonce une accusation : L.E. Plan est dans la { $hideout }, la cachette de { $owner }.
the-plan-tell-claim-right = { $who } entre dans la { $hideout } et nomme { $owner } : tout est juste !
the-plan-tell-claim-wrong = { $who } entre dans la { $hideout } et nomme { $owner } : faux. { $who } est hors jeu.
the-plan-tell-claim-wrong-known = { $plan ->
    [yes] { $who } entre dans la { $hideout } et nomme { $owner } : le Plan y est, mais la cachette de { $owner } est la { $evidence }. { $who } est hors jeu.
   *[no] { $who } entre dans la { $hideout } et nomme { $owner } : un leurre, et la cachette de { $owner } est la { $evidence }. { $who } est hors jeu.
}
the-plan-tell-left-alone = Il ne reste que { $who }, qui continue en solo : une accusation juste gagne, une fausse ne fait gagner personne.
the-plan-tell-turn-began = Tour { $number } : { $who } lance le dé, { $roll }.

## Why a move is not allowed

the-plan-error-over = Cette partie est finie.
the-plan-error-not-now = Autre chose est en train de se décider.
the-plan-error-not-your-turn = Ce n’est pas à toi de faire ça.
the-plan-error-not-on-card = Cette action n’est pas sur cette carte.
the-plan-error-card-spent = Carte déjà utilisée : elle revient quand les cinq le sont.
the-plan-error-chosen-already = Tu as déjà choisi ça.
the-plan-error-choose-first = Choisis d’abord une action.
the-plan-error-other-action = Tu as choisi une autre action.
the-plan-error-no-such-way = Fais exactement ce nombre de pas, sans repasser par un cercle, et finis sur un cercle libre.
the-plan-error-must-move = Ton agent a un chemin : il doit se déplacer.
the-plan-error-no-key = Tu n’as pas la clé de la { $hideout }.
the-plan-error-lit = Le projecteur éclaire la { $hideout } : personne ne peut y entrer.
the-plan-error-can-move = { $suspect } peut se déplacer de ce nombre.
the-plan-error-moved-already = { $suspect } a déjà bougé.
the-plan-error-other-count = Ce n’est pas la bonne distance pour ce suspect.
the-plan-error-not-beside = Le projecteur ne pivote que d’un segment.
the-plan-error-not-in-light = Aucun joueur de cette couleur dans le faisceau n’a de clé face cachée.
the-plan-error-not-passing = Tu ne croises pas ce joueur.
the-plan-error-no-such-key = Ce joueur n’a pas cette clé.
the-plan-error-not-met = Tu n’as plus de consultation pour la pioche de { $suspect }.

## How a game ended

the-plan-reason-plan = { $who } prend L.E. Plan dans la { $hideout }, la cachette de { $owner }.
the-plan-reason-last = Il ne reste que { $who } : victoire. L.E. Plan était dans la { $hideout }, la cachette de { $owner }.
the-plan-reason-nobody = Tout le monde est hors jeu, personne ne gagne. L.E. Plan était dans la { $hideout }, la cachette de { $owner }.

## How to play

the-plan-guide-aim = L’une des quatre cachettes a L.E. Plan dans sa mallette, et un suspect en est le propriétaire. Trouve laquelle, et à qui elle est ; procure-toi sa clé, et entre.
the-plan-guide-turn = Lance le dé. Choisis une de tes cartes action disponibles : déplacer ton agent ou les suspects, prendre le tram, faire pivoter le projecteur, consulter une carte secrète. Si ton agent et un suspect se croisent à ton tour, tu peux consulter sa pioche : tu regardes en secret la carte du dessus.
the-plan-guide-end = Les deux moitiés d’une cachette dans une même pioche : elle est à ce suspect. Le projecteur permet de regarder dans les mallettes. Entre dans la cachette avec sa clé et nomme son propriétaire : si c’est juste, tu gagnes ; si c’est faux, tu es hors jeu.

# Ce que le coach dit d’une décision, et dans un conseil.

the-plan-coach-known = Réponses qui collent : { $answers }. Cachettes possibles du Plan : { $places }.
the-plan-coach-sure = Une seule réponse colle : { $hideout }, { $owner }.
the-plan-coach-action = Ensuite : { $move }
the-plan-coach-claim = Aucune autre réponse ne colle.
the-plan-coach-file = Ça montre une pioche encore mal connue.
the-plan-coach-key = Ça peut apporter une clé qu’il te faut.
the-plan-coach-near = Ça te rapproche de ton but.
the-plan-coach-look = Chances que le Plan soit dans la { $hideout } : { $percent } %.
