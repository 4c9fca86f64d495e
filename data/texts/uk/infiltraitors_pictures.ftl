# What stands in Infiltraitors' pictures, their alt texts and the board in words.

# On the card's corner in pictures: letters, unlike the others, for the colour.
infiltraitors-picture-letter-red = Чв
infiltraitors-picture-letter-black = Чн
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

infiltraitors-picture-stage-action = Хід { $turn }: діє { $who }
infiltraitors-picture-stage-reward = Хід { $turn }: { $who }, винагорода
infiltraitors-picture-stage-discard = Хід { $turn }: { $who } скидає
infiltraitors-picture-stage-leave = Хід { $turn }: чи йде { $who }?
infiltraitors-picture-stage-key-clue = Хід { $turn }: { $who } лишає підказку
infiltraitors-picture-stage-key-shot = Хід { $turn }: { $who } стріляє в ключову особу
infiltraitors-picture-won = Місію виконано
infiltraitors-picture-lost = Місію провалено
infiltraitors-picture-stamp-won = Виконано
infiltraitors-picture-stamp-lost = Провал

infiltraitors-picture-you-action = Твій хід: одна дія
infiltraitors-picture-you-reward = Вибери винагороду
infiltraitors-picture-you-discard = { $count ->
    [one] Скинь { $count } карту
    [few] Скинь { $count } карти
   *[many] Скинь { $count } карт
}
infiltraitors-picture-you-leave = Підеш із місії?
infiltraitors-picture-you-key-clue = { $count ->
    [one] Дай { $count } підказку на ключову особу
    [few] Дай { $count } підказки на ключову особу
   *[many] Дай { $count } підказок на ключову особу
}
infiltraitors-picture-you-key-shot = Стріляй у ключову особу

infiltraitors-picture-key = Ключова особа
infiltraitors-picture-no-suspect = Без підозрюваного
infiltraitors-picture-shooter = Стріляє, підозрюваного не тримає
infiltraitors-picture-gone = Уже не в місії
infiltraitors-picture-discards = { $count ->
    [0] Відкритого скиду немає
    [one] { $count } карта відкритого скиду
    [few] { $count } карти відкритого скиду
   *[many] { $count } карт відкритого скиду
}
# Column heading: still possible identities.
infiltraitors-picture-left-to-be = можливо: { $count }
infiltraitors-picture-filled = Зафарбовано: ким ще може бути підозрюваний
infiltraitors-picture-specials = Посередині
infiltraitors-picture-pool = Запас

infiltraitors-picture-standing = { $bullets ->
    [one] { $bullets } набій
    [few] { $bullets } набої
   *[many] { $bullets } набоїв
} на { $left ->
    [one] { $left } підозрюваного
    [few] { $left } підозрюваних
   *[many] { $left } підозрюваних
} (посередині: { $middle }{ $aside ->
    [0] { "" }
   *[other] , осторонь: { $aside }
}); штаб: { $hq }, скид: відкрито { $open }, закрито { $down }.
infiltraitors-picture-suspect-of = { $seat }: підозрюваний { $number }
infiltraitors-picture-suspect-line = { $suspect }: { $clues }.
infiltraitors-picture-no-clues = підказок ще немає
infiltraitors-picture-matches = вертикально (збіг) { $cards }
infiltraitors-picture-no-matches = горизонтально (немає збігу) { $cards }
infiltraitors-picture-misses = промахи { $cards }
infiltraitors-picture-identity = { $suspect } — це { $card }.
infiltraitors-picture-identity-two = { $suspect } — це { $card } ({ $own }, колір дає { $second }).
infiltraitors-picture-shot-line = Хід { $turn }: стріляє { $seat }, вбито: { $card }.
infiltraitors-picture-gone-line = Уже не в місії: { $seats }.
infiltraitors-picture-score-line = { $games ->
    [one] За цим столом виконано { $games } місію.
    [few] За цим столом виконано { $games } місії.
   *[many] За цим столом виконано { $games } місій.
}

