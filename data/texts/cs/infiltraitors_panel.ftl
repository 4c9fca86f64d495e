# Vlastní panely hry Infiltrátoři.

infiltraitors-panel-emoji-red = ❤️
infiltraitors-panel-emoji-black = ♠️
infiltraitors-panel-emoji-yellow = ☀️
infiltraitors-panel-emoji-blue = 💧
infiltraitors-panel-emoji-green = 🍀

infiltraitors-panel-rule = • { $rule }
infiltraitors-panel-clue-button = Dát nápovědu …
infiltraitors-panel-wait-button = Vyčkat …
infiltraitors-panel-wait = Nejdřív se odhodí vrchní karta centrály, potom dobereš tolik, kolik teď řekneš. Kolik to bude?
infiltraitors-panel-excluded = ✗ Vyloučeno stopami a střelami vedle.
infiltraitors-panel-exchange-button = Výměna: { $target } …
infiltraitors-panel-shoot-button = Střílet, hlídá { $target } …
infiltraitors-panel-search-button = { $count ->
    [one] Hledat v odkrytých odhozených (1)
    [few] Hledat v odkrytých odhozených ({ $count })
   *[other] Hledat v odkrytých odhozených ({ $count })
}
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } – shoda
    [sideways] { $card } – neshoda
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Jiná barva
infiltraitors-panel-specials = Nebo speciální karta zprostředka:
infiltraitors-panel-whose-hand = Z čí ruky?
infiltraitors-panel-hand = Karty, které má { $owner }:
infiltraitors-panel-hand-button = Karty má { $owner }
infiltraitors-panel-from-hand = Z tvé ruky:
infiltraitors-panel-from-discards = Nebo odkrytá odhozená karta:
