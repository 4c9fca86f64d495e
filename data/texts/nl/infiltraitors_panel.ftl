# Infiltraitors' own panels.

infiltraitors-panel-capture-button = Pak een verdachte op
infiltraitors-panel-clue-button = Geef een aanwijzing …
infiltraitors-panel-wait-button = Wacht af …
infiltraitors-panel-wait = **Afwachten:** hoeveel kaarten trek je?
infiltraitors-panel-wait-more = Eerst gaat de bovenste kaart van het hoofdkwartier, de trekstapel, ongezien weg.
infiltraitors-panel-draw-button = { $short ->
    [0] Trek { $count }
   *[other] Trek { $count } (er zijn er { $there })
}
infiltraitors-panel-clue = **Aanwijzing geven:** welke kaart?
infiltraitors-panel-exchange-whom = **Uitwisselen:** met welke agent?
infiltraitors-panel-exchange = { $draws ->
    [True] **Uitwisselen** met { $target }: welke kaart?
   *[False] **Uitwisselen** met { $target } (hoofdkwartier leeg): welke kaart?
}
infiltraitors-panel-exchange-spoken = { $draws ->
    [True] **Uitwisselen:** welke kaart speel je bij de verdachte van { $target }? Daarna trek je er een van het hoofdkwartier, de trekstapel.
   *[False] **Uitwisselen:** welke kaart speel je bij de verdachte van { $target }? Het hoofdkwartier, de trekstapel, is leeg: je trekt niets.
}
infiltraitors-panel-shoot-whom = **Schieten:** op wiens verdachte?
infiltraitors-panel-shoot-colour = **Schieten:** welke kleur?
infiltraitors-panel-shoot-colour-more = Daarna volgt het getal.
infiltraitors-panel-shoot-number = **Schieten:** { $colour }, en welk getal?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Kan niet: uitgesloten door aanwijzingen en missers, of door een kaart die je elders zag; van elk is er maar één.
    [clues] ✗ Kan niet: uitgesloten door aanwijzingen en missers.
   *[misses] ✗ Kan niet: daar is al op geschoten, en mis.
}{ $marks ->
    [True] { " " }Wat je op de borden wegstreepte, is ook doorgestreept.
   *[False] { "" }
}
infiltraitors-panel-exchange-button = Wissel uit met { $target } …
infiltraitors-panel-exchange-whom-button = Wissel uit …
infiltraitors-panel-shoot-button = Schiet: verdachte van { $target } …
infiltraitors-panel-shoot-whom-button = Schiet …
infiltraitors-panel-target-button = Verdachte van { $target }
infiltraitors-panel-colour-button = { $left ->
    [-1] { $colour }
    [0] { $colour } ✗
   *[other] { $colour } · { $left }
}
infiltraitors-panel-search-button = { $count ->
    [one] Open aflegstapel (1)
   *[other] Open aflegstapel ({ $count })
}
infiltraitors-panel-searched = **Open aflegstapel:** { $open }; gedekt: { $down }
infiltraitors-panel-which-discard = **Aanwijzing bij de sleutelpersoon:** welke open afgelegde kaart?
infiltraitors-panel-discards-button = { $count ->
    [one] De open afgelegde …
   *[other] Een open afgelegde …
}
infiltraitors-panel-face-down-button = Een gedekte (van { $count })
infiltraitors-panel-no-card-button = Geen kaart
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } ✓
    [sideways] { $card } ✗
   *[unknown] { $card }
}
infiltraitors-panel-card-spoken-button = { $turned ->
    [upright] { $card } – overeenkomst
    [sideways] { $card } – geen overeenkomst
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Andere kleur
infiltraitors-panel-special-button = { $colour } speciaal, midden
infiltraitors-panel-specials = Of een speciale kaart uit het midden:
infiltraitors-panel-whose-hand = **Uit wiens hand?**
infiltraitors-panel-hand = Hand van { $owner }:
infiltraitors-panel-hand-button = Hand van { $owner }
infiltraitors-panel-from-hand = Uit je hand:
infiltraitors-panel-from-discards = Of een open afgelegde kaart:
