### The panels of /settings, /games and /rules.

settings-heading = Twoje ustawienia
settings-language-placeholder = Język
settings-language-discord-option = Język: jak w Discordzie
settings-language-option = Język: { $language }
settings-hands-on-button = Moje karty prywatnie: tak
settings-hands-off-button = Moje karty prywatnie: nie
settings-pings-on-button = Powiadomienia: tak
settings-pings-off-button = Powiadomienia: nie
settings-invitations-on-button = Zaproszenia prywatnie: tak
settings-invitations-off-button = Zaproszenia prywatnie: nie
settings-words-on-button = Słowa zamiast obrazków: tak
settings-words-off-button = Słowa zamiast obrazków: nie
settings-confirm-on-button = Potwierdzaj ruchy: tak
settings-confirm-off-button = Potwierdzaj ruchy: nie
settings-hours-none = Nie masz godzin ciszy.
settings-hours = Godziny ciszy: { $start }–{ $end } ({ $zone }). Wtedy cię nie powiadamiam. Gdy się skończą, masz jeszcze około 2 godzin, nawet jeśli termin był wcześniej.
settings-here = Nie masz zgłoszonej nieobecności.
settings-away = Twoja nieobecność trwa do { $moment }. W grach korespondencyjnych twój zegar stoi.
settings-hours-button = Godziny ciszy
settings-away-button = Nieobecność
settings-forget-button = Zapomnij o mnie
settings-forget-question = Odejdziesz od wszystkich stołów, gry w toku liczą się jako poddane, a wszystko, co o tobie wiem, zniknie. Usunąć wszystko?
settings-forgotten = Wszystko o tobie jest usunięte.
settings-hours-modal-title = Godziny ciszy
settings-start-label = Od
settings-start-hint = Dwa puste pola: bez godzin ciszy.
settings-end-label = Do
settings-zone-label = Strefa czasowa
settings-zone-hint = Region/Miasto, na przykład Europe/Warsaw; także dla godzin rozpoczęcia.
settings-away-modal-title = Nieobecność
settings-days-label = Na ile dni?
settings-days-hint = Najwyżej 14; puste pole kończy nieobecność.
settings-server-heading = Ustawienia tego serwera
settings-channels-placeholder = Gdzie można grać (bez wyboru: wszędzie)
settings-role-placeholder = Rola wołana do nowych stołów (bez wyboru: nikt)
settings-role-uncalled = Nie mogę wołać roli { $role }: pozwól wszystkim na wzmianki tej roli albo daj mi to uprawnienie: { $permissions }.
settings-pace-placeholder = Tempo nowych stołów
settings-pace-option = Nowe stoły: { $pace }
settings-threads-on-button = Wątek dla każdego stołu: tak
settings-threads-off-button = Wątek dla każdego stołu: nie
settings-events-on-button = Wydarzenie na start gry: tak
settings-events-off-button = Wydarzenie na start gry: nie
settings-pins-on-button = Przypinaj plansze: tak
settings-pins-off-button = Przypinaj plansze: nie
settings-check-no-pins = Plansze nie są tu przypinane. Potrzebuję do tego uprawnienia: { $permissions }.
settings-check-no-events = Godziny rozpoczęcia nie stają się wydarzeniami serwera. Potrzebuję do tego uprawnienia: { $permissions }.
settings-check-button = Sprawdź uprawnienia tutaj
settings-check-good = Mam na tym kanale wszystkie potrzebne uprawnienia.
settings-check-one-table = Tutaj może być otwarty tylko jeden stół naraz. { $reason }
settings-check-no-planning = Strona, która naradza się wspólnie, nie dostanie tu prywatnego wątku. { $reason }

tables-mine-heading = Twoje stoły
tables-here-heading = Stoły tutaj
tables-none = Nie siedzisz przy żadnym stole. Nowy otworzy /graj.
tables-line = **{ $game }** ({ $place }): { $standing }
tables-lobby = jeszcze w poczekalni
tables-paused = wstrzymany
tables-unreadable = nie do odczytania, zakończ go: /gra zamknij
tables-program = za ciebie gra komputer
tables-others = czeka na innych
tables-you = czeka na ciebie
tables-you-until = czeka na ciebie, termin: { $moment }
tables-you-overdue = czeka na ciebie, a czas minął: inni decydują o twoim miejscu
tables-free = { $free ->
    [0] brak wolnych miejsc
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
tables-watch = gra trwa, możesz oglądać
tables-join-button = Dołącz: { $game }, { $place }

rules-heading = ## Zasady: { $games }
rules-holding = -# { $rules ->
    [one] Jedna zasada zawiera
    [few] { $rules } zasady zawierają
   *[many] { $rules } zasad zawiera
} „{ $query }”.
rules-page = -# Strona { $page } z { $pages }
rules-none = W żadnej zasadzie nie ma „{ $query }”.
rules-some = W żadnej zasadzie nie ma całego „{ $query }”. W tych jest część:
rules-rule = **{ $id }** { $rule }
rules-all-button = Zasady wszystkich gier
rules-offer-game = Wszystkie zasady: { $game } ({ $rules })
rules-offer-all = Wszystkie zasady z „{ $query }” ({ $rules })
rules-offer-some = Całego „{ $query }” nie ma nigdzie; część: { $rules }
