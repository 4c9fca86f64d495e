## Wink

wink-name = Wink
wink-pitch = Un bal masqué plein d’espions. Trouve d’un regard qui est ton complice, désigne-le avant les autres, et surprends leurs clins d’œil.

wink-option-signal = Comment passe un clin d’œil
wink-option-signal-help = Du regard : vous jouez ici, en secret. En direct : vous vous voyez et faites le signe convenu.
wink-option-signal-glance = Du regard, ici
wink-option-signal-wink = En direct, d’un clin d’œil
wink-option-signal-hand = En direct, d’un signe de la main
wink-option-signal-nod = En direct, d’un signe de tête
wink-option-equal-turns = Finir la dernière manche
wink-option-equal-turns-help = Autant de tours pour tous quand une main est vide ? À 7 ou plus, commencer est un gros atout.
wink-option-equal-turns-many = À sept et huit joueurs
wink-option-equal-turns-always = Toujours
wink-option-equal-turns-never = Jamais
wink-option-beat-s = Secondes par tour
wink-option-beat-s-help = Du regard, en temps réel : à la fin du temps, le tour se ferme tel quel. En solo, sans pendule.
wink-option-least-s = Tour minimal, en secondes
wink-option-least-s-help = En direct : pas de désignation ni d’appel avant, le temps d’un clin d’œil. Accuser reste possible.

wink-briefing-signal = { $signal ->
    [wink] En direct : vous vous voyez et faites des clins d’œil. Le bot distribue, gère les pions et compte.
    [hand] En direct : vous vous voyez ; le signe se fait de la main. Le bot distribue, gère les pions et compte.
    [nod] En direct : vous vous voyez ; le signe se fait de la tête. Le bot distribue, gère les pions et compte.
   *[glance] Du regard : à chaque tour, chacun choisit en secret le joueur qu’il observe.
}
wink-briefing-beat = { $seconds ->
    [one] En temps réel, un tour dure { $seconds } seconde.
   *[other] En temps réel, un tour dure { $seconds } secondes.
}
wink-briefing-equal = La dernière manche est jouée jusqu’au bout : tout le monde a autant de tours.

## What a player is asked

wink-prompt-turn = Ton tour : quel numéro appelles-tu ?
wink-prompt-turn-open = Ton tour : désigne qui a le { $number }, ou appelle un autre numéro.
wink-prompt-skip = Ton tour : il n’y a pas de carte que tu puisses appeler.
wink-prompt-skip-open = Ton tour : désigne qui a le { $number }, ou personne. Tu ne peux rien appeler.
wink-prompt-plan = Ton tour : quel numéro appelles-tu, qui observes-tu ?
wink-prompt-plan-open = Ton tour : qui a le { $number }, quel numéro appelles-tu ensuite, qui observes-tu ?
wink-prompt-beat = À { $who } de jouer. Qui observes-tu ?

## Moves, in one line

wink-describe-name = Désigner { $who } pour le { $number }
wink-describe-name-nobody = Ne désigner personne pour le { $number }
wink-describe-call = Appeler le { $number }
# $own: the number of the open call, which closes without a naming.
wink-describe-call-anew = Appeler le { $number } et lâcher le { $own }
wink-describe-skip = Ne rien appeler
wink-describe-come-back = Me revoilà
wink-describe-accuse = Accuser { $who } d’avoir le { $number } (appelé par { $caller })
wink-describe-watch = Observer { $who }
wink-describe-manner-bold = Clins d’œil francs désormais
wink-describe-manner-subtle = Clins d’œil discrets désormais
wink-describe-drop = N’accuser personne
wink-describe-confirm = Confirmer
wink-describe-confirm-until-turn = Confirmer, maintenant et jusqu’à mon tour
wink-describe-stand = Confirmer pour moi jusqu’à mon tour
wink-describe-confirm-myself = Je confirme de nouveau moi-même

## What happened

wink-tell-named-right = { $who } désigne { $named } pour le { $number } : juste ! Une carte chacun.
wink-tell-named-wrong = { $who } désigne { $named } pour le { $number } : faux. { $holder } l’avait ; les deux cartes sont face cachée.
wink-tell-declined = { $who } ne désigne personne pour le { $number }.
wink-tell-called = { $who } appelle le { $number }.
wink-tell-call-skipped = { $who } n’appelle rien.
wink-tell-accused-right = { $who } surprend { $accused } avec le { $number } et prend les deux cartes.
wink-tell-accused-wrong = { $who } accuse { $accused } sur le { $number } : faux. Plus personne ne peut être accusé sur cet appel.
wink-tell-went-away = { $live ->
    [yes] Absence : { $who }. Ses tours passent.
   *[no] Absence : { $who }. Le programme confirme à sa place.
}
wink-tell-came-back = { $who } est de retour.
wink-tell-turn-passed = Tour passé : { $who }.
wink-tell-player-left = { $count ->
    [0] { $who } quitte la partie. Les autres continuent.
    [one] { $who } quitte la partie. Les deux cartes sont retournées face cachée : { $numbers }.
   *[other] { $who } quitte la partie. Toutes ces cartes sont retournées face cachée : { $numbers }.
}
wink-tell-turn-began = Tour { $number } : { $who }.
wink-tell-last-round-began = La dernière manche : tout le monde a autant de tours.

