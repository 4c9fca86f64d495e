## Můj soused špion (Agent Avenue)

agent-avenue-name = Můj soused špion
agent-avenue-pitch = Dva špioni se honí dokola po jedné ulici. Nabídni jednu kartu lícem nahoru a druhou lícem dolů a doufej, že soupeř sáhne po té špatné.

agent-avenue-option-advanced = Černý trh
agent-avenue-option-advanced-help = Čtyři pole ulice rozdávají zvláštní karty.
agent-avenue-option-start = Kdo začíná
agent-avenue-option-start-help = Která strana vyloží první dvojici. V odvetě začíná ta, která prohrála.
agent-avenue-option-start-chance = rozhodne náhoda
agent-avenue-option-start-green = Zelená
agent-avenue-option-start-blue = Modrá
agent-avenue-briefing-teams = { $seats ->
    [3] Týmy: A a C hrají spolu za Zelenou, B hraje za Modrou.
   *[4] Týmy: A a C hrají spolu za Zelenou, B a D za Modrou.
}

agent-avenue-side-green = Zelená
agent-avenue-side-blue = Modrá

## Agenti

agent-avenue-agent-double-agent = Dvojitá agentka
agent-avenue-agent-enforcer = Bojovnice
agent-avenue-agent-codebreaker = Kryptografka
agent-avenue-agent-saboteur = Sabotér
agent-avenue-agent-daredevil = Odvážlivec
agent-avenue-agent-sentinel = Strážce
agent-avenue-agent-sidekick = Parťák
agent-avenue-agent-mole = Krtek

agent-avenue-agent-double-agent-effect = −1, druhá +6, každá další −1
agent-avenue-agent-enforcer-effect = +1, druhá +2, každá další +3
agent-avenue-agent-codebreaker-effect = Figurka stojí; tři ve hře vyhrávají
agent-avenue-agent-saboteur-effect = −1, druhý −1, každý další −2
agent-avenue-agent-daredevil-effect = +2, druhý +3; tři ve hře prohrávají
agent-avenue-agent-sentinel-effect = 0, druhý +2, každý další +6
agent-avenue-agent-sidekick-effect = +4; je jen jeden
agent-avenue-agent-mole-effect = −3; je jen jeden

agent-avenue-card-face-up = karta lícem nahoru
agent-avenue-card-face-down = karta lícem dolů

## Černý trh

agent-avenue-market-distraction-device = Odvedení pozornosti
agent-avenue-market-distraction-device-effect = Tvoji Sabotéři tě posunují dopředu
agent-avenue-market-supercomputer = Superpočítač
agent-avenue-market-supercomputer-effect = Tvé Kryptografky tě posunou o 3 dopředu
agent-avenue-market-watchtower = Strážní věž
agent-avenue-market-watchtower-effect = Tvé Bojovnice tě posunou o 2 dál
agent-avenue-market-sinister-twin = Zlé dvojče
agent-avenue-market-sinister-twin-effect = Tvé Dvojité agentky tě posunou dvakrát tak daleko
agent-avenue-market-getaway-car = Únikové auto
agent-avenue-market-getaway-car-effect = Když skončíš přesně na poli domova (i cizím), jeď o 3 dál
agent-avenue-market-leader-of-the-pack = Vůdce smečky
agent-avenue-market-leader-of-the-pack-effect = Tvoji tři Odvážlivci vyhrávají
agent-avenue-market-masterplan = Geniální plán
agent-avenue-market-masterplan-effect = Sedm různých agentů ve hře vyhrává
agent-avenue-market-security-system = Bezpečnostní systém
agent-avenue-market-security-system-effect = Výhra, když soupeř na konci tahu stojí na tvém poli domova
agent-avenue-market-surveillance-truck = Sledovací dodávka
agent-avenue-market-surveillance-truck-effect = Hned se posuň o 1 dopředu
agent-avenue-market-smoke-screen = Kouřová clona
agent-avenue-market-smoke-screen-effect = Hned naverbuj vrchní kartu balíčku
agent-avenue-market-outpost = Pozorovatelna
agent-avenue-market-outpost-effect = Hned naverbuj Strážce z ruky
agent-avenue-market-secret-recruit = Tajná posila
agent-avenue-market-secret-recruit-effect = Naverbuj z ruky agenta, kterého tvá strana ve hře nemá
agent-avenue-market-double-trouble = Dvojí potíže
agent-avenue-market-double-trouble-effect = Ukaž dva stejné, jednoho naverbuj
agent-avenue-market-spycation = Špionské prázdniny
agent-avenue-market-spycation-effect = Vezmi si agenta ze hry a smíš ho naverbovat znovu
agent-avenue-market-mind-control = Ovládání mysli
agent-avenue-market-mind-control-effect = Vezmi si do ruky soupeřova agenta

