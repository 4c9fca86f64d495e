# What stands in the pictures of Agents: T.H.E. Plan, their alt texts and the board in words.

the-plan-picture-seat = { $colour ->
    [red] 🔺
    [green] 🟢
    [yellow] 🔶
   *[blue] 🟦
} { $letter }

the-plan-picture-stage-action = Tura { $turn }: { $who }, rzut { $roll }
the-plan-picture-stage-suspects = Tura { $turn }: { $who } przesuwa podejrzanych
the-plan-picture-stage-bonus = Tura { $turn }: { $who } ma bonus
the-plan-picture-stage-turn = Tura { $turn }: { $who } obraca światło
the-plan-picture-stage-light = Tura { $turn }: { $who } oświetla { $hideout }
the-plan-picture-stage-key = Tura { $turn }: { $who } mija klucz
the-plan-picture-stage-battle = Tura { $turn }: { $who } – bitwa?
the-plan-picture-stage-steal = Tura { $turn }: { $who } pokonuje: { $other }
the-plan-picture-stage-checks = Tura { $turn }: { $who } sprawdza akta
the-plan-picture-stage-claim = Tura { $turn }: { $who } wskazuje { $hideout }, { $owner }
the-plan-picture-stage-over = Gra skończona
the-plan-picture-won = Wygrywa { $who }
the-plan-picture-nobody = Nikt nie wygrywa

the-plan-picture-you-action = Rzut { $roll }: wybierz akcję
the-plan-picture-you-do-move-agent = Przesuń swojego agenta o { $roll }
the-plan-picture-you-do-move-suspect = Przesuń podejrzanego o { $roll }
the-plan-picture-you-do-tram = Jedź tramwajem: { $roll } { $roll ->
    [one] krok
    [few] kroki
   *[many] kroków
}
the-plan-picture-you-do-move-all = Przesuń wszystkich podejrzanych
the-plan-picture-you-do-searchlight = Obróć reflektor
the-plan-picture-you-do-check = Sprawdź akta
the-plan-picture-you-suspects = Przesuń następnego podejrzanego
the-plan-picture-you-bonus = Bonus: { $bonus }
the-plan-picture-you-turn = Obróć reflektor
the-plan-picture-you-light = Światło pada na { $hideout }
the-plan-picture-you-key = Bierzesz klucz?
the-plan-picture-you-battle = Walczysz o klucz?
the-plan-picture-you-steal = Zabierz klucz: { $other }
the-plan-picture-you-checks = Sprawdź akta po spotkaniach
the-plan-picture-you-over = Gra skończona

the-plan-picture-claim-open = { $who } oskarża: Plan jest w kryjówce { $hideout }, właściciel to { $owner }.
the-plan-picture-claim-wrong = Tura { $turn }, { $who } oskarża: Plan jest w kryjówce { $hideout }, właściciel to { $owner }. Błąd.
the-plan-picture-stands = { $who } na { $circle }
the-plan-picture-alt-light = Reflektor świeci na { $hideout }.
the-plan-picture-alt-out = { $who } jest poza grą.
the-plan-picture-alt-seat = { $who } na { $circle }, gotowe karty akcji: { $ready }, { $count ->
    [0] bez klucza
   *[other] { $keys }
}.
the-plan-picture-alt-suspects = Podejrzani: { $suspects }.
the-plan-picture-alt-turn = Tura { $turn }, { $who }, rzut { $roll }:
the-plan-picture-key-down = { $count ->
    [one] zakryty klucz
    [few] { $count } zakryte klucze
   *[many] { $count } zakrytych kluczy
}
the-plan-picture-key-up = odkryty klucz { $key }
the-plan-picture-key-known = klucz { $key }
the-plan-picture-known-held = { $who } ma klucz { $key }.
the-plan-picture-known-stock = Klucz { $key } jest w zapasie.
the-plan-picture-seen-file = Akta { $suspect }: { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] Plan jest w { $hideout }.
   *[no] W { $hideout } jest fałszywy plan.
}
the-plan-picture-seen-evidence = Karta dowodu: { $suspect } to właściciel { $hideout }.
the-plan-picture-seen-nothing = Na razie nic.
the-plan-picture-owns = { $suspect } to właściciel { $hideout }.
the-plan-picture-knew = { $turn ->
    [never] { $who }: jeszcze bez pewności.
   *[other] { $who }: pewność możliwa od tury { $turn }.
}
the-plan-picture-score-line = Gry wygrane przy tym stole: { $seats }.
the-plan-picture-score-seat = { $games ->
    [one] { $seat } 1 gra
    [few] { $seat } { $games } gry
   *[many] { $seat } { $games } gier
}
the-plan-picture-your-keys = { $keys ->
    [0] Bez kluczy
   *[other] Twoje klucze
}
the-plan-picture-way = Droga { $number }: { $path }.
the-plan-picture-by-tram = –: pieszo, ≈: tramwajem.
the-plan-picture-on-foot = pieszo
the-plan-picture-tram = tramwajem
the-plan-picture-files = Akta, od górnej karty
# Beside a card on the board, very little room: at most 8 letters.
the-plan-picture-act-move-agent = agent
the-plan-picture-act-move-suspect = podejrz.
the-plan-picture-act-tram = tramwaj
the-plan-picture-act-move-all = wszyscy
the-plan-picture-act-searchlight = światło
the-plan-picture-act-check = akta

# The closing picture, how to play, the cover.

