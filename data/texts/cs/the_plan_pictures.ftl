# Co stojí v obrázcích hry Agenti: Plán T.H.E., jejich popisy a deska slovy.

the-plan-picture-seat = { $colour ->
    [red] 🔺
    [green] 🟢
    [yellow] 🔶
   *[blue] 🟦
} { $letter }

the-plan-picture-stage-action = Tah { $turn }: { $who } hází { $roll }
the-plan-picture-stage-suspects = Tah { $turn }: { $who } hýbe podezřelými
the-plan-picture-stage-bonus = Tah { $turn }: { $who } má bonus
the-plan-picture-stage-turn = Tah { $turn }: { $who } otáčí světlo
the-plan-picture-stage-light = Tah { $turn }: { $who } svítí na { $hideout }
the-plan-picture-stage-key = Tah { $turn }: { $who } míjí klíč
the-plan-picture-stage-battle = Tah { $turn }: { $who } smí do souboje
the-plan-picture-stage-steal = Tah { $turn }: { $who } poráží { $other }
the-plan-picture-stage-checks = Tah { $turn }: { $who } smí do spisů
the-plan-picture-stage-claim = Tah { $turn }: { $who } – { $hideout }, majitel: { $owner }
the-plan-picture-stage-over = Konec hry
the-plan-picture-won = { $who } vítězí
the-plan-picture-nobody = Nevítězí nikdo

the-plan-picture-you-action = Padlo { $roll }: vyber akci
the-plan-picture-you-do-move-agent = Pohni agentem o { $roll }
the-plan-picture-you-do-move-suspect = Pohni podezřelým o { $roll }
the-plan-picture-you-do-tram = Jeď tramvají: { $roll } { $roll ->
    [one] krok
    [few] kroky
   *[other] kroků
}
the-plan-picture-you-do-move-all = Pohni všemi podezřelými
the-plan-picture-you-do-searchlight = Otoč světlomet
the-plan-picture-you-do-check = Zkontroluj spis
the-plan-picture-you-suspects = Pohni dalším podezřelým
the-plan-picture-you-bonus = Bonus: { $bonus }
the-plan-picture-you-turn = Otoč světlomet
the-plan-picture-you-light = Světlo je na { $hideout }
the-plan-picture-you-key = Vezmeš si klíč?
the-plan-picture-you-battle = Utkáš se o klíč?
the-plan-picture-you-steal = Vezmi klíč, který má { $other }
the-plan-picture-you-checks = Zkontroluj spisy za setkání
the-plan-picture-you-over = Konec hry

the-plan-picture-claim-open = { $who } tvrdí, že Plán je v úkrytu { $hideout } (majitel: { $owner }).
the-plan-picture-claim-wrong = Tah { $turn }, { $who }: Plán měl být v úkrytu { $hideout } (majitel: { $owner }). Omyl.
the-plan-picture-stands = { $who } na poli { $circle }
the-plan-picture-alt-light = Světlomet míří na úkryt { $hideout }.
the-plan-picture-alt-out = { $who } je ze hry venku.
the-plan-picture-alt-seat = { $who } na poli { $circle }, { $ready ->
    [one] 1 připravená akční karta
    [few] { $ready } připravené akční karty
   *[other] { $ready } připravených akčních karet
}, { $count ->
    [0] žádný klíč
   *[other] { $keys }
}.
the-plan-picture-alt-suspects = Podezřelí: { $suspects }.
the-plan-picture-alt-turn = Tah { $turn }, { $who } hází { $roll }:
the-plan-picture-key-down = { $count ->
    [one] klíč lícem dolů
    [few] { $count } klíče lícem dolů
   *[other] { $count } klíčů lícem dolů
}
the-plan-picture-key-up = klíč { $key } lícem nahoru
the-plan-picture-key-known = klíč { $key }
the-plan-picture-known-held = { $who } má klíč { $key }.
the-plan-picture-known-stock = Klíč { $key } je v zásobě.
the-plan-picture-seen-file = Spis { $suspect }: { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] V úkrytu { $hideout } je Plán.
   *[no] V úkrytu { $hideout } je falešný plán.
}
the-plan-picture-seen-evidence = Důkaz říká, že { $suspect } má úkryt { $hideout }.
the-plan-picture-seen-nothing = Zatím nic nevíš.
the-plan-picture-owns = { $suspect } má úkryt { $hideout }.
the-plan-picture-knew = { $turn ->
    [never] { $who }: zatím nejasno.
   *[other] { $who }: jasno už od tahu { $turn }.
}
the-plan-picture-score-line = Výhry u tohoto stolu: { $seats }.
the-plan-picture-score-seat = { $seat } { $games }
the-plan-picture-your-keys = { $keys ->
    [0] Žádné klíče
   *[other] Tvé klíče
}
the-plan-picture-way = Cesta { $number }: { $path }.
the-plan-picture-by-tram = –: pěšky, ≈: tramvají.
the-plan-picture-on-foot = pěšky
the-plan-picture-tram = tramvají
the-plan-picture-files = Spisy od vrchní karty
the-plan-picture-act-move-agent = agent
the-plan-picture-act-move-suspect = podezř.
the-plan-picture-act-tram = tramvaj
the-plan-picture-act-move-all = všichni
the-plan-picture-act-searchlight = světlo
the-plan-picture-act-check = spis

# Závěrečný obrázek, jak se hraje, titulní obrázek.

