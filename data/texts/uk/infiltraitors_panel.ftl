# Infiltraitors' own panels.

infiltraitors-panel-capture-button = Схопити підозрюваного
infiltraitors-panel-clue-button = Дати підказку …
infiltraitors-panel-wait-button = Вичекати …
infiltraitors-panel-wait = **Вичекати:** скільки карт добираєш?
infiltraitors-panel-wait-more = Спершу верхня карта штабу (колоди) йде в скид закритою.
infiltraitors-panel-draw-button = { $short ->
    [0] Добрати { $count }
   *[other] Добрати { $count } (у штабі: { $there })
}
infiltraitors-panel-clue = **Дати підказку:** котрою картою?
infiltraitors-panel-exchange-whom = **Обмін:** з яким агентом?
infiltraitors-panel-exchange = { $draws ->
    [True] **Обмін** ({ $target }): котрою картою?
   *[False] **Обмін** ({ $target }), штаб порожній: котрою картою?
}
infiltraitors-panel-exchange-spoken = { $draws ->
    [True] **Обмін:** яку карту викладаєш на підозрюваного, якого тримає { $target }? Потім добираєш одну зі штабу (колоди).
   *[False] **Обмін:** яку карту викладаєш на підозрюваного, якого тримає { $target }? Штаб (колода) порожній: нічого не добираєш.
}
infiltraitors-panel-shoot-whom = **Стріляти:** у чийого підозрюваного?
infiltraitors-panel-shoot-colour = **Стріляти:** який колір?
infiltraitors-panel-shoot-colour-more = Число — потім.
infiltraitors-panel-shoot-number = **Стріляти:** { $colour }, а яке число?
infiltraitors-panel-excluded = { $why ->
    [seen] ✗ Не може бути: виключають підказки, промахи або карта, яку видно деінде; кожна лише одна.
    [clues] ✗ Не може бути: виключають підказки та промахи.
   *[misses] ✗ Не може бути: тут уже був промах.
}{ $marks ->
    [True] { " " }Викреслене тобою на планшетах теж перекреслено.
   *[False] { "" }
}
infiltraitors-panel-exchange-button = Обмін: { $target } …
infiltraitors-panel-exchange-whom-button = Обмін …
infiltraitors-panel-shoot-button = Стріляти: { $target } …
infiltraitors-panel-shoot-whom-button = Стріляти …
infiltraitors-panel-target-button = Підозрюваний: { $target }
infiltraitors-panel-colour-button = { $left ->
    [-1] { $colour }
    [0] { $colour } ✗
   *[other] { $colour } · { $left }
}
infiltraitors-panel-search-button = { $count ->
    [one] Відкритий скид ({ $count })
    [few] Відкритий скид ({ $count })
   *[many] Відкритий скид ({ $count })
}
infiltraitors-panel-searched = **Відкритий скид:** { $open }; закрито: { $down }
infiltraitors-panel-which-discard = **Підказка на ключову особу:** котра карта відкритого скиду?
infiltraitors-panel-discards-button = { $count ->
    [one] Карта зі скиду …
    [few] Карта зі скиду …
   *[many] Карта зі скиду …
}
infiltraitors-panel-face-down-button = Одна закрита (усього { $count })
infiltraitors-panel-no-card-button = Без карти
infiltraitors-panel-card-button = { $turned ->
    [upright] { $card } ✓
    [sideways] { $card } ✗
   *[unknown] { $card }
}
infiltraitors-panel-card-spoken-button = { $turned ->
    [upright] { $card } — збіг
    [sideways] { $card } — немає збігу
   *[unknown] { $card }
}
infiltraitors-panel-identity-button = { $excluded ->
    [True] { $card } ✗
   *[False] { $card }
}
infiltraitors-panel-other-colour-button = Інший колір
infiltraitors-panel-special-button = { $colour }: спец., середина
infiltraitors-panel-specials = Або спеціальна карта із середини:
infiltraitors-panel-whose-hand = **З чиєї руки?**
infiltraitors-panel-hand = Рука: { $owner }
infiltraitors-panel-hand-button = Рука: { $owner }
infiltraitors-panel-from-hand = З твоєї руки:
infiltraitors-panel-from-discards = Або відкрита карта скиду:
