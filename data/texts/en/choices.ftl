# Choosing a move: what panels of every game say.

choice-back-button = Back
choice-do-button = Do it
choice-do-doubted-button = Do it all the same
choice-page = Page { $page } of { $pages }
choice-placeholder = Choose one of { $moves } moves
choice-done = ✅ Done.
choice-note-label = Your note
choice-note-modal-title = Write a note

command-move = move
command-move-description = Play a move by typing it
command-move-choice = move
command-move-choice-description = Which one; what you type narrows the list

error-which-move = { $moves ->
    [0] No move of yours reads like that. The list shows all you may do now.
   *[other] { $moves } of your moves read like that. Pick one from the list.
}
