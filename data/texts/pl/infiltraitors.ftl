## Infiltraitors

infiltraitors-name = Podwójni Agenci
infiltraitors-pitch = Razem przeciw zdrajcom: każde z was trzyma podejrzanego, którego nikt inny nie widzi, a mówić mogą tylko zagrane karty.

infiltraitors-option-mission = Misja
infiltraitors-option-mission-help = Trzy szkoleniowe, potem opowieść w 20 misjach. Każdą możecie zagrać osobno.
infiltraitors-option-mission-t1 = Szkolenie 1: Pierwsze kroki
infiltraitors-option-mission-t2 = Szkolenie 2: Po jednym
infiltraitors-option-mission-t3 = Szkolenie 3: Na czas
infiltraitors-option-mission-m1 = Misja 1: Otwarta linia
infiltraitors-option-mission-m2 = Misja 2: Zagubiona poczta
infiltraitors-option-mission-m3 = Misja 3: Doki
infiltraitors-option-mission-m4 = Misja 4: Na palcach
infiltraitors-option-mission-m5 = Misja 5: Przesłuchanie
infiltraitors-option-mission-m6 = Misja 6: Sejf
infiltraitors-option-mission-m7 = Misja 7: Pułapka
infiltraitors-option-mission-m8 = Misja 8: W rozproszeniu
infiltraitors-option-mission-m9 = Misja 9: Mieszkanie konspiracyjne
infiltraitors-option-mission-m10 = Misja 10: Obce twarze
infiltraitors-option-mission-m11 = Misja 11: W prawo patrz
infiltraitors-option-mission-m12 = Misja 12: Wchodzi jeden
infiltraitors-option-mission-m13 = Misja 13: Serwerownia
infiltraitors-option-mission-m14 = Misja 14: Lista
infiltraitors-option-mission-m15 = Misja 15: Tajne spotkanie
infiltraitors-option-mission-m16 = Misja 16: Fałszywe nazwiska
infiltraitors-option-mission-m17 = Misja 17: Odkryte karty
infiltraitors-option-mission-m18 = Misja 18: W okrążeniu
infiltraitors-option-mission-m19 = Misja 19: Szef
infiltraitors-option-mission-m20 = Misja 20: Wiosenne porządki
infiltraitors-option-crossing-out = Skreślanie
infiltraitors-option-crossing-out-help = Czy komputer skreśla to, co wykluczają wskazówki, pudła i widziane karty?
infiltraitors-option-crossing-out-by-mission = Tylko w szkoleniu
infiltraitors-option-crossing-out-on = Zawsze
infiltraitors-option-crossing-out-off = Nigdy
infiltraitors-option-limit = Limit
infiltraitors-option-limit-help = Minuty liczą się w czasie rzeczywistym, z innymi osobami. W przeciwnym razie grajcie na tury albo bez limitu.
infiltraitors-option-limit-minutes = Minuty
infiltraitors-option-limit-turns = Tury

## Cards and colours

infiltraitors-colour-red = Czerwony
infiltraitors-colour-black = Czarny
infiltraitors-colour-yellow = Żółty
infiltraitors-colour-blue = Niebieski
infiltraitors-colour-green = Zielony
infiltraitors-number = { $number }
infiltraitors-card-red = Czerwona { $number }
infiltraitors-card-black = Czarna { $number }
infiltraitors-card-yellow = Żółta { $number }
infiltraitors-card-blue = Niebieska { $number }
infiltraitors-card-green = Zielona { $number }
infiltraitors-card-red-special = Czerwona specjalna (1)
infiltraitors-card-black-special = Czarna specjalna (1)
infiltraitors-card-yellow-special = Żółta specjalna (1)
infiltraitors-card-blue-special = Niebieska specjalna (1)
infiltraitors-card-green-special = Zielona specjalna (1)

infiltraitors-sheet-shared = Podejrzany { $number }: wspólna planszetka
infiltraitors-sheet-private = Podejrzany { $number }: własna planszetka, { $who }
infiltraitors-sheet-shared-key = Kluczowa osoba: wspólna planszetka
infiltraitors-notes-none = Nie ma teraz dla ciebie planszetki. Podejrzany ma planszetki od pojmania do zestrzelenia: jedną zaznaczają wszyscy (nie w cichych misjach), a drugą masz tylko ty, jeśli trzyma go inny agent.
infiltraitors-sheet-private-key = Kluczowa osoba: własna planszetka, { $who }

