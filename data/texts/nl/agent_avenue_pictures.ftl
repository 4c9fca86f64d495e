# What stands in Agent Avenue's pictures, their alt texts and the board in words.

agent-avenue-picture-motto = Pak de ander voordat die jou pakt
# Under the hand: how many agents are in play, and the number the next one brings.
agent-avenue-picture-legend = in het spel, en wat de volgende doet
agent-avenue-picture-laid = Op tafel
agent-avenue-picture-turn-was = Beurt { $turn }

agent-avenue-picture-stage-play = Beurt { $turn }: { $who } speelt twee kaarten
agent-avenue-picture-stage-lay-first = Beurt { $turn }: { $who }, wie eerst?
agent-avenue-picture-stage-lay-second = Beurt { $turn }: { $who } speelt gedekt
agent-avenue-picture-stage-recruit = { $count ->
    [one] Beurt { $turn }: { $who } neemt een kaart
   *[other] Beurt { $turn }: { $who } kiezen samen
}
agent-avenue-picture-stage-market = Beurt { $turn }: { $who } op de markt
agent-avenue-picture-stage-ability = Beurt { $turn }: { $who } – { $card }
agent-avenue-picture-stage-over = Het potje is afgelopen
agent-avenue-picture-won = { $side ->
    [green] Groen
   *[blue] Blauw
} wint

agent-avenue-picture-group = { $count ->
    [1] { $agent }
   *[other] { $count } × { $agent }
}
agent-avenue-picture-alt-distance = { $spaces ->
    [one] { $side } moet nog 1 vakje verder om de ander te pakken.
   *[other] { $side } moet nog { $spaces } vakjes verder om de ander te pakken.
}
agent-avenue-picture-alt-agents = { $side } in het spel: { $agents }.
agent-avenue-picture-alt-nobody = { $side } heeft niemand in het spel.
agent-avenue-picture-turn-line = Beurt { $turn }: { $first } nam { $first_agent } ({ $first_down ->
    [yes] gedekt
   *[no] open
}, { $first_spaces }), { $second } nam { $second_agent } ({ $second_down ->
    [yes] gedekt
   *[no] open
}, { $second_spaces }).

agent-avenue-picture-you-play = Speel twee kaarten, een ervan gedekt
agent-avenue-picture-you-lay-first = Speel de open kaart
agent-avenue-picture-you-lay-second = Speel de gedekte kaart
agent-avenue-picture-you-recruit = Welke kaart neem je?
agent-avenue-picture-you-market = Neem een kaart van de markt
agent-avenue-picture-you-ability = Voer je marktkaart uit
agent-avenue-picture-they-take = Ander kiest
# Beside a pawn: how many spaces are missing to a catch.
agent-avenue-picture-catches = nog { $spaces } te gaan
agent-avenue-picture-you-catch = Jij: nog { $spaces } te gaan
agent-avenue-picture-they-catch = Ander: nog { $spaces } te gaan
agent-avenue-picture-you-get = Jij
agent-avenue-picture-they-get = Ander
agent-avenue-picture-face-up = Open
agent-avenue-picture-face-down = Gedekt
agent-avenue-picture-set-aside = Opzij
agent-avenue-picture-no-cards = Geen handkaarten
agent-avenue-picture-alt-hand = In je hand: { $cards }.
agent-avenue-picture-alt-card = { $agent } (jij { $you } of ander { $they })
agent-avenue-picture-alt-up = Open: { $agent }. Wat speel je gedekt?
agent-avenue-picture-alt-pair = { $down } gedekt: neemt de ander { $up }, dan jij { $you_if_up }, ander { $they_if_up }; neemt de ander { $down }, dan jij { $you_if_down }, ander { $they_if_down }.
agent-avenue-picture-score = Deze tafel
agent-avenue-picture-score-line = Deze tafel tot nu toe: { $seats }.
agent-avenue-picture-score-seat = { $games ->
    [one] { $seat } 1 potje
   *[other] { $seat } { $games } potjes
}
agent-avenue-picture-earlier = { $turns ->
    [one] 1 eerdere beurt staat hier niet
   *[other] { $turns } eerdere beurten staan hier niet
}

