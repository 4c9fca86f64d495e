# What stands in Infiltraitors' pictures, their alt texts and the board in words.

# On the card's corner in pictures: one letter, unlike the others, for the colour.
infiltraitors-picture-letter-red = P
infiltraitors-picture-letter-black = F
infiltraitors-picture-letter-yellow = S
infiltraitors-picture-letter-blue = K
infiltraitors-picture-letter-green = Z

infiltraitors-picture-seat = { $letter ->
    [A] 🟣
    [B] 🟫
    [C] 🔶
    [D] 🛡️
   *[E] 🏵️
} { $letter }

infiltraitors-picture-stage-action = { $turn }. kör: { $who } jön
infiltraitors-picture-stage-reward = { $turn }. kör, { $who }: jutalmat választ
infiltraitors-picture-stage-discard = { $turn }. kör, { $who }: lapot dob
infiltraitors-picture-stage-leave = { $turn }. kör: { $who } távozik?
infiltraitors-picture-stage-key-clue = { $turn }. kör, { $who }: utalást hagy
infiltraitors-picture-stage-key-shot = { $turn }. kör, { $who }: a kulcsszemélyre lő
infiltraitors-picture-won = Küldetés teljesítve
infiltraitors-picture-lost = A küldetés elbukott
infiltraitors-picture-stamp-won = Teljesítve
infiltraitors-picture-stamp-lost = Elbukott

infiltraitors-picture-you-action = Te jössz: egy akció
infiltraitors-picture-you-reward = Válassz jutalmat
infiltraitors-picture-you-discard = Dobj el { $count } lapot
infiltraitors-picture-you-leave = Távozol a küldetésből?
infiltraitors-picture-you-key-clue = { $count } utalás a kulcsszemélyre
infiltraitors-picture-you-key-shot = Lőj a kulcsszemélyre

infiltraitors-picture-key = Kulcsszemély
infiltraitors-picture-no-suspect = Nincs gyanúsított
infiltraitors-picture-shooter = Ő lő, nem őriz gyanúsítottat
infiltraitors-picture-gone = Távozott a küldetésből
infiltraitors-picture-discards = { $count ->
    [0] Nincs nyílt eldobott
   *[other] { $count } nyílt eldobott
}
# Column heading: still possible identities.
infiltraitors-picture-left-to-be = { $count } lehet
infiltraitors-picture-filled = Kitöltve: ami a gyanúsított még lehet
infiltraitors-picture-specials = Középen
infiltraitors-picture-pool = Készlet

infiltraitors-picture-standing = { $bullets } töltény, { $left } gyanúsított ({ $middle } középen{ $aside ->
    [0] { "" }
   *[other] , { $aside } félretéve
}); főhadiszállás { $hq }, dobópakli: { $open } nyílt, { $down } lefordított.
infiltraitors-picture-suspect-of = { $number }. gyanúsított ({ $seat })
infiltraitors-picture-suspect-line = { $suspect }: { $clues }.
infiltraitors-picture-no-clues = még nincs utalás
infiltraitors-picture-matches = állítva (egyezik) { $cards }
infiltraitors-picture-no-matches = fektetve (nem egyezik) { $cards }
infiltraitors-picture-misses = mellélövések: { $cards }
infiltraitors-picture-identity = { $suspect }: { $card }.
infiltraitors-picture-identity-two = { $suspect }: { $card } ({ $own }, a színe innen: { $second }).
infiltraitors-picture-shot-line = { $turn }. kör: { $seat } lelőtte: { $card }.
infiltraitors-picture-gone-line = Távozott a küldetésből: { $seats }.
infiltraitors-picture-score-line = Itt eddig { $games } teljesített küldetés.

infiltraitors-picture-deed-capture = { $turn }. kör: { $seat } elfogott egy gyanúsítottat (sorszám: { $number }).
infiltraitors-picture-deed-give-clue = { $turn }. kör: { $seat } utalást adott, { $card } { $turned ->
    [upright] állítva
   *[sideways] fektetve
}.
infiltraitors-picture-deed-exchange = { $turn }. kör: { $seat } kijátszotta { $target } gyanúsítottjához: { $card }, { $turned ->
    [upright] állítva
   *[sideways] fektetve
}.
infiltraitors-picture-deed-wait = { $turn }. kör: { $seat } kivárt { $count } lapért.
infiltraitors-picture-deed-hit = { $turn }. kör: { $seat } lelőtte { $target } gyanúsítottját: { $card }, talált.
infiltraitors-picture-deed-miss = { $turn }. kör: { $seat } rálőtt { $target } gyanúsítottjára: { $card }, mellé.
infiltraitors-picture-deed-leave = { $turn }. kör: { $seat } távozott a küldetésből.
infiltraitors-picture-deed-key-hit = { $turn }. kör: { $seat } lelőtte a kulcsszemélyt: { $card }, talált.
infiltraitors-picture-deed-key-miss = { $turn }. kör: { $seat } rálőtt a kulcsszemélyre: { $card }, mellé.

