# Что стоит на картинках «Улицы шпионов», в их описаниях и в поле словами.

agent-avenue-picture-motto = Догони, пока не догнали тебя
agent-avenue-picture-legend = в игре и что даст следующая
agent-avenue-picture-laid = На столе
agent-avenue-picture-turn-was = Ход { $turn }

agent-avenue-picture-stage-play = Ход { $turn }: { $who } кладёт две карты
agent-avenue-picture-stage-lay-first = Ход { $turn }: { $who }, кто кладёт первым?
agent-avenue-picture-stage-lay-second = Ход { $turn }: { $who } кладёт закрытую
agent-avenue-picture-stage-recruit = { $count ->
    [1] Ход { $turn }: { $who } берёт карту
   *[other] Ход { $turn }: { $who } выбирают карту
}
agent-avenue-picture-stage-market = Ход { $turn }: { $who } на рынке
agent-avenue-picture-stage-ability = Ход { $turn }: { $who } – { $card }
agent-avenue-picture-stage-over = Партия окончена
agent-avenue-picture-won = { $side ->
    [green] Зелёные
   *[blue] Синие
} побеждают

agent-avenue-picture-group = { $count ->
    [1] { $agent }
   *[other] { $count } × { $agent }
}
agent-avenue-picture-alt-distance = { $spaces ->
    [one] { $side }: до поимки { $spaces } клетка.
    [few] { $side }: до поимки { $spaces } клетки.
   *[many] { $side }: до поимки { $spaces } клеток.
}
agent-avenue-picture-alt-agents = { $side }, в игре: { $agents }.
agent-avenue-picture-alt-nobody = { $side }: в игре никого.
agent-avenue-picture-turn-line = Ход { $turn }: { $first } – { $first_agent } ({ $first_down ->
    [yes] закрыто
   *[no] открыто
}, { $first_spaces }), { $second } – { $second_agent } ({ $second_down ->
    [yes] закрыто
   *[no] открыто
}, { $second_spaces }).

agent-avenue-picture-you-play = Выложи открытую и закрытую
agent-avenue-picture-you-lay-first = Выложи открытую карту
agent-avenue-picture-you-lay-second = Выложи закрытую карту
agent-avenue-picture-you-recruit = Какую карту берёшь?
agent-avenue-picture-you-market = Возьми карту с рынка
agent-avenue-picture-you-ability = Выполни карту рынка
agent-avenue-picture-they-take = Они
agent-avenue-picture-catches = до поимки: { $spaces }
agent-avenue-picture-you-catch = Тебе до них: { $spaces }
agent-avenue-picture-they-catch = Им до тебя: { $spaces }
agent-avenue-picture-you-get = Ты
agent-avenue-picture-they-get = Они
agent-avenue-picture-face-up = Открыто
agent-avenue-picture-face-down = Закрыто
agent-avenue-picture-set-aside = Отложено
agent-avenue-picture-no-cards = На руке нет карт
agent-avenue-picture-alt-hand = На руке: { $cards }.
agent-avenue-picture-alt-card = { $agent } (возьмёшь ты: { $you }, возьмут они: { $they })
agent-avenue-picture-alt-up = Открыто: { $agent }. А что закрыто?
agent-avenue-picture-alt-pair = Закрыто { $down }: если возьмут { $up }, ты { $you_if_up }, они { $they_if_up }; если возьмут { $down }, ты { $you_if_down }, они { $they_if_down }.
agent-avenue-picture-score = Этот стол
agent-avenue-picture-score-line = За этим столом: { $seats }.
agent-avenue-picture-score-seat = { $games ->
    [one] { $seat } – { $games } партия
    [few] { $seat } – { $games } партии
   *[many] { $seat } – { $games } партий
}
agent-avenue-picture-earlier = { $turns ->
    [one] Не показан ещё { $turns } ход
    [few] Не показано ещё { $turns } хода
   *[many] Не показано ещё { $turns } ходов
}

agent-avenue-picture-seat = { $side ->
    [green] 🟢
   *[blue] 🟦
} { $letter }

# Поле словами.

agent-avenue-picture-heading-street = Улица
agent-avenue-picture-heading-side = { $side ->
    [green] Зелёные
   *[blue] Синие
} ({ $seats })
agent-avenue-picture-heading-table = На столе
agent-avenue-picture-heading-market = Чёрный рынок
agent-avenue-picture-heading-hand = { $whose ->
    [own] Твои карты ({ $side ->
        [green] Зелёные
       *[blue] Синие
    }, { $seat })
   *[other] Карты: { $seat }
}
agent-avenue-picture-heading-past = Последние ходы
agent-avenue-picture-deck = { $cards ->
    [one] В колоде { $cards } карта.
    [few] В колоде { $cards } карты.
   *[many] В колоде { $cards } карт.
}
agent-avenue-picture-row = Клетки { $first }–{ $last }, по ходу движения: { $spaces }.
agent-avenue-picture-space = { $kind ->
    [green] { $space } дом Зелёных
    [blue] { $space } дом Синих
    [market] { $space } рынок
   *[house] { $space }
}{ $pawns ->
    [green] { " (фигурка Зелёных)" }
    [blue] { " (фигурка Синих)" }
    [both] { " (обе фигурки)" }
   *[none] { "" }
}
agent-avenue-picture-hand-line = Место { $seat }: на руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, отложено: { $aside }
agent-avenue-picture-agent-line = { $count } × { $agent }; { $does ->
    [wins] ещё одна карта — победа
    [loses] ещё одна карта — поражение
    [only] больше таких нет
   *[moves] следующая карта: { $spaces }
}
agent-avenue-picture-not-in-play = Не в игре: { $agents }
agent-avenue-picture-next = { $agent } ({ $does ->
    [wins] победа
    [loses] поражение
   *[moves] { $spaces }
})
agent-avenue-picture-table-up = { $agent }, открыто{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down = Закрытая карта{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down-known = { $agent }, закрыто{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-market-deck = В колоде рынка { $cards }, в сбросе { $discarded }
agent-avenue-picture-aside-line = Отложено: { $agents }
agent-avenue-picture-step-recruit = { $side } вербуют: { $card } ({ $spaces })
agent-avenue-picture-step-bonus = { $card }: { $side } { $spaces }
agent-avenue-picture-step-market = { $side } берут на рынке: { $card }
agent-avenue-picture-step-nothing = { $card }: без действия ({ $side })
agent-avenue-picture-step-to-hand = { $side } берут на руку: { $card }

# Как играть и обложка.

agent-avenue-picture-guide-aim = Гонись и убегай
agent-avenue-picture-guide-aim-text = Догони или обгони чужую фигурку.
agent-avenue-picture-guide-turn = Твой ход
agent-avenue-picture-guide-turn-text = Выложи двух агентов, одного закрытым. Одного возьмут, второй твой. Двигаются обе фигурки.
agent-avenue-picture-guide-end = А ещё решают
agent-avenue-picture-guide-win = три таких: победа
agent-avenue-picture-guide-lose = три таких: поражение
agent-avenue-picture-guide-alt = Как играть в «Улицу шпионов». { agent-avenue-picture-guide-aim-text } { agent-avenue-picture-guide-turn-text } Три Дешифровщицы — победа, три Сорвиголовы — поражение.
agent-avenue-picture-cover-alt = «Улица шпионов»: два шпиона на улице из четырнадцати домов. { agent-avenue-picture-motto }.
agent-avenue-picture-film-alt = Партия ход за ходом: две карты на выбор, одна закрыта, и обе фигурки в пути.
agent-avenue-picture-closed = Дело закрыто
