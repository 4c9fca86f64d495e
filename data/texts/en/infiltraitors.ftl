## Infiltraitors

infiltraitors-name = Infiltraitors
infiltraitors-pitch = Together against the traitors: each of you holds a suspect that only you can see, and only the cards you play may speak.

infiltraitors-option-mission = Mission
infiltraitors-option-mission-help = Three for training, then a story of 20 missions. You can play each of them on its own.
infiltraitors-option-mission-t1 = Training 1: First Steps
infiltraitors-option-mission-t2 = Training 2: One for Each
infiltraitors-option-mission-t3 = Training 3: Against Time
infiltraitors-option-mission-m1 = Mission 1: The Open Line
infiltraitors-option-mission-m2 = Mission 2: Lost Mail
infiltraitors-option-mission-m3 = Mission 3: The Docks
infiltraitors-option-mission-m4 = Mission 4: On Tiptoe
infiltraitors-option-mission-m5 = Mission 5: The Interrogation
infiltraitors-option-mission-m6 = Mission 6: The Strongbox
infiltraitors-option-mission-m7 = Mission 7: The Trap
infiltraitors-option-mission-m8 = Mission 8: Scattered
infiltraitors-option-mission-m9 = Mission 9: The Safe House
infiltraitors-option-mission-m10 = Mission 10: Strange Faces
infiltraitors-option-mission-m11 = Mission 11: Eyes Right
infiltraitors-option-mission-m12 = Mission 12: One Goes In
infiltraitors-option-mission-m13 = Mission 13: The Data Room
infiltraitors-option-mission-m14 = Mission 14: The List
infiltraitors-option-mission-m15 = Mission 15: The Rendezvous
infiltraitors-option-mission-m16 = Mission 16: False Names
infiltraitors-option-mission-m17 = Mission 17: Open Cards
infiltraitors-option-mission-m18 = Mission 18: Surrounded
infiltraitors-option-mission-m19 = Mission 19: The Chief
infiltraitors-option-mission-m20 = Mission 20: Spring Cleaning
infiltraitors-option-crossing-out = Crossing out
infiltraitors-option-crossing-out-help = Does the computer strike out what clues, misses and cards seen exclude?
infiltraitors-option-crossing-out-by-mission = In training only
infiltraitors-option-crossing-out-on = Always
infiltraitors-option-crossing-out-off = Never
infiltraitors-option-limit = Limit
infiltraitors-option-limit-help = Minutes count in real time, with other people. Otherwise play for turns, or without a limit.
infiltraitors-option-limit-minutes = Minutes
infiltraitors-option-limit-turns = Turns

## Cards and colours

infiltraitors-colour-red = Red
infiltraitors-colour-black = Black
infiltraitors-colour-yellow = Yellow
infiltraitors-colour-blue = Blue
infiltraitors-colour-green = Green
infiltraitors-number = { $number }
infiltraitors-card-red = Red { $number }
infiltraitors-card-black = Black { $number }
infiltraitors-card-yellow = Yellow { $number }
infiltraitors-card-blue = Blue { $number }
infiltraitors-card-green = Green { $number }
infiltraitors-card-red-special = Red special (1)
infiltraitors-card-black-special = Black special (1)
infiltraitors-card-yellow-special = Yellow special (1)
infiltraitors-card-blue-special = Blue special (1)
infiltraitors-card-green-special = Green special (1)

infiltraitors-sheet-shared = Suspect { $number }: shared board
infiltraitors-sheet-private = Suspect { $number }: own board, { $who }
infiltraitors-sheet-shared-key = Key person: shared board
infiltraitors-notes-none = There’s no clue board for you now. A suspect has boards from its capture until it’s shot: one that everybody marks (not in silent missions), and one of your own if another agent holds it.
infiltraitors-sheet-private-key = Key person: own board, { $who }

## Briefing

infiltraitors-briefing-facts = { $suspects ->
    [one] { $suspects } suspect, { $bullets } bullets, cards { $lowest }–{ $highest } in { $colours } colours.
   *[other] { $suspects } suspects, { $bullets } bullets, cards { $lowest }–{ $highest } in { $colours } colours.
}
infiltraitors-briefing-minutes = { $minutes ->
    [one] You have { $minutes } minute.
   *[other] You have { $minutes } minutes.
}
infiltraitors-briefing-turns = { $turns ->
    [one] You have { $turns } turn in all.
   *[other] You have { $turns } turns in all.
}
infiltraitors-briefing-hand = { $limit ->
    [one] You start with { $hand } card and never keep more than { $limit }.
   *[other] You start with { $hand } cards and never keep more than { $limit }.
}
infiltraitors-special-discards-face-down = Every discard goes face down, clues that lay open too.
infiltraitors-special-in-order = Each captured suspect gets the next number. Only the suspect with the lowest number on the table can be shot.
infiltraitors-special-silent = Silence: no talk and no signals from start to end.
infiltraitors-special-specials-in-the-middle = The special cards lie in the middle. Each can be used once for an exchange, instead of a card from the hand.
infiltraitors-special-balanced-clues = A suspect can only be shot with as many upright as sideways clues, and at least four in all.
infiltraitors-special-exchange-to-the-left = You exchange only with the agent who plays after you.
infiltraitors-special-eliminate-to-the-right = You shoot only at the suspect of the agent who plays before you.
infiltraitors-special-one-shooter = One agent, picked by chance, does all the shooting and holds no suspect.
infiltraitors-special-specials-shuffled-in = The special cards are shuffled in. A special suspect has the number 1, and only clues of its colour lie upright.
infiltraitors-special-second-card = HQ’s top card stays with a captured suspect and gives it its colour; the number is the suspect’s own.
infiltraitors-special-hands-turned-round = You see every hand but not your own. Clues and exchanges play a card out of somebody else’s hand.
infiltraitors-special-last-stand = Rewards go face up into a pool. After eight suspects you have only the pool left against the ninth, and exchanges draw nothing.
infiltraitors-special-key-person = After a hit you can choose to leave. Then you see the key person, leave a clue on it (with 2 agents: 2 clues) and are out. The last agent left has to shoot the key person.

## What an agent is asked

infiltraitors-prompt-action = { $suspects ->
    [one] Your turn: one action. { $suspects } suspect, bullets: { $bullets }.
   *[other] Your turn: one action. { $suspects } suspects, bullets: { $bullets }.
}
infiltraitors-prompt-action-turns = { $turns ->
    [1] Your last turn: one action. Suspects: { $suspects }, bullets: { $bullets }.
   *[other] Your turn: one action. Turns: { $turns }, suspects: { $suspects }, bullets: { $bullets }.
}
infiltraitors-prompt-reward = A hit! Take a card from the discards, if you like.
infiltraitors-prompt-reward-pool = A hit! Choose a card from the discards for the pool.
infiltraitors-prompt-discard = { $count ->
    [one] You may keep { $limit } cards: discard { $count }.
   *[other] You may keep { $limit } cards: discard { $count }, one at a time.
}
infiltraitors-prompt-discard-unseen = { $count ->
    [one] You may keep { $limit } cards: discard { $count }, unseen, by its place in your hand.
   *[other] You may keep { $limit } cards: discard { $count }, one at a time, unseen, by their places in your hand.
}
infiltraitors-prompt-leave = { $agents ->
    [one] Will you leave the mission with a clue on the key person? { $agents } agent is still in it.
   *[other] Will you leave the mission with a clue on the key person? { $agents } agents are still in it.
}
infiltraitors-prompt-key-clue = { $count ->
    [one] You’ve seen the key person. Play { $count } card at it from your hand or the open discards. Then you’re out.
   *[other] You’ve seen the key person. Play { $count } cards at it from your hand or the open discards. Then you’re out.
}
infiltraitors-prompt-key-shot = You’re the last agent. Shoot the key person now; bullets: { $bullets }.

## Moves, in one line

infiltraitors-describe-capture = { $top ->
    [discarded] Capture a suspect, discard HQ’s top card
    [kept] Capture a suspect; HQ’s top card colours it
   *[nothing] Capture a suspect
}
infiltraitors-describe-give-clue = { $turned ->
    [upright] Clue at your suspect: { $card }, a match (upright)
    [sideways] Clue at your suspect: { $card }, no match (sideways)
   *[unknown] Clue at your suspect: { $card }
}
infiltraitors-describe-give-clue-from = { $turned ->
    [upright] Clue at your suspect, out of { $owner }’s hand: { $card }, a match (upright)
    [sideways] Clue at your suspect, out of { $owner }’s hand: { $card }, no match (sideways)
   *[unknown] Clue at your suspect, out of { $owner }’s hand: { $card }
}
infiltraitors-describe-exchange = { $draws ->
    [yes] Exchange with { $target }: { $card }; you draw a card
   *[no] Exchange with { $target }: { $card }; HQ is empty
}
infiltraitors-describe-exchange-from = { $draws ->
    [yes] Exchange with { $target } out of { $owner }’s hand: { $card }; you draw
   *[no] Exchange with { $target } out of { $owner }’s hand: { $card }; HQ is empty
}
infiltraitors-describe-exchange-middle = { $draws ->
    [yes] Exchange with { $target } from the middle: { $card }; you draw a card
   *[no] Exchange with { $target } from the middle: { $card }; HQ is empty
}
infiltraitors-describe-wait = { $count ->
    [0] Wait, draw none
    [one] Wait, draw { $count }
   *[other] Wait, draw { $count }
}
# $count: the number named; $there: how many cards HQ really has left.
infiltraitors-describe-wait-short = Wait: discard HQ’s top card, name { $count }, draw the { $there } left in HQ
infiltraitors-describe-eliminate = { $miss ->
    [mission] Shoot { $target }’s suspect as { $card }; a miss loses the mission
   *[bullet] Shoot { $target }’s suspect as { $card }
}
infiltraitors-describe-take-reward = { $to ->
    [pool] Into the pool: { $card }
   *[hand] Take from the discards: { $card }
}
infiltraitors-describe-take-face-down-reward = { $to ->
    [pool] Into the pool: one face down (of { $count })
   *[hand] Take a face-down discard (of { $count })
}
infiltraitors-describe-decline-reward = Take no card
infiltraitors-describe-discard = { $face ->
    [down] Discard face down: { $card }
   *[up] Discard: { $card }
}
infiltraitors-describe-discard-unseen = Discard card { $place } of your hand, unseen
infiltraitors-describe-leave = { $ends ->
    [too-many] Leave – and lose the mission: more than one agent would be left
    [alone] Leave – and lose the mission: the last agent couldn’t reach every suspect
   *[not] { $count ->
        [0] Leave: see the key person, with no card left for a clue on it
        [one] Leave: see the key person, give { $count } clue on it, discard your hand
       *[other] Leave: see the key person, give { $count } clues on it, discard your hand
    }
}
infiltraitors-describe-stay = { $ends ->
    [at-once] Stay – and lose the mission: more than one agent would be left
   *[not] Stay in the mission
}
infiltraitors-describe-give-key-clue = { $turned ->
    [upright] Clue on the key person: { $card }, a match (upright)
    [sideways] Clue on the key person: { $card }, no match (sideways)
   *[unknown] Clue on the key person: { $card }
}
infiltraitors-describe-eliminate-key-person = { $miss ->
    [mission] Shoot the key person as { $card }; a miss loses the mission
   *[bullet] Shoot the key person as { $card }
}

## What happened

infiltraitors-tell-captured = { $hq ->
    [discarded] { $seat } captures suspect { $number }; HQ’s top card is discarded face down.
    [kept] { $seat } captures suspect { $number } and keeps HQ’s top card with it.
   *[nothing] { $seat } captures suspect { $number }.
}
infiltraitors-tell-captured-known = { $seat } captures suspect { $number }: { $card }.
infiltraitors-tell-captured-two = { $seat } captures suspect { $number }: { $card }, in the colour of { $second }.
infiltraitors-tell-clue = { $turned ->
    [upright] { $seat } gives a clue: { $card } lies upright, a match.
   *[sideways] { $seat } gives a clue: { $card } lies sideways, no match.
}
infiltraitors-tell-clue-from = { $turned ->
    [upright] { $seat } gives a clue out of { $owner }’s hand: { $card } lies upright, a match.
   *[sideways] { $seat } gives a clue out of { $owner }’s hand: { $card } lies sideways, no match.
}
infiltraitors-tell-exchanged = { $turned ->
    [upright] { $seat } plays { $card } at { $target }’s suspect: upright, a match.
   *[sideways] { $seat } plays { $card } at { $target }’s suspect: sideways, no match.
}
infiltraitors-tell-waited = { $count ->
    [0] { $seat } waits and draws nothing.
    [one] { $seat } waits, to draw { $count } card.
   *[other] { $seat } waits, to draw { $count } cards.
}
infiltraitors-tell-drawn = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
infiltraitors-tell-drawn-known = { $count ->
    [one] { $seat } draws { $count } card: { $cards }.
   *[other] { $seat } draws { $count } cards: { $cards }.
}
infiltraitors-tell-missed = { $seat } shoots at { $target }’s suspect as { $card }: wrong. Bullets left: { $bullets }.
infiltraitors-tell-missed-key = { $seat } shoots at the key person as { $card }: wrong. Bullets left: { $bullets }.
infiltraitors-tell-eliminated = { $left ->
    [0] { $seat } eliminates { $target }’s suspect: { $card }. It was the last one.
    [one] { $seat } eliminates { $target }’s suspect: { $card }. { $left } is left.
   *[other] { $seat } eliminates { $target }’s suspect: { $card }. { $left } are left.
}
infiltraitors-tell-eliminated-key = { $left ->
    [0] { $seat } eliminates the key person: { $card }. It was the last one.
    [one] { $seat } eliminates the key person: { $card }. { $left } suspect is left.
   *[other] { $seat } eliminates the key person: { $card }. { $left } suspects are left.
}
infiltraitors-tell-reward = { $to ->
    [pool] { $face ->
        [down] { $seat } turns up a face-down discard for the pool: { $card }.
       *[up] { $seat } puts a discard into the pool: { $card }.
    }
   *[hand] { $face ->
        [down] { $seat } takes a face-down discard as a reward: { $card }.
       *[up] { $seat } takes a discard as a reward: { $card }.
    }
}
infiltraitors-tell-reward-hidden = { $seat } takes a face-down discard as a reward.
infiltraitors-tell-reward-declined = { $seat } takes no reward.
infiltraitors-tell-surplus = { $seat } discards a card over the limit, face down.
infiltraitors-tell-surplus-known = { $face ->
    [down] { $seat } discards over the limit, face down: { $card }.
   *[up] { $seat } discards over the limit: { $card }.
}
infiltraitors-tell-all-discarded = { $count ->
    [one] The last stand: hands and HQ, { $count } card, are discarded face up.
   *[other] The last stand: hands and HQ, { $count } cards, are discarded face up.
}
infiltraitors-tell-pool-dealt = { $count ->
    [one] The pool of { $count } card is dealt.
   *[other] The pool of { $count } cards is dealt.
}
infiltraitors-tell-pool-dealt-known = { $count ->
    [0] The pool is dealt; there’s no card for you.
    [one] The pool is dealt. You get { $count } card: { $cards }.
   *[other] The pool is dealt. You get { $count } cards: { $cards }.
}
infiltraitors-tell-stayed = { $seat } stays in the mission.
infiltraitors-tell-key-person-seen = { $seat } looks at the key person and is about to leave.
infiltraitors-tell-key-person-seen-known = { $seat } looks at the key person: { $card }.
infiltraitors-tell-key-clue = { $turned ->
    [upright] { $origin ->
        [hand] { $seat } leaves a clue on the key person: { $card } lies upright, a match.
       *[discards] { $seat } leaves a clue from the discards on the key person: { $card } lies upright, a match.
    }
   *[sideways] { $origin ->
        [hand] { $seat } leaves a clue on the key person: { $card } lies sideways, no match.
       *[discards] { $seat } leaves a clue from the discards on the key person: { $card } lies sideways, no match.
    }
}
infiltraitors-tell-left = { $seat } leaves the mission and discards { $cards }.
infiltraitors-tell-left-empty = { $seat } leaves the mission.
infiltraitors-tell-turn = Turn { $number }: { $seat }.

## Why a move is not allowed

infiltraitors-error-over = This mission is over.
infiltraitors-error-not-now = Something else is being decided now.
infiltraitors-error-not-your-turn = It isn’t your turn.
infiltraitors-error-no-suspect-in-the-middle = No suspect lies in the middle any more.
infiltraitors-error-one-suspect-each = You already hold a suspect, and nobody holds two.
infiltraitors-error-shooter-holds-none = You do the shooting in this mission, so you hold no suspect.
infiltraitors-error-no-suspect-of-yours = You hold no suspect.
infiltraitors-error-no-suspect-there = No suspect lies there.
infiltraitors-error-your-own-suspect = That’s your own suspect; choose another agent’s.
infiltraitors-error-not-in-hand = You can’t play or discard that card: { $card }.
infiltraitors-error-not-left = In this mission you exchange only with the agent who plays after you.
infiltraitors-error-not-right = In this mission you shoot only at the suspect of the agent who plays before you.
infiltraitors-error-not-the-shooter = In this mission somebody else does the shooting.
infiltraitors-error-not-lowest = Shoot the suspects in the order of their numbers; a lower one is still there.
infiltraitors-error-not-balanced = That suspect needs as many upright as sideways clues, and at least 4 in all.
infiltraitors-error-no-such-suspect = No suspect of this mission can be that: { $card }.
infiltraitors-error-hq-empty = HQ is empty, so nobody can wait.
infiltraitors-error-draw-three = Name a number of cards from 0 to 3.
infiltraitors-error-not-in-discards = That card doesn’t lie open among the discards: { $card }.
infiltraitors-error-none-face-down = No discard lies face down.
infiltraitors-error-reward-must-be-taken = The pool needs a card: choose one of the discards.
infiltraitors-error-discard-unseen = In this mission you discard unseen, by the place in your hand.
infiltraitors-error-discard-seen = You see your hand: say which card you discard.
infiltraitors-error-no-such-place = Your hand has no card at that place.
infiltraitors-error-not-in-hand-or-discards = That card is neither in your hand nor open among the discards: { $card }.

## How a mission ended

infiltraitors-reason-won = { $bullets ->
    [0] Mission accomplished, with the very last bullet.
    [one] Mission accomplished, with { $bullets } bullet to spare.
   *[other] Mission accomplished, with { $bullets } bullets to spare.
}
infiltraitors-reason-bullets = { $bullets ->
    [0] Mission failed: no bullet is left for { $suspects } more.
    [one] Mission failed: { $bullets } bullet isn’t enough for { $suspects } more.
   *[other] Mission failed: { $bullets } bullets aren’t enough for { $suspects } more.
}
infiltraitors-reason-stuck = Mission failed: { $seat } can’t do anything any more.
infiltraitors-reason-time = { $minutes ->
    [one] Mission failed: the { $minutes } minute is over.
   *[other] Mission failed: the { $minutes } minutes are over.
}
infiltraitors-reason-turns = { $turns ->
    [one] Mission failed: the { $turns } turn is over.
   *[other] Mission failed: all { $turns } turns are over.
}
infiltraitors-reason-too-many = Mission failed: too many agents are left, and nobody can give them a way out any more.
infiltraitors-reason-alone = Mission failed: { $seat } is alone with suspects that nobody can shoot any more.

## Campaign

infiltraitors-campaign-won = Secret File: { $won } of { $missions } missions accomplished.
infiltraitors-campaign-training = T{ $number }
infiltraitors-campaign-number = { $number }
infiltraitors-campaign-note-won = { $bullets ->
    [one] 1 bullet
   *[other] { $bullets } bullets
}
infiltraitors-campaign-note-tried = { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}
infiltraitors-campaign-sealed = { $count ->
    [one] 1 mission is still sealed.
   *[other] { $count } missions are still sealed.
}
infiltraitors-campaign-mission-new = { $mission } – open, not tried yet
infiltraitors-campaign-mission-lost = { $tries ->
    [one] { $mission } – { $tries } try, not accomplished yet
   *[other] { $mission } – { $tries } tries, not accomplished yet
}
infiltraitors-campaign-mission-won = { $tries ->
    [one] { $mission } – accomplished in { $tries } try; most bullets left: { $bullets }
   *[other] { $mission } – accomplished, { $tries } tries; most bullets left: { $bullets }
}

## How to play

infiltraitors-guide-aim = Find out together what every suspect is, colour and number. Shoot each one before bullets or cards run out. You all win or lose together. Talk only about what lies open: no word and no hint about your hand or your suspect. You can mark the clue boards together.
infiltraitors-guide-turn = One action a turn:
    - **Capture** a suspect that only you see.
    - **Give a clue**: play a card at your own suspect.
    - **Exchange**: play one at another agent’s suspect, then draw one.
    - **Wait** for up to three cards.
    - **Shoot** another agent’s suspect: colour and number.
    You draw from HQ (headquarters), the draw pile. A clue lies upright if it matches the suspect: the same colour, the same number, or one number divides the other. Otherwise it lies sideways.
infiltraitors-guide-end = You lose with fewer bullets than suspects left, or when an agent whose turn begins can do nothing.

# What the coach says of a decision, and in a hint.

infiltraitors-coach-known = Still possible: { $suspects }
infiltraitors-coach-fits = { $count ->
    [1] { $who } only { $card }
   *[other] { $who } { $count }
}
infiltraitors-coach-fits-key = { $count ->
    [1] key person only { $card }
   *[other] key person { $count }
}
infiltraitors-coach-only = Nothing else fits.
infiltraitors-coach-risk = The chance that it’s right: about { $percent }%.
infiltraitors-coach-clue = It should leave about { $left } of { $fits } possible cards.
infiltraitors-coach-capture = Only a captured suspect can get clues.
infiltraitors-coach-wait = No card in hand tells enough now.
infiltraitors-coach-discard = This card could tell the least.
infiltraitors-coach-reward = This card could tell the most.
