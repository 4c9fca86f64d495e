# Wink's own panels.

wink-panel-saw-button = Ce que j’ai vu
wink-panel-saw-nothing = Tu n’as encore rien vu.
wink-panel-until-button = Jusqu’à mon tour
wink-panel-manner-button = { $manner ->
    [bold] Clin d’œil franc
   *[subtle] Clin d’œil discret
}
wink-panel-watch-button = { $spoken ->
    [True] { $due ->
        [True] Observer { $who } pour le clin d’œil
       *[False] Observer { $who }
    }
   *[False] { $due ->
        [True] 😉 { $who }
       *[False] 👁️ { $who }
    }
}
wink-panel-watching-button = 👁️ { $spoken ->
    [True] Observé : { $who }
   *[False] { $who }
}
wink-panel-accuse-placeholder = Accuser quelqu’un dont tu as vu l’œil bouger
wink-panel-accuse-nobody-option = N’accuser personne
wink-panel-seen-description = { $count ->
    [one] Vu au tour { $turns }
   *[other] Vu aux tours { $turns }
}{ $known ->
    [own]  ; mais c’est toi qui as ce numéro
    [lacking]  ; mais on sait que c’est faux
   *[no] { "" }
}
wink-panel-name-placeholder = Qui a ton { $number } ?
wink-panel-lacking-description = On sait que c’est faux
wink-panel-call-placeholder = { $span ->
    [single] Appeler un numéro ({ $first })
   *[range] Appeler un numéro ({ $first }–{ $last })
}
wink-panel-name-button = { $known ->
    [True] Désigner { $who } ✗
   *[False] Désigner { $who }
}
wink-panel-accuse-over-placeholder = Accuser quelqu’un : sur quel numéro ?
wink-panel-accuse-over-button = Accuser sur le { $number } ({ $caller }){ $own ->
    [True] { " " }✗ …
   *[False] { " " }…
}
wink-panel-accuse-over = { $caller } appelle le { $number }. Quel joueur accuses-tu de l’avoir ?
wink-panel-accuse-button = { $known ->
    [True] Accuser { $who } ✗
   *[False] Accuser { $who }
}
