# What stands in Agent Avenue's pictures, their alt texts and the board in words.

agent-avenue-picture-motto = Łap, zanim cię złapią
# Under the hand: how many agents are in play, and the number the next one brings.
agent-avenue-picture-legend = w grze i co da następna karta
agent-avenue-picture-laid = Na stole
agent-avenue-picture-turn-was = Tura { $turn }

agent-avenue-picture-stage-play = Tura { $turn }: { $who } wykłada dwie karty
agent-avenue-picture-stage-lay-first = Tura { $turn }: { $who } – kto pierwszy?
agent-avenue-picture-stage-lay-second = Tura { $turn }: { $who } wykłada zakrytą
agent-avenue-picture-stage-recruit = { $count ->
    [one] Tura { $turn }: { $who } bierze kartę
    [few] Tura { $turn }: { $who } wybierają kartę
   *[many] Tura { $turn }: { $who } wybierają kartę
}
agent-avenue-picture-stage-market = Tura { $turn }: { $who } na czarnym rynku
agent-avenue-picture-stage-ability = Tura { $turn }: { $who } – { $card }
agent-avenue-picture-stage-over = Gra skończona
agent-avenue-picture-won = Wygrywają { $side ->
    [green] Zieloni
   *[blue] Niebiescy
}

agent-avenue-picture-group = { $count ->
    [1] { $agent }
   *[other] { $count } × { $agent }
}
agent-avenue-picture-alt-distance = { $spaces ->
    [one] { $side }: do złapania drugiego brakuje 1 pola.
    [few] { $side }: do złapania drugiego brakuje { $spaces } pól.
   *[many] { $side }: do złapania drugiego brakuje { $spaces } pól.
}
agent-avenue-picture-alt-agents = { $side } w grze: { $agents }.
agent-avenue-picture-alt-nobody = { $side }: nikogo w grze.
agent-avenue-picture-turn-line = Tura { $turn }: { $first } biorą: { $first_agent } ({ $first_down ->
    [yes] zakryta
   *[no] odkryta
}, { $first_spaces }), { $second } biorą: { $second_agent } ({ $second_down ->
    [yes] zakryta
   *[no] odkryta
}, { $second_spaces }).

agent-avenue-picture-you-play = Wyłóż dwie karty, jedną zakrytą
agent-avenue-picture-you-lay-first = Wyłóż odkrytą kartę
agent-avenue-picture-you-lay-second = Wyłóż zakrytą kartę
agent-avenue-picture-you-recruit = Którą kartę bierzesz?
agent-avenue-picture-you-market = Weź kartę z czarnego rynku
agent-avenue-picture-you-ability = Wykonaj swoją kartę rynku
agent-avenue-picture-they-take = Biorą
# Beside a pawn: how many spaces are missing to a catch.
agent-avenue-picture-catches = łapie za { $spaces }
agent-avenue-picture-you-catch = Łapiesz za { $spaces }
agent-avenue-picture-they-catch = Łapią za { $spaces }
agent-avenue-picture-you-get = Ty
agent-avenue-picture-they-get = Oni
agent-avenue-picture-face-up = Odkryta
agent-avenue-picture-face-down = Zakryta
agent-avenue-picture-set-aside = Odłożone
agent-avenue-picture-no-cards = Brak kart na ręce
agent-avenue-picture-alt-hand = Na ręce: { $cards }.
agent-avenue-picture-alt-card = { $agent } (dla ciebie { $you }, dla nich { $they })
agent-avenue-picture-alt-up = Odkryta: { $agent }. Co kładziesz zakryte?
agent-avenue-picture-alt-pair = Zakryta { $down }: jeśli wezmą kartę { $up }, ty { $you_if_up }, oni { $they_if_up }; jeśli { $down }, ty { $you_if_down }, oni { $they_if_down }.
agent-avenue-picture-score = Ten stół
agent-avenue-picture-score-line = Ten stół do tej pory: { $seats }.
agent-avenue-picture-score-seat = { $games ->
    [one] { $seat } 1 gra
    [few] { $seat } { $games } gry
   *[many] { $seat } { $games } gier
}
agent-avenue-picture-earlier = Wcześniejsze tury bez obrazka: { $turns }

