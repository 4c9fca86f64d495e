# Панели MIND MGMT.

mind-mgmt-panel-place = { $place } { $one } { $other }
mind-mgmt-panel-place-temple = { $place } Храм
mind-mgmt-panel-which-row = В каком ряду карты?
mind-mgmt-panel-row-button = Ряд { $row }
mind-mgmt-panel-other-row-button = Другой ряд
mind-mgmt-panel-border-placeholder = Какая граница? { $borders ->
    [1] Свободна { $borders }
   *[other] Свободно: { $borders }
}
mind-mgmt-panel-border-beside = { $one } | { $other }
mind-mgmt-panel-border-below = { $one } — { $other } ниже
mind-mgmt-panel-immortal-put-placeholder = Где стоит бессмертный { $number }?
mind-mgmt-panel-slip-placeholder = Где лежит вторая иллюзия?
mind-mgmt-panel-pawn-placeholder = Где начинает { $agent }?
mind-mgmt-panel-step-button = { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-slip-button = Иллюзия { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-and-end = { $label }, конец хода
mind-mgmt-panel-dead-end = ⚠️ { $places }: там тупик. Ни шаг, ни иллюзия дальше не ведут, и победят агенты.
mind-mgmt-panel-slips-placeholder = Иллюзия: какая и куда?
mind-mgmt-panel-slip-option = { $token ->
    [first] Первая иллюзия
   *[second] Вторая иллюзия
} { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-immortals-placeholder = { $count ->
    [1] Передвинуть бессмертного { $numbers }
   *[other] Передвинуть бессмертного: { $numbers }
}
mind-mgmt-panel-immortal-option = Бессмертный { $number }: { $origin } { $arrow } { $place }
mind-mgmt-panel-extra-placeholder = Положить след: ещё одно движение
mind-mgmt-panel-show-button = Показать { $place }
mind-mgmt-panel-order = Вопросы: { $order ->
    [oldest] сразу отвечает самый старый подходящий след.
    [farthest] сразу отвечает подходящий след, самый дальний от тебя.
   *[none] на каждый отвечаешь ты.
}
mind-mgmt-panel-order-button = Автоответ …
mind-mgmt-panel-agent-button = { $agent } ({ $place })
mind-mgmt-panel-other-agent-button = Другой агент
mind-mgmt-panel-walk-placeholder = { $agent }: куда идти с { $place }?
mind-mgmt-panel-send-whom-placeholder = Какого агента отправить?
mind-mgmt-panel-send-placeholder = { $agent }: куда отправить с { $place }?
mind-mgmt-panel-barred = Бессмертный в другом месте мешает спросить: { $features }.
mind-mgmt-panel-barred-here = { $agent ->
    [meru] Бессмертный здесь мешает спросить, раскрыть, схватить и мешает способности Меру.
   *[other] Бессмертный здесь мешает спросить, раскрыть и схватить.
}
mind-mgmt-panel-act-placeholder = Спросить, схватить или раскрыть
mind-mgmt-panel-ask-button = { $spoken ->
    [True] Спросить: { $feature }
   *[False] Спросить: { $feature }
}
mind-mgmt-panel-ask-ally-button = { $spoken ->
    [True] С Дельфином: { $feature }, все следы
   *[False] Дельфин: { $feature }
}
mind-mgmt-panel-sense-button = { $spoken ->
    [True] Вербовщик до 2 мест, ряд/столбец?
   *[False] До 2 мест, ряд/столбец?
}
mind-mgmt-panel-capture-button = Захват
mind-mgmt-panel-reveal-button = Раскрыть час
mind-mgmt-panel-reveal-option = Раскрыть; снимается заметка { $place }
mind-mgmt-panel-reveal-placeholder = Раскрыть: какую заметку снять?
mind-mgmt-panel-shake-placeholder = Допрос: какую примету назвать?
mind-mgmt-panel-shift-placeholder = Подвинуть соседнего бессмертного
mind-mgmt-panel-push-button = Оттолкнуть { $arrow } { $place }
mind-mgmt-panel-end-button = Готово
mind-mgmt-panel-notes-button = Заметки …
mind-mgmt-panel-notes = Белые заметки, их видят все: { $left ->
    [0] больше нет; лежащую можно изменить или снять.
    [one] осталась { $left }.
    [few] осталось { $left }.
   *[many] осталось { $left }.
}
mind-mgmt-panel-note-button = { $place } «{ $text }»
mind-mgmt-panel-belief-button = { $spoken ->
    [True] Где может быть Вербовщик?
   *[False] Шансы
}
mind-mgmt-panel-belief = Где был Вербовщик, когда прошёл последний час, судя по всему известному.
