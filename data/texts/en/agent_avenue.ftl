## Agent Avenue

agent-avenue-name = Agent Avenue
agent-avenue-pitch = Two spies chase each other around one street. Offer one card face up and one face down, and hope they take the wrong one.

agent-avenue-option-advanced = Black market
agent-avenue-option-advanced-help = Four spaces of the street hand out special cards.
agent-avenue-option-start = Who begins
agent-avenue-option-start-help = Which side plays the first pair. A rematch lets the losing side begin.
agent-avenue-option-start-chance = Chance decides
agent-avenue-option-start-green = Green
agent-avenue-option-start-blue = Blue
agent-avenue-briefing-teams = { $seats ->
    [3] In teams: A and C play Green together, B plays Blue alone.
   *[4] In teams: A and C play Green together, B and D play Blue.
}

agent-avenue-side-green = Green
agent-avenue-side-blue = Blue

## The agents

agent-avenue-agent-double-agent = Double Agent
agent-avenue-agent-enforcer = Enforcer
agent-avenue-agent-codebreaker = Codebreaker
agent-avenue-agent-saboteur = Saboteur
agent-avenue-agent-daredevil = Daredevil
agent-avenue-agent-sentinel = Sentinel
agent-avenue-agent-sidekick = Sidekick
agent-avenue-agent-mole = Mole

agent-avenue-agent-double-agent-effect = −1, the second +6, later ones −1
agent-avenue-agent-enforcer-effect = +1, the second +2, later ones +3
agent-avenue-agent-codebreaker-effect = Moves nobody; three in play win
agent-avenue-agent-saboteur-effect = −1, the second −1, later ones −2
agent-avenue-agent-daredevil-effect = +2, the second +3; three in play lose
agent-avenue-agent-sentinel-effect = 0, the second +2, later ones +6
agent-avenue-agent-sidekick-effect = +4; there’s only one
agent-avenue-agent-mole-effect = −3; there’s only one

agent-avenue-card-face-up = the card face up
agent-avenue-card-face-down = the card face down

## The black market

agent-avenue-market-distraction-device = Distraction Device
agent-avenue-market-distraction-device-effect = Your Saboteurs move you forward
agent-avenue-market-supercomputer = Supercomputer
agent-avenue-market-supercomputer-effect = Your Codebreakers move you 3 forward
agent-avenue-market-watchtower = Watchtower
agent-avenue-market-watchtower-effect = Your Enforcers move you 2 further
agent-avenue-market-sinister-twin = Sinister Twin
agent-avenue-market-sinister-twin-effect = Your Double Agents move you twice as far
agent-avenue-market-getaway-car = Getaway Car
agent-avenue-market-getaway-car-effect = Land exactly on either home: move 3 more
agent-avenue-market-leader-of-the-pack = Leader of the Pack
agent-avenue-market-leader-of-the-pack-effect = Three Daredevils of yours win
agent-avenue-market-masterplan = Masterplan
agent-avenue-market-masterplan-effect = Seven different agents in play win
agent-avenue-market-security-system = Security System
agent-avenue-market-security-system-effect = You win if their pawn is on your home at the end of a turn
agent-avenue-market-surveillance-truck = Surveillance Truck
agent-avenue-market-surveillance-truck-effect = Move 1 forward now
agent-avenue-market-smoke-screen = Smoke Screen
agent-avenue-market-smoke-screen-effect = Recruit the top card of the deck now
agent-avenue-market-outpost = Outpost
agent-avenue-market-outpost-effect = Recruit a Sentinel from your hand now
agent-avenue-market-secret-recruit = Secret Recruit
agent-avenue-market-secret-recruit-effect = Recruit from your hand an agent your side doesn’t have in play
agent-avenue-market-double-trouble = Double Trouble
agent-avenue-market-double-trouble-effect = Show two agents of one name, recruit one of them
agent-avenue-market-spycation = Spycation
agent-avenue-market-spycation-effect = Take back one of your agents; you may recruit it again now
agent-avenue-market-mind-control = Mind Control
agent-avenue-market-mind-control-effect = Take one of their agents into your hand

## What a player is asked

agent-avenue-prompt-play = Play two cards of different names: the first face up, the second face down.
agent-avenue-prompt-lay-first = One of you plays a card face up, then the other one face down.
agent-avenue-prompt-lay-second = { $agent } lies face up. Play a card of another name face down.
agent-avenue-prompt-recruit = { $agent } lies face up. Take it, or the card you can’t see. They get the other one.
agent-avenue-prompt-recruit-team = { $agent } lies face up. Which card does your team take? Choose the same to take it.
agent-avenue-prompt-market = Your pawn stands at the black market. Take one of its cards.
agent-avenue-prompt-market-team = Your pawn is at the black market. Agree who takes which card: one proposes, the other confirms.
agent-avenue-prompt-secret-recruit = Secret Recruit: recruit from your hand an agent your side doesn’t have in play.
agent-avenue-prompt-double-trouble = Double Trouble: show two agents of one name, recruit one and keep the other.
agent-avenue-prompt-spycation = Spycation: take one of your side’s agents into your hand.
agent-avenue-prompt-spycation-again = Back in your hand: { $agent }. Recruit it now, or keep it?
agent-avenue-prompt-mind-control = Mind Control: take one of their agents into your hand.

## Moves, in one line

agent-avenue-effect-spaces = { $spaces }
agent-avenue-effect-market = { $spaces } & card
agent-avenue-effect-wins = win
agent-avenue-effect-loses = lose
# The pair offered, then what each outcome does. $they_if_up: what they get if they take the card face up, as "+2" or "win".
agent-avenue-describe-play-pair = { $up } up, { $down } down: they { $they_if_up }, you { $you_if_up }; or they { $they_if_down }, you { $you_if_down }
agent-avenue-describe-set-aside = Set aside and draw another: { $agent }
# $you: how far this card moves you if you take it; $they: how far it moves them.
agent-avenue-describe-lay-face-up = Face up: { $agent } (if you take it { $you }, if they do { $they })
agent-avenue-describe-lay-face-down = Face down: { $agent } (if you take it { $you }, if they do { $they })
agent-avenue-describe-recruit-face-up = Take the card face up: { $agent } (you { $effect })
agent-avenue-describe-recruit-face-down = Take the card face down; they get: { $agent } (they { $effect })
agent-avenue-describe-recruit-nothing = Nothing to recruit
agent-avenue-describe-take-market-card = { $card }: { $effect }
agent-avenue-describe-propose-market-card = Propose: { $card } for { $taker }
agent-avenue-describe-confirm-market-card = Agree: { $card } for { $taker }
agent-avenue-describe-recruit-from-hand = Recruit from your hand: { $agent } (you { $effect })
agent-avenue-describe-reveal-two = Show two and recruit one: { $agent } (you { $effect })
agent-avenue-describe-take-back = Take back into your hand: { $agent }
agent-avenue-describe-recruit-again = Recruit now: { $agent } (you { $effect })
agent-avenue-describe-keep-taken = Keep in your hand: { $agent }
agent-avenue-describe-control-mind = Take from them into your hand: { $agent }

## What happened

agent-avenue-tell-pair-played = { $seat } offers { $up } and a card face down.
agent-avenue-tell-pair-played-known = { $seat } offers { $up } and, face down, { $down }.
agent-avenue-tell-laid-face-up-known = { $seat } plays face up: { $agent }.
agent-avenue-tell-laid-face-down = { $seat } plays a card face down.
agent-avenue-tell-laid-face-down-known = { $seat } plays face down: { $agent }.
agent-avenue-tell-set-aside = { $seat } sets a card aside and draws another.
agent-avenue-tell-set-aside-known = { $seat } sets aside: { $agent }. Drawn for it: { $drawn }.
agent-avenue-tell-drawn = { $count ->
    [one] { $seat } draws a card: { $agents }.
   *[other] { $seat } draws { $count } cards: { $agents }.
}
agent-avenue-tell-picked = { $which ->
    [face_up] { $seat } would take the card face up.
   *[face_down] { $seat } would take the card face down.
}
agent-avenue-tell-recruited = { $side ->
    [green] { $direction ->
        [forward] { $count ->
            [one] Green recruits { $agent } ({ $source }) and moves { $count } space forward.
           *[other] Green recruits { $agent } ({ $source }) and moves { $count } spaces forward.
        }
        [back] { $count ->
            [one] Green recruits { $agent } ({ $source }) and falls back { $count } space.
           *[other] Green recruits { $agent } ({ $source }) and falls back { $count } spaces.
        }
       *[still] Green recruits { $agent } ({ $source }) and stays put.
    }
   *[blue] { $direction ->
        [forward] { $count ->
            [one] Blue recruits { $agent } ({ $source }) and moves { $count } space forward.
           *[other] Blue recruits { $agent } ({ $source }) and moves { $count } spaces forward.
        }
        [back] { $count ->
            [one] Blue recruits { $agent } ({ $source }) and falls back { $count } space.
           *[other] Blue recruits { $agent } ({ $source }) and falls back { $count } spaces.
        }
       *[still] Blue recruits { $agent } ({ $source }) and stays put.
    }
}
agent-avenue-tell-pawn-moved = { $side ->
    [green] { $count ->
        [one] { $card }: Green moves { $count } space forward.
       *[other] { $card }: Green moves { $count } spaces forward.
    }
   *[blue] { $count ->
        [one] { $card }: Blue moves { $count } space forward.
       *[other] { $card }: Blue moves { $count } spaces forward.
    }
}
agent-avenue-tell-proposed = { $seat } proposes: { $card } for { $taker }.
agent-avenue-tell-time-ran-out = { $side ->
    [green] { $how ->
        [pick] Time is up for Green: the only choice made counts.
        [proposal] Time is up for Green: the last proposal counts.
       *[chance] Time is up for Green without an agreement: chance decides.
    }
   *[blue] { $how ->
        [pick] Time is up for Blue: the only choice made counts.
        [proposal] Time is up for Blue: the last proposal counts.
       *[chance] Time is up for Blue without an agreement: chance decides.
    }
}
agent-avenue-tell-market-card-taken = { $seat } takes a market card: { $card }.
agent-avenue-tell-market-reshuffled = { $count ->
    [one] The black market’s deck has run out: { $count } discard becomes the new one.
   *[other] The black market’s deck has run out: its { $count } discards are shuffled into a new one.
}
agent-avenue-tell-ability-ignored = { $card } does nothing for { $seat }.
agent-avenue-tell-pair-revealed = { $seat } shows two agents of one name: { $agent }.
agent-avenue-tell-agent-taken = { $whose ->
    [own] { $seat } takes back into the hand: { $agent }.
   *[theirs] { $seat } takes from the other side into the hand: { $agent }.
}
agent-avenue-tell-taken-agent-kept = { $seat } keeps it in the hand: { $agent }.
agent-avenue-tell-turn-began = { $side ->
    [green] Turn { $number }: Green plays.
   *[blue] Turn { $number }: Blue plays.
}

## Why a move is not allowed

agent-avenue-error-over = This game is over.
agent-avenue-error-not-now = Something else is being decided now.
agent-avenue-error-not-your-turn = It isn’t your turn to do that.
agent-avenue-error-not-in-hand = You don’t hold that card: { $agent }.
agent-avenue-error-same-name = Play two cards of different names, unless all cards in the hand have one name.
agent-avenue-error-no-set-aside-left = You’ve set aside as many cards as you may in a game.
agent-avenue-error-deck-empty = The deck is empty, so you can’t set a card aside for another.
agent-avenue-error-not-in-supply = That card doesn’t lie face up at the black market.
agent-avenue-error-not-on-your-team = Only you or your partner can take the card.
agent-avenue-error-confirm-instead = Your partner has proposed exactly that. Confirm it instead.
agent-avenue-error-no-such-proposal = Your partner proposes something else now.
agent-avenue-error-not-in-play = That agent isn’t in play there: { $agent }.
agent-avenue-error-already-in-play = Your side already has that agent in play: { $agent }.
agent-avenue-error-no-pair = You don’t hold two of that name: { $agent }.

## How a game ended

agent-avenue-reason-catch = { $tie ->
    [yes] { $winner ->
        [green] Two endings at once. What counts is whose turn it was: Blue has been caught.
       *[blue] Two endings at once. What counts is whose turn it was: Green has been caught.
    }
   *[no] { $winner ->
        [green] Blue has been caught.
       *[blue] Green has been caught.
    }
}
agent-avenue-reason-codebreakers = { $tie ->
    [yes] Two endings at once. What counts is whose turn it was: the three Codebreakers count.
   *[no] Three Codebreakers decide the game.
}
agent-avenue-reason-daredevils = { $tie ->
    [yes] { $winner ->
        [green] Two endings at once. What counts is whose turn it was: Blue has three Daredevils.
       *[blue] Two endings at once. What counts is whose turn it was: Green has three Daredevils.
    }
   *[no] { $winner ->
        [green] Three Daredevils are Blue’s undoing.
       *[blue] Three Daredevils are Green’s undoing.
    }
}
agent-avenue-reason-leader = { $tie ->
    [yes] Two endings at once. What counts is whose turn it was: three Daredevils have their Leader of the Pack.
   *[no] Three Daredevils have their Leader of the Pack.
}
agent-avenue-reason-masterplan = { $tie ->
    [yes] Two endings at once. What counts is whose turn it was: the Masterplan is complete.
   *[no] The Masterplan is complete: seven different agents.
}
agent-avenue-reason-security = { $tie ->
    [yes] { $winner ->
        [green] Two endings at once. What counts is whose turn it was: Blue stands in the other’s Security System.
       *[blue] Two endings at once. What counts is whose turn it was: Green stands in the other’s Security System.
    }
   *[no] { $winner ->
        [green] Blue stands in the other’s Security System.
       *[blue] Green stands in the other’s Security System.
    }
}
agent-avenue-reason-deck = { $needed ->
    [one] The cards have run out: the closer side is { $needed } space short of a catch.
   *[other] The cards have run out: the closer side is { $needed } spaces short of a catch.
}
agent-avenue-reason-deck-equal = The cards have run out with both pawns equally close. What counts is whose turn it was.

## How to play

agent-avenue-guide-aim = Both pawns run the same way around a street of 14 houses. Catch the other before it catches you.
agent-avenue-guide-turn = Play two cards of different names, one face up and one face down. The other side takes one of them, you get the other. Each card moves the pawn of the side that recruits it. The number depends on how many of that name the side has in play. A few times a game you may first set a card aside and draw another.
agent-avenue-guide-end = Reaching or passing the other pawn wins. So do three Codebreakers; three Daredevils lose. With two endings at once, the side whose turn it is wins.
agent-avenue-guide-more = Each card moves the pawn of the side that recruits it. How far depends on how many of that name the side has in play. A few times a game you may first set a card aside and draw another. With two endings at once, the side whose turn it is wins.
agent-avenue-guide-advanced = With the black market, a pawn that lands exactly on one of its four spaces takes a special card.
agent-avenue-guide-teams = In a team you share pawn and agents, but never show each other your hands.

## The rules, in our own words

agent-avenue-rule-AA-1 = Green starts on space 0, Blue on space 7, straight across. The 38 agents are shuffled and everybody gets 4. Chance picks who begins; in a rematch the side that lost does.
agent-avenue-rule-AA-2 = With fewer than 4 cards in hand you draw up to 4. After playing, you draw once both cards lie there, before the other side chooses. If the deck runs short you get what’s left. A hand may hold more than 4.
agent-avenue-rule-AA-3 = A turn has three steps: play two cards, recruit them, check whether the game ends.
agent-avenue-rule-AA-4 = Play two cards of different names, one face up and one face down. Two of the same name are allowed only if your whole hand has that name.
agent-avenue-rule-AA-5 = Before playing you may set a card aside face down and draw one for it, 4 times a game and as often a turn as you like, while the deck lasts. Cards set aside stay hidden until the end.
agent-avenue-rule-AA-6 = The other side takes one of the two cards, seeing only one of them. The active side gets the other.
agent-avenue-rule-AA-7 = Count the agents of that name your side has in play, the new one included: the first, second or third number of the card moves your pawn forward or back.
agent-avenue-rule-AA-8 = Both pawns move at the same time.
agent-avenue-rule-AA-9 = You catch the other pawn when, at the end of a turn, you have reached or passed it going forward, or it has backed onto or past you. Passing in between doesn’t count.
agent-avenue-rule-AA-10 = Three Codebreakers in play win, three Daredevils lose. At the end of every turn both sides are checked, no matter whose turn it was.
agent-avenue-rule-AA-11 = Nothing is won or lost before the end of the turn, not even with a third Codebreaker on the table.
agent-avenue-rule-AA-12 = If both sides would win, both would lose, or one side meets both kinds of ending, the side whose turn it is wins.
agent-avenue-rule-AA-13 = If the deck is empty and the next player has fewer than 2 cards, the game ends. The side closer to a catch wins; at equal distances, the side whose turn it is.
agent-avenue-rule-AA-20 = With the black market its 15 cards are shuffled; three lie face up as the supply, the others are its deck.
agent-avenue-rule-AA-21 = A pawn that ends a move exactly on a market space must take a card of the supply at once. Passing over it or staying on it doesn’t count.
agent-avenue-rule-AA-22 = The supply is filled up before the taken card is carried out. When the market’s deck runs out, its discards are shuffled into a new one.
agent-avenue-rule-AA-23 = Carry out an instant card and discard it. An ongoing card stays in front of your side for the rest of the game.
agent-avenue-rule-AA-24 = An ongoing card doesn’t change the agent you’ve just recruited. It works from the next one on, however that one comes into play.
agent-avenue-rule-AA-25 = You must do what a card says if you can. If you can’t, the card does nothing, and everybody sees that. Only Spycation lets you choose whether to recruit. One card is finished before anything else.
agent-avenue-rule-AA-26 = A card that recruits moves the pawn too. If the pawn lands on a market space again, you take another card. In between, the used card is discarded and the hand filled up.
agent-avenue-rule-AA-27 = Both pawns move before anybody takes a market card. If both have landed on market spaces, the active side takes and finishes first, then the other.
agent-avenue-rule-AA-28 = Cards with an ending of their own count from the end of the turn in which they’re taken.
agent-avenue-rule-AA-29 = Taking an agent out of play moves no pawn. Mind Control may even take the Codebreaker that would have won this turn.
agent-avenue-rule-AA-30 = After a card is carried out, a hand below 4 is filled up. A hand above 4 is kept, and draws nothing until it’s below 4 again.
agent-avenue-rule-AA-31 = First comes the agent’s number, changed by Distraction Device or Sinister Twin, plus Watchtower or Supercomputer, as one move. If that move ends on a home, Getaway Car adds a second one.
agent-avenue-rule-AA-32 = Both homes count for Getaway Car; only your own colour’s home counts for Security System.
agent-avenue-rule-AA-40 = Three or four play in two teams with one pawn each: A and C against B and D. With three, B plays alone. A team shares its agents and cards and wins together. Everybody has their own hand; partners don’t show or describe theirs.
agent-avenue-rule-AA-41 = Either partner plays the card face up. The other then plays one face down, of another name unless their whole hand has that name.
agent-avenue-rule-AA-42 = Before playing your card you may set one aside, whether or not your partner has played theirs: each partner twice a game, somebody playing alone 4 times.
agent-avenue-rule-AA-43 = A team decides together: it takes a card when both choose the same. If time runs out, the only choice made counts, and of two different ones chance decides. Only those who haven’t chosen are reminded, or both if they differ.
agent-avenue-rule-AA-44 = The partner who played the card face up fills up first, even if only one card is left.
agent-avenue-rule-AA-45 = With teams and an empty deck, the game ends as soon as somebody on the side next to play has no card (somebody alone: fewer than 2). The side closer to a catch wins; at equal distances, the side whose turn it is.
agent-avenue-rule-AA-46 = At the black market one partner proposes who takes which card; the other confirms or proposes something else. When time runs out the last proposal counts, or chance. Its proposer isn’t reminded. The taker alone decides what the card asks.
agent-avenue-rule-AA-47 = You’re asked even if only one choice is left, so the speed of play tells nobody anything about your hand.
agent-avenue-rule-AA-48 = Getaway Car follows every move that ends on a home, even one by Surveillance Truck.
agent-avenue-rule-AA-49 = Of several agents with one name, the one that came last is taken out of play. Recruited again, it counts again.

# What the coach says of a decision, and in a hint.

agent-avenue-coach-face-down = The face-down card can be: { $agents }
agent-avenue-coach-unseen = Not seen yet: { $agents }
agent-avenue-coach-agent = { $agent } ×{ $count }
agent-avenue-coach-wins = It wins, whatever is hidden.
agent-avenue-coach-lost = Every choice loses here.
agent-avenue-coach-safe = Choices that give the other side a sure win: { $count } of { $choices }.
agent-avenue-coach-partner = Your partner wants it, and it doesn’t lose.
