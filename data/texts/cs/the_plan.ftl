## Agenti: Plán T.H.E.

the-plan-name = Agenti: Plán T.H.E.
the-plan-pitch = Ukradený plán leží v jednom ze čtyř kufříků. Sleduj podezřelé, čti jejich spisy, ber klíče, vyhni se světlometu a buď u zloděje dřív než ostatní.

the-plan-option-last-player = Kdo zbude
the-plan-option-last-player-help = Co se stane, když všechny ostatní vyřadí chybná obvinění.
the-plan-option-last-player-wins = Hned vítězí
the-plan-option-last-player-solves = Musí případ vyřešit

## Jména

the-plan-seat = { $colour ->
    [red] Červená
    [green] Zelená
    [yellow] Žlutá
   *[blue] Modrá
}
the-plan-suspect-v = V
the-plan-suspect-x = X
the-plan-suspect-y = Y
the-plan-suspect-z = Z
the-plan-hideout = { $hideout }
the-plan-half-upper = horní půlka { $hideout }
the-plan-half-lower = dolní půlka { $hideout }

the-plan-action-move-agent = pohyb agenta
the-plan-action-move-suspect = pohyb podezřelého
the-plan-action-tram = jízda tramvají
the-plan-action-move-all = pohyb všech podezřelých
the-plan-action-searchlight = otočení světlometu
the-plan-action-check = kontrola spisu
the-plan-action-move-agent-short = agent
the-plan-action-move-suspect-short = podezřelý
the-plan-action-tram-short = tramvaj
the-plan-action-move-all-short = všichni podezřelí
the-plan-action-searchlight-short = světlomet
the-plan-action-check-short = spis
the-plan-card = { $count ->
    [one] karta „{ $one }“
    [few] karta „{ $one } / { $two }“
   *[other] karta „{ $one } / { $two }“
}

the-plan-bonus-move-agent = pohyb agenta
the-plan-bonus-tram = jízda tramvají
the-plan-bonus-searchlight = otočení světlometu
the-plan-bonus-key = klíč ze zásoby

## Listy poznámek

the-plan-sheet-head = { $hideout }{ $part ->
    [upper] { " " }hor.
   *[lower] { " " }dol.
}
the-plan-sheet-files = Spisy, čte { $who }
the-plan-sheet-briefcases = Kufříky, jak je zná { $who }
the-plan-sheet-plan = Plán T.H.E.

## Co se koho ptá

the-plan-prompt-action = Na kostce je { $roll }. Vyber akci.
the-plan-prompt-do-move-agent = Kam půjde tvůj agent? Přesně o { $roll ->
    [one] { $roll } pole
    [few] { $roll } pole
   *[other] { $roll } polí
}.
the-plan-prompt-do-move-agent-stuck = Tvůj agent nemá žádnou cestu přesně o { $roll ->
    [one] { $roll } pole
    [few] { $roll } pole
   *[other] { $roll } polí
}.
the-plan-prompt-do-tram = Kam tramvají? Přesně { $roll ->
    [one] { $roll } krok
    [few] { $roll } kroky, aspoň jeden tramvají
   *[other] { $roll } kroků, aspoň jeden tramvají
}.
the-plan-prompt-do-tram-stuck = Na tramvaj nedosáhneš: { $roll ->
    [one] { $roll } krok nestačí.
    [few] žádná cesta o { $roll } krocích s jízdou tu není.
   *[other] žádná cesta o { $roll } krocích s jízdou tu není.
}
the-plan-prompt-do-move-suspect = Kdo z podezřelých půjde a kam? Přesně o { $roll ->
    [one] { $roll } pole
    [few] { $roll } pole
   *[other] { $roll } polí
}.
the-plan-prompt-do-move-all = Pohni všemi podezřelými o 4, 3, 2 a 1.
the-plan-prompt-do-searchlight = Otoč světlomet o jeden segment. Kterým směrem?
the-plan-prompt-do-check = Čí spis zkontroluješ?
the-plan-prompt-suspects = Ještě zbývá pohnout o { $counts }. Kdo půjde dál?
the-plan-prompt-light = Světlo padá na úkryt { $hideout }. K čemu ho využiješ?
the-plan-prompt-key = Míjíš klíče na poli { $circle }. Vezmeš si jeden?
the-plan-prompt-battle = Na cestě stojí { $opponent } a má klíč. Utkáš se o něj? { the-plan-stake-battle }
the-plan-prompt-steal = Souboj vyhráváš, { $opponent } přichází o klíč. Který si vezmeš?
the-plan-prompt-checks = { $count ->
    [one] Za setkání smíš zkontrolovat { $count } spis.
    [few] Za setkání máš { $count } kontroly spisů, jednu po druhé.
   *[other] Za setkání máš { $count } kontrol spisů, jednu po druhé.
}

