## Infiltraitors

infiltraitors-name = Infiltraitors
infiltraitors-pitch = Gemeinsam gegen die Verräter: Ihr haltet je einen Verdächtigen, den sonst niemand sieht, und nur eure Karten dürfen sprechen.

infiltraitors-option-mission = Mission
infiltraitors-option-mission-help = Drei zum Üben, dann eine Geschichte in 20 Missionen. Jede lässt sich auch einzeln spielen.
infiltraitors-option-mission-t1 = Training 1: Erste Schritte
infiltraitors-option-mission-t2 = Training 2: Für jeden einer
infiltraitors-option-mission-t3 = Training 3: Gegen die Zeit
infiltraitors-option-mission-m1 = Mission 1: Die offene Leitung
infiltraitors-option-mission-m2 = Mission 2: Verlorene Post
infiltraitors-option-mission-m3 = Mission 3: Die Docks
infiltraitors-option-mission-m4 = Mission 4: Auf Zehenspitzen
infiltraitors-option-mission-m5 = Mission 5: Das Verhör
infiltraitors-option-mission-m6 = Mission 6: Der Tresor
infiltraitors-option-mission-m7 = Mission 7: Die Falle
infiltraitors-option-mission-m8 = Mission 8: Versprengt
infiltraitors-option-mission-m9 = Mission 9: Die konspirative Wohnung
infiltraitors-option-mission-m10 = Mission 10: Fremde Gesichter
infiltraitors-option-mission-m11 = Mission 11: Augen rechts
infiltraitors-option-mission-m12 = Mission 12: Einer geht rein
infiltraitors-option-mission-m13 = Mission 13: Der Datenraum
infiltraitors-option-mission-m14 = Mission 14: Die Liste
infiltraitors-option-mission-m15 = Mission 15: Das Treffen
infiltraitors-option-mission-m16 = Mission 16: Falsche Namen
infiltraitors-option-mission-m17 = Mission 17: Offene Karten
infiltraitors-option-mission-m18 = Mission 18: Umzingelt
infiltraitors-option-mission-m19 = Mission 19: Der Chef
infiltraitors-option-mission-m20 = Mission 20: Frühjahrsputz
infiltraitors-option-crossing-out = Streichen
infiltraitors-option-crossing-out-help = Streicht das Programm, was Hinweise, Fehlschüsse und gesehene Karten ausschließen?
infiltraitors-option-crossing-out-by-mission = Nur im Training
infiltraitors-option-crossing-out-on = Immer
infiltraitors-option-crossing-out-off = Nie
infiltraitors-option-limit = Grenze
infiltraitors-option-limit-help = Minuten zählen nur in Echtzeit und mit anderen. Sonst nehmt Züge oder spielt ohne Grenze.
infiltraitors-option-limit-minutes = Minuten
infiltraitors-option-limit-turns = Züge

## Cards and colours

infiltraitors-colour-red = Rot
infiltraitors-colour-black = Schwarz
infiltraitors-colour-yellow = Gelb
infiltraitors-colour-blue = Blau
infiltraitors-colour-green = Grün
infiltraitors-number = { $number }
infiltraitors-card-red = Rot { $number }
infiltraitors-card-black = Schwarz { $number }
infiltraitors-card-yellow = Gelb { $number }
infiltraitors-card-blue = Blau { $number }
infiltraitors-card-green = Grün { $number }
infiltraitors-card-red-special = Sonderkarte Rot (1)
infiltraitors-card-black-special = Sonderkarte Schwarz (1)
infiltraitors-card-yellow-special = Sonderkarte Gelb (1)
infiltraitors-card-blue-special = Sonderkarte Blau (1)
infiltraitors-card-green-special = Sonderkarte Grün (1)

infiltraitors-sheet-shared = Verdächtiger { $number }: gemeinsame Tafel
infiltraitors-sheet-private = Verdächtiger { $number }: eigene Tafel, { $who }
infiltraitors-sheet-shared-key = Schlüsselperson: gemeinsame Tafel
infiltraitors-notes-none = Gerade gibt es für dich keine Hinweistafel. Ein Verdächtiger hat Tafeln, solange er gefasst und nicht ausgeschaltet ist: eine, die alle ausfüllen (nicht in stillen Missionen), und eine eigene für dich, wenn ihn ein anderer Agent hält.
infiltraitors-sheet-private-key = Schlüsselperson: eigene Tafel, { $who }

