# What stands in Infiltraitors' pictures, their alt texts and the board in words.

# On the card's corner in pictures: one letter, unlike the others, for the colour.
infiltraitors-picture-letter-red = R
infiltraitors-picture-letter-black = N
infiltraitors-picture-letter-yellow = J
infiltraitors-picture-letter-blue = B
infiltraitors-picture-letter-green = V

infiltraitors-picture-seat = { $letter ->
    [A] 🟣
    [B] 🟫
    [C] 🔶
    [D] 🛡️
   *[E] 🏵️
} { $letter }

infiltraitors-picture-stage-action = Tour { $turn } : { $who } agit
infiltraitors-picture-stage-reward = Tour { $turn } : récompense, { $who }
infiltraitors-picture-stage-discard = Tour { $turn } : { $who } défausse
infiltraitors-picture-stage-leave = Tour { $turn } : { $who } part ou reste ?
infiltraitors-picture-stage-key-clue = Tour { $turn } : { $who } laisse un indice
infiltraitors-picture-stage-key-shot = Tour { $turn } : { $who } vise la personne clé
infiltraitors-picture-won = Mission accomplie
infiltraitors-picture-lost = Mission échouée
infiltraitors-picture-stamp-won = Accomplie
infiltraitors-picture-stamp-lost = Échouée

infiltraitors-picture-you-action = Ton tour : une action
infiltraitors-picture-you-reward = Choisis ta récompense
infiltraitors-picture-you-discard = { $count ->
    [one] Défausse { $count } carte
   *[other] Défausse { $count } cartes
}
infiltraitors-picture-you-leave = Quittes-tu la mission ?
infiltraitors-picture-you-key-clue = { $count ->
    [one] Laisse { $count } indice sur la personne clé
   *[other] Laisse { $count } indices sur la personne clé
}
infiltraitors-picture-you-key-shot = Tire sur la personne clé

infiltraitors-picture-key = Personne clé
infiltraitors-picture-no-suspect = Pas de suspect
infiltraitors-picture-shooter = Fait les tirs, sans suspect
infiltraitors-picture-gone = A quitté la mission
infiltraitors-picture-discards = { $count ->
    [0] Pas de défausse visible
    [one] Défausse visible : { $count }
   *[other] Défausse visible : { $count }
}
# Column heading: still possible identities.
infiltraitors-picture-left-to-be = Possibles : { $count }
infiltraitors-picture-filled = Plein : ce que le suspect peut être
infiltraitors-picture-specials = Au milieu
infiltraitors-picture-pool = Réserve

infiltraitors-picture-standing = { $bullets ->
    [one] { $bullets } balle
   *[other] { $bullets } balles
} pour { $left ->
    [one] { $left } suspect
   *[other] { $left } suspects
} ({ $middle } au milieu{ $aside ->
    [0] { "" }
   *[other] , { $aside } à part
}) ; QG { $hq }, défausse : { $open } visibles et { $down } cachées.
infiltraitors-picture-suspect-of = Suspect { $number } chez { $seat }
infiltraitors-picture-suspect-line = { $suspect } : { $clues }.
infiltraitors-picture-no-clues = pas encore d’indices
infiltraitors-picture-matches = à la verticale (correspond) { $cards }
infiltraitors-picture-no-matches = à l’horizontale (ne correspond pas) { $cards }
infiltraitors-picture-misses = tirs ratés { $cards }
infiltraitors-picture-identity = { $suspect } : c’est { $card }.
infiltraitors-picture-identity-two = { $suspect } : c’est { $card } ({ $own }, couleur donnée par { $second }).
infiltraitors-picture-shot-line = { $seat } élimine { $card } au tour { $turn }.
infiltraitors-picture-gone-line = Mission quittée : { $seats }.
infiltraitors-picture-score-line = { $games ->
    [one] { $games } mission gagnée à cette table.
   *[other] { $games } missions gagnées à cette table.
}

infiltraitors-picture-deed-capture = Tour { $turn } : { $seat } capture le suspect { $number }.
infiltraitors-picture-deed-give-clue = Tour { $turn } : { $seat } donne un indice, { $card } { $turned ->
    [upright] à la verticale
   *[sideways] à l’horizontale
}.
infiltraitors-picture-deed-exchange = Tour { $turn } : { $seat } joue { $card } sur le suspect chez { $target }, { $turned ->
    [upright] à la verticale
   *[sideways] à l’horizontale
}.
infiltraitors-picture-deed-wait = Tour { $turn } : { $seat } attend, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
infiltraitors-picture-deed-hit = Tour { $turn } : { $seat } tire sur le suspect chez { $target } : { $card }, touché.
infiltraitors-picture-deed-miss = Tour { $turn } : { $seat } tire sur le suspect chez { $target } : { $card }, raté.
infiltraitors-picture-deed-leave = Tour { $turn } : { $seat } quitte la mission.
infiltraitors-picture-deed-key-hit = Tour { $turn } : { $seat } tire sur la personne clé : { $card }, touché.
infiltraitors-picture-deed-key-miss = Tour { $turn } : { $seat } tire sur la personne clé : { $card }, raté.

