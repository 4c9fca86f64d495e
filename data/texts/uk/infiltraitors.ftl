## Infiltraitors

infiltraitors-name = Infiltraitors
infiltraitors-pitch = Разом проти зрадників: кожен тримає підозрюваного, якого бачить лише сам, а говорити можуть тільки викладені карти.

infiltraitors-option-mission = Місія
infiltraitors-option-mission-help = Три навчальні, потім історія з 20 місій. Кожну можна зіграти й окремо.
infiltraitors-option-mission-t1 = Навчання 1: Перші кроки
infiltraitors-option-mission-t2 = Навчання 2: Кожному свій
infiltraitors-option-mission-t3 = Навчання 3: Наввипередки з часом
infiltraitors-option-mission-m1 = Місія 1: Відкрита лінія
infiltraitors-option-mission-m2 = Місія 2: Загублена пошта
infiltraitors-option-mission-m3 = Місія 3: Доки
infiltraitors-option-mission-m4 = Місія 4: Навшпиньки
infiltraitors-option-mission-m5 = Місія 5: Допит
infiltraitors-option-mission-m6 = Місія 6: Сейф
infiltraitors-option-mission-m7 = Місія 7: Пастка
infiltraitors-option-mission-m8 = Місія 8: Урозтіч
infiltraitors-option-mission-m9 = Місія 9: Конспіративна квартира
infiltraitors-option-mission-m10 = Місія 10: Чужі обличчя
infiltraitors-option-mission-m11 = Місія 11: Погляд праворуч
infiltraitors-option-mission-m12 = Місія 12: Заходить один
infiltraitors-option-mission-m13 = Місія 13: Машинна зала
infiltraitors-option-mission-m14 = Місія 14: Список
infiltraitors-option-mission-m15 = Місія 15: Побачення
infiltraitors-option-mission-m16 = Місія 16: Несправжні імена
infiltraitors-option-mission-m17 = Місія 17: Карти на лобі
infiltraitors-option-mission-m18 = Місія 18: В облозі
infiltraitors-option-mission-m19 = Місія 19: Шеф
infiltraitors-option-mission-m20 = Місія 20: Весняне прибирання
infiltraitors-option-crossing-out = Викреслювання
infiltraitors-option-crossing-out-help = Чи викреслює комп’ютер те, що виключають підказки, промахи й побачені карти?
infiltraitors-option-crossing-out-by-mission = Лише в навчанні
infiltraitors-option-crossing-out-on = Завжди
infiltraitors-option-crossing-out-off = Ніколи
infiltraitors-option-limit = Обмеження
infiltraitors-option-limit-help = Хвилини — у реальному часі, з людьми. Інакше рахуйте ходи або грайте без обмеження.
infiltraitors-option-limit-minutes = Хвилини
infiltraitors-option-limit-turns = Ходи

## Cards and colours

infiltraitors-colour-red = Червоний
infiltraitors-colour-black = Чорний
infiltraitors-colour-yellow = Жовтий
infiltraitors-colour-blue = Синій
infiltraitors-colour-green = Зелений
infiltraitors-number = { $number }
infiltraitors-card-red = Червона { $number }
infiltraitors-card-black = Чорна { $number }
infiltraitors-card-yellow = Жовта { $number }
infiltraitors-card-blue = Синя { $number }
infiltraitors-card-green = Зелена { $number }
infiltraitors-card-red-special = Червона спеціальна (1)
infiltraitors-card-black-special = Чорна спеціальна (1)
infiltraitors-card-yellow-special = Жовта спеціальна (1)
infiltraitors-card-blue-special = Синя спеціальна (1)
infiltraitors-card-green-special = Зелена спеціальна (1)

infiltraitors-sheet-shared = Підозрюваний { $number }: спільний планшет
infiltraitors-sheet-private = Підозрюваний { $number }: власний планшет, { $who }
infiltraitors-sheet-shared-key = Ключова особа: спільний планшет
infiltraitors-notes-none = Зараз планшета підказок для тебе немає. Планшети є в кожного схопленого підозрюваного, доки його не застрелено: спільний (крім місій у мовчанні) і твій власний, якщо тримаєш його не ти.
infiltraitors-sheet-private-key = Ключова особа: власний планшет, { $who }

## Briefing

infiltraitors-briefing-facts = { $suspects ->
    [one] { $suspects } підозрюваний; набоїв: { $bullets }; карти { $lowest }–{ $highest }, кольорів: { $colours }.
    [few] { $suspects } підозрювані; набоїв: { $bullets }; карти { $lowest }–{ $highest }, кольорів: { $colours }.
   *[many] { $suspects } підозрюваних; набоїв: { $bullets }; карти { $lowest }–{ $highest }, кольорів: { $colours }.
}
infiltraitors-briefing-minutes = { $minutes ->
    [one] У вас { $minutes } хвилина.
    [few] У вас { $minutes } хвилини.
   *[many] У вас { $minutes } хвилин.
}
infiltraitors-briefing-turns = { $turns ->
    [one] У вас { $turns } хід на всіх.
    [few] У вас { $turns } ходи на всіх.
   *[many] У вас { $turns } ходів на всіх.
}
infiltraitors-briefing-hand = { $limit ->
    [one] Карт на початку: { $hand }; лишити на руці можна щонайбільше { $limit }.
    [few] Карт на початку: { $hand }; лишити на руці можна щонайбільше { $limit }.
   *[many] Карт на початку: { $hand }; лишити на руці можна щонайбільше { $limit }.
}
infiltraitors-special-discards-face-down = Усе скидають лицем донизу, навіть підказки, що лежали відкрито.
infiltraitors-special-in-order = Кожен схоплений підозрюваний дістає наступний номер. Стріляти можна лише в того, чий номер на столі найменший.
infiltraitors-special-silent = Мовчання: від початку до кінця ні слова й ні знаку.
infiltraitors-special-specials-in-the-middle = Спеціальні карти лежать посередині. Кожною можна раз обмінятися замість карти з руки.
infiltraitors-special-balanced-clues = Стріляти в підозрюваного можна, лише коли вертикальних підказок стільки ж, як горизонтальних, і разом їх щонайменше чотири.
infiltraitors-special-exchange-to-the-left = Обмінюватися можна лише з агентом, який ходить після тебе.
infiltraitors-special-eliminate-to-the-right = Стріляти можна лише в підозрюваного того агента, який ходить перед тобою.
infiltraitors-special-one-shooter = Стріляє лише один агент, якого обирає жереб. Підозрюваного він не тримає.
infiltraitors-special-specials-shuffled-in = Спеціальні карти вмішано в колоду. Спеціальний підозрюваний має число 1, і вертикально лежать лише підказки його кольору.
infiltraitors-special-second-card = Верхня карта штабу лишається при схопленому підозрюваному й дає йому колір; число — його власне.
infiltraitors-special-hands-turned-round = Ти бачиш карти всіх, крім своїх. Для підказки чи обміну береш карту з чужої руки.
infiltraitors-special-last-stand = Винагороди йдуть відкрито в запас. Проти дев’ятого підозрюваного маєте лише запас, а обмін карт не додає.
infiltraitors-special-key-person = Після влучання можеш піти. Тоді бачиш ключову особу, лишаєш на неї підказку (якщо агентів 2 — дві) і вибуваєш. Останній агент має її застрелити.

## What an agent is asked

