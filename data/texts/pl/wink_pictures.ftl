# What stands in Wink's pictures, their alt texts and the board in words.

wink-picture-seat = { $letter ->
    [A] 🦊
    [B] 🦉
    [C] 🐱
    [D] 🐦
    [E] 🦌
    [F] 🦋
    [G] 🐺
   *[H] 🐰
} { $letter }

wink-picture-turn-glance = Tura { $turn }: { $who }
wink-picture-turn-live = Tura { $turn }: { $who }
wink-picture-turn-last = Ostatnia runda, tura { $turn }: { $who }
wink-picture-won = { $count ->
    [0] Gra skończona
    [one] Wygrywa { $who }
    [few] Wygrywają { $who }
   *[many] Wygrywają { $who }
}

wink-picture-you-turn = Twoja tura: wywołaj numer
wink-picture-you-name = Twoja tura: wskaż, potem wywołaj
wink-picture-you-beat = Obserwuj kogoś i potwierdź
wink-picture-you-wait = { $count ->
    [0] Potwierdzone
   *[other] Potwierdzone; czekamy: { $who }
}
wink-picture-you-stand = Komputer potwierdza za ciebie
wink-picture-you-away = Nieobecność: ustaw coś, by wrócić
wink-picture-you-away-live = Nieobecność: twoje tury przepadają

wink-picture-called = { $who } wywołuje { $number }.
wink-picture-skipped = { $who } nic nie wywołuje.
wink-picture-passed = Tura przepada: { $who }.
wink-picture-has-left = { $who } odchodzi z gry.
wink-picture-declined = { $who } nie wskazuje, kto ma { $number }.
wink-picture-named = { $who } wskazuje, kto ma { $number }: { $named }, { $how ->
    [right] dobrze
   *[wrong] źle, numer ma { $holder }
}.
wink-picture-accused = { $who } oskarża o { $number }: { $accused }, { $how ->
    [right] dobrze
    [wrong] źle
   *[void] bez skutku
}.
wink-picture-call = { $who } wywołuje { $number } (tura { $turn }){ $barred ->
    [yes] ; nie można już oskarżać
   *[no] { "" }
}.
wink-picture-lacking = Na pewno go nie mają: { $who }.
wink-picture-player = { $who }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, karty kontrwywiadu: { $counters }{ $state ->
    [away] , nieobecność
    [left] , poza grą
    [confirmed] , potwierdzone
   *[none] { "" }
}.
wink-picture-left = Tłum: odkryte { $up }, zakryte { $down }.

wink-picture-held = { $count ->
    [0] Brak kart na ręce.
   *[other] Na ręce: { $numbers }.
}
wink-picture-accomplice = { $who } wywołuje twój numer { $number }: { $state ->
    [yes] mrugnięcie już poszło.
    [no] mrugnięcie jeszcze przed tobą.
   *[live] daj znak.
}
wink-picture-watching = Obserwujesz: { $who }. Mrugasz { $manner ->
    [bold] wyraźnie
   *[subtle] dyskretnie
}.
wink-picture-planned-accusation = Oskarżasz o { $number }: { $who }.
wink-picture-planned-naming = Wskazujesz: { $who }.
wink-picture-planned-call = Wywołujesz { $number }.
wink-picture-standing = Komputer potwierdza za ciebie do twojej tury.
wink-picture-saw-still = { $met ->
    [yes] Tura { $turn }: ty i { $who } patrzycie na siebie. Bez znaku.
   *[no] Tura { $turn }: obserwujesz { $who }. Nic.
}
wink-picture-saw-moved = { $met ->
    [yes] Tura { $turn }: ty i { $who } patrzycie na siebie. Mrugnięcie do: { $moved }.
   *[no] Tura { $turn }: obserwujesz { $who }. Mrugnięcie do: { $moved }.
}
wink-picture-saw-winked = Mrugasz, że masz { $number }, do: { $who }.
wink-picture-saw-nothing = Tury { $first }–{ $last }: nic. Obserwowani: { $watched }.
wink-picture-gazes = Spojrzenia: { $pairs }.
wink-picture-eye = { $how ->
    [bold] { $who } mruga wyraźnie przy { $number } do: { $at }
    [subtle] { $who } mruga dyskretnie przy { $number } do: { $at }
   *[blink] { $who } mruga odruchowo, w stronę: { $at }
}; { $could ->
    [0] nikt nie obserwuje.
   *[other] obserwują: { $watched_by }, { $did ->
        [0] nikt nie widzi
       *[other] widzą: { $seen_by }
    }.
}

wink-picture-saw = Twoje obserwacje

# The end: the closing picture and the story.

wink-picture-stamp = Zdemaskowani
wink-picture-count-points = Punkty
wink-picture-count-crowd = Karty tłumu
wink-picture-count-agents = Karty agentów
# Columns of the closing picture, little room.
wink-picture-count-counters = Tarcze na ręce
wink-picture-count-opened = Tarcze odkryte
wink-picture-count-lost = Agenci zakryci
wink-picture-count-line = { $who }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} (tłum { $crowd }, agenci { $agents }, karty kontrwywiadu { $counters }); odkryte { $opened }, zakryte { $lost }{ $left ->
    [yes] ; poza grą
   *[no] { "" }
}.
wink-picture-legend-linked = dobrze wskazane
wink-picture-legend-caught = przyłapuje
wink-picture-legend-lost = nietrafione; kto ma
wink-picture-legend-gaze = kto kogo obserwuje
wink-picture-legend-met = spotkanie wzrokiem
wink-picture-legend-not-met = bez spotkania
wink-picture-legend-glanced = mrugnięcie do
wink-picture-legend-nothing = nic
wink-picture-legend-you-winked = twoje mrugnięcie
wink-picture-legend-may-accuse = możesz oskarżyć
wink-picture-legend-too-late = oskarżenie za późno
wink-picture-legend-called = wywołanie
wink-picture-legend-named = wskazanie
wink-picture-legend-accused = oskarżenie
wink-picture-legend-bold = wyraźne mrugnięcie do
wink-picture-legend-subtle = dyskretne mrugnięcie do
wink-picture-legend-blink = odruchowe
wink-picture-legend-saw = widzi
wink-picture-legend-watched = obserwuje, nie widzi
wink-picture-score = Wygrane gry
wink-picture-score-line = Gry wygrane przy tym stole: { $scores }.
wink-picture-sum-linked = Dobrze wskazane: { $count },
wink-picture-sum-caught = przyłapane: { $count },
wink-picture-sum-lost = stracone: { $count }.
wink-picture-story = { $span ->
    [single] Tura { $first } ({ $page } z { $pages })
   *[range] Tury { $first }–{ $last } ({ $page } z { $pages })
}
wink-picture-film-alt = Gra tura po turze: stół, otwarte wywołania, spojrzenia, mrugnięcia i punkty.
wink-picture-story-beat = Tura { $turn }:

# The board in words.

wink-picture-heading-own = Tylko dla ciebie
wink-picture-heading-calls = Otwarte wywołania
wink-picture-heading-standing = Stan gry
wink-picture-heading-players = Gracze
wink-picture-heading-crowd = Tłum
wink-picture-heading-saw = Twoje obserwacje
wink-picture-heading-story = Cała historia
wink-picture-signal-wink = Na żywo: wspólnicy mrugają.
wink-picture-signal-hand = Na żywo: wspólnicy dają znak ręką.
wink-picture-signal-nod = Na żywo: wspólnicy kiwają głową.
wink-picture-signal-own = Na żywo: wspólnicy dają znak umówiony przy stole.
wink-picture-waiting = Czekamy: { $who }.
wink-picture-may-accuse = Zauważone: { $who } mruga do: { $at }. Możesz oskarżyć o { $number }.
wink-picture-no-calls = Nie ma otwartych wywołań.
wink-picture-before-crowd = Karty tłumu: { $numbers }.
wink-picture-before-agents = Odkryte karty agentów: { $numbers }.
wink-picture-before-lost = Zakryte karty agentów: { $numbers }.
wink-picture-counters = Karty kontrwywiadu odkryte: { $open }, w pudełku: { $boxed }.
wink-picture-row = Rząd { $row }: { $cards }
wink-picture-card-token = { $number }, pionek: { $who }
wink-picture-card-down = { $number } zakryta
wink-picture-card-taken = { $number } zabrana

# How to play, and the cover.

wink-picture-motto = Kto mrugnął do ciebie?
wink-picture-cover-alt = Wink: zamaskowane twarze na nocnym karnawale pod sznurem lampionów i osiem zwierzęcych masek. { wink-picture-motto }
wink-picture-guide-call = Wywołaj numer
wink-picture-guide-call-text = Postaw pionek na karcie tłumu. Kto ma ten numer, jest twoim wspólnikiem i mruga do ciebie, najlepiej tak, by inni nie widzieli.
wink-picture-guide-ends = Jak kończy się wywołanie
wink-picture-guide-name = W następnej turze wskaż wspólnika. Dobrze: po punkcie dla was obojga.
wink-picture-guide-accuse = Ktoś mrugnął do innego wywołującego? Oskarż. Dobrze: obie karty są twoje, 2 punkty.
wink-picture-guide-wrong = Złe wskazanie: obie karty zakryte. Złe oskarżenie: tracisz kartę kontrwywiadu, wartą 1 punkt.
wink-picture-guide-looks = Spojrzeniem: tura po turze
wink-picture-guide-watch = Co turę obserwujesz kogoś w tajemnicy. Gdy wywołujący i wspólnik patrzą na siebie, wspólnik mruga.
wink-picture-guide-manner = Wyraźnie: wywołujący widzi na pewno, inni czasem. Dyskretnie: jedno i drugie rzadziej.
wink-picture-guide-blink = Oczy mrugają też odruchowo, do kogokolwiek. Wygląda to tak samo.
wink-picture-guide-end = Koniec, gdy czyjaś ręka jest pusta. Wygrywa najwięcej punktów: 1 za zdobytą kartę, 1 za zachowaną kartę kontrwywiadu.
wink-picture-guide-alt = Jak grać w Wink. { wink-picture-guide-call }: { wink-picture-guide-call-text } { wink-picture-guide-ends }: { wink-picture-guide-name } { wink-picture-guide-accuse } { wink-picture-guide-wrong } { wink-picture-guide-looks }: { wink-picture-guide-watch } { wink-picture-guide-manner } { wink-picture-guide-blink } { wink-picture-guide-end }
