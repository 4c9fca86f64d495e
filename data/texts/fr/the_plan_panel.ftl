# The panels of Agents: T.H.E. Plan.

the-plan-panel-act-move-agent = { $card } · Agent
the-plan-panel-act-move-suspect = { $card } · Suspect
the-plan-panel-act-tram = { $card } · Tram
the-plan-panel-act-move-all = { $card } · Les quatre
the-plan-panel-act-searchlight = { $card } · Projecteur
the-plan-panel-act-check = { $card } · Pioche
the-plan-panel-act-nowhere = { $spoken ->
    [True] { $action } – aucun chemin
   *[other] { $action } ✗
}
the-plan-panel-another-button = Une autre action
the-plan-panel-ends-placeholder = Où aller ? { $ends ->
    [one] { $ends } cercle
   *[other] { $ends } cercles
} à portée
the-plan-panel-some-ends-placeholder = Où aller ? Cercles { $first } à { $last }
the-plan-panel-end-option = Cercle { $circle }
the-plan-panel-end-with-option = Cercle { $circle } – { $effects }
the-plan-panel-end-ways-option = Cercle { $circle } – { $ways } chemins : { $effects }
the-plan-panel-which-way = { $ways ->
    [one] **Aller à { $circle } par ce chemin ?**
   *[other] **Par quel chemin aller à { $circle } ?**
}
the-plan-panel-way = **Chemin { $number } :** { $way }{ $brings ->
    [nothing] { "" }
   *[other] {" "}– { $brings }
}
the-plan-panel-by-tram = -# – : à pied, ≈ : en tram.
the-plan-panel-way-button = { $number } : { $brings ->
    [nothing] rien
   *[other] { $brings }
}
the-plan-panel-go-button = Aller à { $circle }
the-plan-panel-enter-button = Entrer dans la { $hideout } …
the-plan-panel-enter = **Dans la { $hideout } : à qui est cette cachette ?**
the-plan-panel-claim = Tu dis que le Plan y est et qui est le propriétaire.
the-plan-panel-owner-button = À { $suspect }
the-plan-panel-owner-doubted-button = À { $suspect } (tes notes disent non)
the-plan-panel-doubted = ⚠️ **D’après ce que tu sais, cette accusation est fausse :**
the-plan-panel-alone = Les autres sont hors jeu : plus rien ne presse. Une accusation juste gagne ; une fausse ne fait gagner personne.
the-plan-panel-suspect-placeholder = { $suspect } sur { $circle } : vers où ?
the-plan-panel-suspect-more-placeholder = { $suspect } sur { $circle } : autres choix
the-plan-panel-suspect-option = vers { $circle }
the-plan-panel-suspect-met-option = vers { $circle }, te rencontre
the-plan-panel-by-option = de { $count } vers { $circle }
the-plan-panel-by-met-option = de { $count } vers { $circle }, te rencontre
the-plan-panel-both = Tu as vu les deux moitiés de la { $hideout } dans la pioche de { $suspect }.
the-plan-panel-sweep-placeholder = Tous à la fois : qui te rencontre ?
the-plan-panel-sweep-option = Te rencontre : { $suspects }
the-plan-panel-sweep-nobody-option = Personne ne te rencontre
the-plan-panel-all-checks-button = Tout consulter ({ $count })
the-plan-panel-file-button = Pioche de { $suspect }
the-plan-panel-singly-button = Un par un …
