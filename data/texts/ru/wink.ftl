## Wink

wink-name = Wink
wink-pitch = Маскарад, где полно шпионов. Пойми по взгляду, кто твой сообщник, назови его раньше других и лови чужие подмигивания.

wink-option-signal = Как подмигивать
wink-option-signal-help = Взглядом вы играете здесь, тайно. Вживую видите друг друга и подаёте условный знак.
wink-option-signal-glance = Взглядом, здесь
wink-option-signal-wink = Вживую, подмигивая
wink-option-signal-hand = Вживую, знаком руки
wink-option-signal-nod = Вживую, кивком
wink-option-equal-turns = Доигрывать последний раунд
wink-option-equal-turns-help = Поровну ли у всех ходов, когда у кого-то кончились карты? Всемером и больше начинать выгодно.
wink-option-equal-turns-many = Всемером и ввосьмером
wink-option-equal-turns-always = Всегда
wink-option-equal-turns-never = Никогда
wink-option-beat-s = Секунд на ход
wink-option-beat-s-help = Взглядом, в реальном времени: время вышло — ход закрывается как есть. В одиночку часы не идут.
wink-option-least-s = Самый короткий ход, в секундах
wink-option-least-s-help = Вживую: раньше нельзя ни назвать, ни вызвать, чтобы успели подмигнуть. Обвинять можно всегда.

wink-briefing-signal = { $signal ->
    [wink] Вживую: вы видите друг друга и подмигиваете. Бот сдаёт карты, следит за фишками и считает очки.
    [hand] Вживую: вы видите друг друга; сигнал — знак рукой. Бот сдаёт карты, следит за фишками и считает очки.
    [nod] Вживую: вы видите друг друга; сигнал — кивок. Бот сдаёт карты, следит за фишками и считает очки.
   *[glance] Взглядом: каждый ход все тайно выбирают, за кем следить.
}
wink-briefing-beat = { $seconds ->
    [one] В реальном времени ход длится { $seconds } секунду.
    [few] В реальном времени ход длится { $seconds } секунды.
   *[many] В реальном времени ход длится { $seconds } секунд.
}
wink-briefing-equal = Последний раунд доигрывают, чтобы ходов у всех было поровну.

## Что спрашивают у игрока

wink-prompt-turn = Твой ход: какой номер вызываешь?
wink-prompt-turn-open = Твой ход: назови, у кого { $number }, или вызови другой номер.
wink-prompt-skip = Твой ход: вызвать сейчас нечего.
wink-prompt-skip-open = Твой ход: назови, у кого { $number }, или никого не называй. Вызвать нечего.
wink-prompt-plan = Твой ход: какой номер вызываешь, за кем следишь?
wink-prompt-plan-open = Твой ход: у кого { $number }, что вызываешь дальше, за кем следишь?
wink-prompt-beat = Сейчас ходит { $who }. За кем следишь?

## Ходы в одну строку

wink-describe-name = Назвать: { $who } (номер { $number })
wink-describe-name-nobody = Никого не называть (номер { $number })
wink-describe-call = Вызвать { $number }
wink-describe-call-anew = Вызвать { $number }, а { $own } отпустить
wink-describe-skip = Ничего не вызывать
wink-describe-come-back = Я снова здесь
wink-describe-accuse = Обвинить: { $who }, номер { $number } (вызов: { $caller })
wink-describe-watch = Следить: { $who }
wink-describe-manner-bold = Отныне подмигивать явно
wink-describe-manner-subtle = Отныне подмигивать незаметно
wink-describe-drop = Никого не обвинять
wink-describe-confirm = Подтвердить
wink-describe-confirm-until-turn = Подтверждать до моего хода
wink-describe-stand = Пусть программа подтверждает до моего хода
wink-describe-confirm-myself = Снова подтверждаю без программы

## Что произошло

wink-tell-named-right = { $who } называет { $number }: { $named }. Верно! Обоим по карте.
wink-tell-named-wrong = { $who } называет { $number }: { $named }. Неверно: карта здесь — { $holder }. Обе карты ложатся лицом вниз.
wink-tell-declined = { $who } никого не называет, номер { $number }.
wink-tell-called = { $who } вызывает { $number }.
wink-tell-call-skipped = { $who } ничего не вызывает.
wink-tell-accused-right = { $who } ловит с поличным: { $accused }, номер { $number }. Обе карты достаются ловцу.
wink-tell-accused-wrong = { $who } обвиняет: { $accused }, номер { $number }. Неверно. По этому вызову больше никого не обвинить.
wink-tell-went-away = { $live ->
    [yes] { $who } отсутствует: эти ходы пропускаются.
   *[no] { $who } отсутствует: подтверждает программа.
}
wink-tell-came-back = { $who } снова здесь.
wink-tell-turn-passed = { $who }: ход пропущен.
wink-tell-player-left = { $count ->
    [0] { $who } выходит из игры. Остальные играют дальше.
    [1] { $who } выходит из игры. Обе карты с номером { $numbers } ложатся лицом вниз.
   *[other] { $who } выходит из игры. Все карты с номерами { $numbers } ложатся лицом вниз.
}
wink-tell-turn-began = Ход { $number }: { $who }.
wink-tell-last-round-began = Последний раунд: ходов у всех будет поровну.

