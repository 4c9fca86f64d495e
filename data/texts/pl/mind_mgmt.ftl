## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = Jedno z was chodzi niewidzialnie po Zanzibarze i werbuje rekrutów. Reszta wypytuje miasto, czyta odpowiedzi i zaciska pętlę, zanim minie czas.

mind-mgmt-option-mission = Misja
mind-mgmt-option-mission-help = Szkolenie to sam pościg; pełna gra dodaje nieśmiertelnych, chaos, zdolności i sojusznika.
mind-mgmt-option-mission-training = Szkolenie
mind-mgmt-option-mission-full = Pełna gra
mind-mgmt-option-recruiter = Rekruter
mind-mgmt-option-recruiter-help = Kto gra przeciw wszystkim innym.
mind-mgmt-option-recruiter-first = Gracz na pierwszym miejscu
mind-mgmt-option-recruiter-drawn = Decyduje los
mind-mgmt-option-short-setup = Krótkie przygotowanie
mind-mgmt-option-short-setup-help = W pełnej grze chaos i druga iluzja leżą losowo, a karty agentów są rozdane.
mind-mgmt-option-standing-order = Odpowiedzi od razu
mind-mgmt-option-standing-order-help = Rekruter zaczyna ze stałym poleceniem: odpowiada najstarszy ślad. Może je zawsze zmienić.
mind-mgmt-option-belief = Pokaż, gdzie może być Rekruter
mind-mgmt-option-belief-help = Agenci mogą obejrzeć obrazek wszystkich tras, które pasują do tego, co wiadomo.

## Briefing

mind-mgmt-briefing-training = Szkolenie: sam pościg, bez nieśmiertelnych, chaosu, zdolności i sojusznika. Rekruter wygrywa z { $goal } rekrutami albo na wolności o { $hour }.
mind-mgmt-briefing-full = Pełna gra: Rekruter wygrywa z { $goal } rekrutami albo na wolności o { $hour }.
mind-mgmt-briefing-recruiter-first = Rekruterem jest gracz na pierwszym miejscu.
mind-mgmt-briefing-recruiter-drawn = Rekrutera wybiera los na początku gry.
mind-mgmt-briefing-agents = { $agents ->
    [one] Jeden gracz prowadzi wszystkich czterech agentów.
    [3] Pozostali ({ $agents }) prowadzą po jednym agencie, a czwartego wspólnie.
    [few] Pozostali ({ $agents }) dzielą czterech agentów po równo.
   *[many] Pozostali ({ $agents }) dzielą czterech agentów po równo.
}

## Names

# How a location is named everywhere: its two features and its place on the map, as C4.
mind-mgmt-location = { $place } ({ $one }, { $other })
mind-mgmt-temple = { $place } (Świątynia)
mind-mgmt-feature-book = Książki
mind-mgmt-feature-billboard = Billboard
mind-mgmt-feature-cafe = Kawiarnia
mind-mgmt-feature-bus = Autobus
mind-mgmt-feature-palm = Palma
mind-mgmt-feature-umbrella = Parasol
mind-mgmt-feature-idol = Bożek
mind-mgmt-feature-graffiti = Graffiti
mind-mgmt-feature-garden = Ogród
mind-mgmt-feature-dogs = Psy
mind-mgmt-feature-fountain = Fontanna
mind-mgmt-feature-pool = Basen
mind-mgmt-feature-bird = Ptak
mind-mgmt-feature-monks = Mnisi
mind-mgmt-feature-torches = Pochodnie
mind-mgmt-feature-tuktuk = Tuk-tuk
mind-mgmt-agent-meru = Meru
mind-mgmt-agent-henry = Henry Lyme
mind-mgmt-agent-bill = Bill Falls
mind-mgmt-agent-dusty = Dusty
mind-mgmt-ally-dolphin = Delfin szpieg
mind-mgmt-recruiter-ad-man = Reklamiarz
mind-mgmt-recruiter-girl = Dziewczyna z fajką
mind-mgmt-token-first = iluzja
mind-mgmt-token-second = druga iluzja

## What a player is asked

mind-mgmt-prompt-mayhem = Połóż chaos na granicy: nie przejdzie jej żaden krok ani ruch (jeszcze { $left }).
mind-mgmt-prompt-hiding = Ukryj się: karta Rekrutera, start i pierwsze kroki.
mind-mgmt-prompt-hiding-card = Kim jesteś? Iluzja Reklamiarza działa w wierszu lub kolumnie, Dziewczyny z fajką po skosie.
mind-mgmt-prompt-hiding-start = Gdzie zaczynasz o 01:00?
mind-mgmt-prompt-hiding-steps = { $left ->
    [one] Idź dalej: jeszcze jeden krok przygotowania.
    [few] Idź dalej: jeszcze { $left } kroki przygotowania.
   *[many] Idź dalej: jeszcze { $left } kroków przygotowania.
}
mind-mgmt-prompt-immortals = Postaw nieśmiertelnego na polu wewnątrz mapy (jeszcze { $left }).
mind-mgmt-prompt-sharing = Którego agenta bierzesz?
mind-mgmt-prompt-pawns = Postaw agenta na polu na brzegu.
mind-mgmt-prompt-second-slip = Przy której świątyni leży druga iluzja?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour }: krok lub iluzja. Nieśmiertelni też mogą się ruszyć i werbować. Potem zakończ turę.
   *[training] { $hour }: krok albo, raz w grze, iluzja.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Aktywujcie jeszcze jednego agenta.
    [few] Aktywujcie { $left } agentów.
   *[many] Aktywujcie { $left } agentów.
}
mind-mgmt-prompt-act = { $left ->
    [both] { $agent }: ruch o najwyżej dwa pola i akcja.
    [move] { $agent }: po akcji. Został ruch o najwyżej dwa pola.
    [action] { $agent }: po ruchu. Została akcja.
   *[power] { $agent }: po ruchu i akcji. Została zdolność.
}
mind-mgmt-prompt-push = { $agent } może wypchnąć nieśmiertelnego.
mind-mgmt-prompt-answer = { $agent } pyta: { $feature }. Co odpowiadasz?

## Moves, in one line

