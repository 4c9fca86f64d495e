# Vlastní panely hry Wink.

wink-panel-saw-button = Co bylo vidět
wink-panel-saw-nothing = Zatím nebylo nic vidět.
wink-panel-until-button = Do mého tahu
wink-panel-manner-button = { $manner ->
    [bold] Mrkat zřetelně
   *[subtle] Mrkat nenápadně
}
wink-panel-watch-button = { $spoken ->
    [True] { $due ->
        [True] Sledovat a mrknout: { $who }
       *[False] Sledovat: { $who }
    }
   *[False] { $due ->
        [True] 😉 { $who }
       *[False] 👁️ { $who }
    }
}
wink-panel-watching-button = 👁️ { $spoken ->
    [True] Sleduješ: { $who }
   *[False] { $who }
}
wink-panel-accuse-placeholder = Obvinit někoho, čí oko se pohnulo
wink-panel-accuse-nobody-option = Neobvinit nikoho
wink-panel-seen-description = { $count ->
    [one] Viděno v tahu { $turns }
    [few] Viděno v tazích { $turns }
   *[other] Viděno v tazích { $turns }
}{ $known ->
    [own] ; to číslo ale držíš ty
    [lacking] ; určitě ho ale nemá
   *[no] { "" }
}
wink-panel-name-placeholder = Kdo má tvoje číslo { $number }?
wink-panel-lacking-description = Určitě ho nemá
wink-panel-call-placeholder = { $span ->
    [single] Vyvolat číslo ({ $first })
   *[range] Vyvolat číslo ({ $first }–{ $last })
}
wink-panel-name-button = { $known ->
    [True] Jmenovat: { $who } ✗
   *[False] Jmenovat: { $who }
}
wink-panel-accuse-over-placeholder = Obvinit: u kterého čísla?
wink-panel-accuse-over-button = Obvinit u čísla { $number } ({ $caller }){ $own ->
    [True] { " " }✗ …
   *[False] { " " }…
}
wink-panel-accuse-over = { $caller } vyvolává { $number }. Kdo to číslo podle tebe má?
wink-panel-accuse-button = { $known ->
    [True] Obvinit: { $who } ✗
   *[False] Obvinit: { $who }
}
