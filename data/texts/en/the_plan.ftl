## Agents: T.H.E. Plan

the-plan-name = Agents: T.H.E. Plan
the-plan-pitch = A stolen plan lies in one of four briefcases. Shadow the suspects, read their files, steal keys and dodge the searchlight. Be the first to name the thief.

the-plan-option-last-player = The last player left
the-plan-option-last-player-help = What happens when wrong claims have put all the others out.
the-plan-option-last-player-wins = Wins at once
the-plan-option-last-player-solves = Has to solve it

## Names

the-plan-seat = { $colour ->
    [red] Red
    [green] Green
    [yellow] Yellow
   *[blue] Blue
}
the-plan-suspect-v = V
the-plan-suspect-x = X
the-plan-suspect-y = Y
the-plan-suspect-z = Z
the-plan-hideout = { $hideout }
# Half of a hideout, as a file shows it.
the-plan-half-upper = { $hideout } upper half
the-plan-half-lower = { $hideout } lower half

the-plan-action-move-agent = move the secret agent
the-plan-action-move-suspect = move a suspect
the-plan-action-tram = take the tram
the-plan-action-move-all = move all suspects
the-plan-action-searchlight = turn the searchlight
the-plan-action-check = check a file
the-plan-action-move-agent-short = agent
the-plan-action-move-suspect-short = suspect
the-plan-action-tram-short = tram
the-plan-action-move-all-short = all suspects
the-plan-action-searchlight-short = searchlight
the-plan-action-check-short = file
the-plan-card = { $count ->
    [one] the card { $one }
   *[other] the card { $one } or { $two }
}

the-plan-bonus-move-agent = move the secret agent
the-plan-bonus-tram = take the tram
the-plan-bonus-searchlight = turn the searchlight
the-plan-bonus-key = a key from the stock

## The note sheets

the-plan-sheet-head = { $hideout }{ $part ->
    [upper] { " " }up
   *[lower] { " " }low
}
the-plan-sheet-files = Files, as read by { $who }
the-plan-sheet-briefcases = Briefcases, as seen by { $who }
the-plan-sheet-plan = T.H.E. Plan

## What a player is asked

the-plan-prompt-action = You rolled { $roll }. Choose an action.
the-plan-prompt-do-move-agent = Where does your agent go? Exactly { $roll ->
    [one] { $roll } circle
   *[other] { $roll } circles
}.
the-plan-prompt-do-move-agent-stuck = Your agent has no way of exactly { $roll ->
    [one] { $roll } circle
   *[other] { $roll } circles
}.
the-plan-prompt-do-tram = Ride where? Exactly { $roll ->
    [one] { $roll } step, by tram.
   *[other] { $roll } steps, at least one by tram.
}
the-plan-prompt-do-tram-stuck = No tram within reach: { $roll ->
    [one] { $roll } step isn’t enough.
   *[other] there’s no way of exactly { $roll } steps with a ride in it.
}
the-plan-prompt-do-move-suspect = Which suspect goes where? Exactly { $roll ->
    [one] { $roll } circle
   *[other] { $roll } circles
}.
the-plan-prompt-do-move-all = Move all four suspects, by 4, 3, 2 and 1.
the-plan-prompt-do-searchlight = Turn the searchlight by one segment. Which way?
the-plan-prompt-do-check = Whose file do you check?
the-plan-prompt-suspects = Still to move by: { $counts }. Who goes next?
the-plan-prompt-light = The light falls on { $hideout }. What do you use it for?
the-plan-prompt-key = You pass the keys on { $circle }. Take one?
the-plan-prompt-battle = You pass { $opponent }, who holds a key. Fight for it? { the-plan-stake-battle }
the-plan-prompt-steal = You beat { $opponent }. Which key do you take?
the-plan-prompt-checks = { $count ->
    [one] You may check { $count } file for your meeting.
   *[other] You may make { $count } checks for your meetings, one by one.
}

## Moves, in one line

