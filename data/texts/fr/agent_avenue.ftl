## Agent Avenue

agent-avenue-name = Agent Avenue
agent-avenue-pitch = Deux espions se poursuivent le long d’une même rue. Propose une carte visible et une cachée, et espère que l’autre prendra la mauvaise.

agent-avenue-option-advanced = Marché noir
agent-avenue-option-advanced-help = Quatre cases de la rue donnent des cartes spéciales.
agent-avenue-option-start = Qui commence
agent-avenue-option-start-help = Le camp qui propose la première paire. En cas de revanche, le camp perdant commence.
agent-avenue-option-start-chance = Au hasard
agent-avenue-option-start-green = Vert
agent-avenue-option-start-blue = Bleu
agent-avenue-briefing-teams = { $seats ->
    [3] En équipes : A et C jouent Vert ensemble, B joue Bleu en solo.
   *[4] En équipes : A et C jouent Vert ensemble, B et D jouent Bleu.
}

agent-avenue-side-green = Vert
agent-avenue-side-blue = Bleu

## The agents

agent-avenue-agent-double-agent = Agente double
agent-avenue-agent-enforcer = Exécutrice
agent-avenue-agent-codebreaker = Cryptologue
agent-avenue-agent-saboteur = Saboteur
agent-avenue-agent-daredevil = Risque-tout
agent-avenue-agent-sentinel = Sentinelle
agent-avenue-agent-sidekick = Acolyte
agent-avenue-agent-mole = Taupe

agent-avenue-agent-double-agent-effect = −1, la deuxième +6, ensuite −1
agent-avenue-agent-enforcer-effect = +1, la deuxième +2, ensuite +3
agent-avenue-agent-codebreaker-effect = Ne fait bouger personne ; trois en jeu font gagner
agent-avenue-agent-saboteur-effect = −1, le deuxième −1, ensuite −2
agent-avenue-agent-daredevil-effect = +2, le deuxième +3 ; trois en jeu font perdre
agent-avenue-agent-sentinel-effect = 0, la deuxième +2, ensuite +6
agent-avenue-agent-sidekick-effect = +4 ; il n’y en a qu’un
agent-avenue-agent-mole-effect = −3 ; il n’y en a qu’une

agent-avenue-card-face-up = la carte visible
agent-avenue-card-face-down = la carte cachée

## The black market

agent-avenue-market-distraction-device = Leurre
agent-avenue-market-distraction-device-effect = Tes Saboteurs te font avancer
agent-avenue-market-supercomputer = Superordinateur
agent-avenue-market-supercomputer-effect = Tes Cryptologues te font avancer de 3
agent-avenue-market-watchtower = Tour de guet
agent-avenue-market-watchtower-effect = Tes Exécutrices te font avancer de 2 de plus
agent-avenue-market-sinister-twin = Jumeau maléfique
agent-avenue-market-sinister-twin-effect = Tes Agentes doubles comptent double
agent-avenue-market-getaway-car = Voiture de fuite
agent-avenue-market-getaway-car-effect = Arrêt pile sur une case maison : avance encore de 3
agent-avenue-market-leader-of-the-pack = Chef de meute
agent-avenue-market-leader-of-the-pack-effect = Trois de tes Risque-tout te font gagner
agent-avenue-market-masterplan = Plan infaillible
agent-avenue-market-masterplan-effect = Sept agents différents en jeu te font gagner
agent-avenue-market-security-system = Système de sécurité
agent-avenue-market-security-system-effect = Tu gagnes si l’autre pion est sur ta case maison en fin de tour
agent-avenue-market-surveillance-truck = Camion de surveillance
agent-avenue-market-surveillance-truck-effect = Avance tout de suite de 1
agent-avenue-market-smoke-screen = Écran de fumée
agent-avenue-market-smoke-screen-effect = Recrute tout de suite la première carte de la pioche
agent-avenue-market-outpost = Avant-poste
agent-avenue-market-outpost-effect = Recrute tout de suite une Sentinelle de ta main
agent-avenue-market-secret-recruit = Recrue secrète
agent-avenue-market-secret-recruit-effect = Recrute de ta main un agent que ton camp n’a pas en jeu
agent-avenue-market-double-trouble = Double problème
agent-avenue-market-double-trouble-effect = Montre deux agents du même nom, recrutes-en un
agent-avenue-market-spycation = Vacances d’espion
agent-avenue-market-spycation-effect = Reprends en main un de tes agents ; tu peux le recruter aussitôt
agent-avenue-market-mind-control = Contrôle mental
agent-avenue-market-mind-control-effect = Prends en main un agent de l’autre camp

