# What stands in the pictures of MIND MGMT, their alt texts and the board in words.

mind-mgmt-picture-seat = { $colour ->
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
} { $number }

# Under a feature's sign on the map: at most 5 letters.
mind-mgmt-picture-short-book = Könyv
mind-mgmt-picture-short-billboard = Plak.
mind-mgmt-picture-short-cafe = Kávé
mind-mgmt-picture-short-bus = Busz
mind-mgmt-picture-short-palm = Pálma
mind-mgmt-picture-short-umbrella = Eser.
mind-mgmt-picture-short-idol = Bálv.
mind-mgmt-picture-short-graffiti = Graf.
mind-mgmt-picture-short-garden = Kert
mind-mgmt-picture-short-dogs = Kutya
mind-mgmt-picture-short-fountain = Kút
mind-mgmt-picture-short-pool = Med.
mind-mgmt-picture-short-bird = Madár
mind-mgmt-picture-short-monks = Szer.
mind-mgmt-picture-short-torches = Fákl.
mind-mgmt-picture-short-tuktuk = Tuk.

mind-mgmt-picture-stage-mayhem = Káosz egy határra: még { $left }
mind-mgmt-picture-stage-hiding = A fejvadász elrejtőzik
mind-mgmt-picture-stage-immortals = A fejvadász halhatatlanjai: még { $left }
mind-mgmt-picture-stage-sharing = Ki melyik ügynököt vezeti?
mind-mgmt-picture-stage-pawns = Az ügynökök a városba érnek
mind-mgmt-picture-stage-second-slip = A második illúzió helye
mind-mgmt-picture-stage-recruiter = { $hour }: a fejvadász lép
mind-mgmt-picture-stage-active = { $left ->
    [0] { $agent } jön utolsónak
   *[other] { $agent } jön, aztán még { $left }
}
mind-mgmt-picture-stage-agents = Az ügynökök: { $left ->
    [one] még 1 jön
   *[other] { $left } jön
}
mind-mgmt-picture-stage-answer = { $feature }? A fejvadász felel
mind-mgmt-picture-stage-over = A játszmának vége
mind-mgmt-picture-won-recruiter = A fejvadász nyert
mind-mgmt-picture-won-agents = Az ügynökök nyertek

mind-mgmt-picture-you-card = Ki leszel?
mind-mgmt-picture-you-start = Hol kezdesz?
mind-mgmt-picture-you-steps = Az első lépéseid: még { $left }
mind-mgmt-picture-you-recruiter = { $hour }: { $done ->
    [open] lépés vagy illúzió
   *[done] lezárod a köröd?
}
mind-mgmt-picture-you-answer = { $feature }: melyik lábnyom?

mind-mgmt-picture-recruits = Bejelentett újoncok: { $recruits }/{ $goal }.
mind-mgmt-picture-stands = { $who } { $place }{ $fresh ->
    [fresh] { "" }
   *[spent] { " " }(volt már)
}
mind-mgmt-picture-agents = Ügynökök: { $pawns }.
mind-mgmt-picture-immortals = Halhatatlanok: { $places }.
mind-mgmt-picture-steps = Lábnyomok: { $places }.
mind-mgmt-picture-confirmed = Megerősítve: { $hours }.
mind-mgmt-picture-note = „{ $text }”
mind-mgmt-picture-notes = Jegyzetek: { $notes }.
mind-mgmt-picture-mayhem = Káosz: { $borders }.
mind-mgmt-picture-open-cards = Nyílt kártyák: { $features }.
mind-mgmt-picture-deck-size = Lefordított kártyák: { $count }.
mind-mgmt-picture-slip-lies = Illúzió fekszik itt: { $place }.

mind-mgmt-picture-answer-steps = { $feature }: { $count ->
    [one] lábnyom itt: { $places }
   *[other] lábnyomok itt: { $places }
}.
mind-mgmt-picture-answer-none = { $feature }: nincs új lábnyom.
mind-mgmt-picture-answer-hour = { $place }: a fejvadász { $hour }-kor járt ott.
mind-mgmt-picture-answer-capture = { $right ->
    [yes] A fejvadászt itt elfogták: { $place }.
   *[no] A fejvadász nem itt volt: { $place }.
}
mind-mgmt-picture-answer-near = { $near ->
    [yes] { $place }: a fejvadász két mezőn belül volt a sorban vagy az oszlopban.
   *[no] { $place }: a fejvadász nem volt két mezőn belül se a sorban, se az oszlopban.
}
mind-mgmt-picture-answer-shaken = { $right ->
    [yes] { $feature }: rejtett kártya volt.
   *[no] { $feature }: nem rejtett kártya.
}

mind-mgmt-picture-secret-card = A fejvadász: { $card }.
mind-mgmt-picture-secret-cards = Újoncot hoz: { $features }.
mind-mgmt-picture-secret-trail = Az útvonal: { $trail }.
mind-mgmt-picture-score-line = Megnyert játszmák ennél az asztalnál: { $seats }.
mind-mgmt-picture-score-seat = { $seat } { $games } játszma
mind-mgmt-picture-below = Lent: ügynökök és játékosaik; nyilak: az illúzió útja
mind-mgmt-picture-caption-recruits = Újoncok
mind-mgmt-picture-caption-slip = Illúzió
mind-mgmt-picture-caption-recruiter = Fejvadász
mind-mgmt-picture-caption-open = Nyílt
mind-mgmt-picture-trails = { $exact ->
    [false] Kb. { $shown } útvonal lehetséges
   *[true] { $trails ->
        [one] 1 útvonal lehetséges
       *[other] { $shown } útvonal lehetséges
    }
}
mind-mgmt-picture-heat = A fejvadász { $count } mezőn lehet: { $places }.
mind-mgmt-picture-contacted = { $recruits ->
    [0] Minden újonc bejelentve
   *[other] Bejelentetlen újoncok: { $recruits }
}

# The closing picture, its film, how to play, the cover.

mind-mgmt-picture-closed = Ügy lezárva
mind-mgmt-picture-score = Megnyert játszmák
mind-mgmt-picture-film-alt = Az útvonal óráról órára, minden kérdéssel és válasszal.
mind-mgmt-picture-motto = Egy oson a városban, négy kérdezi, merre
mind-mgmt-picture-guide-hide = A fejvadász rejtőzik
mind-mgmt-picture-guide-hide-text = Óránként egy titkos lépés új mezőre, vissza soha. Minden titkos látványosság egy újoncot hoz; a számukat a piros órák jelentik be.
mind-mgmt-picture-guide-ask = Az ügynökök kérdeznek
mind-mgmt-picture-guide-ask-text = Óránként ketten jönnek: legfeljebb két mező, és kérdés a mező egyik látványosságáról. A válasz egy lábnyom; ott felfedhető az órája. Biztos? Elfogás.
mind-mgmt-picture-guide-end = Ki nyer
mind-mgmt-picture-guide-end-text = Ügynökök: ha elfogják a fejvadászt, vagy nincs hová lépnie. Fejvadász: 9 újonccal (teljes játék: 12), vagy ha a végén még szabad.
mind-mgmt-picture-guide-alt = Így játsszuk: MIND MGMT. { mind-mgmt-picture-guide-hide-text } { mind-mgmt-picture-guide-ask-text } { mind-mgmt-picture-guide-end-text }
mind-mgmt-picture-cover-alt = MIND MGMT: egy kalap és egy szem oson az esti utcán, mögötte lábnyomok, utána két ügynök. { mind-mgmt-picture-motto }.

# The board in words.

mind-mgmt-picture-heading-secret = Amit csak te tudsz
mind-mgmt-picture-heading-time = Az idő
mind-mgmt-picture-heading-agents = Az ügynökök
mind-mgmt-picture-heading-cards = Kártyák és jelzők
mind-mgmt-picture-heading-map = A város sorról sorra
mind-mgmt-picture-heading-past = Utolsó válaszok
mind-mgmt-picture-time = Elmúlt { $hour }; a játszma ekkor ér véget: { $last }.
mind-mgmt-picture-hours = Bejelentett újoncok: { $hours }.
mind-mgmt-picture-hour-recruits = { $hour }: { $count }
mind-mgmt-picture-slipped = Illúzió { $hour }-kor.
mind-mgmt-picture-nowhere = még nincs a városban
mind-mgmt-picture-agent-line = { $agent }{ $whose ->
    [seat] { " " }({ $who })
    [shared] { " " }(közösen vezetve)
   *[none] { "" }
}: { $place }, { $fresh ->
    [fresh] még sorra kerül
   *[spent] már sorra került
}
mind-mgmt-picture-possible = A fejvadász lehet: { $cards }.
mind-mgmt-picture-slip-line = { $token ->
    [first] Első illúzió
   *[second] Második illúzió
}: { $state ->
    [used] felhasználva { $hour }-kor
    [lies] itt fekszik: { $place }
   *[held] még megvan
}.
mind-mgmt-picture-ally-line = { $ally }: { $used ->
    [used] felhasználva
   *[ready] még megvan
}.
mind-mgmt-picture-claimed-line = A halhatatlanok újoncai: { $features }.
mind-mgmt-picture-revealed = Vallatással kiderült: { $features }.
mind-mgmt-picture-here-immortal = { $number }. halhatatlan
mind-mgmt-picture-here-step = lábnyom
mind-mgmt-picture-here-slip = illúzió
