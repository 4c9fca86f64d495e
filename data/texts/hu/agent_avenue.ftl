## Agent Avenue

agent-avenue-name = Agent Avenue
agent-avenue-pitch = Két kém kergeti egymást körbe-körbe egy utcában. Kínálj egy nyílt és egy rejtett lapot, és reméld, hogy a rosszabbikat viszik el.

agent-avenue-option-advanced = Feketepiac
agent-avenue-option-advanced-help = Az utca négy mezőjén különleges kártyát lehet szerezni.
agent-avenue-option-start = Ki kezd
agent-avenue-option-start-help = Melyik oldal játssza ki az első párt. Visszavágón a vesztes oldal kezd.
agent-avenue-option-start-chance = A véletlen dönt
agent-avenue-option-start-green = Zöld
agent-avenue-option-start-blue = Kék
agent-avenue-briefing-teams = { $seats ->
    [3] Csapatokban: A és C együtt a Zöld, B egyedül a Kék.
   *[4] Csapatokban: A és C együtt a Zöld, B és D a Kék.
}

agent-avenue-side-green = Zöld
agent-avenue-side-blue = Kék

## The agents

agent-avenue-agent-double-agent = Kettős ügynök
agent-avenue-agent-enforcer = Végrehajtó
agent-avenue-agent-codebreaker = Kódfejtő
agent-avenue-agent-saboteur = Szabotőr
agent-avenue-agent-daredevil = Vakmerő
agent-avenue-agent-sentinel = Őrszem
agent-avenue-agent-sidekick = Segéd
agent-avenue-agent-mole = Vakond

agent-avenue-agent-double-agent-effect = −1, a második +6, a többi −1
agent-avenue-agent-enforcer-effect = +1, a második +2, a többi +3
agent-avenue-agent-codebreaker-effect = Senkit sem mozgat; a harmadik: győzelem
agent-avenue-agent-saboteur-effect = −1, a második −1, a többi −2
agent-avenue-agent-daredevil-effect = +2, a második +3, a harmadik: vereség
agent-avenue-agent-sentinel-effect = 0, a második +2, a többi +6
agent-avenue-agent-sidekick-effect = +4; csak egy van belőle
agent-avenue-agent-mole-effect = −3; csak egy van belőle

agent-avenue-card-face-up = a nyílt lap
agent-avenue-card-face-down = a rejtett lap

## The black market

agent-avenue-market-distraction-device = Figyelemelterelő
agent-avenue-market-distraction-device-effect = A Szabotőreiddel előre lépsz
agent-avenue-market-supercomputer = Szuperszámítógép
agent-avenue-market-supercomputer-effect = A Kódfejtőiddel 3 mezőt lépsz előre
agent-avenue-market-watchtower = Őrtorony
agent-avenue-market-watchtower-effect = A Végrehajtóiddal 2 mezővel többet lépsz
agent-avenue-market-sinister-twin = Gonosz iker
agent-avenue-market-sinister-twin-effect = A Kettős ügynökeiddel kétszer annyit lépsz
agent-avenue-market-getaway-car = Menekülőautó
agent-avenue-market-getaway-car-effect = Ha pontosan egy otthonmezőn állsz meg, lépj még 3-at
agent-avenue-market-leader-of-the-pack = Falkavezér
agent-avenue-market-leader-of-the-pack-effect = Három Vakmerővel nyersz
agent-avenue-market-masterplan = Mesterterv
agent-avenue-market-masterplan-effect = Nyersz, ha hét különböző ügynököd van játékban
agent-avenue-market-security-system = Biztonsági rendszer
agent-avenue-market-security-system-effect = Nyersz, ha a kör végén a figurájuk az otthonmeződön áll
agent-avenue-market-surveillance-truck = Megfigyelő furgon
agent-avenue-market-surveillance-truck-effect = Lépj most 1 mezőt előre
agent-avenue-market-smoke-screen = Füstfüggöny
agent-avenue-market-smoke-screen-effect = Szervezd be most a pakli felső lapját
agent-avenue-market-outpost = Megfigyelőállás
agent-avenue-market-outpost-effect = Szervezz be most kézből egy Őrszemet
agent-avenue-market-secret-recruit = Titkos újonc
agent-avenue-market-secret-recruit-effect = Szervezz be kézből olyan ügynököt, aki még nincs nálatok
agent-avenue-market-double-trouble = Dupla baj
agent-avenue-market-double-trouble-effect = Mutass két azonos nevű ügynököt, és szervezd be az egyiket
agent-avenue-market-spycation = Kémvakáció
agent-avenue-market-spycation-effect = Vedd vissza az egyik ügynöködet; most újra beszervezheted
agent-avenue-market-mind-control = Elmekontroll
agent-avenue-market-mind-control-effect = Vedd kézbe az egyik ügynöküket

## What a player is asked

agent-avenue-prompt-play = Játssz ki két különböző nevű lapot: az elsőt nyíltan, a másodikat rejtve.
agent-avenue-prompt-lay-first = Egyikőtök nyíltan kijátszik egy lapot, aztán a másik egyet rejtve.
agent-avenue-prompt-lay-second = A nyílt lap: { $agent }. Játssz ki mellé rejtve egy más nevűt.
agent-avenue-prompt-recruit = A nyílt lap: { $agent }. Vidd ezt vagy a rejtettet. A másik az övék.
agent-avenue-prompt-recruit-team = A nyílt lap: { $agent }. Melyiket viszi a csapatod? Válasszátok ugyanazt.
agent-avenue-prompt-market = A figurád a feketepiacon áll. Vegyél el egy kártyát.
agent-avenue-prompt-market-team = A figurátok a feketepiacon áll. Ki mit vegyen? Egyikőtök javasol, a másik rábólint.
agent-avenue-prompt-secret-recruit = Titkos újonc: szervezz be kézből egy ügynököt, aki nálatok még nincs játékban.
agent-avenue-prompt-double-trouble = Dupla baj: mutass két azonos nevű ügynököt; az egyiket szervezd be, a másik marad.
agent-avenue-prompt-spycation = Kémvakáció: vedd kézbe az oldalad egyik ügynökét.
agent-avenue-prompt-spycation-again = Újra a kezedben: { $agent }. Beszervezed most, vagy megtartod?
agent-avenue-prompt-mind-control = Elmekontroll: vedd kézbe az ellenfél egyik ügynökét.

## Moves, in one line

agent-avenue-effect-spaces = { $spaces }
agent-avenue-effect-market = { $spaces } és kártya
agent-avenue-effect-wins = győzelem
agent-avenue-effect-loses = vereség
# The pair offered, then what each outcome does. $they_if_up: what they get if they take the card face up, as "+2" or "win".
agent-avenue-describe-play-pair = Nyíltan: { $up }, rejtve: { $down }; ők { $they_if_up }, te { $you_if_up }; vagy ők { $they_if_down }, te { $you_if_down }
agent-avenue-describe-set-aside = Félreteszed, és húzol helyette: { $agent }
# $you: how far this card moves you if you take it; $they: how far it moves them.
agent-avenue-describe-lay-face-up = Nyíltan: { $agent } (ha te viszed: { $you }, ha ők: { $they })
agent-avenue-describe-lay-face-down = Rejtve: { $agent } (ha te viszed: { $you }, ha ők: { $they })
agent-avenue-describe-recruit-face-up = A nyílt lap: { $agent } (te { $effect })
agent-avenue-describe-recruit-face-down = A rejtett lap; ezt kapják ők: { $agent } (ők { $effect })
agent-avenue-describe-recruit-nothing = Nincs kit beszervezni
agent-avenue-describe-take-market-card = { $card }: { $effect }
agent-avenue-describe-propose-market-card = Javaslat: { $card }, viszi: { $taker }
agent-avenue-describe-confirm-market-card = Rendben: { $card }, viszi: { $taker }
agent-avenue-describe-recruit-from-hand = Beszervezés kézből: { $agent } (te { $effect })
agent-avenue-describe-reveal-two = Kettőt mutatsz, egyet beszervezel: { $agent } (te { $effect })
agent-avenue-describe-take-back = Visszaveszed a kezedbe: { $agent }
agent-avenue-describe-recruit-again = Beszervezed most: { $agent } (te { $effect })
agent-avenue-describe-keep-taken = Kézben tartod: { $agent }
agent-avenue-describe-control-mind = Elveszed tőlük a kezedbe: { $agent }

## What happened

agent-avenue-tell-pair-played = { $seat } kínál: { $up } és egy rejtett lap.
agent-avenue-tell-pair-played-known = { $seat } kínál: { $up }, rejtve: { $down }.
agent-avenue-tell-laid-face-up-known = { $seat } nyíltan kijátssza: { $agent }.
agent-avenue-tell-laid-face-down = { $seat } kijátszik egy lapot rejtve.
agent-avenue-tell-laid-face-down-known = { $seat } rejtve kijátssza: { $agent }.
agent-avenue-tell-set-aside = { $seat } félretesz egy lapot, és húz helyette.
agent-avenue-tell-set-aside-known = { $seat } félreteszi: { $agent }. Amit húzott: { $drawn }.
agent-avenue-tell-drawn = { $seat } { $count } lapot húz: { $agents }.
agent-avenue-tell-picked = { $which ->
    [face_up] { $seat } a nyílt lapot vinné.
   *[face_down] { $seat } a rejtett lapot vinné.
}
agent-avenue-tell-recruited = { $side ->
    [green] { $direction ->
        [forward] Zöld beszervezi: { $agent } ({ $source }), és { $count } mezőt lép előre.
        [back] Zöld beszervezi: { $agent } ({ $source }), és { $count } mezőt lép hátra.
       *[still] Zöld beszervezi: { $agent } ({ $source }), és helyben marad.
    }
   *[blue] { $direction ->
        [forward] Kék beszervezi: { $agent } ({ $source }), és { $count } mezőt lép előre.
        [back] Kék beszervezi: { $agent } ({ $source }), és { $count } mezőt lép hátra.
       *[still] Kék beszervezi: { $agent } ({ $source }), és helyben marad.
    }
}
agent-avenue-tell-pawn-moved = { $side ->
    [green] { $card }: Zöld { $count } mezőt lép előre.
   *[blue] { $card }: Kék { $count } mezőt lép előre.
}
agent-avenue-tell-proposed = { $seat } javaslata: { $card }, viszi: { $taker }.
agent-avenue-tell-time-ran-out = { $side ->
    [green] { $how ->
        [pick] Zöld ideje lejárt: az egyetlen választás számít.
        [proposal] Zöld ideje lejárt: az utolsó javaslat számít.
       *[chance] Zöld ideje megegyezés nélkül járt le: a véletlen dönt.
    }
   *[blue] { $how ->
        [pick] Kék ideje lejárt: az egyetlen választás számít.
        [proposal] Kék ideje lejárt: az utolsó javaslat számít.
       *[chance] Kék ideje megegyezés nélkül járt le: a véletlen dönt.
    }
}
agent-avenue-tell-market-card-taken = { $seat } vásárol a feketepiacon: { $card }.
agent-avenue-tell-market-reshuffled = Elfogyott a feketepiac paklija: { $count } eldobott kártyából újat keverünk.
agent-avenue-tell-ability-ignored = Ez most hatástalan: { $card } ({ $seat }).
agent-avenue-tell-pair-revealed = { $seat } két azonos nevű ügynököt mutat: { $agent }.
agent-avenue-tell-agent-taken = { $whose ->
    [own] { $seat } visszaveszi kézbe: { $agent }.
   *[theirs] { $seat } elveszi a másik oldaltól kézbe: { $agent }.
}
agent-avenue-tell-taken-agent-kept = { $seat } kézben tartja: { $agent }.
agent-avenue-tell-turn-began = { $side ->
    [green] { $number }. kör: Zöld játszik.
   *[blue] { $number }. kör: Kék játszik.
}

## Why a move is not allowed

agent-avenue-error-over = Ennek a játszmának vége.
agent-avenue-error-not-now = Most másról kell dönteni.
agent-avenue-error-not-your-turn = Ezt most nem te döntöd el.
agent-avenue-error-not-in-hand = Ez a lap nincs a kezedben: { $agent }.
agent-avenue-error-same-name = Két különböző nevű lapot játssz ki, hacsak nem egyforma minden lapod.
agent-avenue-error-no-set-aside-left = Ebben a játszmában már nem tehetsz félre több lapot.
agent-avenue-error-deck-empty = Üres a pakli, így nem tehetsz félre lapot húzásért.
agent-avenue-error-not-in-supply = Ez a kártya nincs a feketepiac kínálatában.
agent-avenue-error-not-on-your-team = A kártyát csak te vagy a csapattársad veheti el.
agent-avenue-error-confirm-instead = A csapattársad pontosan ezt javasolta. Inkább bólints rá.
agent-avenue-error-no-such-proposal = A csapattársad most mást javasol.
agent-avenue-error-not-in-play = Ez az ügynök ott nincs játékban: { $agent }.
agent-avenue-error-already-in-play = Nálatok ez az ügynök már játékban van: { $agent }.
agent-avenue-error-no-pair = Ebből nincs kettő a kezedben: { $agent }.

## How a game ended

agent-avenue-reason-catch = { $tie ->
    [yes] { $winner ->
        [green] Egyszerre két módon is vége. Az számít, kinek a köre volt: Kéket elkapták.
       *[blue] Egyszerre két módon is vége. Az számít, kinek a köre volt: Zöldet elkapták.
    }
   *[no] { $winner ->
        [green] Kéket elkapták.
       *[blue] Zöldet elkapták.
    }
}
agent-avenue-reason-codebreakers = { $tie ->
    [yes] Egyszerre két módon is vége. Az számít, kinek a köre volt: a három Kódfejtő dönt.
   *[no] Három Kódfejtő dönti el a játszmát.
}
agent-avenue-reason-daredevils = { $tie ->
    [yes] { $winner ->
        [green] Egyszerre két módon is vége. Az számít, kinek a köre volt: Kéknek három Vakmerője van.
       *[blue] Egyszerre két módon is vége. Az számít, kinek a köre volt: Zöldnek három Vakmerője van.
    }
   *[no] { $winner ->
        [green] Három Vakmerő a Kék veszte.
       *[blue] Három Vakmerő a Zöld veszte.
    }
}
agent-avenue-reason-leader = { $tie ->
    [yes] Egyszerre két módon is vége. Az számít, kinek a köre volt: a három Vakmerőnek van Falkavezére.
   *[no] A három Vakmerőnek van Falkavezére.
}
agent-avenue-reason-masterplan = { $tie ->
    [yes] Egyszerre két módon is vége. Az számít, kinek a köre volt: összeállt a Mesterterv.
   *[no] Összeállt a Mesterterv: hét különböző ügynök.
}
agent-avenue-reason-security = { $tie ->
    [yes] { $winner ->
        [green] Egyszerre két módon is vége. Az számít, kinek a köre volt: Kék belesétált a másik Biztonsági rendszerébe.
       *[blue] Egyszerre két módon is vége. Az számít, kinek a köre volt: Zöld belesétált a másik Biztonsági rendszerébe.
    }
   *[no] { $winner ->
        [green] Kék belesétált a másik Biztonsági rendszerébe.
       *[blue] Zöld belesétált a másik Biztonsági rendszerébe.
    }
}
agent-avenue-reason-deck = Elfogytak a lapok: a közelebbi oldal { $needed } mezőre van az elkapástól.
agent-avenue-reason-deck-equal = Elfogytak a lapok, és mindkét figura egyforma közel van. Az számít, kinek a köre volt.

## How to play

agent-avenue-guide-aim = Mindkét figura egy irányba szalad körbe egy 14 házas utcában. Kapd el a másikat, mielőtt ő kap el téged.
agent-avenue-guide-turn = Játssz ki két különböző nevű lapot, egyet nyíltan, egyet rejtve. Az egyiket a másik oldal viszi, a másik a tiéd. Minden lap annak a figuráját mozgatja, aki beszervezi. Hogy mennyit, attól függ, hány ilyen nevű van már náluk játékban. Játszmánként néhányszor előbb félretehetsz egy lapot, és húzhatsz helyette.
agent-avenue-guide-end = Aki eléri vagy megelőzi a másik figurát, nyer. Három Kódfejtő is győzelem; három Vakmerő vereség. Ha egyszerre két módon is vége, az nyer, akinek a köre van.
agent-avenue-guide-more = Minden lap annak a figuráját mozgatja, aki beszervezi. Hogy mennyit, attól függ, hány ilyen nevű van már náluk játékban. Játszmánként néhányszor előbb félretehetsz egy lapot, és húzhatsz helyette. Ha egyszerre két módon is vége, az nyer, akinek a köre van.
agent-avenue-guide-advanced = Feketepiaccal: ha egy figura pontosan a négy feketepiac-mező egyikén áll meg, különleges kártyát vesz.
agent-avenue-guide-teams = Csapatban közös a figura és az ügynökök, de a lapjaitokat sosem mutatjátok meg egymásnak.

