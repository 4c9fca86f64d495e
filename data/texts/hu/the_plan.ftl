## Agents: T.H.E. Plan

the-plan-name = Ügynökök: a T.E.R.V.
the-plan-pitch = Az ellopott T.E.R.V. négy aktatáska egyikében lapul. Kövesd a gyanúsítottakat, olvasd az irataikat, szerezz kulcsot, kerüld a fényszórót, és nevezd meg elsőnek a tettest.

the-plan-option-last-player = Az utolsó játékos
the-plan-option-last-player-help = Mi legyen, ha téves vádak miatt mindenki más kiesett.
the-plan-option-last-player-wins = Azonnal nyer
the-plan-option-last-player-solves = Meg kell oldania

## Names

the-plan-seat = { $colour ->
    [red] Piros
    [green] Zöld
    [yellow] Sárga
   *[blue] Kék
}
the-plan-suspect-v = V
the-plan-suspect-x = X
the-plan-suspect-y = Y
the-plan-suspect-z = Z
the-plan-hideout = { $hideout }
# Half of a hideout, as a file shows it.
the-plan-half-upper = { $hideout } felső rész
the-plan-half-lower = { $hideout } alsó rész

the-plan-action-move-agent = titkosügynök mozgatása
the-plan-action-move-suspect = egy gyanúsított mozgatása
the-plan-action-tram = villamosozás
the-plan-action-move-all = minden gyanúsított mozgatása
the-plan-action-searchlight = fényszóró elforgatása
the-plan-action-check = irat megnézése
the-plan-action-move-agent-short = ügynök
the-plan-action-move-suspect-short = gyanúsított
the-plan-action-tram-short = villamos
the-plan-action-move-all-short = minden gyanúsított
the-plan-action-searchlight-short = fényszóró
the-plan-action-check-short = irat
the-plan-card = { $count ->
    [one] kártya: { $one }
   *[other] kártya: { $one } vagy { $two }
}

the-plan-bonus-move-agent = titkosügynök mozgatása
the-plan-bonus-tram = villamosozás
the-plan-bonus-searchlight = fényszóró elforgatása
the-plan-bonus-key = egy kulcs a készletből

## The note sheets

the-plan-sheet-head = { $hideout }{ $part ->
    [upper] { " " }fent
   *[lower] { " " }lent
}
the-plan-sheet-files = Iratok, ahogy { $who } ismeri
the-plan-sheet-briefcases = Aktatáskák, ahogy { $who } ismeri
the-plan-sheet-plan = T.E.R.V.

## What a player is asked

the-plan-prompt-action = A dobásod: { $roll }. Válassz akciót.
the-plan-prompt-do-move-agent = Hová menjen az ügynököd? Pontosan { $roll } mező.
the-plan-prompt-do-move-agent-stuck = Nincs pontosan { $roll } mezős út az ügynöködnek.
the-plan-prompt-do-tram = { $roll ->
    [one] Hová villamosozol? Pontosan { $roll } lépés, villamossal.
   *[other] Hová villamosozol? Pontosan { $roll } lépés, legalább egy villamossal.
}
the-plan-prompt-do-tram-stuck = { $roll ->
    [one] Nem érsz el villamost: { $roll } lépés kevés.
   *[other] Nincs pontosan { $roll } lépéses út villamossal.
}
the-plan-prompt-do-move-suspect = Melyik gyanúsított hová menjen? Pontosan { $roll } mező.
the-plan-prompt-do-move-all = Mozgasd mind a négy gyanúsítottat: 4, 3, 2 és 1 mezővel.
the-plan-prompt-do-searchlight = Fordítsd el a fényszórót egy szegmenssel. Merre?
the-plan-prompt-do-check = Kinek az iratát nézed meg?
the-plan-prompt-suspects = Hátralévő lépések: { $counts }. Melyik gyanúsított jön?
the-plan-prompt-light = Ide esik a fény: { $hideout }. Mire használod?
the-plan-prompt-key = Kulcsmezőn mész át ({ $circle }). Veszel egy kulcsot?
the-plan-prompt-battle = Elhaladsz mellette: { $opponent }. Van kulcsa. Összecsaptok érte? { the-plan-stake-battle }
the-plan-prompt-steal = Legyőzted: { $opponent }. Melyik kulcsot veszed el?
the-plan-prompt-checks = { $count ->
    [one] A találkozásért { $count } iratot megnézhetsz.
   *[other] A találkozásokért { $count } iratot megnézhetsz, egyenként.
}

