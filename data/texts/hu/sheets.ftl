### Note sheets and deduction grids: panels, pictures, words for pictures.

notes-button = Jegyzetek
notes-none = Ennél az asztalnál nincs megnézhető jegyzet.
notes-public = Ezt a lapot az asztalnál mindenki közösen jelöli, és mindenki látja.
notes-open = Ezt a lapot mindenki láthatja.
notes-some = Ezt a lapot a játszma végéig csak néhányan látják.
notes-private = Ezt a lapot a játszma végéig csak te látod.
notes-read-only = Ezt a lapot megnézheted, de nem jelölhetsz rajta.
notes-over = A játszmának vége: minden lap nyílt.
notes-how = Válaszd ki, mivel jelölsz, aztán egy sort vagy oszlopot, végül a celláit.
notes-how-open = Válaszd ki, mivel jelölsz, aztán cellákat (egy sorban többet is) vagy egész oszlopokat.
notes-line = **{ $line }**: válaszd ki a celláit, akár többet egyszerre.
notes-sheet-placeholder = Másik lap
notes-row-placeholder = Válassz sort
notes-column-placeholder = Válassz oszlopot
notes-columns-placeholder = { $sign }: egész oszlopok
notes-cells-placeholder = { $sign }: { $line } cellái
notes-whole-row-option = Az egész sor
notes-whole-column-option = Az egész oszlop
notes-cell-option = { $cell } { $sign }

notes-mark-no-button = ✗ Kihúzás
notes-mark-yes-button = ✓ Biztos
notes-mark-maybe-button = ? Talán
notes-mark-dot-button = • Pont
notes-mark-clear-button = Törlés
notes-sign-no = ✗
notes-sign-yes = ✓
notes-sign-maybe = ?
notes-sign-dot = •
notes-refresh-button = Frissítés
notes-earlier-button = ‹ Előző lapok
notes-later-button = További lapok ›
notes-quiet = Ez a panel magától már nem frissül. *Frissítés*: újra naprakész lesz.

sheet-told-heading = **{ $title }**
sheet-told-row = { $row } – { $parts }
sheet-told-no = kihúzva: { $columns }
sheet-told-yes = biztos: { $columns }
sheet-told-maybe = talán: { $columns }
sheet-told-dot = ponttal jelölve: { $columns }
sheet-told-empty = nincs jelölés
