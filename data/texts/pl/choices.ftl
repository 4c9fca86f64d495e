# Choosing a move: what panels of every game say.

choice-back-button = Wstecz
choice-do-button = Zrób to
choice-do-doubted-button = Zrób to mimo wszystko
choice-page = Strona { $page } z { $pages }
choice-placeholder = Wybierz ruch (możliwych: { $moves })
choice-done = ✅ Gotowe.
choice-note-label = Twoja notatka
choice-note-modal-title = Napisz notatkę

command-move = ruch
command-move-description = Zagraj ruch, wpisując go
command-move-choice = ruch
command-move-choice-description = Który ruch; lista skraca się, gdy piszesz

error-which-move = { $moves ->
    [0] Nie masz takiego ruchu. Lista pokazuje wszystko, co możesz teraz zrobić.
    [one] Pasuje { $moves } ruch. Wybierz go z listy.
    [few] Pasują { $moves } ruchy. Wybierz jeden z listy.
   *[many] Pasuje { $moves } ruchów. Wybierz jeden z listy.
}
