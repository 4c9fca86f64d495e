### Note sheets and deduction grids: panels, pictures, words for pictures.

notes-button = Notities
notes-none = Aan deze tafel zijn nu geen notities te zien.
notes-public = De hele tafel vult dit blad samen in; iedereen kan het zien.
notes-open = Iedereen kan dit blad zien.
notes-some = Tot het eind van het potje zien alleen sommigen aan tafel dit blad.
notes-private = Tot het eind van het potje zie alleen jij dit blad.
notes-read-only = Je kunt dit blad bekijken, maar niet invullen.
notes-over = Het potje is afgelopen: alle bladen liggen open.
notes-how = Kies waarmee je wilt invullen, dan een rij of kolom, dan de vakjes.
notes-how-open = Kies waarmee je wilt invullen, dan vakjes (meerdere in een rij tegelijk) of hele kolommen.
notes-line = **{ $line }**: kies de vakjes, meerdere tegelijk als je wilt.
notes-sheet-placeholder = Een ander blad
notes-row-placeholder = Kies een rij
notes-column-placeholder = Kies een kolom
notes-columns-placeholder = { $sign }: hele kolommen
notes-cells-placeholder = { $sign }: vakjes van { $line }
notes-whole-row-option = De hele rij
notes-whole-column-option = De hele kolom
notes-cell-option = { $cell } { $sign }

notes-mark-no-button = ✗ Wegstrepen
notes-mark-yes-button = ✓ Zeker
notes-mark-maybe-button = ? Misschien
notes-mark-dot-button = • Stip
notes-mark-clear-button = Leegmaken
notes-sign-no = ✗
notes-sign-yes = ✓
notes-sign-maybe = ?
notes-sign-dot = •
notes-refresh-button = Vernieuwen
notes-earlier-button = ‹ Eerdere bladen
notes-later-button = Latere bladen ›
notes-quiet = Dit paneel slaapt: het verandert niet meer vanzelf. *Vernieuwen* werkt het bij.

sheet-told-heading = **{ $title }**
sheet-told-row = { $row } – { $parts }
sheet-told-no = weggestreept: { $columns }
sheet-told-yes = zeker: { $columns }
sheet-told-maybe = misschien: { $columns }
sheet-told-dot = stip: { $columns }
sheet-told-empty = niets ingevuld
