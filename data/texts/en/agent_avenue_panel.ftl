# Agent Avenue's own panels.

agent-avenue-panel-up = **First, the card that lies face up:**
agent-avenue-panel-down = Face up: **{ $up }**. **Now the card that lies face down:**
agent-avenue-panel-pair = • **{ $down }** face down – if they take { $up }: you { $you_if_up }, they { $they_if_up }; if they take { $down }: you { $you_if_down }, they { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – if you take it: { $you }; if they take it: { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = Which card do you set aside? It stays face down in front of you to the end of the game, and you draw another.
agent-avenue-panel-aside-button = { $left ->
    [one] Set a card aside ({ $left } left)
   *[other] Set a card aside ({ $left } left)
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 With it you catch them and win at the end of this turn.
        [codebreakers] ⠀⠀🏆 It is your third Codebreaker: you win at the end of this turn.
        [leader] ⠀⠀🏆 It is your third Daredevil, and you lead the pack: you win at the end of this turn.
        [masterplan] ⠀⠀🏆 It completes your Masterplan: you win at the end of this turn.
       *[security] ⠀⠀🏆 Their pawn stands on your home: you win at the end of this turn.
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ With it they catch you and win at the end of this turn.
        [codebreakers] ⠀⠀⚠️ It is their third Codebreaker: they win at the end of this turn.
        [leader] ⠀⠀⚠️ It is their third Daredevil, and they lead the pack: they win at the end of this turn.
        [masterplan] ⠀⠀⚠️ It completes their Masterplan: they win at the end of this turn.
       *[security] ⠀⠀⚠️ Your pawn stands on their home: they win at the end of this turn.
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ It is your third Daredevil: you lose at the end of this turn.
       *[caught] ⠀⠀⚠️ It drops you back onto them: you lose at the end of this turn.
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 It is their third Daredevil: they lose at the end of this turn.
       *[caught] ⠀⠀🏆 It drops them back onto you: they lose at the end of this turn.
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] You would take the card face up. It is done when your partner chooses the same.
       *[face_down] You would take the card face down. It is done when your partner chooses the same.
    }
   *[False] { $which ->
        [face_up] Your partner would take the card face up.
       *[face_down] Your partner would take the card face down.
    }
}
agent-avenue-panel-take = { $which ->
    [face_up] Take { $agent }
   *[face_down] Take the card face down
}
