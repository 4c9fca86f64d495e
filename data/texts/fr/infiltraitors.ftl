## Infiltraitors

infiltraitors-name = Infiltraîtres
infiltraitors-pitch = Ensemble contre les traîtres : chacun tient un suspect caché aux autres, et seules les cartes jouées ont la parole.

infiltraitors-option-mission = Mission
infiltraitors-option-mission-help = Trois d’entraînement, puis une histoire en 20 missions. Chacune peut aussi se jouer à part.
infiltraitors-option-mission-t1 = Entraînement 1 : Premiers pas
infiltraitors-option-mission-t2 = Entraînement 2 : À chacun le sien
infiltraitors-option-mission-t3 = Entraînement 3 : Contre la montre
infiltraitors-option-mission-m1 = Mission 1 : Ligne ouverte
infiltraitors-option-mission-m2 = Mission 2 : Courrier perdu
infiltraitors-option-mission-m3 = Mission 3 : Les docks
infiltraitors-option-mission-m4 = Mission 4 : Sur la pointe des pieds
infiltraitors-option-mission-m5 = Mission 5 : L’interrogatoire
infiltraitors-option-mission-m6 = Mission 6 : Le coffre
infiltraitors-option-mission-m7 = Mission 7 : Le piège
infiltraitors-option-mission-m8 = Mission 8 : Dispersés
infiltraitors-option-mission-m9 = Mission 9 : La planque
infiltraitors-option-mission-m10 = Mission 10 : Visages inconnus
infiltraitors-option-mission-m11 = Mission 11 : Regard à droite
infiltraitors-option-mission-m12 = Mission 12 : Un seul y va
infiltraitors-option-mission-m13 = Mission 13 : La salle des machines
infiltraitors-option-mission-m14 = Mission 14 : La liste
infiltraitors-option-mission-m15 = Mission 15 : Le rendez-vous
infiltraitors-option-mission-m16 = Mission 16 : Faux noms
infiltraitors-option-mission-m17 = Mission 17 : Cartes sur table
infiltraitors-option-mission-m18 = Mission 18 : Encerclés
infiltraitors-option-mission-m19 = Mission 19 : Le Chef
infiltraitors-option-mission-m20 = Mission 20 : Grand ménage
infiltraitors-option-crossing-out = Barrer
infiltraitors-option-crossing-out-help = Le programme peut barrer ce que les indices, tirs ratés et cartes vues excluent.
infiltraitors-option-crossing-out-by-mission = À l’entraînement
infiltraitors-option-crossing-out-on = Toujours
infiltraitors-option-crossing-out-off = Jamais
infiltraitors-option-limit = Limite
infiltraitors-option-limit-help = Minutes : en temps réel, à plusieurs. Sinon, un nombre de tours, ou pas de limite.
infiltraitors-option-limit-minutes = Minutes
infiltraitors-option-limit-turns = Tours

## Cards and colours

infiltraitors-colour-red = Rouge
infiltraitors-colour-black = Noir
infiltraitors-colour-yellow = Jaune
infiltraitors-colour-blue = Bleu
infiltraitors-colour-green = Vert
infiltraitors-number = { $number }
infiltraitors-card-red = Rouge { $number }
infiltraitors-card-black = Noir { $number }
infiltraitors-card-yellow = Jaune { $number }
infiltraitors-card-blue = Bleu { $number }
infiltraitors-card-green = Vert { $number }
infiltraitors-card-red-special = Rouge spécial (1)
infiltraitors-card-black-special = Noir spécial (1)
infiltraitors-card-yellow-special = Jaune spécial (1)
infiltraitors-card-blue-special = Bleu spécial (1)
infiltraitors-card-green-special = Vert spécial (1)

infiltraitors-sheet-shared = Suspect { $number } : tableau commun
infiltraitors-sheet-private = Suspect { $number } : tableau perso, { $who }
infiltraitors-sheet-shared-key = Personne clé : tableau commun
infiltraitors-notes-none = Pas de tableau d’indices pour toi en ce moment. Un suspect en a de sa capture à son élimination. Tous remplissent le tableau commun, sauf en mission silencieuse. Tu as aussi le tien pour chaque suspect d’un autre agent.
infiltraitors-sheet-private-key = Personne clé : tableau perso, { $who }

## Briefing

infiltraitors-briefing-facts = { $suspects ->
    [one] { $suspects } suspect, { $bullets } balles, cartes { $lowest }–{ $highest } en { $colours } couleurs.
   *[other] { $suspects } suspects, { $bullets } balles, cartes { $lowest }–{ $highest } en { $colours } couleurs.
}
infiltraitors-briefing-minutes = { $minutes ->
    [one] Vous avez { $minutes } minute.
   *[other] Vous avez { $minutes } minutes.
}
infiltraitors-briefing-turns = { $turns ->
    [one] Vous avez { $turns } tour en tout.
   *[other] Vous avez { $turns } tours en tout.
}
infiltraitors-briefing-hand = { $limit ->
    [one] Tu commences avec { $hand } carte et n’en gardes jamais plus de { $limit }.
   *[other] Tu commences avec { $hand } cartes et n’en gardes jamais plus de { $limit }.
}
infiltraitors-special-discards-face-down = Toute défausse se fait face cachée, même celle des indices visibles.
infiltraitors-special-in-order = Chaque suspect capturé reçoit le numéro suivant. On ne peut tirer que sur le plus petit numéro en jeu.
infiltraitors-special-silent = Silence : pas un mot, pas un signe du début à la fin.
infiltraitors-special-specials-in-the-middle = Les cartes spéciales sont au milieu. Chacune sert une fois pour un échange, au lieu d’une carte de la main.
infiltraitors-special-balanced-clues = On ne peut tirer sur un suspect qu’avec autant d’indices verticaux qu’horizontaux, et au moins quatre en tout.
infiltraitors-special-exchange-to-the-left = Tu échanges seulement avec l’agent qui joue après toi.
infiltraitors-special-eliminate-to-the-right = Tu tires seulement sur le suspect de l’agent qui joue avant toi.
infiltraitors-special-one-shooter = Un seul agent, tiré au sort, fait tous les tirs et ne tient pas de suspect.
infiltraitors-special-specials-shuffled-in = Les cartes spéciales sont mélangées aux autres. Un suspect spécial a le nombre 1, et seuls les indices de sa couleur sont à la verticale.
infiltraitors-special-second-card = La première carte du QG reste avec le suspect capturé et lui donne sa couleur ; le nombre est le sien.
infiltraitors-special-hands-turned-round = Tu vois toutes les mains sauf la tienne. Pour un indice ou un échange, tu joues une carte de la main de quelqu’un d’autre.
infiltraitors-special-last-stand = Les récompenses vont face visible dans une réserve. Après huit suspects, il ne vous reste qu’elle contre le neuvième, et les échanges ne font rien piocher.
infiltraitors-special-key-person = Après un tir réussi, tu peux partir. Tu vois alors la personne clé, tu laisses un indice sur elle (à 2 agents : 2 indices), et c’est fini pour toi. Le dernier agent présent doit l’éliminer.

## What an agent is asked

infiltraitors-prompt-action = { $suspects ->
    [one] Ton tour : une action. { $suspects } suspect, balles : { $bullets }.
   *[other] Ton tour : une action. { $suspects } suspects, balles : { $bullets }.
}
infiltraitors-prompt-action-turns = { $turns ->
    [1] Ton dernier tour : une action. Suspects : { $suspects }, balles : { $bullets }.
   *[other] Ton tour : une action. Tours : { $turns }, suspects : { $suspects }, balles : { $bullets }.
}
infiltraitors-prompt-reward = Touché ! Prends une carte de la défausse, si tu veux.
infiltraitors-prompt-reward-pool = Touché ! Choisis dans la défausse une carte pour la réserve.
infiltraitors-prompt-discard = { $count ->
    [one] Limite de main : { $limit } cartes. Défausses-en { $count }.
   *[other] Limite de main : { $limit } cartes. Défausses-en { $count }, une par une.
}
infiltraitors-prompt-discard-unseen = { $count ->
    [one] Limite de main : { $limit } cartes. Défausses-en { $count } sans la voir, par sa position.
   *[other] Limite de main : { $limit } cartes. Défausses-en { $count }, une par une, sans les voir, par leur position.
}
infiltraitors-prompt-leave = { $agents ->
    [one] Quittes-tu la mission en laissant un indice sur la personne clé ? Il y reste { $agents } agent.
   *[other] Quittes-tu la mission en laissant un indice sur la personne clé ? Il y reste { $agents } agents.
}
infiltraitors-prompt-key-clue = { $count ->
    [one] Tu as vu la personne clé. Joue sur elle { $count } carte de ta main ou de la défausse visible. Puis c’est fini pour toi.
   *[other] Tu as vu la personne clé. Joue sur elle { $count } cartes de ta main ou de la défausse visible. Puis c’est fini pour toi.
}
infiltraitors-prompt-key-shot = Tu es le dernier agent. Tire sur la personne clé ; balles : { $bullets }.

