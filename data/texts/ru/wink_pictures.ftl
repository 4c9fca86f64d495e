# Что стоит на картинках игры Wink, в их описаниях и в поле словами.

wink-picture-seat = { $letter ->
    [A] 🦊
    [B] 🦉
    [C] 🐱
    [D] 🐦
    [E] 🦌
    [F] 🦋
    [G] 🐺
   *[H] 🐰
} { $letter }

wink-picture-turn-glance = Ход { $turn }: { $who }
wink-picture-turn-live = Ход { $turn }: { $who }
wink-picture-turn-last = Последний раунд, ход { $turn }: { $who }
wink-picture-won = { $count ->
    [0] Партия окончена
    [1] Победа: { $who }
   *[other] Общая победа: { $who }
}

wink-picture-you-turn = Твой ход: вызови номер
wink-picture-you-name = Твой ход: назови и вызови
wink-picture-you-beat = Следи за кем-то и подтверди
wink-picture-you-wait = { $count ->
    [0] Подтверждено
   *[other] Подтверждено; ждём: { $who }
}
wink-picture-you-stand = Подтверждает программа
wink-picture-you-away = Тебя не было: сделай что-нибудь
wink-picture-you-away-live = Тебя нет: ходы пропускаются

wink-picture-called = { $who } вызывает { $number }.
wink-picture-skipped = { $who } ничего не вызывает.
wink-picture-passed = { $who }: ход пропущен.
wink-picture-has-left = { $who } выходит из игры.
wink-picture-declined = { $who } никого не называет, номер { $number }.
wink-picture-named = { $who } называет { $number }: { $named }; { $how ->
    [right] верно
   *[wrong] неверно, карта была здесь: { $holder }
}.
wink-picture-accused = { $who } обвиняет: { $accused }, номер { $number }; { $how ->
    [right] верно
    [wrong] неверно
   *[void] впустую
}.
wink-picture-call = { $who }: вызов { $number } на ходу { $turn }{ $barred ->
    [yes] ; обвинить по нему больше никого нельзя
   *[no] { "" }
}.
wink-picture-lacking = Точно не здесь: { $who }.
wink-picture-player = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, карт контрразведки: { $counters }{ $state ->
    [away] , отсутствует
    [left] , больше не играет
    [confirmed] , подтверждено
   *[none] { "" }
}.
wink-picture-left = Толпа: лицом вверх { $up }, лицом вниз { $down }.

wink-picture-held = { $count ->
    [0] На руке нет карт.
   *[other] На руке: { $numbers }.
}
wink-picture-accomplice = { $who } вызывает твой номер { $number }: { $state ->
    [yes] ты уже подмигиваешь.
    [no] подмигнуть ещё предстоит.
   *[live] подай знак.
}
wink-picture-watching = Ты следишь: { $who }. Подмигиваешь { $manner ->
    [bold] явно
   *[subtle] незаметно
}.
wink-picture-planned-accusation = Ты обвиняешь: { $who }, номер { $number }.
wink-picture-planned-naming = Ты называешь: { $who }.
wink-picture-planned-call = Ты вызываешь { $number }.
wink-picture-standing = До твоего хода подтверждает программа.
wink-picture-saw-still = { $met ->
    [yes] Ход { $turn }: встреча взглядов, { $who }. Знака нет.
   *[no] Ход { $turn }: ты следишь, { $who }. Ничего.
}
wink-picture-saw-moved = { $met ->
    [yes] Ход { $turn }: встреча взглядов, { $who }. Знак или моргание: { $moved }.
   *[no] Ход { $turn }: ты следишь, { $who }. Знак или моргание: { $moved }.
}
wink-picture-saw-winked = Ты подмигиваешь: { $who }, твой номер { $number }.
wink-picture-saw-nothing = Ходы { $first }–{ $last }: ничего. Под взглядом: { $watched }.
wink-picture-gazes = Взгляды: { $pairs }.
wink-picture-eye = { $how ->
    [bold] { $who } подмигивает явно: { $at }, номер { $number }
    [subtle] { $who } подмигивает незаметно: { $at }, номер { $number }
   *[blink] { $who } моргает: { $at }
}; { $could ->
    [0] никто не смотрит.
   *[other] смотрят: { $watched_by }, { $did ->
        [0] никто не замечает
       *[other] замечают: { $seen_by }
    }.
}

wink-picture-saw = Что видно

# Конец: итоговая картинка и история.

wink-picture-stamp = Маски сняты
wink-picture-count-points = Очки
wink-picture-count-crowd = Карты толпы
wink-picture-count-agents = Карты агентов
wink-picture-count-counters = Щиты на руке
wink-picture-count-opened = Щиты открыты
wink-picture-count-lost = Потеряно
wink-picture-count-line = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} (толпа { $crowd }, агенты { $agents }, карты контрразведки { $counters }); открыто { $opened }, лицом вниз { $lost }{ $left ->
    [yes] ; больше не играет
   *[no] { "" }
}.
wink-picture-legend-linked = верно назван
wink-picture-legend-caught = кто поймал
wink-picture-legend-lost = мимо; у кого была
wink-picture-legend-gaze = кто за кем следит
wink-picture-legend-met = взгляды встретились
wink-picture-legend-not-met = не встретились
wink-picture-legend-glanced = знак или моргание
wink-picture-legend-nothing = ничего
wink-picture-legend-you-winked = твой знак
wink-picture-legend-may-accuse = можно обвинить
wink-picture-legend-too-late = обвинение опоздало
wink-picture-legend-called = вызов
wink-picture-legend-named = назван
wink-picture-legend-accused = обвинение
wink-picture-legend-bold = явно, кому
wink-picture-legend-subtle = незаметно, кому
wink-picture-legend-blink = моргание
wink-picture-legend-saw = видит
wink-picture-legend-watched = смотрит, но не видит
wink-picture-score = Победы
wink-picture-score-line = Победы за этим столом: { $scores }.
wink-picture-sum-linked = { $count ->
    [one] Названо верно: { $count },
    [few] Названо верно: { $count },
   *[many] Названо верно: { $count },
}
wink-picture-sum-caught = поймано: { $count },
wink-picture-sum-lost = потеряно: { $count }.
wink-picture-story = { $span ->
    [single] Ход { $first } ({ $page } из { $pages })
   *[range] Ходы { $first }–{ $last } ({ $page } из { $pages })
}
wink-picture-film-alt = Партия ход за ходом: стол, открытые вызовы, взгляды, подмигивания и моргания, очки.
wink-picture-story-beat = Ход { $turn }:

# Поле словами.

wink-picture-heading-own = Только для тебя
wink-picture-heading-calls = Открытые вызовы
wink-picture-heading-standing = Положение
wink-picture-heading-players = Игроки
wink-picture-heading-crowd = Толпа
wink-picture-heading-saw = Что видно
wink-picture-heading-story = Вся история
wink-picture-signal-wink = Вживую: сообщники подмигивают.
wink-picture-signal-hand = Вживую: сообщники подают знак рукой.
wink-picture-signal-nod = Вживую: сообщники кивают.
wink-picture-signal-own = Вживую: сообщники подают знак, о котором договорился стол.
wink-picture-waiting = Ждём: { $who }.
wink-picture-may-accuse = Взгляд замечен: { $who } – { $at }. Можно обвинить по номеру { $number }.
wink-picture-no-calls = Открытых вызовов нет.
wink-picture-before-crowd = Карты толпы: { $numbers }.
wink-picture-before-agents = Карты агентов лицом вверх: { $numbers }.
wink-picture-before-lost = Карты агентов лицом вниз: { $numbers }.
wink-picture-counters = Карт контрразведки открыто: { $open }, в коробке: { $boxed }.
wink-picture-row = Ряд { $row }: { $cards }
wink-picture-card-token = { $number }, фишка: { $who }
wink-picture-card-down = { $number } лицом вниз
wink-picture-card-taken = { $number } взята

# Как играть и обложка.

wink-picture-motto = Кто тебе подмигнул?
wink-picture-cover-alt = Wink: лица в масках на ночном карнавале под гирляндой фонарей и восемь звериных масок. { wink-picture-motto }
wink-picture-guide-call = Вызови номер
wink-picture-guide-call-text = Поставь фишку на карту толпы. У кого этот номер, тот твой сообщник и подмигнёт тебе, лучше всего тайком.
wink-picture-guide-ends = Чем кончается вызов
wink-picture-guide-name = На следующем ходу назови сообщника. Верно: очко вам обоим.
wink-picture-guide-accuse = Подмигнули кому-то другому? Обвиняй. Верно: обе карты твои, 2 очка.
wink-picture-guide-wrong = Назвать неверно: обе карты лицом вниз. Обвинить неверно: теряешь карту контрразведки, 1 очко.
wink-picture-guide-looks = Взглядом: ход за ходом
wink-picture-guide-watch = Каждый ход тайно следи за одним игроком. Вызвавший и сообщник смотрят друг на друга — сообщник подмигивает.
wink-picture-guide-manner = Явно: вызвавший точно увидит, другие — иногда. Незаметно: и он, и другие видят реже.
wink-picture-guide-blink = А ещё глаза порой моргают, кому угодно. От подмигивания не отличить.
wink-picture-guide-end = Конец, когда чья-то рука пуста. Больше очков — победа: 1 за взятую карту, 1 за карту контрразведки на руке.
wink-picture-guide-alt = Как играть в Wink. { wink-picture-guide-call }: { wink-picture-guide-call-text } { wink-picture-guide-ends }: { wink-picture-guide-name } { wink-picture-guide-accuse } { wink-picture-guide-wrong } { wink-picture-guide-looks }: { wink-picture-guide-watch } { wink-picture-guide-manner } { wink-picture-guide-blink } { wink-picture-guide-end }
