# What stands in Agent Avenue's pictures, their alt texts and the board in words.

agent-avenue-picture-motto = Fang sie, bevor sie dich fangen
# Under the hand: how many agents are in play, and the number the next one brings.
agent-avenue-picture-legend = im Spiel, und was der nächste bringt
agent-avenue-picture-laid = Auf dem Tisch
agent-avenue-picture-turn-was = Zug { $turn }

agent-avenue-picture-stage-play = Zug { $turn }: { $who } spielt zwei Karten
agent-avenue-picture-stage-lay-first = Zug { $turn }: { $who } – wer spielt zuerst?
agent-avenue-picture-stage-lay-second = Zug { $turn }: { $who } spielt verdeckt
agent-avenue-picture-stage-recruit = { $count ->
    [one] Zug { $turn }: { $who } nimmt eine Karte
   *[other] Zug { $turn }: { $who } einigen sich
}
agent-avenue-picture-stage-market = Zug { $turn }: { $who } am Schwarzmarkt
agent-avenue-picture-stage-ability = Zug { $turn }: { $who } – { $card }
agent-avenue-picture-stage-over = Die Partie ist vorbei
agent-avenue-picture-won = { $side ->
    [green] Grün
   *[blue] Blau
} gewinnt

agent-avenue-picture-group = { $count ->
    [1] { $agent }
   *[other] { $count } × { $agent }
}
agent-avenue-picture-alt-distance = { $spaces ->
    [one] { $side } fehlt noch 1 Feld zum Fang.
   *[other] { $side } fehlen noch { $spaces } Felder zum Fang.
}
agent-avenue-picture-alt-agents = { $side } hat im Spiel: { $agents }.
agent-avenue-picture-alt-nobody = { $side } hat niemanden im Spiel.
agent-avenue-picture-turn-line = Zug { $turn }: { $first } nahm { $first_agent } ({ $first_down ->
    [yes] verdeckt
   *[no] offen
}, { $first_spaces }), { $second } nahm { $second_agent } ({ $second_down ->
    [yes] verdeckt
   *[no] offen
}, { $second_spaces }).

agent-avenue-picture-you-play = Spiel zwei Karten, eine davon verdeckt
agent-avenue-picture-you-lay-first = Spiel die offene Karte
agent-avenue-picture-you-lay-second = Spiel die verdeckte Karte
agent-avenue-picture-you-recruit = Welche Karte nimmst du?
agent-avenue-picture-you-market = Nimm eine Schwarzmarkt-Karte
agent-avenue-picture-you-ability = Führ deine Schwarzmarkt-Karte aus
agent-avenue-picture-they-take = Gegner:
# Beside a pawn: how many spaces are missing to a catch.
agent-avenue-picture-catches = fängt in { $spaces }
agent-avenue-picture-you-catch = Du fängst in { $spaces }
agent-avenue-picture-they-catch = Gegner fängt in { $spaces }
agent-avenue-picture-you-get = Du
agent-avenue-picture-they-get = Die
agent-avenue-picture-face-up = Offen
agent-avenue-picture-face-down = Verdeckt
agent-avenue-picture-set-aside = Beiseite
agent-avenue-picture-no-cards = Keine Handkarten
agent-avenue-picture-alt-hand = Auf der Hand: { $cards }.
agent-avenue-picture-alt-card = { $agent } (bei dir { $you }, beim Gegner { $they })
agent-avenue-picture-alt-up = Offen: { $agent }. Was kommt verdeckt dazu?
agent-avenue-picture-alt-pair = Verdeckt { $down }: Nimmt der Gegner { $up }, dann du { $you_if_up }, Gegner { $they_if_up }; nimmt er { $down }, dann du { $you_if_down }, Gegner { $they_if_down }.
agent-avenue-picture-score = An diesem Tisch
agent-avenue-picture-score-line = An diesem Tisch bisher: { $seats }.
agent-avenue-picture-score-seat = { $games ->
    [one] { $seat } 1 Partie
   *[other] { $seat } { $games } Partien
}
agent-avenue-picture-earlier = { $turns ->
    [one] 1 früherer Zug fehlt hier
   *[other] { $turns } frühere Züge fehlen hier
}

