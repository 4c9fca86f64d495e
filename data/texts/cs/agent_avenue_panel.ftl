# Vlastní panely hry.

agent-avenue-panel-down = Lícem nahoru: { $up }. **Která karta půjde lícem dolů?**
agent-avenue-panel-card-button = { $card } · ty { $you } · oni { $they }
agent-avenue-panel-market-effect = { $spaces } 🃏
agent-avenue-panel-own-button = { $card } · ty { $you }
agent-avenue-panel-take-button = { $take } · { $which ->
    [face_up] ty { $does }
   *[face_down] oni { $does }
}
agent-avenue-panel-market-button = { $agree ->
    [True] Souhlas: { $card }
   *[False] { $card }
}, { $own ->
    [True] bereš ty
   *[False] bere { $taker }
}
agent-avenue-panel-pair = • **{ $down }** lícem dolů – když vezmou: { $up }, ty { $you_if_up }, oni { $they_if_up }; když vezmou: { $down }, ty { $you_if_down }, oni { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – když si ji vezmeš ty: { $you }; když oni: { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = **Kterou kartu odložíš do konce hry?** Dobereš si jinou.
agent-avenue-panel-aside-button = { $left ->
    [one] Odložit kartu (zbývá { $left })
    [few] Odložit kartu (zbývají { $left })
   *[other] Odložit kartu (zbývá { $left })
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 Tím soupeře chytíš. { $then }
        [codebreakers] ⠀⠀🏆 To je tvá třetí Kryptografka. { $then }
        [leader] ⠀⠀🏆 To je tvůj třetí Odvážlivec a vedeš smečku. { $then }
        [masterplan] ⠀⠀🏆 Dokončí to tvůj Geniální plán. { $then }
       *[security] ⠀⠀🏆 Soupeřova figurka stojí na tvém poli domova. { $then }
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ Tím tě soupeř chytí. { $then }
        [codebreakers] ⠀⠀⚠️ To je soupeřova třetí Kryptografka. { $then }
        [leader] ⠀⠀⚠️ To je soupeřův třetí Odvážlivec a soupeř vede smečku. { $then }
        [masterplan] ⠀⠀⚠️ Dokončí to soupeřův Geniální plán. { $then }
       *[security] ⠀⠀⚠️ Tvá figurka stojí na soupeřově poli domova. { $then }
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ To je tvůj třetí Odvážlivec. { $then }
       *[caught] ⠀⠀⚠️ Couvneš tím soupeři do náruče. { $then }
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 To je soupeřův třetí Odvážlivec. { $then }
       *[caught] ⠀⠀🏆 Soupeř ti tím couvne do náruče. { $then }
    }
}
# Co z toho bude na konci tohoto tahu; není to jisté, když to může změnit karta, kterou ještě není vidět, nebo trh.
agent-avenue-panel-then = { $sure ->
    [yes] { $whose ->
        [you] { $ending ->
            [wins] Na konci tohoto tahu vyhraješ.
           *[loses] Na konci tohoto tahu prohraješ.
        }
       *[they] { $ending ->
            [wins] Na konci tohoto tahu soupeř vyhraje.
           *[loses] Na konci tohoto tahu soupeř prohraje.
        }
    }
   *[no] { $whose ->
        [you] { $ending ->
            [wins] Vyhraješ, pokud to v tomto tahu nezmění ještě něco jiného.
           *[loses] Prohraješ, pokud to v tomto tahu nezmění ještě něco jiného.
        }
       *[they] { $ending ->
            [wins] Soupeř vyhraje, pokud to v tomto tahu nezmění ještě něco jiného.
           *[loses] Soupeř prohraje, pokud to v tomto tahu nezmění ještě něco jiného.
        }
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] Tvoje volba: karta lícem nahoru.
       *[face_down] Tvoje volba: karta lícem dolů.
    }
   *[False] { $which ->
        [face_up] { $who }: karta lícem nahoru.
       *[face_down] { $who }: karta lícem dolů.
    }
}
agent-avenue-panel-pick-waits = { $waits ->
    [you] Platí to, jakmile zvolíš totéž.
    [partner] Čeká se na: { $who }. Platí to, jakmile zvolíte oba totéž.
   *[both] Každý chcete jinou kartu. Platí to, jakmile jeden z vás volbu změní.
}
agent-avenue-panel-no-proposal = Zatím není žádný návrh.
agent-avenue-panel-proposal = { $own ->
    [True] Tvůj návrh: { $card }, bere { $taker }. Čeká se na: { $who }.
   *[False] { $who } navrhuje: { $card }, bere { $taker }. Souhlas, nebo navrhni něco jiného.
}
# Když se dvojice nedohodne, než vyprší čas.
agent-avenue-panel-time-up = { $how ->
    [pick] Když zůstane u této jediné volby, platí nejdřív { $moment }.
    [proposal] Když nepřijde nic jiného, platí tento návrh nejdřív { $moment }.
   *[chance] Když se nedohodnete, rozhodne náhoda nejdřív { $moment }.
}
agent-avenue-panel-take = { $which ->
    [face_up] Vzít: { $agent }
   *[face_down] Vzít lícem dolů
}