## What a player is asked

agent-avenue-prompt-play = Propose deux cartes de noms différents : la première visible, la seconde cachée.
agent-avenue-prompt-lay-first = L’un de vous pose une carte face visible, puis l’autre en pose une face cachée.
agent-avenue-prompt-lay-second = Carte visible : { $agent }. Pose une carte d’un autre nom face cachée.
agent-avenue-prompt-recruit = Carte visible : { $agent }. Prends-la, ou prends la carte cachée. L’autre camp reçoit celle qui reste.
agent-avenue-prompt-recruit-team = Carte visible : { $agent }. Laquelle prend votre équipe ? Faites tous deux le même choix.
agent-avenue-prompt-market = Ton pion est au marché noir. Prends une de ses cartes.
agent-avenue-prompt-market-team = Votre pion est au marché noir. Qui prend quelle carte ? L’un propose, l’autre confirme.
agent-avenue-prompt-secret-recruit = Recrue secrète : recrute de ta main un agent que ton camp n’a pas en jeu.
agent-avenue-prompt-double-trouble = Double problème : montre deux agents du même nom, recrutes-en un et garde l’autre.
agent-avenue-prompt-spycation = Vacances d’espion : reprends en main un agent de ton camp.
agent-avenue-prompt-spycation-again = De retour dans ta main : { $agent }. Tu recrutes tout de suite, ou tu gardes ?
agent-avenue-prompt-mind-control = Contrôle mental : prends en main un agent de l’autre camp.

## Moves, in one line

agent-avenue-effect-spaces = { $spaces }
agent-avenue-effect-market = { $spaces } & carte
agent-avenue-effect-wins = victoire
agent-avenue-effect-loses = défaite
# The pair offered, then what each outcome does. $they_if_up: what they get if they take the card face up, as "+2" or "win".
agent-avenue-describe-play-pair = { $up } visible, { $down } cachée : eux { $they_if_up }, toi { $you_if_up } ; ou eux { $they_if_down }, toi { $you_if_down }
agent-avenue-describe-set-aside = Écarter et repiocher : { $agent }
# $you: how far this card moves you if you take it; $they: how far it moves them.
agent-avenue-describe-lay-face-up = Visible : { $agent } (prise par toi : { $you }, par eux : { $they })
agent-avenue-describe-lay-face-down = Cachée : { $agent } (prise par toi : { $you }, par eux : { $they })
agent-avenue-describe-recruit-face-up = Prendre la carte visible : { $agent } (toi { $effect })
agent-avenue-describe-recruit-face-down = Prendre la carte cachée ; l’autre reçoit : { $agent } (eux { $effect })
agent-avenue-describe-recruit-nothing = Rien à recruter
agent-avenue-describe-take-market-card = { $card } : { $effect }
agent-avenue-describe-propose-market-card = Proposer : { $card } pour { $taker }
agent-avenue-describe-confirm-market-card = Accepter : { $card } pour { $taker }
agent-avenue-describe-recruit-from-hand = Recruter de ta main : { $agent } (toi { $effect })
agent-avenue-describe-reveal-two = En montrer deux, en recruter un : { $agent } (toi { $effect })
agent-avenue-describe-take-back = Reprendre en main : { $agent }
agent-avenue-describe-recruit-again = Recruter tout de suite : { $agent } (toi { $effect })
agent-avenue-describe-keep-taken = Garder en main : { $agent }
agent-avenue-describe-control-mind = Prendre à l’autre camp : { $agent }

## What happened

