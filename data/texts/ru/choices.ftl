
choice-back-button = Назад
choice-do-button = Выполнить
choice-do-doubted-button = Всё равно выполнить
choice-page = Страница { $page } из { $pages }
choice-placeholder = Выбери ход (всего: { $moves })
choice-done = ✅ Готово.
choice-note-label = Твоя заметка
choice-note-modal-title = Написать заметку

command-move = ход
command-move-description = Сделать ход, написав его словами
command-move-choice = ход
command-move-choice-description = Какой ход: пиши, и список станет короче

error-which-move = { $moves ->
    [0] Такого хода у тебя нет. В списке всё, что сейчас можно сделать.
   *[other] Подходящих ходов: { $moves }. Выбери один из списка.
}
