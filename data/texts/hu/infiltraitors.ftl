## Infiltraitors

infiltraitors-name = Infiltraitors
infiltraitors-pitch = Együtt az árulók ellen: mindenki őriz egy gyanúsítottat, akit csak ő lát, és csak a kijátszott lapok beszélhetnek.

infiltraitors-option-mission = Küldetés
infiltraitors-option-mission-help = Három kiképző küldetés, aztán egy történet 20 küldetésben. Mindegyik külön is játszható.
infiltraitors-option-mission-t1 = 1. kiképzés: Első lépések
infiltraitors-option-mission-t2 = 2. kiképzés: Fejenként egy
infiltraitors-option-mission-t3 = 3. kiképzés: Versenyfutás az idővel
infiltraitors-option-mission-m1 = 1. küldetés: A nyitott vonal
infiltraitors-option-mission-m2 = 2. küldetés: Elveszett levelek
infiltraitors-option-mission-m3 = 3. küldetés: A dokkok
infiltraitors-option-mission-m4 = 4. küldetés: Lábujjhegyen
infiltraitors-option-mission-m5 = 5. küldetés: A kihallgatás
infiltraitors-option-mission-m6 = 6. küldetés: A széf
infiltraitors-option-mission-m7 = 7. küldetés: A csapda
infiltraitors-option-mission-m8 = 8. küldetés: Szétszóródva
infiltraitors-option-mission-m9 = 9. küldetés: A búvóhely
infiltraitors-option-mission-m10 = 10. küldetés: Idegen arcok
infiltraitors-option-mission-m11 = 11. küldetés: Jobbra nézz!
infiltraitors-option-mission-m12 = 12. küldetés: Egyvalaki bemegy
infiltraitors-option-mission-m13 = 13. küldetés: Az adatterem
infiltraitors-option-mission-m14 = 14. küldetés: A lista
infiltraitors-option-mission-m15 = 15. küldetés: A találka
infiltraitors-option-mission-m16 = 16. küldetés: Álnevek
infiltraitors-option-mission-m17 = 17. küldetés: Nyílt lapokkal
infiltraitors-option-mission-m18 = 18. küldetés: Bekerítve
infiltraitors-option-mission-m19 = 19. küldetés: A Főnök
infiltraitors-option-mission-m20 = 20. küldetés: Nagytakarítás
infiltraitors-option-crossing-out = Kihúzás
infiltraitors-option-crossing-out-help = Kihúzza-e a gép, amit az utalások, a mellélövések és a látott lapok kizárnak?
infiltraitors-option-crossing-out-by-mission = Csak kiképzésen
infiltraitors-option-crossing-out-on = Mindig
infiltraitors-option-crossing-out-off = Soha
infiltraitors-option-limit = Korlát
infiltraitors-option-limit-help = Percre csak többen, valós időben játszhattok; különben körökre vagy korlát nélkül.
infiltraitors-option-limit-minutes = Percek
infiltraitors-option-limit-turns = Körök

## Cards and colours

infiltraitors-colour-red = Piros
infiltraitors-colour-black = Fekete
infiltraitors-colour-yellow = Sárga
infiltraitors-colour-blue = Kék
infiltraitors-colour-green = Zöld
infiltraitors-number = { $number }
infiltraitors-card-red = Piros { $number }
infiltraitors-card-black = Fekete { $number }
infiltraitors-card-yellow = Sárga { $number }
infiltraitors-card-blue = Kék { $number }
infiltraitors-card-green = Zöld { $number }
infiltraitors-card-red-special = Piros különleges (1)
infiltraitors-card-black-special = Fekete különleges (1)
infiltraitors-card-yellow-special = Sárga különleges (1)
infiltraitors-card-blue-special = Kék különleges (1)
infiltraitors-card-green-special = Zöld különleges (1)

infiltraitors-sheet-shared = { $number }. gyanúsított: közös tábla
infiltraitors-sheet-private = { $number }. gyanúsított: saját tábla, { $who }
infiltraitors-sheet-shared-key = Kulcsszemély: közös tábla
infiltraitors-notes-none = Most nincs utalástáblád. Egy gyanúsítottnak az elfogásától a lelövéséig van táblája: egy, amelyet mindenki jelölhet (a csendes küldetéseken nincs), és egy saját, ha másik ügynök őrzi.
infiltraitors-sheet-private-key = Kulcsszemély: saját tábla, { $who }

## Briefing

infiltraitors-briefing-facts = { $suspects } gyanúsított, { $bullets } töltény, lapok { $lowest }–{ $highest }, { $colours } színben.
infiltraitors-briefing-minutes = { $minutes } percetek van.
infiltraitors-briefing-turns = Összesen { $turns } körötök van.
infiltraitors-briefing-hand = { $hand } lappal kezdesz, és legfeljebb { $limit } lapod maradhat.
infiltraitors-special-discards-face-down = Minden eldobott lap képpel lefelé kerül el, a nyílt utalások is.
infiltraitors-special-in-order = Az elfogott gyanúsítottak sorszámot kapnak. Mindig csak az asztalon lévő legkisebb sorszámúra lőhettek.
infiltraitors-special-silent = Csend: elejétől a végéig se szó, se jelzés.
infiltraitors-special-specials-in-the-middle = A különleges kártyák középen fekszenek. Mindegyik egyszer használható cseréhez, egy kézben lévő lap helyett.
infiltraitors-special-balanced-clues = Csak arra lőhettek, aki mellett ugyanannyi utalás áll, mint ahány fekszik, összesen legalább négy.
infiltraitors-special-exchange-to-the-left = Csak azzal az ügynökkel cserélhetsz, aki utánad jön.
infiltraitors-special-eliminate-to-the-right = Csak annak az ügynöknek a gyanúsítottjára lőhetsz, aki előtted jön.
infiltraitors-special-one-shooter = Egyvalaki lő, akit a véletlen választ, és nem őriz gyanúsítottat.
infiltraitors-special-specials-shuffled-in = A különleges kártyák is a pakliban vannak. A különleges gyanúsított száma 1, és csak a saját színű utalás áll mellette állítva.
infiltraitors-special-second-card = A főhadiszállás felső lapja az elfogott gyanúsított mellé kerül, és az ő színét adja; a szám a gyanúsítotté.
infiltraitors-special-hands-turned-round = Mindenki lapjait látod, csak a sajátjaidat nem. Utaláshoz és cseréhez más kezéből játszol ki lapot.
infiltraitors-special-last-stand = A jutalmak nyíltan egy készletbe kerülnek. Nyolc gyanúsított után a kilencedik ellen csak a készlet marad, és a csere nem húz.
infiltraitors-special-key-person = Találat után távozhatsz. Ilyenkor megnézed a kulcsszemélyt, hagysz nála egy utalást (2 ügynöknél: 2 utalást), és kiszállsz. Az utolsónak maradt ügynök lő a kulcsszemélyre.

## What an agent is asked

infiltraitors-prompt-action = Te jössz: egy akció. { $suspects } gyanúsított, { $bullets } töltény.
infiltraitors-prompt-action-turns = { $turns ->
    [1] Az utolsó köröd: egy akció. Gyanúsítottak: { $suspects }, töltények: { $bullets }.
   *[other] Te jössz: egy akció. Körök: { $turns }, gyanúsítottak: { $suspects }, töltények: { $bullets }.
}
infiltraitors-prompt-reward = Talált! Ha szeretnél, vegyél el egy eldobott lapot.
infiltraitors-prompt-reward-pool = Talált! Válassz egy eldobott lapot a készletbe.
infiltraitors-prompt-discard = { $count ->
    [one] Legfeljebb { $limit } lapod maradhat. Dobj el { $count } lapot.
   *[other] Legfeljebb { $limit } lapod maradhat. Dobj el { $count } lapot, egyenként.
}
infiltraitors-prompt-discard-unseen = { $count ->
    [one] Legfeljebb { $limit } lapod maradhat. Dobj el { $count } lapot látatlanul, a helye szerint.
   *[other] Legfeljebb { $limit } lapod maradhat. Dobj el { $count } lapot egyenként, látatlanul, a helyük szerint.
}
infiltraitors-prompt-leave = Távozol, és hagysz egy utalást a kulcsszemélynél? Rajtad kívül bent van még: { $agents }.
infiltraitors-prompt-key-clue = Láttad a kulcsszemélyt. Játssz ki hozzá { $count } lapot kézből vagy a nyílt eldobottakból. Aztán kiszállsz.
infiltraitors-prompt-key-shot = Te vagy az utolsó ügynök. Lőj most a kulcsszemélyre; töltények: { $bullets }.

