# Вибір ходу: що кажуть панелі кожної гри.

choice-back-button = Назад
choice-do-button = Зробити
choice-do-doubted-button = Усе одно зробити
choice-page = Сторінка { $page } з { $pages }
choice-placeholder = Вибери хід (усього: { $moves })
choice-done = ✅ Готово.
choice-note-label = Твоя нотатка
choice-note-modal-title = Написати нотатку

command-move = хід
command-move-description = Зробити хід текстом, без кнопок
command-move-choice = хід
command-move-choice-description = Який саме; що довше пишеш, то коротший список

error-which-move = { $moves ->
    [0] Такого ходу в тебе немає. У списку все, що зараз можна зробити.
    [one] Підходить { $moves } хід. Вибери його зі списку.
    [few] Підходять { $moves } ходи. Вибери один зі списку.
   *[many] Підходить { $moves } ходів. Вибери один зі списку.
}
