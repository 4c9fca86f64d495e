# Wink's own panels.

wink-panel-saw-button = Moje obserwacje
wink-panel-saw-nothing = Nie masz jeszcze żadnych obserwacji.
wink-panel-until-button = Do mojej tury
wink-panel-manner-button = { $manner ->
    [bold] Mrugaj wyraźnie
   *[subtle] Mrugaj dyskretnie
}
wink-panel-watch-button = { $spoken ->
    [True] { $due ->
        [True] Obserwuj, by mrugnąć: { $who }
       *[False] Obserwuj: { $who }
    }
   *[False] { $due ->
        [True] 😉 { $who }
       *[False] 👁️ { $who }
    }
}
wink-panel-watching-button = 👁️ { $spoken ->
    [True] Obserwujesz: { $who }
   *[False] { $who }
}
wink-panel-accuse-placeholder = Oskarż kogoś, czyje spojrzenie znasz
wink-panel-accuse-nobody-option = Nie oskarżaj nikogo
wink-panel-seen-description = { $count ->
    [one] Zauważone w turze { $turns }
    [few] Zauważone w turach { $turns }
   *[many] Zauważone w turach { $turns }
}{ $known ->
    [own] ; ale ten numer masz ty
    [lacking] ; ale wiadomo, że go nie ma
   *[no] { "" }
}
wink-panel-name-placeholder = Kto ma twój numer { $number }?
wink-panel-lacking-description = Wiadomo, że go nie ma
wink-panel-call-placeholder = { $span ->
    [single] Wywołaj numer ({ $first })
   *[range] Wywołaj numer ({ $first }–{ $last })
}
wink-panel-name-button = { $known ->
    [True] Wskaż: { $who } ✗
   *[False] Wskaż: { $who }
}
wink-panel-accuse-over-placeholder = Oskarż kogoś: o który numer?
wink-panel-accuse-over-button = Oskarż o { $number } ({ $caller }){ $own ->
    [True] { " " }✗ …
   *[False] { " " }…
}
wink-panel-accuse-over = { $caller } wywołuje { $number }. Kogo oskarżasz, że ma ten numer?
wink-panel-accuse-button = { $known ->
    [True] Oskarż: { $who } ✗
   *[False] Oskarż: { $who }
}
