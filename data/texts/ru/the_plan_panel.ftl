# Панели игры «Агенты: план Т.Н.Е.».

the-plan-panel-act-move-agent = { $card } · Агент
the-plan-panel-act-move-suspect = { $card } · Подозреваемый
the-plan-panel-act-tram = { $card } · Трамвай
the-plan-panel-act-move-all = { $card } · Все четверо
the-plan-panel-act-searchlight = { $card } · Прожектор
the-plan-panel-act-check = { $card } · Досье
the-plan-panel-act-nowhere = { $spoken ->
    [True] { $action } – пути нет
   *[other] { $action } ✗
}
the-plan-panel-another-button = Другое действие
the-plan-panel-ends-placeholder = Куда? { $ends ->
    [one] Доступен { $ends } круг
    [few] Доступны { $ends } круга
   *[many] Доступно { $ends } кругов
}
the-plan-panel-some-ends-placeholder = Куда? Круги { $first }–{ $last }
the-plan-panel-end-option = Круг { $circle }
the-plan-panel-end-with-option = Круг { $circle } – { $effects }
the-plan-panel-end-ways-option = Круг { $circle } – путей: { $ways }; { $effects }
the-plan-panel-which-way = { $ways ->
    [1] **Этим путём на { $circle }?**
   *[other] **Каким путём на { $circle }?**
}
the-plan-panel-way = **Путь { $number }:** { $way }{ $brings ->
    [nothing] { "" }
   *[other] {" "}– { $brings }
}
the-plan-panel-by-tram = -# –: пешком, ≈: на трамвае.
the-plan-panel-way-button = { $number }: { $brings ->
    [nothing] ничего
   *[other] { $brings }
}
the-plan-panel-go-button = На { $circle }
the-plan-panel-enter-button = Войти в { $hideout } …
the-plan-panel-enter = **{ $hideout }: чей это тайник?**
the-plan-panel-claim = Ты говоришь, что план здесь и кто владелец.
the-plan-panel-owner-button = Владелец { $suspect }
the-plan-panel-owner-doubted-button = Владелец { $suspect } (заметки против)
the-plan-panel-doubted = ⚠️ **Судя по тому, что тебе известно, это обвинение неверно:**
the-plan-panel-alone = Кроме тебя, никого не осталось, спешить некуда. Верное обвинение — победа, неверное — никто не победил.
the-plan-panel-suspect-placeholder = { $suspect } на { $circle }: куда?
the-plan-panel-suspect-more-placeholder = { $suspect } на { $circle }: ещё варианты
the-plan-panel-suspect-option = на { $circle }
the-plan-panel-suspect-met-option = на { $circle }, встреча с тобой
the-plan-panel-by-option = шагов { $count }, на { $circle }
the-plan-panel-by-met-option = шагов { $count }, на { $circle }, встреча с тобой
the-plan-panel-both = Тебе известны обе половинки тайника { $hideout } из досье { $suspect }.
the-plan-panel-sweep-placeholder = Все сразу: кто встретит тебя?
the-plan-panel-sweep-option = Встреча с тобой: { $suspects }
the-plan-panel-sweep-nobody-option = Никто тебя не встретит
the-plan-panel-all-checks-button = Проверить все: { $count }
the-plan-panel-file-button = Досье { $suspect }
the-plan-panel-singly-button = По одному …
