# The panels of Agents: T.H.E. Plan.

the-plan-panel-act-move-agent = { $card } · Agente
the-plan-panel-act-move-suspect = { $card } · Sospechoso
the-plan-panel-act-tram = { $card } · Tranvía
the-plan-panel-act-move-all = { $card } · Los cuatro
the-plan-panel-act-searchlight = { $card } · Foco
the-plan-panel-act-check = { $card } · Documentos
the-plan-panel-act-nowhere = { $spoken ->
    [True] { $action } – sin camino
   *[other] { $action } ✗
}
the-plan-panel-another-button = Otra acción
the-plan-panel-ends-placeholder = ¿Adónde? { $ends ->
    [one] 1 casilla
   *[other] { $ends } casillas
} al alcance
the-plan-panel-some-ends-placeholder = ¿Adónde? Casillas { $first } a { $last }
the-plan-panel-end-option = Casilla { $circle }
the-plan-panel-end-with-option = Casilla { $circle } – { $effects }
the-plan-panel-end-ways-option = Casilla { $circle } – { $ways } caminos: { $effects }
the-plan-panel-which-way = { $ways ->
    [one] **¿Ir por aquí a { $circle }?**
   *[other] **¿Por qué camino a { $circle }?**
}
the-plan-panel-way = **Camino { $number }:** { $way }{ $brings ->
    [nothing] { "" }
   *[other] {" "}– { $brings }
}
the-plan-panel-by-tram = -# –: a pie, ≈: en tranvía.
the-plan-panel-way-button = { $number }: { $brings ->
    [nothing] nada
   *[other] { $brings }
}
the-plan-panel-go-button = Ir a { $circle }
the-plan-panel-enter-button = Entrar en { $hideout }…
the-plan-panel-enter = **Dentro de { $hideout }: ¿de quién es el escondite?**
the-plan-panel-claim = Afirmas que el Plan está ahí y quién es el propietario.
the-plan-panel-owner-button = Es de { $suspect }
the-plan-panel-owner-doubted-button = Es de { $suspect } (tus notas dicen que no)
the-plan-panel-doubted = ⚠️ **Por lo que sabes, esta acusación es falsa:**
the-plan-panel-alone = No queda nadie más, así que ya no hay carrera. Con una acusación cierta ganas; con una falsa no gana nadie.
the-plan-panel-suspect-placeholder = { $suspect } en { $circle }: ¿adónde?
the-plan-panel-suspect-more-placeholder = { $suspect } en { $circle }: más opciones
the-plan-panel-suspect-option = a { $circle }
the-plan-panel-suspect-met-option = a { $circle }, encuentro contigo
the-plan-panel-by-option = { $count } hasta { $circle }
the-plan-panel-by-met-option = { $count } hasta { $circle }, encuentro contigo
the-plan-panel-both = Has visto las dos partes de { $hideout } en los documentos de { $suspect }.
the-plan-panel-sweep-placeholder = Todos a la vez: ¿quién se cruza contigo?
the-plan-panel-sweep-option = Se cruza contigo: { $suspects }
the-plan-panel-sweep-nobody-option = No se cruza contigo nadie
the-plan-panel-all-checks-button = Inspeccionar todo ({ $count })
the-plan-panel-file-button = Documentos de { $suspect }
the-plan-panel-singly-button = Uno por uno…
