## Infiltraitors

infiltraitors-name = Infiltraitors
infiltraitors-pitch = Samen tegen de verraders: ieder bewaakt een verdachte die niemand anders ziet, en alleen de kaarten die je speelt mogen spreken.

infiltraitors-option-mission = Missie
infiltraitors-option-mission-help = Drie om te trainen, dan een verhaal van 20 missies. Je kunt ze ook elk apart spelen.
infiltraitors-option-mission-t1 = Training 1: Eerste stappen
infiltraitors-option-mission-t2 = Training 2: Voor ieder een
infiltraitors-option-mission-t3 = Training 3: Tegen de klok
infiltraitors-option-mission-m1 = Missie 1: De open lijn
infiltraitors-option-mission-m2 = Missie 2: Verdwenen post
infiltraitors-option-mission-m3 = Missie 3: De loodsen
infiltraitors-option-mission-m4 = Missie 4: Op kousenvoeten
infiltraitors-option-mission-m5 = Missie 5: Het verhoor
infiltraitors-option-mission-m6 = Missie 6: Het kluisje
infiltraitors-option-mission-m7 = Missie 7: De val
infiltraitors-option-mission-m8 = Missie 8: Verspreid
infiltraitors-option-mission-m9 = Missie 9: Het safehouse
infiltraitors-option-mission-m10 = Missie 10: Vreemde gezichten
infiltraitors-option-mission-m11 = Missie 11: Hoofd rechts
infiltraitors-option-mission-m12 = Missie 12: Eén gaat naar binnen
infiltraitors-option-mission-m13 = Missie 13: De datakamer
infiltraitors-option-mission-m14 = Missie 14: De lijst
infiltraitors-option-mission-m15 = Missie 15: De afspraak
infiltraitors-option-mission-m16 = Missie 16: Valse namen
infiltraitors-option-mission-m17 = Missie 17: Open kaart
infiltraitors-option-mission-m18 = Missie 18: Omsingeld
infiltraitors-option-mission-m19 = Missie 19: De Chef
infiltraitors-option-mission-m20 = Missie 20: Grote schoonmaak
infiltraitors-option-crossing-out = Wegstrepen
infiltraitors-option-crossing-out-help = Streept de computer weg wat aanwijzingen, missers en geziene kaarten uitsluiten?
infiltraitors-option-crossing-out-by-mission = Alleen in de training
infiltraitors-option-crossing-out-on = Altijd
infiltraitors-option-crossing-out-off = Nooit
infiltraitors-option-limit = Limiet
infiltraitors-option-limit-help = Minuten tellen alleen realtime, met andere mensen. Kies anders beurten, of geen limiet.
infiltraitors-option-limit-minutes = Minuten
infiltraitors-option-limit-turns = Beurten

## Cards and colours

infiltraitors-colour-red = Rood
infiltraitors-colour-black = Zwart
infiltraitors-colour-yellow = Geel
infiltraitors-colour-blue = Blauw
infiltraitors-colour-green = Groen
infiltraitors-number = { $number }
infiltraitors-card-red = Rood { $number }
infiltraitors-card-black = Zwart { $number }
infiltraitors-card-yellow = Geel { $number }
infiltraitors-card-blue = Blauw { $number }
infiltraitors-card-green = Groen { $number }
infiltraitors-card-red-special = Rood speciaal (1)
infiltraitors-card-black-special = Zwart speciaal (1)
infiltraitors-card-yellow-special = Geel speciaal (1)
infiltraitors-card-blue-special = Blauw speciaal (1)
infiltraitors-card-green-special = Groen speciaal (1)

infiltraitors-sheet-shared = Verdachte { $number }: gedeeld bord
infiltraitors-sheet-private = Verdachte { $number }: eigen bord, { $who }
infiltraitors-sheet-shared-key = Sleutelpersoon: gedeeld bord
infiltraitors-notes-none = Er is nu geen aanwijzingenbord voor jou. Een verdachte heeft borden vanaf het oppakken tot het raakschot: een dat iedereen invult (niet in stille missies), en een van jezelf als een andere agent de verdachte heeft.
infiltraitors-sheet-private-key = Sleutelpersoon: eigen bord, { $who }

## Briefing

infiltraitors-briefing-facts = { $suspects ->
    [one] { $suspects } verdachte, { $bullets } kogels, kaarten { $lowest }–{ $highest } in { $colours } kleuren.
   *[other] { $suspects } verdachten, { $bullets } kogels, kaarten { $lowest }–{ $highest } in { $colours } kleuren.
}
infiltraitors-briefing-minutes = { $minutes ->
    [one] Jullie hebben { $minutes } minuut.
   *[other] Jullie hebben { $minutes } minuten.
}
infiltraitors-briefing-turns = { $turns ->
    [one] Jullie hebben samen { $turns } beurt.
   *[other] Jullie hebben samen { $turns } beurten.
}
infiltraitors-briefing-hand = { $limit ->
    [one] Je begint met { $hand } kaart en houdt er nooit meer dan { $limit }.
   *[other] Je begint met { $hand } kaarten en houdt er nooit meer dan { $limit }.
}
infiltraitors-special-discards-face-down = Alles wordt gedekt afgelegd, ook aanwijzingen die open lagen.
infiltraitors-special-in-order = Elke opgepakte verdachte krijgt het volgende nummer. Alleen op het laagste nummer op tafel mag je schieten.
infiltraitors-special-silent = Stilte: geen woord en geen tekens, van begin tot eind.
infiltraitors-special-specials-in-the-middle = De speciale kaarten liggen in het midden. Elk is één keer te gebruiken om uit te wisselen, in plaats van een handkaart.
infiltraitors-special-balanced-clues = Schieten op een verdachte mag pas bij evenveel staande als liggende aanwijzingen, minstens vier bij elkaar.
infiltraitors-special-exchange-to-the-left = Je wisselt alleen uit met de agent die na jou speelt.
infiltraitors-special-eliminate-to-the-right = Je schiet alleen op de verdachte van de agent die voor jou speelt.
infiltraitors-special-one-shooter = Eén agent, door het lot gekozen, schiet altijd en heeft geen verdachte.
infiltraitors-special-specials-shuffled-in = De speciale kaarten worden meegeschud. Een speciale verdachte heeft het getal 1, en alleen aanwijzingen in die kleur komen overeen.
infiltraitors-special-second-card = De bovenste kaart van het hoofdkwartier blijft bij een opgepakte verdachte en geeft de kleur; het getal is dat van de verdachte zelf.
infiltraitors-special-hands-turned-round = Je ziet alle handen behalve je eigen. Voor aanwijzingen en uitwisselen speel je een kaart uit de hand van een ander.
infiltraitors-special-last-stand = Beloningen gaan open in een pot. Na acht verdachten heb je tegen de negende alleen nog de pot, en bij uitwisselen trek je niets.
infiltraitors-special-key-person = Na een treffer mag je weggaan: bekijk de sleutelpersoon en geef er een aanwijzing bij (met 2 agenten: 2). De laatste agent moet op de sleutelpersoon schieten.

## What an agent is asked

infiltraitors-prompt-action = { $suspects ->
    [one] Jouw beurt: één actie. { $suspects } verdachte, kogels: { $bullets }.
   *[other] Jouw beurt: één actie. { $suspects } verdachten, kogels: { $bullets }.
}
infiltraitors-prompt-action-turns = { $turns ->
    [1] Jullie laatste beurt: één actie. Verdachten: { $suspects }, kogels: { $bullets }.
   *[other] Jouw beurt: één actie. Beurten: { $turns }, verdachten: { $suspects }, kogels: { $bullets }.
}
infiltraitors-prompt-reward = Raak! Neem een afgelegde kaart, als je wilt.
infiltraitors-prompt-reward-pool = Raak! Kies een afgelegde kaart voor de pot.
infiltraitors-prompt-discard = { $count ->
    [one] Je mag { $limit } kaarten houden: leg er { $count } af.
   *[other] Je mag { $limit } kaarten houden: leg er { $count } af, een voor een.
}
infiltraitors-prompt-discard-unseen = { $count ->
    [one] Je mag { $limit } kaarten houden: leg er { $count } ongezien af. Kies een plek in je hand.
   *[other] Je mag { $limit } kaarten houden: leg er { $count } ongezien af. Kies een plek in je hand.
}
infiltraitors-prompt-leave = { $agents ->
    [one] Verlaat je de missie met een aanwijzing bij de sleutelpersoon? Er is nog { $agents } agent.
   *[other] Verlaat je de missie met een aanwijzing bij de sleutelpersoon? Er zijn nog { $agents } agenten.
}
infiltraitors-prompt-key-clue = { $count ->
    [one] Je hebt de sleutelpersoon gezien. Speel daar { $count } kaart bij, uit je hand of van de open aflegstapel. Dan ben je weg.
   *[other] Je hebt de sleutelpersoon gezien. Speel daar { $count } kaarten bij, uit je hand of van de open aflegstapel. Dan ben je weg.
}
infiltraitors-prompt-key-shot = Jij bent de laatste agent. Schiet nu op de sleutelpersoon; kogels: { $bullets }.

