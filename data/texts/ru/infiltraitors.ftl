## Под прицелом

infiltraitors-name = Под прицелом
infiltraitors-pitch = Вместе против предателей: у каждого из вас подозреваемый, которого больше никто не видит, а говорить могут лишь сыгранные карты.

infiltraitors-option-mission = Миссия
infiltraitors-option-mission-help = Три тренировочные, потом история из 20 миссий. Каждую можно сыграть и отдельно.
infiltraitors-option-mission-t1 = Тренировка 1: Первые шаги
infiltraitors-option-mission-t2 = Тренировка 2: Каждому по одному
infiltraitors-option-mission-t3 = Тренировка 3: Против времени
infiltraitors-option-mission-m1 = Миссия 1: Открытая линия
infiltraitors-option-mission-m2 = Миссия 2: Пропавшая почта
infiltraitors-option-mission-m3 = Миссия 3: Доки
infiltraitors-option-mission-m4 = Миссия 4: На цыпочках
infiltraitors-option-mission-m5 = Миссия 5: Допрос
infiltraitors-option-mission-m6 = Миссия 6: Сейф
infiltraitors-option-mission-m7 = Миссия 7: Западня
infiltraitors-option-mission-m8 = Миссия 8: Врассыпную
infiltraitors-option-mission-m9 = Миссия 9: Конспиративная квартира
infiltraitors-option-mission-m10 = Миссия 10: Чужие лица
infiltraitors-option-mission-m11 = Миссия 11: Равнение направо
infiltraitors-option-mission-m12 = Миссия 12: Войдёт один
infiltraitors-option-mission-m13 = Миссия 13: Машинный зал
infiltraitors-option-mission-m14 = Миссия 14: Список
infiltraitors-option-mission-m15 = Миссия 15: Свидание
infiltraitors-option-mission-m16 = Миссия 16: Чужие имена
infiltraitors-option-mission-m17 = Миссия 17: Открытые карты
infiltraitors-option-mission-m18 = Миссия 18: В кольце
infiltraitors-option-mission-m19 = Миссия 19: Шеф
infiltraitors-option-mission-m20 = Миссия 20: Весенняя уборка
infiltraitors-option-crossing-out = Вычёркивание
infiltraitors-option-crossing-out-help = Вычёркивать ли программе то, что исключили подсказки, промахи и увиденные карты?
infiltraitors-option-crossing-out-by-mission = Только на тренировке
infiltraitors-option-crossing-out-on = Всегда
infiltraitors-option-crossing-out-off = Никогда
infiltraitors-option-limit = Лимит
infiltraitors-option-limit-help = Минуты считаются только в реальном времени, с другими людьми. Иначе играйте на ходы или без лимита.
infiltraitors-option-limit-minutes = Минуты
infiltraitors-option-limit-turns = Ходы

## Карты и цвета

infiltraitors-colour-red = Красный
infiltraitors-colour-black = Чёрный
infiltraitors-colour-yellow = Жёлтый
infiltraitors-colour-blue = Синий
infiltraitors-colour-green = Зелёный
infiltraitors-number = { $number }
infiltraitors-card-red = Красная { $number }
infiltraitors-card-black = Чёрная { $number }
infiltraitors-card-yellow = Жёлтая { $number }
infiltraitors-card-blue = Синяя { $number }
infiltraitors-card-green = Зелёная { $number }
infiltraitors-card-red-special = Красная особая (1)
infiltraitors-card-black-special = Чёрная особая (1)
infiltraitors-card-yellow-special = Жёлтая особая (1)
infiltraitors-card-blue-special = Синяя особая (1)
infiltraitors-card-green-special = Зелёная особая (1)

infiltraitors-sheet-shared = Подозреваемый { $number }: общий планшет
infiltraitors-sheet-private = Подозреваемый { $number }: свой планшет, { $who }
infiltraitors-sheet-shared-key = Ключевая фигура: общий планшет
infiltraitors-notes-none = Сейчас для тебя нет планшета подсказок. Они есть у подозреваемого, пока он схвачен и жив: один общий для пометок (кроме миссий в молчании) и один твой, если подозреваемый не у тебя.
infiltraitors-sheet-private-key = Ключевая фигура: свой планшет, { $who }

## Инструктаж

infiltraitors-briefing-facts = { $suspects ->
    [one] { $suspects } подозреваемый, патронов: { $bullets }, карты { $lowest }–{ $highest }, цветов: { $colours }.
    [few] { $suspects } подозреваемых, патронов: { $bullets }, карты { $lowest }–{ $highest }, цветов: { $colours }.
   *[many] { $suspects } подозреваемых, патронов: { $bullets }, карты { $lowest }–{ $highest }, цветов: { $colours }.
}
infiltraitors-briefing-minutes = { $minutes ->
    [one] У вас { $minutes } минута.
    [few] У вас { $minutes } минуты.
   *[many] У вас { $minutes } минут.
}
infiltraitors-briefing-turns = { $turns ->
    [one] У вас { $turns } ход на всех.
    [few] У вас { $turns } хода на всех.
   *[many] У вас { $turns } ходов на всех.
}
infiltraitors-briefing-hand = { $limit ->
    [1] Карт в начале: { $hand }, на руке не больше { $limit }.
   *[other] Карт в начале: { $hand }, на руке не больше { $limit }.
}
infiltraitors-special-discards-face-down = Всё сбрасывается лицом вниз, даже открытые подсказки.
infiltraitors-special-in-order = Схваченные подозреваемые получают номера по порядку. Стрелять можно только в того, чей номер на столе наименьший.
infiltraitors-special-silent = Молчание: ни слов, ни знаков от начала до конца.
infiltraitors-special-specials-in-the-middle = Особые карты лежат посередине. Каждой можно один раз обменяться вместо карты с руки.
infiltraitors-special-balanced-clues = В подозреваемого можно стрелять, только если вертикальных и горизонтальных подсказок поровну, а всего не меньше четырёх.
infiltraitors-special-exchange-to-the-left = Обмениваешься только с агентом, который ходит после тебя.
infiltraitors-special-eliminate-to-the-right = Стреляешь только в подозреваемого у агента, который ходит перед тобой.
infiltraitors-special-one-shooter = Стреляет только один агент, по жребию, и подозреваемого у него нет.
infiltraitors-special-specials-shuffled-in = Особые карты замешаны в колоду. У особого подозреваемого число 1, и вертикально к нему ложатся только подсказки его цвета.
infiltraitors-special-second-card = Верхняя карта штаба остаётся при схваченном подозреваемом и даёт ему цвет; число у него своё.
infiltraitors-special-hands-turned-round = Ты видишь все руки, кроме своей. Подсказки и обмены играют картой из чужой руки.
infiltraitors-special-last-stand = Награды идут открыто в общий запас. После восьми подозреваемых против девятого остаётся только этот запас, и обмен карт не даёт.
infiltraitors-special-key-person = После попадания можно уйти: увидеть ключевую фигуру, оставить к ней подсказку (вдвоём — две) и выбыть. Последний агент должен её застрелить.

## Что спрашивают у агента

infiltraitors-prompt-action = { $suspects ->
    [1] Твой ход: одно действие. Подозреваемых: { $suspects }, патронов: { $bullets }.
   *[other] Твой ход: одно действие. Подозреваемых: { $suspects }, патронов: { $bullets }.
}
infiltraitors-prompt-action-turns = { $turns ->
    [1] Твой последний ход: одно действие. Подозреваемых: { $suspects }, патронов: { $bullets }.
   *[other] Твой ход: одно действие. Ходов: { $turns }, подозреваемых: { $suspects }, патронов: { $bullets }.
}
infiltraitors-prompt-reward = Попадание! Возьми карту из сброса, если хочешь.
infiltraitors-prompt-reward-pool = Попадание! Выбери карту из сброса для общего запаса.
infiltraitors-prompt-discard = { $count ->
    [1] На руке можно оставить { $limit }: сбрось { $count }.
   *[other] На руке можно оставить { $limit }: сбрось { $count }, по одной.
}
infiltraitors-prompt-discard-unseen = { $count ->
    [1] На руке можно оставить { $limit }: сбрось { $count } вслепую, по месту на руке.
   *[other] На руке можно оставить { $limit }: сбрось { $count } вслепую, по одной, по месту на руке.
}
infiltraitors-prompt-leave = { $agents ->
    [one] Уйти из миссии, оставив подсказку к ключевой фигуре? В миссии ещё { $agents } агент.
    [few] Уйти из миссии, оставив подсказку к ключевой фигуре? В миссии ещё { $agents } агента.
   *[many] Уйти из миссии, оставив подсказку к ключевой фигуре? В миссии ещё { $agents } агентов.
}
infiltraitors-prompt-key-clue = { $count ->
    [one] Ты знаешь ключевую фигуру. Сыграй к ней { $count } карту с руки или из открытого сброса, и ты уходишь.
    [few] Ты знаешь ключевую фигуру. Сыграй к ней { $count } карты с руки или из открытого сброса, и ты уходишь.
   *[many] Ты знаешь ключевую фигуру. Сыграй к ней { $count } карт с руки или из открытого сброса, и ты уходишь.
}
infiltraitors-prompt-key-shot = Других агентов больше нет. Стреляй в ключевую фигуру; патронов: { $bullets }.

## Ходы в одну строку

infiltraitors-describe-capture = { $top ->
    [discarded] Схватить подозреваемого, верхняя карта штаба в сброс
    [kept] Схватить подозреваемого; цвет ему даст верхняя карта штаба
   *[nothing] Схватить подозреваемого
}
infiltraitors-describe-give-clue = { $turned ->
    [upright] Подсказка к твоему подозреваемому: { $card }, совпадение (вертикально)
    [sideways] Подсказка к твоему подозреваемому: { $card }, нет совпадения (горизонтально)
   *[unknown] Подсказка к твоему подозреваемому: { $card }
}
infiltraitors-describe-give-clue-from = { $turned ->
    [upright] Подсказка к твоему подозреваемому из руки ({ $owner }): { $card }, совпадение (вертикально)
    [sideways] Подсказка к твоему подозреваемому из руки ({ $owner }): { $card }, нет совпадения (горизонтально)
   *[unknown] Подсказка к твоему подозреваемому из руки ({ $owner }): { $card }
}
infiltraitors-describe-exchange = { $draws ->
    [yes] Обмен ({ $target }): { $card }; ты добираешь карту
   *[no] Обмен ({ $target }): { $card }; штаб пуст
}
infiltraitors-describe-exchange-from = { $draws ->
    [yes] Обмен ({ $target }) из руки ({ $owner }): { $card }; ты добираешь
   *[no] Обмен ({ $target }) из руки ({ $owner }): { $card }; штаб пуст
}
infiltraitors-describe-exchange-middle = { $draws ->
    [yes] Обмен ({ $target }) с середины: { $card }; ты добираешь карту
   *[no] Обмен ({ $target }) с середины: { $card }; штаб пуст
}
infiltraitors-describe-wait = { $count ->
    [0] Выждать, не добирать
    [1] Выждать, добрать { $count }
   *[other] Выждать, добрать { $count }
}
infiltraitors-describe-wait-short = Выждать: верхняя карта штаба в сброс, назвать { $count }, добрать что есть ({ $there })
infiltraitors-describe-eliminate = { $miss ->
    [mission] Стрелять в подозреваемого ({ $target }): { $card }; промах — провал миссии
   *[bullet] Стрелять в подозреваемого ({ $target }): { $card }
}
infiltraitors-describe-take-reward = { $to ->
    [pool] В общий запас: { $card }
   *[hand] Взять из сброса: { $card }
}
infiltraitors-describe-take-face-down-reward = { $to ->
    [pool] В общий запас: одну закрытую (из { $count })
   *[hand] Взять закрытую из сброса (из { $count })
}
infiltraitors-describe-decline-reward = Не брать карту
infiltraitors-describe-discard = { $face ->
    [down] Сбросить лицом вниз: { $card }
   *[up] Сбросить: { $card }
}
infiltraitors-describe-discard-unseen = Сбросить вслепую карту на месте { $place }
infiltraitors-describe-leave = { $ends ->
    [too-many] Уйти — и проиграть миссию: останется больше одного агента
    [alone] Уйти — и проиграть миссию: последнему агенту не достать всех подозреваемых
   *[not] { $count ->
        [0] Уйти: увидеть ключевую фигуру, но подсказать уже нечем
        [1] Уйти: увидеть ключевую фигуру, дать { $count } подсказку, сбросить руку
       *[other] Уйти: увидеть ключевую фигуру, подсказок дать: { $count }, сбросить руку
    }
}
infiltraitors-describe-stay = { $ends ->
    [at-once] Остаться — и проиграть миссию: останется больше одного агента
   *[not] Остаться в миссии
}
infiltraitors-describe-give-key-clue = { $turned ->
    [upright] Подсказка к ключевой фигуре: { $card }, совпадение (вертикально)
    [sideways] Подсказка к ключевой фигуре: { $card }, нет совпадения (горизонтально)
   *[unknown] Подсказка к ключевой фигуре: { $card }
}
infiltraitors-describe-eliminate-key-person = { $miss ->
    [mission] Стрелять в ключевую фигуру: { $card }; промах — провал миссии
   *[bullet] Стрелять в ключевую фигуру: { $card }
}

## Что произошло

infiltraitors-tell-captured = { $hq ->
    [discarded] { $seat } хватает подозреваемого { $number }; верхняя карта штаба в сбросе лицом вниз.
    [kept] { $seat } хватает подозреваемого { $number } и оставляет при нём верхнюю карту штаба.
   *[nothing] { $seat } хватает подозреваемого { $number }.
}
infiltraitors-tell-captured-known = { $seat } хватает подозреваемого { $number }: { $card }.
infiltraitors-tell-captured-two = { $seat } хватает подозреваемого { $number }: { $card }, цвет как у карты { $second }.
infiltraitors-tell-clue = { $turned ->
    [upright] { $seat } даёт подсказку: { $card }, вертикально, совпадение.
   *[sideways] { $seat } даёт подсказку: { $card }, горизонтально, нет совпадения.
}
infiltraitors-tell-clue-from = { $turned ->
    [upright] { $seat } даёт подсказку из чужой руки ({ $owner }): { $card }, вертикально, совпадение.
   *[sideways] { $seat } даёт подсказку из чужой руки ({ $owner }): { $card }, горизонтально, нет совпадения.
}
infiltraitors-tell-exchanged = { $turned ->
    [upright] { $seat } обменивается ({ $target }): { $card }, вертикально, совпадение.
   *[sideways] { $seat } обменивается ({ $target }): { $card }, горизонтально, нет совпадения.
}
infiltraitors-tell-waited = { $count ->
    [0] { $seat } выжидает и не добирает.
    [one] { $seat } выжидает, чтобы добрать { $count } карту.
    [few] { $seat } выжидает, чтобы добрать { $count } карты.
   *[many] { $seat } выжидает, чтобы добрать { $count } карт.
}
infiltraitors-tell-drawn = { $count ->
    [one] { $seat } добирает { $count } карту.
    [few] { $seat } добирает { $count } карты.
   *[many] { $seat } добирает { $count } карт.
}
infiltraitors-tell-drawn-known = { $count ->
    [one] { $seat } добирает { $count } карту: { $cards }.
    [few] { $seat } добирает { $count } карты: { $cards }.
   *[many] { $seat } добирает { $count } карт: { $cards }.
}
infiltraitors-tell-missed = { $seat } стреляет в подозреваемого ({ $target }): { $card }. Мимо. Осталось патронов: { $bullets }.
infiltraitors-tell-missed-key = { $seat } стреляет в ключевую фигуру: { $card }. Мимо. Осталось патронов: { $bullets }.
infiltraitors-tell-eliminated = { $left ->
    [0] { $seat } устраняет подозреваемого ({ $target }): { $card }. Это последний.
    [1] { $seat } устраняет подозреваемого ({ $target }): { $card }. Осталось: { $left }.
   *[other] { $seat } устраняет подозреваемого ({ $target }): { $card }. Осталось: { $left }.
}
infiltraitors-tell-eliminated-key = { $left ->
    [0] { $seat } устраняет ключевую фигуру: { $card }. Больше никого.
    [1] { $seat } устраняет ключевую фигуру: { $card }. Осталось подозреваемых: { $left }.
   *[other] { $seat } устраняет ключевую фигуру: { $card }. Осталось подозреваемых: { $left }.
}
infiltraitors-tell-reward = { $to ->
    [pool] { $face ->
        [down] { $seat } открывает карту из сброса для общего запаса: { $card }.
       *[up] { $seat } кладёт карту из сброса в общий запас: { $card }.
    }
   *[hand] { $face ->
        [down] { $seat } берёт в награду закрытую карту из сброса: { $card }.
       *[up] { $seat } берёт в награду карту из сброса: { $card }.
    }
}
infiltraitors-tell-reward-hidden = { $seat } берёт в награду закрытую карту из сброса.
infiltraitors-tell-reward-declined = { $seat } не берёт награду.
infiltraitors-tell-surplus = { $seat } сбрасывает лишнюю карту лицом вниз.
infiltraitors-tell-surplus-known = { $face ->
    [down] { $seat } сбрасывает лишнюю карту лицом вниз: { $card }.
   *[up] { $seat } сбрасывает лишнюю карту: { $card }.
}
infiltraitors-tell-all-discarded = { $count ->
    [one] Последний бой: руки и штаб, { $count } карта, сброшены лицом вверх.
    [few] Последний бой: руки и штаб, { $count } карты, сброшены лицом вверх.
   *[many] Последний бой: руки и штаб, { $count } карт, сброшены лицом вверх.
}
infiltraitors-tell-pool-dealt = { $count ->
    [one] Общий запас роздан: { $count } карта.
    [few] Общий запас роздан: { $count } карты.
   *[many] Общий запас роздан: { $count } карт.
}
infiltraitors-tell-pool-dealt-known = { $count ->
    [0] Общий запас роздан; тебе карты не досталось.
    [one] Общий запас роздан. Тебе { $count } карта: { $cards }.
    [few] Общий запас роздан. Тебе { $count } карты: { $cards }.
   *[many] Общий запас роздан. Тебе { $count } карт: { $cards }.
}
infiltraitors-tell-stayed = { $seat } остаётся в миссии.
infiltraitors-tell-key-person-seen = { $seat } смотрит на ключевую фигуру и собирается уйти.
infiltraitors-tell-key-person-seen-known = { $seat } смотрит на ключевую фигуру: { $card }.
infiltraitors-tell-key-clue = { $turned ->
    [upright] { $origin ->
        [hand] { $seat } оставляет подсказку к ключевой фигуре: { $card }, вертикально, совпадение.
       *[discards] { $seat } оставляет подсказку из сброса к ключевой фигуре: { $card }, вертикально, совпадение.
    }
   *[sideways] { $origin ->
        [hand] { $seat } оставляет подсказку к ключевой фигуре: { $card }, горизонтально, нет совпадения.
       *[discards] { $seat } оставляет подсказку из сброса к ключевой фигуре: { $card }, горизонтально, нет совпадения.
    }
}
infiltraitors-tell-left = { $seat } уходит из миссии и сбрасывает: { $cards }.
infiltraitors-tell-left-empty = { $seat } уходит из миссии.
infiltraitors-tell-turn = Ход { $number }: { $seat }.

## Почему так нельзя

infiltraitors-error-over = Эта миссия окончена.
infiltraitors-error-not-now = Сейчас решается другое.
infiltraitors-error-not-your-turn = Сейчас не твой ход.
infiltraitors-error-no-suspect-in-the-middle = Посередине больше нет подозреваемых.
infiltraitors-error-one-suspect-each = У тебя уже есть подозреваемый, а больше одного не держит никто.
infiltraitors-error-shooter-holds-none = В этой миссии ты стреляешь, поэтому подозреваемого у тебя не бывает.
infiltraitors-error-no-suspect-of-yours = У тебя нет подозреваемого.
infiltraitors-error-no-suspect-there = Там нет подозреваемого.
infiltraitors-error-your-own-suspect = Это твой подозреваемый; выбери чужого.
infiltraitors-error-not-in-hand = Эту карту ты не можешь ни сыграть, ни сбросить: { $card }.
infiltraitors-error-not-left = В этой миссии обмениваются только с агентом, который ходит следом.
infiltraitors-error-not-right = В этой миссии стреляют только в подозреваемого у агента, который ходит перед тобой.
infiltraitors-error-not-the-shooter = В этой миссии стреляет кто-то другой.
infiltraitors-error-not-lowest = Стреляй по порядку номеров: есть подозреваемый с номером меньше.
infiltraitors-error-not-balanced = Здесь нужно поровну вертикальных и горизонтальных подсказок, а всего не меньше 4.
infiltraitors-error-no-such-suspect = В этой миссии такого подозреваемого быть не может: { $card }.
infiltraitors-error-hq-empty = Штаб пуст, выждать нельзя.
infiltraitors-error-draw-three = Назови число карт от 0 до 3.
infiltraitors-error-not-in-discards = Этой карты нет открытой в сбросе: { $card }.
infiltraitors-error-none-face-down = Закрытых карт в сбросе нет.
infiltraitors-error-reward-must-be-taken = Общему запасу нужна карта: выбери одну из сброса.
infiltraitors-error-discard-unseen = В этой миссии сбрасывают вслепую, по месту на руке.
infiltraitors-error-discard-seen = Свою руку ты видишь: скажи, какую карту сбросить.
infiltraitors-error-no-such-place = На этом месте у тебя нет карты.
infiltraitors-error-not-in-hand-or-discards = Этой карты нет ни на руке, ни открытой в сбросе: { $card }.