## Co se koho ptá

agent-avenue-prompt-play = Vylož dvě karty různých jmen: první lícem nahoru, druhou lícem dolů.
agent-avenue-prompt-lay-first = Jeden z vás vyloží kartu lícem nahoru, potom druhý jednu lícem dolů.
agent-avenue-prompt-lay-second = Lícem nahoru leží: { $agent }. Vylož lícem dolů kartu jiného jména.
agent-avenue-prompt-recruit = Lícem nahoru leží: { $agent }. Vezmi si tuto kartu, nebo tu, kterou nevidíš. Soupeř dostane tu druhou.
agent-avenue-prompt-recruit-team = Lícem nahoru leží: { $agent }. Kterou kartu si váš tým vezme? Platí to, jakmile se shodnete.
agent-avenue-prompt-market = Tvá figurka stojí na černém trhu. Vezmi si jednu z jeho karet.
agent-avenue-prompt-market-team = Vaše figurka stojí na černém trhu. Kdo si vezme kterou kartu? Jeden navrhne, druhý souhlasí.
agent-avenue-prompt-secret-recruit = Tajná posila: naverbuj z ruky agenta, kterého tvá strana ve hře ještě nemá.
agent-avenue-prompt-double-trouble = Dvojí potíže: ukaž dva agenty téhož jména, jednoho naverbuj a druhého si nech.
agent-avenue-prompt-spycation = Špionské prázdniny: vezmi si do ruky jednoho z agentů, které má tvá strana ve hře.
agent-avenue-prompt-spycation-again = Zpátky v ruce: { $agent }. Chceš tuto kartu hned naverbovat, nebo si ji necháš?
agent-avenue-prompt-mind-control = Ovládání mysli: vezmi si do ruky jednoho ze soupeřových agentů.

## Tahy na jeden řádek

agent-avenue-effect-spaces = { $spaces }
agent-avenue-effect-market = { $spaces } a trh
agent-avenue-effect-wins = výhra
agent-avenue-effect-loses = prohra
agent-avenue-describe-play-pair = { $up } nahoru, { $down } dolů: oni { $they_if_up }, ty { $you_if_up } / oni { $they_if_down }, ty { $you_if_down }
agent-avenue-describe-set-aside = Odložit a dobrat jinou: { $agent }
agent-avenue-describe-lay-face-up = Lícem nahoru: { $agent } (když ho dostaneš { $you }, když oni { $they })
agent-avenue-describe-lay-face-down = Lícem dolů: { $agent } (když ho dostaneš { $you }, když oni { $they })
agent-avenue-describe-recruit-face-up = Vzít kartu lícem nahoru: { $agent } (ty { $effect })
agent-avenue-describe-recruit-face-down = Vzít kartu lícem dolů; soupeř dostane: { $agent } (oni { $effect })
agent-avenue-describe-recruit-nothing = Není koho verbovat
agent-avenue-describe-take-market-card = { $card }: { $effect }
agent-avenue-describe-propose-market-card = Navrhnout: { $card }, bere { $taker }
agent-avenue-describe-confirm-market-card = Souhlasit: { $card }, bere { $taker }
agent-avenue-describe-recruit-from-hand = Naverbovat z ruky: { $agent } (ty { $effect })
agent-avenue-describe-reveal-two = Ukázat dva a jednoho naverbovat: { $agent } (ty { $effect })
agent-avenue-describe-take-back = Vzít zpátky do ruky: { $agent }
agent-avenue-describe-recruit-again = Hned naverbovat: { $agent } (ty { $effect })
agent-avenue-describe-keep-taken = Nechat si v ruce: { $agent }
agent-avenue-describe-control-mind = Vzít soupeři do své ruky: { $agent }

