# The panels of Agents: T.H.E. Plan.

the-plan-panel-act-move-agent = { $card } · Agent
the-plan-panel-act-move-suspect = { $card } · Verdächtiger
the-plan-panel-act-tram = { $card } · Bahn
the-plan-panel-act-move-all = { $card } · Alle vier
the-plan-panel-act-searchlight = { $card } · Licht
the-plan-panel-act-check = { $card } · Akte
the-plan-panel-act-nowhere = { $spoken ->
    [True] { $action } – kein Weg
   *[other] { $action } ✗
}
the-plan-panel-another-button = Andere Aktion
the-plan-panel-ends-placeholder = Wohin? { $ends ->
    [one] 1 Kreis
   *[other] { $ends } Kreise
} in Reichweite
the-plan-panel-some-ends-placeholder = Wohin? Kreise { $first } bis { $last }
the-plan-panel-end-option = Kreis { $circle }
the-plan-panel-end-with-option = Kreis { $circle } – { $effects }
the-plan-panel-end-ways-option = Kreis { $circle } – { $ways } Wege: { $effects }
the-plan-panel-which-way = { $ways ->
    [one] **Diesen Weg nach { $circle } gehen?**
   *[other] **Welchen Weg nach { $circle }?**
}
the-plan-panel-way = **Weg { $number }:** { $way }{ $brings ->
    [nothing] { "" }
   *[other] {" "}– { $brings }
}
the-plan-panel-by-tram = -# –: zu Fuß, ≈: mit der Bahn.
the-plan-panel-way-button = { $number }: { $brings ->
    [nothing] nichts
   *[other] { $brings }
}
the-plan-panel-go-button = Nach { $circle } gehen
the-plan-panel-enter-button = { $hideout } betreten …
the-plan-panel-enter = **In { $hideout }: Wem gehört das Versteck?**
the-plan-panel-claim = Du behauptest, dass der Plan dort ist, und nennst, wem das Versteck gehört.
the-plan-panel-owner-button = Es gehört { $suspect }
the-plan-panel-owner-doubted-button = Es gehört { $suspect } (Notizen: nein)
the-plan-panel-doubted = ⚠️ **Nach allem, was du weißt, ist diese Beschuldigung falsch:**
the-plan-panel-alone = Nur du bist noch übrig, es gibt also kein Wettrennen mehr. Eine richtige Beschuldigung gewinnt; nach einer falschen gewinnt niemand.
the-plan-panel-suspect-placeholder = { $suspect } auf { $circle }: Wohin?
the-plan-panel-suspect-more-placeholder = { $suspect } auf { $circle }: weitere Ziele
the-plan-panel-suspect-option = nach { $circle }
the-plan-panel-suspect-met-option = nach { $circle }, begegnet dir
the-plan-panel-by-option = um { $count } nach { $circle }
the-plan-panel-by-met-option = um { $count } nach { $circle }, begegnet dir
the-plan-panel-both = Du hast in der Akte von { $suspect } beide Hälften von { $hideout } gesehen.
the-plan-panel-sweep-placeholder = Alle auf einmal: Wer begegnet dir?
the-plan-panel-sweep-option = Begegnungen: { $suspects }
the-plan-panel-sweep-nobody-option = Niemand begegnet dir
the-plan-panel-all-checks-button = Alle { $count } prüfen
the-plan-panel-file-button = Akte von { $suspect }
the-plan-panel-singly-button = Einzeln …