## Чем кончилась миссия

infiltraitors-reason-won = { $bullets ->
    [0] Миссия выполнена, и патронов не осталось.
    [one] Миссия выполнена, в запасе { $bullets } патрон.
    [few] Миссия выполнена, в запасе { $bullets } патрона.
   *[many] Миссия выполнена, в запасе { $bullets } патронов.
}
infiltraitors-reason-bullets = { $bullets ->
    [0] Миссия провалена: патронов нет, а подозреваемых ещё { $suspects }.
    [one] Миссия провалена: { $bullets } патрон, а подозреваемых ещё { $suspects }.
    [few] Миссия провалена: { $bullets } патрона, а подозреваемых ещё { $suspects }.
   *[many] Миссия провалена: { $bullets } патронов, а подозреваемых ещё { $suspects }.
}
infiltraitors-reason-stuck = Миссия провалена: { $seat } больше ничего не может сделать.
infiltraitors-reason-time = { $minutes ->
    [one] Миссия провалена: время вышло ({ $minutes } минута).
    [few] Миссия провалена: время вышло ({ $minutes } минуты).
   *[many] Миссия провалена: время вышло ({ $minutes } минут).
}
infiltraitors-reason-turns = { $turns ->
    [one] Миссия провалена: { $turns } ход сделан.
    [few] Миссия провалена: все { $turns } хода сделаны.
   *[many] Миссия провалена: все { $turns } ходов сделаны.
}
infiltraitors-reason-too-many = Миссия провалена: агентов осталось слишком много, и уйти больше никому не удастся.
infiltraitors-reason-alone = Миссия провалена: { $seat } без других агентов, а подозреваемых больше некому застрелить.

