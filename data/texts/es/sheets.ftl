### Note sheets and deduction grids: panels, pictures, words for pictures.

notes-button = Notas
notes-none = En esta mesa no hay ahora notas que ver.
notes-public = Esta hoja la marca toda la mesa y la ve todo el mundo.
notes-open = Esta hoja la ve todo el mundo.
notes-some = Solo una parte de la mesa ve esta hoja antes de que acabe la partida.
notes-private = Solo tú ves esta hoja antes de que acabe la partida.
notes-read-only = Puedes mirar esta hoja, pero no marcarla.
notes-over = La partida ha terminado: todas las hojas están abiertas.
notes-how = Elige con qué marcar, luego una fila o columna y después sus casillas.
notes-how-open = Elige con qué marcar y luego casillas (varias de una fila a la vez) o columnas enteras.
notes-line = **{ $line }**: elige sus casillas, varias a la vez si quieres.
notes-sheet-placeholder = Otra hoja
notes-row-placeholder = Elige una fila
notes-column-placeholder = Elige una columna
notes-columns-placeholder = { $sign }: columnas enteras
notes-cells-placeholder = { $sign }: casillas de { $line }
notes-whole-row-option = La fila entera
notes-whole-column-option = La columna entera
notes-cell-option = { $cell } { $sign }

notes-mark-no-button = ✗ Tachar
notes-mark-yes-button = ✓ Seguro
notes-mark-maybe-button = ? Quizá
notes-mark-dot-button = • Punto
notes-mark-clear-button = Borrar
notes-sign-no = ✗
notes-sign-yes = ✓
notes-sign-maybe = ?
notes-sign-dot = •
notes-refresh-button = Actualizar
notes-earlier-button = ‹ Hojas anteriores
notes-later-button = Hojas siguientes ›
notes-quiet = Este panel ya no cambia solo. *Actualizar* lo pone al día.

sheet-told-heading = **{ $title }**
sheet-told-row = { $row } – { $parts }
sheet-told-no = tachado: { $columns }
sheet-told-yes = seguro: { $columns }
sheet-told-maybe = quizá: { $columns }
sheet-told-dot = con punto: { $columns }
sheet-told-empty = nada marcado
