## Agent Avenue

agent-avenue-name = Agent Avenue
agent-avenue-pitch = Twee spionnen jagen elkaar de straat rond. Bied één kaart open en één gedekt aan, en hoop dat de ander de verkeerde neemt.

agent-avenue-option-advanced = Zwarte markt
agent-avenue-option-advanced-help = Op vier vakjes van de straat krijg je een speciale kaart.
agent-avenue-option-start = Wie begint
agent-avenue-option-start-help = Welke kant het eerste paar speelt. Bij een revanche begint de verliezer.
agent-avenue-option-start-chance = Het lot beslist
agent-avenue-option-start-green = Groen
agent-avenue-option-start-blue = Blauw
agent-avenue-briefing-teams = { $seats ->
    [3] In teams: A en C spelen samen Groen, B speelt alleen Blauw.
   *[4] In teams: A en C spelen samen Groen, B en D spelen Blauw.
}

agent-avenue-side-green = Groen
agent-avenue-side-blue = Blauw

## The agents

agent-avenue-agent-double-agent = Dubbelagent
agent-avenue-agent-enforcer = Handhaver
agent-avenue-agent-codebreaker = Codekraker
agent-avenue-agent-saboteur = Saboteur
agent-avenue-agent-daredevil = Waaghals
agent-avenue-agent-sentinel = Wachter
agent-avenue-agent-sidekick = Hulpje
agent-avenue-agent-mole = Mol

agent-avenue-agent-double-agent-effect = −1, de tweede +6, daarna −1
agent-avenue-agent-enforcer-effect = +1, de tweede +2, daarna +3
agent-avenue-agent-codebreaker-effect = Verzet niemand; met drie in het spel win je
agent-avenue-agent-saboteur-effect = −1, de tweede −1, daarna −2
agent-avenue-agent-daredevil-effect = +2, de tweede +3; met drie in het spel verlies je
agent-avenue-agent-sentinel-effect = 0, de tweede +2, daarna +6
agent-avenue-agent-sidekick-effect = +4; er is er maar één
agent-avenue-agent-mole-effect = −3; er is er maar één

agent-avenue-card-face-up = de open kaart
agent-avenue-card-face-down = de gedekte kaart

## The black market

agent-avenue-market-distraction-device = Afleidingstruc
agent-avenue-market-distraction-device-effect = Je Saboteurs zetten je vooruit
agent-avenue-market-supercomputer = Supercomputer
agent-avenue-market-supercomputer-effect = Je Codekrakers zetten je 3 vooruit
agent-avenue-market-watchtower = Wachttoren
agent-avenue-market-watchtower-effect = Je Handhavers zetten je 2 verder
agent-avenue-market-sinister-twin = Kwade tweeling
agent-avenue-market-sinister-twin-effect = Je Dubbelagenten verzetten je twee keer zo ver
agent-avenue-market-getaway-car = Vluchtauto
agent-avenue-market-getaway-car-effect = Kom je precies op een thuisvakje: nog 3 vooruit
agent-avenue-market-leader-of-the-pack = Roedelleider
agent-avenue-market-leader-of-the-pack-effect = Met drie Waaghalzen win je
agent-avenue-market-masterplan = Meesterplan
agent-avenue-market-masterplan-effect = Met zeven verschillende agenten in het spel win je
agent-avenue-market-security-system = Beveiligingssysteem
agent-avenue-market-security-system-effect = Je wint als de andere pion aan het eind van een beurt op jouw thuisvakje staat
agent-avenue-market-surveillance-truck = Observatiebusje
agent-avenue-market-surveillance-truck-effect = Ga nu 1 vooruit
agent-avenue-market-smoke-screen = Rookgordijn
agent-avenue-market-smoke-screen-effect = Rekruteer nu de bovenste kaart van de stapel
agent-avenue-market-outpost = Buitenpost
agent-avenue-market-outpost-effect = Rekruteer nu een Wachter uit je hand
agent-avenue-market-secret-recruit = Geheime rekruut
agent-avenue-market-secret-recruit-effect = Rekruteer uit je hand een agent die jouw kant nog niet in het spel heeft
agent-avenue-market-double-trouble = Dubbele ellende
agent-avenue-market-double-trouble-effect = Toon twee agenten met dezelfde naam, rekruteer er een
agent-avenue-market-spycation = Spionagevakantie
agent-avenue-market-spycation-effect = Neem een agent van jezelf terug; je mag hem meteen weer rekruteren
agent-avenue-market-mind-control = Gedachtencontrole
agent-avenue-market-mind-control-effect = Neem een agent van de ander in je hand