## Tahy na jeden řádek

the-plan-effect-meets = potkáš { $suspects }
the-plan-effect-keys = { $count ->
    [one] klíč
    [few] { $count } klíče
   *[other] { $count } klíčů
}
the-plan-effect-battle = souboj: { $opponents }
the-plan-describe-choose-move-agent = Pohnout agentem o { $roll } ({ $card })
the-plan-describe-choose-move-suspect = Pohnout podezřelým o { $roll } ({ $card })
the-plan-describe-choose-tram = Jet tramvají, { $roll ->
    [one] { $roll } krok
    [few] { $roll } kroky
   *[other] { $roll } kroků
} ({ $card })
the-plan-describe-choose-move-all = Pohnout všemi podezřelými o 4, 3, 2 a 1 ({ $card })
the-plan-describe-choose-searchlight = Otočit světlomet ({ $card })
the-plan-describe-choose-check = Zkontrolovat spis ({ $card })
the-plan-describe-move-agent = Na { $end }: { $way }
the-plan-describe-move-agent-with = Na { $end }: { $way } · { $effects }
the-plan-describe-enter-hideout = Vejít do úkrytu { $hideout } a obvinit: Plán je tam, majitel: { $owner } ({ $way })
the-plan-describe-stay-put = Zůstat na místě
the-plan-describe-move-suspect = { $suspect } na { $end }: { $way }
the-plan-describe-move-suspect-met = { $suspect } na { $end }: { $way } · potkáte se
the-plan-describe-skip-suspect = { $suspect } o { $count } jít nemůže: vynechat
the-plan-describe-turn-searchlight = Otočit světlo na { $hideout }
the-plan-describe-look-into-briefcase = Nahlédnout do kufříku v úkrytu { $hideout }
the-plan-describe-show-key = { $count ->
    [0] Klíč odkryje { $opponent }
    [one] Klíč { $keys } odkryje { $opponent }
    [few] Jeden z klíčů { $keys } odkryje { $opponent }
   *[other] Jeden z klíčů { $keys } odkryje { $opponent }
}
the-plan-describe-leave-light = Ani jedno
the-plan-describe-take-key = { $count ->
    [0] Vzít si klíč
    [one] Vzít si klíč { $keys }
    [few] Vzít si jeden z klíčů { $keys }
   *[other] Vzít si jeden z klíčů { $keys }
}
the-plan-describe-leave-key = Nechat klíče být
the-plan-describe-battle = { $count ->
    [0] Utkat se o klíč: { $opponent }
    [one] Utkat se o klíč { $keys }: { $opponent }
    [few] Utkat se o jeden z klíčů { $keys }: { $opponent }
   *[other] Utkat se o jeden z klíčů { $keys }: { $opponent }
}
the-plan-describe-avoid-battle = Minout v klidu: { $opponent }
the-plan-describe-steal-key = Klíč { $key }
the-plan-describe-steal-hidden-key = { $count ->
    [0] Jeden z klíčů lícem dolů
    [one] Klíč { $keys } lícem dolů
    [few] Jeden z klíčů { $keys }, které leží lícem dolů
   *[other] Jeden z klíčů { $keys }, které leží lícem dolů
}
the-plan-describe-check-file = Zkontrolovat spis { $suspect }
the-plan-describe-decline-checks = Už nic nekontrolovat

## O co jde

