### Как идут дела: профиль и оконченные партии.

command-profile = профиль
command-profile-description = Итоги твоих оконченных партий или чужих, если их показывают
command-profile-who = чей
command-profile-who-description = Кто-то другой
command-games-which = какие
command-games-which-description = Открытые столы или твои оконченные партии
command-games-open = открытые
command-games-finished = оконченные

profile-heading = ## { $who }
profile-nothing-mine = У тебя ещё нет оконченных партий. Открыть стол: /играть.
profile-nothing = Оконченных партий здесь не видно.
profile-card = Итоги
profile-streak = Побед подряд: { $now } · лучшее: { $best }
profile-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
profile-side = { $side } ({ $seats })
profile-figures = { $won } из { $games }
profile-result = { $games ->
    [one] { $games } партия, побед: { $won }
    [few] { $games } партии, побед: { $won }
   *[many] { $games } партий, побед: { $won }
}
profile-result-chance = { profile-result } (наугад было бы: { $chance })
profile-missions = Выполнено миссий: { $missions }
profile-missions-card = Выполнено миссий
profile-partners = -# Вместе: { $people }
profile-rivals = -# Против: { $people }
profile-person = { $who } ({ $games })
finished-button = Оконченные партии
finished-heading = Твои оконченные партии
finished-none = У тебя ещё нет оконченных партий.
finished-line = - **{ $game }** { $moment } · { $result } · { $people }
finished-line-alone = - **{ $game }** { $moment } · { $result }
finished-option = { $game } · { $moment }
finished-won = Победа
finished-lost = Поражение
finished-resigned = Сдано
finished-placeholder = Посмотреть партию
finished-verify-button = Проверить партию
finished-back-button = Назад
settings-profile-placeholder = Кому виден твой профиль
settings-profile-nobody-option = Профиль: только тебе
settings-profile-server-option = Профиль: серверу, его партии
settings-profile-everyone-option = Профиль: всем, все партии
error-profile-private = { $who } не показывает здесь профиль.
error-not-over-yet = Эта партия ещё не окончена.
mind-mgmt-side-recruiter = Вербовщик
mind-mgmt-side-agents = Агенты
