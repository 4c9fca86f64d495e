# What stands in Wink's pictures, their alt texts and the board in words.

wink-picture-seat = { $letter ->
    [A] 🦊
    [B] 🦉
    [C] 🐱
    [D] 🐦
    [E] 🦌
    [F] 🦋
    [G] 🐺
   *[H] 🐰
} { $letter }

wink-picture-turn-glance = Tour { $turn } : à { $who }
wink-picture-turn-live = Tour { $turn } : à { $who }
wink-picture-turn-last = Dernière manche, tour { $turn } : { $who }
wink-picture-won = { $count ->
    [0] La partie est finie
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
}

wink-picture-you-turn = Ton tour : appelle un numéro
wink-picture-you-name = Ton tour : désigne, puis appelle
wink-picture-you-beat = Observe quelqu’un, puis confirme
wink-picture-you-wait = { $count ->
    [0] Confirmé
   *[other] Confirmé ; en attente : { $who }
}
wink-picture-you-stand = Le programme confirme pour toi
wink-picture-you-away = Mode absence : choisis pour revenir
wink-picture-you-away-live = Mode absence : tes tours passent

wink-picture-called = { $who } a appelé le { $number }.
wink-picture-skipped = { $who } n’a rien appelé.
wink-picture-passed = Tour passé : { $who }.
wink-picture-has-left = { $who } a quitté la partie.
wink-picture-declined = { $who } n’a désigné personne pour le { $number }.
wink-picture-named = { $who } a désigné { $named } pour le { $number } : { $how ->
    [right] juste
   *[wrong] faux, { $holder } l’avait
}.
wink-picture-accused = { $who } a accusé { $accused } sur le { $number } : { $how ->
    [right] juste
    [wrong] faux
   *[void] sans effet
}.
wink-picture-call = { $who } a appelé le { $number } au tour { $turn }{ $barred ->
    [yes]  ; plus personne ne peut être accusé là-dessus
   *[no] { "" }
}.
wink-picture-lacking = Ne l’a pas, c’est connu : { $who }.
wink-picture-player = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, cartes Contre : { $counters }{ $state ->
    [away] , mode absence
    [left] , a quitté la partie
    [confirmed] , c’est confirmé
   *[none] { "" }
}.
wink-picture-left = Foule : { $up } face visible, { $down } face cachée.

wink-picture-held = { $count ->
    [0] Pas de cartes en main.
   *[other] En main : { $numbers }.
}
wink-picture-accomplice = { $who } a appelé ton { $number } : { $state ->
    [yes] clin d’œil fait.
    [no] pas encore de clin d’œil.
   *[live] fais le signe.
}
wink-picture-watching = Tu observes { $who }, clin d’œil { $manner ->
    [bold] franc
   *[subtle] discret
}.
wink-picture-planned-accusation = Tu accuses { $who } sur le { $number }.
wink-picture-planned-naming = Tu désignes { $who }.
wink-picture-planned-call = Tu appelles le { $number }.
wink-picture-standing = Le programme confirme pour toi jusqu’à ton tour.
wink-picture-saw-still = { $met ->
    [yes] Tour { $turn } : { $who } et toi, regards croisés. Pas de signe.
   *[no] Tour { $turn } : tu observais { $who }. Rien.
}
wink-picture-saw-moved = { $met ->
    [yes] Tour { $turn } : { $who } et toi, regards croisés. Clin d’œil ou battement vers { $moved }.
   *[no] Tour { $turn } : tu observais { $who }. Clin d’œil ou battement vers { $moved }.
}
wink-picture-saw-winked = Tu as fait un clin d’œil à { $who } pour dire que tu as le { $number }.
wink-picture-saw-nothing = Tours { $first }–{ $last } : rien. Tu observais { $watched }.
wink-picture-gazes = Regards : { $pairs }.
wink-picture-eye = { $how ->
    [bold] { $who } a fait un clin d’œil franc à { $at } sur le { $number }
    [subtle] { $who } a fait un clin d’œil discret à { $at } sur le { $number }
   *[blink] { $who } a battu des paupières vers { $at }
} ; { $could ->
    [0] personne n’observait.
   *[other] sous les yeux de { $watched_by }, { $did ->
        [0] sans témoin
       *[other] vu par { $seen_by }
    }.
}

wink-picture-saw = Ce que tu as vu

# The end: the closing picture and the story.

