# The panels of Agents: T.H.E. Plan.

the-plan-panel-act-move-agent = { $card } · Agent
the-plan-panel-act-move-suspect = { $card } · Verdachte
the-plan-panel-act-tram = { $card } · Tram
the-plan-panel-act-move-all = { $card } · Alle vier
the-plan-panel-act-searchlight = { $card } · Licht
the-plan-panel-act-check = { $card } · Dossier
the-plan-panel-act-nowhere = { $spoken ->
    [True] { $action } – geen weg
   *[other] { $action } ✗
}
the-plan-panel-another-button = Andere actie
the-plan-panel-ends-placeholder = Waarheen? { $ends ->
    [one] 1 vakje
   *[other] { $ends } vakjes
} binnen bereik
the-plan-panel-some-ends-placeholder = Waarheen? Vakjes { $first } tot en met { $last }
the-plan-panel-end-option = Vakje { $circle }
the-plan-panel-end-with-option = Vakje { $circle } – { $effects }
the-plan-panel-end-ways-option = Vakje { $circle } – { $ways } wegen: { $effects }
the-plan-panel-which-way = { $ways ->
    [one] **Zo naar { $circle }?**
   *[other] **Langs welke weg naar { $circle }?**
}
the-plan-panel-way = **Weg { $number }:** { $way }{ $brings ->
    [nothing] { "" }
   *[other] {" "}– { $brings }
}
the-plan-panel-by-tram = -# –: te voet, ≈: met de tram.
the-plan-panel-way-button = { $number }: { $brings ->
    [nothing] niets
   *[other] { $brings }
}
the-plan-panel-go-button = Ga naar { $circle }
the-plan-panel-enter-button = Ga { $hideout } binnen …
the-plan-panel-enter = **{ $hideout } binnen: wiens schuilplaats is het?**
the-plan-panel-claim = Je zegt dat het Plan daar is en wie de eigenaar is.
the-plan-panel-owner-button = Van { $suspect }
the-plan-panel-owner-doubted-button = Van { $suspect } (je notities: nee)
the-plan-panel-doubted = ⚠️ **Volgens wat je weet, is deze beschuldiging fout:**
the-plan-panel-alone = Jij bent als enige over, dus haast is niet meer nodig. Een goede beschuldiging wint; na een foute wint niemand.
the-plan-panel-suspect-placeholder = { $suspect } op { $circle }: waarheen?
the-plan-panel-suspect-more-placeholder = { $suspect } op { $circle }: meer keuzes
the-plan-panel-suspect-option = naar { $circle }
the-plan-panel-suspect-met-option = naar { $circle }, ontmoet jou
the-plan-panel-by-option = { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
} naar { $circle }
the-plan-panel-by-met-option = { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
} naar { $circle }, ontmoet jou
the-plan-panel-both = Je hebt beide helften van { $hideout } gezien in het dossier van { $suspect }.
the-plan-panel-sweep-placeholder = Allemaal tegelijk: wie ontmoet jou?
the-plan-panel-sweep-option = Ontmoet jou: { $suspects }
the-plan-panel-sweep-nobody-option = Niemand ontmoet jou
the-plan-panel-all-checks-button = Bekijk ze alle { $count }
the-plan-panel-file-button = Dossier van { $suspect }
the-plan-panel-singly-button = Een voor een …