## Moves, in one line

the-plan-effect-meets = találkozás: { $suspects }
the-plan-effect-keys = { $count } kulcs
the-plan-effect-battle = összecsapás: { $opponents }
the-plan-describe-choose-move-agent = Az ügynököd { $roll } mezőt megy ({ $card })
the-plan-describe-choose-move-suspect = Egy gyanúsított { $roll } mezőt megy ({ $card })
the-plan-describe-choose-tram = Villamosozol, { $roll } lépés ({ $card })
the-plan-describe-choose-move-all = Minden gyanúsított megy: 4, 3, 2 és 1 mezőt ({ $card })
the-plan-describe-choose-searchlight = Elforgatod a fényszórót ({ $card })
the-plan-describe-choose-check = Megnézel egy iratot ({ $card })
the-plan-describe-move-agent = Ide: { $end } (út: { $way })
the-plan-describe-move-agent-with = Ide: { $end } (út: { $way }) · { $effects }
the-plan-describe-enter-hideout = Belépsz ide: { $hideout }. Vádad: itt a T.E.R.V., tulajdonosa { $owner } ({ $way })
the-plan-describe-stay-put = Helyben maradsz
the-plan-describe-move-suspect = { $suspect } ide: { $end } (út: { $way })
the-plan-describe-move-suspect-met = { $suspect } ide: { $end } (út: { $way }) · találkoztok
the-plan-describe-skip-suspect = { $suspect } nem tud ennyit menni ({ $count }): kimarad
the-plan-describe-turn-searchlight = Ide fordítod a fényt: { $hideout }
the-plan-describe-look-into-briefcase = Belenézel az itteni aktatáskába: { $hideout }
the-plan-describe-show-key = { $count ->
    [0] { $opponent } felfordít egy kulcsot
    [one] { $opponent } felfordítja a kulcsát: { $keys }
   *[other] { $opponent } felfordítja az egyik kulcsát: { $keys }
}
the-plan-describe-leave-light = Nem használod a fényt
the-plan-describe-take-key = { $count ->
    [0] Elveszel egy kulcsot
    [one] Elveszed a kulcsot: { $keys }
   *[other] Elveszel egyet a kulcsok közül: { $keys }
}
the-plan-describe-leave-key = Nem veszel el kulcsot
the-plan-describe-battle = { $count ->
    [0] Összecsapás: { $opponent }, egy kulcsért
    [one] Összecsapás: { $opponent }, ezért a kulcsért: { $keys }
   *[other] Összecsapás: { $opponent }, egyért a kulcsok közül: { $keys }
}
the-plan-describe-avoid-battle = Békében elhaladsz mellette: { $opponent }
the-plan-describe-steal-key = Kulcs: { $key }
the-plan-describe-steal-hidden-key = { $count ->
    [0] Egy lefordított kulcs
    [one] A lefordított kulcs: { $keys }
   *[other] Egy a lefordított kulcsok közül: { $keys }
}
the-plan-describe-check-file = Megnézed { $suspect } felső iratát
the-plan-describe-decline-checks = Több iratot nem nézel meg

## What is at stake

the-plan-stake-battle = Mindketten dobtok egyszer: a nagyobb dobás visz egy kulcsot. Döntetlennél vagy kisebbnél nem változik semmi.
the-plan-stake-out = Ha bármelyik téves, kiesel.
the-plan-stake-last-wins = Ha bármelyik téves, kiesel, és { $who } nyer.
the-plan-stake-last-solves = Ha bármelyik téves, kiesel, és { $who } egyedül játszik tovább.
the-plan-stake-nobody = Ha bármelyik téves, kiesel, és senki sem nyer.
the-plan-doubt-decoy = Csalit láttál itt: { $hideout }.
the-plan-doubt-elsewhere = A látottak szerint a T.E.R.V. itt van: { $hideout }.
the-plan-doubt-owns = A látottak szerint { $suspect } rejtekhelye: { $hideout }.
the-plan-doubt-owned = A látottak szerint a { $hideout }. rejtekhely tulajdonosa: { $suspect }.
the-plan-doubt-claimed = Pontosan ezt már mondta valaki, és tévedett.
the-plan-doubt-else = Nem illik ahhoz, amit láttál, és ami a téves vádakból kiderült.

