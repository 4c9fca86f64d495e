# Agent Avenue's own panels.

agent-avenue-panel-down = Open: { $up }. **Welke kaart speel je gedekt?**
agent-avenue-panel-card-button = { $card } · jij { $you } · ander { $they }
agent-avenue-panel-market-effect = { $spaces } 🃏
agent-avenue-panel-own-button = { $card } · jij { $you }
agent-avenue-panel-take-button = { $take } · { $which ->
    [face_up] jij { $does }
   *[face_down] ander { $does }
}
agent-avenue-panel-market-button = { $agree ->
    [True] Akkoord: { $card }
   *[False] { $card }
} { $own ->
    [True] voor jou
   *[False] voor { $taker }
}
agent-avenue-panel-pair = • **{ $down }** gedekt – neemt de ander { $up }: jij { $you_if_up }, ander { $they_if_up }; neemt de ander { $down }: jij { $you_if_down }, ander { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – neem jij hem: jij { $you }; neemt de ander hem: ander { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = **Welke kaart leg je voorgoed opzij?** Je trekt een andere.
agent-avenue-panel-aside-button = { $left ->
    [one] Leg een kaart opzij (nog { $left })
   *[other] Leg een kaart opzij (nog { $left })
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 Daarmee pak je de ander. { $then }
        [codebreakers] ⠀⠀🏆 Dat is je derde Codekraker. { $then }
        [leader] ⠀⠀🏆 Dat is je derde Waaghals, en jij leidt de roedel. { $then }
        [masterplan] ⠀⠀🏆 Daarmee is je Meesterplan rond. { $then }
       *[security] ⠀⠀🏆 De andere pion staat op jouw thuisvakje. { $then }
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ Daarmee pakt de ander jou. { $then }
        [codebreakers] ⠀⠀⚠️ Dat is de derde Codekraker van de ander. { $then }
        [leader] ⠀⠀⚠️ Dat is de derde Waaghals van de ander, die de roedel leidt. { $then }
        [masterplan] ⠀⠀⚠️ Daarmee is het Meesterplan van de ander rond. { $then }
       *[security] ⠀⠀⚠️ Jouw pion staat op het thuisvakje van de ander. { $then }
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ Dat is je derde Waaghals. { $then }
       *[caught] ⠀⠀⚠️ Daarmee val je terug tot bij de ander. { $then }
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 Dat is de derde Waaghals van de ander. { $then }
       *[caught] ⠀⠀🏆 Daarmee valt de ander terug tot bij jou. { $then }
    }
}
# What comes of it at the end of this turn; not sure where a card that nobody sees yet, or the market, may change it.
agent-avenue-panel-then = { $sure ->
    [yes] { $whose ->
        [you] { $ending ->
            [wins] Je wint aan het eind van deze beurt.
           *[loses] Je verliest aan het eind van deze beurt.
        }
       *[they] { $ending ->
            [wins] De ander wint aan het eind van deze beurt.
           *[loses] De ander verliest aan het eind van deze beurt.
        }
    }
   *[no] { $whose ->
        [you] { $ending ->
            [wins] Je wint, tenzij iets anders dat deze beurt verandert.
           *[loses] Je verliest, tenzij iets anders dat deze beurt verandert.
        }
       *[they] { $ending ->
            [wins] De ander wint, tenzij iets anders dat deze beurt verandert.
           *[loses] De ander verliest, tenzij iets anders dat deze beurt verandert.
        }
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] Jij koos de open kaart.
       *[face_down] Jij koos de gedekte kaart.
    }
   *[False] { $which ->
        [face_up] { $who } koos de open kaart.
       *[face_down] { $who } koos de gedekte kaart.
    }
}
agent-avenue-panel-pick-waits = { $waits ->
    [you] Het is beslist als jij hetzelfde kiest.
    [partner] Het wachten is op { $who }: het is beslist als jullie hetzelfde kiezen.
   *[both] Jullie willen verschillende kaarten. Het is beslist als een van jullie van gedachten verandert.
}
agent-avenue-panel-no-proposal = Er is nog niets voorgesteld.
agent-avenue-panel-proposal = { $own ->
    [True] Jij stelt voor: { $card } voor { $taker }. Het wachten is op { $who }.
   *[False] { $who } stelt voor: { $card } voor { $taker }. Ga akkoord of stel iets anders voor.
}
# If the partners haven’t agreed when time is up.
agent-avenue-panel-time-up = { $how ->
    [pick] Komt er geen tweede keuze, dan telt deze, op zijn vroegst { $moment }.
    [proposal] Komt er niets anders, dan telt dit voorstel, op zijn vroegst { $moment }.
   *[chance] Worden jullie het niet eens, dan beslist het lot, op zijn vroegst { $moment }.
}
agent-avenue-panel-take = { $which ->
    [face_up] Neem { $agent }
   *[face_down] Neem de gedekte
}
