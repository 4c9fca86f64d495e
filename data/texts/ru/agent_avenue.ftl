## Улица шпионов

agent-avenue-name = Улица шпионов
agent-avenue-pitch = Два шпиона гоняются друг за другом по одной улице. Предложи две карты, открытую и закрытую, и надейся, что соперник возьмёт не ту.

agent-avenue-option-advanced = Чёрный рынок
agent-avenue-option-advanced-help = Четыре клетки улицы дают особые карты.
agent-avenue-option-start = Кто начинает
agent-avenue-option-start-help = Кто выкладывает первую пару. В реванше начинает проигравшая сторона.
agent-avenue-option-start-chance = По жребию
agent-avenue-option-start-green = Зелёные
agent-avenue-option-start-blue = Синие
agent-avenue-briefing-teams = { $seats ->
    [3] Команды: A и C вместе за Зелёных, B в одиночку за Синих.
   *[4] Команды: A и C вместе за Зелёных, B и D за Синих.
}

agent-avenue-side-green = Зелёные
agent-avenue-side-blue = Синие

## Агенты

agent-avenue-agent-double-agent = Двойной агент
agent-avenue-agent-enforcer = Исполнитель
agent-avenue-agent-codebreaker = Дешифровщица
agent-avenue-agent-saboteur = Диверсант
agent-avenue-agent-daredevil = Сорвиголова
agent-avenue-agent-sentinel = Часовой
agent-avenue-agent-sidekick = Напарник
agent-avenue-agent-mole = Крот

agent-avenue-agent-double-agent-effect = −1, второй +6, дальше −1
agent-avenue-agent-enforcer-effect = +1, второй +2, дальше +3
agent-avenue-agent-codebreaker-effect = Никого не двигает; три в игре — победа
agent-avenue-agent-saboteur-effect = −1, второй −1, дальше −2
agent-avenue-agent-daredevil-effect = +2, второй +3; три в игре — поражение
agent-avenue-agent-sentinel-effect = 0, второй +2, дальше +6
agent-avenue-agent-sidekick-effect = +4; такой один
agent-avenue-agent-mole-effect = −3; такой один

agent-avenue-card-face-up = открытая карта
agent-avenue-card-face-down = закрытая карта

## Чёрный рынок

agent-avenue-market-distraction-device = Отвлекающее устройство
agent-avenue-market-distraction-device-effect = Твои Диверсанты ведут тебя вперёд
agent-avenue-market-supercomputer = Суперкомпьютер
agent-avenue-market-supercomputer-effect = Твои Дешифровщицы ведут тебя на 3 вперёд
agent-avenue-market-watchtower = Сторожевая башня
agent-avenue-market-watchtower-effect = Твои Исполнители ведут тебя на 2 дальше
agent-avenue-market-sinister-twin = Зловещий близнец
agent-avenue-market-sinister-twin-effect = Твои Двойные агенты ведут тебя вдвое дальше
agent-avenue-market-getaway-car = Машина для побега
agent-avenue-market-getaway-car-effect = На любой домашней клетке: ещё 3 вперёд
agent-avenue-market-leader-of-the-pack = Вожак стаи
agent-avenue-market-leader-of-the-pack-effect = Три твои Сорвиголовы — победа
agent-avenue-market-masterplan = Гениальный план
agent-avenue-market-masterplan-effect = Семь разных агентов в игре — победа
agent-avenue-market-security-system = Охранная система
agent-avenue-market-security-system-effect = Победа, если в конце хода чужая фигурка у тебя дома
agent-avenue-market-surveillance-truck = Фургон слежки
agent-avenue-market-surveillance-truck-effect = Сразу 1 вперёд
agent-avenue-market-smoke-screen = Дымовая завеса
agent-avenue-market-smoke-screen-effect = Сразу завербуй верхнюю карту колоды
agent-avenue-market-outpost = Наблюдательный пост
agent-avenue-market-outpost-effect = Сразу завербуй с руки Часового
agent-avenue-market-secret-recruit = Тайный новобранец
agent-avenue-market-secret-recruit-effect = Завербуй с руки агента, какого у твоей стороны нет в игре
agent-avenue-market-double-trouble = Двойные неприятности
agent-avenue-market-double-trouble-effect = Покажи двух одинаковых агентов и завербуй одного
agent-avenue-market-spycation = Шпионские каникулы
agent-avenue-market-spycation-effect = Верни своего агента на руку; его можно сразу завербовать снова
agent-avenue-market-mind-control = Контроль разума
agent-avenue-market-mind-control-effect = Забери на руку одного из их агентов

## Что спрашивают у игрока

agent-avenue-prompt-play = Выложи две разные карты: первую открытой, вторую закрытой.
agent-avenue-prompt-lay-first = Один из вас выкладывает открытую карту, потом другой — закрытую.
agent-avenue-prompt-lay-second = Открытая карта: { $agent }. Выложи закрытой карту с другим именем.
agent-avenue-prompt-recruit = Открытая карта: { $agent }. Возьми её или закрытую. Вторая достанется им.
agent-avenue-prompt-recruit-team = Открытая карта: { $agent }. Какую возьмёт ваша команда? Выберите одну и ту же.
agent-avenue-prompt-market = Твоя фигурка на чёрном рынке. Возьми одну из его карт.
agent-avenue-prompt-market-team = Ваша фигурка на чёрном рынке. Решите, кому какая карта: один предлагает, другой соглашается.
agent-avenue-prompt-secret-recruit = Тайный новобранец: завербуй с руки агента, какого у твоей стороны нет в игре.
agent-avenue-prompt-double-trouble = Двойные неприятности: покажи двух одинаковых агентов, завербуй одного, второго оставь.
agent-avenue-prompt-spycation = Шпионские каникулы: верни на руку одного агента своей стороны.
agent-avenue-prompt-spycation-again = Снова на руке: { $agent }. Завербовать сразу или оставить?
agent-avenue-prompt-mind-control = Контроль разума: забери на руку одного из их агентов.

## Ходы в одну строку

agent-avenue-effect-spaces = { $spaces }
agent-avenue-effect-market = { $spaces } и карта
agent-avenue-effect-wins = победа
agent-avenue-effect-loses = поражение
agent-avenue-describe-play-pair = Открыто { $up }, закрыто { $down }: они { $they_if_up }, ты { $you_if_up }; или они { $they_if_down }, ты { $you_if_down }
agent-avenue-describe-set-aside = Отложить и добрать другую: { $agent }
agent-avenue-describe-lay-face-up = Открыто: { $agent } (возьмёшь ты: { $you }, возьмут они: { $they })
agent-avenue-describe-lay-face-down = Закрыто: { $agent } (возьмёшь ты: { $you }, возьмут они: { $they })
agent-avenue-describe-recruit-face-up = Взять открытую карту: { $agent } (ты: { $effect })
agent-avenue-describe-recruit-face-down = Взять закрытую карту; им достанется: { $agent } (они: { $effect })
agent-avenue-describe-recruit-nothing = Вербовать некого
agent-avenue-describe-take-market-card = { $card }: { $effect }
agent-avenue-describe-propose-market-card = Предложить: { $card } – { $taker }
agent-avenue-describe-confirm-market-card = Согласиться: { $card } – { $taker }
agent-avenue-describe-recruit-from-hand = Завербовать с руки: { $agent } (ты: { $effect })
agent-avenue-describe-reveal-two = Показать двух и завербовать одного: { $agent } (ты: { $effect })
agent-avenue-describe-take-back = Вернуть на руку: { $agent }
agent-avenue-describe-recruit-again = Завербовать сразу: { $agent } (ты: { $effect })
agent-avenue-describe-keep-taken = Оставить на руке: { $agent }
agent-avenue-describe-control-mind = Забрать у них на руку: { $agent }

## Что произошло

