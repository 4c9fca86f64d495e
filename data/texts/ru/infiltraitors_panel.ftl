# Панели игры «Под прицелом».

infiltraitors-panel-capture-button = Схватить подозреваемого
infiltraitors-panel-clue-button = Дать подсказку …
infiltraitors-panel-wait-button = Выждать …
infiltraitors-panel-wait = **Выждать:** сколько карт добрать?
infiltraitors-panel-wait-more = Сначала верхняя карта штаба (колоды) уходит в сброс, её никто не видит.
infiltraitors-panel-draw-button = { $short ->
    [0] Добрать { $count }
   *[other] Добрать { $count } (штаб: { $there })
}
infiltraitors-panel-clue = **Дать подсказку:** какой картой?
infiltraitors-panel-exchange-whom = **Обмен:** с каким агентом?
infiltraitors-panel-exchange = { $draws ->
    [True] **Обмен** ({ $target }): какая карта?
   *[False] **Обмен** ({ $target }), штаб пуст: какая карта?
}
infiltraitors-panel-exchange-spoken = { $draws ->
    [True] **Обмен** ({ $target }): какую карту сыграть к подозреваемому? Потом добираешь одну из штаба (колоды).
   *[False] **Обмен** ({ $target }): какую карту сыграть к подозреваемому? Штаб (колода) пуст, добрать нечего.
}
infiltraitors-panel-shoot-whom = **Выстрел:** в чьего подозреваемого?
infiltraitors-panel-shoot-colour = **Выстрел:** какой цвет?
infiltraitors-panel-shoot-colour-more = Число спрошу потом.
infiltraitors-panel-shoot-number = **Выстрел:** { $colour }, а какое число?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Исключено: подсказками, промахами или картой, которую ты видишь в другом месте; все карты по одной.
    [clues] ✗ Исключено: подсказками и промахами.
   *[misses] ✗ Исключено: такой выстрел уже был, мимо.
}{ $marks ->
    [True] { " " }Твои пометки на планшетах тоже здесь.
   *[False] { "" }
}
infiltraitors-panel-exchange-button = Обмен: { $target } …
infiltraitors-panel-exchange-whom-button = Обменяться …
infiltraitors-panel-shoot-button = Выстрелить: { $target } …
infiltraitors-panel-shoot-whom-button = Выстрелить …
infiltraitors-panel-target-button = Подозреваемый: { $target }
infiltraitors-panel-colour-button = { $left ->
    [-1] { $colour }
    [0] { $colour } ✗
   *[other] { $colour } · { $left }
}
infiltraitors-panel-search-button = { $count ->
    [1] Открытый сброс (1)
   *[other] Открытый сброс ({ $count })
}
infiltraitors-panel-searched = **Открытый сброс:** { $open }; лицом вниз: { $down }
infiltraitors-panel-which-discard = **Подсказка к ключевой фигуре:** какая карта сброса?
infiltraitors-panel-discards-button = { $count ->
    [1] Карта открытого сброса …
   *[other] Из открытого сброса …
}
infiltraitors-panel-face-down-button = Одну закрытую (из { $count })
infiltraitors-panel-no-card-button = Без карты
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } ✓
    [sideways] { $card } ✗
   *[unknown] { $card }
}
infiltraitors-panel-card-spoken-button = { $turned ->
    [upright] { $card } – совпадение
    [sideways] { $card } – нет совпадения
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Другой цвет
infiltraitors-panel-special-button = { $colour }, особая с середины
infiltraitors-panel-specials = Или особая карта с середины:
infiltraitors-panel-whose-hand = **Из чьей руки?**
infiltraitors-panel-hand = Рука: { $owner }
infiltraitors-panel-hand-button = Рука: { $owner }
infiltraitors-panel-from-hand = С твоей руки:
infiltraitors-panel-from-discards = Или из открытого сброса:
