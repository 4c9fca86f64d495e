# Что стоит на картинках игры «Агенты: план Т.Н.Е.», в их описаниях и в поле словами.

the-plan-picture-seat = { $colour ->
    [red] 🔺
    [green] 🟢
    [yellow] 🔶
   *[blue] 🟦
} { $letter }

the-plan-picture-stage-action = Ход { $turn }: { $who }, на кубике { $roll }
the-plan-picture-stage-suspects = Ход { $turn }: { $who } двигает подозреваемых
the-plan-picture-stage-bonus = Ход { $turn }: { $who } находит бонус
the-plan-picture-stage-turn = Ход { $turn }: { $who } крутит прожектор
the-plan-picture-stage-light = Ход { $turn }: { $who } светит на { $hideout }
the-plan-picture-stage-key = Ход { $turn }: { $who } проходит мимо ключа
the-plan-picture-stage-battle = Ход { $turn }: { $who } может сразиться
the-plan-picture-stage-steal = Ход { $turn }: { $who } побеждает, { $other } теряет ключ
the-plan-picture-stage-checks = Ход { $turn }: { $who } проверяет досье
the-plan-picture-stage-claim = Ход { $turn }: { $who } обвиняет: { $hideout }, { $owner }
the-plan-picture-stage-over = Партия окончена
the-plan-picture-won = { $who } побеждает
the-plan-picture-nobody = Никто не победил

the-plan-picture-you-action = На кубике { $roll }: выбери действие
the-plan-picture-you-do-move-agent = Перемести агента на { $roll }
the-plan-picture-you-do-move-suspect = Перемести подозреваемого на { $roll }
the-plan-picture-you-do-tram = Сядь на трамвай: { $roll } { $roll ->
    [one] шаг
    [few] шага
   *[many] шагов
}
the-plan-picture-you-do-move-all = Перемести всех подозреваемых
the-plan-picture-you-do-searchlight = Поверни прожектор
the-plan-picture-you-do-check = Проверь досье
the-plan-picture-you-suspects = Перемести следующего
the-plan-picture-you-bonus = Бонус: { $bonus }
the-plan-picture-you-turn = Поверни прожектор
the-plan-picture-you-light = Луч на тайнике { $hideout }
the-plan-picture-you-key = Взять ключ?
the-plan-picture-you-battle = Сразиться за ключ?
the-plan-picture-you-steal = Забери ключ: { $other }
the-plan-picture-you-checks = Проверь досье встреченных
the-plan-picture-you-over = Партия окончена

the-plan-picture-claim-open = { $who } обвиняет: план в { $hideout }, владелец { $owner }.
the-plan-picture-claim-wrong = Ход { $turn }: { $who } обвиняет, план в { $hideout }, владелец { $owner }. Неверно.
the-plan-picture-stands = { $who } на { $circle }
the-plan-picture-alt-light = Луч прожектора на тайнике { $hideout }.
the-plan-picture-alt-out = { $who } вне игры.
the-plan-picture-alt-seat = { $who } на { $circle }, { $ready ->
    [one] готова { $ready } карта действия
    [few] готовы { $ready } карты действий
   *[many] готово { $ready } карт действий
}, { $count ->
    [0] ключей нет
   *[other] { $keys }
}.
the-plan-picture-alt-suspects = Подозреваемые: { $suspects }.
the-plan-picture-alt-turn = Ход { $turn }, { $who }, на кубике { $roll }:
the-plan-picture-key-down = { $count ->
    [one] { $count } закрытый ключ
    [few] { $count } закрытых ключа
   *[many] { $count } закрытых ключей
}
the-plan-picture-key-up = открытый ключ { $key }
the-plan-picture-key-known = ключ { $key }
the-plan-picture-known-held = Ключ { $key } здесь: { $who }.
the-plan-picture-known-stock = Ключ { $key } в запасе.
the-plan-picture-seen-file = Досье { $suspect }: { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] План в { $hideout }.
   *[no] В { $hideout } обманка.
}
the-plan-picture-seen-evidence = Улика: { $suspect } — владелец тайника { $hideout }.
the-plan-picture-seen-nothing = Пока ничего.
the-plan-picture-owns = { $suspect } — владелец тайника { $hideout }.
the-plan-picture-knew = { $turn ->
    [never] { $who }: знать ещё неоткуда.
   *[other] { $who }: можно знать с хода { $turn }.
}
the-plan-picture-score-line = Победы за этим столом: { $seats }.
the-plan-picture-score-seat = { $games ->
    [one] { $seat } – { $games } партия
    [few] { $seat } – { $games } партии
   *[many] { $seat } – { $games } партий
}
the-plan-picture-your-keys = { $keys ->
    [0] Ключей нет
   *[other] Твои ключи
}
the-plan-picture-way = Путь { $number }: { $path }.
the-plan-picture-by-tram = –: пешком, ≈: на трамвае.
the-plan-picture-on-foot = пешком
the-plan-picture-tram = на трамвае
the-plan-picture-files = Досье, с верхней карты
the-plan-picture-act-move-agent = агент
the-plan-picture-act-move-suspect = подозр.
the-plan-picture-act-tram = трамвай
the-plan-picture-act-move-all = все 4
the-plan-picture-act-searchlight = луч
the-plan-picture-act-check = досье

# Итоговая картинка, как играть, обложка.

