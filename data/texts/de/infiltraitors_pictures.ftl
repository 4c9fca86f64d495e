# What stands in Infiltraitors' pictures, their alt texts and the board in words.

# On the card's corner in pictures: one letter, unlike the others, for the colour.
infiltraitors-picture-letter-red = R
infiltraitors-picture-letter-black = S
infiltraitors-picture-letter-yellow = Ge
infiltraitors-picture-letter-blue = B
infiltraitors-picture-letter-green = Gr

infiltraitors-picture-seat = { $letter ->
    [A] 🟣
    [B] 🟫
    [C] 🔶
    [D] 🛡️
   *[E] 🏵️
} { $letter }

infiltraitors-picture-stage-action = Zug { $turn }: { $who } handelt
infiltraitors-picture-stage-reward = Zug { $turn }: Belohnung für { $who }
infiltraitors-picture-stage-discard = Zug { $turn }: { $who } wirft ab
infiltraitors-picture-stage-leave = Zug { $turn }: Steigt { $who } aus?
infiltraitors-picture-stage-key-clue = Zug { $turn }: { $who } gibt einen Hinweis
infiltraitors-picture-stage-key-shot = Zug { $turn }: { $who } schießt auf die Schlüsselperson
infiltraitors-picture-won = Mission erfüllt
infiltraitors-picture-lost = Mission gescheitert
infiltraitors-picture-stamp-won = Erfüllt
infiltraitors-picture-stamp-lost = Gescheitert

infiltraitors-picture-you-action = Dein Zug: eine Aktion
infiltraitors-picture-you-reward = Wähle deine Belohnung
infiltraitors-picture-you-discard = { $count ->
    [one] Wirf 1 Karte ab
   *[other] Wirf { $count } Karten ab
}
infiltraitors-picture-you-leave = Steigst du aus?
infiltraitors-picture-you-key-clue = { $count ->
    [one] Gib 1 Hinweis auf die Schlüsselperson
   *[other] Gib { $count } Hinweise auf die Schlüsselperson
}
infiltraitors-picture-you-key-shot = Schieß auf die Schlüsselperson

infiltraitors-picture-key = Schlüsselperson
infiltraitors-picture-no-suspect = Kein Verdächtiger
infiltraitors-picture-shooter = Gibt alle Schüsse ab, hält keinen Verdächtigen
infiltraitors-picture-gone = Ausgestiegen
infiltraitors-picture-discards = { $count ->
    [0] Nichts offen abgeworfen
    [one] 1 offen abgeworfen
   *[other] { $count } offen abgeworfen
}
# Column heading: still possible identities.
infiltraitors-picture-left-to-be = { $count } möglich
infiltraitors-picture-filled = Ausgefüllt: was der Verdächtige noch sein kann
infiltraitors-picture-specials = In der Mitte
infiltraitors-picture-pool = Vorrat

infiltraitors-picture-standing = { $bullets ->
    [one] 1 Patrone
   *[other] { $bullets } Patronen
} für { $left ->
    [one] 1 Verdächtigen
   *[other] { $left } Verdächtige
} ({ $middle } in der Mitte{ $aside ->
    [0] { "" }
   *[other] , { $aside } beiseite
}); Zentrale { $hq }, abgeworfen { $open } offen und { $down } verdeckt.
infiltraitors-picture-suspect-of = Verdächtiger { $number } von { $seat }
infiltraitors-picture-suspect-line = { $suspect }: { $clues }.
infiltraitors-picture-no-clues = noch keine Hinweise
infiltraitors-picture-matches = senkrecht (passt) { $cards }
infiltraitors-picture-no-matches = waagerecht (passt nicht) { $cards }
infiltraitors-picture-misses = Fehlschüsse { $cards }
infiltraitors-picture-identity = { $suspect }: { $card }.
infiltraitors-picture-identity-two = { $suspect }: { $card } ({ $own } in der Farbe von { $second }).
infiltraitors-picture-shot-line = { $seat } schoss in Zug { $turn }: { $card }.
infiltraitors-picture-gone-line = Ausgestiegen: { $seats }.
infiltraitors-picture-score-line = { $games ->
    [one] An diesem Tisch bisher 1 Mission erfüllt.
   *[other] An diesem Tisch bisher { $games } Missionen erfüllt.
}

