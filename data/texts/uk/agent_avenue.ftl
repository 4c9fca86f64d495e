## Agent Avenue

agent-avenue-name = Agent Avenue
agent-avenue-pitch = Двоє шпигунів ганяються одне за одним вулицею по колу. Запропонуй одну карту відкрито, одну закрито — і сподівайся, що суперник візьме не ту.

agent-avenue-option-advanced = Чорний ринок
agent-avenue-option-advanced-help = На чотирьох полях вулиці роздають особливі карти.
agent-avenue-option-start = Хто починає
agent-avenue-option-start-help = Яка сторона викладає першу пару. У реванші починає та, що програла.
agent-avenue-option-start-chance = Вирішує жереб
agent-avenue-option-start-green = Зелені
agent-avenue-option-start-blue = Сині
agent-avenue-briefing-teams = { $seats ->
    [3] Команди: A і C разом за Зелених, B без партнера за Синіх.
   *[4] Команди: A і C разом за Зелених, B і D за Синіх.
}

agent-avenue-side-green = Зелені
agent-avenue-side-blue = Сині

## The agents

agent-avenue-agent-double-agent = Подвійна агентка
agent-avenue-agent-enforcer = Виконавець
agent-avenue-agent-codebreaker = Криптографка
agent-avenue-agent-saboteur = Диверсант
agent-avenue-agent-daredevil = Шибайголова
agent-avenue-agent-sentinel = Вартовий
agent-avenue-agent-sidekick = Напарник
agent-avenue-agent-mole = Кріт

agent-avenue-agent-double-agent-effect = −1, друга +6, далі −1
agent-avenue-agent-enforcer-effect = +1, другий +2, далі +3
agent-avenue-agent-codebreaker-effect = Нікого не рухає; три в грі — виграш
agent-avenue-agent-saboteur-effect = −1, другий −1, далі −2
agent-avenue-agent-daredevil-effect = +2, другий +3; три в грі — програш
agent-avenue-agent-sentinel-effect = 0, другий +2, далі +6
agent-avenue-agent-sidekick-effect = +4; такий лише один
agent-avenue-agent-mole-effect = −3; такий лише один

agent-avenue-card-face-up = відкрита карта
agent-avenue-card-face-down = закрита карта

## The black market

agent-avenue-market-distraction-device = Відволікач
agent-avenue-market-distraction-device-effect = Твої Диверсанти рухають тебе вперед
agent-avenue-market-supercomputer = Суперкомп’ютер
agent-avenue-market-supercomputer-effect = Твої Криптографки рухають тебе на 3 вперед
agent-avenue-market-watchtower = Сторожова вежа
agent-avenue-market-watchtower-effect = Твої Виконавці рухають тебе на 2 далі
agent-avenue-market-sinister-twin = Лихий двійник
agent-avenue-market-sinister-twin-effect = Твої Подвійні агентки рухають тебе вдвічі далі
agent-avenue-market-getaway-car = Авто для втечі
agent-avenue-market-getaway-car-effect = Рівно на домашньому полі, будь-якому: ще на 3 вперед
agent-avenue-market-leader-of-the-pack = Ватажок зграї
agent-avenue-market-leader-of-the-pack-effect = Три твої Шибайголови — виграш
agent-avenue-market-masterplan = Геніальний план
agent-avenue-market-masterplan-effect = Семеро різних агентів у грі — виграш
agent-avenue-market-security-system = Охоронна система
agent-avenue-market-security-system-effect = Їхня фігурка на твоєму домашньому полі наприкінці ходу — виграш
agent-avenue-market-surveillance-truck = Фургон стеження
agent-avenue-market-surveillance-truck-effect = Зараз на 1 вперед
agent-avenue-market-smoke-screen = Димова завіса
agent-avenue-market-smoke-screen-effect = Завербуй зараз верхню карту колоди
agent-avenue-market-outpost = Спостережний пост
agent-avenue-market-outpost-effect = Завербуй зараз Вартового з руки
agent-avenue-market-secret-recruit = Таємний новобранець
agent-avenue-market-secret-recruit-effect = Завербуй з руки агента, якого твоя сторона не має в грі
agent-avenue-market-double-trouble = Подвійна халепа
agent-avenue-market-double-trouble-effect = Покажи двох однакових агентів, одного завербуй
agent-avenue-market-spycation = Шпигунська відпустка
agent-avenue-market-spycation-effect = Візьми на руку свого агента; можеш одразу завербувати його знову
agent-avenue-market-mind-control = Контроль розуму
agent-avenue-market-mind-control-effect = Візьми на руку одного з їхніх агентів

## What a player is asked

agent-avenue-prompt-play = Виклади дві різні карти: першу відкрито, другу закрито.
agent-avenue-prompt-lay-first = Одну карту хтось із вас викладає відкрито, потім партнер — закрито.
agent-avenue-prompt-lay-second = Відкрито: { $agent }. Виклади закрито карту з іншим ім’ям.
agent-avenue-prompt-recruit = Відкрито: { $agent }. Візьми цю або закриту. Інша дістанеться їм.
agent-avenue-prompt-recruit-team = Відкрито: { $agent }. Котру бере ваша команда? Виберіть одну й ту саму.
agent-avenue-prompt-market = Твоя фігурка на чорному ринку. Візьми там карту.
agent-avenue-prompt-market-team = Ваша фігурка на ринку. Хто яку карту бере? Один пропонує, другий підтверджує.
agent-avenue-prompt-secret-recruit = Таємний новобранець: завербуй з руки агента, якого твоя сторона не має в грі.
agent-avenue-prompt-double-trouble = Подвійна халепа: покажи двох однакових агентів, одного завербуй, другого лиши.
agent-avenue-prompt-spycation = Шпигунська відпустка: візьми на руку агента своєї сторони.
agent-avenue-prompt-spycation-again = Знову на руці: { $agent }. Завербувати чи лишити?
agent-avenue-prompt-mind-control = Контроль розуму: візьми на руку одного з їхніх агентів.

## Moves, in one line

agent-avenue-effect-spaces = { $spaces }
agent-avenue-effect-market = { $spaces } і карта
agent-avenue-effect-wins = виграш
agent-avenue-effect-loses = програш
# The pair offered, then what each outcome does. $they_if_up: what they get if they take the card face up, as "+2" or "win".
agent-avenue-describe-play-pair = { $up } відкрито, { $down } закрито: вони { $they_if_up }, ти { $you_if_up }; або вони { $they_if_down }, ти { $you_if_down }
agent-avenue-describe-set-aside = Відкласти й добрати іншу: { $agent }
# $you: how far this card moves you if you take it; $they: how far it moves them.
agent-avenue-describe-lay-face-up = Відкрито: { $agent } (береш ти — { $you }, вони — { $they })
agent-avenue-describe-lay-face-down = Закрито: { $agent } (береш ти — { $you }, вони — { $they })
agent-avenue-describe-recruit-face-up = Узяти відкриту: { $agent } (ти { $effect })
agent-avenue-describe-recruit-face-down = Узяти закриту; їм: { $agent } (вони { $effect })
agent-avenue-describe-recruit-nothing = Вербувати нема кого
agent-avenue-describe-take-market-card = { $card }: { $effect }
agent-avenue-describe-propose-market-card = Запропонувати: { $card } ({ $taker })
agent-avenue-describe-confirm-market-card = Згода: { $card } ({ $taker })
agent-avenue-describe-recruit-from-hand = Завербувати з руки: { $agent } (ти { $effect })
agent-avenue-describe-reveal-two = Показати двох, завербувати: { $agent } (ти { $effect })
agent-avenue-describe-take-back = Узяти на руку: { $agent }
agent-avenue-describe-recruit-again = Завербувати зараз: { $agent } (ти { $effect })
agent-avenue-describe-keep-taken = Лишити на руці: { $agent }
agent-avenue-describe-control-mind = Забрати в них на руку: { $agent }

## What happened

agent-avenue-tell-pair-played = { $seat } пропонує: { $up } і закриту карту.
agent-avenue-tell-pair-played-known = { $seat } пропонує: { $up } і закрито { $down }.
agent-avenue-tell-laid-face-up-known = { $seat } викладає відкрито: { $agent }.
agent-avenue-tell-laid-face-down = { $seat } викладає карту закрито.
agent-avenue-tell-laid-face-down-known = { $seat } викладає закрито: { $agent }.
agent-avenue-tell-set-aside = { $seat } відкладає карту й добирає іншу.
agent-avenue-tell-set-aside-known = { $seat } відкладає: { $agent }. Замість неї: { $drawn }.
agent-avenue-tell-drawn = { $count ->
    [one] { $seat } добирає { $count } карту: { $agents }.
    [few] { $seat } добирає { $count } карти: { $agents }.
   *[many] { $seat } добирає { $count } карт: { $agents }.
}
agent-avenue-tell-picked = { $which ->
    [face_up] { $seat } хоче взяти відкриту карту.
   *[face_down] { $seat } хоче взяти закриту карту.
}
agent-avenue-tell-recruited = { $side ->
    [green] { $direction ->
        [forward] { $count ->
            [one] Зелені вербують: { $agent } ({ $source }). Вони йдуть уперед на { $count } поле.
            [few] Зелені вербують: { $agent } ({ $source }). Вони йдуть уперед на { $count } поля.
           *[many] Зелені вербують: { $agent } ({ $source }). Вони йдуть уперед на { $count } полів.
        }
        [back] { $count ->
            [one] Зелені вербують: { $agent } ({ $source }). Вони відступають на { $count } поле.
            [few] Зелені вербують: { $agent } ({ $source }). Вони відступають на { $count } поля.
           *[many] Зелені вербують: { $agent } ({ $source }). Вони відступають на { $count } полів.
        }
       *[still] Зелені вербують: { $agent } ({ $source }). Вони стоять на місці.
    }
   *[blue] { $direction ->
        [forward] { $count ->
            [one] Сині вербують: { $agent } ({ $source }). Вони йдуть уперед на { $count } поле.
            [few] Сині вербують: { $agent } ({ $source }). Вони йдуть уперед на { $count } поля.
           *[many] Сині вербують: { $agent } ({ $source }). Вони йдуть уперед на { $count } полів.
        }
        [back] { $count ->
            [one] Сині вербують: { $agent } ({ $source }). Вони відступають на { $count } поле.
            [few] Сині вербують: { $agent } ({ $source }). Вони відступають на { $count } поля.
           *[many] Сині вербують: { $agent } ({ $source }). Вони відступають на { $count } полів.
        }
       *[still] Сині вербують: { $agent } ({ $source }). Вони стоять на місці.
    }
}
agent-avenue-tell-pawn-moved = { $side ->
    [green] { $count ->
        [one] { $card }: Зелені йдуть уперед на { $count } поле.
        [few] { $card }: Зелені йдуть уперед на { $count } поля.
       *[many] { $card }: Зелені йдуть уперед на { $count } полів.
    }
   *[blue] { $count ->
        [one] { $card }: Сині йдуть уперед на { $count } поле.
        [few] { $card }: Сині йдуть уперед на { $count } поля.
       *[many] { $card }: Сині йдуть уперед на { $count } полів.
    }
}
agent-avenue-tell-proposed = { $seat } пропонує: { $card } ({ $taker }).
agent-avenue-tell-time-ran-out = { $side ->
    [green] { $how ->
        [pick] Час Зелених сплив: діє єдиний зроблений вибір.
        [proposal] Час Зелених сплив: діє остання пропозиція.
       *[chance] Час Зелених сплив без згоди: вирішує жереб.
    }
   *[blue] { $how ->
        [pick] Час Синіх сплив: діє єдиний зроблений вибір.
        [proposal] Час Синіх сплив: діє остання пропозиція.
       *[chance] Час Синіх сплив без згоди: вирішує жереб.
    }
}
agent-avenue-tell-market-card-taken = { $seat } бере карту ринку: { $card }.
agent-avenue-tell-market-reshuffled = { $count ->
    [one] Колода чорного ринку скінчилася: { $count } карта скиду стає новою.
    [few] Колода чорного ринку скінчилася: { $count } карти скиду перетасовано в нову.
   *[many] Колода чорного ринку скінчилася: { $count } карт скиду перетасовано в нову.
}
agent-avenue-tell-ability-ignored = { $card } не діє ({ $seat }).
agent-avenue-tell-pair-revealed = { $seat } показує двох однакових агентів: { $agent }.
agent-avenue-tell-agent-taken = { $whose ->
    [own] { $seat } бере назад на руку: { $agent }.
   *[theirs] { $seat } забирає в іншої сторони на руку: { $agent }.
}
agent-avenue-tell-taken-agent-kept = { $seat } лишає на руці: { $agent }.
agent-avenue-tell-turn-began = { $side ->
    [green] Хід { $number }: викладають Зелені.
   *[blue] Хід { $number }: викладають Сині.
}

## Why a move is not allowed

agent-avenue-error-over = Цю гру закінчено.
agent-avenue-error-not-now = Зараз вирішується інше.
agent-avenue-error-not-your-turn = Зараз це робиш не ти.
agent-avenue-error-not-in-hand = Такої карти в тебе немає: { $agent }.
agent-avenue-error-same-name = Виклади дві різні карти, хіба що на руці всі однакові.
agent-avenue-error-no-set-aside-left = У цій партії відкладати карти більше не можна.
agent-avenue-error-deck-empty = Колода порожня, тож обміняти карту на іншу не вийде.
agent-avenue-error-not-in-supply = Ця карта не лежить на чорному ринку відкрито.
agent-avenue-error-not-on-your-team = Узяти карту можеш лише ти або твій партнер.
agent-avenue-error-confirm-instead = Партнер пропонує саме це. Просто підтверди.
agent-avenue-error-no-such-proposal = Партнер тепер пропонує інше.
agent-avenue-error-not-in-play = Цього агента там у грі немає: { $agent }.
agent-avenue-error-already-in-play = Твоя сторона вже має в грі цього агента: { $agent }.
agent-avenue-error-no-pair = Двох таких у тебе немає: { $agent }.

## How a game ended

agent-avenue-reason-catch = { $tie ->
    [yes] { $winner ->
        [green] Дві розв’язки водночас. Важить, чий був хід: Синіх наздогнали.
       *[blue] Дві розв’язки водночас. Важить, чий був хід: Зелених наздогнали.
    }
   *[no] { $winner ->
        [green] Синіх наздогнали.
       *[blue] Зелених наздогнали.
    }
}
agent-avenue-reason-codebreakers = { $tie ->
    [yes] Дві розв’язки водночас. Важить, чий був хід: рахуються три Криптографки.
   *[no] Гру вирішують три Криптографки.
}
agent-avenue-reason-daredevils = { $tie ->
    [yes] { $winner ->
        [green] Дві розв’язки водночас. Важить, чий був хід: у Синіх три Шибайголови.
       *[blue] Дві розв’язки водночас. Важить, чий був хід: у Зелених три Шибайголови.
    }
   *[no] { $winner ->
        [green] Синіх погубили три Шибайголови.
       *[blue] Зелених погубили три Шибайголови.
    }
}
agent-avenue-reason-leader = { $tie ->
    [yes] Дві розв’язки водночас. Важить, чий був хід: три Шибайголови мають Ватажка зграї.
   *[no] Три Шибайголови мають Ватажка зграї.
}
agent-avenue-reason-masterplan = { $tie ->
    [yes] Дві розв’язки водночас. Важить, чий був хід: Геніальний план здійснено.
   *[no] Геніальний план здійснено: семеро різних агентів.
}
agent-avenue-reason-security = { $tie ->
    [yes] { $winner ->
        [green] Дві розв’язки водночас. Важить, чий був хід: Сині в чужій Охоронній системі.
       *[blue] Дві розв’язки водночас. Важить, чий був хід: Зелені в чужій Охоронній системі.
    }
   *[no] { $winner ->
        [green] Сині попалися чужій Охоронній системі.
       *[blue] Зелені попалися чужій Охоронній системі.
    }
}
agent-avenue-reason-deck = { $needed ->
    [one] Карти скінчилися: ближчій стороні до суперника бракує { $needed } поля.
    [few] Карти скінчилися: ближчій стороні до суперника бракує { $needed } полів.
   *[many] Карти скінчилися: ближчій стороні до суперника бракує { $needed } полів.
}
agent-avenue-reason-deck-equal = Карти скінчилися, обидві фігурки однаково близько. Важить, чий був хід.

## How to play

agent-avenue-guide-aim = Обидві фігурки біжать в один бік вулицею на 14 будинків, по колу. Наздожени суперника, перш ніж він наздожене тебе.
agent-avenue-guide-turn = Виклади дві різні карти, одну відкрито, одну закрито. Інша сторона бере одну з них, тобі дістається друга. Кожна карта рухає фігурку тієї сторони, що її вербує. На скільки, залежить від того, скільки таких сторона має в грі. Кілька разів за гру можна спершу відкласти карту й добрати іншу.
agent-avenue-guide-end = Виграє той, хто дійде до чужої фігурки або обжене її. Три Криптографки — теж виграш, три Шибайголови — програш. Якщо дві розв’язки настали водночас, виграє сторона, чий хід.
agent-avenue-guide-more = Кожна карта рухає фігурку тієї сторони, що її вербує. На скільки, залежить від того, скільки таких сторона має в грі. Кілька разів за гру можна спершу відкласти карту й добрати іншу. Якщо дві розв’язки настали водночас, виграє сторона, чий хід.
agent-avenue-guide-advanced = З чорним ринком фігурка, що стала рівно на одне з чотирьох його полів, бере особливу карту.
agent-avenue-guide-teams = У команді фігурка й агенти спільні, а карт на руці одне одному не показують.

## The rules, in our own words

