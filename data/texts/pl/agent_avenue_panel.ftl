# Agent Avenue's own panels.

agent-avenue-panel-down = Odkryta: { $up }. **Którą kartę kładziesz zakrytą?**
agent-avenue-panel-card-button = { $card } · ty { $you } · oni { $they }
agent-avenue-panel-market-effect = { $spaces } 🃏
agent-avenue-panel-own-button = { $card } · ty { $you }
agent-avenue-panel-take-button = { $take } · { $which ->
    [face_up] ty { $does }
   *[face_down] oni { $does }
}
agent-avenue-panel-market-button = { $agree ->
    [True] Zgoda: { $card }
   *[False] { $card }
} { $own ->
    [True] dla ciebie
   *[False] – { $taker }
}
agent-avenue-panel-pair = • Zakryta **{ $down }** – jeśli wezmą kartę { $up }: ty { $you_if_up }, oni { $they_if_up }; jeśli { $down }: ty { $you_if_down }, oni { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – dla ciebie: { $you }; dla nich: { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = **Którą kartę odkładasz na stałe?** Dobierzesz inną.
agent-avenue-panel-aside-button = { $left ->
    [one] Odłóż kartę (jeszcze { $left })
    [few] Odłóż kartę (jeszcze { $left })
   *[many] Odłóż kartę (jeszcze { $left })
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 Tak ich łapiesz. { $then }
        [codebreakers] ⠀⠀🏆 To twoja trzecia Łamaczka szyfrów. { $then }
        [leader] ⠀⠀🏆 To twój trzeci Śmiałek, a masz Przywódcę stada. { $then }
        [masterplan] ⠀⠀🏆 To dopełnia twój Genialny plan. { $then }
       *[security] ⠀⠀🏆 Pionek przeciwnika stoi w twoim domu. { $then }
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ Tak cię łapią. { $then }
        [codebreakers] ⠀⠀⚠️ To ich trzecia Łamaczka szyfrów. { $then }
        [leader] ⠀⠀⚠️ To ich trzeci Śmiałek, a mają Przywódcę stada. { $then }
        [masterplan] ⠀⠀⚠️ To dopełnia ich Genialny plan. { $then }
       *[security] ⠀⠀⚠️ Twój pionek stoi w domu rywali. { $then }
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ To twój trzeci Śmiałek. { $then }
       *[caught] ⠀⠀⚠️ Cofa cię prosto na nich. { $then }
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 To ich trzeci Śmiałek. { $then }
       *[caught] ⠀⠀🏆 Cofa ich prosto na ciebie. { $then }
    }
}
# What comes of it at the end of this turn; not sure where a card that nobody sees yet, or the market, may change it.
agent-avenue-panel-then = { $sure ->
    [yes] { $whose ->
        [you] { $ending ->
            [wins] Wygrywasz na końcu tej tury.
           *[loses] Przegrywasz na końcu tej tury.
        }
       *[they] { $ending ->
            [wins] Oni wygrywają na końcu tej tury.
           *[loses] Oni przegrywają na końcu tej tury.
        }
    }
   *[no] { $whose ->
        [you] { $ending ->
            [wins] Wygrywasz, chyba że coś w tej turze to zmieni.
           *[loses] Przegrywasz, chyba że coś w tej turze to zmieni.
        }
       *[they] { $ending ->
            [wins] Oni wygrywają, chyba że coś w tej turze to zmieni.
           *[loses] Oni przegrywają, chyba że coś w tej turze to zmieni.
        }
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] Twój wybór: odkryta karta.
       *[face_down] Twój wybór: zakryta karta.
    }
   *[False] { $which ->
        [face_up] { $who } wybiera odkrytą kartę.
       *[face_down] { $who } wybiera zakrytą kartę.
    }
}
agent-avenue-panel-pick-waits = { $waits ->
    [you] Gotowe, gdy wybierzesz tę samą.
    [partner] Czeka na drugi wybór: { $who }. Gotowe, gdy oboje wybierzecie tę samą.
   *[both] Chcecie różnych kart. Gotowe, gdy jedno z was zmieni zdanie.
}
agent-avenue-panel-no-proposal = Nie ma jeszcze propozycji.
agent-avenue-panel-proposal = { $own ->
    [True] Twoja propozycja: { $card }, bierze { $taker }. Teraz odpowiada { $who }.
   *[False] { $who } proponuje: { $card }, bierze { $taker }. Zgódź się albo zaproponuj coś innego.
}
# If the partners haven’t agreed when time is up.
agent-avenue-panel-time-up = { $how ->
    [pick] Jeśli nie będzie drugiego wyboru, ten liczy się najwcześniej { $moment }.
    [proposal] Jeśli nie będzie innej, ta propozycja liczy się najwcześniej { $moment }.
   *[chance] Jeśli nie dojdziecie do zgody, najwcześniej { $moment } zdecyduje los.
}
agent-avenue-panel-take = { $which ->
    [face_up] Weź: { $agent }
   *[face_down] Weź zakrytą
}
