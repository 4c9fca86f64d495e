## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = One of you moves unseen through Zanzibar to gather recruits. The others ask the town what it has seen, read the answers and close in before time is up.

mind-mgmt-option-mission = Mission
mind-mgmt-option-mission-help = Training is only the hunt; the full game adds immortals, mayhem, powers and an ally.
mind-mgmt-option-mission-training = Training
mind-mgmt-option-mission-full = Full game
mind-mgmt-option-recruiter = The Recruiter
mind-mgmt-option-recruiter-help = Who plays against all the others.
mind-mgmt-option-recruiter-first = The player in the first seat
mind-mgmt-option-recruiter-drawn = Picked by chance
mind-mgmt-option-short-setup = Short setup
mind-mgmt-option-short-setup-help = In the full game mayhem and the second mind slip lie at random, and agent cards are dealt.
mind-mgmt-option-standing-order = Questions answered at once
mind-mgmt-option-standing-order-help = The Recruiter starts with a standing order: their oldest step answers. They can change it any time.
mind-mgmt-option-belief = Show where the Recruiter can be
mind-mgmt-option-belief-help = The agents can look at a picture of every trail that fits what’s known.

## Briefing

mind-mgmt-briefing-training = Training: only the hunt. The Recruiter wins with { $goal } recruits, or by staying free until { $hour }.
mind-mgmt-briefing-full = Full game: the Recruiter wins with { $goal } recruits, or by staying free until { $hour }.
mind-mgmt-briefing-recruiter-first = The first seat is the Recruiter.
mind-mgmt-briefing-recruiter-drawn = Chance picks the Recruiter when the game starts.
mind-mgmt-briefing-agents = { $agents ->
    [one] One player leads all four agents.
    [3] Each of the { $agents } others leads an agent, and the fourth they lead together.
   *[other] The { $agents } others share the four agents evenly.
}

## Names

# How a location is named everywhere: its two features and its place on the map, as C4.
mind-mgmt-location = { $one } { $other } ({ $place })
mind-mgmt-temple = Temple ({ $place })
mind-mgmt-feature-book = Book
mind-mgmt-feature-billboard = Billboard
mind-mgmt-feature-cafe = Café
mind-mgmt-feature-bus = Bus
mind-mgmt-feature-palm = Palm
mind-mgmt-feature-umbrella = Umbrella
mind-mgmt-feature-idol = Idol
mind-mgmt-feature-graffiti = Graffiti
mind-mgmt-feature-garden = Garden
mind-mgmt-feature-dogs = Dogs
mind-mgmt-feature-fountain = Fountain
mind-mgmt-feature-pool = Pool
mind-mgmt-feature-bird = Bird
mind-mgmt-feature-monks = Monks
mind-mgmt-feature-torches = Torches
mind-mgmt-feature-tuktuk = Tuktuk
mind-mgmt-agent-meru = Meru
mind-mgmt-agent-henry = Henry Lyme
mind-mgmt-agent-bill = Bill Falls
mind-mgmt-agent-dusty = Dusty
mind-mgmt-ally-dolphin = Spy Dolphin
mind-mgmt-recruiter-ad-man = Ad Man
mind-mgmt-recruiter-girl = Girl with the Pipe
mind-mgmt-token-first = mind slip
mind-mgmt-token-second = second mind slip

## What a player is asked

mind-mgmt-prompt-mayhem = Put mayhem on a border: no step or walk will cross it ({ $left } to go).
mind-mgmt-prompt-hiding = Go into hiding: recruiter card, start and first steps.
mind-mgmt-prompt-hiding-card = Which recruiter are you? The Ad Man slips along a row or column, the Girl with the Pipe diagonally.
mind-mgmt-prompt-hiding-start = Where do you start, at 01:00?
mind-mgmt-prompt-hiding-steps = { $left ->
    [one] Step on: one more step of your setup.
   *[other] Step on: { $left } more steps of your setup.
}
mind-mgmt-prompt-immortals = Put an immortal on an inner location ({ $left } to go).
mind-mgmt-prompt-sharing = Which agent do you take?
mind-mgmt-prompt-pawns = Put an agent on a location on the edge.
mind-mgmt-prompt-second-slip = Where next to a temple does the second mind slip lie?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour }: step or slip. Immortals may also move and recruit. Then end your turn.
   *[training] { $hour }: step, or slip once in the game.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Activate one more agent.
   *[other] Activate { $left } agents.
}
mind-mgmt-prompt-act = { $left ->
    [both] { $agent }: a move of up to two, and an action.
    [move] { $agent } has done an action. A move of up to two is left.
    [action] { $agent } has moved. An action is left.
   *[power] { $agent } has moved and done an action. The power is left.
}
mind-mgmt-prompt-push = { $agent } may push the immortal.
mind-mgmt-prompt-answer = { $agent } asks about { $feature }: what is the answer?

