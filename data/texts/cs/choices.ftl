# Volba tahu: co říkají panely každé hry.

choice-back-button = Zpět
choice-do-button = Provést
choice-do-doubted-button = Přesto provést
choice-page = Strana { $page } z { $pages }
choice-placeholder = { $moves ->
    [one] Vyber tah ({ $moves } možnost)
    [few] Vyber tah ({ $moves } možnosti)
   *[other] Vyber tah ({ $moves } možností)
}
choice-done = ✅ Hotovo.
choice-note-label = Tvá poznámka
choice-note-modal-title = Napiš poznámku

command-move = tah
command-move-description = Zahraj tah tím, že ho napíšeš
command-move-choice = tah
command-move-choice-description = Který tah; psaním se seznam zužuje

error-which-move = { $moves ->
    [0] Žádný tvůj tah takhle nezní. Seznam ukazuje všechno, co teď smíš.
    [one] Takhle zní { $moves } tvůj tah. Vyber ho ze seznamu.
    [few] Takhle znějí { $moves } tvé tahy. Vyber jeden ze seznamu.
   *[other] Takhle zní { $moves } tvých tahů. Vyber jeden ze seznamu.
}
