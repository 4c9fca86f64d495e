# Agent Avenue's own panels.

agent-avenue-panel-down = Visible : { $up }. **Quelle carte est cachée ?**
agent-avenue-panel-card-button = { $card } · toi { $you } · eux { $they }
agent-avenue-panel-market-effect = { $spaces } 🃏
agent-avenue-panel-own-button = { $card } · toi { $you }
agent-avenue-panel-take-button = { $take } · { $which ->
    [face_up] toi { $does }
   *[face_down] eux { $does }
}
agent-avenue-panel-market-button = { $agree ->
    [True] Accepter : { $card }
   *[False] { $card }
} { $own ->
    [True] pour toi
   *[False] pour { $taker }
}
agent-avenue-panel-pair = • **{ $down }** cachée – { $up } pour eux : toi { $you_if_up }, eux { $they_if_up } ; { $down } pour eux : toi { $you_if_down }, eux { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – prise par toi : { $you } ; par eux : { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = **Quelle carte écartes-tu pour de bon ?** Tu en pioches une autre.
agent-avenue-panel-aside-button = { $left ->
    [one] Écarter une carte (encore { $left })
   *[other] Écarter une carte (encore { $left })
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 Avec elle, tu rattrapes l’autre. { $then }
        [codebreakers] ⠀⠀🏆 C’est ton troisième Cryptologue. { $then }
        [leader] ⠀⠀🏆 C’est ton troisième Risque-tout, et tu as le Chef de meute. { $then }
        [masterplan] ⠀⠀🏆 Elle complète ton Plan infaillible. { $then }
       *[security] ⠀⠀🏆 L’autre pion est sur ta case maison. { $then }
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ Avec elle, l’autre te rattrape. { $then }
        [codebreakers] ⠀⠀⚠️ C’est son troisième Cryptologue. { $then }
        [leader] ⠀⠀⚠️ C’est son troisième Risque-tout, et l’autre a le Chef de meute. { $then }
        [masterplan] ⠀⠀⚠️ Elle complète son Plan infaillible. { $then }
       *[security] ⠀⠀⚠️ Ton pion est sur sa case maison. { $then }
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ C’est ton troisième Risque-tout. { $then }
       *[caught] ⠀⠀⚠️ Elle te fait reculer sur l’autre. { $then }
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 C’est son troisième Risque-tout. { $then }
       *[caught] ⠀⠀🏆 Elle fait reculer l’autre sur toi. { $then }
    }
}
# What comes of it at the end of this turn; not sure where a card that nobody sees yet, or the market, may change it.
agent-avenue-panel-then = { $sure ->
    [yes] { $whose ->
        [you] { $ending ->
            [wins] Tu gagnes à la fin de ce tour.
           *[loses] Tu perds à la fin de ce tour.
        }
       *[they] { $ending ->
            [wins] L’autre gagne à la fin de ce tour.
           *[loses] L’autre perd à la fin de ce tour.
        }
    }
   *[no] { $whose ->
        [you] { $ending ->
            [wins] Tu gagnes, sauf surprise d’ici la fin du tour.
           *[loses] Tu perds, sauf surprise d’ici la fin du tour.
        }
       *[they] { $ending ->
            [wins] L’autre gagne, sauf surprise d’ici la fin du tour.
           *[loses] L’autre perd, sauf surprise d’ici la fin du tour.
        }
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] Tu as choisi la carte visible.
       *[face_down] Tu as choisi la carte cachée.
    }
   *[False] { $which ->
        [face_up] { $who } a choisi la carte visible.
       *[face_down] { $who } a choisi la carte cachée.
    }
}
agent-avenue-panel-pick-waits = { $waits ->
    [you] C’est fait dès que tu choisis la même.
    [partner] En attente : { $who }. C’est fait dès que vous choisissez la même.
   *[both] Vous voulez des cartes différentes. C’est fait dès que l’un de vous change d’avis.
}
agent-avenue-panel-no-proposal = Rien n’est encore proposé.
agent-avenue-panel-proposal = { $own ->
    [True] Tu proposes : { $card } pour { $taker }. En attente : { $who }.
   *[False] { $who } propose : { $card } pour { $taker }. Accepte, ou propose autre chose.
}
# If the partners haven’t agreed when time is up.
agent-avenue-panel-time-up = { $how ->
    [pick] Sans second choix, celui-ci compte au plus tôt { $moment }.
    [proposal] Si rien d’autre ne vient, cette proposition compte au plus tôt { $moment }.
   *[chance] Sans accord, le hasard décide au plus tôt { $moment }.
}
agent-avenue-panel-take = { $which ->
    [face_up] Prendre : { $agent }
   *[face_down] Prendre la cachée
}
