### Listy poznámek a dedukční tabulky: panely, obrázky, slova k obrázkům.

notes-button = Poznámky
notes-none = U tohoto stolu žádné poznámky k vidění nejsou.
notes-public = Do tohoto listu píšou všichni u stolu a vidí ho každý.
notes-open = Tento list vidí všichni.
notes-some = Před koncem hry vidí tento list jen někteří u stolu.
notes-private = Před koncem hry vidíš tento list jen ty.
notes-read-only = Na tento list se můžeš dívat, ale ne do něj psát.
notes-over = Hra skončila: všechny listy jsou odkryté.
notes-how = Vyber značku, pak řádek nebo sloupec a pak jeho políčka.
notes-how-open = Vyber značku a pak políčka, v řádku všechna naráz, nebo celé sloupce.
notes-line = **{ $line }**: vyber políčka, třeba i několik naráz.
notes-sheet-placeholder = Jiný list
notes-row-placeholder = Vyber řádek
notes-column-placeholder = Vyber sloupec
notes-columns-placeholder = { $sign }: celé sloupce
notes-cells-placeholder = { $sign }: políčka, { $line }
notes-whole-row-option = Celý řádek
notes-whole-column-option = Celý sloupec
notes-cell-option = { $cell } { $sign }

notes-mark-no-button = ✗ Škrtnout
notes-mark-yes-button = ✓ Jisté
notes-mark-maybe-button = ? Možná
notes-mark-dot-button = • Tečka
notes-mark-clear-button = Smazat
notes-sign-no = ✗
notes-sign-yes = ✓
notes-sign-maybe = ?
notes-sign-dot = •
notes-refresh-button = Obnovit
notes-earlier-button = ‹ Předchozí listy
notes-later-button = Další listy ›
notes-quiet = Tento panel usnul: sám už se nemění. Tlačítko *Obnovit* ho kdykoli oživí.

sheet-told-heading = **{ $title }**
sheet-told-row = { $row } – { $parts }
sheet-told-no = škrtnuto: { $columns }
sheet-told-yes = jisté: { $columns }
sheet-told-maybe = možná: { $columns }
sheet-told-dot = tečka: { $columns }
sheet-told-empty = žádné značky