## Moves, in one line

infiltraitors-describe-capture = { $top ->
    [discarded] Capturer un suspect, défausser le dessus du QG
    [kept] Capturer un suspect ; le dessus du QG donne la couleur
   *[nothing] Capturer un suspect
}
infiltraitors-describe-give-clue = { $turned ->
    [upright] Indice sur ton suspect : { $card }, correspond (à la verticale)
    [sideways] Indice sur ton suspect : { $card }, ne correspond pas (à l’horizontale)
   *[unknown] Indice sur ton suspect : { $card }
}
infiltraitors-describe-give-clue-from = { $turned ->
    [upright] Indice sur ton suspect, pris chez { $owner } : { $card }, correspond (à la verticale)
    [sideways] Indice sur ton suspect, pris chez { $owner } : { $card }, ne correspond pas (à l’horizontale)
   *[unknown] Indice sur ton suspect, pris chez { $owner } : { $card }
}
infiltraitors-describe-exchange = { $draws ->
    [yes] Échanger avec { $target } : { $card } ; tu pioches une carte
   *[no] Échanger avec { $target } : { $card } ; le QG est vide
}
infiltraitors-describe-exchange-from = { $draws ->
    [yes] Échanger avec { $target }, carte prise chez { $owner } : { $card } ; tu pioches
   *[no] Échanger avec { $target }, carte prise chez { $owner } : { $card } ; le QG est vide
}
infiltraitors-describe-exchange-middle = { $draws ->
    [yes] Échanger avec { $target }, carte du milieu : { $card } ; tu pioches une carte
   *[no] Échanger avec { $target }, carte du milieu : { $card } ; le QG est vide
}
infiltraitors-describe-wait = { $count ->
    [0] Attendre, ne rien piocher
    [one] Attendre, piocher { $count } carte
   *[other] Attendre, piocher { $count } cartes
}
# $count: the number named; $there: how many cards HQ really has left.
infiltraitors-describe-wait-short = Attendre : défausser le dessus du QG, annoncer { $count }, piocher ce qui reste au QG ({ $there })
infiltraitors-describe-eliminate = { $miss ->
    [mission] Tirer sur le suspect chez { $target } : { $card } ; si c’est raté, la mission est perdue
   *[bullet] Tirer sur le suspect chez { $target } : { $card }
}
infiltraitors-describe-take-reward = { $to ->
    [pool] Pour la réserve : { $card }
   *[hand] Prendre dans la défausse : { $card }
}
infiltraitors-describe-take-face-down-reward = { $to ->
    [pool] Pour la réserve : une carte cachée (sur { $count })
   *[hand] Prendre une carte cachée de la défausse (sur { $count })
}
infiltraitors-describe-decline-reward = Ne rien prendre
infiltraitors-describe-discard = { $face ->
    [down] Défausser face cachée : { $card }
   *[up] Défausser : { $card }
}
infiltraitors-describe-discard-unseen = Défausser sans la voir la carte { $place } de ta main
infiltraitors-describe-leave = { $ends ->
    [too-many] Partir – et perdre la mission : il resterait plus d’un agent
    [alone] Partir – et perdre la mission : le dernier agent n’atteindrait pas tous les suspects
   *[not] { $count ->
        [0] Partir : voir la personne clé, sans carte pour un indice
        [one] Partir : voir la personne clé, laisser { $count } indice, défausser ta main
       *[other] Partir : voir la personne clé, laisser { $count } indices, défausser ta main
    }
}
infiltraitors-describe-stay = { $ends ->
    [at-once] Rester – et perdre la mission : il resterait plus d’un agent
   *[not] Rester dans la mission
}
infiltraitors-describe-give-key-clue = { $turned ->
    [upright] Indice sur la personne clé : { $card }, correspond (à la verticale)
    [sideways] Indice sur la personne clé : { $card }, ne correspond pas (à l’horizontale)
   *[unknown] Indice sur la personne clé : { $card }
}
infiltraitors-describe-eliminate-key-person = { $miss ->
    [mission] Tirer sur la personne clé : { $card } ; si c’est raté, la mission est perdue
   *[bullet] Tirer sur la personne clé : { $card }
}

