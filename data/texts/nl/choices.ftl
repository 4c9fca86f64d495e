# Choosing a move: what panels of every game say.

choice-back-button = Terug
choice-do-button = Doen
choice-do-doubted-button = Toch doen
choice-page = Pagina { $page } van { $pages }
choice-placeholder = Kies uit { $moves } zetten
choice-done = ✅ Gedaan.
choice-note-label = Je notitie
choice-note-modal-title = Schrijf een notitie

command-move = zet
command-move-description = Doe een zet door hem te typen
command-move-choice = zet
command-move-choice-description = Welke zet; wat je typt maakt de lijst korter

error-which-move = { $moves ->
    [0] Zo’n zet heb je niet. In de lijst staat alles wat je nu mag doen.
   *[other] Dat past op { $moves } van je zetten. Kies er een uit de lijst.
}
