# Vlastní panely hry.

agent-avenue-panel-up = **Nejdřív karta, která bude ležet lícem nahoru:**
agent-avenue-panel-down = Lícem nahoru: **{ $up }**. **A teď karta, která bude ležet lícem dolů:**
agent-avenue-panel-pair = • **{ $down }** lícem dolů – vezmou-li si: { $up }, ty { $you_if_up }, oni { $they_if_up }; vezmou-li si: { $down }, ty { $you_if_down }, oni { $they_if_down }
agent-avenue-panel-card = • **{ $card }** – vezmeš-li si tuto kartu: { $you }; vezmou-li si ji oni: { $they }
agent-avenue-panel-times = { $card } ×{ $count }
agent-avenue-panel-aside = Kterou kartu odložíš? Zůstane před tebou lícem dolů až do konce hry a ty si dobereš jinou.
agent-avenue-panel-aside-button = { $left ->
    [one] Odložit kartu (zbývá { $left })
    [few] Odložit kartu (zbývají { $left })
   *[other] Odložit kartu (zbývá { $left })
}
agent-avenue-panel-wins = { $whose ->
    [you] { $condition ->
        [catch] ⠀⠀🏆 Tím soupeře chytíš a na konci tohoto tahu vyhraješ.
        [codebreakers] ⠀⠀🏆 To je tvá třetí Kryptografka: na konci tohoto tahu vyhraješ.
        [leader] ⠀⠀🏆 To je tvůj třetí Odvážlivec a vedeš smečku: na konci tohoto tahu vyhraješ.
        [masterplan] ⠀⠀🏆 Dokončí to tvůj Geniální plán: na konci tohoto tahu vyhraješ.
       *[security] ⠀⠀🏆 Soupeřova figurka stojí na tvém domově: na konci tohoto tahu vyhraješ.
    }
   *[they] { $condition ->
        [catch] ⠀⠀⚠️ Tím tě soupeř chytí a na konci tohoto tahu vyhraje.
        [codebreakers] ⠀⠀⚠️ To je soupeřova třetí Kryptografka: na konci tohoto tahu vyhraje.
        [leader] ⠀⠀⚠️ To je soupeřův třetí Odvážlivec a soupeř vede smečku: na konci tohoto tahu vyhraje.
        [masterplan] ⠀⠀⚠️ Dokončí to soupeřův Geniální plán: na konci tohoto tahu vyhraje.
       *[security] ⠀⠀⚠️ Tvá figurka stojí na soupeřově domově: na konci tohoto tahu soupeř vyhraje.
    }
}
agent-avenue-panel-loses = { $whose ->
    [you] { $condition ->
        [daredevils] ⠀⠀⚠️ To je tvůj třetí Odvážlivec: na konci tohoto tahu prohraješ.
       *[caught] ⠀⠀⚠️ Couvneš tím soupeři do náruče: na konci tohoto tahu prohraješ.
    }
   *[they] { $condition ->
        [daredevils] ⠀⠀🏆 To je soupeřův třetí Odvážlivec: na konci tohoto tahu prohraje.
       *[caught] ⠀⠀🏆 Soupeř ti tím couvne do náruče: na konci tohoto tahu prohraje.
    }
}
agent-avenue-panel-pick = { $own ->
    [True] { $which ->
        [face_up] Chceš kartu lícem nahoru. Platí to, jakmile se v týmu shodnete.
       *[face_down] Chceš kartu lícem dolů. Platí to, jakmile se v týmu shodnete.
    }
   *[False] { $which ->
        [face_up] Návrh z tvého týmu: karta lícem nahoru.
       *[face_down] Návrh z tvého týmu: karta lícem dolů.
    }
}
agent-avenue-panel-take = { $which ->
    [face_up] Vzít: { $agent }
   *[face_down] Vzít kartu lícem dolů
}
