# Co stojí na obrázcích hry Wink, v jejich popisech a v herním plánu slovy.

wink-picture-seat = { $letter ->
    [A] 🦊
    [B] 🦉
    [C] 🐱
    [D] 🐦
    [E] 🦌
    [F] 🦋
    [G] 🐺
   *[H] 🐰
} { $letter }

wink-picture-turn-glance = { $turn }. tah: na tahu je { $who }
wink-picture-turn-live = { $turn }. tah: na tahu je { $who }
wink-picture-turn-last = Poslední kolo, { $turn }. tah: { $who }
wink-picture-won = { $count ->
    [0] Hra skončila
    [one] Vítězí { $who }
    [few] O vítězství se dělí { $who }
   *[other] O vítězství se dělí { $who }
}

wink-picture-you-turn = Jsi na tahu: vyvolej číslo
wink-picture-you-name = Jsi na tahu: jmenuj, pak vyvolej
wink-picture-you-beat = Koho sleduješ? Pak potvrď
wink-picture-you-wait = { $count ->
    [0] Potvrzeno
    [one] Potvrzeno; čeká se: { $who }
    [few] Potvrzeno; čeká se: { $who }
   *[other] Potvrzeno; čeká se: { $who }
}
wink-picture-you-stand = Potvrzuje za tebe počítač
wink-picture-you-away = Čeká se na tebe: cokoli nastav
wink-picture-you-away-live = Jsi pryč: tahy se přeskakují

wink-picture-called = { $who } vyvolává { $number }.
wink-picture-skipped = { $who } nic nevyvolává.
wink-picture-passed = Tah přeskočen: { $who }.
wink-picture-has-left = { $who } odchází ze hry.
wink-picture-declined = { $who } k číslu { $number } nikoho nejmenuje.
wink-picture-named = { $who } jmenuje k číslu { $number }: { $named } – { $how ->
    [right] správně
   *[wrong] vedle, komplicem je { $holder }
}.
wink-picture-accused = { $who } tvrdí, že { $accused } má { $number }: { $how ->
    [right] správně
    [wrong] vedle
   *[void] neplatí
}.
wink-picture-call = { $who } vyvolává { $number } od { $turn }. tahu{ $barred ->
    [yes] ; obvinit už tu nelze
   *[no] { "" }
}.
wink-picture-lacking = Určitě ho nemá: { $who }.
wink-picture-player = { $who }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, kontrarozvědka { $counters }{ $state ->
    [away] , pryč
    [left] , mimo hru
    [confirmed] , potvrzeno
   *[none] { "" }
}.
wink-picture-left = Z davu leží lícem { $up }, rubem { $down }.

wink-picture-held = { $count ->
    [0] V ruce není žádná karta.
    [one] V ruce: { $numbers }.
    [few] V ruce: { $numbers }.
   *[other] V ruce: { $numbers }.
}
wink-picture-accomplice = { $who } vyvolává tvoje číslo { $number }: { $state ->
    [yes] mrknutí je hotové.
    [no] ještě zbývá mrknout.
   *[live] dej znamení.
}
wink-picture-watching = Sleduješ: { $who }. Mrkáš { $manner ->
    [bold] zřetelně
   *[subtle] nenápadně
}.
wink-picture-planned-accusation = Obviňuješ: { $who }, kvůli { $number }.
wink-picture-planned-naming = Jmenuješ: { $who }.
wink-picture-planned-call = Vyvoláváš { $number }.
wink-picture-standing = Do tvého tahu za tebe potvrzuje počítač.
wink-picture-saw-still = { $met ->
    [yes] Tah { $turn }: { $who } a ty se díváte na sebe. Bez znamení.
   *[no] Tah { $turn }: sleduješ { $who }. Nic.
}
wink-picture-saw-moved = { $met ->
    [yes] Tah { $turn }: { $who } a ty se díváte na sebe. Mrknutí nebo mžiknutí směrem { $moved }.
   *[no] Tah { $turn }: sleduješ { $who }. Mrknutí nebo mžiknutí směrem { $moved }.
}
wink-picture-saw-winked = Mrkáš ({ $who }), protože držíš { $number }.
wink-picture-saw-nothing = Tahy { $first }–{ $last }: nic. Sleduješ { $watched }.
wink-picture-gazes = Pohledy: { $pairs }.
wink-picture-eye = { $how ->
    [bold] { $who } zřetelně mrká směrem { $at }, číslo { $number }
    [subtle] { $who } nenápadně mrká směrem { $at }, číslo { $number }
   *[blink] { $who } jen mžikne směrem { $at }
}; { $could ->
    [0] nikdo se nedívá.
    [one] dívá se { $watched_by }, { $did ->
        [0] vidí to: nikdo
        [one] vidí to: { $seen_by }
        [few] vidí to: { $seen_by }
       *[other] vidí to: { $seen_by }
    }.
    [few] dívají se { $watched_by }, { $did ->
        [0] vidí to: nikdo
        [one] vidí to: { $seen_by }
        [few] vidí to: { $seen_by }
       *[other] vidí to: { $seen_by }
    }.
   *[other] dívají se { $watched_by }, { $did ->
        [0] vidí to: nikdo
        [one] vidí to: { $seen_by }
        [few] vidí to: { $seen_by }
       *[other] vidí to: { $seen_by }
    }.
}

wink-picture-saw = Co bylo vidět

# Konec: závěrečný obrázek a příběh.

