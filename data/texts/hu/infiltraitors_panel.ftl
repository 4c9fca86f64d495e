# Infiltraitors' own panels.

infiltraitors-panel-capture-button = Elfogok egy gyanúsítottat
infiltraitors-panel-clue-button = Utalást adok …
infiltraitors-panel-wait-button = Kivárok …
infiltraitors-panel-wait = **Kivárás:** hány lapot húzol?
infiltraitors-panel-wait-more = Előbb a főhadiszállás (húzópakli) felső lapja látatlanul a dobópakliba megy.
infiltraitors-panel-draw-button = { $short ->
    [0] Húzok { $count } lapot
   *[other] Húzok { $count } lapot (van { $there })
}
infiltraitors-panel-clue = **Utalás:** melyik lap?
infiltraitors-panel-exchange-whom = **Csere:** melyik ügynökkel?
infiltraitors-panel-exchange = { $draws ->
    [True] **Csere**, { $target }: melyik lap?
   *[False] **Csere**, { $target } (a főhadiszállás üres): melyik lap?
}
infiltraitors-panel-exchange-spoken = { $draws ->
    [True] **Csere:** melyik lapot játszod ki { $target } gyanúsítottjához? Utána húzol egyet a főhadiszállásról (húzópakli).
   *[False] **Csere:** melyik lapot játszod ki { $target } gyanúsítottjához? A főhadiszállás (húzópakli) üres: nem húzol.
}
infiltraitors-panel-shoot-whom = **Lövés:** kinek a gyanúsítottjára?
infiltraitors-panel-shoot-colour = **Lövés:** milyen szín?
infiltraitors-panel-shoot-colour-more = A szám ezután jön.
infiltraitors-panel-shoot-number = **Lövés:** { $colour }, és melyik szám?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Nem lehet ő: kizárják az utalások, a mellélövések, vagy a lapot máshol láttad; mindegyikből csak egy van.
    [clues] ✗ Nem lehet ő: kizárják az utalások és a mellélövések.
   *[misses] ✗ Nem lehet ő: erre már rálőttetek, mellé.
}{ $marks ->
    [True] { " " }Amit a táblákon kihúztál, az is át van húzva.
   *[False] { "" }
}
infiltraitors-panel-exchange-button = Csere: { $target } …
infiltraitors-panel-exchange-whom-button = Csere …
infiltraitors-panel-shoot-button = Lövés: { $target } gyanúsítottja …
infiltraitors-panel-shoot-whom-button = Lövés …
infiltraitors-panel-target-button = { $target } gyanúsítottja
infiltraitors-panel-colour-button = { $left ->
    [-1] { $colour }
    [0] { $colour } ✗
   *[other] { $colour } · { $left }
}
infiltraitors-panel-search-button = Nyílt eldobottak ({ $count })
infiltraitors-panel-searched = **Nyílt eldobottak:** { $open }; lefordítva: { $down }
infiltraitors-panel-which-discard = **Utalás a kulcsszemélyre:** melyik nyílt eldobott lap?
infiltraitors-panel-discards-button = { $count ->
    [one] A nyílt eldobott lap …
   *[other] Egy nyílt eldobott lap …
}
infiltraitors-panel-face-down-button = Egy lefordított ({ $count } közül)
infiltraitors-panel-no-card-button = Nem kérek
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } ✓
    [sideways] { $card } ✗
   *[unknown] { $card }
}
infiltraitors-panel-card-spoken-button = { $turned ->
    [upright] { $card } – egyezik
    [sideways] { $card } – nem egyezik
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Másik szín
infiltraitors-panel-special-button = { $colour } különleges, középről
infiltraitors-panel-specials = Vagy egy különleges kártya középről:
infiltraitors-panel-whose-hand = **Kinek a kezéből?**
infiltraitors-panel-hand = { $owner } lapjai:
infiltraitors-panel-hand-button = { $owner } lapjai
infiltraitors-panel-from-hand = A kezedből:
infiltraitors-panel-from-discards = Vagy egy nyílt eldobott lap:
