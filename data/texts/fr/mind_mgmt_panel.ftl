# The panels of MIND MGMT.

mind-mgmt-panel-place = { $place } { $one } { $other }
mind-mgmt-panel-place-temple = { $place } Temple
mind-mgmt-panel-which-row = Dans quelle ligne de la carte ?
mind-mgmt-panel-row-button = Ligne { $row }
mind-mgmt-panel-other-row-button = Une autre ligne
mind-mgmt-panel-border-placeholder = Quelle frontière ? { $borders ->
    [one] { $borders } libre
   *[other] { $borders } libres
}
mind-mgmt-panel-border-beside = { $one } | { $other }
mind-mgmt-panel-border-below = { $one } — { $other } dessous
mind-mgmt-panel-immortal-put-placeholder = Où poser l’immortel { $number } ?
mind-mgmt-panel-slip-placeholder = Où poser la seconde Illusion ?
mind-mgmt-panel-pawn-placeholder = Départ : { $agent } ?
mind-mgmt-panel-step-button = { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-slip-button = Illusion { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-and-end = { $label }, finir le tour
mind-mgmt-panel-dead-end = ⚠️ Impasse possible : { $places }. Ni pas ni Illusion n’en repart, et les agents gagneraient.
mind-mgmt-panel-slips-placeholder = Illusion : laquelle, et vers où ?
mind-mgmt-panel-slip-option = { $token ->
    [first] Première Illusion
   *[second] Seconde Illusion
} { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-immortals-placeholder = { $count ->
    [one] Déplacer l’immortel { $numbers }
   *[other] Déplacer un des immortels { $numbers }
}
mind-mgmt-panel-immortal-option = Immortel { $number } : { $origin } { $arrow } { $place }
mind-mgmt-panel-extra-placeholder = Poser une empreinte, déplacer encore
mind-mgmt-panel-show-button = Montrer { $place }
mind-mgmt-panel-order = Questions : { $order ->
    [oldest] réponse immédiate, ton pas le plus ancien qui convient.
    [farthest] réponse immédiate, le pas le plus loin de toi qui convient.
   *[none] tu réponds toi-même à chacune.
}
mind-mgmt-panel-order-button = Consigne …
mind-mgmt-panel-agent-button = { $agent } ({ $place })
mind-mgmt-panel-other-agent-button = Un autre agent
mind-mgmt-panel-walk-placeholder = Où va { $agent }, depuis { $place } ?
mind-mgmt-panel-send-whom-placeholder = Quel agent envoyer ?
mind-mgmt-panel-send-placeholder = Où envoyer { $agent }, depuis { $place } ?
mind-mgmt-panel-barred = Un immortel ailleurs empêche de demander : { $features }.
mind-mgmt-panel-barred-here = { $agent ->
    [meru] Ici, l’immortel empêche de Demander, Révéler, Capturer, et le pouvoir de Meru.
   *[other] Ici, l’immortel empêche de Demander, Révéler et Capturer.
}
mind-mgmt-panel-ask-button = { $spoken ->
    [True] Demander : { $feature }
   *[False] Demander : { $feature }
}
mind-mgmt-panel-ask-ally-button = { $spoken ->
    [True] Avec le Dauphin : { $feature }, tous les pas
   *[False] Dauphin : { $feature }
}
mind-mgmt-panel-sense-button = { $spoken ->
    [True] Recruteur à 2 ou moins, ligne ou colonne ?
   *[False] À 2 au plus, ligne/colonne ?
}
mind-mgmt-panel-capture-button = Capturer
mind-mgmt-panel-reveal-button = Révéler l’heure
mind-mgmt-panel-reveal-option = Révéler ; note sacrifiée : { $place }
mind-mgmt-panel-act-placeholder = Agir : demander, capturer, révéler
mind-mgmt-panel-reveal-placeholder = Révéler l’heure : quelle note sacrifier ?
mind-mgmt-panel-shake-placeholder = Interroger : quelle caractéristique est une carte cachée ?
mind-mgmt-panel-shift-placeholder = Déplacer un immortel voisin orthogonalement
mind-mgmt-panel-push-button = Repousser { $arrow } { $place }
mind-mgmt-panel-end-button = Fini
mind-mgmt-panel-notes-button = Notes …
mind-mgmt-panel-notes = Notes blanches, vues de tous : { $left ->
    [0] il n’en reste pas ; on peut changer ou enlever une note posée.
    [one] il en reste { $left }.
   *[other] il en reste { $left }.
}
mind-mgmt-panel-note-button = { $place } « { $text } »
mind-mgmt-panel-belief-button = { $spoken ->
    [True] Où peut être le recruteur ?
   *[False] Chances
}
mind-mgmt-panel-belief = Où était le recruteur quand la dernière heure est passée, d’après tout ce qu’on sait.