## Co se stalo

agent-avenue-tell-pair-played = { $seat } nabízí: { $up } a karta lícem dolů.
agent-avenue-tell-pair-played-known = { $seat } nabízí: { $up } a lícem dolů { $down }.
agent-avenue-tell-laid-face-up-known = { $seat } vykládá lícem nahoru: { $agent }.
agent-avenue-tell-laid-face-down = { $seat } vykládá kartu lícem dolů.
agent-avenue-tell-laid-face-down-known = { $seat } vykládá lícem dolů: { $agent }.
agent-avenue-tell-set-aside = { $seat } odkládá kartu a dobírá si jinou.
agent-avenue-tell-set-aside-known = { $seat } odkládá: { $agent }. Místo ní přichází: { $drawn }.
agent-avenue-tell-drawn = { $count ->
    [one] { $seat } si dobírá { $count } kartu: { $agents }.
    [few] { $seat } si dobírá { $count } karty: { $agents }.
   *[other] { $seat } si dobírá { $count } karet: { $agents }.
}
agent-avenue-tell-picked = { $which ->
    [face_up] { $seat } chce kartu lícem nahoru.
   *[face_down] { $seat } chce kartu lícem dolů.
}
agent-avenue-tell-recruited = { $side ->
    [green] { $direction ->
        [forward] { $count ->
            [one] Zelená verbuje: { $agent } ({ $source }). Posouvá se o { $count } pole dopředu.
            [few] Zelená verbuje: { $agent } ({ $source }). Posouvá se o { $count } pole dopředu.
           *[other] Zelená verbuje: { $agent } ({ $source }). Posouvá se o { $count } polí dopředu.
        }
        [back] { $count ->
            [one] Zelená verbuje: { $agent } ({ $source }). Couvá o { $count } pole.
            [few] Zelená verbuje: { $agent } ({ $source }). Couvá o { $count } pole.
           *[other] Zelená verbuje: { $agent } ({ $source }). Couvá o { $count } polí.
        }
       *[still] Zelená verbuje: { $agent } ({ $source }). Figurka zůstává stát.
    }
   *[blue] { $direction ->
        [forward] { $count ->
            [one] Modrá verbuje: { $agent } ({ $source }). Posouvá se o { $count } pole dopředu.
            [few] Modrá verbuje: { $agent } ({ $source }). Posouvá se o { $count } pole dopředu.
           *[other] Modrá verbuje: { $agent } ({ $source }). Posouvá se o { $count } polí dopředu.
        }
        [back] { $count ->
            [one] Modrá verbuje: { $agent } ({ $source }). Couvá o { $count } pole.
            [few] Modrá verbuje: { $agent } ({ $source }). Couvá o { $count } pole.
           *[other] Modrá verbuje: { $agent } ({ $source }). Couvá o { $count } polí.
        }
       *[still] Modrá verbuje: { $agent } ({ $source }). Figurka zůstává stát.
    }
}
agent-avenue-tell-pawn-moved = { $side ->
    [green] { $count ->
        [one] { $card }: Zelená se posouvá o { $count } pole dopředu.
        [few] { $card }: Zelená se posouvá o { $count } pole dopředu.
       *[other] { $card }: Zelená se posouvá o { $count } polí dopředu.
    }
   *[blue] { $count ->
        [one] { $card }: Modrá se posouvá o { $count } pole dopředu.
        [few] { $card }: Modrá se posouvá o { $count } pole dopředu.
       *[other] { $card }: Modrá se posouvá o { $count } polí dopředu.
    }
}
agent-avenue-tell-proposed = { $seat } navrhuje: { $card }, bere { $taker }.
agent-avenue-tell-time-ran-out = { $side ->
    [green] { $how ->
        [pick] Zelené vypršel čas: platí jediná volba, která padla.
        [proposal] Zelené vypršel čas: platí poslední návrh.
       *[chance] Zelené vypršel čas bez dohody: rozhoduje náhoda.
    }
   *[blue] { $how ->
        [pick] Modré vypršel čas: platí jediná volba, která padla.
        [proposal] Modré vypršel čas: platí poslední návrh.
       *[chance] Modré vypršel čas bez dohody: rozhoduje náhoda.
    }
}
agent-avenue-tell-market-card-taken = { $seat } bere kartu z trhu: { $card }.
agent-avenue-tell-market-reshuffled = { $count ->
    [one] Balíček černého trhu došel: novým se stává { $count } odložená karta.
    [few] Balíček černého trhu došel: { $count } odložené karty se zamíchají do nového.
   *[other] Balíček černého trhu došel: { $count } odložených karet se zamíchá do nového.
}
agent-avenue-tell-ability-ignored = { $seat }: { $card } nemá žádný účinek.
agent-avenue-tell-pair-revealed = { $seat } ukazuje dva agenty téhož jména: { $agent }.
agent-avenue-tell-agent-taken = { $whose ->
    [own] { $seat } si bere zpátky do ruky: { $agent }.
   *[theirs] { $seat } bere soupeři do své ruky: { $agent }.
}
agent-avenue-tell-taken-agent-kept = { $seat } si nechává v ruce: { $agent }.
agent-avenue-tell-turn-began = { $side ->
    [green] Tah { $number }: hraje Zelená.
   *[blue] Tah { $number }: hraje Modrá.
}

