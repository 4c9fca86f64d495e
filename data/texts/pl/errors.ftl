### What is told, privately, to whoever asks for something that can't be done.

error-unexpected = Coś tu poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.
error-not-kept = Nie udało się tego zapisać, więc raczej nic się nie zmieniło. Sprawdź i spróbuj jeszcze raz. Jeśli to się powtarza, administrator bota musi zajrzeć na dysk.
error-not-shown = Coś poszło nie tak przy wyświetlaniu. Spójrz na stół: twój ruch może już być zrobiony.
error-restarting = Bot zaraz uruchomi się ponownie. Spróbuj za minutę.
error-interrupted = Bot uruchamia się ponownie i nie zdążył tego skończyć. Spójrz na stół: zrobione albo nie.
error-database-away = Nie mam teraz dostępu do bazy danych. Raczej nic się nie zmieniło; spróbuj za minutę.
error-damaged = Nie mogę tego odczytać ani zapisać: moja baza danych jest uszkodzona. Administrator bota już o tym wie.
error-button-gone = Ten przycisk już nie działa. Użyj nowszej wiadomości lub polecenia.
error-unknown-command = Tego polecenia już nie znam. Discord wkrótce podpowie nowe.
error-nothing-changed = Nic się nie zmieniło.
error-no-such-table = Tego stołu już nie ma.
error-unreadable-table = Tego stołu nie da się już odczytać. Zakończ go: /gra zamknij. Otwórz inny: /graj.
error-unreadable-now = Ta wersja bota nie umie odczytać tego stołu, inna może umieć. Gospodarz, gracze i osoby zarządzające kanałem mogą go zakończyć: /gra zamknij.
error-no-such-game = Nie znam takiej gry.
error-no-such-option = Nie znam takiej opcji.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-server-only = To działa tylko na serwerze.
error-not-to-invite = Zapraszać możesz tylko osoby ze swoich obecnych i dawnych stołów, jeśli na to pozwalają.
error-people-only = Tu mogą grać tylko ludzie, więc wpisz /graj na serwerze.
error-stays-in-dm = Gry z wiadomości prywatnych nie da się przenieść. Otwórz nową na kanale: /graj.
error-not-in-this-channel = Gramy na tych kanałach: { $channels }.
error-place-taken = Na tym kanale jest już otwarty inny stół.

error-already-seated = Masz już miejsce.
error-not-seated = Nie masz miejsca przy tym stole.
error-seat-taken = To miejsce jest zajęte.
error-table-full = Przy tym stole wszystkie miejsca są zajęte.
error-too-many-seated = Przy stole siedzi już za dużo osób.
error-too-few-seated = { $needed ->
    [one] Ta gra wymaga co najmniej jednej osoby.
    [few] Ta gra wymaga co najmniej { $needed } osób.
   *[many] Ta gra wymaga co najmniej { $needed } osób.
}
error-wrong-number-of-seats = W tę grę nie da się grać z tyloma miejscami.
error-no-programs = W tę grę komputer nie gra.
error-not-their-turn = To nie tura tej osoby, więc nie ma czego pomijać.
error-they-have-time = Ta osoba ma jeszcze czas. Turę można pominąć dopiero po terminie.
error-host-only = To może tylko gospodarz stołu.
error-host-or-manager-only = To może tylko gospodarz albo ktoś, kto zarządza tym kanałem.
error-not-in-lobby = Gra już się zaczęła.
error-not-invited = Nie masz zaproszenia do tego stołu albo już przy nim siedzisz.
error-no-moment = Nie rozumiem tej pory. Napisz na przykład: 20:30, 2030-01-31 20:30 albo +45.
error-moment-out-of-range = { $days ->
    [one] Ta pora już minęła albo wypada za więcej niż jeden dzień.
    [few] Ta pora już minęła albo wypada za więcej niż { $days } dni.
   *[many] Ta pora już minęła albo wypada za więcej niż { $days } dni.
}
error-no-clock-time = To nie jest godzina. Napisz na przykład: 22:30.

error-not-playing = Przy tym stole nikt teraz nie gra.
error-paused = Gra jest wstrzymana.
error-not-paused = Gra nie jest wstrzymana.
error-over = Gra przy tym stole jest skończona.
error-not-a-persons-seat = Na tym miejscu nie gra człowiek.
error-had-a-seat = Inne miejsce w tej grze było już twoje i możesz znać jego sekrety, więc tego nie zajmiesz.
error-seated-here = Siedzisz już przy tym stole: twoje miejsce otwiera *Moje karty*. Ten przycisk jest dla innych.
error-too-early = Poczekaj jeszcze { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
error-nothing-to-undo = Nie masz teraz ruchu do cofnięcia.
error-no-sides = W tej grze wszyscy są po tej samej stronie.
error-no-undo = W tej grze nic się nie cofa: zmieniaj, co chcesz, aż potwierdzisz.
error-undo-revealed = Twój ostatni ruch odsłonił ci coś nowego, więc nie cofniesz go bez zgody innych.
error-no-rematch = Rewanżu nie da się już tu zagrać.
error-unreadable-journal = Nie da się odczytać, co działo się przy tym stole: zapis jest uszkodzony. Gra toczy się dalej.
error-broken-journal = Zapisu tej gry nie da się odtworzyć.
error-late-yourself = To twój termin minął, więc decydują inni.
# $again: when that is possible, written by Discord ("in 5 minutes").
error-just-reminded = Przypomnienie wyszło przed chwilą. Następne będzie możliwe { $again }.
error-they-have-no-seat = Ta osoba nie siedzi przy tym stole.
error-another-server = Stół można przenieść tylko w obrębie serwera.
error-unseen-place = Nie widzę tego miejsca. W zarchiwizowanym wątku najpierw coś napisz; w prywatnym oznacz mnie.
error-you-may-not-write-there = Nie możesz tam pisać: { $channel }.
error-not-begun = Gra jeszcze się nie zaczęła.
error-manage-server-only = To mogą tylko osoby, które zarządzają tym serwerem.
error-no-such-zone = Nie znam takiej strefy czasowej. Napisz na przykład: Europe/Warsaw.
error-no-quiet-hours = Godziny ciszy muszą mieć różny początek i koniec.
error-away-too-long = Nieobecność trwa najwyżej { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}. Wpisz liczbę dni.
error-time-up = Czas minął.
error-campaign-option = O tym decyduje kampania.
error-sheet-not-yours = Na tym arkuszu nie możesz nic zaznaczać.
error-no-such-cell = Na tym arkuszu nie ma takiego pola albo takiego znaku.
error-note-sign = Znaku { $sign } nie da się pokazać na obrazku. Napisz notatkę bez niego.