## Moves, in one line

infiltraitors-describe-capture = { $top ->
    [discarded] Pak een verdachte op, leg de bovenste kaart van het hoofdkwartier af
    [kept] Pak een verdachte op; de bovenste kaart van het hoofdkwartier geeft de kleur
   *[nothing] Pak een verdachte op
}
infiltraitors-describe-give-clue = { $turned ->
    [upright] Aanwijzing bij jouw verdachte: { $card }, overeenkomst (staand)
    [sideways] Aanwijzing bij jouw verdachte: { $card }, geen overeenkomst (liggend)
   *[unknown] Aanwijzing bij jouw verdachte: { $card }
}
infiltraitors-describe-give-clue-from = { $turned ->
    [upright] Aanwijzing uit de hand van { $owner }: { $card }, overeenkomst (staand)
    [sideways] Aanwijzing uit de hand van { $owner }: { $card }, geen overeenkomst (liggend)
   *[unknown] Aanwijzing uit de hand van { $owner }: { $card }
}
infiltraitors-describe-exchange = { $draws ->
    [yes] Wissel uit met { $target }: { $card }; je trekt een kaart
   *[no] Wissel uit met { $target }: { $card }; het hoofdkwartier is leeg
}
infiltraitors-describe-exchange-from = { $draws ->
    [yes] Wissel uit met { $target }, uit de hand van { $owner }: { $card }; je trekt
   *[no] Wissel uit met { $target }, uit de hand van { $owner }: { $card }; hoofdkwartier leeg
}
infiltraitors-describe-exchange-middle = { $draws ->
    [yes] Wissel uit met { $target }, uit het midden: { $card }; je trekt een kaart
   *[no] Wissel uit met { $target }, uit het midden: { $card }; het hoofdkwartier is leeg
}
infiltraitors-describe-wait = { $count ->
    [0] Wacht af en trek niets
    [one] Wacht af en trek { $count } kaart
   *[other] Wacht af en trek { $count } kaarten
}
# $count: the number named; $there: how many cards HQ really has left.
infiltraitors-describe-wait-short = Wacht af: leg de bovenste van het hoofdkwartier af, noem { $count }, trek de laatste { $there }
infiltraitors-describe-eliminate = { $miss ->
    [mission] Schiet op de verdachte van { $target }: { $card }; bij een misser is de missie verloren
   *[bullet] Schiet op de verdachte van { $target }: { $card }
}
infiltraitors-describe-take-reward = { $to ->
    [pool] In de pot: { $card }
   *[hand] Neem van de aflegstapel: { $card }
}
infiltraitors-describe-take-face-down-reward = { $to ->
    [pool] In de pot: een gedekte (van { $count })
   *[hand] Neem een gedekte van de aflegstapel (van { $count })
}
infiltraitors-describe-decline-reward = Neem geen kaart
infiltraitors-describe-discard = { $face ->
    [down] Leg gedekt af: { $card }
   *[up] Leg af: { $card }
}
infiltraitors-describe-discard-unseen = Leg kaart { $place } van je hand ongezien af
infiltraitors-describe-leave = { $ends ->
    [too-many] Ga weg – en verlies de missie: er zou meer dan één agent overblijven
    [alone] Ga weg – en verlies de missie: de laatste agent kan niet elke verdachte bereiken
   *[not] { $count ->
        [0] Ga weg: bekijk de sleutelpersoon, zonder kaart voor een aanwijzing
        [one] Ga weg: bekijk de sleutelpersoon, geef { $count } aanwijzing, leg je hand af
       *[other] Ga weg: bekijk de sleutelpersoon, geef { $count } aanwijzingen, leg je hand af
    }
}
infiltraitors-describe-stay = { $ends ->
    [at-once] Blijf – en verlies de missie: er zou meer dan één agent overblijven
   *[not] Blijf in de missie
}
infiltraitors-describe-give-key-clue = { $turned ->
    [upright] Aanwijzing bij de sleutelpersoon: { $card }, overeenkomst (staand)
    [sideways] Aanwijzing bij de sleutelpersoon: { $card }, geen overeenkomst (liggend)
   *[unknown] Aanwijzing bij de sleutelpersoon: { $card }
}
infiltraitors-describe-eliminate-key-person = { $miss ->
    [mission] Schiet op de sleutelpersoon: { $card }; bij een misser is de missie verloren
   *[bullet] Schiet op de sleutelpersoon: { $card }
}

## What happened

infiltraitors-tell-captured = { $hq ->
    [discarded] { $seat } pakt verdachte { $number } op; de bovenste kaart van het hoofdkwartier gaat gedekt weg.
    [kept] { $seat } pakt verdachte { $number } op en legt er de bovenste kaart van het hoofdkwartier bij.
   *[nothing] { $seat } pakt verdachte { $number } op.
}
infiltraitors-tell-captured-known = { $seat } pakt verdachte { $number } op: { $card }.
infiltraitors-tell-captured-two = { $seat } pakt verdachte { $number } op: { $card }, in de kleur van { $second }.
infiltraitors-tell-clue = { $turned ->
    [upright] { $seat } geeft een aanwijzing: { $card }, staand, overeenkomst.
   *[sideways] { $seat } geeft een aanwijzing: { $card }, liggend, geen overeenkomst.
}
infiltraitors-tell-clue-from = { $turned ->
    [upright] { $seat } geeft een aanwijzing uit de hand van { $owner }: { $card }, staand, overeenkomst.
   *[sideways] { $seat } geeft een aanwijzing uit de hand van { $owner }: { $card }, liggend, geen overeenkomst.
}
infiltraitors-tell-exchanged = { $turned ->
    [upright] { $seat } speelt { $card } bij de verdachte van { $target }: staand, overeenkomst.
   *[sideways] { $seat } speelt { $card } bij de verdachte van { $target }: liggend, geen overeenkomst.
}
infiltraitors-tell-waited = { $count ->
    [0] { $seat } wacht af en trekt niets.
    [one] { $seat } wacht af en wil { $count } kaart.
   *[other] { $seat } wacht af en wil { $count } kaarten.
}
infiltraitors-tell-drawn = { $count ->
    [one] { $seat } trekt { $count } kaart.
   *[other] { $seat } trekt { $count } kaarten.
}
infiltraitors-tell-drawn-known = { $count ->
    [one] { $seat } trekt { $count } kaart: { $cards }.
   *[other] { $seat } trekt { $count } kaarten: { $cards }.
}
infiltraitors-tell-missed = { $seat } schiet op de verdachte van { $target }: { $card }. Mis. Kogels over: { $bullets }.
infiltraitors-tell-missed-key = { $seat } schiet op de sleutelpersoon: { $card }. Mis. Kogels over: { $bullets }.
infiltraitors-tell-eliminated = { $left ->
    [0] { $seat } schakelt de verdachte van { $target } uit: { $card }. Dat was de laatste.
    [one] { $seat } schakelt de verdachte van { $target } uit: { $card }. Nog { $left } over.
   *[other] { $seat } schakelt de verdachte van { $target } uit: { $card }. Nog { $left } over.
}
infiltraitors-tell-eliminated-key = { $left ->
    [0] { $seat } schakelt de sleutelpersoon uit: { $card }. Dat was de laatste.
    [one] { $seat } schakelt de sleutelpersoon uit: { $card }. Nog { $left } verdachte over.
   *[other] { $seat } schakelt de sleutelpersoon uit: { $card }. Nog { $left } verdachten over.
}
infiltraitors-tell-reward = { $to ->
    [pool] { $face ->
        [down] { $seat } draait een gedekte afgelegde kaart om voor de pot: { $card }.
       *[up] { $seat } legt een afgelegde kaart in de pot: { $card }.
    }
   *[hand] { $face ->
        [down] { $seat } neemt als beloning een gedekte afgelegde kaart: { $card }.
       *[up] { $seat } neemt als beloning een afgelegde kaart: { $card }.
    }
}
infiltraitors-tell-reward-hidden = { $seat } neemt als beloning een gedekte afgelegde kaart.
infiltraitors-tell-reward-declined = { $seat } neemt geen beloning.
infiltraitors-tell-surplus = { $seat } legt een kaart boven de limiet af, gedekt.
infiltraitors-tell-surplus-known = { $face ->
    [down] { $seat } legt boven de limiet af, gedekt: { $card }.
   *[up] { $seat } legt boven de limiet af: { $card }.
}
infiltraitors-tell-all-discarded = { $count ->
    [one] De laatste strijd: handen en hoofdkwartier, { $count } kaart, worden open afgelegd.
   *[other] De laatste strijd: handen en hoofdkwartier, { $count } kaarten, worden open afgelegd.
}
infiltraitors-tell-pool-dealt = { $count ->
    [one] De pot van { $count } kaart wordt verdeeld.
   *[other] De pot van { $count } kaarten wordt verdeeld.
}
infiltraitors-tell-pool-dealt-known = { $count ->
    [0] De pot wordt verdeeld; voor jou is er geen kaart.
    [one] De pot wordt verdeeld. Jij krijgt { $count } kaart: { $cards }.
   *[other] De pot wordt verdeeld. Jij krijgt { $count } kaarten: { $cards }.
}
infiltraitors-tell-stayed = { $seat } blijft in de missie.
infiltraitors-tell-key-person-seen = { $seat } bekijkt de sleutelpersoon en gaat zo weg.
infiltraitors-tell-key-person-seen-known = { $seat } bekijkt de sleutelpersoon: { $card }.
infiltraitors-tell-key-clue = { $turned ->
    [upright] { $origin ->
        [hand] { $seat } geeft een aanwijzing bij de sleutelpersoon: { $card }, staand, overeenkomst.
       *[discards] { $seat } geeft een aanwijzing van de aflegstapel bij de sleutelpersoon: { $card }, staand, overeenkomst.
    }
   *[sideways] { $origin ->
        [hand] { $seat } geeft een aanwijzing bij de sleutelpersoon: { $card }, liggend, geen overeenkomst.
       *[discards] { $seat } geeft een aanwijzing van de aflegstapel bij de sleutelpersoon: { $card }, liggend, geen overeenkomst.
    }
}
infiltraitors-tell-left = { $seat } verlaat de missie en legt af: { $cards }.
infiltraitors-tell-left-empty = { $seat } verlaat de missie.
infiltraitors-tell-turn = Beurt { $number }: { $seat }.