## Proč tah není dovolen

agent-avenue-error-over = Tato hra skončila.
agent-avenue-error-not-now = Teď se rozhoduje o něčem jiném.
agent-avenue-error-not-your-turn = Teď na to nejsi na řadě.
agent-avenue-error-not-in-hand = Tuto kartu v ruce nemáš: { $agent }.
agent-avenue-error-same-name = Obě karty musí mít různá jména, pokud nejsou v ruce všechny stejné.
agent-avenue-error-no-set-aside-left = Víc karet už v této hře odložit nesmíš.
agent-avenue-error-deck-empty = Balíček je prázdný, takže za odloženou kartu není co dobrat.
agent-avenue-error-not-in-supply = Taková karta v nabídce černého trhu neleží.
agent-avenue-error-not-on-your-team = Kartu si můžeš vzít jen ty, nebo někdo z tvého týmu.
agent-avenue-error-confirm-instead = Přesně to už ve tvém týmu navrženo je. Stačí potvrdit.
agent-avenue-error-no-such-proposal = Tohle teď ve tvém týmu navrženo není.
agent-avenue-error-not-in-play = Takový agent tam ve hře není: { $agent }.
agent-avenue-error-already-in-play = Tohle jméno už tvá strana ve hře má: { $agent }.
agent-avenue-error-no-pair = Dva agenty tohoto jména v ruce nemáš: { $agent }.

## Jak hra skončila

