# The panels of MIND MGMT.

mind-mgmt-panel-place = { $place } { $one } { $other }
mind-mgmt-panel-place-temple = { $place } Tempel
mind-mgmt-panel-which-row = In welke rij van de plattegrond?
mind-mgmt-panel-row-button = Rij { $row }
mind-mgmt-panel-other-row-button = Andere rij
mind-mgmt-panel-border-placeholder = Welke grens? { $borders ->
    [one] 1 is vrij
   *[other] { $borders } zijn vrij
}
mind-mgmt-panel-border-beside = { $one } | { $other }
mind-mgmt-panel-border-below = { $one } — { $other } eronder
mind-mgmt-panel-immortal-put-placeholder = Waar staat onsterfelijke { $number }?
mind-mgmt-panel-slip-placeholder = Waar ligt de tweede illusie?
mind-mgmt-panel-pawn-placeholder = Waar begint { $agent }?
mind-mgmt-panel-step-button = { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-slip-button = Illusie { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-and-end = { $label }, einde beurt
mind-mgmt-panel-dead-end = ⚠️ Doodlopende weg: { $places }. Daar leidt geen stap of illusie verder, en de agenten winnen.
mind-mgmt-panel-slips-placeholder = Illusie: welke, waarheen?
mind-mgmt-panel-slip-option = { $token ->
    [first] Eerste illusie
   *[second] Tweede illusie
} { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-immortals-placeholder = { $count ->
    [one] Verplaats onsterfelijke { $numbers }
   *[other] Verplaats een van de onsterfelijken { $numbers }
}
mind-mgmt-panel-immortal-option = Onsterfelijke { $number }: { $origin } { $arrow } { $place }
mind-mgmt-panel-extra-placeholder = Leg een voetspoor om er nog een te verplaatsen
mind-mgmt-panel-show-button = Toon { $place }
mind-mgmt-panel-order = Vragen: { $order ->
    [oldest] ze worden meteen beantwoord, met je oudste stap die past.
    [farthest] ze worden meteen beantwoord, met de stap die past en het verst van je vandaan is.
   *[none] je beantwoordt ze allemaal zelf.
}
mind-mgmt-panel-order-button = Vaste opdracht …
mind-mgmt-panel-agent-button = { $agent } ({ $place })
mind-mgmt-panel-other-agent-button = Andere agent
mind-mgmt-panel-walk-placeholder = Waarheen loopt { $agent } vanaf { $place }?
mind-mgmt-panel-send-whom-placeholder = Welke agent sturen?
mind-mgmt-panel-send-placeholder = Waarheen stuur je { $agent } vanaf { $place }?
mind-mgmt-panel-barred = Een onsterfelijke elders blokkeert vragen naar { $features }.
mind-mgmt-panel-barred-here = { $agent ->
    [meru] De onsterfelijke hier blokkeert vragen, onthullen, gevangennemen en de kracht van Meru.
   *[other] De onsterfelijke hier blokkeert vragen, onthullen en gevangennemen.
}
mind-mgmt-panel-ask-button = { $spoken ->
    [True] Vraag naar { $feature }
   *[False] Vraag: { $feature }
}
mind-mgmt-panel-ask-ally-button = { $spoken ->
    [True] Met Dolfijn: { $feature }, alle stappen
   *[False] Dolfijn: { $feature }
}
mind-mgmt-panel-sense-button = { $spoken ->
    [True] Ronselaar binnen 2 in rij of kolom?
   *[False] Binnen 2, rij/kolom?
}
mind-mgmt-panel-capture-button = Gevangennemen
mind-mgmt-panel-reveal-button = Het uur onthullen
mind-mgmt-panel-reveal-option = Onthullen; de notitie op { $place } gaat weg
mind-mgmt-panel-act-placeholder = Actie: vragen, gevangennemen, onthullen
mind-mgmt-panel-reveal-placeholder = Het uur onthullen: welke notitie gaat weg?
mind-mgmt-panel-shake-placeholder = Uithoren: welk kenmerk is een verborgen kaart?
mind-mgmt-panel-shift-placeholder = Verschuif een onsterfelijke recht hiernaast
mind-mgmt-panel-push-button = Duw { $arrow } { $place }
mind-mgmt-panel-end-button = Klaar
mind-mgmt-panel-notes-button = Notities …
mind-mgmt-panel-notes = Witte notities, voor iedereen te zien: { $left ->
    [0] er zijn er geen over; een die er ligt, kun je veranderen of weghalen.
    [one] nog 1 over.
   *[other] nog { $left } over.
}
mind-mgmt-panel-note-button = { $place } ‘{ $text }’
mind-mgmt-panel-belief-button = { $spoken ->
    [True] Waar kan de ronselaar zijn?
   *[False] Kansen
}
mind-mgmt-panel-belief = Waar de ronselaar was toen het laatste uur verstreek, volgens alles wat bekend is.
