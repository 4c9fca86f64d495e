# Infiltraitors' own panels.

infiltraitors-panel-capture-button = Pojmij podejrzanego
infiltraitors-panel-clue-button = Daj wskazówkę …
infiltraitors-panel-wait-button = Poczekaj …
infiltraitors-panel-wait = **Poczekaj:** ile kart dobierasz?
infiltraitors-panel-wait-more = Najpierw w ciemno odrzuca się wierzchnią kartę z Siedziby, stosu dobierania.
infiltraitors-panel-draw-button = { $short ->
    [0] Dobierz { $count }
   *[other] Dobierz { $count } (Siedziba: { $there })
}
infiltraitors-panel-clue = **Daj wskazówkę:** która karta?
infiltraitors-panel-exchange-whom = **Wymień informacje:** z którym agentem?
infiltraitors-panel-exchange = { $draws ->
    [True] **Wymiana** ({ $target }): która karta?
   *[False] **Wymiana** ({ $target }, Siedziba jest pusta): która karta?
}
infiltraitors-panel-exchange-spoken = { $draws ->
    [True] **Wymiana:** którą kartę zagrywasz przy podejrzanym ({ $target })? Potem dobierasz jedną z Siedziby, stosu dobierania.
   *[False] **Wymiana:** którą kartę zagrywasz przy podejrzanym ({ $target })? Siedziba, stos dobierania, jest pusta: nic nie dobierasz.
}
infiltraitors-panel-shoot-whom = **Strzel:** do czyjego podejrzanego?
infiltraitors-panel-shoot-colour = **Strzel:** jaki kolor?
infiltraitors-panel-shoot-colour-more = Potem wybierzesz liczbę.
infiltraitors-panel-shoot-number = **Strzel:** { $colour }, a jaka liczba?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Niemożliwe: wykluczają to wskazówki i pudła albo karta widziana gdzie indziej; każda jest tylko jedna.
    [clues] ✗ Niemożliwe: wykluczają to wskazówki i pudła.
   *[misses] ✗ Niemożliwe: taki strzał już był, pudło.
}{ $marks ->
    [True] { " " }Skreślone jest też to, co skreślasz na planszetkach.
   *[False] { "" }
}
infiltraitors-panel-exchange-button = Wymiana: { $target } …
infiltraitors-panel-exchange-whom-button = Wymiana …
infiltraitors-panel-shoot-button = Strzel, podejrzany: { $target } …
infiltraitors-panel-shoot-whom-button = Strzel …
infiltraitors-panel-target-button = Podejrzany: { $target }
infiltraitors-panel-colour-button = { $left ->
    [-1] { $colour }
    [0] { $colour } ✗
   *[other] { $colour } · { $left }
}
infiltraitors-panel-search-button = { $count ->
    [one] Odkryte odrzucone (1)
    [few] Odkryte odrzucone ({ $count })
   *[many] Odkryte odrzucone ({ $count })
}
infiltraitors-panel-searched = **Odkryte odrzucone:** { $open }; zakryte: { $down }
infiltraitors-panel-which-discard = **Wskazówka o kluczowej osobie:** która z odkrytych odrzuconych?
infiltraitors-panel-discards-button = { $count ->
    [one] Odkryta odrzucona …
    [few] Jedna z odkrytych odrzuconych …
   *[many] Jedna z odkrytych odrzuconych …
}
infiltraitors-panel-face-down-button = Jedna zakryta (z { $count })
infiltraitors-panel-no-card-button = Bez karty
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } ✓
    [sideways] { $card } ✗
   *[unknown] { $card }
}
infiltraitors-panel-card-spoken-button = { $turned ->
    [upright] { $card } – zgodność
    [sideways] { $card } – brak zgodności
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Inny kolor
infiltraitors-panel-special-button = { $colour } (specjalna, środek)
infiltraitors-panel-specials = Albo karta specjalna ze środka:
infiltraitors-panel-whose-hand = **Z czyjej ręki?**
infiltraitors-panel-hand = Na ręce, { $owner }:
infiltraitors-panel-hand-button = Ręka: { $owner }
infiltraitors-panel-from-hand = Z twojej ręki:
infiltraitors-panel-from-discards = Albo z odkrytych odrzuconych:
