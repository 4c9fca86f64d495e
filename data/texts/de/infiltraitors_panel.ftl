# Infiltraitors' own panels.

infiltraitors-panel-capture-button = Verdächtigen fassen
infiltraitors-panel-clue-button = Hinweis geben …
infiltraitors-panel-wait-button = Zeit schinden …
infiltraitors-panel-wait = **Zeit schinden:** Wie viele Karten ziehst du?
infiltraitors-panel-wait-more = Vorher wird die oberste Karte der Zentrale (Nachziehstapel) ungesehen abgeworfen.
infiltraitors-panel-draw-button = { $short ->
    [0] { $count } ziehen
   *[other] { $count } ziehen (Zentrale: { $there })
}
infiltraitors-panel-clue = **Hinweis geben:** Welche Karte?
infiltraitors-panel-exchange-whom = **Austauschen:** Mit wem?
infiltraitors-panel-exchange = { $draws ->
    [True] **Austausch** mit { $target }: Welche Karte?
   *[False] **Austausch** mit { $target } (die Zentrale ist leer): Welche Karte?
}
infiltraitors-panel-exchange-spoken = { $draws ->
    [True] **Austauschen:** Welche Karte spielst du an den Verdächtigen von { $target }? Danach ziehst du eine aus der Zentrale, dem Nachziehstapel.
   *[False] **Austauschen:** Welche Karte spielst du an den Verdächtigen von { $target }? Die Zentrale, der Nachziehstapel, ist leer: Du ziehst keine.
}
infiltraitors-panel-shoot-whom = **Schießen:** Auf wessen Verdächtigen?
infiltraitors-panel-shoot-colour = **Schießen:** Welche Farbe?
infiltraitors-panel-shoot-colour-more = Die Zahl kommt danach.
infiltraitors-panel-shoot-number = **Schießen:** { $colour }, und welche Zahl?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Unmöglich: durch Hinweise und Fehlschüsse ausgeschlossen, oder du hast die Karte woanders gesehen; jede gibt es nur einmal.
    [clues] ✗ Unmöglich: durch Hinweise und Fehlschüsse ausgeschlossen.
   *[misses] ✗ Unmöglich: Darauf wurde schon geschossen, daneben.
}{ $marks ->
    [True] { " " }Was du auf den Tafeln gestrichen hast, ist auch angekreuzt.
   *[False] { "" }
}
infiltraitors-panel-exchange-button = Austausch mit { $target } …
infiltraitors-panel-exchange-whom-button = Austauschen …
infiltraitors-panel-shoot-button = Schießen: Ziel bei { $target } …
infiltraitors-panel-shoot-whom-button = Schießen …
infiltraitors-panel-target-button = Verdächtiger von { $target }
infiltraitors-panel-colour-button = { $left ->
    [-1] { $colour }
    [0] { $colour } ✗
   *[other] { $colour } · { $left }
}
infiltraitors-panel-search-button = { $count ->
    [one] Offen abgeworfen (1)
   *[other] Offen abgeworfen ({ $count })
}
infiltraitors-panel-searched = **Offen abgeworfen:** { $open }; verdeckt: { $down }
infiltraitors-panel-which-discard = **Hinweis auf die Schlüsselperson:** Welche offen abgeworfene Karte?
infiltraitors-panel-discards-button = { $count ->
    [one] Die offen abgeworfene …
   *[other] Eine offen abgeworfene …
}
infiltraitors-panel-face-down-button = Eine verdeckte (von { $count })
infiltraitors-panel-no-card-button = Keine Karte
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } ✓
    [sideways] { $card } ✗
   *[unknown] { $card }
}
infiltraitors-panel-card-spoken-button = { $turned ->
    [upright] { $card } – passt
    [sideways] { $card } – passt nicht
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Andere Farbe
infiltraitors-panel-special-button = Sonderkarte { $colour }, Mitte
infiltraitors-panel-specials = Oder eine Sonderkarte aus der Mitte:
infiltraitors-panel-whose-hand = **Aus wessen Hand?**
infiltraitors-panel-hand = Hand von { $owner }:
infiltraitors-panel-hand-button = Hand von { $owner }
infiltraitors-panel-from-hand = Aus deiner Hand:
infiltraitors-panel-from-discards = Oder offen abgeworfen:
