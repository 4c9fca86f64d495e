## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = Egyikőtök láthatatlanul járja Zanzibárt, és újoncokat toboroz. A többiek a várost faggatják, olvasnak a válaszokból, és igyekeznek bekeríteni, mielőtt letelik az idő.

mind-mgmt-option-mission = Küldetés
mind-mgmt-option-mission-help = A kiképzés csak hajsza; teljes játékban halhatatlanok, káosz, képességek és szövetséges is van.
mind-mgmt-option-mission-training = Kiképzés
mind-mgmt-option-mission-full = Teljes játék
mind-mgmt-option-recruiter = A fejvadász
mind-mgmt-option-recruiter-help = Ő játszik mindenki más ellen.
mind-mgmt-option-recruiter-first = Aki az első helyen ül
mind-mgmt-option-recruiter-drawn = A véletlen választja
mind-mgmt-option-short-setup = Gyors előkészület
mind-mgmt-option-short-setup-help = Teljes játékban a káosz és a második illúzió helye véletlen, az ügynököket kiosztjuk.
mind-mgmt-option-standing-order = Azonnali válasz a kérdésekre
mind-mgmt-option-standing-order-help = A fejvadász állandó utasítással kezd: a legrégebbi lábnyoma felel. Bármikor átállíthatja.
mind-mgmt-option-belief = Hol lehet a fejvadász
mind-mgmt-option-belief-help = Az ügynökök képen láthatnak minden útvonalat, amely illik az eddigiekhez.

## Briefing

mind-mgmt-briefing-training = Kiképzés: csak a hajsza. A fejvadász { $goal } újonccal nyer, vagy ha eddig szabad marad: { $hour }.
mind-mgmt-briefing-full = Teljes játék: a fejvadász { $goal } újonccal nyer, vagy ha eddig szabad marad: { $hour }.
mind-mgmt-briefing-recruiter-first = Az első helyen ülő játékos a fejvadász.
mind-mgmt-briefing-recruiter-drawn = A fejvadászt induláskor a véletlen választja ki.
mind-mgmt-briefing-agents = { $agents ->
    [one] Egyetlen játékos vezeti mind a négy ügynököt.
    [3] A többi { $agents } játékos egy-egy ügynököt vezet, a negyediket közösen.
   *[other] A többi { $agents } játékos egyenlően osztozik a négy ügynökön.
}

## Names

# How a location is named everywhere: its two features and its place on the map, as C4.
mind-mgmt-location = { $one } { $other } ({ $place })
mind-mgmt-temple = Templom ({ $place })
mind-mgmt-feature-book = Könyv
mind-mgmt-feature-billboard = Óriásplakát
mind-mgmt-feature-cafe = Kávézó
mind-mgmt-feature-bus = Busz
mind-mgmt-feature-palm = Pálma
mind-mgmt-feature-umbrella = Esernyő
mind-mgmt-feature-idol = Bálvány
mind-mgmt-feature-graffiti = Graffiti
mind-mgmt-feature-garden = Kert
mind-mgmt-feature-dogs = Kutyák
mind-mgmt-feature-fountain = Szökőkút
mind-mgmt-feature-pool = Medence
mind-mgmt-feature-bird = Madár
mind-mgmt-feature-monks = Szerzetesek
mind-mgmt-feature-torches = Fáklyák
mind-mgmt-feature-tuktuk = Tuktuk
mind-mgmt-agent-meru = Meru
mind-mgmt-agent-henry = Henry Lyme
mind-mgmt-agent-bill = Bill Falls
mind-mgmt-agent-dusty = Dusty
mind-mgmt-ally-dolphin = Kémdelfin
mind-mgmt-recruiter-ad-man = Reklámember
mind-mgmt-recruiter-girl = Pipás lány
mind-mgmt-token-first = illúzió
mind-mgmt-token-second = második illúzió

## What a player is asked

mind-mgmt-prompt-mayhem = Tegyél káoszt egy határra: ott senki sem lép át (még { $left }).
mind-mgmt-prompt-hiding = Rejtőzz el: válassz fejvadászkártyát, kezdőmezőt és első lépéseket.
mind-mgmt-prompt-hiding-card = Melyik fejvadász leszel? A Reklámember illúziója egyenesen visz, a Pipás lányé átlósan.
mind-mgmt-prompt-hiding-start = Hol kezdesz 01:00-kor?
mind-mgmt-prompt-hiding-steps = Lépj tovább. Hátralévő kezdőlépések: { $left }.
mind-mgmt-prompt-immortals = Tegyél egy halhatatlant egy belső mezőre (még { $left }).
mind-mgmt-prompt-sharing = Melyik ügynököt választod?
mind-mgmt-prompt-pawns = Tegyél egy ügynököt a tábla szélére.
mind-mgmt-prompt-second-slip = Melyik templom melletti mezőn legyen a második illúzió?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour }: lépés vagy illúzió. A halhatatlanok is mehetnek és toborozhatnak. Aztán zárd le a köröd.
   *[training] { $hour }: lépj, vagy játszmánként egyszer használj illúziót.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Aktiválj még egy ügynököt.
   *[other] Aktiválj { $left } ügynököt.
}
mind-mgmt-prompt-act = { $left ->
    [both] { $agent }: legfeljebb két mező mozgás és egy akció.
    [move] { $agent }: az akció megvolt. Legfeljebb két mező mozgás maradt.
    [action] { $agent }: a mozgás megvolt. Egy akció maradt.
   *[power] { $agent }: a mozgás és az akció megvolt. A képesség maradt.
}
mind-mgmt-prompt-push = { $agent } eltolhatja a halhatatlant.
mind-mgmt-prompt-answer = { $agent } kérdése: { $feature }. Mi a válasz?

## Moves, in one line

