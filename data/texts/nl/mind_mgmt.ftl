## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = Een van jullie trekt ongezien door Zanzibar en werft rekruten. De anderen vragen de stad wat ze gezien heeft, lezen de antwoorden en sluiten de ronselaar in voordat de tijd om is.

mind-mgmt-option-mission = Missie
mind-mgmt-option-mission-help = Training is alleen de jacht; volledig spel: ook onsterfelijken, chaos, krachten en een bondgenoot.
mind-mgmt-option-mission-training = Training
mind-mgmt-option-mission-full = Volledig spel
mind-mgmt-option-recruiter = De ronselaar
mind-mgmt-option-recruiter-help = Wie tegen alle anderen speelt.
mind-mgmt-option-recruiter-first = De speler op de eerste plaats
mind-mgmt-option-recruiter-drawn = Gekozen door het lot
mind-mgmt-option-short-setup = Korte opbouw
mind-mgmt-option-short-setup-help = In het volledige spel liggen chaos en tweede illusie willekeurig, en worden de agentkaarten gedeeld.
mind-mgmt-option-standing-order = Vragen meteen beantwoord
mind-mgmt-option-standing-order-help = Het antwoord is vanzelf de oudste stap die past. De ronselaar kan dat altijd veranderen.
mind-mgmt-option-belief = Tonen waar de ronselaar kan zijn
mind-mgmt-option-belief-help = De agenten kunnen een plaatje bekijken van elke route die past bij wat bekend is.

## Briefing

mind-mgmt-briefing-training = Training: alleen de jacht. De ronselaar wint met { $goal } rekruten, of door vrij te blijven tot { $hour }.
mind-mgmt-briefing-full = Volledig spel: de ronselaar wint met { $goal } rekruten, of door vrij te blijven tot { $hour }.
mind-mgmt-briefing-recruiter-first = Op de eerste plaats zit de ronselaar.
mind-mgmt-briefing-recruiter-drawn = Bij de start kiest het lot de ronselaar.
mind-mgmt-briefing-agents = { $agents ->
    [one] Eén speler leidt alle vier de agenten.
    [3] De { $agents } anderen leiden elk een agent, en de vierde samen.
   *[other] De { $agents } anderen verdelen de vier agenten eerlijk.
}

## Names

# How a location is named everywhere: its two features and its place on the map, as C4.
mind-mgmt-location = { $one } { $other } ({ $place })
mind-mgmt-temple = Tempel ({ $place })
mind-mgmt-feature-book = Boeken
mind-mgmt-feature-billboard = Billboard
mind-mgmt-feature-cafe = Café
mind-mgmt-feature-bus = Bus
mind-mgmt-feature-palm = Palm
mind-mgmt-feature-umbrella = Paraplu
mind-mgmt-feature-idol = Afgod
mind-mgmt-feature-graffiti = Graffiti
mind-mgmt-feature-garden = Tuin
mind-mgmt-feature-dogs = Honden
mind-mgmt-feature-fountain = Fontein
mind-mgmt-feature-pool = Zwembad
mind-mgmt-feature-bird = Vogel
mind-mgmt-feature-monks = Monniken
mind-mgmt-feature-torches = Fakkels
mind-mgmt-feature-tuktuk = Tuktuk
mind-mgmt-agent-meru = Meru
mind-mgmt-agent-henry = Henry Lyme
mind-mgmt-agent-bill = Bill Falls
mind-mgmt-agent-dusty = Dusty
mind-mgmt-ally-dolphin = Spionagedolfijn
mind-mgmt-recruiter-ad-man = Reclameman
mind-mgmt-recruiter-girl = Meisje met de pijp
mind-mgmt-token-first = illusie
mind-mgmt-token-second = tweede illusie

## What a player is asked

