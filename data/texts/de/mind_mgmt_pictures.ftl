# What stands in the pictures of MIND MGMT, their alt texts and the board in words.

mind-mgmt-picture-seat = { $colour ->
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
} { $number }

# Under a feature's sign on the map: at most 5 letters.
mind-mgmt-picture-short-book = Buch
mind-mgmt-picture-short-billboard = Plak.
mind-mgmt-picture-short-cafe = Café
mind-mgmt-picture-short-bus = Bus
mind-mgmt-picture-short-palm = Palme
mind-mgmt-picture-short-umbrella = Schi.
mind-mgmt-picture-short-idol = Götze
mind-mgmt-picture-short-graffiti = Graf.
mind-mgmt-picture-short-garden = Gart.
mind-mgmt-picture-short-dogs = Hunde
mind-mgmt-picture-short-fountain = Brun.
mind-mgmt-picture-short-pool = Beck.
mind-mgmt-picture-short-bird = Vogel
mind-mgmt-picture-short-monks = Mön.
mind-mgmt-picture-short-torches = Fack.
mind-mgmt-picture-short-tuktuk = Tuk.

mind-mgmt-picture-stage-mayhem = Chaos auf eine Grenze: noch { $left }
mind-mgmt-picture-stage-hiding = Das Management taucht unter
mind-mgmt-picture-stage-immortals = Das Management stellt Unsterbliche auf: noch { $left }
mind-mgmt-picture-stage-sharing = Wer nimmt welchen Agenten?
mind-mgmt-picture-stage-pawns = Die Agenten kommen in die Stadt
mind-mgmt-picture-stage-second-slip = Die Agenten legen den 2. Gedankensprung
mind-mgmt-picture-stage-recruiter = { $hour } Uhr: das Management zieht
mind-mgmt-picture-stage-active = { $agent } ist dran, { $left ->
    [0] zuletzt
   *[other] danach noch { $left }
}
mind-mgmt-picture-stage-agents = Die Agenten: { $left ->
    [one] noch 1 ist dran
   *[other] { $left } sind dran
}
mind-mgmt-picture-stage-answer = { $feature }? Das Management antwortet
mind-mgmt-picture-stage-over = Die Partie ist vorbei
mind-mgmt-picture-won-recruiter = Das Management gewinnt
mind-mgmt-picture-won-agents = Die Agenten gewinnen

mind-mgmt-picture-you-card = Wer möchtest du sein?
mind-mgmt-picture-you-start = Wo fängst du an?
mind-mgmt-picture-you-steps = Deine ersten Schritte: noch { $left }
mind-mgmt-picture-you-recruiter = { $hour } Uhr: { $done ->
    [open] Schritt oder Sprung
   *[done] Zug beenden?
}
mind-mgmt-picture-you-answer = { $feature }: welche Spur?

mind-mgmt-picture-recruits = Angesagte Rekruten: { $recruits } von { $goal }.
mind-mgmt-picture-stands = { $who } { $place }{ $fresh ->
    [fresh] { "" }
   *[spent] { " " }(war dran)
}
mind-mgmt-picture-agents = Agenten: { $pawns }.
mind-mgmt-picture-immortals = Unsterbliche: { $places }.
mind-mgmt-picture-steps = Spuren: { $places }.
mind-mgmt-picture-confirmed = Bestätigt: { $hours }.
mind-mgmt-picture-note = „{ $text }“
mind-mgmt-picture-notes = Notizen: { $notes }.
mind-mgmt-picture-mayhem = Chaos: { $borders }.
mind-mgmt-picture-open-cards = Offene Karten: { $features }.
mind-mgmt-picture-deck-size = Verdeckte Karten: { $count }.
mind-mgmt-picture-slip-lies = Auf { $place } liegt ein Gedankensprung.

mind-mgmt-picture-answer-steps = { $feature }: { $count ->
    [one] eine Spur auf { $places }
   *[other] Spuren auf { $places }
}.
mind-mgmt-picture-answer-none = { $feature }: keine neue Spur.
mind-mgmt-picture-answer-hour = { $place }: besucht um { $hour } Uhr.
mind-mgmt-picture-answer-capture = { $right ->
    [yes] Das Management wurde auf { $place } gefangen.
   *[no] Das Management war nicht auf { $place }.
}
mind-mgmt-picture-answer-near = { $near ->
    [yes] Das Management war höchstens zwei Orte von { $place } entfernt, in Reihe oder Spalte.
   *[no] Bis zu zwei Orte von { $place } war in Reihe und Spalte kein Management.
}
mind-mgmt-picture-answer-shaken = { $right ->
    [yes] { $feature }: eine der verdeckten Karten.
   *[no] { $feature }: keine der verdeckten Karten.
}

mind-mgmt-picture-secret-card = Das Management: { $card }.
mind-mgmt-picture-secret-cards = Merkmale, die Rekruten bringen: { $features }.
mind-mgmt-picture-secret-trail = Die Route: { $trail }.
mind-mgmt-picture-score-line = Siege an diesem Tisch: { $seats }.
mind-mgmt-picture-score-seat = { $games ->
    [one] { $seat } 1 Partie
   *[other] { $seat } { $games } Partien
}
mind-mgmt-picture-below = Unten: Agenten und wer sie führt; Pfeile: Sprungwege
mind-mgmt-picture-caption-recruits = Rekruten
mind-mgmt-picture-caption-slip = Sprung
mind-mgmt-picture-caption-recruiter = Management
mind-mgmt-picture-caption-open = Offen
mind-mgmt-picture-trails = { $exact ->
    [false] Rund { $shown } mögliche Routen
   *[true] { $trails ->
        [one] 1 mögliche Route
       *[other] { $shown } mögliche Routen
    }
}
mind-mgmt-picture-heat = Das Management kann auf { $count ->
    [one] 1 Ort
   *[other] { $count } Orten
} sein: { $places }.
mind-mgmt-picture-contacted = { $recruits ->
    [0] Alle Rekruten angesagt
   *[other] Noch nicht angesagt: { $recruits }
}

# The closing picture, its film, how to play, the cover.

mind-mgmt-picture-closed = Akte geschlossen
mind-mgmt-picture-score = Siege
mind-mgmt-picture-film-alt = Die Route Stunde für Stunde, jede Frage mit ihrer Antwort.
mind-mgmt-picture-motto = Eine Spur durch die Stadt, vier fragen nach ihr
mind-mgmt-picture-guide-hide = Das Management taucht unter
mind-mgmt-picture-guide-hide-text = Jede Stunde ein geheimer Schritt an einen neuen Ort, nie zurück. Jedes geheime Merkmal dort bringt einen Rekruten; in roten Stunden werden sie angesagt.
mind-mgmt-picture-guide-ask = Die Agenten fragen
mind-mgmt-picture-guide-ask-text = Nach jeder Stunde sind zwei dran: bis zu zwei Orte weit gehen und dort nach einem Merkmal fragen. Die Antwort ist eine Spur; geht hin und offenbart ihre Stunde. Ganz sicher? Fangen!
mind-mgmt-picture-guide-end = Wer gewinnt
mind-mgmt-picture-guide-end-text = Agenten: wenn sie das Management fangen oder es nicht mehr weiterkann. Management: mit 9 Rekruten (volles Spiel: 12), oder frei, wenn die Zeit um ist.
mind-mgmt-picture-guide-alt = So wird MIND MGMT gespielt. { mind-mgmt-picture-guide-hide-text } { mind-mgmt-picture-guide-ask-text } { mind-mgmt-picture-guide-end-text }
mind-mgmt-picture-cover-alt = MIND MGMT: ein Hut und ein Auge huschen durch eine Straße am Abend, hinter ihnen Fußabdrücke und zwei Agenten. { mind-mgmt-picture-motto }.

# The board in words.

mind-mgmt-picture-heading-secret = Was nur du weißt
mind-mgmt-picture-heading-time = Die Zeit
mind-mgmt-picture-heading-agents = Die Agenten
mind-mgmt-picture-heading-cards = Karten und Marker
mind-mgmt-picture-heading-map = Die Stadt, Reihe für Reihe
mind-mgmt-picture-heading-past = Letzte Antworten
mind-mgmt-picture-time = { $hour } Uhr ist vorbei; die Partie endet um { $last } Uhr.
mind-mgmt-picture-hours = Angesagte Rekruten: { $hours }.
mind-mgmt-picture-hour-recruits = { $hour } Uhr: { $count }
mind-mgmt-picture-slipped = Um { $hour } Uhr wurde ein Gedankensprung eingesetzt.
mind-mgmt-picture-nowhere = noch nicht in der Stadt
mind-mgmt-picture-agent-line = { $agent }{ $whose ->
    [seat] { " " }({ $who })
    [shared] { " " }(gemeinsam geführt)
   *[none] { "" }
}: { $place }, { $fresh ->
    [fresh] noch nicht dran gewesen
   *[spent] war schon dran
}
mind-mgmt-picture-possible = Wer das Management sein kann: { $cards }.
mind-mgmt-picture-slip-line = { $token ->
    [first] 1. Gedankensprung
   *[second] 2. Gedankensprung
}: { $state ->
    [used] eingesetzt um { $hour } Uhr
    [lies] liegt auf { $place }
   *[held] noch nicht eingesetzt
}.
mind-mgmt-picture-ally-line = { $ally }: { $used ->
    [used] Hilfe eingesetzt
   *[ready] hilft noch
}.
mind-mgmt-picture-claimed-line = Rekruten der Unsterblichen: { $features }.
mind-mgmt-picture-revealed = Beim Verhören gefunden: { $features }.
mind-mgmt-picture-here-immortal = Unsterblicher { $number }
mind-mgmt-picture-here-step = Spur
mind-mgmt-picture-here-slip = Gedankensprung
