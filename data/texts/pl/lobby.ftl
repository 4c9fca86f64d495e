### Opening tables, the lobby and its options.

covers-heading = ## Wybierz grę
covers-heading-alone = ## W co chcesz zagrać?
    Zagraj od razu solo albo zaproś kogoś z wcześniejszych gier.
covers-people = Liczba graczy: { $fewest }–{ $most }
covers-people-minutes = Liczba graczy: { $fewest }–{ $most }, czas: { $least }–{ $longest } minut
covers-open-button = Otwórz stół: { $game }
covers-play-button = Zagraj: { $game }
covers-lobby-button = Zaproś lub ustaw

open-opened = Twój stół jest otwarty: { $game }, { $channel }.
open-begun = { $game }: gra się zaczęła. Plansza i twoje karty są poniżej.
open-lobby = { $game }: zaproś kogoś lub wybierz opcje poniżej, potem naciśnij *Rozpocznij*.
direct-invite-button = Zaproś
direct-help = Kogo chcesz zaprosić? Każda osoba dostanie planszę i swoje karty w wiadomości prywatnej.
direct-nobody = Nie masz jeszcze z kim tu zagrać. Zacznijcie wspólną grę na serwerze: wpisz tam /graj.
direct-invited = Zaproszenia: { $people }. W poczekalni widać, kto dołącza.
direct-invitation = { $host } zaprasza cię do gry w wiadomościach prywatnych: { $game }.
direct-closed = { $who } nie przyjmuje ode mnie wiadomości prywatnych, więc twoje zaproszenie nie dotarło.
open-taken = Taki stół już tu jest: { $game }.
open-go-button = Idź do stołu
open-apart-button = Kolejny stół w wątku
no-thread-here = Na takim kanale nie ma wątków. Kolejny stół otwórz na innym kanale.
no-thread-in-dm = W wiadomościach prywatnych mieści się tylko jedna gra. Dokończ ją albo zakończ teraz.
no-thread-in-thread = W wątku nie da się otworzyć wątku. Kolejny stół otwórz tutaj: { $channel }.
no-thread-in-post = W poście nie da się otworzyć wątku. Na kolejny stół napisz nowy post: { $channel }.
no-private-thread-here = Na takim kanale nie ma prywatnych wątków.

# $minutes: how long people have to answer while all are there.
pace-live = w czasie rzeczywistym, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
} na odpowiedź
# $hours: how long people have to answer when they needn’t be there at once.
pace-daily = korespondencyjnie, { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
} na odpowiedź
pace-none = bez zegara
length-minutes = -# Dziewięć gier na dziesięć trwa { $fewest }–{ $most } minut.
length-days = -# Każda osoba zagląda do gry { $fewest }–{ $most } razy. Jeśli wszyscy zawsze wykorzystują cały czas, dziewięć gier na dziesięć kończy się najpóźniej po { $days ->
    [one] { $days } dniu
    [few] { $days } dniach
   *[many] { $days } dniach
}.

option-on = tak
option-off = nie
option-number = { $number }

lobby-seat-host = **{ $seat }**: { $who } (gospodarz)
lobby-seat-person = **{ $seat }**: { $who }
lobby-seat-free = **{ $seat }**: wolne
lobby-alone = -# Nikogo więcej? *Rozpocznij*: zagra komputer.
lobby-briefing = • { $line }
lobby-option = { $option }: { $value }
lobby-pace = Tempo: { $pace }
lobby-late = Gdy ktoś się spóźnia: { $what }
lobby-late-ask = decydują pozostali
lobby-late-skip = komputer robi ten jeden ruch
lobby-late-resign = przegrywa, a dalej gra komputer
lobby-late-skip-without = tura przepada
lobby-late-resign-without = przegrywa, a reszta gra dalej
# $moment: date and time; $countdown: "in 20 minutes", both written by Discord.
lobby-starts = Początek: { $moment } ({ $countdown })
lobby-invited = Zaproszenia: { $people }
lobby-join-button = Dołącz
lobby-leave-button = Odejdź
lobby-start-button = Rozpocznij
lobby-options-button = Opcje

