# What stands in the pictures of MIND MGMT, their alt texts and the board in words.

mind-mgmt-picture-seat = { $colour ->
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
} { $number }

# Under a feature's sign on the map: at most 5 letters.
mind-mgmt-picture-short-book = Book
mind-mgmt-picture-short-billboard = Billb.
mind-mgmt-picture-short-cafe = Café
mind-mgmt-picture-short-bus = Bus
mind-mgmt-picture-short-palm = Palm
mind-mgmt-picture-short-umbrella = Umb.
mind-mgmt-picture-short-idol = Idol
mind-mgmt-picture-short-graffiti = Graf.
mind-mgmt-picture-short-garden = Gard.
mind-mgmt-picture-short-dogs = Dogs
mind-mgmt-picture-short-fountain = Font.
mind-mgmt-picture-short-pool = Pool
mind-mgmt-picture-short-bird = Bird
mind-mgmt-picture-short-monks = Monk
mind-mgmt-picture-short-torches = Torch
mind-mgmt-picture-short-tuktuk = Tuk.

mind-mgmt-picture-stage-mayhem = Mayhem on a border: { $left } to go
mind-mgmt-picture-stage-hiding = The Recruiter goes into hiding
mind-mgmt-picture-stage-immortals = The Recruiter puts immortals: { $left } to go
mind-mgmt-picture-stage-sharing = Who takes which agent?
mind-mgmt-picture-stage-pawns = The agents come into town
mind-mgmt-picture-stage-second-slip = The agents put the second mind slip
mind-mgmt-picture-stage-recruiter = { $hour }: the Recruiter moves
mind-mgmt-picture-stage-active = { $agent } acts { $left ->
    [0] last
   *[other] now, { $left } to follow
}
mind-mgmt-picture-stage-agents = The agents: { $left ->
    [one] 1 more acts
   *[other] { $left } act
}
mind-mgmt-picture-stage-answer = { $feature }? The Recruiter answers
mind-mgmt-picture-stage-over = The game is over
mind-mgmt-picture-won-recruiter = The Recruiter wins
mind-mgmt-picture-won-agents = The agents win

mind-mgmt-picture-you-card = Who will you be?
mind-mgmt-picture-you-start = Where do you begin?
mind-mgmt-picture-you-steps = Your first steps: { $left } to go
mind-mgmt-picture-you-recruiter = { $hour }: { $done ->
    [open] step or slip
   *[done] end your turn?
}
mind-mgmt-picture-you-answer = { $feature }: which step?

mind-mgmt-picture-recruits = { $recruits } of { $goal } recruits announced.
mind-mgmt-picture-stands = { $who } { $place }{ $fresh ->
    [fresh] { "" }
   *[spent] { " " }(spent)
}
mind-mgmt-picture-agents = Agents: { $pawns }.
mind-mgmt-picture-immortals = Immortals: { $places }.
mind-mgmt-picture-steps = Steps: { $places }.
mind-mgmt-picture-confirmed = Confirmed: { $hours }.
mind-mgmt-picture-note = “{ $text }”
mind-mgmt-picture-notes = Notes: { $notes }.
mind-mgmt-picture-mayhem = Mayhem: { $borders }.
mind-mgmt-picture-open-cards = Open cards: { $features }.
mind-mgmt-picture-deck-size = Cards face down: { $count }.
mind-mgmt-picture-slip-lies = A mind slip lies on { $place }.

mind-mgmt-picture-answer-steps = { $feature }: { $count ->
    [one] a step on { $places }
   *[other] steps on { $places }
}.
mind-mgmt-picture-answer-none = { $feature }: no new step.
mind-mgmt-picture-answer-hour = { $place } was visited at { $hour }.
mind-mgmt-picture-answer-capture = { $right ->
    [yes] The Recruiter was caught on { $place }.
   *[no] The Recruiter was not on { $place }.
}
mind-mgmt-picture-answer-near = { $near ->
    [yes] The Recruiter was within two locations of { $place }, in its row or column.
   *[no] The Recruiter wasn’t within two locations of { $place } in its row or column.
}
mind-mgmt-picture-answer-shaken = { $right ->
    [yes] { $feature }: one of the hidden cards.
   *[no] { $feature }: none of the hidden cards.
}

