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

wink-picture-turn-glance = Beurt { $turn }: { $who } is aan de beurt
wink-picture-turn-live = Beurt { $turn }: { $who } is aan de beurt
wink-picture-turn-last = Laatste ronde, beurt { $turn }: { $who }
wink-picture-won = { $count ->
    [0] Het potje is afgelopen
    [one] { $who } wint
   *[other] { $who } winnen samen
}

wink-picture-you-turn = Jouw beurt: roep een nummer op
wink-picture-you-name = Jouw beurt: wijs aan, roep op
wink-picture-you-beat = Kijk naar iemand en bevestig
wink-picture-you-wait = { $count ->
    [0] Bevestigd
   *[other] Bevestigd; wacht op { $who }
}
wink-picture-you-stand = De computer bevestigt voor je
wink-picture-you-away = Je was afwezig: kies iets om terug te zijn
wink-picture-you-away-live = Je bent afwezig: je slaat beurten over

wink-picture-called = { $who } riep { $number } op.
wink-picture-skipped = { $who } riep niets op.
wink-picture-passed = { $who } sloeg een beurt over.
wink-picture-has-left = { $who } doet niet meer mee.
wink-picture-declined = { $who } wees niemand aan voor { $number }.
wink-picture-named = { $who } wees { $named } aan voor { $number }: { $how ->
    [right] goed
   *[wrong] fout, { $holder } had hem
}.
wink-picture-accused = { $who } beschuldigde { $accused } van { $number }: { $how ->
    [right] goed
    [wrong] fout
   *[void] telt niet
}.
wink-picture-call = { $who } riep { $number } op in beurt { $turn }{ $barred ->
    [yes] ; daarvan kan niemand meer beschuldigd worden
   *[no] { "" }
}.
wink-picture-lacking = Heeft hem zeker niet: { $who }.
wink-picture-player = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, contrakaarten: { $counters }{ $state ->
    [away] , afwezig
    [left] , doet niet meer mee
    [confirmed] , bevestigd
   *[none] { "" }
}.
wink-picture-left = Menigte: { $up } open, { $down } gedekt.

wink-picture-held = { $count ->
    [0] Geen handkaarten.
   *[other] In je hand: { $numbers }.
}
wink-picture-accomplice = { $who } riep jouw { $number } op: { $state ->
    [yes] je hebt geknipoogd.
    [no] je hebt nog niet geknipoogd.
   *[live] geef het teken.
}
wink-picture-watching = Je kijkt naar { $who } en knipoogt { $manner ->
    [bold] duidelijk
   *[subtle] onopvallend
}.
wink-picture-planned-accusation = Je beschuldigt { $who } van { $number }.
wink-picture-planned-naming = Je wijst { $who } aan.
wink-picture-planned-call = Je roept { $number } op.
wink-picture-standing = De computer bevestigt voor je tot je beurt.
wink-picture-saw-still = { $met ->
    [yes] Beurt { $turn }: je keek { $who } in de ogen. Geen teken.
   *[no] Beurt { $turn }: je keek naar { $who }. Niets.
}
wink-picture-saw-moved = { $met ->
    [yes] Beurt { $turn }: je keek { $who } in de ogen. Knipogen of knipperen naar { $moved }.
   *[no] Beurt { $turn }: je keek naar { $who }. Knipogen of knipperen naar { $moved }.
}
wink-picture-saw-winked = Je knipoogde naar { $who }: jij hebt { $number }.
wink-picture-saw-nothing = Beurten { $first }–{ $last }: niets. Je keek naar { $watched }.
wink-picture-gazes = Blikken: { $pairs }.
wink-picture-eye = { $how ->
    [bold] { $who } knipoogde duidelijk naar { $at } voor { $number }
    [subtle] { $who } knipoogde onopvallend naar { $at } voor { $number }
   *[blink] { $who } knipperde naar { $at }
}; { $could ->
    [0] niemand keek.
   *[other] bekeken door { $watched_by }, { $did ->
        [0] door niemand gezien
       *[other] gezien door { $seen_by }
    }.
}

wink-picture-saw = Wat je zag

# The end: the closing picture and the story.

wink-picture-stamp = Ontmaskerd
wink-picture-count-points = Punten
wink-picture-count-crowd = Menigte open
wink-picture-count-agents = Agenten open
# Columns of the closing picture, little room.
wink-picture-count-counters = Contra in hand
wink-picture-count-opened = Contra open
wink-picture-count-lost = Agenten gedekt
wink-picture-count-line = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} (menigte { $crowd }, agenten { $agents }, contrakaarten { $counters }); opengelegd { $opened }, gedekt { $lost }{ $left ->
    [yes] ; deed niet meer mee
   *[no] { "" }
}.
wink-picture-legend-linked = goed aangewezen
wink-picture-legend-caught = betrapt door
wink-picture-legend-lost = gemist; wie hem had
wink-picture-legend-gaze = wie naar wie keek
wink-picture-legend-met = keken elkaar in de ogen
wink-picture-legend-not-met = niet
wink-picture-legend-glanced = knipogen of knipperen naar
wink-picture-legend-nothing = niets
wink-picture-legend-you-winked = jij knipoogde
wink-picture-legend-may-accuse = je mag beschuldigen
wink-picture-legend-too-late = te laat beschuldigd
wink-picture-legend-called = opgeroepen
wink-picture-legend-named = aangewezen
wink-picture-legend-accused = beschuldigd
wink-picture-legend-bold = duidelijke knipoog naar
wink-picture-legend-subtle = onopvallende naar
wink-picture-legend-blink = knipperen
wink-picture-legend-saw = zag het
wink-picture-legend-watched = keek, miste het
wink-picture-score = Gewonnen
wink-picture-score-line = Gewonnen potjes aan deze tafel: { $scores }.
wink-picture-sum-linked = { $count ->
    [one] 1 goed aangewezen,
   *[other] { $count } goed aangewezen,
}
wink-picture-sum-caught = { $count } betrapt,
wink-picture-sum-lost = { $count } gemist.
wink-picture-story = { $span ->
    [single] Beurt { $first } ({ $page } van { $pages })
   *[range] Beurten { $first }–{ $last } ({ $page } van { $pages })
}
wink-picture-film-alt = Het potje beurt voor beurt: de tafel, open oproepen, blikken, knipogen en knipperen, punten.
wink-picture-story-beat = Beurt { $turn }:

# The board in words.

wink-picture-heading-own = Alleen voor jou
wink-picture-heading-calls = Open oproepen
wink-picture-heading-standing = De stand
wink-picture-heading-players = Spelers
wink-picture-heading-crowd = De menigte
wink-picture-heading-saw = Wat je zag
wink-picture-heading-story = Het hele verhaal
wink-picture-signal-wink = Live: handlangers knipogen.
wink-picture-signal-hand = Live: handlangers geven een teken met de hand.
wink-picture-signal-nod = Live: handlangers knikken.
wink-picture-signal-own = Live: handlangers geven het teken dat aan tafel is afgesproken.
wink-picture-waiting = Het wachten is op { $who }.
wink-picture-may-accuse = Je zag een blik van { $who } naar { $at }: je mag beschuldigen van { $number }.
wink-picture-no-calls = Er is geen open oproep.
wink-picture-before-crowd = Menigtekaarten: { $numbers }.
wink-picture-before-agents = Agentkaarten open: { $numbers }.
wink-picture-before-lost = Agentkaarten gedekt: { $numbers }.
wink-picture-counters = Contrakaarten opengelegd: { $open }, in de doos: { $boxed }.
wink-picture-row = Rij { $row }: { $cards }
wink-picture-card-token = { $number } met de pion van { $who }
wink-picture-card-down = { $number } gedekt
wink-picture-card-taken = { $number } weg

# How to play, and the cover.

wink-picture-motto = Wie knipoogt er naar jou?
wink-picture-cover-alt = Wink: gemaskerde gezichten op een carnaval bij nacht onder een snoer lampions, en acht dierenmaskers. { wink-picture-motto }
wink-picture-guide-call = Roep een nummer op
wink-picture-guide-call-text = Zet je pion op een menigtekaart. De speler met dat nummer is je handlanger en knipoogt naar je, liefst zonder dat een ander het ziet.
wink-picture-guide-ends = Hoe een oproep eindigt
wink-picture-guide-name = Wijs in je volgende beurt je handlanger aan. Goed: een punt voor allebei.
wink-picture-guide-accuse = Knipoogde iemand naar een ander? Beschuldig. Goed: beide kaarten zijn van jou, 2 punten.
wink-picture-guide-wrong = Fout aangewezen: beide kaarten worden omgedraaid. Fout beschuldigd: je verliest een contrakaart, 1 punt waard.
wink-picture-guide-looks = Met blikken: beurt voor beurt
wink-picture-guide-watch = Elke beurt kijk je in het geheim naar één speler. Kijken oproeper en handlanger elkaar in de ogen, dan knipoogt die.
wink-picture-guide-manner = Duidelijk: de oproeper ziet het zeker, anderen soms. Onopvallend: allebei minder vaak.
wink-picture-guide-blink = Ogen knipperen ook weleens, naar wie dan ook. Dat lijkt precies op een knipoog.
wink-picture-guide-end = Het eindigt als een hand leeg is. De meeste punten wint: 1 per gewonnen kaart, 1 per contrakaart die je nog hebt.
wink-picture-guide-alt = Zo speel je Wink. { wink-picture-guide-call }: { wink-picture-guide-call-text } { wink-picture-guide-ends }: { wink-picture-guide-name } { wink-picture-guide-accuse } { wink-picture-guide-wrong } { wink-picture-guide-looks }: { wink-picture-guide-watch } { wink-picture-guide-manner } { wink-picture-guide-blink } { wink-picture-guide-end }
