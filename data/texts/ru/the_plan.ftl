## Агенты: план Т.Н.Е.

the-plan-name = Агенты: план Т.Н.Е.
the-plan-pitch = Украденный план лежит в одном из четырёх портфелей. Следи за подозреваемыми, читай их досье, добывай ключи и не попадись в луч прожектора. Назови преступника раньше всех.

the-plan-option-last-player = Последний игрок
the-plan-option-last-player-help = Что будет, если все остальные выбыли из-за неверных обвинений.
the-plan-option-last-player-wins = Сразу побеждает
the-plan-option-last-player-solves = Должен раскрыть дело

## Имена

the-plan-seat = { $colour ->
    [red] Красный
    [green] Зелёный
    [yellow] Жёлтый
   *[blue] Синий
}
the-plan-suspect-v = V
the-plan-suspect-x = X
the-plan-suspect-y = Y
the-plan-suspect-z = Z
the-plan-hideout = { $hideout }
the-plan-half-upper = { $hideout }, верхняя половинка
the-plan-half-lower = { $hideout }, нижняя половинка

the-plan-action-move-agent = переместить секретного агента
the-plan-action-move-suspect = переместить подозреваемого
the-plan-action-tram = сесть на трамвай
the-plan-action-move-all = переместить всех подозреваемых
the-plan-action-searchlight = повернуть прожектор
the-plan-action-check = проверить досье
the-plan-action-move-agent-short = агент
the-plan-action-move-suspect-short = подозреваемый
the-plan-action-tram-short = трамвай
the-plan-action-move-all-short = все подозреваемые
the-plan-action-searchlight-short = прожектор
the-plan-action-check-short = досье
the-plan-card = { $count ->
    [1] карта «{ $one }»
   *[other] карта «{ $one } или { $two }»
}

the-plan-bonus-move-agent = переместить секретного агента
the-plan-bonus-tram = сесть на трамвай
the-plan-bonus-searchlight = повернуть прожектор
the-plan-bonus-key = ключ из запаса

## Листы для заметок

the-plan-sheet-head = { $hideout }{ $part ->
    [upper] { " " }верх
   *[lower] { " " }низ
}
the-plan-sheet-files = Досье, читает { $who }
the-plan-sheet-briefcases = Портфели, смотрит { $who }
the-plan-sheet-plan = План Т.Н.Е.

## Что спрашивают у игрока

the-plan-prompt-action = На кубике { $roll }. Выбери действие.
the-plan-prompt-do-move-agent = Куда идёт твой агент? Ровно { $roll ->
    [one] { $roll } круг
    [few] { $roll } круга
   *[many] { $roll } кругов
}.
the-plan-prompt-do-move-agent-stuck = Твоему агенту некуда пройти ровно { $roll ->
    [one] { $roll } круг
    [few] { $roll } круга
   *[many] { $roll } кругов
}.
the-plan-prompt-do-tram = Куда едем? { $roll ->
    [1] Ровно { $roll } шаг, на трамвае.
    [one] Ровно { $roll } шаг, хотя бы один на трамвае.
    [few] Ровно { $roll } шага, хотя бы один на трамвае.
   *[many] Ровно { $roll } шагов, хотя бы один на трамвае.
}
the-plan-prompt-do-tram-stuck = До трамвая не добраться: { $roll ->
    [1] { $roll } шага мало.
    [one] с поездкой не выходит ровно { $roll } шаг.
    [few] с поездкой не выходит ровно { $roll } шага.
   *[many] с поездкой не выходит ровно { $roll } шагов.
}
the-plan-prompt-do-move-suspect = Кто из подозреваемых куда идёт? Ровно { $roll ->
    [one] { $roll } круг
    [few] { $roll } круга
   *[many] { $roll } кругов
}.
the-plan-prompt-do-move-all = Перемести всех подозреваемых: на 4, 3, 2 и 1.
the-plan-prompt-do-searchlight = Поверни прожектор на один сегмент. В какую сторону?
the-plan-prompt-do-check = Чьё досье проверить?
the-plan-prompt-suspects = Осталось переместить на { $counts }. Кто следующий?
the-plan-prompt-light = Луч падает на тайник { $hideout }. Для чего он тебе?
the-plan-prompt-key = Ты проходишь мимо ключей на круге { $circle }. Взять один?
the-plan-prompt-battle = Рядом { $opponent } с ключом. Сразиться? { the-plan-stake-battle }
the-plan-prompt-steal = Твоя победа в сражении ({ $opponent }). Какой ключ забираешь?
the-plan-prompt-checks = { $count ->
    [one] За встречу можно проверить { $count } досье.
    [few] За встречи можно проверить досье { $count } раза, по одному.
   *[many] За встречи можно проверить досье { $count } раз, по одному.
}

## Ходы в одну строку

the-plan-effect-meets = встреча: { $suspects }
the-plan-effect-keys = { $count ->
    [one] { $count } ключ
    [few] { $count } ключа
   *[many] { $count } ключей
}
the-plan-effect-battle = сражение: { $opponents }
the-plan-describe-choose-move-agent = Переместить агента на { $roll } ({ $card })
the-plan-describe-choose-move-suspect = Переместить подозреваемого на { $roll } ({ $card })
the-plan-describe-choose-tram = Сесть на трамвай, { $roll ->
    [one] { $roll } шаг
    [few] { $roll } шага
   *[many] { $roll } шагов
} ({ $card })
the-plan-describe-choose-move-all = Переместить всех подозреваемых на 4, 3, 2 и 1 ({ $card })
the-plan-describe-choose-searchlight = Повернуть прожектор ({ $card })
the-plan-describe-choose-check = Проверить досье ({ $card })
the-plan-describe-move-agent = На { $end }: { $way }
the-plan-describe-move-agent-with = На { $end }: { $way } · { $effects }
the-plan-describe-enter-hideout = Войти в { $hideout } и обвинить: план здесь, владелец { $owner } ({ $way })
the-plan-describe-stay-put = Остаться на месте
the-plan-describe-move-suspect = { $suspect } на { $end }: { $way }
the-plan-describe-move-suspect-met = { $suspect } на { $end }: { $way } · встреча с тобой
the-plan-describe-skip-suspect = { $suspect } не может пройти { $count }: пропустить
the-plan-describe-turn-searchlight = Повернуть луч на { $hideout }
the-plan-describe-look-into-briefcase = Заглянуть в портфель: { $hideout }
the-plan-describe-show-key = { $opponent } открывает { $count ->
    [0] какой-нибудь ключ
    [1] ключ { $keys }
   *[other] один из ключей { $keys }
}
the-plan-describe-leave-light = Не пользоваться лучом
the-plan-describe-take-key = { $count ->
    [0] Взять ключ
    [1] Взять ключ { $keys }
   *[other] Взять один из ключей { $keys }
}
the-plan-describe-leave-key = Не брать ключ
the-plan-describe-battle = Сразиться: { $opponent }, { $count ->
    [0] за ключ
    [1] за ключ { $keys }
   *[other] за один из ключей { $keys }
}
the-plan-describe-avoid-battle = Разойтись мирно: { $opponent }
the-plan-describe-steal-key = Ключ { $key }
the-plan-describe-steal-hidden-key = { $count ->
    [0] Какой-нибудь из закрытых ключей
    [1] Ключ { $keys }, он закрыт
   *[other] Один из закрытых ключей { $keys }
}
the-plan-describe-check-file = Проверить досье: { $suspect }
the-plan-describe-decline-checks = Больше не проверять

## Что на кону

