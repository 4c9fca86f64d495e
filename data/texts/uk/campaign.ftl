### Кампанії: групи, їхні справи, партії, які вони відкривають.

command-campaign = кампанія
command-campaign-description = Кампанії твоїх груп: справа, наступна партія, нова кампанія

campaigns-heading = **Кампанії на цьому сервері**
campaigns-empty = Кампаній тут поки ніхто не грає.
campaigns-line = **{ $name }** — { $game } — { $games ->
    [0] ще нічого не зіграно
    [one] зіграно { $games } партію
    [few] зіграно { $games } партії
   *[many] зіграно { $games } партій
} — { $people }
campaigns-more = … ще груп: { $groups }.
campaigns-placeholder = Відкрити справу
campaigns-option = { $name } — { $game }
campaign-new-button = Нова кампанія: { $game }
campaign-name-modal-title = Нова кампанія
campaign-name-label = Назва вашої групи
campaign-name-hint = До неї належать усі, хто грає за її столами.

campaign-heading = { $name } — { $game }
campaign-unnamed = група без назви
campaign-people = У групі: { $people }
campaign-dossier = Справа
campaign-dossier-done = { $won } з { $all }
campaign-dossier-next = далі
campaign-next = **Далі: { $title }**
campaign-over = Кампанію пройдено: нових партій немає.
campaign-others-only = Партії відкриває сама група. Сядь за один з її столів, і ти теж у групі.
campaign-plays = Стіл у групи вже є.
campaign-open-button = Відкрити: { $title }
campaign-again-placeholder = Зіграти іншу
campaign-leave-button = Вийти з групи
campaign-leave-question = Ти виходиш із групи { $name }. Щоб повернутися, досить зіграти за одним з її столів.
campaign-leave-last-question = Більше нікого в групі немає ({ $name }): коли вийдеш, група та її справа зникнуть назавжди.
campaign-left = Тебе більше немає в групі { $name }.
campaign-left-told = { $who } виходить із групи { $name }.
campaigns-button = Усі кампанії
campaign-go-on-button = Далі в кампанії

campaign-apart = -# Поза кампанією; відкрити її: /кампанія.
campaign-story-line = -# { $line }
campaign-table = { $title }
campaign-table-of = { $title } — { $group }

error-group-plays = Стіл у групи вже є.
error-no-such-group = Такої групи тут немає.
error-not-of-group = Ти не належиш до цієї групи.
error-too-many-groups = У тебе тут уже найбільше груп, скільки можна. Спершу вийди з якоїсь.
error-no-group-name = Групі потрібна назва.
error-bad-group-name = У назві групи не може бути згадки, позначки часу чи посилання.
