# Что стоит на картинках MIND MGMT, в их описаниях и в поле словами.

mind-mgmt-picture-seat = { $colour ->
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
} { $number }

mind-mgmt-picture-short-book = Книги
mind-mgmt-picture-short-billboard = Билб.
mind-mgmt-picture-short-cafe = Кафе
mind-mgmt-picture-short-bus = Авт.
mind-mgmt-picture-short-palm = Плм.
mind-mgmt-picture-short-umbrella = Зонт
mind-mgmt-picture-short-idol = Идол
mind-mgmt-picture-short-graffiti = Граф.
mind-mgmt-picture-short-garden = Сад
mind-mgmt-picture-short-dogs = Псы
mind-mgmt-picture-short-fountain = Фонт.
mind-mgmt-picture-short-pool = Басс.
mind-mgmt-picture-short-bird = Птица
mind-mgmt-picture-short-monks = Монах
mind-mgmt-picture-short-torches = Факел
mind-mgmt-picture-short-tuktuk = Тук.

mind-mgmt-picture-stage-mayhem = Хаос на границу: осталось { $left }
mind-mgmt-picture-stage-hiding = Вербовщик прячется
mind-mgmt-picture-stage-immortals = Вербовщик ставит бессмертных: осталось { $left }
mind-mgmt-picture-stage-sharing = Кто за кого играет?
mind-mgmt-picture-stage-pawns = Агенты входят в город
mind-mgmt-picture-stage-second-slip = Агенты кладут вторую иллюзию
mind-mgmt-picture-stage-recruiter = { $hour }: ход Вербовщика
mind-mgmt-picture-stage-active = { $agent } действует{ $left ->
    [0] { " " }и замыкает
   *[other] , потом ещё { $left }
}
mind-mgmt-picture-stage-agents = Агенты: { $left ->
    [1] действует ещё { $left }
   *[other] действуют { $left }
}
mind-mgmt-picture-stage-answer = { $feature }? Отвечает Вербовщик
mind-mgmt-picture-stage-over = Партия окончена
mind-mgmt-picture-won-recruiter = Вербовщик побеждает
mind-mgmt-picture-won-agents = Агенты побеждают

mind-mgmt-picture-you-card = Кем ты будешь?
mind-mgmt-picture-you-start = Где ты начинаешь?
mind-mgmt-picture-you-steps = Первые шаги: осталось { $left }
mind-mgmt-picture-you-recruiter = { $hour }: { $done ->
    [open] шаг или иллюзия
   *[done] закончить ход?
}
mind-mgmt-picture-you-answer = { $feature }: какой след?

mind-mgmt-picture-recruits = Новобранцев объявлено: { $recruits } из { $goal }.
mind-mgmt-picture-stands = { $who } { $place }{ $fresh ->
    [fresh] { "" }
   *[spent] { " " }(всё)
}
mind-mgmt-picture-agents = Агенты: { $pawns }.
mind-mgmt-picture-immortals = Бессмертные: { $places }.
mind-mgmt-picture-steps = Следы: { $places }.
mind-mgmt-picture-confirmed = Подтверждено: { $hours }.
mind-mgmt-picture-note = «{ $text }»
mind-mgmt-picture-notes = Заметки: { $notes }.
mind-mgmt-picture-mayhem = Хаос: { $borders }.
mind-mgmt-picture-open-cards = Открытые карты: { $features }.
mind-mgmt-picture-deck-size = Карт лицом вниз: { $count }.
mind-mgmt-picture-slip-lies = Иллюзия лежит здесь: { $place }.

mind-mgmt-picture-answer-steps = { $feature }: { $count ->
    [1] след, { $places }
   *[other] следы, { $places }
}.
mind-mgmt-picture-answer-none = { $feature }: новых следов нет.
mind-mgmt-picture-answer-hour = { $place }: посещение в { $hour }.
mind-mgmt-picture-answer-capture = { $right ->
    [yes] { $place }: Вербовщик схвачен.
   *[no] { $place }: Вербовщика нет.
}
mind-mgmt-picture-answer-near = { $near ->
    [yes] { $place }: Вербовщик не дальше двух мест, в этом ряду или столбце.
   *[no] { $place }: Вербовщик дальше или не в этом ряду и столбце.
}
mind-mgmt-picture-answer-shaken = { $right ->
    [yes] { $feature }: тайная карта.
   *[no] { $feature }: не тайная карта.
}

