## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = Один из вас незримо ходит по Занзибару и собирает новобранцев. Остальные расспрашивают город, читают ответы и сжимают кольцо, пока есть время.

mind-mgmt-option-mission = Миссия
mind-mgmt-option-mission-help = Учебная — только погоня; в полной игре ещё бессмертные, хаос, способности и союзник.
mind-mgmt-option-mission-training = Учебная миссия
mind-mgmt-option-mission-full = Полная игра
mind-mgmt-option-recruiter = Вербовщик
mind-mgmt-option-recruiter-help = Кто играет против всех остальных.
mind-mgmt-option-recruiter-first = Игрок на первом месте
mind-mgmt-option-recruiter-drawn = По жребию
mind-mgmt-option-short-setup = Короткая подготовка
mind-mgmt-option-short-setup-help = В полной игре хаос и вторая иллюзия кладутся случайно, карты агентов раздаются.
mind-mgmt-option-standing-order = Автоответ на вопросы
mind-mgmt-option-standing-order-help = У Вербовщика с начала включён автоответ: показывает самый старый след. Сменить можно всегда.
mind-mgmt-option-belief = Показывать, где может быть Вербовщик
mind-mgmt-option-belief-help = Агентам видна картинка всех путей, которые сходятся с известным.

## Инструктаж

mind-mgmt-briefing-training = Учебная миссия: только погоня. Вербовщик побеждает, если набраны новобранцы ({ $goal }) или он свободен в { $hour }.
mind-mgmt-briefing-full = Полная игра: Чтобы победить, Вербовщику нужно набрать новобранцев ({ $goal }) или продержаться до { $hour }.
mind-mgmt-briefing-recruiter-first = Вербовщик — первое место.
mind-mgmt-briefing-recruiter-drawn = Вербовщика в начале партии определяет жребий.
mind-mgmt-briefing-agents = { $agents ->
    [1] Один игрок ведёт всех четырёх агентов.
    [3] Каждый из { $agents } остальных ведёт по агенту, четвёртого ведут вместе.
   *[other] Игроков против Вербовщика: { $agents }. Четырёх агентов они делят поровну.
}

## Имена

mind-mgmt-location = { $one } { $other } ({ $place })
mind-mgmt-temple = Храм ({ $place })
mind-mgmt-feature-book = Книги
mind-mgmt-feature-billboard = Билборд
mind-mgmt-feature-cafe = Кафе
mind-mgmt-feature-bus = Автобус
mind-mgmt-feature-palm = Пальма
mind-mgmt-feature-umbrella = Зонт
mind-mgmt-feature-idol = Идол
mind-mgmt-feature-graffiti = Граффити
mind-mgmt-feature-garden = Сад
mind-mgmt-feature-dogs = Собаки
mind-mgmt-feature-fountain = Фонтан
mind-mgmt-feature-pool = Бассейн
mind-mgmt-feature-bird = Птица
mind-mgmt-feature-monks = Монахи
mind-mgmt-feature-torches = Факелы
mind-mgmt-feature-tuktuk = Тук-тук
mind-mgmt-agent-meru = Меру
mind-mgmt-agent-henry = Генри Лайм
mind-mgmt-agent-bill = Билл Фоллс
mind-mgmt-agent-dusty = Дасти
mind-mgmt-ally-dolphin = Дельфин-шпион
mind-mgmt-recruiter-ad-man = Рекламщик
mind-mgmt-recruiter-girl = Девушка с трубкой
mind-mgmt-token-first = иллюзия
mind-mgmt-token-second = вторая иллюзия

## Что спрашивают у игрока

mind-mgmt-prompt-mayhem = Положи хаос на границу: через неё не пройдёт никто (осталось { $left }).
mind-mgmt-prompt-hiding = Спрячься: карта вербовщика, старт и первые шаги.
mind-mgmt-prompt-hiding-card = Кем ты будешь? Рекламщик ускользает по ряду или столбцу, Девушка с трубкой — по диагонали.
mind-mgmt-prompt-hiding-start = Где ты начинаешь, в 01:00?
mind-mgmt-prompt-hiding-steps = { $left ->
    [one] Иди дальше: до начала ещё { $left } шаг.
    [few] Иди дальше: до начала ещё { $left } шага.
   *[many] Иди дальше: до начала ещё { $left } шагов.
}
mind-mgmt-prompt-immortals = Поставь бессмертного на место не у края (осталось { $left }).
mind-mgmt-prompt-sharing = Какого агента берёшь?
mind-mgmt-prompt-pawns = Поставь агента на место у края.
mind-mgmt-prompt-second-slip = Где рядом с храмом лежит вторая иллюзия?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour }: шаг или иллюзия. Бессмертные тоже могут ходить и вербовать. Потом закончи ход.
   *[training] { $hour }: шаг или, раз за партию, иллюзия.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Активируй ещё { $left } агента.
    [few] Активируй { $left } агентов.
   *[many] Активируй { $left } агентов.
}
mind-mgmt-prompt-act = { $left ->
    [both] { $agent }: пройти до двух мест и одно действие.
    [move] { $agent }: действие сделано, можно пройти до двух мест.
    [action] { $agent }: путь пройден, осталось действие.
   *[power] { $agent }: путь и действие позади, осталась способность.
}
mind-mgmt-prompt-push = { $agent } может оттолкнуть бессмертного.
mind-mgmt-prompt-answer = { $agent } спрашивает о примете: { $feature }. Что ответишь?

## Ходы в одну строку

mind-mgmt-describe-put-mayhem = Между { $one } и { $other }
mind-mgmt-describe-take-recruiter = Взять карту: { $card }
mind-mgmt-describe-draw-recruiter = Вытянуть карту наугад
mind-mgmt-describe-choose-start = Начать: { $place }
mind-mgmt-describe-step = Шаг: { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } новобранец
    [few] , { $recruits } новобранца
   *[many] , { $recruits } новобранцев
}{ $on ->
    [none] . Дальше пути нет: тупик
    [closed] . Путь дальше закрывают только кордоны
   *[some] { "" }
}
mind-mgmt-describe-slip = Использовать: { $token } – { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } новобранец
    [few] , { $recruits } новобранца
   *[many] , { $recruits } новобранцев
}{ $on ->
    [none] . Дальше пути нет: тупик
    [closed] . Путь дальше закрывают только кордоны
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = Бессмертный { $number }: { $place }
mind-mgmt-describe-take-agent = Взять: { $agent }
mind-mgmt-describe-put-pawn = { $agent }: { $place }
mind-mgmt-describe-put-second-slip = Вторая иллюзия: { $place }
mind-mgmt-describe-move-immortal = Бессмертный { $number }: { $origin } – { $place }
mind-mgmt-describe-put-step = Положить след ради ещё одного движения: { $place }
mind-mgmt-describe-claim-recruit = { $left ->
    [0] Завербовать по примете { $feature }: победа
   *[other] Завербовать по примете { $feature }: останется { $left }
}
mind-mgmt-describe-end-turn = Закончить ход: наступит { $hour }
mind-mgmt-describe-show-step = Показать след: { $place }
mind-mgmt-describe-say-no-new-step = Новых следов нет
mind-mgmt-describe-set-order-none = Автоответ: выключить
mind-mgmt-describe-set-order-oldest = Автоответ: самый старый след
mind-mgmt-describe-set-order-farthest = Автоответ: самый дальний след
mind-mgmt-describe-move-agent = { $agent } – { $place }
mind-mgmt-describe-ask = { $agent } спрашивает: { $feature }
mind-mgmt-describe-ask-ally = { $agent } спрашивает: { $feature }, с союзником ({ $ally }): видны все следы
mind-mgmt-describe-reveal = { $agent } раскрывает час следа: { $place }
mind-mgmt-describe-reveal-note = { $agent } раскрывает час: { $place }; заметка снимается: { $note }
mind-mgmt-describe-capture = { $agent } пробует захват: { $place }
mind-mgmt-describe-shake-down = { $agent } допрашивает бессмертного: { $feature }
mind-mgmt-describe-push-immortal = Оттолкнуть бессмертного { $number }: { $place }
mind-mgmt-describe-leave-immortal = Не трогать бессмертного { $number }
mind-mgmt-describe-sense = { $agent }, { $place }: искать Вербовщика не дальше двух мест, в этом ряду и столбце
mind-mgmt-describe-shift-immortal = { $agent } двигает бессмертного { $number }: { $origin } – { $place }
mind-mgmt-describe-send-agent = { $agent } отправляет: { $sent } – { $place }
mind-mgmt-describe-end-activation = { $agent }: готово
mind-mgmt-describe-empty-activation = { $agent } ничего не делает
mind-mgmt-describe-write-note = Положить заметку: { $place }
mind-mgmt-describe-write-note-anew = Изменить или снять заметку: { $place }
mind-mgmt-describe-write-note-text = Заметка, { $place }: { $text }

## Что произошло

mind-mgmt-tell-mayhem-put = { $seat } кладёт хаос: { $one } | { $other }.
mind-mgmt-tell-mayhem-put-random = Хаос лежит здесь: { $one } | { $other }.
mind-mgmt-tell-recruiter-taken = Твоя карта: { $card }.
mind-mgmt-tell-start-chosen = Твой старт: { $place }.
mind-mgmt-tell-start-shown = Старт Вербовщика: { $place }.
mind-mgmt-tell-cards-drawn = Ты вербуешь там, где есть: { $features }.
mind-mgmt-tell-stepped = { $hour }: шаг, { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } новобранец
    [few] , { $recruits } новобранца
   *[many] , { $recruits } новобранцев
}.
mind-mgmt-tell-stepped-slip = { $hour }: иллюзия, { $place }{ $recruits ->
    [0] { "" }
    [one] , { $recruits } новобранец
    [few] , { $recruits } новобранца
   *[many] , { $recruits } новобранцев
}.
mind-mgmt-tell-recruits-announced = { $hour }, за последние посещения ({ $visits }): { $count ->
    [0] новобранцев нет
    [one] { $count } новобранец
    [few] { $count } новобранца
   *[many] { $count } новобранцев
}, всего { $total }.
mind-mgmt-tell-immortal-put = Бессмертный { $number }: { $place }.
mind-mgmt-tell-agent-taken = { $seat } ведёт агента: { $agent }.
mind-mgmt-tell-agent-taken-together = Все вместе ведут агента: { $agent }.
mind-mgmt-tell-pawn-put = { $agent } начинает: { $place }.
mind-mgmt-tell-second-slip-put = Вторая иллюзия лежит здесь: { $place }.
mind-mgmt-tell-cards-opened = Открытые карты для бессмертных: { $features }.
mind-mgmt-tell-immortal-moved = Бессмертный { $number }: { $origin } – { $place }.
mind-mgmt-tell-extra-step-put = Вербовщик кладёт след ради ещё одного движения: { $place }.
mind-mgmt-tell-recruit-claimed = Двое бессмертных вербуют по примете { $feature }: всего { $total }.
mind-mgmt-tell-hour-passed = Наступает { $hour }.
mind-mgmt-tell-hour-passed-slip = Наступает { $hour }. Использована: { $token }.
mind-mgmt-tell-agent-moved = { $agent } – { $place }.
mind-mgmt-tell-agent-moved-sent = { $agent } не своим ходом – { $place }.
mind-mgmt-tell-asked = { $agent } спрашивает: { $feature }.
mind-mgmt-tell-asked-ally = { $agent } спрашивает: { $feature }, с союзником ({ $ally }).
mind-mgmt-tell-steps-shown = { $count ->
    [1] { $feature }: след, { $places }.
   *[other] { $feature }: следы, { $places }.
}
mind-mgmt-tell-no-new-step = { $feature }: новых следов нет.
mind-mgmt-tell-revealed = { $agent } раскрывает час, { $place }: { $visited }.
mind-mgmt-tell-capture-tried = { $agent } пробует захват, { $place }: Вербовщика здесь нет.
mind-mgmt-tell-capture-tried-right = { $agent } пробует захват, { $place }: Вербовщик здесь!
mind-mgmt-tell-shaken-down = { $agent } допрашивает бессмертного, { $feature }: такой тайной карты нет.
mind-mgmt-tell-shaken-down-right = { $agent } допрашивает бессмертного, { $feature }: это карта Вербовщика, и она больше не вербует.
mind-mgmt-tell-immortal-pushed = { $agent } двигает бессмертного { $number }: { $place }.
mind-mgmt-tell-sensed = { $agent }, { $place }: Вербовщика нет ни здесь, ни в двух местах вокруг по ряду и столбцу.
mind-mgmt-tell-sensed-near = { $agent }, { $place }: Вербовщик не дальше двух мест отсюда, в этом ряду или столбце.
mind-mgmt-tell-dead-end = Вербовщику больше некуда идти.
mind-mgmt-tell-order-set-none = Автоответ выключен: на вопросы отвечаешь ты.
mind-mgmt-tell-order-set-oldest = Автоответ на вопросы: самый старый след.
mind-mgmt-tell-order-set-farthest = Автоответ на вопросы: самый дальний от тебя след.
mind-mgmt-tell-note-written = { $seat } пишет заметку, { $place }: { $text }
mind-mgmt-tell-note-written-removed = { $seat } снимает заметку: { $place }.

