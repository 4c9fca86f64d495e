# What stands in Wink's pictures, their alt texts and the board in words.

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

wink-picture-turn-glance = { $turn }. kör: { $who } jön
wink-picture-turn-live = { $turn }. kör: { $who } jön
wink-picture-turn-last = Utolsó forduló, { $turn }. kör: { $who }
wink-picture-won = { $count ->
    [0] A játszmának vége
    [one] Győztes: { $who }
   *[other] Győztesek: { $who }
}

wink-picture-you-turn = Te jössz: hívj egy számot
wink-picture-you-name = Te jössz: nevezz meg, aztán hívj
wink-picture-you-beat = Figyelj valakit, aztán erősítsd meg
wink-picture-you-wait = { $count ->
    [0] Megerősítve
   *[other] Megerősítve; várunk: { $who }
}
wink-picture-you-stand = A gép erősít meg helyetted
wink-picture-you-away = Távol voltál: állíts be bármit, és itt vagy
wink-picture-you-away-live = Távol vagy: a köreid kimaradnak

wink-picture-called = { $who } hívása: { $number }.
wink-picture-skipped = { $who } nem hívott.
wink-picture-passed = { $who } köre kimaradt.
wink-picture-has-left = { $who } kilépett a játszmából.
wink-picture-declined = { $who } senkit sem nevezett meg ({ $number }).
wink-picture-named = { $who } megnevezte: { $named } ({ $number }): { $how ->
    [right] talált
   *[wrong] téves, akinél volt: { $holder }
}.
wink-picture-accused = { $who } megvádolta: { $accused } ({ $number }): { $how ->
    [right] talált
    [wrong] téves
   *[void] elkésett
}.
wink-picture-call = { $turn }. kör, { $who } hívása: { $number }{ $barred ->
    [yes] ; itt már senkit sem lehet megvádolni
   *[no] { "" }
}.
wink-picture-lacking = Tudható, hogy nincs nála: { $who }.
wink-picture-player = { $who }: { $points } pont, { $cards } kártya, elhárításkártya: { $counters }{ $state ->
    [away] , távol van
    [left] , kilépett a játszmából
    [confirmed] , megerősítette
   *[none] { "" }
}.
wink-picture-left = A tömegből { $up } képpel felfelé, { $down } lefordítva.

wink-picture-held = { $count ->
    [0] Nincs lap kézben.
   *[other] Kézben: { $numbers }.
}
wink-picture-accomplice = { $who } a te számodat hívta ({ $number }): { $state ->
    [yes] már kacsintottál.
    [no] még nem kacsintottál.
   *[live] add a jelet.
}
wink-picture-watching = Akit figyelsz: { $who }. Így kacsintasz: { $manner ->
    [bold] feltűnően
   *[subtle] észrevétlenül
}.
wink-picture-planned-accusation = Megvádolod: { $who } ({ $number }).
wink-picture-planned-naming = Megnevezed: { $who }.
wink-picture-planned-call = Hívásod: { $number }.
wink-picture-standing = A gép a körödig megerősít helyetted.
wink-picture-saw-still = { $met ->
    [yes] { $turn }. kör: összenéztetek ({ $who }). Jel nem volt.
   *[no] { $turn }. kör: figyelted ({ $who }). Semmi.
}
wink-picture-saw-moved = { $met ->
    [yes] { $turn }. kör: összenéztetek ({ $who }). Kacsintás vagy pislogás felé: { $moved }.
   *[no] { $turn }. kör: figyelted ({ $who }). Kacsintás vagy pislogás felé: { $moved }.
}
wink-picture-saw-winked = Rákacsintottál: { $who }, hogy tudja: nálad van ({ $number }).
wink-picture-saw-nothing = Körök { $first }–{ $last }: semmi. Akiket figyeltél: { $watched }.
wink-picture-gazes = Tekintetek: { $pairs }.
wink-picture-eye = { $how ->
    [bold] { $who } feltűnően kacsintott felé: { $at } ({ $number })
    [subtle] { $who } észrevétlenül kacsintott felé: { $at } ({ $number })
   *[blink] { $who } pislogott felé: { $at }
}; { $could ->
    [0] senki sem figyelte.
   *[other] figyelte: { $watched_by }, { $did ->
        [0] senki sem látta
       *[other] látta: { $seen_by }
    }.
}

wink-picture-saw = Amit láttál

# The end: the closing picture and the story.

