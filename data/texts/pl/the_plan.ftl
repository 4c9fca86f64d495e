## Agents: T.H.E. Plan

the-plan-name = Agenci: T.H.E. Plan
the-plan-pitch = Skradziony plan leży w jednej z czterech teczek. Śledź podejrzanych, czytaj akta, zdobywaj klucze, omijaj reflektor i wskaż złodzieja przed innymi.

the-plan-option-last-player = Ostatni gracz
the-plan-option-last-player-help = Co się dzieje, gdy błędne oskarżenia wykluczą wszystkich innych.
the-plan-option-last-player-wins = Od razu wygrywa
the-plan-option-last-player-solves = Musi rozwiązać sprawę

## Names

the-plan-seat = { $colour ->
    [red] Czerwony
    [green] Zielony
    [yellow] Żółty
   *[blue] Niebieski
}
the-plan-suspect-v = V
the-plan-suspect-x = X
the-plan-suspect-y = Y
the-plan-suspect-z = Z
the-plan-hideout = { $hideout }
# Half of a hideout, as a file shows it.
the-plan-half-upper = { $hideout } górna część
the-plan-half-lower = { $hideout } dolna część

the-plan-action-move-agent = przesunąć tajnego agenta
the-plan-action-move-suspect = przesunąć podejrzanego
the-plan-action-tram = jechać tramwajem
the-plan-action-move-all = przesunąć wszystkich podejrzanych
the-plan-action-searchlight = obrócić reflektor
the-plan-action-check = sprawdzić akta
the-plan-action-move-agent-short = agent
the-plan-action-move-suspect-short = podejrzany
the-plan-action-tram-short = tramwaj
the-plan-action-move-all-short = wszyscy podejrzani
the-plan-action-searchlight-short = reflektor
the-plan-action-check-short = akta
the-plan-card = { $count ->
    [one] karta: { $one }
    [few] karta: { $one } lub { $two }
   *[many] karta: { $one } lub { $two }
}

the-plan-bonus-move-agent = przesunąć tajnego agenta
the-plan-bonus-tram = jechać tramwajem
the-plan-bonus-searchlight = obrócić reflektor
the-plan-bonus-key = klucz z zapasu

## The note sheets

the-plan-sheet-head = { $hideout }{ $part ->
    [upper] { " " }gór.
   *[lower] { " " }dół.
}
the-plan-sheet-files = Akta, czyta { $who }
the-plan-sheet-briefcases = Teczki, ogląda { $who }
the-plan-sheet-plan = T.H.E. Plan

## What a player is asked

the-plan-prompt-action = Wynik rzutu: { $roll }. Wybierz akcję.
the-plan-prompt-do-move-agent = Dokąd idzie twój agent? Dokładnie { $roll ->
    [one] { $roll } okrąg
    [few] { $roll } okręgi
   *[many] { $roll } okręgów
}.
the-plan-prompt-do-move-agent-stuck = Twój agent nie ma drogi na dokładnie { $roll ->
    [one] { $roll } okrąg
    [few] { $roll } okręgi
   *[many] { $roll } okręgów
}.
the-plan-prompt-do-tram = Dokąd jedziesz? Dokładnie { $roll ->
    [one] { $roll } krok, tramwajem.
    [few] { $roll } kroki, co najmniej jeden tramwajem.
   *[many] { $roll } kroków, co najmniej jeden tramwajem.
}
the-plan-prompt-do-tram-stuck = Nie ma tramwaju w zasięgu: { $roll ->
    [one] { $roll } krok nie wystarcza.
    [few] brak drogi na dokładnie { $roll } kroki z przejazdem.
   *[many] brak drogi na dokładnie { $roll } kroków z przejazdem.
}
the-plan-prompt-do-move-suspect = Który podejrzany i dokąd? Dokładnie { $roll ->
    [one] { $roll } okrąg
    [few] { $roll } okręgi
   *[many] { $roll } okręgów
}.
the-plan-prompt-do-move-all = Przesuń wszystkich czterech podejrzanych: o 4, 3, 2 i 1.
the-plan-prompt-do-searchlight = Obróć reflektor o jeden segment. W którą stronę?
the-plan-prompt-do-check = Czyje akta sprawdzasz?
the-plan-prompt-suspects = Pozostałe ruchy: { $counts }. Kto idzie teraz?
the-plan-prompt-light = Światło pada na { $hideout }. Do czego go używasz?
the-plan-prompt-key = Mijasz klucze na { $circle }. Bierzesz jeden?
the-plan-prompt-battle = Mijasz gracza z kluczem: { $opponent }. Walczysz o klucz? { the-plan-stake-battle }
the-plan-prompt-steal = Wygrana bitwa z przeciwnikiem: { $opponent }. Który klucz bierzesz?
the-plan-prompt-checks = { $count ->
    [one] Za spotkanie możesz sprawdzić akta { $count } raz.
    [few] Za spotkania możesz sprawdzić akta { $count } razy, po kolei.
   *[many] Za spotkania możesz sprawdzić akta { $count } razy, po kolei.
}

## Moves, in one line

the-plan-effect-meets = spotkanie: { $suspects }
the-plan-effect-keys = { $count ->
    [one] klucz
    [few] { $count } klucze
   *[many] { $count } kluczy
}
the-plan-effect-battle = bitwa: { $opponents }
the-plan-describe-choose-move-agent = Przesuń swojego agenta o { $roll } ({ $card })
the-plan-describe-choose-move-suspect = Przesuń jednego podejrzanego o { $roll } ({ $card })
the-plan-describe-choose-tram = Jedź tramwajem, { $roll ->
    [one] { $roll } krok
    [few] { $roll } kroki
   *[many] { $roll } kroków
} ({ $card })
the-plan-describe-choose-move-all = Przesuń wszystkich podejrzanych o 4, 3, 2 i 1 ({ $card })
the-plan-describe-choose-searchlight = Obróć reflektor ({ $card })
the-plan-describe-choose-check = Sprawdź akta ({ $card })
the-plan-describe-move-agent = Na { $end }: { $way }
the-plan-describe-move-agent-with = Na { $end }: { $way } · { $effects }
the-plan-describe-enter-hideout = Wejdź do kryjówki { $hideout } i oskarż: Plan jest tam, właściciel to { $owner } ({ $way })
the-plan-describe-stay-put = Zostań na miejscu
the-plan-describe-move-suspect = { $suspect } na { $end }: { $way }
the-plan-describe-move-suspect-met = { $suspect } na { $end }: { $way } · spotyka ciebie
the-plan-describe-skip-suspect = { $suspect } nie może iść o { $count }: pomiń
the-plan-describe-turn-searchlight = Obróć światło na { $hideout }
the-plan-describe-look-into-briefcase = Zajrzyj do teczki w kryjówce { $hideout }
the-plan-describe-show-key = { $opponent } odkrywa { $count ->
    [0] klucz
    [one] klucz { $keys }
    [few] jeden z kluczy { $keys }
   *[many] jeden z kluczy { $keys }
}
the-plan-describe-leave-light = Nie używaj światła
the-plan-describe-take-key = { $count ->
    [0] Weź klucz
    [one] Weź klucz { $keys }
    [few] Weź jeden z kluczy { $keys }
   *[many] Weź jeden z kluczy { $keys }
}
the-plan-describe-leave-key = Zostaw klucze
the-plan-describe-battle = Walcz ({ $opponent }) o { $count ->
    [0] klucz
    [one] klucz { $keys }
    [few] jeden z kluczy { $keys }
   *[many] jeden z kluczy { $keys }
}
the-plan-describe-avoid-battle = Miń bez walki: { $opponent }
the-plan-describe-steal-key = Klucz { $key }
the-plan-describe-steal-hidden-key = { $count ->
    [0] Zakryty klucz
    [one] Zakryty klucz { $keys }
    [few] Jeden z zakrytych kluczy { $keys }
   *[many] Jeden z zakrytych kluczy { $keys }
}
the-plan-describe-check-file = Sprawdź akta: { $suspect }
the-plan-describe-decline-checks = Koniec sprawdzania

## What is at stake

the-plan-stake-battle = Każdy rzuca raz: wyższy wynik zdobywa klucz. Remis lub przegrana nic nie zmienia.
the-plan-stake-out = Jeśli choć jedno jest błędne, wypadasz z gry.
the-plan-stake-last-wins = Jeśli choć jedno jest błędne, wypadasz z gry i wygrywa { $who }.
the-plan-stake-last-solves = Jeśli choć jedno jest błędne, wypadasz z gry, a dalej gra tylko { $who }.
the-plan-stake-nobody = Jeśli choć jedno jest błędne, wypadasz z gry i nikt nie wygrywa.
the-plan-doubt-decoy = Wiesz, że w kryjówce { $hideout } jest fałszywy plan.
the-plan-doubt-elsewhere = Z tego, co wiesz, Plan jest w kryjówce { $hideout }.
the-plan-doubt-owns = Z tego, co wiesz, właściciel kryjówki { $hideout } to { $suspect }.
the-plan-doubt-owned = Z tego, co wiesz, kryjówka { $hideout } należy do kogoś innego: { $suspect }.
the-plan-doubt-claimed = Dokładnie takie oskarżenie już padło i było błędne.
the-plan-doubt-else = To nie pasuje do tego, co wiesz i co pokazały błędne oskarżenia.

## What happened

the-plan-tell-action-chosen = { $who } wybiera akcję: { $action }.
the-plan-tell-action-played = { $who } zagrywa kartę: { $action }.
the-plan-tell-agent-moved = { $who } idzie { $rides ->
    [yes] { $way } (≈ tramwajem)
   *[no] { $way }
}.
the-plan-tell-agent-moved-met = { $who } idzie { $rides ->
    [yes] { $way } (≈ tramwajem)
   *[no] { $way }
}. Spotkanie: { $suspects }.
the-plan-tell-agent-stayed = { $who } nie ma drogi i zostaje.
the-plan-tell-suspect-moved = { $who } przesuwa { $suspect }: { $way }.
the-plan-tell-suspect-moved-met = { $who } przesuwa { $suspect }: { $way }. Spotkanie.
the-plan-tell-suspect-stayed = { $suspect } nie może iść o { $count }; { $who } go pomija.
the-plan-tell-searchlight-turned = { $who } obraca reflektor na { $hideout }.
the-plan-tell-briefcase-seen = { $who } zagląda do teczki w kryjówce { $hideout }.
the-plan-tell-briefcase-seen-plan = { $who } zagląda do teczki w kryjówce { $hideout }: T.H.E. Plan!
the-plan-tell-briefcase-seen-decoy = { $who } zagląda do teczki w kryjówce { $hideout }: fałszywy plan.
the-plan-tell-key-shown = { $who } każe odkryć klucz ({ $opponent }): { $key }.
the-plan-tell-light-left = { $who } nie używa światła.
the-plan-tell-key-taken = { $who } bierze klucz z zapasu.
the-plan-tell-key-taken-known = { $who } bierze klucz z zapasu: { $key }.
the-plan-tell-key-left = { $who } zostawia klucze.
the-plan-tell-battle-won = { $who } i { $opponent } walczą o klucz, { $own } do { $theirs }: wygrywa { $who }.
the-plan-tell-battle-lost = { $who } i { $opponent } walczą o klucz, { $own } do { $theirs }: { $who } przegrywa.
the-plan-tell-battle-tied = { $who } i { $opponent } walczą o klucz, { $own } do { $theirs }: remis.
the-plan-tell-battle-avoided = { $who } i { $opponent } mijają się bez walki.
the-plan-tell-key-stolen = { $who } zabiera klucz. Traci go { $opponent }.
the-plan-tell-key-stolen-known = { $who } zabiera klucz { $key }. Traci go { $opponent }.
the-plan-tell-file-checked = { $who } sprawdza akta: { $suspect }.
the-plan-tell-file-checked-known = { $who } sprawdza akta { $suspect }: { $half }.
the-plan-tell-bonus-met = { $who } znajduje w aktach { $suspect } kartę bonusową: { $bonus }.
the-plan-tell-bonus-met-roll = { $who } znajduje w aktach { $suspect } kartę bonusową: { $bonus }, o { $roll }.
the-plan-tell-checks-declined = { $who } rezygnuje ze sprawdzania ({ $count }).
the-plan-tell-claim-announced = { $who } ogłasza oskarżenie: T.H.E. Plan jest w kryjówce { $hideout }, właściciel to { $owner }.
the-plan-tell-claim-right = { $who } wchodzi do kryjówki { $hideout } i wskazuje: { $owner }. Jedno i drugie się zgadza!
the-plan-tell-claim-wrong = { $who } wchodzi do kryjówki { $hideout } i wskazuje: { $owner }. Błąd. { $who } wypada z gry.
the-plan-tell-claim-wrong-known = { $plan ->
    [yes] { $who } wchodzi do kryjówki { $hideout } i wskazuje: { $owner }. Plan tam jest, ale { $owner } ma kryjówkę { $evidence }. { $who } wypada z gry.
   *[no] { $who } wchodzi do kryjówki { $hideout } i wskazuje: { $owner }. Fałszywy plan, a { $owner } ma kryjówkę { $evidence }. { $who } wypada z gry.
}
the-plan-tell-left-alone = W grze zostaje tylko { $who }: trafne oskarżenie wygrywa, po błędnym nie wygrywa nikt.
the-plan-tell-turn-began = Tura { $number }: { $who } rzuca { $roll }.

