# Co stojí na obrázcích hry MIND MGMT, jejich popisy a plán slovy.

mind-mgmt-picture-seat = { $colour ->
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
} { $number }

mind-mgmt-picture-short-book = Kniha
mind-mgmt-picture-short-billboard = Billb.
mind-mgmt-picture-short-cafe = Kavár.
mind-mgmt-picture-short-bus = Bus
mind-mgmt-picture-short-palm = Palma
mind-mgmt-picture-short-umbrella = Dešt.
mind-mgmt-picture-short-idol = Modla
mind-mgmt-picture-short-graffiti = Graf.
mind-mgmt-picture-short-garden = Zahr.
mind-mgmt-picture-short-dogs = Psi
mind-mgmt-picture-short-fountain = Font.
mind-mgmt-picture-short-pool = Baz.
mind-mgmt-picture-short-bird = Pták
mind-mgmt-picture-short-monks = Mniši
mind-mgmt-picture-short-torches = Poch.
mind-mgmt-picture-short-tuktuk = Tuk.

mind-mgmt-picture-stage-mayhem = Chaos na hranici: zbývá { $left }
mind-mgmt-picture-stage-hiding = Náborář se ukrývá
mind-mgmt-picture-stage-immortals = Náborář klade nesmrtelné: zbývá { $left }
mind-mgmt-picture-stage-sharing = Kdo si vezme kterého agenta?
mind-mgmt-picture-stage-pawns = Agenti přicházejí do města
mind-mgmt-picture-stage-second-slip = Agenti kladou druhou iluzi
mind-mgmt-picture-stage-recruiter = { $hour }: na tahu je Náborář
mind-mgmt-picture-stage-active = { $agent } je na tahu{ $left ->
    [0] { "" }, poslední
   *[other] { "" }, pak ještě { $left }
}
mind-mgmt-picture-stage-agents = Agenti: { $left ->
    [one] na tahu ještě 1
    [few] na tahu { $left }
   *[other] na tahu { $left }
}
mind-mgmt-picture-stage-answer = { $feature }? Odpovídá Náborář
mind-mgmt-picture-stage-over = Hra skončila
mind-mgmt-picture-won-recruiter = Náborář vyhrál
mind-mgmt-picture-won-agents = Agenti vyhráli

mind-mgmt-picture-you-card = Kým budeš?
mind-mgmt-picture-you-start = Kde začneš?
mind-mgmt-picture-you-steps = První kroky: zbývá { $left }
mind-mgmt-picture-you-recruiter = { $hour }: { $done ->
    [open] krok, nebo iluze
   *[done] ukončit tah?
}
mind-mgmt-picture-you-answer = { $feature }: který krok?

mind-mgmt-picture-recruits = Ohlášeno rekrutů: { $recruits } z { $goal }.
mind-mgmt-picture-stands = { $who } { $place }{ $fresh ->
    [fresh] { "" }
   *[spent] { " " }(po tahu)
}
mind-mgmt-picture-agents = Agenti: { $pawns }.
mind-mgmt-picture-immortals = Nesmrtelní: { $places }.
mind-mgmt-picture-steps = Kroky: { $places }.
mind-mgmt-picture-confirmed = Potvrzeno: { $hours }.
mind-mgmt-picture-note = „{ $text }“
mind-mgmt-picture-notes = Poznámky: { $notes }.
mind-mgmt-picture-mayhem = Chaos: { $borders }.
mind-mgmt-picture-open-cards = Otevřené karty: { $features }.
mind-mgmt-picture-deck-size = Karet lícem dolů: { $count }.
mind-mgmt-picture-slip-lies = Na { $place } leží iluze.

mind-mgmt-picture-answer-steps = { $feature }: { $count ->
    [one] krok na { $places }
    [few] kroky na { $places }
   *[other] kroky na { $places }
}.
mind-mgmt-picture-answer-none = { $feature }: žádný nový krok.
mind-mgmt-picture-answer-hour = { $place } navštíveno v { $hour }.
mind-mgmt-picture-answer-capture = { $right ->
    [yes] Náborář zajat na { $place }.
   *[no] Na { $place } Náborář nebyl.
}
mind-mgmt-picture-answer-near = { $near ->
    [yes] Náborář byl do dvou lokací od { $place }, v její řadě nebo sloupci.
   *[no] Náborář nebyl do dvou lokací od { $place } v její řadě ani sloupci.
}
mind-mgmt-picture-answer-shaken = { $right ->
    [yes] { $feature }: jedna ze skrytých karet.
   *[no] { $feature }: žádná ze skrytých karet.
}

