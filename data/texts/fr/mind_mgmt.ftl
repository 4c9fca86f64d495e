## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = L’un de vous parcourt Zanzibar sans être vu et réunit des recrues. Les autres interrogent la ville, lisent ses réponses et resserrent l’étau avant l’heure.

mind-mgmt-option-mission = Mission
mind-mgmt-option-mission-help = À l’entraînement, juste la traque ; la partie complète ajoute immortels, chaos, pouvoirs et allié.
mind-mgmt-option-mission-training = Entraînement
mind-mgmt-option-mission-full = Partie complète
mind-mgmt-option-recruiter = Le recruteur
mind-mgmt-option-recruiter-help = Qui joue contre tous les autres.
mind-mgmt-option-recruiter-first = La première place
mind-mgmt-option-recruiter-drawn = Au hasard
mind-mgmt-option-short-setup = Mise en place rapide
mind-mgmt-option-short-setup-help = En partie complète : chaos, seconde Illusion et agents sont tirés au hasard.
mind-mgmt-option-standing-order = Réponses immédiates
mind-mgmt-option-standing-order-help = Le recruteur commence avec cette consigne : son pas le plus ancien répond. Il peut en changer.
mind-mgmt-option-belief = Montrer où peut être le recruteur
mind-mgmt-option-belief-help = Les agents peuvent voir une image de tous les trajets qui collent à ce qu’on sait.

## Briefing

mind-mgmt-briefing-training = Entraînement : juste la traque. Le recruteur gagne avec { $goal } recrues, ou s’il est encore libre à { $hour }.
mind-mgmt-briefing-full = Partie complète : le recruteur gagne avec { $goal } recrues, ou s’il est encore libre à { $hour }.
mind-mgmt-briefing-recruiter-first = Le premier siège est le recruteur.
mind-mgmt-briefing-recruiter-drawn = Le hasard désigne le recruteur au début de la partie.
mind-mgmt-briefing-agents = { $agents ->
    [one] Une seule personne mène les quatre agents.
    [3] Les { $agents } autres mènent un agent chacun, et le quatrième ensemble.
   *[other] Les { $agents } autres se partagent les quatre agents à parts égales.
}

## Names

# How a location is named everywhere: its two features and its place on the map, as C4.
mind-mgmt-location = { $one } { $other } ({ $place })
mind-mgmt-temple = Temple ({ $place })
mind-mgmt-feature-book = Livre
mind-mgmt-feature-billboard = Panneau
mind-mgmt-feature-cafe = Café
mind-mgmt-feature-bus = Bus
mind-mgmt-feature-palm = Palmier
mind-mgmt-feature-umbrella = Parapluie
mind-mgmt-feature-idol = Idole
mind-mgmt-feature-graffiti = Graffiti
mind-mgmt-feature-garden = Jardin
mind-mgmt-feature-dogs = Chiens
mind-mgmt-feature-fountain = Fontaine
mind-mgmt-feature-pool = Piscine
mind-mgmt-feature-bird = Oiseau
mind-mgmt-feature-monks = Moines
mind-mgmt-feature-torches = Torches
mind-mgmt-feature-tuktuk = Tuk-tuk
mind-mgmt-agent-meru = Meru
mind-mgmt-agent-henry = Henry Lyme
mind-mgmt-agent-bill = Bill Falls
mind-mgmt-agent-dusty = Dusty
mind-mgmt-ally-dolphin = Dauphin espion
mind-mgmt-recruiter-ad-man = Publicitaire
mind-mgmt-recruiter-girl = Fille à la pipe
mind-mgmt-token-first = Illusion
mind-mgmt-token-second = seconde Illusion

## What a player is asked

mind-mgmt-prompt-mayhem = Pose du chaos sur une frontière : plus personne ne la franchira à pied (encore { $left }).
mind-mgmt-prompt-hiding = Passe dans l’ombre : carte de recruteur, départ et premiers pas.
mind-mgmt-prompt-hiding-card = Quel recruteur es-tu ? L’Illusion suit une ligne ou une colonne (Publicitaire) ou une diagonale (Fille à la pipe).
mind-mgmt-prompt-hiding-start = Où commences-tu, à 01:00 ?
mind-mgmt-prompt-hiding-steps = { $left ->
    [one] Avance : encore { $left } pas de mise en place.
   *[other] Avance : encore { $left } pas de mise en place.
}
mind-mgmt-prompt-immortals = Pose un immortel sur un emplacement intérieur (encore { $left }).
mind-mgmt-prompt-sharing = Quel agent prends-tu ?
mind-mgmt-prompt-pawns = Pose un agent sur un emplacement du bord.
mind-mgmt-prompt-second-slip = Où poses-tu la seconde Illusion, à côté d’un temple ?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour } : un pas ou une Illusion. Les immortels peuvent aussi bouger et enrôler. Puis finis ton tour.
   *[training] { $hour } : un pas, ou une Illusion, une fois dans la partie.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Active encore { $left } agent.
   *[other] Active { $left } agents.
}
mind-mgmt-prompt-act = { $left ->
    [both] { $agent } : jusqu’à deux emplacements, et une action.
    [move] { $agent } : action faite. Reste un déplacement de deux au plus.
    [action] { $agent } : déplacement fait. Reste une action.
   *[power] { $agent } : déplacement et action faits. Reste le pouvoir.
}
mind-mgmt-prompt-push = { $agent } peut repousser l’immortel.
mind-mgmt-prompt-answer = { $agent } demande : { $feature }. Que réponds-tu ?

## Moves, in one line

