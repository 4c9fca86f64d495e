# What stands in Wink's pictures, their alt texts and the board in words.

wink-picture-seat = { $letter ->
    [A] 🦊
    [B] 🦉
    [C] 🐱
    [D] 🐦
    [E] 🦌
    [F] 🦋
    [G] 🐺
   *[H] 🐰
} { $letter }

wink-picture-turn-glance = Zug { $turn }: { $who } ist dran
wink-picture-turn-live = Zug { $turn }: { $who } ist dran
wink-picture-turn-last = Letzte Runde, Zug { $turn }: { $who }
wink-picture-won = { $count ->
    [0] Die Partie ist vorbei
    [one] { $who } gewinnt
   *[other] { $who } gewinnen gemeinsam
}

wink-picture-you-turn = Dein Zug: Ruf eine Nummer auf
wink-picture-you-name = Dein Zug: nennen, dann aufrufen
wink-picture-you-beat = Beobachte jemanden, dann bestätige
wink-picture-you-wait = { $count ->
    [0] Bestätigt
   *[other] Bestätigt; es fehlt noch: { $who }
}
wink-picture-you-stand = Das Programm bestätigt für dich
wink-picture-you-away = Du warst abwesend: Wähle etwas, um zurückzukommen
wink-picture-you-away-live = Du bist abwesend: Deine Züge verfallen

wink-picture-called = { $who } rief die { $number } auf.
wink-picture-skipped = { $who } rief nichts auf.
wink-picture-passed = Der Zug von { $who } verfiel.
wink-picture-has-left = { $who } ist nicht mehr dabei.
wink-picture-declined = { $who } nannte niemanden für die { $number }.
wink-picture-named = { $who } nannte { $named } für die { $number }: { $how ->
    [right] richtig
   *[wrong] falsch, sie war bei { $holder }
}.
wink-picture-accused = { $who } beschuldigte { $accused } wegen der { $number }: { $how ->
    [right] richtig
    [wrong] falsch
   *[void] zu spät
}.
wink-picture-call = { $who } rief in Zug { $turn } die { $number } auf{ $barred ->
    [yes] ; niemand kann dazu noch beschuldigt werden
   *[no] { "" }
}.
wink-picture-lacking = Sicher nicht bei: { $who }.
wink-picture-player = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, Abwehrkarten: { $counters }{ $state ->
    [away] , abwesend
    [left] , nicht mehr dabei
    [confirmed] , bestätigt
   *[none] { "" }
}.
wink-picture-left = In der Menge { $up } offen, { $down } verdeckt.

wink-picture-held = { $count ->
    [0] Keine Handkarten.
   *[other] Auf der Hand: { $numbers }.
}
wink-picture-accomplice = { $who } hat deine { $number } aufgerufen: { $state ->
    [yes] Du hast gezwinkert.
    [no] Du hast noch nicht gezwinkert.
   *[live] Gib das Zeichen.
}
wink-picture-watching = Du beobachtest { $who } und zwinkerst { $manner ->
    [bold] deutlich
   *[subtle] unauffällig
}.
wink-picture-planned-accusation = Du beschuldigst { $who } wegen der { $number }.
wink-picture-planned-naming = Du nennst: { $who }.
wink-picture-planned-call = Du rufst die { $number } auf.
wink-picture-standing = Bis zu deinem Zug bestätigt das Programm für dich.
wink-picture-saw-still = { $met ->
    [yes] Zug { $turn }: { $who } und du habt euch angesehen. Kein Zeichen.
   *[no] Zug { $turn }: Du hast { $who } beobachtet. Nichts.
}
wink-picture-saw-moved = { $met ->
    [yes] Zug { $turn }: { $who } und du habt euch angesehen. Zwinkern oder Blinzeln zu { $moved }.
   *[no] Zug { $turn }: Du hast { $who } beobachtet. Zwinkern oder Blinzeln zu { $moved }.
}
wink-picture-saw-winked = Du hast { $who } zugezwinkert: Du hast die { $number }.
wink-picture-saw-nothing = Züge { $first }–{ $last }: nichts. Beobachtet hast du { $watched }.
wink-picture-gazes = Blicke: { $pairs }.
wink-picture-eye = { $how ->
    [bold] { $who } zwinkerte { $at } deutlich zu, wegen der { $number }
    [subtle] { $who } zwinkerte { $at } unauffällig zu, wegen der { $number }
   *[blink] { $who } blinzelte zu { $at }
}; { $could ->
    [0] niemand sah hin.
   *[other] hingesehen: { $watched_by }, { $did ->
        [0] bemerkt: niemand
       *[other] bemerkt: { $seen_by }
    }.
}

wink-picture-saw = Was du gesehen hast

# The end: the closing picture and the story.

