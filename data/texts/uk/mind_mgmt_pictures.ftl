# What stands in the pictures of MIND MGMT, their alt texts and the board in words.

mind-mgmt-picture-seat = { $colour ->
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
} { $number }

# Under a feature's sign on the map: at most 5 letters.
mind-mgmt-picture-short-book = Книг.
mind-mgmt-picture-short-billboard = Білб.
mind-mgmt-picture-short-cafe = Кава
mind-mgmt-picture-short-bus = Авт.
mind-mgmt-picture-short-palm = Паль.
mind-mgmt-picture-short-umbrella = Пара.
mind-mgmt-picture-short-idol = Ідол
mind-mgmt-picture-short-graffiti = Граф.
mind-mgmt-picture-short-garden = Сад
mind-mgmt-picture-short-dogs = Соб.
mind-mgmt-picture-short-fountain = Фонт.
mind-mgmt-picture-short-pool = Бас.
mind-mgmt-picture-short-bird = Птах
mind-mgmt-picture-short-monks = Ченці
mind-mgmt-picture-short-torches = Смол.
mind-mgmt-picture-short-tuktuk = Тук.

mind-mgmt-picture-stage-mayhem = Хаос на межах: лишилося { $left }
mind-mgmt-picture-stage-hiding = Вербувальник ховається
mind-mgmt-picture-stage-immortals = Безсмертні на мапу: лишилося { $left }
mind-mgmt-picture-stage-sharing = Хто якого агента бере?
mind-mgmt-picture-stage-pawns = Агенти прибувають у місто
mind-mgmt-picture-stage-second-slip = Агенти кладуть другу ілюзію
mind-mgmt-picture-stage-recruiter = { $hour }: ходить Вербувальник
mind-mgmt-picture-stage-active = { $agent } діє { $left ->
    [0] наостанок
   *[other] зараз, потім ще { $left }
}
mind-mgmt-picture-stage-agents = Агенти: { $left ->
    [one] діє ще { $left }
    [few] діють { $left }
   *[many] діють { $left }
}
mind-mgmt-picture-stage-answer = { $feature }? Вербувальник відповідає
mind-mgmt-picture-stage-over = Гру закінчено
mind-mgmt-picture-won-recruiter = Виграє Вербувальник
mind-mgmt-picture-won-agents = Виграють агенти

mind-mgmt-picture-you-card = Ким будеш?
mind-mgmt-picture-you-start = Де починаєш?
mind-mgmt-picture-you-steps = Перші кроки: лишилося { $left }
mind-mgmt-picture-you-recruiter = { $hour }: { $done ->
    [open] крок чи ілюзія
   *[done] завершити хід?
}
mind-mgmt-picture-you-answer = { $feature }: котрий крок?

mind-mgmt-picture-recruits = Оголошено рекрутів: { $recruits } з { $goal }.
mind-mgmt-picture-stands = { $who } { $place }{ $fresh ->
    [fresh] { "" }
   *[spent] { " " }(готово)
}
mind-mgmt-picture-agents = Агенти: { $pawns }.
mind-mgmt-picture-immortals = Безсмертні: { $places }.
mind-mgmt-picture-steps = Сліди: { $places }.
mind-mgmt-picture-confirmed = Підтверджено: { $hours }.
mind-mgmt-picture-note = «{ $text }»
mind-mgmt-picture-notes = Нотатки: { $notes }.
mind-mgmt-picture-mayhem = Хаос: { $borders }.
mind-mgmt-picture-open-cards = Відкриті карти: { $features }.
mind-mgmt-picture-deck-size = Закритих карт: { $count }.
mind-mgmt-picture-slip-lies = Ілюзія лежить тут: { $place }.

mind-mgmt-picture-answer-steps = { $feature }: { $count ->
    [one] слід — { $places }
    [few] сліди — { $places }
   *[many] сліди — { $places }
}.
mind-mgmt-picture-answer-none = { $feature }: нового сліду немає.
mind-mgmt-picture-answer-hour = { $place }: там був о { $hour }.
mind-mgmt-picture-answer-capture = { $right ->
    [yes] Вербувальника спіймано: { $place }.
   *[no] Вербувальника не було: { $place }.
}
mind-mgmt-picture-answer-near = { $near ->
    [yes] { $place }: Вербувальник був у рядку чи стовпці, не далі двох локацій.
   *[no] { $place }: Вербувальника не було в рядку чи стовпці в межах двох локацій.
}
mind-mgmt-picture-answer-shaken = { $right ->
    [yes] { $feature }: одна з таємних карт.
   *[no] { $feature }: не таємна карта.
}

mind-mgmt-picture-secret-card = Вербувальник: { $card }.
mind-mgmt-picture-secret-cards = Вербує там, де є: { $features }.
mind-mgmt-picture-secret-trail = Шлях: { $trail }.
mind-mgmt-picture-score-line = Перемоги за цим столом: { $seats }.
mind-mgmt-picture-score-seat = { $games ->
    [one] { $seat } { $games } партія
    [few] { $seat } { $games } партії
   *[many] { $seat } { $games } партій
}
mind-mgmt-picture-below = Нижче: агенти та їхні гравці; стрілки: шляхи ілюзій
mind-mgmt-picture-caption-recruits = Рекрути
mind-mgmt-picture-caption-slip = Ілюзія
mind-mgmt-picture-caption-recruiter = Вербувальник
mind-mgmt-picture-caption-open = Відкриті
mind-mgmt-picture-trails = { $exact ->
    [false] Можливих шляхів: близько { $shown }
   *[true] { $trails ->
        [one] Можливих шляхів: { $shown }
        [few] Можливих шляхів: { $shown }
       *[many] Можливих шляхів: { $shown }
    }
}
mind-mgmt-picture-heat = Вербувальник може бути на { $count ->
    [one] { $count } локації
    [few] { $count } локаціях
   *[many] { $count } локаціях
}: { $places }.
mind-mgmt-picture-contacted = { $recruits ->
    [0] Усіх рекрутів оголошено
   *[other] Ще не оголошено: { $recruits }
}

# The closing picture, its film, how to play, the cover.

mind-mgmt-picture-closed = Справу закрито
mind-mgmt-picture-score = Перемоги
mind-mgmt-picture-film-alt = Шлях година за годиною, кожне питання з відповіддю.
mind-mgmt-picture-motto = Один крадеться містом, четверо питають дорогу
mind-mgmt-picture-guide-hide = Вербувальник ховається
mind-mgmt-picture-guide-hide-text = Щогодини один невидимий крок на нову локацію, ніколи назад. Кожна таємна пам’ятка там приводить рекрута; у червоні години оголошують скільки.
mind-mgmt-picture-guide-ask = Агенти питають
mind-mgmt-picture-guide-ask-text = Після кожної години діють двоє: пройди до двох локацій і запитай про пам’ятку там, де стоїш. Відповідь — слід; піди туди й розкрий годину. Точно там? Захоплюй.
mind-mgmt-picture-guide-end = Хто виграє
mind-mgmt-picture-guide-end-text = Агенти: спіймали Вербувальника або йому нікуди йти. Вербувальник: 9 рекрутів (повна гра — 12) або на волі, коли сплив час.
mind-mgmt-picture-guide-alt = Як грати в MIND MGMT. { mind-mgmt-picture-guide-hide-text } { mind-mgmt-picture-guide-ask-text } { mind-mgmt-picture-guide-end-text }
mind-mgmt-picture-cover-alt = MIND MGMT: капелюх і око крадуться вечірньою вулицею, позаду сліди, за ними двоє агентів. { mind-mgmt-picture-motto }.

# The board in words.

mind-mgmt-picture-heading-secret = Що знаєш лише ти
mind-mgmt-picture-heading-time = Час
mind-mgmt-picture-heading-agents = Агенти
mind-mgmt-picture-heading-cards = Карти й жетони
mind-mgmt-picture-heading-map = Місто, рядок за рядком
mind-mgmt-picture-heading-past = Останні відповіді
mind-mgmt-picture-time = Минуло { $hour }; кінець гри о { $last }.
mind-mgmt-picture-hours = Оголошено рекрутів: { $hours }.
mind-mgmt-picture-hour-recruits = { $hour }: { $count }
mind-mgmt-picture-slipped = Ілюзію використано о { $hour }.
mind-mgmt-picture-nowhere = ще не в місті
mind-mgmt-picture-agent-line = { $agent }{ $whose ->
    [seat] { " " }({ $who })
    [shared] { " " }(грають разом)
   *[none] { "" }
}: { $place }, { $fresh ->
    [fresh] ще діятиме
   *[spent] уже готово
}
mind-mgmt-picture-possible = Ким може бути Вербувальник: { $cards }.
mind-mgmt-picture-slip-line = { $token ->
    [first] Перша ілюзія
   *[second] Друга ілюзія
}: { $state ->
    [used] використано о { $hour }
    [lies] лежить тут: { $place }
   *[held] ще не використано
}.
mind-mgmt-picture-ally-line = { $ally }: { $used ->
    [used] використано
   *[ready] напоготові
}.
mind-mgmt-picture-claimed-line = Рекрути безсмертних: { $features }.
mind-mgmt-picture-revealed = Знайшов Допит: { $features }.
mind-mgmt-picture-here-immortal = безсмертний { $number }
mind-mgmt-picture-here-step = слід
mind-mgmt-picture-here-slip = ілюзія
