# What stands in the pictures of Agents: T.H.E. Plan, their alt texts and the board in words.

the-plan-picture-seat = { $colour ->
    [red] 🔺
    [green] 🟢
    [yellow] 🔶
   *[blue] 🟦
} { $letter }

the-plan-picture-stage-action = Zug { $turn }: { $who } würfelt { $roll }
the-plan-picture-stage-suspects = Zug { $turn }: { $who } bewegt Verdächtige
the-plan-picture-stage-bonus = Zug { $turn }: { $who } findet einen Bonus
the-plan-picture-stage-turn = Zug { $turn }: { $who } dreht das Licht
the-plan-picture-stage-light = Zug { $turn }: { $who } beleuchtet { $hideout }
the-plan-picture-stage-key = Zug { $turn }: { $who } kommt an Schlüssel
the-plan-picture-stage-battle = Zug { $turn }: { $who } darf kämpfen
the-plan-picture-stage-steal = Zug { $turn }: { $who } besiegt { $other }
the-plan-picture-stage-checks = Zug { $turn }: { $who } darf Akten prüfen
the-plan-picture-stage-claim = Zug { $turn }: { $who } beschuldigt { $owner } ({ $hideout })
the-plan-picture-stage-over = Die Partie ist vorbei
the-plan-picture-won = { $who } gewinnt
the-plan-picture-nobody = Niemand gewinnt

the-plan-picture-you-action = { $roll } gewürfelt: Wähle eine Aktion
the-plan-picture-you-do-move-agent = Beweg deinen Agenten um { $roll }
the-plan-picture-you-do-move-suspect = Beweg einen Verdächtigen um { $roll }
the-plan-picture-you-do-tram = Fahr Straßenbahn: { $roll } { $roll ->
    [one] Schritt
   *[other] Schritte
}
the-plan-picture-you-do-move-all = Beweg alle Verdächtigen
the-plan-picture-you-do-searchlight = Dreh den Suchscheinwerfer
the-plan-picture-you-do-check = Prüf eine Akte
the-plan-picture-you-suspects = Beweg den Nächsten
the-plan-picture-you-bonus = Bonus: { $bonus }
the-plan-picture-you-turn = Dreh den Suchscheinwerfer
the-plan-picture-you-light = Das Licht steht auf { $hideout }
the-plan-picture-you-key = Nimmst du einen Schlüssel?
the-plan-picture-you-battle = Kämpfst du um einen Schlüssel?
the-plan-picture-you-steal = Nimm { $other } einen Schlüssel ab
the-plan-picture-you-checks = Prüf die Akten nach Begegnungen
the-plan-picture-you-over = Die Partie ist vorbei