## What happened

the-plan-tell-action-chosen = { $who } erre készül: { $action }.
the-plan-tell-action-played = { $who } kijátszik egy kártyát: { $action }.
the-plan-tell-agent-moved = { $rides ->
    [yes] { $who } útja: { $way } (≈ villamossal).
   *[no] { $who } útja: { $way }.
}
the-plan-tell-agent-moved-met = { $rides ->
    [yes] { $who } útja: { $way } (≈ villamossal). Találkozás: { $suspects }.
   *[no] { $who } útja: { $way }. Találkozás: { $suspects }.
}
the-plan-tell-agent-stayed = { $who } nem tud hová menni, és marad.
the-plan-tell-suspect-moved = { $who } mozgat egy gyanúsítottat ({ $suspect }): { $way }.
the-plan-tell-suspect-moved-met = { $who } mozgat egy gyanúsítottat ({ $suspect }): { $way }. Találkoznak.
the-plan-tell-suspect-stayed = { $who } kihagy egy gyanúsítottat: { $suspect } nem tud ennyit menni ({ $count }).
the-plan-tell-searchlight-turned = { $who } ide fordítja a fényszórót: { $hideout }.
the-plan-tell-briefcase-seen = { $who } belenéz egy aktatáskába ({ $hideout }).
the-plan-tell-briefcase-seen-plan = { $who } belenéz egy aktatáskába ({ $hideout }): a T.E.R.V.!
the-plan-tell-briefcase-seen-decoy = { $who } belenéz egy aktatáskába ({ $hideout }): csali.
the-plan-tell-key-shown = { $who } kérésére { $opponent } felfordít egy kulcsot: { $key }.
the-plan-tell-light-left = { $who } nem használja a fényt.
the-plan-tell-key-taken = { $who } elvesz egy kulcsot a készletből.
the-plan-tell-key-taken-known = { $who } elvesz egy kulcsot a készletből: { $key }.
the-plan-tell-key-left = { $who } nem vesz el kulcsot.
the-plan-tell-battle-won = { $who } és { $opponent } összecsap egy kulcsért, { $own }–{ $theirs }: { $who } nyer.
the-plan-tell-battle-lost = { $who } és { $opponent } összecsap egy kulcsért, { $own }–{ $theirs }: { $who } veszít.
the-plan-tell-battle-tied = { $who } és { $opponent } összecsap egy kulcsért, { $own }–{ $theirs }: döntetlen.
the-plan-tell-battle-avoided = { $who } békében elhalad mellette: { $opponent }.
the-plan-tell-key-stolen = { $who } elveszi { $opponent } egyik kulcsát.
the-plan-tell-key-stolen-known = { $who } elveszi { $opponent } egyik kulcsát: { $key }.
the-plan-tell-file-checked = { $who } megnézi { $suspect } felső iratát.
the-plan-tell-file-checked-known = { $who } megnézi { $suspect } felső iratát: { $half }.
the-plan-tell-bonus-met = { $who } bónuszkártyát talál { $suspect } iratai közt: { $bonus }.
the-plan-tell-bonus-met-roll = { $who } bónuszkártyát talál { $suspect } iratai közt: { $bonus }, dobás: { $roll }.
the-plan-tell-checks-declined = { $who } nem néz meg több iratot, pedig még megtehetné ({ $count }).
the-plan-tell-claim-announced = { $who } vádat emel: a T.E.R.V. a { $hideout }. rejtekhelyen van, a tulajdonos: { $owner }.
the-plan-tell-claim-right = { $who } belép a { $hideout }. rejtekhelyre, és megnevezi a tulajdonost: { $owner }. Mindkettő igaz!
the-plan-tell-claim-wrong = { $who } belép a { $hideout }. rejtekhelyre, és megnevezi a tulajdonost: { $owner }. Téves. { $who } kiesett.
the-plan-tell-claim-wrong-known = { $plan ->
    [yes] { $who } belép a { $hideout }. rejtekhelyre, és megnevezi a tulajdonost: { $owner }. A T.E.R.V. itt van, de { $owner } rejtekhelye: { $evidence }. { $who } kiesett.
   *[no] { $who } belép a { $hideout }. rejtekhelyre, és megnevezi a tulajdonost: { $owner }. Csak csali, és { $owner } rejtekhelye: { $evidence }. { $who } kiesett.
}
the-plan-tell-left-alone = { $who } egyedül maradt, és továbbjátszik: jó váddal nyer, téves után senki sem nyer.
the-plan-tell-turn-began = { $number }. kör: { $who } dobása { $roll }.

