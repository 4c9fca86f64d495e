### Кампании: группы, их досье, партии, которые они открывают.

command-campaign = кампания
command-campaign-description = Кампании твоих групп: досье, следующая партия, новая кампания

campaigns-heading = **Кампании на этом сервере**
campaigns-empty = Здесь пока никто не играет кампанию.
campaigns-line = **{ $name }** – { $game } – { $games ->
    [0] партий ещё не было
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} – { $people }
campaigns-more = … и ещё { $groups }.
campaigns-placeholder = Открыть досье
campaigns-option = { $name } – { $game }
campaign-new-button = Новая кампания: { $game }
campaign-name-modal-title = Новая кампания
campaign-name-label = Название вашей группы
campaign-name-hint = Кто играет за её столами, тот и в группе.

campaign-heading = { $name } – { $game }
campaign-unnamed = группа без названия
campaign-people = В группе: { $people }
campaign-dossier = Досье
campaign-dossier-done = { $won } из { $all }
campaign-dossier-next = дальше
campaign-next = **Дальше: { $title }**
campaign-over = Кампания окончена, играть больше нечего.
campaign-others-only = Партии открывает сама группа. Сядь за один из её столов, и ты в группе.
campaign-plays = У группы уже есть стол.
campaign-open-button = Открыть: { $title }
campaign-again-placeholder = Сыграть другую
campaign-leave-button = Выйти из группы
campaign-leave-question = Ты выйдешь из группы { $name }. Чтобы вернуться, сыграй за одним из её столов.
campaign-leave-last-question = В группе { $name } больше никого: если выйдешь, она исчезнет навсегда вместе с досье.
campaign-left = Тебя больше нет в группе { $name }.
campaign-left-told = { $who } выходит из группы { $name }.
campaigns-button = Все кампании
campaign-go-on-button = Продолжить кампанию

campaign-apart = -# Вне кампаний; открыть кампанию: /кампания.
campaign-story-line = -# { $line }
campaign-table = { $title }
campaign-table-of = { $title } – { $group }

error-group-plays = У группы уже есть стол.
error-no-such-group = Такой группы здесь нет.
error-not-of-group = Ты не в этой группе.
error-too-many-groups = У тебя здесь столько групп, сколько можно. Сначала выйди из какой-нибудь.
error-no-group-name = Группе нужно название.
error-bad-group-name = В названии группы не может быть упоминания, отметки времени или ссылки.
