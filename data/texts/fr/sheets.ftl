### Note sheets and deduction grids: panels, pictures, words for pictures.

notes-button = Notes
notes-none = Il n’y a pas de notes à voir à cette table.
notes-public = Toute la table remplit cette feuille ensemble ; tous peuvent la voir.
notes-open = Tous peuvent voir cette feuille.
notes-some = Jusqu’à la fin, seuls certains à la table voient cette feuille.
notes-private = Jusqu’à la fin, personne d’autre ne voit cette feuille.
notes-read-only = Tu peux regarder cette feuille, mais pas la remplir.
notes-over = La partie est finie : toutes les feuilles sont ouvertes.
notes-how = Choisis une marque, puis une ligne ou une colonne, puis ses cases.
notes-how-open = Choisis une marque, puis des cases (plusieurs d’une ligne à la fois) ou des colonnes entières.
notes-line = **{ $line }** : choisis ses cases, plusieurs à la fois si tu veux.
notes-sheet-placeholder = Une autre feuille
notes-row-placeholder = Choisis une ligne
notes-column-placeholder = Choisis une colonne
notes-columns-placeholder = { $sign } : colonnes entières
notes-cells-placeholder = { $sign } : cases, { $line }
notes-whole-row-option = Toute la ligne
notes-whole-column-option = Toute la colonne
notes-cell-option = { $cell } { $sign }

notes-mark-no-button = ✗ Barrer
notes-mark-yes-button = ✓ Sûr
notes-mark-maybe-button = ? Peut-être
notes-mark-dot-button = • Point
notes-mark-clear-button = Effacer
notes-sign-no = ✗
notes-sign-yes = ✓
notes-sign-maybe = ?
notes-sign-dot = •
notes-refresh-button = Actualiser
notes-earlier-button = ‹ Précédentes
notes-later-button = Suivantes ›
notes-quiet = Ce panneau est en veille : il ne change plus tout seul. *Actualiser* le met à jour.

sheet-told-heading = **{ $title }**
sheet-told-row = { $row } – { $parts }
sheet-told-no = barré : { $columns }
sheet-told-yes = sûr : { $columns }
sheet-told-maybe = peut-être : { $columns }
sheet-told-dot = point : { $columns }
sheet-told-empty = rien de noté