infiltraitors-picture-deed-capture = Хід { $turn }: { $seat } хапає підозрюваного { $number }.
infiltraitors-picture-deed-give-clue = Хід { $turn }: { $seat } дає підказку, { $card } { $turned ->
    [upright] вертикально
   *[sideways] горизонтально
}.
infiltraitors-picture-deed-exchange = Хід { $turn }: { $seat } викладає { $card } на підозрюваного, якого тримає { $target }, { $turned ->
    [upright] вертикально
   *[sideways] горизонтально
}.
infiltraitors-picture-deed-wait = Хід { $turn }: { $seat } вичікує на { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
infiltraitors-picture-deed-hit = Хід { $turn }: { $seat } стріляє ({ $target }): { $card }, влучно.
infiltraitors-picture-deed-miss = Хід { $turn }: { $seat } стріляє ({ $target }): { $card }, промах.
infiltraitors-picture-deed-leave = Хід { $turn }: { $seat } іде з місії.
infiltraitors-picture-deed-key-hit = Хід { $turn }: { $seat } стріляє в ключову особу: { $card }, влучно.
infiltraitors-picture-deed-key-miss = Хід { $turn }: { $seat } стріляє в ключову особу: { $card }, промах.

infiltraitors-picture-alt-hand = На руці: { $cards }.
infiltraitors-picture-alt-hand-of = { $seat } тримає: { $cards }.
infiltraitors-picture-alt-hand-unseen = { $count ->
    [one] На руці { $count } карта, якої ти не бачиш.
    [few] На руці { $count } карти, яких ти не бачиш.
   *[many] На руці { $count } карт, яких ти не бачиш.
}
infiltraitors-picture-no-cards = Карт на руці немає
infiltraitors-picture-your-suspect = Твій підозр. { $number }
infiltraitors-picture-would-match = збіг, вертикально
infiltraitors-picture-would-not = немає збігу, горизонтально
infiltraitors-picture-escaped = на волі
infiltraitors-picture-in-turn = хід { $turn }
infiltraitors-picture-score = Виконано за цим столом
infiltraitors-picture-film-turn = Хід { $turn }
infiltraitors-picture-film-alt = Місія як фільм: ряд підозрюваних і як їх одного за одним застрелили.

# The board in words.

infiltraitors-picture-heading-suspects = Підозрювані
infiltraitors-picture-heading-own-hand = Твої карти
infiltraitors-picture-heading-hands = Карти на руках
infiltraitors-picture-heading-discards = Скид
infiltraitors-picture-heading-middle = Підозрювані, що лишилися посередині
infiltraitors-picture-heading-aside = Підозрюваний осторонь
infiltraitors-picture-heading-hq = Штаб, від верхньої карти
infiltraitors-picture-heading-down = Закритий скид
infiltraitors-picture-shooter-line = Стріляє лише { $seat }.
infiltraitors-picture-specials-line = Спеціальні карти посередині: { $cards }.
infiltraitors-picture-pool-line = Запас: { $cards }.
infiltraitors-picture-nobody = Ніхто не тримає підозрюваного.
infiltraitors-picture-holds-nobody = { $count ->
    [one] Без підозрюваного: { $seats }.
    [few] Без підозрюваного: { $seats }.
   *[many] Без підозрюваного: { $seats }.
}
infiltraitors-picture-blank-line = Підказок ще немає: { $suspects }.
infiltraitors-picture-two-cards = Поруч лежить друга карта.
infiltraitors-picture-locked = { $suspect }: зараз не можна стріляти.
infiltraitors-picture-possible = { $count ->
    [one] Ще можливо ({ $count }): { $cards }.
    [few] Ще можливо ({ $count }): { $cards }.
   *[many] Ще можливо ({ $count }): { $cards }.
}
infiltraitors-picture-hands-line = Карт на руках в інших: { $hands }.
infiltraitors-picture-hand-count = { $seat } { $count }
infiltraitors-picture-own-matches = Збіг із твоїм підозрюваним: { $cards }.
infiltraitors-picture-own-others = Немає збігу: { $cards }.
infiltraitors-picture-down-line = { $count ->
    [0] Закритих немає.
    [one] Закрито: { $count }.
    [few] Закрито: { $count }.
   *[many] Закрито: { $count }.
}

# How to play, and the cover.

infiltraitors-picture-motto = Говорять лише карти
infiltraitors-picture-file = Таємна справа
infiltraitors-picture-cover-alt = Infiltraitors: п’ятеро людей у капелюхах і плащах стоять у ряд, одного взято на приціл. { infiltraitors-picture-motto }.
infiltraitors-picture-guide-aim = Разом
infiltraitors-picture-guide-aim-text = Кожен тримає підозрюваного, якого бачить лише сам. Дізнайтеся колір і число чужих і застреліть усіх, доки є набої.
infiltraitors-picture-guide-clues = Підказки
infiltraitors-picture-guide-clues-text = Той самий колір, те саме число або одне число ділиться на інше: збіг, вертикально. Якщо ні — горизонтально.
infiltraitors-picture-guide-turn = Твій хід: щось одне
infiltraitors-picture-guide-capture = Схопити: візьми підозрюваного. Верхня карта штабу (колоди) йде в скид закритою.
infiltraitors-picture-guide-clue = Дати підказку: виклади карту на свого підозрюваного.
infiltraitors-picture-guide-exchange = Обмінятися: виклади карту на чужого підозрюваного, потім добери одну зі штабу.
infiltraitors-picture-guide-wait = Вичекати: верхня карта штабу йде в скид закритою, потім добери до трьох.
infiltraitors-picture-guide-shoot = Стріляти в чужого: набій, колір і число.
infiltraitors-picture-guide-alt = Як грати в Infiltraitors. { infiltraitors-picture-guide-aim-text } { infiltraitors-picture-guide-clues-text } { infiltraitors-picture-guide-turn }. { infiltraitors-picture-guide-capture } { infiltraitors-picture-guide-clue } { infiltraitors-picture-guide-exchange } { infiltraitors-picture-guide-wait } { infiltraitors-picture-guide-shoot }
