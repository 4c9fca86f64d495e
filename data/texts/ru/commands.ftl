### Команды со слэшем: имена, описания, параметры.

command-play = играть
command-play-description = Открыть здесь стол или посмотреть, какие есть игры; в личных сообщениях — играть одному
command-play-game = игра
command-play-game-description = Во что играть; не указывай, чтобы увидеть все игры
command-play-guest = с-кем
command-play-guest-description = Кого пригласить
command-play-guest2 = с-кем-2
command-play-guest2-description = Кого пригласить ещё
command-play-guest3 = с-кем-3
command-play-guest3-description = Кого пригласить ещё

command-games = столы
command-games-description = Твои столы на всех серверах и столы здесь

command-game = игра
command-game-description = Всё о столе, кроме самих ходов
command-game-join = присоединиться
command-game-join-description = Сесть за стол, открытый здесь
command-game-leave = выйти
command-game-leave-description = Встать из-за стола
command-game-start = начать
command-game-start-description = Начать партию
command-game-pause = приостановить
command-game-pause-description = Остановить на время часы и ходы
command-game-resume = продолжить
command-game-resume-description = Продолжить приостановленную партию
command-game-resign = сдаться
command-game-resign-description = Сдать партию
command-game-replace = заменить
command-game-replace-description = Посадить программу на чьё-то место или вернуть себе своё
command-game-replace-who = кого
command-game-replace-who-description = Какого игрока; не указывай, если себя
command-game-undo = отменить
command-game-undo-description = Вернуть свой последний ход; если его уже видели, нужно согласие остальных
command-game-abandon = закрыть
command-game-abandon-description = Закончить партию без результата или закрыть стол до её начала
command-game-host = передать
command-game-host-description = Передать ведение стола
command-game-host-who = кому
command-game-host-who-description = Кто теперь ведёт стол; нужно сидеть за ним
command-game-move = перенести
command-game-move-description = Перенести стол в другой канал
command-game-move-channel = канал
command-game-move-channel-description = Куда
command-game-verify = проверить
command-game-verify-description = Проверить партию по запечатанной тасовке
command-game-log = ход-игры
command-game-log-description = Что произошло, ход за ходом

command-rules = правила
command-rules-description = Найти что-нибудь в правилах
command-rules-query = запрос
command-rules-query-description = Слова или номер правила; пусто — правила игры, которая идёт здесь

command-settings = настройки
command-settings-description = Твои настройки и настройки сервера
command-settings-me = мои
command-settings-me-description = Твои настройки
command-settings-server = сервер
command-settings-server-description = Настройки этого сервера, для тех, кто им управляет

menu-invite = Пригласить в игру

command-help = помощь
command-help-description = Что это и какие есть команды