mind-mgmt-picture-secret-card = The Recruiter: { $card }.
mind-mgmt-picture-secret-cards = Recruits where there is: { $features }.
mind-mgmt-picture-secret-trail = The trail: { $trail }.
mind-mgmt-picture-score-line = Games won at this table: { $seats }.
mind-mgmt-picture-score-seat = { $games ->
    [one] { $seat } 1 game
   *[other] { $seat } { $games } games
}
mind-mgmt-picture-below = Below: agents and their players; arrows: ways to slip
mind-mgmt-picture-caption-recruits = Recruits
mind-mgmt-picture-caption-slip = Mind slip
mind-mgmt-picture-caption-recruiter = Recruiter
mind-mgmt-picture-caption-open = Open
mind-mgmt-picture-trails = { $exact ->
    [false] About { $shown } trails possible
   *[true] { $trails ->
        [one] 1 trail possible
       *[other] { $shown } trails possible
    }
}
mind-mgmt-picture-heat = The Recruiter can be on { $count ->
    [one] 1 location
   *[other] { $count } locations
}: { $places }.
mind-mgmt-picture-contacted = { $recruits ->
    [0] All recruits announced
   *[other] Not yet announced: { $recruits }
}

# The closing picture, its film, how to play, the cover.

mind-mgmt-picture-closed = Case closed
mind-mgmt-picture-score = Games won
mind-mgmt-picture-film-alt = The trail hour by hour, each question with its answer.
mind-mgmt-picture-motto = One slips through the town, four ask the way
mind-mgmt-picture-guide-hide = The Recruiter hides
mind-mgmt-picture-guide-hide-text = Each hour one unseen step to a new location, never back. Each secret feature there brings a recruit; at red hours their number is announced.
mind-mgmt-picture-guide-ask = The agents ask
mind-mgmt-picture-guide-ask-text = Two act after each hour: walk up to two locations and Ask about a feature where you stand. The answer is a step; go there to Reveal its hour. Sure? Capture.
mind-mgmt-picture-guide-end = Who wins
mind-mgmt-picture-guide-end-text = Agents: by a Capture where the Recruiter is, or when no way is left. The Recruiter: with 9 recruits (full game 12), or free when time is up.
mind-mgmt-picture-guide-alt = How to play MIND MGMT. { mind-mgmt-picture-guide-hide-text } { mind-mgmt-picture-guide-ask-text } { mind-mgmt-picture-guide-end-text }
mind-mgmt-picture-cover-alt = MIND MGMT: a hat and an eye slip through an evening street, footprints behind, two agents after them. { mind-mgmt-picture-motto }.

# The board in words.

mind-mgmt-picture-heading-secret = What only you know
mind-mgmt-picture-heading-time = The time
mind-mgmt-picture-heading-agents = The agents
mind-mgmt-picture-heading-cards = Cards and tokens
mind-mgmt-picture-heading-map = The town, row by row
mind-mgmt-picture-heading-past = Last answers
mind-mgmt-picture-time = { $hour } has passed; the game ends at { $last }.
mind-mgmt-picture-hours = Recruits announced: { $hours }.
mind-mgmt-picture-hour-recruits = { $hour }: { $count }
mind-mgmt-picture-slipped = A mind slip was used at { $hour }.
mind-mgmt-picture-nowhere = not in town yet
mind-mgmt-picture-agent-line = { $agent }{ $whose ->
    [seat] { " " }({ $who })
    [shared] { " " }(played together)
   *[none] { "" }
}: { $place }, { $fresh ->
    [fresh] still to act
   *[spent] has acted
}
mind-mgmt-picture-possible = Who the Recruiter may be: { $cards }.
mind-mgmt-picture-slip-line = { $token ->
    [first] First mind slip
   *[second] Second mind slip
}: { $state ->
    [used] used at { $hour }
    [lies] lies on { $place }
   *[held] not used yet
}.
mind-mgmt-picture-ally-line = { $ally }: { $used ->
    [used] used
   *[ready] ready
}.
mind-mgmt-picture-claimed-line = Recruits of immortals: { $features }.
mind-mgmt-picture-revealed = Found by a Shakedown: { $features }.
mind-mgmt-picture-here-immortal = immortal { $number }
mind-mgmt-picture-here-step = step
mind-mgmt-picture-here-slip = mind slip