mind-mgmt-describe-put-mayhem = Ide, a kettő közé: { $one } és { $other }
mind-mgmt-describe-take-recruiter = Ez leszel: { $card }
mind-mgmt-describe-draw-recruiter = Húzol egyet a kártyák közül
mind-mgmt-describe-choose-start = Itt kezdesz: { $place }
# $on tells whether a way leads on from there; $recruits is how many this visit brings.
mind-mgmt-describe-step = Ide lépsz: { $place }{ $recruits ->
    [0] { "" }
   *[other] , { $recruits } újonc
}{ $on ->
    [none] . Onnan nincs út: zsákutca
    [closed] . Csak kordonok zárják el az utat
   *[some] { "" }
}
mind-mgmt-describe-slip = Felhasználod: { $token }, ide: { $place }{ $recruits ->
    [0] { "" }
   *[other] , { $recruits } újonc
}{ $on ->
    [none] . Onnan nincs út: zsákutca
    [closed] . Csak kordonok zárják el az utat
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = { $number }. halhatatlan ide: { $place }
mind-mgmt-describe-take-agent = Őt választod: { $agent }
mind-mgmt-describe-put-pawn = { $agent } ide: { $place }
mind-mgmt-describe-put-second-slip = A második illúzió ide: { $place }
mind-mgmt-describe-move-immortal = { $number }. halhatatlan innen: { $origin }, ide: { $place }
mind-mgmt-describe-put-step = Lábnyomot teszel ide még egy mozgásért: { $place }
mind-mgmt-describe-claim-recruit = { $left ->
    [0] Újonc innen: { $feature }. Nyersz
   *[other] Újonc innen: { $feature }. Hiányzik még { $left }
}
mind-mgmt-describe-end-turn = Lezárod a köröd, az idő: { $hour }
mind-mgmt-describe-show-step = Lábnyomot mutatsz itt: { $place }
mind-mgmt-describe-say-no-new-step = Nincs új lábnyom
mind-mgmt-describe-set-order-none = A kérdésekre mindig te felelsz
mind-mgmt-describe-set-order-oldest = Azonnali válasz: a legrégebbi lábnyomod
mind-mgmt-describe-set-order-farthest = Azonnali válasz: a legtávolabbi lábnyom
mind-mgmt-describe-move-agent = { $agent } ide megy: { $place }
mind-mgmt-describe-ask = { $agent } kérdése: { $feature }
mind-mgmt-describe-ask-ally = { $agent } kérdése: { $feature }, segít: { $ally }, minden lábnyom látszik
mind-mgmt-describe-reveal = { $agent } felfedi a lábnyom óráját: { $place }
mind-mgmt-describe-reveal-note = { $agent } felfedi az órát: { $place }; lekerül a jegyzet: { $note }
mind-mgmt-describe-capture = { $agent } itt próbálja elfogni a fejvadászt: { $place }
mind-mgmt-describe-shake-down = { $agent } kivallatja a halhatatlant: { $feature }
mind-mgmt-describe-push-immortal = Eltolod a halhatatlant ({ $number }), ide: { $place }
mind-mgmt-describe-leave-immortal = Helyben hagyod a halhatatlant ({ $number })
mind-mgmt-describe-sense = { $agent } megérzi, sorban vagy oszlopban két mezőn belül van-e a fejvadász: { $place }
mind-mgmt-describe-shift-immortal = { $agent } eltolja: { $number }. halhatatlan, innen: { $origin }, ide: { $place }
mind-mgmt-describe-send-agent = { $agent } parancsára { $sent } ide megy: { $place }
mind-mgmt-describe-end-activation = { $agent } készen van
mind-mgmt-describe-empty-activation = { $agent } nem tesz semmit
mind-mgmt-describe-write-note = Jegyzet ide: { $place }
mind-mgmt-describe-write-note-anew = Átírod vagy leveszed a jegyzetet: { $place }
mind-mgmt-describe-write-note-text = Jegyzet, { $place }: { $text }

## What happened

mind-mgmt-tell-mayhem-put = { $seat } káoszt tesz a kettő közé: { $one } és { $other }.
mind-mgmt-tell-mayhem-put-random = Káosz a kettő között: { $one } és { $other }.
mind-mgmt-tell-recruiter-taken = Te vagy a fejvadász: { $card }.
mind-mgmt-tell-start-chosen = Itt kezdesz: { $place }.
mind-mgmt-tell-start-shown = A fejvadász itt kezd: { $place }.
mind-mgmt-tell-cards-drawn = Ezek hoznak újoncot: { $features }.
mind-mgmt-tell-stepped = { $hour }: ide lépsz: { $place }{ $recruits ->
    [0] { "" }
   *[other] , { $recruits } újonc
}.
mind-mgmt-tell-stepped-slip = { $hour }: illúzióval ide mész: { $place }{ $recruits ->
    [0] { "" }
   *[other] , { $recruits } újonc
}.
mind-mgmt-tell-recruits-announced = { $hour }: az utolsó { $visits } mezőn { $count ->
    [0] nem volt újonc
   *[other] { $count } újonc volt
}, összesen { $total }.
mind-mgmt-tell-immortal-put = { $number }. halhatatlan itt áll: { $place }.
mind-mgmt-tell-agent-taken = { $seat } vezeti: { $agent }.
mind-mgmt-tell-agent-taken-together = Közösen vezetitek: { $agent }.
mind-mgmt-tell-pawn-put = { $agent } itt kezd: { $place }.
mind-mgmt-tell-second-slip-put = A második illúzió itt fekszik: { $place }.
mind-mgmt-tell-cards-opened = Nyílt kártyák a halhatatlanoknak: { $features }.
mind-mgmt-tell-immortal-moved = { $number }. halhatatlan innen: { $origin }, ide: { $place }.
mind-mgmt-tell-extra-step-put = A fejvadász lábnyomot tesz le még egy mozgásért: { $place }.
mind-mgmt-tell-recruit-claimed = Két halhatatlan újoncot hoz ({ $feature }): összesen { $total }.
mind-mgmt-tell-hour-passed = Az idő: { $hour }.
mind-mgmt-tell-hour-passed-slip = Az idő: { $hour }. A fejvadász felhasználta: { $token }.
mind-mgmt-tell-agent-moved = { $agent } ide megy: { $place }.
mind-mgmt-tell-agent-moved-sent = Parancsra ide megy { $agent }: { $place }.
mind-mgmt-tell-asked = { $agent } kérdése: { $feature }.
mind-mgmt-tell-asked-ally = { $agent } kérdése: { $feature }, segít: { $ally }.
mind-mgmt-tell-steps-shown = { $count ->
    [one] { $feature }: lábnyom itt: { $places }.
   *[other] { $feature }: lábnyomok itt: { $places }.
}
mind-mgmt-tell-no-new-step = { $feature }: nincs új lábnyom.
mind-mgmt-tell-revealed = { $agent } felfedi az órát: { $place }, { $visited }.
mind-mgmt-tell-capture-tried = { $agent } itt próbálja elfogni: { $place }. A fejvadász nincs ott.
mind-mgmt-tell-capture-tried-right = { $agent } itt próbálja elfogni: { $place }. A fejvadász ott van!
mind-mgmt-tell-shaken-down = { $agent } kivallat egy halhatatlant: { $feature } nem rejtett kártya.
mind-mgmt-tell-shaken-down-right = { $agent } kivallat egy halhatatlant: { $feature } a fejvadász kártyája volt, és többé nem toboroz.
mind-mgmt-tell-immortal-pushed = { $agent } eltol egy halhatatlant ({ $number }), ide: { $place }.
mind-mgmt-tell-sensed = { $agent }, { $place }: a fejvadász nincs két mezőn belül se a sorban, se az oszlopban.
mind-mgmt-tell-sensed-near = { $agent }, { $place }: a fejvadász két mezőn belül van a sorban vagy az oszlopban.
mind-mgmt-tell-dead-end = A fejvadász zsákutcába jutott.
mind-mgmt-tell-order-set-none = Mostantól minden kérdésre te felelsz.
mind-mgmt-tell-order-set-oldest = Mostantól azonnal jön a válasz: a legrégebbi lábnyomod.
mind-mgmt-tell-order-set-farthest = Mostantól azonnal jön a válasz: a tőled legtávolabbi lábnyom.
mind-mgmt-tell-note-written = { $seat } jegyzete, { $place }: { $text }
mind-mgmt-tell-note-written-removed = { $seat } leveszi a jegyzetet: { $place }.

## Why a move is not allowed

mind-mgmt-error-over = Ennek a játszmának vége.
mind-mgmt-error-not-now = Most másról kell dönteni.
mind-mgmt-error-not-your-turn = Nem te jössz.
mind-mgmt-error-put-mayhem = A káosz két mező határára kerül, és másik káoszhoz a végével sem érhet.
mind-mgmt-error-take-recruiter = Ezt a fejvadászkártyát most nem választhatod.
mind-mgmt-error-choose-start = Itt most nem kezdhetsz.
mind-mgmt-error-step = Ide nem léphetsz: egy mezőt, új mezőre, nem káoszon át, és átlósan csak templomnál.
mind-mgmt-error-slip = Oda nem visz illúzió: kell egy jelző, a fejvadászod iránya és egy új mező.
mind-mgmt-error-put-immortal = A halhatatlan olyan belső mezőre kerül, ahol nincs másik.
mind-mgmt-error-take-agent = Ezt az ügynököt nem választhatod.
mind-mgmt-error-put-pawn = Minden ügynököd egyszer, a tábla szélére kerül.
mind-mgmt-error-put-second-slip = A második illúzió templom mellé kerül, nem templomra.
mind-mgmt-error-move-immortal = Ez a halhatatlan most nem mehet oda.
mind-mgmt-error-put-step = Csak az első mozgás után, bejárt mezőre tehető, ha nincs ott lábnyom vagy megerősített jegyzet.
mind-mgmt-error-claim-recruit = Ehhez két halhatatlan kell egy nyílt kártya látványosságán, és képesség nem gátolhatja őket.
mind-mgmt-error-end-turn = Előbb lépj, vagy használj illúziót.
mind-mgmt-error-show-step = Az a mező nem felel erre a kérdésre.
mind-mgmt-error-say-no-new-step = Van új lábnyom, így mutatnod kell egyet.
mind-mgmt-error-set-order = Ilyen utasítást nem adhatsz.
mind-mgmt-error-move-agent = Ez az ügynök most nem mehet oda.
mind-mgmt-error-ask = Ez az ügynök erre most nem kérdezhet rá.
mind-mgmt-error-reveal = Ott nincs lábnyom, amelynek most felfedhetnéd az óráját.
mind-mgmt-error-capture = Elfogáshoz még meglévő akció kell, és egy mező halhatatlan nélkül.
mind-mgmt-error-shake-down = Ez az ügynök most nem vallathat ki halhatatlant.
mind-mgmt-error-push-immortal = Oda nem tolhatod el a halhatatlant.
mind-mgmt-error-leave-immortal = Nincs eltolható halhatatlan.
mind-mgmt-error-sense = Ehhez a képességhez még meglévő akció kell, és egy mező halhatatlan nélkül.
mind-mgmt-error-shift-immortal = Ez az ügynök most nem tolhatja oda ezt a halhatatlant.
mind-mgmt-error-send-agent = Ez az ügynök most senkit sem küldhet oda.
mind-mgmt-error-end-activation = Ez az aktiválás most nem zárható le.
mind-mgmt-error-write-note = Oda nem írhatsz jegyzetet.
mind-mgmt-error-note-too-long = Egy jegyzet egyetlen sor, legfeljebb { $most } karakter.

## How a game ended

mind-mgmt-reason-capture = A fejvadászt { $hour }-kor elfogták itt: { $place }.
mind-mgmt-reason-dead-end = A fejvadász { $hour }-kor zsákutcába került itt: { $place }.
mind-mgmt-reason-recruits = { $hour }-ig { $count } bejelentett újonc.
mind-mgmt-reason-time = { $hour } van, és a fejvadász még szabad.

## How to play

mind-mgmt-guide-aim = Egyikőtök a fejvadász, aki titokban járja a várost: óránként egy mezőt lép, sosem kétszer ugyanarra. Ott szerez újoncot, ahol a három titkos kártyája valamelyikének látványossága van. A többiek négy ügynököt vezetnek, és meg kell találniuk őt.
mind-mgmt-guide-turn = A fejvadász minden órában lép egyet titokban. Aztán két ügynököt aktiváltok: mindegyik legfeljebb két mezőt megy, és végrehajt egy akciót. Kérdés: a mező egyik látványosságáról. Felfedés: az ott lévő lábnyom órája. Elfogás: ha szerintetek ott van. Teljes játékban a halhatatlanok is toboroznak, és ahol állnak, gátolják a kérdést, a felfedést és az elfogást. Az ügynököket képességek és a Kémdelfin segíti.
mind-mgmt-guide-end = Az ügynökök nyernek, ha elfogják a fejvadászt, vagy ha nincs hová lépnie. A fejvadász nyer, ha elég a bejelentett újonc, vagy az utolsó óráig szabad marad.
mind-mgmt-guide-signs = - M, H, B és D az ügynökök, kitöltve, amíg még sorra kerülnek; mellettük a játékosuk száma.
    - Az újoncokat a piros órákban jelentjük be. A lábnyomot egy válasz mutatta meg, a zöld szám az órája. A térkép alatt a legutóbbi válaszok, jobb szélen a legújabb.
    - A maszk az **illúzió**: a fejvadász egyszer, lépés helyett, két mezőt megy, egyenesen (Reklámember) vagy átlósan (Pipás lány), káoszon át is. Az órája nyilvános. A nyilas kártyák a lehetséges fejvadászok. A három szem a fejvadász száma mellett a titkos látványosságok.
    - A **fejvadász térképén** a bekarikázott látványosságok hoznak újoncot, a narancssárga számok az útvonal órái. Keretek: zöld a lépés, kék az illúzió, piros a zsákutca, arany a lábnyom, amely felelne. Alatta az áll, hány útvonal lehetséges még az ügynökök szerint.
    - Az **állandó utasítás** a fejvadász helyett azonnal felel, a legrégebbi vagy a legtávolabbi illő lábnyommal. Csak ő látja, és bármikor átállíthatja.
mind-mgmt-guide-full = A **teljes játékban**:
    - A piros cikcakk a káosz: senki sem lép át rajta.
    - A csuklyás alakok a halhatatlanok: ketten, akiknél ott egy nyílt kártya látványossága, újoncot hoznak. Arról, ami egy halhatatlan mezőjén van, nem lehet kérdezni. Ügynök mellett a felfedést és az elfogást is gátolja, de az ügynök kivallathatja: ha a mondott látványosság rejtett kártya, az többé nem toboroz.
    - A Kémdelfinnel játszmánként egy kérdésre minden lábnyom látszik.
    - **Meru** akciója megmondja, két mezőn belül van-e a fejvadász a sorában vagy oszlopában.
    - **Henry Lyme** mezőjén és egyenesen mellette nem toboroznak a halhatatlanok.
    - **Bill Falls** egy egyenesen mellette álló halhatatlant egy mezővel egyenesen odébb tol.
    - **Dusty** bármelyik ügynököt egy mezővel odébb küldi, és eggyel többel minden fejvadászkártyáért, amelyet vallatás talált meg.

# Amit az edző mond egy döntésről és egy tippben.

mind-mgmt-coach-known = { $exact ->
    [no] Lehetséges útvonal: kb. { $trails }. Ennyi helyen érhet véget: { $places }.
   *[yes] Lehetséges útvonal: { $trails }. Ennyi helyen érhet véget: { $places }.
}
mind-mgmt-coach-agents = Ennyit tudnak az ügynökök. { $known }
mind-mgmt-coach-sure = Minden lehetséges útvonal szerint ott a fejvadász.
mind-mgmt-coach-wins = Nyer.
mind-mgmt-coach-way = Újonc: { $recruits }. Az elfogás esélye: kb. { $percent }%.
mind-mgmt-coach-capture = Kb. { $percent }% eséllyel ott a fejvadász.
mind-mgmt-coach-rules-out = Az útvonalak kb. { $percent }%-át kizárja.
mind-mgmt-coach-then = Utána: { $move }; ez kb. { $percent }%-ot kizár.
mind-mgmt-coach-ask = { $feature }, kb. { $percent }%-ot kizár
mind-mgmt-coach-recruit = Újoncot hoz.
mind-mgmt-coach-enough = Más most nem éri meg.
mind-mgmt-coach-cover = Közelebb van ahhoz, ahová a fejvadász mehet.
mind-mgmt-coach-immortal = Ott a halhatatlanok újoncot hozhatnak.
mind-mgmt-coach-break-up = Elválasztja az újoncot hozó halhatatlanokat.
mind-mgmt-coach-quiet = Ez árulja el a legkevesebbet az ügynököknek.
