## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = One of you slips unseen through Zanzibar to gather recruits. The others ask the town what it has seen, read the answers and close in before time is up.

mind-mgmt-option-mission = Mission
mind-mgmt-option-mission-help = Training has the hunt alone; the full game adds immortals, mayhem, powers and an ally.
mind-mgmt-option-mission-training = Training
mind-mgmt-option-mission-full = Full game
mind-mgmt-option-recruiter = The Recruiter
mind-mgmt-option-recruiter-help = Who plays against all the others.
mind-mgmt-option-recruiter-first = Whoever has the first seat
mind-mgmt-option-recruiter-drawn = Drawn by lot
mind-mgmt-option-short-setup = Short setup
mind-mgmt-option-short-setup-help = In the full game mayhem and the second mind slip lie at random, and agent cards are dealt.
mind-mgmt-option-standing-order = Questions answered at once
mind-mgmt-option-standing-order-help = The Recruiter starts with a standing order, to change any time: the oldest step answers.
mind-mgmt-option-belief = Show where the Recruiter can be
mind-mgmt-option-belief-help = The agents can look it up on a picture, drawn from every trail that fits what is known.

## Briefing

mind-mgmt-briefing-training = Training: only the hunt, no immortals, mayhem, powers or ally. The Recruiter needs { $goal } recruits, or to be free until { $hour }.
mind-mgmt-briefing-full = Full game: the Recruiter needs { $goal } recruits, or to be free until { $hour }.
mind-mgmt-briefing-recruiter-first = Whoever has the first seat is the Recruiter.
mind-mgmt-briefing-recruiter-drawn = The Recruiter is drawn by lot when the game starts.
mind-mgmt-briefing-agents = { $agents ->
    [one] One player leads all four agents.
    [3] Each of the { $agents } others leads an agent, and the fourth they lead together.
   *[other] The { $agents } others share the four agents evenly.
}

## Names

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
mind-mgmt-prompt-hiding-card = Which recruiter are you? The Ad Man slips two in a row or column, the Girl with the Pipe diagonally.
mind-mgmt-prompt-hiding-start = Where do you start, at 01:00?
mind-mgmt-prompt-hiding-steps = { $left ->
    [one] Step on: one more step of your setup.
   *[other] Step on: { $left } more steps of your setup.
}
mind-mgmt-prompt-immortals = Put an immortal on an inner location ({ $left } to go).
mind-mgmt-prompt-sharing = Which agent do you take?
mind-mgmt-prompt-pawns = Put an agent on a location of the edge.
mind-mgmt-prompt-second-slip = Where next to a temple does the second mind slip lie?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour }: step or slip; immortals may move and recruit.
   *[training] { $hour }: step, or slip once in the game.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Activate one more agent.
   *[other] Activate { $left } agents.
}
mind-mgmt-prompt-act = { $left ->
    [both] { $agent }: a move of up to two, and an action.
    [move] { $agent } has done an action: a move of up to two is left.
    [action] { $agent } has moved: an action is left.
   *[power] { $agent } has moved and done an action: the power is left.
}
mind-mgmt-prompt-push = { $agent } may push the immortal.
mind-mgmt-prompt-answer = { $agent } asks about { $feature }: what is the answer?

## Moves, in one line