## Briefing

infiltraitors-briefing-facts = { $suspects ->
    [one] { $suspects } podejrzany, naboje: { $bullets }, karty { $lowest }–{ $highest }, kolory: { $colours }.
    [few] { $suspects } podejrzanych, naboje: { $bullets }, karty { $lowest }–{ $highest }, kolory: { $colours }.
   *[many] { $suspects } podejrzanych, naboje: { $bullets }, karty { $lowest }–{ $highest }, kolory: { $colours }.
}
infiltraitors-briefing-minutes = { $minutes ->
    [one] Macie { $minutes } minutę.
    [few] Macie { $minutes } minuty.
   *[many] Macie { $minutes } minut.
}
infiltraitors-briefing-turns = { $turns ->
    [one] Macie w sumie { $turns } turę.
    [few] Macie w sumie { $turns } tury.
   *[many] Macie w sumie { $turns } tur.
}
infiltraitors-briefing-hand = Karty na start: { $hand }. Limit na ręce: { $limit }.
infiltraitors-special-discards-face-down = Wszystkie karty odrzuca się zakryte, nawet wskazówki, które leżały odkryte.
infiltraitors-special-in-order = Każdy pojmany podejrzany dostaje kolejny numer. Strzelać można tylko do tego, który ma najniższy numer na stole.
infiltraitors-special-silent = Cisza: od początku do końca żadnych rozmów ani znaków.
infiltraitors-special-specials-in-the-middle = Karty specjalne leżą na środku. Każdej można raz użyć do wymiany zamiast karty z ręki.
infiltraitors-special-balanced-clues = Do podejrzanego można strzelić tylko wtedy, gdy ma tyle samo wskazówek pionowo co poziomo, w sumie co najmniej cztery.
infiltraitors-special-exchange-to-the-left = Wymieniasz informacje tylko z agentem, który gra po tobie.
infiltraitors-special-eliminate-to-the-right = Strzelasz tylko do podejrzanego agenta, który gra przed tobą.
infiltraitors-special-one-shooter = Strzela tylko jeden, wylosowany agent. Sam nie trzyma podejrzanego.
infiltraitors-special-specials-shuffled-in = Karty specjalne są wtasowane do talii. Podejrzany specjalny ma liczbę 1, a pionowo leżą u niego tylko wskazówki w jego kolorze.
infiltraitors-special-second-card = Wierzchnia karta z Siedziby zostaje przy pojmanym podejrzanym i daje mu kolor; liczba jest jego własna.
infiltraitors-special-hands-turned-round = Widzisz karty wszystkich oprócz swoich. Do wskazówek i wymian bierzesz kartę z cudzej ręki.
infiltraitors-special-last-stand = Nagrody trafiają odkryte do puli. Po ósmym podejrzanym na dziewiątego macie tylko pulę, a wymiana nie daje już nowej karty.
infiltraitors-special-key-person = Po trafieniu możesz odejść. Wtedy oglądasz kluczową osobę, zostawiasz przy niej wskazówkę (przy 2 agentach: 2 wskazówki) i wypadasz z misji. Ostatni agent musi zastrzelić kluczową osobę.

## What an agent is asked

