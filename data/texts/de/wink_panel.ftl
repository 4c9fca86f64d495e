# Wink's own panels.

wink-panel-saw-button = Was ich gesehen habe
wink-panel-saw-nothing = Du hast noch nichts gesehen.
wink-panel-until-button = Bis zu meinem Zug
wink-panel-manner-button = { $manner ->
    [bold] Deutlich zwinkern
   *[subtle] Unauffällig zwinkern
}
wink-panel-watch-button = { $spoken ->
    [True] { $due ->
        [True] Zum Zwinkern beobachten: { $who }
       *[False] Beobachten: { $who }
    }
   *[False] { $due ->
        [True] 😉 { $who }
       *[False] 👁️ { $who }
    }
}
wink-panel-watching-button = 👁️ { $spoken ->
    [True] Du beobachtest: { $who }
   *[False] { $who }
}
wink-panel-accuse-placeholder = Beschuldigen, wessen Blick du gesehen hast
wink-panel-accuse-nobody-option = Niemanden beschuldigen
wink-panel-seen-description = { $count ->
    [one] Gesehen in Zug { $turns }
   *[other] Gesehen in den Zügen { $turns }
}{ $known ->
    [own] ; aber die Nummer hast du
    [lacking] ; hat sie aber sicher nicht
   *[no] { "" }
}
wink-panel-name-placeholder = Wer hat deine { $number }?
wink-panel-lacking-description = Hat sie sicher nicht
wink-panel-call-placeholder = { $span ->
    [single] Nummer aufrufen ({ $first })
   *[range] Nummer aufrufen ({ $first }–{ $last })
}
wink-panel-name-button = { $known ->
    [True] { $who } nennen ✗
   *[False] { $who } nennen
}
wink-panel-accuse-over-placeholder = Jemanden beschuldigen: Wegen welcher Nummer?
wink-panel-accuse-over-button = Beschuldigen: { $number } ({ $caller }){ $own ->
    [True] { " " }✗ …
   *[False] { " " }…
}
wink-panel-accuse-over = { $caller } hat die { $number } aufgerufen. Wen beschuldigst du, sie zu haben?
wink-panel-accuse-button = { $known ->
    [True] { $who } beschuldigen ✗
   *[False] { $who } beschuldigen
}
