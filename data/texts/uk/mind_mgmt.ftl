## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = Хтось один крадеться Занзібаром і збирає рекрутів. Решта розпитує місто, що воно бачило, читає відповіді й замикає коло, поки не сплив час.

mind-mgmt-option-mission = Місія
mind-mgmt-option-mission-help = Навчальна — лише полювання; повна гра додає безсмертних, хаос, здібності й союзника.
mind-mgmt-option-mission-training = Навчальна місія
mind-mgmt-option-mission-full = Повна гра
mind-mgmt-option-recruiter = Вербувальник
mind-mgmt-option-recruiter-help = Хто грає проти всіх інших.
mind-mgmt-option-recruiter-first = Гравець на першому місці
mind-mgmt-option-recruiter-drawn = Обирає жереб
mind-mgmt-option-short-setup = Швидка підготовка
mind-mgmt-option-short-setup-help = У повній грі хаос і друга ілюзія лежать навмання, а карти агентів роздано.
mind-mgmt-option-standing-order = Відповідати одразу
mind-mgmt-option-standing-order-help = Вербувальник має постійний наказ: відповідає найстаріший крок. Змінити можна будь-коли.
mind-mgmt-option-belief = Показувати, де може бути Вербувальник
mind-mgmt-option-belief-help = Агенти можуть глянути на картинку всіх шляхів, що пасують до відомого.

## Briefing

mind-mgmt-briefing-training = Навчальна місія: лише полювання. Вербувальник виграє, якщо рекрутів { $goal } або якщо о { $hour } він ще на волі.
mind-mgmt-briefing-full = Повна гра: Вербувальник виграє, якщо рекрутів { $goal } або якщо о { $hour } він ще на волі.
mind-mgmt-briefing-recruiter-first = Вербувальник — перше місце.
mind-mgmt-briefing-recruiter-drawn = Вербувальника на початку гри обере жереб.
mind-mgmt-briefing-agents = { $agents ->
    [1] Усіх чотирьох агентів веде один гравець.
    [3] Кожен з інших гравців ({ $agents }) веде агента, а четвертого — разом.
    [one] Решта гравців ({ $agents }) ділить чотирьох агентів порівну.
    [few] Решта гравців ({ $agents }) ділить чотирьох агентів порівну.
   *[many] Решта гравців ({ $agents }) ділить чотирьох агентів порівну.
}

## Names

# How a location is named everywhere: its two features and its place on the map, as C4.
mind-mgmt-location = { $one } { $other } ({ $place })
mind-mgmt-temple = Храм ({ $place })
mind-mgmt-feature-book = Книгарня
mind-mgmt-feature-billboard = Білборд
mind-mgmt-feature-cafe = Кав’ярня
mind-mgmt-feature-bus = Автобус
mind-mgmt-feature-palm = Пальма
mind-mgmt-feature-umbrella = Парасоля
mind-mgmt-feature-idol = Ідол
mind-mgmt-feature-graffiti = Графіті
mind-mgmt-feature-garden = Сад
mind-mgmt-feature-dogs = Собаки
mind-mgmt-feature-fountain = Фонтан
mind-mgmt-feature-pool = Басейн
mind-mgmt-feature-bird = Птах
mind-mgmt-feature-monks = Ченці
mind-mgmt-feature-torches = Смолоскипи
mind-mgmt-feature-tuktuk = Тук-тук
mind-mgmt-agent-meru = Меру
mind-mgmt-agent-henry = Генрі Лайм
mind-mgmt-agent-bill = Білл Фолз
mind-mgmt-agent-dusty = Дасті
mind-mgmt-ally-dolphin = Дельфін-шпигун
mind-mgmt-recruiter-ad-man = Рекламник
mind-mgmt-recruiter-girl = Дівчина з люлькою
mind-mgmt-token-first = ілюзія
mind-mgmt-token-second = друга ілюзія

## What a player is asked

mind-mgmt-prompt-mayhem = Поклади хаос на межу: через неї ніхто не пройде (лишилося { $left }).
mind-mgmt-prompt-hiding = Сховайся: карта Вербувальника, початок і перші кроки.
mind-mgmt-prompt-hiding-card = Ким будеш? Ілюзія Рекламника — по прямій, Дівчини з люлькою — по діагоналі.
mind-mgmt-prompt-hiding-start = Де починаєш о 01:00?
mind-mgmt-prompt-hiding-steps = { $left ->
    [one] Іди далі: ще { $left } крок підготовки.
    [few] Іди далі: ще { $left } кроки підготовки.
   *[many] Іди далі: ще { $left } кроків підготовки.
}
mind-mgmt-prompt-immortals = Постав безсмертного на локацію не з краю (лишилося { $left }).
mind-mgmt-prompt-sharing = Котрого агента береш?
mind-mgmt-prompt-pawns = Постав агента на локацію з краю.
mind-mgmt-prompt-second-slip = Де поруч із храмом лежить друга ілюзія?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour }: крок чи ілюзія. Безсмертні теж можуть іти й вербувати. Потім заверши хід.
   *[training] { $hour }: крок або раз за гру ілюзія.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Активуй ще { $left } агента.
    [few] Активуй ще { $left } агентів.
   *[many] Активуй ще { $left } агентів.
}
mind-mgmt-prompt-act = { $left ->
    [both] { $agent }: пройди щонайбільше дві локації та зроби дію.
    [move] { $agent }: дію зроблено. Можна ще пройти щонайбільше дві локації.
    [action] { $agent } вже на місці. Лишилася дія.
   *[power] { $agent }: рух і дію вже зроблено. Лишилася здібність.
}
mind-mgmt-prompt-push = { $agent }: можна відштовхнути безсмертного.
mind-mgmt-prompt-answer = { $agent } питає: { $feature }. Що відповіси?

## Moves, in one line

mind-mgmt-describe-put-mayhem = Межа: { $one } | { $other }
mind-mgmt-describe-take-recruiter = Твоя роль: { $card }
mind-mgmt-describe-draw-recruiter = Тягнути карту навмання
mind-mgmt-describe-choose-start = Почати: { $place }
# $on tells whether a way leads on from there; $recruits is how many this visit brings.
mind-mgmt-describe-step = Крок: { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } рекрут
    [few] , { $recruits } рекрути
   *[many] , { $recruits } рекрутів
}{ $on ->
    [none] . Далі шляху немає: глухий кут
    [closed] . Шлях далі закривають лише загорожі
   *[some] { "" }
}
mind-mgmt-describe-slip = Через жетон ({ $token }): { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } рекрут
    [few] , { $recruits } рекрути
   *[many] , { $recruits } рекрутів
}{ $on ->
    [none] . Далі шляху немає: глухий кут
    [closed] . Шлях далі закривають лише загорожі
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = Безсмертний { $number }: { $place }
mind-mgmt-describe-take-agent = Узяти: { $agent }
mind-mgmt-describe-put-pawn = { $agent }: { $place }
mind-mgmt-describe-put-second-slip = Друга ілюзія: { $place }
mind-mgmt-describe-move-immortal = Безсмертний { $number }: { $origin }, далі { $place }
mind-mgmt-describe-put-step = Покласти слід за ще один рух: { $place }
mind-mgmt-describe-claim-recruit = { $left ->
    [0] Рекрут ({ $feature }): перемога твоя
   *[other] Рекрут ({ $feature }): лишиться { $left }
}
mind-mgmt-describe-end-turn = Завершити хід: буде { $hour }
mind-mgmt-describe-show-step = Показати слід: { $place }
mind-mgmt-describe-say-no-new-step = Нового сліду немає
mind-mgmt-describe-set-order-none = Відповідати щоразу особисто
mind-mgmt-describe-set-order-oldest = Відповідати одразу: найстаріший крок
mind-mgmt-describe-set-order-farthest = Відповідати одразу: найдальший крок
mind-mgmt-describe-move-agent = { $agent } іде: { $place }
mind-mgmt-describe-ask = { $agent } питає: { $feature }
mind-mgmt-describe-ask-ally = { $agent } питає: { $feature }, з союзником ({ $ally }): видно всі сліди
mind-mgmt-describe-reveal = { $agent } розкриває годину сліду: { $place }
mind-mgmt-describe-reveal-note = { $agent } розкриває годину: { $place }; нотатку прибрано: { $note }
mind-mgmt-describe-capture = { $agent } захоплює Вербувальника: { $place }
mind-mgmt-describe-shake-down = { $agent } допитує безсмертного: { $feature }
mind-mgmt-describe-push-immortal = Відштовхнути безсмертного { $number }: { $place }
mind-mgmt-describe-leave-immortal = Безсмертний { $number } лишається на місці
mind-mgmt-describe-sense = { $agent } ({ $place }): чи Вербувальник у цьому рядку чи стовпці, не далі двох локацій
mind-mgmt-describe-shift-immortal = { $agent } пересуває безсмертного { $number }: { $origin }, далі { $place }
mind-mgmt-describe-send-agent = { $agent } посилає: { $sent }, куди: { $place }
mind-mgmt-describe-end-activation = { $agent }: готово
mind-mgmt-describe-empty-activation = { $agent } нічого не робить
mind-mgmt-describe-write-note = Покласти нотатку: { $place }
mind-mgmt-describe-write-note-anew = Змінити чи прибрати нотатку: { $place }
mind-mgmt-describe-write-note-text = Нотатка, { $place }: { $text }

## What happened

mind-mgmt-tell-mayhem-put = { $seat } кладе хаос: { $one } | { $other }.
mind-mgmt-tell-mayhem-put-random = Хаос лежить: { $one } | { $other }.
mind-mgmt-tell-recruiter-taken = Твоя роль: { $card }.
mind-mgmt-tell-start-chosen = Ти починаєш тут: { $place }.
mind-mgmt-tell-start-shown = Вербувальник починає тут: { $place }.
mind-mgmt-tell-cards-drawn = Ти вербуєш там, де є: { $features }.
mind-mgmt-tell-stepped = { $hour }: твій крок — { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } рекрут
    [few] , { $recruits } рекрути
   *[many] , { $recruits } рекрутів
}.
mind-mgmt-tell-stepped-slip = { $hour }: твоя ілюзія — { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } рекрут
    [few] , { $recruits } рекрути
   *[many] , { $recruits } рекрутів
}.
mind-mgmt-tell-recruits-announced = { $hour }: { $count ->
    [0] рекрутів немає (останні відвідини: { $visits })
    [one] { $count } рекрут (останні відвідини: { $visits })
    [few] { $count } рекрути (останні відвідини: { $visits })
   *[many] { $count } рекрутів (останні відвідини: { $visits })
}, разом { $total }.
mind-mgmt-tell-immortal-put = Безсмертний { $number } стоїть тут: { $place }.
mind-mgmt-tell-agent-taken = { $seat } веде агента: { $agent }.
mind-mgmt-tell-agent-taken-together = Усі разом ведуть агента: { $agent }.
mind-mgmt-tell-pawn-put = { $agent } починає тут: { $place }.
mind-mgmt-tell-second-slip-put = Друга ілюзія лежить тут: { $place }.
mind-mgmt-tell-cards-opened = Відкриті карти для безсмертних: { $features }.
mind-mgmt-tell-immortal-moved = Безсмертний { $number } іде: { $origin }, далі { $place }.
mind-mgmt-tell-extra-step-put = Вербувальник кладе слід за ще один рух: { $place }.
mind-mgmt-tell-recruit-claimed = Двоє безсмертних приводять рекрута ({ $feature }): разом { $total }.
mind-mgmt-tell-hour-passed = Уже { $hour }.
mind-mgmt-tell-hour-passed-slip = Уже { $hour }. Вербувальник витрачає жетон: { $token }.
mind-mgmt-tell-agent-moved = { $agent } іде: { $place }.
mind-mgmt-tell-agent-moved-sent = { $agent } — послано: { $place }.
mind-mgmt-tell-asked = { $agent } питає: { $feature }.
mind-mgmt-tell-asked-ally = { $agent } питає: { $feature }, з союзником ({ $ally }).
mind-mgmt-tell-steps-shown = { $count ->
    [one] { $feature }: слід — { $places }.
    [few] { $feature }: сліди — { $places }.
   *[many] { $feature }: сліди — { $places }.
}
mind-mgmt-tell-no-new-step = { $feature }: нового сліду немає.
mind-mgmt-tell-revealed = { $agent } розкриває годину, { $place }: { $visited }.
mind-mgmt-tell-capture-tried = { $agent } пробує захопити, { $place }: Вербувальника там немає.
mind-mgmt-tell-capture-tried-right = { $agent } пробує захопити, { $place }: Вербувальник там!
mind-mgmt-tell-shaken-down = { $agent } допитує безсмертного, { $feature }: це не таємна карта.
mind-mgmt-tell-shaken-down-right = { $agent } допитує безсмертного, { $feature }: це карта Вербувальника, і вербувати вона більше не буде.
mind-mgmt-tell-immortal-pushed = { $agent } відсуває безсмертного { $number }: { $place }.
mind-mgmt-tell-sensed = { $agent }, { $place }: у цьому рядку й стовпці Вербувальника в межах двох локацій немає.
mind-mgmt-tell-sensed-near = { $agent }, { $place }: Вербувальник у цьому рядку чи стовпці, не далі двох локацій.
mind-mgmt-tell-dead-end = Вербувальникові вже нікуди йти.
mind-mgmt-tell-order-set-none = Відтепер ти відповідаєш на питання особисто.
mind-mgmt-tell-order-set-oldest = Відтепер на питання одразу відповідає найстаріший крок.
mind-mgmt-tell-order-set-farthest = Відтепер на питання одразу відповідає найдальший від тебе крок.
mind-mgmt-tell-note-written = { $seat } пише нотатку, { $place }: { $text }
mind-mgmt-tell-note-written-removed = { $seat } прибирає нотатку: { $place }.

## Why a move is not allowed

mind-mgmt-error-over = Цю гру закінчено.
mind-mgmt-error-not-now = Зараз вирішується інше.
mind-mgmt-error-not-your-turn = Зараз це робиш не ти.
mind-mgmt-error-put-mayhem = Клади хаос на межу двох локацій. Він не торкається іншого, навіть кінцями.
mind-mgmt-error-take-recruiter = Цієї карти Вербувальника зараз не взяти.
mind-mgmt-error-choose-start = Почати там зараз не можна.
mind-mgmt-error-step = Крок — на сусідню нову локацію, не через хаос, навскоси лише біля храмів.
mind-mgmt-error-slip = Ілюзія веде за правилом твоєї ролі на нову локацію, і потрібен жетон.
mind-mgmt-error-put-immortal = Постав безсмертного не на край і не до іншого безсмертного.
mind-mgmt-error-take-agent = Цього агента тобі не взяти.
mind-mgmt-error-put-pawn = Постав кожного свого агента на край, по разу.
mind-mgmt-error-put-second-slip = Поклади другу ілюзію поруч із храмом, не на нього.
mind-mgmt-error-move-immortal = Цей безсмертний туди зараз не піде.
mind-mgmt-error-put-step = Слід кладуть після першого руху туди, де він був, але ще не позначений.
mind-mgmt-error-claim-recruit = Двоє безсмертних мають стояти там, де є пам’ятка відкритої карти, і без завад.
mind-mgmt-error-end-turn = Спершу зроби крок або ілюзію.
mind-mgmt-error-show-step = Ця локація не відповідає на питання.
mind-mgmt-error-say-no-new-step = Новий слід є, тож його треба показати.
mind-mgmt-error-set-order = Такого наказу дати не можна.
mind-mgmt-error-move-agent = Цей агент туди зараз не піде.
mind-mgmt-error-ask = Про це цей агент зараз не запитає.
mind-mgmt-error-reveal = Там немає сліду, годину якого можна розкрити.
mind-mgmt-error-capture = Для захоплення потрібні дія та локація без безсмертного.
mind-mgmt-error-shake-down = Цей агент зараз не допитає безсмертного.
mind-mgmt-error-push-immortal = Туди безсмертного не відштовхнути.
mind-mgmt-error-leave-immortal = Відштовхувати нема кого.
mind-mgmt-error-sense = Для цієї здібності потрібні дія та локація без безсмертного.
mind-mgmt-error-shift-immortal = Цей агент туди безсмертного не пересуне.
mind-mgmt-error-send-agent = Цей агент туди зараз нікого не пошле.
mind-mgmt-error-end-activation = Цю активацію зараз не завершити.
mind-mgmt-error-write-note = Нотатки туди не покласти.
mind-mgmt-error-note-too-long = Нотатка — один рядок, знаків щонайбільше { $most }.

## How a game ended

mind-mgmt-reason-capture = Вербувальника спіймано: { $place }, { $hour }.
mind-mgmt-reason-dead-end = Вербувальник у глухому куті: { $place }, { $hour }.
mind-mgmt-reason-recruits = Оголошено рекрутів: { $count }, час: { $hour }.
mind-mgmt-reason-time = Уже { $hour }, а Вербувальник ще на волі.

## How to play

