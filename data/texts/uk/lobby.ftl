### Відкриття столу, лобі та його параметри.

covers-heading = ## Вибери гру
covers-heading-alone = ## У що зіграємо?
    Грай одразу проти комп’ютера або запроси тих, з ким уже сиділи за столом.
covers-people = Гравців: { $fewest }–{ $most }
covers-people-minutes = Гравців: { $fewest }–{ $most }, хвилин: { $least }–{ $longest }
covers-open-button = Відкрити стіл: { $game }
covers-play-button = Грати: { $game }
covers-lobby-button = Запросити й налаштувати

open-opened = Твій стіл відкрито: { $channel }. Гра: { $game }.
open-begun = { $game }: гра почалася. Поле й твої карти нижче.
open-lobby = { $game }: нижче запроси людей або вибери параметри, потім натисни *Почати*.
direct-invite-button = Запросити
direct-help = Кого запросиш? Поле й карти кожен отримає у своїх особистих повідомленнях.
direct-nobody = Поки немає кого запросити. Спершу зіграйте разом на сервері: напиши там /грати.
direct-invited = Запрошення надіслано: { $people }. Хто прийде, видно в лобі.
direct-invitation = { $host } кличе тебе зіграти тут, в особистих повідомленнях. Гра: { $game }.
direct-closed = Запрошення не дійшло. Особисті повідомлення від мене закрито: { $who }.
open-taken = Тут уже є відкритий стіл. Гра: { $game }.
open-go-button = До столу
open-apart-button = Ще один, у гілці
no-thread-here = У такому каналі гілок не буває. Для ще одного столу візьми інший канал.
no-thread-in-dm = В особистих повідомленнях може йти лише одна гра. Дограй її або закінчи зараз.
no-thread-in-thread = У гілці не буває гілок. Ще один стіл відкрий тут: { $channel }.
no-thread-in-post = У дописі не буває гілок. Для ще одного столу створи новий допис: { $channel }.
no-private-thread-here = У такому каналі приватних гілок не буває.

# $minutes: how long people have to answer while all are there.
pace-live = у реальному часі, { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
} на відповідь
# $hours: how long people have to answer when they needn’t be there at once.
pace-daily = заочно, { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
} на відповідь
pace-none = без годинника
length-minutes = -# Дев’ять партій із десяти тривають від { $fewest } до { $most } хв.
length-days = -# Кожен заходить зіграти від { $fewest } до { $most } разів. Навіть якщо всі тягнуть до останнього, усе скінчиться щонайпізніше за { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} (дев’ять партій із десяти).

option-on = увімкнено
option-off = вимкнено
option-number = { $number }

lobby-seat-host = **{ $seat }**: { $who } (веде стіл)
lobby-seat-person = **{ $seat }**: { $who }
lobby-seat-free = **{ $seat }**: вільно
lobby-alone = -# Більше нікого? *Почати*: зіграє комп’ютер.
lobby-briefing = • { $line }
lobby-option = { $option }: { $value }
lobby-pace = Темп: { $pace }
lobby-late = Якщо хтось не встигає: { $what }
lobby-late-ask = вирішують інші
lobby-late-skip = цей один хід робить комп’ютер
lobby-late-resign = поразка, далі грає комп’ютер
lobby-late-skip-without = хід пропускається
lobby-late-resign-without = поразка, інші грають далі
# $moment: date and time; $countdown: "in 20 minutes", both written by Discord.
lobby-starts = Початок: { $moment } ({ $countdown })
lobby-invited = Запрошено: { $people }
lobby-join-button = Приєднатися
lobby-leave-button = Вийти
lobby-start-button = Почати
lobby-options-button = Параметри

lobby-seated = Твоє місце: { $seat }.
lobby-seated-quiet = Твоє місце: { $seat }. Усе інше — за столом.
lobby-left = Тебе за цим столом більше немає.
lobby-sit-placeholder = Пересісти
lobby-sit-free-option = { $seat } (вільно)
lobby-sit-person-option = { $seat } (обмін місцями)
lobby-sit-program-option = { $seat } (обмін із комп’ютером)
lobby-started = Гра почалася.
lobby-board-button = До поля
lobby-free-seats = { $seats ->
    [one] Є { $seats } вільне місце.
    [few] Є { $seats } вільні місця.
   *[many] Є { $seats } вільних місць.
} Що робити { $seats ->
    [1] з ним
    [one] з ними
    [few] з ними
   *[many] з ними
}?
lobby-fill-button = Віддати місця комп’ютеру
lobby-without-button = Почати без вільних місць
lobby-wait-button = Чекати

lobby-options-heading = Параметри цього столу
lobby-options-others = Параметри змінює лише той, хто веде стіл: { $host }.
lobby-game-button = Гра
lobby-game-page-button = Гра, частина { $page }
lobby-game-modal-title = Гра
lobby-table-button = Стіл
lobby-table-modal-title = Стіл
lobby-switches-label = Увімкни, що хочеш
lobby-seats-label = Кількість місць
lobby-seats-hint = Скільки людей грає. Вільні місця на початку займе комп’ютер, або їх не буде.
lobby-seats-hint-without = Скільки людей грає. Вільних місць на початку просто не буде.
lobby-pace-label = Темп
lobby-pace-hint = Скільки часу на відповідь: хвилини, коли всі тут, або години.
lobby-late-label = Якщо хтось не встигає
lobby-late-hint = Що робити, коли сплив час і додатковий час після нагадування теж.
lobby-seats-option = { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
lobby-invite-placeholder = Запросити людей
lobby-add-program-button = Додати комп’ютер
lobby-remove-program-button = Прибрати комп’ютер
lobby-shuffle-button = Перемішати місця
lobby-moment-label = Коли починаємо?
lobby-moment-hint = За годинником { $zone }. Порожньо — без призначеного часу.
lobby-moment-placeholder = 20:30, 2030-01-31 20:30 або +45 — за 45 хвилин
lobby-close-button = Закрити стіл
lobby-close-question = Усім доведеться встати з-за столу. Закрити його?
lobby-closed = Цей стіл закрито.
lobby-closed-idle = За цей стіл давно ніхто не сідав, тож його закрито.
lobby-invitation = { $people }: { $host } кличе до столу. Гра: { $game }.
lobby-invitation-full = Зараз усі місця зайняті.
invite-decline-button = Не можу
invite-declined = Добре. Передаю тому, хто веде стіл, що тебе не буде.
host-call = { $host }, новини за твоїм столом ({ $game }):
host-joined = нові за столом: { $people }. { $free ->
    [one] Ще { $free } вільне місце.
    [few] Ще { $free } вільні місця.
   *[many] Ще { $free } вільних місць.
}
host-full = усі місця зайняті ({ $people }). Можна починати.
host-declined = запрошення відхилено: { $people }.
lobby-role-call = { $role }: { $host } відкриває стіл. Гра: { $game }.
lobby-role-uncalled = { $host } відкриває стіл. Гра: { $game }. Мені не дозволено згадувати { $role }, тож нікого не кличу.

never-mind-button = Скасувати
never-minded = Нічого не змінено.
lobby-call = { $people }: час грати ({ $game }). Хто веде стіл, може починати.
invite-the-bot = Мене не запросиш. Де комп’ютер вміє грати, той, хто веде стіл, садить його через *Параметри*.
invite-program = { $who } — бот, його не запросиш.
invite-oneself = Себе запрошувати не треба.
invite-elsewhere = { $who }: немає на цьому сервері, тож і запросити не вийде.
invite-unseeing = { $who }: не бачить цього каналу, тож запрошення не надіслано.
invite-seated = { $who }: уже має тут місце.
invite-again = { $who }: запрошення вже є.
invite-done = До твого столу запрошено: { $who }. Гра: { $game }.
invite-which = За який із твоїх столів кличемо? Запрошення для: { $who }
invite-which-placeholder = Твої столи
invite-which-option = { $game } — { $place }
event-description = Для цієї гри відкрито стіл. Зайди в канал і займи місце.