agent-avenue-picture-seat = { $side ->
    [green] 🟢
   *[blue] 🟦
} { $letter }

# The board in words.

agent-avenue-picture-heading-street = Ulica
agent-avenue-picture-heading-side = { $side ->
    [green] Zieloni
   *[blue] Niebiescy
} ({ $seats })
agent-avenue-picture-heading-table = Na stole
agent-avenue-picture-heading-market = Czarny rynek
agent-avenue-picture-heading-hand = { $whose ->
    [own] Twoje karty ({ $side ->
        [green] Zieloni
       *[blue] Niebiescy
    }, { $seat })
   *[other] Karty: { $seat }
}
agent-avenue-picture-heading-past = Ostatnie tury
agent-avenue-picture-deck = Kart w talii: { $cards }.
agent-avenue-picture-row = Pola { $first }–{ $last }, do przodu: { $spaces }.
agent-avenue-picture-space = { $kind ->
    [green] { $space } dom Zielonych
    [blue] { $space } dom Niebieskich
    [market] { $space } czarny rynek
   *[house] { $space }
}{ $pawns ->
    [green] { " z pionkiem Zielonych" }
    [blue] { " z pionkiem Niebieskich" }
    [both] { " z oboma pionkami" }
   *[none] { "" }
}
agent-avenue-picture-hand-line = Miejsce { $seat }: { $cards ->
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}, odłożone: { $aside }
agent-avenue-picture-agent-line = { $count } × { $agent }; { $does ->
    [wins] następna wygrywa
    [loses] następna przegrywa
    [only] jest tylko jedna
   *[moves] następna przesuwa o { $spaces }
}
agent-avenue-picture-not-in-play = Poza grą: { $agents }
agent-avenue-picture-next = { $agent } ({ $does ->
    [wins] wygrana
    [loses] przegrana
   *[moves] { $spaces }
})
agent-avenue-picture-table-up = { $agent }, odkryta{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down = Zakryta karta{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down-known = { $agent }, zakryta{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-market-deck = Talia rynku: { $cards }, odrzucone: { $discarded }
agent-avenue-picture-aside-line = Odłożone: { $agents }
agent-avenue-picture-step-recruit = { $side } werbują: { $card } ({ $spaces })
agent-avenue-picture-step-bonus = { $card }: { $side } { $spaces }
agent-avenue-picture-step-market = { $side } biorą z czarnego rynku: { $card }
agent-avenue-picture-step-nothing = { $side }: { $card } nic nie daje
agent-avenue-picture-step-to-hand = { $side } biorą na rękę: { $card }

# How to play, and the cover.

agent-avenue-picture-guide-aim = Goń i uciekaj
agent-avenue-picture-guide-aim-text = Dogoń lub miń drugi pionek, by go złapać.
agent-avenue-picture-guide-turn = Twoja tura
agent-avenue-picture-guide-turn-text = Wyłóż dwie karty, jedną zakrytą. Oni biorą jedną, ty dostajesz drugą. Ruszają się oba pionki.
agent-avenue-picture-guide-end = Gra kończy się też przez
agent-avenue-picture-guide-win = trzy takie: wygrywasz
agent-avenue-picture-guide-lose = trzy takie: przegrywasz
agent-avenue-picture-guide-alt = Jak grać w Agent Avenue. { agent-avenue-picture-guide-aim-text } { agent-avenue-picture-guide-turn-text } Trzy Łamaczki szyfrów wygrywają, trzech Śmiałków przegrywa.
agent-avenue-picture-cover-alt = Agent Avenue: dwoje szpiegów na ulicy z czternastoma domami. { agent-avenue-picture-motto }.
agent-avenue-picture-film-alt = Gra tura po turze: dwie wyłożone karty, jedna zakryta, i oba pionki w drodze.
agent-avenue-picture-closed = Finał
