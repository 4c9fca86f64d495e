# The panels of MIND MGMT.

mind-mgmt-panel-place = { $place } { $one } { $other }
mind-mgmt-panel-place-temple = { $place } Świątynia
mind-mgmt-panel-which-row = W którym wierszu mapy?
mind-mgmt-panel-row-button = Wiersz { $row }
mind-mgmt-panel-other-row-button = Inny wiersz
mind-mgmt-panel-border-placeholder = Która granica? Wolne: { $borders }
mind-mgmt-panel-border-beside = { $one } | { $other }
mind-mgmt-panel-border-below = { $one } — { $other } poniżej
mind-mgmt-panel-immortal-put-placeholder = Gdzie stoi nieśmiertelny { $number }?
mind-mgmt-panel-slip-placeholder = Gdzie leży druga iluzja?
mind-mgmt-panel-pawn-placeholder = Gdzie zaczyna { $agent }?
mind-mgmt-panel-step-button = { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-slip-button = Iluzja { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-and-end = { $label }, koniec tury
mind-mgmt-panel-dead-end = ⚠️ Ślepy zaułek: { $places }. Dalej nie prowadzi żaden krok ani iluzja, a agenci wygrają.
mind-mgmt-panel-slips-placeholder = Iluzja: która i dokąd?
mind-mgmt-panel-slip-option = { $token ->
    [first] Pierwsza iluzja
   *[second] Druga iluzja
} { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-immortals-placeholder = { $count ->
    [one] Przesuń nieśmiertelnego { $numbers }
    [few] Przesuń jednego z nieśmiertelnych { $numbers }
   *[many] Przesuń jednego z nieśmiertelnych { $numbers }
}
mind-mgmt-panel-immortal-option = Nieśmiertelny { $number }: { $origin } { $arrow } { $place }
mind-mgmt-panel-extra-placeholder = Połóż ślad, by ruszyć nieśmiertelnego jeszcze raz
mind-mgmt-panel-show-button = Pokaż { $place }
mind-mgmt-panel-order = Pytania: { $order ->
    [oldest] od razu odpowiada twój najstarszy pasujący ślad.
    [farthest] od razu odpowiada pasujący ślad najdalszy od ciebie.
   *[none] odpowiadasz na każde osobno.
}
mind-mgmt-panel-order-button = Stałe polecenie …
mind-mgmt-panel-agent-button = { $agent } ({ $place })
mind-mgmt-panel-act-placeholder = Akcja: zapytaj, schwytaj, ujawnij
mind-mgmt-panel-other-agent-button = Inny agent
mind-mgmt-panel-walk-placeholder = { $agent } na { $place }: dokąd?
mind-mgmt-panel-send-whom-placeholder = Którego agenta wysłać?
mind-mgmt-panel-send-placeholder = Wyślij: { $agent } z { $place } – dokąd?
mind-mgmt-panel-barred = Nieśmiertelny na innym polu blokuje pytania: { $features }.
mind-mgmt-panel-barred-here = { $agent ->
    [meru] Nieśmiertelny tutaj blokuje pytania, ujawnianie, schwytanie i zdolność Meru.
   *[other] Nieśmiertelny tutaj blokuje pytania, ujawnianie i schwytanie.
}
mind-mgmt-panel-ask-button = { $spoken ->
    [True] Zapytaj: { $feature }
   *[False] Zapytaj: { $feature }
}
mind-mgmt-panel-ask-ally-button = { $spoken ->
    [True] Z delfinem: { $feature }, wszystkie ślady
   *[False] Delfin: { $feature }
}
mind-mgmt-panel-sense-button = { $spoken ->
    [True] Rekruter do 2 pól w wierszu lub kolumnie?
   *[False] Do 2 pól, wiersz/kolumna?
}
mind-mgmt-panel-capture-button = Schwytanie
mind-mgmt-panel-reveal-button = Ujawnij godzinę
mind-mgmt-panel-reveal-option = Ujawnij; notatka z { $place } znika
mind-mgmt-panel-reveal-placeholder = Ujawnij godzinę: która notatka znika?
mind-mgmt-panel-shake-placeholder = Przesłuchanie: która cecha to ukryta karta?
mind-mgmt-panel-shift-placeholder = Przesuń nieśmiertelnego obok (ortogonalnie)
mind-mgmt-panel-push-button = Wypchnij { $arrow } { $place }
mind-mgmt-panel-end-button = Gotowe
mind-mgmt-panel-notes-button = Notatki …
mind-mgmt-panel-notes = Białe notatki, jawne dla wszystkich: { $left ->
    [0] nie ma już żadnej; leżącą można zmienić lub zabrać.
    [one] została 1.
    [few] zostały { $left }.
   *[many] zostało { $left }.
}
mind-mgmt-panel-note-button = { $place } „{ $text }”
mind-mgmt-panel-belief-button = { $spoken ->
    [True] Gdzie może być Rekruter?
   *[False] Szanse
}
mind-mgmt-panel-belief = Gdzie był Rekruter, gdy minęła ostatnia godzina, według wszystkiego, co wiadomo.