mind-mgmt-guide-aim = Один із вас — Вербувальник і таємно ходить містом: щогодини нова локація, ніколи двічі та сама. Локації з пам’яткою, яка є на одній із його трьох таємних карт, приводять рекрутів. Решта веде чотирьох агентів і має його знайти.
mind-mgmt-guide-turn = Щогодини Вербувальник робить таємний крок. Потім активують двох агентів: кожен проходить щонайбільше дві локації та робить одну дію: Запитати про пам’ятку локації, Розкрити годину сліду там або спробувати Захоплення. У повній грі безсмертні теж вербують. Де вони стоять, там не можна питати, розкривати й захоплювати. Агентам допомагають здібності та Дельфін-шпигун.
mind-mgmt-guide-end = Агенти виграють, якщо спіймають Вербувальника або йому нікуди йти. Він виграє, коли оголошено досить рекрутів або коли до останньої години він на волі.
mind-mgmt-guide-signs = - M, H, B і D — агенти: зафарбовані ще не діяли, поруч число їхнього гравця.
    - Рекрутів оголошують у червоні години. Відбиток ноги — слід, який показала відповідь, зелене число — його година. Під мапою останні відповіді, найновіша праворуч.
    - Маска — **ілюзія**: раз, замість кроку, Вербувальник іде на дві локації, по прямій (Рекламник) або по діагоналі (Дівчина з люлькою), навіть через хаос. Годину бачать усі. Карти зі стрілками — ким він може бути. Три ока біля його числа — таємні пам’ятки.
    - На **мапі Вербувальника** обведені пам’ятки приводять рекрутів, помаранчеві числа — години шляху. Рамки: зелені — кроки, сині — ілюзії, червоні — глухі кути, золоті — кроки, що могли б відповісти. Внизу — скільки шляхів агенти ще мають за можливі.
    - **Постійний наказ** одразу відповідає замість Вербувальника: найстарішим кроком, що пасує, або найдальшим. Його бачить лише Вербувальник і змінює будь-коли.
mind-mgmt-guide-full = У **повній грі**:
    - Червоний зиґзаґ — хаос: через нього ніхто не ступить.
    - Постаті в каптурах — безсмертні: двоє на локаціях із пам’яткою відкритої карти приводять рекрута. Про те, що є на локації безсмертного, питати не можна. Поруч з агентом він не дає розкривати й захоплювати, але його можна допитати: якщо названа пам’ятка є на таємній карті, ця карта більше не вербує.
    - Дельфін-шпигун раз за гру дає на питання всі сліди.
    - Дія **Меру** каже, чи Вербувальник у тому самому рядку чи стовпці, не далі двох локацій.
    - Безсмертні там, де **Генрі Лайм**, або поруч по прямій не вербують.
    - **Білл Фолз** пересуває безсмертного, що стоїть поруч по прямій, на одну локацію по прямій.
    - **Дасті** пересуває будь-якого агента на одну локацію і ще на одну за кожну карту Вербувальника, яку знайшов Допит.

# Що каже тренер про рішення і в пораді.

mind-mgmt-coach-known = { $exact ->
    [no] Можливих шляхів: близько { $trails }. Місць, де вони кінчаються: { $places }.
   *[yes] Можливих шляхів: { $trails }. Місць, де вони кінчаються: { $places }.
}
mind-mgmt-coach-agents = Агенти знають ось що. { $known }
mind-mgmt-coach-sure = Вербувальник там на кожному шляху.
mind-mgmt-coach-wins = Виграє.
mind-mgmt-coach-way = Рекрути: { $recruits }. Ризик захоплення: близько { $percent }%.
mind-mgmt-coach-capture = Імовірність, що Вербувальник там: близько { $percent }%.
mind-mgmt-coach-rules-out = Відкине близько { $percent }% шляхів.
mind-mgmt-coach-then = Тоді: { $move }; це відкине близько { $percent }%.
mind-mgmt-coach-ask = { $feature }, відкине близько { $percent }%
mind-mgmt-coach-recruit = Дає рекрута.
mind-mgmt-coach-enough = Більше нічого зараз не варте того.
mind-mgmt-coach-cover = Це ближче до місць, куди може піти Вербувальник.
mind-mgmt-coach-immortal = Там безсмертні можуть привести рекрутів.
mind-mgmt-coach-break-up = Розводить безсмертних, що могли б привести рекрутів.
mind-mgmt-coach-quiet = Агентам це скаже найменше.
