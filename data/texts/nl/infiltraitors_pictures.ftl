# What stands in Infiltraitors' pictures, their alt texts and the board in words.

# On the card's corner in pictures: one letter, unlike the others, for the colour.
infiltraitors-picture-letter-red = R
infiltraitors-picture-letter-black = Z
infiltraitors-picture-letter-yellow = Ge
infiltraitors-picture-letter-blue = B
infiltraitors-picture-letter-green = Gr

infiltraitors-picture-seat = { $letter ->
    [A] 🟣
    [B] 🟫
    [C] 🔶
    [D] 🛡️
   *[E] 🏵️
} { $letter }

infiltraitors-picture-stage-action = Beurt { $turn }: { $who } is aan zet
infiltraitors-picture-stage-reward = Beurt { $turn }: { $who } kiest een beloning
infiltraitors-picture-stage-discard = Beurt { $turn }: { $who } legt af
infiltraitors-picture-stage-leave = Beurt { $turn }: gaat { $who } weg?
infiltraitors-picture-stage-key-clue = Beurt { $turn }: { $who } laat een aanwijzing achter
infiltraitors-picture-stage-key-shot = Beurt { $turn }: { $who } schiet op de sleutelpersoon
infiltraitors-picture-won = Missie volbracht
infiltraitors-picture-lost = Missie mislukt
infiltraitors-picture-stamp-won = Volbracht
infiltraitors-picture-stamp-lost = Mislukt

infiltraitors-picture-you-action = Jouw beurt: één actie
infiltraitors-picture-you-reward = Kies je beloning
infiltraitors-picture-you-discard = { $count ->
    [one] Leg 1 kaart af
   *[other] Leg { $count } kaarten af
}
infiltraitors-picture-you-leave = Verlaat je de missie?
infiltraitors-picture-you-key-clue = { $count ->
    [one] Speel 1 aanwijzing bij de sleutelpersoon
   *[other] Speel { $count } aanwijzingen bij de sleutelpersoon
}
infiltraitors-picture-you-key-shot = Schiet op de sleutelpersoon

infiltraitors-picture-key = Sleutelpersoon
infiltraitors-picture-no-suspect = Geen verdachte
infiltraitors-picture-shooter = Schiet, heeft geen verdachte
infiltraitors-picture-gone = Heeft de missie verlaten
infiltraitors-picture-discards = { $count ->
    [0] Niets open afgelegd
    [one] 1 open afgelegd
   *[other] { $count } open afgelegd
}
# Column heading: still possible identities.
infiltraitors-picture-left-to-be = { $count } mogelijk
infiltraitors-picture-filled = Gevuld: wat de verdachte nog kan zijn
infiltraitors-picture-specials = In het midden
infiltraitors-picture-pool = Pot

infiltraitors-picture-standing = { $bullets ->
    [one] 1 kogel
   *[other] { $bullets } kogels
} voor { $left ->
    [one] 1 verdachte
   *[other] { $left } verdachten
} ({ $middle } in het midden{ $aside ->
    [0] { "" }
   *[other] , { $aside } apart
}); hoofdkwartier { $hq }, afgelegd { $open } open en { $down } gedekt.
infiltraitors-picture-suspect-of = Verdachte { $number } van { $seat }
infiltraitors-picture-suspect-line = { $suspect }: { $clues }.
infiltraitors-picture-no-clues = nog geen aanwijzingen
infiltraitors-picture-matches = staand (overeenkomst) { $cards }
infiltraitors-picture-no-matches = liggend (geen overeenkomst) { $cards }
infiltraitors-picture-misses = misgeschoten: { $cards }
infiltraitors-picture-identity = { $suspect } is { $card }.
infiltraitors-picture-identity-two = { $suspect } is { $card } ({ $own } in de kleur van { $second }).
infiltraitors-picture-shot-line = { $seat } trof { $card } in beurt { $turn }.
infiltraitors-picture-gone-line = Uit de missie vertrokken: { $seats }.
infiltraitors-picture-score-line = { $games ->
    [one] Deze tafel heeft tot nu toe 1 missie gewonnen.
   *[other] Deze tafel heeft tot nu toe { $games } missies gewonnen.
}

infiltraitors-picture-deed-capture = Beurt { $turn }: { $seat } pakte verdachte { $number } op.
infiltraitors-picture-deed-give-clue = Beurt { $turn }: { $seat } gaf een aanwijzing, { $card } { $turned ->
    [upright] staand
   *[sideways] liggend
}.
infiltraitors-picture-deed-exchange = Beurt { $turn }: { $seat } speelde { $card } bij de verdachte van { $target }, { $turned ->
    [upright] staand
   *[sideways] liggend
}.
infiltraitors-picture-deed-wait = Beurt { $turn }: { $seat } wachtte af voor { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
infiltraitors-picture-deed-hit = Beurt { $turn }: { $seat } schoot op de verdachte van { $target }: { $card }, raak.
infiltraitors-picture-deed-miss = Beurt { $turn }: { $seat } schoot op de verdachte van { $target }: { $card }, mis.
infiltraitors-picture-deed-leave = Beurt { $turn }: { $seat } verliet de missie.
infiltraitors-picture-deed-key-hit = Beurt { $turn }: { $seat } schoot op de sleutelpersoon: { $card }, raak.
infiltraitors-picture-deed-key-miss = Beurt { $turn }: { $seat } schoot op de sleutelpersoon: { $card }, mis.

infiltraitors-picture-alt-hand = In je hand: { $cards }.
infiltraitors-picture-alt-hand-of = Hand van { $seat }: { $cards }.
infiltraitors-picture-alt-hand-unseen = { $count ->
    [one] Je hebt 1 kaart die je niet kunt zien.
   *[other] Je hebt { $count } kaarten die je niet kunt zien.
}
infiltraitors-picture-no-cards = Geen handkaarten
infiltraitors-picture-your-suspect = Je verdachte { $number }
infiltraitors-picture-would-match = overeenkomst, staand
infiltraitors-picture-would-not = geen overeenkomst, liggend
infiltraitors-picture-escaped = ontsnapt
infiltraitors-picture-in-turn = beurt { $turn }
infiltraitors-picture-score = Gewonnen missies aan deze tafel
infiltraitors-picture-film-turn = Beurt { $turn }
infiltraitors-picture-film-alt = De missie als film: de rij verdachten, en hoe de een na de ander wordt getroffen.

# The board in words.

infiltraitors-picture-heading-suspects = Verdachten
infiltraitors-picture-heading-own-hand = Je hand
infiltraitors-picture-heading-hands = Handen
infiltraitors-picture-heading-discards = Aflegstapel
infiltraitors-picture-heading-middle = Verdachten nog in het midden
infiltraitors-picture-heading-aside = De verdachte apart
infiltraitors-picture-heading-hq = Hoofdkwartier, van boven af
infiltraitors-picture-heading-down = Gedekt afgelegd
infiltraitors-picture-shooter-line = { $seat } schiet als enige.
infiltraitors-picture-specials-line = Speciale kaarten in het midden: { $cards }.
infiltraitors-picture-pool-line = Pot: { $cards }.
infiltraitors-picture-nobody = Niemand heeft een verdachte.
infiltraitors-picture-holds-nobody = { $count ->
    [one] { $seats } heeft geen verdachte.
   *[other] { $seats } hebben geen verdachte.
}
infiltraitors-picture-blank-line = Nog geen aanwijzingen: { $suspects }.
infiltraitors-picture-two-cards = Er ligt een tweede kaart bij.
infiltraitors-picture-locked = Op { $suspect } kan nu niet geschoten worden.
infiltraitors-picture-possible = { $count ->
    [one] Nog mogelijk: { $cards }.
   *[other] Nog { $count } mogelijk: { $cards }.
}
infiltraitors-picture-hands-line = Kaarten in de handen van de anderen: { $hands }.
infiltraitors-picture-hand-count = { $seat } { $count }
infiltraitors-picture-own-matches = Komen overeen met je verdachte: { $cards }.
infiltraitors-picture-own-others = Komen niet overeen: { $cards }.
infiltraitors-picture-down-line = { $count ->
    [0] Niets gedekt.
    [one] 1 gedekt.
   *[other] { $count } gedekt.
}

# How to play, and the cover.

infiltraitors-picture-motto = Alleen de kaarten mogen spreken
infiltraitors-picture-file = Geheim dossier
infiltraitors-picture-cover-alt = Infiltraitors: vijf mensen met hoed en jas op een rij, een van hen in het vizier van een pistool. { infiltraitors-picture-motto }.
infiltraitors-picture-guide-aim = Samen
infiltraitors-picture-guide-aim-text = Ieder bewaakt een verdachte die niemand anders ziet. Zoek kleur en getal van die van de anderen uit, en schiet voordat de kogels op zijn.
infiltraitors-picture-guide-clues = Aanwijzingen
infiltraitors-picture-guide-clues-text = Zelfde kleur, zelfde getal, of het ene getal deelt het andere: overeenkomst, staand. Anders liggend.
infiltraitors-picture-guide-turn = Jouw beurt: een hiervan
infiltraitors-picture-guide-capture = Pak op: neem een verdachte. De bovenste kaart van het hoofdkwartier, de trekstapel, gaat ongezien weg.
infiltraitors-picture-guide-clue = Geef een aanwijzing: speel een kaart bij je eigen verdachte.
infiltraitors-picture-guide-exchange = Wissel uit: speel een kaart bij de verdachte van een ander en trek er een.
infiltraitors-picture-guide-wait = Wacht af: leg de bovenste van het hoofdkwartier ongezien af, trek er 0 tot 3.
infiltraitors-picture-guide-shoot = Schiet op de verdachte van een ander: een kogel, een kleur en een getal.
infiltraitors-picture-guide-alt = Zo speel je Infiltraitors. { infiltraitors-picture-guide-aim-text } { infiltraitors-picture-guide-clues-text } { infiltraitors-picture-guide-turn }. { infiltraitors-picture-guide-capture } { infiltraitors-picture-guide-clue } { infiltraitors-picture-guide-exchange } { infiltraitors-picture-guide-wait } { infiltraitors-picture-guide-shoot }
