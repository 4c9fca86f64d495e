# What the bot shows: boards, hands, pings, log, guide; and why something can't be shown.

hand-button = Moje karty
guide-button = Jak grać
log-button = Przebieg
hand-refresh-button = Odśwież
hand-board-button = Idź do planszy

asked = **{ $who }**: { $prompt }
asked-turn = Tura: **{ $who }**.
asked-until = { $asked } Termin: { $moment }.
asked-overdue = { $asked } Czas minął.
asked-limit = ⏳ Koniec czasu { $moment }.

news-lost = Tego, co było wcześniej, nie da się już odczytać: zapis tego stołu jest uszkodzony. Gra toczy się dalej.
news-start = Gra się zaczęła.
news-undo = { $who } cofa ostatni ruch.
news-paused = Gra została wstrzymana.
news-resumed = Gra została wznowiona.
news-resigned = { $who } poddaje grę.
news-left = Jedna osoba poddaje grę. Miejsce: { $who }.
news-left-by-name = { $person } poddaje grę. Miejsce: { $who }.
news-back = Ktoś wraca do gry. Miejsce: { $who }.
news-seat-taken = { $who } siada do stołu.
news-abandoned = Gra zakończona bez wyniku.

hand-news = **Od twojej ostatniej wizyty**
hand-tale-rest = … Reszta: /{ command-board } { command-board-words }
hand-more-news = … i jeszcze { $lines ->
    [one] jeden wpis
    [few] { $lines } wpisy
   *[many] { $lines } wpisów
} w przebiegu gry
hand-last-news = -# { $line }{ $more ->
    [0] {""}
   *[other] {" "}· +{ $more }
}
hand-asked-until = **{ $prompt }** ⏳ { $moment }
# $end: what happens if nobody does anything (overdue-program, overdue-resign).
hand-overdue = Twój czas minął, ale nadal możesz odpowiedzieć. Tymczasem inni mogą zdecydować o twoim miejscu. { $end }
hand-waiting = Gra czeka. Kolej na: { $who }.
hand-undo = ↩️ { $who } chce cofnąć ostatni ruch. Co już znasz, to znasz. Zgadzasz się?
hand-wish = 🪑 { $who } chce zająć miejsce { $seat }. Zgadzasz się?
hand-over = Gra skończona.
hand-paused = Gra jest wstrzymana.
hand-program = Na twoim miejscu gra na razie komputer.
hand-quiet = -# Ten panel już sam się nie zmienia. *Odśwież* pokaże, co nowego.
hand-not-begun = Gra jeszcze się nie zaczęła. Karty dostaniesz na jej początku.
hand-none = Nie siedzisz przy tym stole, więc nie masz kart. Plansza pokazuje wszystko, co jest jawne.
hand-dms-closed = Nie mogę wysłać ci kart w wiadomości prywatnej: twoje ustawienia Discorda blokują tego bota. Karty są tutaj: *Moje karty*.
hand-board-trouble = Nie mogę odświeżyć planszy: { $reason } Gospodarz może przenieść stół: /{ command-game } { command-game-move }
hand-which = Grasz przy kilku stołach. O który chodzi?
hand-which-placeholder = Wybierz stół
hand-which-option = { $game } – { $place }
hand-which-waiting-option = { $game } – { $place } – czeka na ciebie

dm-heading = **{ $game }** – { $server }
place-direct = Wiadomości prywatne

nudge-otherwise = Druga osoba z twojej drużyny chce czegoś innego.
ping-turn = { $who }, twoja tura.
ping-asked = { $who }: { $prompt }
ping-undo = { $who }: { $asker } chce cofnąć ruch. Zgoda?
ping-wish = { $who }: { $asker } chce zająć miejsce { $seat }. Zgoda?
ping-until = { $asked } Termin: { $moment }.
ping-overdue = ⏰ Po czasie: { $asked } { $end }
ping-reminder = ⏰ Po czasie: { $asked }
ping-dms-closed = -# Nie mogę wysłać ci kart w wiadomości prywatnej. Karty są tutaj: *Moje karty*.
ping-last = Reszta już odpowiedziała: gra czeka tylko na ciebie.

