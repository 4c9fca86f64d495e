## Мигцем (Wink)

wink-name = Мигцем
wink-pitch = Маскарад, повний шпигунів. З одного погляду впізнай спільника, назви його раніше за інших і спіймай чужі підморгування.

wink-option-signal = Як підморгують
wink-option-signal-help = Поглядом граєте тут, таємно. Наживо бачите одне одного й подаєте умовний знак.
wink-option-signal-glance = Поглядом, тут
wink-option-signal-wink = Наживо, підморгуванням
wink-option-signal-hand = Наживо, знаком руки
wink-option-signal-nod = Наживо, кивком
wink-option-equal-turns = Дограти останній раунд
wink-option-equal-turns-help = Чи всім порівну ходів, коли чиясь рука порожня? Коли гравців 7 і більше, важить, хто починав.
wink-option-equal-turns-many = Для сімох і вісьмох
wink-option-equal-turns-always = Завжди
wink-option-equal-turns-never = Ніколи
wink-option-beat-s = Секунд на хід
wink-option-beat-s-help = Поглядом, у реальному часі: потім хід кінчається з тим, що є. Без людей годинник стоїть.
wink-option-least-s = Найкоротший хід, секунд
wink-option-least-s-help = Наживо: раніше не можна називати й викликати, щоб устигли підморгнути. Звинувачувати можна завжди.

wink-briefing-signal = { $signal ->
    [wink] Наживо: ви бачите одне одного й підморгуєте. Бот роздає, стежить за фішками й рахує.
    [hand] Наживо: ви бачите одне одного; сигнал — знак руки. Бот роздає, стежить за фішками й рахує.
    [nod] Наживо: ви бачите одне одного; сигнал — кивок. Бот роздає, стежить за фішками й рахує.
   *[glance] Поглядом: кожного ходу кожен таємно обирає, за ким стежити.
}
wink-briefing-beat = { $seconds ->
    [one] У реальному часі хід триває { $seconds } секунду.
    [few] У реальному часі хід триває { $seconds } секунди.
   *[many] У реальному часі хід триває { $seconds } секунд.
}
wink-briefing-equal = Останній раунд догравають, щоб ходів було порівну.

## What a player is asked

wink-prompt-turn = Твій хід: який номер викликаєш?
wink-prompt-turn-open = Твій хід: назви, хто тримає { $number }, або виклич інший номер.
wink-prompt-skip = Твій хід: викликати нема чого.
wink-prompt-skip-open = Твій хід: назви, хто тримає { $number }, або нікого. Викликати нема чого.
wink-prompt-plan = Твій хід: що викликаєш, за ким стежиш?
wink-prompt-plan-open = Твій хід: хто тримає { $number }, що викликаєш далі, за ким стежиш?
wink-prompt-beat = Ходить { $who }. За ким стежиш?

## Moves, in one line

wink-describe-name = Назвати ({ $number }): { $who }
wink-describe-name-nobody = Нікого не називати ({ $number })
wink-describe-call = Викликати { $number }
# $own: the number of the open call, which closes without a naming.
wink-describe-call-anew = Викликати { $number }, а { $own } відпустити
wink-describe-skip = Нічого не викликати
wink-describe-come-back = Я знову тут
wink-describe-accuse = Звинуватити: { $who } тримає { $number } ({ $caller })
wink-describe-watch = Стежити: { $who }
wink-describe-manner-bold = Відтепер підморгувати виразно
wink-describe-manner-subtle = Відтепер підморгувати непомітно
wink-describe-drop = Нікого не звинувачувати
wink-describe-confirm = Підтвердити
wink-describe-confirm-until-turn = Підтвердити зараз і до мого ходу
wink-describe-stand = Підтверджувати за мене до мого ходу
wink-describe-confirm-myself = Далі підтверджую особисто

## What happened

wink-tell-named-right = { $who } називає ({ $number }): { $named } — правильно! Обом по карті.
wink-tell-named-wrong = { $who } називає ({ $number }): { $named } — ні. Тримає { $holder }; обидві карти лягають лицем донизу.
wink-tell-declined = { $who } нікого не називає ({ $number }).
wink-tell-called = { $who } викликає { $number }.
wink-tell-call-skipped = { $who } нічого не викликає.
wink-tell-accused-right = { $who } ловить ({ $number }): { $accused } — і бере обидві карти.
wink-tell-accused-wrong = { $who } звинувачує ({ $number }): { $accused } — ні. За цей виклик більше нікого не звинуватити.
wink-tell-went-away = { $live ->
    [yes] { $who } не тут: ходи пропускаються.
   *[no] { $who } не тут: підтверджує комп’ютер.
}
wink-tell-came-back = { $who } знову тут.
wink-tell-turn-passed = Хід пропущено: { $who }.
wink-tell-player-left = { $count ->
    [0] { $who } виходить із гри. Інші грають далі.
    [one] { $who } виходить із гри. Обидві карти { $numbers } перевернуто лицем донизу.
    [few] { $who } виходить із гри. Усі карти { $numbers } перевернуто лицем донизу.
   *[many] { $who } виходить із гри. Усі карти { $numbers } перевернуто лицем донизу.
}
wink-tell-turn-began = Хід { $number }: { $who }.
wink-tell-last-round-began = Останній раунд: ходів буде порівну.