agent-avenue-rule-AA-1 = Зелені починають на полі 0, Сині навпроти, на полі 7. 38 агентів перетасовано, кожен дістає 4. Хто починає, вирішує жереб; у реванші починає сторона, що програла.
agent-avenue-rule-AA-2 = Коли на руці менше ніж 4 карти, добери до 4. Виклавши пару, добираєш раз, коли лежать обидві карти, ще до вибору іншої сторони. Якщо колоди замало, бери, що є. На руці може бути й більше ніж 4.
agent-avenue-rule-AA-3 = Хід має три кроки: викласти дві карти, завербувати їх, перевірити, чи гра скінчилася.
agent-avenue-rule-AA-4 = Виклади дві різні карти, одну відкрито, одну закрито. Дві однакові можна, лише якщо на руці всі однакові.
agent-avenue-rule-AA-5 = Перш ніж викладати, можна відкласти карту закрито й добрати іншу: 4 рази за гру, за хід скільки завгодно, поки є колода. Відкладене лишається таємним до кінця.
agent-avenue-rule-AA-6 = Інша сторона бере одну з двох карт, бачачи лише одну. Друга дістається стороні, чий хід.
agent-avenue-rule-AA-7 = Порахуй однакових агентів своєї сторони в грі разом з новим: перше, друге або третє число карти рухає твою фігурку вперед чи назад.
agent-avenue-rule-AA-8 = Обидві фігурки рухаються одночасно.
agent-avenue-rule-AA-9 = Ти наздоганяєш чужу фігурку, коли наприкінці ходу дійдеш до неї вперед чи обженеш її або вона, відступаючи, дійде до тебе чи далі. Якщо фігурки розминулися посеред ходу, це не рахується.
agent-avenue-rule-AA-10 = Три Криптографки в грі виграють, три Шибайголови програють. Наприкінці кожного ходу перевіряють обидві сторони, чий би не був хід.
agent-avenue-rule-AA-11 = До кінця ходу ніхто не виграє й не програє, навіть з третьою Криптографкою на столі.
agent-avenue-rule-AA-12 = Якщо обидві сторони виграли б, обидві програли б або одна водночас і виграла б, і програла, виграє та, чий хід.
agent-avenue-rule-AA-13 = Якщо колода порожня, а наступний гравець має менше ніж 2 карти, гра скінчилася. Виграє сторона, ближча до суперника; за рівної відстані — та, чий хід.
agent-avenue-rule-AA-20 = Для чорного ринку тасують його 15 карт. Три лежать відкрито — це вітрина; решта — колода ринку.
agent-avenue-rule-AA-21 = Фігурка, що скінчила рух рівно на полі ринку, має одразу взяти карту з вітрини. Якщо вона пройшла повз чи лишилася там, де була, це не рахується.
agent-avenue-rule-AA-22 = Вітрину поповнюють, перш ніж узята карта подіє. Коли колода ринку скінчиться, його скид тасують у нову.
agent-avenue-rule-AA-23 = Миттєву карту виконай і скинь. Постійна лежить перед твоєю стороною до кінця гри.
agent-avenue-rule-AA-24 = Постійна карта не змінює щойно завербованого агента. Вона діє від наступного, хоч би як він увійшов у гру.
agent-avenue-rule-AA-25 = Що каже карта, те треба зробити, якщо можна. Якщо не можна, вона нічого не робить, і це бачать усі. Лише Шпигунська відпустка дає вибір, чи вербувати. Спершу одну карту виконують до кінця, потім беруться за інше.
agent-avenue-rule-AA-26 = Карта, що вербує, рухає й фігурку. Якщо та знову стала на поле ринку, береш ще одну карту. До того використану скидають, а руку поповнюють.
agent-avenue-rule-AA-27 = Обидві фігурки рухаються, перш ніж хтось візьме карту ринку. Якщо на ринку обидві, спершу бере й завершує сторона, чий хід, потім інша.
agent-avenue-rule-AA-28 = Карти зі своїм кінцем гри рахуються від кінця того ходу, у якому їх узято.
agent-avenue-rule-AA-29 = Коли агента забирають із гри, фігурки стоять. Контроль розуму може забрати навіть Криптографку, яка виграла б цього ходу.
agent-avenue-rule-AA-30 = Коли карту виконано, руку з менш ніж 4 карт поповнюють. Більша лишається, але не добирає, доки не стане менше ніж 4.
agent-avenue-rule-AA-31 = Спершу число агента, змінене Відволікачем чи Лихим двійником, плюс Сторожова вежа чи Суперкомп’ютер — це один рух. Якщо він скінчився на домашньому полі, Авто для втечі додає другий.
agent-avenue-rule-AA-32 = Для Авто для втечі рахуються обидва домашні поля; для Охоронної системи — лише поле твого кольору.
agent-avenue-rule-AA-40 = Троє чи четверо грають двома командами, кожна з однією фігуркою: A і C проти B і D. Утрьох B грає без партнера. Агенти, карти ринку й перемога в команди спільні. Рука в кожного своя; її не показують і не описують.
agent-avenue-rule-AA-41 = Відкриту карту викладає будь-хто з партнерів. Другий потім викладає закриту з іншим ім’ям, хіба що на руці в нього всі такі самі.
agent-avenue-rule-AA-42 = Перш ніж викласти свою карту, можна одну відкласти, байдуже, чи партнер уже виклав свою: кожен партнер 2 рази за гру, хто грає без партнера — 4.
agent-avenue-rule-AA-43 = Команда вирішує разом: бере карту, коли обоє вибрали те саме. Якщо час вийшов, діє єдиний вибір, а між двома різними вирішує жереб. Нагадують лише тим, хто не вибрав, або обом, якщо вони незгодні.
agent-avenue-rule-AA-44 = Першим руку поповнює партнер, який виклав відкриту карту, навіть якщо карта лишилася одна.
agent-avenue-rule-AA-45 = У командах з порожньою колодою гра скінчиться, щойно в когось зі сторони, що ходить наступна, немає карт (у гравця без партнера — менше ніж 2). Виграє ближча до суперника; за рівної відстані — та, чий хід.
agent-avenue-rule-AA-46 = На чорному ринку один партнер пропонує, хто яку карту бере; другий підтверджує або пропонує інше. Коли час вийшов, діє остання пропозиція, а якщо її немає, вирішує жереб. Тому, хто пропонував, не нагадують. Про що питає карта, вирішує лише той, хто її взяв.
agent-avenue-rule-AA-47 = Тебе питають, навіть коли вибір лише один, тож швидкість гри нічого не каже про твої карти.
agent-avenue-rule-AA-48 = Авто для втечі діє після кожного руху, що скінчився на домашньому полі, навіть від Фургона стеження.
agent-avenue-rule-AA-49 = З кількох однакових агентів із гри забирають того, хто прийшов останнім. Завербований знову, він знову рахується.

# Що каже тренер про рішення і в пораді.

agent-avenue-coach-face-down = Закрита карта може бути: { $agents }
agent-avenue-coach-unseen = Ще не з’являлися: { $agents }
agent-avenue-coach-agent = { $agent } ×{ $count }
agent-avenue-coach-wins = Виграє, хоч би що було приховано.
agent-avenue-coach-lost = Тут програє будь-який вибір.
agent-avenue-coach-safe = Вибори, що дають суперникові певну перемогу: { $count } з { $choices }.
agent-avenue-coach-partner = Цього хоче твій напарник, і це не програє.
