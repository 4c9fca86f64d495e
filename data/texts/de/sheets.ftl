### Note sheets and deduction grids: panels, pictures, words for pictures.

notes-button = Notizen
notes-none = An diesem Tisch gibt es gerade keine Notizen zu sehen.
notes-public = Dieses Blatt füllen alle am Tisch gemeinsam aus, und alle können es sehen.
notes-open = Dieses Blatt können alle sehen.
notes-some = Vor dem Ende der Partie sehen nur einige am Tisch dieses Blatt.
notes-private = Vor dem Ende der Partie siehst nur du dieses Blatt.
notes-read-only = Dieses Blatt kannst du ansehen, aber nichts eintragen.
notes-over = Die Partie ist vorbei: Alle Blätter sind offen.
notes-how = Wähle ein Zeichen, dann eine Zeile oder Spalte, dann ihre Felder.
notes-how-open = Wähle ein Zeichen, dann Felder (auch mehrere einer Zeile auf einmal) oder ganze Spalten.
notes-line = **{ $line }**: Wähle die Felder, gern mehrere auf einmal.
notes-sheet-placeholder = Anderes Blatt
notes-row-placeholder = Wähle eine Zeile
notes-column-placeholder = Wähle eine Spalte
notes-columns-placeholder = { $sign }: ganze Spalten
notes-cells-placeholder = { $sign }: Felder von { $line }
notes-whole-row-option = Die ganze Zeile
notes-whole-column-option = Die ganze Spalte
notes-cell-option = { $cell } { $sign }

notes-mark-no-button = ✗ Streichen
notes-mark-yes-button = ✓ Sicher
notes-mark-maybe-button = ? Vielleicht
notes-mark-dot-button = • Punkt
notes-mark-clear-button = Leeren
notes-sign-no = ✗
notes-sign-yes = ✓
notes-sign-maybe = ?
notes-sign-dot = •
notes-refresh-button = Aktualisieren
notes-earlier-button = ‹ Frühere Blätter
notes-later-button = Spätere Blätter ›
notes-quiet = Hier tut sich von selbst nichts mehr. *Aktualisieren* bringt den neuesten Stand.

sheet-told-heading = **{ $title }**
sheet-told-row = { $row } – { $parts }
sheet-told-no = gestrichen: { $columns }
sheet-told-yes = sicher: { $columns }
sheet-told-maybe = vielleicht: { $columns }
sheet-told-dot = mit Punkt: { $columns }
sheet-told-empty = nichts eingetragen
