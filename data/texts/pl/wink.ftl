## Wink

wink-name = Wink
wink-pitch = Bal maskowy pełen szpiegów. Odkryj jednym spojrzeniem, kto jest twoim wspólnikiem, wskaż go przed innymi i przyłap resztę na mruganiu.

wink-option-signal = Jak przekazać mrugnięcie
wink-option-signal-help = Spojrzeniem gracie tutaj, po cichu. Na żywo widzicie się i dajecie umówiony znak.
wink-option-signal-glance = Spojrzeniem, tutaj
wink-option-signal-wink = Na żywo, mrugnięciem
wink-option-signal-hand = Na żywo, znakiem ręki
wink-option-signal-nod = Na żywo, skinieniem głowy
wink-option-equal-turns = Dogrywanie ostatniej rundy
wink-option-equal-turns-help = Czy po opróżnieniu czyjejś ręki wszyscy mają tyle samo tur? Od 7 osób start dużo daje.
wink-option-equal-turns-many = Przy siedmiu i ośmiu graczach
wink-option-equal-turns-always = Zawsze
wink-option-equal-turns-never = Nigdy
wink-option-beat-s = Sekundy na turę
wink-option-beat-s-help = Spojrzeniem, w czasie rzeczywistym: po czasie tura zamyka się z tym, co ustawione. Solo zegar nie biegnie.
wink-option-least-s = Najkrótsza tura, w sekundach
wink-option-least-s-help = Na żywo: wcześniej nie wolno wskazać ani wywołać, więc jest czas mrugnąć. Oskarżać można zawsze.

wink-briefing-signal = { $signal ->
    [wink] Na żywo: widzicie się i mrugacie. Bot rozdaje, pilnuje pionków i liczy.
    [hand] Na żywo: widzicie się; sygnałem jest znak ręki. Bot rozdaje, pilnuje pionków i liczy.
    [nod] Na żywo: widzicie się; sygnałem jest skinienie głowy. Bot rozdaje, pilnuje pionków i liczy.
   *[glance] Spojrzeniem: w każdej turze każdy wybiera w tajemnicy, kogo obserwuje.
}
wink-briefing-beat = { $seconds ->
    [one] W czasie rzeczywistym tura trwa 1 sekundę.
    [few] W czasie rzeczywistym tura trwa { $seconds } sekundy.
   *[many] W czasie rzeczywistym tura trwa { $seconds } sekund.
}
wink-briefing-equal = Ostatnią rundę gra się do końca, żeby wszyscy mieli tyle samo tur.

## What a player is asked

wink-prompt-turn = Twoja tura: jaki numer wywołujesz?
wink-prompt-turn-open = Twoja tura: wskaż, kto ma { $number }, albo wywołaj inny numer.
wink-prompt-skip = Twoja tura: nie masz czego wywołać.
wink-prompt-skip-open = Twoja tura: wskaż, kto ma { $number }, albo nikogo. Nie masz czego wywołać.
wink-prompt-plan = Twoja tura: co wywołujesz, kogo obserwujesz?
wink-prompt-plan-open = Twoja tura: kto ma { $number }, co teraz wywołujesz, kogo obserwujesz?
wink-prompt-beat = Tura: { $who }. Kogo obserwujesz?

## Moves, in one line

wink-describe-name = Wskaż, kto ma { $number }: { $who }
wink-describe-name-nobody = Nie wskazuj, kto ma { $number }
wink-describe-call = Wywołaj { $number }
# $own: the number of the open call, which closes without a naming.
wink-describe-call-anew = Wywołaj { $number }, odpuść { $own }
wink-describe-skip = Nic nie wywołuj
wink-describe-come-back = Już jestem
wink-describe-accuse = Oskarż: { $who } ma { $number }, wywołuje { $caller }
wink-describe-watch = Obserwuj: { $who }
wink-describe-manner-bold = Odtąd mrugaj wyraźnie
wink-describe-manner-subtle = Odtąd mrugaj dyskretnie
wink-describe-drop = Nie oskarżaj nikogo
wink-describe-confirm = Potwierdź
wink-describe-confirm-until-turn = Potwierdź, teraz i do mojej tury
wink-describe-stand = Potwierdzaj za mnie do mojej tury
wink-describe-confirm-myself = Znowu potwierdzam bez komputera

## What happened

wink-tell-named-right = { $who } wskazuje, kto ma { $number }: { $named }. Dobrze! Po karcie dla obojga.
wink-tell-named-wrong = { $who } wskazuje, kto ma { $number }: { $named }. Źle. Numer ma { $holder }; obie karty leżą zakryte.
wink-tell-declined = { $who } nie wskazuje, kto ma { $number }.
wink-tell-called = { $who } wywołuje { $number }.
wink-tell-call-skipped = { $who } nic nie wywołuje.
wink-tell-accused-right = { $who } przyłapuje: { $accused } ma { $number }. Obie karty zmieniają właściciela.
wink-tell-accused-wrong = { $who } oskarża o { $number }: { $accused }. Źle. Przy tym wywołaniu nikogo już nie można oskarżyć.
wink-tell-went-away = { $live ->
    [yes] Nieobecność: { $who }. Tury przepadają.
   *[no] Nieobecność: { $who }. Potwierdza komputer.
}
wink-tell-came-back = { $who } wraca.
wink-tell-turn-passed = Tura przepada: { $who }.
wink-tell-player-left = { $count ->
    [0] { $who } odchodzi z gry. Reszta gra dalej.
    [one] { $who } odchodzi z gry. Obie karty z numerem { $numbers } są zakryte.
    [few] { $who } odchodzi z gry. Wszystkie karty z numerami { $numbers } są zakryte.
   *[many] { $who } odchodzi z gry. Wszystkie karty z numerami { $numbers } są zakryte.
}
wink-tell-turn-began = Tura { $number }: { $who }.
wink-tell-last-round-began = Ostatnia runda: wszyscy mają tyle samo tur.

# $told: one or more of wink-news-still, -moved, -winked and -void, joined.
wink-news = Tura { $turn }: { $told }.
wink-news-and = { $first }; { $second }
wink-news-still = { $met ->
    [yes] { $who } i { $watched }: spojrzenia się spotkały, bez znaku
   *[no] { $who } obserwuje ({ $watched }), bez znaku
}
# $met: their eyes met. $watched: the player they watched. $at: the player at whom the eye moved.
wink-news-moved = { $met ->
    [yes] { $who } i { $watched }: spojrzenia się spotkały, widać mrugnięcie do: { $at }
   *[no] { $who } obserwuje ({ $watched }), widać mrugnięcie do: { $at }
}
wink-news-none = Tura { $turn }: nie widzą żadnego znaku: { $players }.
wink-news-watching = { $met ->
    [yes] { $who } (spotkanie wzrokiem: { $watched })
   *[no] { $who } (obserwuje: { $watched })
}
wink-news-winked = { $who } ma { $number } i mruga do: { $at }
wink-news-void = { $who } oskarża o { $number } za późno ({ $accused }), bez straty

## Why a move is not allowed

wink-error-over = Ta gra jest skończona.
wink-error-other-mode = W tym trybie gry tego nie ma.
wink-error-not-your-turn = To nie twoja tura. Teraz: { $who }.
wink-error-not-face-up = W tłumie nie leży odkryta karta { $number }.
wink-error-own-number = Numer { $number } masz ty.
wink-error-same-card = Wywołaj inną kartę niż ta, na której stoisz.
wink-error-occupied = Na { $number } stoi już czyjś pionek.
wink-error-no-call = Nie masz otwartego wywołania, więc nie ma kogo wskazać.
wink-error-no-such-player = Tej osoby nie ma w tej grze.
wink-error-yourself = Nie możesz wybrać siebie.
wink-error-can-call = Jest karta, którą możesz wywołać.
wink-error-no-counters = Nie masz już kart kontrwywiadu.
wink-error-no-such-call = { $number } nie jest otwartym wywołaniem.
wink-error-own-call = To twoje własne wywołanie.
wink-error-the-caller = Kto wywołuje { $number }, ten nie ma tego numeru.
wink-error-barred = O numer { $number } nie można oskarżać, aż to wywołanie się zamknie.
wink-error-caught-before = Szybsze i celne oskarżenie o { $number }: { $who }. Nic nie tracisz.
wink-error-accused-before = Szybsze i błędne oskarżenie: { $who }. O numer { $number } nie można już oskarżać. Nic nie tracisz.
wink-error-named-before = Szybsze wskazanie: { $who }. Wywołanie { $number } jest zamknięte. Nic nie tracisz.
wink-error-has-left = Tej osoby nie ma już w grze: { $who }.
wink-error-not-away = Jesteś w grze, nie trzeba wracać.
wink-error-no-sighting = Brak zauważonego mrugnięcia tej osoby do wywołującego { $number }.
wink-error-nothing-seen = Nie widzisz żadnego mrugnięcia, więc nie ma kogo oskarżyć.
wink-error-confirmed = Już potwierdzone; w tej turze tak zostaje.
wink-error-set-call-first = Przed potwierdzeniem wybierz numer, który wywołujesz.
wink-error-not-standing = Komputer nie potwierdza za ciebie.

## How a game ended

wink-end-hand = { $count ->
    [one] Pusta ręka: { $who }.
    [few] Puste ręce: { $who }.
   *[many] Puste ręce: { $who }.
}
wink-end-crowd = Tłum się rozszedł.
wink-end-unable = Nikt nie mógł już nic wywołać.
wink-end-quiet = Przez trzy rundy nic się nie stało.
wink-end-few = Zostało za mało graczy.
wink-reason = { $why } Najwięcej punktów: { $points }{ $tie ->
    [opened] ; remis rozstrzygają odkryte karty kontrwywiadu.
    [lost] ; remis rozstrzygają własne zakryte karty agentów.
    [shared] , a cała reszta też po równo.
   *[none] .
}

## How to play

wink-guide-aim = Zdobądź najwięcej punktów. Gdy dobrze wskażesz wspólnika, który ma wywołany przez ciebie numer, oboje dostajecie po punkcie. Jeśli ktoś inny przyłapie go na mrugnięciu, dostaje dwa.
wink-guide-turn = Wskaż wspólnika ze swojego ostatniego wywołania albo nikogo, potem wywołaj z tłumu nowy numer. Spojrzeniem każdy w każdej turze wybiera też w tajemnicy, kogo obserwuje. Mrugnięcie dociera tylko wtedy, gdy wywołujący i wspólnik obserwują się nawzajem, a inni obserwujący mogą je zauważyć. Kto je zauważy, może oskarżyć, ryzykując jedną z czterech kart kontrwywiadu.
wink-guide-end = Gra kończy się, gdy ktoś ma pustą rękę; przy 7 lub 8 graczach dogrywa się rundę. Każda odkryta karta przed tobą to punkt, tak samo każda karta kontrwywiadu na ręce (niebieska tarcza na planszy). Wygrywa najwięcej punktów. Przy remisie decydują odkryte karty kontrwywiadu, potem własne zakryte karty agentów.

## What the coach says

wink-coach-known = { $number } może mieć: { $shares }.
wink-coach-share = { $who } { $percent }%
wink-coach-holds = Szansa, że trafisz: { $percent }%.
wink-coach-unlikely = To oskarżenie jest zbyt niepewne.
wink-coach-call = Najmniej kart może mieć ten numer.
wink-coach-meet = Ktoś, kto wywołał, czeka tam na twoje mrugnięcie.
wink-coach-watch = Tam widać najwięcej.
