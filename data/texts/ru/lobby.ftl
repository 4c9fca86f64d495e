### Открытие столов, лобби и его параметры.

covers-heading = ## Выбери игру
covers-heading-alone = ## Во что сыграем?
    Начни сразу в одиночку или пригласи тех, с кем уже играешь.
covers-people = Игроков: { $fewest }–{ $most }
covers-people-minutes = Игроков: { $fewest }–{ $most }, минут: { $least }–{ $longest }
covers-open-button = Открыть стол: { $game }
covers-play-button = Играть: { $game }
covers-lobby-button = Пригласить или настроить

open-opened = Твой стол открыт в { $channel }. Игра: { $game }.
open-begun = { $game }: партия началась. Поле и твои карты ниже.
open-lobby = { $game }: пригласи игроков или выбери параметры ниже, потом нажми *Начать*.
direct-invite-button = Пригласить
direct-help = Кого пригласить? Поле и карты придут каждому в личные сообщения.
direct-nobody = Пока некого пригласить: ты ещё ни с кем не играешь. Сначала сыграйте вместе на сервере: /играть.
direct-invited = Приглашены: { $people }. В лобби видно, кто садится за стол.
direct-invitation = { $host } приглашает тебя сыграть здесь, в личных сообщениях. Игра: { $game }.
direct-closed = { $who } не принимает от меня личных сообщений, поэтому приглашение не передано.
open-taken = Здесь уже открыт стол. Игра: { $game }.
open-go-button = К столу
open-apart-button = Открыть ещё один в ветке
no-thread-here = В таких каналах нет веток. Для ещё одного стола возьми другой канал.
no-thread-in-dm = В личных сообщениях помещается одна партия. Доиграй её или закончи сейчас.
no-thread-in-thread = Внутри ветки веток не бывает. Для ещё одного стола возьми { $channel }.
no-thread-in-post = Внутри публикации веток не бывает. Для ещё одного стола создай новую в { $channel }.
no-private-thread-here = В таких каналах нет приватных веток.

pace-live = в реальном времени, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
} на ответ
pace-daily = заочно, { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
} на ответ
pace-none = без часов
length-minutes = -# Девять партий из десяти длятся от { $fewest } до { $most } минут.
length-days = -# Каждый заходит в игру от { $fewest } до { $most } раз. Даже если все тянут до последнего, это не больше { $days ->
    [one] { $days } дня
    [few] { $days } дней
   *[many] { $days } дней
} (девять партий из десяти).

option-on = да
option-off = нет
option-number = { $number }

lobby-seat-host = **{ $seat }**: { $who } (ведёт стол)
lobby-seat-person = **{ $seat }**: { $who }
lobby-seat-free = **{ $seat }**: свободно
lobby-alone = -# Больше никого? *Начать*: сыграет программа.
lobby-briefing = • { $line }
lobby-option = { $option }: { $value }
lobby-pace = Темп: { $pace }
lobby-late = Если кто-то не успел: { $what }
lobby-late-ask = решают остальные
lobby-late-skip = этот ход делает программа
lobby-late-resign = поражение, дальше играет программа
lobby-late-skip-without = ход пропускается
lobby-late-resign-without = поражение, остальные играют дальше
lobby-starts = Начало: { $moment } ({ $countdown })
lobby-invited = Приглашены: { $people }
lobby-join-button = Присоединиться
lobby-leave-button = Выйти
lobby-start-button = Начать
lobby-options-button = Параметры

lobby-seated = Твоё место: { $seat }.
lobby-seated-quiet = Твоё место: { $seat }. Всё остальное — за столом.
lobby-left = Тебя больше нет за этим столом.
lobby-sit-placeholder = Пересесть
lobby-sit-free-option = { $seat } (свободно)
lobby-sit-person-option = { $seat } (поменяться местами)
lobby-sit-program-option = { $seat } (поменяться с программой)
lobby-started = Партия началась.
lobby-board-button = К полю
lobby-free-seats = { $seats ->
    [one] Свободно { $seats } место. Что с ним делать?
    [few] Свободно { $seats } места. Что с ними делать?
   *[many] Свободно { $seats } мест. Что с ними делать?
}
lobby-fill-button = Отдать их программе
lobby-without-button = Начать без них
lobby-wait-button = Подождать

lobby-options-heading = Параметры этого стола
lobby-options-others = Параметры меняет только тот, кто ведёт стол: { $host }.
lobby-game-button = Игра
lobby-game-page-button = Игра, часть { $page }
lobby-game-modal-title = Игра
lobby-table-button = Стол
lobby-table-modal-title = Стол
lobby-switches-label = Включи то, что нужно
lobby-seats-label = Сколько мест
lobby-seats-hint = Сколько вас играет. Свободные места при начале займёт программа, или их уберут.
lobby-seats-hint-without = Сколько вас играет. Свободные места при начале уберут.
lobby-pace-label = Темп
lobby-pace-hint = Сколько времени на ответ: минуты, если все на месте, или часы.
lobby-late-label = Если кто-то не успел
lobby-late-hint = Что будет, когда выйдет и время, и добавка после напоминания.
lobby-seats-option = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
lobby-invite-placeholder = Пригласить игроков
lobby-add-program-button = Добавить программу
lobby-remove-program-button = Убрать программу
lobby-shuffle-button = Перемешать места
lobby-moment-label = Когда начинаем?
lobby-moment-hint = По часам пояса { $zone }. Оставь пустым, если без точного времени.
lobby-moment-placeholder = 20:30, 2030-01-31 20:30 или +45 (через 45 минут)
lobby-close-button = Закрыть стол
lobby-close-question = Всем за этим столом придётся встать. Закрыть его?
lobby-closed = Этот стол закрыт.
lobby-closed-idle = За этот стол давно никто не заходит, поэтому он закрыт.
lobby-invitation = { $people }: { $host } зовёт сыграть. Игра: { $game }.
lobby-invitation-full = Сейчас все места заняты.
invite-decline-button = Не могу
invite-declined = Ведущий стола узнает, что тебя не будет.
host-call = { $host }, твой стол ({ $game }):
host-joined = { $people } за столом, { $free ->
    [one] свободно { $free } место.
    [few] свободно { $free } места.
   *[many] свободно { $free } мест.
}
host-full = все места заняты ({ $people }). Можно начинать.
host-declined = не смогут прийти: { $people }.
lobby-role-call = { $role }: { $host } открывает стол. Игра: { $game }.
lobby-role-uncalled = { $host } открывает стол. Игра: { $game }. Упоминать { $role } мне нельзя, поэтому никого не зову.

never-mind-button = Отмена
never-minded = Ничего не изменилось.
lobby-call = { $people }: пора играть. Игра: { $game }. Ведущий стола может начинать.
invite-the-bot = Меня не приглашают. Где программа умеет играть, её сажают на свободное место кнопкой *Параметры*.
invite-program = { $who } — бот, его не пригласить.
invite-oneself = Себя приглашать не нужно.
invite-elsewhere = { $who }: нет на этом сервере, пригласить нельзя.
invite-unseeing = { $who }: не видит этот канал, приглашение не отправлено.
invite-seated = { $who } уже за этим столом.
invite-again = { $who }: приглашение уже отправлено.
invite-done = { $who }: приглашение за твой стол отправлено. Игра: { $game }.
invite-which = { $who }: к какому из твоих столов пригласить?
invite-which-placeholder = Твои столы
invite-which-option = { $game } – { $place }
event-description = Открыт стол для этой игры. Загляни в его канал и займи место.