infiltraitors-prompt-action = Twoja tura: jedna akcja. Podejrzani: { $suspects }, naboje: { $bullets }.
infiltraitors-prompt-action-turns = { $turns ->
    [1] Twoja ostatnia tura: jedna akcja. Podejrzani: { $suspects }, naboje: { $bullets }.
   *[other] Twoja tura: jedna akcja. Tury: { $turns }, podejrzani: { $suspects }, naboje: { $bullets }.
}
infiltraitors-prompt-reward = Trafienie! Jeśli chcesz, weź jedną z odrzuconych kart.
infiltraitors-prompt-reward-pool = Trafienie! Wybierz do puli jedną z odrzuconych kart.
infiltraitors-prompt-discard = { $count ->
    [one] Limit na ręce: { $limit }. Odrzuć { $count } kartę.
    [few] Limit na ręce: { $limit }. Odrzuć { $count } karty, po jednej.
   *[many] Limit na ręce: { $limit }. Odrzuć { $count } kart, po jednej.
}
infiltraitors-prompt-discard-unseen = { $count ->
    [one] Limit na ręce: { $limit }. Odrzuć w ciemno { $count } kartę, wskazując jej miejsce.
    [few] Limit na ręce: { $limit }. Odrzuć w ciemno { $count } karty, po jednej, wskazując miejsce.
   *[many] Limit na ręce: { $limit }. Odrzuć w ciemno { $count } kart, po jednej, wskazując miejsce.
}
infiltraitors-prompt-leave = Odchodzisz z misji, zostawiając wskazówkę przy kluczowej osobie? Agenci w misji oprócz ciebie: { $agents }.
infiltraitors-prompt-key-clue = { $count ->
    [one] Znasz kluczową osobę. Zagraj przy niej { $count } kartę z ręki lub z odkrytych odrzuconych. Potem wypadasz z misji.
    [few] Znasz kluczową osobę. Zagraj przy niej { $count } karty z ręki lub z odkrytych odrzuconych. Potem wypadasz z misji.
   *[many] Znasz kluczową osobę. Zagraj przy niej { $count } kart z ręki lub z odkrytych odrzuconych. Potem wypadasz z misji.
}
infiltraitors-prompt-key-shot = Nie ma już innych agentów. Strzel teraz do kluczowej osoby; naboje: { $bullets }.

## Moves, in one line

infiltraitors-describe-capture = { $top ->
    [discarded] Pojmij podejrzanego, odrzuć wierzchnią kartę z Siedziby
    [kept] Pojmij podejrzanego; kolor da mu wierzchnia karta z Siedziby
   *[nothing] Pojmij podejrzanego
}
infiltraitors-describe-give-clue = { $turned ->
    [upright] Wskazówka o twoim podejrzanym: { $card }, zgodność (pionowo)
    [sideways] Wskazówka o twoim podejrzanym: { $card }, brak zgodności (poziomo)
   *[unknown] Wskazówka o twoim podejrzanym: { $card }
}
infiltraitors-describe-give-clue-from = { $turned ->
    [upright] Wskazówka o twoim podejrzanym z cudzej ręki ({ $owner }): { $card }, zgodność (pionowo)
    [sideways] Wskazówka o twoim podejrzanym z cudzej ręki ({ $owner }): { $card }, brak zgodności (poziomo)
   *[unknown] Wskazówka o twoim podejrzanym z cudzej ręki ({ $owner }): { $card }
}
infiltraitors-describe-exchange = { $draws ->
    [yes] Wymiana ({ $target }): { $card }; dobierasz kartę
   *[no] Wymiana ({ $target }): { $card }; Siedziba jest pusta
}
infiltraitors-describe-exchange-from = { $draws ->
    [yes] Wymiana ({ $target }) z cudzej ręki ({ $owner }): { $card }; dobierasz
   *[no] Wymiana ({ $target }) z cudzej ręki ({ $owner }): { $card }; Siedziba jest pusta
}
infiltraitors-describe-exchange-middle = { $draws ->
    [yes] Wymiana ({ $target }) ze środka: { $card }; dobierasz kartę
   *[no] Wymiana ({ $target }) ze środka: { $card }; Siedziba jest pusta
}
infiltraitors-describe-wait = { $count ->
    [0] Poczekaj, nie dobieraj
    [one] Poczekaj, dobierz { $count }
    [few] Poczekaj, dobierz { $count }
   *[many] Poczekaj, dobierz { $count }
}
# $count: the number named; $there: how many cards HQ really has left.
infiltraitors-describe-wait-short = Poczekaj: odrzuć wierzchnią kartę z Siedziby, podaj { $count }, dobierz tyle, ile zostało ({ $there })
infiltraitors-describe-eliminate = { $miss ->
    [mission] Strzel do podejrzanego ({ $target }): { $card }; pudło to przegrana misja
   *[bullet] Strzel do podejrzanego ({ $target }): { $card }
}
infiltraitors-describe-take-reward = { $to ->
    [pool] Do puli: { $card }
   *[hand] Weź z odrzuconych: { $card }
}
infiltraitors-describe-take-face-down-reward = { $to ->
    [pool] Do puli: jedna zakryta (z { $count })
   *[hand] Weź zakrytą odrzuconą (z { $count })
}
infiltraitors-describe-decline-reward = Nie bierz karty
infiltraitors-describe-discard = { $face ->
    [down] Odrzuć zakrytą: { $card }
   *[up] Odrzuć: { $card }
}
infiltraitors-describe-discard-unseen = Odrzuć w ciemno kartę z miejsca { $place }
infiltraitors-describe-leave = { $ends ->
    [too-many] Odejdź i przegraj misję: zostałby więcej niż jeden agent
    [alone] Odejdź i przegraj misję: ostatni agent nie mógłby dosięgnąć wszystkich podejrzanych
   *[not] { $count ->
        [0] Odejdź: obejrzyj kluczową osobę, bez karty na wskazówkę o niej
        [one] Odejdź: obejrzyj kluczową osobę, daj o niej { $count } wskazówkę, odrzuć karty z ręki
        [few] Odejdź: obejrzyj kluczową osobę, daj o niej { $count } wskazówki, odrzuć karty z ręki
       *[many] Odejdź: obejrzyj kluczową osobę, daj o niej { $count } wskazówek, odrzuć karty z ręki
    }
}
infiltraitors-describe-stay = { $ends ->
    [at-once] Zostań i przegraj misję: zostałby więcej niż jeden agent
   *[not] Zostań w misji
}
infiltraitors-describe-give-key-clue = { $turned ->
    [upright] Wskazówka o kluczowej osobie: { $card }, zgodność (pionowo)
    [sideways] Wskazówka o kluczowej osobie: { $card }, brak zgodności (poziomo)
   *[unknown] Wskazówka o kluczowej osobie: { $card }
}
infiltraitors-describe-eliminate-key-person = { $miss ->
    [mission] Strzel do kluczowej osoby: { $card }; pudło to przegrana misja
   *[bullet] Strzel do kluczowej osoby: { $card }
}

