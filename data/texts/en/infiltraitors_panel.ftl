# Infiltraitors' own panels.

infiltraitors-panel-capture-button = Capture a suspect
infiltraitors-panel-clue-button = Give a clue …
infiltraitors-panel-wait-button = Wait …
infiltraitors-panel-wait = **Wait:** how many cards do you draw?
infiltraitors-panel-wait-more = First the top card of HQ, the draw pile, is discarded unseen.
infiltraitors-panel-draw-button = { $short ->
    [0] Draw { $count }
   *[other] Draw { $count } (HQ: { $there })
}
infiltraitors-panel-clue = **Give a clue:** which card?
infiltraitors-panel-exchange-whom = **Exchange:** with which agent?
infiltraitors-panel-exchange = { $draws ->
    [True] **Exchange** with { $target }: which card?
   *[False] **Exchange** with { $target } (HQ is empty): which card?
}
infiltraitors-panel-exchange-spoken = { $draws ->
    [True] **Exchange:** which card do you play at { $target }’s suspect? Then you draw one from HQ, the draw pile.
   *[False] **Exchange:** which card do you play at { $target }’s suspect? HQ, the draw pile, is empty: you draw none.
}
infiltraitors-panel-shoot-whom = **Shoot:** whose suspect?
infiltraitors-panel-shoot-colour = **Shoot:** which colour?
infiltraitors-panel-shoot-colour-more = The number comes next.
infiltraitors-panel-shoot-number = **Shoot:** { $colour }, and which number?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Can’t be it: excluded by clues and misses, or a card you have seen elsewhere; there’s only one of each.
    [clues] ✗ Can’t be it: excluded by clues and misses.
   *[misses] ✗ Can’t be it: already shot at as this, a miss.
}{ $marks ->
    [True] { " " }What you have struck out on the boards is crossed too.
   *[False] { "" }
}
infiltraitors-panel-exchange-button = Exchange with { $target } …
infiltraitors-panel-exchange-whom-button = Exchange …
infiltraitors-panel-shoot-button = Shoot { $target }’s suspect …
infiltraitors-panel-shoot-whom-button = Shoot …
infiltraitors-panel-target-button = { $target }’s suspect
infiltraitors-panel-colour-button = { $left ->
    [-1] { $colour }
    [0] { $colour } ✗
   *[other] { $colour } · { $left }
}
infiltraitors-panel-search-button = { $count ->
    [one] Open discards (1)
   *[other] Open discards ({ $count })
}
infiltraitors-panel-searched = **Open discards:** { $open }; face down: { $down }
infiltraitors-panel-which-discard = **Clue on the key person:** which open discard?
infiltraitors-panel-discards-button = { $count ->
    [one] The open discard …
   *[other] An open discard …
}
infiltraitors-panel-face-down-button = One face down (of { $count })
infiltraitors-panel-no-card-button = No card
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } ✓
    [sideways] { $card } ✗
   *[unknown] { $card }
}
infiltraitors-panel-card-spoken-button = { $turned ->
    [upright] { $card } – match
    [sideways] { $card } – no match
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Another colour
infiltraitors-panel-special-button = { $colour } special, middle
infiltraitors-panel-specials = Or a special card from the middle:
infiltraitors-panel-whose-hand = **Out of whose hand?**
infiltraitors-panel-hand = { $owner }’s hand:
infiltraitors-panel-hand-button = { $owner }’s hand
infiltraitors-panel-from-hand = Out of your hand:
infiltraitors-panel-from-discards = Or an open discard:
