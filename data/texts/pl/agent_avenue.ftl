## Agent Avenue

agent-avenue-name = Agent Avenue
agent-avenue-pitch = Dwoje szpiegów goni się wokół jednej ulicy. Połóż jedną kartę odkrytą, drugą zakrytą i licz na to, że przeciwnik weźmie nie tę.

agent-avenue-option-advanced = Czarny rynek
agent-avenue-option-advanced-help = Cztery pola ulicy dają specjalne karty.
agent-avenue-option-start = Kto zaczyna
agent-avenue-option-start-help = Która strona wykłada pierwszą parę. W rewanżu zaczyna strona przegrana.
agent-avenue-option-start-chance = Decyduje los
agent-avenue-option-start-green = Zieloni
agent-avenue-option-start-blue = Niebiescy
agent-avenue-briefing-teams = { $seats ->
    [3] W drużynach: A i C grają razem jako Zieloni, B gra samodzielnie jako Niebiescy.
   *[4] W drużynach: A i C grają jako Zieloni, B i D jako Niebiescy.
}

agent-avenue-side-green = Zieloni
agent-avenue-side-blue = Niebiescy

## The agents

agent-avenue-agent-double-agent = Podwójna agentka
agent-avenue-agent-enforcer = Egzekutor
agent-avenue-agent-codebreaker = Łamaczka szyfrów
agent-avenue-agent-saboteur = Sabotażysta
agent-avenue-agent-daredevil = Śmiałek
agent-avenue-agent-sentinel = Strażnik
agent-avenue-agent-sidekick = Pomocnik
agent-avenue-agent-mole = Kret

agent-avenue-agent-double-agent-effect = −1, druga +6, następne −1
agent-avenue-agent-enforcer-effect = +1, drugi +2, następni +3
agent-avenue-agent-codebreaker-effect = Bez ruchu; trzy w grze wygrywają
agent-avenue-agent-saboteur-effect = −1, drugi −1, następni −2
agent-avenue-agent-daredevil-effect = +2, drugi +3; trzech w grze to przegrana
agent-avenue-agent-sentinel-effect = 0, drugi +2, następni +6
agent-avenue-agent-sidekick-effect = +4; jest tylko jeden
agent-avenue-agent-mole-effect = −3; jest tylko jeden

agent-avenue-card-face-up = odkryta karta
agent-avenue-card-face-down = zakryta karta

## The black market

agent-avenue-market-distraction-device = Odwrócenie uwagi
agent-avenue-market-distraction-device-effect = Twoi Sabotażyści przesuwają cię do przodu
agent-avenue-market-supercomputer = Superkomputer
agent-avenue-market-supercomputer-effect = Twoje Łamaczki szyfrów przesuwają cię o 3 do przodu
agent-avenue-market-watchtower = Wieża strażnicza
agent-avenue-market-watchtower-effect = Twoi Egzekutorzy przesuwają cię o 2 dalej
agent-avenue-market-sinister-twin = Zły bliźniak
agent-avenue-market-sinister-twin-effect = Twoje Podwójne agentki przesuwają cię dwa razy dalej
agent-avenue-market-getaway-car = Auto do ucieczki
agent-avenue-market-getaway-car-effect = Stań dokładnie na polu domowym: jeszcze 3 pola
agent-avenue-market-leader-of-the-pack = Przywódca stada
agent-avenue-market-leader-of-the-pack-effect = Trzech twoich Śmiałków wygrywa
agent-avenue-market-masterplan = Genialny plan
agent-avenue-market-masterplan-effect = Siedmioro różnych agentów w grze wygrywa
agent-avenue-market-security-system = System alarmowy
agent-avenue-market-security-system-effect = Wygrywasz, jeśli na końcu tury pionek przeciwnika stoi w twoim domu
agent-avenue-market-surveillance-truck = Furgonetka obserwacyjna
agent-avenue-market-surveillance-truck-effect = Rusz się teraz o 1 do przodu
agent-avenue-market-smoke-screen = Zasłona dymna
agent-avenue-market-smoke-screen-effect = Zwerbuj teraz wierzchnią kartę z talii
agent-avenue-market-outpost = Posterunek
agent-avenue-market-outpost-effect = Zwerbuj teraz Strażnika z ręki
agent-avenue-market-secret-recruit = Tajny rekrut
agent-avenue-market-secret-recruit-effect = Zwerbuj z ręki agenta, którego twoja strona nie ma w grze
agent-avenue-market-double-trouble = Podwójne kłopoty
agent-avenue-market-double-trouble-effect = Pokaż dwie karty o tej samej nazwie, jedną zwerbuj
agent-avenue-market-spycation = Szpiegowskie wakacje
agent-avenue-market-spycation-effect = Weź na rękę swojego agenta; możesz go od razu zwerbować
agent-avenue-market-mind-control = Kontrola umysłu
agent-avenue-market-mind-control-effect = Weź na rękę jednego z agentów przeciwnika

