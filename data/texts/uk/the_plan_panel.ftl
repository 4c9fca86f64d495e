# The panels of Agents: T.H.E. Plan.

the-plan-panel-act-move-agent = { $card } · Агент
the-plan-panel-act-move-suspect = { $card } · Підозрюваний
the-plan-panel-act-tram = { $card } · Трамвай
the-plan-panel-act-move-all = { $card } · Усі
the-plan-panel-act-searchlight = { $card } · Світло
the-plan-panel-act-check = { $card } · Досьє
the-plan-panel-act-nowhere = { $spoken ->
    [True] { $action } — шляху немає
   *[other] { $action } ✗
}
the-plan-panel-another-button = Інша дія
the-plan-panel-ends-placeholder = Куди? { $ends ->
    [one] Досяжне { $ends } коло
    [few] Досяжні { $ends } кола
   *[many] Досяжні { $ends } кіл
}
the-plan-panel-some-ends-placeholder = Куди? Кола від { $first } до { $last }
the-plan-panel-end-option = Коло { $circle }
the-plan-panel-end-with-option = Коло { $circle } — { $effects }
the-plan-panel-end-ways-option = Коло { $circle } — шляхів: { $ways }; { $effects }
the-plan-panel-which-way = { $ways ->
    [one] **Іти так до { $circle }?**
    [few] **Яким шляхом до { $circle }?**
   *[many] **Яким шляхом до { $circle }?**
}
the-plan-panel-way = **Шлях { $number }:** { $way }{ $brings ->
    [nothing] { "" }
   *[other] {" "}— { $brings }
}
the-plan-panel-by-tram = -# –: пішки, ≈: трамваєм.
the-plan-panel-way-button = { $number }: { $brings ->
    [nothing] нічого
   *[other] { $brings }
}
the-plan-panel-go-button = Іти до { $circle }
the-plan-panel-enter-button = Увійти до { $hideout } …
the-plan-panel-enter = **До { $hideout }: хто власник схованки?**
the-plan-panel-claim = Ти кажеш, що план там, і називаєш власника.
the-plan-panel-owner-button = Власник — { $suspect }
the-plan-panel-owner-doubted-button = { $suspect } (нотатки кажуть: ні)
the-plan-panel-doubted = ⚠️ **Наскільки тобі відомо, це хибно:**
the-plan-panel-alone = Більше нікого немає, тож поспішати нікуди. Правильне звинувачення виграє; після хибного не виграє ніхто.
the-plan-panel-suspect-placeholder = { $suspect } на { $circle }: куди?
the-plan-panel-suspect-more-placeholder = { $suspect } на { $circle }: ще варіанти
the-plan-panel-suspect-option = до { $circle }
the-plan-panel-suspect-met-option = до { $circle }, зустріч із тобою
the-plan-panel-by-option = на { $count } до { $circle }
the-plan-panel-by-met-option = на { $count } до { $circle }, зустріч із тобою
the-plan-panel-both = Тобі відомі обидві половини { $hideout } в досьє { $suspect }.
the-plan-panel-sweep-placeholder = Усе разом: хто зустріне тебе?
the-plan-panel-sweep-option = Зустріч: { $suspects }
the-plan-panel-sweep-nobody-option = Без зустрічей
the-plan-panel-all-checks-button = Перевірити всі { $count }
the-plan-panel-file-button = Досьє { $suspect }
the-plan-panel-singly-button = Одне за одним …
