### Повтор оконченной партии по её коду.

command-replay = повтор
command-replay-description = Посмотреть оконченную партию ход за ходом
command-replay-code = код
command-replay-code-description = Код, который стоит в конце партии
command-replay-moment = момент
command-replay-moment-description = Номер момента, с которого начать
command-replay-spoilers = спойлеры
command-replay-spoilers-description = Нет: не сообщать, сколько ещё идёт партия

lobby-shared-option = Поделиться партией по коду
lobby-shared-help = После конца любой, у кого есть код, сможет посмотреть партию — без ваших имён
lobby-shared = После конца любой, у кого есть код, сможет посмотреть эту партию — без ваших имён.
ending-code = -# Повтор: **/{ command-replay }** { command-replay-code }: **{ $code }**
replay-heading = **{ $game }** – момент { $page } из { $pages } · **{ $code }**
replay-heading-so-far = **{ $game }** – момент { $page } · **{ $code }**
replay-eyes-placeholder = Чьими глазами?
replay-watched-option = Глазами зрителей
replay-open-option = Всё открыто
replay-seat-option = Глазами игрока: { $seat }
replay-share-button = Показать всем здесь
replay-shared = Теперь это видят все. Страницы листаешь ты.
error-no-such-code = Партии с таким кодом нет. Код стоит в конце партии, если игроки ею делятся.
error-replay-led = Здесь листает { $who }. Открой свой повтор: /{ command-replay }.
error-replay-not-here = Показывать некому: здесь больше никого.
