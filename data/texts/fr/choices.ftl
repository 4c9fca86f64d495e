# Choosing a move: what panels of every game say.

choice-back-button = Retour
choice-do-button = Valider
choice-do-doubted-button = Valider quand même
choice-page = Page { $page } sur { $pages }
choice-placeholder = Choisis parmi { $moves } coups
choice-done = ✅ C’est fait.
choice-note-label = Ta note
choice-note-modal-title = Écrire une note

command-move = coup
command-move-description = Jouer un coup en le tapant
command-move-choice = coup
command-move-choice-description = Lequel ; ce que tu tapes raccourcit la liste

error-which-move = { $moves ->
    [0] Aucun de tes coups ne correspond. La liste montre tout ce que tu peux faire.
    [one] { $moves } de tes coups correspond. Choisis-le dans la liste.
   *[other] { $moves } de tes coups correspondent. Choisis dans la liste.
}
