# Agent Avenue's own panels.

agent-avenue-panel-down = Nyíltan: { $up }. **Melyik lap legyen rejtve?**
agent-avenue-panel-card-button = { $card } · te { $you } · ők { $they }
agent-avenue-panel-market-effect = { $spaces } 🃏
agent-avenue-panel-own-button = { $card } · te { $you }
agent-avenue-panel-take-button = { $take } · { $which ->
    [face_up] te { $does }
   *[face_down] ők { $does }
}
agent-avenue-panel-market-button = { $agree ->
    [True] Rendben: { $card }
   *[False] { $card }
} · { $own ->
    [True] tiéd
   *[False] { $taker }
}
agent-avenue-panel-pair = • **{ $down }** rejtve – ha ezt viszik: { $up }, te { $you_if_up }, ők { $they_if_up }; ha ezt: { $down }, te { $you_if_down }, ők { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – ha te viszed: { $you }; ha ők: { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = **Melyik lapot teszed félre végleg?** Húzol helyette.
agent-avenue-panel-aside-button = Lap félretétele (még { $left })
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 Ezzel elkapod őket. { $then }
        [codebreakers] ⠀⠀🏆 Ez a harmadik Kódfejtőd. { $then }
        [leader] ⠀⠀🏆 Ez a harmadik Vakmerőd, és tiéd a Falkavezér. { $then }
        [masterplan] ⠀⠀🏆 Ezzel összeáll a Mesterterved. { $then }
       *[security] ⠀⠀🏆 A figurájuk az otthonmeződön áll. { $then }
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ Ezzel elkapnak. { $then }
        [codebreakers] ⠀⠀⚠️ Ez a harmadik Kódfejtőjük. { $then }
        [leader] ⠀⠀⚠️ Ez a harmadik Vakmerőjük, és övék a Falkavezér. { $then }
        [masterplan] ⠀⠀⚠️ Ezzel összeáll a Mestertervük. { $then }
       *[security] ⠀⠀⚠️ A figurád az otthonmezőjükön áll. { $then }
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ Ez a harmadik Vakmerőd. { $then }
       *[caught] ⠀⠀⚠️ Ezzel rájuk hátrálsz. { $then }
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 Ez a harmadik Vakmerőjük. { $then }
       *[caught] ⠀⠀🏆 Ezzel rád hátrálnak. { $then }
    }
}
# What comes of it at the end of this turn; not sure where a card that nobody sees yet, or the market, may change it.
agent-avenue-panel-then = { $sure ->
    [yes] { $whose ->
        [you] { $ending ->
            [wins] A kör végén nyersz.
           *[loses] A kör végén veszítesz.
        }
       *[they] { $ending ->
            [wins] A kör végén nyernek.
           *[loses] A kör végén veszítenek.
        }
    }
   *[no] { $whose ->
        [you] { $ending ->
            [wins] Nyersz, ha ebben a körben más nem szól közbe.
           *[loses] Veszítesz, ha ebben a körben más nem szól közbe.
        }
       *[they] { $ending ->
            [wins] Nyernek, ha ebben a körben más nem szól közbe.
           *[loses] Veszítenek, ha ebben a körben más nem szól közbe.
        }
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] A nyílt lapot választottad.
       *[face_down] A rejtett lapot választottad.
    }
   *[False] { $which ->
        [face_up] { $who } a nyílt lapot választotta.
       *[face_down] { $who } a rejtett lapot választotta.
    }
}
agent-avenue-panel-pick-waits = { $waits ->
    [you] Ha te is ezt választod, eldőlt.
    [partner] Várunk rá: { $who }. Ha ugyanazt választjátok, eldőlt.
   *[both] Különböző lapot szeretnétek. Akkor dől el, ha egyikőtök meggondolja magát.
}
agent-avenue-panel-no-proposal = Még nincs javaslat.
agent-avenue-panel-proposal = { $own ->
    [True] Javaslatod: { $card }, viszi: { $taker }. Várunk rá: { $who }.
   *[False] { $who } javaslata: { $card }, viszi: { $taker }. Bólints rá, vagy javasolj mást.
}
# If the partners haven’t agreed when time is up.
agent-avenue-panel-time-up = { $how ->
    [pick] Ha nincs második választás, ez számít, legkorábban: { $moment }.
    [proposal] Ha nem jön más, ez a javaslat számít, legkorábban: { $moment }.
   *[chance] Ha nem egyeztek meg, a véletlen dönt, legkorábban: { $moment }.
}
agent-avenue-panel-take = { $which ->
    [face_up] Viszem: { $agent }
   *[face_down] Viszem a rejtettet
}
