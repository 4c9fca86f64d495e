### Що кажемо наодинці тому, хто просить неможливого.

error-unexpected = Щось пішло не так. Нічого не змінено; спробуй ще раз.
error-not-kept = Не вдалося це зберегти. Глянь, чи щось змінилося, і спробуй ще раз.
error-not-shown = Показати це не вдалося. Глянь на стіл: твій хід, можливо, зроблено.
error-restarting = Бот ось-ось перезапуститься. Спробуй ще раз за хвилину.
error-interrupted = Бот перезапускається. Глянь на стіл: це могло встигнути, а могло й ні.
error-database-away = Моя база даних недоступна. Мабуть, нічого не змінено; спробуй за хвилину.
error-damaged = Не можу це прочитати чи зберегти: мою базу даних пошкоджено. Власник бота знає.
error-unknown-button = Ця кнопка вже нікуди не веде. Візьми новіше повідомлення або команду.
error-unknown-command = Такої команди вже немає. Скоро Discord запропонує нові.
error-nothing-changed = Нічого не змінено.
error-no-such-table = Цього столу вже немає.
error-unreadable-table = Цей стіл уже не прочитати. Закінчи його: /гра закрити. Відкрий інший: /грати.
error-unreadable-now = Зараз цей стіл не прочитати. Закінчи його (/гра закрити) або чекай на оновлення.
error-no-such-game = Такої гри я не знаю.
error-no-such-option = Такого варіанта я не знаю.
error-no-such-seat = За цим столом немає такого місця.
error-server-only = Це можна лише на сервері.
error-not-to-invite = Запросити можна лише тих, з ким ти вже сидиш за столом, якщо вони не проти.
error-people-only = У це грають лише з людьми: напиши /грати на сервері.
error-stays-in-dm = Гру з особистих повідомлень не перенести. Відкрий у каналі нову: /грати.
error-not-in-this-channel = Грають тут: { $channels }.
error-place-taken = У цьому каналі вже відкрито інший стіл.

error-already-seated = У тебе вже є місце.
error-not-seated = За цим столом у тебе немає місця.
error-seat-taken = Це місце зайняте.
error-table-full = За цим столом усі місця зайняті.
error-too-many-seated = Для цього за столом забагато людей.
error-too-few-seated = { $needed ->
    [one] Для цієї гри треба щонайменше { $needed } людину.
    [few] Для цієї гри треба щонайменше { $needed } людини.
   *[many] Для цієї гри треба щонайменше { $needed } людей.
}
error-wrong-number-of-seats = Стількома місцями в цю гру не зіграти.
error-no-programs = У цю гру програма не грає.
error-not-their-turn = Зараз не їхній хід, пропускати нема чого.
error-they-have-time = Ще є час. Хід можна пропустити, аж коли він спливе.
error-host-only = Це може лише той, хто веде стіл.
error-host-or-manager-only = Це може лише той, хто веде стіл, або хто керує цим каналом.
error-not-in-lobby = Гра вже почалася.
error-not-invited = Тебе до цього столу не запрошено, або ти вже за ним.
error-no-moment = Не розумію цього часу. Напиши так: 20:30, 2030-01-31 20:30 або +45.
error-moment-out-of-range = Цей час уже минув або настане аж за { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} чи пізніше.
error-no-clock-time = Це не час доби. Напиши так: 22:30.

error-not-playing = За цим столом зараз не грають.
error-paused = Гру призупинено.
error-not-paused = Гру не призупинено.
error-over = Гру за цим столом закінчено.
error-not-a-persons-seat = На цьому місці людина не грає.
error-had-a-seat = Ти вже знаєш таємниці цієї гри з іншого місця, тож на це не сісти.
error-seated-here = Ти вже за цим столом: твоє відкриє *Мої карти*. Ця кнопка для інших.
error-too-early = Зачекай ще { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
error-nothing-to-undo = Зараз у тебе немає ходу, який можна скасувати.
error-no-sides = У цій грі ви всі на одному боці.
error-no-undo = Тут ходів не скасовують: до підтвердження міняй, що хочеш.
error-undo-revealed = Твій останній хід уже щось відкрив. Скасувати його можна лише за згодою інших.
error-no-rematch = Реванш тут уже неможливий.
error-unreadable-journal = Що було за столом, не прочитати: журнал пошкоджено. Гра триває.
error-broken-journal = За журналом цю гру вже не відтворити.
error-late-yourself = Не встигаєш саме ти, тож вирішують інші.
# $again: when that is possible, written by Discord ("in 5 minutes").
error-just-reminded = Щойно вже було нагадування. Наступне можна { $again }.
error-they-have-no-seat = У цієї людини немає місця за цим столом.
error-another-server = Перенести стіл можна лише в межах його сервера.
error-unseen-place = Я не бачу цього місця. Напиши в закритій гілці, а в приватній згадай мене.
error-you-may-not-write-there = Писати тут тобі не дозволено: { $channel }.
error-not-begun = Гра ще не почалася.
error-manage-server-only = Це можуть лише ті, хто керує цим сервером.
error-no-such-zone = Не знаю такого часового поясу. Напиши так: Europe/Kyiv.
error-no-quiet-hours = Початок і кінець тихих годин мають різнитися.
error-away-too-long = Найдовша відсутність у днях: { $days }. Напиши число днів.
error-time-up = Час сплив.
error-campaign-option = Це вирішує кампанія.
error-sheet-not-yours = На цьому аркуші ти не пишеш.
error-no-such-cell = На цьому аркуші немає такої клітинки або такого знака для неї.
error-note-sign = У картинках немає знака { $sign }. Напиши нотатку без нього.