infiltraitors-picture-alt-hand = Kézben: { $cards }.
infiltraitors-picture-alt-hand-of = { $seat } lapjai: { $cards }.
infiltraitors-picture-alt-hand-unseen = { $count } lap van nálad, amelyet nem látsz.
infiltraitors-picture-no-cards = Nincs lap kézben
infiltraitors-picture-your-suspect = Gyanúsítottad, { $number }
infiltraitors-picture-would-match = egyezik, állítva
infiltraitors-picture-would-not = nem egyezik, fektetve
infiltraitors-picture-escaped = megszökött
infiltraitors-picture-in-turn = { $turn }. kör
infiltraitors-picture-score = Teljesített küldetések
infiltraitors-picture-film-turn = { $turn }. kör
infiltraitors-picture-film-alt = A küldetés filmen: a gyanúsítottak sora, ahogy egymás után kidőltek.

# The board in words.

infiltraitors-picture-heading-suspects = Gyanúsítottak
infiltraitors-picture-heading-own-hand = Lapjaid
infiltraitors-picture-heading-hands = Lapok
infiltraitors-picture-heading-discards = Dobópakli
infiltraitors-picture-heading-middle = Középen maradt gyanúsítottak
infiltraitors-picture-heading-aside = A félretett gyanúsított
infiltraitors-picture-heading-hq = A főhadiszállás felülről
infiltraitors-picture-heading-down = Lefordított eldobottak
infiltraitors-picture-shooter-line = Minden lövés az övé: { $seat }.
infiltraitors-picture-specials-line = Különleges kártyák középen: { $cards }.
infiltraitors-picture-pool-line = Készlet: { $cards }.
infiltraitors-picture-nobody = Senkinél sincs gyanúsított.
infiltraitors-picture-holds-nobody = { $count ->
    [one] Nincs gyanúsított nála: { $seats }.
   *[other] Nincs gyanúsított náluk: { $seats }.
}
infiltraitors-picture-blank-line = Még nincs utalás: { $suspects }.
infiltraitors-picture-two-cards = Mellette egy második lap.
infiltraitors-picture-locked = Most nem lőhető: { $suspect }.
infiltraitors-picture-possible = { $count ->
    [one] Még lehet: { $cards }.
   *[other] Még { $count } lehet: { $cards }.
}
infiltraitors-picture-hands-line = Lapok a többieknél: { $hands }.
infiltraitors-picture-hand-count = { $seat } { $count }
infiltraitors-picture-own-matches = Egyezik a gyanúsítottaddal: { $cards }.
infiltraitors-picture-own-others = Nem egyezik: { $cards }.
infiltraitors-picture-down-line = { $count ->
    [0] Nincs lefordított.
   *[other] { $count } lefordított.
}

# How to play, and the cover.

infiltraitors-picture-motto = Csak a lapok beszélhetnek
infiltraitors-picture-file = Titkos akta
infiltraitors-picture-cover-alt = Infiltraitors: öt ember sorban, kalapban és kabátban, az egyik célkeresztben. { infiltraitors-picture-motto }.
infiltraitors-picture-guide-aim = Együtt
infiltraitors-picture-guide-aim-text = Mindenki őriz egy gyanúsítottat, akit csak ő lát. Derítsétek ki a többiek színét és számát, és lőjétek le mindet, amíg van töltény.
infiltraitors-picture-guide-clues = Utalások
infiltraitors-picture-guide-clues-text = Ugyanaz a szín, ugyanaz a szám, vagy az egyik szám osztja a másikat: egyezik, állítva. Különben fektetve.
infiltraitors-picture-guide-turn = A köröd: egy ezek közül
infiltraitors-picture-guide-capture = Elfogás: vegyél el egy gyanúsítottat. A főhadiszállás (húzópakli) felső lapja látatlanul megy el.
infiltraitors-picture-guide-clue = Utalás: játssz ki egy lapot a gyanúsítottadhoz.
infiltraitors-picture-guide-exchange = Csere: játssz ki egy lapot máséhoz, aztán húzz egyet.
infiltraitors-picture-guide-wait = Kivárás: a felső lap látatlanul megy, aztán húzz legfeljebb hármat.
infiltraitors-picture-guide-shoot = Lövés máséra: egy töltény, egy szín és egy szám.
infiltraitors-picture-guide-alt = Így játsszuk az Infiltraitorst. { infiltraitors-picture-guide-aim-text } { infiltraitors-picture-guide-clues-text } { infiltraitors-picture-guide-turn }. { infiltraitors-picture-guide-capture } { infiltraitors-picture-guide-clue } { infiltraitors-picture-guide-exchange } { infiltraitors-picture-guide-wait } { infiltraitors-picture-guide-shoot }