mind-mgmt-describe-put-mayhem = Między { $one } a { $other }
mind-mgmt-describe-take-recruiter = Weź kartę: { $card }
mind-mgmt-describe-draw-recruiter = Wylosuj jedną z kart
mind-mgmt-describe-choose-start = Zacznij na { $place }
# $on tells whether a way leads on from there; $recruits is how many this visit brings.
mind-mgmt-describe-step = Krok na { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 rekrut
    [few] : { $recruits } rekrutów
   *[many] : { $recruits } rekrutów
}{ $on ->
    [none] . Dalej nie ma drogi: ślepy zaułek
    [closed] . Drogę dalej zamykają tylko blokady
   *[some] { "" }
}
mind-mgmt-describe-slip = Użyj: { $token }, na { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 rekrut
    [few] : { $recruits } rekrutów
   *[many] : { $recruits } rekrutów
}{ $on ->
    [none] . Dalej nie ma drogi: ślepy zaułek
    [closed] . Drogę dalej zamykają tylko blokady
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = Nieśmiertelny { $number } na { $place }
mind-mgmt-describe-take-agent = Weź: { $agent }
mind-mgmt-describe-put-pawn = { $agent } na { $place }
mind-mgmt-describe-put-second-slip = Druga iluzja na { $place }
mind-mgmt-describe-move-immortal = Nieśmiertelny { $number }: z { $origin } na { $place }
mind-mgmt-describe-put-step = Połóż ślad na { $place }: jeszcze jeden ruch nieśmiertelnym
mind-mgmt-describe-claim-recruit = { $left ->
    [0] Rekrut ({ $feature }): wygrywasz
   *[other] Rekrut ({ $feature }): jeszcze { $left }
}
mind-mgmt-describe-end-turn = Zakończ turę: będzie { $hour }
mind-mgmt-describe-show-step = Pokaż ślad na { $place }
mind-mgmt-describe-say-no-new-step = Nie ma nowego śladu
mind-mgmt-describe-set-order-none = Odpowiadaj na pytania za każdym razem osobno
mind-mgmt-describe-set-order-oldest = Odpowiadaj od razu: najstarszy ślad
mind-mgmt-describe-set-order-farthest = Odpowiadaj od razu: najdalszy ślad
mind-mgmt-describe-move-agent = { $agent } na { $place }
mind-mgmt-describe-ask = { $agent } pyta: { $feature }
mind-mgmt-describe-ask-ally = { $agent } pyta: { $feature }, pomaga { $ally }: widać wszystkie ślady
mind-mgmt-describe-reveal = { $agent } ujawnia godzinę śladu na { $place }
mind-mgmt-describe-reveal-note = { $agent } ujawnia godzinę na { $place }; notatka z { $note } znika
mind-mgmt-describe-capture = { $agent } próbuje schwytać Rekrutera na { $place }
mind-mgmt-describe-shake-down = { $agent } przesłuchuje nieśmiertelnego: { $feature }
mind-mgmt-describe-push-immortal = Wypchnij nieśmiertelnego { $number } na { $place }
mind-mgmt-describe-leave-immortal = Zostaw nieśmiertelnego { $number } na miejscu
mind-mgmt-describe-sense = { $agent } wyczuwa Rekrutera do dwóch pól od { $place }, w wierszu i kolumnie
mind-mgmt-describe-shift-immortal = { $agent } przesuwa nieśmiertelnego { $number }: z { $origin } na { $place }
mind-mgmt-describe-send-agent = { $agent } wysyła: { $sent } na { $place }
mind-mgmt-describe-end-activation = { $agent }: koniec
mind-mgmt-describe-empty-activation = { $agent } nic nie robi
mind-mgmt-describe-write-note = Połóż notatkę na { $place }
mind-mgmt-describe-write-note-anew = Zmień lub zabierz notatkę z { $place }
mind-mgmt-describe-write-note-text = Notatka na { $place }: { $text }

## What happened

mind-mgmt-tell-mayhem-put = { $seat } kładzie chaos między { $one } a { $other }.
mind-mgmt-tell-mayhem-put-random = Chaos leży między { $one } a { $other }.
mind-mgmt-tell-recruiter-taken = Twoja karta: { $card }.
mind-mgmt-tell-start-chosen = Zaczynasz na { $place }.
mind-mgmt-tell-start-shown = Rekruter zaczyna na { $place }.
mind-mgmt-tell-cards-drawn = Werbujesz tam, gdzie jest: { $features }.
mind-mgmt-tell-stepped = { $hour }: krok na { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 rekrut
    [few] , { $recruits } rekrutów
   *[many] , { $recruits } rekrutów
}.
mind-mgmt-tell-stepped-slip = { $hour }: iluzja na { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 rekrut
    [few] , { $recruits } rekrutów
   *[many] , { $recruits } rekrutów
}.
mind-mgmt-tell-recruits-announced = { $hour }: { $count ->
    [0] bez rekrutów
    [one] 1 rekrut
    [few] { $count } rekrutów
   *[many] { $count } rekrutów
} (ostatnie wizyty: { $visits }), w sumie { $total }.
mind-mgmt-tell-immortal-put = Nieśmiertelny { $number } stoi na { $place }.
mind-mgmt-tell-agent-taken = { $seat } prowadzi agenta: { $agent }.
mind-mgmt-tell-agent-taken-together = Wszyscy razem prowadzą agenta: { $agent }.
mind-mgmt-tell-pawn-put = { $agent } zaczyna na { $place }.
mind-mgmt-tell-second-slip-put = Druga iluzja leży na { $place }.
mind-mgmt-tell-cards-opened = Odkryte karty dla nieśmiertelnych: { $features }.
mind-mgmt-tell-immortal-moved = Nieśmiertelny { $number }: z { $origin } na { $place }.
mind-mgmt-tell-extra-step-put = Rekruter kładzie ślad na { $place }: ma jeszcze jeden ruch nieśmiertelnym.
mind-mgmt-tell-recruit-claimed = Dwóch nieśmiertelnych daje rekruta ({ $feature }): w sumie { $total }.
mind-mgmt-tell-hour-passed = Jest { $hour }.
mind-mgmt-tell-hour-passed-slip = Jest { $hour }. Rekruter używa żetonu: { $token }.
mind-mgmt-tell-agent-moved = { $agent } idzie na { $place }.
mind-mgmt-tell-agent-moved-sent = { $agent } rusza na rozkaz na { $place }.
mind-mgmt-tell-asked = { $agent } pyta: { $feature }.
mind-mgmt-tell-asked-ally = { $agent } pyta: { $feature }, pomaga { $ally }.
mind-mgmt-tell-steps-shown = { $count ->
    [one] { $feature }: ślad na { $places }.
    [few] { $feature }: ślady na { $places }.
   *[many] { $feature }: ślady na { $places }.
}
mind-mgmt-tell-no-new-step = { $feature }: brak nowego śladu.
mind-mgmt-tell-revealed = { $agent } ujawnia godzinę na { $place }: { $visited }.
mind-mgmt-tell-capture-tried = { $agent } próbuje schwytać Rekrutera na { $place }: nie ma go tam.
mind-mgmt-tell-capture-tried-right = { $agent } próbuje schwytać Rekrutera na { $place }: jest tam!
mind-mgmt-tell-shaken-down = { $agent } przesłuchuje nieśmiertelnego: { $feature } to nie ukryta karta.
mind-mgmt-tell-shaken-down-right = { $agent } przesłuchuje nieśmiertelnego: { $feature } to jedna z kart Rekrutera; już nie werbuje.
mind-mgmt-tell-immortal-pushed = { $agent } przesuwa nieśmiertelnego { $number } na { $place }.
mind-mgmt-tell-sensed = { $agent } na { $place }: Rekrutera nie ma w promieniu dwóch pól w tym wierszu ani kolumnie.
mind-mgmt-tell-sensed-near = { $agent } na { $place }: Rekruter jest najwyżej dwa pola stąd, w tym wierszu lub kolumnie.
mind-mgmt-tell-dead-end = Rekruter nie ma już dokąd iść.
mind-mgmt-tell-order-set-none = Od teraz odpowiadasz na pytania za każdym razem osobno.
mind-mgmt-tell-order-set-oldest = Od teraz na pytania od razu odpowiada najstarszy ślad.
mind-mgmt-tell-order-set-farthest = Od teraz na pytania od razu odpowiada ślad najdalszy od ciebie.
mind-mgmt-tell-note-written = { $seat } zapisuje na { $place }: { $text }
mind-mgmt-tell-note-written-removed = { $seat } zabiera notatkę z { $place }.

## Why a move is not allowed

mind-mgmt-error-over = Ta gra jest skończona.
mind-mgmt-error-not-now = Teraz rozstrzyga się coś innego.
mind-mgmt-error-not-your-turn = Teraz nie twoja kolej.
mind-mgmt-error-put-mayhem = Połóż chaos na granicy dwóch pól. Nie może dotykać innego chaosu, nawet końcem.
mind-mgmt-error-take-recruiter = Tej karty Rekrutera nie można teraz wziąć.
mind-mgmt-error-choose-start = Nie możesz tu teraz zacząć.
mind-mgmt-error-step = Tam nie wejdziesz: idź na nowe sąsiednie pole, nie przez chaos, po skosie tylko przy świątyni.
mind-mgmt-error-slip = Iluzja tam nie sięga: o dwa pola w kierunku z twojej karty, na nowe pole, z nieużytym żetonem.
mind-mgmt-error-put-immortal = Postaw nieśmiertelnego wewnątrz mapy, na polu bez innego.
mind-mgmt-error-take-agent = Tego agenta nie możesz wziąć.
mind-mgmt-error-put-pawn = Postaw każdego swojego agenta na brzegu, raz.
mind-mgmt-error-put-second-slip = Połóż drugą iluzję obok świątyni, nie na niej.
mind-mgmt-error-move-immortal = Ten nieśmiertelny nie może się tam teraz ruszyć.
mind-mgmt-error-put-step = Po pierwszym ruchu połóż ślad na odwiedzonym polu bez śladu i potwierdzonej notatki.
mind-mgmt-error-claim-recruit = Dwóch nieśmiertelnych musi stać na polach z cechą odkrytej karty, a zdolność agenta nie może im tego blokować.
mind-mgmt-error-end-turn = Najpierw krok albo iluzja.
mind-mgmt-error-show-step = To pole nie odpowiada na pytanie.
mind-mgmt-error-say-no-new-step = Jest nowy ślad, więc musisz go pokazać.
mind-mgmt-error-set-order = Takiego polecenia nie możesz zostawić.
mind-mgmt-error-move-agent = Ten agent nie może się tam teraz ruszyć.
mind-mgmt-error-ask = Ten agent nie może teraz o to zapytać.
mind-mgmt-error-reveal = Nie ma tam śladu, którego godzinę można teraz ujawnić.
mind-mgmt-error-capture = Schwytanie wymaga akcji i pola bez nieśmiertelnego.
mind-mgmt-error-shake-down = Ten agent nie może teraz przesłuchać nieśmiertelnego.
mind-mgmt-error-push-immortal = Tam nie możesz wypchnąć nieśmiertelnego.
mind-mgmt-error-leave-immortal = Nie ma nieśmiertelnego do wypchnięcia.
mind-mgmt-error-sense = Ta zdolność wymaga akcji i pola bez nieśmiertelnego.
mind-mgmt-error-shift-immortal = Ten agent nie może tam teraz przesunąć tego nieśmiertelnego.
mind-mgmt-error-send-agent = Ten agent nie może tam teraz nikogo wysłać.
mind-mgmt-error-end-activation = Tej aktywacji nie można teraz zakończyć.
mind-mgmt-error-write-note = Tam nie możesz położyć notatki.
mind-mgmt-error-note-too-long = Notatka to jedna linijka; najwięcej znaków: { $most }.

## How a game ended

mind-mgmt-reason-capture = Rekruter schwytany na { $place } o { $hour }.
mind-mgmt-reason-dead-end = Rekruter trafił w ślepy zaułek na { $place } o { $hour }.
mind-mgmt-reason-recruits = Rekruci ogłoszeni do { $hour }: { $count }.
mind-mgmt-reason-time = Jest { $hour }, a Rekruter nadal na wolności.

## How to play

mind-mgmt-guide-aim = Jedno z was jest Rekruterem i chodzi po mieście w tajemnicy: co godzinę jedno pole, nigdy dwa razy to samo. Pola z cechą z trzech tajnych kart dają rekrutów. Reszta prowadzi czterech agentów i musi znaleźć Rekrutera.
mind-mgmt-guide-turn = Co godzinę Rekruter robi tajny krok. Potem aktywuje się dwóch agentów: każdy rusza się o najwyżej dwa pola i robi jedną akcję. Zapytaj o cechę swojego pola, Ujawnij godzinę śladu na nim albo spróbuj Schwytania. W pełnej grze werbują też nieśmiertelni. Tam, gdzie stoją, blokują pytania, ujawnianie i schwytanie. Agentom pomagają zdolności i Delfin szpieg.
mind-mgmt-guide-end = Agenci wygrywają schwytaniem albo gdy Rekruter nie ma już dokąd iść. Rekruter wygrywa, gdy ma dość ogłoszonych rekrutów albo jest na wolności do ostatniej godziny.
mind-mgmt-guide-signs = - M, H, B i D to agenci, każdy z numerem swojego gracza; są wypełnieni, dopóki mają ruch przed sobą.
    - Rekrutów ogłasza się o czerwonych godzinach. Ślad to krok pokazany w odpowiedzi, zielona liczba to jego godzina. Pod mapą są ostatnie odpowiedzi, najnowsza z prawej.
    - Maska to **iluzja**: raz zamiast kroku Rekruter idzie o dwa pola, w wierszu lub kolumnie (Reklamiarz) albo po skosie (Dziewczyna z fajką), także przez chaos. Godzina jest jawna. Karty ze strzałkami to możliwi Rekruterzy. Trzy oczy przy liczbie Rekrutera to tajne cechy.
    - Na **mapie Rekrutera** cechy w kółku dają rekrutów, a pomarańczowe liczby to godziny trasy. Ramki: zielone to kroki, niebieskie iluzje, czerwone ślepe zaułki, złote kroki, które mogą być odpowiedzią. Pod nią: ile tras agenci muszą jeszcze brać pod uwagę.
    - **Stałe polecenie** od razu odpowiada na pytania za Rekrutera, najstarszym albo najdalszym pasującym śladem. Widzi je tylko Rekruter i może je zawsze zmienić.
mind-mgmt-guide-full = W **pełnej grze**:
    - Czerwony zygzak to chaos: nikt przez niego nie przejdzie.
    - Postacie w kapturach to nieśmiertelni: dwóch na polach z cechą odkrytej karty daje rekruta. O to, co jest na polu nieśmiertelnego, nie można pytać. Przy agencie blokuje też ujawnianie i schwytanie, ale agent może go przesłuchać: jeśli podana cecha jest ukrytą kartą, ta karta już nie werbuje.
    - Delfin szpieg sprawia, że raz w grze odpowiedź pokazuje wszystkie ślady.
    - Akcja **Meru** mówi, czy Rekruter jest do dwóch pól od niej w tym samym wierszu lub kolumnie.
    - Nieśmiertelni na polu agenta **Henry Lyme** lub ortogonalnie obok (nie po skosie) nie werbują.
    - **Bill Falls** przesuwa nieśmiertelnego, który stoi ortogonalnie obok, o jedno pole, też ortogonalnie.
    - **Dusty** przesuwa dowolnego agenta o jedno pole i o jedno więcej za każdą kartę Rekrutera znalezioną przesłuchaniem.

## What the coach says

mind-mgmt-coach-known = { $exact ->
    [no] Tras, które pasują: około { $trails }. Pól, na których się kończą: { $places }.
   *[yes] Tras, które pasują: { $trails }. Pól, na których się kończą: { $places }.
}
mind-mgmt-coach-agents = Agenci to wiedzą. { $known }
mind-mgmt-coach-sure = Na każdej trasie Rekruter jest właśnie tam.
mind-mgmt-coach-wins = Wygrywa.
mind-mgmt-coach-way = Rekruci: { $recruits }. Ryzyko schwytania: około { $percent }%.
mind-mgmt-coach-capture = Szansa, że Rekruter tam jest: około { $percent }%.
mind-mgmt-coach-rules-out = Powinno wykluczyć około { $percent }% tras.
mind-mgmt-coach-then = Potem: { $move }; wyklucza około { $percent }%.
mind-mgmt-coach-ask = { $feature }, wyklucza około { $percent }%
mind-mgmt-coach-recruit = Daje rekruta.
mind-mgmt-coach-enough = Nic więcej się teraz nie opłaca.
mind-mgmt-coach-cover = To bliżej miejsc, do których może pójść Rekruter.
mind-mgmt-coach-immortal = Stamtąd nieśmiertelni mogą dać rekrutów.
mind-mgmt-coach-break-up = Rozdziela nieśmiertelnych, którzy mogliby dać rekrutów.
mind-mgmt-coach-quiet = Zdradza agentom najmniej.