## Moves, in one line

mind-mgmt-describe-put-mayhem = Between { $one } and { $other }
mind-mgmt-describe-take-recruiter = Be the { $card }
mind-mgmt-describe-draw-recruiter = Draw one of the cards
mind-mgmt-describe-choose-start = Start at { $place }
# $on tells whether a way leads on from there; $recruits is how many this visit brings.
mind-mgmt-describe-step = Step to { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 recruit
   *[other] : { $recruits } recruits
}{ $on ->
    [none] . No way leads on from there: a dead end
    [closed] . Only cordons close the way on
   *[some] { "" }
}
mind-mgmt-describe-slip = By { $token } to { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 recruit
   *[other] : { $recruits } recruits
}{ $on ->
    [none] . No way leads on from there: a dead end
    [closed] . Only cordons close the way on
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = Immortal { $number } on { $place }
mind-mgmt-describe-take-agent = Take { $agent }
mind-mgmt-describe-put-pawn = { $agent } on { $place }
mind-mgmt-describe-put-second-slip = The second mind slip on { $place }
mind-mgmt-describe-move-immortal = Immortal { $number } from { $origin } to { $place }
mind-mgmt-describe-put-step = Put a step on { $place } for one more move
mind-mgmt-describe-claim-recruit = { $left ->
    [0] Recruit with { $feature }: you win
   *[other] Recruit with { $feature }: { $left } to go
}
mind-mgmt-describe-end-turn = End your turn: it will be { $hour }
mind-mgmt-describe-show-step = Show a step on { $place }
mind-mgmt-describe-say-no-new-step = There’s no new step
mind-mgmt-describe-set-order-none = Answer questions yourself, each time
mind-mgmt-describe-set-order-oldest = Answer at once: your oldest step
mind-mgmt-describe-set-order-farthest = Answer at once: the farthest step
mind-mgmt-describe-move-agent = { $agent } to { $place }
mind-mgmt-describe-ask = { $agent } asks about { $feature }
mind-mgmt-describe-ask-ally = { $agent } asks about { $feature }, with the { $ally }: all steps are shown
mind-mgmt-describe-reveal = { $agent } reveals the hour of the step on { $place }
mind-mgmt-describe-reveal-note = { $agent } reveals the hour on { $place }; the note on { $note } goes
mind-mgmt-describe-capture = { $agent } tries to capture the Recruiter on { $place }
mind-mgmt-describe-shake-down = { $agent } shakes the immortal down for { $feature }
mind-mgmt-describe-push-immortal = Push immortal { $number } to { $place }
mind-mgmt-describe-leave-immortal = Leave immortal { $number } where it is
mind-mgmt-describe-sense = { $agent } feels for the Recruiter within two locations of { $place }, in its row and column
mind-mgmt-describe-shift-immortal = { $agent } shifts immortal { $number } from { $origin } to { $place }
mind-mgmt-describe-send-agent = { $agent } sends { $sent } to { $place }
mind-mgmt-describe-end-activation = { $agent } is done
mind-mgmt-describe-empty-activation = { $agent } does nothing
mind-mgmt-describe-write-note = Put a note on { $place }
mind-mgmt-describe-write-note-anew = Change or take away the note on { $place }
mind-mgmt-describe-write-note-text = Note on { $place }: { $text }

## What happened

mind-mgmt-tell-mayhem-put = { $seat } puts mayhem between { $one } and { $other }.
mind-mgmt-tell-mayhem-put-random = Mayhem lies between { $one } and { $other }.
mind-mgmt-tell-recruiter-taken = You’re the { $card }.
mind-mgmt-tell-start-chosen = You start at { $place }.
mind-mgmt-tell-start-shown = The Recruiter starts at { $place }.
mind-mgmt-tell-cards-drawn = You recruit where there is: { $features }.
mind-mgmt-tell-stepped = { $hour }: you step to { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 recruit
   *[other] , { $recruits } recruits
}.
mind-mgmt-tell-stepped-slip = { $hour }: you slip to { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 recruit
   *[other] , { $recruits } recruits
}.
mind-mgmt-tell-recruits-announced = { $hour }: { $count ->
    [0] no recruits in the last { $visits } visits
    [one] 1 recruit in the last { $visits } visits
   *[other] { $count } recruits in the last { $visits } visits
}, { $total } in all.
mind-mgmt-tell-immortal-put = Immortal { $number } stands on { $place }.
mind-mgmt-tell-agent-taken = { $seat } leads { $agent }.
mind-mgmt-tell-agent-taken-together = All lead { $agent } together.
mind-mgmt-tell-pawn-put = { $agent } starts on { $place }.
mind-mgmt-tell-second-slip-put = The second mind slip lies on { $place }.
mind-mgmt-tell-cards-opened = Open cards for the immortals: { $features }.
mind-mgmt-tell-immortal-moved = Immortal { $number } moves from { $origin } to { $place }.
mind-mgmt-tell-extra-step-put = The Recruiter puts a step on { $place } for one more move.
mind-mgmt-tell-recruit-claimed = Two immortals bring a recruit with { $feature }: { $total } in all.
mind-mgmt-tell-hour-passed = It’s { $hour }.
mind-mgmt-tell-hour-passed-slip = It’s { $hour }. The Recruiter has used the { $token }.
mind-mgmt-tell-agent-moved = { $agent } goes to { $place }.
mind-mgmt-tell-agent-moved-sent = { $agent } is sent to { $place }.
mind-mgmt-tell-asked = { $agent } asks about { $feature }.
mind-mgmt-tell-asked-ally = { $agent } asks about { $feature }, with the { $ally }.
mind-mgmt-tell-steps-shown = { $count ->
    [one] { $feature }: a step on { $places }.
   *[other] { $feature }: steps on { $places }.
}
mind-mgmt-tell-no-new-step = { $feature }: no new step.
mind-mgmt-tell-revealed = { $agent } reveals the hour of { $place }: { $visited }.
mind-mgmt-tell-capture-tried = { $agent } tries a capture at { $place }: the Recruiter isn’t there.
mind-mgmt-tell-capture-tried-right = { $agent } tries a capture at { $place }: the Recruiter is there!
mind-mgmt-tell-shaken-down = { $agent } shakes an immortal down for { $feature }: it isn’t a hidden card.
mind-mgmt-tell-shaken-down-right = { $agent } shakes an immortal down for { $feature }: it’s one of the Recruiter’s cards, and recruits no more.
mind-mgmt-tell-immortal-pushed = { $agent } moves immortal { $number } to { $place }.
mind-mgmt-tell-sensed = { $agent } on { $place }: the Recruiter isn’t within two locations in the same row or column.
mind-mgmt-tell-sensed-near = { $agent } on { $place }: the Recruiter is within two locations in the same row or column.
mind-mgmt-tell-dead-end = The Recruiter has no way left to go.
mind-mgmt-tell-order-set-none = You answer questions yourself from now on.
mind-mgmt-tell-order-set-oldest = Questions are answered at once from now on, with the oldest step.
mind-mgmt-tell-order-set-farthest = Questions are answered at once from now on, with the step farthest from you.
mind-mgmt-tell-note-written = { $seat } notes on { $place }: { $text }
mind-mgmt-tell-note-written-removed = { $seat } takes the note off { $place }.

## Why a move is not allowed

mind-mgmt-error-over = This game is over.
mind-mgmt-error-not-now = Something else is being decided now.
mind-mgmt-error-not-your-turn = It isn’t your turn to do that.
mind-mgmt-error-put-mayhem = Put mayhem on a border of two locations. It mustn’t touch other mayhem, even at its ends.
mind-mgmt-error-take-recruiter = That recruiter card can’t be taken now.
mind-mgmt-error-choose-start = You can’t start there now.
mind-mgmt-error-step = You can’t step there: one location on, new, not across mayhem, diagonal only at temples.
mind-mgmt-error-slip = You can’t slip there: go your recruiter’s way to a new location, with a token left.
mind-mgmt-error-put-immortal = Put the immortal on an inner location where no other is.
mind-mgmt-error-take-agent = You can’t take that agent.
mind-mgmt-error-put-pawn = Put each of your agents on the edge, once.
mind-mgmt-error-put-second-slip = Put the second mind slip next to a temple, not on one.
mind-mgmt-error-move-immortal = That immortal can’t move there now.
mind-mgmt-error-put-step = After the first move, put the step on a visited location with no step or confirmed note.
mind-mgmt-error-claim-recruit = Two immortals must show the feature of an open card, without a power shielding them.
mind-mgmt-error-end-turn = Step or slip first.
mind-mgmt-error-show-step = That location doesn’t answer the question.
mind-mgmt-error-say-no-new-step = There’s a new step, so you must show one.
mind-mgmt-error-set-order = You can’t leave that order.
mind-mgmt-error-move-agent = That agent can’t move there now.
mind-mgmt-error-ask = That agent can’t ask about that now.
mind-mgmt-error-reveal = There’s no step there whose hour you could reveal now.
mind-mgmt-error-capture = For a capture an agent needs an action left and a location without an immortal.
mind-mgmt-error-shake-down = That agent can’t shake an immortal down now.
mind-mgmt-error-push-immortal = You can’t push the immortal there.
mind-mgmt-error-leave-immortal = There’s no immortal to push.
mind-mgmt-error-sense = For this power an agent needs an action left and a location without an immortal.
mind-mgmt-error-shift-immortal = That agent can’t shift that immortal there now.
mind-mgmt-error-send-agent = That agent can’t send anybody there now.
mind-mgmt-error-end-activation = That activation can’t end now.
mind-mgmt-error-write-note = You can’t write a note there.
mind-mgmt-error-note-too-long = A note is one line of at most { $most } characters.

## How a game ended

mind-mgmt-reason-capture = The Recruiter was captured on { $place } at { $hour }.
mind-mgmt-reason-dead-end = The Recruiter was in a dead end on { $place } at { $hour }.
mind-mgmt-reason-recruits = { $count } recruits announced by { $hour }.
mind-mgmt-reason-time = It’s { $hour }, and the Recruiter is still free.

## How to play

mind-mgmt-guide-aim = One of you is the Recruiter and walks the town in secret: one location an hour, never twice the same one. Locations that show a feature of three secret cards bring recruits. The others lead four agents and must find the Recruiter.
mind-mgmt-guide-turn = Each hour the Recruiter makes a secret step. Then two agents are activated: each moves up to two locations and does one action. Ask about a feature of the location, Reveal the hour of a step there, or try a Capture. In the full game immortals recruit. Where they stand, they block questions, Reveal and Capture. Powers and the Spy Dolphin help the agents.
mind-mgmt-guide-end = The agents win by a capture, or when the Recruiter has no way left to go. The Recruiter wins with enough announced recruits, or by staying free until the last hour.
mind-mgmt-guide-signs = - M, H, B and D are the agents, filled while they have yet to act, each with its player’s number.
    - Recruits are announced at red hours. A footprint is a step that an answer has shown, the green number its hour. Below the map are the latest answers, the newest on the right.
    - A mask is a **mind slip**: once, instead of a step, the Recruiter goes two locations, along a row or column (the Ad Man) or diagonally (the Girl with the Pipe), past mayhem too. The hour is public. The cards with arrows are the recruiters there may be. Three eyes beside the Recruiter’s number are the secret features.
    - On the **Recruiter’s map** circled features bring recruits and orange numbers are the hours of the trail. Frames: green for steps, blue for mind slips, red for dead ends, gold for steps that would answer. Below it is how many trails the agents must still think possible.
    - A **standing order** answers questions for the Recruiter at once, with the oldest step that fits or with the farthest. Only the Recruiter sees it and can change it any time.
mind-mgmt-guide-full = In the **full game**:
    - A red zigzag is mayhem: nobody steps across it.
    - Hooded figures are immortals: two that show the feature of an open card bring a recruit. You can’t ask about what an immortal’s location shows. With an agent it also blocks Reveal and Capture, but the agent can shake it down: if the feature named is a hidden card, that card recruits no more.
    - The Spy Dolphin lets one question a game show all steps.
    - **Meru**’s action tells whether the Recruiter is within two locations in the same row or column.
    - Immortals with **Henry Lyme** or orthogonally next to him don’t recruit.
    - **Bill Falls** moves an immortal that is orthogonally next to him, one location orthogonally.
    - **Dusty** moves any agent by one location, and one more for each of the Recruiter’s cards found by a Shakedown.

# What the coach says of a decision, and in a hint.

mind-mgmt-coach-known = { $exact ->
    [no] Trails that fit: about { $trails }. Places where they end: { $places }.
   *[yes] Trails that fit: { $trails }. Places where they end: { $places }.
}
mind-mgmt-coach-agents = The agents know this. { $known }
mind-mgmt-coach-sure = The Recruiter is there on every trail.
mind-mgmt-coach-wins = It wins.
mind-mgmt-coach-way = Recruits: { $recruits }. Risk of a capture: about { $percent }%.
mind-mgmt-coach-capture = The chance that the Recruiter is there: about { $percent }%.
mind-mgmt-coach-rules-out = It should rule out about { $percent }% of the trails.
mind-mgmt-coach-then = Then: { $move }; it rules out about { $percent }%.
mind-mgmt-coach-ask = { $feature }, rules out about { $percent }%
mind-mgmt-coach-recruit = It brings a recruit.
mind-mgmt-coach-enough = Nothing else is worth it now.
mind-mgmt-coach-cover = It’s nearer to where the Recruiter can go.
mind-mgmt-coach-immortal = There the immortals can bring recruits.
mind-mgmt-coach-break-up = It parts immortals that could bring recruits.
mind-mgmt-coach-quiet = It tells the agents the least.
