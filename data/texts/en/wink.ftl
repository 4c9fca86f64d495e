## Wink

wink-name = Wink
wink-pitch = A masked ball full of spies. Find out by a glance who your accomplice is, name them before anybody else does, and catch the others at their winks.

wink-option-signal = How a wink travels
wink-option-signal-help = By glance you play here, in private. Live, you see each other and give the agreed sign.
wink-option-signal-glance = By glance, here
wink-option-signal-wink = Live, by a wink
wink-option-signal-hand = Live, by a sign of the hand
wink-option-signal-nod = Live, by a nod
wink-option-equal-turns = Play the last round out
wink-option-equal-turns-help = Do all get equally many turns once a hand is empty? With 7 or more players, starting counts a lot.
wink-option-equal-turns-many = With seven and eight players
wink-option-equal-turns-always = Always
wink-option-equal-turns-never = Never
wink-option-beat-s = Seconds per turn
wink-option-beat-s-help = By glance, in real time: when time is up, the turn closes with what’s set. Alone, no clock runs.
wink-option-least-s = Shortest turn, in seconds
wink-option-least-s-help = Live: nobody may name or call before that, so there’s time to wink. You can always accuse.

wink-briefing-signal = { $signal ->
    [wink] Live: you see each other and wink. The bot deals, keeps tokens and counts.
    [hand] Live: you see each other; the signal is a sign of the hand. The bot deals, keeps tokens and counts.
    [nod] Live: you see each other; the signal is a nod. The bot deals, keeps tokens and counts.
   *[glance] By glance: in each turn everybody chooses in private which player they watch.
}
wink-briefing-beat = { $seconds ->
    [one] In real time a turn lasts 1 second.
   *[other] In real time a turn lasts { $seconds } seconds.
}
wink-briefing-equal = The last round is played out, so that all get as many turns.

## What a player is asked

wink-prompt-turn = Your turn: which number do you call?
wink-prompt-turn-open = Your turn: name who holds { $number }, or call another number.
wink-prompt-skip = Your turn: there’s no card you can call.
wink-prompt-skip-open = Your turn: name who holds { $number }, or nobody. You can’t call anything.
wink-prompt-plan = Your turn: what do you call, who do you watch?
wink-prompt-plan-open = Your turn: who holds { $number }, what do you call next, who do you watch?
wink-prompt-beat = { $who } is on turn. Who do you watch?

## Moves, in one line

wink-describe-name = Name { $who } for { $number }
wink-describe-name-nobody = Name nobody for { $number }
wink-describe-call = Call { $number }
# $own: the number of the open call, which closes without a naming.
wink-describe-call-anew = Call { $number } and let { $own } go
wink-describe-skip = Call nothing
wink-describe-come-back = I’m back
wink-describe-accuse = Accuse { $who } of holding { $number } for { $caller }
wink-describe-watch = Watch { $who }
wink-describe-manner-bold = Wink boldly from now on
wink-describe-manner-subtle = Wink subtly from now on
wink-describe-drop = Accuse nobody
wink-describe-confirm = Confirm
wink-describe-confirm-until-turn = Confirm, now and until my turn
wink-describe-stand = Confirm for me until my turn
wink-describe-confirm-myself = I confirm myself again

## What happened

wink-tell-named-right = { $who } names { $named } for { $number }: right! A card for each of them.
wink-tell-named-wrong = { $who } names { $named } for { $number }: wrong. { $holder } had it; both cards lie face down.
wink-tell-declined = { $who } names nobody for { $number }.
wink-tell-called = { $who } calls { $number }.
wink-tell-call-skipped = { $who } calls nothing.
wink-tell-accused-right = { $who } catches { $accused } with { $number } and takes both cards.
wink-tell-accused-wrong = { $who } accuses { $accused } over { $number }: wrong. Nobody can be accused over this call any more.
wink-tell-went-away = { $live ->
    [yes] { $who } is away: their turns pass.
   *[no] { $who } is away: the computer confirms for them.
}
wink-tell-came-back = { $who } is back.
wink-tell-turn-passed = The turn of { $who } passes.
wink-tell-player-left = { $count ->
    [0] { $who } has left the game. The others play on.
    [one] { $who } has left the game. Both cards of { $numbers } are turned face down.
   *[other] { $who } has left the game. All cards of { $numbers } are turned face down.
}
wink-tell-turn-began = Turn { $number }: { $who }.
wink-tell-last-round-began = The last round: all get as many turns.

# $told: one or more of wink-news-still, -moved, -winked and -void, joined.
wink-news = Turn { $turn }: { $told }.
wink-news-and = { $first }; { $second }
wink-news-still = { $met ->
    [yes] { $who } met the eyes of { $watched }, saw no sign
   *[no] { $who } watched { $watched }, saw no sign
}
# $met: their eyes met. $watched: the player they watched. $at: the player at whom the eye moved.
wink-news-moved = { $met ->
    [yes] { $who } met the eyes of { $watched }, saw a wink or blink at { $at }
   *[no] { $who } watched { $watched }, saw a wink or blink at { $at }
}
wink-news-none = Turn { $turn }: no sign was seen by { $players }.
wink-news-watching = { $met ->
    [yes] { $who } (met the eyes of { $watched })
   *[no] { $who } (watched { $watched })
}
wink-news-winked = { $who }, who holds { $number }, winked at { $at }
wink-news-void = { $who } accused { $accused } over { $number } too late, which cost nothing

## Why a move is not allowed

wink-error-over = This game is over.
wink-error-other-mode = This way of playing doesn’t have that.
wink-error-not-your-turn = It isn’t your turn. On turn: { $who }.
wink-error-not-face-up = The crowd has no card { $number } face up.
wink-error-own-number = You hold { $number } yourself.
wink-error-same-card = Call another card than the one you’re standing on.
wink-error-occupied = Somebody stands on { $number }.
wink-error-no-call = You have no open call to name anybody for.
wink-error-no-such-player = That player isn’t in this game.
wink-error-yourself = You can’t choose yourself.
wink-error-can-call = There’s a card you can call.
wink-error-no-counters = You have no counter card left.
wink-error-no-such-call = { $number } isn’t an open call.
wink-error-own-call = That’s your own call.
wink-error-the-caller = The caller of { $number } doesn’t hold it.
wink-error-barred = Nobody can be accused over { $number } until the call is closed.
wink-error-caught-before = { $who } was quicker and has caught { $number }. You have spent nothing.
wink-error-accused-before = { $who } was quicker and wrong: nobody can be accused over { $number } now. You have spent nothing.
wink-error-named-before = { $who } was quicker and has closed the call of { $number }. You have spent nothing.
wink-error-has-left = { $who } has left the game.
wink-error-not-away = You aren’t away.
wink-error-no-sighting = You haven’t seen this eye move to the caller of { $number }.
wink-error-nothing-seen = You’ve seen nothing to accuse anybody of.
wink-error-confirmed = You’ve confirmed, and that stands for this turn.
wink-error-set-call-first = Choose the number you call before you confirm.
wink-error-not-standing = The computer isn’t confirming for you.

## How a game ended

wink-end-hand = { $count ->
    [one] { $who } has an empty hand.
   *[other] { $who } have empty hands.
}
wink-end-crowd = The crowd is gone.
wink-end-unable = Nobody could call any more.
wink-end-quiet = Nothing happened for three rounds.
wink-end-few = Too few players are left.
wink-reason = { $why } The most points: { $points }{ $tie ->
    [opened] ; more counter cards laid open broke the tie.
    [lost] ; more agents of their own turned face down broke the tie.
    [shared] , and everything else was equal.
   *[none] .
}

## How to play

wink-guide-aim = Score the most points. When you correctly name the accomplice who holds the number you’ve called, you both get a point. If somebody else catches them winking, that player gets two.
wink-guide-turn = Name the accomplice of your last call, or nobody, then call a new number from the crowd. By glance, everybody also secretly chooses each turn which player to watch. A wink travels only if caller and accomplice watch each other, and others who watch may see it. If you’ve seen one you may accuse, at the risk of one of four counter-intelligence cards (counter cards).
wink-guide-end = It’s over as soon as somebody’s hand is empty; with 7 or 8 players the round is played out. Each card face up in front of you is a point, and so is each counter card still in hand (a blue shield on the board). Most points win. A tie goes to more counter cards laid open, then to more of your own agents turned face down.

# What the coach says of a decision, and in a hint.

wink-coach-known = { $number } can be with { $shares }.
wink-coach-share = { $who } { $percent }%
wink-coach-holds = The chance that it’s right: { $percent }%.
wink-coach-unlikely = The accusation is too uncertain.
wink-coach-call = The fewest cards can be this number.
wink-coach-meet = A caller waits there for your wink.
wink-coach-watch = There’s most to see there.