## Почему так нельзя

mind-mgmt-error-over = Эта партия окончена.
mind-mgmt-error-not-now = Сейчас решается другое.
mind-mgmt-error-not-your-turn = Сейчас не тебе это решать.
mind-mgmt-error-put-mayhem = Положи хаос на границу двух мест. Другого хаоса он не касается, даже концами.
mind-mgmt-error-take-recruiter = Эту карту вербовщика сейчас взять нельзя.
mind-mgmt-error-choose-start = Здесь сейчас начать нельзя.
mind-mgmt-error-step = Сюда не шагнуть: только на соседнее новое место, не через хаос, по диагонали — лишь у храмов.
mind-mgmt-error-slip = Иллюзия сюда не ведёт: иди, как умеет твой вербовщик, на новое место, и нужен жетон.
mind-mgmt-error-put-immortal = Поставь бессмертного на место не у края, где нет другого.
mind-mgmt-error-take-agent = Этого агента взять нельзя.
mind-mgmt-error-put-pawn = Поставь каждого своего агента у края, по одному разу.
mind-mgmt-error-put-second-slip = Положи вторую иллюзию рядом с храмом, не на него.
mind-mgmt-error-move-immortal = Этому бессмертному сейчас туда нельзя.
mind-mgmt-error-put-step = После первого движения положи след на посещённое место без следа и подтверждённой заметки.
mind-mgmt-error-claim-recruit = Двое бессмертных должны стоять у приметы открытой карты, и способность не должна мешать.
mind-mgmt-error-end-turn = Сначала шаг или иллюзия.
mind-mgmt-error-show-step = Это место на вопрос не отвечает.
mind-mgmt-error-say-no-new-step = Новый след есть, значит, его нужно показать.
mind-mgmt-error-set-order = Такого автоответа не бывает.
mind-mgmt-error-move-agent = Этому агенту сейчас туда нельзя.
mind-mgmt-error-ask = Об этом этот агент сейчас спросить не может.
mind-mgmt-error-reveal = Здесь нет следа, чей час сейчас можно раскрыть.
mind-mgmt-error-capture = Для захвата нужны несделанное действие и место без бессмертного.
mind-mgmt-error-shake-down = Этот агент сейчас допрашивать не может.
mind-mgmt-error-push-immortal = Туда бессмертного не оттолкнуть.
mind-mgmt-error-leave-immortal = Отталкивать здесь некого.
mind-mgmt-error-sense = Для этой способности нужны несделанное действие и место без бессмертного.
mind-mgmt-error-shift-immortal = Этот агент сейчас не может подвинуть туда бессмертного.
mind-mgmt-error-send-agent = Этот агент сейчас никого туда не отправит.
mind-mgmt-error-end-activation = Эту активацию сейчас не закончить.
mind-mgmt-error-write-note = Здесь заметку не написать.
mind-mgmt-error-note-too-long = Заметка — одна строка, знаков не больше { $most }.

## Как кончилась партия

mind-mgmt-reason-capture = Вербовщик схвачен: { $place }, { $hour }.
mind-mgmt-reason-dead-end = Вербовщик в тупике: { $place }, { $hour }.
mind-mgmt-reason-recruits = Объявлено новобранцев: { $count }, к { $hour }.
mind-mgmt-reason-time = Наступило { $hour }, а Вербовщик на свободе.

## Как играть