agent-avenue-tell-pair-played = { $seat } propose { $up } et une carte cachée.
agent-avenue-tell-pair-played-known = { $seat } propose { $up } et, face cachée, { $down }.
agent-avenue-tell-laid-face-up-known = { $seat } pose face visible : { $agent }.
agent-avenue-tell-laid-face-down = { $seat } pose une carte face cachée.
agent-avenue-tell-laid-face-down-known = { $seat } pose face cachée : { $agent }.
agent-avenue-tell-set-aside = { $seat } écarte une carte et repioche.
agent-avenue-tell-set-aside-known = { $seat } écarte : { $agent }. Carte piochée : { $drawn }.
agent-avenue-tell-drawn = { $count ->
    [one] { $seat } pioche { $count } carte : { $agents }.
   *[other] { $seat } pioche { $count } cartes : { $agents }.
}
agent-avenue-tell-picked = { $which ->
    [face_up] { $seat } voudrait la carte visible.
   *[face_down] { $seat } voudrait la carte cachée.
}
agent-avenue-tell-recruited = { $side ->
    [green] { $direction ->
        [forward] { $count ->
            [one] { $agent } ({ $source }) rejoint Vert, qui avance de { $count } case.
           *[other] { $agent } ({ $source }) rejoint Vert, qui avance de { $count } cases.
        }
        [back] { $count ->
            [one] { $agent } ({ $source }) rejoint Vert, qui recule de { $count } case.
           *[other] { $agent } ({ $source }) rejoint Vert, qui recule de { $count } cases.
        }
       *[still] { $agent } ({ $source }) rejoint Vert, qui ne bouge pas.
    }
   *[blue] { $direction ->
        [forward] { $count ->
            [one] { $agent } ({ $source }) rejoint Bleu, qui avance de { $count } case.
           *[other] { $agent } ({ $source }) rejoint Bleu, qui avance de { $count } cases.
        }
        [back] { $count ->
            [one] { $agent } ({ $source }) rejoint Bleu, qui recule de { $count } case.
           *[other] { $agent } ({ $source }) rejoint Bleu, qui recule de { $count } cases.
        }
       *[still] { $agent } ({ $source }) rejoint Bleu, qui ne bouge pas.
    }
}
agent-avenue-tell-pawn-moved = { $side ->
    [green] { $count ->
        [one] { $card } : Vert avance de { $count } case.
       *[other] { $card } : Vert avance de { $count } cases.
    }
   *[blue] { $count ->
        [one] { $card } : Bleu avance de { $count } case.
       *[other] { $card } : Bleu avance de { $count } cases.
    }
}
agent-avenue-tell-proposed = { $seat } propose : { $card } pour { $taker }.
agent-avenue-tell-time-ran-out = { $side ->
    [green] { $how ->
        [pick] Temps écoulé pour Vert : le seul choix fait compte.
        [proposal] Temps écoulé pour Vert : la dernière proposition compte.
       *[chance] Temps écoulé pour Vert sans accord : le hasard décide.
    }
   *[blue] { $how ->
        [pick] Temps écoulé pour Bleu : le seul choix fait compte.
        [proposal] Temps écoulé pour Bleu : la dernière proposition compte.
       *[chance] Temps écoulé pour Bleu sans accord : le hasard décide.
    }
}
agent-avenue-tell-market-card-taken = { $seat } prend une carte Marché noir : { $card }.
agent-avenue-tell-market-reshuffled = { $count ->
    [one] La pioche du marché noir est vide : { $count } carte de la défausse forme la nouvelle.
   *[other] La pioche du marché noir est vide : { $count } cartes de la défausse, mélangées, forment la nouvelle.
}
agent-avenue-tell-ability-ignored = { $card } : sans effet pour { $seat }.
agent-avenue-tell-pair-revealed = { $seat } montre deux agents du même nom : { $agent }.
agent-avenue-tell-agent-taken = { $whose ->
    [own] { $seat } reprend en main : { $agent }.
   *[theirs] { $seat } prend à l’autre camp : { $agent }.
}
agent-avenue-tell-taken-agent-kept = { $seat } garde en main : { $agent }.
agent-avenue-tell-turn-began = { $side ->
    [green] Tour { $number } : Vert joue.
   *[blue] Tour { $number } : Bleu joue.
}

## Why a move is not allowed