## Briefing

infiltraitors-briefing-facts = { $suspects ->
    [one] { $suspects } Verdächtiger, { $bullets } Patronen, Karten { $lowest }–{ $highest } in { $colours } Farben.
   *[other] { $suspects } Verdächtige, { $bullets } Patronen, Karten { $lowest }–{ $highest } in { $colours } Farben.
}
infiltraitors-briefing-minutes = { $minutes ->
    [one] Ihr habt { $minutes } Minute.
   *[other] Ihr habt { $minutes } Minuten.
}
infiltraitors-briefing-turns = { $turns ->
    [one] Ihr habt insgesamt { $turns } Zug.
   *[other] Ihr habt insgesamt { $turns } Züge.
}
infiltraitors-briefing-hand = { $limit ->
    [one] Ihr beginnt mit je { $hand } Karte und behaltet nie mehr als { $limit }.
   *[other] Ihr beginnt mit je { $hand } Karten und behaltet nie mehr als { $limit }.
}
infiltraitors-special-discards-face-down = Jede abgeworfene Karte liegt verdeckt, auch Hinweise, die offen lagen.
infiltraitors-special-in-order = Jeder gefasste Verdächtige bekommt die nächste Nummer. Schießen dürft ihr nur auf den mit der niedrigsten Nummer auf dem Tisch.
infiltraitors-special-silent = Stille: kein Wort und kein Zeichen von Anfang bis Ende.
infiltraitors-special-specials-in-the-middle = Die Sonderkarten liegen in der Mitte. Jede kann einmal beim Austauschen statt einer Handkarte gespielt werden.
infiltraitors-special-balanced-clues = Schießen dürft ihr nur auf einen Verdächtigen mit gleich vielen senkrechten und waagerechten Hinweisen, mindestens vier insgesamt.
infiltraitors-special-exchange-to-the-left = Ihr tauscht nur mit dem Agenten, der nach euch spielt.
infiltraitors-special-eliminate-to-the-right = Ihr schießt nur auf den Verdächtigen des Agenten, der vor euch spielt.
infiltraitors-special-one-shooter = Ein Agent, vom Zufall bestimmt, gibt alle Schüsse ab und hält keinen Verdächtigen.
infiltraitors-special-specials-shuffled-in = Die Sonderkarten sind eingemischt. Ein Verdächtiger auf einer Sonderkarte hat die Zahl 1, und nur Hinweise seiner Farbe liegen senkrecht.
infiltraitors-special-second-card = Die oberste Karte der Zentrale bleibt beim gefassten Verdächtigen und gibt ihm die Farbe. Die Zahl ist seine eigene.
infiltraitors-special-hands-turned-round = Ihr seht alle Hände außer der eigenen. Hinweise und Austausch spielen eine Karte aus einer anderen Hand.
infiltraitors-special-last-stand = Belohnungen kommen offen in einen Vorrat. Nach acht Verdächtigen bleibt gegen den neunten nur dieser Vorrat, und beim Austauschen wird nicht gezogen.
infiltraitors-special-key-person = Nach einem Treffer darfst du aussteigen: Du siehst die Schlüsselperson, gibst 1 Hinweis (zu zweit 2) und bist raus. Der letzte Agent muss auf sie schießen.

## What an agent is asked