## What a player is asked

agent-avenue-prompt-play = Speel twee kaarten met verschillende namen: de eerste open, de tweede gedekt.
agent-avenue-prompt-lay-first = Een van jullie speelt een kaart open, daarna speelt de ander er een gedekt.
agent-avenue-prompt-lay-second = { $agent } ligt open. Speel een kaart met een andere naam gedekt.
agent-avenue-prompt-recruit = { $agent } ligt open. Neem die, of de kaart die je niet ziet. De ander krijgt wat overblijft.
agent-avenue-prompt-recruit-team = { $agent } ligt open. Welke kaart neemt jullie team? Kies dezelfde, dan is hij van jullie.
agent-avenue-prompt-market = Je pion staat op de zwarte markt. Neem daar een kaart.
agent-avenue-prompt-market-team = Jullie pion staat op de zwarte markt. Wie neemt welke kaart? Een stelt voor, de ander bevestigt.
agent-avenue-prompt-secret-recruit = Geheime rekruut: rekruteer uit je hand een agent die jouw kant nog niet in het spel heeft.
agent-avenue-prompt-double-trouble = Dubbele ellende: toon twee agenten met dezelfde naam, rekruteer er een en houd de andere.
agent-avenue-prompt-spycation = Spionagevakantie: neem een agent van jouw kant in je hand.
agent-avenue-prompt-spycation-again = Terug in je hand: { $agent }. Nu rekruteren, of houden?
agent-avenue-prompt-mind-control = Gedachtencontrole: neem een agent van de ander in je hand.

## Moves, in one line

agent-avenue-effect-spaces = { $spaces }
agent-avenue-effect-market = { $spaces } & kaart
agent-avenue-effect-wins = wint
agent-avenue-effect-loses = verliest
# The pair offered, then what each outcome does. $they_if_up: what they get if they take the card face up, as "+2" or "win".
agent-avenue-describe-play-pair = { $up } open, { $down } gedekt: ander { $they_if_up }, jij { $you_if_up }; of ander { $they_if_down }, jij { $you_if_down }
agent-avenue-describe-set-aside = Leg opzij en trek een andere: { $agent }
# $you: how far this card moves you if you take it; $they: how far it moves them.
agent-avenue-describe-lay-face-up = Open: { $agent } (jij { $you } of ander { $they })
agent-avenue-describe-lay-face-down = Gedekt: { $agent } (jij { $you } of ander { $they })
agent-avenue-describe-recruit-face-up = Neem de open kaart: { $agent } (jij { $effect })
agent-avenue-describe-recruit-face-down = Neem de gedekte kaart; de ander krijgt: { $agent } (ander { $effect })
agent-avenue-describe-recruit-nothing = Niets te rekruteren
agent-avenue-describe-take-market-card = { $card }: { $effect }
agent-avenue-describe-propose-market-card = Stel voor: { $card } voor { $taker }
agent-avenue-describe-confirm-market-card = Akkoord: { $card } voor { $taker }
agent-avenue-describe-recruit-from-hand = Rekruteer uit je hand: { $agent } (jij { $effect })
agent-avenue-describe-reveal-two = Toon er twee en rekruteer er een: { $agent } (jij { $effect })
agent-avenue-describe-take-back = Neem terug in je hand: { $agent }
agent-avenue-describe-recruit-again = Rekruteer nu: { $agent } (jij { $effect })
agent-avenue-describe-keep-taken = Houd in je hand: { $agent }
agent-avenue-describe-control-mind = Neem van de ander in je hand: { $agent }

## What happened

agent-avenue-tell-pair-played = { $seat } biedt aan: { $up } en een gedekte kaart.
agent-avenue-tell-pair-played-known = { $seat } biedt aan: { $up } open, { $down } gedekt.
agent-avenue-tell-laid-face-up-known = { $seat } speelt open: { $agent }.
agent-avenue-tell-laid-face-down = { $seat } speelt een kaart gedekt.
agent-avenue-tell-laid-face-down-known = { $seat } speelt gedekt: { $agent }.
agent-avenue-tell-set-aside = { $seat } legt een kaart opzij en trekt een andere.
agent-avenue-tell-set-aside-known = { $seat } legt opzij: { $agent }. Daarvoor getrokken: { $drawn }.
agent-avenue-tell-drawn = { $count ->
    [one] { $seat } trekt een kaart: { $agents }.
   *[other] { $seat } trekt { $count } kaarten: { $agents }.
}
agent-avenue-tell-picked = { $which ->
    [face_up] { $seat } wil de open kaart nemen.
   *[face_down] { $seat } wil de gedekte kaart nemen.
}
agent-avenue-tell-recruited = { $side ->
    [green] { $direction ->
        [forward] { $count ->
            [one] Groen rekruteert { $agent } ({ $source }) en gaat { $count } vakje vooruit.
           *[other] Groen rekruteert { $agent } ({ $source }) en gaat { $count } vakjes vooruit.
        }
        [back] { $count ->
            [one] Groen rekruteert { $agent } ({ $source }) en gaat { $count } vakje achteruit.
           *[other] Groen rekruteert { $agent } ({ $source }) en gaat { $count } vakjes achteruit.
        }
       *[still] Groen rekruteert { $agent } ({ $source }) en blijft staan.
    }
   *[blue] { $direction ->
        [forward] { $count ->
            [one] Blauw rekruteert { $agent } ({ $source }) en gaat { $count } vakje vooruit.
           *[other] Blauw rekruteert { $agent } ({ $source }) en gaat { $count } vakjes vooruit.
        }
        [back] { $count ->
            [one] Blauw rekruteert { $agent } ({ $source }) en gaat { $count } vakje achteruit.
           *[other] Blauw rekruteert { $agent } ({ $source }) en gaat { $count } vakjes achteruit.
        }
       *[still] Blauw rekruteert { $agent } ({ $source }) en blijft staan.
    }
}
agent-avenue-tell-pawn-moved = { $side ->
    [green] { $count ->
        [one] { $card }: Groen gaat { $count } vakje vooruit.
       *[other] { $card }: Groen gaat { $count } vakjes vooruit.
    }
   *[blue] { $count ->
        [one] { $card }: Blauw gaat { $count } vakje vooruit.
       *[other] { $card }: Blauw gaat { $count } vakjes vooruit.
    }
}
agent-avenue-tell-proposed = { $seat } stelt voor: { $card } voor { $taker }.
agent-avenue-tell-time-ran-out = { $side ->
    [green] { $how ->
        [pick] De tijd is om voor Groen: de enige keuze telt.
        [proposal] De tijd is om voor Groen: het laatste voorstel telt.
       *[chance] De tijd is om voor Groen, zonder akkoord: het lot beslist.
    }
   *[blue] { $how ->
        [pick] De tijd is om voor Blauw: de enige keuze telt.
        [proposal] De tijd is om voor Blauw: het laatste voorstel telt.
       *[chance] De tijd is om voor Blauw, zonder akkoord: het lot beslist.
    }
}
agent-avenue-tell-market-card-taken = { $seat } neemt een zwartemarktkaart: { $card }.
agent-avenue-tell-market-reshuffled = { $count ->
    [one] De stapel van de zwarte markt is op: { $count } afgelegde kaart wordt de nieuwe.
   *[other] De stapel van de zwarte markt is op: de { $count } afgelegde kaarten worden geschud tot een nieuwe.
}
agent-avenue-tell-ability-ignored = { $card } doet niets voor { $seat }.
agent-avenue-tell-pair-revealed = { $seat } toont twee agenten met dezelfde naam: { $agent }.
agent-avenue-tell-agent-taken = { $whose ->
    [own] { $seat } neemt terug in de hand: { $agent }.
   *[theirs] { $seat } neemt van de andere kant in de hand: { $agent }.
}
agent-avenue-tell-taken-agent-kept = { $seat } houdt in de hand: { $agent }.
agent-avenue-tell-turn-began = { $side ->
    [green] Beurt { $number }: Groen speelt.
   *[blue] Beurt { $number }: Blauw speelt.
}

## Why a move is not allowed

