### Листы для заметок и таблицы догадок.

notes-button = Заметки
notes-none = Сейчас за этим столом нет заметок, которые можно посмотреть.
notes-public = Этот лист заполняют всем столом, и видят его все.
notes-open = Этот лист видят все.
notes-some = До конца партии этот лист видят не все за столом.
notes-private = До конца партии этот лист видишь только ты.
notes-read-only = На этот лист можно только смотреть.
notes-over = Партия окончена: все листы открыты.
notes-how = Выбери знак, потом строку или столбец, потом клетки.
notes-how-open = Выбери знак, потом клетки (в строке можно сразу несколько) или целые столбцы.
notes-line = **{ $line }**: выбери клетки, можно сразу несколько.
notes-sheet-placeholder = Другой лист
notes-row-placeholder = Выбери строку
notes-column-placeholder = Выбери столбец
notes-columns-placeholder = { $sign }: целые столбцы
notes-cells-placeholder = { $sign }: клетки, { $line }
notes-whole-row-option = Вся строка
notes-whole-column-option = Весь столбец
notes-cell-option = { $cell } { $sign }

notes-mark-no-button = ✗ Вычеркнуть
notes-mark-yes-button = ✓ Точно
notes-mark-maybe-button = ? Возможно
notes-mark-dot-button = • Точка
notes-mark-clear-button = Стереть
notes-sign-no = ✗
notes-sign-yes = ✓
notes-sign-maybe = ?
notes-sign-dot = •
notes-refresh-button = Обновить
notes-earlier-button = ‹ Другие листы
notes-later-button = Другие листы ›
notes-quiet = Эта панель больше не меняется сама. Чтобы увидеть новое, нажми *Обновить*.

sheet-told-heading = **{ $title }**
sheet-told-row = { $row } – { $parts }
sheet-told-no = вычеркнуто: { $columns }
sheet-told-yes = точно: { $columns }
sheet-told-maybe = возможно: { $columns }
sheet-told-dot = с точкой: { $columns }
sheet-told-empty = пометок нет
