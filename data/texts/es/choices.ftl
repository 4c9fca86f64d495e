# Choosing a move: what panels of every game say.

choice-back-button = Volver
choice-do-button = Hacerlo
choice-do-doubted-button = Hacerlo de todos modos
choice-page = Página { $page } de { $pages }
choice-placeholder = Elige una de { $moves } jugadas
choice-done = ✅ Hecho.
choice-note-label = Tu nota
choice-note-modal-title = Escribir una nota

command-move = jugada
command-move-description = Haz una jugada escribiéndola
command-move-choice = jugada
command-move-choice-description = Cuál; lo que escribas acorta la lista

error-which-move = { $moves ->
    [0] Ninguna de tus jugadas se llama así. La lista muestra todo lo que puedes hacer ahora.
   *[other] { $moves } de tus jugadas se llaman así. Elige una de la lista.
}
