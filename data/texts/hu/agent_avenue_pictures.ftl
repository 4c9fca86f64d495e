# What stands in Agent Avenue's pictures, their alt texts and the board in words.

agent-avenue-picture-motto = Kapd el, mielőtt elkap
# Under the hand: how many agents are in play, and the number the next one brings.
agent-avenue-picture-legend = játékban, és mit tesz a következő
agent-avenue-picture-laid = Az asztalon
agent-avenue-picture-turn-was = { $turn }. kör

agent-avenue-picture-stage-play = { $turn }. kör, { $who }: két lapot játszik ki
agent-avenue-picture-stage-lay-first = { $turn }. kör, { $who }: ki kezd?
agent-avenue-picture-stage-lay-second = { $turn }. kör, { $who }: rejtve játszik ki
agent-avenue-picture-stage-recruit = { $count ->
    [one] { $turn }. kör, { $who }: lapot választ
   *[other] { $turn }. kör, { $who }: egyeztet a lapról
}
agent-avenue-picture-stage-market = { $turn }. kör, { $who }: a piacon
agent-avenue-picture-stage-ability = { $turn }. kör, { $who }: { $card }
agent-avenue-picture-stage-over = A játszmának vége
agent-avenue-picture-won = { $side ->
    [green] Zöld nyert
   *[blue] Kék nyert
}

agent-avenue-picture-group = { $count ->
    [1] { $agent }
   *[other] { $count } × { $agent }
}
agent-avenue-picture-alt-distance = { $side } { $spaces } mezőre van az elkapástól.
agent-avenue-picture-alt-agents = { $side } – játékban: { $agents }.
agent-avenue-picture-alt-nobody = { $side } – nincs senki játékban.
agent-avenue-picture-turn-line = { $turn }. kör: { $first } elvitte: { $first_agent } ({ $first_down ->
    [yes] rejtve
   *[no] nyíltan
}, { $first_spaces }), { $second } elvitte: { $second_agent } ({ $second_down ->
    [yes] rejtve
   *[no] nyíltan
}, { $second_spaces }).

agent-avenue-picture-you-play = Játssz ki két lapot, egyet rejtve
agent-avenue-picture-you-lay-first = Játszd ki a nyílt lapot
agent-avenue-picture-you-lay-second = Játszd ki a rejtett lapot
agent-avenue-picture-you-recruit = Melyik lapot viszed?
agent-avenue-picture-you-market = Vegyél kártyát a piacról
agent-avenue-picture-you-ability = Hajtsd végre a piaci kártyád
agent-avenue-picture-they-take = Ők viszik
# Beside a pawn: how many spaces are missing to a catch.
agent-avenue-picture-catches = elkapásig: { $spaces }
agent-avenue-picture-you-catch = Elkapásig neked: { $spaces }
agent-avenue-picture-they-catch = Elkapásig nekik: { $spaces }
agent-avenue-picture-you-get = Te
agent-avenue-picture-they-get = Ők
agent-avenue-picture-face-up = Nyíltan
agent-avenue-picture-face-down = Rejtve
agent-avenue-picture-set-aside = Félretéve
agent-avenue-picture-no-cards = Nincs lap kézben
agent-avenue-picture-alt-hand = Kézben: { $cards }.
agent-avenue-picture-alt-card = { $agent } (ha te viszed: { $you }, ha ők: { $they })
agent-avenue-picture-alt-up = Nyíltan: { $agent }. Mi legyen rejtve?
agent-avenue-picture-alt-pair = { $down } rejtve: ha ezt viszik: { $up }, te { $you_if_up }, ők { $they_if_up }; ha ezt: { $down }, te { $you_if_down }, ők { $they_if_down }.
agent-avenue-picture-score = Ez az asztal
agent-avenue-picture-score-line = Ez az asztal eddig: { $seats }.
agent-avenue-picture-score-seat = { $seat } { $games } játszma
agent-avenue-picture-earlier = { $turns } korábbi kör nem látszik

agent-avenue-picture-seat = { $side ->
    [green] 🟢
   *[blue] 🟦
} { $letter }

# The board in words.

agent-avenue-picture-heading-street = Az utca
agent-avenue-picture-heading-side = { $side ->
    [green] Zöld
   *[blue] Kék
} ({ $seats })
agent-avenue-picture-heading-table = Az asztalon
agent-avenue-picture-heading-market = Feketepiac
agent-avenue-picture-heading-hand = { $whose ->
    [own] A lapjaid ({ $side ->
        [green] Zöld
       *[blue] Kék
    }, { $seat })
   *[other] Lapok: { $seat }
}
agent-avenue-picture-heading-past = Utolsó körök
agent-avenue-picture-deck = A pakliban még { $cards } lap van.
agent-avenue-picture-row = Mezők, { $first }–{ $last }, előre haladva: { $spaces }.
agent-avenue-picture-space = { $kind ->
    [green] { $space } Zöld otthona
    [blue] { $space } Kék otthona
    [market] { $space } piac
   *[house] { $space }
}{ $pawns ->
    [green] { " Zöld figurájával" }
    [blue] { " Kék figurájával" }
    [both] { " mindkét figurával" }
   *[none] { "" }
}
agent-avenue-picture-hand-line = { $seat }: { $cards } lap kézben, { $aside } félretéve
agent-avenue-picture-agent-line = { $count } × { $agent }; { $does ->
    [wins] még eggyel győzelem
    [loses] még eggyel vereség
    [only] csak egy van belőle
   *[moves] a következő: { $spaces }
}
agent-avenue-picture-not-in-play = Nincs játékban: { $agents }
agent-avenue-picture-next = { $agent } ({ $does ->
    [wins] győzelem
    [loses] vereség
   *[moves] { $spaces }
})
agent-avenue-picture-table-up = { $agent }, nyíltan{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down = Egy rejtett lap{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down-known = { $agent }, rejtve{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-market-deck = { $cards } a piac paklijában, { $discarded } eldobva
agent-avenue-picture-aside-line = Félretéve: { $agents }
agent-avenue-picture-step-recruit = { $side } beszervezte: { $card } ({ $spaces })
agent-avenue-picture-step-bonus = { $card }: { $side } { $spaces }
agent-avenue-picture-step-market = { $side } a piacról elvette: { $card }
agent-avenue-picture-step-nothing = { $card }: { $side } semmit sem kapott
agent-avenue-picture-step-to-hand = { $side } kézbe vette: { $card }

# How to play, and the cover.

agent-avenue-picture-guide-aim = Üldözők és üldözöttek
agent-avenue-picture-guide-aim-text = Érd el vagy előzd meg a másik figurát, és elkaptad.
agent-avenue-picture-guide-turn = A köröd
agent-avenue-picture-guide-turn-text = Játssz ki két ügynököt, egyet rejtve. Egyet ők visznek, a másik a tiéd. Mindkét figura lép.
agent-avenue-picture-guide-end = Így is véget ér
agent-avenue-picture-guide-win = három ilyen: nyersz
agent-avenue-picture-guide-lose = három ilyen: veszítesz
agent-avenue-picture-guide-alt = Így játsszuk az Agent Avenue-t. { agent-avenue-picture-guide-aim-text } { agent-avenue-picture-guide-turn-text } Három Kódfejtő győzelem, három Vakmerő vereség.
agent-avenue-picture-cover-alt = Agent Avenue: két kém egy tizennégy házas utcában. { agent-avenue-picture-motto }.
agent-avenue-picture-film-alt = A játszma körről körre: két kínált lap, az egyik rejtve, és úton mindkét figura.
agent-avenue-picture-closed = Lezárva