agent-avenue-error-over = Cette partie est finie.
agent-avenue-error-not-now = Autre chose est en train de se décider.
agent-avenue-error-not-your-turn = Ce n’est pas à toi de faire ça.
agent-avenue-error-not-in-hand = Tu n’as pas cette carte : { $agent }.
agent-avenue-error-same-name = Propose deux cartes de noms différents, sauf si tu n’as qu’un seul nom en main.
agent-avenue-error-no-set-aside-left = Tu as écarté toutes les cartes permises pour cette partie.
agent-avenue-error-deck-empty = La pioche est vide : écarter une carte n’en donne pas d’autre.
agent-avenue-error-not-in-supply = Cette carte n’est pas dans l’offre du marché noir.
agent-avenue-error-not-on-your-team = C’est à toi ou à ton partenaire de prendre la carte.
agent-avenue-error-confirm-instead = Ton partenaire propose exactement ça. Confirme plutôt.
agent-avenue-error-no-such-proposal = Ton partenaire propose maintenant autre chose.
agent-avenue-error-not-in-play = Cet agent n’est pas en jeu là : { $agent }.
agent-avenue-error-already-in-play = Ton camp a déjà cet agent en jeu : { $agent }.
agent-avenue-error-no-pair = Tu n’en as pas deux de ce nom : { $agent }.

## How a game ended

agent-avenue-reason-catch = { $tie ->
    [yes] { $winner ->
        [green] Deux fins à la fois : le camp dont c’était le tour gagne. Bleu s’est fait rattraper.
       *[blue] Deux fins à la fois : le camp dont c’était le tour gagne. Vert s’est fait rattraper.
    }
   *[no] { $winner ->
        [green] Bleu s’est fait rattraper.
       *[blue] Vert s’est fait rattraper.
    }
}
agent-avenue-reason-codebreakers = { $tie ->
    [yes] Deux fins à la fois : le camp dont c’était le tour gagne, avec trois Cryptologues.
   *[no] Trois Cryptologues sont réunis.
}
agent-avenue-reason-daredevils = { $tie ->
    [yes] { $winner ->
        [green] Deux fins à la fois : le camp dont c’était le tour gagne. Bleu a trois Risque-tout.
       *[blue] Deux fins à la fois : le camp dont c’était le tour gagne. Vert a trois Risque-tout.
    }
   *[no] { $winner ->
        [green] Trois Risque-tout causent la perte de Bleu.
       *[blue] Trois Risque-tout causent la perte de Vert.
    }
}
agent-avenue-reason-leader = { $tie ->
    [yes] Deux fins à la fois : le camp dont c’était le tour gagne. Trois Risque-tout ont leur Chef de meute.
   *[no] Trois Risque-tout ont leur Chef de meute.
}
agent-avenue-reason-masterplan = { $tie ->
    [yes] Deux fins à la fois : le camp dont c’était le tour gagne. Le Plan infaillible est complet.
   *[no] Le Plan infaillible est complet : sept agents différents.
}
agent-avenue-reason-security = { $tie ->
    [yes] { $winner ->
        [green] Deux fins à la fois : le camp dont c’était le tour gagne. Bleu est pris dans le Système de sécurité.
       *[blue] Deux fins à la fois : le camp dont c’était le tour gagne. Vert est pris dans le Système de sécurité.
    }
   *[no] { $winner ->
        [green] Bleu est pris dans le Système de sécurité.
       *[blue] Vert est pris dans le Système de sécurité.
    }
}
agent-avenue-reason-deck = { $needed ->
    [one] Plus de cartes : le camp le plus proche est à { $needed } case de l’autre.
   *[other] Plus de cartes : le camp le plus proche est à { $needed } cases de l’autre.
}
agent-avenue-reason-deck-equal = Plus de cartes et les deux pions à égale distance : le camp dont c’était le tour gagne.

## How to play

agent-avenue-guide-aim = Les deux pions courent dans le même sens autour d’une rue de 14 maisons. Rattrape l’autre avant de te faire rattraper.
agent-avenue-guide-turn = Propose deux cartes de noms différents, l’une visible et l’autre cachée. L’autre camp en prend une, tu reçois l’autre. Chaque carte déplace le pion du camp qui la recrute. Le nombre de cases dépend des agents de ce nom que ce camp a en jeu. Plusieurs fois par partie, tu peux d’abord écarter une carte et en piocher une autre.
agent-avenue-guide-end = Atteindre ou dépasser l’autre pion fait gagner. Trois Cryptologues aussi ; trois Risque-tout font perdre. Si deux fins arrivent en même temps, le camp dont c’est le tour gagne.
agent-avenue-guide-more = Chaque carte déplace le pion du camp qui la recrute. Le nombre de cases dépend des agents de ce nom que ce camp a en jeu. Plusieurs fois par partie, tu peux d’abord écarter une carte et en piocher une autre. Si deux fins arrivent en même temps, le camp dont c’est le tour gagne.
agent-avenue-guide-advanced = Avec le marché noir, un pion qui s’arrête pile sur l’une de ses quatre cases prend une carte spéciale.
agent-avenue-guide-teams = En équipe, vous partagez le pion et les agents, mais ne vous montrez jamais vos mains.