lobby-seated = To twoje miejsce: { $seat }.
lobby-seated-quiet = To twoje miejsce: { $seat }. Cała reszta jest przy stole.
lobby-left = Nie siedzisz już przy tym stole.
lobby-sit-placeholder = Przesiądź się
lobby-sit-free-option = { $seat } (wolne)
lobby-sit-person-option = { $seat } (zamiana miejsc)
lobby-sit-program-option = { $seat } (zamiana z komputerem)
lobby-started = Gra się zaczęła.
lobby-board-button = Idź do planszy
lobby-free-seats = { $seats ->
    [one] Jedno miejsce jest wolne. Co z nim zrobić?
    [few] { $seats } miejsca są wolne. Co z nimi zrobić?
   *[many] { $seats } miejsc jest wolnych. Co z nimi zrobić?
}
lobby-fill-button = Wolne miejsca dla komputera
lobby-without-button = Zacznij bez wolnych miejsc
lobby-wait-button = Czekaj

lobby-options-heading = Opcje tego stołu
lobby-options-others = Opcje zmienia tylko gospodarz: { $host }.
lobby-game-button = Gra
lobby-game-page-button = Gra, część { $page }
lobby-game-modal-title = Gra
lobby-table-button = Stół
lobby-table-modal-title = Stół
lobby-switches-label = Włącz, co chcesz
lobby-seats-label = Liczba miejsc
lobby-seats-hint = Ile osób gra. Na starcie wolne miejsca dostaje komputer albo znikają.
lobby-seats-hint-without = Ile osób gra. Na starcie wolne miejsca znikają.
lobby-pace-label = Tempo
lobby-pace-hint = Ile jest czasu na odpowiedź: minuty, gdy wszyscy są na miejscu, albo godziny.
lobby-late-label = Gdy ktoś się spóźnia
lobby-late-hint = Co się dzieje, gdy minie czas, a po przypomnieniu także czas dodatkowy.
lobby-seats-option = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
lobby-invite-placeholder = Zaproś kogoś
lobby-add-program-button = Dodaj komputer
lobby-remove-program-button = Usuń komputer
lobby-shuffle-button = Wymieszaj miejsca
lobby-moment-label = Kiedy zaczyna się gra?
lobby-moment-hint = Strefa czasowa: { $zone }. Puste pole: bez ustalonej pory.
lobby-moment-placeholder = 20:30, 2030-01-31 20:30 albo +45 (za 45 minut)
lobby-close-button = Zamknij stół
lobby-close-question = Wszyscy będą musieli odejść od tego stołu. Zamknąć go?
lobby-closed = Ten stół jest zamknięty.
lobby-closed-idle = Nikt już nie przychodził do tego stołu, więc jest zamknięty.
lobby-invitation = { $people }: { $host } zaprasza do gry: { $game }.
lobby-invitation-full = W tej chwili wszystkie miejsca są zajęte.
invite-decline-button = Nie mogę
invite-declined = Gospodarz dostał wiadomość, że nie możesz.
host-call = { $host }, twój stół ({ $game }):
host-joined = nowi gracze: { $people }; { $free ->
    [one] jedno miejsce jest wolne.
    [few] { $free } miejsca są wolne.
   *[many] { $free } miejsc jest wolnych.
}
host-full = wszystkie miejsca są zajęte ({ $people }). Możesz zaczynać.
host-declined = odmowa: { $people }.
lobby-role-call = { $role }: { $host } otwiera stół: { $game }.
lobby-role-uncalled = { $host } otwiera stół: { $game }. Nie mogę oznaczyć roli { $role }, więc nikogo nie wołam.

never-mind-button = Anuluj
never-minded = Nic się nie zmieniło.
lobby-call = { $people }: pora na waszą grę ({ $game }). Gospodarz może już zaczynać.
invite-the-bot = Mnie nie trzeba zapraszać. Jeśli w tej grze może grać komputer, gospodarz sadza go na wolnym miejscu: *Opcje*.
invite-program = { $who } to bot, nie można go zaprosić.
invite-oneself = Siebie nie musisz zapraszać.
invite-elsewhere = { $who } jest spoza tego serwera i nie może dostać zaproszenia.
invite-unseeing = { $who } nie widzi tego kanału i nie dostaje zaproszenia.
invite-seated = { $who } już tu siedzi.
invite-again = { $who } już ma zaproszenie.
invite-done = { $who } ma zaproszenie do twojego stołu: { $game }.
invite-which = Do którego stołu ma to być zaproszenie? Dla: { $who }.
invite-which-placeholder = Twoje stoły
invite-which-option = { $game } – { $place }
event-description = Stół do tej gry jest otwarty. Wejdź na jego kanał i zajmij miejsce.