agent-avenue-reason-catch = { $tie ->
    [yes] { $winner ->
        [green] Dva konce naráz, rozhoduje, kdo byl na tahu: Modrá je chycená.
       *[blue] Dva konce naráz, rozhoduje, kdo byl na tahu: Zelená je chycená.
    }
   *[no] { $winner ->
        [green] Modrá je chycená.
       *[blue] Zelená je chycená.
    }
}
agent-avenue-reason-codebreakers = { $tie ->
    [yes] Dva konce naráz, rozhoduje, kdo byl na tahu: platí tři Kryptografky.
   *[no] Rozhodly tři Kryptografky.
}
agent-avenue-reason-daredevils = { $tie ->
    [yes] { $winner ->
        [green] Dva konce naráz, rozhoduje, kdo byl na tahu: Modrá má tři Odvážlivce.
       *[blue] Dva konce naráz, rozhoduje, kdo byl na tahu: Zelená má tři Odvážlivce.
    }
   *[no] { $winner ->
        [green] Tři Odvážlivci přivedli Modrou do záhuby.
       *[blue] Tři Odvážlivci přivedli Zelenou do záhuby.
    }
}
agent-avenue-reason-leader = { $tie ->
    [yes] Dva konce naráz, rozhoduje, kdo byl na tahu: tři Odvážlivci mají svého Vůdce smečky.
   *[no] Tři Odvážlivci mají svého Vůdce smečky.
}
agent-avenue-reason-masterplan = { $tie ->
    [yes] Dva konce naráz, rozhoduje, kdo byl na tahu: Geniální plán je dokončený.
   *[no] Geniální plán je dokončený: sedm různých agentů.
}
agent-avenue-reason-security = { $tie ->
    [yes] { $winner ->
        [green] Dva konce naráz, rozhoduje, kdo byl na tahu: Modrá stojí v cizím Bezpečnostním systému.
       *[blue] Dva konce naráz, rozhoduje, kdo byl na tahu: Zelená stojí v cizím Bezpečnostním systému.
    }
   *[no] { $winner ->
        [green] Modrá stojí v cizím Bezpečnostním systému.
       *[blue] Zelená stojí v cizím Bezpečnostním systému.
    }
}
agent-avenue-reason-deck = { $needed ->
    [one] Karty došly: blíž je strana, které k chycení chybí { $needed } pole.
    [few] Karty došly: blíž je strana, které k chycení chybí { $needed } pole.
   *[other] Karty došly: blíž je strana, které k chycení chybí { $needed } polí.
}
agent-avenue-reason-deck-equal = Karty došly a obě figurky mají k chycení stejně daleko: rozhoduje, kdo byl na tahu.

## Jak se hraje

agent-avenue-guide-aim = Obě figurky obíhají stejným směrem ulici se 14 domy. Chyť figurku soupeře dřív, než chytí tvou.
agent-avenue-guide-turn = Vylož dvě karty různých jmen, jednu lícem nahoru a druhou lícem dolů. Soupeř si jednu vezme, ty dostaneš tu druhou. Každá karta pohne figurkou toho, kdo ji verbuje; číslo závisí na tom, kolik agentů téhož jména už jeho strana má ve hře. Několikrát za hru smíš předtím kartu odložit a vzít si z balíčku jinou.
agent-avenue-guide-end = Vyhrává, kdo soupeřovu figurku dostihne nebo předběhne. Vyhrávají i tři Kryptografky, tři Odvážlivci prohrávají. Při dvou koncích naráz vyhrává strana, která je na tahu.
agent-avenue-guide-more = Každá karta pohne figurkou toho, kdo ji verbuje. Jak daleko, závisí na tom, kolik agentů téhož jména už jeho strana má ve hře. Několikrát za hru smíš předtím kartu odložit a vzít si z balíčku jinou. Při dvou koncích naráz vyhrává strana, která je na tahu.
agent-avenue-guide-advanced = S černým trhem si figurka, která skončí přesně na jednom z jeho čtyř polí, bere zvláštní kartu.
agent-avenue-guide-teams = V týmu máte společnou figurku i agenty, ale karty v ruce si nikdy neukazujete.

## Pravidla našimi slovy