## What happened

infiltraitors-tell-captured = { $hq ->
    [discarded] { $seat } pojmuje podejrzanego { $number }; wierzchnia karta z Siedziby trafia zakryta do odrzuconych.
    [kept] { $seat } pojmuje podejrzanego { $number }; wierzchnia karta z Siedziby zostaje przy nim.
   *[nothing] { $seat } pojmuje podejrzanego { $number }.
}
infiltraitors-tell-captured-known = { $seat } pojmuje podejrzanego { $number }: { $card }.
infiltraitors-tell-captured-two = { $seat } pojmuje podejrzanego { $number }: { $card }, kolor daje { $second }.
infiltraitors-tell-clue = { $turned ->
    [upright] { $seat } daje wskazówkę: { $card } leży pionowo, zgodność.
   *[sideways] { $seat } daje wskazówkę: { $card } leży poziomo, brak zgodności.
}
infiltraitors-tell-clue-from = { $turned ->
    [upright] { $seat } daje wskazówkę z cudzej ręki ({ $owner }): { $card } leży pionowo, zgodność.
   *[sideways] { $seat } daje wskazówkę z cudzej ręki ({ $owner }): { $card } leży poziomo, brak zgodności.
}
infiltraitors-tell-exchanged = { $turned ->
    [upright] { $seat } zagrywa przy podejrzanym ({ $target }): { $card }, pionowo, zgodność.
   *[sideways] { $seat } zagrywa przy podejrzanym ({ $target }): { $card }, poziomo, brak zgodności.
}
infiltraitors-tell-waited = { $count ->
    [0] { $seat } czeka i nic nie dobiera.
    [one] { $seat } czeka, by dobrać { $count } kartę.
    [few] { $seat } czeka, by dobrać { $count } karty.
   *[many] { $seat } czeka, by dobrać { $count } kart.
}
infiltraitors-tell-drawn = { $count ->
    [one] { $seat } dobiera { $count } kartę.
    [few] { $seat } dobiera { $count } karty.
   *[many] { $seat } dobiera { $count } kart.
}
infiltraitors-tell-drawn-known = { $count ->
    [one] { $seat } dobiera { $count } kartę: { $cards }.
    [few] { $seat } dobiera { $count } karty: { $cards }.
   *[many] { $seat } dobiera { $count } kart: { $cards }.
}
infiltraitors-tell-missed = { $seat } strzela do podejrzanego ({ $target }): { $card }. Pudło. Zostało nabojów: { $bullets }.
infiltraitors-tell-missed-key = { $seat } strzela do kluczowej osoby: { $card }. Pudło. Zostało nabojów: { $bullets }.
infiltraitors-tell-eliminated = { $left ->
    [0] { $seat } eliminuje podejrzanego ({ $target }): { $card }. To już ostatni.
    [one] { $seat } eliminuje podejrzanego ({ $target }): { $card }. Zostaje { $left }.
    [few] { $seat } eliminuje podejrzanego ({ $target }): { $card }. Zostaje { $left }.
   *[many] { $seat } eliminuje podejrzanego ({ $target }): { $card }. Zostaje { $left }.
}
infiltraitors-tell-eliminated-key = { $left ->
    [0] { $seat } eliminuje kluczową osobę: { $card }. To już koniec podejrzanych.
    [one] { $seat } eliminuje kluczową osobę: { $card }. Zostaje { $left } podejrzany.
    [few] { $seat } eliminuje kluczową osobę: { $card }. Zostaje { $left } podejrzanych.
   *[many] { $seat } eliminuje kluczową osobę: { $card }. Zostaje { $left } podejrzanych.
}
infiltraitors-tell-reward = { $to ->
    [pool] { $face ->
        [down] { $seat } odkrywa zakrytą odrzuconą kartę do puli: { $card }.
       *[up] { $seat } dokłada odrzuconą kartę do puli: { $card }.
    }
   *[hand] { $face ->
        [down] { $seat } bierze w nagrodę zakrytą odrzuconą kartę: { $card }.
       *[up] { $seat } bierze w nagrodę odrzuconą kartę: { $card }.
    }
}
infiltraitors-tell-reward-hidden = { $seat } bierze w nagrodę zakrytą odrzuconą kartę.
infiltraitors-tell-reward-declined = { $seat } nie bierze nagrody.
infiltraitors-tell-surplus = { $seat } odrzuca zakrytą kartę ponad limit.
infiltraitors-tell-surplus-known = { $face ->
    [down] { $seat } odrzuca zakrytą kartę ponad limit: { $card }.
   *[up] { $seat } odrzuca kartę ponad limit: { $card }.
}
infiltraitors-tell-all-discarded = { $count ->
    [one] Ostatnie starcie: { $count } karta z rąk i Siedziby trafia odkryta do odrzuconych.
    [few] Ostatnie starcie: { $count } karty z rąk i Siedziby trafiają odkryte do odrzuconych.
   *[many] Ostatnie starcie: { $count } kart z rąk i Siedziby trafia do odrzuconych, wszystkie odkryte.
}
infiltraitors-tell-pool-dealt = Pula rozdana. Kart w puli: { $count }.
infiltraitors-tell-pool-dealt-known = { $count ->
    [0] Pula rozdana; dla ciebie nie starczyło karty.
    [one] Pula rozdana. Dostajesz { $count } kartę: { $cards }.
    [few] Pula rozdana. Dostajesz { $count } karty: { $cards }.
   *[many] Pula rozdana. Dostajesz { $count } kart: { $cards }.
}
infiltraitors-tell-stayed = { $seat } zostaje w misji.
infiltraitors-tell-key-person-seen = { $seat } ogląda kluczową osobę i zaraz odejdzie.
infiltraitors-tell-key-person-seen-known = { $seat } ogląda kluczową osobę: { $card }.
infiltraitors-tell-key-clue = { $turned ->
    [upright] { $origin ->
        [hand] { $seat } zostawia wskazówkę o kluczowej osobie: { $card } leży pionowo, zgodność.
       *[discards] { $seat } zostawia wskazówkę o kluczowej osobie, z odrzuconych: { $card } leży pionowo, zgodność.
    }
   *[sideways] { $origin ->
        [hand] { $seat } zostawia wskazówkę o kluczowej osobie: { $card } leży poziomo, brak zgodności.
       *[discards] { $seat } zostawia wskazówkę o kluczowej osobie, z odrzuconych: { $card } leży poziomo, brak zgodności.
    }
}
infiltraitors-tell-left = { $seat } odchodzi z misji i odrzuca: { $cards }.
infiltraitors-tell-left-empty = { $seat } odchodzi z misji.
infiltraitors-tell-turn = Tura { $number }: { $seat }.

