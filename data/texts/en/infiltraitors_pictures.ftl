# What stands in Infiltraitors' pictures, their alt texts and the board in words.

# On the card's corner in pictures: one letter, unlike the others, for the colour.
infiltraitors-picture-letter-red = R
infiltraitors-picture-letter-black = K
infiltraitors-picture-letter-yellow = Y
infiltraitors-picture-letter-blue = B
infiltraitors-picture-letter-green = G

infiltraitors-picture-seat = { $letter ->
    [A] 🟣
    [B] 🟫
    [C] 🔶
    [D] 🛡️
   *[E] 🏵️
} { $letter }

infiltraitors-picture-stage-action = Turn { $turn }: { $who } acts
infiltraitors-picture-stage-reward = Turn { $turn }: { $who } takes a reward
infiltraitors-picture-stage-discard = Turn { $turn }: { $who } discards
infiltraitors-picture-stage-leave = Turn { $turn }: does { $who } leave?
infiltraitors-picture-stage-key-clue = Turn { $turn }: { $who } leaves a clue
infiltraitors-picture-stage-key-shot = Turn { $turn }: { $who } shoots the key person
infiltraitors-picture-won = Mission accomplished
infiltraitors-picture-lost = Mission failed
infiltraitors-picture-stamp-won = Accomplished
infiltraitors-picture-stamp-lost = Failed

infiltraitors-picture-you-action = Your turn: one action
infiltraitors-picture-you-reward = Choose your reward
infiltraitors-picture-you-discard = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
infiltraitors-picture-you-leave = Do you leave the mission?
infiltraitors-picture-you-key-clue = { $count ->
    [one] Play 1 clue on the key person
   *[other] Play { $count } clues on the key person
}
infiltraitors-picture-you-key-shot = Shoot the key person

infiltraitors-picture-key = Key person
infiltraitors-picture-no-suspect = No suspect
infiltraitors-picture-shooter = Does the shooting, holds no suspect
infiltraitors-picture-gone = Has left the mission
infiltraitors-picture-discards = { $count ->
    [0] No open discards
    [one] 1 open discard
   *[other] { $count } open discards
}
# Column heading: still possible identities.
infiltraitors-picture-left-to-be = { $count } possible
infiltraitors-picture-filled = Filled: what the suspect may still be
infiltraitors-picture-specials = In the middle
infiltraitors-picture-pool = Pool

infiltraitors-picture-standing = { $bullets ->
    [one] 1 bullet
   *[other] { $bullets } bullets
} for { $left ->
    [one] 1 suspect
   *[other] { $left } suspects
} ({ $middle } in the middle{ $aside ->
    [0] { "" }
   *[other] , { $aside } aside
}); HQ { $hq }, discards { $open } open and { $down } face down.
infiltraitors-picture-suspect-of = { $seat }’s suspect { $number }
infiltraitors-picture-suspect-line = { $suspect }: { $clues }.
infiltraitors-picture-no-clues = no clues yet
infiltraitors-picture-matches = upright (match) { $cards }
infiltraitors-picture-no-matches = sideways (no match) { $cards }
infiltraitors-picture-misses = wrongly shot as { $cards }
infiltraitors-picture-identity = { $suspect } is { $card }.
infiltraitors-picture-identity-two = { $suspect } is { $card } ({ $own } in the colour of { $second }).
infiltraitors-picture-shot-line = { $seat } shot { $card } in turn { $turn }.
infiltraitors-picture-gone-line = { $seats } left the mission.
infiltraitors-picture-score-line = { $games ->
    [one] This table has won 1 mission so far.
   *[other] This table has won { $games } missions so far.
}

infiltraitors-picture-deed-capture = Turn { $turn }: { $seat } captured suspect { $number }.
infiltraitors-picture-deed-give-clue = Turn { $turn }: { $seat } gave a clue, { $card } { $turned ->
    [upright] upright
   *[sideways] sideways
}.
infiltraitors-picture-deed-exchange = Turn { $turn }: { $seat } played { $card } at { $target }’s suspect, { $turned ->
    [upright] upright
   *[sideways] sideways
}.
infiltraitors-picture-deed-wait = Turn { $turn }: { $seat } waited for { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
infiltraitors-picture-deed-hit = Turn { $turn }: { $seat } shot { $target }’s suspect: { $card }, right.
infiltraitors-picture-deed-miss = Turn { $turn }: { $seat } shot at { $target }’s suspect as { $card }, wrong.
infiltraitors-picture-deed-leave = Turn { $turn }: { $seat } left the mission.
infiltraitors-picture-deed-key-hit = Turn { $turn }: { $seat } shot the key person: { $card }, right.
infiltraitors-picture-deed-key-miss = Turn { $turn }: { $seat } shot at the key person as { $card }, wrong.

infiltraitors-picture-alt-hand = In hand: { $cards }.
infiltraitors-picture-alt-hand-of = { $seat } holds { $cards }.
infiltraitors-picture-alt-hand-unseen = { $count ->
    [one] You hold 1 card that you can’t see.
   *[other] You hold { $count } cards that you can’t see.
}
infiltraitors-picture-no-cards = No cards in hand
infiltraitors-picture-your-suspect = Your suspect { $number }
infiltraitors-picture-would-match = match, upright
infiltraitors-picture-would-not = no match, sideways
infiltraitors-picture-escaped = escaped
infiltraitors-picture-in-turn = turn { $turn }
infiltraitors-picture-score = Missions won at this table
infiltraitors-picture-film-turn = Turn { $turn }
infiltraitors-picture-film-alt = The mission as a film: the line-up, and one suspect after the other as they were shot.

# The board in words.

infiltraitors-picture-heading-suspects = Suspects
infiltraitors-picture-heading-own-hand = Your hand
infiltraitors-picture-heading-hands = Hands
infiltraitors-picture-heading-discards = Discards
infiltraitors-picture-heading-middle = Suspects left in the middle
infiltraitors-picture-heading-aside = The suspect aside
infiltraitors-picture-heading-hq = HQ, from the top
infiltraitors-picture-heading-down = Face-down discards
infiltraitors-picture-shooter-line = { $seat } does all the shooting.
infiltraitors-picture-specials-line = Special cards in the middle: { $cards }.
infiltraitors-picture-pool-line = Pool: { $cards }.
infiltraitors-picture-nobody = Nobody holds a suspect.
infiltraitors-picture-holds-nobody = { $count ->
    [one] { $seats } holds no suspect.
   *[other] { $seats } hold no suspect.
}
infiltraitors-picture-blank-line = No clues yet: { $suspects }.
infiltraitors-picture-two-cards = A second card lies with it.
infiltraitors-picture-locked = { $suspect } can’t be shot now.
infiltraitors-picture-possible = { $count ->
    [one] Still possible: { $cards }.
   *[other] { $count } still possible: { $cards }.
}
infiltraitors-picture-hands-line = Cards in the others’ hands: { $hands }.
infiltraitors-picture-hand-count = { $seat } { $count }
infiltraitors-picture-own-matches = Match your suspect: { $cards }.
infiltraitors-picture-own-others = Don’t match: { $cards }.
infiltraitors-picture-down-line = { $count ->
    [0] None face down.
    [one] 1 face down.
   *[other] { $count } face down.
}

# How to play, and the cover.

infiltraitors-picture-motto = Only the cards may speak
infiltraitors-picture-file = Secret File
infiltraitors-picture-cover-alt = Infiltraitors: a line-up of five people in hats and coats, one of them in the sights of a gun. { infiltraitors-picture-motto }.
infiltraitors-picture-guide-aim = Together
infiltraitors-picture-guide-aim-text = Each of you holds a suspect that only you can see. Find out colour and number of the others’, and shoot them all before the bullets run out.
infiltraitors-picture-guide-clues = Clues
infiltraitors-picture-guide-clues-text = Same colour, same number, or one number divides the other: a match, upright. Otherwise it lies sideways.
infiltraitors-picture-guide-turn = Your turn: one of these
infiltraitors-picture-guide-capture = Capture: take a suspect. The top card of HQ, the draw pile, is discarded unseen.
infiltraitors-picture-guide-clue = Give a clue: play a card at your own suspect.
infiltraitors-picture-guide-exchange = Exchange: play a card at another’s suspect, then draw one from HQ.
infiltraitors-picture-guide-wait = Wait: discard HQ’s top card unseen, then draw up to three.
infiltraitors-picture-guide-shoot = Shoot another’s suspect: a bullet, a colour and a number.
infiltraitors-picture-guide-alt = How to play Infiltraitors. { infiltraitors-picture-guide-aim-text } { infiltraitors-picture-guide-clues-text } { infiltraitors-picture-guide-turn }. { infiltraitors-picture-guide-capture } { infiltraitors-picture-guide-clue } { infiltraitors-picture-guide-exchange } { infiltraitors-picture-guide-wait } { infiltraitors-picture-guide-shoot }