mind-mgmt-picture-secret-card = Náborář: { $card }.
mind-mgmt-picture-secret-cards = Nabírá tam, kde je: { $features }.
mind-mgmt-picture-secret-trail = Trasa: { $trail }.
mind-mgmt-picture-score-line = U tohoto stolu zatím: { $seats }.
mind-mgmt-picture-score-seat = { $games ->
    [one] { $seat } 1 hra
    [few] { $seat } { $games } hry
   *[other] { $seat } { $games } her
}
mind-mgmt-picture-below = Dole: agenti a kdo je vede; šipky: kudy vede iluze
mind-mgmt-picture-caption-recruits = Rekruti
mind-mgmt-picture-caption-slip = Iluze
mind-mgmt-picture-caption-recruiter = Náborář
mind-mgmt-picture-caption-open = Otevřené
mind-mgmt-picture-trails = { $exact ->
    [false] Možných tras asi { $shown }
   *[true] { $trails ->
        [one] 1 možná trasa
        [few] { $shown } možné trasy
       *[other] { $shown } možných tras
    }
}
mind-mgmt-picture-heat = Náborář může být na { $count ->
    [one] 1 lokaci
    [few] { $count } lokacích
   *[other] { $count } lokacích
}: { $places }.
mind-mgmt-picture-contacted = { $recruits ->
    [0] Všichni rekruti ohlášeni
   *[other] Zatím neohlášeno: { $recruits }
}

# Závěrečný obrázek, jeho film, jak se hraje, obálka.

mind-mgmt-picture-closed = Uzavřeno
mind-mgmt-picture-score = Výhry
mind-mgmt-picture-film-alt = Trasa hodinu po hodině, každá otázka s odpovědí.
mind-mgmt-picture-motto = Jeden proklouzává městem, čtyři se ptají
mind-mgmt-picture-guide-hide = Náborář se skrývá
mind-mgmt-picture-guide-hide-text = Každou hodinu jeden tajný krok na novou lokaci, nikdy zpět. Každá tajná zajímavost tam přináší rekruta; v červených hodinách se hlásí jejich počet.
mind-mgmt-picture-guide-ask = Agenti se ptají
mind-mgmt-picture-guide-ask-text = Po každé hodině táhnou dva: jdi až o dvě lokace a ptej se na zajímavost, kde stojíš. Odpovědí je krok; na něm lze odhalit jeho hodinu. Víš to jistě? Zajmi ho.
mind-mgmt-picture-guide-end = Kdo vyhraje
mind-mgmt-picture-guide-end-text = Agenti: zajetím tam, kde Náborář je, nebo když nemá kam jít. Náborář: s 9 rekruty (v plné hře 12), nebo na svobodě, když vyprší čas.
mind-mgmt-picture-guide-alt = Jak se hraje MIND MGMT. { mind-mgmt-picture-guide-hide-text } { mind-mgmt-picture-guide-ask-text } { mind-mgmt-picture-guide-end-text }
mind-mgmt-picture-cover-alt = MIND MGMT: klobouk a oko prchají večerní ulicí, za nimi stopy a dva agenti. { mind-mgmt-picture-motto }.

# Plán slovy.

mind-mgmt-picture-heading-secret = Co víš jen ty
mind-mgmt-picture-heading-time = Čas
mind-mgmt-picture-heading-agents = Agenti
mind-mgmt-picture-heading-cards = Karty a žetony
mind-mgmt-picture-heading-map = Město po řadách
mind-mgmt-picture-heading-past = Poslední odpovědi
mind-mgmt-picture-time = Uplynulo { $hour }; hra končí v { $last }.
mind-mgmt-picture-hours = Ohlášení rekruti: { $hours }.
mind-mgmt-picture-hour-recruits = { $hour }: { $count }
mind-mgmt-picture-slipped = V { $hour } byla použita iluze.
mind-mgmt-picture-nowhere = ještě není ve městě
mind-mgmt-picture-agent-line = { $agent }{ $whose ->
    [seat] { " " }({ $who })
    [shared] { " " }(hrají společně)
   *[none] { "" }
}: { $place }, { $fresh ->
    [fresh] ještě na tahu nebyl
   *[spent] už po tahu
}
mind-mgmt-picture-possible = Kdo může být Náborář: { $cards }.
mind-mgmt-picture-slip-line = { $token ->
    [first] První iluze
   *[second] Druhá iluze
}: { $state ->
    [used] použita v { $hour }
    [lies] leží na { $place }
   *[held] ještě nepoužita
}.
mind-mgmt-picture-ally-line = { $ally }: { $used ->
    [used] použito
   *[ready] k dispozici
}.
mind-mgmt-picture-claimed-line = Rekruti nesmrtelných: { $features }.
mind-mgmt-picture-revealed = Odhaleno zastrašováním: { $features }.
mind-mgmt-picture-here-immortal = nesmrtelný { $number }
mind-mgmt-picture-here-step = krok
mind-mgmt-picture-here-slip = iluze
