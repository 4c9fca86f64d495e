# What stands in the pictures of MIND MGMT, their alt texts and the board in words.

mind-mgmt-picture-seat = { $colour ->
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
} { $number }

# Under a feature's sign on the map: at most 5 letters.
mind-mgmt-picture-short-book = Boek
mind-mgmt-picture-short-billboard = Billb.
mind-mgmt-picture-short-cafe = Café
mind-mgmt-picture-short-bus = Bus
mind-mgmt-picture-short-palm = Palm
mind-mgmt-picture-short-umbrella = Plu
mind-mgmt-picture-short-idol = Afgod
mind-mgmt-picture-short-graffiti = Graff.
mind-mgmt-picture-short-garden = Tuin
mind-mgmt-picture-short-dogs = Hond
mind-mgmt-picture-short-fountain = Font.
mind-mgmt-picture-short-pool = Bad
mind-mgmt-picture-short-bird = Vogel
mind-mgmt-picture-short-monks = Monn.
mind-mgmt-picture-short-torches = Fakk.
mind-mgmt-picture-short-tuktuk = Tuk.

mind-mgmt-picture-stage-mayhem = Chaos op een grens: nog { $left }
mind-mgmt-picture-stage-hiding = De ronselaar duikt onder
mind-mgmt-picture-stage-immortals = De ronselaar zet onsterfelijken: nog { $left }
mind-mgmt-picture-stage-sharing = Wie neemt welke agent?
mind-mgmt-picture-stage-pawns = De agenten komen de stad in
mind-mgmt-picture-stage-second-slip = De agenten leggen de tweede illusie
mind-mgmt-picture-stage-recruiter = { $hour }: de ronselaar is aan zet
mind-mgmt-picture-stage-active = { $agent } is { $left ->
    [0] als laatste aan zet
   *[other] aan zet, daarna nog { $left }
}
mind-mgmt-picture-stage-agents = De agenten: nog { $left ->
    [one] 1 aan zet
   *[other] { $left } aan zet
}
mind-mgmt-picture-stage-answer = { $feature }? De ronselaar antwoordt
mind-mgmt-picture-stage-over = Het potje is afgelopen
mind-mgmt-picture-won-recruiter = De ronselaar wint
mind-mgmt-picture-won-agents = De agenten winnen

mind-mgmt-picture-you-card = Wie word jij?
mind-mgmt-picture-you-start = Waar begin je?
mind-mgmt-picture-you-steps = Je eerste stappen: nog { $left }
mind-mgmt-picture-you-recruiter = { $hour }: { $done ->
    [open] stap of illusie
   *[done] beurt beëindigen?
}
mind-mgmt-picture-you-answer = { $feature }: welke stap?

mind-mgmt-picture-recruits = { $recruits } van { $goal } rekruten bekend.
mind-mgmt-picture-stands = { $who } { $place }{ $fresh ->
    [fresh] { "" }
   *[spent] { " " }(geweest)
}
mind-mgmt-picture-agents = Agenten: { $pawns }.
mind-mgmt-picture-immortals = Onsterfelijken: { $places }.
mind-mgmt-picture-steps = Voetsporen: { $places }.
mind-mgmt-picture-confirmed = Bevestigd: { $hours }.
mind-mgmt-picture-note = ‘{ $text }’
mind-mgmt-picture-notes = Notities: { $notes }.
mind-mgmt-picture-mayhem = Chaos: { $borders }.
mind-mgmt-picture-open-cards = Open kaarten: { $features }.
mind-mgmt-picture-deck-size = Gedekte kaarten: { $count }.
mind-mgmt-picture-slip-lies = Op { $place } ligt een illusie.

mind-mgmt-picture-answer-steps = { $feature }: { $count ->
    [one] een voetspoor op { $places }
   *[other] voetsporen op { $places }
}.
mind-mgmt-picture-answer-none = { $feature }: geen nieuw voetspoor.
mind-mgmt-picture-answer-hour = { $place } is bezocht om { $hour }.
mind-mgmt-picture-answer-capture = { $right ->
    [yes] De ronselaar is gepakt op { $place }.
   *[no] De ronselaar was niet op { $place }.
}
mind-mgmt-picture-answer-near = { $near ->
    [yes] De ronselaar was binnen twee locaties van { $place }, in die rij of kolom.
   *[no] De ronselaar was niet binnen twee locaties van { $place }, in die rij of kolom.
}
mind-mgmt-picture-answer-shaken = { $right ->
    [yes] { $feature }: een van de verborgen kaarten.
   *[no] { $feature }: geen van de verborgen kaarten.
}

mind-mgmt-picture-secret-card = De ronselaar: { $card }.
mind-mgmt-picture-secret-cards = Werft waar dit staat: { $features }.
mind-mgmt-picture-secret-trail = De route: { $trail }.
mind-mgmt-picture-score-line = Gewonnen potjes aan deze tafel: { $seats }.
mind-mgmt-picture-score-seat = { $games ->
    [one] { $seat } 1 potje
   *[other] { $seat } { $games } potjes
}
mind-mgmt-picture-below = Onder: agenten en hun spelers; pijlen: hoe illusies gaan
mind-mgmt-picture-caption-recruits = Rekruten
mind-mgmt-picture-caption-slip = Illusie
mind-mgmt-picture-caption-recruiter = Ronselaar
mind-mgmt-picture-caption-open = Open
mind-mgmt-picture-trails = { $exact ->
    [false] Zo’n { $shown } routes mogelijk
   *[true] { $trails ->
        [one] 1 route mogelijk
       *[other] { $shown } routes mogelijk
    }
}
mind-mgmt-picture-heat = De ronselaar kan zijn op { $count ->
    [one] 1 locatie
   *[other] { $count } locaties
}: { $places }.
mind-mgmt-picture-contacted = { $recruits ->
    [0] Alle rekruten bekend
   *[other] Nog niet bekend: { $recruits }
}

# The closing picture, its film, how to play, the cover.

mind-mgmt-picture-closed = Zaak gesloten
mind-mgmt-picture-score = Gewonnen potjes
mind-mgmt-picture-film-alt = De route uur voor uur, elke vraag met het antwoord.
mind-mgmt-picture-motto = Eén glipt door de stad, vier vragen de weg
mind-mgmt-picture-guide-hide = De ronselaar duikt onder
mind-mgmt-picture-guide-hide-text = Elk uur ongezien één stap naar een nieuwe locatie, nooit terug. Elk geheim kenmerk daar levert een rekruut op; op rode uren wordt hun aantal bekendgemaakt.
mind-mgmt-picture-guide-ask = De agenten vragen
mind-mgmt-picture-guide-ask-text = Elk uur komen er twee aan zet: loop hooguit twee locaties en vraag naar een kenmerk daar. Het antwoord is een voetspoor; ga erheen en onthul het uur. Zeker? Sla toe.
mind-mgmt-picture-guide-end = Wie wint
mind-mgmt-picture-guide-end-text = Agenten: door de ronselaar gevangen te nemen, of als die nergens heen kan. De ronselaar: met 9 rekruten (volledig spel 12), of nog vrij als de tijd om is.
mind-mgmt-picture-guide-alt = Zo speel je MIND MGMT. { mind-mgmt-picture-guide-hide-text } { mind-mgmt-picture-guide-ask-text } { mind-mgmt-picture-guide-end-text }
mind-mgmt-picture-cover-alt = MIND MGMT: een hoed en een oog glippen door een straat in de avond, voetsporen erachter, twee agenten erachteraan. { mind-mgmt-picture-motto }.

# The board in words.

mind-mgmt-picture-heading-secret = Wat alleen jij weet
mind-mgmt-picture-heading-time = De tijd
mind-mgmt-picture-heading-agents = De agenten
mind-mgmt-picture-heading-cards = Kaarten en fiches
mind-mgmt-picture-heading-map = De stad, rij voor rij
mind-mgmt-picture-heading-past = Laatste antwoorden
mind-mgmt-picture-time = { $hour } is verstreken; het potje eindigt om { $last }.
mind-mgmt-picture-hours = Bekende rekruten: { $hours }.
mind-mgmt-picture-hour-recruits = { $hour }: { $count }
mind-mgmt-picture-slipped = Om { $hour } is een illusie gebruikt.
mind-mgmt-picture-nowhere = nog niet in de stad
mind-mgmt-picture-agent-line = { $agent }{ $whose ->
    [seat] { " " }({ $who })
    [shared] { " " }(samen gespeeld)
   *[none] { "" }
}: { $place }, { $fresh ->
    [fresh] nog aan zet
   *[spent] al geweest
}
mind-mgmt-picture-possible = Wie de ronselaar kan zijn: { $cards }.
mind-mgmt-picture-slip-line = { $token ->
    [first] Eerste illusie
   *[second] Tweede illusie
}: { $state ->
    [used] gebruikt om { $hour }
    [lies] ligt op { $place }
   *[held] nog niet gebruikt
}.
mind-mgmt-picture-ally-line = { $ally }: { $used ->
    [used] gebruikt
   *[ready] nog over
}.
mind-mgmt-picture-claimed-line = Rekruten van onsterfelijken: { $features }.
mind-mgmt-picture-revealed = Gevonden bij het uithoren: { $features }.
mind-mgmt-picture-here-immortal = onsterfelijke { $number }
mind-mgmt-picture-here-step = voetspoor
mind-mgmt-picture-here-slip = illusie
