## MIND MGMT z pakietami SHIFT: moduły, które strony otwierają i wybierają

mind-mgmt-option-packages = Pakiety SHIFT
mind-mgmt-option-packages-help = Każda strona otwiera pakiety z nowymi zdolnościami i zasadami. Wybierz, z czym gracie.
mind-mgmt-option-packages-none = Bez pakietów
mind-mgmt-option-packages-free = Każda strona wybiera
mind-mgmt-option-packages-random = Losowo
mind-mgmt-option-packages-match = Jak w pudełku: najpierw wybiera strona przegrana
mind-mgmt-option-recruiter-open = Otwarte pakiety Rekrutera
mind-mgmt-option-recruiter-open-help = Ile pakietów Rekrutera jest otwartych, od pierwszego.
mind-mgmt-option-agents-open = Otwarte pakiety agentów
mind-mgmt-option-agents-open-help = Ile pakietów agentów jest otwartych, od pierwszego.
mind-mgmt-option-streak = Seria zwycięstw
mind-mgmt-option-streak-help = Ile ostatnich gier wygrała strona Rekrutera. Poniżej 0: agenci.
mind-mgmt-briefing-packages-free = SHIFT, otwarte pakiety: Rekruter { $recruiter }, agenci { $agents }. Każda strona wybiera moduły, jakie chce.
mind-mgmt-briefing-packages-random = SHIFT, otwarte pakiety: Rekruter { $recruiter }, agenci { $agents }. Obie strony losują tyle samo modułów.
mind-mgmt-briefing-packages-match = SHIFT, otwarte pakiety: Rekruter { $recruiter }, agenci { $agents }. Strona przegrana wybiera moduły pierwsza.

## Names

mind-mgmt-agent-vera = Vera Quill
mind-mgmt-agent-juno = Juno
mind-mgmt-ally-photographer = Uliczny fotograf
mind-mgmt-ally-lamplighter = Latarnik
mind-mgmt-recruiter-acrobat = Akrobata
mind-mgmt-recruiter-busker = Uliczny grajek
mind-mgmt-row = Wiersz { $row }
mind-mgmt-column = Kolumna { $column }
mind-mgmt-module-acrobat = Akrobata
mind-mgmt-module-jammer = Zagłuszarka
mind-mgmt-module-back-doors = Tylne drzwi
mind-mgmt-module-busker = Uliczny grajek
mind-mgmt-module-headhunter = Łowca głów
mind-mgmt-module-sleeper = Śpioch
mind-mgmt-module-vera = Vera Quill
mind-mgmt-module-photographer = Uliczny fotograf
mind-mgmt-module-cordons = Blokady
mind-mgmt-module-lamplighter = Latarnik
mind-mgmt-module-stakeout = Obserwacja
mind-mgmt-module-bugs = Pluskwy
mind-mgmt-module-turncoat = Zdrajca
mind-mgmt-module-juno = Juno

## What each module does

mind-mgmt-module-acrobat-does = Jedna karta Rekrutera więcej. Iluzja Akrobaty to skok skoczka: dwa pola prosto i jedno w bok.
mind-mgmt-module-jammer-does = Raz Rekruter może zagłuszyć pytanie: nie ma odpowiedzi i do końca rundy nikt nie pyta o tę cechę.
mind-mgmt-module-back-doors-does = Rekruter kładzie na mapie 3 drzwi. Krok z jednych może prowadzić do dowolnych innych, także w przygotowaniu.
mind-mgmt-module-busker-does = Jedna karta Rekrutera więcej. Iluzja Ulicznego grajka prowadzi dokładnie o trzy pola, w wierszu lub kolumnie.
mind-mgmt-module-headhunter-does = Rekruter dobiera 5 kart cech, zatrzymuje 3, a 2 kładzie pod talię.
mind-mgmt-module-sleeper-does = Rekruter zapisuje cechę. Raz, zamiast pierwszego ruchu nieśmiertelnego, na wolnym polu z nią budzi się piąty nieśmiertelny.
mind-mgmt-module-vera-does = Jedna karta agenta więcej: agenci wybierają czworo. Vera Quill może pytać też o cechy pól obok, nie po skosie.
mind-mgmt-module-photographer-does = Jeden sojusznik więcej. Raz, za darmo, agent dowiaduje się, ile pól wiersza lub kolumny odwiedził Rekruter.
mind-mgmt-module-cordons-does = Agenci mają 2 blokady. Raz na aktywację agent może zablokować swoje pole: Rekruter tam nie wejdzie, może tylko wyjść.
mind-mgmt-module-lamplighter-does = Jeden sojusznik więcej. Raz, od 08:00, agent dowiaduje się, czy o ostatniej czerwonej godzinie Rekruter był w wierszu lub kolumnie.
mind-mgmt-module-stakeout-does = Agent, który się nie rusza, może wykonać dwie różne akcje albo zapytać o dwie cechy. Schwytanie tylko jako pierwsze.
mind-mgmt-module-bugs-does = Agenci potajemnie zakładają pluskwy na 2 polach. O czerwonej godzinie tylko oni słyszą, czy w dwóch ostatnich turach był tam ktoś.
mind-mgmt-module-turncoat-does = Agenci potajemnie wskazują jednego z czterech nieśmiertelnych. Pierwszy werbunek, który go potrzebuje, nie udaje się i ujawnia go.
mind-mgmt-module-juno-does = Jedna karta agenta więcej: agenci wybierają czworo. Juno może za darmo zamienić się miejscem z agentem na innym polu.

## What a player is asked

mind-mgmt-prompt-picking = Wybierz moduły swojej strony albo żadnego.
mind-mgmt-prompt-doors = Połóż drzwi na mapie (jeszcze { $left }).
mind-mgmt-prompt-hiding-card-more = Kim jesteś? Każda karta ma swoją iluzję.
mind-mgmt-prompt-hiding-keep = Zatrzymaj trzy z pięciu kart. Pozostałe dwie trafią pod talię.
mind-mgmt-prompt-sleeper = Przy jakiej cesze obudzi się Śpioch?
mind-mgmt-prompt-naming = Którymi czterema agentami gracie?
mind-mgmt-prompt-bugs = Na których dwóch polach zakładasz pluskwy?
mind-mgmt-prompt-turncoat = Który nieśmiertelny jest potajemnie wasz?
mind-mgmt-prompt-act-again = { $agent }: jeszcze jedna akcja albo ruch.

## Moves, in one line

mind-mgmt-describe-pick-modules = { $count ->
    [0] Bez modułów
   *[other] Gra z: { $modules }
}
mind-mgmt-describe-put-door = Drzwi na { $place }
mind-mgmt-describe-keep-cards = Zatrzymaj: { $kept }. Pod talię: { $under }
mind-mgmt-describe-note-feature = Śpioch obudzi się: { $feature }
mind-mgmt-describe-put-bugs = Pluskwy: { $places }
mind-mgmt-describe-name-turncoat = Zdrajca: nieśmiertelny { $number }, { $place }
mind-mgmt-describe-claim-recruit-perhaps = Rekrut ({ $feature }), jeśli żaden z dwóch nie jest zdrajcą
mind-mgmt-describe-swap-agents = { $agent } i { $other } zamieniają się: { $agent } na { $place }
mind-mgmt-describe-name-agents = Grają: { $agents }
mind-mgmt-describe-wake-sleeper = Obudź Śpiocha na { $place }
mind-mgmt-describe-jam = Zagłusz pytanie: bez odpowiedzi
mind-mgmt-describe-use-ally-photographer = { $agent }, Uliczny fotograf: ile odwiedzonych? { $line }
mind-mgmt-describe-use-ally-lamplighter = { $agent }, Latarnik: tam o czerwonej godzinie? { $line }
mind-mgmt-describe-put-cordon = { $agent } kładzie blokadę na { $place }
mind-mgmt-describe-put-cordon-from = { $agent } przenosi blokadę z { $source } na { $place }

## What happened

mind-mgmt-tell-side-picked = { $side ->
    [recruiter] Rekruter
   *[agents] Strona agentów
} wybiera moduły: { $count }.
mind-mgmt-tell-modules-picked = Grasz z: { $modules }.
mind-mgmt-tell-modules-settled = { $count ->
    [0] Ta gra jest bez modułów.
   *[other] W tej grze: { $modules }.
}
mind-mgmt-tell-door-put = Drzwi są na { $place }.
mind-mgmt-tell-cards-kept = Werbujesz tam, gdzie jest: { $features }. Pod talią: { $under }.
mind-mgmt-tell-feature-noted = Śpioch obudzi się: { $feature }.
mind-mgmt-tell-sleeper-set = Śpioch śpi przy tajnej cesze.
mind-mgmt-tell-agents-named = Agenci: { $agents }.
mind-mgmt-tell-bugs-put = Wasze pluskwy: { $places }.
mind-mgmt-tell-bugs-set = { $seat } zakłada pluskwy: { $count }.
mind-mgmt-tell-turncoat-named = Wasz zdrajca: nieśmiertelny { $number }.
mind-mgmt-tell-turncoat-set = { $seat } wskazuje zdrajcę.
mind-mgmt-tell-claim-failed = { $feature }: bez rekruta. Zdrajca to nieśmiertelny { $number }!
mind-mgmt-tell-agents-swapped = { $agent } jest teraz na { $place }, { $other } na { $origin }.
mind-mgmt-tell-bugs-heard = { $hour }: pluskwy słyszały wizytę w dwóch ostatnich turach.
mind-mgmt-tell-bugs-heard-nothing = { $hour }: pluskwy nic nie słyszały.
mind-mgmt-tell-sleeper-woken = Śpioch budzi się na { $place } ({ $feature }): nieśmiertelny { $number }.
mind-mgmt-tell-jammed = { $feature }: zagłuszone, bez odpowiedzi.
mind-mgmt-tell-ally-told-photographer = { $agent } pyta fotografa. { $line }, odwiedzone pola: { $told }.
mind-mgmt-tell-ally-told-lamplighter = { $agent } pyta latarnika. { $line }: o ostatniej czerwonej godzinie Rekrutera tam { $told ->
    [1] widziano
   *[0] nie widziano
}.
mind-mgmt-tell-cordon-put = { $agent } kładzie blokadę na { $place }.

## Why a move is not allowed

mind-mgmt-error-pick-modules = Wybieraj tylko otwarte moduły swojej strony, i nie za dużo.
mind-mgmt-error-put-door = Drzwi poza świątyniami, co najmniej trzy wiersze i kolumny od innych drzwi.
mind-mgmt-error-keep-cards = Zatrzymaj trzy z dobranych kart, resztę połóż pod talię.
mind-mgmt-error-note-feature = Tej cechy nie można teraz zapisać.
mind-mgmt-error-name-agents = Wskaż czworo agentów.
mind-mgmt-error-put-bugs = Wskaż dwa pola bez świątyni, które nie stykają się nawet po skosie.
mind-mgmt-error-name-turncoat = Wskaż jednego z nieśmiertelnych.
mind-mgmt-error-swap-agents = Ci dwoje nie mogą się teraz zamienić.
mind-mgmt-error-wake-sleeper = Śpioch budzi się przy swojej cesze, przed ruchem nieśmiertelnych, na wolnym polu.
mind-mgmt-error-jam = Nie ma już zagłuszania.
mind-mgmt-error-use-ally = Tego sojusznika nie można teraz zapytać.
mind-mgmt-error-put-cordon = Jedna blokada na aktywację i tylko tam, gdzie żadnej nie ma.

## Panels

mind-mgmt-panel-modules-button = Moduły …
mind-mgmt-panel-modules = Moduły tej gry:
mind-mgmt-panel-picking = Moduły do tej gry, najwyżej { $most }:
mind-mgmt-panel-module-line = **{ $module }**: { $does }
mind-mgmt-panel-keep-placeholder = Które trzy zatrzymujesz?
mind-mgmt-panel-feature-placeholder = Jaka cecha?
mind-mgmt-panel-bug-placeholder = Pierwsze pole?
mind-mgmt-panel-second-bug-placeholder = { $place } i które jeszcze?
mind-mgmt-panel-swap-placeholder = { $agent } zamienia się z …
mind-mgmt-panel-wake-placeholder = Obudź Śpiocha: gdzie?
mind-mgmt-panel-ally-placeholder = { $ally }: który wiersz lub kolumna?
mind-mgmt-panel-jam-button = Zagłusz pytanie
mind-mgmt-panel-cordon-button = Blokada tutaj
mind-mgmt-panel-cordon-from-button = Blokada z { $source }

## Pictures

mind-mgmt-picture-stage-picking = Z jakimi modułami gracie?
mind-mgmt-picture-stage-doors = Rekruter kładzie drzwi: jeszcze { $left }
mind-mgmt-picture-stage-sleeper = Rekruter zapisuje cechę
mind-mgmt-picture-stage-naming = Którzy agenci grają?
mind-mgmt-picture-stage-bugs = Agenci zakładają pluskwy
mind-mgmt-picture-stage-turncoat = Agenci wskazują zdrajcę
mind-mgmt-picture-you-keep = Które karty zatrzymujesz?
mind-mgmt-picture-modules = Moduły: { $modules }.
mind-mgmt-picture-doors = Drzwi: { $places }.
mind-mgmt-picture-cordons = Blokady: { $places }.
mind-mgmt-picture-jams = Pozostałe zagłuszenia: { $count }.
mind-mgmt-picture-asleep = Śpioch jeszcze śpi.
mind-mgmt-picture-turned = Jeden z nieśmiertelnych jest zdrajcą.
mind-mgmt-picture-turncoat = Zdrajca: nieśmiertelny { $number }.
mind-mgmt-picture-failed = Karty bez rekruta: { $features }.
mind-mgmt-picture-bugs = Pluskwy: { $places }.
mind-mgmt-picture-heard = { $hour }: { $heard ->
    [yes] pluskwy słyszały wizytę
   *[no] pluskwy nic nie słyszały
}.
mind-mgmt-picture-secret-sleeper = Śpioch obudzi się: { $feature }.
mind-mgmt-picture-secret-under = Pod talią: { $features }.
mind-mgmt-picture-secret-drawn = Dobrane karty: { $features }.
mind-mgmt-picture-here-door = drzwi
mind-mgmt-picture-here-cordon = blokada
mind-mgmt-picture-here-bug = pluskwa
mind-mgmt-picture-answer-jammed = { $feature }: zagłuszone.
mind-mgmt-picture-answer-counted = { $line }: odwiedzone { $told }.
mind-mgmt-picture-answer-lit = { $line }: Rekrutera tam { $told ->
    [1] widziano
   *[0] nie widziano
}.