the-plan-picture-closed = Sprawa zamknięta
the-plan-picture-could-know = { $turn ->
    [never] Bez pewności
   *[other] Pewność od tury { $turn }
}
the-plan-picture-score = Wygrane gry
the-plan-picture-film-alt = Gra tura po turze: kto dokąd idzie, światło, klucze i oskarżenia.
the-plan-picture-film-turn = Tura { $turn }
the-plan-picture-motto = Jeden plan, cztery teczki, jedno światło
the-plan-picture-guide-aim = Znajdź plan, wskaż złodzieja
the-plan-picture-guide-aim-text = Plan leży w jednej kryjówce, a jeden podejrzany jest jej właścicielem. Zdobądź klucz i wejdź.
the-plan-picture-guide-turn = Twoja tura
the-plan-picture-guide-turn-text = Rzuć kostką. Zagraj kartę dla jednej z jej akcji. Miń podejrzanego i sprawdź jego akta.
the-plan-picture-guide-end = Warto wiedzieć
the-plan-picture-guide-both = obie połówki w aktach: to właściciel
the-plan-picture-guide-lit = wgląd do teczki w świetle
the-plan-picture-guide-wrong = błędne oskarżenie wyklucza z gry
the-plan-picture-guide-alt = Jak grać w grę Agenci: T.H.E. Plan. { the-plan-picture-guide-aim-text } { the-plan-picture-guide-turn-text } Obie połówki kryjówki w jednych aktach zdradzają właściciela, reflektor pokazuje teczki, a błędne oskarżenie wyklucza z gry.
the-plan-picture-cover-alt = Agenci: T.H.E. Plan: nocne miasto w świetle reflektora. { the-plan-picture-motto }.

# The board in words.

the-plan-picture-heading-needs = Do twojego wyboru
the-plan-picture-heading-hand = Twoje karty
the-plan-picture-heading-seats = Gracze
the-plan-picture-heading-suspects = Podejrzani
the-plan-picture-heading-city = Miasto, segment po segmencie
the-plan-picture-heading-hideouts = Kryjówki
the-plan-picture-heading-claims = Oskarżenia
the-plan-picture-heading-own = Co wie { $who }
the-plan-picture-heading-past = Ostatnie tury
the-plan-picture-ready = Gotowe karty akcji: { $cards }.
the-plan-picture-card = { $number } ({ $count ->
    [1] { $one }
   *[other] { $one } lub { $two }
})
the-plan-picture-checked = { $who } sprawdza akta: { $files }.
the-plan-picture-checked-none = Jeszcze bez sprawdzonych akt: { $seats }.
the-plan-picture-checked-file = { $suspect } ×{ $count }
the-plan-picture-die = Kostka pokazuje { $roll }.
the-plan-picture-open-checks = { $who } może jeszcze sprawdzić: { $files }.
the-plan-picture-to-move = { $who } przesunie jeszcze: { $suspects }, o { $counts }.
the-plan-picture-stock = { $keys ->
    [0] W zapasie nie ma już kluczy.
    [one] W zapasie jest 1 klucz.
    [few] W zapasie są { $keys } klucze.
   *[many] W zapasie jest { $keys } kluczy.
}
the-plan-picture-stock-known = Na pewno są wśród nich: { $keys }.
the-plan-picture-suspect-line = { $suspect } na { $circle }, { $cards ->
    [one] 1 karta w aktach
    [few] { $cards } karty w aktach
   *[many] { $cards } kart w aktach
}{ $bonus ->
    [none] { "" }
   *[other] ; karta bonusowa zużyta ({ $bonus })
}
the-plan-picture-segment = Segment { $hideout }{ $lit ->
    [yes] { " (w świetle)" }
   *[no] { "" }
}: { $circles }
the-plan-picture-circle = { $circle }{ $kind ->
    [key] { " (klucze)" }
    [stop] { " (tramwaj)" }
    [door] { " (wejście)" }
   *[plain] { "" }
}{ $here ->
    [nobody] { "" }
   *[other] { " " }– { $here }
}
the-plan-picture-lines = Drogi między okręgami (– pieszo, ≈ tramwajem): { $lines }.
the-plan-picture-hideout-line = { $hideout }, wejście z { $doors }
the-plan-picture-looked = Kto zajrzał do teczki { $hideout }: { $seats }
the-plan-picture-looked-none = Nikt jeszcze nie zajrzał do teczki { $hideouts }.
the-plan-picture-file-line = Akta { $suspect } od góry: { $cards }
the-plan-picture-card-unknown = { $count ->
    [one] nieznana
    [few] { $count } × nieznana
   *[many] { $count } × nieznana
}
the-plan-picture-owner-line = { $suspect } to właściciel { $hideout }: znasz obie połówki.
the-plan-picture-turn-heading = Tura { $turn }: { $who }, rzut { $roll }
the-plan-picture-reach-move-agent = Agent o { $roll }: { $count ->
    [0] brak drogi
   *[other] na { $ends }
}.
the-plan-picture-reach-tram = Tramwaj o { $roll }: { $count ->
    [0] brak drogi
   *[other] na { $ends }
}.
the-plan-picture-end = { $circle }{ $brings ->
    [nothing] { "" }
   *[other] {" "}({ $brings })
}
the-plan-picture-reach-move-suspect = Jeden podejrzany o { $roll }: { $count ->
    [0] nikt nie może cię spotkać
   *[other] mogą cię spotkać: { $suspects }
}.
the-plan-picture-reach-move-all = Cała czwórka o 4, 3, 2 i 1: { $count ->
    [0] nikt nie może cię spotkać
   *[other] mogą cię spotkać: { $suspects }
}.
the-plan-picture-would-light = Światło na { $hideout }: { $count ->
    [0] nie ma tam innego agenta
   *[other] { $seats }
}.
the-plan-picture-in-light = { $who } ({ $keys ->
    [0] bez zakrytego klucza
    [one] 1 zakryty klucz
    [few] { $keys } zakryte klucze
   *[many] { $keys } zakrytych kluczy
})