agent-avenue-rule-AA-1 = Zelená začíná na poli 0, modrá na poli 7 přímo naproti. Zamíchá se 38 agentů a každý dostane čtyři. Kdo začne, rozhodne náhoda; v odvetě začíná strana, která prohrála.
agent-avenue-rule-AA-2 = Když máš v ruce méně než 4 karty, dobereš si do 4. Po vyložení si dobereš jednou, až na stole leží obě karty a než si druhá strana vybere. Když balíček nestačí, dostaneš, co zbývá. V ruce smí být i víc než 4.
agent-avenue-rule-AA-3 = Tah má tři kroky: vyložení dvou karet, verbování a kontrolu, zda hra končí.
agent-avenue-rule-AA-4 = Vylož dvě karty různých jmen, jednu lícem nahoru a druhou lícem dolů. Dvě stejné smíš jen tehdy, když má totéž jméno celá tvá ruka.
agent-avenue-rule-AA-5 = Před vyložením smíš odložit kartu lícem dolů a dobrat si za ni jinou, čtyřikrát za hru a v jednom tahu kolikrát chceš, dokud stačí balíček. Odložené karty zůstanou skryté až do konce.
agent-avenue-rule-AA-6 = Druhá strana si vezme jednu z obou karet, i když vidí jen jednu. Strana na tahu dostane tu druhou.
agent-avenue-rule-AA-7 = Spočítej, kolik agentů tohoto jména má tvá strana ve hře, i s tím novým: první, druhé nebo třetí číslo karty posune tvou figurku dopředu, nebo dozadu.
agent-avenue-rule-AA-8 = Obě figurky se posouvají zároveň.
agent-avenue-rule-AA-9 = Druhou figurku chytíš, když ji tvoje figurka cestou vpřed dostihne nebo předběhne, nebo když sama couvne na tvou či za ni. Rozhoduje konec tahu, míjení během něj ne.
agent-avenue-rule-AA-10 = Tři Kryptografky ve hře vyhrávají, tři Odvážlivci prohrávají. Na konci každého tahu se kontrolují obě strany, ať byl na tahu kdokoli.
agent-avenue-rule-AA-11 = Před koncem tahu se nevyhrává ani neprohrává, ani když už na stole leží třetí Kryptografka.
agent-avenue-rule-AA-12 = Kdyby měly obě strany vyhrát, obě prohrát, nebo jedna splnila výhru i prohru, rozhoduje se ve prospěch strany, která je na tahu.
agent-avenue-rule-AA-13 = Když je balíček prázdný a hráč, který je na řadě, má méně než dvě karty, hra končí. Vítězí strana blíž k chycení, při stejné vzdálenosti ta, která je na tahu.
agent-avenue-rule-AA-20 = S černým trhem se zamíchá jeho 15 karet; tři leží lícem nahoru jako nabídka, ostatní tvoří jeho balíček.
agent-avenue-rule-AA-21 = Figurka, jejíž pohyb skončí přesně na poli trhu, si musí hned vzít kartu z nabídky. Přeběhnutí ani stání na místě se nepočítá.
agent-avenue-rule-AA-22 = Nabídka se doplní dřív, než se vzatá karta provede. Když balíček trhu dojde, zamíchají se odložené karty trhu do nového.
agent-avenue-rule-AA-23 = Okamžitá karta se provede a odloží. Trvalá karta zůstane před tvou stranou do konce hry.
agent-avenue-rule-AA-24 = Trvalá karta na právě naverbovaného agenta nepůsobí. Platí až od dalšího, ať se dostane do hry jakkoli.
agent-avenue-rule-AA-25 = Co karta říká, to se musí stát, pokud to jde. Když to nejde, karta nedělá nic a všichni to vidí. Jen Špionské prázdniny dávají na vybranou, zda verbovat. Karta se provede celá, než přijde cokoli dalšího.
agent-avenue-rule-AA-26 = Karta, která verbuje, hýbe i figurkou, a kdo tak znovu skončí na poli trhu, bere si další kartu. Mezitím se použitá karta odloží a ruka doplní.
agent-avenue-rule-AA-27 = Než si kdo vezme kartu trhu, posunou se obě figurky. Když na trhu skončí obě, bere a provádí jako první strana na tahu, potom druhá.
agent-avenue-rule-AA-28 = Karty s vlastním koncem hry platí už od konce tahu, ve kterém byly vzaty.
agent-avenue-rule-AA-29 = Odebrání agenta ze hry figurkou nehýbe. Ovládání mysli může vzít i Kryptografku, která by v tomto tahu vyhrála.
agent-avenue-rule-AA-30 = Po provedení karty se ruka menší než čtyři doplní. Ruka větší než čtyři zůstane a nedobírá, dokud pod čtyři zase neklesne.
agent-avenue-rule-AA-31 = Nejdřív platí agentovo číslo, jak ho mění Odvedení pozornosti nebo Zlé dvojče, a k tomu Strážní věž nebo Superpočítač, to vše jako jeden pohyb. Když skončí na poli domova, přidá Únikové auto druhý.
agent-avenue-rule-AA-32 = Pro Únikové auto platí obě pole domova, pro Bezpečnostní systém jen pole domova tvé vlastní barvy.
agent-avenue-rule-AA-40 = Ve třech či čtyřech se hraje ve dvou týmech, každý s jednou figurkou: A a C proti B a D. Ve třech hraje B bez spoluhráče. Tým má společné agenty i karty a vítězí společně. Karty v ruce má každý své; v týmu se neukazují ani nepopisují.
agent-avenue-rule-AA-41 = Kartu lícem nahoru vyloží kdokoli z dvojice. Druhý pak vyloží jednu lícem dolů, jiného jména, pokud nemá totéž jméno celá jeho ruka.
agent-avenue-rule-AA-42 = Než vyložíš kartu, smíš jednu odložit, ať už druhý z týmu vyložil, nebo ne: v týmu každý dvakrát za hru, kdo hraje sám, čtyřikrát.
agent-avenue-rule-AA-43 = O tom, kterou kartu vezme, rozhoduje tým společně: platí to, když oba vyberou stejnou. Když vyprší čas, platí jediná volba, která padla, a ze dvou různých rozhodne náhoda. Připomínku dostane, kdo ještě nevybral, a při různé volbě oba.
agent-avenue-rule-AA-44 = Kdo vyložil kartu lícem nahoru, dobírá si první, i kdyby zbývala jediná karta.
agent-avenue-rule-AA-45 = V týmech hra s prázdným balíčkem končí, jakmile někdo ze strany, která má hrát, nemá žádnou kartu (kdo hraje sám: méně než dvě). Vítězí strana blíž k chycení, při stejné vzdálenosti ta na tahu.
agent-avenue-rule-AA-46 = Na černém trhu jeden z týmu navrhne, kdo vezme kterou kartu, a druhý to potvrdí, nebo navrhne něco jiného. Když vyprší čas, platí poslední návrh, jinak rozhodne náhoda. Kdo ho podal, připomínku nedostane. Na co se ptá karta, rozhoduje jen ten, kdo ji vzal.
agent-avenue-rule-AA-47 = Otázku dostaneš i tehdy, když zbývá jediná možnost, aby nikdo z rychlosti hry nic nevyčetl o tvé ruce.
agent-avenue-rule-AA-48 = Únikové auto následuje po každém pohybu, který skončí na poli domova, i když ho způsobí Sledovací dodávka.
agent-avenue-rule-AA-49 = Z několika agentů jednoho jména se ze hry bere ten, který přišel poslední. Když je naverbován znovu, počítá se znovu.

# Co říká kouč o rozhodnutí a v radě.

agent-avenue-coach-face-down = Karta lícem dolů může být: { $agents }
agent-avenue-coach-unseen = Ještě se neukázaly: { $agents }
agent-avenue-coach-agent = { $agent } ×{ $count }
agent-avenue-coach-wins = Vyhrává, ať je skryté cokoli.
agent-avenue-coach-lost = Tady prohrává každá volba.
agent-avenue-coach-safe = Volby, které dávají soupeři jistou výhru: { $count } z { $choices }.
agent-avenue-coach-partner = Chce to tvá druhá polovina týmu a neprohrává to.
