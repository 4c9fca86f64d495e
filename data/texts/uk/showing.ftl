# Що бот показує: поле, карти, сповіщення, перебіг, довідку; і чому щось не показується.

hand-button = Мої карти
guide-button = Як грати
log-button = Перебіг
hand-refresh-button = Оновити
hand-board-button = До поля

asked = **{ $who }**: { $prompt }
asked-turn = Ходить **{ $who }**.
asked-until = { $asked } Відповідь — до { $moment }.
asked-overdue = { $asked } Час сплив.
asked-limit = ⏳ Час спливає { $moment }.

news-lost = Що було раніше, вже не прочитати: журнал цього столу пошкоджено. Гра триває.
news-start = Гра почалася.
news-undo = { $who } скасовує останній хід.
news-paused = Гру призупинено.
news-resumed = Гра триває далі.
news-resigned = { $who } здається.
news-left = Хтось здається. Місце: { $who }.
news-left-by-name = { $person } здається. Місце: { $who }.
news-back = Гравець знову тут. Місце: { $who }.
news-seat-taken = { $who } сідає за стіл.
news-abandoned = Гру закінчено без результату.

hand-news = **Відколи тебе не було**
hand-tale-rest = … Решта: /{ command-board } { command-board-words }
hand-more-news = … і ще { $lines ->
    [one] { $lines } рядок
    [few] { $lines } рядки
   *[many] { $lines } рядків
} в перебігу гри
hand-last-news = -# { $line }{ $more ->
    [0] {""}
   *[other] {" "}· +{ $more }
}
hand-asked-until = **{ $prompt }** ⏳ { $moment }
# $end: what happens if nobody does anything (overdue-program, overdue-resign).
hand-overdue = Твій час сплив, та відповісти ще можна. Тим часом інші можуть вирішити, що буде з твоїм місцем. { $end }
hand-waiting = Чекаємо: { $who }.
hand-undo = ↩️ { $who } хоче скасувати останній хід. Що побачено, те побачено. Згода?
hand-wish = 🪑 { $who } хоче зайняти місце { $seat }. Згода?
hand-over = Гру закінчено.
hand-paused = Гру призупинено.
hand-program = За тебе зараз грає комп’ютер.
hand-quiet = -# Ця панель завмерла: сама вона більше не оновиться. *Оновити* покаже, як усе зараз.
hand-not-begun = Гра ще не почалася. Щойно почнеться, матимеш карти.
hand-none = За цим столом у тебе немає місця, тож і карт немає. Усе, що видно всім, показує поле.
hand-dms-closed = Не можу надіслати тобі карти: твій Discord не приймає повідомлень від цього бота. *Мої карти* покажуть їх тут.
hand-board-trouble = Не можу оновити поле: { $reason } Хто веде стіл, може його перенести: /{ command-game } { command-game-move }
hand-which = Ти граєш за кількома столами. Який із них?
hand-which-placeholder = Вибери стіл
hand-which-option = { $game } — { $place }
hand-which-waiting-option = { $game } — { $place } — чекає на тебе

dm-heading = **{ $game }** — { $server }
place-direct = Особисті повідомлення

nudge-otherwise = Твій партнер по команді хоче іншого.
ping-turn = { $who }, твій хід.
ping-asked = { $who }: { $prompt }
ping-undo = { $who }: { $asker } хоче скасувати хід. Згода?
ping-wish = { $who }: { $asker } хоче зайняти місце { $seat }. Згода?
ping-until = { $asked } Відповідь — до { $moment }.
ping-overdue = ⏰ Час сплив: { $asked } { $end }
ping-reminder = ⏰ Час сплив: { $asked }
ping-dms-closed = -# Не можу надіслати тобі карти в особисті. *Мої карти* покажуть їх тут.
ping-last = Усі інші вже відповіли: гра чекає тільки на тебе.

call-to = { $people }: { $said }
call-place = -# { $game } — { $channel }
call-heading = **{ $game }** — { $place }
call-go-button = До столу
call-undo-refused = ні, останній хід лишається.
call-seat-refused = ні, місце { $seat } лишається як є. Так вирішує той, хто веде стіл.

log-heading = **{ $game }** — перебіг, { $page } з { $pages }, { $moment }
log-empty = Ще нічого не сталося.
log-sealed = -# Тасування запечатане через SHA-256 { $commitment }.
log-seed = -# Сід тасування: { $seed }; його SHA-256: { $commitment }. Перевірку за ним запускає /{ command-game } { command-game-verify }.
log-turn-earlier-button = « Хід
log-turn-later-button = Хід »
log-turn-placeholder = До ходу…
log-turn-option = { $turn }. { $who }
log-start-option = Як усе почалося

page-first-button = « Перша
page-earlier-button = ‹ Раніше
page-later-button = Далі ›
page-last-button = Остання »

retold-button = Історія
retold-heading = **{ $game }** — уся історія, сторінка { $page } з { $pages }
retold-nothing = Історії в картинках тут немає.

guide-heading = **Як грати: { $game }**
guide-aim = **Мета**
guide-turn = **Твій хід**
guide-end = **Як усе скінчиться**
guide-signs = **Що означають знаки**

board-again = Поле знову внизу.

permission-view-channel = Переглядати канал
permission-send-messages = Надсилати повідомлення
permission-send-messages-in-threads = Надсилати повідомлення в гілках
permission-attach-files = Прикріплювати файли
permission-read-message-history = Читати історію повідомлень
permission-create-public-threads = Створювати публічні гілки
permission-mention-everyone = Згадувати @everyone, @here та всі ролі
permission-create-private-threads = Створювати приватні гілки
permission-connect = Під’єднуватися
permission-pin-messages = Закріплювати повідомлення
permission-create-events = Створювати події

refused-unknown = Discord відмовляє ({ $code }).
refused-gone-message = Цього повідомлення вже немає.
refused-gone-channel = Цього каналу вже немає.
refused-gone-event = Цієї події вже немає.
refused-full = Більше таких Discord не дозволяє.
refused-forbidden = Мені тут бракує якогось права. Якого саме, скаже *Перевірити* в /налаштування сервер.
refused-missing = Мені тут бракує прав: { $permissions }.
refused-closed = Особистих повідомлень від мене не приймають.
refused-too-old = Повідомлення надто давнє, його вже не змінити.
refused-archived = Гілку закрито. Її може відкрити той, хто керує гілками.
refused-crowded = На сервері вже стільки відкритих гілок, скільки дозволяє Discord. Закрий кілька або грай у каналі.
refused-unseen = Я не бачу цієї гілки. Якщо вона приватна, згадай мене в ній. Якщо ні, мені треба право «Переглядати канал».
refused-wrong-kind = У такому каналі це неможливо.
refused-expired = Минуло забагато часу; спробуй ще раз.
refused-later = Discord зараз перевантажений. Трохи згодом спробую ще раз.

error-no-table-of-yours = Зараз ти не граєш за жодним столом. Відкрий свій: /грати.

command-hand = карти
command-hand-description = Твої карти, їх бачиш лише ти
command-board = поле
command-board-description = Показати поле ще раз, унизу
command-board-words = словами
command-board-words-description = Описати поле словами, лише для тебе

# The private thread of those who plan together.

planning-thread = { $game } — план
# $people are called; they alone see this thread.
planning-begun = { $people }: тут можна радитися між собою. Хто грає проти вас, цього не бачить. Коли гра скінчиться, гілка закриється.
planning-overheard = { $people }: цю гілку тепер може читати хтось із суперників, тому вона закривається. Радьтеся деінде.
planning-none = { $people }: приватної гілки для ваших нарад немає. { $reason } Радьтеся в особистих повідомленнях: що пишуть тут, читають усі.
planning-none-direct = { $people }: в особистих повідомленнях немає гілок для нарад. Пишіть одне одному напряму.
planning-none-read = { $people } може її читати: хто керує гілками, читає їх усі.
planning-none-unsure = Discord не каже мені, хто міг би її читати.