wink-picture-stamp = Leleplezve
wink-picture-count-points = Pont
wink-picture-count-crowd = Tömeg
wink-picture-count-agents = Ügynök
# Columns of the closing picture, little room.
wink-picture-count-counters = Elhárítás kézben
wink-picture-count-opened = Elhárítás kitéve
wink-picture-count-lost = Ügynök lefordítva
wink-picture-count-line = { $who }: { $points } pont (tömeg { $crowd }, ügynök { $agents }, elhárításkártya { $counters }); kitéve { $opened }, lefordítva { $lost }{ $left ->
    [yes] ; kilépett a játszmából
   *[no] { "" }
}.
wink-picture-legend-linked = eltalálva
wink-picture-legend-caught = rajtakapta
wink-picture-legend-lost = elvétve; akinél volt
wink-picture-legend-gaze = ki kit figyelt
wink-picture-legend-met = összenéztek
wink-picture-legend-not-met = nem néztek össze
wink-picture-legend-glanced = kacsintás, pislogás felé:
wink-picture-legend-nothing = semmi
wink-picture-legend-you-winked = kacsintottál
wink-picture-legend-may-accuse = vádolhatsz
wink-picture-legend-too-late = késői vád
wink-picture-legend-called = hívás
wink-picture-legend-named = megnevezés
wink-picture-legend-accused = vád
wink-picture-legend-bold = feltűnő kacsintás felé:
wink-picture-legend-subtle = rejtett kacsintás felé:
wink-picture-legend-blink = pislogás
wink-picture-legend-saw = látta
wink-picture-legend-watched = figyelte, nem látta
wink-picture-score = Megnyert játszmák
wink-picture-score-line = Megnyert játszmák ennél az asztalnál: { $scores }.
wink-picture-sum-linked = { $count } eltalálva,
wink-picture-sum-caught = { $count } rajtakapva,
wink-picture-sum-lost = { $count } elveszett.
wink-picture-story = { $span ->
    [single] { $first }. kör ({ $page }/{ $pages })
   *[range] Körök { $first }–{ $last } ({ $page }/{ $pages })
}
wink-picture-film-alt = A játszma körről körre: az asztal, nyitott hívások, tekintetek, kacsintások és pislogások, pontok.
wink-picture-story-beat = { $turn }. kör:

# The board in words.

wink-picture-heading-own = Csak a tiéd
wink-picture-heading-calls = Nyitott hívások
wink-picture-heading-standing = Az állás
wink-picture-heading-players = Játékosok
wink-picture-heading-crowd = A tömeg
wink-picture-heading-saw = Amit láttál
wink-picture-heading-story = A teljes történet
wink-picture-signal-wink = Élőben: a cinkosok kacsintanak.
wink-picture-signal-hand = Élőben: a cinkosok kézjelet adnak.
wink-picture-signal-nod = Élőben: a cinkosok biccentenek.
wink-picture-signal-own = Élőben: a cinkosok az asztal megbeszélt jelét adják.
wink-picture-waiting = Várunk rá: { $who }.
wink-picture-may-accuse = Láttad: { $who } pillantása felé: { $at }. Vádolhatod ({ $number }).
wink-picture-no-calls = Nincs nyitott hívás.
wink-picture-before-crowd = Tömegkártyák: { $numbers }.
wink-picture-before-agents = Ügynökkártyák képpel felfelé: { $numbers }.
wink-picture-before-lost = Lefordított ügynökkártyák: { $numbers }.
wink-picture-counters = Elhárításkártyák kitéve: { $open }, a dobozban: { $boxed }.
wink-picture-row = { $row }. sor: { $cards }
wink-picture-card-token = { $number }, rajta { $who } bábuja
wink-picture-card-down = { $number } lefordítva
wink-picture-card-taken = { $number } elvitték

# How to play, and the cover.

wink-picture-motto = Ki kacsintott rád?
wink-picture-cover-alt = Wink: álarcos arcok egy éjszakai karneválon lampionfüzér alatt, és nyolc állatmaszk. { wink-picture-motto }
wink-picture-guide-call = Hívj egy számot
wink-picture-guide-call-text = Tedd a bábud egy tömegkártyára. Akinél az a szám van, a cinkosod, és rád kacsint – lehetőleg úgy, hogy más ne lássa.
wink-picture-guide-ends = Hogyan zárul egy hívás
wink-picture-guide-name = A következő körödben nevezd meg a cinkosod. Ha jó: egy-egy pont mindkettőtöknek.
wink-picture-guide-accuse = Valaki másik hívóra kacsintott? Vádold meg. Ha jó: mindkét kártya a tiéd, 2 pont.
wink-picture-guide-wrong = Téves megnevezés: mindkét kártya lefordul. Téves vád: elvész egy elhárításkártya, 1 pont.
wink-picture-guide-looks = Tekintettel: körről körre
wink-picture-guide-watch = Minden körben titokban figyelsz valakit. Ha a hívó és a cinkos egymást figyeli, a cinkos kacsint.
wink-picture-guide-manner = Feltűnően: a hívó biztosan látja, más néha. Észrevétlenül: mindketten ritkábban.
wink-picture-guide-blink = A szem néha pislog is, bárki felé. Pont olyan, mint a kacsintás.
wink-picture-guide-end = Vége, ha egy kéz kiürül. A legtöbb pont nyer: minden nyert kártya 1, minden megmaradt elhárításkártya 1.
wink-picture-guide-alt = Így játsszuk a Winket. { wink-picture-guide-call }: { wink-picture-guide-call-text } { wink-picture-guide-ends }: { wink-picture-guide-name } { wink-picture-guide-accuse } { wink-picture-guide-wrong } { wink-picture-guide-looks }: { wink-picture-guide-watch } { wink-picture-guide-manner } { wink-picture-guide-blink } { wink-picture-guide-end }