## Why a move is not allowed

the-plan-error-over = Ta gra jest skończona.
the-plan-error-not-now = Teraz rozstrzyga się coś innego.
the-plan-error-not-your-turn = Teraz nie twoja kolej.
the-plan-error-not-on-card = Na tej karcie nie ma takiej akcji.
the-plan-error-card-spent = Ta karta jest zużyta, aż zużyjesz wszystkie pięć.
the-plan-error-chosen-already = To już jest wybrane.
the-plan-error-choose-first = Najpierw wybierz akcję.
the-plan-error-other-action = Wybrana jest inna akcja.
the-plan-error-no-such-way = Idź dokładnie tyle kroków, przez żaden okrąg dwa razy. Skończ na wolnym.
the-plan-error-must-move = Twój agent ma drogę, więc musi iść.
the-plan-error-no-key = Nie masz klucza do kryjówki { $hideout }.
the-plan-error-lit = Reflektor świeci na { $hideout }: nikt tam nie wejdzie.
the-plan-error-can-move = { $suspect } może tyle iść, więc nie wolno go pominąć.
the-plan-error-moved-already = { $suspect } ma już ruch za sobą.
the-plan-error-other-count = To nie ta odległość dla tego podejrzanego.
the-plan-error-not-beside = Reflektor obraca się tylko o jeden segment.
the-plan-error-not-in-light = W świetle nie stoi gracz w tym kolorze z zakrytym kluczem.
the-plan-error-not-passing = Nie mijasz teraz tego gracza.
the-plan-error-no-such-key = Ten gracz nie ma takiego klucza.
the-plan-error-not-met = Akt { $suspect } nie możesz już teraz sprawdzić.

## How a game ended

the-plan-reason-plan = { $who } zdobywa T.H.E. Plan. Kryjówka: { $hideout }, właściciel: { $owner }.
the-plan-reason-last = W grze zostaje tylko { $who } i wygrywa. T.H.E. Plan był w kryjówce { $hideout }, właściciel: { $owner }.
the-plan-reason-nobody = Wszyscy wykluczeni, nikt nie wygrywa. T.H.E. Plan był w kryjówce { $hideout }, właściciel: { $owner }.

## How to play

the-plan-guide-aim = W jednej z czterech kryjówek jest teczka z T.H.E. Planem, a kryjówka ma właściciela wśród podejrzanych. Odkryj, która i czyja, zdobądź jej klucz i wejdź.
the-plan-guide-turn = Rzuć kostką. Wybierz jedną z gotowych kart akcji: przesuń swojego agenta lub podejrzanych, jedź tramwajem, obróć reflektor, sprawdź akta. Gdy twój agent i podejrzany miną się w twojej turze, możesz sprawdzić jego akta: wierzchnią kartę widzisz tylko ty.
the-plan-guide-end = Obie połówki kryjówki w jednych aktach znaczą, że ten podejrzany jest jej właścicielem. Reflektor pozwala zaglądać do teczek. Wejdź do kryjówki z jej kluczem i wskaż właściciela: jeśli masz rację, wygrywasz, jeśli nie, wypadasz z gry.

## What the coach says

the-plan-coach-known = Odpowiedzi, które pasują: { $answers }. Kryjówki możliwe dla Planu: { $places }.
the-plan-coach-sure = Pasuje tylko jedna odpowiedź: { $hideout }, { $owner }.
the-plan-coach-action = Potem: { $move }
the-plan-coach-claim = Żadna inna odpowiedź nie pasuje.
the-plan-coach-file = Pokazuje akta, których jeszcze nie znasz.
the-plan-coach-key = Może dać klucz, którego potrzebujesz.
the-plan-coach-near = Prowadzi bliżej miejsca, w którym chcesz być.
the-plan-coach-look = Szansa, że Plan jest w kryjówce { $hideout }: { $percent }%.