## Why a move is not allowed

infiltraitors-error-over = Deze missie is afgelopen.
infiltraitors-error-not-now = Nu is er iets anders te beslissen.
infiltraitors-error-not-your-turn = Je bent niet aan de beurt.
infiltraitors-error-no-suspect-in-the-middle = In het midden ligt geen verdachte meer.
infiltraitors-error-one-suspect-each = Je hebt al een verdachte, en niemand heeft er twee.
infiltraitors-error-shooter-holds-none = Jij schiet in deze missie, dus je hebt geen verdachte.
infiltraitors-error-no-suspect-of-yours = Je hebt geen verdachte.
infiltraitors-error-no-suspect-there = Daar ligt geen verdachte.
infiltraitors-error-your-own-suspect = Dat is je eigen verdachte; kies die van een andere agent.
infiltraitors-error-not-in-hand = Die kaart kun je niet spelen of afleggen: { $card }.
infiltraitors-error-not-left = In deze missie wissel je alleen uit met de agent die na jou speelt.
infiltraitors-error-not-right = In deze missie schiet je alleen op de verdachte van de agent die voor jou speelt.
infiltraitors-error-not-the-shooter = In deze missie schiet iemand anders.
infiltraitors-error-not-lowest = Schiet op de verdachten in de volgorde van hun nummers; er ligt nog een lager nummer.
infiltraitors-error-not-balanced = Daar moeten evenveel staande als liggende aanwijzingen bij, minstens 4 samen.
infiltraitors-error-no-such-suspect = Geen verdachte van deze missie kan dat zijn: { $card }.
infiltraitors-error-hq-empty = Het hoofdkwartier is leeg, dus niemand kan afwachten.
infiltraitors-error-draw-three = Noem een aantal kaarten van 0 tot 3.
infiltraitors-error-not-in-discards = Die kaart ligt niet open op de aflegstapel: { $card }.
infiltraitors-error-none-face-down = Op de aflegstapel ligt niets gedekt.
infiltraitors-error-reward-must-be-taken = De pot wil een kaart: kies er een van de aflegstapel.
infiltraitors-error-discard-unseen = In deze missie leg je ongezien af: kies een plek in je hand.
infiltraitors-error-discard-seen = Je ziet je hand: kies welke kaart je aflegt.
infiltraitors-error-no-such-place = Op die plek in je hand is geen kaart.
infiltraitors-error-not-in-hand-or-discards = Die kaart zit niet in je hand en ligt niet open op de aflegstapel: { $card }.

## How a mission ended