the-plan-stake-battle = Oba jednou hodí: vyšší hod vyhrává klíč. Shoda ani nižší hod nic nemění.
the-plan-stake-out = Pokud cokoli z toho neplatí, vypadáváš.
the-plan-stake-last-wins = Pokud cokoli z toho neplatí, vypadáváš a vítězí { $who }.
the-plan-stake-last-solves = Pokud cokoli z toho neplatí, vypadáváš a dál hraje jen { $who }.
the-plan-stake-nobody = Pokud cokoli z toho neplatí, vypadáváš a nevítězí nikdo.
the-plan-doubt-decoy = V úkrytu { $hideout } je falešný plán, to víš jistě.
the-plan-doubt-elsewhere = Podle všeho, co víš, je Plán v úkrytu { $hideout }.
the-plan-doubt-owns = Podle všeho, co víš: { $suspect } je majitel úkrytu { $hideout }.
the-plan-doubt-owned = Podle všeho, co víš, patří úkryt { $hideout } někomu jinému: { $suspect }.
the-plan-doubt-claimed = Přesně tohle už někdo tvrdil a nebyla to pravda.
the-plan-doubt-else = Neodpovídá to tomu, co víš a co ukázala špatná obvinění.

## Co se stalo

the-plan-tell-action-chosen = { $who } se chystá na akci: { $action }.
the-plan-tell-action-played = { $who } hraje kartu: { $action }.
the-plan-tell-agent-moved = { $who } jde { $rides ->
    [yes] { $way } (≈ tramvají)
   *[no] { $way }
}.
the-plan-tell-agent-moved-met = { $who } jde { $rides ->
    [yes] { $way } (≈ tramvají)
   *[no] { $way }
}. Setkání: { $suspects }.
the-plan-tell-agent-stayed = { $who } nemá kudy jít a stojí.
the-plan-tell-suspect-moved = { $who } posouvá { $suspect }: { $way }.
the-plan-tell-suspect-moved-met = { $who } posouvá { $suspect }: { $way }. Setkávají se.
the-plan-tell-suspect-stayed = { $suspect } o { $count } jít nemůže, takže zůstává stát ({ $who }).
the-plan-tell-searchlight-turned = { $who } otáčí světlomet na { $hideout }.
the-plan-tell-briefcase-seen = { $who } nahlíží do kufříku v úkrytu { $hideout }.
the-plan-tell-briefcase-seen-plan = { $who } nahlíží do kufříku v úkrytu { $hideout }: Plán T.H.E.!
the-plan-tell-briefcase-seen-decoy = { $who } nahlíží do kufříku v úkrytu { $hideout }: falešný plán.
the-plan-tell-key-shown = { $who } svítí, { $opponent } odkrývá klíč: { $key }.
the-plan-tell-light-left = { $who } světlo nevyužívá.
the-plan-tell-key-taken = { $who } si bere klíč ze zásoby.
the-plan-tell-key-taken-known = { $who } si bere klíč ze zásoby: { $key }.
the-plan-tell-key-left = { $who } nechává klíče být.
the-plan-tell-battle-won = Souboj o klíč: { $who } { $own }, { $opponent } { $theirs }. Vyhrává { $who }.
the-plan-tell-battle-lost = Souboj o klíč: { $who } { $own }, { $opponent } { $theirs }. Prohrává { $who }.
the-plan-tell-battle-tied = Souboj o klíč: { $who } { $own }, { $opponent } { $theirs }. Nerozhodně.
the-plan-tell-battle-avoided = { $who } a { $opponent } se v klidu míjejí.
the-plan-tell-key-stolen = { $who } bere klíč, který má { $opponent }.
the-plan-tell-key-stolen-known = { $who } bere klíč, který má { $opponent }: { $key }.
the-plan-tell-file-checked = { $who } kontroluje spis { $suspect }.
the-plan-tell-file-checked-known = { $who } kontroluje spis { $suspect }: { $half }.
the-plan-tell-bonus-met = { $who } nachází ve spisu { $suspect } bonusovou kartu: { $bonus }.
the-plan-tell-bonus-met-roll = { $who } nachází ve spisu { $suspect } bonusovou kartu: { $bonus }, na kostce { $roll }.
the-plan-tell-checks-declined = { $count ->
    [one] { $who } nechává jednu kontrolu být.
    [few] { $who } nechává { $count } kontroly být.
   *[other] { $who } nechává { $count } kontrol být.
}
the-plan-tell-claim-announced = { $who } ohlašuje obvinění: Plán T.H.E. je v úkrytu { $hideout } (majitel: { $owner }).
the-plan-tell-claim-right = { $who } vstupuje do úkrytu { $hideout } (majitel: { $owner }): obojí je správně!
the-plan-tell-claim-wrong = { $who } vstupuje do úkrytu { $hideout } (majitel: { $owner }): omyl. { $who } vypadává.
the-plan-tell-claim-wrong-known = { $plan ->
    [yes] { $who } vstupuje do úkrytu { $hideout } (majitel: { $owner }): Plán tam je, ale { $owner } má úkryt { $evidence }. { $who } vypadává.
   *[no] { $who } vstupuje do úkrytu { $hideout } (majitel: { $owner }): plán je falešný a { $owner } má úkryt { $evidence }. { $who } vypadává.
}
the-plan-tell-left-alone = Ve hře zůstává jen { $who } a pokračuje bez soupeřů: správné obvinění vyhraje, po špatném nevyhraje nikdo.
the-plan-tell-turn-began = Tah { $number }: { $who } hází { $roll }.