infiltraitors-prompt-action = { $suspects ->
    [one] Твій хід: одна дія. Підозрюваних: { $suspects }, набоїв: { $bullets }.
    [few] Твій хід: одна дія. Підозрюваних: { $suspects }, набоїв: { $bullets }.
   *[many] Твій хід: одна дія. Підозрюваних: { $suspects }, набоїв: { $bullets }.
}
infiltraitors-prompt-action-turns = { $turns ->
    [1] Твій останній хід: одна дія. Підозрюваних: { $suspects }, набоїв: { $bullets }.
   *[other] Твій хід: одна дія. Ходів: { $turns }, підозрюваних: { $suspects }, набоїв: { $bullets }.
}
infiltraitors-prompt-reward = Влучання! Візьми карту зі скиду, якщо хочеш.
infiltraitors-prompt-reward-pool = Влучання! Вибери зі скиду карту в запас.
infiltraitors-prompt-discard = { $count ->
    [one] Можна лишити карт: { $limit }. Скинь { $count }.
    [few] Можна лишити карт: { $limit }. Скинь { $count }, по одній.
   *[many] Можна лишити карт: { $limit }. Скинь { $count }, по одній.
}
infiltraitors-prompt-discard-unseen = { $count ->
    [one] Можна лишити карт: { $limit }. Скинь { $count } наосліп, за її місцем на руці.
    [few] Можна лишити карт: { $limit }. Скинь { $count } наосліп, по одній, за місцем на руці.
   *[many] Можна лишити карт: { $limit }. Скинь { $count } наосліп, по одній, за місцем на руці.
}
infiltraitors-prompt-leave = { $agents ->
    [one] Підеш із місії, лишивши підказку на ключову особу? Агентів ще в місії: { $agents }.
    [few] Підеш із місії, лишивши підказку на ключову особу? Агентів ще в місії: { $agents }.
   *[many] Підеш із місії, лишивши підказку на ключову особу? Агентів ще в місії: { $agents }.
}
infiltraitors-prompt-key-clue = { $count ->
    [one] Ти знаєш ключову особу. Виклади на неї { $count } карту з руки чи відкритого скиду й вибувай.
    [few] Ти знаєш ключову особу. Виклади на неї { $count } карти з руки чи відкритого скиду й вибувай.
   *[many] Ти знаєш ключову особу. Виклади на неї { $count } карт із руки чи відкритого скиду й вибувай.
}
infiltraitors-prompt-key-shot = Інших агентів уже немає. Стріляй у ключову особу; набоїв: { $bullets }.

## Moves, in one line

infiltraitors-describe-capture = { $top ->
    [discarded] Схопити підозрюваного, скинути верхню карту штабу
    [kept] Схопити підозрюваного; верхня карта штабу дає йому колір
   *[nothing] Схопити підозрюваного
}
infiltraitors-describe-give-clue = { $turned ->
    [upright] Підказка на твого підозрюваного: { $card }, збіг (вертикально)
    [sideways] Підказка на твого підозрюваного: { $card }, немає збігу (горизонтально)
   *[unknown] Підказка на твого підозрюваного: { $card }
}
infiltraitors-describe-give-clue-from = { $turned ->
    [upright] Підказка на твого підозрюваного з чужої руки ({ $owner }): { $card }, збіг (вертикально)
    [sideways] Підказка на твого підозрюваного з чужої руки ({ $owner }): { $card }, немає збігу (горизонтально)
   *[unknown] Підказка на твого підозрюваного з чужої руки ({ $owner }): { $card }
}
infiltraitors-describe-exchange = { $draws ->
    [yes] Обмін ({ $target }): { $card }; ти добираєш карту
   *[no] Обмін ({ $target }): { $card }; штаб порожній
}
infiltraitors-describe-exchange-from = { $draws ->
    [yes] Обмін ({ $target }), рука: { $owner }, карта: { $card }; ти добираєш
   *[no] Обмін ({ $target }), рука: { $owner }, карта: { $card }; штаб порожній
}
infiltraitors-describe-exchange-middle = { $draws ->
    [yes] Обмін ({ $target }) картою із середини: { $card }; ти добираєш карту
   *[no] Обмін ({ $target }) картою із середини: { $card }; штаб порожній
}
infiltraitors-describe-wait = { $count ->
    [0] Вичекати, нічого не добирати
    [one] Вичекати, добрати { $count }
    [few] Вичекати, добрати { $count }
   *[many] Вичекати, добрати { $count }
}
# $count: the number named; $there: how many cards HQ really has left.
infiltraitors-describe-wait-short = Вичекати: скинути верхню карту штабу, назвати { $count }, добрати решту штабу: { $there }
infiltraitors-describe-eliminate = { $miss ->
    [mission] Стріляти ({ $target }): { $card }; промах програє місію
   *[bullet] Стріляти ({ $target }): { $card }
}
infiltraitors-describe-take-reward = { $to ->
    [pool] У запас: { $card }
   *[hand] Узяти зі скиду: { $card }
}
infiltraitors-describe-take-face-down-reward = { $to ->
    [pool] У запас: одна із закритих (усього { $count })
   *[hand] Узяти закриту карту скиду (усього { $count })
}
infiltraitors-describe-decline-reward = Не брати карти
infiltraitors-describe-discard = { $face ->
    [down] Скинути лицем донизу: { $card }
   *[up] Скинути: { $card }
}
infiltraitors-describe-discard-unseen = Скинути наосліп карту, її місце на руці: { $place }
infiltraitors-describe-leave = { $ends ->
    [too-many] Піти — і програти місію: лишиться більше ніж один агент
    [alone] Піти — і програти місію: останній агент не дістане всіх підозрюваних
   *[not] { $count ->
        [0] Піти: побачити ключову особу; карти на підказку вже немає
        [one] Піти: побачити ключову особу, дати { $count } підказку на неї, скинути руку
        [few] Піти: побачити ключову особу, дати { $count } підказки на неї, скинути руку
       *[many] Піти: побачити ключову особу, дати { $count } підказок на неї, скинути руку
    }
}
infiltraitors-describe-stay = { $ends ->
    [at-once] Лишитися — і програти місію: лишиться більше ніж один агент
   *[not] Лишитися в місії
}
infiltraitors-describe-give-key-clue = { $turned ->
    [upright] Підказка на ключову особу: { $card }, збіг (вертикально)
    [sideways] Підказка на ключову особу: { $card }, немає збігу (горизонтально)
   *[unknown] Підказка на ключову особу: { $card }
}
infiltraitors-describe-eliminate-key-person = { $miss ->
    [mission] Стріляти в ключову особу: { $card }; промах програє місію
   *[bullet] Стріляти в ключову особу: { $card }
}

## What happened

infiltraitors-tell-captured = { $hq ->
    [discarded] { $seat } хапає підозрюваного { $number }; верхня карта штабу йде в скид лицем донизу.
    [kept] { $seat } хапає підозрюваного { $number } й кладе до нього верхню карту штабу.
   *[nothing] { $seat } хапає підозрюваного { $number }.
}
infiltraitors-tell-captured-known = { $seat } хапає підозрюваного { $number }: { $card }.
infiltraitors-tell-captured-two = { $seat } хапає підозрюваного { $number }: { $card }; колір дає { $second }.
infiltraitors-tell-clue = { $turned ->
    [upright] { $seat } дає підказку: { $card }, вертикально, збіг.
   *[sideways] { $seat } дає підказку: { $card }, горизонтально, немає збігу.
}
infiltraitors-tell-clue-from = { $turned ->
    [upright] { $seat } дає підказку з чужої руки ({ $owner }): { $card }, вертикально, збіг.
   *[sideways] { $seat } дає підказку з чужої руки ({ $owner }): { $card }, горизонтально, немає збігу.
}
infiltraitors-tell-exchanged = { $turned ->
    [upright] { $seat } викладає { $card } на підозрюваного, якого тримає { $target }: вертикально, збіг.
   *[sideways] { $seat } викладає { $card } на підозрюваного, якого тримає { $target }: горизонтально, немає збігу.
}
infiltraitors-tell-waited = { $count ->
    [0] { $seat } вичікує й нічого не добирає.
    [one] { $seat } вичікує, щоб добрати { $count } карту.
    [few] { $seat } вичікує, щоб добрати { $count } карти.
   *[many] { $seat } вичікує, щоб добрати { $count } карт.
}
infiltraitors-tell-drawn = { $count ->
    [one] { $seat } добирає { $count } карту.
    [few] { $seat } добирає { $count } карти.
   *[many] { $seat } добирає { $count } карт.
}
infiltraitors-tell-drawn-known = { $count ->
    [one] { $seat } добирає { $count } карту: { $cards }.
    [few] { $seat } добирає { $count } карти: { $cards }.
   *[many] { $seat } добирає { $count } карт: { $cards }.
}
infiltraitors-tell-missed = { $seat } стріляє в підозрюваного, якого тримає { $target } ({ $card }): промах. Набоїв лишилося: { $bullets }.
infiltraitors-tell-missed-key = { $seat } стріляє в ключову особу ({ $card }): промах. Набоїв лишилося: { $bullets }.
infiltraitors-tell-eliminated = { $left ->
    [0] { $seat } усуває підозрюваного, якого тримає { $target }: { $card }. Це останній.
    [one] { $seat } усуває підозрюваного, якого тримає { $target }: { $card }. Лишився { $left }.
    [few] { $seat } усуває підозрюваного, якого тримає { $target }: { $card }. Лишилося { $left }.
   *[many] { $seat } усуває підозрюваного, якого тримає { $target }: { $card }. Лишилося { $left }.
}
infiltraitors-tell-eliminated-key = { $left ->
    [0] { $seat } усуває ключову особу: { $card }. Більше підозрюваних немає.
    [one] { $seat } усуває ключову особу: { $card }. Лишився { $left } підозрюваний.
    [few] { $seat } усуває ключову особу: { $card }. Лишилося { $left } підозрювані.
   *[many] { $seat } усуває ключову особу: { $card }. Лишилося { $left } підозрюваних.
}
infiltraitors-tell-reward = { $to ->
    [pool] { $face ->
        [down] { $seat } відкриває для запасу закриту карту скиду: { $card }.
       *[up] { $seat } кладе в запас карту скиду: { $card }.
    }
   *[hand] { $face ->
        [down] { $seat } бере як винагороду закриту карту скиду: { $card }.
       *[up] { $seat } бере як винагороду карту скиду: { $card }.
    }
}
infiltraitors-tell-reward-hidden = { $seat } бере як винагороду закриту карту скиду.
infiltraitors-tell-reward-declined = { $seat } не бере винагороди.
infiltraitors-tell-surplus = { $seat } скидає зайву карту лицем донизу.
infiltraitors-tell-surplus-known = { $face ->
    [down] { $seat } скидає зайву карту лицем донизу: { $card }.
   *[up] { $seat } скидає зайву карту: { $card }.
}
infiltraitors-tell-all-discarded = { $count ->
    [one] Останній бій: руки й штаб, усього { $count } карта, відкрито йдуть у скид.
    [few] Останній бій: руки й штаб, усього { $count } карти, відкрито йдуть у скид.
   *[many] Останній бій: руки й штаб, усього { $count } карт, відкрито йдуть у скид.
}
infiltraitors-tell-pool-dealt = { $count ->
    [one] Запас роздано: { $count } карта.
    [few] Запас роздано: { $count } карти.
   *[many] Запас роздано: { $count } карт.
}
infiltraitors-tell-pool-dealt-known = { $count ->
    [0] Запас роздано; тобі карти не дісталося.
    [one] Запас роздано. Тобі { $count } карта: { $cards }.
    [few] Запас роздано. Тобі { $count } карти: { $cards }.
   *[many] Запас роздано. Тобі { $count } карт: { $cards }.
}
infiltraitors-tell-stayed = { $seat } лишається в місії.
infiltraitors-tell-key-person-seen = { $seat } дивиться на ключову особу й готується піти.
infiltraitors-tell-key-person-seen-known = { $seat } дивиться на ключову особу: { $card }.
infiltraitors-tell-key-clue = { $turned ->
    [upright] { $origin ->
        [hand] { $seat } лишає підказку на ключову особу: { $card }, вертикально, збіг.
       *[discards] { $seat } лишає підказку зі скиду на ключову особу: { $card }, вертикально, збіг.
    }
   *[sideways] { $origin ->
        [hand] { $seat } лишає підказку на ключову особу: { $card }, горизонтально, немає збігу.
       *[discards] { $seat } лишає підказку зі скиду на ключову особу: { $card }, горизонтально, немає збігу.
    }
}
infiltraitors-tell-left = { $seat } іде з місії та скидає карти: { $cards }.
infiltraitors-tell-left-empty = { $seat } іде з місії.
infiltraitors-tell-turn = Хід { $number }: { $seat }.

