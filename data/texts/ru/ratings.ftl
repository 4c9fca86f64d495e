### Рейтинг: какие партии считаются, таблица лучших и свой рейтинг.

command-leaderboard = рейтинг
command-leaderboard-description = Кто как играет на этом сервере
command-leaderboard-game = игра
command-leaderboard-game-description = Какая игра; если не выбрать, та, в которую играешь

lobby-rated-option = Партия на рейтинг
lobby-rated-help = Идёт в рейтинг сервера, если все сами доигрывают её до конца
lobby-rated = Эта партия идёт в рейтинг, если все, кто её начинает, сами доигрывают до конца.
settings-rated-on-button = Новые столы на рейтинг: да
settings-rated-off-button = Новые столы на рейтинг: нет
settings-seasons-placeholder = Сезоны рейтинга
settings-seasons-none-option = Рейтинг: без сезонов
settings-seasons-month-option = Рейтинг: сезон каждый месяц
settings-seasons-quarter-option = Рейтинг: сезон каждый квартал
settings-seasons-year-option = Рейтинг: сезон каждый год

# $side is a side's name, such as Recruiter.
rating-side = { $game } — { $side }
# How somebody plays: $points, which may be off by $margin.
rating-line = Рейтинг ({ $game }): **{ $points }** ± { $margin }
leaderboard-placeholder = Другая игра
# Behind somebody's name.
leaderboard-figures = **{ $points }** ± { $margin } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
leaderboard-empty = Здесь пока никого нет. Нужны партии на рейтинг и игроки, которые показывают профиль (/настройки).
leaderboard-own = Ты: { $figures }
leaderboard-hidden = Твой рейтинг видишь только ты. Чтобы он стоял здесь, открой профиль (/настройки).
# $levels: each strength with its points.
leaderboard-computers = Программы: { $levels }
leaderboard-before-button = Прошлый сезон
leaderboard-now-button = Этот сезон
