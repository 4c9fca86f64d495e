### Finding people to play with: a part of /settings, and the message that tells of a new table.

settings-meeting-button = Поиск игроков
meeting-tell-none = О новых столах я не пишу.
meeting-tell-button = Писать мне о новых столах
meeting-tell-off-button = Больше не писать
# $which, $where and $hours are the messages below: which games, on which server, at what time of day.
meeting-tell = Пишу тебе о новых столах: { $which }, { $where }, { $hours }, самое большее раз в день: { $most }.
meeting-all-games = все игры
meeting-games = { $games }
meeting-server = сервер { $server }
meeting-everywhere = все общие серверы
meeting-any-hour = в любое время
meeting-hours = { $start } – { $end }
meeting-games-label = О каких играх?
meeting-games-hint = Ничего не выбрано — обо всех.
meeting-where-label = Где?
meeting-here-option = На этом сервере
meeting-everywhere-option = На всех серверах, где есть бот
meeting-start-label = С
meeting-start-hint = Оставь оба поля пустыми, если время не важно ({ $zone }).
meeting-end-label = До
meeting-most-label = Сколько раз в день (1–{ $most })?
meeting-blocked = Кого ты блокируешь, не может тебя пригласить и не видит твоих открытых столов в списках. Об этом никто не узнает.
meeting-blocked-placeholder = Кого блокировать
telling-table = { $host } открывает стол: { $game }, { $place }. Свободных мест: { $free }.
error-how-many-a-day = Выбери число от 1 до { $most }.
