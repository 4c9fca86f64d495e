# The panels of MIND MGMT.

mind-mgmt-panel-place = { $place } { $one } { $other }
mind-mgmt-panel-place-temple = { $place } Храм
mind-mgmt-panel-which-row = У якому рядку мапи?
mind-mgmt-panel-row-button = Рядок { $row }
mind-mgmt-panel-other-row-button = Інший рядок
mind-mgmt-panel-border-placeholder = Яка межа? { $borders ->
    [one] Вільна { $borders }
    [few] Вільні { $borders }
   *[many] Вільних { $borders }
}
mind-mgmt-panel-border-beside = { $one } | { $other }
mind-mgmt-panel-border-below = { $one } — нижче { $other }
mind-mgmt-panel-immortal-put-placeholder = Де стоїть безсмертний { $number }?
mind-mgmt-panel-slip-placeholder = Де лежить друга ілюзія?
mind-mgmt-panel-pawn-placeholder = Де починає { $agent }?
mind-mgmt-panel-step-button = { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-slip-button = Ілюзія { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-and-end = { $label }, кінець ходу
mind-mgmt-panel-dead-end = ⚠️ Глухий кут: { $places }. Далі ні крок, ні ілюзія не веде, і агенти виграли б.
mind-mgmt-panel-slips-placeholder = Ілюзія: котра й куди?
mind-mgmt-panel-slip-option = { $token ->
    [first] Перша ілюзія
   *[second] Друга ілюзія
} { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-immortals-placeholder = { $count ->
    [one] Пересунути безсмертного: { $numbers }
    [few] Пересунути безсмертного: { $numbers }
   *[many] Пересунути безсмертного: { $numbers }
}
mind-mgmt-panel-immortal-option = Безсмертний { $number }: { $origin } { $arrow } { $place }
mind-mgmt-panel-extra-placeholder = Покласти слід за ще один рух
mind-mgmt-panel-show-button = Показати: { $place }
mind-mgmt-panel-order = { $order ->
    [oldest] На питання одразу відповідає твій найстаріший крок, що пасує.
    [farthest] На питання одразу відповідає найдальший від тебе крок, що пасує.
   *[none] На кожне питання відповідаєш ти.
}
mind-mgmt-panel-order-button = Постійний наказ …
mind-mgmt-panel-agent-button = { $agent } ({ $place })
mind-mgmt-panel-other-agent-button = Інший агент
mind-mgmt-panel-walk-placeholder = Куди з { $place } іде { $agent }?
mind-mgmt-panel-send-whom-placeholder = Котрого агента послати?
mind-mgmt-panel-send-placeholder = Куди послати з { $place }: { $agent }
mind-mgmt-panel-barred = Безсмертний деінде не дає питати: { $features }.
mind-mgmt-panel-barred-here = { $agent ->
    [meru] Безсмертний тут не дає питати, розкривати, захоплювати й дослухатися.
   *[other] Безсмертний тут не дає питати, розкривати й захоплювати.
}
mind-mgmt-panel-ask-button = { $spoken ->
    [True] Запитати: { $feature }
   *[False] Питати: { $feature }
}
mind-mgmt-panel-ask-ally-button = { $spoken ->
    [True] З Дельфіном, усі: { $feature }
   *[False] Дельфін: { $feature }
}
mind-mgmt-panel-sense-button = { $spoken ->
    [True] Вербувальник за ≤2 у рядку чи стовпці?
   *[False] За ≤2, рядок/стовпець?
}
mind-mgmt-panel-capture-button = Захопити
mind-mgmt-panel-reveal-button = Розкрити годину
mind-mgmt-panel-reveal-option = Розкрити; прибрати нотатку: { $place }
mind-mgmt-panel-act-placeholder = Дія: запитати, захопити, розкрити
mind-mgmt-panel-reveal-placeholder = Розкрити годину: яку нотатку за це прибрати?
mind-mgmt-panel-shake-placeholder = Допит: яка пам’ятка на таємній карті?
mind-mgmt-panel-shift-placeholder = Пересунути безсмертного, що поруч по прямій
mind-mgmt-panel-push-button = Відштовхнути { $arrow } { $place }
mind-mgmt-panel-end-button = Готово
mind-mgmt-panel-notes-button = Нотатки …
mind-mgmt-panel-notes = Білі нотатки, їх бачать усі: { $left ->
    [0] більше немає; ту, що лежить, можна змінити чи прибрати.
    [one] лишилася { $left }.
    [few] лишилося { $left }.
   *[many] лишилося { $left }.
}
mind-mgmt-panel-note-button = { $place } «{ $text }»
mind-mgmt-panel-belief-button = { $spoken ->
    [True] Де може бути Вербувальник?
   *[False] Шанси
}
mind-mgmt-panel-belief = Де був Вербувальник наприкінці останньої години, судячи з усього відомого.
