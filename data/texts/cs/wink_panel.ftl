# Vlastní panely hry Wink.

wink-panel-saw-button = Co je vidět
wink-panel-saw-nothing = Zatím není nic vidět.
wink-panel-watch-button = Sledovat: { $who }
wink-panel-watching-button = 👁️ Sleduješ: { $who }
wink-panel-accuse-placeholder = Obvinit někoho, čí oko se pohnulo
wink-panel-accuse-nobody-option = Neobvinit nikoho
wink-panel-seen-description = { $count ->
    [one] Vidět v taktu { $turns }
    [few] Vidět v taktech { $turns }
   *[other] Vidět v taktech { $turns }
}
wink-panel-name-placeholder = Kdo má tvoje číslo { $number }?
wink-panel-lacking-description = Určitě ji nemá
wink-panel-call-placeholder = Vyvolat číslo ({ $first }–{ $last })
wink-panel-name-button = { $known ->
    [True] Jmenovat: { $who } ✗
   *[False] Jmenovat: { $who }
}
wink-panel-accuse-over-button = Obvinit kvůli { $number } ({ $caller }) …
wink-panel-accuse-over = { $caller } vyvolává { $number }. Kdo ji podle tebe má?
wink-panel-accuse-button = Obvinit: { $who }