infiltraitors-picture-alt-hand = En main : { $cards }.
infiltraitors-picture-alt-hand-of = { $seat } a { $cards }.
infiltraitors-picture-alt-hand-unseen = { $count ->
    [one] Tu as { $count } carte que tu ne vois pas.
   *[other] Tu as { $count } cartes que tu ne vois pas.
}
infiltraitors-picture-no-cards = Pas de cartes en main
infiltraitors-picture-your-suspect = Ton suspect { $number }
infiltraitors-picture-would-match = correspond, à la verticale
infiltraitors-picture-would-not = ne correspond pas, à l’horizontale
infiltraitors-picture-escaped = échappé
infiltraitors-picture-in-turn = tour { $turn }
infiltraitors-picture-score = Missions gagnées à cette table
infiltraitors-picture-film-turn = Tour { $turn }
infiltraitors-picture-film-alt = Le film de la mission : les suspects alignés, puis éliminés l’un après l’autre.

# The board in words.

infiltraitors-picture-heading-suspects = Suspects
infiltraitors-picture-heading-own-hand = Ta main
infiltraitors-picture-heading-hands = Mains
infiltraitors-picture-heading-discards = Défausse
infiltraitors-picture-heading-middle = Suspects restés au milieu
infiltraitors-picture-heading-aside = Le suspect à part
infiltraitors-picture-heading-hq = QG, de haut en bas
infiltraitors-picture-heading-down = Défausse face cachée
infiltraitors-picture-shooter-line = { $seat } fait tous les tirs.
infiltraitors-picture-specials-line = Cartes spéciales au milieu : { $cards }.
infiltraitors-picture-pool-line = Réserve : { $cards }.
infiltraitors-picture-nobody = Personne ne tient de suspect.
infiltraitors-picture-holds-nobody = { $count ->
    [one] { $seats } ne tient pas de suspect.
   *[other] { $seats } ne tiennent pas de suspect.
}
infiltraitors-picture-blank-line = Pas encore d’indices : { $suspects }.
infiltraitors-picture-two-cards = Une seconde carte est avec lui.
infiltraitors-picture-locked = { $suspect } : tir impossible pour l’instant.
infiltraitors-picture-possible = { $count ->
    [one] Encore possible : { $cards }.
   *[other] Encore { $count } possibles : { $cards }.
}
infiltraitors-picture-hands-line = Cartes dans les autres mains : { $hands }.
infiltraitors-picture-hand-count = { $seat } { $count }
infiltraitors-picture-own-matches = Correspondent à ton suspect : { $cards }.
infiltraitors-picture-own-others = Ne correspondent pas : { $cards }.
infiltraitors-picture-down-line = { $count ->
    [0] Aucune face cachée.
    [one] { $count } face cachée.
   *[other] { $count } face cachée.
}

# How to play, and the cover.

infiltraitors-picture-motto = La parole est aux cartes
infiltraitors-picture-file = Dossier secret
infiltraitors-picture-cover-alt = Infiltraîtres : cinq personnes alignées, en chapeau et manteau, dont une dans le viseur d’un pistolet. { infiltraitors-picture-motto }.
infiltraitors-picture-guide-aim = Ensemble
infiltraitors-picture-guide-aim-text = Chacun tient un suspect caché aux autres. Trouvez la couleur et le nombre de ceux des autres, et éliminez-les tous avant la dernière balle.
infiltraitors-picture-guide-clues = Indices
infiltraitors-picture-guide-clues-text = Même couleur, même nombre, ou l’un divise l’autre : ça correspond, à la verticale. Sinon, à l’horizontale.
infiltraitors-picture-guide-turn = Ton tour : une action
infiltraitors-picture-guide-capture = Capturer : prends un suspect. La première carte du QG, la pioche, est défaussée sans être vue.
infiltraitors-picture-guide-clue = Donner un indice : joue une carte sur ton propre suspect.
infiltraitors-picture-guide-exchange = Échanger : joue une carte sur le suspect d’un autre, puis pioches-en une au QG.
infiltraitors-picture-guide-wait = Attendre : défausse la première carte du QG sans la voir, puis pioche jusqu’à trois cartes.
infiltraitors-picture-guide-shoot = Tirer sur le suspect d’un autre : une balle, une couleur et un nombre.
infiltraitors-picture-guide-alt = Comment jouer à Infiltraîtres. { infiltraitors-picture-guide-aim-text } { infiltraitors-picture-guide-clues-text } { infiltraitors-picture-guide-turn }. { infiltraitors-picture-guide-capture } { infiltraitors-picture-guide-clue } { infiltraitors-picture-guide-exchange } { infiltraitors-picture-guide-wait } { infiltraitors-picture-guide-shoot }