## Why a move is not allowed

infiltraitors-error-over = Ta misja jest skończona.
infiltraitors-error-not-now = Teraz rozstrzyga się coś innego.
infiltraitors-error-not-your-turn = To nie twoja tura.
infiltraitors-error-no-suspect-in-the-middle = Na środku nie ma już podejrzanych.
infiltraitors-error-one-suspect-each = Masz już podejrzanego. Dwóch naraz trzymać nie można.
infiltraitors-error-shooter-holds-none = W tej misji strzelasz ty, więc nie trzymasz podejrzanego.
infiltraitors-error-no-suspect-of-yours = Nie masz podejrzanego.
infiltraitors-error-no-suspect-there = Nie ma tam podejrzanego.
infiltraitors-error-your-own-suspect = To twój podejrzany; wybierz cudzego.
infiltraitors-error-not-in-hand = Tej karty nie możesz zagrać ani odrzucić: { $card }.
infiltraitors-error-not-left = W tej misji wymieniasz informacje tylko z agentem, który gra po tobie.
infiltraitors-error-not-right = W tej misji strzelasz tylko do podejrzanego agenta, który gra przed tobą.
infiltraitors-error-not-the-shooter = W tej misji strzela ktoś inny.
infiltraitors-error-not-lowest = Strzelajcie po kolei: jest jeszcze podejrzany o niższym numerze.
infiltraitors-error-not-balanced = Ten podejrzany musi mieć tyle samo wskazówek pionowo co poziomo, w sumie co najmniej 4.
infiltraitors-error-no-such-suspect = W tej misji nie ma takiego podejrzanego: { $card }.
infiltraitors-error-hq-empty = Siedziba jest pusta, więc nie da się czekać.
infiltraitors-error-draw-three = Podaj liczbę kart od 0 do 3.
infiltraitors-error-not-in-discards = Ta karta nie leży odkryta wśród odrzuconych: { $card }.
infiltraitors-error-none-face-down = Wśród odrzuconych nie ma zakrytych kart.
infiltraitors-error-reward-must-be-taken = Pula potrzebuje karty: wybierz jedną z odrzuconych.
infiltraitors-error-discard-unseen = W tej misji odrzucasz w ciemno: wskaż miejsce karty.
infiltraitors-error-discard-seen = Widzisz swoje karty: powiedz, którą odrzucasz.
infiltraitors-error-no-such-place = Na tym miejscu nie masz karty.
infiltraitors-error-not-in-hand-or-discards = Tej karty nie ma ani w twojej ręce, ani odkrytej wśród odrzuconych: { $card }.