# $told: one or more of wink-news-still, -moved, -winked and -void, joined.
wink-news = Хід { $turn }: { $told }.
wink-news-and = { $first }; { $second }
wink-news-still = { $met ->
    [yes] { $who } і { $watched } зустрічаються поглядом, знаку немає
   *[no] { $who } стежить ({ $watched }), знаку немає
}
# $met: their eyes met. $watched: the player they watched. $at: the player at whom the eye moved.
wink-news-moved = { $met ->
    [yes] { $who } і { $watched } зустрічаються поглядом; підморгує чи кліпає до: { $at }
   *[no] { $who } стежить ({ $watched }); підморгує чи кліпає до: { $at }
}
wink-news-none = Хід { $turn }, знаку не видно: { $players }.
wink-news-watching = { $met ->
    [yes] { $who } (погляд у погляд: { $watched })
   *[no] { $who } (стежить: { $watched })
}
wink-news-winked = { $who } тримає { $number } і підморгує: { $at }
wink-news-void = { $who } запізно звинувачує ({ $number }): { $accused } — це нічого не коштує

## Why a move is not allowed

wink-error-over = Цю гру закінчено.
wink-error-other-mode = У такій грі цього немає.
wink-error-not-your-turn = Зараз не твій хід. Ходить { $who }.
wink-error-not-face-up = У натовпі карта { $number } не лежить лицем догори.
wink-error-own-number = { $number } тримаєш ти.
wink-error-same-card = Виклич іншу карту, не ту, на якій твоя фішка.
wink-error-occupied = На { $number } вже стоїть фішка.
wink-error-no-call = У тебе немає відкритого виклику, тож називати нема кого.
wink-error-no-such-player = Цього гравця в грі немає.
wink-error-yourself = Себе обрати не можна.
wink-error-can-call = Є карта, яку можна викликати.
wink-error-no-counters = Карт контррозвідки в тебе вже немає.
wink-error-no-such-call = { $number } зараз ніхто не викликає.
wink-error-own-call = Це твій власний виклик.
wink-error-the-caller = Хто викликає { $number }, той його не тримає.
wink-error-barred = За { $number } нікого не звинуватити, доки виклик не закрито.
wink-error-caught-before = { $who } встигає раніше й ловить на { $number }. Ти нічого не витрачаєш.
wink-error-accused-before = { $who } встигає раніше й помиляється: за { $number } вже не звинуватити. Витрат немає.
wink-error-named-before = { $who } встигає раніше й закриває виклик { $number }. Ти нічого не витрачаєш.
wink-error-has-left = { $who } вже не грає.
wink-error-not-away = Ти й так тут.
wink-error-no-sighting = Ти не бачиш, щоб це око кліпнуло до того, хто викликає { $number }.
wink-error-nothing-seen = Поки що тобі нема за що звинувачувати.
wink-error-confirmed = Уже підтверджено, на цей хід так і лишиться.
wink-error-set-call-first = Спершу вибери номер виклику, потім підтверджуй.
wink-error-not-standing = Комп’ютер за тебе не підтверджує.

## How a game ended

wink-end-hand = { $count ->
    [one] Порожня рука: { $who }.
    [few] Порожні руки: { $who }.
   *[many] Порожні руки: { $who }.
}
wink-end-crowd = Натовп розійшовся.
wink-end-unable = Викликати вже нема чого.
wink-end-quiet = Три раунди нічого не відбувалося.
wink-end-few = Гравців лишилося замало.
wink-reason = { $why } Найбільше очок: { $points }{ $tie ->
    [opened] ; нічию розсудили відкриті карти контррозвідки.
    [lost] ; нічию розсудили власні перевернуті агенти.
    [shared] , і все інше теж рівне.
   *[none] .
}

## How to play

wink-guide-aim = Набери найбільше очок. Якщо правильно називаєш спільника, який тримає викликаний тобою номер, вам обом по очку. Якщо хтось інший ловить його на підморгуванні, той бере два.
wink-guide-turn = Назви спільника з останнього виклику або нікого, потім виклич новий номер з натовпу. Поглядом кожен щоходу ще й таємно обирає, за ким стежити. Підморгування доходить, лише коли той, хто викликає, і спільник стежать одне за одним; інші, хто стежить, можуть його побачити. Тоді можна звинуватити, ризикнувши однією з чотирьох карт контррозвідки.
wink-guide-end = Гра кінчається, щойно чиясь рука порожня; якщо гравців 7 чи 8, раунд догравають. Кожна карта перед тобою лицем догори — очко, і кожна карта контррозвідки на руці теж (синій щит на полі). Виграє той, у кого очок найбільше. За нічиєї важить, у кого більше відкритих карт контррозвідки, потім — власних перевернутих агентів.

# Що каже тренер про рішення і в пораді.

wink-coach-known = { $number } може бути в: { $shares }.
wink-coach-share = { $who } { $percent }%
wink-coach-holds = Імовірність, що це правильно: { $percent }%.
wink-coach-unlikely = Звинувачення надто непевне.
wink-coach-call = Цим числом може бути найменше карт.
wink-coach-meet = Там чекають на твоє підморгування.
wink-coach-watch = Там видно найбільше.
