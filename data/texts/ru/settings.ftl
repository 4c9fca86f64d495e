### Панели настроек, столов и правил.

settings-heading = Твои настройки
settings-language-placeholder = Язык
settings-language-discord-option = Язык: как в Discord
settings-language-option = Язык: { $language }
settings-hands-on-button = Карты в личные сообщения: да
settings-hands-off-button = Карты в личные сообщения: нет
settings-pings-on-button = Упоминания: да
settings-pings-off-button = Упоминания: нет
settings-invitations-on-button = Приглашения в личные: да
settings-invitations-off-button = Приглашения в личные: нет
settings-words-on-button = Слова вместо картинок: да
settings-words-off-button = Слова вместо картинок: нет
settings-confirm-on-button = Подтверждать каждый ход: да
settings-confirm-off-button = Подтверждать каждый ход: нет
settings-hours-none = Тихих часов у тебя нет.
settings-hours = Тихие часы: с { $start } до { $end } ({ $zone }). В это время я тебя не зову. Когда они кончатся, у тебя будет ещё около 2 часов, даже если срок вышел раньше.
settings-here = Ты на месте.
settings-away = Тебя нет до { $moment }. В заочных партиях твои часы стоят.
settings-hours-button = Тихие часы
settings-away-button = Отсутствие
settings-forget-button = Забудь меня
settings-forget-question = Ты выйдешь из-за всех столов, начатые партии будут сданы, и всё, что я о тебе знаю, будет стёрто. Стереть?
settings-forgotten = Всё о тебе стёрто.
settings-hours-modal-title = Тихие часы
settings-start-label = С
settings-start-hint = Оставь оба времени пустыми, если тихие часы не нужны.
settings-end-label = До
settings-zone-label = Часовой пояс
settings-zone-hint = Регион/Город, например Europe/Prague; по нему же считается начало партий.
settings-away-modal-title = Отсутствие
settings-days-label = На сколько дней?
settings-days-hint = До 14; оставь пустым, если ты снова здесь.
settings-server-heading = Настройки этого сервера
settings-channels-placeholder = Где можно играть (не выбрано: везде)
settings-role-placeholder = Какую роль звать за новые столы (не выбрано: никого)
settings-role-uncalled = Не могу звать { $role }: разрешите всем упоминать эту роль или дайте мне право: { $permissions }.
settings-pace-placeholder = Темп новых столов
settings-pace-option = Новые столы: { $pace }
settings-threads-on-button = Ветка для каждого стола: да
settings-threads-off-button = Ветка для каждого стола: нет
settings-events-on-button = События к началу партий: да
settings-events-off-button = События к началу партий: нет
settings-pins-on-button = Закреплять поля: да
settings-pins-off-button = Закреплять поля: нет
settings-check-no-pins = Поля здесь не закрепляются. Для этого мне нужно право: { $permissions }.
settings-check-no-events = Начало партий не становится событием сервера. Для этого мне нужно право: { $permissions }.
settings-check-button = Проверить права здесь
settings-check-good = В этом канале у меня есть все нужные права.
settings-check-one-table = Здесь может быть открыт только один стол. { $reason }
settings-check-no-planning = У стороны, которая строит планы вместе, здесь нет приватной ветки. { $reason }

tables-mine-heading = Твои столы
tables-here-heading = Столы здесь
tables-none = Ты ни за одним столом. Открыть стол: /играть.
tables-line = **{ $game }**, { $place }: { $standing }
tables-lobby = ещё не началась
tables-paused = приостановлена
tables-unreadable = уже не прочесть, закрой стол: /игра закрыть
tables-program = за тебя играет программа
tables-others = ждут других
tables-you = ждут тебя
tables-you-until = ждут тебя, ответ до { $moment }
tables-you-overdue = ждут тебя, но время вышло: о твоём месте решают остальные
tables-free = { $free ->
    [0] свободных мест нет
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
tables-watch = идёт партия, можно смотреть
tables-join-button = Сесть: { $game }, { $place }

rules-heading = ## Правила: { $games }
rules-holding = -# { $rules ->
    [one] «{ $query }» есть в { $rules } правиле.
    [few] «{ $query }» есть в { $rules } правилах.
   *[many] «{ $query }» есть в { $rules } правилах.
}
rules-page = -# Страница { $page } из { $pages }
rules-none = Ни в одном правиле нет «{ $query }».
rules-some = Целиком «{ $query }» нет ни в одном правиле. Вот где есть хотя бы часть:
rules-rule = **{ $id }** { $rule }
rules-all-button = Правила всех игр
rules-offer-game = Все правила: { $game } ({ $rules })
rules-offer-all = Все правила с «{ $query }» ({ $rules })
rules-offer-some = Целиком «{ $query }» нет нигде; с частью: { $rules }
