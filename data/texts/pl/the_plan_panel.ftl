# The panels of Agents: T.H.E. Plan.

the-plan-panel-act-move-agent = { $card } · Agent
the-plan-panel-act-move-suspect = { $card } · Podejrzany
the-plan-panel-act-tram = { $card } · Tramwaj
the-plan-panel-act-move-all = { $card } · Cała czwórka
the-plan-panel-act-searchlight = { $card } · Reflektor
the-plan-panel-act-check = { $card } · Akta
the-plan-panel-act-nowhere = { $spoken ->
    [True] { $action } – brak drogi
   *[other] { $action } ✗
}
the-plan-panel-another-button = Inna akcja
the-plan-panel-ends-placeholder = Dokąd? { $ends ->
    [one] 1 okrąg
    [few] { $ends } okręgi
   *[many] { $ends } okręgów
} w zasięgu
the-plan-panel-some-ends-placeholder = Dokąd? Okręgi { $first }–{ $last }
the-plan-panel-end-option = Okrąg { $circle }
the-plan-panel-end-with-option = Okrąg { $circle } – { $effects }
the-plan-panel-end-ways-option = Okrąg { $circle } – drogi ({ $ways }): { $effects }
the-plan-panel-which-way = { $ways ->
    [one] **Tą drogą na { $circle }?**
    [few] **Którą drogą na { $circle }?**
   *[many] **Którą drogą na { $circle }?**
}
the-plan-panel-way = **Droga { $number }:** { $way }{ $brings ->
    [nothing] { "" }
   *[other] {" "}– { $brings }
}
the-plan-panel-by-tram = -# –: pieszo, ≈: tramwajem.
the-plan-panel-way-button = { $number }: { $brings ->
    [nothing] nic
   *[other] { $brings }
}
the-plan-panel-go-button = Idź na { $circle }
the-plan-panel-enter-button = Wejdź: { $hideout } …
the-plan-panel-enter = **Wejście do { $hideout }: czyja to kryjówka?**
the-plan-panel-claim = Mówisz, że Plan tam jest i kto jest właścicielem.
the-plan-panel-owner-button = Właściciel: { $suspect }
the-plan-panel-owner-doubted-button = { $suspect } (notatki mówią: nie)
the-plan-panel-doubted = ⚠️ **Z tego, co wiesz, to oskarżenie jest błędne:**
the-plan-panel-alone = Nie ma już innych w grze, więc nie ma wyścigu. Trafne oskarżenie wygrywa; po błędnym nie wygrywa nikt.
the-plan-panel-suspect-placeholder = { $suspect } na { $circle }: dokąd?
the-plan-panel-suspect-more-placeholder = { $suspect } na { $circle }: dalsze możliwości
the-plan-panel-suspect-option = na { $circle }
the-plan-panel-suspect-met-option = na { $circle }, spotyka ciebie
the-plan-panel-by-option = o { $count } na { $circle }
the-plan-panel-by-met-option = o { $count } na { $circle }, spotyka ciebie
the-plan-panel-both = Znasz obie połówki { $hideout } w aktach { $suspect }.
the-plan-panel-sweep-placeholder = Wszyscy naraz: kto cię spotyka?
the-plan-panel-sweep-option = Spotykają cię: { $suspects }
the-plan-panel-sweep-nobody-option = Nikt cię nie spotyka
the-plan-panel-all-checks-button = Sprawdź wszystkie ({ $count })
the-plan-panel-file-button = Akta: { $suspect }
the-plan-panel-singly-button = Po kolei …