## The rules, in our own words

agent-avenue-rule-AA-1 = Vert part de la case 0, Bleu de la case 7, juste en face. Les 38 agents sont mélangés et chacun en reçoit 4. On tire au sort qui commence ; en cas de revanche, c’est le camp perdant.
agent-avenue-rule-AA-2 = Avec moins de 4 cartes en main, tu complètes ta main à 4. Après avoir proposé, tu pioches une fois les deux cartes posées, avant le choix de l’autre camp. Si la pioche ne suffit pas, tu prends ce qui reste. Une main peut dépasser 4.
agent-avenue-rule-AA-3 = Un tour a trois étapes : proposer deux cartes, les recruter, vérifier si la partie se termine.
agent-avenue-rule-AA-4 = Propose deux cartes de noms différents, l’une visible, l’autre cachée. Deux du même nom ne sont permises que si tu n’as que ce nom en main.
agent-avenue-rule-AA-5 = Avant de proposer, tu peux écarter une carte face cachée et en piocher une, 4 fois par partie, plusieurs fois par tour si tu veux, tant qu’il y a une pioche. Les cartes écartées restent cachées jusqu’à la fin.
agent-avenue-rule-AA-6 = L’autre camp prend l’une des deux cartes et n’en voit qu’une. Le camp actif reçoit l’autre.
agent-avenue-rule-AA-7 = Compte les agents de ce nom que ton camp a en jeu, le nouveau compris : le premier, deuxième ou troisième nombre de la carte fait avancer ou reculer ton pion.
agent-avenue-rule-AA-8 = Les deux pions bougent en même temps.
agent-avenue-rule-AA-9 = Tu rattrapes l’autre pion si, à la fin d’un tour, tu l’as atteint ou dépassé en avançant, ou s’il a reculé jusqu’à toi ou au-delà. Se croiser en cours de tour ne compte pas.
agent-avenue-rule-AA-10 = Trois Cryptologues en jeu font gagner, trois Risque-tout font perdre. À la fin de chaque tour, on vérifie les deux camps, peu importe à qui était le tour.
agent-avenue-rule-AA-11 = Rien n’est gagné ni perdu avant la fin du tour, même avec un troisième Cryptologue sur la table.
agent-avenue-rule-AA-12 = Si les deux camps devaient gagner, ou perdre, ou si un camp remplit les deux sortes de fin, le camp dont c’est le tour gagne.
agent-avenue-rule-AA-13 = Si la pioche est vide et que le joueur suivant a moins de 2 cartes, la partie se termine. Le camp le plus près de rattraper l’autre gagne ; à égale distance, le camp dont c’est le tour.
agent-avenue-rule-AA-20 = Avec le marché noir, ses 15 cartes sont mélangées ; trois forment l’offre, face visible, les autres sa pioche.
agent-avenue-rule-AA-21 = Un pion qui finit un déplacement pile sur une case Marché noir prend aussitôt une carte de l’offre, c’est obligatoire. Passer dessus ou y rester ne compte pas.
agent-avenue-rule-AA-22 = L’offre est complétée avant que la carte prise n’agisse. Quand la pioche du marché est vide, sa défausse est mélangée pour en former une nouvelle.
agent-avenue-rule-AA-23 = Applique une carte à effet immédiat, puis défausse-la. Une carte à effet permanent reste devant ton camp jusqu’à la fin de la partie.
agent-avenue-rule-AA-24 = Un effet permanent ne change pas l’agent que tu viens de recruter. Il vaut à partir du suivant, quelle que soit la façon dont il arrive en jeu.
agent-avenue-rule-AA-25 = Tu dois faire ce que dit une carte si tu le peux. Sinon, elle est sans effet, et tout le monde le voit. Seules les Vacances d’espion laissent le choix de recruter. On termine une carte avant de passer à autre chose.
agent-avenue-rule-AA-26 = Une carte qui recrute déplace aussi le pion. S’il s’arrête de nouveau sur une case Marché noir, tu prends une autre carte. Entre les deux, la carte utilisée est défaussée et la main complétée.
agent-avenue-rule-AA-27 = Les deux pions bougent avant que quelqu’un prenne une carte Marché noir. Si les deux sont arrivés sur le marché, le camp actif prend et finit en premier, puis l’autre.
agent-avenue-rule-AA-28 = Les cartes qui ont leur propre fin de partie comptent dès la fin du tour où elles sont prises.
agent-avenue-rule-AA-29 = Retirer un agent du jeu ne déplace aucun pion. Le Contrôle mental peut même prendre le Cryptologue qui aurait fait gagner ce tour-ci.
agent-avenue-rule-AA-30 = Une fois une carte appliquée, une main de moins de 4 est complétée. Une main de plus de 4 est gardée, et ne pioche rien avant de redescendre sous 4.
agent-avenue-rule-AA-31 = D’abord le nombre de l’agent, changé par le Leurre ou le Jumeau maléfique, plus la Tour de guet ou le Superordinateur, en un seul déplacement. S’il finit sur une case maison, la Voiture de fuite en ajoute un second.
agent-avenue-rule-AA-32 = Pour la Voiture de fuite, les deux cases maison comptent ; pour le Système de sécurité, celle de ta couleur seulement.
agent-avenue-rule-AA-40 = À trois ou quatre, on joue en deux équipes, un pion chacune : A et C contre B et D. À trois, B joue en solo. Une équipe partage ses agents et ses cartes et gagne ensemble. Chacun a sa main ; les partenaires ne la montrent ni ne la décrivent.
agent-avenue-rule-AA-41 = L’un des partenaires pose la carte visible. L’autre en pose ensuite une face cachée, d’un autre nom, sauf s’il n’y a que ce nom dans sa main.
agent-avenue-rule-AA-42 = Avant de poser ta carte, tu peux en écarter une, que ton partenaire ait posé la sienne ou non : chaque partenaire 2 fois par partie, en solo 4 fois.
agent-avenue-rule-AA-43 = Une équipe décide ensemble : elle prend une carte quand les deux la choisissent. Si le temps est écoulé, le seul choix fait compte ; entre deux choix différents, le hasard décide. Le rappel va à qui n’a pas choisi, ou aux deux en désaccord.
agent-avenue-rule-AA-44 = Le partenaire qui a posé la carte visible complète sa main en premier, même s’il ne reste qu’une carte.
agent-avenue-rule-AA-45 = En équipes, si la pioche est vide, la partie se termine dès que quelqu’un du camp suivant n’a pas de carte (en solo : moins de 2). Le camp le plus près de rattraper l’autre gagne ; à égale distance, celui dont c’est le tour.
agent-avenue-rule-AA-46 = Au marché noir, un partenaire propose qui prend quelle carte ; l’autre confirme ou propose autre chose. Temps écoulé : la dernière proposition compte, sinon le hasard. Pas de rappel à qui l’a faite. Qui prend la carte décide seul de ses effets.
agent-avenue-rule-AA-47 = La question t’est posée même s’il ne reste qu’un choix : ainsi, la vitesse de jeu n’apprend rien à personne sur ta main.
agent-avenue-rule-AA-48 = La Voiture de fuite suit tout déplacement qui finit sur une case maison, même celui du Camion de surveillance.
agent-avenue-rule-AA-49 = De plusieurs agents du même nom, c’est le dernier arrivé qui sort du jeu. Recruté de nouveau, il compte de nouveau.

# Ce que le coach dit d’une décision, et dans un conseil.

agent-avenue-coach-face-down = La carte cachée peut être : { $agents }
agent-avenue-coach-unseen = Pas encore vues : { $agents }
agent-avenue-coach-agent = { $agent } ×{ $count }
agent-avenue-coach-wins = Ça fait gagner, quelle que soit la carte cachée.
agent-avenue-coach-lost = Ici, tous les choix font perdre.
agent-avenue-coach-safe = Choix qui donnent une victoire sûre à l’autre camp : { $count } sur { $choices }.
agent-avenue-coach-partner = Ton partenaire le veut, et ça ne fait pas perdre.
