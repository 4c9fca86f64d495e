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
the-plan-picture-stage-claim = Turn { $turn }: { $who } claims { $hideout }, { $owner }’s
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

the-plan-picture-claim-open = { $who } claims that the Plan is in { $hideout }, the hideout of { $owner }.
the-plan-picture-claim-wrong = In turn { $turn } { $who } claimed that the Plan is in { $hideout }, the hideout of { $owner }: wrong.
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
the-plan-picture-key-down = { $count ->
    [one] a key face down
   *[other] { $count } keys face down
}
the-plan-picture-key-up = key { $key } face up
the-plan-picture-key-known = key { $key }
the-plan-picture-known-held = { $who } holds key { $key }.
the-plan-picture-known-stock = Key { $key } is in the stock.
the-plan-picture-seen-file = File of { $suspect }: { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] The Plan is in { $hideout }.
   *[no] A decoy is in { $hideout }.
}
the-plan-picture-seen-evidence = The evidence says that { $suspect } owns { $hideout }.
the-plan-picture-seen-nothing = Nothing seen yet.
the-plan-picture-owns = { $suspect } owns { $hideout }.
the-plan-picture-knew = { $turn ->
    [never] { $who } could not have known yet.
   *[other] { $who } could have known from turn { $turn }.
}
the-plan-picture-score-line = Games won at this table: { $seats }.
the-plan-picture-score-seat = { $games ->
    [one] { $seat } 1 game
   *[other] { $seat } { $games } games
}
the-plan-picture-your-keys = { $keys ->
    [0] No keys
   *[other] Your keys
}
the-plan-picture-way = Way { $number }: { $path }.
the-plan-picture-by-tram = –: on foot, ≈: by tram.
the-plan-picture-on-foot = on foot
the-plan-picture-tram = by tram
the-plan-picture-files = Files, from the top card
# Beside a card on the board, very little room: at most 8 letters.
the-plan-picture-act-move-agent = agent
the-plan-picture-act-move-suspect = suspect
the-plan-picture-act-tram = tram
the-plan-picture-act-move-all = all four
the-plan-picture-act-searchlight = light
the-plan-picture-act-check = file

# The closing picture, how to play, the cover.

the-plan-picture-closed = Case closed
the-plan-picture-could-know = { $turn ->
    [never] Not sure yet
   *[other] Sure from turn { $turn }
}
the-plan-picture-score = Games won
the-plan-picture-film-alt = The game turn by turn: who went where, the light, keys and claims.
the-plan-picture-film-turn = Turn { $turn }
the-plan-picture-motto = One plan, four briefcases, one light
the-plan-picture-guide-aim = Find it, name the thief
the-plan-picture-guide-aim-text = The Plan lies in one hideout, and one suspect owns that hideout. Get its key and walk in.
the-plan-picture-guide-turn = Your turn
the-plan-picture-guide-turn-text = Roll the die. Play a card for one of its actions. Pass a suspect and check their file.
the-plan-picture-guide-end = Good to know
the-plan-picture-guide-both = both halves in one file: they own it
the-plan-picture-guide-lit = a look into the briefcase in the light
the-plan-picture-guide-wrong = a wrong claim puts you out
the-plan-picture-guide-alt = How to play Agents: T.H.E. Plan. { the-plan-picture-guide-aim-text } { the-plan-picture-guide-turn-text } Both halves of a hideout in one file show its owner, the searchlight shows briefcases, and a wrong claim puts you out.
the-plan-picture-cover-alt = Agents: T.H.E. Plan: a city by night under a searchlight. { the-plan-picture-motto }.

# The board in words.

the-plan-picture-heading-needs = For your choice
the-plan-picture-heading-hand = Your hand
the-plan-picture-heading-seats = The players
the-plan-picture-heading-suspects = The suspects
the-plan-picture-heading-city = The city, segment by segment
the-plan-picture-heading-hideouts = The hideouts
the-plan-picture-heading-claims = Claims
the-plan-picture-heading-own = What { $who } has seen
the-plan-picture-heading-past = Last turns
the-plan-picture-ready = Action cards ready: { $cards }.
the-plan-picture-card = { $number } ({ $count ->
    [1] { $one }
   *[other] { $one } or { $two }
})
the-plan-picture-checked = Files checked by { $who }: { $files }.
the-plan-picture-checked-none = No file checked yet: { $seats }.
the-plan-picture-checked-file = { $suspect } ×{ $count }
the-plan-picture-die = The die shows { $roll }.
the-plan-picture-open-checks = { $who } may still check: { $files }.
the-plan-picture-to-move = { $who } still moves { $suspects }, by { $counts }.
the-plan-picture-stock = { $keys ->
    [0] No key is left in the stock.
    [one] 1 key is in the stock.
   *[other] { $keys } keys are in the stock.
}
the-plan-picture-stock-known = Known to be among them: { $keys }.
the-plan-picture-suspect-line = { $suspect } on { $circle }, { $cards ->
    [one] 1 card in the file
   *[other] { $cards } cards in the file
}{ $bonus ->
    [none] { "" }
   *[other] ; its bonus card is gone ({ $bonus })
}
the-plan-picture-segment = Segment { $hideout }{ $lit ->
    [yes] { " (in the light)" }
   *[no] { "" }
}: { $circles }
the-plan-picture-circle = { $circle }{ $kind ->
    [key] { " (keys)" }
    [stop] { " (tram)" }
    [door] { " (way in)" }
   *[plain] { "" }
}{ $here ->
    [nobody] { "" }
   *[other] { " " }with { $here }
}
the-plan-picture-lines = Ways from circle to circle (– on foot, ≈ by tram): { $lines }.
the-plan-picture-hideout-line = { $hideout }, entered from { $doors }
the-plan-picture-looked = Briefcase of { $hideout }: looked into by { $seats }
the-plan-picture-looked-none = Nobody has looked into the briefcase of { $hideouts } yet.
the-plan-picture-file-line = File of { $suspect } from the top: { $cards }
the-plan-picture-card-unknown = { $count ->
    [one] not seen
   *[other] { $count } × not seen
}
the-plan-picture-owner-line = { $suspect } is the owner of { $hideout }: both halves seen.
the-plan-picture-turn-heading = Turn { $turn }: { $who } rolled { $roll }
the-plan-picture-reach-move-agent = Agent by { $roll }: { $count ->
    [0] no way to go
   *[other] to { $ends }
}.
the-plan-picture-reach-tram = Tram by { $roll }: { $count ->
    [0] no way to go
   *[other] to { $ends }
}.
the-plan-picture-end = { $circle }{ $brings ->
    [nothing] { "" }
   *[other] {" "}({ $brings })
}
the-plan-picture-reach-move-suspect = One suspect by { $roll }: { $count ->
    [0] nobody can meet you
   *[other] { $suspects } can meet you
}.
the-plan-picture-reach-move-all = All four suspects by 4, 3, 2 and 1: { $count ->
    [0] nobody can meet you
   *[other] you can meet { $suspects }
}.
the-plan-picture-would-light = Light turned to { $hideout }: { $count ->
    [0] no other agent stands there
   *[other] { $seats }
}.
the-plan-picture-in-light = { $who } ({ $keys ->
    [0] no key face down
    [one] 1 key face down
   *[other] { $keys } keys face down
})
