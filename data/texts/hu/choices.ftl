# Choosing a move: what panels of every game say.

choice-back-button = Vissza
choice-do-button = Mehet
choice-do-doubted-button = Akkor is mehet
choice-page = Oldal: { $page }/{ $pages }
choice-placeholder = Válassz lépést (összesen { $moves })
choice-done = ✅ Kész.
choice-note-label = A jegyzeted
choice-note-modal-title = Jegyzet írása

command-move = lépés
command-move-description = Lépj úgy, hogy beírod a lépést
command-move-choice = melyik
command-move-choice-description = Melyik lépés; amit beírsz, szűkíti a listát

error-which-move = { $moves ->
    [0] Nincs ilyen lépésed. A lista mutatja, mi mindent léphetsz most.
   *[other] { $moves } lépésedre is illik. Válassz egyet a listából.
}