wink-news = Ход { $turn }: { $told }.
wink-news-and = { $first }; { $second }
wink-news-still = { $met ->
    [yes] { $who } встречается взглядом: { $watched }, знака нет
   *[no] { $who } следит: { $watched }, знака нет
}
wink-news-moved = { $met ->
    [yes] { $who } встречается взглядом: { $watched }, виден знак или моргание в сторону { $at }
   *[no] { $who } следит: { $watched }, виден знак или моргание в сторону { $at }
}
wink-news-none = Ход { $turn }: никакого знака не видят { $players }.
wink-news-watching = { $met ->
    [yes] { $who } (встреча взглядов: { $watched })
   *[no] { $who } (следит: { $watched })
}
wink-news-winked = { $who }, с номером { $number }, подмигивает: { $at }
wink-news-void = { $who } обвиняет слишком поздно: { $accused }, номер { $number }; потерь нет

## Почему так нельзя

wink-error-over = Эта партия окончена.
wink-error-other-mode = В этом способе игры такого нет.
wink-error-not-your-turn = Сейчас не твой ход. Ходит: { $who }.
wink-error-not-face-up = В толпе нет открытой карты { $number }.
wink-error-own-number = { $number } у тебя на руке.
wink-error-same-card = Вызови другую карту: на этой уже твоя фишка.
wink-error-occupied = На карте { $number } стоит чужая фишка.
wink-error-no-call = У тебя нет открытого вызова, называть некого.
wink-error-no-such-player = Такого игрока в этой партии нет.
wink-error-yourself = Себя выбрать нельзя.
wink-error-can-call = Карта, которую можно вызвать, есть.
wink-error-no-counters = Карт контрразведки у тебя больше нет.
wink-error-no-such-call = { $number } сейчас не вызван.
wink-error-own-call = Это твой собственный вызов.
wink-error-the-caller = Кто вызвал { $number }, у того этой карты нет.
wink-error-barred = По номеру { $number } никого не обвинить, пока вызов не закрыт.
wink-error-caught-before = { $who } быстрее: { $number } уже поймана. Ты ничего не тратишь.
wink-error-accused-before = { $who } быстрее и ошибается: по номеру { $number } больше никого не обвинить. Ты ничего не тратишь.
wink-error-named-before = { $who } быстрее: вызов { $number } уже закрыт. Ты ничего не тратишь.
wink-error-has-left = { $who } больше не играет.
wink-error-not-away = Ты и так здесь.
wink-error-no-sighting = Ты не видишь от этого игрока знака тому, кто вызвал { $number }.
wink-error-nothing-seen = Обвинять пока не в чем: ты ничего не видишь.
wink-error-confirmed = Ты уже подтверждаешь, на этот ход это окончательно.
wink-error-set-call-first = Сначала выбери номер для вызова, потом подтверждай.
wink-error-not-standing = Программа за тебя не подтверждает.

## Как кончилась партия

wink-end-hand = { $count ->
    [1] Пустая рука: { $who }.
   *[other] Пустые руки: { $who }.
}
wink-end-crowd = Толпа разошлась.
wink-end-unable = Вызывать больше никто не мог.
wink-end-quiet = Три раунда ничего не происходило.
wink-end-few = Игроков осталось слишком мало.
wink-reason = { $why } Больше всего очков: { $points }{ $tie ->
    [opened] ; при ничьей решили открытые карты контрразведки.
    [lost] ; при ничьей решили свои агенты лицом вниз.
    [shared] , и всё остальное поровну.
   *[none] .
}

## Как играть

wink-guide-aim = Набери больше всех очков. Верно назовёшь сообщника, у которого вызванный тобой номер, — очко вам обоим. Если его поймает с поличным кто-то другой, два очка достанутся ловцу.
wink-guide-turn = Назови сообщника по прошлому вызову или никого, потом вызови новый номер из толпы. Взглядом каждый ход все ещё и тайно выбирают, за кем следить. Подмигивание доходит, только если вызвавший и сообщник следят друг за другом; другие, кто смотрит, тоже могут его заметить. Заметишь — можешь обвинить, рискуя одной из четырёх карт контрразведки.
wink-guide-end = Конец, как только у кого-то кончились карты на руке; всемером и ввосьмером раунд доигрывают. Каждая открытая карта перед тобой — очко, и каждая карта контрразведки на руке тоже (синий щит на поле). Побеждает тот, у кого больше очков. При ничьей смотрят, у кого больше открытых карт контрразведки, потом — больше своих агентов лицом вниз.

# Что говорит тренер о решении и в совете.

wink-coach-known = У кого может быть номер { $number }: { $shares }.
wink-coach-share = { $who } { $percent }%
wink-coach-holds = Вероятность, что это верно: { $percent }%.
wink-coach-unlikely = Обвинение слишком ненадёжно.
wink-coach-call = Этим номером может быть меньше всего карт.
wink-coach-meet = Там ждут, что ты подмигнёшь.
wink-coach-watch = Там видно больше всего.
