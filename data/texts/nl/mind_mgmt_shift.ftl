## MIND MGMT met de SHIFT-pakketten: modules die elke kant opent en kiest

mind-mgmt-option-packages = SHIFT-pakketten
mind-mgmt-option-packages-help = Elke kant opent pakketten met nieuwe krachten en regels. Kies waarmee je speelt.
mind-mgmt-option-packages-none = Geen
mind-mgmt-option-packages-free = Elke kant kiest vrij
mind-mgmt-option-packages-random = Door het lot
mind-mgmt-option-packages-match = Zoals in de doos: wie verloor, kiest eerst
mind-mgmt-option-recruiter-open = Open pakketten van de ronselaar
mind-mgmt-option-recruiter-open-help = Zoveel pakketten van de ronselaar zijn open, vanaf het eerste.
mind-mgmt-option-agents-open = Open pakketten van de agenten
mind-mgmt-option-agents-open-help = Zoveel pakketten van de agenten zijn open, vanaf het eerste.
mind-mgmt-option-streak = Winstreeks
mind-mgmt-option-streak-help = Zoveel spellen won de kant van de ronselaar het laatst op rij. Onder 0: de agenten.
mind-mgmt-briefing-packages-free = SHIFT, open pakketten: ronselaar { $recruiter }, agenten { $agents }. Elke kant kiest de modules die ze wil.
mind-mgmt-briefing-packages-random = SHIFT, open pakketten: ronselaar { $recruiter }, agenten { $agents }. Beide kanten krijgen door het lot evenveel modules.
mind-mgmt-briefing-packages-match = SHIFT, open pakketten: ronselaar { $recruiter }, agenten { $agents }. De kant die verloor, kiest eerst modules.

## Names

mind-mgmt-agent-vera = Vera Quill
mind-mgmt-agent-juno = Juno
mind-mgmt-ally-photographer = Straatfotograaf
mind-mgmt-ally-lamplighter = Lantaarnopsteker
mind-mgmt-recruiter-acrobat = Acrobaat
mind-mgmt-recruiter-busker = Straatmuzikant
mind-mgmt-row = Rij { $row }
mind-mgmt-column = Kolom { $column }
mind-mgmt-module-acrobat = Acrobaat
mind-mgmt-module-jammer = Stoorzender
mind-mgmt-module-back-doors = Achterdeuren
mind-mgmt-module-busker = Straatmuzikant
mind-mgmt-module-headhunter = Koppensneller
mind-mgmt-module-sleeper = Slaper
mind-mgmt-module-vera = Vera Quill
mind-mgmt-module-photographer = Straatfotograaf
mind-mgmt-module-cordons = Afzettingen
mind-mgmt-module-lamplighter = Lantaarnopsteker
mind-mgmt-module-stakeout = Posten
mind-mgmt-module-bugs = Microfoontjes
mind-mgmt-module-turncoat = Overloper
mind-mgmt-module-juno = Juno

## What each module does

mind-mgmt-module-acrobat-does = Eén ronselaarskaart meer. De illusie van de Acrobaat is een paardensprong: twee locaties recht en één opzij.
mind-mgmt-module-jammer-does = Eén keer mag de ronselaar een vraag storen: er komt geen antwoord, en deze ronde vraagt niemand meer naar dat kenmerk.
mind-mgmt-module-back-doors-does = De ronselaar legt 3 deuren op de plattegrond. Een stap mag van de ene naar elke andere, ook bij het opzetten.
mind-mgmt-module-busker-does = Eén ronselaarskaart meer. De illusie van de Straatmuzikant gaat precies drie locaties ver, in een rij of kolom.
mind-mgmt-module-headhunter-does = De ronselaar trekt 5 kenmerkkaarten, houdt er 3 en legt er 2 onder de stapel.
mind-mgmt-module-sleeper-does = De ronselaar noteert een kenmerk. Eén keer ontwaakt daar, in plaats van de eerste zet van een onsterfelijke, een vijfde op een vrije locatie.
mind-mgmt-module-vera-does = Eén agentkaart meer: de agenten kiezen er vier. Vera Quill mag ook vragen naar wat er direct naast haar is, niet diagonaal.
mind-mgmt-module-photographer-does = Eén bondgenoot meer. Eén keer, gratis, hoort een agent hoeveel locaties van een rij of kolom de ronselaar bezocht.
mind-mgmt-module-cordons-does = De agenten hebben 2 afzettingen. Eén keer per activering mag een agent de eigen locatie afzetten: de ronselaar kan er alleen nog uit.
mind-mgmt-module-lamplighter-does = Eén bondgenoot meer. Eén keer, vanaf 08:00, hoort een agent of de ronselaar op het laatste rode uur in een rij of kolom was.
mind-mgmt-module-stakeout-does = Een agent die niet loopt, mag twee verschillende acties doen of naar twee kenmerken vragen. Gevangennemen alleen als eerste.
mind-mgmt-module-bugs-does = De agenten verbergen microfoontjes op 2 locaties. Op elk rood uur horen alleen zij of daar de laatste twee beurten bezoek was.
mind-mgmt-module-turncoat-does = De agenten kiezen in het geheim een van de vier onsterfelijken. De eerste werving die hem nodig heeft, mislukt en toont hem.
mind-mgmt-module-juno-does = Eén agentkaart meer: de agenten kiezen er vier. Juno mag gratis van plaats wisselen met een agent elders.

## What a player is asked

mind-mgmt-prompt-picking = Kies de modules van jouw kant, of geen.
mind-mgmt-prompt-doors = Leg een deur op de plattegrond (nog { $left }).
mind-mgmt-prompt-hiding-card-more = Welke ronselaar ben je? Elk heeft een eigen illusie.
mind-mgmt-prompt-hiding-keep = Houd drie van je vijf kaarten. De andere twee gaan onder de stapel.
mind-mgmt-prompt-sleeper = Bij welk kenmerk ontwaakt de Slaper?
mind-mgmt-prompt-naming = Met welke vier agenten spelen jullie?
mind-mgmt-prompt-bugs = Op welke twee locaties verberg je microfoontjes?
mind-mgmt-prompt-turncoat = Welke onsterfelijke is stiekem van jullie?
mind-mgmt-prompt-act-again = { $agent }: nog een actie, of lopen.

## Moves, in one line

mind-mgmt-describe-pick-modules = { $count ->
    [0] Geen modules
   *[other] Spelen met: { $modules }
}
mind-mgmt-describe-put-door = Een deur op { $place }
mind-mgmt-describe-keep-cards = Houd { $kept }. Onder de stapel: { $under }
mind-mgmt-describe-note-feature = De Slaper ontwaakt bij { $feature }
mind-mgmt-describe-put-bugs = Microfoontjes: { $places }
mind-mgmt-describe-name-turncoat = Overloper: onsterfelijke { $number }, { $place }
mind-mgmt-describe-claim-recruit-perhaps = Rekruut met { $feature }, tenzij een van de twee de overloper is
mind-mgmt-describe-swap-agents = { $agent } en { $other } wisselen: { $agent } naar { $place }
mind-mgmt-describe-name-agents = Speel { $agents }
mind-mgmt-describe-wake-sleeper = Wek de Slaper op { $place }
mind-mgmt-describe-jam = Stoor de vraag: geen antwoord
mind-mgmt-describe-use-ally-photographer = { $agent }, Straatfotograaf: hoeveel bezocht? { $line }
mind-mgmt-describe-use-ally-lamplighter = { $agent }, Lantaarnopsteker: daar op het rode uur? { $line }
mind-mgmt-describe-put-cordon = { $agent } zet { $place } af
mind-mgmt-describe-put-cordon-from = { $agent } verplaatst de afzetting van { $source } naar { $place }

## What happened

mind-mgmt-tell-side-picked = { $side ->
    [recruiter] De ronselaar
   *[agents] De kant van de agenten
} kiest modules: { $count }.
mind-mgmt-tell-modules-picked = Je speelt met: { $modules }.
mind-mgmt-tell-modules-settled = { $count ->
    [0] Dit spel heeft geen modules.
   *[other] In dit spel: { $modules }.
}
mind-mgmt-tell-door-put = Op { $place } is een deur.
mind-mgmt-tell-cards-kept = Je werft waar dit staat: { $features }. Onder de stapel: { $under }.
mind-mgmt-tell-feature-noted = De Slaper ontwaakt bij { $feature }.
mind-mgmt-tell-sleeper-set = De Slaper slaapt bij een geheim kenmerk.
mind-mgmt-tell-agents-named = De agenten: { $agents }.
mind-mgmt-tell-bugs-put = Jullie microfoontjes: { $places }.
mind-mgmt-tell-bugs-set = { $seat } verbergt microfoontjes: { $count }.
mind-mgmt-tell-turncoat-named = Jullie overloper: onsterfelijke { $number }.
mind-mgmt-tell-turncoat-set = { $seat } kiest een overloper.
mind-mgmt-tell-claim-failed = { $feature }: geen rekruut. De overloper is onsterfelijke { $number }!
mind-mgmt-tell-agents-swapped = { $agent } staat nu op { $place }, { $other } op { $origin }.
mind-mgmt-tell-bugs-heard = { $hour }: jullie microfoontjes hoorden bezoek in de laatste twee beurten.
mind-mgmt-tell-bugs-heard-nothing = { $hour }: jullie microfoontjes hoorden niets.
mind-mgmt-tell-sleeper-woken = De Slaper ontwaakt op { $place } ({ $feature }): onsterfelijke { $number }.
mind-mgmt-tell-jammed = { $feature }: gestoord, geen antwoord.
mind-mgmt-tell-ally-told-photographer = { $agent } vraagt het de Straatfotograaf. { $line }, bezochte locaties: { $told }.
mind-mgmt-tell-ally-told-lamplighter = { $agent } vraagt het de Lantaarnopsteker. { $line }: op het laatste rode uur was de ronselaar { $told ->
    [1] daar
   *[0] daar niet
}.
mind-mgmt-tell-cordon-put = { $agent } zet { $place } af.

