# Infiltraitors' own panels.

infiltraitors-panel-capture-button = Capturar a un sospechoso
infiltraitors-panel-clue-button = Dar una pista…
infiltraitors-panel-wait-button = Esperar…
infiltraitors-panel-wait = **Esperar:** ¿cuántas cartas robas?
infiltraitors-panel-wait-more = Antes se descarta sin verla la carta superior del cuartel general, el mazo.
infiltraitors-panel-draw-button = { $short ->
    [0] Robar { $count }
   *[other] Robar { $count } (hay { $there })
}
infiltraitors-panel-clue = **Dar una pista:** ¿con qué carta?
infiltraitors-panel-exchange-whom = **Intercambiar:** ¿con qué agente?
infiltraitors-panel-exchange = { $draws ->
    [True] **Intercambiar** con { $target }: ¿qué carta?
   *[False] **Intercambiar** con { $target } (cuartel vacío): ¿qué carta?
}
infiltraitors-panel-exchange-spoken = { $draws ->
    [True] **Intercambiar:** ¿qué carta juegas sobre el sospechoso de { $target }? Luego robas una del cuartel general, el mazo.
   *[False] **Intercambiar:** ¿qué carta juegas sobre el sospechoso de { $target }? El cuartel general, el mazo, está vacío: no robas.
}
infiltraitors-panel-shoot-whom = **Disparar:** ¿al sospechoso de quién?
infiltraitors-panel-shoot-colour = **Disparar:** ¿qué color?
infiltraitors-panel-shoot-colour-more = Después viene el número.
infiltraitors-panel-shoot-number = **Disparar:** { $colour }, ¿y qué número?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ No puede ser: lo excluyen las pistas y los fallos, o es una carta que has visto en otro sitio; solo hay una de cada.
    [clues] ✗ No puede ser: lo excluyen las pistas y los fallos.
   *[misses] ✗ No puede ser: ya se le disparó así, y fue un fallo.
}{ $marks ->
    [True] { " " }También se tacha lo que tú has tachado en las pizarras.
   *[False] { "" }
}
infiltraitors-panel-exchange-button = Intercambiar con { $target }…
infiltraitors-panel-exchange-whom-button = Intercambiar…
infiltraitors-panel-shoot-button = Disparar al sospechoso de { $target }…
infiltraitors-panel-shoot-whom-button = Disparar…
infiltraitors-panel-target-button = Sospechoso de { $target }
infiltraitors-panel-colour-button = { $left ->
    [-1] { $colour }
    [0] { $colour } ✗
   *[other] { $colour } · { $left }
}
infiltraitors-panel-search-button = { $count ->
    [one] Descartes a la vista (1)
   *[other] Descartes a la vista ({ $count })
}
infiltraitors-panel-searched = **Descartes a la vista:** { $open }; boca abajo: { $down }
infiltraitors-panel-which-discard = **Pista a la persona clave:** ¿qué descarte a la vista?
infiltraitors-panel-discards-button = { $count ->
    [one] El descarte a la vista…
   *[other] Un descarte a la vista…
}
infiltraitors-panel-face-down-button = Una boca abajo (de { $count })
infiltraitors-panel-no-card-button = Ninguna carta
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } ✓
    [sideways] { $card } ✗
   *[unknown] { $card }
}
infiltraitors-panel-card-spoken-button = { $turned ->
    [upright] { $card } – coincide
    [sideways] { $card } – no coincide
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Otro color
infiltraitors-panel-special-button = { $colour } especial, del centro
infiltraitors-panel-specials = O una carta especial del centro:
infiltraitors-panel-whose-hand = **¿De la mano de quién?**
infiltraitors-panel-hand = Mano de { $owner }:
infiltraitors-panel-hand-button = Mano de { $owner }
infiltraitors-panel-from-hand = De tu mano:
infiltraitors-panel-from-discards = O un descarte a la vista:
