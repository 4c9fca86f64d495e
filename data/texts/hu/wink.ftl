## Wink

wink-name = Wink
wink-pitch = Álarcosbál tele kémekkel. Tudd meg egy pillantásból, ki a cinkosod, nevezd meg, mielőtt más megteszi, és kapd rajta a többieket a kacsintáson.

wink-option-signal = Hogyan jut el a kacsintás
wink-option-signal-help = Tekintettel: itt játszotok, titokban. Élőben: látjátok egymást, és a megbeszélt jelet adjátok.
wink-option-signal-glance = Tekintettel, itt
wink-option-signal-wink = Élőben, kacsintással
wink-option-signal-hand = Élőben, kézjellel
wink-option-signal-nod = Élőben, biccentéssel
wink-option-equal-turns = Az utolsó forduló végigjátszása
wink-option-equal-turns-help = Ha valakinek elfogy a lapja, kap-e mindenki ugyanannyi kört? 7 játékostól sokat számít, ki kezd.
wink-option-equal-turns-many = Hét és nyolc játékossal
wink-option-equal-turns-always = Mindig
wink-option-equal-turns-never = Soha
wink-option-beat-s = Másodperc körönként
wink-option-beat-s-help = Tekintettel, valós időben: ha lejár, a kör azzal zárul, ami be van állítva. Egyedül nem jár óra.
wink-option-least-s = A legrövidebb kör, másodpercben
wink-option-least-s-help = Élőben: előtte senki sem nevezhet meg és nem hívhat, így van idő kacsintani. Vádolni mindig lehet.

wink-briefing-signal = { $signal ->
    [wink] Élőben: látjátok egymást, és kacsintotok. A bot oszt, kezeli a bábukat és számol.
    [hand] Élőben: látjátok egymást; a jel egy kézjel. A bot oszt, kezeli a bábukat és számol.
    [nod] Élőben: látjátok egymást; a jel egy biccentés. A bot oszt, kezeli a bábukat és számol.
   *[glance] Tekintettel: minden körben mindenki titokban kiválasztja, kit figyel.
}
wink-briefing-beat = Valós időben egy kör { $seconds } másodperc.
wink-briefing-equal = Az utolsó fordulót végigjátsszátok, hogy mindenki ugyanannyi kört kapjon.

## What a player is asked

wink-prompt-turn = Te jössz: melyik számot hívod?
wink-prompt-turn-open = Te jössz: nevezd meg, kinél van ({ $number }), vagy hívj másik számot.
wink-prompt-skip = Te jössz: nincs hívható kártya.
wink-prompt-skip-open = Te jössz: nevezd meg, kinél van ({ $number }), vagy senkit. Hívni nem tudsz.
wink-prompt-plan = Te jössz: mit hívsz, kit figyelsz?
wink-prompt-plan-open = Te jössz: kinél van ({ $number }), mit hívsz most, kit figyelsz?
wink-prompt-beat = Soron van: { $who }. Kit figyelsz?

## Moves, in one line

wink-describe-name = Megnevezed: { $who } (szám: { $number })
wink-describe-name-nobody = Senkit sem nevezel meg (szám: { $number })
wink-describe-call = Hívás: { $number }
# $own: the number of the open call, which closes without a naming.
wink-describe-call-anew = Hívás: { $number }; elengeded: { $own }
wink-describe-skip = Nem hívsz
wink-describe-come-back = Itt vagyok újra
wink-describe-accuse = Megvádolod: { $who } (szám: { $number }, hívta: { $caller })
wink-describe-watch = Figyeled: { $who }
wink-describe-manner-bold = Ezentúl feltűnően kacsintasz
wink-describe-manner-subtle = Ezentúl észrevétlenül kacsintasz
wink-describe-drop = Senkit sem vádolsz
wink-describe-confirm = Megerősítés
wink-describe-confirm-until-turn = Megerősítés most és a körömig
wink-describe-stand = Erősítsen meg a gép a körömig
wink-describe-confirm-myself = Megint magam erősítek meg

## What happened

wink-tell-named-right = { $who } megnevezi: { $named } ({ $number }) – eltalálta! Mindketten kapnak egy kártyát.
wink-tell-named-wrong = { $who } megnevezi: { $named } ({ $number }) – téves. Akinél volt: { $holder }; mindkét kártya lefordítva.
wink-tell-declined = { $who } senkit sem nevez meg ({ $number }).
wink-tell-called = { $who } hívása: { $number }.
wink-tell-call-skipped = { $who } nem hív.
wink-tell-accused-right = { $who } rajtakapja: { $accused } ({ $number }); mindkét kártyát elviszi.
wink-tell-accused-wrong = { $who } megvádolja: { $accused } ({ $number }) – téves. Ennél a hívásnál már senkit sem lehet megvádolni.
wink-tell-went-away = { $live ->
    [yes] { $who } távol van: a körei kimaradnak.
   *[no] { $who } távol van: a gép erősít meg helyette.
}
wink-tell-came-back = { $who } visszatért.
wink-tell-turn-passed = { $who } köre kimarad.
wink-tell-player-left = { $count ->
    [0] { $who } kilépett a játszmából. A többiek játszanak tovább.
    [one] { $who } kilépett a játszmából. Mindkét kártya lefordítva: { $numbers }.
   *[other] { $who } kilépett a játszmából. Minden kártya lefordítva: { $numbers }.
}
wink-tell-turn-began = { $number }. kör: { $who }.
wink-tell-last-round-began = Az utolsó forduló: mindenki ugyanannyi kört kap.