## What happened

infiltraitors-tell-captured = { $hq ->
    [discarded] { $seat } capture le suspect { $number } ; le dessus du QG est défaussé face cachée.
    [kept] { $seat } capture le suspect { $number } et garde avec lui le dessus du QG.
   *[nothing] { $seat } capture le suspect { $number }.
}
infiltraitors-tell-captured-known = { $seat } capture le suspect { $number } : { $card }.
infiltraitors-tell-captured-two = { $seat } capture le suspect { $number } : { $card }, couleur donnée par { $second }.
infiltraitors-tell-clue = { $turned ->
    [upright] { $seat } donne un indice : { $card } à la verticale, ça correspond.
   *[sideways] { $seat } donne un indice : { $card } à l’horizontale, ça ne correspond pas.
}
infiltraitors-tell-clue-from = { $turned ->
    [upright] { $seat } donne un indice pris chez { $owner } : { $card } à la verticale, ça correspond.
   *[sideways] { $seat } donne un indice pris chez { $owner } : { $card } à l’horizontale, ça ne correspond pas.
}
infiltraitors-tell-exchanged = { $turned ->
    [upright] { $seat } joue { $card } sur le suspect chez { $target } : à la verticale, ça correspond.
   *[sideways] { $seat } joue { $card } sur le suspect chez { $target } : à l’horizontale, ça ne correspond pas.
}
infiltraitors-tell-waited = { $count ->
    [0] { $seat } attend et ne pioche rien.
    [one] { $seat } attend, pour piocher { $count } carte.
   *[other] { $seat } attend, pour piocher { $count } cartes.
}
infiltraitors-tell-drawn = { $count ->
    [one] { $seat } pioche { $count } carte.
   *[other] { $seat } pioche { $count } cartes.
}
infiltraitors-tell-drawn-known = { $count ->
    [one] { $seat } pioche { $count } carte : { $cards }.
   *[other] { $seat } pioche { $count } cartes : { $cards }.
}
infiltraitors-tell-missed = { $seat } tire sur le suspect chez { $target } ({ $card }) : raté. Balles restantes : { $bullets }.
infiltraitors-tell-missed-key = { $seat } tire sur la personne clé ({ $card }) : raté. Balles restantes : { $bullets }.
infiltraitors-tell-eliminated = { $left ->
    [0] { $seat } élimine le suspect chez { $target } : { $card }. C’était le dernier.
    [one] { $seat } élimine le suspect chez { $target } : { $card }. Il en reste { $left }.
   *[other] { $seat } élimine le suspect chez { $target } : { $card }. Il en reste { $left }.
}
infiltraitors-tell-eliminated-key = { $left ->
    [0] { $seat } élimine la personne clé : { $card }. C’était la dernière.
    [one] { $seat } élimine la personne clé : { $card }. Il reste { $left } suspect.
   *[other] { $seat } élimine la personne clé : { $card }. Il reste { $left } suspects.
}
infiltraitors-tell-reward = { $to ->
    [pool] { $face ->
        [down] { $seat } retourne une carte cachée de la défausse pour la réserve : { $card }.
       *[up] { $seat } met une carte de la défausse dans la réserve : { $card }.
    }
   *[hand] { $face ->
        [down] { $seat } prend en récompense une carte cachée de la défausse : { $card }.
       *[up] { $seat } prend en récompense une carte de la défausse : { $card }.
    }
}
infiltraitors-tell-reward-hidden = { $seat } prend en récompense une carte cachée de la défausse.
infiltraitors-tell-reward-declined = { $seat } ne prend pas de récompense.
infiltraitors-tell-surplus = { $seat } défausse face cachée une carte au-delà de la limite.
infiltraitors-tell-surplus-known = { $face ->
    [down] { $seat } défausse face cachée, au-delà de la limite : { $card }.
   *[up] { $seat } défausse au-delà de la limite : { $card }.
}
infiltraitors-tell-all-discarded = { $count ->
    [one] Le dernier carré : mains et QG, soit { $count } carte, sont défaussés face visible.
   *[other] Le dernier carré : mains et QG, soit { $count } cartes, sont défaussés face visible.
}
infiltraitors-tell-pool-dealt = { $count ->
    [one] La réserve est distribuée : { $count } carte.
   *[other] La réserve est distribuée : { $count } cartes.
}
infiltraitors-tell-pool-dealt-known = { $count ->
    [0] La réserve est distribuée ; il n’y a pas de carte pour toi.
    [one] La réserve est distribuée. Tu reçois { $count } carte : { $cards }.
   *[other] La réserve est distribuée. Tu reçois { $count } cartes : { $cards }.
}
infiltraitors-tell-stayed = { $seat } reste dans la mission.
infiltraitors-tell-key-person-seen = { $seat } regarde la personne clé et va partir.
infiltraitors-tell-key-person-seen-known = { $seat } regarde la personne clé : { $card }.
infiltraitors-tell-key-clue = { $turned ->
    [upright] { $origin ->
        [hand] { $seat } laisse un indice sur la personne clé : { $card } à la verticale, ça correspond.
       *[discards] { $seat } laisse sur la personne clé un indice de la défausse : { $card } à la verticale, ça correspond.
    }
   *[sideways] { $origin ->
        [hand] { $seat } laisse un indice sur la personne clé : { $card } à l’horizontale, ça ne correspond pas.
       *[discards] { $seat } laisse sur la personne clé un indice de la défausse : { $card } à l’horizontale, ça ne correspond pas.
    }
}
infiltraitors-tell-left = { $seat } quitte la mission et défausse : { $cards }.
infiltraitors-tell-left-empty = { $seat } quitte la mission.
infiltraitors-tell-turn = Tour { $number } : { $seat }.

