### Рейтинг: які партії рахуються, таблиця найкращих і власний рейтинг.

command-leaderboard = рейтинг
command-leaderboard-description = Хто як грає на цьому сервері
command-leaderboard-game = гра
command-leaderboard-game-description = Яка гра; якщо не вибрати, та, у яку граєш

lobby-rated-option = Партія на рейтинг
lobby-rated-help = Рахується в рейтингу сервера, якщо всі самі догравають її до кінця
lobby-rated = Ця партія рахується в рейтингу, якщо всі, хто її починає, самі догравають до кінця.
settings-rated-on-button = Нові столи на рейтинг: так
settings-rated-off-button = Нові столи на рейтинг: ні
settings-seasons-placeholder = Сезони рейтингу
settings-seasons-none-option = Рейтинг: без сезонів
settings-seasons-month-option = Рейтинг: сезон щомісяця
settings-seasons-quarter-option = Рейтинг: сезон щокварталу
settings-seasons-year-option = Рейтинг: сезон щороку

# $side is a side's name, such as Recruiter.
rating-side = { $game } — { $side }
# How somebody plays: $points, which may be off by $margin.
rating-line = Рейтинг ({ $game }): **{ $points }** ± { $margin }
leaderboard-placeholder = Інша гра
# Behind somebody's name.
leaderboard-figures = **{ $points }** ± { $margin } · { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
leaderboard-empty = Тут ще нікого немає. Потрібні партії на рейтинг і гравці, що показують профіль (/налаштування).
leaderboard-own = Ти: { $figures }
leaderboard-hidden = Твій рейтинг бачиш лише ти. Щоб він стояв тут, відкрий профіль (/налаштування).
# $levels: each strength with its points.
leaderboard-computers = Комп’ютери: { $levels }
leaderboard-before-button = Попередній сезон
leaderboard-now-button = Цей сезон
