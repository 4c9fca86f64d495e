# Co stojí v obrázcích, jejich popisy a deska ve slovech.

agent-avenue-picture-motto = Chyť je dřív než oni tebe
agent-avenue-picture-legend = ve hře a co udělá další
agent-avenue-picture-laid = Na stole
agent-avenue-picture-turn-was = Tah { $turn }

agent-avenue-picture-stage-play = Tah { $turn }: { $who } vykládá dvě karty
agent-avenue-picture-stage-lay-first = Tah { $turn }: { $who } – kdo začne?
agent-avenue-picture-stage-lay-second = Tah { $turn }: { $who } vykládá lícem dolů
agent-avenue-picture-stage-recruit = { $count ->
    [one] Tah { $turn }: { $who } bere kartu
    [few] Tah { $turn }: { $who } volí kartu
   *[other] Tah { $turn }: { $who } volí kartu
}
agent-avenue-picture-stage-market = Tah { $turn }: { $who } na trhu
agent-avenue-picture-stage-ability = Tah { $turn }: { $who } – { $card }
agent-avenue-picture-stage-over = Konec hry
agent-avenue-picture-won = { $side ->
    [green] Zelená
   *[blue] Modrá
} vítězí

agent-avenue-picture-group = { $count ->
    [1] { $agent }
   *[other] { $count }× { $agent }
}
agent-avenue-picture-alt-distance = { $spaces ->
    [one] { $side } – k chycení chybí ještě 1 pole.
    [few] { $side } – k chycení chybí ještě { $spaces } pole.
   *[other] { $side } – k chycení chybí ještě { $spaces } polí.
}
agent-avenue-picture-alt-agents = { $side } má ve hře: { $agents }.
agent-avenue-picture-alt-nobody = { $side } nemá ve hře nikoho.
agent-avenue-picture-turn-line = Tah { $turn }: { $first } bere: { $first_agent } ({ $first_down ->
    [yes] lícem dolů
   *[no] lícem nahoru
}, { $first_spaces }), { $second } bere: { $second_agent } ({ $second_down ->
    [yes] lícem dolů
   *[no] lícem nahoru
}, { $second_spaces }).

agent-avenue-picture-you-play = Vylož dvě karty, jednu lícem dolů
agent-avenue-picture-you-lay-first = Vylož kartu lícem nahoru
agent-avenue-picture-you-lay-second = Vylož kartu lícem dolů
agent-avenue-picture-you-recruit = Kterou kartu si vezmeš?
agent-avenue-picture-you-market = Vezmi si kartu z trhu
agent-avenue-picture-you-ability = Proveď svou kartu trhu
agent-avenue-picture-they-take = Vezmou
agent-avenue-picture-catches = chytí za { $spaces }
agent-avenue-picture-you-catch = Chytíš za { $spaces }
agent-avenue-picture-they-catch = Chytí tě za { $spaces }
agent-avenue-picture-you-get = Ty
agent-avenue-picture-they-get = Oni
agent-avenue-picture-face-up = Lícem nahoru
agent-avenue-picture-face-down = Lícem dolů
agent-avenue-picture-set-aside = Odloženo
agent-avenue-picture-no-cards = Žádné karty v ruce
agent-avenue-picture-alt-hand = V ruce: { $cards }.
agent-avenue-picture-alt-card = { $agent } (když si kartu vezmeš { $you }, když si ji vezmou oni { $they })
agent-avenue-picture-alt-up = Lícem nahoru: { $agent }. Co půjde lícem dolů?
agent-avenue-picture-alt-pair = { $down } lícem dolů. Když vezmou: { $up }, ty { $you_if_up }, oni { $they_if_up }; když vezmou: { $down }, ty { $you_if_down }, oni { $they_if_down }.
agent-avenue-picture-score = U tohoto stolu
agent-avenue-picture-score-line = U tohoto stolu zatím: { $seats }.
agent-avenue-picture-score-seat = { $games ->
    [one] { $seat } 1 výhra
    [few] { $seat } { $games } výhry
   *[other] { $seat } { $games } výher
}
agent-avenue-picture-earlier = { $turns ->
    [one] 1 dřívější tah tu není
    [few] { $turns } dřívější tahy tu nejsou
   *[other] { $turns } dřívějších tahů tu není
}

agent-avenue-picture-seat = { $side ->
    [green] 🟢
   *[blue] 🟦
} { $letter }

# Deska ve slovech.

agent-avenue-picture-heading-street = Ulice
agent-avenue-picture-heading-side = { $side ->
    [green] Zelená
   *[blue] Modrá
} ({ $seats })
agent-avenue-picture-heading-table = Na stole
agent-avenue-picture-heading-market = Černý trh
agent-avenue-picture-heading-hand = { $whose ->
    [own] Tvoje karty ({ $side ->
        [green] Zelená
       *[blue] Modrá
    }, { $seat })
   *[other] Karty v ruce: { $seat }
}
agent-avenue-picture-heading-past = Poslední tahy
agent-avenue-picture-deck = { $cards ->
    [one] V balíčku zbývá 1 karta.
    [few] V balíčku zbývají { $cards } karty.
   *[other] V balíčku zbývá { $cards } karet.
}
agent-avenue-picture-row = Pole { $first } až { $last } směrem vpřed: { $spaces }.
agent-avenue-picture-space = { $kind ->
    [green] { $space } pole domova Zelené
    [blue] { $space } pole domova Modré
    [market] { $space } trh
   *[house] { $space }
}{ $pawns ->
    [green] { " s figurkou Zelené" }
    [blue] { " s figurkou Modré" }
    [both] { " s oběma figurkami" }
   *[none] { "" }
}
agent-avenue-picture-hand-line = Místo { $seat }: { $cards ->
    [one] 1 karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}, odloženo: { $aside }
agent-avenue-picture-agent-line = { $count }× { $agent }; { $does ->
    [wins] ještě jednou a je to výhra
    [loses] ještě jednou a je to prohra
    [only] další už není
   *[moves] další posune o { $spaces }
}
agent-avenue-picture-not-in-play = Ve hře není: { $agents }
agent-avenue-picture-next = { $agent } ({ $does ->
    [wins] výhra
    [loses] prohra
   *[moves] { $spaces }
})
agent-avenue-picture-table-up = { $agent }, lícem nahoru{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down = Karta lícem dolů{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-table-down-known = { $agent }, lícem dolů{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}
agent-avenue-picture-market-deck = V balíčku trhu: { $cards }, odloženo: { $discarded }
agent-avenue-picture-aside-line = Odloženo: { $agents }
agent-avenue-picture-step-recruit = { $side } verbuje: { $card } ({ $spaces })
agent-avenue-picture-step-bonus = { $card }: { $side } { $spaces }
agent-avenue-picture-step-market = { $side } bere z trhu: { $card }
agent-avenue-picture-step-nothing = { $card }: { $side } z ní nic nemá
agent-avenue-picture-step-to-hand = { $side } bere do ruky: { $card }

# Jak se hraje, a obálka.

agent-avenue-picture-guide-aim = Kdo koho dohoní
agent-avenue-picture-guide-aim-text = Dostihni nebo předběhni druhou figurku a máš ji.
agent-avenue-picture-guide-turn = Tvůj tah
agent-avenue-picture-guide-turn-text = Vylož dva agenty, jednoho lícem dolů. Jednoho vezme soupeř, druhého ty. Obě figurky se pohnou.
agent-avenue-picture-guide-end = Konec je také, když máš
agent-avenue-picture-guide-win = tři takové: vyhráváš
agent-avenue-picture-guide-lose = tři takové: prohráváš
agent-avenue-picture-guide-alt = Jak se hraje Můj soused špion. { agent-avenue-picture-guide-aim-text } { agent-avenue-picture-guide-turn-text } Tři Kryptografky vyhrávají, tři Odvážlivci prohrávají.
agent-avenue-picture-cover-alt = Můj soused špion: dva špioni v ulici o čtrnácti domech. { agent-avenue-picture-motto }.
agent-avenue-picture-film-alt = Hra tah po tahu: dvě nabídnuté karty, jedna z nich lícem dolů, a obě figurky na cestě.
agent-avenue-picture-closed = Zavřeno