## Why a move is not allowed

infiltraitors-error-over = Cette mission est finie.
infiltraitors-error-not-now = Autre chose est en train de se décider.
infiltraitors-error-not-your-turn = Ce n’est pas ton tour.
infiltraitors-error-no-suspect-in-the-middle = Il n’y a plus de suspect au milieu.
infiltraitors-error-one-suspect-each = Tu tiens déjà un suspect : jamais deux à la fois.
infiltraitors-error-shooter-holds-none = Dans cette mission, tu fais les tirs : tu ne tiens pas de suspect.
infiltraitors-error-no-suspect-of-yours = Tu ne tiens pas de suspect.
infiltraitors-error-no-suspect-there = Il n’y a pas de suspect là.
infiltraitors-error-your-own-suspect = C’est ton propre suspect ; choisis celui d’un autre agent.
infiltraitors-error-not-in-hand = Tu ne peux ni jouer ni défausser cette carte : { $card }.
infiltraitors-error-not-left = Dans cette mission, tu échanges seulement avec l’agent qui joue après toi.
infiltraitors-error-not-right = Dans cette mission, tu tires seulement sur le suspect de l’agent qui joue avant toi.
infiltraitors-error-not-the-shooter = Dans cette mission, quelqu’un d’autre fait les tirs.
infiltraitors-error-not-lowest = Tirez sur les suspects dans l’ordre des numéros ; un plus petit est encore là.
infiltraitors-error-not-balanced = Il faut à ce suspect autant d’indices verticaux qu’horizontaux, et au moins 4 en tout.
infiltraitors-error-no-such-suspect = Aucun suspect de cette mission ne peut être ça : { $card }.
infiltraitors-error-hq-empty = Le QG est vide : impossible d’attendre.
infiltraitors-error-draw-three = Annonce un nombre de cartes de 0 à 3.
infiltraitors-error-not-in-discards = Cette carte n’est pas visible dans la défausse : { $card }.
infiltraitors-error-none-face-down = La défausse n’a pas de carte cachée.
infiltraitors-error-reward-must-be-taken = Il faut une carte pour la réserve : choisis-la dans la défausse.
infiltraitors-error-discard-unseen = Dans cette mission, on défausse sans voir, par la position dans la main.
infiltraitors-error-discard-seen = Tu vois ta main : dis quelle carte tu défausses.
infiltraitors-error-no-such-place = Ta main n’a pas de carte à cette position.
infiltraitors-error-not-in-hand-or-discards = Cette carte n’est ni dans ta main ni visible dans la défausse : { $card }.

## How a mission ended

