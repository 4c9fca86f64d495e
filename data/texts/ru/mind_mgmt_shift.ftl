## MIND MGMT с пакетами SHIFT: модули, которые стороны открывают и выбирают

mind-mgmt-option-packages = Пакеты SHIFT
mind-mgmt-option-packages-help = Каждая сторона открывает пакеты с новыми способностями и правилами. Выбери, с чем играть.
mind-mgmt-option-packages-none = Без пакетов
mind-mgmt-option-packages-free = Каждая сторона выбирает
mind-mgmt-option-packages-random = Выбирает случай
mind-mgmt-option-packages-match = Как в коробке: первой выбирает проигравшая сторона
mind-mgmt-option-recruiter-open = Открытые пакеты Вербовщика
mind-mgmt-option-recruiter-open-help = Сколько пакетов Вербовщика открыто, начиная с первого.
mind-mgmt-option-agents-open = Открытые пакеты агентов
mind-mgmt-option-agents-open-help = Сколько пакетов агентов открыто, начиная с первого.
mind-mgmt-option-streak = Серия побед
mind-mgmt-option-streak-help = Сколько последних партий выиграла сторона Вербовщика. Меньше нуля — агенты.

mind-mgmt-briefing-packages-free = SHIFT: открыто пакетов Вербовщика { $recruiter }, агентов { $agents }. Каждая сторона выбирает модули, какие хочет.
mind-mgmt-briefing-packages-random = SHIFT: открыто пакетов Вербовщика { $recruiter }, агентов { $agents }. Обе стороны случайно получают поровну модулей.
mind-mgmt-briefing-packages-match = SHIFT: открыто пакетов Вербовщика { $recruiter }, агентов { $agents }. Проигравшая сторона выбирает модули первой.

## Названия

mind-mgmt-agent-vera = Вера Квилл
mind-mgmt-agent-juno = Джуно
mind-mgmt-ally-photographer = Уличный фотограф
mind-mgmt-ally-lamplighter = Фонарщик
mind-mgmt-recruiter-acrobat = Акробат
mind-mgmt-recruiter-busker = Уличный музыкант
mind-mgmt-row = Ряд { $row }
mind-mgmt-column = Столбец { $column }
mind-mgmt-module-acrobat = Акробат
mind-mgmt-module-jammer = Глушилка
mind-mgmt-module-back-doors = Чёрные ходы
mind-mgmt-module-busker = Уличный музыкант
mind-mgmt-module-headhunter = Охотник за головами
mind-mgmt-module-sleeper = Спящий
mind-mgmt-module-vera = Вера Квилл
mind-mgmt-module-photographer = Уличный фотограф
mind-mgmt-module-cordons = Кордоны
mind-mgmt-module-lamplighter = Фонарщик
mind-mgmt-module-stakeout = Засада
mind-mgmt-module-bugs = Жучки
mind-mgmt-module-turncoat = Перебежчик
mind-mgmt-module-juno = Джуно

## Что делает каждый модуль

mind-mgmt-module-acrobat-does = Ещё одна карта вербовщика. Иллюзия Акробата — ход конём: два места прямо и одно вбок.
mind-mgmt-module-jammer-does = Один раз Вербовщик может заглушить вопрос: ответа нет, и до конца раунда об этой примете никто не спросит.
mind-mgmt-module-back-doors-does = Вербовщик кладёт на карту 3 двери. Шаг от одной может вести к любой другой, и в подготовке тоже.
mind-mgmt-module-busker-does = Ещё одна карта вербовщика. Иллюзия Уличного музыканта — ровно три места по ряду или столбцу.
mind-mgmt-module-headhunter-does = Вербовщик берёт 5 карт примет, оставляет 3, а 2 кладёт под колоду.
mind-mgmt-module-sleeper-does = Вербовщик записывает примету. Один раз вместо первого хода бессмертного на свободном месте с ней просыпается пятый бессмертный.
mind-mgmt-module-vera-does = Ещё одна карта агента: агенты выбирают четырёх. Вера Квилл может спросить и о приметах мест по соседству, не по диагонали.
mind-mgmt-module-photographer-does = Ещё один союзник. Один раз, бесплатно, агент узнаёт, сколько мест ряда или столбца посетил Вербовщик.
mind-mgmt-module-cordons-does = У агентов 2 кордона. Раз за активацию агент может положить один на своё место: Вербовщик туда не войдёт, только выйдет.
mind-mgmt-module-lamplighter-does = Ещё один союзник. Один раз, с 08:00, агент узнаёт, был ли Вербовщик в ряду или столбце в последний красный час.
mind-mgmt-module-stakeout-does = Агент, который не двигается, может сделать два разных действия или спросить о двух приметах. Захват — только первым.
mind-mgmt-module-bugs-does = Агенты тайно ставят жучки на 2 места. В каждый красный час только они слышат, был ли там кто-то за последние два хода.
mind-mgmt-module-turncoat-does = Агенты тайно называют одного из четырёх бессмертных. Первая вербовка, которой он нужен, срывается: новобранца нет, перебежчик раскрыт.
mind-mgmt-module-juno-does = Ещё одна карта агента: агенты выбирают четырёх. Джуно может бесплатно поменяться местами с любым агентом не рядом с собой.