the-plan-picture-closed = Uzavřeno
the-plan-picture-could-know = { $turn ->
    [never] Zatím nejasno
   *[other] Jasno od tahu { $turn }
}
the-plan-picture-score = Výhry
the-plan-picture-film-alt = Hra tah po tahu: kdo kam jde, světlo, klíče a obvinění.
the-plan-picture-film-turn = Tah { $turn }
the-plan-picture-motto = Jeden plán, čtyři kufříky, jedno světlo
the-plan-picture-guide-aim = Najdi plán a jeho zloděje
the-plan-picture-guide-aim-text = Plán leží v jednom úkrytu a ten patří jednomu z podezřelých. Získej klíč a vejdi dovnitř.
the-plan-picture-guide-turn = Tvůj tah
the-plan-picture-guide-turn-text = Hoď kostkou. Zahraj kartu a jednu z jejích akcí. Spis toho, koho potkáš, smíš zkontrolovat.
the-plan-picture-guide-end = Co je dobré vědět
the-plan-picture-guide-both = obě půlky v jednom spisu: jasný majitel
the-plan-picture-guide-lit = pohled do kufříku ve světle
the-plan-picture-guide-wrong = omyl v obvinění tě vyřadí
the-plan-picture-guide-alt = Jak se hraje Agenti: Plán T.H.E. { the-plan-picture-guide-aim-text } { the-plan-picture-guide-turn-text } Obě půlky úkrytu v jednom spisu prozradí majitele, světlomet ukáže kufříky a omyl v obvinění tě vyřadí.
the-plan-picture-cover-alt = Agenti: Plán T.H.E.: noční město pod světlometem. { the-plan-picture-motto }.

# Deska slovy.

the-plan-picture-heading-needs = K tvé volbě
the-plan-picture-heading-hand = Co máš
the-plan-picture-heading-seats = Kdo hraje
the-plan-picture-heading-suspects = Podezřelí
the-plan-picture-heading-city = Město po segmentech
the-plan-picture-heading-hideouts = Úkryty
the-plan-picture-heading-claims = Obvinění
the-plan-picture-heading-own = Co se ví ({ $who })
the-plan-picture-heading-past = Poslední tahy
the-plan-picture-ready = Připravené akční karty: { $cards }.
the-plan-picture-card = { $number } ({ $count ->
    [1] { $one }
   *[other] { $one } nebo { $two }
})
the-plan-picture-checked = Spisy, které zná { $who }: { $files }.
the-plan-picture-checked-none = Zatím bez kontroly spisu: { $seats }.
the-plan-picture-checked-file = { $suspect } ×{ $count }
the-plan-picture-die = Na kostce je { $roll }.
the-plan-picture-open-checks = { $who } ještě smí kontrolovat: { $files }.
the-plan-picture-to-move = { $who } ještě posune { $suspects }, a to o { $counts }.
the-plan-picture-stock = { $keys ->
    [0] V zásobě nezbývá žádný klíč.
    [one] V zásobě je 1 klíč.
    [few] V zásobě jsou { $keys } klíče.
   *[other] V zásobě je { $keys } klíčů.
}
the-plan-picture-stock-known = Známé z nich: { $keys }.
the-plan-picture-suspect-line = { $suspect } na poli { $circle }, ve spisu { $cards ->
    [one] je 1 karta
    [few] jsou { $cards } karty
   *[other] je { $cards } karet
}{ $bonus ->
    [none] { "" }
   *[other] ; bonusová karta už je pryč ({ $bonus })
}
the-plan-picture-segment = Segment { $hideout }{ $lit ->
    [yes] { " (ve světle)" }
   *[no] { "" }
}: { $circles }
the-plan-picture-circle = { $circle }{ $kind ->
    [key] { " (klíče)" }
    [stop] { " (tramvaj)" }
    [door] { " (vchod)" }
   *[plain] { "" }
}{ $here ->
    [nobody] { "" }
   *[other] { " " }– stojí tu { $here }
}
the-plan-picture-lines = Cesty z pole na pole (– pěšky, ≈ tramvají): { $lines }.
the-plan-picture-hideout-line = { $hideout }, vchod z polí { $doors }
the-plan-picture-looked = Kufřík ({ $hideout }), obsah zná: { $seats }
the-plan-picture-looked-none = Do kufříku ještě nikdo nenahlédl: { $hideouts }.
the-plan-picture-file-line = Spis { $suspect } odshora: { $cards }
the-plan-picture-card-unknown = { $count ->
    [one] neznámá
    [few] { $count }× neznámá
   *[other] { $count }× neznámá
}
the-plan-picture-owner-line = { $suspect } má úkryt { $hideout }: znáš obě půlky.
the-plan-picture-turn-heading = Tah { $turn }: { $who } hází { $roll }
the-plan-picture-reach-move-agent = Agent o { $roll }: { $count ->
    [0] nemá kam jít
   *[other] na { $ends }
}.
the-plan-picture-reach-tram = Tramvaj o { $roll }: { $count ->
    [0] nemá kam jet
   *[other] na { $ends }
}.
the-plan-picture-end = { $circle }{ $brings ->
    [nothing] { "" }
   *[other] {" "}({ $brings })
}
the-plan-picture-reach-move-suspect = Jeden podezřelý o { $roll }: { $count ->
    [0] nikoho nepotkáš
   *[other] potkat můžeš { $suspects }
}.
the-plan-picture-reach-move-all = Všichni podezřelí o 4, 3, 2 a 1: { $count ->
    [0] nikoho nepotkáš
   *[other] potkat můžeš { $suspects }
}.
the-plan-picture-would-light = Světlo na { $hideout }: { $count ->
    [0] nikdo jiný tam nestojí
   *[other] { $seats }
}.
the-plan-picture-in-light = { $who } ({ $keys ->
    [0] žádný klíč lícem dolů
    [one] 1 klíč lícem dolů
    [few] { $keys } klíče lícem dolů
   *[other] { $keys } klíčů lícem dolů
})