the-plan-picture-claim-open = { $who } behauptet: Der Plan ist in { $hideout }, dem Versteck von { $owner }.
the-plan-picture-claim-wrong = In Zug { $turn } behauptete { $who }: Der Plan ist in { $hideout }, dem Versteck von { $owner }. Falsch.
the-plan-picture-stands = { $who } auf { $circle }
the-plan-picture-alt-light = Der Suchscheinwerfer steht auf { $hideout }.
the-plan-picture-alt-out = { $who } ist ausgeschieden.
the-plan-picture-alt-seat = { $who } auf { $circle }, { $ready ->
    [one] 1 Aktionskarte
   *[other] { $ready } Aktionskarten
} bereit, { $count ->
    [0] kein Schlüssel
   *[other] { $keys }
}.
the-plan-picture-alt-suspects = Verdächtige: { $suspects }.
the-plan-picture-alt-turn = Zug { $turn }, { $who } würfelte { $roll }:
the-plan-picture-key-down = { $count ->
    [one] ein verdeckter Schlüssel
   *[other] { $count } verdeckte Schlüssel
}
the-plan-picture-key-up = Schlüssel { $key } offen
the-plan-picture-key-known = Schlüssel { $key }
the-plan-picture-known-held = { $who } hat Schlüssel { $key }.
the-plan-picture-known-stock = Schlüssel { $key } ist im Vorrat.
the-plan-picture-seen-file = Akte von { $suspect }: { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] Der Plan ist in { $hideout }.
   *[no] In { $hideout } ist eine Attrappe.
}
the-plan-picture-seen-evidence = Die Beweiskarte sagt: { $hideout } gehört { $suspect }.
the-plan-picture-seen-nothing = Noch nichts gesehen.
the-plan-picture-owns = { $hideout } gehört { $suspect }.
the-plan-picture-knew = { $turn ->
    [never] { $who } konnte es noch nicht wissen.
   *[other] { $who } konnte es ab Zug { $turn } wissen.
}
the-plan-picture-score-line = Siege an diesem Tisch: { $seats }.
the-plan-picture-score-seat = { $games ->
    [one] { $seat } 1 Partie
   *[other] { $seat } { $games } Partien
}
the-plan-picture-your-keys = { $keys ->
    [0] Keine Schlüssel
   *[other] Deine Schlüssel
}
the-plan-picture-way = Weg { $number }: { $path }.
the-plan-picture-by-tram = –: zu Fuß, ≈: mit der Bahn.
the-plan-picture-on-foot = zu Fuß
the-plan-picture-tram = mit der Bahn
the-plan-picture-files = Akten, oberste Karte zuerst
# Beside a card on the board, very little room: at most 8 letters.
the-plan-picture-act-move-agent = Agent
the-plan-picture-act-move-suspect = Verdächt.
the-plan-picture-act-tram = Bahn
the-plan-picture-act-move-all = alle vier
the-plan-picture-act-searchlight = Licht
the-plan-picture-act-check = Akte

# The closing picture, how to play, the cover.

the-plan-picture-closed = Akte geschlossen
the-plan-picture-could-know = { $turn ->
    [never] Noch nicht sicher
   *[other] Sicher ab Zug { $turn }
}
the-plan-picture-score = Siege
the-plan-picture-film-alt = Die Partie Zug für Zug: wer wohin ging, das Licht, Schlüssel und Beschuldigungen.
the-plan-picture-film-turn = Zug { $turn }
the-plan-picture-motto = Ein Plan, vier Taschen, ein Licht
the-plan-picture-guide-aim = Finde den Plan und den Dieb
the-plan-picture-guide-aim-text = Der Plan liegt in einem Versteck, und dieses gehört einem der Verdächtigen. Hol dir den Schlüssel und geh hinein.
the-plan-picture-guide-turn = Dein Zug
the-plan-picture-guide-turn-text = Würfle. Spiel eine Karte für eine ihrer Aktionen. Geh an einem Verdächtigen vorbei und prüf seine Akte.
the-plan-picture-guide-end = Gut zu wissen
the-plan-picture-guide-both = beide Hälften in einer Akte: sein Versteck
the-plan-picture-guide-lit = im Licht: ein Blick in die Aktentasche
the-plan-picture-guide-wrong = falsch beschuldigt: ausgeschieden
the-plan-picture-guide-alt = So wird Agents: T.H.E. Plan gespielt. { the-plan-picture-guide-aim-text } { the-plan-picture-guide-turn-text } Beide Hälften eines Verstecks in einer Akte zeigen, wem es gehört, der Suchscheinwerfer zeigt Aktentaschen, und wer falsch beschuldigt, scheidet aus.
the-plan-picture-cover-alt = Agents: T.H.E. Plan: eine Stadt bei Nacht unter einem Suchscheinwerfer. { the-plan-picture-motto }.

# The board in words.

