# Vlastní panely hry Agenti: Plán T.H.E.

the-plan-panel-act-move-agent = { $card } · Agent
the-plan-panel-act-move-suspect = { $card } · Podezřelý
the-plan-panel-act-tram = { $card } · Tramvaj
the-plan-panel-act-move-all = { $card } · Všichni
the-plan-panel-act-searchlight = { $card } · Světlo
the-plan-panel-act-check = { $card } · Spis
the-plan-panel-act-nowhere = { $spoken ->
    [True] { $action } – nikam
   *[other] { $action } ✗
}
the-plan-panel-another-button = Jiná akce
the-plan-panel-ends-placeholder = Kam? V dosahu { $ends ->
    [one] je 1 pole
    [few] jsou { $ends } pole
   *[other] je { $ends } polí
}
the-plan-panel-some-ends-placeholder = Kam? Pole { $first } až { $last }
the-plan-panel-end-option = Pole { $circle }
the-plan-panel-end-with-option = Pole { $circle } – { $effects }
the-plan-panel-end-ways-option = Pole { $circle } – cest: { $ways } – { $effects }
the-plan-panel-which-way = { $ways ->
    [one] **Jít na { $circle } takhle?**
    [few] **Kudy na { $circle }?**
   *[other] **Kudy na { $circle }?**
}
the-plan-panel-way = **Cesta { $number }:** { $way }{ $brings ->
    [nothing] { "" }
   *[other] {" "}– { $brings }
}
the-plan-panel-by-tram = -# –: pěšky, ≈: tramvají.
the-plan-panel-way-button = { $number }: { $brings ->
    [nothing] nic
   *[other] { $brings }
}
the-plan-panel-go-button = Jít na { $circle }
the-plan-panel-enter-button = Vejít do { $hideout } …
the-plan-panel-enter = **Do úkrytu { $hideout }: komu patří?**
the-plan-panel-claim = Tvrdíš, že je tam Plán, a říkáš, čí úkryt je.
the-plan-panel-owner-button = Patří: { $suspect }
the-plan-panel-owner-doubted-button = Patří: { $suspect } (víš, že ne)
the-plan-panel-doubted = ⚠️ **Podle toho, co víš, to není pravda:**
the-plan-panel-alone = Ve hře zbýváš jen ty, nikdo už s tebou nesoupeří. Správné obvinění vyhraje, po špatném nevyhraje nikdo.
the-plan-panel-suspect-placeholder = { $suspect } na poli { $circle }: kam?
the-plan-panel-suspect-more-placeholder = { $suspect } na poli { $circle }: další možnosti
the-plan-panel-suspect-option = na { $circle }
the-plan-panel-suspect-met-option = na { $circle }, potkáte se
the-plan-panel-by-option = o { $count } na { $circle }
the-plan-panel-by-met-option = o { $count } na { $circle }, potkáte se
the-plan-panel-both = Ve spisu { $suspect } znáš obě půlky úkrytu { $hideout }.
the-plan-panel-sweep-placeholder = Všichni naráz: koho potkáš?
the-plan-panel-sweep-option = Potkáš: { $suspects }
the-plan-panel-sweep-nobody-option = Nikoho nepotkáš
the-plan-panel-all-checks-button = Zkontrolovat vše ({ $count }×)
the-plan-panel-file-button = Spis { $suspect }
the-plan-panel-singly-button = Po jednom …
