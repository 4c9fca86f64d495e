# Infiltraitors' own panels.

infiltraitors-panel-emoji-red = ❤️
infiltraitors-panel-emoji-black = ♠️
infiltraitors-panel-emoji-yellow = ☀️
infiltraitors-panel-emoji-blue = 💧
infiltraitors-panel-emoji-green = 🍀

infiltraitors-panel-rule = • { $rule }
infiltraitors-panel-clue-button = Give a clue …
infiltraitors-panel-wait-button = Wait …
infiltraitors-panel-wait = First HQ’s top card is discarded, then you draw as many as you say now. How many?
infiltraitors-panel-excluded = ✗ Excluded by clues and misses.
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
