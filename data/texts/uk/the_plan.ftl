## Спецагенти: Т.Н.Е. план

the-plan-name = Спецагенти: Т.Н.Е. план
the-plan-pitch = Викрадений план лежить в одному з чотирьох портфелів. Стеж за підозрюваними, читай їхні досьє, кради ключі, тікай від прожектора — і назви злодія першим.

the-plan-option-last-player = Останній гравець
the-plan-option-last-player-help = Що буде, коли через хибні звинувачення всі інші вибули з гри.
the-plan-option-last-player-wins = Одразу виграє
the-plan-option-last-player-solves = Має розкрити справу

## Names

the-plan-seat = { $colour ->
    [red] Червоний
    [green] Зелений
    [yellow] Жовтий
   *[blue] Синій
}
the-plan-suspect-v = V
the-plan-suspect-x = X
the-plan-suspect-y = Y
the-plan-suspect-z = Z
the-plan-hideout = { $hideout }
# Half of a hideout, as a file shows it.
the-plan-half-upper = { $hideout }, верхня половина
the-plan-half-lower = { $hideout }, нижня половина

the-plan-action-move-agent = перемістити секретного агента
the-plan-action-move-suspect = перемістити підозрюваного
the-plan-action-tram = сісти на трамвай
the-plan-action-move-all = перемістити всіх підозрюваних
the-plan-action-searchlight = повернути прожектор
the-plan-action-check = перевірити досьє
the-plan-action-move-agent-short = агент
the-plan-action-move-suspect-short = підозрюваний
the-plan-action-tram-short = трамвай
the-plan-action-move-all-short = усі підозрювані
the-plan-action-searchlight-short = прожектор
the-plan-action-check-short = досьє
the-plan-card = { $count ->
    [one] карта: { $one }
    [few] карта: { $one } або { $two }
   *[many] карта: { $one } або { $two }
}

the-plan-bonus-move-agent = перемістити секретного агента
the-plan-bonus-tram = сісти на трамвай
the-plan-bonus-searchlight = повернути прожектор
the-plan-bonus-key = ключ із резерву

## The note sheets

the-plan-sheet-head = { $hideout }{ $part ->
    [upper] { " " }верх
   *[lower] { " " }низ
}
the-plan-sheet-files = Досьє, читає { $who }
the-plan-sheet-briefcases = Портфелі, бачить { $who }
the-plan-sheet-plan = Т.Н.Е. план

## What a player is asked

the-plan-prompt-action = На кубику { $roll }. Вибери дію.
the-plan-prompt-do-move-agent = Куди йде твій агент? Рівно { $roll ->
    [one] { $roll } коло
    [few] { $roll } кола
   *[many] { $roll } кіл
}.
the-plan-prompt-do-move-agent-stuck = Твій агент не має шляху рівно на { $roll ->
    [one] { $roll } коло
    [few] { $roll } кола
   *[many] { $roll } кіл
}.
the-plan-prompt-do-tram = Куди їдеш? Рівно { $roll ->
    [one] { $roll } крок, на трамваї.
    [few] { $roll } кроки, хоча б один на трамваї.
   *[many] { $roll } кроків, хоча б один на трамваї.
}
the-plan-prompt-do-tram-stuck = Трамваєм не вийде: { $roll ->
    [one] { $roll } кроку замало.
    [few] немає шляху рівно на { $roll } кроки з трамваєм.
   *[many] немає шляху рівно на { $roll } кроків із трамваєм.
}
the-plan-prompt-do-move-suspect = Котрий підозрюваний і куди йде? Рівно { $roll ->
    [one] { $roll } коло
    [few] { $roll } кола
   *[many] { $roll } кіл
}.
the-plan-prompt-do-move-all = Перемісти всіх чотирьох підозрюваних: на 4, 3, 2 і 1.
the-plan-prompt-do-searchlight = Поверни прожектор на один сектор. У який бік?
the-plan-prompt-do-check = Чиє досьє перевіряєш?
the-plan-prompt-suspects = Лишилося перемістити на: { $counts }. Хто наступний?
the-plan-prompt-light = Світло падає на { $hideout }. На що його використаєш?
the-plan-prompt-key = Ти проходиш повз ключі ({ $circle }). Береш?
the-plan-prompt-battle = Ти проходиш повз того, хто має ключ: { $opponent }. Битва? { the-plan-stake-battle }
the-plan-prompt-steal = Твоя перемога, програє { $opponent }. Котрий ключ береш?
the-plan-prompt-checks = { $count ->
    [one] За зустрічі можеш перевірити { $count } досьє.
    [few] За зустрічі маєш { $count } перевірки, одну за одною.
   *[many] За зустрічі маєш { $count } перевірок, одну за одною.
}

## Moves, in one line

the-plan-effect-meets = зустріч: { $suspects }
the-plan-effect-keys = { $count ->
    [one] { $count } ключ
    [few] { $count } ключі
   *[many] { $count } ключів
}
the-plan-effect-battle = битва: { $opponents }
the-plan-describe-choose-move-agent = Перемістити свого агента на { $roll } ({ $card })
the-plan-describe-choose-move-suspect = Перемістити підозрюваного на { $roll } ({ $card })
the-plan-describe-choose-tram = Сісти на трамвай, { $roll ->
    [one] { $roll } крок
    [few] { $roll } кроки
   *[many] { $roll } кроків
} ({ $card })
the-plan-describe-choose-move-all = Перемістити всіх підозрюваних на 4, 3, 2 і 1 ({ $card })
the-plan-describe-choose-searchlight = Повернути прожектор ({ $card })
the-plan-describe-choose-check = Перевірити досьє ({ $card })
the-plan-describe-move-agent = До { $end }: { $way }
the-plan-describe-move-agent-with = До { $end }: { $way } · { $effects }
the-plan-describe-enter-hideout = Увійти до { $hideout } і звинуватити: план там, власник — { $owner } ({ $way })
the-plan-describe-stay-put = Лишитися на місці
the-plan-describe-move-suspect = { $suspect } до { $end }: { $way }
the-plan-describe-move-suspect-met = { $suspect } до { $end }: { $way } · зустріч із тобою
the-plan-describe-skip-suspect = { $suspect } на { $count } не піде: пропуск
the-plan-describe-turn-searchlight = Повернути світло на { $hideout }
the-plan-describe-look-into-briefcase = Зазирнути в портфель { $hideout }
the-plan-describe-show-key = { $opponent } відкриває { $count ->
    [0] ключ
    [1] ключ { $keys }
    [one] один із ключів { $keys }
    [few] один із ключів { $keys }
   *[many] один із ключів { $keys }
}
the-plan-describe-leave-light = Не використовувати світла
the-plan-describe-take-key = { $count ->
    [0] Узяти ключ
    [1] Узяти ключ { $keys }
    [one] Узяти один із ключів { $keys }
    [few] Узяти один із ключів { $keys }
   *[many] Узяти один із ключів { $keys }
}
the-plan-describe-leave-key = Не чіпати ключів
the-plan-describe-battle = Битва ({ $opponent }) за { $count ->
    [0] ключ
    [1] ключ { $keys }
    [one] один із ключів { $keys }
    [few] один із ключів { $keys }
   *[many] один із ключів { $keys }
}
the-plan-describe-avoid-battle = Пройти мирно: { $opponent }
the-plan-describe-steal-key = Ключ { $key }
the-plan-describe-steal-hidden-key = { $count ->
    [0] Закритий ключ
    [1] Закритий ключ { $keys }
    [one] Один із закритих ключів { $keys }
    [few] Один із закритих ключів { $keys }
   *[many] Один із закритих ключів { $keys }
}
the-plan-describe-check-file = Перевірити досьє: { $suspect }
the-plan-describe-decline-checks = Більше не перевіряти

## What is at stake

the-plan-stake-battle = Обоє кидають по разу: більше число бере ключ. Інакше все як було.
the-plan-stake-out = Якщо хоч одне хибне, ти вибуваєш із гри.
the-plan-stake-last-wins = Якщо хоч одне хибне, ти вибуваєш, а виграє { $who }.
the-plan-stake-last-solves = Якщо хоч одне хибне, ти вибуваєш, а далі грає лише { $who }.
the-plan-stake-nobody = Якщо хоч одне хибне, ти вибуваєш, і не виграє ніхто.
the-plan-doubt-decoy = Тобі відомо, що в { $hideout } обманка.
the-plan-doubt-elsewhere = Наскільки тобі відомо, план у { $hideout }.
the-plan-doubt-owns = Наскільки тобі відомо, { $suspect } — власник { $hideout }.
the-plan-doubt-owned = Наскільки тобі відомо, власник { $hideout } — { $suspect }.
the-plan-doubt-claimed = Таке саме звинувачення вже лунало й було хибне.
the-plan-doubt-else = Це не пасує до того, що відомо тобі й що показали хибні звинувачення.

## What happened

the-plan-tell-action-chosen = { $who } збирається { $action }.
the-plan-tell-action-played = { $who } грає карту: { $action }.
the-plan-tell-agent-moved = { $who } іде { $rides ->
    [yes] { $way } (≈ трамваєм)
   *[no] { $way }
}.
the-plan-tell-agent-moved-met = { $who } іде { $rides ->
    [yes] { $way } (≈ трамваєм)
   *[no] { $way }
}, зустріч: { $suspects }.
the-plan-tell-agent-stayed = { $who } не має куди йти й лишається на місці.
the-plan-tell-suspect-moved = { $who } переміщує { $suspect }: { $way }.
the-plan-tell-suspect-moved-met = { $who } переміщує { $suspect }: { $way }. Зустріч.
the-plan-tell-suspect-stayed = { $suspect } на { $count } не піде, тож { $who } пропускає.
the-plan-tell-searchlight-turned = { $who } повертає прожектор на { $hideout }.
the-plan-tell-briefcase-seen = { $who } зазирає в портфель { $hideout }.
the-plan-tell-briefcase-seen-plan = { $who } зазирає в портфель { $hideout }: Т.Н.Е. план!
the-plan-tell-briefcase-seen-decoy = { $who } зазирає в портфель { $hideout }: обманка.
the-plan-tell-key-shown = { $who } змушує відкрити ключ ({ $opponent }): { $key }.
the-plan-tell-light-left = { $who } не використовує світла.
the-plan-tell-key-taken = { $who } бере ключ із резерву.
the-plan-tell-key-taken-known = { $who } бере ключ із резерву: { $key }.
the-plan-tell-key-left = { $who } не чіпає ключів.
the-plan-tell-battle-won = Битва за ключ: { $who } { $own }, { $opponent } { $theirs }. Перемагає { $who }.
the-plan-tell-battle-lost = Битва за ключ: { $who } { $own }, { $opponent } { $theirs }. Програє { $who }.
the-plan-tell-battle-tied = Битва за ключ: { $who } { $own }, { $opponent } { $theirs }. Нічия.
the-plan-tell-battle-avoided = { $who } мирно проходить повз: { $opponent }.
the-plan-tell-key-stolen = { $who } забирає ключ, його мав { $opponent }.
the-plan-tell-key-stolen-known = { $who } забирає ключ { $key }, його мав { $opponent }.
the-plan-tell-file-checked = { $who } перевіряє досьє { $suspect }.
the-plan-tell-file-checked-known = { $who } перевіряє досьє { $suspect }: { $half }.
the-plan-tell-bonus-met = { $who } знаходить у досьє { $suspect } карту бонусної дії: { $bonus }.
the-plan-tell-bonus-met-roll = { $who } знаходить у досьє { $suspect } карту бонусної дії: { $bonus }, на кубику { $roll }.
the-plan-tell-checks-declined = { $count ->
    [one] { $who } лишає { $count } перевірку.
    [few] { $who } лишає { $count } перевірки.
   *[many] { $who } лишає { $count } перевірок.
}
the-plan-tell-claim-announced = { $who } звинувачує: Т.Н.Е. план у { $hideout }, власник схованки — { $owner }.
the-plan-tell-claim-right = { $who } входить до { $hideout } і називає: { $owner }. Усе правильно!
the-plan-tell-claim-wrong = { $who } входить до { $hideout } і називає: { $owner }. Ні. { $who } вибуває з гри.
the-plan-tell-claim-wrong-known = { $plan ->
    [yes] { $who } входить до { $hideout } і називає: { $owner }. План там, але схованка { $owner } — { $evidence }. { $who } вибуває з гри.
   *[no] { $who } входить до { $hideout } і називає: { $owner }. Там обманка, а схованка { $owner } — { $evidence }. { $who } вибуває з гри.
}
the-plan-tell-left-alone = Лишається тільки { $who } й грає далі: правильне звинувачення виграє, після хибного не виграє ніхто.
the-plan-tell-turn-began = Хід { $number }: { $who }, на кубику { $roll }.

## Why a move is not allowed

the-plan-error-over = Цю гру закінчено.
the-plan-error-not-now = Зараз вирішується інше.
the-plan-error-not-your-turn = Зараз це робиш не ти.
the-plan-error-not-on-card = Цієї дії на тій карті немає.
the-plan-error-card-spent = Цю карту вже використано. Вона повернеться, коли використаєш усі п’ять.
the-plan-error-chosen-already = Це вже вибрано.
the-plan-error-choose-first = Спершу вибери дію.
the-plan-error-other-action = Вибрано іншу дію.
the-plan-error-no-such-way = Пройди рівно стільки кроків, жодного кола двічі, і стань на вільне.
the-plan-error-must-move = Твій агент має куди йти, тож мусить іти.
the-plan-error-no-key = Ключа від { $hideout } в тебе немає.
the-plan-error-lit = Прожектор світить на { $hideout }: увійти не можна.
the-plan-error-can-move = { $suspect } може стільки пройти, тож пропустити не можна.
the-plan-error-moved-already = { $suspect } вже на новому місці.
the-plan-error-other-count = Цей підозрюваний має пройти іншу кількість кіл.
the-plan-error-not-beside = Прожектор повертається лише на один сектор.
the-plan-error-not-in-light = У світлі немає гравця цього кольору із закритим ключем.
the-plan-error-not-passing = Зараз ти не проходиш повз цього гравця.
the-plan-error-no-such-key = Цей гравець не має цього ключа.
the-plan-error-not-met = Перевірок цього досьє в тебе вже немає: { $suspect }.

## How a game ended

the-plan-reason-plan = { $who } забирає Т.Н.Е. план із { $hideout }; власник схованки — { $owner }.
the-plan-reason-last = { $who } лишається єдиним гравцем. Т.Н.Е. план був у { $hideout }; власник схованки — { $owner }.
the-plan-reason-nobody = Вибули всі, не виграв ніхто. Т.Н.Е. план був у { $hideout }; власник схованки — { $owner }.

## How to play

the-plan-guide-aim = В одній із чотирьох схованок у портфелі лежить Т.Н.Е. план, а власник цієї схованки — один із підозрюваних. З’ясуй, котра це схованка й чия, здобудь ключ і увійди.
the-plan-guide-turn = Кинь кубик. Вибери одну з готових карт дій: перемістити свого агента чи підозрюваних, сісти на трамвай, повернути прожектор, перевірити досьє. Коли у твій хід твій агент і підозрюваний проходять повз одне одного, можеш перевірити його досьє: верхню карту бачиш лише ти.
the-plan-guide-end = Обидві половини схованки в одному досьє означають, що підозрюваний — її власник. Прожектор дає зазирнути в портфель. Увійди до схованки з її ключем і назви власника: правильно — виграєш, ні — вибуваєш із гри.

# Що каже тренер про рішення і в пораді.

the-plan-coach-known = Відповідей, що пасують: { $answers }. Схованок для плану: { $places }.
the-plan-coach-sure = Пасує лише одна відповідь: { $hideout }, { $owner }.
the-plan-coach-action = Тоді: { $move }
the-plan-coach-claim = Інша відповідь не пасує.
the-plan-coach-file = Показує досьє, де ще не все ясно.
the-plan-coach-key = Може дати потрібний тобі ключ.
the-plan-coach-near = Веде ближче туди, куди тобі треба.
the-plan-coach-look = Імовірність, що план у { $hideout }: { $percent }%.
