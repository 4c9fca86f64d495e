## MIND MGMT із пакетами SHIFT: модулі, які сторони відкривають і обирають

mind-mgmt-option-packages = Пакети SHIFT
mind-mgmt-option-packages-help = Кожна сторона відкриває пакети з новими здібностями й правилами. Обери, з чим грати.
mind-mgmt-option-packages-none = Без пакетів
mind-mgmt-option-packages-free = Кожна сторона обирає
mind-mgmt-option-packages-random = Обирає випадок
mind-mgmt-option-packages-match = Як у коробці: спершу обирають переможені
mind-mgmt-option-recruiter-open = Відкриті пакети Вербувальника
mind-mgmt-option-recruiter-open-help = Скільки пакетів Вербувальника відкрито, від першого.
mind-mgmt-option-agents-open = Відкриті пакети агентів
mind-mgmt-option-agents-open-help = Скільки пакетів агентів відкрито, від першого.
mind-mgmt-option-streak = Серія перемог
mind-mgmt-option-streak-help = Скільки останніх ігор виграла сторона Вербувальника. Менше нуля — агенти.

mind-mgmt-briefing-packages-free = SHIFT: відкрито пакетів Вербувальника { $recruiter }, агентів { $agents }. Кожна сторона обирає модулі, які хоче.
mind-mgmt-briefing-packages-random = SHIFT: відкрито пакетів Вербувальника { $recruiter }, агентів { $agents }. Обидві сторони отримують навмання порівну модулів.
mind-mgmt-briefing-packages-match = SHIFT: відкрито пакетів Вербувальника { $recruiter }, агентів { $agents }. Переможена сторона обирає модулі першою.

## Назви

mind-mgmt-agent-vera = Віра Квілл
mind-mgmt-agent-juno = Джуно
mind-mgmt-ally-photographer = Вуличний фотограф
mind-mgmt-ally-lamplighter = Ліхтарник
mind-mgmt-recruiter-acrobat = Акробат
mind-mgmt-recruiter-busker = Вуличний музика
mind-mgmt-row = Рядок { $row }
mind-mgmt-column = Стовпець { $column }
mind-mgmt-module-acrobat = Акробат
mind-mgmt-module-jammer = Глушник
mind-mgmt-module-back-doors = Чорні ходи
mind-mgmt-module-busker = Вуличний музика
mind-mgmt-module-headhunter = Мисливець за головами
mind-mgmt-module-sleeper = Сплячий
mind-mgmt-module-vera = Віра Квілл
mind-mgmt-module-photographer = Вуличний фотограф
mind-mgmt-module-cordons = Загорожі
mind-mgmt-module-lamplighter = Ліхтарник
mind-mgmt-module-stakeout = Засідка
mind-mgmt-module-bugs = Жучки
mind-mgmt-module-turncoat = Перевертень
mind-mgmt-module-juno = Джуно

## Що робить кожен модуль

mind-mgmt-module-acrobat-does = Ще одна карта Вербувальника. Ілюзія Акробата — хід конем: дві локації прямо й одна вбік.
mind-mgmt-module-jammer-does = Раз за гру Вербувальник може заглушити питання: відповіді немає, і до кінця раунду про цю пам’ятку не питає ніхто.
mind-mgmt-module-back-doors-does = Вербувальник кладе на мапу 3 двері. Крок від одних може вести до будь-яких інших, у підготовці теж.
mind-mgmt-module-busker-does = Ще одна карта Вербувальника. Ілюзія Вуличного музики — рівно три локації в рядку чи стовпці.
mind-mgmt-module-headhunter-does = Вербувальник тягне 5 карт пам’яток, лишає 3, а 2 кладе під колоду.
mind-mgmt-module-sleeper-does = Вербувальник записує пам’ятку. Раз за гру замість першого руху безсмертного на вільній локації з нею прокидається п’ятий безсмертний.
mind-mgmt-module-vera-does = Ще одна карта агента: агенти обирають чотирьох. Віра Квілл може питати й про пам’ятки сусідніх по прямій локацій.
mind-mgmt-module-photographer-does = Ще один союзник. Раз за гру, безкоштовно, агент дізнається, скільки локацій рядка чи стовпця відвідав Вербувальник.
mind-mgmt-module-cordons-does = В агентів 2 загорожі. Раз за активацію агент може поставити одну на свою локацію: Вербувальник туди не зайде, лише вийде.
mind-mgmt-module-lamplighter-does = Ще один союзник. Раз за гру, з 08:00, агент дізнається, чи був Вербувальник у рядку чи стовпці останньої червоної години.
mind-mgmt-module-stakeout-does = Агент, який не рухається, може зробити дві різні дії або питати про дві пам’ятки. Захоплення — лише першим.
mind-mgmt-module-bugs-does = Агенти таємно ставлять жучки на 2 локації. Щочервоної години лише вони чують, чи був там хтось за останні два ходи.
mind-mgmt-module-turncoat-does = Агенти таємно обирають одного з чотирьох безсмертних. Перше вербування, якому він потрібен, зривається: рекрута немає, перевертня видно.
mind-mgmt-module-juno-does = Ще одна карта агента: агенти обирають чотирьох. Джуно може безкоштовно помінятися місцями з будь-яким агентом деінде.