mind-mgmt-describe-put-mayhem = Between { $one } and { $other }
mind-mgmt-describe-take-recruiter = Be the { $card }
mind-mgmt-describe-draw-recruiter = Draw one of the cards
mind-mgmt-describe-choose-start = Start at { $place }
mind-mgmt-describe-step = Step to { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 recruit
   *[other] : { $recruits } recruits
}{ $on ->
    [none] . No way leads on from there: a dead end
   *[some] { "" }
}
mind-mgmt-describe-slip = By { $token } to { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 recruit
   *[other] : { $recruits } recruits
}{ $on ->
    [none] . No way leads on from there: a dead end
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = Immortal { $number } on { $place }
mind-mgmt-describe-take-agent = Take { $agent }
mind-mgmt-describe-put-pawn = { $agent } on { $place }
mind-mgmt-describe-put-second-slip = The second mind slip on { $place }
mind-mgmt-describe-move-immortal = Immortal { $number } from { $origin } to { $place }
mind-mgmt-describe-put-step = Put a step on { $place } for one more move
mind-mgmt-describe-claim-recruit = { $left ->
    [0] A recruit by { $feature }: you win
   *[other] A recruit by { $feature }: { $left } to go
}
mind-mgmt-describe-end-turn = End your turn: it is { $hour }
mind-mgmt-describe-show-step = Show a step on { $place }
mind-mgmt-describe-say-no-new-step = There is no new step
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
mind-mgmt-tell-recruiter-taken = You are the { $card }.
mind-mgmt-tell-start-chosen = You start at { $place }.
mind-mgmt-tell-start-shown = The Recruiter starts at { $place }.
mind-mgmt-tell-cards-drawn = You recruit by { $features }.
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
mind-mgmt-tell-extra-step-put = For one more move the Recruiter puts a step on { $place }.
mind-mgmt-tell-recruit-claimed = Two immortals bring a recruit by { $feature }: { $total } in all.
mind-mgmt-tell-hour-passed = It is { $hour }.
mind-mgmt-tell-hour-passed-slip = It is { $hour }. The Recruiter has used the { $token }.
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
mind-mgmt-tell-shaken-down = { $agent } shakes an immortal down for { $feature }: that is no hidden card.
mind-mgmt-tell-shaken-down-right = { $agent } shakes an immortal down for { $feature }: that is a card of the Recruiter, and recruits no more.
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
mind-mgmt-error-not-now = That isn’t what is being decided now.
mind-mgmt-error-not-your-turn = It isn’t your turn to do that.
mind-mgmt-error-put-mayhem = Mayhem lies on a border of two locations, and touches no other mayhem, not even with its ends.
mind-mgmt-error-take-recruiter = That recruiter card can’t be taken now.
mind-mgmt-error-choose-start = You can’t start there now.
mind-mgmt-error-step = You can’t step there: one location on, never visited, not across mayhem, diagonally by a temple only.
mind-mgmt-error-slip = You can’t slip there: your recruiter’s way, to a location never visited, with a token at hand.
mind-mgmt-error-put-immortal = An immortal starts on an inner location where no other is.
mind-mgmt-error-take-agent = You can’t take that agent.
mind-mgmt-error-put-pawn = An agent of yours starts on the edge, and once.
mind-mgmt-error-put-second-slip = The second mind slip lies next to a temple, not on one.
mind-mgmt-error-move-immortal = That immortal can’t move there now.
mind-mgmt-error-put-step = A step for one more move comes after the first, on a visited location with neither step nor confirmed note.
mind-mgmt-error-claim-recruit = For a recruit two immortals must show the feature of an open card, and no power may shield them.
mind-mgmt-error-end-turn = Step or slip first.
mind-mgmt-error-show-step = That location doesn’t answer the question.
mind-mgmt-error-say-no-new-step = There is a new step, so one must be shown.
mind-mgmt-error-set-order = That isn’t an order you could leave.
mind-mgmt-error-move-agent = That agent can’t move there now.
mind-mgmt-error-ask = That agent can’t ask about that now.
mind-mgmt-error-reveal = There is no step there whose hour could be revealed now.
mind-mgmt-error-capture = A capture takes an agent with an action left, on a location without an immortal.
mind-mgmt-error-shake-down = That agent can’t shake an immortal down now.
mind-mgmt-error-push-immortal = The immortal can’t be pushed there.
mind-mgmt-error-leave-immortal = There is no immortal to be pushed.
mind-mgmt-error-sense = To feel for the Recruiter, an agent needs that power, an action left, and no immortal on the location.
mind-mgmt-error-shift-immortal = That agent can’t shift that immortal there now.
mind-mgmt-error-send-agent = That agent can’t send anybody there now.
mind-mgmt-error-end-activation = That activation can’t end now.
mind-mgmt-error-write-note = You can’t write a note there.
mind-mgmt-error-note-too-long = A note is one line of at most { $most } characters.

## How a game ended

mind-mgmt-reason-capture = The Recruiter was captured on { $place } at { $hour }.
mind-mgmt-reason-dead-end = The Recruiter was in a dead end on { $place } at { $hour }.
mind-mgmt-reason-recruits = { $count } recruits announced by { $hour }.
mind-mgmt-reason-time = It is { $hour }, and the Recruiter is still free.

## How to play

mind-mgmt-guide-aim = One of you is the Recruiter and walks the town in secret, one location an hour, never twice on the same. Locations that show a feature of three secret cards bring recruits. The others lead four agents and must find the Recruiter.
mind-mgmt-guide-turn = Each hour the Recruiter makes a secret step. Then two agents are activated: each moves up to two locations and does one action. Ask about a feature of the location, Reveal the hour of a step that lies there, or try a Capture. In the full game immortals recruit, and bar questions, Reveal and Capture where they stand; powers and the Spy Dolphin help the agents.
mind-mgmt-guide-end = The agents win by a capture, or when the Recruiter has no way left to go. The Recruiter wins with enough announced recruits, or by being free at the last hour.
mind-mgmt-guide-signs = M, H, B and D are the agents, filled while they have yet to act, each with the number of its player. Recruits are announced at red hours. The footprint is a step that an answer has shown, the green number its hour. Below the map are the latest answers, the newest at the right.
    A mask is a **mind slip**: once, in place of a step, the Recruiter goes two locations, straight (the Ad Man) or diagonally (the Girl with the Pipe), past mayhem too; the hour is public. The cards with arrows are the recruiters there may be. Three eyes beside the Recruiter’s number are the secret features.
    On the **Recruiter’s map** circled features bring recruits and orange numbers are the hours of the trail. Green frames are steps, blue ones mind slips, red ones dead ends, gold ones steps that would answer. Below it stands how many trails the agents must still think possible.
    A **standing order** answers questions for the Recruiter at once, always with the oldest step that fits or always with the farthest; only the Recruiter sees it and can change it at any time.
    In the **full game** a red zigzag is mayhem: nobody steps across. Hooded figures are immortals: two that show the feature of an open card bring a recruit. What an immortal’s location shows can’t be asked about, and with an agent it bars Reveal and Capture too; but there it can be shaken down: if the feature named is a hidden card, that card recruits no more. The Spy Dolphin, once a game, lets a question show all steps.
    The **powers**: Meru’s action tells whether the Recruiter is within two locations in the same row or column. Immortals with Henry Lyme or orthogonally next to him don’t recruit. Bill Falls moves an immortal that is orthogonally next to him, one location orthogonally. Dusty moves any agent by one location, and one more for each of the Recruiter’s cards found by a Shakedown.