mind-mgmt-picture-secret-card = Вербовщик: { $card }.
mind-mgmt-picture-secret-cards = Вербует там, где есть: { $features }.
mind-mgmt-picture-secret-trail = Путь: { $trail }.
mind-mgmt-picture-score-line = Победы за этим столом: { $seats }.
mind-mgmt-picture-score-seat = { $games ->
    [one] { $seat } – { $games } партия
    [few] { $seat } – { $games } партии
   *[many] { $seat } – { $games } партий
}
mind-mgmt-picture-below = Внизу: агенты и их игроки; стрелки: пути иллюзий
mind-mgmt-picture-caption-recruits = Набрано
mind-mgmt-picture-caption-slip = Иллюзия
mind-mgmt-picture-caption-recruiter = Вербовщик
mind-mgmt-picture-caption-open = Открыто
mind-mgmt-picture-trails = { $exact ->
    [false] Возможных путей около { $shown }
   *[true] { $trails ->
        [1] Возможен один путь
       *[other] Возможных путей: { $shown }
    }
}
mind-mgmt-picture-heat = Вербовщик может быть здесь ({ $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}): { $places }.
mind-mgmt-picture-contacted = { $recruits ->
    [0] Объявлены все новобранцы
   *[other] Ещё не объявлено: { $recruits }
}

# Итоговая картинка, фильм, как играть, обложка.

mind-mgmt-picture-closed = Дело закрыто
mind-mgmt-picture-score = Победы
mind-mgmt-picture-film-alt = Путь час за часом и каждый вопрос с ответом.
mind-mgmt-picture-motto = Один скользит по городу, четверо ищут
mind-mgmt-picture-guide-hide = Вербовщик прячется
mind-mgmt-picture-guide-hide-text = Каждый час тайный шаг на новое место, назад нельзя. Каждая тайная примета там даёт новобранца; в красные часы их число объявляют.
mind-mgmt-picture-guide-ask = Агенты спрашивают
mind-mgmt-picture-guide-ask-text = После каждого часа действуют двое: пройди до двух мест и спроси о примете там. Ответ — след; дойди до него и раскрой час. Есть уверенность? Захват.
mind-mgmt-picture-guide-end = Кто побеждает
mind-mgmt-picture-guide-end-text = Агенты: захватом Вербовщика или если ему некуда идти. Вербовщик: с 9 новобранцами (в полной игре 12) или на свободе, когда время вышло.
mind-mgmt-picture-guide-alt = Как играть в MIND MGMT. { mind-mgmt-picture-guide-hide-text } { mind-mgmt-picture-guide-ask-text } { mind-mgmt-picture-guide-end-text }
mind-mgmt-picture-cover-alt = MIND MGMT: шляпа и глаз скользят по вечерней улице, за ними следы и два агента. { mind-mgmt-picture-motto }.

# Поле словами.

mind-mgmt-picture-heading-secret = Что знаешь только ты
mind-mgmt-picture-heading-time = Время
mind-mgmt-picture-heading-agents = Агенты
mind-mgmt-picture-heading-cards = Карты и жетоны
mind-mgmt-picture-heading-map = Город по рядам
mind-mgmt-picture-heading-past = Последние ответы
mind-mgmt-picture-time = Прошёл час { $hour }; партия кончается в { $last }.
mind-mgmt-picture-hours = Объявлено новобранцев: { $hours }.
mind-mgmt-picture-hour-recruits = { $hour }: { $count }
mind-mgmt-picture-slipped = Иллюзия использована в { $hour }.
mind-mgmt-picture-nowhere = ещё не в городе
mind-mgmt-picture-agent-line = { $agent }{ $whose ->
    [seat] { " " }({ $who })
    [shared] { " " }(играют вместе)
   *[none] { "" }
}: { $place }, { $fresh ->
    [fresh] ещё действует
   *[spent] всё сделано
}
mind-mgmt-picture-possible = Кем может быть Вербовщик: { $cards }.
mind-mgmt-picture-slip-line = { $token ->
    [first] Первая иллюзия
   *[second] Вторая иллюзия
}: { $state ->
    [used] использована в { $hour }
    [lies] лежит здесь: { $place }
   *[held] ещё не использована
}.
mind-mgmt-picture-ally-line = { $ally }: { $used ->
    [used] помощь использована
   *[ready] ещё поможет
}.
mind-mgmt-picture-claimed-line = Новобранцы бессмертных: { $features }.
mind-mgmt-picture-revealed = Найдено допросом: { $features }.
mind-mgmt-picture-here-immortal = бессмертный { $number }
mind-mgmt-picture-here-step = след
mind-mgmt-picture-here-slip = иллюзия
