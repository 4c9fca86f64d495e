## Agents: T.H.E. Plan

the-plan-name = Agents: T.H.E. Plan
the-plan-pitch = Ein gestohlener Plan liegt in einer von vier Aktentaschen. Beschatte Verdächtige, lies ihre Akten, klau Schlüssel, meide das Licht und nenne zuerst den Dieb.

the-plan-option-last-player = Wer als Letztes übrig ist
the-plan-option-last-player-help = Was passiert, wenn nach falschen Beschuldigungen alle anderen ausgeschieden sind.
the-plan-option-last-player-wins = Gewinnt sofort
the-plan-option-last-player-solves = Muss den Fall lösen

## Names

the-plan-seat = { $colour ->
    [red] Rot
    [green] Grün
    [yellow] Gelb
   *[blue] Blau
}
the-plan-suspect-v = V
the-plan-suspect-x = X
the-plan-suspect-y = Y
the-plan-suspect-z = Z
the-plan-hideout = { $hideout }
# Half of a hideout, as a file shows it.
the-plan-half-upper = { $hideout } obere Hälfte
the-plan-half-lower = { $hideout } untere Hälfte

the-plan-action-move-agent = den Geheimagenten bewegen
the-plan-action-move-suspect = einen Verdächtigen bewegen
the-plan-action-tram = Straßenbahn fahren
the-plan-action-move-all = alle Verdächtigen bewegen
the-plan-action-searchlight = den Suchscheinwerfer drehen
the-plan-action-check = eine Akte prüfen
the-plan-action-move-agent-short = Agent
the-plan-action-move-suspect-short = Verdächtiger
the-plan-action-tram-short = Straßenbahn
the-plan-action-move-all-short = alle Verdächtigen
the-plan-action-searchlight-short = Suchscheinwerfer
the-plan-action-check-short = Akte
the-plan-card = { $count ->
    [one] Karte: { $one }
   *[other] Karte: { $one } oder { $two }
}

the-plan-bonus-move-agent = den Geheimagenten bewegen
the-plan-bonus-tram = Straßenbahn fahren
the-plan-bonus-searchlight = den Suchscheinwerfer drehen
the-plan-bonus-key = ein Schlüssel aus dem Vorrat

## The note sheets

the-plan-sheet-head = { $hideout }{ $part ->
    [upper] { " " }ob.
   *[lower] { " " }unt.
}
the-plan-sheet-files = Akten, gelesen von { $who }
the-plan-sheet-briefcases = Aktentaschen, gesehen von { $who }
the-plan-sheet-plan = T.H.E. Plan

## What a player is asked

the-plan-prompt-action = Du hast { $roll } gewürfelt. Wähle eine Aktion.
the-plan-prompt-do-move-agent = Wohin geht dein Agent? Genau { $roll ->
    [one] { $roll } Kreis
   *[other] { $roll } Kreise
} weit.
the-plan-prompt-do-move-agent-stuck = Dein Agent hat keinen Weg von genau { $roll ->
    [one] { $roll } Kreis
   *[other] { $roll } Kreisen
}.
the-plan-prompt-do-tram = Wohin fährst du? Genau { $roll ->
    [one] { $roll } Schritt, mit der Bahn.
   *[other] { $roll } Schritte, mindestens einer mit der Bahn.
}
the-plan-prompt-do-tram-stuck = Keine Bahn erreichbar: { $roll ->
    [one] { $roll } Schritt reicht nicht.
   *[other] Es gibt keinen Weg von genau { $roll } Schritten mit einer Fahrt darin.
}
the-plan-prompt-do-move-suspect = Wer von den Verdächtigen geht wohin? Genau { $roll ->
    [one] { $roll } Kreis
   *[other] { $roll } Kreise
} weit.
the-plan-prompt-do-move-all = Bewege alle vier Verdächtigen, um 4, 3, 2 und 1.
the-plan-prompt-do-searchlight = Dreh den Suchscheinwerfer um ein Segment. In welche Richtung?
the-plan-prompt-do-check = Wessen Akte prüfst du?
the-plan-prompt-suspects = Noch zu gehen: { $counts }. Wer ist als Nächstes dran?
the-plan-prompt-light = Das Licht fällt auf { $hideout }. Wozu nutzt du es?
the-plan-prompt-key = Du kommst auf { $circle } an den Schlüsseln vorbei. Nimmst du einen?
the-plan-prompt-battle = { $opponent } hat einen Schlüssel, und du kommst vorbei. Kämpfst du darum? { the-plan-stake-battle }
the-plan-prompt-steal = Du hast gegen { $opponent } gewonnen. Welchen Schlüssel nimmst du?
the-plan-prompt-checks = { $count ->
    [one] Du darfst nach deiner Begegnung { $count } Akte prüfen.
   *[other] Du darfst nach deinen Begegnungen { $count }-mal eine Akte prüfen, einzeln nacheinander.
}

## Moves, in one line

the-plan-effect-meets = begegnet { $suspects }
the-plan-effect-keys = { $count ->
    [one] ein Schlüssel
   *[other] { $count } Schlüssel
}
the-plan-effect-battle = Kampf mit { $opponents }
the-plan-describe-choose-move-agent = Deinen Agenten um { $roll } bewegen ({ $card })
the-plan-describe-choose-move-suspect = Einen Verdächtigen um { $roll } bewegen ({ $card })
the-plan-describe-choose-tram = Straßenbahn fahren, { $roll ->
    [one] { $roll } Schritt
   *[other] { $roll } Schritte
} ({ $card })
the-plan-describe-choose-move-all = Alle Verdächtigen bewegen, um 4, 3, 2 und 1 ({ $card })
the-plan-describe-choose-searchlight = Suchscheinwerfer drehen ({ $card })
the-plan-describe-choose-check = Eine Akte prüfen ({ $card })
the-plan-describe-move-agent = Nach { $end }: { $way }
the-plan-describe-move-agent-with = Nach { $end }: { $way } · { $effects }
the-plan-describe-enter-hideout = { $hideout } betreten und beschuldigen: Der Plan ist dort, Besitzer ist { $owner } ({ $way })
the-plan-describe-stay-put = Stehen bleiben
the-plan-describe-move-suspect = { $suspect } nach { $end }: { $way }
the-plan-describe-move-suspect-met = { $suspect } nach { $end }: { $way } · begegnet dir
the-plan-describe-skip-suspect = { $suspect } kann nicht { $count } weit gehen und setzt aus
the-plan-describe-turn-searchlight = Das Licht auf { $hideout } drehen
the-plan-describe-look-into-briefcase = In die Aktentasche von { $hideout } sehen
the-plan-describe-show-key = { $opponent } deckt { $count ->
    [0] einen Schlüssel
    [one] Schlüssel { $keys }
   *[other] einen der Schlüssel { $keys }
} auf
the-plan-describe-leave-light = Das Licht nicht nutzen
the-plan-describe-take-key = { $count ->
    [0] Einen Schlüssel nehmen
    [one] Schlüssel { $keys } nehmen
   *[other] Einen der Schlüssel { $keys } nehmen
}
the-plan-describe-leave-key = Die Schlüssel liegen lassen
the-plan-describe-battle = Mit { $opponent } kämpfen um { $count ->
    [0] einen Schlüssel
    [one] Schlüssel { $keys }
   *[other] einen der Schlüssel { $keys }
}
the-plan-describe-avoid-battle = In Frieden an { $opponent } vorbei
the-plan-describe-steal-key = Schlüssel { $key }
the-plan-describe-steal-hidden-key = { $count ->
    [0] Ein verdeckter Schlüssel
    [one] Schlüssel { $keys }, verdeckt
   *[other] Einer der Schlüssel { $keys }, verdeckt
}
the-plan-describe-check-file = Akte prüfen: { $suspect }
the-plan-describe-decline-checks = Keine Akte mehr prüfen

## What is at stake

the-plan-stake-battle = Beide würfeln einmal: Der höhere Wurf gewinnt einen Schlüssel. Würfelst du gleich hoch oder niedriger, passiert nichts.
the-plan-stake-out = Stimmt eins davon nicht, scheidest du aus.
the-plan-stake-last-wins = Stimmt eins davon nicht, scheidest du aus, und { $who } gewinnt.
the-plan-stake-last-solves = Stimmt eins davon nicht, scheidest du aus, und { $who } spielt allein weiter.
the-plan-stake-nobody = Stimmt eins davon nicht, scheidest du aus, und niemand gewinnt.
the-plan-doubt-decoy = Du hast in { $hideout } eine Attrappe gesehen.
the-plan-doubt-elsewhere = Nach dem, was du gesehen hast, ist der Plan in { $hideout }.
the-plan-doubt-owns = Nach dem, was du gesehen hast, gehört { $suspect } das Versteck { $hideout }.
the-plan-doubt-owned = Nach dem, was du gesehen hast, gehört { $hideout } zu { $suspect }.
the-plan-doubt-claimed = Genau diese Beschuldigung gab es schon, und sie war falsch.
the-plan-doubt-else = Das passt nicht zu dem, was du gesehen hast und was falsche Beschuldigungen gezeigt haben.