wink-picture-stamp = Démasqués
wink-picture-count-points = Points
wink-picture-count-crowd = Foule
wink-picture-count-agents = Agents
# Columns of the closing picture, little room.
wink-picture-count-counters = Contre en main
wink-picture-count-opened = Contre ouvertes
wink-picture-count-lost = Agents tournés
wink-picture-count-line = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} (foule { $crowd }, agents { $agents }, cartes Contre { $counters }) ; ouvertes { $opened }, face cachée { $lost }{ $left ->
    [yes]  ; a quitté la partie
   *[no] { "" }
}.
wink-picture-legend-linked = bien désigné
wink-picture-legend-caught = surpris par
wink-picture-legend-lost = raté ; qui l’avait
wink-picture-legend-gaze = qui observait qui
wink-picture-legend-met = regards croisés
wink-picture-legend-not-met = pas croisés
wink-picture-legend-glanced = clin d’œil ou battement vers
wink-picture-legend-nothing = rien
wink-picture-legend-you-winked = ton clin d’œil
wink-picture-legend-may-accuse = tu peux accuser
wink-picture-legend-too-late = accusé trop tard
wink-picture-legend-called = appelé
wink-picture-legend-named = désigné
wink-picture-legend-accused = accusé
wink-picture-legend-bold = clin d’œil franc à
wink-picture-legend-subtle = clin d’œil discret à
wink-picture-legend-blink = battement
wink-picture-legend-saw = l’a vu
wink-picture-legend-watched = observait, pas vu
wink-picture-score = Parties gagnées
wink-picture-score-line = Parties gagnées à cette table : { $scores }.
wink-picture-sum-linked = { $count ->
    [one] { $count } bien désigné,
   *[other] { $count } bien désignés,
}
wink-picture-sum-caught = { $count } surpris,
wink-picture-sum-lost = { $count } ratés.
wink-picture-story = { $span ->
    [single] Tour { $first } ({ $page } sur { $pages })
   *[range] Tours { $first }–{ $last } ({ $page } sur { $pages })
}
wink-picture-film-alt = La partie tour par tour : la table, les appels ouverts, les regards, les clins d’œil et battements, les points.
wink-picture-story-beat = Tour { $turn } :

# The board in words.

wink-picture-heading-own = Rien que pour toi
wink-picture-heading-calls = Appels ouverts
wink-picture-heading-standing = Où en est la partie
wink-picture-heading-players = Joueurs
wink-picture-heading-crowd = La foule
wink-picture-heading-saw = Ce que tu as vu
wink-picture-heading-story = Tout le récit
wink-picture-signal-wink = En direct : les complices font un clin d’œil.
wink-picture-signal-hand = En direct : les complices font un signe de la main.
wink-picture-signal-nod = En direct : les complices font un signe de tête.
wink-picture-signal-own = En direct : les complices font le signe convenu à la table.
wink-picture-waiting = En attente : { $who }.
wink-picture-may-accuse = Tu as vu l’œil de { $who } bouger vers { $at } : tu peux accuser sur le { $number }.
wink-picture-no-calls = Aucun appel ouvert.
wink-picture-before-crowd = Cartes de la foule : { $numbers }.
wink-picture-before-agents = Cartes Agent face visible : { $numbers }.
wink-picture-before-lost = Cartes Agent face cachée : { $numbers }.
wink-picture-counters = Cartes Contre ouvertes : { $open }, dans la boîte : { $boxed }.
wink-picture-row = Rangée { $row } : { $cards }
wink-picture-card-token = { $number } avec le pion de { $who }
wink-picture-card-down = { $number } face cachée
wink-picture-card-taken = { $number } prise

# How to play, and the cover.

wink-picture-motto = Qui t’a fait un clin d’œil ?
wink-picture-cover-alt = Wink : des visages masqués au carnaval, la nuit, sous une guirlande de lampions, et huit masques d’animaux. { wink-picture-motto }
wink-picture-guide-call = Appelle un numéro
wink-picture-guide-call-text = Pose ton pion sur une carte de la foule. Qui a ce numéro est ton complice et te fait un clin d’œil, si possible sans témoin.
wink-picture-guide-ends = Comment finit un appel
wink-picture-guide-name = À ton tour suivant, désigne ton complice. Juste : un point chacun.
wink-picture-guide-accuse = Un clin d’œil vers un autre appelant ? Accuse. Juste : les deux cartes sont à toi, 2 points.
wink-picture-guide-wrong = Mal désigné : les deux cartes sont retournées. Accusé à tort : tu perds une carte Contre, soit 1 point.
wink-picture-guide-looks = Du regard : tour par tour
wink-picture-guide-watch = À chaque tour, tu observes un joueur, en secret. Si l’appelant et le complice s’observent, le complice fait un clin d’œil.
wink-picture-guide-manner = Franc : l’appelant le voit à coup sûr, les autres parfois. Discret : les deux moins souvent.
wink-picture-guide-blink = Les paupières battent parfois vers n’importe qui : on dirait un clin d’œil.
wink-picture-guide-end = Fini quand une main est vide. Qui a le plus de points gagne : 1 par carte gagnée, 1 par carte Contre gardée.
wink-picture-guide-alt = Comment jouer à Wink. { wink-picture-guide-call } : { wink-picture-guide-call-text } { wink-picture-guide-ends } : { wink-picture-guide-name } { wink-picture-guide-accuse } { wink-picture-guide-wrong } { wink-picture-guide-looks } : { wink-picture-guide-watch } { wink-picture-guide-manner } { wink-picture-guide-blink } { wink-picture-guide-end }
