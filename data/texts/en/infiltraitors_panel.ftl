# Infiltraitors' own panels.

infiltraitors-panel-rule = • { $rule }
infiltraitors-panel-clue-button = Give a clue …
infiltraitors-panel-wait-button = Wait …
infiltraitors-panel-wait = **Wait:** how many cards do you draw? First the top card of HQ, the draw pile, is discarded unseen.
infiltraitors-panel-clue = **Give a clue:** which card do you play at your own suspect?
infiltraitors-panel-exchange = { $draws ->
    [True] **Exchange:** which card do you play at { $target }’s suspect? Then you draw one from HQ, the draw pile.
   *[False] **Exchange:** which card do you play at { $target }’s suspect? HQ, the draw pile, is empty: you draw none.
}
infiltraitors-panel-shoot-colour = **Shoot:** which colour is the suspect? Its number comes next.
infiltraitors-panel-shoot-number = **Shoot:** { $colour }, and which number?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Can’t be it: excluded by clues and misses, or a card you have seen elsewhere; each is there but once.
    [clues] ✗ Can’t be it: excluded by clues and misses.
   *[misses] ✗ Can’t be it: already shot at as this, a miss.
}
infiltraitors-panel-exchange-button = Exchange with { $target } …
infiltraitors-panel-shoot-button = Shoot { $target }’s suspect …
infiltraitors-panel-search-button = { $count ->
    [one] Search the open discards (1)
   *[other] Search the open discards ({ $count })
}
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } – match
    [sideways] { $card } – no match
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Another colour
infiltraitors-panel-specials = Or a special card from the middle:
infiltraitors-panel-whose-hand = Out of whose hand?
infiltraitors-panel-hand = { $owner }’s hand:
infiltraitors-panel-hand-button = { $owner }’s hand
infiltraitors-panel-from-hand = Out of your hand:
infiltraitors-panel-from-discards = Or an open discard:
