## Wink

wink-name = Wink
wink-pitch = Ein Maskenball voller Spione. Erkenne an einem Blick, wer dein Komplize ist, nenne ihn vor allen anderen, und erwische sie beim Zwinkern.

wink-option-signal = Wie gezwinkert wird
wink-option-signal-help = Mit Blicken spielt ihr hier, geheim. Live seht ihr euch und gebt das vereinbarte Zeichen.
wink-option-signal-glance = Mit Blicken, hier
wink-option-signal-wink = Live, mit Zwinkern
wink-option-signal-hand = Live, mit Handzeichen
wink-option-signal-nod = Live, mit Nicken
wink-option-equal-turns = Letzte Runde zu Ende spielen
wink-option-equal-turns-help = Alle gleich viele Züge, wenn eine Hand leer ist? Ab 7 Leuten macht der Anfang viel aus.
wink-option-equal-turns-many = Zu siebt und zu acht
wink-option-equal-turns-always = Immer
wink-option-equal-turns-never = Nie
wink-option-beat-s = Sekunden pro Zug
wink-option-beat-s-help = Mit Blicken, in Echtzeit: Ist die Zeit um, gilt, was eingestellt ist. Allein läuft keine Uhr.
wink-option-least-s = Mindestsekunden pro Zug
wink-option-least-s-help = Live: Erst danach darf jemand nennen oder aufrufen. Zeit zum Zwinkern! Beschuldigen geht immer.

wink-briefing-signal = { $signal ->
    [wink] Live: Ihr seht euch und zwinkert. Der Bot gibt die Karten, setzt die Spielsteine und zählt.
    [hand] Live: Ihr seht euch; das Zeichen gebt ihr mit der Hand. Der Bot gibt die Karten, setzt die Spielsteine und zählt.
    [nod] Live: Ihr seht euch; das Zeichen ist ein Nicken. Der Bot gibt die Karten, setzt die Spielsteine und zählt.
   *[glance] Mit Blicken: In jedem Zug wählen alle geheim, wen sie beobachten.
}
wink-briefing-beat = { $seconds ->
    [one] In Echtzeit dauert ein Zug 1 Sekunde.
   *[other] In Echtzeit dauert ein Zug { $seconds } Sekunden.
}
wink-briefing-equal = Die letzte Runde wird zu Ende gespielt, damit alle gleich viele Züge haben.

## What a player is asked

wink-prompt-turn = Du bist am Zug: Welche Nummer rufst du auf?
wink-prompt-turn-open = Du bist am Zug: Nenne, wer die { $number } hat, oder ruf eine andere Nummer auf.
wink-prompt-skip = Du bist am Zug: Es gibt keine Karte, die du aufrufen kannst.
wink-prompt-skip-open = Du bist am Zug: Nenne, wer die { $number } hat, oder niemanden. Aufrufen kannst du nichts.
wink-prompt-plan = Du bist am Zug: Was rufst du auf, wen beobachtest du?
wink-prompt-plan-open = Du bist am Zug: Wer hat die { $number }, was rufst du als Nächstes auf, wen beobachtest du?
wink-prompt-beat = Am Zug ist { $who }. Wen beobachtest du?

## Moves, in one line

wink-describe-name = Für die { $number } nennen: { $who }
wink-describe-name-nobody = Für die { $number } niemanden nennen
wink-describe-call = { $number } aufrufen
# $own: the number of the open call, which closes without a naming.
wink-describe-call-anew = { $number } aufrufen und die { $own } aufgeben
wink-describe-skip = Nichts aufrufen
wink-describe-come-back = Ich bin wieder da
wink-describe-accuse = { $who } beschuldigen: hat die { $number } für { $caller }
wink-describe-watch = { $who } beobachten
wink-describe-manner-bold = Ab jetzt deutlich zwinkern
wink-describe-manner-subtle = Ab jetzt unauffällig zwinkern
wink-describe-drop = Niemanden beschuldigen
wink-describe-confirm = Bestätigen
wink-describe-confirm-until-turn = Bestätigen, jetzt und bis zu meinem Zug
wink-describe-stand = Bis zu meinem Zug für mich bestätigen
wink-describe-confirm-myself = Ich bestätige wieder selbst

## What happened

wink-tell-named-right = { $who } nennt { $named } für die { $number }: richtig! Beide bekommen eine Karte.
wink-tell-named-wrong = { $who } nennt { $named } für die { $number }: falsch. Sie war bei { $holder }; beide Karten liegen verdeckt.
wink-tell-declined = { $who } nennt niemanden für die { $number }.
wink-tell-called = { $who } ruft die { $number } auf.
wink-tell-call-skipped = { $who } ruft nichts auf.
wink-tell-accused-right = { $who } erwischt { $accused } mit der { $number } und nimmt beide Karten.
wink-tell-accused-wrong = { $who } beschuldigt { $accused } wegen der { $number }: falsch. Zu diesem Aufruf kann niemand mehr beschuldigt werden.
wink-tell-went-away = { $live ->
    [yes] Abwesend: { $who }. Diese Züge verfallen.
   *[no] Abwesend: { $who }. Das Programm bestätigt solange.
}
wink-tell-came-back = { $who } ist wieder da.
wink-tell-turn-passed = Der Zug von { $who } verfällt.
wink-tell-player-left = { $count ->
    [0] { $who } ist nicht mehr dabei. Die anderen spielen weiter.
    [one] { $who } ist nicht mehr dabei. Beide Karten mit der { $numbers } werden verdeckt.
   *[other] { $who } ist nicht mehr dabei. Alle Karten mit { $numbers } werden verdeckt.
}
wink-tell-turn-began = Zug { $number }: { $who }.
wink-tell-last-round-began = Die letzte Runde: Alle bekommen gleich viele Züge.

# $told: one or more of wink-news-still, -moved, -winked and -void, joined.
wink-news = Zug { $turn }: { $told }.
wink-news-and = { $first }; { $second }
wink-news-still = { $met ->
    [yes] { $who } sah { $watched } in die Augen, kein Zeichen
   *[no] { $who } beobachtete { $watched }, kein Zeichen
}
# $met: their eyes met. $watched: the player they watched. $at: the player at whom the eye moved.
wink-news-moved = { $met ->
    [yes] { $who } sah { $watched } in die Augen, Zwinkern oder Blinzeln zu { $at }
   *[no] { $who } beobachtete { $watched }, Zwinkern oder Blinzeln zu { $at }
}
wink-news-none = Zug { $turn }: kein Zeichen gesehen: { $players }.
wink-news-watching = { $met ->
    [yes] { $who } (sah { $watched } in die Augen)
   *[no] { $who } (beobachtete { $watched })
}
wink-news-winked = { $who } (mit der { $number }) zwinkerte { $at } zu
wink-news-void = { $who } beschuldigte { $accused } wegen der { $number } zu spät, das kostete nichts

## Why a move is not allowed

wink-error-over = Diese Partie ist vorbei.
wink-error-other-mode = Das gibt es in dieser Spielweise nicht.
wink-error-not-your-turn = Du bist nicht am Zug, sondern: { $who }.
wink-error-not-face-up = In der Menge liegt die { $number } nicht offen.
wink-error-own-number = Die { $number } hast du selbst.
wink-error-same-card = Ruf eine andere Karte auf als die, auf der du stehst.
wink-error-occupied = Auf der { $number } steht schon jemand.
wink-error-no-call = Du hast keinen offenen Aufruf, zu dem du jemanden nennen kannst.
wink-error-no-such-player = Diese Person spielt hier nicht mit.
wink-error-yourself = Dich selbst kannst du nicht wählen.
wink-error-can-call = Es gibt eine Karte, die du aufrufen kannst.
wink-error-no-counters = Du hast keine Abwehrkarte mehr.
wink-error-no-such-call = Zur { $number } gibt es keinen offenen Aufruf.
wink-error-own-call = Das ist dein eigener Aufruf.
wink-error-the-caller = Wer die { $number } aufruft, hat sie nicht.
wink-error-barred = Wegen der { $number } kann niemand beschuldigt werden, bis der Aufruf vorbei ist.
wink-error-caught-before = { $who } war schneller und hat die { $number } erwischt. Dich kostet es nichts.
wink-error-accused-before = { $who } war schneller und lag bei der { $number } falsch. Dich kostet es nichts.
wink-error-named-before = { $who } war schneller und hat den Aufruf der { $number } beendet. Dich kostet es nichts.
wink-error-has-left = { $who } ist nicht mehr dabei.
wink-error-not-away = Du bist nicht abwesend.
wink-error-no-sighting = Du hast dieses Auge nicht zu der Person zucken sehen, die { $number } aufgerufen hat.
wink-error-nothing-seen = Du hast nichts gesehen, wofür du jemanden beschuldigen könntest.
wink-error-confirmed = Du hast bestätigt, das gilt für diesen Zug.
wink-error-set-call-first = Wähle die Nummer, die du aufrufst, bevor du bestätigst.
wink-error-not-standing = Das Programm bestätigt nicht für dich.

## How a game ended

wink-end-hand = { $count ->
    [one] { $who } hat keine Handkarten mehr.
   *[other] { $who } haben keine Handkarten mehr.
}
wink-end-crowd = Die Menge ist leer.
wink-end-unable = Niemand konnte noch etwas aufrufen.
wink-end-quiet = Drei Runden lang ist nichts passiert.
wink-end-few = Es sind zu wenige übrig.
wink-reason = { $why } Die meisten Punkte: { $points }{ $tie ->
    [opened] ; bei Gleichstand entschieden die offenen Abwehrkarten.
    [lost] ; bei Gleichstand entschieden die verdeckten eigenen Agentenkarten.
    [shared] , und auch sonst war alles gleich.
   *[none] .
}

## How to play

wink-guide-aim = Hol die meisten Punkte. Nenne den Komplizen, der die von dir aufgerufene Nummer hat: Stimmt es, bekommt ihr beide einen Punkt. Wer ihn vorher beim Zwinkern erwischt, bekommt zwei.
wink-guide-turn = Nenne den Komplizen deines letzten Aufrufs oder niemanden, dann ruf eine neue Nummer aus der Menge auf. Mit Blicken wählen zudem alle in jedem Zug geheim, wen sie beobachten. Zwinkern geht nur, wenn sich beide ansehen: wer aufgerufen hat und der Komplize. Andere, die hinsehen, bemerken es vielleicht. Dann darfst du beschuldigen und setzt dabei eine von vier Spionageabwehr-Karten (Abwehrkarten) aufs Spiel.
wink-guide-end = Schluss ist, sobald eine Hand leer ist; zu siebt und zu acht wird die Runde zu Ende gespielt. Jede offene Karte vor dir ist einen Punkt wert, ebenso jede Abwehrkarte auf deiner Hand (ein blauer Schild auf dem Spielplan). Die meisten Punkte gewinnen. Bei Gleichstand zählen mehr ausgelegte Abwehrkarten, dann mehr verdeckte eigene Agentenkarten.

# Was der Trainer zu einer Entscheidung und in einem Tipp sagt.

wink-coach-known = Wer die { $number } haben kann: { $shares }.
wink-coach-share = { $who } { $percent } %
wink-coach-holds = Die Chance, dass es stimmt, liegt bei { $percent } %.
wink-coach-unlikely = Die Beschuldigung ist zu unsicher.
wink-coach-call = Für diese Nummer kommen die wenigsten Karten infrage.
wink-coach-meet = Dort wartet jemand auf dein Zwinkern.
wink-coach-watch = Dort gibt es am meisten zu sehen.