## О чём спрашивает игра

mind-mgmt-prompt-picking = Выбери модули своей стороны или ни одного.
mind-mgmt-prompt-doors = Положи дверь на карту (осталось { $left }).
mind-mgmt-prompt-hiding-card-more = Какой ты вербовщик? У каждого своя иллюзия.
mind-mgmt-prompt-hiding-keep = Оставь три карты из пяти. Две другие лягут под колоду.
mind-mgmt-prompt-sleeper = На какой примете проснётся Спящий?
mind-mgmt-prompt-naming = Какими четырьмя агентами играете?
mind-mgmt-prompt-bugs = На какие два места ставишь жучки?
mind-mgmt-prompt-turncoat = Какой бессмертный тайно ваш?
mind-mgmt-prompt-act-again = { $agent }: ещё одно действие или ход.

## Ходы одной строкой

mind-mgmt-describe-pick-modules = { $count ->
    [0] Без модулей
   *[other] Играть с: { $modules }
}
mind-mgmt-describe-put-door = Дверь: { $place }
mind-mgmt-describe-keep-cards = Оставить: { $kept }. Под колоду: { $under }
mind-mgmt-describe-note-feature = Спящий проснётся: { $feature }
mind-mgmt-describe-put-bugs = Жучки: { $places }
mind-mgmt-describe-name-turncoat = Перебежчик: бессмертный { $number }, { $place }
mind-mgmt-describe-claim-recruit-perhaps = Новобранец ({ $feature }), если ни один из двух не перебежчик
mind-mgmt-describe-swap-agents = { $agent } и { $other } меняются местами: { $agent } сюда: { $place }
mind-mgmt-describe-name-agents = Играть: { $agents }
mind-mgmt-describe-wake-sleeper = Разбудить Спящего: { $place }
mind-mgmt-describe-jam = Заглушить вопрос: без ответа
mind-mgmt-describe-use-ally-photographer = { $agent }, Уличный фотограф: сколько посещено? { $line }
mind-mgmt-describe-use-ally-lamplighter = { $agent }, Фонарщик: был ли там Вербовщик? { $line }
mind-mgmt-describe-put-cordon = { $agent } кладёт кордон: { $place }
mind-mgmt-describe-put-cordon-from = { $agent } переносит кордон { $source } сюда: { $place }

## Что произошло

mind-mgmt-tell-side-picked = { $side ->
    [recruiter] Вербовщик
   *[agents] Сторона агентов
} выбирает модули: { $count }.
mind-mgmt-tell-modules-picked = Твои модули: { $modules }.
mind-mgmt-tell-modules-settled = { $count ->
    [0] Эта партия без модулей.
   *[other] В этой партии: { $modules }.
}
mind-mgmt-tell-door-put = Здесь дверь: { $place }.
mind-mgmt-tell-cards-kept = Ты вербуешь там, где есть: { $features }. Под колодой: { $under }.
mind-mgmt-tell-feature-noted = Спящий проснётся: { $feature }.
mind-mgmt-tell-sleeper-set = Спящий спит на тайной примете.
mind-mgmt-tell-agents-named = Агенты: { $agents }.
mind-mgmt-tell-bugs-put = Ваши жучки: { $places }.
mind-mgmt-tell-bugs-set = { $seat } ставит жучки: { $count }.
mind-mgmt-tell-turncoat-named = Ваш перебежчик: бессмертный { $number }.
mind-mgmt-tell-turncoat-set = { $seat } называет перебежчика.
mind-mgmt-tell-claim-failed = { $feature }: новобранца нет. Перебежчик — бессмертный { $number }!
mind-mgmt-tell-agents-swapped = { $agent } теперь здесь: { $place }, { $other } — { $origin }.
mind-mgmt-tell-bugs-heard = { $hour }: жучки слышали визит за последние два хода.
mind-mgmt-tell-bugs-heard-nothing = { $hour }: жучки ничего не слышали.
mind-mgmt-tell-sleeper-woken = Спящий просыпается здесь: { $place } ({ $feature }), бессмертный { $number }.
mind-mgmt-tell-jammed = { $feature }: заглушено, ответа нет.
mind-mgmt-tell-ally-told-photographer = { $agent } спрашивает фотографа. { $line }, посещено мест: { $told }.
mind-mgmt-tell-ally-told-lamplighter = { $agent } спрашивает фонарщика. { $line }: в последний красный час Вербовщика там { $told ->
    [1] видели
   *[0] не видели
}.
mind-mgmt-tell-cordon-put = { $agent } кладёт кордон: { $place }.