agent-avenue-error-over = Dit potje is afgelopen.
agent-avenue-error-not-now = Nu is er iets anders te beslissen.
agent-avenue-error-not-your-turn = Daarvoor ben je nu niet aan de beurt.
agent-avenue-error-not-in-hand = Die kaart heb je niet in je hand: { $agent }.
agent-avenue-error-same-name = Speel twee kaarten met verschillende namen, tenzij je hele hand dezelfde naam heeft.
agent-avenue-error-no-set-aside-left = Je mag in dit potje geen kaart meer opzijleggen.
agent-avenue-error-deck-empty = De stapel is leeg, dus je kunt geen kaart opzijleggen voor een andere.
agent-avenue-error-not-in-supply = Die kaart ligt niet open op de zwarte markt.
agent-avenue-error-not-on-your-team = Alleen jij of je teamgenoot kan de kaart nemen.
agent-avenue-error-confirm-instead = Je teamgenoot heeft precies dat voorgesteld. Bevestig het.
agent-avenue-error-no-such-proposal = Je teamgenoot stelt nu iets anders voor.
agent-avenue-error-not-in-play = Die agent is daar niet in het spel: { $agent }.
agent-avenue-error-already-in-play = Jouw kant heeft die agent al in het spel: { $agent }.
agent-avenue-error-no-pair = Je hebt er geen twee met die naam: { $agent }.

## How a game ended

agent-avenue-reason-catch = { $tie ->
    [yes] { $winner ->
        [green] Twee eindes tegelijk. Wie aan de beurt was, gaat voor: Blauw is gepakt.
       *[blue] Twee eindes tegelijk. Wie aan de beurt was, gaat voor: Groen is gepakt.
    }
   *[no] { $winner ->
        [green] Blauw is gepakt.
       *[blue] Groen is gepakt.
    }
}
agent-avenue-reason-codebreakers = { $tie ->
    [yes] Twee eindes tegelijk. Wie aan de beurt was, gaat voor: de drie Codekrakers beslissen.
   *[no] Drie Codekrakers beslissen het potje.
}
agent-avenue-reason-daredevils = { $tie ->
    [yes] { $winner ->
        [green] Twee eindes tegelijk. Wie aan de beurt was, gaat voor: Blauw heeft drie Waaghalzen.
       *[blue] Twee eindes tegelijk. Wie aan de beurt was, gaat voor: Groen heeft drie Waaghalzen.
    }
   *[no] { $winner ->
        [green] Drie Waaghalzen worden Blauw fataal.
       *[blue] Drie Waaghalzen worden Groen fataal.
    }
}
agent-avenue-reason-leader = { $tie ->
    [yes] Twee eindes tegelijk. Wie aan de beurt was, gaat voor: drie Waaghalzen hebben hun Roedelleider.
   *[no] Drie Waaghalzen hebben hun Roedelleider.
}
agent-avenue-reason-masterplan = { $tie ->
    [yes] Twee eindes tegelijk. Wie aan de beurt was, gaat voor: het Meesterplan is rond.
   *[no] Het Meesterplan is rond: zeven verschillende agenten.
}
agent-avenue-reason-security = { $tie ->
    [yes] { $winner ->
        [green] Twee eindes tegelijk. Wie aan de beurt was, gaat voor: Blauw zit vast in het Beveiligingssysteem.
       *[blue] Twee eindes tegelijk. Wie aan de beurt was, gaat voor: Groen zit vast in het Beveiligingssysteem.
    }
   *[no] { $winner ->
        [green] Blauw zit vast in het Beveiligingssysteem.
       *[blue] Groen zit vast in het Beveiligingssysteem.
    }
}
agent-avenue-reason-deck = { $needed ->
    [one] De kaarten zijn op: de kant die het dichtst bij de ander is, komt { $needed } vakje tekort.
   *[other] De kaarten zijn op: de kant die het dichtst bij de ander is, komt { $needed } vakjes tekort.
}
agent-avenue-reason-deck-equal = De kaarten zijn op en beide kanten komen evenveel vakjes tekort. Wie aan de beurt was, gaat voor.

## How to play

agent-avenue-guide-aim = Beide pionnen rennen dezelfde kant op, een straat van 14 huizen rond. Pak de ander voordat die jou pakt.
agent-avenue-guide-turn = Speel twee kaarten met verschillende namen, één open en één gedekt. De andere kant neemt er een, jij krijgt de andere. Elke kaart verzet de pion van de kant die hem rekruteert. Hoe ver, hangt af van hoeveel agenten met die naam die kant in het spel heeft. Een paar keer per potje mag je eerst een kaart opzijleggen en een andere trekken.
agent-avenue-guide-end = Haal je de andere pion in of kom je erop, dan win je. Met drie Codekrakers win je ook; met drie Waaghalzen verlies je. Bij twee eindes tegelijk wint de kant die aan de beurt is.
agent-avenue-guide-more = Elke kaart verzet de pion van de kant die hem rekruteert. Hoe ver, hangt af van hoeveel agenten met die naam die kant in het spel heeft. Een paar keer per potje mag je eerst een kaart opzijleggen en een andere trekken. Bij twee eindes tegelijk wint de kant die aan de beurt is.
agent-avenue-guide-advanced = Met de zwarte markt neemt een pion die precies op een van de vier marktvakjes komt een speciale kaart.
agent-avenue-guide-teams = In een team deel je pion en agenten, maar laat je elkaar nooit je hand zien.