wink-picture-stamp = Demaskiert
wink-picture-count-points = Punkte
wink-picture-count-crowd = Menge
wink-picture-count-agents = Agenten
# Columns of the closing picture, little room.
wink-picture-count-counters = Abwehr übrig
wink-picture-count-opened = Abwehr offen
wink-picture-count-lost = Agenten verdeckt
wink-picture-count-line = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} (Menge { $crowd }, Agenten { $agents }, Abwehrkarten { $counters }); davon ausgelegt { $opened }, verdeckt { $lost }{ $left ->
    [yes] ; nicht mehr dabei
   *[no] { "" }
}.
wink-picture-legend-linked = richtig genannt
wink-picture-legend-caught = erwischt von
wink-picture-legend-lost = verfehlt; wer sie hatte
wink-picture-legend-gaze = wer wen beobachtete
wink-picture-legend-met = Blicke trafen sich
wink-picture-legend-not-met = trafen sich nicht
wink-picture-legend-glanced = Zwinkern, Blinzeln zu
wink-picture-legend-nothing = nichts
wink-picture-legend-you-winked = von dir gezwinkert
wink-picture-legend-may-accuse = du darfst beschuldigen
wink-picture-legend-too-late = zu spät beschuldigt
wink-picture-legend-called = aufgerufen
wink-picture-legend-named = genannt
wink-picture-legend-accused = beschuldigt
wink-picture-legend-bold = deutlich gezwinkert zu
wink-picture-legend-subtle = unauffällig zu
wink-picture-legend-blink = geblinzelt
wink-picture-legend-saw = hat es bemerkt
wink-picture-legend-watched = sah hin, hat es verpasst
wink-picture-score = Siege
wink-picture-score-line = Siege an diesem Tisch: { $scores }.
wink-picture-sum-linked = { $count ->
    [one] 1 richtig genannt,
   *[other] { $count } richtig genannt,
}
wink-picture-sum-caught = { $count } erwischt,
wink-picture-sum-lost = { $count } verloren.
wink-picture-story = { $span ->
    [single] Zug { $first } ({ $page } von { $pages })
   *[range] Züge { $first }–{ $last } ({ $page } von { $pages })
}
wink-picture-film-alt = Die Partie Zug für Zug: der Tisch, offene Aufrufe, Blicke, Zwinkern und Blinzeln, Punkte.
wink-picture-story-beat = Zug { $turn }:

# The board in words.

wink-picture-heading-own = Nur für dich
wink-picture-heading-calls = Offene Aufrufe
wink-picture-heading-standing = Wie es steht
wink-picture-heading-players = Wer mitspielt
wink-picture-heading-crowd = Die Menge
wink-picture-heading-saw = Was du gesehen hast
wink-picture-heading-story = Die ganze Geschichte
wink-picture-signal-wink = Live: Komplizen zwinkern.
wink-picture-signal-hand = Live: Komplizen geben ein Handzeichen.
wink-picture-signal-nod = Live: Komplizen nicken.
wink-picture-signal-own = Live: Komplizen geben das am Tisch vereinbarte Zeichen.
wink-picture-waiting = Warten auf { $who }.
wink-picture-may-accuse = Du hast gesehen, wie { $who } zu { $at } blickte: Wegen der { $number } darfst du beschuldigen.
wink-picture-no-calls = Kein Aufruf ist offen.
wink-picture-before-crowd = Karten der Menge: { $numbers }.
wink-picture-before-agents = Offene Agentenkarten: { $numbers }.
wink-picture-before-lost = Verdeckte Agentenkarten: { $numbers }.
wink-picture-counters = Abwehrkarten ausgelegt: { $open }, in der Schachtel: { $boxed }.
wink-picture-row = Reihe { $row }: { $cards }
wink-picture-card-token = { $number } mit Spielstein von { $who }
wink-picture-card-down = { $number } verdeckt
wink-picture-card-taken = { $number } genommen

# How to play, and the cover.

wink-picture-motto = Wer hat dir zugezwinkert?
wink-picture-cover-alt = Wink: maskierte Gesichter beim nächtlichen Karneval unter einer Lichterkette, dazu acht Tiermasken. { wink-picture-motto }
wink-picture-guide-call = Ruf eine Nummer auf
wink-picture-guide-call-text = Stell deinen Spielstein auf eine Karte der Menge. Wer diese Nummer hat, ist dein Komplize und zwinkert dir zu, am besten unbemerkt.
wink-picture-guide-ends = So endet ein Aufruf
wink-picture-guide-name = In deinem nächsten Zug nennst du deinen Komplizen. Richtig: ein Punkt für jeden von euch.
wink-picture-guide-accuse = Jemand hat anderswohin gezwinkert? Beschuldige! Richtig: Beide Karten sind deine, 2 Punkte.
wink-picture-guide-wrong = Falsch genannt: Beide Karten werden verdeckt. Falsch beschuldigt: eine Abwehrkarte weniger, also 1 Punkt.
wink-picture-guide-looks = Mit Blicken: Zug für Zug
wink-picture-guide-watch = In jedem Zug beobachtest du geheim jemanden. Seht ihr euch an, dein Komplize und du, zwinkert er dir zu.
wink-picture-guide-manner = Deutlich: kommt sicher an, andere sehen es manchmal. Unauffällig: beides seltener.
wink-picture-guide-blink = Ab und zu blinzelt ein Auge einfach so. Das sieht aus wie Zwinkern.
wink-picture-guide-end = Schluss, wenn eine Hand leer ist. Die meisten Punkte gewinnen: 1 für jede gewonnene Karte und jede behaltene Abwehrkarte.
wink-picture-guide-alt = So wird Wink gespielt. { wink-picture-guide-call }: { wink-picture-guide-call-text } { wink-picture-guide-ends }: { wink-picture-guide-name } { wink-picture-guide-accuse } { wink-picture-guide-wrong } { wink-picture-guide-looks }: { wink-picture-guide-watch } { wink-picture-guide-manner } { wink-picture-guide-blink } { wink-picture-guide-end }
