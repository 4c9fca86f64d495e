# The panels of Agents: T.H.E. Plan.

the-plan-panel-act-move-agent = { $card } · Agent
the-plan-panel-act-move-suspect = { $card } · Suspect
the-plan-panel-act-tram = { $card } · Tram
the-plan-panel-act-move-all = { $card } · All four
the-plan-panel-act-searchlight = { $card } · Light
the-plan-panel-act-check = { $card } · File
the-plan-panel-act-nowhere = { $spoken ->
    [True] { $action } – no way
   *[other] { $action } ✗
}
the-plan-panel-another-button = Another action
the-plan-panel-ends-placeholder = Where to? { $ends ->
    [one] 1 circle
   *[other] { $ends } circles
} within reach
the-plan-panel-some-ends-placeholder = Where to? Circles { $first } to { $last }
the-plan-panel-end-option = Circle { $circle }
the-plan-panel-end-with-option = Circle { $circle } – { $effects }
the-plan-panel-end-ways-option = Circle { $circle } – { $ways } ways: { $effects }
the-plan-panel-which-way = { $ways ->
    [one] **Go this way to { $circle }?**
   *[other] **Which way to { $circle }?**
}
the-plan-panel-way = **Way { $number }:** { $way }{ $brings ->
    [nothing] { "" }
   *[other] {" "}– { $brings }
}
the-plan-panel-by-tram = -# –: on foot, ≈: by tram.
the-plan-panel-way-button = { $number }: { $brings ->
    [nothing] nothing
   *[other] { $brings }
}
the-plan-panel-go-button = Go to { $circle }
the-plan-panel-enter-button = Enter { $hideout } …
the-plan-panel-enter = **Into { $hideout }: whose hideout is it?**
the-plan-panel-claim = You say that the Plan is there and who the owner is.
the-plan-panel-owner-button = It’s { $suspect }’s
the-plan-panel-owner-doubted-button = It’s { $suspect }’s (your notes say no)
the-plan-panel-doubted = ⚠️ **By what you know, this claim is wrong:**
the-plan-panel-alone = You’re the only one left, so there’s no race any more. A right claim wins; after a wrong one nobody wins.
the-plan-panel-suspect-placeholder = { $suspect } on { $circle }: where to?
the-plan-panel-suspect-more-placeholder = { $suspect } on { $circle }: further choices
the-plan-panel-suspect-option = to { $circle }
the-plan-panel-suspect-met-option = to { $circle }, meets you
the-plan-panel-by-option = by { $count } to { $circle }
the-plan-panel-by-met-option = by { $count } to { $circle }, meets you
the-plan-panel-both = You have seen both halves of { $hideout } in the file of { $suspect }.
the-plan-panel-sweep-placeholder = All at once: who meets you?
the-plan-panel-sweep-option = Meets you: { $suspects }
the-plan-panel-sweep-nobody-option = Nobody meets you
the-plan-panel-all-checks-button = Check all { $count }
the-plan-panel-file-button = File of { $suspect }
the-plan-panel-singly-button = One by one …