# $told: one or more of wink-news-still, -moved, -winked and -void, joined.
wink-news = { $turn }. kör: { $told }.
wink-news-and = { $first }; { $second }
wink-news-still = { $met ->
    [yes] { $who } összenézett vele: { $watched }, jelet nem látott
   *[no] { $who } őt figyelte: { $watched }, jelet nem látott
}
# $met: their eyes met. $watched: the player they watched. $at: the player at whom the eye moved.
wink-news-moved = { $met ->
    [yes] { $who } összenézett vele: { $watched }; kacsintást vagy pislogást látott felé: { $at }
   *[no] { $who } őt figyelte: { $watched }; kacsintást vagy pislogást látott felé: { $at }
}
wink-news-none = { $turn }. kör: nem látott jelet: { $players }.
wink-news-watching = { $met ->
    [yes] { $who } (összenézett vele: { $watched })
   *[no] { $who } (figyelte: { $watched })
}
wink-news-winked = { $who } (nála van: { $number }) rákacsintott: { $at }
wink-news-void = { $who } túl későn vádolta: { $accused } ({ $number }), de nem került semmibe

## Why a move is not allowed

wink-error-over = Ennek a játszmának vége.
wink-error-other-mode = Ebben a játékmódban ez nincs.
wink-error-not-your-turn = Nem te jössz. Soron van: { $who }.
wink-error-not-face-up = A tömegben ez nincs képpel felfelé: { $number }.
wink-error-own-number = Ez a szám nálad van: { $number }.
wink-error-same-card = Ne azt a kártyát hívd, amelyiken állsz.
wink-error-occupied = Itt már áll valaki: { $number }.
wink-error-no-call = Nincs nyitott hívásod, így nincs kit megnevezned.
wink-error-no-such-player = Nincs ilyen játékos ebben a játszmában.
wink-error-yourself = Magadat nem választhatod.
wink-error-can-call = Van hívható kártya.
wink-error-no-counters = Elfogytak az elhárításkártyáid.
wink-error-no-such-call = Ez nem nyitott hívás: { $number }.
wink-error-own-call = Ez a te hívásod.
wink-error-the-caller = Aki hívta, annál nincs: { $number }.
wink-error-barred = Itt senkit sem lehet megvádolni, amíg a hívás le nem zárul: { $number }.
wink-error-caught-before = { $who } gyorsabb volt, és rajtakapta: { $number }. Neked semmibe sem került.
wink-error-accused-before = { $who } gyorsabb volt, de tévedett; itt már nem lehet vádolni: { $number }. Neked semmibe sem került.
wink-error-named-before = { $who } gyorsabb volt, és lezárta a hívást: { $number }. Neked semmibe sem került.
wink-error-has-left = { $who } kilépett a játszmából.
wink-error-not-away = Nem vagy távol.
wink-error-no-sighting = Nem láttad, hogy ez a szem a hívó felé rebbent volna ({ $number }).
wink-error-nothing-seen = Semmi olyat nem láttál, amiért vádolhatnál.
wink-error-confirmed = Már megerősítetted, ebben a körben végleges.
wink-error-set-call-first = Megerősítés előtt válaszd ki, melyik számot hívod.
wink-error-not-standing = A gép nem erősít meg helyetted.

## How a game ended

wink-end-hand = { $count ->
    [one] Elfogytak az ügynökkártyái: { $who }.
   *[other] Elfogytak az ügynökkártyáik: { $who }.
}
wink-end-crowd = Elfogyott a tömeg.
wink-end-unable = Már senki sem tudott hívni.
wink-end-quiet = Három fordulón át nem történt semmi.
wink-end-few = Túl kevés játékos maradt.
wink-reason = { $why } A legtöbb pont: { $points }{ $tie ->
    [opened] ; a döntetlent a több kitett elhárításkártya döntötte el.
    [lost] ; a döntetlent a több lefordított saját ügynökkártya döntötte el.
    [shared] , és minden más is egyenlő volt.
   *[none] .
}

## How to play

wink-guide-aim = Szerezd a legtöbb pontot. Ha eltalálod, melyik cinkosodnál van a hívott szám, mindketten egy pontot kaptok. Ha valaki más rajtakapja a kacsintáson, ő kettőt.
wink-guide-turn = Nevezd meg az utolsó hívásod cinkosát, vagy senkit, aztán hívj új számot a tömegből. Tekintettel játszva minden körben mindenki titokban azt is kiválasztja, kit figyel. A kacsintás csak akkor jut el, ha a hívó és a cinkos egymást figyeli, és más is megláthatja. Ha láttál egyet, vádolhatsz: négy kémelhárítás-kártyád (elhárításkártya) egyikét kockáztatod.
wink-guide-end = Vége, amint valakinek elfogy az ügynökkártyája; 7–8 játékosnál a fordulót végigjátsszátok. Minden előtted képpel felfelé fekvő kártya egy pont, és minden kézben maradt elhárításkártya is (kék pajzs a táblán). Akinek a legtöbb pontja van, nyer. Döntetlennél a több kitett elhárításkártya, aztán a több lefordított saját ügynökkártya dönt.

# Amit az edző mond egy döntésről és egy tippben.

wink-coach-known = { $number } itt lehet: { $shares }.
wink-coach-share = { $who } { $percent }%
wink-coach-holds = { $percent }% eséllyel jó.
wink-coach-unlikely = A vád túl bizonytalan.
wink-coach-call = Ennél a számnál jön szóba a legkevesebb lap.
wink-coach-meet = Ott várnak a kacsintásodra.
wink-coach-watch = Ott van a legtöbb látnivaló.