agent-avenue-tell-pair-played = { $seat } предлагает карты: { $up } и закрытую.
agent-avenue-tell-pair-played-known = { $seat } предлагает карты: открыто { $up }, закрыто { $down }.
agent-avenue-tell-laid-face-up-known = { $seat } выкладывает открыто: { $agent }.
agent-avenue-tell-laid-face-down = { $seat } выкладывает закрытую карту.
agent-avenue-tell-laid-face-down-known = { $seat } выкладывает закрыто: { $agent }.
agent-avenue-tell-set-aside = { $seat } откладывает карту и добирает другую.
agent-avenue-tell-set-aside-known = { $seat } откладывает: { $agent }. Вместо неё: { $drawn }.
agent-avenue-tell-drawn = { $count ->
    [one] { $seat } добирает { $count } карту: { $agents }.
    [few] { $seat } добирает { $count } карты: { $agents }.
   *[many] { $seat } добирает { $count } карт: { $agents }.
}
agent-avenue-tell-picked = { $which ->
    [face_up] { $seat } хочет открытую карту.
   *[face_down] { $seat } хочет закрытую карту.
}
agent-avenue-tell-recruited = { $side ->
    [green] { $direction ->
        [forward] { $count ->
            [one] Зелёные вербуют: { $agent } ({ $source }), и идут на { $count } клетку вперёд.
            [few] Зелёные вербуют: { $agent } ({ $source }), и идут на { $count } клетки вперёд.
           *[many] Зелёные вербуют: { $agent } ({ $source }), и идут на { $count } клеток вперёд.
        }
        [back] { $count ->
            [one] Зелёные вербуют: { $agent } ({ $source }), и отступают на { $count } клетку.
            [few] Зелёные вербуют: { $agent } ({ $source }), и отступают на { $count } клетки.
           *[many] Зелёные вербуют: { $agent } ({ $source }), и отступают на { $count } клеток.
        }
       *[still] Зелёные вербуют: { $agent } ({ $source }), и стоят на месте.
    }
   *[blue] { $direction ->
        [forward] { $count ->
            [one] Синие вербуют: { $agent } ({ $source }), и идут на { $count } клетку вперёд.
            [few] Синие вербуют: { $agent } ({ $source }), и идут на { $count } клетки вперёд.
           *[many] Синие вербуют: { $agent } ({ $source }), и идут на { $count } клеток вперёд.
        }
        [back] { $count ->
            [one] Синие вербуют: { $agent } ({ $source }), и отступают на { $count } клетку.
            [few] Синие вербуют: { $agent } ({ $source }), и отступают на { $count } клетки.
           *[many] Синие вербуют: { $agent } ({ $source }), и отступают на { $count } клеток.
        }
       *[still] Синие вербуют: { $agent } ({ $source }), и стоят на месте.
    }
}
agent-avenue-tell-pawn-moved = { $side ->
    [green] { $count ->
        [one] { $card }: Зелёные идут на { $count } клетку вперёд.
        [few] { $card }: Зелёные идут на { $count } клетки вперёд.
       *[many] { $card }: Зелёные идут на { $count } клеток вперёд.
    }
   *[blue] { $count ->
        [one] { $card }: Синие идут на { $count } клетку вперёд.
        [few] { $card }: Синие идут на { $count } клетки вперёд.
       *[many] { $card }: Синие идут на { $count } клеток вперёд.
    }
}
agent-avenue-tell-proposed = { $seat } предлагает: { $card } – { $taker }.
agent-avenue-tell-time-ran-out = { $side ->
    [green] { $how ->
        [pick] У Зелёных вышло время: решает единственный сделанный выбор.
        [proposal] У Зелёных вышло время: в силе последнее предложение.
       *[chance] У Зелёных вышло время, согласия нет: решает жребий.
    }
   *[blue] { $how ->
        [pick] У Синих вышло время: решает единственный сделанный выбор.
        [proposal] У Синих вышло время: в силе последнее предложение.
       *[chance] У Синих вышло время, согласия нет: решает жребий.
    }
}
agent-avenue-tell-market-card-taken = { $seat } берёт карту чёрного рынка: { $card }.
agent-avenue-tell-market-reshuffled = { $count ->
    [one] Колода чёрного рынка кончилась: в новую перетасована { $count } карта сброса.
    [few] Колода чёрного рынка кончилась: { $count } карты сброса перетасованы в новую.
   *[many] Колода чёрного рынка кончилась: { $count } карт сброса перетасованы в новую.
}
agent-avenue-tell-ability-ignored = { $card }: без действия ({ $seat }).
agent-avenue-tell-pair-revealed = { $seat } показывает двух одинаковых агентов: { $agent }.
agent-avenue-tell-agent-taken = { $whose ->
    [own] { $seat } возвращает на руку: { $agent }.
   *[theirs] { $seat } забирает на руку у другой стороны: { $agent }.
}
agent-avenue-tell-taken-agent-kept = { $seat } оставляет на руке: { $agent }.
agent-avenue-tell-turn-began = { $side ->
    [green] Ход { $number }: Зелёные.
   *[blue] Ход { $number }: Синие.
}

## Почему так нельзя

agent-avenue-error-over = Эта партия окончена.
agent-avenue-error-not-now = Сейчас решается другое.
agent-avenue-error-not-your-turn = Сейчас не тебе это решать.
agent-avenue-error-not-in-hand = Этой карты у тебя нет: { $agent }.
agent-avenue-error-same-name = Выложи две разные карты. Одинаковые можно, только если на руке других нет.
agent-avenue-error-no-set-aside-left = За партию больше карт отложить нельзя.
agent-avenue-error-deck-empty = Колода пуста, поэтому отложить карту нельзя: взамен нечего добрать.
agent-avenue-error-not-in-supply = Этой карты нет в предложении чёрного рынка.
agent-avenue-error-not-on-your-team = Карту может взять только кто-то из вашей команды.
agent-avenue-error-confirm-instead = Твой партнёр именно это и предлагает. Просто согласись.
agent-avenue-error-no-such-proposal = Твой партнёр теперь предлагает другое.
agent-avenue-error-not-in-play = Там нет такого агента в игре: { $agent }.
agent-avenue-error-already-in-play = У твоей стороны уже есть в игре: { $agent }.
agent-avenue-error-no-pair = У тебя нет двух таких: { $agent }.

## Как кончилась партия

agent-avenue-reason-catch = { $tie ->
    [yes] { $winner ->
        [green] Два исхода сразу, победа за тем, чей ход: Синих догнали.
       *[blue] Два исхода сразу, победа за тем, чей ход: Зелёных догнали.
    }
   *[no] { $winner ->
        [green] Синих догнали.
       *[blue] Зелёных догнали.
    }
}
agent-avenue-reason-codebreakers = { $tie ->
    [yes] Два исхода сразу, победа за тем, чей ход: решают три Дешифровщицы.
   *[no] Три Дешифровщицы решают партию.
}
agent-avenue-reason-daredevils = { $tie ->
    [yes] { $winner ->
        [green] Два исхода сразу, победа за тем, чей ход: у Синих три Сорвиголовы.
       *[blue] Два исхода сразу, победа за тем, чей ход: у Зелёных три Сорвиголовы.
    }
   *[no] { $winner ->
        [green] Три Сорвиголовы губят Синих.
       *[blue] Три Сорвиголовы губят Зелёных.
    }
}
agent-avenue-reason-leader = { $tie ->
    [yes] Два исхода сразу, победа за тем, чей ход: у трёх Сорвиголов есть Вожак стаи.
   *[no] У трёх Сорвиголов есть Вожак стаи.
}
agent-avenue-reason-masterplan = { $tie ->
    [yes] Два исхода сразу, победа за тем, чей ход: Гениальный план исполнен.
   *[no] Гениальный план исполнен: семь разных агентов.
}
agent-avenue-reason-security = { $tie ->
    [yes] { $winner ->
        [green] Два исхода сразу, победа за тем, чей ход: Синие попались в Охранную систему.
       *[blue] Два исхода сразу, победа за тем, чей ход: Зелёные попались в Охранную систему.
    }
   *[no] { $winner ->
        [green] Синие попались в Охранную систему.
       *[blue] Зелёные попались в Охранную систему.
    }
}
agent-avenue-reason-deck = { $needed ->
    [one] Карты кончились: той стороне, что ближе, не хватило { $needed } клетки.
    [few] Карты кончились: той стороне, что ближе, не хватило { $needed } клеток.
   *[many] Карты кончились: той стороне, что ближе, не хватило { $needed } клеток.
}
agent-avenue-reason-deck-equal = Карты кончились, обе фигурки одинаково близко. Победа за тем, чей ход.

## Как играть

agent-avenue-guide-aim = Обе фигурки бегут в одну сторону по улице из 14 домов. Догони чужую раньше, чем она догонит твою.
agent-avenue-guide-turn = Выложи две разные карты, одну открытой, другую закрытой. Другая сторона берёт одну из них, вторая достаётся тебе. Карта двигает фигурку той стороны, которая её вербует. На сколько, зависит от того, сколько таких агентов уже в игре у этой стороны. Несколько раз за партию можно сперва отложить карту и добрать другую.
agent-avenue-guide-end = Догнать или обогнать чужую фигурку — победа. Три Дешифровщицы — тоже победа, три Сорвиголовы — поражение. Если сразу вышли два исхода, побеждает сторона, чей ход.
agent-avenue-guide-more = Карта двигает фигурку той стороны, которая её вербует. На сколько, зависит от того, сколько таких агентов уже в игре у этой стороны. Несколько раз за партию можно сперва отложить карту и добрать другую. Если сразу вышли два исхода, побеждает сторона, чей ход.
agent-avenue-guide-advanced = С чёрным рынком фигурка, которая остановилась ровно на одной из его четырёх клеток, берёт особую карту.
agent-avenue-guide-teams = В команде у вас общая фигурка и общие агенты, но карты на руке вы друг другу не показываете.

## Правила нашими словами

agent-avenue-rule-AA-1 = Зелёные начинают с клетки 0, Синие — с клетки 7, прямо напротив: это их домашние клетки. 38 агентов перетасованы, каждому по 4. Кто начинает, решает жребий; в реванше начинает проигравшая сторона.
agent-avenue-rule-AA-2 = Если на руке меньше 4 карт, добирай до 4. После того как обе карты выложены, добирают один раз, до выбора другой стороны. Если колоды не хватает, получаешь, что осталось. На руке может быть и больше 4.
agent-avenue-rule-AA-3 = В ходе три шага: выложить две карты, завербовать их, проверить, не конец ли партии.
agent-avenue-rule-AA-4 = Выложи две разные карты, одну открытой, другую закрытой. Две одинаковые можно, только если других на руке нет.
agent-avenue-rule-AA-5 = До этого можно отложить карту лицом вниз и добрать вместо неё другую: 4 раза за партию и сколько угодно раз за ход, пока есть колода. Отложенные карты скрыты до конца.
agent-avenue-rule-AA-6 = Другая сторона берёт одну из двух карт, видя только одну. Вторая достаётся той стороне, чей ход.
agent-avenue-rule-AA-7 = Посчитай агентов с этим именем в игре у твоей стороны вместе с новым: первое, второе или третье число карты двигает твою фигурку вперёд или назад.
agent-avenue-rule-AA-8 = Обе фигурки двигаются одновременно.
agent-avenue-rule-AA-9 = Ты догоняешь чужую фигурку, если в конце хода твоя дошла до неё или обошла её, двигаясь вперёд, или если чужая отступила до твоей или дальше. Встречи посреди хода не в счёт.
agent-avenue-rule-AA-10 = Три Дешифровщицы в игре — победа, три Сорвиголовы — поражение. В конце каждого хода проверяют обе стороны, чей бы ни был ход.
agent-avenue-rule-AA-11 = До конца хода никто не побеждает и не проигрывает, даже если на столе третья Дешифровщица.
agent-avenue-rule-AA-12 = Если победить или проиграть должны обе стороны или одной выпало сразу и то и другое, побеждает сторона, чей ход.
agent-avenue-rule-AA-13 = Если колода пуста и у следующего игрока меньше 2 карт, партия кончается. Побеждает сторона, которой осталось меньше до поимки; при равенстве — та, чей ход.
agent-avenue-rule-AA-20 = Для чёрного рынка тасуют его 15 карт; три лежат открыто как предложение, остальные — его колода.
agent-avenue-rule-AA-21 = Фигурка, которая остановилась ровно на клетке рынка, сразу берёт карту из предложения. Пройти мимо или остаться на месте не в счёт.
agent-avenue-rule-AA-22 = Предложение пополняют раньше, чем взятая карта сработает. Когда колода рынка кончается, его сброс перетасовывают в новую.
agent-avenue-rule-AA-23 = Мгновенную карту выполни и сбрось. Постоянная лежит перед твоей стороной до конца партии.
agent-avenue-rule-AA-24 = Постоянная карта не меняет только что завербованного агента. Она действует со следующего, как бы он ни вошёл в игру.
agent-avenue-rule-AA-25 = Указание карты нужно выполнить, если это возможно. Если нет, карта не действует, и это видят все. Выбирать, вербовать ли, позволяют только Шпионские каникулы. Одну карту завершают раньше всего остального.
agent-avenue-rule-AA-26 = Карта, которая вербует, двигает и фигурку. Если та снова встала на клетку рынка, бери ещё карту. Между ними использованную сбрасывают, а руку пополняют.
agent-avenue-rule-AA-27 = Сначала двигаются обе фигурки, потом берут карты рынка. Если на клетки рынка встали обе, первой берёт и завершает сторона, чей ход, потом другая.
agent-avenue-rule-AA-28 = Карты, которые сами решают партию, действуют с конца того хода, в котором взяты.
agent-avenue-rule-AA-29 = Агент, выведенный из игры, фигурку не двигает. Контроль разума может забрать даже Дешифровщицу, которая принесла бы победу в этот ход.
agent-avenue-rule-AA-30 = Когда карта выполнена, а на руке меньше 4, добирают до 4. Если на руке больше 4, карты остаются, но ничего не добирают, пока их снова не станет меньше 4.
agent-avenue-rule-AA-31 = Сначала число агента, с поправкой на Отвлекающее устройство или Зловещего близнеца, плюс Сторожевая башня или Суперкомпьютер — одним движением. Если оно кончилось на домашней клетке, Машина для побега добавляет второе.
agent-avenue-rule-AA-32 = Для Машины для побега годятся обе домашние клетки, для Охранной системы — только своя.
agent-avenue-rule-AA-40 = Втроём и вчетвером играют две команды, по фигурке на каждую: A и C против B и D. Втроём B играет в одиночку. У команды общие агенты, карты рынка и победа. Рука у каждого своя; партнёры не показывают её и не описывают.
agent-avenue-rule-AA-41 = Открытую карту выкладывает любой из партнёров. Другой потом кладёт закрытую, с другим именем, если только вся его рука не из таких же.
agent-avenue-rule-AA-42 = Прежде чем выложить свою карту, можно отложить одну, выложил партнёр свою или нет: каждому партнёру 2 раза за партию, играющему в одиночку — 4.
agent-avenue-rule-AA-43 = Команда решает вместе: карта взята, когда оба выбрали одно. Если время вышло, в силе единственный сделанный выбор, а из двух разных решает жребий. Напоминают только тем, кто не выбрал, или обоим, если они разошлись.
agent-avenue-rule-AA-44 = Первым добирает партнёр, выложивший открытую карту, даже если осталась всего одна.
agent-avenue-rule-AA-45 = В командах при пустой колоде партия кончается, как только у кого-то на стороне, чей ход следующий, нет карт (у играющего в одиночку — меньше 2). Побеждает сторона, которой осталось меньше до поимки; при равенстве — та, чей ход.
agent-avenue-rule-AA-46 = На чёрном рынке один партнёр предлагает, кто какую карту берёт; другой соглашается или предлагает своё. Когда время вышло, в силе последнее предложение или жребий. Тому, кто предложил, не напоминают. Что делать по карте, решает тот, кто её взял.
agent-avenue-rule-AA-47 = Тебя спрашивают, даже если выбор всего один, чтобы скорость ответа не выдавала твою руку.
agent-avenue-rule-AA-48 = Машина для побега срабатывает после любого движения, которое кончилось на домашней клетке, даже от Фургона слежки.
agent-avenue-rule-AA-49 = Из нескольких одинаковых агентов игру покидает тот, что вошёл последним. Завербованный снова, он снова в счёт.

# Что говорит тренер о решении и в совете.

agent-avenue-coach-face-down = Закрытая карта может быть: { $agents }
agent-avenue-coach-unseen = Ещё не показались: { $agents }
agent-avenue-coach-agent = { $agent } ×{ $count }
agent-avenue-coach-wins = Это победа, что бы ни было скрыто.
agent-avenue-coach-lost = Здесь любой выбор ведёт к поражению.
agent-avenue-coach-safe = Варианты, дающие другой стороне верную победу: { $count } из { $choices }.
agent-avenue-coach-partner = Этого хочет твой партнёр, и к поражению это не ведёт.
