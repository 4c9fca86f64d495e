# Что показывает бот: поля, карты, упоминания, ход игры, как играть; и почему что-то не показать.

hand-button = Мои карты
guide-button = Как играть
log-button = Ход игры
hand-refresh-button = Обновить
hand-board-button = К полю

asked = **{ $who }**: { $prompt }
asked-turn = Сейчас действует **{ $who }**.
asked-until = { $asked } Ответ до { $moment }.
asked-overdue = { $asked } Время вышло.
asked-limit = ⏳ Время выйдет { $moment }.

news-lost = Что было раньше, уже не прочесть: журнал этого стола повреждён. Партия продолжается.
news-start = Партия началась.
news-undo = { $who } отменяет последний ход.
news-paused = Партия приостановлена.
news-resumed = Партия продолжается.
news-resigned = { $who } сдаётся.
news-left = Игрок сдаётся. Место: { $who }.
news-left-by-name = { $person } сдаётся. Место: { $who }.
news-back = Игрок снова здесь. Место: { $who }.
news-seat-taken = { $who } садится за стол.
news-abandoned = Партия закончена без результата.

hand-news = **С прошлого раза**
hand-tale-rest = … Остальное: /{ command-board } { command-board-words }
hand-more-news = … и ещё { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[many] { $lines } строк
} в ходе игры
hand-last-news = -# { $line }{ $more ->
    [0] {""}
   *[other] {" "}· +{ $more }
}
hand-asked-until = **{ $prompt }** ⏳ { $moment }
hand-overdue = Твоё время вышло, но ответить ещё можно. А пока о твоём месте могут решать остальные. { $end }
hand-waiting = Ждём: { $who }.
hand-undo = ↩️ { $who } хочет отменить последний ход. Увиденное не развидеть. Ты не против?
hand-wish = 🪑 { $who } хочет занять место { $seat }. Ты не против?
hand-over = Партия окончена.
hand-paused = Партия приостановлена.
hand-program = За тебя пока играет программа.
hand-quiet = -# Эта панель больше не меняется сама. Чтобы увидеть новое, нажми *Обновить*.
hand-not-begun = Партия ещё не началась. Карты придут, как только начнётся.
hand-none = За этим столом у тебя нет места, поэтому и карт нет. Всё открытое видно на поле.
hand-dms-closed = Не могу прислать тебе карты в личные сообщения: их не пропускают твои настройки Discord. Кнопка *Мои карты* покажет их здесь.
hand-board-trouble = Поле не обновить: { $reason } Ведущий может перенести стол: /{ command-game } { command-game-move }
hand-which = Ты играешь за несколькими столами. За каким показать?
hand-which-placeholder = Выбери стол
hand-which-option = { $game } – { $place }
hand-which-waiting-option = { $game } – { $place } – ждут тебя

dm-heading = **{ $game }** – { $server }
place-direct = Личные сообщения

nudge-otherwise = Твой партнёр по команде хочет сыграть иначе.
ping-turn = { $who }, твой ход.
ping-asked = { $who }: { $prompt }
ping-undo = { $who }: { $asker } хочет отменить ход. Ты не против?
ping-wish = { $who }: { $asker } хочет занять место { $seat }. Ты не против?
ping-until = { $asked } Ответ до { $moment }.
ping-overdue = ⏰ Время вышло: { $asked } { $end }
ping-reminder = ⏰ Время вышло: { $asked }
ping-dms-closed = -# Не могу прислать тебе карты в личные сообщения. Кнопка *Мои карты* покажет их здесь.
ping-last = Все остальные уже ответили: партия ждёт только тебя.

call-to = { $people }: { $said }
call-place = -# { $game } – { $channel }
call-heading = **{ $game }** – { $place }
call-go-button = К столу
call-undo-refused = нет, последний ход не отменяется.
call-seat-refused = нет, место { $seat } остаётся как есть: так решает ведущий стола.

log-heading = **{ $game }** – ход игры, { $page } из { $pages }, { $moment }
log-empty = Пока ничего не произошло.
log-sealed = -# Тасовка запечатана, SHA-256: { $commitment }.
log-seed = -# Сид тасовки: { $seed }; его SHA-256: { $commitment }. /{ command-game } { command-game-verify } разыграет по нему партию заново.
log-turn-earlier-button = « Ход
log-turn-later-button = Ход »
log-turn-placeholder = Перейти к ходу
log-turn-option = { $turn }. { $who }
log-start-option = Как всё началось

page-first-button = « Первая
page-earlier-button = ‹ Раньше
page-later-button = Дальше ›
page-last-button = Последняя »

retold-button = История
retold-heading = **{ $game }** – вся история, страница { $page } из { $pages }
retold-nothing = Истории в картинках здесь нет.

guide-heading = **{ $game }: как играть**
guide-aim = **Цель**
guide-turn = **Твой ход**
guide-end = **Конец партии**
guide-signs = **Что значат знаки**

board-again = Поле снова внизу.

permission-view-channel = Просмотр канала
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений
permission-create-public-threads = Создание публичных веток
permission-mention-everyone = Упоминание @everyone, @here и всех ролей
permission-create-private-threads = Создание приватных веток
permission-connect = Подключаться
permission-pin-messages = Закреплять сообщения
permission-create-events = Создавать события

refused-unknown = Discord отказывает ({ $code }).
refused-gone-message = Сообщения больше нет.
refused-gone-channel = Канала больше нет.
refused-gone-event = События больше нет.
refused-full = Discord больше не даёт добавлять: их уже столько, сколько можно.
refused-forbidden = Мне здесь не хватает права. Какого, покажет *Проверить* в /настройки сервер.
refused-missing = Мне здесь не хватает прав: { $permissions }.
refused-closed = Личные сообщения от меня не принимаются.
refused-too-old = Сообщение слишком старое, его не изменить.
refused-archived = Ветка закрыта. Открыть её может тот, кто управляет ветками.
refused-crowded = На сервере уже столько открытых веток, сколько позволяет Discord. Закройте лишние или играйте в канале.
refused-unseen = Я не вижу эту ветку. Если она приватная, упомяни меня в ней. Если нет, мне нужно право «Просмотр канала».
refused-wrong-kind = В таком канале это невозможно.
refused-expired = Прошло слишком много времени, попробуй ещё раз.
refused-later = Discord сейчас занят. Скоро попробую снова.

error-no-table-of-yours = Сейчас ты не играешь ни за одним столом. Открой стол: /играть.

command-hand = карты
command-hand-description = Твои карты: видишь только ты
command-board = поле
command-board-description = Показать поле ещё раз, внизу
command-board-words = словами
command-board-words-description = Рассказать всё поле словами, только тебе

# Приватная ветка тех, кто строит планы вместе.

planning-thread = { $game } – планы
planning-begun = { $people }: здесь вы строите планы. Соперники этого не читают. Когда партия окончится, ветка закроется.
planning-overheard = { $people }: эту ветку теперь может читать соперник, поэтому она закрывается. Договоритесь в другом месте.
planning-none = { $people }: приватной ветки для планов у вас нет. { $reason } Пишите друг другу лично: здесь всё читают все.
planning-none-direct = { $people }: в личных сообщениях нет ветки для планов. Пишите друг другу напрямую.
planning-none-read = { $people }: смогут её читать, ведь кто управляет ветками, читает все.
planning-none-unsure = Discord не говорит мне, кто смог бы её читать.
