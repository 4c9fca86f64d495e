# Wink's own panels.

wink-panel-saw-button = Amit láttam
wink-panel-saw-nothing = Még semmit sem láttál.
wink-panel-until-button = A körömig
wink-panel-manner-button = { $manner ->
    [bold] Kacsints feltűnően
   *[subtle] Kacsints észrevétlenül
}
wink-panel-watch-button = { $spoken ->
    [True] { $due ->
        [True] Figyelem és kacsintok: { $who }
       *[False] Figyelem: { $who }
    }
   *[False] { $due ->
        [True] 😉 { $who }
       *[False] 👁️ { $who }
    }
}
wink-panel-watching-button = 👁️ { $spoken ->
    [True] Most figyelem: { $who }
   *[False] { $who }
}
wink-panel-accuse-placeholder = Vádolj meg valakit, akinek láttad rebbenni a szemét
wink-panel-accuse-nobody-option = Senkit sem vádolok
wink-panel-seen-description = { $count ->
    [one] Láttad ebben a körben: { $turns }
   *[other] Láttad ezekben a körökben: { $turns }
}{ $known ->
    [own] ; de az a szám nálad van
    [lacking] ; de tudható, hogy nincs nála
   *[no] { "" }
}
wink-panel-name-placeholder = Kinél van a hívott számod ({ $number })?
wink-panel-lacking-description = Tudható, hogy nincs nála
wink-panel-call-placeholder = { $span ->
    [single] Hívj egy számot ({ $first })
   *[range] Hívj egy számot ({ $first }–{ $last })
}
wink-panel-name-button = { $known ->
    [True] Megnevezem: { $who } ✗
   *[False] Megnevezem: { $who }
}
wink-panel-accuse-over-placeholder = Vádolj meg valakit: melyik számért?
wink-panel-accuse-over-button = Vád: { $number } ({ $caller }){ $own ->
    [True] { " " }✗ …
   *[False] { " " }…
}
wink-panel-accuse-over = { $caller } hívása: { $number }. Kit vádolsz azzal, hogy nála van?
wink-panel-accuse-button = { $known ->
    [True] Vádolom: { $who } ✗
   *[False] Vádolom: { $who }
}
