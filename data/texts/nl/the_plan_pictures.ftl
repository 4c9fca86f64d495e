# What stands in the pictures of Agents: T.H.E. Plan, their alt texts and the board in words.

the-plan-picture-seat = { $colour ->
    [red] 🔺
    [green] 🟢
    [yellow] 🔶
   *[blue] 🟦
} { $letter }

the-plan-picture-stage-action = Beurt { $turn }: { $who } gooide { $roll }
the-plan-picture-stage-suspects = Beurt { $turn }: { $who } verplaatst de verdachten
the-plan-picture-stage-bonus = Beurt { $turn }: { $who } vond een bonus
the-plan-picture-stage-turn = Beurt { $turn }: { $who } draait het licht
the-plan-picture-stage-light = Beurt { $turn }: { $who } verlicht { $hideout }
the-plan-picture-stage-key = Beurt { $turn }: { $who } passeert een sleutel
the-plan-picture-stage-battle = Beurt { $turn }: { $who } mag strijden
the-plan-picture-stage-steal = Beurt { $turn }: { $who } won van { $other }
the-plan-picture-stage-checks = Beurt { $turn }: dossiers voor { $who }
the-plan-picture-stage-claim = Beurt { $turn }: { $who } noemt { $hideout }, van { $owner }
the-plan-picture-stage-over = Het potje is afgelopen
the-plan-picture-won = { $who } wint
the-plan-picture-nobody = Niemand wint

the-plan-picture-you-action = Je gooide { $roll }: kies een actie
the-plan-picture-you-do-move-agent = Verplaats je agent { $roll ->
    [one] { $roll } vakje
   *[other] { $roll } vakjes
}
the-plan-picture-you-do-move-suspect = Verplaats een verdachte { $roll ->
    [one] { $roll } vakje
   *[other] { $roll } vakjes
}
the-plan-picture-you-do-tram = Neem de tram: { $roll } { $roll ->
    [one] stap
   *[other] stappen
}
the-plan-picture-you-do-move-all = Verplaats alle verdachten
the-plan-picture-you-do-searchlight = Draai het zoeklicht
the-plan-picture-you-do-check = Bekijk een dossier
the-plan-picture-you-suspects = Verplaats de volgende verdachte
the-plan-picture-you-bonus = Bonus: { $bonus }
the-plan-picture-you-turn = Draai het zoeklicht
the-plan-picture-you-light = Het licht staat op { $hideout }
the-plan-picture-you-key = Een sleutel nemen?
the-plan-picture-you-battle = Strijden om een sleutel?
the-plan-picture-you-steal = Neem een sleutel van { $other }
the-plan-picture-you-checks = Bekijk de dossiers van wie je ontmoette
the-plan-picture-you-over = Het potje is afgelopen

the-plan-picture-claim-open = { $who } beschuldigt: het Plan is in { $hideout }, de schuilplaats van { $owner }.
the-plan-picture-claim-wrong = In beurt { $turn } beschuldigde { $who }: het Plan is in { $hideout }, de schuilplaats van { $owner }. Fout.
the-plan-picture-stands = { $who } op { $circle }
the-plan-picture-alt-light = Het zoeklicht staat op { $hideout }.
the-plan-picture-alt-out = { $who } ligt eruit.
the-plan-picture-alt-seat = { $who } op { $circle }, { $ready ->
    [one] 1 actiekaart
   *[other] { $ready } actiekaarten
} klaar, { $count ->
    [0] geen sleutel
   *[other] { $keys }
}.
the-plan-picture-alt-suspects = Verdachten: { $suspects }.
the-plan-picture-alt-turn = Beurt { $turn }, { $who } gooide { $roll }:
the-plan-picture-key-down = { $count ->
    [one] een gedekte sleutel
   *[other] { $count } gedekte sleutels
}
the-plan-picture-key-up = sleutel { $key } open
the-plan-picture-key-known = sleutel { $key }
the-plan-picture-known-held = { $who } heeft sleutel { $key }.
the-plan-picture-known-stock = Sleutel { $key } is in de voorraad.
the-plan-picture-seen-file = Dossier van { $suspect }: { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] Het Plan is in { $hideout }.
   *[no] In { $hideout } is een nepplan.
}
the-plan-picture-seen-evidence = Volgens de bewijskaart is { $suspect } de eigenaar van { $hideout }.
the-plan-picture-seen-nothing = Nog niets gezien.
the-plan-picture-owns = { $hideout } is van { $suspect }.
the-plan-picture-knew = { $turn ->
    [never] { $who } kon het nog niet weten.
   *[other] { $who } kon het weten vanaf beurt { $turn }.
}
the-plan-picture-score-line = Gewonnen potjes aan deze tafel: { $seats }.
the-plan-picture-score-seat = { $games ->
    [one] { $seat } 1 potje
   *[other] { $seat } { $games } potjes
}
the-plan-picture-your-keys = { $keys ->
    [0] Geen sleutels
   *[other] Je sleutels
}
the-plan-picture-way = Weg { $number }: { $path }.
the-plan-picture-by-tram = –: te voet, ≈: met de tram.
the-plan-picture-on-foot = te voet
the-plan-picture-tram = met de tram
the-plan-picture-files = Dossiers, vanaf de bovenste kaart
# Beside a card on the board, very little room: at most 8 letters.
the-plan-picture-act-move-agent = agent
the-plan-picture-act-move-suspect = verdachte
the-plan-picture-act-tram = tram
the-plan-picture-act-move-all = alle vier
the-plan-picture-act-searchlight = licht
the-plan-picture-act-check = dossier

# The closing picture, how to play, the cover.