## The rules, in our own words

agent-avenue-rule-AA-1 = Zöld a 0. mezőn kezd, Kék vele szemben, a 7. mezőn. A 38 ügynököt megkeverjük, mindenki 4 lapot kap. A kezdőt a véletlen dönti el; visszavágón a vesztes oldal kezd.
agent-avenue-rule-AA-2 = Ha 4-nél kevesebb lapod van, négyre húzol fel. Kijátszás után akkor húzol, amikor mindkét lap lent van, még a másik oldal választása előtt. Ha a pakli kevés, annyit kapsz, amennyi van. Kézben 4-nél több is lehet.
agent-avenue-rule-AA-3 = Egy kör három lépés: két lap kijátszása, a beszervezés, végül annak ellenőrzése, véget ért-e a játszma.
agent-avenue-rule-AA-4 = Játssz ki két különböző nevű lapot, egyet nyíltan, egyet rejtve. Két egyforma csak akkor lehet, ha minden lapod azonos nevű.
agent-avenue-rule-AA-5 = Kijátszás előtt rejtve félretehetsz egy lapot, és húzhatsz helyette: játszmánként 4-szer, egy körben akárhányszor, amíg a pakli tart. A félretett lapok a végéig rejtve maradnak.
agent-avenue-rule-AA-6 = A másik oldal elviszi a két lap egyikét, de csak az egyiket látja. A másik lapot a soron lévő oldal kapja.
agent-avenue-rule-AA-7 = Számold meg az oldalad azonos nevű, játékban lévő ügynökeit az újjal együtt: a lap első, második vagy harmadik száma szerint lép a figurád előre vagy hátra.
agent-avenue-rule-AA-8 = Mindkét figura egyszerre mozog.
agent-avenue-rule-AA-9 = Elkapod a másik figurát, ha a kör végén előre haladva elérted vagy megelőzted, vagy ha ő hátrált rád vagy mögéd. Ami közben történik, nem számít.
agent-avenue-rule-AA-10 = Három játékban lévő Kódfejtő győzelem, három Vakmerő vereség. Minden kör végén mindkét oldalt megnézzük, akárkié volt a kör.
agent-avenue-rule-AA-11 = A kör vége előtt semmi sem dől el, az asztalon lévő harmadik Kódfejtővel sem.
agent-avenue-rule-AA-12 = Ha mindkét oldal nyerne, mindkettő veszítene, vagy egy oldal egyszerre nyerne és veszítene, az nyer, akinek a köre van.
agent-avenue-rule-AA-13 = Ha üres a pakli, és a következő játékosnak 2-nél kevesebb lapja van, a játszma véget ér. Az elkapáshoz közelebbi oldal nyer; egyenlő távolságnál az, akinek a köre van.
agent-avenue-rule-AA-20 = Feketepiaccal megkeverjük a piac 15 kártyáját; három nyíltan fekszik, ez a kínálat, a többi a paklija.
agent-avenue-rule-AA-21 = Ha egy figura pontosan feketepiac-mezőn fejezi be a lépését, azonnal el kell vennie egy kártyát a kínálatból. Áthaladni rajta vagy ott maradni nem számít.
agent-avenue-rule-AA-22 = A kínálatot még az elvett kártya végrehajtása előtt feltöltjük. Ha elfogy a piac paklija, az eldobott kártyáiból keverünk újat.
agent-avenue-rule-AA-23 = Az azonnali kártyát hajtsd végre, aztán dobd el. A tartós kártya a játszma végéig az oldalad előtt marad.
agent-avenue-rule-AA-24 = A tartós kártya nem változtat az éppen beszervezett ügynökön. A következőtől hat, akárhogyan kerül is az játékba.
agent-avenue-rule-AA-25 = Amit egy kártya mond, meg kell tenned, ha tudod. Ha nem tudod, nem történik semmi, és ezt mindenki látja. Csak a Kémvakációnál döntheted el, hogy beszervezel-e. Mindig fejezd be az egyik kártyát, mielőtt a másik jön.
agent-avenue-rule-AA-26 = Ha egy kártya beszervez, a figurát is mozgatja. Ha az megint feketepiac-mezőre ér, veszel még egy kártyát. Közben a felhasznált kártyát eldobod, és négyre húzol fel.
agent-avenue-rule-AA-27 = Előbb mindkét figura lép, csak aztán vesz bárki kártyát a piacról. Ha mindketten feketepiac-mezőre értek, előbb a soron lévő oldal vesz és fejezi be, aztán a másik.
agent-avenue-rule-AA-28 = Az új győzelmi módot adó kártyák annak a körnek a végétől számítanak, amelyikben elvetted őket.
agent-avenue-rule-AA-29 = Ha egy ügynök kikerül a játékból, egy figura sem mozdul. Az Elmekontroll azt a Kódfejtőt is elviheti, amelyik ebben a körben győzelmet hozna.
agent-avenue-rule-AA-30 = Ha a kártya végrehajtása után 4-nél kevesebb lapod van, négyre húzol fel. Ha több, mind megmarad, és addig nem húzol, amíg újra 4 alá nem fogynak.
agent-avenue-rule-AA-31 = Először az ügynök száma jön (a Figyelemelterelővel vagy a Gonosz ikerrel módosítva), plusz az Őrtorony vagy a Szuperszámítógép, mind egy lépésben. Ha ez otthonmezőn ér véget, a Menekülőautó még egyet ad hozzá.
agent-avenue-rule-AA-32 = A Menekülőautónál mindkét otthonmező számít, a Biztonsági rendszernél csak a saját színedé.
agent-avenue-rule-AA-40 = Hárman vagy négyen két csapatban játszotok, csapatonként egy figurával: A és C, ellenük B és D. Hárman B egyedül van. Egy csapaté közösen az ügynökök, a kártyák és a győzelem. A kézben lévő lapok titkosak: nem mutatjátok és nem írjátok le őket.
agent-avenue-rule-AA-41 = A nyílt lapot bármelyik csapattárs kijátszhatja. Utána a másik rejtve játszik ki egyet, más nevűt, hacsak nem azonos nevű minden lapja.
agent-avenue-rule-AA-42 = Mielőtt kijátszod a lapod, félretehetsz egyet, akár kijátszotta már a csapattársad a magáét, akár nem: ketten játszmánként 2-2 lapot, aki egyedül van, 4-et.
agent-avenue-rule-AA-43 = A csapat együtt dönt: akkor visz el egy lapot, ha ketten ugyanazt választják. Ha lejár az idő, az egyetlen választás számít; két különbözőnél a véletlen. Csak az kap emlékeztetőt, aki még nem választott, eltérésnél mindketten.
agent-avenue-rule-AA-44 = Előbb az a csapattárs húz fel, aki a nyílt lapot játszotta ki, akkor is, ha csak egy lap maradt.
agent-avenue-rule-AA-45 = Csapatokkal és üres paklival a játszma véget ér, ha a következő oldalon valakinek nincs lapja (aki egyedül van: 2-nél kevesebb). Az elkapáshoz közelebbi oldal nyer; egyenlő távolságnál az, akinek a köre van.
agent-avenue-rule-AA-46 = A feketepiacon az egyik csapattárs javasolja, ki melyik kártyát vegye; a másik rábólint vagy mást javasol. Ha lejár az idő, az utolsó javaslat számít, vagy a véletlen. A javaslattevő nem kap emlékeztetőt. Amit a kártya kérdez, arról az dönt, aki elvette.
agent-avenue-rule-AA-47 = Akkor is megkérdezünk, ha csak egy választásod maradt: így a játék tempója senkinek sem árul el semmit a lapjaidról.
agent-avenue-rule-AA-48 = A Menekülőautó minden lépés után jár, amely otthonmezőn ér véget, a Megfigyelő furgoné után is.
agent-avenue-rule-AA-49 = Több azonos nevű ügynök közül az kerül ki a játékból, amelyik utoljára jött. Ha újra beszervezik, újra számít.

# Amit az edző mond egy döntésről és egy tippben.

agent-avenue-coach-face-down = A rejtett lap lehet: { $agents }
agent-avenue-coach-unseen = Még nem láttad: { $agents }
agent-avenue-coach-agent = { $agent } ×{ $count }
agent-avenue-coach-wins = Nyer, bármi is van elrejtve.
agent-avenue-coach-lost = Itt minden választás veszít.
agent-avenue-coach-safe = Ennyi választás ad biztos győzelmet a másik oldalnak: { $count }/{ $choices }.
agent-avenue-coach-partner = A csapattársad ezt akarja, és nem veszít.