infiltraitors-prompt-action = { $suspects ->
    [one] Du bist am Zug: eine Aktion. { $suspects } Verdächtiger, Patronen: { $bullets }.
   *[other] Du bist am Zug: eine Aktion. { $suspects } Verdächtige, Patronen: { $bullets }.
}
infiltraitors-prompt-action-turns = { $turns ->
    [1] Dein letzter Zug: eine Aktion. Verdächtige: { $suspects }, Patronen: { $bullets }.
   *[other] Du bist am Zug: eine Aktion. Züge: { $turns }, Verdächtige: { $suspects }, Patronen: { $bullets }.
}
infiltraitors-prompt-reward = Treffer! Nimm eine abgeworfene Karte, wenn du willst.
infiltraitors-prompt-reward-pool = Treffer! Wähle eine abgeworfene Karte für den Vorrat.
infiltraitors-prompt-discard = { $count ->
    [one] Du darfst { $limit } Karten behalten: Wirf { $count } ab.
   *[other] Du darfst { $limit } Karten behalten: Wirf { $count } ab, eine nach der anderen.
}
infiltraitors-prompt-discard-unseen = { $count ->
    [one] Du darfst { $limit } Karten behalten: Wirf { $count } ab, ungesehen, nach ihrem Platz auf der Hand.
   *[other] Du darfst { $limit } Karten behalten: Wirf { $count } einzeln ab, ungesehen, nach ihrem Platz auf der Hand.
}
infiltraitors-prompt-leave = { $agents ->
    [one] Steigst du mit einem Hinweis auf die Schlüsselperson aus? Noch dabei: { $agents } Agent.
   *[other] Steigst du mit einem Hinweis auf die Schlüsselperson aus? Noch dabei: { $agents } Agenten.
}
infiltraitors-prompt-key-clue = { $count ->
    [one] Du kennst die Schlüsselperson. Spiel { $count } Karte als Hinweis: von der Hand oder offen abgeworfen. Dann bist du raus.
   *[other] Du kennst die Schlüsselperson. Spiel { $count } Karten als Hinweis: von der Hand oder offen abgeworfen. Dann bist du raus.
}
infiltraitors-prompt-key-shot = Du bist der letzte Agent. Schieß jetzt auf die Schlüsselperson; Patronen: { $bullets }.

## Moves, in one line

infiltraitors-describe-capture = { $top ->
    [discarded] Verdächtigen fassen, oberste Karte der Zentrale abwerfen
    [kept] Verdächtigen fassen; die oberste Karte der Zentrale gibt die Farbe
   *[nothing] Verdächtigen fassen
}
infiltraitors-describe-give-clue = { $turned ->
    [upright] Hinweis auf deinen Verdächtigen: { $card }, passt (senkrecht)
    [sideways] Hinweis auf deinen Verdächtigen: { $card }, passt nicht (waagerecht)
   *[unknown] Hinweis auf deinen Verdächtigen: { $card }
}
infiltraitors-describe-give-clue-from = { $turned ->
    [upright] Hinweis auf deinen Verdächtigen, aus der Hand von { $owner }: { $card }, passt (senkrecht)
    [sideways] Hinweis auf deinen Verdächtigen, aus der Hand von { $owner }: { $card }, passt nicht (waagerecht)
   *[unknown] Hinweis auf deinen Verdächtigen, aus der Hand von { $owner }: { $card }
}
infiltraitors-describe-exchange = { $draws ->
    [yes] Austausch mit { $target }: { $card }; du ziehst eine Karte
   *[no] Austausch mit { $target }: { $card }; die Zentrale ist leer
}
infiltraitors-describe-exchange-from = { $draws ->
    [yes] Austausch mit { $target }, aus der Hand von { $owner }: { $card }; du ziehst
   *[no] Austausch mit { $target }, aus der Hand von { $owner }: { $card }; die Zentrale ist leer
}
infiltraitors-describe-exchange-middle = { $draws ->
    [yes] Austausch mit { $target }, aus der Mitte: { $card }; du ziehst eine Karte
   *[no] Austausch mit { $target }, aus der Mitte: { $card }; die Zentrale ist leer
}
infiltraitors-describe-wait = { $count ->
    [0] Zeit schinden, keine ziehen
    [one] Zeit schinden, { $count } ziehen
   *[other] Zeit schinden, { $count } ziehen
}
# $count: the number named; $there: how many cards HQ really has left.
infiltraitors-describe-wait-short = Zeit schinden: oberste Karte der Zentrale abwerfen, { $count } ansagen, die letzten { $there } ziehen
infiltraitors-describe-eliminate = { $miss ->
    [mission] Schuss auf den Verdächtigen von { $target }: { $card }; daneben heißt verloren
   *[bullet] Schuss auf den Verdächtigen von { $target }: { $card }
}
infiltraitors-describe-take-reward = { $to ->
    [pool] In den Vorrat: { $card }
   *[hand] Abgeworfene Karte nehmen: { $card }
}
infiltraitors-describe-take-face-down-reward = { $to ->
    [pool] In den Vorrat: eine verdeckte (von { $count })
   *[hand] Eine verdeckt abgeworfene nehmen (von { $count })
}
infiltraitors-describe-decline-reward = Keine Karte nehmen
infiltraitors-describe-discard = { $face ->
    [down] Verdeckt abwerfen: { $card }
   *[up] Abwerfen: { $card }
}
infiltraitors-describe-discard-unseen = Karte { $place } deiner Hand abwerfen, ungesehen
infiltraitors-describe-leave = { $ends ->
    [too-many] Aussteigen – und verlieren: Es blieben zu viele Agenten übrig
    [alone] Aussteigen – und verlieren: Der letzte Agent käme nicht an alle Verdächtigen
   *[not] { $count ->
        [0] Aussteigen: Schlüsselperson ansehen, ohne Karte für einen Hinweis
        [one] Aussteigen: Schlüsselperson ansehen, { $count } Hinweis geben, Hand abwerfen
       *[other] Aussteigen: Schlüsselperson ansehen, { $count } Hinweise geben, Hand abwerfen
    }
}
infiltraitors-describe-stay = { $ends ->
    [at-once] Bleiben – und verlieren: Es blieben zu viele Agenten übrig
   *[not] In der Mission bleiben
}
infiltraitors-describe-give-key-clue = { $turned ->
    [upright] Hinweis auf die Schlüsselperson: { $card }, passt (senkrecht)
    [sideways] Hinweis auf die Schlüsselperson: { $card }, passt nicht (waagerecht)
   *[unknown] Hinweis auf die Schlüsselperson: { $card }
}
infiltraitors-describe-eliminate-key-person = { $miss ->
    [mission] Schuss auf die Schlüsselperson: { $card }; daneben heißt verloren
   *[bullet] Schuss auf die Schlüsselperson: { $card }
}

## What happened

infiltraitors-tell-captured = { $hq ->
    [discarded] { $seat } fasst Verdächtigen { $number }; die oberste Karte der Zentrale wird verdeckt abgeworfen.
    [kept] { $seat } fasst Verdächtigen { $number } und behält die oberste Karte der Zentrale dabei.
   *[nothing] { $seat } fasst Verdächtigen { $number }.
}
infiltraitors-tell-captured-known = { $seat } fasst Verdächtigen { $number }: { $card }.
infiltraitors-tell-captured-two = { $seat } fasst Verdächtigen { $number }: { $card }, Farbe von: { $second }.
infiltraitors-tell-clue = { $turned ->
    [upright] { $seat } gibt einen Hinweis: { $card } liegt senkrecht, passt.
   *[sideways] { $seat } gibt einen Hinweis: { $card } liegt waagerecht, passt nicht.
}
infiltraitors-tell-clue-from = { $turned ->
    [upright] { $seat } gibt einen Hinweis aus der Hand von { $owner }: { $card } liegt senkrecht, passt.
   *[sideways] { $seat } gibt einen Hinweis aus der Hand von { $owner }: { $card } liegt waagerecht, passt nicht.
}
infiltraitors-tell-exchanged = { $turned ->
    [upright] { $seat } spielt { $card } an den Verdächtigen von { $target }: senkrecht, passt.
   *[sideways] { $seat } spielt { $card } an den Verdächtigen von { $target }: waagerecht, passt nicht.
}
infiltraitors-tell-waited = { $count ->
    [0] { $seat } schindet Zeit und zieht nichts.
    [one] { $seat } schindet Zeit und will { $count } Karte ziehen.
   *[other] { $seat } schindet Zeit und will { $count } Karten ziehen.
}
infiltraitors-tell-drawn = { $count ->
    [one] { $seat } zieht { $count } Karte.
   *[other] { $seat } zieht { $count } Karten.
}
infiltraitors-tell-drawn-known = { $count ->
    [one] { $seat } zieht { $count } Karte: { $cards }.
   *[other] { $seat } zieht { $count } Karten: { $cards }.
}
infiltraitors-tell-missed = { $seat } schießt auf den Verdächtigen von { $target }: { $card }, daneben. Patronen übrig: { $bullets }.
infiltraitors-tell-missed-key = { $seat } schießt auf die Schlüsselperson: { $card }, daneben. Patronen übrig: { $bullets }.
infiltraitors-tell-eliminated = { $left ->
    [0] { $seat } schaltet den Verdächtigen von { $target } aus: { $card }. Es war der letzte.
    [one] { $seat } schaltet den Verdächtigen von { $target } aus: { $card }. Noch { $left } übrig.
   *[other] { $seat } schaltet den Verdächtigen von { $target } aus: { $card }. Noch { $left } übrig.
}
infiltraitors-tell-eliminated-key = { $left ->
    [0] { $seat } schaltet die Schlüsselperson aus: { $card }. Es war die letzte.
    [one] { $seat } schaltet die Schlüsselperson aus: { $card }. Noch { $left } Verdächtiger übrig.
   *[other] { $seat } schaltet die Schlüsselperson aus: { $card }. Noch { $left } Verdächtige übrig.
}
infiltraitors-tell-reward = { $to ->
    [pool] { $face ->
        [down] { $seat } deckt eine abgeworfene Karte für den Vorrat auf: { $card }.
       *[up] { $seat } legt eine abgeworfene Karte in den Vorrat: { $card }.
    }
   *[hand] { $face ->
        [down] { $seat } nimmt als Belohnung eine verdeckt abgeworfene Karte: { $card }.
       *[up] { $seat } nimmt als Belohnung eine abgeworfene Karte: { $card }.
    }
}
infiltraitors-tell-reward-hidden = { $seat } nimmt als Belohnung eine verdeckt abgeworfene Karte.
infiltraitors-tell-reward-declined = { $seat } nimmt keine Belohnung.
infiltraitors-tell-surplus = { $seat } wirft eine überzählige Karte verdeckt ab.
infiltraitors-tell-surplus-known = { $face ->
    [down] { $seat } wirft überzählig ab, verdeckt: { $card }.
   *[up] { $seat } wirft überzählig ab: { $card }.
}
infiltraitors-tell-all-discarded = { $count ->
    [one] Letztes Gefecht: Hände und Zentrale, { $count } Karte, werden offen abgeworfen.
   *[other] Letztes Gefecht: Hände und Zentrale, { $count } Karten, werden offen abgeworfen.
}
infiltraitors-tell-pool-dealt = { $count ->
    [one] Der Vorrat von { $count } Karte wird ausgeteilt.
   *[other] Der Vorrat von { $count } Karten wird ausgeteilt.
}
infiltraitors-tell-pool-dealt-known = { $count ->
    [0] Der Vorrat wird ausgeteilt; für dich ist keine Karte dabei.
    [one] Der Vorrat wird ausgeteilt. Du bekommst { $count } Karte: { $cards }.
   *[other] Der Vorrat wird ausgeteilt. Du bekommst { $count } Karten: { $cards }.
}
infiltraitors-tell-stayed = { $seat } bleibt in der Mission.
infiltraitors-tell-key-person-seen = { $seat } sieht sich die Schlüsselperson an und steigt gleich aus.
infiltraitors-tell-key-person-seen-known = { $seat } sieht sich die Schlüsselperson an: { $card }.
infiltraitors-tell-key-clue = { $turned ->
    [upright] { $origin ->
        [hand] { $seat } hinterlässt einen Hinweis auf die Schlüsselperson: { $card } liegt senkrecht, passt.
       *[discards] { $seat } hinterlässt vom Ablagestapel einen Hinweis auf die Schlüsselperson: { $card } liegt senkrecht, passt.
    }
   *[sideways] { $origin ->
        [hand] { $seat } hinterlässt einen Hinweis auf die Schlüsselperson: { $card } liegt waagerecht, passt nicht.
       *[discards] { $seat } hinterlässt vom Ablagestapel einen Hinweis auf die Schlüsselperson: { $card } liegt waagerecht, passt nicht.
    }
}
infiltraitors-tell-left = { $seat } steigt aus der Mission aus und wirft ab: { $cards }.
infiltraitors-tell-left-empty = { $seat } steigt aus der Mission aus.
infiltraitors-tell-turn = Zug { $number }: { $seat }.

## Why a move is not allowed

infiltraitors-error-over = Diese Mission ist vorbei.
infiltraitors-error-not-now = Gerade geht es um etwas anderes.
infiltraitors-error-not-your-turn = Du bist nicht am Zug.
infiltraitors-error-no-suspect-in-the-middle = In der Mitte liegt kein Verdächtiger mehr.
infiltraitors-error-one-suspect-each = Du hältst schon einen Verdächtigen, mehr als einen hält niemand.
infiltraitors-error-shooter-holds-none = Du gibst in dieser Mission die Schüsse ab und hältst keinen Verdächtigen.
infiltraitors-error-no-suspect-of-yours = Du hältst keinen Verdächtigen.
infiltraitors-error-no-suspect-there = Dort liegt kein Verdächtiger.
infiltraitors-error-your-own-suspect = Das ist dein eigener Verdächtiger. Wähle einen anderen.
infiltraitors-error-not-in-hand = Diese Karte kannst du nicht spielen oder abwerfen: { $card }.
infiltraitors-error-not-left = In dieser Mission tauschst du nur mit dem Agenten, der nach dir spielt.
infiltraitors-error-not-right = Hier schießt du nur auf den Verdächtigen des Agenten, der vor dir spielt.
infiltraitors-error-not-the-shooter = In dieser Mission gibt jemand anderes die Schüsse ab.
infiltraitors-error-not-lowest = Schießt in der Reihenfolge der Nummern. Eine niedrigere liegt noch da.
infiltraitors-error-not-balanced = Dazu braucht es gleich viele senkrechte wie waagerechte Hinweise, mindestens 4.
infiltraitors-error-no-such-suspect = Das kann in dieser Mission kein Verdächtiger sein: { $card }.
infiltraitors-error-hq-empty = Die Zentrale ist leer, niemand kann Zeit schinden.
infiltraitors-error-draw-three = Sag eine Zahl von 0 bis 3 an.
infiltraitors-error-not-in-discards = Diese Karte liegt nicht offen im Ablagestapel: { $card }.
infiltraitors-error-none-face-down = Keine abgeworfene Karte liegt verdeckt.
infiltraitors-error-reward-must-be-taken = Der Vorrat braucht eine Karte: Wähle eine abgeworfene.
infiltraitors-error-discard-unseen = In dieser Mission wirfst du ungesehen ab, nach dem Platz auf der Hand.
infiltraitors-error-discard-seen = Du siehst deine Hand: Sag, welche Karte du abwirfst.
infiltraitors-error-no-such-place = An diesem Platz hast du keine Karte.
infiltraitors-error-not-in-hand-or-discards = Weder auf deiner Hand noch offen abgeworfen: { $card }.

## How a mission ended

infiltraitors-reason-won = { $bullets ->
    [0] Mission erfüllt, mit der allerletzten Patrone.
    [one] Mission erfüllt, { $bullets } Patrone ist noch übrig.
   *[other] Mission erfüllt, { $bullets } Patronen sind noch übrig.
}
infiltraitors-reason-bullets = { $bullets ->
    [0] Mission gescheitert: keine Patrone mehr, aber Verdächtige: { $suspects }.
    [one] Mission gescheitert: { $bullets } Patrone ist zu wenig. Verdächtige: { $suspects }.
   *[other] Mission gescheitert: { $bullets } Patronen sind zu wenig. Verdächtige: { $suspects }.
}
infiltraitors-reason-stuck = Mission gescheitert: { $seat } kann nichts mehr tun.
infiltraitors-reason-time = { $minutes ->
    [one] Mission gescheitert: Die { $minutes } Minute ist um.
   *[other] Mission gescheitert: Die { $minutes } Minuten sind um.
}
infiltraitors-reason-turns = { $turns ->
    [one] Mission gescheitert: Der eine Zug ({ $turns }) ist vorbei.
   *[other] Mission gescheitert: Alle { $turns } Züge sind vorbei.
}
infiltraitors-reason-too-many = Mission gescheitert: Es sind zu viele Agenten übrig, und niemand kommt mehr heraus.
infiltraitors-reason-alone = Mission gescheitert: { $seat } ist allein mit Verdächtigen, auf die niemand mehr schießen kann.