agent-avenue-picture-seat = { $side ->
    [green] 🟢
   *[blue] 🟦
} { $letter }

# The board in words.

agent-avenue-picture-heading-street = De straat
agent-avenue-picture-heading-side = { $side ->
    [green] Groen
   *[blue] Blauw
} ({ $seats })
agent-avenue-picture-heading-table = Op tafel
agent-avenue-picture-heading-market = Zwarte markt
agent-avenue-picture-heading-hand = { $whose ->
    [own] Je kaarten ({ $side ->
        [green] Groen
       *[blue] Blauw
    }, { $seat })
   *[other] Kaarten van { $seat }
}
agent-avenue-picture-heading-past = Laatste beurten
agent-avenue-picture-deck = { $cards ->
    [one] Nog 1 kaart in de stapel.
   *[other] Nog { $cards } kaarten in de stapel.
}
agent-avenue-picture-row = Vakjes { $first } tot en met { $last }, vooruit: { $spaces }.
agent-avenue-picture-space = { $kind ->
    [green] { $space } thuis van Groen
    [blue] { $space } thuis van Blauw
    [market] { $space } markt
   *[house] { $space }
}{ $pawns ->
    [green] { " met de pion van Groen" }
    [blue] { " met de pion van Blauw" }
    [both] { " met beide pionnen" }
   *[none] { "" }
}
agent-avenue-picture-hand-line = Plaats { $seat }: { $cards ->
    [one] 1 handkaart
   *[other] { $cards } handkaarten
}, { $aside } opzijgelegd
agent-avenue-picture-agent-line = { $count } × { $agent }; { $does ->
    [wins] nog een wint
    [loses] nog een verliest
    [only] de enige
   *[moves] de volgende zet { $spaces }
}
agent-avenue-picture-not-in-play = Niet in het spel: { $agents }
agent-avenue-picture-next = { $agent } ({ $does ->
    [wins] wint
    [loses] verliest
   *[moves] { $spaces }
})
agent-avenue-picture-table-up = { $agent }, open{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down = Een kaart, gedekt{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down-known = { $agent }, gedekt{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-market-deck = { $cards } in de stapel van de markt, { $discarded } afgelegd
agent-avenue-picture-aside-line = Opzijgelegd: { $agents }
agent-avenue-picture-step-recruit = { $side } rekruteerde { $card } ({ $spaces })
agent-avenue-picture-step-bonus = { $card } gaf { $side } { $spaces }
agent-avenue-picture-step-market = { $side } nam { $card } van de markt
agent-avenue-picture-step-nothing = { $card } deed niets voor { $side }
agent-avenue-picture-step-to-hand = { $side } nam { $card } in de hand

# How to play, and the cover.

agent-avenue-picture-guide-aim = Jaag en word gejaagd
agent-avenue-picture-guide-aim-text = Kom op de andere pion of haal hem in, dan pak je hem.
agent-avenue-picture-guide-turn = Jouw beurt
agent-avenue-picture-guide-turn-text = Speel twee agenten, één gedekt. De ander neemt er een, jij de andere. Beide pionnen bewegen.
agent-avenue-picture-guide-end = Het eindigt ook met
agent-avenue-picture-guide-win = drie hiervan: je wint
agent-avenue-picture-guide-lose = drie hiervan: je verliest
agent-avenue-picture-guide-alt = Zo speel je Agent Avenue. { agent-avenue-picture-guide-aim-text } { agent-avenue-picture-guide-turn-text } Met drie Codekrakers win je, met drie Waaghalzen verlies je.
agent-avenue-picture-cover-alt = Agent Avenue: twee spionnen in een straat van veertien huizen. { agent-avenue-picture-motto }.
agent-avenue-picture-film-alt = Het potje beurt voor beurt: twee kaarten aangeboden, een ervan gedekt, en beide pionnen onderweg.
agent-avenue-picture-closed = Gesloten