## Moves, in one line

infiltraitors-describe-capture = { $top ->
    [discarded] Elfogsz egy gyanúsítottat; a főhadiszállás felső lapja a dobópakliba megy
    [kept] Elfogsz egy gyanúsítottat; a főhadiszállás felső lapja adja a színét
   *[nothing] Elfogsz egy gyanúsítottat
}
infiltraitors-describe-give-clue = { $turned ->
    [upright] Utalás a gyanúsítottadra: { $card }, egyezik (állítva)
    [sideways] Utalás a gyanúsítottadra: { $card }, nem egyezik (fektetve)
   *[unknown] Utalás a gyanúsítottadra: { $card }
}
infiltraitors-describe-give-clue-from = { $turned ->
    [upright] Utalás a gyanúsítottadra, { $owner } kezéből: { $card }, egyezik (állítva)
    [sideways] Utalás a gyanúsítottadra, { $owner } kezéből: { $card }, nem egyezik (fektetve)
   *[unknown] Utalás a gyanúsítottadra, { $owner } kezéből: { $card }
}
infiltraitors-describe-exchange = { $draws ->
    [yes] Csere, { $target }: { $card }; húzol egy lapot
   *[no] Csere, { $target }: { $card }; a főhadiszállás üres
}
infiltraitors-describe-exchange-from = { $draws ->
    [yes] Csere, { $target }, { $owner } kezéből: { $card }; húzol
   *[no] Csere, { $target }, { $owner } kezéből: { $card }; a főhadiszállás üres
}
infiltraitors-describe-exchange-middle = { $draws ->
    [yes] Csere, { $target }, középről: { $card }; húzol egy lapot
   *[no] Csere, { $target }, középről: { $card }; a főhadiszállás üres
}
infiltraitors-describe-wait = { $count ->
    [0] Kivársz, nem húzol
   *[other] Kivársz, { $count } lapot húzol
}
# $count: the number named; $there: how many cards HQ really has left.
infiltraitors-describe-wait-short = Kivársz: a felső lap megy, { $count } lapot mondasz, és annyit húzol, amennyi maradt ({ $there })
infiltraitors-describe-eliminate = { $miss ->
    [mission] Lövés, { $target } gyanúsítottja: { $card }; ha téves, a küldetés elveszett
   *[bullet] Lövés, { $target } gyanúsítottja: { $card }
}
infiltraitors-describe-take-reward = { $to ->
    [pool] A készletbe: { $card }
   *[hand] Elveszed az eldobottak közül: { $card }
}
infiltraitors-describe-take-face-down-reward = { $to ->
    [pool] A készletbe: egy lefordított ({ $count } közül)
   *[hand] Elveszel egy lefordítottat ({ $count } közül)
}
infiltraitors-describe-decline-reward = Nem veszel el lapot
infiltraitors-describe-discard = { $face ->
    [down] Eldobod képpel lefelé: { $card }
   *[up] Eldobod: { $card }
}
infiltraitors-describe-discard-unseen = Látatlanul eldobod a kezed { $place }. lapját
infiltraitors-describe-leave = { $ends ->
    [too-many] Távozol – és a küldetés elveszett: egynél több ügynök maradna
    [alone] Távozol – és a küldetés elveszett: az utolsó ügynök nem érne el minden gyanúsítottat
   *[not] { $count ->
        [0] Távozol: megnézed a kulcsszemélyt, de utalásra nincs lapod
       *[other] Távozol: megnézed a kulcsszemélyt, adsz rá { $count } utalást, és eldobod a lapjaid
    }
}
infiltraitors-describe-stay = { $ends ->
    [at-once] Maradsz – és a küldetés elveszett: egynél több ügynök maradna
   *[not] Maradsz a küldetésben
}
infiltraitors-describe-give-key-clue = { $turned ->
    [upright] Utalás a kulcsszemélyre: { $card }, egyezik (állítva)
    [sideways] Utalás a kulcsszemélyre: { $card }, nem egyezik (fektetve)
   *[unknown] Utalás a kulcsszemélyre: { $card }
}
infiltraitors-describe-eliminate-key-person = { $miss ->
    [mission] Lövés a kulcsszemélyre: { $card }; ha téves, a küldetés elveszett
   *[bullet] Lövés a kulcsszemélyre: { $card }
}