# $told: one or more of wink-news-still, -moved, -winked and -void, joined.
wink-news = Tour { $turn } : { $told }.
wink-news-and = { $first } ; { $second }
wink-news-still = { $met ->
    [yes] { $who } a croisé le regard de { $watched }, sans voir de signe
   *[no] { $who } a observé { $watched }, sans voir de signe
}
# $met: their eyes met. $watched: the player they watched. $at: the player at whom the eye moved.
wink-news-moved = { $met ->
    [yes] { $who } a croisé le regard de { $watched }, et vu un clin d’œil ou un battement vers { $at }
   *[no] { $who } a observé { $watched }, et vu un clin d’œil ou un battement vers { $at }
}
wink-news-none = Tour { $turn } : aucun signe vu par { $players }.
wink-news-watching = { $met ->
    [yes] { $who } (regards croisés : { $watched })
   *[no] { $who } (observait { $watched })
}
wink-news-winked = { $who }, qui a le { $number }, a fait un clin d’œil à { $at }
wink-news-void = { $who } a accusé { $accused } trop tard sur le { $number }, sans rien dépenser

## Why a move is not allowed

wink-error-over = Cette partie est finie.
wink-error-other-mode = Ça n’existe pas dans cette façon de jouer.
wink-error-not-your-turn = Ce n’est pas ton tour. À { $who } de jouer.
wink-error-not-face-up = La foule n’a pas de carte { $number } face visible.
wink-error-own-number = C’est toi qui as le { $number }.
wink-error-same-card = Appelle une autre carte que celle où est ton pion.
wink-error-occupied = Il y a déjà un pion sur le { $number }.
wink-error-no-call = Tu n’as pas d’appel ouvert pour désigner quelqu’un.
wink-error-no-such-player = Ce joueur n’est pas dans cette partie.
wink-error-yourself = Tu ne peux pas te choisir.
wink-error-can-call = Il y a une carte que tu peux appeler.
wink-error-no-counters = Tu n’as plus de carte Contre.
wink-error-no-such-call = Le { $number } n’est pas un appel ouvert.
wink-error-own-call = C’est ton propre appel.
wink-error-the-caller = Qui a appelé le { $number } ne l’a pas en main.
wink-error-barred = Plus personne ne peut être accusé sur le { $number } tant que l’appel est ouvert.
wink-error-caught-before = { $who } a été plus rapide et a pris le { $number }. Tu n’as rien dépensé.
wink-error-accused-before = { $who } a été plus rapide et s’est trompé : plus personne ne peut être accusé sur le { $number }. Tu n’as rien dépensé.
wink-error-named-before = { $who } a été plus rapide et a fermé l’appel du { $number }. Tu n’as rien dépensé.
wink-error-has-left = { $who } a quitté la partie.
wink-error-not-away = Tu n’es pas en mode absence.
wink-error-no-sighting = Tu n’as pas vu cet œil bouger vers qui a appelé le { $number }.
wink-error-nothing-seen = Tu n’as rien vu qui permette d’accuser.
wink-error-confirmed = Tu as confirmé, et ça vaut pour ce tour.
wink-error-set-call-first = Choisis le numéro que tu appelles avant de confirmer.
wink-error-not-standing = Le programme ne confirme pas pour toi.

## How a game ended

wink-end-hand = { $count ->
    [one] { $who } n’a plus de cartes en main.
   *[other] { $who } n’ont plus de cartes en main.
}
wink-end-crowd = Il n’y a plus de foule.
wink-end-unable = Plus personne ne pouvait appeler.
wink-end-quiet = Rien ne s’est passé pendant trois manches.
wink-end-few = Il reste trop peu de joueurs.
wink-reason = { $why } Le plus de points : { $points }{ $tie ->
    [opened]  ; égalité départagée par les cartes Contre ouvertes.
    [lost]  ; égalité départagée par ses agents retournés face cachée.
    [shared] , et tout le reste à égalité.
   *[none] .
}

## How to play

wink-guide-aim = Marque le plus de points. Si tu désignes bien le complice qui a le numéro que tu as appelé, vous gagnez un point chacun. Si quelqu’un d’autre surprend son clin d’œil, ce joueur en gagne deux.
wink-guide-turn = Désigne le complice de ton dernier appel, ou personne, puis appelle un nouveau numéro de la foule. Du regard, chacun choisit aussi en secret, à chaque tour, quel joueur observer. Un clin d’œil ne passe que si l’appelant et le complice s’observent l’un l’autre, et ceux qui les observent peuvent le voir. Si tu en as vu un, tu peux accuser, au risque de l’une de tes quatre cartes Contre-espionnage (cartes Contre).
wink-guide-end = C’est fini dès qu’une main est vide ; à 7 ou 8 joueurs, on finit la manche. Chaque carte face visible devant toi vaut un point, et chaque carte Contre encore en main aussi (un bouclier bleu sur le plateau). Qui a le plus de points gagne. À égalité, on compare les cartes Contre ouvertes, puis ses propres agents retournés face cachée.

# Ce que le coach dit d’une décision, et dans un conseil.

wink-coach-known = Le { $number } peut être chez { $shares }.
wink-coach-share = { $who } { $percent } %
wink-coach-holds = Chances que ce soit juste : { $percent } %.
wink-coach-unlikely = L’accusation est trop incertaine.
wink-coach-call = C’est le numéro pour lequel le moins de cartes sont possibles.
wink-coach-meet = Ce joueur attend ton clin d’œil.
wink-coach-watch = C’est là qu’il y a le plus à voir.
