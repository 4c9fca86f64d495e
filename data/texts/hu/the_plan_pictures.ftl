# What stands in the pictures of Agents: T.H.E. Plan, their alt texts and the board in words.

the-plan-picture-seat = { $colour ->
    [red] 🔺
    [green] 🟢
    [yellow] 🔶
   *[blue] 🟦
} { $letter }

the-plan-picture-stage-action = { $turn }. kör: { $who } dobása { $roll }
the-plan-picture-stage-suspects = { $turn }. kör, { $who }: gyanúsítottakat mozgat
the-plan-picture-stage-bonus = { $turn }. kör, { $who }: bónuszt talált
the-plan-picture-stage-turn = { $turn }. kör, { $who }: fényszórót forgat
the-plan-picture-stage-light = { $turn }. kör: { $who } ide világít: { $hideout }
the-plan-picture-stage-key = { $turn }. kör, { $who }: kulcshoz ért
the-plan-picture-stage-battle = { $turn }. kör: { $who } összecsaphat
the-plan-picture-stage-steal = { $turn }. kör: { $who } legyőzte: { $other }
the-plan-picture-stage-checks = { $turn }. kör, { $who }: iratokat nézhet
the-plan-picture-stage-claim = { $turn }. kör: { $who } vádja: { $hideout }, { $owner }
the-plan-picture-stage-over = A játszmának vége
the-plan-picture-won = Győztes: { $who }
the-plan-picture-nobody = Senki sem nyert

the-plan-picture-you-action = Dobásod { $roll }: válassz akciót
the-plan-picture-you-do-move-agent = Mozgasd az ügynököd: { $roll }
the-plan-picture-you-do-move-suspect = Mozgass egy gyanúsítottat: { $roll }
the-plan-picture-you-do-tram = Villamosozz: { $roll } lépés
the-plan-picture-you-do-move-all = Mozgass minden gyanúsítottat
the-plan-picture-you-do-searchlight = Forgasd el a fényszórót
the-plan-picture-you-do-check = Nézz meg egy iratot
the-plan-picture-you-suspects = Mozgasd a következő gyanúsítottat
the-plan-picture-you-bonus = Bónusz: { $bonus }
the-plan-picture-you-turn = Forgasd el a fényszórót
the-plan-picture-you-light = Ide esik a fény: { $hideout }
the-plan-picture-you-key = Elveszel egy kulcsot?
the-plan-picture-you-battle = Összecsaptok egy kulcsért?
the-plan-picture-you-steal = Vegyél el egy kulcsot: { $other }
the-plan-picture-you-checks = Nézd meg a találkozások iratait
the-plan-picture-you-over = A játszmának vége

the-plan-picture-claim-open = { $who } vádja: a T.E.R.V. a { $hideout }. rejtekhelyen van, tulajdonosa { $owner }.
the-plan-picture-claim-wrong = { $turn }. kör, { $who } vádja: a T.E.R.V. a { $hideout }. rejtekhelyen van, tulajdonosa { $owner }. Téves.
the-plan-picture-stands = { $who } itt: { $circle }
the-plan-picture-alt-light = A fényszóró ide süt: { $hideout }.
the-plan-picture-alt-out = { $who } kiesett.
the-plan-picture-alt-seat = { $who } itt áll: { $circle }, { $ready } használható akciókártya, { $count ->
    [0] nincs kulcs
   *[other] { $keys }
}.
the-plan-picture-alt-suspects = Gyanúsítottak: { $suspects }.
the-plan-picture-alt-turn = { $turn }. kör, { $who } dobása { $roll }:
the-plan-picture-key-down = { $count } lefordított kulcs
the-plan-picture-key-up = felfordított kulcs: { $key }
the-plan-picture-key-known = kulcs: { $key }
the-plan-picture-known-held = { $who } kulcsa: { $key }.
the-plan-picture-known-stock = A készletben lévő kulcs: { $key }.
the-plan-picture-seen-file = { $suspect } iratai: { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] Itt a T.E.R.V.: { $hideout }.
   *[no] Itt csali van: { $hideout }.
}
the-plan-picture-seen-evidence = A bizonyíték szerint { $suspect } rejtekhelye: { $hideout }.
the-plan-picture-seen-nothing = Még semmit sem láttál.
the-plan-picture-owns = { $suspect } rejtekhelye: { $hideout }.
the-plan-picture-knew = { $turn ->
    [never] { $who } még nem tudhatta.
   *[other] { $who } ettől a körtől tudhatta: { $turn }.
}
the-plan-picture-score-line = Megnyert játszmák ennél az asztalnál: { $seats }.
the-plan-picture-score-seat = { $seat } { $games } játszma
the-plan-picture-your-keys = { $keys ->
    [0] Nincs kulcs
   *[other] Kulcsaid
}
the-plan-picture-way = { $number }. út: { $path }.
the-plan-picture-by-tram = –: gyalog, ≈: villamossal.
the-plan-picture-on-foot = gyalog
the-plan-picture-tram = villamossal
the-plan-picture-files = Iratok, a felső laptól
# Beside a card on the board, very little room: at most 8 letters.
the-plan-picture-act-move-agent = ügynök
the-plan-picture-act-move-suspect = gyanús
the-plan-picture-act-tram = villamos
the-plan-picture-act-move-all = mind a 4
the-plan-picture-act-searchlight = fény
the-plan-picture-act-check = irat

# The closing picture, how to play, the cover.