## What happened

infiltraitors-tell-captured = { $hq ->
    [discarded] { $seat } elfog egy gyanúsítottat (sorszám: { $number }); a főhadiszállás felső lapja képpel lefelé a dobópakliba megy.
    [kept] { $seat } elfog egy gyanúsítottat (sorszám: { $number }), mellé kerül a főhadiszállás felső lapja.
   *[nothing] { $seat } elfog egy gyanúsítottat (sorszám: { $number }).
}
infiltraitors-tell-captured-known = { $seat } elfog egy gyanúsítottat (sorszám: { $number }): { $card }.
infiltraitors-tell-captured-two = { $seat } elfog egy gyanúsítottat (sorszám: { $number }): { $card }, a színét ez adja: { $second }.
infiltraitors-tell-clue = { $turned ->
    [upright] { $seat } utalást ad: { $card } állítva, egyezik.
   *[sideways] { $seat } utalást ad: { $card } fektetve, nem egyezik.
}
infiltraitors-tell-clue-from = { $turned ->
    [upright] { $seat } utalást ad { $owner } kezéből: { $card } állítva, egyezik.
   *[sideways] { $seat } utalást ad { $owner } kezéből: { $card } fektetve, nem egyezik.
}
infiltraitors-tell-exchanged = { $turned ->
    [upright] { $seat } kijátssza { $target } gyanúsítottjához: { $card } állítva, egyezik.
   *[sideways] { $seat } kijátssza { $target } gyanúsítottjához: { $card } fektetve, nem egyezik.
}
infiltraitors-tell-waited = { $count ->
    [0] { $seat } kivár, és nem húz.
   *[other] { $seat } kivár, hogy { $count } lapot húzzon.
}
infiltraitors-tell-drawn = { $seat } { $count } lapot húz.
infiltraitors-tell-drawn-known = { $seat } { $count } lapot húz: { $cards }.
infiltraitors-tell-missed = { $seat } rálő { $target } gyanúsítottjára: { $card } – mellé. Maradt töltény: { $bullets }.
infiltraitors-tell-missed-key = { $seat } rálő a kulcsszemélyre: { $card } – mellé. Maradt töltény: { $bullets }.
infiltraitors-tell-eliminated = { $left ->
    [0] { $seat } kiiktatja { $target } gyanúsítottját: { $card }. Ő volt az utolsó.
   *[other] { $seat } kiiktatja { $target } gyanúsítottját: { $card }. Van még { $left }.
}
infiltraitors-tell-eliminated-key = { $left ->
    [0] { $seat } kiiktatja a kulcsszemélyt: { $card }. Ő volt az utolsó.
   *[other] { $seat } kiiktatja a kulcsszemélyt: { $card }. Van még { $left } gyanúsított.
}
infiltraitors-tell-reward = { $to ->
    [pool] { $face ->
        [down] { $seat } felfordít egy eldobott lapot a készletbe: { $card }.
       *[up] { $seat } egy eldobott lapot tesz a készletbe: { $card }.
    }
   *[hand] { $face ->
        [down] { $seat } jutalma egy lefordított eldobott lap: { $card }.
       *[up] { $seat } jutalma egy eldobott lap: { $card }.
    }
}
infiltraitors-tell-reward-hidden = { $seat } jutalma egy lefordított eldobott lap.
infiltraitors-tell-reward-declined = { $seat } nem kér jutalmat.
infiltraitors-tell-surplus = { $seat } eldob egy fölös lapot, képpel lefelé.
infiltraitors-tell-surplus-known = { $face ->
    [down] { $seat } eldob egy fölös lapot, képpel lefelé: { $card }.
   *[up] { $seat } eldob egy fölös lapot: { $card }.
}
infiltraitors-tell-all-discarded = Az utolsó roham: minden kézben lévő lap és a főhadiszállás, összesen { $count } lap, nyíltan a dobópakliba kerül.
infiltraitors-tell-pool-dealt = Kiosztjuk a készlet { $count } lapját.
infiltraitors-tell-pool-dealt-known = { $count ->
    [0] Kiosztjuk a készletet; neked nem jut lap.
   *[other] Kiosztjuk a készletet. { $count } lapot kapsz: { $cards }.
}
infiltraitors-tell-stayed = { $seat } a küldetésben marad.
infiltraitors-tell-key-person-seen = { $seat } megnézi a kulcsszemélyt, és távozni készül.
infiltraitors-tell-key-person-seen-known = { $seat } megnézi a kulcsszemélyt: { $card }.
infiltraitors-tell-key-clue = { $turned ->
    [upright] { $origin ->
        [hand] { $seat } utalást hagy a kulcsszemélynél: { $card } állítva, egyezik.
       *[discards] { $seat } az eldobottakból hagy utalást a kulcsszemélynél: { $card } állítva, egyezik.
    }
   *[sideways] { $origin ->
        [hand] { $seat } utalást hagy a kulcsszemélynél: { $card } fektetve, nem egyezik.
       *[discards] { $seat } az eldobottakból hagy utalást a kulcsszemélynél: { $card } fektetve, nem egyezik.
    }
}
infiltraitors-tell-left = { $seat } távozik a küldetésből, és eldobja: { $cards }.
infiltraitors-tell-left-empty = { $seat } távozik a küldetésből.
infiltraitors-tell-turn = { $number }. kör: { $seat }.

## Why a move is not allowed

infiltraitors-error-over = Ennek a küldetésnek vége.
infiltraitors-error-not-now = Most másról kell dönteni.
infiltraitors-error-not-your-turn = Nem te jössz.
infiltraitors-error-no-suspect-in-the-middle = Középen már nincs gyanúsított.
infiltraitors-error-one-suspect-each = Már őrzöl egy gyanúsítottat, és kettő senkinél sem lehet.
infiltraitors-error-shooter-holds-none = Ezen a küldetésen te lősz, így nem őrizhetsz gyanúsítottat.
infiltraitors-error-no-suspect-of-yours = Nincs nálad gyanúsított.
infiltraitors-error-no-suspect-there = Ott nincs gyanúsított.
infiltraitors-error-your-own-suspect = Ez a te gyanúsítottad; válaszd egy másik ügynökét.
infiltraitors-error-not-in-hand = Ezt a lapot nem játszhatod ki és nem dobhatod el: { $card }.
infiltraitors-error-not-left = Ezen a küldetésen csak azzal cserélhetsz, aki utánad jön.
infiltraitors-error-not-right = Ezen a küldetésen csak annak a gyanúsítottjára lőhetsz, aki előtted jön.
infiltraitors-error-not-the-shooter = Ezen a küldetésen másvalaki lő.
infiltraitors-error-not-lowest = Sorszám szerint lőjetek; van még kisebb sorszámú.
infiltraitors-error-not-balanced = Ehhez ugyanannyi álló és fekvő utalás kell, összesen legalább 4.
infiltraitors-error-no-such-suspect = Ezen a küldetésen nincs ilyen gyanúsított: { $card }.
infiltraitors-error-hq-empty = A főhadiszállás üres, így nem lehet kivárni.
infiltraitors-error-draw-three = 0 és 3 közötti számot mondj.
infiltraitors-error-not-in-discards = Ez nincs nyíltan az eldobott lapok közt: { $card }.
infiltraitors-error-none-face-down = Nincs lefordított eldobott lap.
infiltraitors-error-reward-must-be-taken = A készletbe lap kell: válassz egyet az eldobottakból.
infiltraitors-error-discard-unseen = Ezen a küldetésen látatlanul dobsz el lapot, a helye szerint.
infiltraitors-error-discard-seen = Látod a lapjaid: mondd meg, melyiket dobod el.
infiltraitors-error-no-such-place = A kezedben azon a helyen nincs lap.
infiltraitors-error-not-in-hand-or-discards = Ez se a kezedben, se nyíltan az eldobottak közt nincs: { $card }.

