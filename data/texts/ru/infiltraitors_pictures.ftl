# Что стоит на картинках «Под прицелом», в их описаниях и в поле словами.

infiltraitors-picture-letter-red = К
infiltraitors-picture-letter-black = Ч
infiltraitors-picture-letter-yellow = Ж
infiltraitors-picture-letter-blue = С
infiltraitors-picture-letter-green = Зл

infiltraitors-picture-seat = { $letter ->
    [A] 🟣
    [B] 🟫
    [C] 🔶
    [D] 🛡️
   *[E] 🏵️
} { $letter }

infiltraitors-picture-stage-action = Ход { $turn }: { $who } действует
infiltraitors-picture-stage-reward = Ход { $turn }: { $who } берёт награду
infiltraitors-picture-stage-discard = Ход { $turn }: { $who } сбрасывает
infiltraitors-picture-stage-leave = Ход { $turn }: { $who } уходит?
infiltraitors-picture-stage-key-clue = Ход { $turn }: { $who } даёт подсказку
infiltraitors-picture-stage-key-shot = Ход { $turn }: { $who }, выстрел в ключевую
infiltraitors-picture-won = Миссия выполнена
infiltraitors-picture-lost = Миссия провалена
infiltraitors-picture-stamp-won = Выполнено
infiltraitors-picture-stamp-lost = Провал

infiltraitors-picture-you-action = Твой ход: одно действие
infiltraitors-picture-you-reward = Выбери награду
infiltraitors-picture-you-discard = { $count ->
    [one] Сбрось { $count } карту
    [few] Сбрось { $count } карты
   *[many] Сбрось { $count } карт
}
infiltraitors-picture-you-leave = Уйти из миссии?
infiltraitors-picture-you-key-clue = { $count ->
    [one] Дай { $count } подсказку к ключевой
    [few] Дай { $count } подсказки к ключевой
   *[many] Дай { $count } подсказок к ключевой
}
infiltraitors-picture-you-key-shot = Стреляй в ключевую фигуру

infiltraitors-picture-key = Ключ. фигура
infiltraitors-picture-no-suspect = Подозреваемого нет
infiltraitors-picture-shooter = Стреляет, подозреваемого не держит
infiltraitors-picture-gone = Больше не в миссии
infiltraitors-picture-discards = { $count ->
    [0] Открытый сброс пуст
    [one] В открытом сбросе { $count } карта
    [few] В открытом сбросе { $count } карты
   *[many] В открытом сбросе { $count } карт
}
infiltraitors-picture-left-to-be = возможно: { $count }
infiltraitors-picture-filled = Закрашено: кем он ещё может быть
infiltraitors-picture-specials = Посередине
infiltraitors-picture-pool = Общий запас

infiltraitors-picture-standing = { $bullets ->
    [one] { $bullets } патрон
    [few] { $bullets } патрона
   *[many] { $bullets } патронов
} на { $left ->
    [one] { $left } подозреваемого
    [few] { $left } подозреваемых
   *[many] { $left } подозреваемых
} (посередине { $middle }{ $aside ->
    [0] { "" }
   *[other] , в стороне { $aside }
}); штаб { $hq }, сброс: открыто { $open }, закрыто { $down }.
infiltraitors-picture-suspect-of = Подозреваемый { $number } ({ $seat })
infiltraitors-picture-suspect-line = { $suspect }: { $clues }.
infiltraitors-picture-no-clues = подсказок ещё нет
infiltraitors-picture-matches = вертикально (совпадение) { $cards }
infiltraitors-picture-no-matches = горизонтально (нет совпадения) { $cards }
infiltraitors-picture-misses = выстрелы мимо: { $cards }
infiltraitors-picture-identity = { $suspect } — это { $card }.
infiltraitors-picture-identity-two = { $suspect } — это { $card } ({ $own }, цвет как у { $second }).
infiltraitors-picture-shot-line = { $seat }, ход { $turn }: устраняет: { $card }.
infiltraitors-picture-gone-line = Больше не в миссии: { $seats }.
infiltraitors-picture-score-line = { $games ->
    [one] За этим столом выполнена { $games } миссия.
    [few] За этим столом выполнены { $games } миссии.
   *[many] За этим столом выполнено { $games } миссий.
}

infiltraitors-picture-deed-capture = Ход { $turn }: { $seat } хватает подозреваемого { $number }.
infiltraitors-picture-deed-give-clue = Ход { $turn }: { $seat } даёт подсказку, { $card } { $turned ->
    [upright] вертикально
   *[sideways] горизонтально
}.
infiltraitors-picture-deed-exchange = Ход { $turn }: { $seat } обменивается ({ $target }), { $card } { $turned ->
    [upright] вертикально
   *[sideways] горизонтально
}.
infiltraitors-picture-deed-wait = Ход { $turn }: { $seat } выжидает, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
infiltraitors-picture-deed-hit = Ход { $turn }: { $seat } стреляет ({ $target }): { $card }, верно.
infiltraitors-picture-deed-miss = Ход { $turn }: { $seat } стреляет ({ $target }): { $card }, мимо.
infiltraitors-picture-deed-leave = Ход { $turn }: { $seat } уходит из миссии.
infiltraitors-picture-deed-key-hit = Ход { $turn }: { $seat } стреляет в ключевую фигуру: { $card }, верно.
infiltraitors-picture-deed-key-miss = Ход { $turn }: { $seat } стреляет в ключевую фигуру: { $card }, мимо.

infiltraitors-picture-alt-hand = На руке: { $cards }.
infiltraitors-picture-alt-hand-of = { $seat }, на руке: { $cards }.
infiltraitors-picture-alt-hand-unseen = { $count ->
    [one] У тебя { $count } карта, которую ты не видишь.
    [few] У тебя { $count } карты, которых ты не видишь.
   *[many] У тебя { $count } карт, которых ты не видишь.
}
infiltraitors-picture-no-cards = На руке нет карт
infiltraitors-picture-your-suspect = Твой подозр. { $number }
infiltraitors-picture-would-match = совпадёт, вертикально
infiltraitors-picture-would-not = не совпадёт, горизонтально
infiltraitors-picture-escaped = ушёл
infiltraitors-picture-in-turn = ход { $turn }
infiltraitors-picture-score = Миссии за этим столом
infiltraitors-picture-film-turn = Ход { $turn }
infiltraitors-picture-film-alt = Миссия как фильм: шеренга подозреваемых и выстрелы, один за другим.

# Поле словами.

infiltraitors-picture-heading-suspects = Подозреваемые
infiltraitors-picture-heading-own-hand = Твоя рука
infiltraitors-picture-heading-hands = Руки
infiltraitors-picture-heading-discards = Сброс
infiltraitors-picture-heading-middle = Подозреваемые посередине
infiltraitors-picture-heading-aside = Подозреваемый в стороне
infiltraitors-picture-heading-hq = Штаб, сверху вниз
infiltraitors-picture-heading-down = Закрытый сброс
infiltraitors-picture-shooter-line = Стреляет только { $seat }.
infiltraitors-picture-specials-line = Особые карты посередине: { $cards }.
infiltraitors-picture-pool-line = Общий запас: { $cards }.
infiltraitors-picture-nobody = Подозреваемых ни у кого нет.
infiltraitors-picture-holds-nobody = { $count ->
    [1] Без подозреваемого: { $seats }.
   *[other] Без подозреваемых: { $seats }.
}
infiltraitors-picture-blank-line = Подсказок ещё нет: { $suspects }.
infiltraitors-picture-two-cards = При нём лежит вторая карта.
infiltraitors-picture-locked = { $suspect }: сейчас стрелять нельзя.
infiltraitors-picture-possible = { $count ->
    [1] Ещё возможно: { $cards }.
   *[other] Ещё возможно ({ $count }): { $cards }.
}
infiltraitors-picture-hands-line = Карты на чужих руках: { $hands }.
infiltraitors-picture-hand-count = { $seat } { $count }
infiltraitors-picture-own-matches = Совпадают с твоим подозреваемым: { $cards }.
infiltraitors-picture-own-others = Не совпадают: { $cards }.
infiltraitors-picture-down-line = { $count ->
    [0] Закрытых нет.
    [1] Закрыта { $count }.
   *[other] Закрыто { $count }.
}

# Как играть и обложка.

infiltraitors-picture-motto = Говорят только карты
infiltraitors-picture-file = Секретное досье
infiltraitors-picture-cover-alt = «Под прицелом»: пятеро в шляпах и плащах выстроены в ряд, один из них на мушке. { infiltraitors-picture-motto }.
infiltraitors-picture-guide-aim = Вместе
infiltraitors-picture-guide-aim-text = У каждого из вас подозреваемый, которого видит только он. Узнайте цвет и число чужих и застрелите всех, пока есть патроны.
infiltraitors-picture-guide-clues = Подсказки
infiltraitors-picture-guide-clues-text = Тот же цвет, то же число или одно число делит другое: совпадение, вертикально. Иначе горизонтально.
infiltraitors-picture-guide-turn = Твой ход: одно из этого
infiltraitors-picture-guide-capture = Схватить: возьми подозреваемого. Верхняя карта штаба (колоды) в сброс, не глядя.
infiltraitors-picture-guide-clue = Дать подсказку: сыграй карту к своему подозреваемому.
infiltraitors-picture-guide-exchange = Обменяться: сыграй карту к чужому, потом добери одну из штаба.
infiltraitors-picture-guide-wait = Выждать: верхняя карта штаба в сброс, потом добери до трёх.
infiltraitors-picture-guide-shoot = Выстрелить в чужого: патрон, цвет и число.
infiltraitors-picture-guide-alt = Как играть в «Под прицелом». { infiltraitors-picture-guide-aim-text } { infiltraitors-picture-guide-clues-text } { infiltraitors-picture-guide-turn }. { infiltraitors-picture-guide-capture } { infiltraitors-picture-guide-clue } { infiltraitors-picture-guide-exchange } { infiltraitors-picture-guide-wait } { infiltraitors-picture-guide-shoot }