## Why a move is not allowed

infiltraitors-error-over = Цю місію закінчено.
infiltraitors-error-not-now = Зараз вирішується інше.
infiltraitors-error-not-your-turn = Зараз не твій хід.
infiltraitors-error-no-suspect-in-the-middle = Посередині вже немає підозрюваних.
infiltraitors-error-one-suspect-each = Ти вже тримаєш підозрюваного, а двох не тримає ніхто.
infiltraitors-error-shooter-holds-none = У цій місії стріляєш ти, тож підозрюваного не тримаєш.
infiltraitors-error-no-suspect-of-yours = Ти не тримаєш підозрюваного.
infiltraitors-error-no-suspect-there = Там немає підозрюваного.
infiltraitors-error-your-own-suspect = Це твій підозрюваний; вибери чужого.
infiltraitors-error-not-in-hand = Цю карту не викласти й не скинути: { $card }.
infiltraitors-error-not-left = У цій місії обмінюватися можна лише з агентом, який ходить після тебе.
infiltraitors-error-not-right = Тут стріляють лише в підозрюваного агента, який ходить перед тобою.
infiltraitors-error-not-the-shooter = У цій місії стріляє хтось інший.
infiltraitors-error-not-lowest = Стріляй у підозрюваних за номерами; менший номер ще на столі.
infiltraitors-error-not-balanced = Треба порівну вертикальних і горизонтальних підказок, разом щонайменше 4.
infiltraitors-error-no-such-suspect = У цій місії такого підозрюваного немає: { $card }.
infiltraitors-error-hq-empty = Штаб порожній, тож вичікувати не можна.
infiltraitors-error-draw-three = Назви кількість карт від 0 до 3.
infiltraitors-error-not-in-discards = Ця карта не лежить у скиді відкрито: { $card }.
infiltraitors-error-none-face-down = У скиді немає закритих карт.
infiltraitors-error-reward-must-be-taken = Запасу потрібна карта: вибери одну зі скиду.
infiltraitors-error-discard-unseen = У цій місії скидають наосліп, за місцем на руці.
infiltraitors-error-discard-seen = Свої карти ти бачиш: скажи, котру скидаєш.
infiltraitors-error-no-such-place = На цьому місці в тебе немає карти.
infiltraitors-error-not-in-hand-or-discards = Цієї карти немає ні на руці, ні відкрито в скиді: { $card }.

## How a mission ended

infiltraitors-reason-won = { $bullets ->
    [0] Місію виконано останнім набоєм.
    [one] Місію виконано, лишився { $bullets } набій.
    [few] Місію виконано, лишилося { $bullets } набої.
   *[many] Місію виконано, лишилося { $bullets } набоїв.
}
infiltraitors-reason-bullets = { $bullets ->
    [0] Місію провалено: набоїв немає, а підозрюваних ще { $suspects }.
    [one] Місію провалено: { $bullets } набоя замало, бо підозрюваних ще { $suspects }.
    [few] Місію провалено: { $bullets } набоїв замало, бо підозрюваних ще { $suspects }.
   *[many] Місію провалено: { $bullets } набоїв замало, бо підозрюваних ще { $suspects }.
}
infiltraitors-reason-stuck = Місію провалено: { $seat } вже не може нічого зробити.
infiltraitors-reason-time = { $minutes ->
    [one] Місію провалено: { $minutes } хвилина минула.
    [few] Місію провалено: { $minutes } хвилини минули.
   *[many] Місію провалено: { $minutes } хвилин минули.
}
infiltraitors-reason-turns = { $turns ->
    [one] Місію провалено: { $turns } хід минув.
    [few] Місію провалено: усі { $turns } ходи минули.
   *[many] Місію провалено: усі { $turns } ходів минули.
}
infiltraitors-reason-too-many = Місію провалено: агентів лишилося забагато, і піти вже ніхто не зможе.
infiltraitors-reason-alone = Місію провалено: { $seat } на самоті з підозрюваними, у яких стріляти нема кому.