mind-mgmt-prompt-mayhem = Leg chaos op een grens: daar loopt dan niemand meer overheen (nog { $left }).
mind-mgmt-prompt-hiding = Duik onder: ronselaarskaart, start en eerste stappen.
mind-mgmt-prompt-hiding-card = Welke ronselaar ben je? De Reclameman glipt langs een rij of kolom, het Meisje met de pijp diagonaal.
mind-mgmt-prompt-hiding-start = Waar begin je, om 01:00?
mind-mgmt-prompt-hiding-steps = { $left ->
    [one] Stap verder: nog één stap van je opbouw.
   *[other] Stap verder: nog { $left } stappen van je opbouw.
}
mind-mgmt-prompt-immortals = Zet een onsterfelijke op een locatie die niet aan de rand ligt (nog { $left }).
mind-mgmt-prompt-sharing = Welke agent neem je?
mind-mgmt-prompt-pawns = Zet een agent op een locatie aan de rand.
mind-mgmt-prompt-second-slip = Waar naast een tempel ligt de tweede illusie?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour }: zet een stap of gebruik een illusie. Onsterfelijken mogen lopen en werven. Beëindig dan je beurt.
   *[training] { $hour }: zet een stap, of gebruik eenmalig de illusie.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Activeer nog één agent.
   *[other] Activeer { $left } agenten.
}
mind-mgmt-prompt-act = { $left ->
    [both] { $agent }: hooguit twee locaties lopen, en één actie.
    [move] { $agent } heeft een actie gedaan. Lopen kan nog, hooguit twee locaties.
    [action] { $agent } heeft gelopen. Een actie kan nog.
   *[power] { $agent } heeft gelopen en een actie gedaan. De kracht kan nog.
}
mind-mgmt-prompt-push = { $agent } mag de onsterfelijke wegduwen.
mind-mgmt-prompt-answer = { $agent } vraagt naar { $feature }: wat is het antwoord?

## Moves, in one line

