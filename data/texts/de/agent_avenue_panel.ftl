# Agent Avenue's own panels.

agent-avenue-panel-down = Offen: { $up }. **Welche Karte kommt verdeckt dazu?**
agent-avenue-panel-card-button = { $card } · du { $you } · Gegner { $they }
agent-avenue-panel-market-effect = { $spaces } 🃏
agent-avenue-panel-own-button = { $card } · du { $you }
agent-avenue-panel-take-button = { $take } · { $which ->
    [face_up] du { $does }
   *[face_down] Gegner { $does }
}
agent-avenue-panel-market-button = { $agree ->
    [True] Zustimmen: { $card }
   *[False] { $card }
} { $own ->
    [True] für dich
   *[False] für { $taker }
}
agent-avenue-panel-pair = • **{ $down }** verdeckt – nimmt der Gegner { $up }: du { $you_if_up }, Gegner { $they_if_up }; nimmt er { $down }: du { $you_if_down }, Gegner { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – bei dir: { $you }; beim Gegner: { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = **Welche Karte legst du endgültig beiseite?** Du ziehst nach.
agent-avenue-panel-aside-button = { $left ->
    [one] Karte beiseitelegen (noch { $left })
   *[other] Karte beiseitelegen (noch { $left })
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 Damit fängst du die andere Figur. { $then }
        [codebreakers] ⠀⠀🏆 Das ist deine dritte Codeknackerin. { $then }
        [leader] ⠀⠀🏆 Das ist dein dritter Draufgänger, und du hast den Rudelführer. { $then }
        [masterplan] ⠀⠀🏆 Damit ist dein Masterplan komplett. { $then }
       *[security] ⠀⠀🏆 Die andere Figur steht auf deinem Heimatfeld. { $then }
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ Damit fängt die Gegenseite dich. { $then }
        [codebreakers] ⠀⠀⚠️ Das ist die dritte Codeknackerin der Gegenseite. { $then }
        [leader] ⠀⠀⚠️ Das ist der dritte Draufgänger der Gegenseite, und sie hat den Rudelführer. { $then }
        [masterplan] ⠀⠀⚠️ Damit ist der Masterplan der Gegenseite komplett. { $then }
       *[security] ⠀⠀⚠️ Deine Figur steht auf dem Heimatfeld der Gegenseite. { $then }
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ Das ist dein dritter Draufgänger. { $then }
       *[caught] ⠀⠀⚠️ Damit fällst du auf die andere Figur zurück. { $then }
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 Das ist der dritte Draufgänger der Gegenseite. { $then }
       *[caught] ⠀⠀🏆 Damit fällt die andere Figur auf dich zurück. { $then }
    }
}
# What comes of it at the end of this turn; not sure where a card that nobody sees yet, or the market, may change it.
agent-avenue-panel-then = { $sure ->
    [yes] { $whose ->
        [you] { $ending ->
            [wins] Du gewinnst am Ende dieses Zugs.
           *[loses] Du verlierst am Ende dieses Zugs.
        }
       *[they] { $ending ->
            [wins] Die Gegenseite gewinnt am Ende dieses Zugs.
           *[loses] Die Gegenseite verliert am Ende dieses Zugs.
        }
    }
   *[no] { $whose ->
        [you] { $ending ->
            [wins] Du gewinnst, wenn sich in diesem Zug nichts mehr daran ändert.
           *[loses] Du verlierst, wenn sich in diesem Zug nichts mehr daran ändert.
        }
       *[they] { $ending ->
            [wins] Die Gegenseite gewinnt, wenn sich in diesem Zug nichts mehr daran ändert.
           *[loses] Die Gegenseite verliert, wenn sich in diesem Zug nichts mehr daran ändert.
        }
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] Du hast die offene Karte gewählt.
       *[face_down] Du hast die verdeckte Karte gewählt.
    }
   *[False] { $which ->
        [face_up] { $who } hat die offene Karte gewählt.
       *[face_down] { $who } hat die verdeckte Karte gewählt.
    }
}
agent-avenue-panel-pick-waits = { $waits ->
    [you] Es gilt, sobald du dieselbe wählst.
    [partner] Warten auf { $who }: Es gilt, sobald ihr dieselbe wählt.
   *[both] Ihr wollt verschiedene Karten. Es gilt, sobald jemand von euch nachgibt.
}
agent-avenue-panel-no-proposal = Noch ist nichts vorgeschlagen.
agent-avenue-panel-proposal = { $own ->
    [True] Dein Vorschlag: { $card } für { $taker }. Warten auf { $who }.
   *[False] { $who } schlägt vor: { $card } für { $taker }. Stimm zu, oder schlag etwas anderes vor.
}
# If the partners haven’t agreed when time is up.
agent-avenue-panel-time-up = { $how ->
    [pick] Ohne zweite Wahl gilt diese, frühestens { $moment }.
    [proposal] Kommt nichts anderes, gilt dieser Vorschlag, frühestens { $moment }.
   *[chance] Ohne Einigung entscheidet der Zufall, frühestens { $moment }.
}
agent-avenue-panel-take = { $which ->
    [face_up] { $agent } nehmen
   *[face_down] Verdeckte nehmen
}
