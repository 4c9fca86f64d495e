### The life of a table: pause, being late, undo, seats that change hands, the end, rematches.

notice-paused = ⏸️ Gra jest wstrzymana; zegary stoją.
notice-rests = 💤 Nie ma nikogo z grających. Gra czeka bez zegara, aż ktoś zagra.
notice-late = ⏰ Czas minął: { $who }. Co robicie?
notice-late-until = { $notice }
    -# { $end }
# $moment: "in 7 days", written by Discord.
overdue-program = Komputer zajmie to miejsce { $moment }, chyba że wcześniej ktoś odpowie lub zdecyduje.
overdue-resign = Gra z tego miejsca będzie poddana { $moment }, chyba że wcześniej ktoś odpowie lub zdecyduje.
notice-undo = ↩️ { $who } chce cofnąć ostatni ruch. Co już widać, to widać. Czy reszta się zgadza?
notice-wish = 🪑 { $host }: { $who } chce zająć miejsce { $seat }.
resume-button = Wznów
late-wait-button = Czekaj
late-remind-button = Przypomnij
late-program-button = Dalej gra komputer
late-pass-button = Pomiń turę
late-wait-one-button = Czekaj: { $seat }
late-remind-one-button = Przypomnij: { $seat }
late-program-one-button = Dalej komputer: { $seat }
late-pass-one-button = Pomiń turę: { $seat }
undo-agree-button = Zgoda na cofnięcie
undo-refuse-button = Bez cofania
seat-agree-button = Zgoda na nowego gracza
seat-refuse-button = Bez nowego gracza
seat-choose-button = Zajmij miejsce
seat-choose-or-back-button = Zajmij miejsce albo wróć
seat-choose-placeholder = Które miejsce?
seat-choose-question = Można zająć kilka miejsc. Które wybierasz?

ending-winners = { $count ->
    [one] 🏆 Wygrywa { $winners }.
    [few] 🏆 Wygrywają { $winners }.
   *[many] 🏆 Wygrywają { $winners }.
}
ending-nobody-wins = Nikt nie wygrywa.
ending-won = { $count ->
    [one] 🏆 Wygrywa { $winners }. { $reason }
    [few] 🏆 Wygrywają { $winners }. { $reason }
   *[many] 🏆 Wygrywają { $winners }. { $reason }
}
ending-nobody = Nikt nie wygrywa. { $reason }
ending-abandoned = Ta gra skończyła się bez wyniku.
ending-score = { $who } { $wins }
ending-score-program = komputer { $wins }
ending-score-forgotten = ktoś { $wins }
ending-series = Gry przy tym stole: { $games }. Wygrane: { $scores }.
outcome-resigned = { $who } poddaje grę.
rematch-button = Rewanż
try-again-button = Spróbujcie jeszcze raz
rematch-swapped-button = Rewanż ze zmianą stron
rematch-wanted = Chętni na rewanż: { $people }.
rematch-wanted-again = Chętni na jeszcze jedną próbę: { $people }.
rematch-wanted-swapped = Chętni na rewanż ze zmianą stron: { $people }.
rematch-next-button = Dalej: { $title }
rematch-wanted-next = Chcą grać dalej ({ $title }): { $people }.
rematch-begun = Następna gra się zaczęła.
rematch-lobby = Poczekalnia następnej gry jest otwarta; jest miejsce dla kogoś nowego.
rematch-noted = Zapisane. Następna gra zacznie się, gdy wszyscy zechcą.

life-paused = Gra jest wstrzymana.
life-resumed = Gra toczy się dalej.
life-waiting = Czas na odpowiedź liczy się od nowa.
life-reminded = Przypomnienie poszło.
life-stood-in = Komputer zastępuje tę osobę, aż wróci.
life-passed = Tura przepada; gra toczy się dalej.
life-agreed = Zgoda zapisana.
life-refused = Odmowa zapisana.
life-back = Witaj z powrotem; to znowu twoje miejsce.
life-seat-taken = To miejsce jest twoje.
life-seat-asked = Gospodarz dostał pytanie.
life-resigned = Gra poddana.
life-abandoned = Gra zakończona bez wyniku.
life-stood-in-for-you = Za ciebie gra komputer. Wrócisz przez /gra zastąp albo przyciskiem na planszy.
life-undo-asked = Inni dostali pytanie, czy możesz cofnąć ruch.
life-undone = Cofnięte.
life-host-passed = Nowy gospodarz: { $who }.
life-moved = Stół jest teraz tutaj: { $channel }.
life-away = 💤 Nieobecność do { $moment }: { $who }.
life-away-daily = 💤 Nieobecność do { $moment }: { $who }; do tego czasu zegar stoi.
life-not-away = Już z powrotem: { $who }.
resign-button = Poddaj
resign-stay-button = Zostań w grze
resign-question-two = Druga strona od razu wygra. Poddajesz grę?
resign-question-more = Twoje miejsce na stałe zajmie komputer, a gra liczy się jako twoja przegrana. Poddajesz grę?
resign-question-without = Reszta gra dalej bez ciebie, a gra liczy się jako twoja przegrana. Poddajesz grę?
resign-question-ends = Bez ciebie zostaje za mało osób: gra się kończy, a ty zajmujesz ostatnie miejsce. Poddajesz grę?
resign-question-last = Bez ciebie nikt nie może grać dalej: gra kończy się dla wszystkich bez wyniku. Poddajesz grę?
abandon-button = Zakończ bez wyniku
abandon-stay-button = Graj dalej
abandon-question = Gra skończy się dla wszystkich bez wyniku. Zakończyć?
# $lines: how many entries; $seed and $commitment: long hexadecimal numbers.
verify-good = ✅ Sprawdzone: cały zapis (wpisy: { $lines }) odtworzony od ziarna, wynik ten sam. Ziarno { $seed }, SHA-256 { $commitment }.
verify-good-since = ✅ Sprawdzone: ostatnie wpisy zapisu ({ $lines }), od ostatniej zmiany zasad, odtworzone, wynik ten sam. Ziarno { $seed }, SHA-256 { $commitment }.
verify-good-so-far = ✅ Na razie sprawdzone: zapis odtworzony od zapieczętowanego ziarna daje obecny stan gry. Ziarno zostanie ujawnione na końcu; jego SHA-256: { $commitment }.
verify-wrong = ❌ Zapis nie prowadzi do tego, co jest zachowane. SHA-256 ziarna: { $commitment }.
