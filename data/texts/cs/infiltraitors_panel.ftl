# Vlastní panely hry Infiltrátoři.

infiltraitors-panel-capture-button = Chytit podezřelého
infiltraitors-panel-clue-button = Dát nápovědu …
infiltraitors-panel-wait-button = Vyčkat …
infiltraitors-panel-wait = **Vyčkat:** kolik karet si dobereš?
infiltraitors-panel-wait-more = Nejdřív se odhodí naslepo vrchní karta centrály, tedy dobíracího balíčku.
infiltraitors-panel-draw-button = { $short ->
    [0] Dobrat { $count }
   *[other] Dobrat { $count } (centrála: { $there })
}
infiltraitors-panel-clue = **Dát nápovědu:** která karta?
infiltraitors-panel-exchange-whom = **Výměna:** u koho?
infiltraitors-panel-exchange = { $draws ->
    [True] **Výměna** ({ $target }): která karta?
   *[False] **Výměna** ({ $target }), centrála je prázdná: která karta?
}
infiltraitors-panel-exchange-spoken = { $draws ->
    [True] **Výměna:** kterou kartu vyložíš k podezřelému, kterého hlídá { $target }? Pak si jednu dobereš z centrály, dobíracího balíčku.
   *[False] **Výměna:** kterou kartu vyložíš k podezřelému, kterého hlídá { $target }? Centrála, dobírací balíček, je prázdná: nedobereš si nic.
}
infiltraitors-panel-shoot-whom = **Střílet:** na koho?
infiltraitors-panel-shoot-colour = **Střílet:** jaká barva?
infiltraitors-panel-shoot-colour-more = Číslo přijde hned potom.
infiltraitors-panel-shoot-number = **Střílet:** { $colour }, a které číslo?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Být nemůže: vyloučeno nápovědami a střelami vedle, nebo se ta karta ukázala jinde; každá je jen jednou.
    [clues] ✗ Být nemůže: vyloučeno nápovědami a střelami vedle.
   *[misses] ✗ Být nemůže: takhle už se střelilo vedle.
}{ $marks ->
    [True] { " " }Křížek má i to, co je vyškrtnuté na tvých deskách.
   *[False] { "" }
}
infiltraitors-panel-exchange-button = Výměna u podezřelého: { $target } …
infiltraitors-panel-exchange-whom-button = Výměna …
infiltraitors-panel-shoot-button = Střílet na podezřelého: { $target } …
infiltraitors-panel-shoot-whom-button = Střílet …
infiltraitors-panel-target-button = Podezřelý: { $target }
infiltraitors-panel-colour-button = { $left ->
    [-1] { $colour }
    [0] { $colour } ✗
   *[other] { $colour } · { $left }
}
infiltraitors-panel-search-button = { $count ->
    [one] Odkryté odhozené (1)
    [few] Odkryté odhozené ({ $count })
   *[other] Odkryté odhozené ({ $count })
}
infiltraitors-panel-searched = **Odhozené:** odkryté { $open }, lícem dolů { $down }
infiltraitors-panel-which-discard = **Nápověda ke klíčové osobě:** která z odhozených?
infiltraitors-panel-discards-button = { $count ->
    [one] Odhozená karta …
    [few] Některá z odhozených …
   *[other] Některá z odhozených …
}
infiltraitors-panel-face-down-button = Jedna lícem dolů (z { $count })
infiltraitors-panel-no-card-button = Žádná
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } ✓
    [sideways] { $card } ✗
   *[unknown] { $card }
}
infiltraitors-panel-card-spoken-button = { $turned ->
    [upright] { $card } – shoda
    [sideways] { $card } – neshoda
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Jiná barva
infiltraitors-panel-special-button = { $colour } speciální, uprostřed
infiltraitors-panel-specials = Nebo speciální karta zprostředka:
infiltraitors-panel-whose-hand = **Z čí ruky?**
infiltraitors-panel-hand = Karty, které má { $owner }:
infiltraitors-panel-hand-button = Karty má { $owner }
infiltraitors-panel-from-hand = Z tvé ruky:
infiltraitors-panel-from-discards = Nebo odkrytá odhozená karta:
