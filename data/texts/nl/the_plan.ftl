## Agents: T.H.E. Plan

the-plan-name = Agents: T.H.E. Plan
the-plan-pitch = In een van vier koffers ligt een gestolen plan. Schaduw de verdachten, lees hun dossiers, steel sleutels en ontwijk het zoeklicht. Noem als eerste de dief.

the-plan-option-last-player = De laatste speler
the-plan-option-last-player-help = Wat er gebeurt als alle anderen er door een foute beschuldiging uitliggen.
the-plan-option-last-player-wins = Wint meteen
the-plan-option-last-player-solves = Moet het oplossen

## Names

the-plan-seat = { $colour ->
    [red] Rood
    [green] Groen
    [yellow] Geel
   *[blue] Blauw
}
the-plan-suspect-v = V
the-plan-suspect-x = X
the-plan-suspect-y = Y
the-plan-suspect-z = Z
the-plan-hideout = { $hideout }
# Half of a hideout, as a file shows it.
the-plan-half-upper = { $hideout } bovenste helft
the-plan-half-lower = { $hideout } onderste helft

the-plan-action-move-agent = de geheim agent verplaatsen
the-plan-action-move-suspect = een verdachte verplaatsen
the-plan-action-tram = de tram nemen
the-plan-action-move-all = alle verdachten verplaatsen
the-plan-action-searchlight = het zoeklicht draaien
the-plan-action-check = een dossier bekijken
the-plan-action-move-agent-short = agent
the-plan-action-move-suspect-short = verdachte
the-plan-action-tram-short = tram
the-plan-action-move-all-short = alle verdachten
the-plan-action-searchlight-short = zoeklicht
the-plan-action-check-short = dossier
the-plan-card = { $count ->
    [one] de kaart { $one }
   *[other] de kaart { $one } of { $two }
}

the-plan-bonus-move-agent = de geheim agent verplaatsen
the-plan-bonus-tram = de tram nemen
the-plan-bonus-searchlight = het zoeklicht draaien
the-plan-bonus-key = een sleutel uit de voorraad

## The note sheets

the-plan-sheet-head = { $hideout }{ $part ->
    [upper] { " " }bov.
   *[lower] { " " }ond.
}
the-plan-sheet-files = Dossiers, gelezen door { $who }
the-plan-sheet-briefcases = Koffers, gezien door { $who }
the-plan-sheet-plan = T.H.E. Plan

## What a player is asked

the-plan-prompt-action = Je gooide { $roll }. Kies een actie.
the-plan-prompt-do-move-agent = Waar gaat je agent heen? Precies { $roll ->
    [one] { $roll } vakje
   *[other] { $roll } vakjes
}.
the-plan-prompt-do-move-agent-stuck = Je agent heeft geen weg van precies { $roll ->
    [one] { $roll } vakje
   *[other] { $roll } vakjes
}.
the-plan-prompt-do-tram = Waar rijd je heen? Precies { $roll ->
    [one] { $roll } stap, met de tram.
   *[other] { $roll } stappen, minstens één met de tram.
}
the-plan-prompt-do-tram-stuck = Geen tram binnen bereik: { $roll ->
    [one] { $roll } stap is te weinig.
   *[other] er is geen weg van precies { $roll } stappen met een rit erin.
}
the-plan-prompt-do-move-suspect = Welke verdachte gaat waarheen? Precies { $roll ->
    [one] { $roll } vakje
   *[other] { $roll } vakjes
}.
the-plan-prompt-do-move-all = Verplaats alle vier de verdachten: 4, 3, 2 en 1 vakje.
the-plan-prompt-do-searchlight = Draai het zoeklicht één segment. Welke kant op?
the-plan-prompt-do-check = Wiens dossier bekijk je?
the-plan-prompt-suspects = Nog te gaan, in vakjes: { $counts }. Wie is de volgende?
the-plan-prompt-light = Het licht valt op { $hideout }. Waar gebruik je het voor?
the-plan-prompt-key = Je passeert de sleutels op { $circle }. Neem je er een?
the-plan-prompt-battle = Je passeert iemand met een sleutel: { $opponent }. Strijd je erom? { the-plan-stake-battle }
the-plan-prompt-steal = Je hebt gewonnen van { $opponent }. Welke sleutel neem je?
the-plan-prompt-checks = { $count ->
    [one] Je mag voor je ontmoeting { $count } dossier bekijken.
   *[other] Je mag voor je ontmoetingen { $count } keer een dossier bekijken, een voor een.
}

## Moves, in one line

the-plan-effect-meets = ontmoet { $suspects }
the-plan-effect-keys = { $count ->
    [one] een sleutel
   *[other] { $count } sleutels
}
the-plan-effect-battle = strijd met { $opponents }
the-plan-describe-choose-move-agent = Verplaats je agent { $roll ->
    [one] { $roll } vakje
   *[other] { $roll } vakjes
} ({ $card })
the-plan-describe-choose-move-suspect = Verplaats één verdachte { $roll ->
    [one] { $roll } vakje
   *[other] { $roll } vakjes
} ({ $card })
the-plan-describe-choose-tram = Neem de tram, { $roll ->
    [one] { $roll } stap
   *[other] { $roll } stappen
} ({ $card })
the-plan-describe-choose-move-all = Verplaats alle verdachten 4, 3, 2 en 1 vakje ({ $card })
the-plan-describe-choose-searchlight = Draai het zoeklicht ({ $card })
the-plan-describe-choose-check = Bekijk een dossier ({ $card })
the-plan-describe-move-agent = Naar { $end }: { $way }
the-plan-describe-move-agent-with = Naar { $end }: { $way } · { $effects }
the-plan-describe-enter-hideout = Ga { $hideout } binnen en beschuldig: het Plan is daar, de eigenaar is { $owner } ({ $way })
the-plan-describe-stay-put = Blijf waar je bent
the-plan-describe-move-suspect = { $suspect } naar { $end }: { $way }
the-plan-describe-move-suspect-met = { $suspect } naar { $end }: { $way } · ontmoet jou
the-plan-describe-skip-suspect = { $suspect } kan geen { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
} verder: overgeslagen
the-plan-describe-turn-searchlight = Draai het licht naar { $hideout }
the-plan-describe-look-into-briefcase = Kijk in de koffer van { $hideout }
the-plan-describe-show-key = { $opponent } draait { $count ->
    [0] een sleutel
    [one] sleutel { $keys }
   *[other] een van de sleutels { $keys }
} open
the-plan-describe-leave-light = Gebruik het licht niet
the-plan-describe-take-key = { $count ->
    [0] Neem een sleutel
    [one] Neem sleutel { $keys }
   *[other] Neem een van de sleutels { $keys }
}
the-plan-describe-leave-key = Laat de sleutels liggen
the-plan-describe-battle = Strijd met { $opponent } om { $count ->
    [0] een sleutel
    [one] sleutel { $keys }
   *[other] een van de sleutels { $keys }
}
the-plan-describe-avoid-battle = Laat { $opponent } met rust
the-plan-describe-steal-key = Sleutel { $key }
the-plan-describe-steal-hidden-key = { $count ->
    [0] Een sleutel die gedekt ligt
    [one] Sleutel { $keys }, die gedekt ligt
   *[other] Een van de sleutels { $keys }, die gedekt liggen
}
the-plan-describe-check-file = Bekijk het dossier van { $suspect }
the-plan-describe-decline-checks = Verder niets bekijken

## What is at stake

the-plan-stake-battle = Allebei één worp: de hoogste wint een sleutel. Bij gelijk of lager verandert er niets.
the-plan-stake-out = Klopt een van beide niet, dan lig je eruit.
the-plan-stake-last-wins = Klopt een van beide niet, dan lig je eruit en wint { $who }.
the-plan-stake-last-solves = Klopt een van beide niet, dan lig je eruit en speelt { $who } alleen verder.
the-plan-stake-nobody = Klopt een van beide niet, dan lig je eruit en wint niemand.
the-plan-doubt-decoy = Je hebt een nepplan gezien in { $hideout }.
the-plan-doubt-elsewhere = Volgens wat je gezien hebt, is het Plan in { $hideout }.
the-plan-doubt-owns = Volgens wat je gezien hebt, is { $hideout } van { $suspect }.
the-plan-doubt-owned = Volgens wat je gezien hebt, is { $suspect } de eigenaar van { $hideout }.
the-plan-doubt-claimed = Iemand heeft precies deze beschuldiging gedaan, en die was fout.
the-plan-doubt-else = Het past niet bij wat je gezien hebt en wat foute beschuldigingen hebben getoond.

## What happened

the-plan-tell-action-chosen = { $who } gaat { $action }.
the-plan-tell-action-played = { $who } speelt een kaart: { $action }.
the-plan-tell-agent-moved = { $who } gaat { $rides ->
    [yes] { $way } (≈ met de tram)
   *[no] { $way }
}.
the-plan-tell-agent-moved-met = { $who } gaat { $rides ->
    [yes] { $way } (≈ met de tram)
   *[no] { $way }
} en ontmoet { $suspects }.
the-plan-tell-agent-stayed = { $who } kan nergens heen en blijft staan.
the-plan-tell-suspect-moved = { $who } verplaatst { $suspect }: { $way }.
the-plan-tell-suspect-moved-met = { $who } verplaatst { $suspect }: { $way }. Ze ontmoeten elkaar.
the-plan-tell-suspect-stayed = { $suspect } kan geen { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
} verder en wordt overgeslagen door { $who }.
the-plan-tell-searchlight-turned = { $who } draait het zoeklicht naar { $hideout }.
the-plan-tell-briefcase-seen = { $who } kijkt in de koffer van { $hideout }.
the-plan-tell-briefcase-seen-plan = { $who } kijkt in de koffer van { $hideout }: T.H.E. Plan!
the-plan-tell-briefcase-seen-decoy = { $who } kijkt in de koffer van { $hideout }: een nepplan.
the-plan-tell-key-shown = { $who } laat { $opponent } een sleutel opendraaien: { $key }.
the-plan-tell-light-left = { $who } gebruikt het licht niet.
the-plan-tell-key-taken = { $who } neemt een sleutel uit de voorraad.
the-plan-tell-key-taken-known = { $who } neemt een sleutel uit de voorraad: { $key }.
the-plan-tell-key-left = { $who } laat de sleutels liggen.
the-plan-tell-battle-won = { $who } strijdt met { $opponent } om een sleutel, { $own } tegen { $theirs }, en wint.
the-plan-tell-battle-lost = { $who } strijdt met { $opponent } om een sleutel, { $own } tegen { $theirs }, en verliest.
the-plan-tell-battle-tied = { $who } strijdt met { $opponent } om een sleutel, { $own } tegen { $theirs }: gelijk.
the-plan-tell-battle-avoided = { $who } laat { $opponent } met rust.
the-plan-tell-key-stolen = { $who } neemt een sleutel van { $opponent }.
the-plan-tell-key-stolen-known = { $who } neemt een sleutel van { $opponent }: { $key }.
the-plan-tell-file-checked = { $who } bekijkt het dossier van { $suspect }.
the-plan-tell-file-checked-known = { $who } bekijkt het dossier van { $suspect }: { $half }.
the-plan-tell-bonus-met = { $who } vindt een bonusactiekaart in het dossier van { $suspect }: { $bonus }.
the-plan-tell-bonus-met-roll = { $who } vindt een bonusactiekaart in het dossier van { $suspect }: { $bonus }, worp { $roll }.
the-plan-tell-checks-declined = { $count ->
    [one] { $who } laat een dossier zitten.
   *[other] { $who } laat { $count } dossiers zitten.
}
the-plan-tell-claim-announced = { $who } doet een beschuldiging: T.H.E. Plan is in { $hideout }, de schuilplaats van { $owner }.
the-plan-tell-claim-right = { $who } gaat { $hideout } binnen en noemt { $owner }: allebei goed!
the-plan-tell-claim-wrong = { $who } gaat { $hideout } binnen en noemt { $owner }: fout. { $who } ligt eruit.
the-plan-tell-claim-wrong-known = { $plan ->
    [yes] { $who } gaat { $hideout } binnen en noemt { $owner }: het Plan is daar, maar de schuilplaats van { $owner } is { $evidence }. { $who } ligt eruit.
   *[no] { $who } gaat { $hideout } binnen en noemt { $owner }: een nepplan, en de schuilplaats van { $owner } is { $evidence }. { $who } ligt eruit.
}
the-plan-tell-left-alone = { $who } is als enige over en speelt alleen verder: een goede beschuldiging wint, na een foute wint niemand.
the-plan-tell-turn-began = Beurt { $number }: { $who } gooit { $roll }.

## Why a move is not allowed

the-plan-error-over = Dit potje is afgelopen.
the-plan-error-not-now = Nu is er iets anders te beslissen.
the-plan-error-not-your-turn = Daarvoor ben je nu niet aan de beurt.
the-plan-error-not-on-card = Die actie staat niet op die kaart.
the-plan-error-card-spent = Die kaart is al gebruikt. Hij komt terug als ze alle vijf gebruikt zijn.
the-plan-error-chosen-already = Dat heb je al gekozen.
the-plan-error-choose-first = Kies eerst een actie.
the-plan-error-other-action = Je hebt een andere actie gekozen.
the-plan-error-no-such-way = Zet precies het juiste aantal stappen, elk vakje hooguit één keer, en eindig op een vrij vakje.
the-plan-error-must-move = Je agent kan verder, dus hij moet.
the-plan-error-no-key = Je hebt de sleutel van { $hideout } niet.
the-plan-error-lit = Het zoeklicht staat op { $hideout }: niemand kan daar binnen.
the-plan-error-can-move = { $suspect } kan wel zo ver.
the-plan-error-moved-already = { $suspect } is al verplaatst.
the-plan-error-other-count = Dat is niet de afstand voor deze verdachte.
the-plan-error-not-beside = Het zoeklicht draait maar één segment.
the-plan-error-not-in-light = In het licht staat geen speler van die kleur met een gedekte sleutel.
the-plan-error-not-passing = Je passeert die speler nu niet.
the-plan-error-no-such-key = Die speler heeft die sleutel niet.
the-plan-error-not-met = Het dossier van { $suspect } mag je niet meer bekijken.

## How a game ended

the-plan-reason-plan = { $who } haalt T.H.E. Plan uit { $hideout }, de schuilplaats van { $owner }.
the-plan-reason-last = { $who } is als enige over en wint. T.H.E. Plan was in { $hideout }, de schuilplaats van { $owner }.
the-plan-reason-nobody = Iedereen ligt eruit, niemand wint. T.H.E. Plan was in { $hideout }, de schuilplaats van { $owner }.

## How to play

the-plan-guide-aim = In een van vier schuilplaatsen zit T.H.E. Plan in de koffer, en een van de verdachten is de eigenaar van die schuilplaats. Zoek uit welke en van wie, bemachtig de sleutel en loop naar binnen.
the-plan-guide-turn = Gooi de dobbelsteen. Kies een van je actiekaarten die klaarliggen: verplaats je agent of de verdachten, neem de tram, draai het zoeklicht, bekijk een dossier. Passeren je agent en een verdachte elkaar in jouw beurt, dan mag je dat dossier bekijken: alleen jij ziet de bovenste kaart.
the-plan-guide-end = Beide helften van een schuilplaats in één dossier: die verdachte is de eigenaar. Met het zoeklicht kijk je in koffers. Ga met de sleutel de schuilplaats binnen en noem de eigenaar: klopt het, dan win je; klopt het niet, dan lig je eruit.

# Wat de coach zegt over een beslissing, en in een tip.

the-plan-coach-known = Mogelijke oplossingen: { $answers }. Schuilplaatsen waar het Plan kan zijn: { $places }.
the-plan-coach-sure = Er past maar één oplossing: { $hideout }, { $owner }.
the-plan-coach-action = Daarna: { $move }
the-plan-coach-claim = Geen andere oplossing past.
the-plan-coach-file = Dat dossier kan je nog iets nieuws vertellen.
the-plan-coach-key = Dat kan een sleutel opleveren die je nodig hebt.
the-plan-coach-near = Dat brengt je dichter bij waar je wilt zijn.
the-plan-coach-look = De kans dat het Plan in { $hideout } is: { $percent }%.