mind-mgmt-describe-put-mayhem = Entre { $one } et { $other }
mind-mgmt-describe-take-recruiter = Être : { $card }
mind-mgmt-describe-draw-recruiter = Tirer une carte au sort
mind-mgmt-describe-choose-start = Départ : { $place }
# $on tells whether a way leads on from there; $recruits is how many this visit brings.
mind-mgmt-describe-step = Pas : { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } recrue
   *[other] , { $recruits } recrues
}{ $on ->
    [none] . Impasse : aucun chemin n’en repart
    [closed] . Seuls des barrages ferment la suite
   *[some] { "" }
}
mind-mgmt-describe-slip = { $token } : { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } recrue
   *[other] , { $recruits } recrues
}{ $on ->
    [none] . Impasse : aucun chemin n’en repart
    [closed] . Seuls des barrages ferment la suite
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = Immortel { $number } : { $place }
mind-mgmt-describe-take-agent = Prendre : { $agent }
mind-mgmt-describe-put-pawn = { $agent } : { $place }
mind-mgmt-describe-put-second-slip = Seconde Illusion : { $place }
mind-mgmt-describe-move-immortal = Immortel { $number } : de { $origin } vers { $place }
mind-mgmt-describe-put-step = Poser une empreinte pour un déplacement de plus : { $place }
mind-mgmt-describe-claim-recruit = { $left ->
    [0] Enrôler avec { $feature } : tu gagnes
   *[other] Enrôler avec { $feature } : encore { $left }
}
mind-mgmt-describe-end-turn = Finir ton tour : il sera { $hour }
mind-mgmt-describe-show-step = Montrer une empreinte : { $place }
mind-mgmt-describe-say-no-new-step = Il n’y a pas de nouvelle empreinte
mind-mgmt-describe-set-order-none = Répondre toi-même à chaque question
mind-mgmt-describe-set-order-oldest = Réponse immédiate : le pas le plus ancien
mind-mgmt-describe-set-order-farthest = Réponse immédiate : le pas le plus loin
mind-mgmt-describe-move-agent = { $agent } va là : { $place }
mind-mgmt-describe-ask = { $agent } demande : { $feature }
mind-mgmt-describe-ask-ally = { $agent } demande : { $feature }, avec { $ally } : tous les pas sont montrés
mind-mgmt-describe-reveal = { $agent } révèle l’heure de l’empreinte : { $place }
mind-mgmt-describe-reveal-note = { $agent } révèle l’heure : { $place } ; note sacrifiée : { $note }
mind-mgmt-describe-capture = { $agent } tente de capturer le recruteur : { $place }
mind-mgmt-describe-shake-down = { $agent } interroge l’immortel : { $feature }
mind-mgmt-describe-push-immortal = Repousser l’immortel { $number } : { $place }
mind-mgmt-describe-leave-immortal = Laisser l’immortel { $number } où il est
mind-mgmt-describe-sense = { $agent } cherche le recruteur à 2 au plus, ligne et colonne : { $place }
mind-mgmt-describe-shift-immortal = { $agent } déplace l’immortel { $number } : de { $origin } vers { $place }
mind-mgmt-describe-send-agent = { $agent } envoie { $sent } : { $place }
mind-mgmt-describe-end-activation = { $agent } a fini
mind-mgmt-describe-empty-activation = { $agent } ne fait rien
mind-mgmt-describe-write-note = Poser une note : { $place }
mind-mgmt-describe-write-note-anew = Changer ou enlever la note : { $place }
mind-mgmt-describe-write-note-text = Note, { $place } : { $text }

## What happened

mind-mgmt-tell-mayhem-put = { $seat } pose du chaos entre { $one } et { $other }.
mind-mgmt-tell-mayhem-put-random = Il y a du chaos entre { $one } et { $other }.
mind-mgmt-tell-recruiter-taken = Ta carte de recruteur : { $card }.
mind-mgmt-tell-start-chosen = Tu pars d’ici : { $place }.
mind-mgmt-tell-start-shown = Le recruteur part d’ici : { $place }.
mind-mgmt-tell-cards-drawn = Tu enrôles là où il y a : { $features }.
mind-mgmt-tell-stepped = { $hour } : ton pas, { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } recrue
   *[other] , { $recruits } recrues
}.
mind-mgmt-tell-stepped-slip = { $hour } : ton Illusion, { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } recrue
   *[other] , { $recruits } recrues
}.
mind-mgmt-tell-recruits-announced = { $hour } : { $count ->
    [0] aucune recrue en { $visits } visites
    [one] { $count } recrue en { $visits } visites
   *[other] { $count } recrues en { $visits } visites
}, { $total } en tout.
mind-mgmt-tell-immortal-put = Immortel { $number } : { $place }.
mind-mgmt-tell-agent-taken = { $seat } mène { $agent }.
mind-mgmt-tell-agent-taken-together = Mené par tous ensemble : { $agent }.
mind-mgmt-tell-pawn-put = { $agent } part d’ici : { $place }.
mind-mgmt-tell-second-slip-put = La seconde Illusion est là : { $place }.
mind-mgmt-tell-cards-opened = Cartes ouvertes pour les immortels : { $features }.
mind-mgmt-tell-immortal-moved = L’immortel { $number } va de { $origin } vers { $place }.
mind-mgmt-tell-extra-step-put = Le recruteur pose une empreinte pour un déplacement de plus : { $place }.
mind-mgmt-tell-recruit-claimed = Deux immortels enrôlent une recrue avec { $feature } : { $total } en tout.
mind-mgmt-tell-hour-passed = Il est { $hour }.
mind-mgmt-tell-hour-passed-slip = Il est { $hour }. Le recruteur a utilisé : { $token }.
mind-mgmt-tell-agent-moved = { $agent } va là : { $place }.
mind-mgmt-tell-agent-moved-sent = { $agent } se fait envoyer là : { $place }.
mind-mgmt-tell-asked = { $agent } demande : { $feature }.
mind-mgmt-tell-asked-ally = { $agent } demande : { $feature }, avec { $ally }.
mind-mgmt-tell-steps-shown = { $count ->
    [one] { $feature } : une empreinte, { $places }.
   *[other] { $feature } : des empreintes, { $places }.
}
mind-mgmt-tell-no-new-step = { $feature } : pas de nouvelle empreinte.
mind-mgmt-tell-revealed = { $agent } révèle l’heure de { $place } : { $visited }.
mind-mgmt-tell-capture-tried = { $agent } tente une capture ({ $place }) : le recruteur n’y est pas.
mind-mgmt-tell-capture-tried-right = { $agent } tente une capture ({ $place }) : le recruteur est là !
mind-mgmt-tell-shaken-down = { $agent } interroge un immortel ({ $feature }) : ce n’est pas une carte cachée.
mind-mgmt-tell-shaken-down-right = { $agent } interroge un immortel ({ $feature }) : c’est une carte du recruteur, et elle n’enrôle plus.
mind-mgmt-tell-immortal-pushed = { $agent } repousse l’immortel { $number } : { $place }.
mind-mgmt-tell-sensed = { $agent } ({ $place }) : pas de recruteur à deux emplacements ou moins, en ligne ou en colonne.
mind-mgmt-tell-sensed-near = { $agent } ({ $place }) : le recruteur est à deux emplacements ou moins, en ligne ou en colonne.
mind-mgmt-tell-dead-end = Le recruteur n’a plus où aller.
mind-mgmt-tell-order-set-none = Désormais, tu réponds toi-même aux questions.
mind-mgmt-tell-order-set-oldest = Désormais, la réponse est immédiate : le pas le plus ancien.
mind-mgmt-tell-order-set-farthest = Désormais, la réponse est immédiate : le pas le plus loin de toi.
mind-mgmt-tell-note-written = { $seat } note, { $place } : { $text }
mind-mgmt-tell-note-written-removed = { $seat } enlève la note : { $place }.

