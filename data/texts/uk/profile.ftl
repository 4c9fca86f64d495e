### Як у кого йде: профіль і зіграні партії.

command-profile = профіль
command-profile-description = Твої партії та перемоги; або чиїсь, якщо їх показано
command-profile-who = хто
command-profile-who-description = Хтось інший
command-games-which = які
command-games-which-description = Відкриті столи або зіграні партії
command-games-open = відкриті
command-games-finished = зіграні

profile-heading = ## { $who }
profile-nothing-mine = Зіграних партій ще немає. Відкрити стіл: /грати.
profile-nothing = Зіграних партій тут не показано.
# The card's title.
profile-card = Рахунок
profile-streak = Перемог поспіль: { $now } · найбільше: { $best }
# A line of the card: games with so many seats.
profile-seats = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
# $side is a side's name, such as Green or Recruiter.
profile-side = { $side } ({ $seats })
# On the card: how many games of how many were won.
profile-figures = { $won } з { $games }
profile-result = { $games ->
    [one] { $games } партія, перемог: { $won }
    [few] { $games } партії, перемог: { $won }
   *[many] { $games } партій, перемог: { $won }
}
profile-result-chance = { profile-result } (навмання було б { $chance })
profile-missions = Виконано місій: { $missions }
profile-missions-card = Виконано місій
profile-partners = -# Разом: { $people }
profile-rivals = -# Проти: { $people }
profile-person = { $who } ({ $games })
finished-button = Зіграні партії
finished-heading = Твої зіграні партії
finished-none = Зіграних партій ще немає.
finished-line = - **{ $game }** { $moment } · { $result } · { $people }
finished-line-alone = - **{ $game }** { $moment } · { $result }
finished-option = { $game } · { $moment }
finished-won = Перемога
finished-lost = Поразка
finished-resigned = Здано
finished-placeholder = Переглянути партію
finished-verify-button = Перевірити
finished-back-button = Назад
settings-profile-placeholder = Хто бачить твій профіль
settings-profile-nobody-option = Профіль: лише ти
settings-profile-server-option = Профіль: кожен сервер бачить свої партії
settings-profile-everyone-option = Профіль: усі бачать усі партії
error-profile-private = { $who }: профіль тут приховано.
error-not-over-yet = Цю партію ще не закінчено.
mind-mgmt-side-recruiter = Вербувальник
mind-mgmt-side-agents = Агенти
