## MIND MGMT a SHIFT-csomagokkal: modulok, amelyeket az oldalak nyitnak és választanak

mind-mgmt-option-packages = SHIFT-csomagok
mind-mgmt-option-packages-help = Mindkét oldal csomagokat nyit új képességekkel és szabályokkal. Válaszd ki, mivel játsszatok.
mind-mgmt-option-packages-none = Nincs
mind-mgmt-option-packages-free = Mindkét oldal választ
mind-mgmt-option-packages-random = Sorsolva
mind-mgmt-option-packages-match = Mint a dobozban: előbb a vesztes választ
mind-mgmt-option-recruiter-open = A fejvadász nyitott csomagjai
mind-mgmt-option-recruiter-open-help = A fejvadász ennyi csomagja van nyitva, az elsőtől.
mind-mgmt-option-agents-open = Az ügynökök nyitott csomagjai
mind-mgmt-option-agents-open-help = Az ügynökök ennyi csomagja van nyitva, az elsőtől.
mind-mgmt-option-streak = Győzelmi sorozat
mind-mgmt-option-streak-help = A fejvadász oldala az utolsó ennyi játszmát nyerte. 0 alatt: az ügynökök.
mind-mgmt-briefing-packages-free = SHIFT, nyitott csomagok: fejvadász { $recruiter }, ügynökök { $agents }. Mindkét oldal azt a modult választja, amelyiket akarja.
mind-mgmt-briefing-packages-random = SHIFT, nyitott csomagok: fejvadász { $recruiter }, ügynökök { $agents }. Mindkét oldal ugyanannyi modult kap sorsolással.
mind-mgmt-briefing-packages-match = SHIFT, nyitott csomagok: fejvadász { $recruiter }, ügynökök { $agents }. Előbb a vesztes oldal választ modult.

## Names

mind-mgmt-agent-vera = Vera Quill
mind-mgmt-agent-juno = Juno
mind-mgmt-ally-photographer = Utcai fényképész
mind-mgmt-ally-lamplighter = Lámpagyújtogató
mind-mgmt-recruiter-acrobat = Akrobata
mind-mgmt-recruiter-busker = Utcazenész
mind-mgmt-row = { $row }. sor
mind-mgmt-column = { $column } oszlop
mind-mgmt-module-acrobat = Akrobata
mind-mgmt-module-jammer = Zavaró
mind-mgmt-module-back-doors = Hátsó ajtók
mind-mgmt-module-busker = Utcazenész
mind-mgmt-module-headhunter = Válogató
mind-mgmt-module-sleeper = Alvó
mind-mgmt-module-vera = Vera Quill
mind-mgmt-module-photographer = Utcai fényképész
mind-mgmt-module-cordons = Kordonok
mind-mgmt-module-lamplighter = Lámpagyújtogató
mind-mgmt-module-stakeout = Megfigyelés
mind-mgmt-module-bugs = Poloskák
mind-mgmt-module-turncoat = Áruló
mind-mgmt-module-juno = Juno

## What each module does

mind-mgmt-module-acrobat-does = Eggyel több fejvadászkártya. Az Akrobata illúziója huszárugrás: két mező egyenesen, egy oldalra.
mind-mgmt-module-jammer-does = A fejvadász egyszer megzavarhat egy kérdést: nem jön válasz, és arról a látványosságról a forduló végéig senki sem kérdezhet.
mind-mgmt-module-back-doors-does = A fejvadász 3 ajtót tesz a térképre. Egy lépés az egyiktől bármelyik másikhoz vezethet, az előkészületben is.
mind-mgmt-module-busker-does = Eggyel több fejvadászkártya. Az Utcazenész illúziója pontosan három mezőre visz, sorban vagy oszlopban.
mind-mgmt-module-headhunter-does = A fejvadász 5 látványosságkártyát húz, 3-at megtart, 2-t a pakli alá tesz.
mind-mgmt-module-sleeper-does = A fejvadász feljegyez egy látványosságot. Egyszer, egy halhatatlan első lépése helyett, ott egy szabad mezőn ötödik halhatatlan ébred.
mind-mgmt-module-vera-does = Eggyel több ügynökkártya: az ügynökök négyet választanak. Vera Quill a közvetlen szomszéd mezőkről is kérdezhet, átlósan nem.
mind-mgmt-module-photographer-does = Eggyel több szövetséges. Egyszer, ingyen, egy ügynök megtudja, egy sor vagy oszlop hány mezőjén járt a fejvadász.
mind-mgmt-module-cordons-does = Az ügynököknek 2 kordonjuk van. Egy ügynök aktiválásonként egyszer lezárhatja a mezőjét: a fejvadász oda nem léphet, csak el.
mind-mgmt-module-lamplighter-does = Eggyel több szövetséges. Egyszer, 08:00-tól, egy ügynök megtudja, az utolsó piros órában ott volt-e a fejvadász egy sorban vagy oszlopban.
mind-mgmt-module-stakeout-does = Aki nem mozog, két különböző akciót végezhet, vagy két látványosságról kérdezhet. Elfogás csak elsőként.
mind-mgmt-module-bugs-does = Az ügynökök titokban 2 mezőt bepoloskáznak. Minden piros órában csak ők hallják, járt-e ott valaki az utolsó két körben.
mind-mgmt-module-turncoat-does = Az ügynökök titokban megneveznek egyet a négy halhatatlanból. Az első toborzás, amelyhez ő kell, meghiúsul, és kiderül, ki az.
mind-mgmt-module-juno-does = Eggyel több ügynökkártya: az ügynökök négyet választanak. Juno ingyen helyet cserélhet egy máshol álló ügynökkel.

## What a player is asked

mind-mgmt-prompt-picking = Válaszd ki az oldalad moduljait, vagy egyet se.
mind-mgmt-prompt-doors = Tegyél egy ajtót a térképre (még { $left }).
mind-mgmt-prompt-hiding-card-more = Melyik fejvadász leszel? Mindegyiknek más az illúziója.
mind-mgmt-prompt-hiding-keep = Tarts meg hármat az öt kártyádból. A másik kettő a pakli alá kerül.
mind-mgmt-prompt-sleeper = Melyik látványosságnál ébred az Alvó?
mind-mgmt-prompt-naming = Melyik négy ügynökkel játszotok?
mind-mgmt-prompt-bugs = Melyik két mezőt poloskázod be?
mind-mgmt-prompt-turncoat = Melyik halhatatlan a tiétek titokban?
mind-mgmt-prompt-act-again = { $agent }: még egy akció, vagy mozgás.

## Moves, in one line

mind-mgmt-describe-pick-modules = { $count ->
    [0] Nincs modul
   *[other] Ezekkel: { $modules }
}
mind-mgmt-describe-put-door = Ajtó ide: { $place }
mind-mgmt-describe-keep-cards = Megtartod: { $kept }. A pakli alá: { $under }
mind-mgmt-describe-note-feature = Az Alvó itt ébred: { $feature }
mind-mgmt-describe-put-bugs = Poloskák: { $places }
mind-mgmt-describe-name-turncoat = Áruló: { $number }. halhatatlan, { $place }
mind-mgmt-describe-claim-recruit-perhaps = Újonc ({ $feature }), ha a kettő közül egyik sem az áruló
mind-mgmt-describe-swap-agents = { $agent } és { $other } helyet cserél: { $agent } ide: { $place }
mind-mgmt-describe-name-agents = Játszik: { $agents }
mind-mgmt-describe-wake-sleeper = Az Alvó ébresztése itt: { $place }
mind-mgmt-describe-jam = A kérdés zavarása: nincs válasz
mind-mgmt-describe-use-ally-photographer = { $agent }, Utcai fényképész: hányon járt? { $line }
mind-mgmt-describe-use-ally-lamplighter = { $agent }, Lámpagyújtogató: ott volt a piros órában? { $line }
mind-mgmt-describe-put-cordon = { $agent } lezárja: { $place }
mind-mgmt-describe-put-cordon-from = { $agent } kordont visz innen: { $source }, ide: { $place }

## What happened

mind-mgmt-tell-side-picked = { $side ->
    [recruiter] A fejvadász
   *[agents] Az ügynökök oldala
} modulokat választ: { $count }.
mind-mgmt-tell-modules-picked = Ezekkel játszol: { $modules }.
mind-mgmt-tell-modules-settled = { $count ->
    [0] Ebben a játszmában nincs modul.
   *[other] Ebben a játszmában: { $modules }.
}
mind-mgmt-tell-door-put = Itt van egy ajtó: { $place }.
mind-mgmt-tell-cards-kept = Ezek hoznak újoncot: { $features }. A pakli alatt: { $under }.
mind-mgmt-tell-feature-noted = Az Alvó itt ébred: { $feature }.
mind-mgmt-tell-sleeper-set = Az Alvó egy titkos látványosságnál alszik.
mind-mgmt-tell-agents-named = Az ügynökök: { $agents }.
mind-mgmt-tell-bugs-put = A poloskáitok: { $places }.
mind-mgmt-tell-bugs-set = { $seat } poloskákat helyez el: { $count }.
mind-mgmt-tell-turncoat-named = Az árulótok: { $number }. halhatatlan.
mind-mgmt-tell-turncoat-set = { $seat } árulót nevez meg.
mind-mgmt-tell-claim-failed = { $feature }: nincs újonc. Az áruló a { $number }. halhatatlan!
mind-mgmt-tell-agents-swapped = { $agent } most itt: { $place }, { $other } itt: { $origin }.
mind-mgmt-tell-bugs-heard = { $hour }: a poloskák látogatást hallottak az utolsó két körben.
mind-mgmt-tell-bugs-heard-nothing = { $hour }: a poloskák semmit sem hallottak.
mind-mgmt-tell-sleeper-woken = Az Alvó itt ébred: { $place } ({ $feature }), { $number }. halhatatlan.
mind-mgmt-tell-jammed = { $feature }: zavarva, nincs válasz.
mind-mgmt-tell-ally-told-photographer = { $agent } a fényképészt kérdezi. { $line }, meglátogatott mezők: { $told }.
mind-mgmt-tell-ally-told-lamplighter = { $agent } a lámpagyújtogatót kérdezi. { $line }: az utolsó piros órában a fejvadász { $told ->
    [1] ott volt
   *[0] nem volt ott
}.
mind-mgmt-tell-cordon-put = { $agent } lezárja: { $place }.

## Why a move is not allowed

mind-mgmt-error-pick-modules = Csak az oldalad nyitott moduljaiból válassz, és ne túl sokat.
mind-mgmt-error-put-door = Az ajtó templomon kívül, a többitől legalább három sorra és oszlopra legyen.
mind-mgmt-error-keep-cards = Tarts meg hármat a húzott kártyákból, a többit tedd a pakli alá.
mind-mgmt-error-note-feature = Ezt a látványosságot most nem jegyezheted fel.
mind-mgmt-error-name-agents = Válassz négy ügynököt.
mind-mgmt-error-put-bugs = Két templom nélküli mező kell, amelyek átlósan sem érintkeznek.
mind-mgmt-error-name-turncoat = Válassz egyet a halhatatlanok közül.
mind-mgmt-error-swap-agents = Ez a két ügynök most nem cserélhet helyet.
mind-mgmt-error-wake-sleeper = Az Alvó a látványosságánál ébred, a halhatatlanok lépése előtt, szabad mezőn.
mind-mgmt-error-jam = Nincs több zavarás.
mind-mgmt-error-use-ally = Ezt a szövetségest most nem kérdezheted.
mind-mgmt-error-put-cordon = Aktiválásonként egy kordon, és csak ahol még nincs.

## Panels

mind-mgmt-panel-modules-button = Modulok …
mind-mgmt-panel-modules = A játszma moduljai:
mind-mgmt-panel-picking = Modulok ehhez a játszmához, legfeljebb { $most }:
mind-mgmt-panel-module-line = **{ $module }**: { $does }
mind-mgmt-panel-keep-placeholder = Melyik hármat tartod meg?
mind-mgmt-panel-feature-placeholder = Melyik látványosság?
mind-mgmt-panel-bug-placeholder = Az első mező?
mind-mgmt-panel-second-bug-placeholder = { $place }, és melyik még?
mind-mgmt-panel-swap-placeholder = { $agent } vele cserél: …
mind-mgmt-panel-wake-placeholder = Az Alvó ébresztése: hol?
mind-mgmt-panel-ally-placeholder = { $ally }: melyik sor vagy oszlop?
mind-mgmt-panel-jam-button = Kérdés zavarása
mind-mgmt-panel-cordon-button = Kordon ide
mind-mgmt-panel-cordon-from-button = Kordon innen: { $source }

## Pictures

mind-mgmt-picture-stage-picking = Milyen modulokkal?
mind-mgmt-picture-stage-doors = A fejvadász ajtókat tesz le: még { $left }
mind-mgmt-picture-stage-sleeper = A fejvadász feljegyez valamit
mind-mgmt-picture-stage-naming = Mely ügynökök játszanak?
mind-mgmt-picture-stage-bugs = Az ügynökök poloskáznak
mind-mgmt-picture-stage-turncoat = Az ügynökök árulót választanak
mind-mgmt-picture-you-keep = Mely kártyákat tartod meg?
mind-mgmt-picture-modules = Modulok: { $modules }.
mind-mgmt-picture-doors = Ajtók: { $places }.
mind-mgmt-picture-cordons = Kordonok: { $places }.
mind-mgmt-picture-jams = Maradt zavarás: { $count }.
mind-mgmt-picture-asleep = Az Alvó még alszik.
mind-mgmt-picture-turned = A halhatatlanok egyike áruló.
mind-mgmt-picture-turncoat = Az áruló: { $number }. halhatatlan.
mind-mgmt-picture-failed = Kártyák újonc nélkül: { $features }.
mind-mgmt-picture-bugs = Poloskák: { $places }.
mind-mgmt-picture-heard = { $hour }: { $heard ->
    [yes] a poloskák látogatást hallottak
   *[no] a poloskák semmit sem hallottak
}.
mind-mgmt-picture-secret-sleeper = Az Alvó itt ébred: { $feature }.
mind-mgmt-picture-secret-under = A pakli alatt: { $features }.
mind-mgmt-picture-secret-drawn = Húzott kártyák: { $features }.
mind-mgmt-picture-here-door = ajtó
mind-mgmt-picture-here-cordon = kordon
mind-mgmt-picture-here-bug = poloska
mind-mgmt-picture-answer-jammed = { $feature }: zavarva.
mind-mgmt-picture-answer-counted = { $line }: { $told } meglátogatva.
mind-mgmt-picture-answer-lit = { $line }: a fejvadász { $told ->
    [1] ott volt
   *[0] nem volt ott
}.
