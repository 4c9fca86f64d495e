# Agent Avenue's own panels.

agent-avenue-panel-down = Face up: { $up }. **Which card goes face down?**
agent-avenue-panel-card-button = { $card } · you { $you } · they { $they }
agent-avenue-panel-market-effect = { $spaces } 🃏
agent-avenue-panel-own-button = { $card } · you { $you }
agent-avenue-panel-take-button = { $take } · { $which ->
    [face_up] you { $does }
   *[face_down] they { $does }
}
agent-avenue-panel-market-button = { $agree ->
    [True] Agree: { $card }
   *[False] { $card }
} { $own ->
    [True] for you
   *[False] for { $taker }
}
agent-avenue-panel-pair = • **{ $down }** face down – if they take { $up }: you { $you_if_up }, they { $they_if_up }; if they take { $down }: you { $you_if_down }, they { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – if you take it: { $you }; if they take it: { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = **Which card do you set aside for good?** You draw another.
agent-avenue-panel-aside-button = { $left ->
    [one] Set a card aside ({ $left } left)
   *[other] Set a card aside ({ $left } left)
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 With it you catch them. { $then }
        [codebreakers] ⠀⠀🏆 It’s your third Codebreaker. { $then }
        [leader] ⠀⠀🏆 It’s your third Daredevil, and you lead the pack. { $then }
        [masterplan] ⠀⠀🏆 It completes your Masterplan. { $then }
       *[security] ⠀⠀🏆 Their pawn stands on your home. { $then }
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ With it they catch you. { $then }
        [codebreakers] ⠀⠀⚠️ It’s their third Codebreaker. { $then }
        [leader] ⠀⠀⚠️ It’s their third Daredevil, and they lead the pack. { $then }
        [masterplan] ⠀⠀⚠️ It completes their Masterplan. { $then }
       *[security] ⠀⠀⚠️ Your pawn stands on their home. { $then }
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ It’s your third Daredevil. { $then }
       *[caught] ⠀⠀⚠️ It drops you back onto them. { $then }
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 It’s their third Daredevil. { $then }
       *[caught] ⠀⠀🏆 It drops them back onto you. { $then }
    }
}
# What comes of it at the end of this turn; not sure where a card that nobody sees yet, or the market, may change it.
agent-avenue-panel-then = { $sure ->
    [yes] { $whose ->
        [you] { $ending ->
            [wins] You win at the end of this turn.
           *[loses] You lose at the end of this turn.
        }
       *[they] { $ending ->
            [wins] They win at the end of this turn.
           *[loses] They lose at the end of this turn.
        }
    }
   *[no] { $whose ->
        [you] { $ending ->
            [wins] You win, unless something else this turn changes that.
           *[loses] You lose, unless something else this turn changes that.
        }
       *[they] { $ending ->
            [wins] They win, unless something else this turn changes that.
           *[loses] They lose, unless something else this turn changes that.
        }
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] You’ve chosen the card face up.
       *[face_down] You’ve chosen the card face down.
    }
   *[False] { $which ->
        [face_up] { $who } has chosen the card face up.
       *[face_down] { $who } has chosen the card face down.
    }
}
agent-avenue-panel-pick-waits = { $waits ->
    [you] It’s done when you choose the same.
    [partner] Waiting for { $who }: it’s done when you both choose the same.
   *[both] You want different cards. It’s done when one of you changes their mind.
}
agent-avenue-panel-no-proposal = Nothing is proposed yet.
agent-avenue-panel-proposal = { $own ->
    [True] You’ve proposed: { $card } for { $taker }. Waiting for { $who }.
   *[False] { $who } proposes: { $card } for { $taker }. Agree, or propose something else.
}
# If the partners haven’t agreed when time is up.
agent-avenue-panel-time-up = { $how ->
    [pick] If there’s no second choice, this one counts { $moment } at the earliest.
    [proposal] If nothing else comes, this proposal counts { $moment } at the earliest.
   *[chance] If you don’t agree, chance decides { $moment } at the earliest.
}
agent-avenue-panel-take = { $which ->
    [face_up] Take { $agent }
   *[face_down] Take face down
}
