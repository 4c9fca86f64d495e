# What stands in Wink's pictures, their alt texts and the board in words.

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

wink-picture-turn-glance = Хід { $turn }: { $who }
wink-picture-turn-live = Хід { $turn }: { $who }
wink-picture-turn-last = Останній раунд, хід { $turn }: { $who }
wink-picture-won = { $count ->
    [0] Гру закінчено
    [one] Перемога: { $who }
    [few] Спільна перемога: { $who }
   *[many] Спільна перемога: { $who }
}

wink-picture-you-turn = Твій хід: виклич номер
wink-picture-you-name = Твій хід: назви, потім виклич
wink-picture-you-beat = За ким стежиш? Підтверди
wink-picture-you-wait = { $count ->
    [0] Підтверджено
   *[other] Підтверджено; чекаємо: { $who }
}
wink-picture-you-stand = За тебе підтверджує комп’ютер
wink-picture-you-away = Тебе не було: зроби щось, щоб вернутися
wink-picture-you-away-live = Тебе немає: твої ходи пропускаються

wink-picture-called = { $who } викликає { $number }.
wink-picture-skipped = { $who } нічого не викликає.
wink-picture-passed = Хід пропущено: { $who }.
wink-picture-has-left = { $who } виходить із гри.
wink-picture-declined = { $who } нікого не називає ({ $number }).
wink-picture-named = { $who } називає ({ $number }): { $named } — { $how ->
    [right] правильно
   *[wrong] ні, тримає { $holder }
}.
wink-picture-accused = { $who } звинувачує ({ $number }): { $accused } — { $how ->
    [right] правильно
    [wrong] ні
   *[void] запізно
}.
wink-picture-call = { $who } викликає { $number } з ходу { $turn }{ $barred ->
    [yes] ; за це вже нікого не звинуватити
   *[no] { "" }
}.
wink-picture-lacking = Точно не тримають: { $who }.
wink-picture-player = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}, контррозвідка: { $counters }{ $state ->
    [away] , не тут
    [left] , уже не грає
    [confirmed] , підтверджено
   *[none] { "" }
}.
wink-picture-left = Натовп: лицем догори { $up }, донизу { $down }.

wink-picture-held = { $count ->
    [0] Карт на руці немає.
   *[other] На руці: { $numbers }.
}
wink-picture-accomplice = { $who } викликає твій { $number }: { $state ->
    [yes] ти вже підморгуєш.
    [no] ти ще не підморгуєш.
   *[live] подай знак.
}
wink-picture-watching = Ти стежиш: { $who }. Підморгуєш { $manner ->
    [bold] виразно
   *[subtle] непомітно
}.
wink-picture-planned-accusation = Звинувачуєш ({ $number }): { $who }.
wink-picture-planned-naming = Називаєш: { $who }.
wink-picture-planned-call = Викликаєш { $number }.
wink-picture-standing = До твого ходу за тебе підтверджує комп’ютер.
wink-picture-saw-still = { $met ->
    [yes] Хід { $turn }: ти й { $who } дивитесь одне на одного. Знаку немає.
   *[no] Хід { $turn }: ти стежиш ({ $who }). Нічого.
}
wink-picture-saw-moved = { $met ->
    [yes] Хід { $turn }: ти й { $who } дивитесь одне на одного. Підморгує чи кліпає до: { $moved }.
   *[no] Хід { $turn }: ти стежиш ({ $who }). Підморгує чи кліпає до: { $moved }.
}
wink-picture-saw-winked = Твоє підморгування ({ $number }) для: { $who }.
wink-picture-saw-nothing = Ходи { $first }–{ $last }: нічого. За ким стежиш: { $watched }.
wink-picture-gazes = Погляди: { $pairs }.
wink-picture-eye = { $how ->
    [bold] { $who } виразно підморгує ({ $number }) до: { $at }
    [subtle] { $who } непомітно підморгує ({ $number }) до: { $at }
   *[blink] { $who } кліпає до: { $at }
}; { $could ->
    [0] ніхто не стежить.
   *[other] стежить: { $watched_by }, { $did ->
        [0] не бачить ніхто
       *[other] бачить: { $seen_by }
    }.
}

wink-picture-saw = Що видно тобі

# The end: the closing picture and the story.

