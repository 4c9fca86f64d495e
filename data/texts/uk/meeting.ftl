### Finding people to play with: a part of /settings, and the message that tells of a new table.

settings-meeting-button = Пошук гравців
meeting-tell-none = Про нові столи я не пишу.
meeting-tell-button = Писати мені про нові столи
meeting-tell-off-button = Більше не писати
# $which, $where and $hours are the messages below: which games, on which server, at what time of day.
meeting-tell = Пишу тобі про нові столи: { $which }, { $where }, { $hours }, щонайбільше разів на день: { $most }.
meeting-all-games = усі ігри
meeting-games = { $games }
meeting-server = сервер { $server }
meeting-everywhere = усі спільні сервери
meeting-any-hour = будь-коли
meeting-hours = { $start } – { $end }
meeting-games-label = Про які ігри?
meeting-games-hint = Нічого не вибрано — про всі.
meeting-where-label = Де?
meeting-here-option = На цьому сервері
meeting-everywhere-option = На всіх серверах, де є бот
meeting-start-label = Від
meeting-start-hint = Залиш обидва поля порожніми, якщо байдуже коли ({ $zone }).
meeting-end-label = До
meeting-most-label = Скільки разів на день (1–{ $most })?
meeting-blocked = Кого ти блокуєш, не може тебе запросити й не бачить твоїх відкритих столів у списках. Про це ніхто не дізнається.
meeting-blocked-placeholder = Кого блокувати
telling-table = { $host } відкриває стіл: { $game }, { $place }. Вільних місць: { $free }.
error-how-many-a-day = Вибери число від 1 до { $most }.