## Почему нельзя

mind-mgmt-error-pick-modules = Выбирай только открытые модули своей стороны, и не слишком много.
mind-mgmt-error-put-door = Дверь — не в храме, не ближе трёх рядов и столбцов от других дверей.
mind-mgmt-error-keep-cards = Оставь три из взятых карт, остальные положи под колоду.
mind-mgmt-error-note-feature = Эту примету сейчас не записать.
mind-mgmt-error-name-agents = Назови четырёх агентов.
mind-mgmt-error-put-bugs = Жучки — на два места без храмов, не соседние даже по диагонали.
mind-mgmt-error-name-turncoat = Назови одного из бессмертных.
mind-mgmt-error-swap-agents = Эти двое сейчас не могут поменяться.
mind-mgmt-error-wake-sleeper = Спящий просыпается у своей приметы до хода бессмертных, где их нет.
mind-mgmt-error-jam = Глушить больше нечем.
mind-mgmt-error-use-ally = Этого союзника сейчас не спросить.
mind-mgmt-error-put-cordon = Один кордон за активацию, и только там, где его ещё нет.

## Панели

mind-mgmt-panel-modules-button = Модули …
mind-mgmt-panel-modules = Модули этой партии:
mind-mgmt-panel-picking = Модули для этой партии, не больше { $most }:
mind-mgmt-panel-module-line = **{ $module }**: { $does }
mind-mgmt-panel-keep-placeholder = Какие три оставишь?
mind-mgmt-panel-feature-placeholder = Какая примета?
mind-mgmt-panel-bug-placeholder = Первое место с жучком?
mind-mgmt-panel-second-bug-placeholder = { $place } и какое ещё?
mind-mgmt-panel-swap-placeholder = { $agent }: с кем поменяться?
mind-mgmt-panel-wake-placeholder = Разбудить Спящего: где?
mind-mgmt-panel-ally-placeholder = { $ally }: какой ряд или столбец?
mind-mgmt-panel-jam-button = Заглушить вопрос
mind-mgmt-panel-cordon-button = Кордон сюда
mind-mgmt-panel-cordon-from-button = Кордон из { $source }

## Картинки

mind-mgmt-picture-stage-picking = С какими модулями играем?
mind-mgmt-picture-stage-doors = Вербовщик кладёт двери: осталось { $left }
mind-mgmt-picture-stage-sleeper = Вербовщик пишет примету
mind-mgmt-picture-stage-naming = Какие агенты играют?
mind-mgmt-picture-stage-bugs = Агенты ставят жучки
mind-mgmt-picture-stage-turncoat = Агенты называют перебежчика
mind-mgmt-picture-you-keep = Какие карты оставишь?
mind-mgmt-picture-modules = Модули: { $modules }.
mind-mgmt-picture-doors = Двери: { $places }.
mind-mgmt-picture-cordons = Кордоны: { $places }.
mind-mgmt-picture-jams = Осталось заглушить: { $count }.
mind-mgmt-picture-asleep = Спящий ещё спит.
mind-mgmt-picture-turned = Один из бессмертных — перебежчик.
mind-mgmt-picture-turncoat = Перебежчик: бессмертный { $number }.
mind-mgmt-picture-failed = Карты без новобранца: { $features }.
mind-mgmt-picture-bugs = Жучки: { $places }.
mind-mgmt-picture-heard = { $hour }: { $heard ->
    [yes] жучки слышали визит
   *[no] жучки ничего не слышали
}.
mind-mgmt-picture-secret-sleeper = Спящий проснётся: { $feature }.
mind-mgmt-picture-secret-under = Под колодой: { $features }.
mind-mgmt-picture-secret-drawn = Взятые карты: { $features }.
mind-mgmt-picture-here-door = дверь
mind-mgmt-picture-here-cordon = кордон
mind-mgmt-picture-here-bug = жучок
mind-mgmt-picture-answer-jammed = { $feature }: заглушено.
mind-mgmt-picture-answer-counted = { $line }: посещено { $told }.
mind-mgmt-picture-answer-lit = { $line }: Вербовщика там { $told ->
    [1] видели
   *[0] не видели
}.