## How a mission ended

infiltraitors-reason-won = { $bullets ->
    [0] Misja wykonana, ostatnim nabojem.
    [one] Misja wykonana, w zapasie { $bullets } nabój.
    [few] Misja wykonana, w zapasie { $bullets } naboje.
   *[many] Misja wykonana, w zapasie { $bullets } nabojów.
}
infiltraitors-reason-bullets = Misja nieudana: za mało nabojów ({ $bullets }) na pozostałych podejrzanych ({ $suspects }).
infiltraitors-reason-stuck = Misja nieudana: { $seat } nie może już nic zrobić.
infiltraitors-reason-time = { $minutes ->
    [one] Misja nieudana: minęła { $minutes } minuta.
    [few] Misja nieudana: minęły { $minutes } minuty.
   *[many] Misja nieudana: minęło { $minutes } minut.
}
infiltraitors-reason-turns = { $turns ->
    [one] Misja nieudana: minęła { $turns } tura.
    [few] Misja nieudana: minęły { $turns } tury.
   *[many] Misja nieudana: minęło { $turns } tur.
}
infiltraitors-reason-too-many = Misja nieudana: zostało za dużo agentów i nie mają już jak odejść.
infiltraitors-reason-alone = Misja nieudana: { $seat } zostaje bez pomocy, a do tych podejrzanych nikt już nie strzeli.