the-plan-picture-closed = Zaak gesloten
the-plan-picture-could-know = { $turn ->
    [never] Nog niet zeker
   *[other] Zeker vanaf beurt { $turn }
}
the-plan-picture-score = Gewonnen potjes
the-plan-picture-film-alt = Het potje beurt voor beurt: wie waarheen ging, het licht, sleutels en beschuldigingen.
the-plan-picture-film-turn = Beurt { $turn }
the-plan-picture-motto = Eén plan, vier koffers, één licht
the-plan-picture-guide-aim = Vind het, noem de dief
the-plan-picture-guide-aim-text = Het Plan ligt in één schuilplaats, en één verdachte is daarvan de eigenaar. Bemachtig de sleutel en loop naar binnen.
the-plan-picture-guide-turn = Jouw beurt
the-plan-picture-guide-turn-text = Gooi de dobbelsteen. Speel een kaart voor een van de acties erop. Passeer een verdachte en bekijk het dossier.
the-plan-picture-guide-end = Goed om te weten
the-plan-picture-guide-both = beide helften in één dossier: eigenaar
the-plan-picture-guide-lit = een blik in de koffer in het licht
the-plan-picture-guide-wrong = na een foute beschuldiging lig je eruit
the-plan-picture-guide-alt = Zo speel je Agents: T.H.E. Plan. { the-plan-picture-guide-aim-text } { the-plan-picture-guide-turn-text } Beide helften van een schuilplaats in één dossier tonen de eigenaar, het zoeklicht toont koffers, en na een foute beschuldiging lig je eruit.
the-plan-picture-cover-alt = Agents: T.H.E. Plan: een stad bij nacht onder een zoeklicht. { the-plan-picture-motto }.

# The board in words.

the-plan-picture-heading-needs = Voor je keuze
the-plan-picture-heading-hand = Je hand
the-plan-picture-heading-seats = De spelers
the-plan-picture-heading-suspects = De verdachten
the-plan-picture-heading-city = De stad, segment voor segment
the-plan-picture-heading-hideouts = De schuilplaatsen
the-plan-picture-heading-claims = Beschuldigingen
the-plan-picture-heading-own = Gezien door { $who }
the-plan-picture-heading-past = Laatste beurten
the-plan-picture-ready = Actiekaarten klaar: { $cards }.
the-plan-picture-card = { $number } ({ $count ->
    [1] { $one }
   *[other] { $one } of { $two }
})
the-plan-picture-checked = Dossiers bekeken door { $who }: { $files }.
the-plan-picture-checked-none = Nog geen dossier bekeken: { $seats }.
the-plan-picture-checked-file = { $suspect } ×{ $count }
the-plan-picture-die = De dobbelsteen toont { $roll }.
the-plan-picture-open-checks = { $who } mag nog bekijken: { $files }.
the-plan-picture-to-move = { $who } verplaatst nog { $suspects }, in vakjes: { $counts }.
the-plan-picture-stock = { $keys ->
    [0] In de voorraad is geen sleutel over.
    [one] In de voorraad is 1 sleutel.
   *[other] In de voorraad zijn { $keys } sleutels.
}
the-plan-picture-stock-known = Daar zeker bij: { $keys }.
the-plan-picture-suspect-line = { $suspect } op { $circle }, { $cards ->
    [one] 1 kaart in het dossier
   *[other] { $cards } kaarten in het dossier
}{ $bonus ->
    [none] { "" }
   *[other] ; de bonusactiekaart is weg ({ $bonus })
}
the-plan-picture-segment = Segment { $hideout }{ $lit ->
    [yes] { " (in het licht)" }
   *[no] { "" }
}: { $circles }
the-plan-picture-circle = { $circle }{ $kind ->
    [key] { " (sleutels)" }
    [stop] { " (tram)" }
    [door] { " (ingang)" }
   *[plain] { "" }
}{ $here ->
    [nobody] { "" }
   *[other] { " " }met { $here }
}
the-plan-picture-lines = Wegen van vakje naar vakje (– te voet, ≈ met de tram): { $lines }.
the-plan-picture-hideout-line = { $hideout }, ingang bij { $doors }
the-plan-picture-looked = Koffer van { $hideout }: bekeken door { $seats }
the-plan-picture-looked-none = Nog niemand keek in de koffer van { $hideouts }.
the-plan-picture-file-line = Dossier van { $suspect }, van boven af: { $cards }
the-plan-picture-card-unknown = { $count ->
    [one] niet gezien
   *[other] { $count } × niet gezien
}
the-plan-picture-owner-line = { $suspect } is de eigenaar van { $hideout }: beide helften gezien.
the-plan-picture-turn-heading = Beurt { $turn }: { $who } gooide { $roll }
the-plan-picture-reach-move-agent = Agent, worp { $roll }: { $count ->
    [0] geen weg
   *[other] naar { $ends }
}.
the-plan-picture-reach-tram = Tram, worp { $roll }: { $count ->
    [0] geen weg
   *[other] naar { $ends }
}.
the-plan-picture-end = { $circle }{ $brings ->
    [nothing] { "" }
   *[other] {" "}({ $brings })
}
the-plan-picture-reach-move-suspect = Eén verdachte, worp { $roll }: { $count ->
    [0] niemand kan je ontmoeten
   *[other] kan je ontmoeten: { $suspects }
}.
the-plan-picture-reach-move-all = Alle vier de verdachten, 4, 3, 2 en 1 vakje: { $count ->
    [0] niemand kan je ontmoeten
   *[other] kan je ontmoeten: { $suspects }
}.
the-plan-picture-would-light = Licht naar { $hideout }: { $count ->
    [0] daar staat geen andere agent
   *[other] { $seats }
}.
the-plan-picture-in-light = { $who } ({ $keys ->
    [0] geen gedekte sleutel
    [one] 1 gedekte sleutel
   *[other] { $keys } gedekte sleutels
})