wink-picture-stamp = Bez masky
wink-picture-count-points = Body
wink-picture-count-crowd = Karty davu
wink-picture-count-agents = Karty agentů
wink-picture-count-counters = Kontra v ruce
wink-picture-count-opened = Kontra venku
wink-picture-count-lost = Agenti rubem
wink-picture-count-line = { $who }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} (dav { $crowd }, agenti { $agents }, kontrarozvědka { $counters }); vyloženo { $opened }, rubem { $lost }{ $left ->
    [yes] ; mimo hru
   *[no] { "" }
}.
wink-picture-legend-linked = správně určeno
wink-picture-legend-caught = přistiženo
wink-picture-legend-lost = vedle; kdo to měl
wink-picture-legend-gaze = kdo koho sledoval
wink-picture-legend-met = pohledy se setkaly
wink-picture-legend-not-met = nesetkaly
wink-picture-legend-glanced = mrknutí či mžiknutí směrem
wink-picture-legend-nothing = nic
wink-picture-legend-you-winked = tvoje mrknutí
wink-picture-legend-may-accuse = lze obvinit
wink-picture-legend-too-late = obvinění pozdě
wink-picture-legend-called = vyvolává
wink-picture-legend-named = jmenuje
wink-picture-legend-accused = obviňuje
wink-picture-legend-bold = zřetelné mrknutí
wink-picture-legend-subtle = nenápadné mrknutí
wink-picture-legend-blink = mžiknutí
wink-picture-legend-saw = vidí to
wink-picture-legend-watched = dívá se, ale nevidí
wink-picture-score = Výhry
wink-picture-score-line = Výhry u tohoto stolu: { $scores }.
wink-picture-sum-linked = Určeno: { $count ->
    [one] 1 vyvolání,
    [few] { $count } vyvolání,
   *[other] { $count } vyvolání,
}
wink-picture-sum-caught = přistiženo { $count },
wink-picture-sum-lost = ztraceno { $count }.
wink-picture-story = { $span ->
    [single] { $first }. tah ({ $page } z { $pages })
   *[range] Tahy { $first }–{ $last } ({ $page } z { $pages })
}
wink-picture-film-alt = Hra tah po tahu: stůl, vyvolaná čísla, kdo koho sleduje, mrknutí a mžiknutí, body.
wink-picture-story-beat = Tah { $turn }:

# Herní plán slovy.

wink-picture-heading-own = Jen pro tebe
wink-picture-heading-calls = Otevřená vyvolání
wink-picture-heading-standing = Jak to stojí
wink-picture-heading-players = Hráči
wink-picture-heading-crowd = Dav
wink-picture-heading-saw = Co bylo vidět
wink-picture-heading-story = Celý příběh
wink-picture-signal-wink = Naživo: komplicové mrkají.
wink-picture-signal-hand = Naživo: komplicové dávají znamení rukou.
wink-picture-signal-nod = Naživo: komplicové kývají.
wink-picture-signal-own = Naživo: komplicové dávají znamení, na kterém se stůl dohodl.
wink-picture-waiting = Čeká se: { $who }.
wink-picture-may-accuse = Oko, které má { $who }, se pohnulo směrem { $at }: kvůli { $number } můžeš obvinit.
wink-picture-no-calls = Žádné vyvolání není otevřené.
wink-picture-before-crowd = Karty davu: { $numbers }.
wink-picture-before-agents = Karty agentů lícem: { $numbers }.
wink-picture-before-lost = Karty agentů rubem: { $numbers }.
wink-picture-counters = Kontrarozvědka vyložená: { $open }, v krabici: { $boxed }.
wink-picture-row = { $row }. řada: { $cards }
wink-picture-card-token = { $number } (figurka: { $who })
wink-picture-card-down = { $number } rubem
wink-picture-card-taken = { $number } pryč

# Jak se hraje, a obálka.

wink-picture-motto = Kdo na tebe mrká?
wink-picture-cover-alt = Wink: tváře v maskách na nočním karnevalu pod šňůrou lampionů a osm zvířecích masek. { wink-picture-motto }
wink-picture-guide-call = Vyvolej číslo
wink-picture-guide-call-text = Postav figurku na kartu davu. Kdo to číslo drží, je tvůj komplic a mrkne na tebe, nejlíp tak, aby to nikdo jiný neviděl.
wink-picture-guide-ends = Jak vyvolání skončí
wink-picture-guide-name = V příštím tahu jmenuj komplice. Správně: bod pro oba.
wink-picture-guide-accuse = Někdo mrká na jiného? Obviň ho. Správně: obě karty jsou tvoje, 2 body.
wink-picture-guide-wrong = Jmenováno vedle: obě karty se otočí. Obviněno vedle: přijdeš o kartu kontrarozvědky (1 bod).
wink-picture-guide-looks = Pohledem: tah za tahem
wink-picture-guide-watch = V každém tahu tajně sleduješ jednoho hráče. Když se vyvolávající a komplic sledují navzájem, komplic mrkne.
wink-picture-guide-manner = Zřetelně: vyvolávající to vidí jistě, ostatní občas. Nenápadně: obojí méně často.
wink-picture-guide-blink = Oči občas i jen mžiknou, na kohokoli. Vypadá to úplně jako mrknutí.
wink-picture-guide-end = Konec je, když někomu dojdou karty v ruce. Bod je za každou získanou kartu a každou kartu kontrarozvědky v ruce; nejvíc bodů vyhrává.
wink-picture-guide-alt = Jak se hraje Wink. { wink-picture-guide-call }: { wink-picture-guide-call-text } { wink-picture-guide-ends }: { wink-picture-guide-name } { wink-picture-guide-accuse } { wink-picture-guide-wrong } { wink-picture-guide-looks }: { wink-picture-guide-watch } { wink-picture-guide-manner } { wink-picture-guide-blink } { wink-picture-guide-end }
