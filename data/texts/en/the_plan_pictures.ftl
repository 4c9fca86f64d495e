# What stands in the pictures of Agents: T.H.E. Plan, their alt texts and the board in words.

the-plan-picture-seat = { $colour ->
    [red] 🔺
    [green] 🟢
    [yellow] 🔶
   *[blue] 🟦
} { $letter }

the-plan-picture-stage-action = Turn { $turn }: { $who } rolled { $roll }
the-plan-picture-stage-suspects = Turn { $turn }: { $who } moves the suspects
the-plan-picture-stage-bonus = Turn { $turn }: { $who } found a bonus
the-plan-picture-stage-turn = Turn { $turn }: { $who } turns the light
the-plan-picture-stage-light = Turn { $turn }: { $who } lights { $hideout }
the-plan-picture-stage-key = Turn { $turn }: { $who } passes a key
the-plan-picture-stage-battle = Turn { $turn }: { $who } may battle
the-plan-picture-stage-steal = Turn { $turn }: { $who } beat { $other }
the-plan-picture-stage-checks = Turn { $turn }: { $who } may check files
the-plan-picture-stage-over = The game is over
the-plan-picture-won = { $who } wins
the-plan-picture-nobody = Nobody wins

the-plan-picture-you-action = You rolled { $roll }: choose an action
the-plan-picture-you-do-move-agent = Move your agent by { $roll }
the-plan-picture-you-do-move-suspect = Move a suspect by { $roll }
the-plan-picture-you-do-tram = Take the tram: { $roll } { $roll ->
    [one] step
   *[other] steps
}
the-plan-picture-you-do-move-all = Move all suspects
the-plan-picture-you-do-searchlight = Turn the searchlight
the-plan-picture-you-do-check = Check a file
the-plan-picture-you-suspects = Move the next suspect
the-plan-picture-you-bonus = Bonus: { $bonus }
the-plan-picture-you-turn = Turn the searchlight
the-plan-picture-you-light = The light is on { $hideout }
the-plan-picture-you-key = Take a key?
the-plan-picture-you-battle = Fight for a key?
the-plan-picture-you-steal = Take a key from { $other }
the-plan-picture-you-checks = Check the files of those you met
the-plan-picture-you-over = The game is over

the-plan-picture-stands = { $who } on { $circle }
the-plan-picture-alt-light = The searchlight is on { $hideout }.
the-plan-picture-alt-out = { $who } is out.
the-plan-picture-alt-seat = { $who } on { $circle }, { $ready ->
    [one] 1 action card
   *[other] { $ready } action cards
} ready, { $count ->
    [0] no key
   *[other] { $keys }
}.
the-plan-picture-alt-suspects = Suspects: { $suspects }.
the-plan-picture-alt-turn = Turn { $turn }, { $who } rolled { $roll }:
the-plan-picture-key-down = a key face down
the-plan-picture-key-up = key { $key } face up
the-plan-picture-key-known = key { $key }
the-plan-picture-seen-file = File of { $suspect }: { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] The Plan is in { $hideout }.
   *[no] A decoy is in { $hideout }.
}
the-plan-picture-seen-nothing = Nothing seen yet.
the-plan-picture-owns = { $suspect } owns { $hideout }.
the-plan-picture-knew = { $turn ->
    [never] { $who } could not have known yet.
   *[other] { $who } could have known from turn { $turn }.
}
the-plan-picture-score-line = This table so far: { $seats }.
the-plan-picture-score-seat = { $games ->
    [one] { $seat } 1 game
   *[other] { $seat } { $games } games
}
