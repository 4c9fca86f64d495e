# The panels of MIND MGMT.

mind-mgmt-panel-place = { $place } { $one }, { $other }
mind-mgmt-panel-place-temple = { $place } Tempel
mind-mgmt-panel-which-row = In welcher Reihe des Plans?
mind-mgmt-panel-row-button = Reihe { $row }
mind-mgmt-panel-other-row-button = Andere Reihe
mind-mgmt-panel-border-placeholder = Welche Grenze? { $borders ->
    [one] 1 ist frei
   *[other] { $borders } sind frei
}
mind-mgmt-panel-border-beside = { $one } | { $other }
mind-mgmt-panel-border-below = { $one } — darunter { $other }
mind-mgmt-panel-immortal-put-placeholder = Wo steht Unsterblicher { $number }?
mind-mgmt-panel-slip-placeholder = Wo liegt der 2. Gedankensprung?
mind-mgmt-panel-pawn-placeholder = Wo beginnt { $agent }?
mind-mgmt-panel-step-button = { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-slip-button = Sprung { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-and-end = { $label }, Zug beenden
mind-mgmt-panel-dead-end = ⚠️ Sackgasse: { $places }. Von dort führt weder Schritt noch Gedankensprung weiter, und die Agenten gewinnen.
mind-mgmt-panel-slips-placeholder = Gedankensprung: welcher, wohin?
mind-mgmt-panel-slip-option = { $token ->
    [first] 1. Sprung
   *[second] 2. Sprung
} { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-immortals-placeholder = { $count ->
    [one] Unsterblichen bewegen: { $numbers }
   *[other] Einen Unsterblichen bewegen: { $numbers }
}
mind-mgmt-panel-immortal-option = Unsterblicher { $number }: { $origin } { $arrow } { $place }
mind-mgmt-panel-extra-placeholder = Spur legen, für eine weitere Bewegung
mind-mgmt-panel-show-button = Zeigen: { $place }
mind-mgmt-panel-order = { $order ->
    [oldest] Fragen werden sofort mit deiner ältesten passenden Spur beantwortet.
    [farthest] Fragen werden sofort mit der passenden Spur beantwortet, die am weitesten von dir weg ist.
   *[none] Fragen beantwortest du jedes Mal selbst.
}
mind-mgmt-panel-order-button = Dauerauftrag …
mind-mgmt-panel-agent-button = { $agent } ({ $place })
mind-mgmt-panel-other-agent-button = Anderer Agent
mind-mgmt-panel-walk-placeholder = Wohin geht { $agent } von { $place }?
mind-mgmt-panel-send-whom-placeholder = Welchen Agenten schicken?
mind-mgmt-panel-send-placeholder = Wohin mit { $agent } von { $place }?
mind-mgmt-panel-barred = Ein Unsterblicher anderswo verhindert Fragen nach: { $features }.
mind-mgmt-panel-barred-here = { $agent ->
    [meru] Der Unsterbliche hier verhindert Fragen, Offenbaren, Fangen und Merus Fähigkeit.
   *[other] Der Unsterbliche hier verhindert Fragen, Offenbaren und Fangen.
}
mind-mgmt-panel-ask-button = { $spoken ->
    [True] Fragen nach: { $feature }
   *[False] Fragen: { $feature }
}
mind-mgmt-panel-ask-ally-button = { $spoken ->
    [True] Mit Delfin: { $feature }, alle Spuren
   *[False] Delfin: { $feature }
}
mind-mgmt-panel-sense-button = { $spoken ->
    [True] Management bis 2 Orte weit in Reihe oder Spalte?
   *[False] Bis 2 in Reihe/Spalte?
}
mind-mgmt-panel-capture-button = Fangen
mind-mgmt-panel-reveal-button = Stunde offenbaren
mind-mgmt-panel-reveal-option = Offenbaren; Notiz auf { $place } fällt weg
mind-mgmt-panel-act-placeholder = Aktion: fragen, fangen, offenbaren
mind-mgmt-panel-reveal-placeholder = Stunde offenbaren: Welche Notiz fällt weg?
mind-mgmt-panel-shake-placeholder = Verhören: Welches Merkmal ist eine verdeckte Karte?
mind-mgmt-panel-shift-placeholder = Unsterblichen direkt nebenan verschieben
mind-mgmt-panel-push-button = Verdrängen { $arrow } { $place }
mind-mgmt-panel-end-button = Fertig
mind-mgmt-panel-notes-button = Notizen …
mind-mgmt-panel-notes = Weiße Notizen, für alle sichtbar: { $left ->
    [0] keine mehr übrig; die auf dem Plan lassen sich ändern oder wegnehmen.
    [one] 1 übrig.
   *[other] { $left } übrig.
}
mind-mgmt-panel-note-button = { $place } „{ $text }“
mind-mgmt-panel-belief-button = { $spoken ->
    [True] Wo kann das Management sein?
   *[False] Chancen
}
mind-mgmt-panel-belief = Wo das Management zur letzten vollen Stunde war, nach allem, was bekannt ist.