agent-avenue-picture-seat = { $side ->
    [green] 🟢
   *[blue] 🟦
} { $letter }

# The board in words.

agent-avenue-picture-heading-street = Die Straße
agent-avenue-picture-heading-side = { $side ->
    [green] Grün
   *[blue] Blau
} ({ $seats })
agent-avenue-picture-heading-table = Auf dem Tisch
agent-avenue-picture-heading-market = Schwarzmarkt
agent-avenue-picture-heading-hand = { $whose ->
    [own] Deine Karten ({ $side ->
        [green] Grün
       *[blue] Blau
    }, { $seat })
   *[other] Karten von { $seat }
}
agent-avenue-picture-heading-past = Letzte Züge
agent-avenue-picture-deck = { $cards ->
    [one] Noch 1 Karte im Stapel.
   *[other] Noch { $cards } Karten im Stapel.
}
agent-avenue-picture-row = Felder { $first } bis { $last }, in Laufrichtung: { $spaces }.
agent-avenue-picture-space = { $kind ->
    [green] { $space } Heimatfeld Grün
    [blue] { $space } Heimatfeld Blau
    [market] { $space } Schwarzmarkt
   *[house] { $space }
}{ $pawns ->
    [green] { " mit der grünen Figur" }
    [blue] { " mit der blauen Figur" }
    [both] { " mit beiden Figuren" }
   *[none] { "" }
}
agent-avenue-picture-hand-line = Platz { $seat }: { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}, { $aside } beiseitegelegt
agent-avenue-picture-agent-line = { $count } × { $agent }; { $does ->
    [wins] eine weitere Karte gewinnt
    [loses] eine weitere Karte verliert
    [only] gibt es nur einmal
   *[moves] die nächste zieht { $spaces }
}
agent-avenue-picture-not-in-play = Nicht im Spiel: { $agents }
agent-avenue-picture-next = { $agent } ({ $does ->
    [wins] gewinnt
    [loses] verliert
   *[moves] { $spaces }
})
agent-avenue-picture-table-up = { $agent }, offen{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down = Eine Karte, verdeckt{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down-known = { $agent }, verdeckt{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-market-deck = { $cards } im Stapel des Schwarzmarkts, { $discarded } abgeworfen
agent-avenue-picture-aside-line = Beiseitegelegt: { $agents }
agent-avenue-picture-step-recruit = { $side } rekrutierte: { $card } ({ $spaces })
agent-avenue-picture-step-bonus = { $card } bewegte { $side }: { $spaces }
agent-avenue-picture-step-market = { $side } nahm am Schwarzmarkt: { $card }
agent-avenue-picture-step-nothing = { $card }: ohne Wirkung für { $side }
agent-avenue-picture-step-to-hand = { $side } nahm auf die Hand: { $card }

# How to play, and the cover.

agent-avenue-picture-guide-aim = Jagen und gejagt werden
agent-avenue-picture-guide-aim-text = Erreich oder überhol die andere Figur, um sie zu fangen.
agent-avenue-picture-guide-turn = Dein Zug
agent-avenue-picture-guide-turn-text = Spiel zwei Agenten, einen verdeckt. Der Gegner nimmt einen, du den anderen. Beide Figuren ziehen.
agent-avenue-picture-guide-end = So kann es auch enden
agent-avenue-picture-guide-win = drei davon: Sieg
agent-avenue-picture-guide-lose = drei davon: verloren
agent-avenue-picture-guide-alt = So wird Agent Avenue gespielt. { agent-avenue-picture-guide-aim-text } { agent-avenue-picture-guide-turn-text } Mit drei Codeknackerinnen gewinnst du, mit drei Draufgängern verlierst du.
agent-avenue-picture-cover-alt = Agent Avenue: zwei Spione in einer Straße mit vierzehn Häusern. { agent-avenue-picture-motto }.
agent-avenue-picture-film-alt = Die Partie Zug für Zug: zwei angebotene Karten, eine davon verdeckt, und beide Figuren unterwegs.
agent-avenue-picture-closed = Vorbei
