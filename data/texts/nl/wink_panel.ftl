# Wink's own panels.

wink-panel-saw-button = Wat ik zag
wink-panel-saw-nothing = Je hebt nog niets gezien.
wink-panel-until-button = Tot mijn beurt
wink-panel-manner-button = { $manner ->
    [bold] Duidelijk knipogen
   *[subtle] Onopvallend knipogen
}
wink-panel-watch-button = { $spoken ->
    [True] { $due ->
        [True] Kijk naar { $who } en knipoog
       *[False] Kijk naar { $who }
    }
   *[False] { $due ->
        [True] 😉 { $who }
       *[False] 👁️ { $who }
    }
}
wink-panel-watching-button = 👁️ { $spoken ->
    [True] Je kijkt naar { $who }
   *[False] { $who }
}
wink-panel-accuse-placeholder = Beschuldig iemand van wie je een blik zag
wink-panel-accuse-nobody-option = Beschuldig niemand
wink-panel-seen-description = { $count ->
    [one] Gezien in beurt { $turns }
   *[other] Gezien in beurten { $turns }
}{ $known ->
    [own] ; maar dat nummer heb je zelf
    [lacking] ; maar heeft hem zeker niet
   *[no] { "" }
}
wink-panel-name-placeholder = Wie heeft jouw { $number }?
wink-panel-lacking-description = Heeft hem zeker niet
wink-panel-call-placeholder = { $span ->
    [single] Roep een nummer op ({ $first })
   *[range] Roep een nummer op ({ $first }–{ $last })
}
wink-panel-name-button = { $known ->
    [True] Wijs { $who } aan ✗
   *[False] Wijs { $who } aan
}
wink-panel-accuse-over-placeholder = Beschuldig iemand: van welk nummer?
wink-panel-accuse-over-button = Beschuldig van { $number } ({ $caller }){ $own ->
    [True] { " " }✗ …
   *[False] { " " }…
}
wink-panel-accuse-over = { $caller } roept { $number } op. Welke speler heeft hem volgens jou?
wink-panel-accuse-button = { $known ->
    [True] Beschuldig { $who } ✗
   *[False] Beschuldig { $who }
}