## Why a move is not allowed

mind-mgmt-error-over = Cette partie est finie.
mind-mgmt-error-not-now = Autre chose est en train de se décider.
mind-mgmt-error-not-your-turn = Ce n’est pas à toi de faire ça.
mind-mgmt-error-put-mayhem = Pose le chaos sur une frontière entre deux emplacements, sans toucher un autre jeton Chaos, même par un bout.
mind-mgmt-error-take-recruiter = Cette carte de recruteur n’est pas à prendre.
mind-mgmt-error-choose-start = Tu ne peux pas partir de là.
mind-mgmt-error-step = Ce pas est impossible : un emplacement voisin, nouveau, sans chaos entre les deux, en diagonale seulement aux temples.
mind-mgmt-error-slip = Cette Illusion est impossible : suis la direction de ta carte vers un nouvel emplacement, avec un jeton restant.
mind-mgmt-error-put-immortal = Pose l’immortel sur un emplacement intérieur sans autre immortel.
mind-mgmt-error-take-agent = Tu ne peux pas prendre cet agent.
mind-mgmt-error-put-pawn = Pose chacun de tes agents sur le bord, une fois.
mind-mgmt-error-put-second-slip = Pose la seconde Illusion à côté d’un temple, pas dessus.
mind-mgmt-error-move-immortal = Cet immortel ne peut pas aller là.
mind-mgmt-error-put-step = Après le premier déplacement, pose l’empreinte sur un emplacement visité sans empreinte ni note confirmée.
mind-mgmt-error-claim-recruit = Il faut deux immortels sur la caractéristique d’une carte ouverte, sans pouvoir qui les en empêche.
mind-mgmt-error-end-turn = D’abord un pas ou une Illusion.
mind-mgmt-error-show-step = Cet emplacement ne répond pas à la question.
mind-mgmt-error-say-no-new-step = Il y a une nouvelle empreinte possible : tu dois en montrer une.
mind-mgmt-error-set-order = Tu ne peux pas donner cette consigne.
mind-mgmt-error-move-agent = Cet agent ne peut pas aller là.
mind-mgmt-error-ask = Cet agent ne peut pas demander ça.
mind-mgmt-error-reveal = Aucune empreinte à cet endroit dont tu puisses révéler l’heure.
mind-mgmt-error-capture = Pour capturer, il faut une action restante et un emplacement sans immortel.
mind-mgmt-error-shake-down = Cet agent ne peut pas interroger d’immortel.
mind-mgmt-error-push-immortal = Tu ne peux pas repousser l’immortel là.
mind-mgmt-error-leave-immortal = Il n’y a pas d’immortel à repousser.
mind-mgmt-error-sense = Pour ce pouvoir, il faut une action restante et un emplacement sans immortel.
mind-mgmt-error-shift-immortal = Cet agent ne peut pas déplacer cet immortel là.
mind-mgmt-error-send-agent = Cet agent ne peut envoyer personne là.
mind-mgmt-error-end-activation = Cette activation ne peut pas finir maintenant.
mind-mgmt-error-write-note = Tu ne peux pas écrire de note là.
mind-mgmt-error-note-too-long = Une note tient en une ligne de { $most } caractères au plus.

## How a game ended

mind-mgmt-reason-capture = Le recruteur s’est fait capturer à { $hour } : { $place }.
mind-mgmt-reason-dead-end = Le recruteur était dans une impasse à { $hour } : { $place }.
mind-mgmt-reason-recruits = À { $hour }, recrues annoncées : { $count }.
mind-mgmt-reason-time = Il est { $hour }, et le recruteur est toujours libre.

## How to play