the-plan-picture-heading-needs = Für deine Wahl
the-plan-picture-heading-hand = Deine Hand
the-plan-picture-heading-seats = Wer mitspielt
the-plan-picture-heading-suspects = Die Verdächtigen
the-plan-picture-heading-city = Die Stadt, Segment für Segment
the-plan-picture-heading-hideouts = Die Verstecke
the-plan-picture-heading-claims = Beschuldigungen
the-plan-picture-heading-own = Was { $who } gesehen hat
the-plan-picture-heading-past = Letzte Züge
the-plan-picture-ready = Bereite Aktionskarten: { $cards }.
the-plan-picture-card = { $number } ({ $count ->
    [1] { $one }
   *[other] { $one } oder { $two }
})
the-plan-picture-checked = Von { $who } geprüfte Akten: { $files }.
the-plan-picture-checked-none = Noch keine Akte geprüft: { $seats }.
the-plan-picture-checked-file = { $suspect } ×{ $count }
the-plan-picture-die = Der Würfel zeigt { $roll }.
the-plan-picture-open-checks = { $who } darf noch prüfen: { $files }.
the-plan-picture-to-move = { $who } bewegt noch { $suspects }, um { $counts }.
the-plan-picture-stock = { $keys ->
    [0] Im Vorrat ist kein Schlüssel mehr.
    [one] Im Vorrat ist 1 Schlüssel.
   *[other] Im Vorrat sind { $keys } Schlüssel.
}
the-plan-picture-stock-known = Sicher darunter: { $keys }.
the-plan-picture-suspect-line = { $suspect } auf { $circle }, { $cards ->
    [one] 1 Karte in der Akte
   *[other] { $cards } Karten in der Akte
}{ $bonus ->
    [none] { "" }
   *[other] ; die Bonuskarte ist weg ({ $bonus })
}
the-plan-picture-segment = Segment { $hideout }{ $lit ->
    [yes] { " (im Licht)" }
   *[no] { "" }
}: { $circles }
the-plan-picture-circle = { $circle }{ $kind ->
    [key] { " (Schlüssel)" }
    [stop] { " (Haltestelle)" }
    [door] { " (Eingang)" }
   *[plain] { "" }
}{ $here ->
    [nobody] { "" }
   *[other] { " " }mit { $here }
}
the-plan-picture-lines = Wege von Kreis zu Kreis (– zu Fuß, ≈ mit der Bahn): { $lines }.
the-plan-picture-hideout-line = { $hideout }, Eingänge: { $doors }
the-plan-picture-looked = Aktentasche von { $hideout }: gesehen von { $seats }
the-plan-picture-looked-none = In diese Aktentaschen hat noch niemand gesehen: { $hideouts }.
the-plan-picture-file-line = Akte von { $suspect }, von oben: { $cards }
the-plan-picture-card-unknown = { $count ->
    [one] nicht gesehen
   *[other] { $count } × nicht gesehen
}
the-plan-picture-owner-line = { $hideout } gehört { $suspect }: beide Hälften gesehen.
the-plan-picture-turn-heading = Zug { $turn }: { $who } würfelte { $roll }
the-plan-picture-reach-move-agent = Agent um { $roll }: { $count ->
    [0] kein Weg
   *[other] nach { $ends }
}.
the-plan-picture-reach-tram = Bahn um { $roll }: { $count ->
    [0] kein Weg
   *[other] nach { $ends }
}.
the-plan-picture-end = { $circle }{ $brings ->
    [nothing] { "" }
   *[other] {" "}({ $brings })
}
the-plan-picture-reach-move-suspect = Ein Verdächtiger um { $roll }: { $count ->
    [0] Niemand kann dir begegnen
   *[other] Mögliche Begegnungen: { $suspects }
}.
the-plan-picture-reach-move-all = Alle vier Verdächtigen um 4, 3, 2 und 1: { $count ->
    [0] Niemand kann dir begegnen
   *[other] Mögliche Begegnungen: { $suspects }
}.
the-plan-picture-would-light = Licht auf { $hideout } gedreht: { $count ->
    [0] Dort steht kein anderer Agent
   *[other] { $seats }
}.
the-plan-picture-in-light = { $who } ({ $keys ->
    [0] kein verdeckter Schlüssel
    [one] 1 verdeckter Schlüssel
   *[other] { $keys } verdeckte Schlüssel
})