## Кампания

infiltraitors-campaign-won = Секретное досье: выполнено миссий { $won } из { $missions }.
infiltraitors-campaign-training = Т{ $number }
infiltraitors-campaign-number = { $number }
infiltraitors-campaign-note-won = { $bullets ->
    [one] { $bullets } патр.
    [few] { $bullets } патр.
   *[many] { $bullets } патр.
}
infiltraitors-campaign-note-tried = { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[many] { $tries } попыток
}
infiltraitors-campaign-sealed = { $count ->
    [one] Ещё { $count } миссия запечатана.
    [few] Ещё { $count } миссии запечатаны.
   *[many] Ещё { $count } миссий запечатано.
}
infiltraitors-campaign-mission-new = { $mission } – открыта, попыток не было
infiltraitors-campaign-mission-lost = { $tries ->
    [one] { $mission } – { $tries } попытка, ещё не выполнена
    [few] { $mission } – { $tries } попытки, ещё не выполнена
   *[many] { $mission } – { $tries } попыток, ещё не выполнена
}
infiltraitors-campaign-mission-won = { $tries ->
    [one] { $mission } – выполнена, { $tries } попытка; лучший остаток патронов: { $bullets }
    [few] { $mission } – выполнена, { $tries } попытки; лучший остаток патронов: { $bullets }
   *[many] { $mission } – выполнена, { $tries } попыток; лучший остаток патронов: { $bullets }
}

## Как играть

infiltraitors-guide-aim = Выясните вместе, кто каждый подозреваемый: цвет и число. Застрелите всех, пока не кончились патроны и карты. Победа и поражение общие. Говорите только о том, что открыто: ни слова и ни намёка о своей руке и своём подозреваемом. Планшеты подсказок можно заполнять вместе.
infiltraitors-guide-turn = Одно действие за ход:
    - **Схватить** подозреваемого, которого видишь только ты.
    - **Дать подсказку**: сыграть карту к своему подозреваемому.
    - **Обменяться**: сыграть карту к чужому подозреваемому и добрать одну.
    - **Выждать**: добрать до трёх карт.
    - **Выстрелить** в чужого подозреваемого: цвет и число.
    Добирают из штаба — так зовётся колода. Подсказка лежит вертикально, если совпадает с подозреваемым: тот же цвет, то же число или одно число делит другое. Иначе она лежит горизонтально.
infiltraitors-guide-end = Вы проиграли, если патронов меньше, чем подозреваемых, или если агент в начале своего хода ничего не может сделать.

# Что говорит тренер о решении и в совете.

infiltraitors-coach-known = Ещё возможно: { $suspects }
infiltraitors-coach-fits = { $count ->
    [1] { $who } — только { $card }
   *[other] { $who } — { $count }
}
infiltraitors-coach-fits-key = { $count ->
    [1] ключевая фигура — только { $card }
   *[other] ключевая фигура — { $count }
}
infiltraitors-coach-only = Больше ничего не подходит.
infiltraitors-coach-risk = Вероятность, что это верно: около { $percent }%.
infiltraitors-coach-clue = Из возможных карт ({ $fits }) останется около { $left }.
infiltraitors-coach-capture = Подсказки получает только схваченный подозреваемый.
infiltraitors-coach-wait = Ни одна карта на руке сейчас не скажет достаточно.
infiltraitors-coach-discard = Эта карта сказала бы меньше всего.
infiltraitors-coach-reward = Эта карта может сказать больше всего.