mind-mgmt-describe-put-mayhem = Tussen { $one } en { $other }
mind-mgmt-describe-take-recruiter = Word: { $card }
mind-mgmt-describe-draw-recruiter = Trek een van de kaarten
mind-mgmt-describe-choose-start = Begin op { $place }
# $on tells whether a way leads on from there; $recruits is how many this visit brings.
mind-mgmt-describe-step = Stap naar { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 rekruut
   *[other] : { $recruits } rekruten
}{ $on ->
    [none] . Daar kun je niet verder: een doodlopende weg
    [closed] . Alleen afzettingen sluiten de weg af
   *[some] { "" }
}
mind-mgmt-describe-slip = Met { $token } naar { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 rekruut
   *[other] : { $recruits } rekruten
}{ $on ->
    [none] . Daar kun je niet verder: een doodlopende weg
    [closed] . Alleen afzettingen sluiten de weg af
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = Onsterfelijke { $number } op { $place }
mind-mgmt-describe-take-agent = Neem { $agent }
mind-mgmt-describe-put-pawn = { $agent } op { $place }
mind-mgmt-describe-put-second-slip = De tweede illusie op { $place }
mind-mgmt-describe-move-immortal = Onsterfelijke { $number } van { $origin } naar { $place }
mind-mgmt-describe-put-step = Leg een voetspoor op { $place } om er nog een te verplaatsen
mind-mgmt-describe-claim-recruit = { $left ->
    [0] Werf met { $feature }: je wint
   *[other] Werf met { $feature }: nog { $left } te gaan
}
mind-mgmt-describe-end-turn = Beëindig je beurt: het wordt { $hour }
mind-mgmt-describe-show-step = Toon een voetspoor op { $place }
mind-mgmt-describe-say-no-new-step = Er is geen nieuw voetspoor
mind-mgmt-describe-set-order-none = Beantwoord elke vraag zelf
mind-mgmt-describe-set-order-oldest = Meteen antwoorden: je oudste stap
mind-mgmt-describe-set-order-farthest = Meteen antwoorden: de verste stap
mind-mgmt-describe-move-agent = { $agent } naar { $place }
mind-mgmt-describe-ask = { $agent } vraagt naar { $feature }
mind-mgmt-describe-ask-ally = { $agent } vraagt naar { $feature }, met { $ally }: alle stappen worden getoond
mind-mgmt-describe-reveal = { $agent } onthult het uur van het voetspoor op { $place }
mind-mgmt-describe-reveal-note = { $agent } onthult het uur op { $place }; de notitie op { $note } gaat weg
mind-mgmt-describe-capture = { $agent } wil de ronselaar gevangennemen op { $place }
mind-mgmt-describe-shake-down = { $agent } hoort de onsterfelijke uit over { $feature }
mind-mgmt-describe-push-immortal = Duw onsterfelijke { $number } naar { $place }
mind-mgmt-describe-leave-immortal = Laat onsterfelijke { $number } staan
mind-mgmt-describe-sense = { $agent } zoekt de ronselaar binnen twee locaties van { $place }, in die rij en kolom
mind-mgmt-describe-shift-immortal = { $agent } verschuift onsterfelijke { $number } van { $origin } naar { $place }
mind-mgmt-describe-send-agent = { $agent } stuurt { $sent } naar { $place }
mind-mgmt-describe-end-activation = { $agent } is klaar
mind-mgmt-describe-empty-activation = { $agent } doet niets
mind-mgmt-describe-write-note = Leg een notitie op { $place }
mind-mgmt-describe-write-note-anew = Verander of verwijder de notitie op { $place }
mind-mgmt-describe-write-note-text = Notitie op { $place }: { $text }

## What happened

mind-mgmt-tell-mayhem-put = { $seat } legt chaos tussen { $one } en { $other }.
mind-mgmt-tell-mayhem-put-random = Er ligt chaos tussen { $one } en { $other }.
mind-mgmt-tell-recruiter-taken = Jij bent: { $card }.
mind-mgmt-tell-start-chosen = Je begint op { $place }.
mind-mgmt-tell-start-shown = De ronselaar begint op { $place }.
mind-mgmt-tell-cards-drawn = Je werft waar dit staat: { $features }.
mind-mgmt-tell-stepped = { $hour }: je stapt naar { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 rekruut
   *[other] , { $recruits } rekruten
}.
mind-mgmt-tell-stepped-slip = { $hour }: je glipt met een illusie naar { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 rekruut
   *[other] , { $recruits } rekruten
}.
mind-mgmt-tell-recruits-announced = { $hour }: { $count ->
    [0] geen rekruten in de laatste { $visits } bezoeken
    [one] 1 rekruut in de laatste { $visits } bezoeken
   *[other] { $count } rekruten in de laatste { $visits } bezoeken
}, { $total } in totaal.
mind-mgmt-tell-immortal-put = Onsterfelijke { $number } staat op { $place }.
mind-mgmt-tell-agent-taken = { $seat } leidt { $agent }.
mind-mgmt-tell-agent-taken-together = Met z’n drieën leiden ze { $agent }.
mind-mgmt-tell-pawn-put = { $agent } begint op { $place }.
mind-mgmt-tell-second-slip-put = De tweede illusie ligt op { $place }.
mind-mgmt-tell-cards-opened = Open kaarten voor de onsterfelijken: { $features }.
mind-mgmt-tell-immortal-moved = Onsterfelijke { $number } gaat van { $origin } naar { $place }.
mind-mgmt-tell-extra-step-put = De ronselaar legt een voetspoor op { $place } om nog een onsterfelijke te verplaatsen.
mind-mgmt-tell-recruit-claimed = Twee onsterfelijken werven een rekruut met { $feature }: { $total } in totaal.
mind-mgmt-tell-hour-passed = Het is { $hour }.
mind-mgmt-tell-hour-passed-slip = Het is { $hour }. Door de ronselaar gebruikt: { $token }.
mind-mgmt-tell-agent-moved = { $agent } gaat naar { $place }.
mind-mgmt-tell-agent-moved-sent = { $agent } wordt naar { $place } gestuurd.
mind-mgmt-tell-asked = { $agent } vraagt naar { $feature }.
mind-mgmt-tell-asked-ally = { $agent } vraagt naar { $feature }, met { $ally }.
mind-mgmt-tell-steps-shown = { $count ->
    [one] { $feature }: een voetspoor op { $places }.
   *[other] { $feature }: voetsporen op { $places }.
}
mind-mgmt-tell-no-new-step = { $feature }: geen nieuw voetspoor.
mind-mgmt-tell-revealed = { $agent } onthult het uur van { $place }: { $visited }.
mind-mgmt-tell-capture-tried = { $agent } slaat toe op { $place }: daar is de ronselaar niet.
mind-mgmt-tell-capture-tried-right = { $agent } slaat toe op { $place }: daar is de ronselaar!
mind-mgmt-tell-shaken-down = { $agent } hoort een onsterfelijke uit over { $feature }: dat is geen verborgen kaart.
mind-mgmt-tell-shaken-down-right = { $agent } hoort een onsterfelijke uit over { $feature }: dat is een kaart van de ronselaar, en die werft niet meer.
mind-mgmt-tell-immortal-pushed = { $agent } verplaatst onsterfelijke { $number } naar { $place }.
mind-mgmt-tell-sensed = { $agent } op { $place }: de ronselaar is niet binnen twee locaties in dezelfde rij of kolom.
mind-mgmt-tell-sensed-near = { $agent } op { $place }: de ronselaar is binnen twee locaties in dezelfde rij of kolom.
mind-mgmt-tell-dead-end = De ronselaar kan nergens meer heen.
mind-mgmt-tell-order-set-none = Vanaf nu beantwoord je vragen zelf.
mind-mgmt-tell-order-set-oldest = Vanaf nu worden vragen meteen beantwoord, met de oudste stap.
mind-mgmt-tell-order-set-farthest = Vanaf nu worden vragen meteen beantwoord, met de stap die het verst van je vandaan is.
mind-mgmt-tell-note-written = { $seat } noteert op { $place }: { $text }
mind-mgmt-tell-note-written-removed = { $seat } haalt de notitie weg van { $place }.

## Why a move is not allowed

mind-mgmt-error-over = Dit potje is afgelopen.
mind-mgmt-error-not-now = Nu is er iets anders te beslissen.
mind-mgmt-error-not-your-turn = Daarvoor ben je nu niet aan de beurt.
mind-mgmt-error-put-mayhem = Leg chaos op een grens tussen twee locaties. Andere chaos raken mag niet, ook niet aan de uiteinden.
mind-mgmt-error-take-recruiter = Die ronselaarskaart kun je nu niet nemen.
mind-mgmt-error-choose-start = Daar kun je nu niet beginnen.
mind-mgmt-error-step = Ga één locatie verder, naar een nieuwe, niet over chaos, en diagonaal alleen bij tempels.
mind-mgmt-error-slip = Dat kan niet: ga zoals jouw ronselaar glipt naar een nieuwe locatie, met een illusie die je nog hebt.
mind-mgmt-error-put-immortal = Zet de onsterfelijke niet aan de rand, en waar nog geen andere staat.
mind-mgmt-error-take-agent = Die agent kun je niet nemen.
mind-mgmt-error-put-pawn = Zet elk van je agenten één keer op de rand.
mind-mgmt-error-put-second-slip = Leg de tweede illusie naast een tempel, niet erop.
mind-mgmt-error-move-immortal = Die onsterfelijke kan daar nu niet heen.
mind-mgmt-error-put-step = Leg het voetspoor na de eerste keer, op een bezochte locatie zonder voetspoor of bevestigde notitie.
mind-mgmt-error-claim-recruit = Twee onsterfelijken moeten het kenmerk van een open kaart tonen, en geen kracht mag dat blokkeren.
mind-mgmt-error-end-turn = Zet eerst een stap of gebruik een illusie.
mind-mgmt-error-show-step = Die locatie beantwoordt de vraag niet.
mind-mgmt-error-say-no-new-step = Er is een nieuw voetspoor, dus je moet er een tonen.
mind-mgmt-error-set-order = Die opdracht kun je niet geven.
mind-mgmt-error-move-agent = Die agent kan daar nu niet heen.
mind-mgmt-error-ask = Die agent kan daar nu niet naar vragen.
mind-mgmt-error-reveal = Daar ligt geen voetspoor waarvan je nu het uur kunt onthullen.
mind-mgmt-error-capture = Gevangennemen kan alleen met een actie over en op een locatie zonder onsterfelijke.
mind-mgmt-error-shake-down = Die agent kan nu geen onsterfelijke uithoren.
mind-mgmt-error-push-immortal = Daarheen kun je de onsterfelijke niet duwen.
mind-mgmt-error-leave-immortal = Er is geen onsterfelijke om weg te duwen.
mind-mgmt-error-sense = Deze kracht kan alleen met een actie over en op een locatie zonder onsterfelijke.
mind-mgmt-error-shift-immortal = Die agent kan die onsterfelijke daar nu niet heen schuiven.
mind-mgmt-error-send-agent = Die agent kan daar nu niemand heen sturen.
mind-mgmt-error-end-activation = Die activering kan nu niet eindigen.
mind-mgmt-error-write-note = Daar kun je geen notitie schrijven.
mind-mgmt-error-note-too-long = Een notitie is één regel van hooguit { $most } tekens.

## How a game ended

mind-mgmt-reason-capture = De ronselaar is gevangen op { $place } om { $hour }.
mind-mgmt-reason-dead-end = De ronselaar zat vast op { $place } om { $hour }: een doodlopende weg.
mind-mgmt-reason-recruits = { $count } rekruten bekend om { $hour }.
mind-mgmt-reason-time = Het is { $hour }, en de ronselaar is nog vrij.

## How to play

mind-mgmt-guide-aim = Een van jullie is de ronselaar en loopt in het geheim door de stad: elk uur één locatie, nooit twee keer dezelfde. Locaties met een kenmerk van drie geheime kaarten leveren rekruten op. De anderen leiden vier agenten en moeten de ronselaar vinden.
mind-mgmt-guide-turn = Elk uur zet de ronselaar een geheime stap. Dan worden twee agenten geactiveerd: elk loopt hooguit twee locaties en doet één actie. Vragen naar een kenmerk van de locatie, het uur van een voetspoor daar onthullen, of proberen gevangen te nemen. In het volledige spel werven onsterfelijken. Waar ze staan, blokkeren ze vragen, onthullen en gevangennemen. Krachten en de Spionagedolfijn helpen de agenten.
mind-mgmt-guide-end = De agenten winnen als ze de ronselaar gevangennemen, of als die nergens meer heen kan. De ronselaar wint met genoeg bekende rekruten, of door vrij te blijven tot het laatste uur.
mind-mgmt-guide-signs = - M, H, B en D zijn de agenten, gevuld zolang ze nog aan zet komen, elk met het nummer van de speler.
    - Rekruten worden op rode uren bekendgemaakt. Een voetspoor is een stap die een antwoord heeft getoond, het groene getal het uur ervan. Onder de plattegrond staan de laatste antwoorden, het nieuwste rechts.
    - Een masker is een **illusie**: één keer, in plaats van een stap, gaat de ronselaar twee locaties ver, langs een rij of kolom (de Reclameman) of diagonaal (het Meisje met de pijp), ook over chaos. Het uur is bekend. De kaarten met pijlen zijn de ronselaars die het kunnen zijn. Drie ogen naast het nummer van de ronselaar zijn de geheime kenmerken.
    - Op de **plattegrond van de ronselaar** leveren omcirkelde kenmerken rekruten op en zijn oranje getallen de uren van de route. Kaders: groen voor stappen, blauw voor illusies, rood voor doodlopende wegen, goud voor stappen die zouden antwoorden. Eronder staat hoeveel routes de agenten nog voor mogelijk moeten houden.
    - Een **vaste opdracht** beantwoordt vragen meteen voor de ronselaar, met de oudste stap die past of met de verste. Alleen de ronselaar ziet hem en kan hem altijd veranderen.
mind-mgmt-guide-full = In het **volledige spel**:
    - Een rode zigzag is chaos: daar stapt niemand overheen.
    - Figuren met een kap zijn onsterfelijken: twee die het kenmerk van een open kaart tonen, leveren een rekruut op. Naar wat de locatie van een onsterfelijke toont, kun je niet vragen. Bij een agent blokkeert hij ook onthullen en gevangennemen, maar die agent kan hem uithoren: is het genoemde kenmerk een verborgen kaart, dan werft die kaart niet meer.
    - De Spionagedolfijn laat één vraag per potje alle stappen tonen.
    - De actie van **Meru** zegt of de ronselaar binnen twee locaties in dezelfde rij of kolom is.
    - Onsterfelijken bij **Henry Lyme** of recht naast hem werven niet.
    - **Bill Falls** verschuift een onsterfelijke recht naast hem één locatie, ook recht.
    - **Dusty** verplaatst een agent naar keuze één locatie, en nog een voor elke kaart van de ronselaar die bij het uithoren gevonden is.

# Wat de coach zegt over een beslissing, en in een tip.

mind-mgmt-coach-known = { $exact ->
    [no] Mogelijke routes: ongeveer { $trails }. Plekken waar ze eindigen: { $places }.
   *[yes] Mogelijke routes: { $trails }. Plekken waar ze eindigen: { $places }.
}
mind-mgmt-coach-agents = Dit weten de agenten. { $known }
mind-mgmt-coach-sure = Volgens elke mogelijke route is de ronselaar daar.
mind-mgmt-coach-wins = Daarmee is het potje gewonnen.
mind-mgmt-coach-way = Rekruten: { $recruits }. Kans om gepakt te worden: ongeveer { $percent }%.
mind-mgmt-coach-capture = De kans dat de ronselaar daar is: ongeveer { $percent }%.
mind-mgmt-coach-rules-out = Dat sluit ongeveer { $percent }% van de routes uit.
mind-mgmt-coach-then = Daarna: { $move }; dat sluit ongeveer { $percent }% uit.
mind-mgmt-coach-ask = { $feature }, sluit ongeveer { $percent }% uit
mind-mgmt-coach-recruit = Dat levert een rekruut op.
mind-mgmt-coach-enough = Meer levert nu niets op.
mind-mgmt-coach-cover = Dat is dichter bij waar de ronselaar heen kan.
mind-mgmt-coach-immortal = Daar kunnen de onsterfelijken rekruten werven.
mind-mgmt-coach-break-up = Dat scheidt onsterfelijken die rekruten zouden werven.
mind-mgmt-coach-quiet = Daaruit kunnen de agenten het minst afleiden.