infiltraitors-picture-deed-capture = Zug { $turn }: { $seat } fasste Verdächtigen { $number }.
infiltraitors-picture-deed-give-clue = Zug { $turn }: { $seat } gab einen Hinweis, { $card } { $turned ->
    [upright] senkrecht
   *[sideways] waagerecht
}.
infiltraitors-picture-deed-exchange = Zug { $turn }: { $seat } spielte { $card } an den Verdächtigen von { $target }, { $turned ->
    [upright] senkrecht
   *[sideways] waagerecht
}.
infiltraitors-picture-deed-wait = Zug { $turn }: { $seat } schindete Zeit für { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
infiltraitors-picture-deed-hit = Zug { $turn }: { $seat } schoss auf den Verdächtigen von { $target }: { $card }, Treffer.
infiltraitors-picture-deed-miss = Zug { $turn }: { $seat } schoss auf den Verdächtigen von { $target }: { $card }, daneben.
infiltraitors-picture-deed-leave = Zug { $turn }: { $seat } stieg aus.
infiltraitors-picture-deed-key-hit = Zug { $turn }: { $seat } schoss auf die Schlüsselperson: { $card }, Treffer.
infiltraitors-picture-deed-key-miss = Zug { $turn }: { $seat } schoss auf die Schlüsselperson: { $card }, daneben.

infiltraitors-picture-alt-hand = Auf der Hand: { $cards }.
infiltraitors-picture-alt-hand-of = { $seat } hat auf der Hand: { $cards }.
infiltraitors-picture-alt-hand-unseen = { $count ->
    [one] Du hast 1 Karte, die du nicht siehst.
   *[other] Du hast { $count } Karten, die du nicht siehst.
}
infiltraitors-picture-no-cards = Keine Handkarten
infiltraitors-picture-your-suspect = Dein Verdächtiger { $number }
infiltraitors-picture-would-match = passt, senkrecht
infiltraitors-picture-would-not = passt nicht, waagerecht
infiltraitors-picture-escaped = frei
infiltraitors-picture-in-turn = Zug { $turn }
infiltraitors-picture-score = Erfüllte Missionen an diesem Tisch
infiltraitors-picture-film-turn = Zug { $turn }
infiltraitors-picture-film-alt = Die Mission als Film: die Gegenüberstellung, und ein Verdächtiger nach dem anderen wird ausgeschaltet.

# The board in words.

infiltraitors-picture-heading-suspects = Verdächtige
infiltraitors-picture-heading-own-hand = Deine Hand
infiltraitors-picture-heading-hands = Hände
infiltraitors-picture-heading-discards = Abgeworfen
infiltraitors-picture-heading-middle = Verdächtige, die in der Mitte blieben
infiltraitors-picture-heading-aside = Der Verdächtige beiseite
infiltraitors-picture-heading-hq = Zentrale, von oben
infiltraitors-picture-heading-down = Verdeckt abgeworfen
infiltraitors-picture-shooter-line = Alle Schüsse gibt ab: { $seat }.
infiltraitors-picture-specials-line = Sonderkarten in der Mitte: { $cards }.
infiltraitors-picture-pool-line = Vorrat: { $cards }.
infiltraitors-picture-nobody = Niemand hält einen Verdächtigen.
infiltraitors-picture-holds-nobody = { $count ->
    [one] { $seats } hält keinen Verdächtigen.
   *[other] { $seats } halten keinen Verdächtigen.
}
infiltraitors-picture-blank-line = Noch ohne Hinweise: { $suspects }.
infiltraitors-picture-two-cards = Dabei liegt eine zweite Karte.
infiltraitors-picture-locked = Jetzt nicht als Ziel erlaubt: { $suspect }.
infiltraitors-picture-possible = { $count ->
    [one] Noch möglich: { $cards }.
   *[other] Noch { $count } möglich: { $cards }.
}
infiltraitors-picture-hands-line = Handkarten der anderen: { $hands }.
infiltraitors-picture-hand-count = { $seat } { $count }
infiltraitors-picture-own-matches = Passen zu deinem Verdächtigen: { $cards }.
infiltraitors-picture-own-others = Passen nicht: { $cards }.
infiltraitors-picture-down-line = { $count ->
    [0] Keine liegt verdeckt.
    [one] 1 liegt verdeckt.
   *[other] { $count } liegen verdeckt.
}

# How to play, and the cover.

infiltraitors-picture-motto = Nur die Karten dürfen sprechen
infiltraitors-picture-file = Geheimakte
infiltraitors-picture-cover-alt = Infiltraitors: fünf Leute mit Hut und Mantel bei einer Gegenüberstellung, eine Person davon im Visier einer Pistole. { infiltraitors-picture-motto }.
infiltraitors-picture-guide-aim = Gemeinsam
infiltraitors-picture-guide-aim-text = Ihr haltet je einen Verdächtigen, den sonst niemand sieht. Findet Farbe und Zahl der anderen heraus und schaltet alle aus, bevor die Patronen ausgehen.
infiltraitors-picture-guide-clues = Hinweise
infiltraitors-picture-guide-clues-text = Gleiche Farbe, gleiche Zahl, oder eine Zahl teilt die andere: passt, senkrecht. Sonst liegt die Karte waagerecht.
infiltraitors-picture-guide-turn = Dein Zug: eins davon
infiltraitors-picture-guide-capture = Fassen: Nimm einen Verdächtigen. Die oberste Karte der Zentrale (Nachziehstapel) wird ungesehen abgeworfen.
infiltraitors-picture-guide-clue = Hinweis geben: Spiel eine Karte an deinen eigenen Verdächtigen.
infiltraitors-picture-guide-exchange = Austauschen: Spiel eine Karte an einen anderen Verdächtigen, dann zieh eine aus der Zentrale.
infiltraitors-picture-guide-wait = Zeit schinden: Wirf die oberste Karte der Zentrale ungesehen ab, dann zieh bis zu drei.
infiltraitors-picture-guide-shoot = Schieß auf einen anderen Verdächtigen: eine Patrone, eine Farbe, eine Zahl.
infiltraitors-picture-guide-alt = So wird Infiltraitors gespielt. { infiltraitors-picture-guide-aim-text } { infiltraitors-picture-guide-clues-text } { infiltraitors-picture-guide-turn }. { infiltraitors-picture-guide-capture } { infiltraitors-picture-guide-clue } { infiltraitors-picture-guide-exchange } { infiltraitors-picture-guide-wait } { infiltraitors-picture-guide-shoot }