the-plan-effect-meets = meets { $suspects }
the-plan-effect-keys = { $count ->
    [one] a key
   *[other] { $count } keys
}
the-plan-effect-battle = battle with { $opponents }
the-plan-describe-choose-move-agent = Move your agent by { $roll } ({ $card })
the-plan-describe-choose-move-suspect = Move one suspect by { $roll } ({ $card })
the-plan-describe-choose-tram = Take the tram, { $roll ->
    [one] { $roll } step
   *[other] { $roll } steps
} ({ $card })
the-plan-describe-choose-move-all = Move all suspects by 4, 3, 2 and 1 ({ $card })
the-plan-describe-choose-searchlight = Turn the searchlight ({ $card })
the-plan-describe-choose-check = Check a file ({ $card })
the-plan-describe-move-agent = To { $end }: { $way }
the-plan-describe-move-agent-with = To { $end }: { $way } · { $effects }
the-plan-describe-enter-hideout = Enter { $hideout } and claim: the Plan is there, the owner is { $owner } ({ $way })
the-plan-describe-stay-put = Stay where you are
the-plan-describe-move-suspect = { $suspect } to { $end }: { $way }
the-plan-describe-move-suspect-met = { $suspect } to { $end }: { $way } · meets you
the-plan-describe-skip-suspect = { $suspect } can’t move by { $count }: skipped
the-plan-describe-turn-searchlight = Turn the light to { $hideout }
the-plan-describe-look-into-briefcase = Look into the briefcase of { $hideout }
the-plan-describe-show-key = { $opponent } turns { $count ->
    [0] a key
    [one] key { $keys }
   *[other] one of the keys { $keys }
} face up
the-plan-describe-leave-light = Don’t use the light
the-plan-describe-take-key = { $count ->
    [0] Take a key
    [one] Take key { $keys }
   *[other] Take one of the keys { $keys }
}
the-plan-describe-leave-key = Leave the keys
the-plan-describe-battle = Fight { $opponent } for { $count ->
    [0] a key
    [one] key { $keys }
   *[other] one of the keys { $keys }
}
the-plan-describe-avoid-battle = Pass { $opponent } in peace
the-plan-describe-steal-key = Key { $key }
the-plan-describe-steal-hidden-key = { $count ->
    [0] A key that lies face down
    [one] Key { $keys }, which lies face down
   *[other] One of the keys { $keys }, which lie face down
}
the-plan-describe-check-file = Check the file of { $suspect }
the-plan-describe-decline-checks = No more checks

## What is at stake

the-plan-stake-battle = Both roll once: the higher roll wins a key. A tie or a lower roll changes nothing.
the-plan-stake-out = If either is wrong, you’re out.
the-plan-stake-last-wins = If either is wrong, you’re out and { $who } wins.
the-plan-stake-last-solves = If either is wrong, you’re out and { $who } plays on alone.
the-plan-stake-nobody = If either is wrong, you’re out and nobody wins.
the-plan-doubt-decoy = You have seen a decoy in { $hideout }.
the-plan-doubt-elsewhere = By what you have seen, the Plan is in { $hideout }.
the-plan-doubt-owns = By what you have seen, { $suspect } owns { $hideout }.
the-plan-doubt-owned = By what you have seen, { $hideout } belongs to { $suspect }.
the-plan-doubt-claimed = Somebody has made exactly this claim, and it was wrong.
the-plan-doubt-else = It doesn’t fit what you’ve seen and what wrong claims have shown.

## What happened

the-plan-tell-action-chosen = { $who } is about to { $action }.
the-plan-tell-action-played = { $who } plays a card: { $action }.
the-plan-tell-agent-moved = { $who } goes { $rides ->
    [yes] { $way } (≈ by tram)
   *[no] { $way }
}.
the-plan-tell-agent-moved-met = { $who } goes { $rides ->
    [yes] { $way } (≈ by tram)
   *[no] { $way }
} and meets { $suspects }.
the-plan-tell-agent-stayed = { $who } has no way to go and stays.
the-plan-tell-suspect-moved = { $who } moves { $suspect }: { $way }.
the-plan-tell-suspect-moved-met = { $who } moves { $suspect }: { $way }. They meet.
the-plan-tell-suspect-stayed = { $suspect } can’t move by { $count }, so { $who } skips it.
the-plan-tell-searchlight-turned = { $who } turns the searchlight to { $hideout }.
the-plan-tell-briefcase-seen = { $who } looks into the briefcase of { $hideout }.
the-plan-tell-briefcase-seen-plan = { $who } looks into the briefcase of { $hideout }: T.H.E. Plan!
the-plan-tell-briefcase-seen-decoy = { $who } looks into the briefcase of { $hideout }: a decoy.
the-plan-tell-key-shown = { $who } makes { $opponent } turn a key face up: { $key }.
the-plan-tell-light-left = { $who } doesn’t use the light.
the-plan-tell-key-taken = { $who } takes a key from the stock.
the-plan-tell-key-taken-known = { $who } takes a key from the stock: { $key }.
the-plan-tell-key-left = { $who } leaves the keys alone.
the-plan-tell-battle-won = { $who } fights { $opponent } for a key, { $own } against { $theirs }, and wins.
the-plan-tell-battle-lost = { $who } fights { $opponent } for a key, { $own } against { $theirs }, and loses.
the-plan-tell-battle-tied = { $who } fights { $opponent } for a key, { $own } against { $theirs }: a tie.
the-plan-tell-battle-avoided = { $who } passes { $opponent } in peace.
the-plan-tell-key-stolen = { $who } takes a key from { $opponent }.
the-plan-tell-key-stolen-known = { $who } takes a key from { $opponent }: { $key }.
the-plan-tell-file-checked = { $who } checks the file of { $suspect }.
the-plan-tell-file-checked-known = { $who } checks the file of { $suspect }: { $half }.
the-plan-tell-bonus-met = { $who } finds a bonus card in the file of { $suspect }: { $bonus }.
the-plan-tell-bonus-met-roll = { $who } finds a bonus card in the file of { $suspect }: { $bonus }, by { $roll }.
the-plan-tell-checks-declined = { $count ->
    [one] { $who } leaves a check unused.
   *[other] { $who } leaves { $count } checks unused.
}
the-plan-tell-claim-announced = { $who } announces a claim: T.H.E. Plan is in { $hideout }, the hideout of { $owner }.
the-plan-tell-claim-right = { $who } enters { $hideout } and names { $owner }: right on both counts!
the-plan-tell-claim-wrong = { $who } enters { $hideout } and names { $owner }: wrong. { $who } is out.
the-plan-tell-claim-wrong-known = { $plan ->
    [yes] { $who } enters { $hideout } and names { $owner }: the Plan is there, but the hideout of { $owner } is { $evidence }. { $who } is out.
   *[no] { $who } enters { $hideout } and names { $owner }: a decoy, and the hideout of { $owner } is { $evidence }. { $who } is out.
}
the-plan-tell-left-alone = { $who } is the only one left and plays on alone: a right claim wins, after a wrong one nobody does.
the-plan-tell-turn-began = Turn { $number }: { $who } rolls { $roll }.

