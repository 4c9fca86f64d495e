# Agent Avenue's own panels.

agent-avenue-panel-down = Відкрито: { $up }. **Котру кладеш закрито?**
agent-avenue-panel-card-button = { $card } · ти { $you } · вони { $they }
agent-avenue-panel-market-effect = { $spaces } 🃏
agent-avenue-panel-own-button = { $card } · ти { $you }
agent-avenue-panel-take-button = { $take } · { $which ->
    [face_up] ти { $does }
   *[face_down] вони { $does }
}
agent-avenue-panel-market-button = { $agree ->
    [True] Згода: { $card }
   *[False] { $card }
} { $own ->
    [True] — тобі
   *[False] — { $taker }
}
agent-avenue-panel-pair = • **{ $down }** закрито — якщо вони беруть { $up }: ти { $you_if_up }, вони { $they_if_up }; якщо { $down }: ти { $you_if_down }, вони { $they_if_down }
agent-avenue-panel-card = • **{ $card }** — якщо береш ти: { $you }; якщо вони: { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = **Яку карту відкладаєш назавжди?** Замість неї добереш іншу.
agent-avenue-panel-aside-button = { $left ->
    [one] Відкласти карту (ще { $left })
    [few] Відкласти карту (ще { $left })
   *[many] Відкласти карту (ще { $left })
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 З нею ти їх наздоженеш. { $then }
        [codebreakers] ⠀⠀🏆 Це твоя третя Криптографка. { $then }
        [leader] ⠀⠀🏆 Це твій третій Шибайголова, і ти на чолі зграї. { $then }
        [masterplan] ⠀⠀🏆 З нею твій Геніальний план здійсниться. { $then }
       *[security] ⠀⠀🏆 Їхня фігурка на твоєму домашньому полі. { $then }
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ З нею вони наздоженуть тебе. { $then }
        [codebreakers] ⠀⠀⚠️ Це їхня третя Криптографка. { $then }
        [leader] ⠀⠀⚠️ Це їхній третій Шибайголова, і вони на чолі зграї. { $then }
        [masterplan] ⠀⠀⚠️ З нею їхній Геніальний план здійсниться. { $then }
       *[security] ⠀⠀⚠️ Твоя фігурка на їхньому домашньому полі. { $then }
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ Це твій третій Шибайголова. { $then }
       *[caught] ⠀⠀⚠️ Ти відступиш просто на них. { $then }
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 Це їхній третій Шибайголова. { $then }
       *[caught] ⠀⠀🏆 Вони відступлять просто на тебе. { $then }
    }
}
# What comes of it at the end of this turn; not sure where a card that nobody sees yet, or the market, may change it.
agent-avenue-panel-then = { $sure ->
    [yes] { $whose ->
        [you] { $ending ->
            [wins] Наприкінці ходу ти виграєш.
           *[loses] Наприкінці ходу ти програєш.
        }
       *[they] { $ending ->
            [wins] Наприкінці ходу вони виграють.
           *[loses] Наприкінці ходу вони програють.
        }
    }
   *[no] { $whose ->
        [you] { $ending ->
            [wins] Ти виграєш, якщо цього ходу ніщо це не змінить.
           *[loses] Ти програєш, якщо цього ходу ніщо це не змінить.
        }
       *[they] { $ending ->
            [wins] Вони виграють, якщо цього ходу ніщо це не змінить.
           *[loses] Вони програють, якщо цього ходу ніщо це не змінить.
        }
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] Твій вибір: відкрита карта.
       *[face_down] Твій вибір: закрита карта.
    }
   *[False] { $which ->
        [face_up] { $who } обирає відкриту карту.
       *[face_down] { $who } обирає закриту карту.
    }
}
agent-avenue-panel-pick-waits = { $waits ->
    [you] Досить тобі вибрати те саме, і справу вирішено.
    [partner] Чекаємо: { $who }. Досить вибрати те саме, і справу вирішено.
   *[both] Ви вибрали різне. Хтось має передумати.
}
agent-avenue-panel-no-proposal = Пропозицій ще немає.
agent-avenue-panel-proposal = { $own ->
    [True] Твоя пропозиція: { $card } ({ $taker }). Чекаємо: { $who }.
   *[False] { $who } пропонує: { $card } ({ $taker }). Погодься або запропонуй інше.
}
# If the partners haven’t agreed when time is up.
agent-avenue-panel-time-up = { $how ->
    [pick] Якщо другого вибору не буде, цей діє щонайраніше { $moment }.
    [proposal] Якщо іншого не буде, ця пропозиція діє щонайраніше { $moment }.
   *[chance] Якщо не дійдете згоди, щонайраніше { $moment } вирішить жереб.
}
agent-avenue-panel-take = { $which ->
    [face_up] Узяти: { $agent }
   *[face_down] Узяти закриту
}