## Campaign

infiltraitors-campaign-won = Таємна справа: виконано місій { $won } з { $missions }.
infiltraitors-campaign-training = Н{ $number }
infiltraitors-campaign-number = { $number }
infiltraitors-campaign-note-won = { $bullets ->
    [one] { $bullets } набій
    [few] { $bullets } набої
   *[many] { $bullets } набоїв
}
infiltraitors-campaign-note-tried = { $tries ->
    [one] { $tries } спроба
    [few] { $tries } спроби
   *[many] { $tries } спроб
}
infiltraitors-campaign-sealed = { $count ->
    [one] Ще запечатано { $count } місію.
    [few] Ще запечатано { $count } місії.
   *[many] Ще запечатано { $count } місій.
}
infiltraitors-campaign-mission-new = { $mission } — відкрита, ще без спроб
infiltraitors-campaign-mission-lost = { $tries ->
    [one] { $mission } — { $tries } спроба, ще не виконано
    [few] { $mission } — { $tries } спроби, ще не виконано
   *[many] { $mission } — { $tries } спроб, ще не виконано
}
infiltraitors-campaign-mission-won = { $tries ->
    [one] { $mission } — виконано за { $tries } спробу; найбільше збережено набоїв: { $bullets }
    [few] { $mission } — виконано за { $tries } спроби; найбільше збережено набоїв: { $bullets }
   *[many] { $mission } — виконано за { $tries } спроб; найбільше збережено набоїв: { $bullets }
}

## How to play

infiltraitors-guide-aim = Разом з’ясуйте колір і число кожного підозрюваного. Застреліть усіх, доки не скінчилися набої чи карти. Виграєте або програєте разом. Говоріть лише про те, що лежить відкрито: ні слова й ні натяку про свої карти чи свого підозрюваного. Планшети підказок можна заповнювати разом.
infiltraitors-guide-turn = За хід — одна дія:
    - **Схопити** підозрюваного, якого бачиш лише ти.
    - **Дати підказку**: викласти карту на свого підозрюваного.
    - **Обмінятися**: викласти карту на чужого підозрюваного, потім добрати одну.
    - **Вичекати** й добрати до трьох карт.
    - **Стріляти** в чужого підозрюваного: колір і число.
    Добирають зі штабу — це колода. Підказка збігається з підозрюваним і лежить вертикально, якщо той самий колір, те саме число або одне число ділиться на інше. Якщо ні — горизонтально.
infiltraitors-guide-end = Програєте, коли набоїв менше, ніж підозрюваних, або коли агент на початку свого ходу нічого не може зробити.

# Що каже тренер про рішення і в пораді.

infiltraitors-coach-known = Ще можливо: { $suspects }
infiltraitors-coach-fits = { $count ->
    [1] { $who } лише { $card }
   *[other] { $who } { $count }
}
infiltraitors-coach-fits-key = { $count ->
    [1] ключова особа лише { $card }
   *[other] ключова особа { $count }
}
infiltraitors-coach-only = Більше нічого не пасує.
infiltraitors-coach-risk = Імовірність, що це правильно: близько { $percent }%.
infiltraitors-coach-clue = З можливих карт ({ $fits }) має лишитися близько { $left }.
infiltraitors-coach-capture = Підказки дістає лише схоплений підозрюваний.
infiltraitors-coach-wait = Жодна карта на руці зараз не скаже досить.
infiltraitors-coach-discard = Ця карта сказала б найменше.
infiltraitors-coach-reward = Ця карта може сказати найбільше.