the-plan-picture-closed = Дело закрыто
the-plan-picture-could-know = { $turn ->
    [never] Ещё не ясно
   *[other] Ясно с хода { $turn }
}
the-plan-picture-score = Победы
the-plan-picture-film-alt = Партия ход за ходом: кто куда идёт, луч, ключи и обвинения.
the-plan-picture-film-turn = Ход { $turn }
the-plan-picture-motto = Один план, четыре портфеля, один луч
the-plan-picture-guide-aim = Найди план и преступника
the-plan-picture-guide-aim-text = План лежит в одном из тайников, и у тайника есть владелец. Добудь ключ и войди.
the-plan-picture-guide-turn = Твой ход
the-plan-picture-guide-turn-text = Брось кубик. Сыграй карту ради одного действия. Пройди мимо подозреваемого и проверь его досье.
the-plan-picture-guide-end = Важно знать
the-plan-picture-guide-both = обе половинки в досье: это владелец
the-plan-picture-guide-lit = в луче можно заглянуть в портфель
the-plan-picture-guide-wrong = неверное обвинение: ты вне игры
the-plan-picture-guide-alt = Как играть в «Агенты: план Т.Н.Е.». { the-plan-picture-guide-aim-text } { the-plan-picture-guide-turn-text } Обе половинки тайника в одном досье выдают владельца, прожектор показывает портфели, а после неверного обвинения ты вне игры.
the-plan-picture-cover-alt = «Агенты: план Т.Н.Е.»: ночной город под прожектором. { the-plan-picture-motto }.

# Поле словами.

the-plan-picture-heading-needs = Для твоего выбора
the-plan-picture-heading-hand = Твои карты
the-plan-picture-heading-seats = Игроки
the-plan-picture-heading-suspects = Подозреваемые
the-plan-picture-heading-city = Город по сегментам
the-plan-picture-heading-hideouts = Тайники
the-plan-picture-heading-claims = Обвинения
the-plan-picture-heading-own = Что знает { $who }
the-plan-picture-heading-past = Последние ходы
the-plan-picture-ready = Готовые карты действий: { $cards }.
the-plan-picture-card = { $number } ({ $count ->
    [1] { $one }
   *[other] { $one } или { $two }
})
the-plan-picture-checked = { $who }, проверенные досье: { $files }.
the-plan-picture-checked-none = Досье ещё не проверялись: { $seats }.
the-plan-picture-checked-file = { $suspect } ×{ $count }
the-plan-picture-die = На кубике { $roll }.
the-plan-picture-open-checks = { $who } ещё может проверить: { $files }.
the-plan-picture-to-move = { $who } ещё перемещает { $suspects }, на { $counts }.
the-plan-picture-stock = { $keys ->
    [0] В запасе нет ключей.
    [one] В запасе { $keys } ключ.
    [few] В запасе { $keys } ключа.
   *[many] В запасе { $keys } ключей.
}
the-plan-picture-stock-known = Среди них точно: { $keys }.
the-plan-picture-suspect-line = { $suspect } на { $circle }, в досье { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}{ $bonus ->
    [none] { "" }
   *[other] ; бонуса там больше нет ({ $bonus })
}
the-plan-picture-segment = Сегмент { $hideout }{ $lit ->
    [yes] { " (в луче)" }
   *[no] { "" }
}: { $circles }
the-plan-picture-circle = { $circle }{ $kind ->
    [key] { " (ключи)" }
    [stop] { " (трамвай)" }
    [door] { " (вход)" }
   *[plain] { "" }
}{ $here ->
    [nobody] { "" }
   *[other] { " " }– { $here }
}
the-plan-picture-lines = Пути от круга к кругу (– пешком, ≈ на трамвае): { $lines }.
the-plan-picture-hideout-line = { $hideout }, входы: { $doors }
the-plan-picture-looked = Портфель { $hideout }: туда заглядывали { $seats }
the-plan-picture-looked-none = Никто ещё не заглядывал в портфель: { $hideouts }.
the-plan-picture-file-line = Досье { $suspect } сверху: { $cards }
the-plan-picture-card-unknown = { $count ->
    [1] неизвестно
   *[other] { $count } × неизвестно
}
the-plan-picture-owner-line = { $suspect } — владелец тайника { $hideout }: известны обе половинки.
the-plan-picture-turn-heading = Ход { $turn }: { $who }, на кубике { $roll }
the-plan-picture-reach-move-agent = Агент на { $roll }: { $count ->
    [0] идти некуда
   *[other] до { $ends }
}.
the-plan-picture-reach-tram = Трамвай на { $roll }: { $count ->
    [0] ехать некуда
   *[other] до { $ends }
}.
the-plan-picture-end = { $circle }{ $brings ->
    [nothing] { "" }
   *[other] {" "}({ $brings })
}
the-plan-picture-reach-move-suspect = Один подозреваемый на { $roll }: { $count ->
    [0] встретить тебя не может никто
   *[other] встретить тебя могут { $suspects }
}.
the-plan-picture-reach-move-all = Все подозреваемые на 4, 3, 2 и 1: { $count ->
    [0] встретить тебя не может никто
   *[other] встретить тебя могут { $suspects }
}.
the-plan-picture-would-light = Луч на { $hideout }: { $count ->
    [0] других агентов там нет
   *[other] { $seats }
}.
the-plan-picture-in-light = { $who } ({ $keys ->
    [0] нет закрытых ключей
    [one] { $keys } закрытый ключ
    [few] { $keys } закрытых ключа
   *[many] { $keys } закрытых ключей
})