mind-mgmt-guide-aim = Один из вас — Вербовщик и тайно ходит по городу: каждый час на новое место, без возвращений. Места с приметой одной из трёх тайных карт дают новобранцев. Остальные ведут четырёх агентов и ищут Вербовщика.
mind-mgmt-guide-turn = Каждый час Вербовщик делает тайный шаг. Потом активируют двух агентов: каждый проходит до двух мест и делает одно действие: спросить о примете своего места, раскрыть час следа или попробовать захват. В полной игре вербуют и бессмертные. Там, где они стоят, не спросить, не раскрыть и не схватить. Агентам помогают способности и Дельфин-шпион.
mind-mgmt-guide-end = Агенты побеждают, если схватили Вербовщика или ему некуда идти. Вербовщик побеждает, если объявлено достаточно новобранцев или если он на свободе до последнего часа.
mind-mgmt-guide-signs = - M, H, B и D — агенты Меру, Генри Лайм, Билл Фоллс и Дасти; закрашены те, кому ещё действовать, рядом номер игрока.
    - Новобранцев объявляют в красные часы. Отпечаток — след, показанный в ответ, зелёное число — его час. Под картой последние ответы, самый новый справа.
    - Маска — это **иллюзия**: один раз, вместо шага, Вербовщик проходит два места, по ряду или столбцу (Рекламщик) или по диагонали (Девушка с трубкой), даже через хаос. Час виден всем. Карты со стрелками — какими вербовщиками он может быть. Три глаза у номера Вербовщика — тайные приметы.
    - На **карте Вербовщика** приметы в кружке дают новобранцев, оранжевые числа — часы пути. Рамки: зелёные — шаги, синие — иллюзии, красные — тупики, золотые — следы, которые ответили бы. Ниже — сколько путей агенты ещё считают возможными.
    - **Автоответ** отвечает за Вербовщика сразу: самым старым подходящим следом или самым дальним. Видит и меняет его только Вербовщик, когда угодно.
mind-mgmt-guide-full = В **полной игре**:
    - Красный зигзаг — хаос: через него не шагнуть.
    - Фигуры в капюшонах — бессмертные: двое у приметы открытой карты дают новобранца. О приметах места, где стоит бессмертный, спросить нельзя. На месте агента он не даёт ещё и раскрыть или схватить, но агент может его допросить: если названа примета тайной карты, она больше не вербует.
    - Дельфин-шпион раз за партию даёт одному вопросу показать все следы.
    - **Меру** действием узнаёт, не дальше ли двух мест Вербовщик в её ряду или столбце.
    - Бессмертные на месте **Генри Лайма** или рядом с ним (ортогонально, то есть не по диагонали) не вербуют.
    - **Билл Фоллс** двигает бессмертного, который ортогонально рядом с ним, на одно место, тоже ортогонально.
    - **Дасти** двигает любого агента на одно место и ещё на одно за каждую карту Вербовщика, найденную допросом.

# Что говорит тренер о решении и в совете.

mind-mgmt-coach-known = { $exact ->
    [no] Возможных путей около { $trails }. Мест, где они кончаются: { $places }.
   *[yes] Возможных путей: { $trails }. Мест, где они кончаются: { $places }.
}
mind-mgmt-coach-agents = Агенты знают вот что. { $known }
mind-mgmt-coach-sure = Вербовщик там на каждом пути.
mind-mgmt-coach-wins = Это победа.
mind-mgmt-coach-way = Новобранцы: { $recruits }. Риск захвата: около { $percent }%.
mind-mgmt-coach-capture = Вероятность, что Вербовщик там: около { $percent }%.
mind-mgmt-coach-rules-out = Отбросит около { $percent }% путей.
mind-mgmt-coach-then = Затем: { $move }; это отбросит около { $percent }%.
mind-mgmt-coach-ask = { $feature }, отбросит около { $percent }%
mind-mgmt-coach-recruit = Даёт новобранца.
mind-mgmt-coach-enough = Больше ничего сейчас того не стоит.
mind-mgmt-coach-cover = Это ближе к местам, куда может пойти Вербовщик.
mind-mgmt-coach-immortal = Там бессмертные могут дать новобранцев.
mind-mgmt-coach-break-up = Разводит бессмертных, которые могли бы дать новобранцев.
mind-mgmt-coach-quiet = Агентам это скажет меньше всего.
