# What stands in Agent Avenue's pictures, their alt texts and the board in words.

agent-avenue-picture-motto = Catch them before they catch you
# Under the hand: how many agents are in play, and the number the next one brings.
agent-avenue-picture-legend = in play, and what the next one does
agent-avenue-picture-laid = On the table
agent-avenue-picture-turn-was = Turn { $turn }

agent-avenue-picture-stage-play = Turn { $turn }: { $who } plays two cards
agent-avenue-picture-stage-lay-first = Turn { $turn }: { $who }, who plays first?
agent-avenue-picture-stage-lay-second = Turn { $turn }: { $who } plays face down
agent-avenue-picture-stage-recruit = { $count ->
    [one] Turn { $turn }: { $who } takes a card
   *[other] Turn { $turn }: { $who } agree on a card
}
agent-avenue-picture-stage-market = Turn { $turn }: { $who } at the market
agent-avenue-picture-stage-ability = Turn { $turn }: { $who } – { $card }
agent-avenue-picture-stage-over = The game is over
agent-avenue-picture-won = { $side ->
    [green] Green
   *[blue] Blue
} wins

agent-avenue-picture-group = { $count ->
    [1] { $agent }
   *[other] { $count } × { $agent }
}
agent-avenue-picture-alt-distance = { $spaces ->
    [one] { $side } needs 1 more space to catch the other.
   *[other] { $side } needs { $spaces } more spaces to catch the other.
}
agent-avenue-picture-alt-agents = { $side } in play: { $agents }.
agent-avenue-picture-alt-nobody = { $side } has nobody in play.
agent-avenue-picture-turn-line = Turn { $turn }: { $first } took { $first_agent } ({ $first_down ->
    [yes] face down
   *[no] face up
}, { $first_spaces }), { $second } took { $second_agent } ({ $second_down ->
    [yes] face down
   *[no] face up
}, { $second_spaces }).

agent-avenue-picture-you-play = Play two cards, one of them face down
agent-avenue-picture-you-lay-first = Play the card that goes face up
agent-avenue-picture-you-lay-second = Play the card that goes face down
agent-avenue-picture-you-recruit = Which card do you take?
agent-avenue-picture-you-market = Take a card from the market
agent-avenue-picture-you-ability = Carry out your market card
agent-avenue-picture-they-take = They take
# Beside a pawn: how many spaces are missing to a catch.
agent-avenue-picture-catches = catches in { $spaces }
agent-avenue-picture-you-catch = You catch in { $spaces }
agent-avenue-picture-they-catch = They catch in { $spaces }
agent-avenue-picture-you-get = You
agent-avenue-picture-they-get = They
agent-avenue-picture-face-up = Face up
agent-avenue-picture-face-down = Face down
agent-avenue-picture-set-aside = Set aside
agent-avenue-picture-no-cards = No cards in hand
agent-avenue-picture-alt-hand = In hand: { $cards }.
agent-avenue-picture-alt-card = { $agent } (if you take it { $you }, if they take it { $they })
agent-avenue-picture-alt-up = Face up: { $agent }. What goes face down?
agent-avenue-picture-alt-pair = { $down } face down: if they take { $up }, you { $you_if_up }, they { $they_if_up }; if they take { $down }, you { $you_if_down }, they { $they_if_down }.
agent-avenue-picture-score = This table
agent-avenue-picture-score-line = This table so far: { $seats }.
agent-avenue-picture-score-seat = { $games ->
    [one] { $seat } 1 game
   *[other] { $seat } { $games } games
}
agent-avenue-picture-earlier = { $turns ->
    [one] 1 earlier turn isn’t shown
   *[other] { $turns } earlier turns aren’t shown
}

agent-avenue-picture-seat = { $side ->
    [green] 🟢
   *[blue] 🟦
} { $letter }

# The board in words.

agent-avenue-picture-heading-street = The street
agent-avenue-picture-heading-side = { $side ->
    [green] Green
   *[blue] Blue
} ({ $seats })
agent-avenue-picture-heading-table = On the table
agent-avenue-picture-heading-market = Black market
agent-avenue-picture-heading-hand = { $whose ->
    [own] Your cards ({ $side ->
        [green] Green
       *[blue] Blue
    }, { $seat })
   *[other] Cards of { $seat }
}
agent-avenue-picture-heading-past = Last turns
agent-avenue-picture-deck = { $cards ->
    [one] 1 card left in the deck.
   *[other] { $cards } cards left in the deck.
}
agent-avenue-picture-row = Spaces { $first } to { $last }, going forward: { $spaces }.
agent-avenue-picture-space = { $kind ->
    [green] { $space } Green’s home
    [blue] { $space } Blue’s home
    [market] { $space } market
   *[house] { $space }
}{ $pawns ->
    [green] { " with Green’s pawn" }
    [blue] { " with Blue’s pawn" }
    [both] { " with both pawns" }
   *[none] { "" }
}
agent-avenue-picture-hand-line = Seat { $seat }: { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}, { $aside } set aside
agent-avenue-picture-agent-line = { $count } × { $agent }; { $does ->
    [wins] one more wins
    [loses] one more loses
    [only] the only one
   *[moves] the next one moves { $spaces }
}
agent-avenue-picture-not-in-play = Not in play: { $agents }
agent-avenue-picture-next = { $agent } ({ $does ->
    [wins] wins
    [loses] loses
   *[moves] { $spaces }
})
agent-avenue-picture-table-up = { $agent }, face up{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down = A card, face down{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down-known = { $agent }, face down{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-market-deck = { $cards } in the market deck, { $discarded } discarded
agent-avenue-picture-aside-line = Set aside: { $agents }
agent-avenue-picture-step-recruit = { $side } recruited { $card } ({ $spaces })
agent-avenue-picture-step-bonus = { $card } moved { $side } { $spaces }
agent-avenue-picture-step-market = { $side } took { $card } from the market
agent-avenue-picture-step-nothing = { $card } did nothing for { $side }
agent-avenue-picture-step-to-hand = { $side } took { $card } into hand

# How to play, and the cover.

agent-avenue-picture-guide-aim = Chase and be chased
agent-avenue-picture-guide-aim-text = Reach or pass the other pawn to catch it.
agent-avenue-picture-guide-turn = Your turn
agent-avenue-picture-guide-turn-text = Play two agents, one face down. They take one, you get the other. Both pawns move.
agent-avenue-picture-guide-end = It also ends with
agent-avenue-picture-guide-win = three of these: you win
agent-avenue-picture-guide-lose = three of these: you lose
agent-avenue-picture-guide-alt = How to play Agent Avenue. { agent-avenue-picture-guide-aim-text } { agent-avenue-picture-guide-turn-text } Three Codebreakers win, three Daredevils lose.
agent-avenue-picture-cover-alt = Agent Avenue: two spies on a street of fourteen houses. { agent-avenue-picture-motto }.
agent-avenue-picture-film-alt = The game turn by turn: two cards offered, one of them face down, and both pawns on their way.
agent-avenue-picture-closed = Closed