## Why a move is not allowed

the-plan-error-over = Ennek a játszmának vége.
the-plan-error-not-now = Most másról kell dönteni.
the-plan-error-not-your-turn = Nem te jössz.
the-plan-error-not-on-card = Ez az akció nincs azon a kártyán.
the-plan-error-card-spent = Ezt a kártyát már elhasználtad; akkor jön vissza, ha mind az ötöt elhasználtad.
the-plan-error-chosen-already = Ezt már választottad.
the-plan-error-choose-first = Előbb válassz akciót.
the-plan-error-other-action = Másik akciót választottál.
the-plan-error-no-such-way = Pontosan ennyit lépj, egy mezőre se kétszer, és szabad mezőn állj meg.
the-plan-error-must-move = Van hová mennie az ügynöködnek, így mennie kell.
the-plan-error-no-key = Nincs nálad ennek a rejtekhelynek a kulcsa: { $hideout }.
the-plan-error-lit = Ide süt a fényszóró, így senki sem léphet be: { $hideout }.
the-plan-error-can-move = { $suspect } el tud menni odáig.
the-plan-error-moved-already = { $suspect } már mozgott.
the-plan-error-other-count = Ez a gyanúsított most nem ennyit lép.
the-plan-error-not-beside = A fényszóró csak egy szegmenssel fordulhat.
the-plan-error-not-in-light = A fényben nincs ilyen színű játékos lefordított kulccsal.
the-plan-error-not-passing = Most nem haladsz el mellette.
the-plan-error-no-such-key = Ennél a játékosnál nincs ilyen kulcs.
the-plan-error-not-met = { $suspect } iratai közül most nem nézhetsz meg többet.

## How a game ended

the-plan-reason-plan = { $who } megszerzi a T.E.R.V.-et a { $hideout }. rejtekhelyről. A tulajdonos: { $owner }.
the-plan-reason-last = { $who } maradt egyedül, és nyer. A T.E.R.V. a { $hideout }. rejtekhelyen volt, a tulajdonos: { $owner }.
the-plan-reason-nobody = Mindenki kiesett, senki sem nyer. A T.E.R.V. a { $hideout }. rejtekhelyen volt, a tulajdonos: { $owner }.

## How to play

the-plan-guide-aim = A négy rejtekhely egyikén egy aktatáskában ott a T.E.R.V., és minden rejtekhely egy-egy gyanúsítotté. Derítsd ki, melyik az és kié, szerezd meg a kulcsát, és lépj be.
the-plan-guide-turn = Dobj a kockával. Válassz egyet a használható akciókártyáid közül: mozgasd az ügynököd vagy a gyanúsítottakat, szállj villamosra, fordítsd el a fényszórót, vagy nézz meg egy iratot. Ha a körödben az ügynököd és egy gyanúsított elhalad egymás mellett, megnézheted az illető felső iratát; csak te látod.
the-plan-guide-end = Ha egy rejtekhely mindkét része ugyanazok közt az iratok közt van, azé a gyanúsítotté. A fényszóróval aktatáskába nézhetsz. Lépj be a rejtekhelyre a kulcsával, és nevezd meg a tulajdonost: ha igaz, nyersz, ha téves, kiesel.

# Amit az edző mond egy döntésről és egy tippben.

the-plan-coach-known = Még illő válaszok száma: { $answers }. A T.E.R.V. itt lehet: { $places }.
the-plan-coach-sure = Csak egy válasz illik: { $hideout }, { $owner }.
the-plan-coach-action = Utána: { $move }
the-plan-coach-claim = Más válasz nem illik.
the-plan-coach-file = Olyan iratot mutat meg, amely még kérdéses.
the-plan-coach-key = Kulcsot hozhat, amire szükséged van.
the-plan-coach-near = Közelebb visz oda, ahol lenni akarsz.
the-plan-coach-look = { $percent }% eséllyel itt a T.E.R.V.: { $hideout }.
