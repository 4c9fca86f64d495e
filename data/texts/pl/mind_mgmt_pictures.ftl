# What stands in the pictures of MIND MGMT, their alt texts and the board in words.

mind-mgmt-picture-seat = { $colour ->
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
} { $number }

# Under a feature's sign on the map: at most 5 letters.
mind-mgmt-picture-short-book = Ksią.
mind-mgmt-picture-short-billboard = Bill.
mind-mgmt-picture-short-cafe = Kaw.
mind-mgmt-picture-short-bus = Bus
mind-mgmt-picture-short-palm = Palma
mind-mgmt-picture-short-umbrella = Par.
mind-mgmt-picture-short-idol = Bożek
mind-mgmt-picture-short-graffiti = Graf.
mind-mgmt-picture-short-garden = Ogród
mind-mgmt-picture-short-dogs = Psy
mind-mgmt-picture-short-fountain = Font.
mind-mgmt-picture-short-pool = Basen
mind-mgmt-picture-short-bird = Ptak
mind-mgmt-picture-short-monks = Mnisi
mind-mgmt-picture-short-torches = Poch.
mind-mgmt-picture-short-tuktuk = Tuk.

mind-mgmt-picture-stage-mayhem = Chaos na granicy: jeszcze { $left }
mind-mgmt-picture-stage-hiding = Rekruter się ukrywa
mind-mgmt-picture-stage-immortals = Rekruter stawia nieśmiertelnych: jeszcze { $left }
mind-mgmt-picture-stage-sharing = Kto bierze którego agenta?
mind-mgmt-picture-stage-pawns = Agenci wchodzą do miasta
mind-mgmt-picture-stage-second-slip = Agenci kładą drugą iluzję
mind-mgmt-picture-stage-recruiter = { $hour }: rusza Rekruter
mind-mgmt-picture-stage-active = { $agent } działa { $left ->
    [0] na końcu
   *[other] teraz, potem jeszcze { $left }
}
mind-mgmt-picture-stage-agents = Agenci: { $left ->
    [one] działa jeszcze 1
    [few] działa { $left }
   *[many] działa { $left }
}
mind-mgmt-picture-stage-answer = { $feature }? Rekruter odpowiada
mind-mgmt-picture-stage-over = Gra skończona
mind-mgmt-picture-won-recruiter = Wygrywa Rekruter
mind-mgmt-picture-won-agents = Wygrywają agenci

mind-mgmt-picture-you-card = Kim będziesz?
mind-mgmt-picture-you-start = Gdzie zaczynasz?
mind-mgmt-picture-you-steps = Pierwsze kroki: jeszcze { $left }
mind-mgmt-picture-you-recruiter = { $hour }: { $done ->
    [open] krok lub iluzja
   *[done] zakończyć turę?
}
mind-mgmt-picture-you-answer = { $feature }: który ślad?

mind-mgmt-picture-recruits = Ogłoszeni rekruci: { $recruits } z { $goal }.
mind-mgmt-picture-stands = { $who } { $place }{ $fresh ->
    [fresh] { "" }
   *[spent] { " " }(po akcji)
}
mind-mgmt-picture-agents = Agenci: { $pawns }.
mind-mgmt-picture-immortals = Nieśmiertelni: { $places }.
mind-mgmt-picture-steps = Ślady: { $places }.
mind-mgmt-picture-confirmed = Potwierdzone: { $hours }.
mind-mgmt-picture-note = „{ $text }”
mind-mgmt-picture-notes = Notatki: { $notes }.
mind-mgmt-picture-mayhem = Chaos: { $borders }.
mind-mgmt-picture-open-cards = Odkryte karty: { $features }.
mind-mgmt-picture-deck-size = Zakryte karty: { $count }.
mind-mgmt-picture-slip-lies = Iluzja leży na { $place }.

mind-mgmt-picture-answer-steps = { $feature }: { $count ->
    [one] ślad na { $places }
    [few] ślady na { $places }
   *[many] ślady na { $places }
}.
mind-mgmt-picture-answer-none = { $feature }: brak nowego śladu.
mind-mgmt-picture-answer-hour = { $place }: wizyta o { $hour }.
mind-mgmt-picture-answer-capture = { $right ->
    [yes] Rekruter schwytany na { $place }.
   *[no] Rekrutera nie było na { $place }.
}
mind-mgmt-picture-answer-near = { $near ->
    [yes] Rekruter był do dwóch pól od { $place }, w tym wierszu lub kolumnie.
   *[no] Rekrutera nie było do dwóch pól od { $place }, w tym wierszu ani kolumnie.
}
mind-mgmt-picture-answer-shaken = { $right ->
    [yes] { $feature }: jedna z ukrytych kart.
   *[no] { $feature }: żadna z ukrytych kart.
}

mind-mgmt-picture-secret-card = Rekruter: { $card }.
mind-mgmt-picture-secret-cards = Rekruci tam, gdzie jest: { $features }.
mind-mgmt-picture-secret-trail = Trasa: { $trail }.
mind-mgmt-picture-score-line = Gry wygrane przy tym stole: { $seats }.
mind-mgmt-picture-score-seat = { $games ->
    [one] { $seat } 1 gra
    [few] { $seat } { $games } gry
   *[many] { $seat } { $games } gier
}
mind-mgmt-picture-below = Niżej: agenci i ich gracze; strzałki: kierunki iluzji
mind-mgmt-picture-caption-recruits = Rekruci
mind-mgmt-picture-caption-slip = Iluzja
mind-mgmt-picture-caption-recruiter = Rekruter
mind-mgmt-picture-caption-open = Odkryte
mind-mgmt-picture-trails = { $exact ->
    [false] Możliwe trasy: około { $shown }
   *[true] { $trails ->
        [one] 1 możliwa trasa
        [few] { $shown } możliwe trasy
       *[many] { $shown } możliwych tras
    }
}
mind-mgmt-picture-heat = Rekruter może być na { $count ->
    [one] 1 polu
    [few] { $count } polach
   *[many] { $count } polach
}: { $places }.
mind-mgmt-picture-contacted = { $recruits ->
    [0] Wszyscy rekruci ogłoszeni
   *[other] Jeszcze nieogłoszeni: { $recruits }
}

# The closing picture, its film, how to play, the cover.

mind-mgmt-picture-closed = Sprawa zamknięta
mind-mgmt-picture-score = Wygrane gry
mind-mgmt-picture-film-alt = Trasa godzina po godzinie, każde pytanie z odpowiedzią.
mind-mgmt-picture-motto = Jedno znika w mieście, czworo pyta o drogę
mind-mgmt-picture-guide-hide = Rekruter się ukrywa
mind-mgmt-picture-guide-hide-text = Co godzinę jeden niewidoczny krok na nowe pole, nigdy z powrotem. Każda tajna cecha na nim daje rekruta; o czerwonych godzinach ogłasza się ich liczbę.
mind-mgmt-picture-guide-ask = Agenci pytają
mind-mgmt-picture-guide-ask-text = Po każdej godzinie działa dwóch: idź o najwyżej dwa pola i Zapytaj o cechę swojego pola. Odpowiedzią jest ślad; wejdź tam i Ujawnij jego godzinę. Masz pewność? Schwytaj.
mind-mgmt-picture-guide-end = Kto wygrywa
mind-mgmt-picture-guide-end-text = Agenci: schwytaniem Rekrutera albo gdy nie ma dokąd iść. Rekruter: z 9 rekrutami (pełna gra 12) albo na wolności, gdy minie czas.
mind-mgmt-picture-guide-alt = Jak grać w MIND MGMT. { mind-mgmt-picture-guide-hide-text } { mind-mgmt-picture-guide-ask-text } { mind-mgmt-picture-guide-end-text }
mind-mgmt-picture-cover-alt = MIND MGMT: kapelusz i oko przemykają wieczorną ulicą, za nimi ślady i dwoje agentów. { mind-mgmt-picture-motto }.

# The board in words.

mind-mgmt-picture-heading-secret = Co wiesz tylko ty
mind-mgmt-picture-heading-time = Czas
mind-mgmt-picture-heading-agents = Agenci
mind-mgmt-picture-heading-cards = Karty i żetony
mind-mgmt-picture-heading-map = Miasto, wiersz po wierszu
mind-mgmt-picture-heading-past = Ostatnie odpowiedzi
mind-mgmt-picture-time = Minęła { $hour }; gra kończy się o { $last }.
mind-mgmt-picture-hours = Ogłoszeni rekruci: { $hours }.
mind-mgmt-picture-hour-recruits = { $hour }: { $count }
mind-mgmt-picture-slipped = Iluzja użyta o { $hour }.
mind-mgmt-picture-nowhere = jeszcze poza miastem
mind-mgmt-picture-agent-line = { $agent }{ $whose ->
    [seat] { " " }({ $who })
    [shared] { " " }(wspólny)
   *[none] { "" }
}: { $place }, { $fresh ->
    [fresh] przed akcją
   *[spent] po akcji
}
mind-mgmt-picture-possible = Kim może być Rekruter: { $cards }.
mind-mgmt-picture-slip-line = { $token ->
    [first] Pierwsza iluzja
   *[second] Druga iluzja
}: { $state ->
    [used] użyta o { $hour }
    [lies] leży na { $place }
   *[held] jeszcze nieużyta
}.
mind-mgmt-picture-ally-line = { $ally }: { $used ->
    [used] pomoc wykorzystana
   *[ready] jeszcze pomoże
}.
mind-mgmt-picture-claimed-line = Rekruci od nieśmiertelnych: { $features }.
mind-mgmt-picture-revealed = Znalezione przesłuchaniem: { $features }.
mind-mgmt-picture-here-immortal = nieśmiertelny { $number }
mind-mgmt-picture-here-step = ślad
mind-mgmt-picture-here-slip = iluzja