call-to = { $people }: { $said }
call-place = -# { $game } – { $channel }
call-heading = **{ $game }** – { $place }
call-go-button = Idź do stołu
call-undo-refused = nie, ostatni ruch zostaje.
call-seat-refused = nie, gospodarz nie zmienia miejsca { $seat }.

log-heading = **{ $game }** – przebieg, { $page } z { $pages }, { $moment }
log-empty = Nic się jeszcze nie wydarzyło.
log-sealed = -# Tasowanie jest zapieczętowane: SHA-256 { $commitment }.
log-seed = -# Ziarno tasowania: { $seed }; jego SHA-256: { $commitment }. /{ command-game } { command-game-verify } odtwarza z niego całą grę.
log-turn-earlier-button = « Tura
log-turn-later-button = Tura »
log-turn-placeholder = Idź do tury
log-turn-option = { $turn }. { $who }
log-start-option = Jak się zaczęło

page-first-button = « Pierwsza
page-earlier-button = ‹ Wcześniej
page-later-button = Dalej ›
page-last-button = Ostatnia »

retold-button = Historia
retold-heading = **{ $game }** – cała historia, strona { $page } z { $pages }
retold-nothing = Nie ma tu historii w obrazkach.

guide-heading = **{ $game }: jak grać**
guide-aim = **Cel**
guide-turn = **Twoja tura**
guide-end = **Koniec gry**
guide-signs = **Co znaczą symbole**

board-again = Plansza jest znowu na dole.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości
permission-create-public-threads = Tworzenie publicznych wątków
permission-mention-everyone = Wzmianki @everyone, @here i wszystkich ról
permission-create-private-threads = Tworzenie prywatnych wątków
permission-connect = Łączenie
permission-pin-messages = Przypinanie wiadomości
permission-create-events = Tworzenie wydarzeń

refused-unknown = Discord odmawia ({ $code }).
refused-gone-message = Tej wiadomości już nie ma.
refused-gone-channel = Tego kanału już nie ma.
refused-gone-event = Tego wydarzenia już nie ma.
refused-full = Discord nie pozwala na więcej.
refused-forbidden = Brakuje mi tu uprawnienia. Ustawienia serwera (*Sprawdź* w /ustawienia serwer) powiedzą, którego.
refused-missing = Brakuje mi tu uprawnień: { $permissions }.
refused-closed = Ta osoba nie przyjmuje ode mnie wiadomości prywatnych.
refused-too-old = Ta wiadomość jest za stara, by ją zmienić.
refused-archived = Wątek jest zablokowany. Odblokuje go ktoś, kto zarządza wątkami.
refused-crowded = Ten serwer ma już tyle otwartych wątków, ile pozwala Discord. Zamknijcie kilka albo grajcie na kanale.
refused-unseen = Nie widzę tego wątku. Jeśli jest prywatny, oznacz mnie w nim. Jeśli nie, potrzebuję uprawnienia: Wyświetlanie kanału.
refused-wrong-kind = Na takim kanale to niemożliwe.
refused-expired = Trwało to za długo; spróbuj jeszcze raz.
refused-later = Discord jest zajęty. Za chwilę spróbuję znowu.

error-no-table-of-yours = Nie grasz teraz przy żadnym stole. Otwórz nowy: /graj.

command-hand = karty
command-hand-description = Twoje karty, tylko dla ciebie
command-board = plansza
command-board-description = Pokaż planszę znowu na dole
command-board-words = słowami
command-board-words-description = Opisz całą planszę słowami, tylko dla ciebie

# The private thread of those who plan together.

planning-thread = { $game } – narada
# $people are called; they alone see this thread.
planning-begun = { $people }: tu możecie się naradzać. Przeciwnicy tego nie przeczytają. Wątek zamknie się po grze.
planning-overheard = { $people }: ktoś z przeciwnej strony może już czytać ten wątek, więc się zamyka. Naradzajcie się gdzie indziej.
planning-none = { $people }: nie macie prywatnego wątku na naradę. { $reason } Piszcie do siebie prywatnie: tutaj czytają wszyscy.
planning-none-direct = { $people }: w wiadomościach prywatnych nie ma wątku na naradę. Piszcie bezpośrednio do siebie.
planning-none-read = Mogą go czytać osoby, które zarządzają wątkami: { $people }.
planning-none-unsure = Discord nie mówi mi, kto mógłby go czytać.
