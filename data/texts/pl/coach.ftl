### Trener: co można było wiedzieć w grze, która się skończyła, i podpowiedzi w grze, która trwa.

coach-button = Co można było wiedzieć?
coach-heading = ### Co można było wiedzieć? { $page }/{ $pages }
coach-working = Przeglądam twoje decyzje: { $done } z { $all }.
coach-known = **Wiadomo było:** { $known }
coach-made = **Ty:** { $move }
coach-better = **Komputer:** { $moves }
coach-same = Komputer zrobiłby to samo.
coach-odds = To wygrywa w około { $best }% przypadków, twój wybór w około { $made }%.
coach-missed-win = **Przepadła pewna wygrana:** { $move }
coach-missed-hit = **Przepadło pewne trafienie:** { $move }
coach-missed-point = **Przepadł pewny punkt:** { $move }
coach-told = **Zdradza najwięcej:** { $what }
coach-summary = -# Inny wybór komputera: { $differs }×. Przepuszczone pewniaki: { $missed }.
coach-differs-button = Inaczej »
hint-button = Podpowiedź
hint-heading = ### Podpowiedź
hint-odds = To wygrywa w około { $percent }% przypadków.
error-no-hint = Teraz nie ma tu żadnej podpowiedzi.
error-no-advice = Komputer nic teraz nie podpowie. Spróbuj jeszcze raz.
error-coach-at-it = Jeszcze przeglądam twoje decyzje. Odpowiedź pojawi się w pierwszej wiadomości.
error-nothing-decided = W tej grze nie czekała na ciebie żadna decyzja.
lobby-hints-option = Podpowiedzi dla wszystkich
lobby-hints-help = Każdy może prywatnie zapytać komputer, co by zrobił
lobby-hints = Każdy może prywatnie poprosić komputer o podpowiedź.