the-plan-stake-battle = Каждый бросает раз: у кого больше, тот берёт ключ. Поровну или меньше — всё по-старому.
the-plan-stake-out = Одна ошибка, и ты вне игры.
the-plan-stake-last-wins = Одна ошибка, и ты вне игры, а { $who } побеждает.
the-plan-stake-last-solves = Одна ошибка, и ты вне игры, а { $who } играет дальше без соперников.
the-plan-stake-nobody = Одна ошибка, и ты вне игры, и никто не победит.
the-plan-doubt-decoy = Ты уже знаешь: в { $hideout } обманка.
the-plan-doubt-elsewhere = Судя по тому, что тебе известно, план в { $hideout }.
the-plan-doubt-owns = Судя по тому, что тебе известно, { $suspect } — владелец тайника { $hideout }.
the-plan-doubt-owned = Судя по тому, что тебе известно, у тайника { $hideout } владелец { $suspect }.
the-plan-doubt-claimed = Ровно такое обвинение уже было, и оно неверно.
the-plan-doubt-else = Это не сходится с тем, что тебе известно, и с прежними неверными обвинениями.

## Что произошло

the-plan-tell-action-chosen = { $who } выбирает действие: { $action }.
the-plan-tell-action-played = { $who } играет карту: { $action }.
the-plan-tell-agent-moved = { $who } идёт: { $rides ->
    [yes] { $way } (≈ на трамвае)
   *[no] { $way }
}.
the-plan-tell-agent-moved-met = { $who } идёт: { $rides ->
    [yes] { $way } (≈ на трамвае)
   *[no] { $way }
}. Встреча: { $suspects }.
the-plan-tell-agent-stayed = { $who } остаётся на месте: идти некуда.
the-plan-tell-suspect-moved = { $who } перемещает { $suspect }: { $way }.
the-plan-tell-suspect-moved-met = { $who } перемещает { $suspect }: { $way }. Они встречаются.
the-plan-tell-suspect-stayed = { $suspect } не может пройти { $count }, { $who } это пропускает.
the-plan-tell-searchlight-turned = { $who } поворачивает прожектор на { $hideout }.
the-plan-tell-briefcase-seen = { $who } заглядывает в портфель: { $hideout }.
the-plan-tell-briefcase-seen-plan = { $who } заглядывает в портфель: { $hideout }. План Т.Н.Е.!
the-plan-tell-briefcase-seen-decoy = { $who } заглядывает в портфель: { $hideout }. Обманка.
the-plan-tell-key-shown = { $who } светит на соперника: { $opponent } открывает ключ { $key }.
the-plan-tell-light-left = { $who } не пользуется лучом.
the-plan-tell-key-taken = { $who } берёт ключ из запаса.
the-plan-tell-key-taken-known = { $who } берёт ключ из запаса: { $key }.
the-plan-tell-key-left = { $who } не берёт ключ.
the-plan-tell-battle-won = { $who } и { $opponent } сражаются за ключ: { $own } против { $theirs }. Побеждает { $who }.
the-plan-tell-battle-lost = { $who } и { $opponent } сражаются за ключ: { $own } против { $theirs }. Побеждает { $opponent }.
the-plan-tell-battle-tied = { $who } и { $opponent } сражаются за ключ: { $own } против { $theirs }. Ничья.
the-plan-tell-battle-avoided = { $who } и { $opponent } расходятся мирно.
the-plan-tell-key-stolen = { $who } забирает ключ. Теряет его { $opponent }.
the-plan-tell-key-stolen-known = { $who } забирает ключ { $key }. Теряет его { $opponent }.
the-plan-tell-file-checked = { $who } проверяет досье: { $suspect }.
the-plan-tell-file-checked-known = { $who } проверяет досье { $suspect }: { $half }.
the-plan-tell-bonus-met = { $who } находит в досье { $suspect } бонус: { $bonus }.
the-plan-tell-bonus-met-roll = { $who } находит в досье { $suspect } бонус: { $bonus }, на { $roll }.
the-plan-tell-checks-declined = { $count ->
    [one] { $who } отказывается от { $count } проверки.
    [few] { $who } отказывается от { $count } проверок.
   *[many] { $who } отказывается от { $count } проверок.
}
the-plan-tell-claim-announced = { $who } выдвигает обвинение: план Т.Н.Е. в { $hideout }, владелец тайника { $owner }.
the-plan-tell-claim-right = { $who } входит в { $hideout } и называет имя: { $owner }. И то и другое верно!
the-plan-tell-claim-wrong = { $who } входит в { $hideout } и называет имя: { $owner }. Неверно. { $who } вне игры.
the-plan-tell-claim-wrong-known = { $plan ->
    [yes] { $who } входит в { $hideout } и называет имя: { $owner }. План здесь, но { $owner } — владелец тайника { $evidence }. { $who } вне игры.
   *[no] { $who } входит в { $hideout } и называет имя: { $owner }. Здесь обманка, а { $owner } — владелец тайника { $evidence }. { $who } вне игры.
}
the-plan-tell-left-alone = { $who } остаётся без соперников и играет дальше: верное обвинение — победа, неверное — никто не победил.
the-plan-tell-turn-began = Ход { $number }: { $who }, на кубике { $roll }.

## Почему так нельзя

the-plan-error-over = Эта партия окончена.
the-plan-error-not-now = Сейчас решается другое.
the-plan-error-not-your-turn = Сейчас не тебе это решать.
the-plan-error-not-on-card = На этой карте нет такого действия.
the-plan-error-card-spent = Эта карта сыграна; она вернётся, когда сыграны все пять.
the-plan-error-chosen-already = Именно это уже выбрано.
the-plan-error-choose-first = Сначала выбери действие.
the-plan-error-other-action = У тебя выбрано другое действие.
the-plan-error-no-such-way = Пройди ровно нужное число шагов, не вставая на круг дважды, и остановись на свободном.
the-plan-error-must-move = Твоему агенту есть куда идти, значит, он идёт.
the-plan-error-no-key = У тебя нет ключа: { $hideout }.
the-plan-error-lit = Луч на тайнике { $hideout }: войти нельзя никому.
the-plan-error-can-move = { $suspect } может столько пройти, пропускать нельзя.
the-plan-error-moved-already = { $suspect } уже на новом месте.
the-plan-error-other-count = Этому подозреваемому нужно пройти другое число кругов.
the-plan-error-not-beside = Прожектор поворачивается только на один сегмент.
the-plan-error-not-in-light = В луче нет игрока этого цвета с закрытым ключом.
the-plan-error-not-passing = Сейчас ты не проходишь мимо этого игрока.
the-plan-error-no-such-key = У этого игрока нет такого ключа.
the-plan-error-not-met = Досье { $suspect } тебе больше проверить нельзя.

## Как кончилась партия

the-plan-reason-plan = { $who } забирает план Т.Н.Е. из тайника { $hideout }, владелец { $owner }.
the-plan-reason-last = { $who } остаётся без соперников и побеждает. План Т.Н.Е. был в тайнике { $hideout }, владелец { $owner }.
the-plan-reason-nobody = Все вне игры, никто не победил. План Т.Н.Е. был в тайнике { $hideout }, владелец { $owner }.

## Как играть

the-plan-guide-aim = В портфеле одного из четырёх тайников лежит план Т.Н.Е., а владеет тайником один из подозреваемых. Узнай, какой это тайник и чей он, добудь к нему ключ и войди.
the-plan-guide-turn = Брось кубик. Выбери одну из готовых карт действий: перемести агента или подозреваемых, сядь на трамвай, поверни прожектор, проверь досье. Когда в твой ход твой агент и подозреваемый проходят мимо друг друга, можно проверить его досье: верхнюю карту увидишь только ты.
the-plan-guide-end = Обе половинки тайника в одном досье значат, что владелец найден. Прожектор даёт заглянуть в портфели. Войди в тайник с его ключом и назови владельца: верно — победа, неверно — ты вне игры.

# Что говорит тренер о решении и в совете.

the-plan-coach-known = Подходящих ответов: { $answers }. Тайников, где может быть план: { $places }.
the-plan-coach-sure = Подходит один ответ: { $hideout }, { $owner }.
the-plan-coach-action = Затем: { $move }
the-plan-coach-claim = Другой ответ не подходит.
the-plan-coach-file = Показывает досье, в котором ещё не всё ясно.
the-plan-coach-key = Может дать нужный тебе ключ.
the-plan-coach-near = Ведёт ближе туда, куда тебе надо.
the-plan-coach-look = Вероятность, что план в { $hideout }: { $percent }%.
