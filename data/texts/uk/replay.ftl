### Повтор зіграних партій за кодом.

command-replay = повтор
command-replay-description = Переглянути зіграну партію хід за ходом
command-replay-code = код
command-replay-code-description = Код, показаний наприкінці партії
command-replay-moment = момент
command-replay-moment-description = Номер моменту, з якого почати
command-replay-spoilers = спойлери
command-replay-spoilers-description = Ні: не показувати, скільки ще триває гра

lobby-shared-option = Поділитися партією за кодом
lobby-shared-help = Потім кожен, хто має код, зможе переглянути її, без ваших імен
lobby-shared = Коли гра скінчиться, кожен, хто має її код, зможе переглянути її, без ваших імен.
# $code looks like 7K2QD-M04XE.
ending-code = -# Повтор: **/{ command-replay }** { command-replay-code }: **{ $code }**
replay-heading = **{ $game }** — момент { $page } з { $pages } · **{ $code }**
replay-heading-so-far = **{ $game }** — момент { $page } · **{ $code }**
replay-eyes-placeholder = Чиїми очима?
replay-watched-option = Як бачили глядачі
replay-open-option = Усе відкрито
# $seat is a seat's name in the game.
replay-seat-option = Очима місця: { $seat }
replay-share-button = Показати всім тут
replay-shared = Тепер це бачать усі тут. Сторінки гортаєш ти.
error-no-such-code = Партії з таким кодом немає. Код показано наприкінці партії, якою діляться.
error-replay-led = Тут гортає { $who }. Свій повтор відкриє /{ command-replay }.
error-replay-not-here = Показати нема кому: тут більше нікого немає.
