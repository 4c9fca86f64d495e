# What stands in Infiltraitors' pictures, their alt texts and the board in words.

# On the card's corner in pictures: one or two letters, unlike the others, for the colour.
infiltraitors-picture-letter-red = Cw
infiltraitors-picture-letter-black = Cn
infiltraitors-picture-letter-yellow = Ż
infiltraitors-picture-letter-blue = N
infiltraitors-picture-letter-green = Z

infiltraitors-picture-seat = { $letter ->
    [A] 🟣
    [B] 🟫
    [C] 🔶
    [D] 🛡️
   *[E] 🏵️
} { $letter }

infiltraitors-picture-stage-action = Tura { $turn }: gra { $who }
infiltraitors-picture-stage-reward = Tura { $turn }: { $who } bierze nagrodę
infiltraitors-picture-stage-discard = Tura { $turn }: { $who } odrzuca
infiltraitors-picture-stage-leave = Tura { $turn }: czy { $who } odchodzi?
infiltraitors-picture-stage-key-clue = Tura { $turn }: { $who } daje wskazówkę
infiltraitors-picture-stage-key-shot = Tura { $turn }: { $who } strzela do kluczowej
infiltraitors-picture-won = Misja wykonana
infiltraitors-picture-lost = Misja nieudana
infiltraitors-picture-stamp-won = Wykonana
infiltraitors-picture-stamp-lost = Nieudana

infiltraitors-picture-you-action = Twoja tura: jedna akcja
infiltraitors-picture-you-reward = Wybierz nagrodę
infiltraitors-picture-you-discard = { $count ->
    [one] Odrzuć 1 kartę
    [few] Odrzuć { $count } karty
   *[many] Odrzuć { $count } kart
}
infiltraitors-picture-you-leave = Odchodzisz z misji?
infiltraitors-picture-you-key-clue = { $count ->
    [one] Daj 1 wskazówkę o kluczowej osobie
    [few] Daj { $count } wskazówki o kluczowej osobie
   *[many] Daj { $count } wskazówek o kluczowej osobie
}
infiltraitors-picture-you-key-shot = Strzel do kluczowej osoby

infiltraitors-picture-key = Kluczowa osoba
infiltraitors-picture-no-suspect = Bez podejrzanego
infiltraitors-picture-shooter = Strzela, nie trzyma podejrzanego
infiltraitors-picture-gone = Poza misją
infiltraitors-picture-discards = { $count ->
    [0] Brak odkrytych odrzuconych
    [one] 1 odkryta odrzucona
    [few] { $count } odkryte odrzucone
   *[many] { $count } odkrytych odrzuconych
}
# Column heading: still possible identities.
infiltraitors-picture-left-to-be = możliwe: { $count }
infiltraitors-picture-filled = Pełne: kim jeszcze może być podejrzany
infiltraitors-picture-specials = Na środku
infiltraitors-picture-pool = Pula

infiltraitors-picture-standing = Naboje: { $bullets }, podejrzani: { $left } (na środku { $middle }{ $aside ->
    [0] { "" }
   *[other] , odłożeni { $aside }
}); Siedziba { $hq }, odrzucone: odkryte { $open }, zakryte { $down }.
infiltraitors-picture-suspect-of = Podejrzany { $number } ({ $seat })
infiltraitors-picture-suspect-line = { $suspect }: { $clues }.
infiltraitors-picture-no-clues = jeszcze bez wskazówek
infiltraitors-picture-matches = pionowo (zgodność) { $cards }
infiltraitors-picture-no-matches = poziomo (brak zgodności) { $cards }
infiltraitors-picture-misses = pudła { $cards }
infiltraitors-picture-identity = { $suspect } to { $card }.
infiltraitors-picture-identity-two = { $suspect } to { $card } ({ $own }, kolor daje { $second }).
infiltraitors-picture-shot-line = { $seat } trafia w turze { $turn }: { $card }.
infiltraitors-picture-gone-line = Poza misją: { $seats }.
infiltraitors-picture-score-line = Misje wygrane przy tym stole: { $games }.