## What a player is asked

agent-avenue-prompt-play = Wyłóż dwie karty o różnych nazwach: pierwszą odkrytą, drugą zakrytą.
agent-avenue-prompt-lay-first = Jedno z was wykłada odkrytą kartę, potem drugie zakrytą.
agent-avenue-prompt-lay-second = Odkryta leży { $agent }. Wyłóż zakrytą kartę o innej nazwie.
agent-avenue-prompt-recruit = Odkryta karta: { $agent }. Weź ją albo tę zakrytą. Druga trafia do przeciwnika.
agent-avenue-prompt-recruit-team = Odkryta karta: { $agent }. Którą bierze wasza drużyna? Wybierzcie oboje tę samą.
agent-avenue-prompt-market = Twój pionek stoi na czarnym rynku. Weź jedną z jego kart.
agent-avenue-prompt-market-team = Wasz pionek stoi na czarnym rynku. Ustalcie, kto bierze którą kartę: jedno proponuje, drugie potwierdza.
agent-avenue-prompt-secret-recruit = Tajny rekrut: zwerbuj z ręki agenta, którego twoja strona nie ma w grze.
agent-avenue-prompt-double-trouble = Podwójne kłopoty: pokaż dwie karty o tej samej nazwie, jedną zwerbuj, drugą zachowaj.
agent-avenue-prompt-spycation = Szpiegowskie wakacje: weź na rękę jednego z agentów swojej strony.
agent-avenue-prompt-spycation-again = Wraca na rękę: { $agent }. Werbujesz teraz czy zostawiasz na ręce?
agent-avenue-prompt-mind-control = Kontrola umysłu: weź na rękę jednego z agentów przeciwnika.

## Moves, in one line

agent-avenue-effect-spaces = { $spaces }
agent-avenue-effect-market = { $spaces } i karta
agent-avenue-effect-wins = wygrana
agent-avenue-effect-loses = przegrana
# The pair offered, then what each outcome does. $they_if_up: what they get if they take the card face up, as "+2" or "win".
agent-avenue-describe-play-pair = Odkryta { $up }, zakryta { $down }: oni { $they_if_up }, ty { $you_if_up } / oni { $they_if_down }, ty { $you_if_down }
agent-avenue-describe-set-aside = Odłóż i dobierz inną: { $agent }
# $you: how far this card moves you if you take it; $they: how far it moves them.
agent-avenue-describe-lay-face-up = Odkryta: { $agent } (dla ciebie { $you }, dla nich { $they })
agent-avenue-describe-lay-face-down = Zakryta: { $agent } (dla ciebie { $you }, dla nich { $they })
agent-avenue-describe-recruit-face-up = Weź odkrytą kartę: { $agent } (ty { $effect })
agent-avenue-describe-recruit-face-down = Weź zakrytą kartę; oni dostają: { $agent } (oni { $effect })
agent-avenue-describe-recruit-nothing = Nie ma kogo werbować
agent-avenue-describe-take-market-card = { $card }: { $effect }
agent-avenue-describe-propose-market-card = Zaproponuj: { $card }, bierze { $taker }
agent-avenue-describe-confirm-market-card = Zgoda: { $card }, bierze { $taker }
agent-avenue-describe-recruit-from-hand = Zwerbuj z ręki: { $agent } (ty { $effect })
agent-avenue-describe-reveal-two = Pokaż dwie i zwerbuj jedną: { $agent } (ty { $effect })
agent-avenue-describe-take-back = Weź z powrotem na rękę: { $agent }
agent-avenue-describe-recruit-again = Zwerbuj teraz: { $agent } (ty { $effect })
agent-avenue-describe-keep-taken = Zachowaj na ręce: { $agent }
agent-avenue-describe-control-mind = Zabierz przeciwnikowi na rękę: { $agent }

## What happened

agent-avenue-tell-pair-played = { $seat } wykłada: { $up } i zakryta karta.
agent-avenue-tell-pair-played-known = { $seat } wykłada: { $up }, a zakryta { $down }.
agent-avenue-tell-laid-face-up-known = { $seat } wykłada odkrytą kartę: { $agent }.
agent-avenue-tell-laid-face-down = { $seat } wykłada zakrytą kartę.
agent-avenue-tell-laid-face-down-known = { $seat } wykłada zakrytą kartę: { $agent }.
agent-avenue-tell-set-aside = { $seat } odkłada kartę i dobiera inną.
agent-avenue-tell-set-aside-known = { $seat } odkłada: { $agent }. Dobrana w zamian: { $drawn }.
agent-avenue-tell-drawn = { $count ->
    [one] { $seat } dobiera kartę: { $agents }.
    [few] { $seat } dobiera { $count } karty: { $agents }.
   *[many] { $seat } dobiera { $count } kart: { $agents }.
}
agent-avenue-tell-picked = { $which ->
    [face_up] { $seat } chce odkrytej karty.
   *[face_down] { $seat } chce zakrytej karty.
}
agent-avenue-tell-recruited = { $side ->
    [green] { $direction ->
        [forward] { $count ->
            [one] Zieloni werbują: { $agent } ({ $source }), { $count } pole do przodu.
            [few] Zieloni werbują: { $agent } ({ $source }), { $count } pola do przodu.
           *[many] Zieloni werbują: { $agent } ({ $source }), { $count } pól do przodu.
        }
        [back] { $count ->
            [one] Zieloni werbują: { $agent } ({ $source }), { $count } pole do tyłu.
            [few] Zieloni werbują: { $agent } ({ $source }), { $count } pola do tyłu.
           *[many] Zieloni werbują: { $agent } ({ $source }), { $count } pól do tyłu.
        }
       *[still] Zieloni werbują: { $agent } ({ $source }), bez ruchu.
    }
   *[blue] { $direction ->
        [forward] { $count ->
            [one] Niebiescy werbują: { $agent } ({ $source }), { $count } pole do przodu.
            [few] Niebiescy werbują: { $agent } ({ $source }), { $count } pola do przodu.
           *[many] Niebiescy werbują: { $agent } ({ $source }), { $count } pól do przodu.
        }
        [back] { $count ->
            [one] Niebiescy werbują: { $agent } ({ $source }), { $count } pole do tyłu.
            [few] Niebiescy werbują: { $agent } ({ $source }), { $count } pola do tyłu.
           *[many] Niebiescy werbują: { $agent } ({ $source }), { $count } pól do tyłu.
        }
       *[still] Niebiescy werbują: { $agent } ({ $source }), bez ruchu.
    }
}
agent-avenue-tell-pawn-moved = { $side ->
    [green] { $count ->
        [one] { $card }: Zieloni, { $count } pole do przodu.
        [few] { $card }: Zieloni, { $count } pola do przodu.
       *[many] { $card }: Zieloni, { $count } pól do przodu.
    }
   *[blue] { $count ->
        [one] { $card }: Niebiescy, { $count } pole do przodu.
        [few] { $card }: Niebiescy, { $count } pola do przodu.
       *[many] { $card }: Niebiescy, { $count } pól do przodu.
    }
}
agent-avenue-tell-proposed = { $seat } proponuje: { $card }, bierze { $taker }.
agent-avenue-tell-time-ran-out = { $side ->
    [green] { $how ->
        [pick] Zielonym minął czas: liczy się jedyny wybór.
        [proposal] Zielonym minął czas: liczy się ostatnia propozycja.
       *[chance] Zielonym minął czas bez porozumienia: decyduje los.
    }
   *[blue] { $how ->
        [pick] Niebieskim minął czas: liczy się jedyny wybór.
        [proposal] Niebieskim minął czas: liczy się ostatnia propozycja.
       *[chance] Niebieskim minął czas bez porozumienia: decyduje los.
    }
}
agent-avenue-tell-market-card-taken = { $seat } bierze kartę czarnego rynku: { $card }.
agent-avenue-tell-market-reshuffled = { $count ->
    [one] Talia czarnego rynku się skończyła: nową tworzy { $count } odrzucona karta.
    [few] Talia czarnego rynku się skończyła: nową tworzą { $count } odrzucone karty.
   *[many] Talia czarnego rynku się skończyła: nową tworzy { $count } odrzuconych kart.
}
agent-avenue-tell-ability-ignored = { $seat }: { $card } nic nie daje.
agent-avenue-tell-pair-revealed = { $seat } pokazuje dwie karty o tej samej nazwie: { $agent }.
agent-avenue-tell-agent-taken = { $whose ->
    [own] { $seat } bierze z powrotem na rękę: { $agent }.
   *[theirs] { $seat } zabiera przeciwnikowi na rękę: { $agent }.
}
agent-avenue-tell-taken-agent-kept = { $seat } zachowuje na ręce: { $agent }.
agent-avenue-tell-turn-began = { $side ->
    [green] Tura { $number }: grają Zieloni.
   *[blue] Tura { $number }: grają Niebiescy.
}

## Why a move is not allowed

agent-avenue-error-over = Ta gra jest skończona.
agent-avenue-error-not-now = Teraz rozstrzyga się coś innego.
agent-avenue-error-not-your-turn = Teraz nie twoja kolej.
agent-avenue-error-not-in-hand = Nie masz tej karty na ręce: { $agent }.
agent-avenue-error-same-name = Wyłóż dwie karty o różnych nazwach, chyba że wszystkie na ręce mają jedną nazwę.
agent-avenue-error-no-set-aside-left = Nie możesz już odłożyć żadnej karty w tej grze.
agent-avenue-error-deck-empty = Talia jest pusta, więc nie możesz wymienić karty.
agent-avenue-error-not-in-supply = Ta karta nie leży odkryta na czarnym rynku.
agent-avenue-error-not-on-your-team = Kartę może wziąć tylko ktoś z twojej drużyny.
agent-avenue-error-confirm-instead = Twój partner proponuje już dokładnie to. Potwierdź.
agent-avenue-error-no-such-proposal = Twój partner proponuje teraz coś innego.
agent-avenue-error-not-in-play = Tego agenta nie ma tam w grze: { $agent }.
agent-avenue-error-already-in-play = Twoja strona ma już tego agenta w grze: { $agent }.
agent-avenue-error-no-pair = Nie masz dwóch kart o tej nazwie: { $agent }.

## How a game ended

agent-avenue-reason-catch = { $tie ->
    [yes] { $winner ->
        [green] Dwa zakończenia naraz. Liczy się, czyja to była tura: Niebiescy złapani.
       *[blue] Dwa zakończenia naraz. Liczy się, czyja to była tura: Zieloni złapani.
    }
   *[no] { $winner ->
        [green] Niebiescy złapani.
       *[blue] Zieloni złapani.
    }
}
agent-avenue-reason-codebreakers = { $tie ->
    [yes] Dwa zakończenia naraz. Liczy się, czyja to była tura: decydują trzy Łamaczki szyfrów.
   *[no] Grę rozstrzygają trzy Łamaczki szyfrów.
}
agent-avenue-reason-daredevils = { $tie ->
    [yes] { $winner ->
        [green] Dwa zakończenia naraz. Liczy się, czyja to była tura: Niebiescy mają trzech Śmiałków.
       *[blue] Dwa zakończenia naraz. Liczy się, czyja to była tura: Zieloni mają trzech Śmiałków.
    }
   *[no] { $winner ->
        [green] Niebieskich gubi trzech Śmiałków.
       *[blue] Zielonych gubi trzech Śmiałków.
    }
}
agent-avenue-reason-leader = { $tie ->
    [yes] Dwa zakończenia naraz. Liczy się, czyja to była tura: trzech Śmiałków ma swojego Przywódcę stada.
   *[no] Trzech Śmiałków ma swojego Przywódcę stada.
}
agent-avenue-reason-masterplan = { $tie ->
    [yes] Dwa zakończenia naraz. Liczy się, czyja to była tura: Genialny plan jest gotowy.
   *[no] Genialny plan jest gotowy: siedmioro różnych agentów.
}
agent-avenue-reason-security = { $tie ->
    [yes] { $winner ->
        [green] Dwa zakończenia naraz. Liczy się, czyja to była tura: Niebieskich zatrzymał cudzy System alarmowy.
       *[blue] Dwa zakończenia naraz. Liczy się, czyja to była tura: Zielonych zatrzymał cudzy System alarmowy.
    }
   *[no] { $winner ->
        [green] Niebieskich zatrzymał cudzy System alarmowy.
       *[blue] Zielonych zatrzymał cudzy System alarmowy.
    }
}
agent-avenue-reason-deck = { $needed ->
    [one] Karty się skończyły: bliższej stronie brakowało { $needed } pola.
    [few] Karty się skończyły: bliższej stronie brakowało { $needed } pól.
   *[many] Karty się skończyły: bliższej stronie brakowało { $needed } pól.
}
agent-avenue-reason-deck-equal = Karty się skończyły, a pionki są równie blisko. Liczy się, czyja to była tura.

## How to play

agent-avenue-guide-aim = Oba pionki biegną w tę samą stronę wokół ulicy z 14 domami. Złap drugi, zanim on złapie twój.
agent-avenue-guide-turn = Wyłóż dwie karty o różnych nazwach, jedną odkrytą, drugą zakrytą. Druga strona bierze jedną z nich, ty dostajesz drugą. Każda karta przesuwa pionek strony, która ją werbuje. Liczba zależy od tego, ile kart o tej nazwie strona ma w grze. Kilka razy w grze możesz najpierw odłożyć kartę i dobrać inną.
agent-avenue-guide-end = Wygrywa ten, kto dogoni lub minie drugi pionek. Trzy Łamaczki szyfrów też wygrywają; trzech Śmiałków to przegrana. Przy dwóch zakończeniach naraz wygrywa strona, której jest tura.
agent-avenue-guide-more = Każda karta przesuwa pionek strony, która ją werbuje. Jak daleko, zależy od tego, ile kart o tej nazwie strona ma w grze. Kilka razy w grze możesz najpierw odłożyć kartę i dobrać inną. Przy dwóch zakończeniach naraz wygrywa strona, której jest tura.
agent-avenue-guide-advanced = Na czarnym rynku pionek, który stanie dokładnie na jednym z czterech jego pól, bierze specjalną kartę.
agent-avenue-guide-teams = W drużynie macie wspólny pionek i agentów, ale nigdy nie pokazujecie sobie kart na ręce.

## The rules, in our own words