## What happened

the-plan-tell-action-chosen = { $who } wählt die Aktion: { $action }.
the-plan-tell-action-played = { $who } spielt eine Karte: { $action }.
the-plan-tell-agent-moved = { $who } geht { $rides ->
    [yes] { $way } (≈ mit der Bahn)
   *[no] { $way }
}.
the-plan-tell-agent-moved-met = { $who } geht { $rides ->
    [yes] { $way } (≈ mit der Bahn)
   *[no] { $way }
} und begegnet { $suspects }.
the-plan-tell-agent-stayed = { $who } hat keinen Weg und bleibt stehen.
the-plan-tell-suspect-moved = { $who } bewegt { $suspect }: { $way }.
the-plan-tell-suspect-moved-met = { $who } bewegt { $suspect }: { $way }. Die beiden begegnen sich.
the-plan-tell-suspect-stayed = { $suspect } kann nicht { $count } weit gehen und setzt aus. Am Zug: { $who }.
the-plan-tell-searchlight-turned = { $who } dreht den Suchscheinwerfer auf { $hideout }.
the-plan-tell-briefcase-seen = { $who } sieht in die Aktentasche von { $hideout }.
the-plan-tell-briefcase-seen-plan = { $who } sieht in die Aktentasche von { $hideout }: T.H.E. Plan!
the-plan-tell-briefcase-seen-decoy = { $who } sieht in die Aktentasche von { $hideout }: eine Attrappe.
the-plan-tell-key-shown = { $who } lässt { $opponent } einen Schlüssel aufdecken: { $key }.
the-plan-tell-light-left = { $who } nutzt das Licht nicht.
the-plan-tell-key-taken = { $who } nimmt einen Schlüssel aus dem Vorrat.
the-plan-tell-key-taken-known = { $who } nimmt einen Schlüssel aus dem Vorrat: { $key }.
the-plan-tell-key-left = { $who } lässt die Schlüssel liegen.
the-plan-tell-battle-won = { $who } kämpft mit { $opponent } um einen Schlüssel, { $own } gegen { $theirs }, und gewinnt.
the-plan-tell-battle-lost = { $who } kämpft mit { $opponent } um einen Schlüssel, { $own } gegen { $theirs }, und verliert.
the-plan-tell-battle-tied = { $who } kämpft mit { $opponent } um einen Schlüssel, { $own } gegen { $theirs }: Gleichstand.
the-plan-tell-battle-avoided = { $who } geht in Frieden an { $opponent } vorbei.
the-plan-tell-key-stolen = { $who } nimmt { $opponent } einen Schlüssel ab.
the-plan-tell-key-stolen-known = { $who } nimmt { $opponent } einen Schlüssel ab: { $key }.
the-plan-tell-file-checked = { $who } prüft die Akte von { $suspect }.
the-plan-tell-file-checked-known = { $who } prüft die Akte von { $suspect }: { $half }.
the-plan-tell-bonus-met = { $who } findet in der Akte von { $suspect } eine Bonuskarte: { $bonus }.
the-plan-tell-bonus-met-roll = { $who } findet in der Akte von { $suspect } eine Bonuskarte: { $bonus }, um { $roll }.
the-plan-tell-checks-declined = { $count ->
    [one] { $who } lässt eine Prüfung aus.
   *[other] { $who } lässt { $count } Prüfungen aus.
}
the-plan-tell-claim-announced = { $who } kündigt eine Beschuldigung an: T.H.E. Plan ist in { $hideout }, dem Versteck von { $owner }.
the-plan-tell-claim-right = { $who } betritt { $hideout } und nennt { $owner }: Beides stimmt!
the-plan-tell-claim-wrong = { $who } betritt { $hideout } und nennt { $owner }: falsch. { $who } scheidet aus.
the-plan-tell-claim-wrong-known = { $plan ->
    [yes] { $who } betritt { $hideout } und nennt { $owner }: Der Plan ist dort, aber das Versteck von { $owner } ist { $evidence }. { $who } scheidet aus.
   *[no] { $who } betritt { $hideout } und nennt { $owner }: eine Attrappe, und das Versteck von { $owner } ist { $evidence }. { $who } scheidet aus.
}
the-plan-tell-left-alone = Nur { $who } ist übrig und spielt allein weiter: Eine richtige Beschuldigung gewinnt, nach einer falschen gewinnt niemand.
the-plan-tell-turn-began = Zug { $number }: { $who } würfelt { $roll }.

