# What stands in Agent Avenue's pictures, their alt texts and the board in words.

agent-avenue-picture-motto = Наздожени, поки не наздогнали тебе
# Under the hand: how many agents are in play, and the number the next one brings.
agent-avenue-picture-legend = у грі та що дасть наступний
agent-avenue-picture-laid = На столі
agent-avenue-picture-turn-was = Хід { $turn }

agent-avenue-picture-stage-play = Хід { $turn }: { $who } викладає дві карти
agent-avenue-picture-stage-lay-first = Хід { $turn }: { $who }, хто перший?
agent-avenue-picture-stage-lay-second = Хід { $turn }: { $who } викладає закрито
agent-avenue-picture-stage-recruit = { $count ->
    [one] Хід { $turn }: { $who } бере карту
    [few] Хід { $turn }: { $who } обирають карту
   *[many] Хід { $turn }: { $who } обирають карту
}
agent-avenue-picture-stage-market = Хід { $turn }: { $who } на ринку
agent-avenue-picture-stage-ability = Хід { $turn }: { $who } — { $card }
agent-avenue-picture-stage-over = Гру закінчено
agent-avenue-picture-won = { $side ->
    [green] Зелені
   *[blue] Сині
} виграють

agent-avenue-picture-group = { $count ->
    [1] { $agent }
   *[other] { $count } × { $agent }
}
agent-avenue-picture-alt-distance = { $spaces ->
    [one] { $side }: ще { $spaces } поле до чужої фігурки.
    [few] { $side }: ще { $spaces } поля до чужої фігурки.
   *[many] { $side }: ще { $spaces } полів до чужої фігурки.
}
agent-avenue-picture-alt-agents = { $side }, у грі: { $agents }.
agent-avenue-picture-alt-nobody = { $side }: у грі нікого.
agent-avenue-picture-turn-line = Хід { $turn }: { $first } — { $first_agent } ({ $first_down ->
    [yes] закрита
   *[no] відкрита
}, { $first_spaces }), { $second } — { $second_agent } ({ $second_down ->
    [yes] закрита
   *[no] відкрита
}, { $second_spaces }).

agent-avenue-picture-you-play = Виклади дві карти, одну закрито
agent-avenue-picture-you-lay-first = Виклади відкриту карту
agent-avenue-picture-you-lay-second = Виклади закриту карту
agent-avenue-picture-you-recruit = Котру карту береш?
agent-avenue-picture-you-market = Візьми карту на ринку
agent-avenue-picture-you-ability = Виконай карту ринку
agent-avenue-picture-they-take = Вони
# Beside a pawn: how many spaces are missing to a catch.
agent-avenue-picture-catches = наздожене за { $spaces }
agent-avenue-picture-you-catch = Тобі до них { $spaces }
agent-avenue-picture-they-catch = Їм до тебе { $spaces }
agent-avenue-picture-you-get = Ти
agent-avenue-picture-they-get = Вони
agent-avenue-picture-face-up = Відкрита
agent-avenue-picture-face-down = Закрита
agent-avenue-picture-set-aside = Відкладено
agent-avenue-picture-no-cards = Карт на руці немає
agent-avenue-picture-alt-hand = На руці: { $cards }.
agent-avenue-picture-alt-card = { $agent } (береш ти — { $you }, вони — { $they })
agent-avenue-picture-alt-up = Відкрито: { $agent }. Котру кладеш закрито?
agent-avenue-picture-alt-pair = { $down } закрито: якщо вони беруть { $up }, ти { $you_if_up }, вони { $they_if_up }; якщо { $down }, ти { $you_if_down }, вони { $they_if_down }.
agent-avenue-picture-score = За цим столом
agent-avenue-picture-score-line = За цим столом досі: { $seats }.
agent-avenue-picture-score-seat = { $games ->
    [one] { $seat } { $games } партія
    [few] { $seat } { $games } партії
   *[many] { $seat } { $games } партій
}
agent-avenue-picture-earlier = { $turns ->
    [one] Раніше був ще { $turns } хід
    [few] Раніше було ще { $turns } ходи
   *[many] Раніше було ще { $turns } ходів
}

agent-avenue-picture-seat = { $side ->
    [green] 🟢
   *[blue] 🟦
} { $letter }

# The board in words.

agent-avenue-picture-heading-street = Вулиця
agent-avenue-picture-heading-side = { $side ->
    [green] Зелені
   *[blue] Сині
} ({ $seats })
agent-avenue-picture-heading-table = На столі
agent-avenue-picture-heading-market = Чорний ринок
agent-avenue-picture-heading-hand = { $whose ->
    [own] Твої карти ({ $side ->
        [green] Зелені
       *[blue] Сині
    }, { $seat })
   *[other] Карти: { $seat }
}
agent-avenue-picture-heading-past = Останні ходи
agent-avenue-picture-deck = { $cards ->
    [one] У колоді { $cards } карта.
    [few] У колоді { $cards } карти.
   *[many] У колоді { $cards } карт.
}
agent-avenue-picture-row = Поля від { $first } до { $last }, уперед: { $spaces }.
agent-avenue-picture-space = { $kind ->
    [green] { $space } дім Зелених
    [blue] { $space } дім Синіх
    [market] { $space } ринок
   *[house] { $space }
}{ $pawns ->
    [green] { " з фігуркою Зелених" }
    [blue] { " з фігуркою Синіх" }
    [both] { " з обома фігурками" }
   *[none] { "" }
}
agent-avenue-picture-hand-line = Місце { $seat }: { $cards ->
    [one] { $cards } карта на руці
    [few] { $cards } карти на руці
   *[many] { $cards } карт на руці
}, відкладено: { $aside }
agent-avenue-picture-agent-line = { $count } × { $agent }; { $does ->
    [wins] ще одна карта — виграш
    [loses] ще одна карта — програш
    [only] більше таких немає
   *[moves] наступна карта: { $spaces }
}
agent-avenue-picture-not-in-play = Не в грі: { $agents }
agent-avenue-picture-next = { $agent } ({ $does ->
    [wins] виграш
    [loses] програш
   *[moves] { $spaces }
})
agent-avenue-picture-table-up = { $agent }, відкрито{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down = Карта закрито{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down-known = { $agent }, закрито{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-market-deck = У колоді ринку: { $cards }, у скиді: { $discarded }
agent-avenue-picture-aside-line = Відкладено: { $agents }
agent-avenue-picture-step-recruit = { $side }, завербовано: { $card } ({ $spaces })
agent-avenue-picture-step-bonus = { $card }: { $side } { $spaces }
agent-avenue-picture-step-market = { $side }, карта ринку: { $card }
agent-avenue-picture-step-nothing = { $side }, без дії: { $card }
agent-avenue-picture-step-to-hand = { $side }, на руку: { $card }

# How to play, and the cover.

agent-avenue-picture-guide-aim = Доганяй і тікай
agent-avenue-picture-guide-aim-text = Дійди до чужої фігурки або обжени її.
agent-avenue-picture-guide-turn = Твій хід
agent-avenue-picture-guide-turn-text = Виклади двох агентів, одного закрито. Вони беруть одного, тобі — другий. Рухаються обидві фігурки.
agent-avenue-picture-guide-end = Інший кінець гри
agent-avenue-picture-guide-win = три такі карти: ти виграєш
agent-avenue-picture-guide-lose = три такі карти: ти програєш
agent-avenue-picture-guide-alt = Як грати в Agent Avenue. { agent-avenue-picture-guide-aim-text } { agent-avenue-picture-guide-turn-text } Три Криптографки виграють, три Шибайголови програють.
agent-avenue-picture-cover-alt = Agent Avenue: двоє шпигунів на вулиці з чотирнадцяти будинків. { agent-avenue-picture-motto }.
agent-avenue-picture-film-alt = Гра хід за ходом: дві карти на вибір, одна закрита, і шлях обох фігурок.
agent-avenue-picture-closed = Справу закрито