## Що питає гра

mind-mgmt-prompt-picking = Обери модулі своєї сторони або жодного.
mind-mgmt-prompt-doors = Поклади двері на мапу (лишилося { $left }).
mind-mgmt-prompt-hiding-card-more = Ким будеш? У кожного своя ілюзія.
mind-mgmt-prompt-hiding-keep = Лиши три карти з п’яти. Дві інші — під колоду.
mind-mgmt-prompt-sleeper = На якій пам’ятці прокинеться Сплячий?
mind-mgmt-prompt-naming = Якими чотирма агентами граєте?
mind-mgmt-prompt-bugs = На які дві локації ставиш жучки?
mind-mgmt-prompt-turncoat = Котрий безсмертний таємно ваш?
mind-mgmt-prompt-act-again = { $agent }: ще одна дія або рух.

## Ходи одним рядком

mind-mgmt-describe-pick-modules = { $count ->
    [0] Без модулів
   *[other] Грати з: { $modules }
}
mind-mgmt-describe-put-door = Двері: { $place }
mind-mgmt-describe-keep-cards = Лишити: { $kept }. Під колоду: { $under }
mind-mgmt-describe-note-feature = Сплячий прокинеться: { $feature }
mind-mgmt-describe-put-bugs = Жучки: { $places }
mind-mgmt-describe-name-turncoat = Перевертень: безсмертний { $number }, { $place }
mind-mgmt-describe-claim-recruit-perhaps = Рекрут ({ $feature }), якщо жоден із двох не перевертень
mind-mgmt-describe-swap-agents = { $agent } і { $other } міняються місцями: { $agent } сюди: { $place }
mind-mgmt-describe-name-agents = Грати: { $agents }
mind-mgmt-describe-wake-sleeper = Розбудити Сплячого: { $place }
mind-mgmt-describe-jam = Заглушити питання: без відповіді
mind-mgmt-describe-use-ally-photographer = { $agent }, Вуличний фотограф: скільки відвідано? { $line }
mind-mgmt-describe-use-ally-lamplighter = { $agent }, Ліхтарник: чи був там Вербувальник? { $line }
mind-mgmt-describe-put-cordon = { $agent } ставить загорожу: { $place }
mind-mgmt-describe-put-cordon-from = { $agent } переносить загорожу { $source } сюди: { $place }

## Що сталося

mind-mgmt-tell-side-picked = { $side ->
    [recruiter] Вербувальник
   *[agents] Сторона агентів
} обирає модулі: { $count }.
mind-mgmt-tell-modules-picked = Твої модулі: { $modules }.
mind-mgmt-tell-modules-settled = { $count ->
    [0] Ця гра без модулів.
   *[other] У цій грі: { $modules }.
}
mind-mgmt-tell-door-put = Тут двері: { $place }.
mind-mgmt-tell-cards-kept = Ти вербуєш там, де є: { $features }. Під колодою: { $under }.
mind-mgmt-tell-feature-noted = Сплячий прокинеться: { $feature }.
mind-mgmt-tell-sleeper-set = Сплячий спить на таємній пам’ятці.
mind-mgmt-tell-agents-named = Агенти: { $agents }.
mind-mgmt-tell-bugs-put = Ваші жучки: { $places }.
mind-mgmt-tell-bugs-set = { $seat } ставить жучки: { $count }.
mind-mgmt-tell-turncoat-named = Ваш перевертень: безсмертний { $number }.
mind-mgmt-tell-turncoat-set = { $seat } обирає перевертня.
mind-mgmt-tell-claim-failed = { $feature }: рекрута немає. Перевертень — безсмертний { $number }!
mind-mgmt-tell-agents-swapped = { $agent } тепер тут: { $place }, { $other } — { $origin }.
mind-mgmt-tell-bugs-heard = { $hour }: жучки чули відвідини за останні два ходи.
mind-mgmt-tell-bugs-heard-nothing = { $hour }: жучки нічого не чули.
mind-mgmt-tell-sleeper-woken = Сплячий прокидається тут: { $place } ({ $feature }), безсмертний { $number }.
mind-mgmt-tell-jammed = { $feature }: заглушено, без відповіді.
mind-mgmt-tell-ally-told-photographer = { $agent } питає фотографа. { $line }, відвідано локацій: { $told }.
mind-mgmt-tell-ally-told-lamplighter = { $agent } питає ліхтарника. { $line }: останньої червоної години Вербувальника там { $told ->
    [1] бачили
   *[0] не бачили
}.
mind-mgmt-tell-cordon-put = { $agent } ставить загорожу: { $place }.

