# The panels of MIND MGMT.

mind-mgmt-panel-place = { $place } { $one } { $other }
mind-mgmt-panel-place-temple = { $place } Temple
mind-mgmt-panel-which-row = In which row of the map?
mind-mgmt-panel-row-button = Row { $row }
mind-mgmt-panel-other-row-button = Another row
mind-mgmt-panel-border-placeholder = Which border? { $borders ->
    [one] 1 is free
   *[other] { $borders } are free
}
mind-mgmt-panel-border-beside = { $one } | { $other }
mind-mgmt-panel-border-below = { $one } — { $other } below
mind-mgmt-panel-immortal-put-placeholder = Where does immortal { $number } stand?
mind-mgmt-panel-slip-placeholder = Where does the second mind slip lie?
mind-mgmt-panel-pawn-placeholder = Where does { $agent } start?
mind-mgmt-panel-step-button = { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-slip-button = Slip { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-and-end = { $label }, end turn
mind-mgmt-panel-dead-end = ⚠️ { $places } would be a dead end: no step or mind slip leads on from there, and the agents would win.
mind-mgmt-panel-slips-placeholder = Mind slip: which one, where to?
mind-mgmt-panel-slip-option = { $token ->
    [first] First slip
   *[second] Second slip
} { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-immortals-placeholder = { $count ->
    [one] Move immortal { $numbers }
   *[other] Move one of the immortals { $numbers }
}
mind-mgmt-panel-immortal-option = Immortal { $number }: { $origin } { $arrow } { $place }
mind-mgmt-panel-extra-placeholder = Put a step, for one more move
mind-mgmt-panel-show-button = Show { $place }
mind-mgmt-panel-order = Questions: { $order ->
    [oldest] they’re answered at once, with your oldest step that fits.
    [farthest] they’re answered at once, with the step that fits and is farthest from you.
   *[none] you answer each one yourself.
}
mind-mgmt-panel-order-button = Standing order …
mind-mgmt-panel-agent-button = { $agent } ({ $place })
mind-mgmt-panel-other-agent-button = Other agent
mind-mgmt-panel-walk-placeholder = Where does { $agent } walk from { $place }?
mind-mgmt-panel-send-whom-placeholder = Send which agent?
mind-mgmt-panel-send-placeholder = Where to send { $agent } from { $place }?
mind-mgmt-panel-barred = An immortal elsewhere blocks questions about { $features }.
mind-mgmt-panel-barred-here = { $agent ->
    [meru] The immortal here blocks questions, Reveal, Capture and Meru’s power.
   *[other] The immortal here blocks questions, Reveal and Capture.
}
mind-mgmt-panel-ask-button = { $spoken ->
    [True] Ask about { $feature }
   *[False] Ask: { $feature }
}
mind-mgmt-panel-ask-ally-button = { $spoken ->
    [True] With Dolphin: { $feature }, all steps
   *[False] Dolphin: { $feature }
}
mind-mgmt-panel-sense-button = { $spoken ->
    [True] Recruiter within 2 in row or column?
   *[False] Within 2, row/column?
}
mind-mgmt-panel-capture-button = Capture
mind-mgmt-panel-reveal-button = Reveal the hour
mind-mgmt-panel-reveal-option = Reveal; the note on { $place } goes
mind-mgmt-panel-act-placeholder = Act: ask, capture, reveal
mind-mgmt-panel-reveal-placeholder = Reveal the hour: which note goes for it?
mind-mgmt-panel-shake-placeholder = Shakedown: which feature is a hidden card?
mind-mgmt-panel-shift-placeholder = Shift an immortal orthogonally next to here
mind-mgmt-panel-push-button = Push { $arrow } { $place }
mind-mgmt-panel-end-button = Done
mind-mgmt-panel-notes-button = Notes …
mind-mgmt-panel-notes = White notes, seen by all: { $left ->
    [0] none is left; one that lies there can be changed or taken away.
    [one] 1 is left.
   *[other] { $left } are left.
}
mind-mgmt-panel-note-button = { $place } “{ $text }”
mind-mgmt-panel-belief-button = { $spoken ->
    [True] Where can the Recruiter be?
   *[False] Odds
}
mind-mgmt-panel-belief = Where the Recruiter was when the last hour passed, from all that’s known.
