# Choosing a move: what panels of every game say.

choice-back-button = Zurück
choice-do-button = So machen
choice-do-doubted-button = Trotzdem so machen
choice-page = Seite { $page } von { $pages }
choice-placeholder = Wähle aus { $moves } Zügen
choice-done = ✅ Erledigt.
choice-note-label = Deine Notiz
choice-note-modal-title = Notiz schreiben

command-move = zug
command-move-description = Einen Zug machen, indem du ihn eintippst
command-move-choice = zug
command-move-choice-description = Welcher? Was du tippst, grenzt die Liste ein

error-which-move = { $moves ->
    [0] So heißt keiner deiner Züge. Die Liste zeigt alle, die jetzt möglich sind.
   *[other] Das passt auf { $moves } deiner Züge. Wähle einen aus der Liste.
}