## Чому не можна

mind-mgmt-error-pick-modules = Обирай лише відкриті модулі своєї сторони, і не забагато.
mind-mgmt-error-put-door = Двері — не в храмі, щонайменше за три рядки й стовпці від інших дверей.
mind-mgmt-error-keep-cards = Лиши три з узятих карт, решту поклади під колоду.
mind-mgmt-error-note-feature = Цю пам’ятку зараз не записати.
mind-mgmt-error-name-agents = Назви чотирьох агентів.
mind-mgmt-error-put-bugs = Жучки — на дві локації без храмів, які не сусідять навіть по діагоналі.
mind-mgmt-error-name-turncoat = Обери одного з безсмертних.
mind-mgmt-error-swap-agents = Ці двоє зараз не можуть помінятися.
mind-mgmt-error-wake-sleeper = Сплячий прокидається на своїй пам’ятці до руху безсмертних, де їх немає.
mind-mgmt-error-jam = Глушити вже нічим.
mind-mgmt-error-use-ally = Цього союзника зараз не спитати.
mind-mgmt-error-put-cordon = Одна загорожа за активацію, і лише там, де її ще немає.

## Панелі

mind-mgmt-panel-modules-button = Модулі …
mind-mgmt-panel-modules = Модулі цієї гри:
mind-mgmt-panel-picking = Модулі для цієї гри, щонайбільше { $most }:
mind-mgmt-panel-module-line = **{ $module }**: { $does }
mind-mgmt-panel-keep-placeholder = Які три лишаєш?
mind-mgmt-panel-feature-placeholder = Яка пам’ятка?
mind-mgmt-panel-bug-placeholder = Перша локація з жучком?
mind-mgmt-panel-second-bug-placeholder = { $place } і котра ще?
mind-mgmt-panel-swap-placeholder = { $agent }: з ким помінятися?
mind-mgmt-panel-wake-placeholder = Розбудити Сплячого: де?
mind-mgmt-panel-ally-placeholder = { $ally }: який рядок чи стовпець?
mind-mgmt-panel-jam-button = Заглушити питання
mind-mgmt-panel-cordon-button = Загорожа тут
mind-mgmt-panel-cordon-from-button = Загорожа з { $source }

## Картинки

mind-mgmt-picture-stage-picking = З якими модулями граємо?
mind-mgmt-picture-stage-doors = Вербувальник кладе двері: лишилося { $left }
mind-mgmt-picture-stage-sleeper = Вербувальник записує пам’ятку
mind-mgmt-picture-stage-naming = Які агенти в грі?
mind-mgmt-picture-stage-bugs = Агенти ставлять жучки
mind-mgmt-picture-stage-turncoat = Агенти обирають перевертня
mind-mgmt-picture-you-keep = Які карти лишаєш?
mind-mgmt-picture-modules = Модулі: { $modules }.
mind-mgmt-picture-doors = Двері: { $places }.
mind-mgmt-picture-cordons = Загорожі: { $places }.
mind-mgmt-picture-jams = Лишилося заглушень: { $count }.
mind-mgmt-picture-asleep = Сплячий ще спить.
mind-mgmt-picture-turned = Один із безсмертних — перевертень.
mind-mgmt-picture-turncoat = Перевертень: безсмертний { $number }.
mind-mgmt-picture-failed = Карти без рекрута: { $features }.
mind-mgmt-picture-bugs = Жучки: { $places }.
mind-mgmt-picture-heard = { $hour }: { $heard ->
    [yes] жучки чули відвідини
   *[no] жучки нічого не чули
}.
mind-mgmt-picture-secret-sleeper = Сплячий прокинеться: { $feature }.
mind-mgmt-picture-secret-under = Під колодою: { $features }.
mind-mgmt-picture-secret-drawn = Узяті карти: { $features }.
mind-mgmt-picture-here-door = двері
mind-mgmt-picture-here-cordon = загорожа
mind-mgmt-picture-here-bug = жучок
mind-mgmt-picture-answer-jammed = { $feature }: заглушено.
mind-mgmt-picture-answer-counted = { $line }: відвідано { $told }.
mind-mgmt-picture-answer-lit = { $line }: Вербувальника там { $told ->
    [1] бачили
   *[0] не бачили
}.
