# Vlastní panely hry Infiltrátoři.

infiltraitors-panel-rule = • { $rule }
infiltraitors-panel-clue-button = Dát nápovědu …
infiltraitors-panel-wait-button = Vyčkat …
infiltraitors-panel-wait = **Vyčkat:** kolik karet si dobereš? Nejdřív se odhodí naslepo vrchní karta centrály, tedy dobíracího balíčku.
infiltraitors-panel-clue = **Dát nápovědu:** kterou kartu vyložíš k vlastnímu podezřelému?
infiltraitors-panel-exchange = { $draws ->
    [True] **Výměna:** kterou kartu vyložíš k podezřelému, kterého hlídá { $target }? Pak si jednu dobereš z centrály, dobíracího balíčku.
   *[False] **Výměna:** kterou kartu vyložíš k podezřelému, kterého hlídá { $target }? Centrála, dobírací balíček, je prázdná: nedobereš si nic.
}
infiltraitors-panel-shoot-colour = **Střílet:** jakou barvu má podezřelý? Číslo přijde hned potom.
infiltraitors-panel-shoot-number = **Střílet:** { $colour }, a které číslo?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Být nemůže: vyloučeno nápovědami a střelami vedle, nebo se ta karta ukázala jinde; každá je jen jednou.
    [clues] ✗ Být nemůže: vyloučeno nápovědami a střelami vedle.
   *[misses] ✗ Být nemůže: takhle už se střelilo vedle.
}
infiltraitors-panel-exchange-button = Výměna u podezřelého: { $target } …
infiltraitors-panel-shoot-button = Střílet na podezřelého: { $target } …
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
