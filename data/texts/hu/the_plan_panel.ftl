# The panels of Agents: T.H.E. Plan.

the-plan-panel-act-move-agent = { $card } · Ügynök
the-plan-panel-act-move-suspect = { $card } · Gyanúsított
the-plan-panel-act-tram = { $card } · Villamos
the-plan-panel-act-move-all = { $card } · Mind a 4
the-plan-panel-act-searchlight = { $card } · Fény
the-plan-panel-act-check = { $card } · Irat
the-plan-panel-act-nowhere = { $spoken ->
    [True] { $action } – nincs út
   *[other] { $action } ✗
}
the-plan-panel-another-button = Másik akció
the-plan-panel-ends-placeholder = Hová? Elérhető mezők: { $ends }
the-plan-panel-some-ends-placeholder = Hová? Mezők { $first }–{ $last }
the-plan-panel-end-option = Mező: { $circle }
the-plan-panel-end-with-option = Mező: { $circle } – { $effects }
the-plan-panel-end-ways-option = Mező: { $circle } – { $ways } út: { $effects }
the-plan-panel-which-way = { $ways ->
    [one] **Erre mész? Cél: { $circle }**
   *[other] **Merre mész? Cél: { $circle }**
}
the-plan-panel-way = **{ $number }. út:** { $way }{ $brings ->
    [nothing] { "" }
   *[other] {" "}– { $brings }
}
the-plan-panel-by-tram = -# –: gyalog, ≈: villamossal.
the-plan-panel-way-button = { $number }: { $brings ->
    [nothing] semmi
   *[other] { $brings }
}
the-plan-panel-go-button = Irány: { $circle }
the-plan-panel-enter-button = Belépés: { $hideout } …
the-plan-panel-enter = **Belépsz ide: { $hideout }. Kié ez a rejtekhely?**
the-plan-panel-claim = Azt állítod, hogy itt a T.E.R.V., és megmondod, ki a tulajdonos.
the-plan-panel-owner-button = Tulajdonosa: { $suspect }
the-plan-panel-owner-doubted-button = { $suspect } (a jegyzeteid szerint nem)
the-plan-panel-doubted = ⚠️ **Tudásod szerint ez a vád téves:**
the-plan-panel-alone = Egyedül maradtál, már nem kell sietni. Jó váddal nyersz; téves után senki sem nyer.
the-plan-panel-suspect-placeholder = { $suspect } itt áll: { $circle }. Hová menjen?
the-plan-panel-suspect-more-placeholder = { $suspect } itt áll: { $circle }. További mezők
the-plan-panel-suspect-option = ide: { $circle }
the-plan-panel-suspect-met-option = ide: { $circle }, találkoztok
the-plan-panel-by-option = { $count } lépés ide: { $circle }
the-plan-panel-by-met-option = { $count } lépés ide: { $circle }, találkoztok
the-plan-panel-both = { $suspect } iratai közt a { $hideout }. rejtekhely mindkét részét láttad.
the-plan-panel-sweep-placeholder = Mind egyszerre: kivel találkozol?
the-plan-panel-sweep-option = Találkoztok: { $suspects }
the-plan-panel-sweep-nobody-option = Senkivel sem találkozol
the-plan-panel-all-checks-button = Mindet megnézem ({ $count })
the-plan-panel-file-button = { $suspect } irata
the-plan-panel-singly-button = Egyenként …
