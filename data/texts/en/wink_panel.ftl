# Wink's own panels.

wink-panel-saw-button = What I saw
wink-panel-saw-nothing = You have seen nothing yet.
wink-panel-until-button = Until my turn
wink-panel-manner-button = { $manner ->
    [bold] Wink boldly
   *[subtle] Wink subtly
}
wink-panel-watch-button = { $spoken ->
    [True] { $due ->
        [True] Watch { $who } to wink
       *[False] Watch { $who }
    }
   *[False] { $due ->
        [True] 😉 { $who }
       *[False] 👁️ { $who }
    }
}
wink-panel-watching-button = 👁️ { $spoken ->
    [True] Watching { $who }
   *[False] { $who }
}
wink-panel-accuse-placeholder = Accuse somebody whose glance you saw
wink-panel-accuse-nobody-option = Accuse nobody
wink-panel-seen-description = { $count ->
    [one] Seen in turn { $turns }
   *[other] Seen in turns { $turns }
}{ $known ->
    [own] ; but you hold that number
    [lacking] ; but known not to hold it
   *[no] { "" }
}
wink-panel-name-placeholder = Who holds your { $number }?
wink-panel-lacking-description = Known not to hold it
wink-panel-call-placeholder = { $span ->
    [single] Call a number ({ $first })
   *[range] Call a number ({ $first }–{ $last })
}
wink-panel-name-button = { $known ->
    [True] Name { $who } ✗
   *[False] Name { $who }
}
wink-panel-accuse-over-placeholder = Accuse somebody: over which number?
wink-panel-accuse-over-button = Accuse over { $number } ({ $caller }){ $own ->
    [True] { " " }✗ …
   *[False] { " " }…
}
wink-panel-accuse-over = { $caller } calls { $number }. Which player do you accuse of holding it?
wink-panel-accuse-button = { $known ->
    [True] Accuse { $who } ✗
   *[False] Accuse { $who }
}