## Proč tah není dovolen

the-plan-error-over = Tato hra skončila.
the-plan-error-not-now = Teď se rozhoduje o něčem jiném.
the-plan-error-not-your-turn = Teď na to nejsi na řadě.
the-plan-error-not-on-card = Taková akce na této kartě není.
the-plan-error-card-spent = Tato karta je použitá, dokud nepoužiješ všech pět.
the-plan-error-chosen-already = Přesně to už máš vybráno.
the-plan-error-choose-first = Nejdřív vyber akci.
the-plan-error-other-action = Vybráno máš jinou akci.
the-plan-error-no-such-way = Jdi přesně daný počet kroků, žádným polem dvakrát, a skonči na volném.
the-plan-error-must-move = Tvůj agent má kudy jít, takže jít musí.
the-plan-error-no-key = Klíč od úkrytu { $hideout } nemáš.
the-plan-error-lit = Na úkryt { $hideout } míří světlomet: nikdo tam nesmí.
the-plan-error-can-move = { $suspect } tak daleko jít může.
the-plan-error-moved-already = { $suspect } už svůj pohyb má za sebou.
the-plan-error-other-count = Tento podezřelý se teď pohne o jiný počet polí.
the-plan-error-not-beside = Světlomet se otáčí jen o jeden segment.
the-plan-error-not-in-light = Ve světle nestojí nikdo této barvy s klíčem lícem dolů.
the-plan-error-not-passing = Tohoto hráče teď nemíjíš.
the-plan-error-no-such-key = Strana, která prohrála souboj, takový klíč nemá.
the-plan-error-not-met = Na spis { $suspect } už kontrolu nemáš.

## Jak hra skončila

the-plan-reason-plan = { $who } odnáší Plán T.H.E. z úkrytu { $hideout } (majitel: { $owner }).
the-plan-reason-last = { $who } zůstává ve hře bez soupeřů a vítězí. Plán T.H.E. byl v úkrytu { $hideout } (majitel: { $owner }).
the-plan-reason-nobody = Ze hry vypadli všichni, nevítězí nikdo. Plán T.H.E. byl v úkrytu { $hideout } (majitel: { $owner }).

## Jak se hraje

the-plan-guide-aim = V kufříku jednoho ze čtyř úkrytů leží Plán T.H.E. a úkryt patří jednomu z podezřelých. Zjisti, který úkryt to je a čí, získej jeho klíč a vejdi dovnitř.
the-plan-guide-turn = Hoď kostkou. Vyber jednu z připravených akčních karet: pohni agentem nebo podezřelými, jeď tramvají, otoč světlomet, zkontroluj spis. Kdykoli se v tvém tahu mine tvůj agent s někým z podezřelých, smíš zkontrolovat jeho spis: vrchní kartu uvidíš jen ty.
the-plan-guide-end = Obě půlky úkrytu v jednom spisu prozrazují, komu patří. Světlomet dovolí nahlédnout do kufříků. Vejdi do úkrytu s jeho klíčem a řekni, čí je: když se trefíš, vyhráváš, když ne, vypadáváš.

# Co říká kouč o rozhodnutí a v radě.

the-plan-coach-known = Možných odpovědí: { $answers }. Úkrytů pro Plán: { $places }.
the-plan-coach-sure = Sedí jediná odpověď: { $hideout }, { $owner }.
the-plan-coach-action = Potom: { $move }
the-plan-coach-claim = Jiná odpověď nesedí.
the-plan-coach-file = Ukáže spis, ve kterém ještě není jasno.
the-plan-coach-key = Může přinést klíč, který potřebuješ.
the-plan-coach-near = Vede blíž tam, kde chceš být.
the-plan-coach-look = Šance, že v úkrytu { $hideout } je Plán: { $percent } %.
