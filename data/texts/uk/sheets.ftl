### Аркуші нотаток і таблиці висновків: панелі, картинки, слова замість картинок.

notes-button = Нотатки
notes-none = За цим столом зараз немає нотаток.
notes-public = Цей аркуш заповнюють усі разом; його бачать усі.
notes-open = Цей аркуш бачать усі.
notes-some = До кінця гри цей аркуш бачать не всі за столом.
notes-private = До кінця гри цей аркуш бачиш лише ти.
notes-read-only = Цей аркуш можна переглядати, але не заповнювати.
notes-over = Гру закінчено: усі аркуші відкриті.
notes-how = Вибери знак, потім рядок або стовпець, потім клітинки.
notes-how-open = Вибери знак, потім клітинки (можна кілька в рядку) або цілі стовпці.
notes-line = **{ $line }**: вибери клітинки, можна кілька одразу.
notes-sheet-placeholder = Інший аркуш
notes-row-placeholder = Вибери рядок
notes-column-placeholder = Вибери стовпець
notes-columns-placeholder = { $sign }: цілі стовпці
notes-cells-placeholder = { $sign }: клітинки, { $line }
notes-whole-row-option = Увесь рядок
notes-whole-column-option = Увесь стовпець
notes-cell-option = { $cell } { $sign }

notes-mark-no-button = ✗ Викреслити
notes-mark-yes-button = ✓ Точно
notes-mark-maybe-button = ? Можливо
notes-mark-dot-button = • Крапка
notes-mark-clear-button = Стерти
notes-sign-no = ✗
notes-sign-yes = ✓
notes-sign-maybe = ?
notes-sign-dot = •
notes-refresh-button = Оновити
notes-earlier-button = ‹ Раніші аркуші
notes-later-button = Пізніші аркуші ›
notes-quiet = Ця панель завмерла: сама вона більше не оновиться. *Оновити* покаже, як усе зараз.

sheet-told-heading = **{ $title }**
sheet-told-row = { $row } — { $parts }
sheet-told-no = викреслено: { $columns }
sheet-told-yes = точно: { $columns }
sheet-told-maybe = можливо: { $columns }
sheet-told-dot = крапка: { $columns }
sheet-told-empty = нічого не позначено