infiltraitors-reason-won = { $bullets ->
    [0] Mission accomplie, avec la toute dernière balle.
    [one] Mission accomplie, et il reste { $bullets } balle.
   *[other] Mission accomplie, et il reste { $bullets } balles.
}
infiltraitors-reason-bullets = { $bullets ->
    [0] Mission échouée : plus de balles, suspects restants : { $suspects }.
    [one] Mission échouée : { $bullets } balle ne suffit pas, suspects restants : { $suspects }.
   *[other] Mission échouée : { $bullets } balles ne suffisent pas, suspects restants : { $suspects }.
}
infiltraitors-reason-stuck = Mission échouée : { $seat } ne peut plus rien faire.
infiltraitors-reason-time = { $minutes ->
    [one] Mission échouée : temps écoulé ({ $minutes } minute).
   *[other] Mission échouée : temps écoulé ({ $minutes } minutes).
}
infiltraitors-reason-turns = { $turns ->
    [one] Mission échouée : plus de tours ({ $turns } joué).
   *[other] Mission échouée : plus de tours ({ $turns } joués).
}
infiltraitors-reason-too-many = Mission échouée : il reste trop d’agents, et plus personne ne peut leur ouvrir une sortie.
infiltraitors-reason-alone = Mission échouée : { $seat } reste avec des suspects sur qui plus personne ne peut tirer.

## Campaign

infiltraitors-campaign-won = Dossier secret, missions accomplies : { $won } sur { $missions }.
infiltraitors-campaign-training = E{ $number }
infiltraitors-campaign-number = { $number }
infiltraitors-campaign-note-won = { $bullets ->
    [one] { $bullets } balle
   *[other] { $bullets } balles
}
infiltraitors-campaign-note-tried = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
infiltraitors-campaign-sealed = { $count ->
    [one] Encore { $count } mission sous scellés.
   *[other] Encore { $count } missions sous scellés.
}
infiltraitors-campaign-mission-new = { $mission } – ouverte, pas encore tentée
infiltraitors-campaign-mission-lost = { $tries ->
    [one] { $mission } – { $tries } essai, pas encore accomplie
   *[other] { $mission } – { $tries } essais, pas encore accomplie
}
infiltraitors-campaign-mission-won = { $tries ->
    [one] { $mission } – accomplie en { $tries } essai ; record de balles restantes : { $bullets }
   *[other] { $mission } – accomplie, { $tries } essais ; record de balles restantes : { $bullets }
}

## How to play

infiltraitors-guide-aim = Trouvez ensemble ce qu’est chaque suspect, couleur et nombre. Éliminez-les tous avant d’être à court de balles ou de cartes. Vous gagnez ou perdez ensemble. Ne parlez que de ce qui est visible : pas un mot, pas une allusion sur votre main ou votre suspect. Vous pouvez remplir les tableaux d’indices ensemble.
infiltraitors-guide-turn = Une action par tour :
    - **Capturer** : prendre un suspect, caché aux autres.
    - **Donner un indice** : jouer une carte sur ton propre suspect.
    - **Échanger** : en jouer une sur le suspect d’un autre agent, puis en piocher une.
    - **Attendre** : piocher jusqu’à trois cartes.
    - **Tirer** : viser le suspect d’un autre agent, couleur et nombre.
    Tu pioches au QG (quartier général). Un indice est à la verticale s’il correspond au suspect : même couleur, même nombre, ou l’un des nombres divise l’autre. Sinon, il est à l’horizontale.
infiltraitors-guide-end = Vous perdez s’il y a moins de balles que de suspects restants, ou si un agent dont le tour commence ne peut rien faire.

# Ce que le coach dit d’une décision, et dans un conseil.

infiltraitors-coach-known = Encore possible : { $suspects }
infiltraitors-coach-fits = { $count ->
    [1] { $who } seulement { $card }
   *[other] { $who } { $count }
}
infiltraitors-coach-fits-key = { $count ->
    [1] personne clé seulement { $card }
   *[other] personne clé { $count }
}
infiltraitors-coach-only = Rien d’autre ne colle.
infiltraitors-coach-risk = Chances que ce soit juste : environ { $percent } %.
infiltraitors-coach-clue = Sur { $fits } cartes possibles, il devrait en rester environ { $left }.
infiltraitors-coach-capture = Seul un suspect capturé reçoit des indices.
infiltraitors-coach-wait = Aucune carte en main n’en dit assez pour l’instant.
infiltraitors-coach-discard = C’est la carte qui en dirait le moins.
infiltraitors-coach-reward = C’est la carte qui peut en dire le plus.
