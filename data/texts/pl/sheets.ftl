### Note sheets and deduction grids: panels, pictures, words for pictures.

notes-button = Notatki
notes-none = Przy tym stole nie ma teraz notatek.
notes-public = Na tym arkuszu zaznaczają wszyscy przy stole; każdy go widzi.
notes-open = Ten arkusz widzą wszyscy.
notes-some = Do końca gry ten arkusz widzą tylko niektórzy przy stole.
notes-private = Do końca gry ten arkusz widzisz tylko ty.
notes-read-only = Ten arkusz możesz tylko oglądać.
notes-over = Gra skończona: wszystkie arkusze są jawne.
notes-how = Wybierz znak, potem wiersz lub kolumnę, a potem pola.
notes-how-open = Wybierz znak, potem pola (kilka w wierszu naraz) albo całe kolumny.
notes-line = **{ $line }**: wybierz pola, możesz kilka naraz.
notes-sheet-placeholder = Inny arkusz
notes-row-placeholder = Wybierz wiersz
notes-column-placeholder = Wybierz kolumnę
notes-columns-placeholder = { $sign }: całe kolumny
notes-cells-placeholder = { $sign }: pola, { $line }
notes-whole-row-option = Cały wiersz
notes-whole-column-option = Cała kolumna
notes-cell-option = { $cell } { $sign }

notes-mark-no-button = ✗ Skreśl
notes-mark-yes-button = ✓ Na pewno
notes-mark-maybe-button = ? Może
notes-mark-dot-button = • Kropka
notes-mark-clear-button = Wyczyść
notes-sign-no = ✗
notes-sign-yes = ✓
notes-sign-maybe = ?
notes-sign-dot = •
notes-refresh-button = Odśwież
notes-earlier-button = ‹ Wcześniejsze arkusze
notes-later-button = Dalsze arkusze ›
notes-quiet = Ten panel już sam się nie zmienia. *Odśwież* pokaże, co nowego.

sheet-told-heading = **{ $title }**
sheet-told-row = { $row } – { $parts }
sheet-told-no = skreślone: { $columns }
sheet-told-yes = na pewno: { $columns }
sheet-told-maybe = może: { $columns }
sheet-told-dot = kropka: { $columns }
sheet-told-empty = nic nie zaznaczono