infiltraitors-reason-won = { $bullets ->
    [0] Missie volbracht, met de allerlaatste kogel.
    [one] Missie volbracht, met nog { $bullets } kogel over.
   *[other] Missie volbracht, met nog { $bullets } kogels over.
}
infiltraitors-reason-bullets = { $bullets ->
    [0] Missie mislukt: geen kogel meer, en nog { $suspects } te gaan.
    [one] Missie mislukt: { $bullets } kogel is te weinig voor nog { $suspects }.
   *[other] Missie mislukt: { $bullets } kogels zijn te weinig voor nog { $suspects }.
}
infiltraitors-reason-stuck = Missie mislukt: { $seat } kan niets meer doen.
infiltraitors-reason-time = { $minutes ->
    [one] Missie mislukt: na { $minutes } minuut is de tijd om.
   *[other] Missie mislukt: na { $minutes } minuten is de tijd om.
}
infiltraitors-reason-turns = { $turns ->
    [one] Missie mislukt: { $turns } beurt was te weinig.
   *[other] Missie mislukt: alle { $turns } beurten zijn op.
}
infiltraitors-reason-too-many = Missie mislukt: er zijn te veel agenten over, en niemand kan hun nog een uitweg geven.
infiltraitors-reason-alone = Missie mislukt: { $seat } blijft alleen achter met verdachten op wie niemand meer kan schieten.

## Campaign

infiltraitors-campaign-won = Geheim dossier: { $won } van { $missions } missies volbracht.
infiltraitors-campaign-training = T{ $number }
infiltraitors-campaign-number = { $number }
infiltraitors-campaign-note-won = { $bullets ->
    [one] 1 kogel
   *[other] { $bullets } kogels
}
infiltraitors-campaign-note-tried = { $tries ->
    [one] 1 poging
   *[other] { $tries } pogingen
}
infiltraitors-campaign-sealed = { $count ->
    [one] 1 missie is nog verzegeld.
   *[other] { $count } missies zijn nog verzegeld.
}
infiltraitors-campaign-mission-new = { $mission } – open, nog niet geprobeerd
infiltraitors-campaign-mission-lost = { $tries ->
    [one] { $mission } – { $tries } poging, nog niet volbracht
   *[other] { $mission } – { $tries } pogingen, nog niet volbracht
}
infiltraitors-campaign-mission-won = { $tries ->
    [one] { $mission } – volbracht in { $tries } poging; meeste kogels over: { $bullets }
   *[other] { $mission } – volbracht in { $tries } pogingen; meeste kogels over: { $bullets }
}

## How to play

infiltraitors-guide-aim = Zoek samen uit wat elke verdachte is, kleur en getal. Schakel ze allemaal uit voordat de kogels of kaarten op zijn. Jullie winnen of verliezen samen. Praat alleen over wat open ligt: geen woord en geen toespeling over je hand of je verdachte. De aanwijzingenborden mogen jullie samen invullen.
infiltraitors-guide-turn = Eén actie per beurt:
    - **Pak** een verdachte **op** die alleen jij ziet.
    - **Geef een aanwijzing**: speel een kaart bij je eigen verdachte.
    - **Wissel uit**: speel er een bij de verdachte van een andere agent, trek er dan een.
    - **Wacht af** voor hooguit drie kaarten.
    - **Schiet** op de verdachte van een andere agent: kleur en getal.
    Je trekt van het hoofdkwartier, de trekstapel. Een aanwijzing staat rechtop als de kaart overeenkomt met de verdachte: dezelfde kleur, hetzelfde getal, of het ene getal is een deler van het andere. Anders ligt de kaart.
infiltraitors-guide-end = Jullie verliezen met minder kogels dan verdachten, of als een agent aan het begin van een beurt niets kan doen.

# Wat de coach zegt over een beslissing, en in een tip.

infiltraitors-coach-known = Nog mogelijk: { $suspects }
infiltraitors-coach-fits = { $count ->
    [1] { $who } alleen { $card }
   *[other] { $who } { $count }
}
infiltraitors-coach-fits-key = { $count ->
    [1] sleutelpersoon alleen { $card }
   *[other] sleutelpersoon { $count }
}
infiltraitors-coach-only = Niets anders past.
infiltraitors-coach-risk = De kans dat het klopt: ongeveer { $percent }%.
infiltraitors-coach-clue = Van { $fits } mogelijke kaarten blijven er ongeveer { $left } over.
infiltraitors-coach-capture = Alleen een opgepakte verdachte krijgt aanwijzingen.
infiltraitors-coach-wait = Geen enkele handkaart vertelt nu genoeg.
infiltraitors-coach-discard = Deze kaart zou het minst vertellen.
infiltraitors-coach-reward = Deze kaart kan het meest vertellen.
