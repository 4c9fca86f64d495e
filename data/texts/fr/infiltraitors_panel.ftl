# Infiltraitors' own panels.

infiltraitors-panel-capture-button = Capturer un suspect
infiltraitors-panel-clue-button = Donner un indice …
infiltraitors-panel-wait-button = Attendre …
infiltraitors-panel-wait = **Attendre :** combien de cartes pioches-tu ?
infiltraitors-panel-wait-more = D’abord, la première carte du QG, la pioche, est défaussée sans être vue.
infiltraitors-panel-draw-button = { $short ->
    [0] Piocher { $count }
   *[other] Piocher { $count } (QG : { $there })
}
infiltraitors-panel-clue = **Donner un indice :** quelle carte ?
infiltraitors-panel-exchange-whom = **Échanger :** avec quel agent ?
infiltraitors-panel-exchange = { $draws ->
    [True] **Échanger** avec { $target } : quelle carte ?
   *[False] **Échanger** avec { $target } (le QG est vide) : quelle carte ?
}
infiltraitors-panel-exchange-spoken = { $draws ->
    [True] **Échanger :** quelle carte joues-tu sur le suspect chez { $target } ? Ensuite, tu en pioches une au QG.
   *[False] **Échanger :** quelle carte joues-tu sur le suspect chez { $target } ? Le QG, la pioche, est vide : tu ne pioches rien.
}
infiltraitors-panel-shoot-whom = **Tirer :** le suspect de qui ?
infiltraitors-panel-shoot-colour = **Tirer :** quelle couleur ?
infiltraitors-panel-shoot-colour-more = Le nombre vient ensuite.
infiltraitors-panel-shoot-number = **Tirer :** { $colour }, et quel nombre ?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Impossible : exclu par les indices, les tirs ratés ou une carte vue ailleurs ; chaque carte est unique.
    [clues] ✗ Impossible : exclu par les indices et les tirs ratés.
   *[misses] ✗ Impossible : déjà tenté, raté.
}{ $marks ->
    [True] { " " }Ce que tu as barré sur les tableaux l’est aussi.
   *[False] { "" }
}
infiltraitors-panel-exchange-button = Échanger : { $target } …
infiltraitors-panel-exchange-whom-button = Échanger …
infiltraitors-panel-shoot-button = Tirer sur le suspect chez { $target } …
infiltraitors-panel-shoot-whom-button = Tirer …
infiltraitors-panel-target-button = Suspect chez { $target }
infiltraitors-panel-colour-button = { $left ->
    [-1] { $colour }
    [0] { $colour } ✗
   *[other] { $colour } · { $left }
}
infiltraitors-panel-search-button = { $count ->
    [one] Défausse visible ({ $count })
   *[other] Défausse visible ({ $count })
}
infiltraitors-panel-searched = **Défausse visible :** { $open } ; face cachée : { $down }
infiltraitors-panel-which-discard = **Indice sur la personne clé :** quelle carte de la défausse visible ?
infiltraitors-panel-discards-button = { $count ->
    [one] La carte de la défausse …
   *[other] Une carte de la défausse …
}
infiltraitors-panel-face-down-button = Une carte cachée (sur { $count })
infiltraitors-panel-no-card-button = Aucune carte
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } ✓
    [sideways] { $card } ✗
   *[unknown] { $card }
}
infiltraitors-panel-card-spoken-button = { $turned ->
    [upright] { $card } – correspond
    [sideways] { $card } – ne correspond pas
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Une autre couleur
infiltraitors-panel-special-button = { $colour } spécial, au milieu
infiltraitors-panel-specials = Ou une carte spéciale du milieu :
infiltraitors-panel-whose-hand = **Dans la main de qui ?**
infiltraitors-panel-hand = Main : { $owner }
infiltraitors-panel-hand-button = Main : { $owner }
infiltraitors-panel-from-hand = De ta main :
infiltraitors-panel-from-discards = Ou de la défausse visible :