mind-mgmt-guide-aim = L’un de vous est le recruteur et marche en secret dans la ville : un emplacement par heure, jamais deux fois le même. Les emplacements qui montrent une caractéristique de ses trois cartes secrètes lui apportent des recrues. Les autres mènent quatre agents et doivent trouver le recruteur.
mind-mgmt-guide-turn = À chaque heure, le recruteur fait un pas secret. Puis deux agents sont activés : chacun se déplace de deux emplacements au plus et fait une action. Les actions : Demander une caractéristique de l’emplacement, Révéler l’heure d’une empreinte, tenter de Capturer. En partie complète, des immortels enrôlent. Là où ils sont, ils empêchent de Demander, Révéler et Capturer. Les pouvoirs et le Dauphin espion aident les agents.
mind-mgmt-guide-end = Les agents gagnent par une capture, ou si le recruteur n’a plus où aller. Le recruteur gagne avec assez de recrues annoncées, ou s’il est encore libre à la dernière heure.
mind-mgmt-guide-signs = - M, H, B et D sont les agents, pleins tant qu’ils n’ont pas agi, chacun avec le numéro de qui le joue.
    - Les recrues sont annoncées aux heures rouges. Une empreinte est un pas qu’une réponse a montré, le nombre vert son heure. Sous la carte, les dernières réponses, la plus récente à droite.
    - Un masque est une **Illusion** : une fois, au lieu d’un pas, le recruteur va à deux emplacements, en ligne ou colonne (Publicitaire) ou en diagonale (Fille à la pipe), même à travers le chaos. L’heure est publique. Les cartes à flèches sont les recruteurs possibles. Trois yeux près du numéro du recruteur sont les caractéristiques secrètes.
    - Sur la **carte du recruteur**, les caractéristiques cerclées apportent des recrues et les nombres orange sont les heures du trajet. Cadres : vert pour les pas, bleu pour les Illusions, rouge pour les impasses, or pour les pas qui répondraient. Dessous, le nombre de trajets que les agents doivent encore croire possibles.
    - Une **consigne** répond aussitôt aux questions pour le recruteur, par le pas le plus ancien qui convient ou par le plus loin. Personne d’autre ne la voit ; elle se change à tout moment.
mind-mgmt-guide-full = En **partie complète** :
    - Un zigzag rouge est du chaos : personne ne le franchit à pied.
    - Les silhouettes à capuche sont les immortels : deux qui montrent la caractéristique d’une carte ouverte apportent une recrue. On ne peut pas demander ce que montre l’emplacement d’un immortel. Avec un agent, il empêche aussi de Révéler et de Capturer, mais l’agent peut l’Interroger : si la caractéristique nommée est une carte cachée, cette carte n’enrôle plus.
    - Le Dauphin espion fait montrer tous les pas à une question, une fois par partie.
    - L’action de **Meru** dit si le recruteur est à deux emplacements au plus dans la même ligne ou colonne.
    - Les immortels avec **Henry Lyme** ou à côté de lui, orthogonalement, n’enrôlent pas.
    - **Bill Falls** déplace d’un emplacement, orthogonalement, un immortel voisin de lui orthogonalement.
    - **Dusty** déplace n’importe quel agent d’un emplacement, et d’un de plus par carte du recruteur trouvée par une question à un immortel.

# Ce que le coach dit d’une décision, et dans un conseil.

mind-mgmt-coach-known = { $exact ->
    [no] Trajets possibles : environ { $trails }. Endroits où ils finissent : { $places }.
   *[yes] Trajets possibles : { $trails }. Endroits où ils finissent : { $places }.
}
mind-mgmt-coach-agents = Les agents savent ceci. { $known }
mind-mgmt-coach-sure = Le recruteur y est sur tous les trajets.
mind-mgmt-coach-wins = Ça fait gagner.
mind-mgmt-coach-way = Recrues : { $recruits }. Risque de capture : environ { $percent } %.
mind-mgmt-coach-capture = Chances que le recruteur y soit : environ { $percent } %.
mind-mgmt-coach-rules-out = Ça devrait écarter environ { $percent } % des trajets.
mind-mgmt-coach-then = Ensuite : { $move } ; ça écarte environ { $percent } %.
mind-mgmt-coach-ask = { $feature }, écarte environ { $percent } %
mind-mgmt-coach-recruit = Ça apporte une recrue.
mind-mgmt-coach-enough = Rien d’autre n’en vaut la peine pour l’instant.
mind-mgmt-coach-cover = C’est plus près de là où le recruteur peut aller.
mind-mgmt-coach-immortal = Là, les immortels peuvent apporter des recrues.
mind-mgmt-coach-break-up = Ça sépare des immortels qui pourraient apporter des recrues.
mind-mgmt-coach-quiet = C’est ce qui renseigne le moins les agents.