agent-avenue-rule-AA-1 = Zieloni zaczynają na polu 0, Niebiescy dokładnie naprzeciw, na polu 7. Tasuje się 38 kart agentów i każdy dostaje po 4. O tym, kto zaczyna, decyduje los; w rewanżu zaczyna strona, która przegrała.
agent-avenue-rule-AA-2 = Gdy masz na ręce mniej niż 4 karty, dobierasz do 4. Po wyłożeniu dobierasz, gdy leżą już obie karty, zanim druga strona wybierze. Jeśli talii nie starcza, dostajesz tyle, ile zostało. Na ręce może być więcej niż 4.
agent-avenue-rule-AA-3 = Tura ma trzy kroki: wyłożenie dwóch kart, werbunek i sprawdzenie, czy gra się kończy.
agent-avenue-rule-AA-4 = Wyłóż dwie karty o różnych nazwach, jedną odkrytą, drugą zakrytą. Dwie o tej samej nazwie tylko wtedy, gdy mają ją wszystkie karty na ręce.
agent-avenue-rule-AA-5 = Przed wyłożeniem możesz odłożyć kartę zakrytą i dobrać inną, 4 razy na grę i dowolnie często w turze, dopóki starcza talii. Odłożone karty są tajne do końca.
agent-avenue-rule-AA-6 = Druga strona bierze jedną z dwóch kart, widząc tylko jedną. Strona aktywna dostaje drugą.
agent-avenue-rule-AA-7 = Policz karty o tej nazwie, które twoja strona ma w grze, razem z nową: pierwsza, druga lub trzecia liczba na karcie przesuwa twój pionek do przodu lub do tyłu.
agent-avenue-rule-AA-8 = Oba pionki ruszają się jednocześnie.
agent-avenue-rule-AA-9 = Łapiesz drugi pionek, jeśli na końcu tury twój do niego dotarł lub go minął, idąc do przodu, albo tamten cofnął się na ciebie lub za ciebie. Mijanie w trakcie się nie liczy.
agent-avenue-rule-AA-10 = Trzy Łamaczki szyfrów w grze wygrywają, trzech Śmiałków przegrywa. Na końcu każdej tury sprawdza się obie strony, niezależnie od tego, czyja to tura.
agent-avenue-rule-AA-11 = Przed końcem tury nic nie jest wygrane ani przegrane, nawet z trzecią Łamaczką szyfrów na stole.
agent-avenue-rule-AA-12 = Jeśli obie strony by wygrały, obie by przegrały albo jedna spełnia oba rodzaje zakończenia, wygrywa strona, której jest tura.
agent-avenue-rule-AA-13 = Gdy talia jest pusta, a następny gracz ma mniej niż 2 karty, gra się kończy. Wygrywa strona, której bliżej do złapania; przy równej odległości ta, której jest tura.
agent-avenue-rule-AA-20 = Tasuje się 15 kart czarnego rynku: trzy leżą odkryte jako oferta czarnego rynku, reszta to jego talia.
agent-avenue-rule-AA-21 = Jeśli twój pionek kończy ruch dokładnie na polu czarnego rynku, od razu bierzesz kartę z oferty. Minięcie pola ani stanie na nim się nie liczy.
agent-avenue-rule-AA-22 = Ofertę uzupełnia się, zanim wzięta karta zadziała. Gdy talia rynku się skończy, jego odrzucone karty tasuje się w nową.
agent-avenue-rule-AA-23 = Kartę o zdolności natychmiastowej wykonaj i odrzuć. Karta o zdolności trwałej leży przed twoją stroną do końca gry.
agent-avenue-rule-AA-24 = Trwała karta nie zmienia agenta zwerbowanego przed chwilą. Działa od następnego, jakkolwiek wejdzie do gry.
agent-avenue-rule-AA-25 = Jeśli możesz zrobić to, co każe karta, musisz. Jeśli nie możesz, karta nic nie robi i wszyscy to widzą. Tylko Szpiegowskie wakacje pozwalają wybrać, czy werbować. Najpierw kończy się jedną kartę, potem resztę.
agent-avenue-rule-AA-26 = Karta, która werbuje, też przesuwa pionek. Jeśli znowu stanie na polu rynku, bierzesz następną kartę. W międzyczasie użytą kartę się odrzuca, a rękę uzupełnia.
agent-avenue-rule-AA-27 = Oba pionki ruszają się, zanim ktokolwiek weźmie kartę rynku. Jeśli oba stanęły na polach rynku, najpierw bierze i kończy strona aktywna, potem druga.
agent-avenue-rule-AA-28 = Karty z własnym zakończeniem liczą się od końca tury, w której zostały wzięte.
agent-avenue-rule-AA-29 = Zabranie agenta z gry nie rusza pionka. Kontrola umysłu może zabrać nawet tę Łamaczkę szyfrów, która wygrałaby w tej turze.
agent-avenue-rule-AA-30 = Po wykonaniu karty rękę poniżej 4 się uzupełnia. Ręka powyżej 4 zostaje i nic nie dobiera, dopóki nie spadnie poniżej 4.
agent-avenue-rule-AA-31 = Najpierw liczba agenta, zmieniona przez Odwrócenie uwagi lub Złego bliźniaka, plus Wieża strażnicza lub Superkomputer, jako jeden ruch. Jeśli kończy się na polu domowym, Auto do ucieczki dodaje drugi.
agent-avenue-rule-AA-32 = Dla Auta do ucieczki liczą się oba pola domowe; dla Systemu alarmowego tylko to w twoim kolorze.
agent-avenue-rule-AA-40 = We troje lub czworo gra się w dwóch drużynach po jednym pionku: A i C przeciw B i D. We troje B gra samodzielnie. Drużyna ma wspólnych agentów i karty i razem wygrywa. Każdy ma własną rękę; partnerzy nie pokazują jej ani nie opisują.
agent-avenue-rule-AA-41 = Odkrytą kartę wykłada dowolny partner. Drugi wykłada potem zakrytą, o innej nazwie, chyba że wszystkie jego karty mają tę nazwę.
agent-avenue-rule-AA-42 = Przed wyłożeniem swojej karty możesz jedną odłożyć, niezależnie od tego, czy partner już wyłożył: każdy partner 2 razy na grę, a kto gra samodzielnie, 4 razy.
agent-avenue-rule-AA-43 = Drużyna decyduje razem: bierze kartę, gdy oboje wybiorą tę samą. Gdy minie czas, liczy się jedyny wybór, a z dwóch różnych decyduje los. Przypomnienie dostaje tylko ten, kto nie wybrał, albo oboje, jeśli wybory są różne.
agent-avenue-rule-AA-44 = Pierwszy uzupełnia rękę partner, który wyłożył odkrytą kartę, nawet jeśli została tylko jedna.
agent-avenue-rule-AA-45 = W drużynach przy pustej talii gra kończy się, gdy ktoś ze strony, która ma teraz grać, nie ma karty (grający samodzielnie: mniej niż 2). Wygrywa strona, której bliżej do złapania; przy równej odległości ta, której jest tura.
agent-avenue-rule-AA-46 = Na czarnym rynku jeden partner proponuje, kto bierze którą kartę; drugi potwierdza albo proponuje co innego. Gdy minie czas, liczy się ostatnia propozycja albo los. Kto ją złożył, nie dostaje przypomnienia. O co pyta karta, decyduje tylko ten, kto ją bierze.
agent-avenue-rule-AA-47 = Pytanie dostajesz nawet wtedy, gdy masz tylko jeden wybór, więc tempo gry nie zdradza nic o twojej ręce.
agent-avenue-rule-AA-48 = Auto do ucieczki działa po każdym ruchu, który kończy się na polu domowym, także po Furgonetce obserwacyjnej.
agent-avenue-rule-AA-49 = Z kilku agentów o jednej nazwie z gry schodzi ten, który wszedł ostatni. Zwerbowany znowu, liczy się znowu.

## What the coach says

agent-avenue-coach-face-down = Zakryta karta to może być: { $agents }
agent-avenue-coach-unseen = Jeszcze niewidziane: { $agents }
agent-avenue-coach-agent = { $agent } ×{ $count }
agent-avenue-coach-wins = Wygrywa, cokolwiek leży zakryte.
agent-avenue-coach-lost = Tu każdy wybór przegrywa.
agent-avenue-coach-safe = Wybory, które dają drugiej stronie pewną wygraną: { $count } z { $choices }.
agent-avenue-coach-partner = Tego chce twój partner i to nie przegrywa.