## The rules, in our own words

agent-avenue-rule-AA-1 = Groen begint op vakje 0, Blauw op vakje 7, recht ertegenover. De 38 agenten worden geschud en iedereen krijgt er 4. Het lot bepaalt wie begint; bij een revanche de kant die verloren heeft.
agent-avenue-rule-AA-2 = Met minder dan 4 handkaarten vul je aan tot 4. Na het spelen trek je zodra beide kaarten liggen, voordat de andere kant kiest. Zijn er te weinig kaarten, dan krijg je wat er nog is. Meer dan 4 in je hand mag.
agent-avenue-rule-AA-3 = Een beurt heeft drie stappen: twee kaarten spelen, ze rekruteren, kijken of het potje afgelopen is.
agent-avenue-rule-AA-4 = Speel twee kaarten met verschillende namen, één open en één gedekt. Twee met dezelfde naam mag alleen als je hele hand die naam heeft.
agent-avenue-rule-AA-5 = Voor het spelen mag je een kaart gedekt opzijleggen en er een voor trekken: 4 keer per potje, zo vaak in een beurt als je wilt, zolang de agentenstapel niet leeg is. Opzijgelegde kaarten blijven geheim tot het eind.
agent-avenue-rule-AA-6 = De andere kant neemt een van de twee kaarten en ziet er maar één. De kant die aan de beurt is, krijgt de andere.
agent-avenue-rule-AA-7 = Tel de agenten met die naam die jouw kant in het spel heeft, de nieuwe meegeteld: het eerste, tweede of derde getal van de kaart zet je pion vooruit of achteruit.
agent-avenue-rule-AA-8 = Beide pionnen bewegen tegelijk.
agent-avenue-rule-AA-9 = Je pakt de andere pion als je hem aan het eind van een beurt vooruit bereikt of ingehaald hebt, of als hij achteruit op je terechtgekomen of voorbij je gegaan is. Onderweg passeren telt niet.
agent-avenue-rule-AA-10 = Met drie Codekrakers in het spel win je, met drie Waaghalzen verlies je. Aan het eind van elke beurt geldt dat voor beide kanten, wie er ook aan de beurt was.
agent-avenue-rule-AA-11 = Voor het eind van de beurt is er niets gewonnen of verloren, ook niet als de derde Codekraker al ligt.
agent-avenue-rule-AA-12 = Winnen of verliezen beide kanten tegelijk, of zou één kant zowel winnen als verliezen, dan wint de kant die aan de beurt is.
agent-avenue-rule-AA-13 = Is de agentenstapel leeg en heeft de volgende speler minder dan 2 kaarten, dan eindigt het potje. De kant die de ander het dichtst op de hielen zit, wint; bij gelijke afstand de kant die aan de beurt is.
agent-avenue-rule-AA-20 = Speel je met de zwarte markt, dan worden de 15 kaarten ervan geschud; drie liggen open als aanbod, de rest is de stapel.
agent-avenue-rule-AA-21 = Een pion die precies op een zwartemarktvakje stopt, moet meteen een kaart uit het aanbod nemen. Eroverheen gaan of er blijven staan telt niet.
agent-avenue-rule-AA-22 = Het aanbod wordt aangevuld voordat de genomen kaart werkt. Is de stapel van de markt op, dan worden de afgelegde kaarten geschud tot een nieuwe.
agent-avenue-rule-AA-23 = Een kaart met een direct effect voer je uit en leg je af. Een kaart met een blijvend effect blijft het hele potje voor jouw kant liggen.
agent-avenue-rule-AA-24 = Een blijvend effect verandert niets aan de agent die je net gerekruteerd hebt. Het werkt vanaf de volgende, hoe die ook in het spel komt.
agent-avenue-rule-AA-25 = Wat een kaart zegt, moet je doen als het kan. Kan het niet, dan doet hij niets, en iedereen ziet dat. Alleen bij Spionagevakantie kies je of je rekruteert. Handel eerst de ene kaart helemaal af.
agent-avenue-rule-AA-26 = Een kaart waarmee je rekruteert, verzet ook de pion. Komt die weer op een zwartemarktvakje, dan neem je nog een kaart. Tussendoor leg je de gebruikte kaart af en vul je je hand aan.
agent-avenue-rule-AA-27 = Beide pionnen bewegen voordat iemand een zwartemarktkaart neemt. Staan ze allebei op een marktvakje, dan handelt eerst de kant die aan de beurt is alles af, dan de andere.
agent-avenue-rule-AA-28 = Kaarten met een nieuwe manier om te winnen tellen vanaf het eind van de beurt waarin ze genomen zijn.
agent-avenue-rule-AA-29 = Een agent uit het spel nemen verzet geen pion. Gedachtencontrole kan zelfs de Codekraker nemen waarmee deze beurt gewonnen zou zijn.
agent-avenue-rule-AA-30 = Is een kaart uitgevoerd, dan vul je een hand met minder dan 4 kaarten aan. Meer dan 4 mag je houden; je trekt pas weer als je er minder dan 4 hebt.
agent-avenue-rule-AA-31 = Eerst telt het getal van de agent, veranderd door Afleidingstruc of Kwade tweeling, plus Wachttoren of Supercomputer, als één verplaatsing. Eindigt die op een thuisvakje, dan voegt Vluchtauto er een tweede aan toe.
agent-avenue-rule-AA-32 = Voor Vluchtauto tellen beide thuisvakjes; voor Beveiligingssysteem alleen dat van je eigen kleur.
agent-avenue-rule-AA-40 = Met drie of vier spelers zijn er twee teams, elk met één pion: A en C tegen B en D. Met drie speelt B alleen. Een team deelt agenten en kaarten en wint samen. Iedereen heeft een eigen hand; teamgenoten laten die niet zien en vertellen er niets over.
agent-avenue-rule-AA-41 = Een van de teamgenoten speelt de open kaart; wie, maakt niet uit. De ander speelt er daarna een gedekt, met een andere naam, tenzij de hele hand die naam heeft.
agent-avenue-rule-AA-42 = Voordat je je kaart speelt, mag je er een opzijleggen, of je teamgenoot nu al gespeeld heeft of niet: elke teamgenoot twee keer per potje, wie alleen speelt 4 keer.
agent-avenue-rule-AA-43 = Een team beslist samen: het neemt een kaart als beiden dezelfde kiezen. Is de tijd om, dan telt de enige keuze, en van twee verschillende beslist het lot. Een herinnering krijgt alleen wie nog niet koos, of beiden als hun keuzes verschillen.
agent-avenue-rule-AA-44 = De teamgenoot die de open kaart speelde, vult het eerst aan, ook als er nog maar één kaart is.
agent-avenue-rule-AA-45 = Met teams en een lege agentenstapel eindigt het potje zodra iemand van de kant die nu moet spelen geen kaart heeft (wie alleen speelt: minder dan 2). De kant die de ander het dichtst op de hielen zit, wint; bij gelijke afstand de kant die aan de beurt is.
agent-avenue-rule-AA-46 = Op de zwarte markt stelt de ene teamgenoot voor wie welke kaart neemt; de andere bevestigt of stelt iets anders voor. Is de tijd om, dan telt het laatste voorstel, of beslist het lot. Wie het voorstel deed, krijgt geen herinnering. Wat de kaart vraagt, beslist alleen wie hem neemt.
agent-avenue-rule-AA-47 = De vraag komt ook als er maar één keuze is, zodat de snelheid van het spel niets over je hand verraadt.
agent-avenue-rule-AA-48 = Vluchtauto volgt op elke verplaatsing die op een thuisvakje eindigt, ook op een van Observatiebusje.
agent-avenue-rule-AA-49 = Van meerdere agenten met dezelfde naam gaat die uit het spel die het laatst kwam. Wordt hij opnieuw gerekruteerd, dan telt hij opnieuw.

# Wat de coach zegt over een beslissing, en in een tip.

agent-avenue-coach-face-down = De gedekte kaart kan zijn: { $agents }
agent-avenue-coach-unseen = Nog niet gezien: { $agents }
agent-avenue-coach-agent = { $agent } ×{ $count }
agent-avenue-coach-wins = Daarmee win je, wat er ook gedekt ligt.
agent-avenue-coach-lost = Hier verlies je met elke keuze.
agent-avenue-coach-safe = Keuzes die de ander een zekere winst geven: { $count } van { $choices }.
agent-avenue-coach-partner = Je teamgenoot wil dit, en je verliest er niet door.