## Why a move is not allowed

mind-mgmt-error-pick-modules = Kies alleen open modules van jouw kant, en niet te veel.
mind-mgmt-error-put-door = Leg deuren buiten de tempels, minstens drie rijen en kolommen van elkaar.
mind-mgmt-error-keep-cards = Houd drie van de getrokken kaarten en leg de andere onder de stapel.
mind-mgmt-error-note-feature = Dat kenmerk kun je nu niet noteren.
mind-mgmt-error-name-agents = Kies vier agenten.
mind-mgmt-error-put-bugs = Kies twee locaties zonder tempel die elkaar ook diagonaal niet raken.
mind-mgmt-error-name-turncoat = Kies een van de onsterfelijken.
mind-mgmt-error-swap-agents = Deze twee agenten kunnen nu niet wisselen.
mind-mgmt-error-wake-sleeper = De Slaper ontwaakt bij zijn kenmerk, vóór de onsterfelijken en waar er geen staat.
mind-mgmt-error-jam = Er is geen storing meer over.
mind-mgmt-error-use-ally = Die bondgenoot kun je nu niets vragen.
mind-mgmt-error-put-cordon = Eén afzetting per activering, en alleen waar er nog geen ligt.

## Panels

mind-mgmt-panel-modules-button = Modules …
mind-mgmt-panel-modules = De modules van dit spel:
mind-mgmt-panel-picking = Modules voor dit spel, hooguit { $most }:
mind-mgmt-panel-module-line = **{ $module }**: { $does }
mind-mgmt-panel-keep-placeholder = Welke drie houd je?
mind-mgmt-panel-feature-placeholder = Welk kenmerk?
mind-mgmt-panel-bug-placeholder = De eerste locatie?
mind-mgmt-panel-second-bug-placeholder = { $place }, en welke nog?
mind-mgmt-panel-swap-placeholder = { $agent } wisselt met …
mind-mgmt-panel-wake-placeholder = Wek de Slaper: waar?
mind-mgmt-panel-ally-placeholder = { $ally }: welke rij of kolom?
mind-mgmt-panel-jam-button = Stoor de vraag
mind-mgmt-panel-cordon-button = Hier afzetten
mind-mgmt-panel-cordon-from-button = Afzetting van { $source }

## Pictures

mind-mgmt-picture-stage-picking = Met welke modules?
mind-mgmt-picture-stage-doors = De ronselaar legt deuren: nog { $left }
mind-mgmt-picture-stage-sleeper = De ronselaar noteert iets
mind-mgmt-picture-stage-naming = Welke agenten doen mee?
mind-mgmt-picture-stage-bugs = De agenten verbergen microfoontjes
mind-mgmt-picture-stage-turncoat = De agenten kiezen een overloper
mind-mgmt-picture-you-keep = Welke kaarten houd je?
mind-mgmt-picture-modules = Modules: { $modules }.
mind-mgmt-picture-doors = Deuren: { $places }.
mind-mgmt-picture-cordons = Afzettingen: { $places }.
mind-mgmt-picture-jams = Storingen over: { $count }.
mind-mgmt-picture-asleep = De Slaper slaapt nog.
mind-mgmt-picture-turned = Een van de onsterfelijken is een overloper.
mind-mgmt-picture-turncoat = De overloper: onsterfelijke { $number }.
mind-mgmt-picture-failed = Kaarten zonder rekruut: { $features }.
mind-mgmt-picture-bugs = Microfoontjes: { $places }.
mind-mgmt-picture-heard = { $hour }: { $heard ->
    [yes] de microfoontjes hoorden bezoek
   *[no] de microfoontjes hoorden niets
}.
mind-mgmt-picture-secret-sleeper = De Slaper ontwaakt bij { $feature }.
mind-mgmt-picture-secret-under = Onder de stapel: { $features }.
mind-mgmt-picture-secret-drawn = Getrokken: { $features }.
mind-mgmt-picture-here-door = deur
mind-mgmt-picture-here-cordon = afzetting
mind-mgmt-picture-here-bug = microfoontje
mind-mgmt-picture-answer-jammed = { $feature }: gestoord.
mind-mgmt-picture-answer-counted = { $line }: { $told } bezocht.
mind-mgmt-picture-answer-lit = { $line }: de ronselaar was { $told ->
    [1] daar
   *[0] daar niet
}.