## Why a move is not allowed

the-plan-error-over = Diese Partie ist vorbei.
the-plan-error-not-now = Gerade geht es um etwas anderes.
the-plan-error-not-your-turn = Dafür bist du gerade nicht am Zug.
the-plan-error-not-on-card = Diese Aktion steht nicht auf dieser Karte.
the-plan-error-card-spent = Diese Karte ist verbraucht, bis es alle fünf sind.
the-plan-error-chosen-already = Das hast du schon gewählt.
the-plan-error-choose-first = Wähle erst eine Aktion.
the-plan-error-other-action = Du hast eine andere Aktion gewählt.
the-plan-error-no-such-way = Geh genau so viele Schritte, über keinen Kreis zweimal, und ende auf einem freien.
the-plan-error-must-move = Dein Agent hat einen Weg, also muss er gehen.
the-plan-error-no-key = Du hast den Schlüssel zu { $hideout } nicht.
the-plan-error-lit = Der Suchscheinwerfer steht auf { $hideout }: Niemand kommt hinein.
the-plan-error-can-move = So weit kann { $suspect } gehen.
the-plan-error-moved-already = { $suspect } ist schon gegangen.
the-plan-error-other-count = So weit geht jetzt niemand von den Verdächtigen.
the-plan-error-not-beside = Der Suchscheinwerfer dreht sich nur um ein Segment.
the-plan-error-not-in-light = Niemand in dieser Farbe steht im Licht und hat einen verdeckten Schlüssel.
the-plan-error-not-passing = An diesem Agenten kommst du jetzt nicht vorbei.
the-plan-error-no-such-key = Diesen Schlüssel gibt es dort nicht.
the-plan-error-not-met = Die Akte von { $suspect } darfst du jetzt nicht mehr prüfen.

## How a game ended

the-plan-reason-plan = { $who } holt T.H.E. Plan aus { $hideout }, dem Versteck von { $owner }.
the-plan-reason-last = Nur { $who } ist übrig und gewinnt. T.H.E. Plan war in { $hideout }, dem Versteck von { $owner }.
the-plan-reason-nobody = Alle sind ausgeschieden, niemand gewinnt. T.H.E. Plan war in { $hideout }, dem Versteck von { $owner }.

## How to play

the-plan-guide-aim = In einem von vier Verstecken liegt T.H.E. Plan in der Aktentasche, und dieses Versteck gehört einem der Verdächtigen. Finde heraus, welches und wem, besorg dir den Schlüssel und geh hinein.
the-plan-guide-turn = Würfle. Wähle eine deiner bereiten Aktionskarten: deinen Agenten oder die Verdächtigen bewegen, Straßenbahn fahren, den Suchscheinwerfer drehen, eine Akte prüfen. Begegnen sich dein Agent und ein Verdächtiger in deinem Zug, darfst du dessen Akte prüfen: Nur du siehst die oberste Karte.
the-plan-guide-end = Beide Hälften eines Verstecks in einer Akte heißen: Es gehört diesem Verdächtigen. Mit dem Suchscheinwerfer kannst du in Aktentaschen sehen. Betritt das Versteck mit seinem Schlüssel und nenne, wem es gehört: Stimmt es, gewinnst du; wenn nicht, scheidest du aus.

# Was der Trainer zu einer Entscheidung und in einem Tipp sagt.

the-plan-coach-known = Mögliche Lösungen: { $answers }. Mögliche Verstecke des Plans: { $places }.
the-plan-coach-sure = Nur eine Lösung passt: { $hideout }, { $owner }.
the-plan-coach-action = Dann: { $move }
the-plan-coach-claim = Keine andere Lösung passt.
the-plan-coach-file = Diese Akte kann dir noch etwas verraten.
the-plan-coach-key = Das kann einen Schlüssel bringen, den du brauchst.
the-plan-coach-near = Das führt näher dorthin, wo du sein willst.
the-plan-coach-look = Die Chance, dass der Plan in { $hideout } ist, liegt bei { $percent } %.