wink-picture-stamp = Викрито
wink-picture-count-points = Очки
wink-picture-count-crowd = Карти натовпу
wink-picture-count-agents = Карти агентів
# Columns of the closing picture, little room.
wink-picture-count-counters = Щити на руці
wink-picture-count-opened = Щити відкриті
wink-picture-count-lost = Агенти донизу
wink-picture-count-line = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} (натовп { $crowd }, агенти { $agents }, контррозвідка { $counters }); відкрито { $opened }, донизу { $lost }{ $left ->
    [yes] ; уже не грає
   *[no] { "" }
}.
wink-picture-legend-linked = названо правильно
wink-picture-legend-caught = спіймано на
wink-picture-legend-lost = не вгадано; хто тримав
wink-picture-legend-gaze = хто за ким стежить
wink-picture-legend-met = погляд у погляд
wink-picture-legend-not-met = без зустрічі
wink-picture-legend-glanced = підморгує чи кліпає до
wink-picture-legend-nothing = нічого
wink-picture-legend-you-winked = ти підморгуєш
wink-picture-legend-may-accuse = можна звинуватити
wink-picture-legend-too-late = звинувачено запізно
wink-picture-legend-called = виклик
wink-picture-legend-named = названо
wink-picture-legend-accused = звинувачено
wink-picture-legend-bold = виразно підморгує до
wink-picture-legend-subtle = непомітно підморгує до
wink-picture-legend-blink = кліпає
wink-picture-legend-saw = бачить
wink-picture-legend-watched = стежить, не бачить
wink-picture-score = Перемоги
wink-picture-score-line = Перемоги за цим столом: { $scores }.
wink-picture-sum-linked = { $count ->
    [one] названо { $count },
    [few] названо { $count },
   *[many] названо { $count },
}
wink-picture-sum-caught = спіймано { $count },
wink-picture-sum-lost = утрачено { $count }.
wink-picture-story = { $span ->
    [single] Хід { $first } ({ $page } з { $pages })
   *[range] Ходи { $first }–{ $last } ({ $page } з { $pages })
}
wink-picture-film-alt = Гра хід за ходом: стіл, відкриті виклики, погляди, підморгування, очки.
wink-picture-story-beat = Хід { $turn }:

# The board in words.

wink-picture-heading-own = Лише твоє
wink-picture-heading-calls = Відкриті виклики
wink-picture-heading-standing = Стан гри
wink-picture-heading-players = Гравці
wink-picture-heading-crowd = Натовп
wink-picture-heading-saw = Що видно тобі
wink-picture-heading-story = Уся історія
wink-picture-signal-wink = Наживо: спільники підморгують.
wink-picture-signal-hand = Наживо: спільники подають знак рукою.
wink-picture-signal-nod = Наживо: спільники кивають.
wink-picture-signal-own = Наживо: спільники подають знак, про який домовилися за столом.
wink-picture-waiting = Чекаємо: { $who }.
wink-picture-may-accuse = { $who } підморгує чи кліпає до: { $at }. Можна звинуватити за { $number }.
wink-picture-no-calls = Відкритих викликів немає.
wink-picture-before-crowd = Карти натовпу: { $numbers }.
wink-picture-before-agents = Карти агентів лицем догори: { $numbers }.
wink-picture-before-lost = Карти агентів лицем донизу: { $numbers }.
wink-picture-counters = Контррозвідка: відкрито { $open }, у коробці { $boxed }.
wink-picture-row = Ряд { $row }: { $cards }
wink-picture-card-token = { $number } (фішка: { $who })
wink-picture-card-down = { $number } лицем донизу
wink-picture-card-taken = { $number } взято

# How to play, and the cover.

wink-picture-motto = Хто тобі підморгує?
wink-picture-cover-alt = Мигцем: обличчя в масках на нічному карнавалі під низкою ліхтариків і вісім звіриних масок. { wink-picture-motto }
wink-picture-guide-call = Виклич номер
wink-picture-guide-call-text = Постав фішку на карту натовпу. Хто тримає цей номер, той твій спільник і підморгує тобі — краще так, щоб інші не бачили.
wink-picture-guide-ends = Чим кінчається виклик
wink-picture-guide-name = Наступного ходу назви спільника. Правильно: по очку вам обом.
wink-picture-guide-accuse = Хтось підморгує на чужий виклик? Звинувать. Правильно: обидві карти твої, 2 очки.
wink-picture-guide-wrong = Названо не того: обидві карти донизу. Звинувачено не того: втрачаєш карту контррозвідки, тобто 1 очко.
wink-picture-guide-looks = Поглядом: хід за ходом
wink-picture-guide-watch = Щоходу ти таємно стежиш за одним гравцем. Якщо той, хто викликає, і спільник стежать одне за одним, спільник підморгує.
wink-picture-guide-manner = Виразно: той, хто викликав, бачить точно, інші — часом. Непомітно: і той, і інші бачать рідше.
wink-picture-guide-blink = Очі часом і кліпають, до будь-кого. На вигляд те саме, що підморгування.
wink-picture-guide-end = Кінець, коли чиясь рука порожня. Очки: 1 за кожну здобуту карту, 1 за кожну збережену карту контррозвідки.
wink-picture-guide-alt = Як грати в Мигцем. { wink-picture-guide-call }: { wink-picture-guide-call-text } { wink-picture-guide-ends }: { wink-picture-guide-name } { wink-picture-guide-accuse } { wink-picture-guide-wrong } { wink-picture-guide-looks }: { wink-picture-guide-watch } { wink-picture-guide-manner } { wink-picture-guide-blink } { wink-picture-guide-end }