## How a mission ended

infiltraitors-reason-won = { $bullets ->
    [0] Küldetés teljesítve, a legutolsó tölténnyel.
   *[other] Küldetés teljesítve, maradt még { $bullets } töltény.
}
infiltraitors-reason-bullets = { $bullets ->
    [0] A küldetés elbukott: elfogyott a töltény, maradt { $suspects } gyanúsított.
   *[other] A küldetés elbukott: { $bullets } töltény kevés { $suspects } gyanúsítotthoz.
}
infiltraitors-reason-stuck = A küldetés elbukott: { $seat } már semmit sem tehet.
infiltraitors-reason-time = A küldetés elbukott: lejárt az idő ({ $minutes } perc).
infiltraitors-reason-turns = A küldetés elbukott: elfogytak a körök ({ $turns }).
infiltraitors-reason-too-many = A küldetés elbukott: túl sok ügynök maradt, és már senki sem szabadíthatja ki őket.
infiltraitors-reason-alone = A küldetés elbukott: { $seat } egyedül maradt, és a gyanúsítottakra már senki sem lőhet.

## Campaign

infiltraitors-campaign-won = Titkos akta: { $won }/{ $missions } küldetés teljesítve.
infiltraitors-campaign-training = K{ $number }
infiltraitors-campaign-number = { $number }
infiltraitors-campaign-note-won = { $bullets } töltény
infiltraitors-campaign-note-tried = { $tries } próba
infiltraitors-campaign-sealed = { $count } küldetés még lepecsételve.
infiltraitors-campaign-mission-new = { $mission } – nyitva, még nem próbáltátok
infiltraitors-campaign-mission-lost = { $mission } – { $tries } próba, még nincs teljesítve
infiltraitors-campaign-mission-won = { $mission } – teljesítve, { $tries } próba; legtöbb megmaradt töltény: { $bullets }

## How to play

infiltraitors-guide-aim = Derítsétek ki együtt minden gyanúsított színét és számát. Lőjétek le mindet, mielőtt elfogynak a töltények vagy a lapok. Együtt nyertek vagy veszítetek. Csak arról beszéljetek, ami nyílt: a lapjaidról és a gyanúsítottadról se szó, se célzás. Az utalástáblákat együtt jelölhetitek.
infiltraitors-guide-turn = Körönként egy akció:
    - **Elfogás**: egy gyanúsított, akit csak te látsz.
    - **Utalás**: kijátszol egy lapot a saját gyanúsítottadhoz.
    - **Csere**: kijátszol egyet egy másik ügynök gyanúsítottjához, aztán húzol.
    - **Kivárás**: legfeljebb három lapért.
    - **Lövés** egy másik ügynök gyanúsítottjára: szín és szám.
    A főhadiszállásról húzol: ez a húzópakli. Az utalás állítva fekszik, ha egyezik: ugyanaz a szín, ugyanaz a szám, vagy az egyik szám osztja a másikat. Különben fektetve.
infiltraitors-guide-end = Veszítetek, ha kevesebb a töltény, mint a gyanúsított, vagy ha egy ügynök a köre elején semmit sem tehet.

# Amit az edző mond egy döntésről és egy tippben.

infiltraitors-coach-known = Még lehetséges: { $suspects }
infiltraitors-coach-fits = { $count ->
    [1] { $who } csak { $card }
   *[other] { $who } { $count }
}
infiltraitors-coach-fits-key = { $count ->
    [1] kulcsszemély csak { $card }
   *[other] kulcsszemély { $count }
}
infiltraitors-coach-only = Semmi más nem illik.
infiltraitors-coach-risk = Kb. { $percent }% eséllyel jó.
infiltraitors-coach-clue = { $fits } lehetséges lapból kb. { $left } marad.
infiltraitors-coach-capture = Csak az elfogott gyanúsított kap utalást.
infiltraitors-coach-wait = Most egyik lapod sem árulna el eleget.
infiltraitors-coach-discard = Ez a lap árulná el a legkevesebbet.
infiltraitors-coach-reward = Ez a lap árulhatja el a legtöbbet.