## Why a move is not allowed

the-plan-error-over = This game is over.
the-plan-error-not-now = Something else is being decided now.
the-plan-error-not-your-turn = It isn’t your turn to do that.
the-plan-error-not-on-card = That action isn’t on that card.
the-plan-error-card-spent = That card is spent until all five are.
the-plan-error-chosen-already = You’ve already chosen that.
the-plan-error-choose-first = Choose an action first.
the-plan-error-other-action = You have chosen another action.
the-plan-error-no-such-way = Go exactly the right number of steps, use no circle twice and end on a free one.
the-plan-error-must-move = Your agent has a way to go, so it must go.
the-plan-error-no-key = You don’t hold the key of { $hideout }.
the-plan-error-lit = The searchlight is on { $hideout }: nobody can enter.
the-plan-error-can-move = { $suspect } can move that far.
the-plan-error-moved-already = { $suspect } has already moved.
the-plan-error-other-count = That’s not the distance for this suspect.
the-plan-error-not-beside = The searchlight turns by one segment only.
the-plan-error-not-in-light = No player of that colour in the light has a key face down.
the-plan-error-not-passing = You aren’t passing that player now.
the-plan-error-no-such-key = That player doesn’t hold that key.
the-plan-error-not-met = You have no check left for the file of { $suspect }.

## How a game ended

the-plan-reason-plan = { $who } takes T.H.E. Plan from { $hideout }, the hideout of { $owner }.
the-plan-reason-last = { $who } is the only one left and wins. T.H.E. Plan was in { $hideout }, the hideout of { $owner }.
the-plan-reason-nobody = Everybody is out, nobody wins. T.H.E. Plan was in { $hideout }, the hideout of { $owner }.

## How to play

the-plan-guide-aim = One of four hideouts has T.H.E. Plan in its briefcase, and one suspect owns that hideout. Find out which and whose, get its key, and walk in.
the-plan-guide-turn = Roll the die. Choose one of your ready action cards: move your agent or the suspects, take the tram, turn the searchlight, check a file. When your agent and a suspect pass each other in your turn, you may check that suspect’s file: you alone see the top card.
the-plan-guide-end = Both halves of a hideout in one file mean that the suspect owns it. The searchlight lets you look into briefcases. Enter the hideout with its key and name its owner: if you’re right you win, if you’re wrong you’re out.

# What the coach says of a decision, and in a hint.

the-plan-coach-known = Answers that fit: { $answers }. Hideouts for the Plan: { $places }.
the-plan-coach-sure = Only one answer fits: { $hideout }, { $owner }.
the-plan-coach-action = Then: { $move }
the-plan-coach-claim = No other answer fits.
the-plan-coach-file = It shows a file that’s still open.
the-plan-coach-key = It can bring a key that you need.
the-plan-coach-near = It leads nearer to where you want to be.
the-plan-coach-look = The chance that the Plan is in { $hideout }: { $percent }%.
