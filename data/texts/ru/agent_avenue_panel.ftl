# Панели игры «Улица шпионов».

agent-avenue-panel-down = Открыто: { $up }. **Какую карту выложишь закрытой?**
agent-avenue-panel-card-button = { $card } · ты { $you } · они { $they }
agent-avenue-panel-market-effect = { $spaces } 🃏
agent-avenue-panel-own-button = { $card } · ты { $you }
agent-avenue-panel-take-button = { $take } · { $which ->
    [face_up] ты { $does }
   *[face_down] они { $does }
}
agent-avenue-panel-market-button = { $agree ->
    [True] Согласиться: { $card }
   *[False] { $card }
} { $own ->
    [True] · ты
   *[False] · { $taker }
}
agent-avenue-panel-pair = • Закрыто: **{ $down }** – если возьмут { $up }: ты { $you_if_up }, они { $they_if_up }; если возьмут { $down }: ты { $you_if_down }, они { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – возьмёшь ты: { $you }; возьмут они: { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = **Какую карту отложить насовсем?** Взамен доберёшь другую.
agent-avenue-panel-aside-button = { $left ->
    [one] Отложить карту (ещё { $left })
    [few] Отложить карту (ещё { $left })
   *[many] Отложить карту (ещё { $left })
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 С ней ты их догоняешь. { $then }
        [codebreakers] ⠀⠀🏆 Это твоя третья Дешифровщица. { $then }
        [leader] ⠀⠀🏆 Это твоя третья Сорвиголова, а у тебя Вожак стаи. { $then }
        [masterplan] ⠀⠀🏆 С ней исполнится твой Гениальный план. { $then }
       *[security] ⠀⠀🏆 Их фигурка у тебя дома. { $then }
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ С ней они тебя догоняют. { $then }
        [codebreakers] ⠀⠀⚠️ Это их третья Дешифровщица. { $then }
        [leader] ⠀⠀⚠️ Это их третья Сорвиголова, а у них Вожак стаи. { $then }
        [masterplan] ⠀⠀⚠️ С ней исполнится их Гениальный план. { $then }
       *[security] ⠀⠀⚠️ Твоя фигурка у них дома. { $then }
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ Это твоя третья Сорвиголова. { $then }
       *[caught] ⠀⠀⚠️ Она отбросит тебя назад, прямо к ним. { $then }
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 Это их третья Сорвиголова. { $then }
       *[caught] ⠀⠀🏆 Она отбросит их назад, прямо к тебе. { $then }
    }
}
agent-avenue-panel-then = { $sure ->
    [yes] { $whose ->
        [you] { $ending ->
            [wins] В конце этого хода ты побеждаешь.
           *[loses] В конце этого хода ты проигрываешь.
        }
       *[they] { $ending ->
            [wins] В конце этого хода они побеждают.
           *[loses] В конце этого хода они проигрывают.
        }
    }
   *[no] { $whose ->
        [you] { $ending ->
            [wins] Ты побеждаешь, если что-то за этот ход не помешает.
           *[loses] Ты проигрываешь, если что-то за этот ход не помешает.
        }
       *[they] { $ending ->
            [wins] Они побеждают, если что-то за этот ход не помешает.
           *[loses] Они проигрывают, если что-то за этот ход не помешает.
        }
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] Твой выбор: открытая карта.
       *[face_down] Твой выбор: закрытая карта.
    }
   *[False] { $which ->
        [face_up] { $who } выбирает открытую карту.
       *[face_down] { $who } выбирает закрытую карту.
    }
}
agent-avenue-panel-pick-waits = { $waits ->
    [you] Выбери то же самое, и карта ваша.
    [partner] Ждём: { $who }. Карта ваша, когда оба выберут одно и то же.
   *[both] Вы выбрали разные карты. Пусть кто-то из вас передумает.
}
agent-avenue-panel-no-proposal = Предложений пока нет.
agent-avenue-panel-proposal = { $own ->
    [True] Ты предлагаешь: { $card } – { $taker }. Ждём: { $who }.
   *[False] { $who } предлагает: { $card } – { $taker }. Согласись или предложи своё.
}
agent-avenue-panel-time-up = { $how ->
    [pick] Если второго выбора не будет, этот войдёт в силу { $moment }, не раньше.
    [proposal] Если другого не будет, это предложение войдёт в силу { $moment }, не раньше.
   *[chance] Если вы не договоритесь, решит жребий { $moment }, не раньше.
}
agent-avenue-panel-take = { $which ->
    [face_up] Взять: { $agent }
   *[face_down] Взять закрытую
}
