## Wink

wink-name = Wink
wink-pitch = Een gemaskerd bal vol spionnen. Ontdek met één blik wie je handlanger is, wijs die als eerste aan, en betrap de anderen op hun knipogen.

wink-option-signal = Hoe je knipoogt
wink-option-signal-help = Met blikken speel je hier, in het geheim. Live zien jullie elkaar en geef je het afgesproken teken.
wink-option-signal-glance = Met blikken, hier
wink-option-signal-wink = Live, met een knipoog
wink-option-signal-hand = Live, met een handgebaar
wink-option-signal-nod = Live, met een knikje
wink-option-equal-turns = Laatste ronde uitspelen
wink-option-equal-turns-help = Krijgt iedereen evenveel beurten als een hand leeg is? Vanaf 7 spelers maakt beginnen veel uit.
wink-option-equal-turns-many = Met zeven en acht spelers
wink-option-equal-turns-always = Altijd
wink-option-equal-turns-never = Nooit
wink-option-beat-s = Seconden per beurt
wink-option-beat-s-help = Met blikken, realtime: daarna sluit de beurt met wat er staat. Speel je alleen, dan zonder klok.
wink-option-least-s = Kortste beurt, in seconden
wink-option-least-s-help = Live: eerder mag niemand aanwijzen of oproepen, dus knipogen kan rustig. Beschuldigen mag altijd.

wink-briefing-signal = { $signal ->
    [wink] Live: jullie zien elkaar en knipogen. De bot deelt, bewaart de pionnen en telt.
    [hand] Live: jullie zien elkaar; het teken is een handgebaar. De bot deelt, bewaart de pionnen en telt.
    [nod] Live: jullie zien elkaar; het teken is een knikje. De bot deelt, bewaart de pionnen en telt.
   *[glance] Met blikken: elke beurt kiest iedereen in het geheim één speler om naar te kijken.
}
wink-briefing-beat = { $seconds ->
    [one] Realtime duurt een beurt 1 seconde.
   *[other] Realtime duurt een beurt { $seconds } seconden.
}
wink-briefing-equal = De laatste ronde wordt uitgespeeld, zodat iedereen evenveel beurten krijgt.

## What a player is asked

wink-prompt-turn = Jouw beurt: welk nummer roep je op?
wink-prompt-turn-open = Jouw beurt: wijs aan wie { $number } heeft, of roep een ander nummer op.
wink-prompt-skip = Jouw beurt: je kunt geen enkele kaart oproepen.
wink-prompt-skip-open = Jouw beurt: wijs aan wie { $number } heeft, of niemand. Oproepen kun je niets.
wink-prompt-plan = Jouw beurt: wat roep je op, naar wie kijk je?
wink-prompt-plan-open = Jouw beurt: wie heeft { $number }, wat roep je hierna op, naar wie kijk je?
wink-prompt-beat = { $who } is aan de beurt. Naar wie kijk je?

## Moves, in one line

wink-describe-name = Wijs { $who } aan voor { $number }
wink-describe-name-nobody = Wijs niemand aan voor { $number }
wink-describe-call = Roep { $number } op
# $own: the number of the open call, which closes without a naming.
wink-describe-call-anew = Roep { $number } op en laat { $own } los
wink-describe-skip = Roep niets op
wink-describe-come-back = Ik ben terug
wink-describe-accuse = Beschuldig { $who } van { $number }, oproep van { $caller }
wink-describe-watch = Kijk naar { $who }
wink-describe-manner-bold = Vanaf nu duidelijk knipogen
wink-describe-manner-subtle = Vanaf nu onopvallend knipogen
wink-describe-drop = Beschuldig niemand
wink-describe-confirm = Bevestigen
wink-describe-confirm-until-turn = Bevestigen, nu en tot mijn beurt
wink-describe-stand = Bevestig voor mij tot mijn beurt
wink-describe-confirm-myself = Ik bevestig weer zelf

## What happened

wink-tell-named-right = { $who } wijst { $named } aan voor { $number }: goed! Allebei een kaart.
wink-tell-named-wrong = { $who } wijst { $named } aan voor { $number }: fout. { $holder } had hem; beide kaarten liggen gedekt.
wink-tell-declined = { $who } wijst niemand aan voor { $number }.
wink-tell-called = { $who } roept { $number } op.
wink-tell-call-skipped = { $who } roept niets op.
wink-tell-accused-right = { $who } betrapt { $accused } met { $number } en neemt beide kaarten.
wink-tell-accused-wrong = { $who } beschuldigt { $accused } van { $number }: fout. Bij deze oproep kan niemand meer beschuldigd worden.
wink-tell-went-away = { $live ->
    [yes] { $who } is afwezig: die beurten worden overgeslagen.
   *[no] { $who } is afwezig: de computer bevestigt intussen.
}
wink-tell-came-back = { $who } is terug.
wink-tell-turn-passed = De beurt van { $who } wordt overgeslagen.
wink-tell-player-left = { $count ->
    [0] { $who } doet niet meer mee. De anderen spelen verder.
    [one] { $who } doet niet meer mee. Beide kaarten { $numbers } worden omgedraaid.
   *[other] { $who } doet niet meer mee. Alle kaarten { $numbers } worden omgedraaid.
}
wink-tell-turn-began = Beurt { $number }: { $who }.
wink-tell-last-round-began = De laatste ronde: iedereen krijgt evenveel beurten.

# $told: one or more of wink-news-still, -moved, -winked and -void, joined.
wink-news = Beurt { $turn }: { $told }.
wink-news-and = { $first }; { $second }
wink-news-still = { $met ->
    [yes] { $who } keek { $watched } in de ogen, zag geen teken
   *[no] { $who } keek naar { $watched }, zag geen teken
}
# $met: their eyes met. $watched: the player they watched. $at: the player at whom the eye moved.
wink-news-moved = { $met ->
    [yes] { $who } keek { $watched } in de ogen, zag knipogen of knipperen naar { $at }
   *[no] { $who } keek naar { $watched }, zag knipogen of knipperen naar { $at }
}
wink-news-none = Beurt { $turn }: geen teken gezien door { $players }.
wink-news-watching = { $met ->
    [yes] { $who } (keek { $watched } in de ogen)
   *[no] { $who } (keek naar { $watched })
}
wink-news-winked = { $who }, met { $number } in de hand, knipoogde naar { $at }
wink-news-void = { $who } beschuldigde { $accused } te laat van { $number }, wat niets kostte

## Why a move is not allowed

wink-error-over = Dit potje is afgelopen.
wink-error-other-mode = Dat hoort niet bij deze manier van spelen.
wink-error-not-your-turn = Jij bent niet aan de beurt. Aan de beurt: { $who }.
wink-error-not-face-up = In de menigte ligt { $number } niet open.
wink-error-own-number = Je hebt { $number } zelf.
wink-error-same-card = Roep een andere kaart op dan die waar je pion staat.
wink-error-occupied = Op { $number } staat al iemand.
wink-error-no-call = Je hebt geen open oproep om iemand voor aan te wijzen.
wink-error-no-such-player = Die speler doet niet mee.
wink-error-yourself = Jezelf kun je niet kiezen.
wink-error-can-call = Er is een kaart die je kunt oproepen.
wink-error-no-counters = Je hebt geen contrakaart meer.
wink-error-no-such-call = { $number } is geen open oproep.
wink-error-own-call = Dat is je eigen oproep.
wink-error-the-caller = Wie { $number } opriep, heeft die kaart niet.
wink-error-barred = Tot de oproep gesloten is, kan niemand van { $number } beschuldigd worden.
wink-error-caught-before = { $who } was sneller en heeft { $number } al betrapt. Het kostte je niets.
wink-error-accused-before = { $who } was sneller, en fout: van { $number } kan nu niemand beschuldigd worden. Het kostte je niets.
wink-error-named-before = { $who } was sneller en heeft de oproep van { $number } gesloten. Het kostte je niets.
wink-error-has-left = { $who } doet niet meer mee.
wink-error-not-away = Je bent niet afwezig.
wink-error-no-sighting = Je hebt dit oog niet zien bewegen naar wie { $number } opriep.
wink-error-nothing-seen = Je hebt niets gezien om iemand van te beschuldigen.
wink-error-confirmed = Je hebt bevestigd, en dat geldt voor deze beurt.
wink-error-set-call-first = Kies het nummer dat je oproept voordat je bevestigt.
wink-error-not-standing = De computer bevestigt niet voor je.

## How a game ended

wink-end-hand = { $count ->
    [one] { $who } heeft een lege hand.
   *[other] { $who } hebben een lege hand.
}
wink-end-crowd = De menigte is weg.
wink-end-unable = Niemand kon nog iets oproepen.
wink-end-quiet = Drie ronden lang gebeurde er niets.
wink-end-few = Er zijn te weinig spelers over.
wink-reason = { $why } De meeste punten: { $points }{ $tie ->
    [opened] ; bij gelijkspel beslisten meer opengelegde contrakaarten.
    [lost] ; bij gelijkspel beslisten meer eigen gedekte agentkaarten.
    [shared] , en al het andere was gelijk.
   *[none] .
}

## How to play

wink-guide-aim = Haal de meeste punten. Wie het nummer heeft dat jij oproept, is je handlanger. Wijs je die goed aan, dan krijgen jullie allebei een punt. Betrapt een ander jullie op knipogen, dan krijgt die er twee.
wink-guide-turn = Wijs de handlanger van je laatste oproep aan, of niemand, en roep dan een nieuw nummer uit de menigte op. Met blikken kiest iedereen elke beurt ook in het geheim één speler om naar te kijken. Een knipoog lukt alleen als oproeper en handlanger elkaar in de ogen kijken, en anderen die kijken kunnen hem zien. Zag je er een, dan mag je beschuldigen; daarmee waag je een van je vier contraspionagekaarten (contrakaarten).
wink-guide-end = Het is afgelopen zodra iemand een lege hand heeft; met 7 of 8 spelers wordt de ronde uitgespeeld. Elke open kaart voor je is een punt, en elke contrakaart die je nog hebt ook (een blauw schild op het bord). Wie de meeste punten heeft, wint. Bij gelijkspel tellen meer opengelegde contrakaarten, dan meer eigen agentkaarten die gedekt zijn.

# Wat de coach zegt over een beslissing, en in een tip.

wink-coach-known = { $number } kan hier zijn: { $shares }.
wink-coach-share = { $who } { $percent }%
wink-coach-holds = De kans dat het klopt: { $percent }%.
wink-coach-unlikely = De beschuldiging is te onzeker.
wink-coach-call = Bij dit nummer is er de minste twijfel over wie het heeft.
wink-coach-meet = Daar wacht iemand op je knipoog.
wink-coach-watch = Daar is het meest te zien.
