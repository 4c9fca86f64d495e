### Note sheets and deduction grids: panels, pictures, words for pictures.

notes-button = Notes
notes-none = There are no notes to see at this table now.
notes-public = Everybody at the table marks this sheet together; all can see it.
notes-open = All can see this sheet.
notes-some = Only some at the table see this sheet before the game is over.
notes-private = Only you see this sheet before the game is over.
notes-read-only = You can look at this sheet, but not mark it.
notes-over = The game is over: all sheets are open.
notes-how = Choose what to mark with, then a row or a column, then its cells.
notes-how-open = Choose what to mark with, then cells (several in a row at once) or whole columns.
notes-line = **{ $line }**: choose its cells, several at once if you like.
notes-sheet-placeholder = Another sheet
notes-row-placeholder = Choose a row
notes-column-placeholder = Choose a column
notes-columns-placeholder = { $sign }: whole columns
notes-cells-placeholder = { $sign }: cells of { $line }
notes-whole-row-option = The whole row
notes-whole-column-option = The whole column
notes-cell-option = { $cell } { $sign }

notes-mark-no-button = ✗ Strike out
notes-mark-yes-button = ✓ Sure
notes-mark-maybe-button = ? Maybe
notes-mark-dot-button = • Dot
notes-mark-clear-button = Clear
notes-sign-no = ✗
notes-sign-yes = ✓
notes-sign-maybe = ?
notes-sign-dot = •
notes-refresh-button = Refresh
notes-earlier-button = ‹ Earlier sheets
notes-later-button = Later sheets ›
notes-quiet = This panel has gone quiet: it no longer changes by itself. *Refresh* brings it up to date.

sheet-told-heading = **{ $title }**
sheet-told-row = { $row } – { $parts }
sheet-told-no = struck out: { $columns }
sheet-told-yes = sure: { $columns }
sheet-told-maybe = maybe: { $columns }
sheet-told-dot = dotted: { $columns }
sheet-told-empty = nothing marked
