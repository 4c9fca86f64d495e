# What stands in Wink's pictures, their alt texts and the board in words.

wink-picture-seat = { $letter ->
    [A] 🦊
    [B] 🦉
    [C] 🐱
    [D] 🐦
    [E] 🦌
    [F] 🦋
    [G] 🐺
   *[H] 🐰
} { $letter }

wink-picture-turn-glance = Turn { $turn }: { $who }’s turn
wink-picture-turn-live = Turn { $turn }: { $who }’s turn
wink-picture-turn-last = Last round, turn { $turn }: { $who }
wink-picture-won = { $count ->
    [0] The game is over
    [one] { $who } wins
   *[other] { $who } share the win
}

wink-picture-you-turn = Your turn: call a number
wink-picture-you-name = Your turn: name, then call
wink-picture-you-beat = Watch somebody, then confirm
wink-picture-you-wait = { $count ->
    [0] Confirmed
   *[other] Confirmed; waiting for { $who }
}
wink-picture-you-stand = The computer confirms for you
wink-picture-you-away = You were away: set anything to be back
wink-picture-you-away-live = You’re away: your turns pass

wink-picture-called = { $who } called { $number }.
wink-picture-skipped = { $who } called nothing.
wink-picture-passed = The turn of { $who } passed.
wink-picture-has-left = { $who } left the game.
wink-picture-declined = { $who } named nobody over { $number }.
wink-picture-named = { $who } named { $named } over { $number }: { $how ->
    [right] right
   *[wrong] wrong, { $holder } held it
}.
wink-picture-accused = { $who } accused { $accused } over { $number }: { $how ->
    [right] right
    [wrong] wrong
   *[void] void
}.
wink-picture-call = { $who } called { $number } in turn { $turn }{ $barred ->
    [yes] ; nobody can be accused over it any more
   *[no] { "" }
}.
wink-picture-lacking = Known not to hold it: { $who }.
wink-picture-player = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, counter cards: { $counters }{ $state ->
    [away] , away
    [left] , left the game
    [confirmed] , confirmed
   *[none] { "" }
}.
wink-picture-left = { $up } of the crowd face up, { $down } face down.

wink-picture-held = { $count ->
    [0] No cards in hand.
   *[other] In hand: { $numbers }.
}
wink-picture-accomplice = { $who } has called your { $number }: { $state ->
    [yes] you have winked.
    [no] you haven’t winked yet.
   *[live] give the sign.
}
wink-picture-watching = You watch { $who } and wink { $manner ->
    [bold] boldly
   *[subtle] subtly
}.
wink-picture-planned-accusation = You accuse { $who } over { $number }.
wink-picture-planned-naming = You name { $who }.
wink-picture-planned-call = You call { $number }.
wink-picture-standing = The computer confirms for you until your turn.
wink-picture-saw-still = { $met ->
    [yes] Turn { $turn }: you and { $who } looked at each other. No sign.
   *[no] Turn { $turn }: you watched { $who }. Nothing.
}
wink-picture-saw-moved = { $met ->
    [yes] Turn { $turn }: you and { $who } looked at each other. A wink or blink at { $moved }.
   *[no] Turn { $turn }: you watched { $who }. A wink or blink at { $moved }.
}
wink-picture-saw-winked = You winked at { $who } to say that you hold { $number }.
wink-picture-saw-nothing = Turns { $first }–{ $last }: nothing. You watched { $watched }.
wink-picture-gazes = Looks: { $pairs }.
wink-picture-eye = { $how ->
    [bold] { $who } winked boldly at { $at } over { $number }
    [subtle] { $who } winked subtly at { $at } over { $number }
   *[blink] { $who } blinked toward { $at }
}; { $could ->
    [0] nobody watched.
   *[other] watched by { $watched_by }, { $did ->
        [0] seen by nobody
       *[other] seen by { $seen_by }
    }.
}

wink-picture-saw = What you saw

# The end: the closing picture and the story.

wink-picture-stamp = Unmasked
wink-picture-count-points = Points
wink-picture-count-crowd = Crowd cards
wink-picture-count-agents = Agent cards
# Columns of the closing picture, little room.
wink-picture-count-counters = Counter in hand
wink-picture-count-opened = Counter open
wink-picture-count-lost = Agents turned
wink-picture-count-line = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} (crowd { $crowd }, agents { $agents }, counter cards { $counters }); laid open { $opened }, face down { $lost }{ $left ->
    [yes] ; left the game
   *[no] { "" }
}.
wink-picture-legend-linked = named correctly
wink-picture-legend-caught = caught by
wink-picture-legend-lost = missed; who held it
wink-picture-legend-gaze = who watched which player
wink-picture-legend-met = eyes met
wink-picture-legend-not-met = they didn’t
wink-picture-legend-glanced = wink or blink at
wink-picture-legend-nothing = nothing
wink-picture-legend-you-winked = you winked
wink-picture-legend-may-accuse = you may accuse
wink-picture-legend-too-late = accused too late
wink-picture-legend-called = called
wink-picture-legend-named = named
wink-picture-legend-accused = accused
wink-picture-legend-bold = bold wink at
wink-picture-legend-subtle = subtle wink at
wink-picture-legend-blink = blink
wink-picture-legend-saw = saw it
wink-picture-legend-watched = watched, missed it
wink-picture-score = Games won
wink-picture-score-line = Games won at this table: { $scores }.
wink-picture-sum-linked = { $count ->
    [one] 1 named correctly,
   *[other] { $count } named correctly,
}
wink-picture-sum-caught = { $count } caught,
wink-picture-sum-lost = { $count } lost.
wink-picture-story = { $span ->
    [single] Turn { $first } ({ $page } of { $pages })
   *[range] Turns { $first }–{ $last } ({ $page } of { $pages })
}
wink-picture-film-alt = The game turn by turn: the table, open calls, gazes, winks and blinks, points.
wink-picture-story-beat = Turn { $turn }:

# The board in words.

wink-picture-heading-own = Yours alone
wink-picture-heading-calls = Open calls
wink-picture-heading-standing = How it stands
wink-picture-heading-players = Players
wink-picture-heading-crowd = The crowd
wink-picture-heading-saw = What you saw
wink-picture-heading-story = The whole story
wink-picture-signal-wink = Live: accomplices wink.
wink-picture-signal-hand = Live: accomplices give a sign with the hand.
wink-picture-signal-nod = Live: accomplices nod.
wink-picture-signal-own = Live: accomplices give the sign that the table has agreed on.
wink-picture-waiting = Waiting for { $who }.
wink-picture-may-accuse = You saw { $who } glance at { $at }: you may accuse over { $number }.
wink-picture-no-calls = No call is open.
wink-picture-before-crowd = Crowd cards: { $numbers }.
wink-picture-before-agents = Agent cards face up: { $numbers }.
wink-picture-before-lost = Agent cards face down: { $numbers }.
wink-picture-counters = Counter cards laid open: { $open }, in the box: { $boxed }.
wink-picture-row = Row { $row }: { $cards }
wink-picture-card-token = { $number } with { $who }’s token
wink-picture-card-down = { $number } face down
wink-picture-card-taken = { $number } taken

# How to play, and the cover.

wink-picture-motto = Who has winked at you?
wink-picture-cover-alt = Wink: masked faces at a carnival by night under a string of lanterns, and eight animal masks. { wink-picture-motto }
wink-picture-guide-call = Call a number
wink-picture-guide-call-text = Put your token on a crowd card. The player who holds that number is your accomplice and winks at you, best unseen by others.
wink-picture-guide-ends = How a call ends
wink-picture-guide-name = On your next turn, name your accomplice. Right: a point for each of you.
wink-picture-guide-accuse = Somebody winked at another caller? Accuse them. Right: both cards are yours, 2 points.
wink-picture-guide-wrong = Named wrongly: both cards are turned. Accused wrongly: you lose a counter card, worth 1 point.
wink-picture-guide-looks = By glance: turn by turn
wink-picture-guide-watch = Each turn you watch one player, in secret. If caller and accomplice watch each other, the accomplice winks.
wink-picture-guide-manner = Bold: the caller is sure to see it, others see it sometimes. Subtle: both less often.
wink-picture-guide-blink = Eyes also blink, now and then, at anybody. It looks just like a wink.
wink-picture-guide-end = It ends when a hand is empty. Most points win: 1 for each card won, 1 for each counter card kept.
wink-picture-guide-alt = How to play Wink. { wink-picture-guide-call }: { wink-picture-guide-call-text } { wink-picture-guide-ends }: { wink-picture-guide-name } { wink-picture-guide-accuse } { wink-picture-guide-wrong } { wink-picture-guide-looks }: { wink-picture-guide-watch } { wink-picture-guide-manner } { wink-picture-guide-blink } { wink-picture-guide-end }