the-plan-picture-closed = Ügy lezárva
the-plan-picture-could-know = { $turn ->
    [never] Még nem biztos
   *[other] Biztos: { $turn }. kör
}
the-plan-picture-score = Megnyert játszmák
the-plan-picture-film-alt = A játszma körről körre: ki merre járt, a fény, a kulcsok és a vádak.
the-plan-picture-film-turn = { $turn }. kör
the-plan-picture-motto = Egy terv, négy aktatáska, egy fényszóró
the-plan-picture-guide-aim = Keresd meg, nevezd meg a tettest
the-plan-picture-guide-aim-text = A T.E.R.V. az egyik rejtekhelyen van, a rejtekhely az egyik gyanúsítotté. Szerezd meg a kulcsot, és lépj be.
the-plan-picture-guide-turn = A köröd
the-plan-picture-guide-turn-text = Dobj a kockával. Játssz ki egy kártyát, egyik akciójáért. Ha elhaladsz egy gyanúsított mellett, megnézed egy iratát.
the-plan-picture-guide-end = Jó tudni
the-plan-picture-guide-both = mindkét rész egy helyen: az övé
the-plan-picture-guide-lit = a fényben belenézel a táskába
the-plan-picture-guide-wrong = téves váddal kiesel
the-plan-picture-guide-alt = Így játsszuk: Ügynökök: a T.E.R.V. { the-plan-picture-guide-aim-text } { the-plan-picture-guide-turn-text } Ha egy rejtekhely mindkét része ugyanannak az iratai közt van, ő a tulajdonos. A fényszóró aktatáskákat mutat, a téves váddal kiesel.
the-plan-picture-cover-alt = Ügynökök: a T.E.R.V.: város éjjel, fényszóró alatt. { the-plan-picture-motto }.

# The board in words.

the-plan-picture-heading-needs = A választásodhoz
the-plan-picture-heading-hand = A lapjaid
the-plan-picture-heading-seats = A játékosok
the-plan-picture-heading-suspects = A gyanúsítottak
the-plan-picture-heading-city = A város szegmensenként
the-plan-picture-heading-hideouts = A rejtekhelyek
the-plan-picture-heading-claims = Vádak
the-plan-picture-heading-own = Amit { $who } látott
the-plan-picture-heading-past = Utolsó körök
the-plan-picture-ready = Használható akciókártyák: { $cards }.
the-plan-picture-card = { $number } ({ $count ->
    [1] { $one }
   *[other] { $one } vagy { $two }
})
the-plan-picture-checked = { $who } megnézett iratai: { $files }.
the-plan-picture-checked-none = Még nem nézett meg iratot: { $seats }.
the-plan-picture-checked-file = { $suspect } ×{ $count }
the-plan-picture-die = A kocka: { $roll }.
the-plan-picture-open-checks = { $who } még megnézhet iratot: { $files }.
the-plan-picture-to-move = { $who } még mozgatja: { $suspects }, ennyivel: { $counts }.
the-plan-picture-stock = { $keys ->
    [0] A készletben nincs több kulcs.
   *[other] A készletben { $keys } kulcs van.
}
the-plan-picture-stock-known = Biztosan köztük van: { $keys }.
the-plan-picture-suspect-line = { $suspect } itt áll: { $circle }, az iratai közt { $cards } lap{ $bonus ->
    [none] { "" }
   *[other] ; a bónuszkártya már kijött ({ $bonus })
}
the-plan-picture-segment = { $hideout }. szegmens{ $lit ->
    [yes] { " (a fényben)" }
   *[no] { "" }
}: { $circles }
the-plan-picture-circle = { $circle }{ $kind ->
    [key] { " (kulcsok)" }
    [stop] { " (villamos)" }
    [door] { " (bejárat)" }
   *[plain] { "" }
}{ $here ->
    [nobody] { "" }
   *[other] { ", itt: " }{ $here }
}
the-plan-picture-lines = Utak mezőről mezőre (– gyalog, ≈ villamossal): { $lines }.
the-plan-picture-hideout-line = { $hideout }, bejáratai: { $doors }
the-plan-picture-looked = Aktatáska, { $hideout }: belenézett { $seats }
the-plan-picture-looked-none = Ezekbe az aktatáskákba még senki sem nézett bele: { $hideouts }.
the-plan-picture-file-line = { $suspect } iratai felülről: { $cards }
the-plan-picture-card-unknown = { $count ->
    [one] nem láttad
   *[other] { $count } × nem láttad
}
the-plan-picture-owner-line = { $suspect } a tulajdonos itt: { $hideout }; mindkét részt láttad.
the-plan-picture-turn-heading = { $turn }. kör: { $who } dobása { $roll }
the-plan-picture-reach-move-agent = Ügynök, { $roll } mező: { $count ->
    [0] nincs út
   *[other] ide: { $ends }
}.
the-plan-picture-reach-tram = Villamos, { $roll } lépés: { $count ->
    [0] nincs út
   *[other] ide: { $ends }
}.
the-plan-picture-end = { $circle }{ $brings ->
    [nothing] { "" }
   *[other] {" "}({ $brings })
}
the-plan-picture-reach-move-suspect = Egy gyanúsított, { $roll } mező: { $count ->
    [0] senkivel sem találkozhatsz
   *[other] találkozhattok: { $suspects }
}.
the-plan-picture-reach-move-all = Mind a négy gyanúsított, 4, 3, 2 és 1 mező: { $count ->
    [0] senkivel sem találkozhatsz
   *[other] találkozhattok: { $suspects }
}.
the-plan-picture-would-light = Fény ide: { $hideout }: { $count ->
    [0] nem áll itt más ügynök
   *[other] { $seats }
}.
the-plan-picture-in-light = { $who } ({ $keys ->
    [0] nincs lefordított kulcsa
   *[other] { $keys } lefordított kulcs
})