## Campaign

infiltraitors-campaign-won = Geheimakte: { $won } von { $missions } Missionen erfüllt.
infiltraitors-campaign-training = T{ $number }
infiltraitors-campaign-number = { $number }
infiltraitors-campaign-note-won = { $bullets ->
    [one] 1 Patrone
   *[other] { $bullets } Patronen
}
infiltraitors-campaign-note-tried = { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
}
infiltraitors-campaign-sealed = { $count ->
    [one] 1 Mission ist noch versiegelt.
   *[other] { $count } Missionen sind noch versiegelt.
}
infiltraitors-campaign-mission-new = { $mission } – offen, noch nicht versucht
infiltraitors-campaign-mission-lost = { $tries ->
    [one] { $mission } – { $tries } Versuch, noch nicht erfüllt
   *[other] { $mission } – { $tries } Versuche, noch nicht erfüllt
}
infiltraitors-campaign-mission-won = { $tries ->
    [one] { $mission } – erfüllt in { $tries } Versuch; meiste Patronen übrig: { $bullets }
   *[other] { $mission } – erfüllt, { $tries } Versuche; meiste Patronen übrig: { $bullets }
}

## How to play

infiltraitors-guide-aim = Findet gemeinsam heraus, wer die Verdächtigen sind, mit Farbe und Zahl. Schaltet alle aus, bevor Patronen oder Karten ausgehen. Ihr gewinnt oder verliert zusammen. Redet nur über das, was offen liegt: kein Wort und kein Wink über eure Hand oder euren Verdächtigen. Die Hinweistafeln dürft ihr gemeinsam ausfüllen.
infiltraitors-guide-turn = Eine Aktion pro Zug:
    - **Fassen**: Nimm einen Verdächtigen, den nur du siehst.
    - **Hinweis geben**: Spiel eine Karte an deinen eigenen Verdächtigen.
    - **Austauschen**: Spiel eine an den Verdächtigen eines anderen Agenten, dann zieh eine.
    - **Zeit schinden**: Zieh bis zu drei Karten.
    - **Ausschalten**: Schieß auf den Verdächtigen eines anderen Agenten, mit Farbe und Zahl.
    Gezogen wird aus der Zentrale, dem Nachziehstapel. Ein Hinweis liegt senkrecht, wenn er zum Verdächtigen passt: gleiche Farbe, gleiche Zahl, oder eine Zahl teilt die andere. Sonst liegt er waagerecht.
infiltraitors-guide-end = Ihr verliert, wenn weniger Patronen als Verdächtige übrig sind, oder wenn ein Agent am Zug nichts tun kann.

# Was der Trainer zu einer Entscheidung und in einem Tipp sagt.

infiltraitors-coach-known = Noch möglich: { $suspects }
infiltraitors-coach-fits = { $count ->
    [1] nur { $card } bei { $who }
   *[other] { $count } bei { $who }
}
infiltraitors-coach-fits-key = { $count ->
    [1] nur { $card } bei der Schlüsselperson
   *[other] { $count } bei der Schlüsselperson
}
infiltraitors-coach-only = Nichts anderes passt.
infiltraitors-coach-risk = Die Chance, dass es stimmt, liegt bei etwa { $percent } %.
infiltraitors-coach-clue = Von { $fits } möglichen Karten sollten etwa { $left } bleiben.
infiltraitors-coach-capture = Nur ein gefasster Verdächtiger bekommt Hinweise.
infiltraitors-coach-wait = Keine Handkarte verrät jetzt genug.
infiltraitors-coach-discard = Diese Karte könnte am wenigsten verraten.
infiltraitors-coach-reward = Diese Karte kann am meisten verraten.