infiltraitors-picture-deed-capture = Tura { $turn }: { $seat } pojmuje podejrzanego { $number }.
infiltraitors-picture-deed-give-clue = Tura { $turn }: { $seat } daje wskazówkę, { $card } { $turned ->
    [upright] pionowo
   *[sideways] poziomo
}.
infiltraitors-picture-deed-exchange = Tura { $turn }: { $seat } zagrywa przy podejrzanym ({ $target }): { $card }, { $turned ->
    [upright] pionowo
   *[sideways] poziomo
}.
infiltraitors-picture-deed-wait = Tura { $turn }: { $seat } czeka na { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
infiltraitors-picture-deed-hit = Tura { $turn }: { $seat } strzela do podejrzanego ({ $target }): { $card }, trafienie.
infiltraitors-picture-deed-miss = Tura { $turn }: { $seat } strzela do podejrzanego ({ $target }): { $card }, pudło.
infiltraitors-picture-deed-leave = Tura { $turn }: { $seat } odchodzi z misji.
infiltraitors-picture-deed-key-hit = Tura { $turn }: { $seat } strzela do kluczowej osoby: { $card }, trafienie.
infiltraitors-picture-deed-key-miss = Tura { $turn }: { $seat } strzela do kluczowej osoby: { $card }, pudło.

infiltraitors-picture-alt-hand = Na ręce: { $cards }.
infiltraitors-picture-alt-hand-of = { $seat } ma na ręce: { $cards }.
infiltraitors-picture-alt-hand-unseen = { $count ->
    [one] Masz na ręce 1 kartę, której nie widzisz.
    [few] Masz na ręce { $count } karty, których nie widzisz.
   *[many] Masz na ręce { $count } kart, których nie widzisz.
}
infiltraitors-picture-no-cards = Brak kart na ręce
infiltraitors-picture-your-suspect = Twój podejrzany { $number }
infiltraitors-picture-would-match = zgodność, pionowo
infiltraitors-picture-would-not = brak zgodności, poziomo
infiltraitors-picture-escaped = ucieka
infiltraitors-picture-in-turn = tura { $turn }
infiltraitors-picture-score = Misje wygrane przy tym stole
infiltraitors-picture-film-turn = Tura { $turn }
infiltraitors-picture-film-alt = Misja jak film: rząd podejrzanych, a potem jeden po drugim, w kolejności strzałów.

# The board in words.

infiltraitors-picture-heading-suspects = Podejrzani
infiltraitors-picture-heading-own-hand = Twoje karty
infiltraitors-picture-heading-hands = Karty na rękach
infiltraitors-picture-heading-discards = Odrzucone
infiltraitors-picture-heading-middle = Podejrzani na środku
infiltraitors-picture-heading-aside = Odłożony podejrzany
infiltraitors-picture-heading-hq = Siedziba, od góry
infiltraitors-picture-heading-down = Zakryte odrzucone
infiltraitors-picture-shooter-line = Strzela tylko { $seat }.
infiltraitors-picture-specials-line = Karty specjalne na środku: { $cards }.
infiltraitors-picture-pool-line = Pula: { $cards }.
infiltraitors-picture-nobody = Nikt nie trzyma podejrzanego.
infiltraitors-picture-holds-nobody = { $count ->
    [one] Bez podejrzanego: { $seats }.
    [few] Bez podejrzanego: { $seats }.
   *[many] Bez podejrzanego: { $seats }.
}
infiltraitors-picture-blank-line = Jeszcze bez wskazówek: { $suspects }.
infiltraitors-picture-two-cards = Leży przy nim druga karta.
infiltraitors-picture-locked = { $suspect }: teraz nie można strzelić.
infiltraitors-picture-possible = { $count ->
    [one] Możliwe jeszcze: { $cards }.
    [few] { $count } możliwe: { $cards }.
   *[many] { $count } możliwych: { $cards }.
}
infiltraitors-picture-hands-line = Karty na rękach innych: { $hands }.
infiltraitors-picture-hand-count = { $seat } { $count }
infiltraitors-picture-own-matches = Zgodne z twoim podejrzanym: { $cards }.
infiltraitors-picture-own-others = Niezgodne: { $cards }.
infiltraitors-picture-down-line = { $count ->
    [0] Żadnej zakrytej.
    [one] 1 zakryta.
    [few] { $count } zakryte.
   *[many] { $count } zakrytych.
}

# How to play, and the cover.

infiltraitors-picture-motto = Mówią tylko karty
infiltraitors-picture-file = Tajne akta
infiltraitors-picture-cover-alt = Podwójni Agenci: pięć osób w rzędzie, w kapeluszach i płaszczach, jedna z nich na celowniku. { infiltraitors-picture-motto }.
infiltraitors-picture-guide-aim = Razem
infiltraitors-picture-guide-aim-text = Każde z was trzyma podejrzanego, którego nikt inny nie widzi. Odgadnijcie kolor i liczbę cudzych i zastrzelcie wszystkich, zanim skończą się naboje.
infiltraitors-picture-guide-clues = Wskazówki
infiltraitors-picture-guide-clues-text = Ten sam kolor, ta sama liczba albo jedna liczba dzieli drugą: zgodność, karta pionowo. W przeciwnym razie leży poziomo.
infiltraitors-picture-guide-turn = Twoja tura: jedno z tych
infiltraitors-picture-guide-capture = Pojmij podejrzanego. Wierzchnią kartę z Siedziby, stosu dobierania, odrzuca się w ciemno.
infiltraitors-picture-guide-clue = Daj wskazówkę: zagraj kartę przy swoim podejrzanym.
infiltraitors-picture-guide-exchange = Wymień informacje: zagraj kartę przy cudzym podejrzanym, potem dobierz jedną z Siedziby.
infiltraitors-picture-guide-wait = Poczekaj: odrzuć w ciemno wierzchnią kartę z Siedziby, potem dobierz do trzech.
infiltraitors-picture-guide-shoot = Strzel do cudzego podejrzanego: nabój, kolor i liczba.
infiltraitors-picture-guide-alt = Jak grać w Podwójnych Agentów. { infiltraitors-picture-guide-aim-text } { infiltraitors-picture-guide-clues-text } { infiltraitors-picture-guide-turn }. { infiltraitors-picture-guide-capture } { infiltraitors-picture-guide-clue } { infiltraitors-picture-guide-exchange } { infiltraitors-picture-guide-wait } { infiltraitors-picture-guide-shoot }