## Campaign

infiltraitors-campaign-won = Tajne akta: wykonane misje { $won } z { $missions }.
infiltraitors-campaign-training = S{ $number }
infiltraitors-campaign-number = { $number }
infiltraitors-campaign-note-won = { $bullets ->
    [one] 1 nabój
    [few] { $bullets } naboje
   *[many] { $bullets } nabojów
}
infiltraitors-campaign-note-tried = { $tries ->
    [one] 1 próba
    [few] { $tries } próby
   *[many] { $tries } prób
}
infiltraitors-campaign-sealed = { $count ->
    [one] 1 misja jest jeszcze zapieczętowana.
    [few] { $count } misje są jeszcze zapieczętowane.
   *[many] { $count } misji jest jeszcze zapieczętowanych.
}
infiltraitors-campaign-mission-new = { $mission } – otwarta, jeszcze bez próby
infiltraitors-campaign-mission-lost = { $tries ->
    [one] { $mission } – { $tries } próba, jeszcze niewykonana
    [few] { $mission } – { $tries } próby, jeszcze niewykonana
   *[many] { $mission } – { $tries } prób, jeszcze niewykonana
}
infiltraitors-campaign-mission-won = { $tries ->
    [one] { $mission } – wykonana, { $tries } próba; najwięcej nabojów w zapasie: { $bullets }
    [few] { $mission } – wykonana, { $tries } próby; najwięcej nabojów w zapasie: { $bullets }
   *[many] { $mission } – wykonana, { $tries } prób; najwięcej nabojów w zapasie: { $bullets }
}

## How to play

infiltraitors-guide-aim = Odgadnijcie razem kolor i liczbę każdego podejrzanego. Zastrzelcie wszystkich, zanim skończą się naboje lub karty. Wygrywacie i przegrywacie razem. Rozmawiajcie tylko o tym, co odkryte: ani słowa, ani aluzji o swoich kartach i swoim podejrzanym. Planszetki możecie zaznaczać wspólnie.
infiltraitors-guide-turn = Jedna akcja na turę:
    - **Pojmij** podejrzanego, którego widzisz tylko ty.
    - **Daj wskazówkę**: zagraj kartę przy swoim podejrzanym.
    - **Wymień informacje**: zagraj kartę przy cudzym podejrzanym, potem dobierz jedną.
    - **Poczekaj** i dobierz do trzech kart.
    - **Strzel** do cudzego podejrzanego: kolor i liczba.
    Karty dobierasz z Siedziby Głównej, czyli stosu dobierania. Wskazówka leży pionowo, jeśli zgadza się z podejrzanym: ten sam kolor, ta sama liczba albo jedna liczba dzieli drugą. W przeciwnym razie leży poziomo.
infiltraitors-guide-end = Przegrywacie, gdy nabojów jest mniej niż podejrzanych albo gdy agent na początku swojej tury nie może nic zrobić.

## What the coach says

infiltraitors-coach-known = Nadal możliwe: { $suspects }
infiltraitors-coach-fits = { $count ->
    [1] { $who } tylko { $card }
   *[other] { $who } { $count }
}
infiltraitors-coach-fits-key = { $count ->
    [1] kluczowa osoba tylko { $card }
   *[other] kluczowa osoba { $count }
}
infiltraitors-coach-only = Nic innego nie pasuje.
infiltraitors-coach-risk = Szansa, że trafisz: około { $percent }%.
infiltraitors-coach-clue = Powinno zostać około { $left } z { $fits } możliwych kart.
infiltraitors-coach-capture = Wskazówki może dostać tylko pojmany podejrzany.
infiltraitors-coach-wait = Żadna karta na ręce nie powie teraz dość dużo.
infiltraitors-coach-discard = Ta karta mogłaby powiedzieć najmniej.
infiltraitors-coach-reward = Ta karta mogłaby powiedzieć najwięcej.
