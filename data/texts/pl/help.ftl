### The first words: the greeting in a new server, and /help.

help-hello = ## Cześć, tu Safehouse
    Szpiegowskie gry planszowe, od razu tutaj: naciśnij *Graj*, wybierz grę, a inni dołączą. Swoje karty widzisz tylko ty.
help-button = Pomoc
help-play-button = Graj
help-rules-button = Zasady
help-settings-button = Ustawienia
help-heading = ## Safehouse
help-games = Szpiegowskie gry planszowe na Discordzie: { $games }. Planszę widzą wszyscy, swoje karty tylko ty.
help-commands =
    - **/graj** – otwórz stół albo wybierz grę
    - **/karty** – twoje karty
    - **/plansza** – plansza jeszcze raz albo cała opisana słowami
    - **/stoły** – twoje stoły, na początku te, które czekają na ciebie
    - **/gra** – dołączanie, cofanie, wstrzymanie, poddanie i inne
    -# Możesz też grać solo: wyślij mi /graj w wiadomości prywatnej.
