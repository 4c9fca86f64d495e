## Agent Avenue

agent-avenue-name = Agent Avenue
agent-avenue-pitch = Zwei Spione jagen sich rund um eine Straße. Biete eine Karte offen und eine verdeckt an und hoffe auf den falschen Griff.

agent-avenue-option-advanced = Schwarzmarkt
agent-avenue-option-advanced-help = Auf vier Feldern der Straße gibt es besondere Karten.
agent-avenue-option-start = Wer beginnt
agent-avenue-option-start-help = Wer das erste Paar auslegt. Bei einer Revanche darf die Verliererseite beginnen.
agent-avenue-option-start-chance = Der Zufall entscheidet
agent-avenue-option-start-green = Grün
agent-avenue-option-start-blue = Blau
agent-avenue-briefing-teams = { $seats ->
    [3] In Teams: A und C spielen zusammen Grün, B spielt allein Blau.
   *[4] In Teams: A und C spielen zusammen Grün, B und D spielen Blau.
}

agent-avenue-side-green = Grün
agent-avenue-side-blue = Blau

## The agents

agent-avenue-agent-double-agent = Doppelagentin
agent-avenue-agent-enforcer = Vollstrecker
agent-avenue-agent-codebreaker = Codeknackerin
agent-avenue-agent-saboteur = Saboteur
agent-avenue-agent-daredevil = Draufgänger
agent-avenue-agent-sentinel = Wächter
agent-avenue-agent-sidekick = Gehilfe
agent-avenue-agent-mole = Maulwurf

agent-avenue-agent-double-agent-effect = −1, beim zweiten Mal +6, danach −1
agent-avenue-agent-enforcer-effect = +1, beim zweiten Mal +2, danach +3
agent-avenue-agent-codebreaker-effect = Bewegt niemanden; drei im Spiel: Sieg
agent-avenue-agent-saboteur-effect = −1, beim zweiten Mal −1, danach −2
agent-avenue-agent-daredevil-effect = +2, beim zweiten Mal +3; drei im Spiel: verloren
agent-avenue-agent-sentinel-effect = 0, beim zweiten Mal +2, danach +6
agent-avenue-agent-sidekick-effect = +4; gibt es nur einmal
agent-avenue-agent-mole-effect = −3; gibt es nur einmal

agent-avenue-card-face-up = die offene Karte
agent-avenue-card-face-down = die verdeckte Karte

## The black market

agent-avenue-market-distraction-device = Ablenkungsgerät
agent-avenue-market-distraction-device-effect = Deine Saboteure bringen dich vorwärts
agent-avenue-market-supercomputer = Supercomputer
agent-avenue-market-supercomputer-effect = Deine Codeknackerinnen bringen dich 3 vorwärts
agent-avenue-market-watchtower = Wachturm
agent-avenue-market-watchtower-effect = Deine Vollstrecker bringen dich 2 weiter
agent-avenue-market-sinister-twin = Finsterer Zwilling
agent-avenue-market-sinister-twin-effect = Deine Doppelagentinnen ziehen dich doppelt so weit
agent-avenue-market-getaway-car = Fluchtwagen
agent-avenue-market-getaway-car-effect = Endest du genau auf einem Heimatfeld, zieh 3 weiter
agent-avenue-market-leader-of-the-pack = Rudelführer
agent-avenue-market-leader-of-the-pack-effect = Mit drei Draufgängern gewinnst du
agent-avenue-market-masterplan = Masterplan
agent-avenue-market-masterplan-effect = Sieben verschiedene Agenten im Spiel: Sieg
agent-avenue-market-security-system = Sicherheitssystem
agent-avenue-market-security-system-effect = Du gewinnst, wenn am Zugende die andere Figur auf deinem Heimatfeld steht
agent-avenue-market-surveillance-truck = Überwachungswagen
agent-avenue-market-surveillance-truck-effect = Zieh sofort 1 vorwärts
agent-avenue-market-smoke-screen = Nebelwand
agent-avenue-market-smoke-screen-effect = Rekrutiere sofort die oberste Karte des Stapels
agent-avenue-market-outpost = Außenposten
agent-avenue-market-outpost-effect = Rekrutiere sofort einen Wächter aus deiner Hand
agent-avenue-market-secret-recruit = Geheimer Rekrut
agent-avenue-market-secret-recruit-effect = Rekrutiere aus der Hand einen Agenten, der deiner Seite fehlt
agent-avenue-market-double-trouble = Doppelter Ärger
agent-avenue-market-double-trouble-effect = Zeig zwei gleiche Agenten, rekrutiere einen davon
agent-avenue-market-spycation = Spionageurlaub
agent-avenue-market-spycation-effect = Nimm einen Agenten zurück; du darfst ihn sofort neu rekrutieren
agent-avenue-market-mind-control = Gedankenkontrolle
agent-avenue-market-mind-control-effect = Nimm einen Agenten der Gegenseite auf die Hand

## What a player is asked

agent-avenue-prompt-play = Spiel zwei Karten mit verschiedenen Namen: erst die offene, dann die verdeckte.
agent-avenue-prompt-lay-first = Eine Person im Team spielt eine Karte offen, dann die andere eine verdeckt.
agent-avenue-prompt-lay-second = Offen liegt: { $agent }. Spiel eine Karte mit anderem Namen verdeckt.
agent-avenue-prompt-recruit = Offen liegt: { $agent }. Nimm diese Karte oder die verdeckte. Die Gegenseite bekommt die andere.
agent-avenue-prompt-recruit-team = Offen liegt: { $agent }. Welche Karte nimmt euer Team? Wählt beide dieselbe.
agent-avenue-prompt-market = Deine Figur steht am Schwarzmarkt. Nimm eine seiner Karten.
agent-avenue-prompt-market-team = Eure Figur steht am Schwarzmarkt. Wer nimmt welche Karte? Schlagt vor und stimmt zu.
agent-avenue-prompt-secret-recruit = Geheimer Rekrut: Rekrutiere aus deiner Hand einen Agenten, den deine Seite nicht im Spiel hat.
agent-avenue-prompt-double-trouble = Doppelter Ärger: Zeig zwei gleiche Agenten, rekrutiere einen, behalte den anderen.
agent-avenue-prompt-spycation = Spionageurlaub: Nimm einen Agenten deiner Seite auf die Hand.
agent-avenue-prompt-spycation-again = Zurück auf deiner Hand: { $agent }. Sofort rekrutieren oder behalten?
agent-avenue-prompt-mind-control = Gedankenkontrolle: Nimm einen Agenten der Gegenseite auf die Hand.

## Moves, in one line

agent-avenue-effect-spaces = { $spaces }
agent-avenue-effect-market = { $spaces } & Karte
agent-avenue-effect-wins = Sieg
agent-avenue-effect-loses = Niederlage
# The pair offered, then what each outcome does. $they_if_up: what they get if they take the card face up, as "+2" or "win".
agent-avenue-describe-play-pair = { $up } offen, { $down } verdeckt: Gegner/du { $they_if_up }/{ $you_if_up } oder { $they_if_down }/{ $you_if_down }
agent-avenue-describe-set-aside = Beiseitelegen und nachziehen: { $agent }
# $you: how far this card moves you if you take it; $they: how far it moves them.
agent-avenue-describe-lay-face-up = Offen: { $agent } (nimmst du sie: { $you }, sonst Gegner: { $they })
agent-avenue-describe-lay-face-down = Verdeckt: { $agent } (nimmst du sie: { $you }, sonst Gegner: { $they })
agent-avenue-describe-recruit-face-up = Die offene Karte nehmen: { $agent } (du: { $effect })
agent-avenue-describe-recruit-face-down = Die verdeckte Karte nehmen; an den Gegner geht: { $agent } (Gegner: { $effect })
agent-avenue-describe-recruit-nothing = Nichts zu rekrutieren
agent-avenue-describe-take-market-card = { $card }: { $effect }
agent-avenue-describe-propose-market-card = Vorschlagen: { $card } für { $taker }
agent-avenue-describe-confirm-market-card = Zustimmen: { $card } für { $taker }
agent-avenue-describe-recruit-from-hand = Aus der Hand rekrutieren: { $agent } (du: { $effect })
agent-avenue-describe-reveal-two = Zwei zeigen, einen rekrutieren: { $agent } (du: { $effect })
agent-avenue-describe-take-back = Zurück auf die Hand: { $agent }
agent-avenue-describe-recruit-again = Sofort rekrutieren: { $agent } (du: { $effect })
agent-avenue-describe-keep-taken = Auf der Hand behalten: { $agent }
agent-avenue-describe-control-mind = Vom Gegner auf die Hand: { $agent }

## What happened

agent-avenue-tell-pair-played = { $seat } bietet an: offen { $up } und eine verdeckte Karte.
agent-avenue-tell-pair-played-known = { $seat } bietet an: offen { $up }, verdeckt { $down }.
agent-avenue-tell-laid-face-up-known = { $seat } spielt offen: { $agent }.
agent-avenue-tell-laid-face-down = { $seat } spielt eine Karte verdeckt.
agent-avenue-tell-laid-face-down-known = { $seat } spielt verdeckt: { $agent }.
agent-avenue-tell-set-aside = { $seat } legt eine Karte beiseite und zieht nach.
agent-avenue-tell-set-aside-known = { $seat } legt beiseite: { $agent }. Dafür gezogen: { $drawn }.
agent-avenue-tell-drawn = { $count ->
    [one] { $seat } zieht eine Karte: { $agents }.
   *[other] { $seat } zieht { $count } Karten: { $agents }.
}
agent-avenue-tell-picked = { $which ->
    [face_up] { $seat } möchte die offene Karte.
   *[face_down] { $seat } möchte die verdeckte Karte.
}
agent-avenue-tell-recruited = { $side ->
    [green] { $direction ->
        [forward] { $count ->
            [one] Grün rekrutiert: { $agent } ({ $source }), { $count } Feld vorwärts.
           *[other] Grün rekrutiert: { $agent } ({ $source }), { $count } Felder vorwärts.
        }
        [back] { $count ->
            [one] Grün rekrutiert: { $agent } ({ $source }), { $count } Feld rückwärts.
           *[other] Grün rekrutiert: { $agent } ({ $source }), { $count } Felder rückwärts.
        }
       *[still] Grün rekrutiert: { $agent } ({ $source }) und bleibt stehen.
    }
   *[blue] { $direction ->
        [forward] { $count ->
            [one] Blau rekrutiert: { $agent } ({ $source }), { $count } Feld vorwärts.
           *[other] Blau rekrutiert: { $agent } ({ $source }), { $count } Felder vorwärts.
        }
        [back] { $count ->
            [one] Blau rekrutiert: { $agent } ({ $source }), { $count } Feld rückwärts.
           *[other] Blau rekrutiert: { $agent } ({ $source }), { $count } Felder rückwärts.
        }
       *[still] Blau rekrutiert: { $agent } ({ $source }) und bleibt stehen.
    }
}
agent-avenue-tell-pawn-moved = { $side ->
    [green] { $count ->
        [one] { $card }: Grün zieht { $count } Feld vorwärts.
       *[other] { $card }: Grün zieht { $count } Felder vorwärts.
    }
   *[blue] { $count ->
        [one] { $card }: Blau zieht { $count } Feld vorwärts.
       *[other] { $card }: Blau zieht { $count } Felder vorwärts.
    }
}
agent-avenue-tell-proposed = { $seat } schlägt vor: { $card } für { $taker }.
agent-avenue-tell-time-ran-out = { $side ->
    [green] { $how ->
        [pick] Die Zeit für Grün ist um: Die einzige Wahl gilt.
        [proposal] Die Zeit für Grün ist um: Der letzte Vorschlag gilt.
       *[chance] Die Zeit für Grün ist ohne Einigung um: Der Zufall entscheidet.
    }
   *[blue] { $how ->
        [pick] Die Zeit für Blau ist um: Die einzige Wahl gilt.
        [proposal] Die Zeit für Blau ist um: Der letzte Vorschlag gilt.
       *[chance] Die Zeit für Blau ist ohne Einigung um: Der Zufall entscheidet.
    }
}
agent-avenue-tell-market-card-taken = { $seat } nimmt eine Schwarzmarkt-Karte: { $card }.
agent-avenue-tell-market-reshuffled = { $count ->
    [one] Der Stapel des Schwarzmarkts ist leer: { $count } abgeworfene Karte wird zum neuen.
   *[other] Der Stapel des Schwarzmarkts ist leer: Seine { $count } abgeworfenen Karten werden neu gemischt.
}
agent-avenue-tell-ability-ignored = { $card }: ohne Wirkung für { $seat }.
agent-avenue-tell-pair-revealed = { $seat } zeigt zwei gleiche Agenten: { $agent }.
agent-avenue-tell-agent-taken = { $whose ->
    [own] { $seat } nimmt zurück auf die Hand: { $agent }.
   *[theirs] { $seat } nimmt von der Gegenseite auf die Hand: { $agent }.
}
agent-avenue-tell-taken-agent-kept = { $seat } behält auf der Hand: { $agent }.
agent-avenue-tell-turn-began = { $side ->
    [green] Zug { $number }: Grün spielt.
   *[blue] Zug { $number }: Blau spielt.
}

## Why a move is not allowed

agent-avenue-error-over = Diese Partie ist vorbei.
agent-avenue-error-not-now = Gerade geht es um etwas anderes.
agent-avenue-error-not-your-turn = Dafür bist du gerade nicht am Zug.
agent-avenue-error-not-in-hand = Diese Karte hast du nicht auf der Hand: { $agent }.
agent-avenue-error-same-name = Spiel zwei verschiedene Namen, außer deine Hand hat nur einen.
agent-avenue-error-no-set-aside-left = Du hast schon so oft Karten beiseitegelegt, wie du in einer Partie darfst.
agent-avenue-error-deck-empty = Der Stapel ist leer, du kannst keine Karte austauschen.
agent-avenue-error-not-in-supply = Diese Karte liegt nicht offen am Schwarzmarkt.
agent-avenue-error-not-on-your-team = Die Karte kann nur jemand aus deinem Team nehmen.
agent-avenue-error-confirm-instead = Genau das ist schon vorgeschlagen. Stimm einfach zu.
agent-avenue-error-no-such-proposal = Dein Team hat jetzt einen anderen Vorschlag.
agent-avenue-error-not-in-play = Dort nicht im Spiel: { $agent }.
agent-avenue-error-already-in-play = Auf deiner Seite schon im Spiel: { $agent }.
agent-avenue-error-no-pair = Davon hast du keine zwei auf der Hand: { $agent }.

## How a game ended

agent-avenue-reason-catch = { $tie ->
    [yes] { $winner ->
        [green] Zwei Enden zugleich. Es zählt, wer am Zug war: Blau ist gefangen.
       *[blue] Zwei Enden zugleich. Es zählt, wer am Zug war: Grün ist gefangen.
    }
   *[no] { $winner ->
        [green] Blau ist gefangen.
       *[blue] Grün ist gefangen.
    }
}
agent-avenue-reason-codebreakers = { $tie ->
    [yes] Zwei Enden zugleich. Es zählt, wer am Zug war: Die drei Codeknackerinnen gelten.
   *[no] Drei Codeknackerinnen entscheiden die Partie.
}
agent-avenue-reason-daredevils = { $tie ->
    [yes] { $winner ->
        [green] Zwei Enden zugleich. Es zählt, wer am Zug war: Blau hat drei Draufgänger.
       *[blue] Zwei Enden zugleich. Es zählt, wer am Zug war: Grün hat drei Draufgänger.
    }
   *[no] { $winner ->
        [green] Blau scheitert an drei Draufgängern.
       *[blue] Grün scheitert an drei Draufgängern.
    }
}
agent-avenue-reason-leader = { $tie ->
    [yes] Zwei Enden zugleich. Es zählt, wer am Zug war: Drei Draufgänger haben ihren Rudelführer.
   *[no] Drei Draufgänger haben ihren Rudelführer.
}
agent-avenue-reason-masterplan = { $tie ->
    [yes] Zwei Enden zugleich. Es zählt, wer am Zug war: Der Masterplan ist komplett.
   *[no] Der Masterplan ist komplett: sieben verschiedene Agenten.
}
agent-avenue-reason-security = { $tie ->
    [yes] { $winner ->
        [green] Zwei Enden zugleich. Es zählt, wer am Zug war: Blau steht im gegnerischen Sicherheitssystem.
       *[blue] Zwei Enden zugleich. Es zählt, wer am Zug war: Grün steht im gegnerischen Sicherheitssystem.
    }
   *[no] { $winner ->
        [green] Blau steht im gegnerischen Sicherheitssystem.
       *[blue] Grün steht im gegnerischen Sicherheitssystem.
    }
}
agent-avenue-reason-deck = { $needed ->
    [one] Die Karten sind aufgebraucht: Der Siegerseite fehlte nur noch { $needed } Feld zum Fang.
   *[other] Die Karten sind aufgebraucht: Der Siegerseite fehlten nur noch { $needed } Felder zum Fang.
}
agent-avenue-reason-deck-equal = Die Karten sind aufgebraucht, beide Figuren sind gleich nah dran. Es zählt, wer am Zug war.

## How to play

agent-avenue-guide-aim = Beide Figuren laufen in derselben Richtung um eine Straße mit 14 Häusern. Fang die andere, bevor sie dich fängt.
agent-avenue-guide-turn = Spiel zwei Karten mit verschiedenen Namen, eine offen und eine verdeckt. Die Gegenseite nimmt eine, du bekommst die andere. Jede Karte bewegt die Figur der Seite, die sie rekrutiert. Wie weit, hängt davon ab, wie oft die Seite diesen Namen im Spiel hat. Ein paarmal pro Partie darfst du vorher eine Karte beiseitelegen und nachziehen.
agent-avenue-guide-end = Wer die andere Figur erreicht oder überholt, gewinnt. Mit drei Codeknackerinnen gewinnst du auch, mit drei Draufgängern verlierst du. Bei zwei Enden zugleich gewinnt die Seite, die am Zug war.
agent-avenue-guide-more = Jede Karte bewegt die Figur der Seite, die sie rekrutiert. Wie weit, hängt davon ab, wie oft die Seite diesen Namen im Spiel hat. Ein paarmal pro Partie darfst du vorher eine Karte beiseitelegen und nachziehen. Bei zwei Enden zugleich gewinnt die Seite, die am Zug war.
agent-avenue-guide-advanced = Mit dem Schwarzmarkt gibt es eine besondere Karte, wenn eine Figur genau auf einem seiner vier Felder landet.
agent-avenue-guide-teams = Im Team teilt ihr Figur und Agenten, zeigt euch aber nie eure Handkarten.

## The rules, in our own words

agent-avenue-rule-AA-1 = Grün startet auf Feld 0, Blau genau gegenüber auf Feld 7. Die 38 Agenten werden gemischt, alle bekommen 4. Der Zufall bestimmt, wer beginnt; bei einer Revanche die Seite, die verloren hat.
agent-avenue-rule-AA-2 = Mit weniger als 4 Handkarten ziehst du auf 4 nach: einmal, sobald beide Karten liegen und bevor die Gegenseite wählt. Reicht der Stapel nicht, bekommst du den Rest. Mehr als 4 auf der Hand sind erlaubt.
agent-avenue-rule-AA-3 = Ein Zug hat drei Schritte: zwei Karten auslegen, rekrutieren und prüfen, ob die Partie endet.
agent-avenue-rule-AA-4 = Spiel zwei Karten mit verschiedenen Namen, eine offen und eine verdeckt. Zwei mit demselben Namen gehen nur, wenn du nichts anderes auf der Hand hast.
agent-avenue-rule-AA-5 = Vor dem Auslegen darfst du eine Karte verdeckt beiseitelegen und dafür eine ziehen: 4-mal pro Partie, beliebig oft im selben Zug, solange der Stapel reicht. Beiseitegelegte Karten bleiben bis zum Ende geheim.
agent-avenue-rule-AA-6 = Die Gegenseite nimmt eine der beiden Karten, sieht aber nur eine davon. Die aktive Seite bekommt die andere.
agent-avenue-rule-AA-7 = Zähl, wie oft deine Seite diesen Agenten im Spiel hat, den neuen mitgezählt: Die erste, zweite oder dritte Zahl der Karte bewegt deine Figur vorwärts oder rückwärts.
agent-avenue-rule-AA-8 = Beide Figuren ziehen gleichzeitig.
agent-avenue-rule-AA-9 = Am Zugende fängst du die andere Figur, wenn du sie vorwärts erreicht oder überholt hast. Ebenso, wenn sie rückwärts auf dich oder an dir vorbei gezogen ist. Mitten im Zug aneinander vorbei zählt nicht.
agent-avenue-rule-AA-10 = Mit drei Codeknackerinnen im Spiel gewinnst du, mit drei Draufgängern verlierst du. Am Ende jedes Zugs werden beide Seiten geprüft, egal, wer am Zug war.
agent-avenue-rule-AA-11 = Vor dem Zugende ist nichts gewonnen oder verloren, auch wenn die dritte Codeknackerin schon auf dem Tisch liegt.
agent-avenue-rule-AA-12 = Würden beide Seiten gewinnen, beide verlieren, oder trifft auf eine Seite beides zu, gewinnt die Seite, die am Zug war.
agent-avenue-rule-AA-13 = Ist der Stapel leer und hat die nächste Person weniger als 2 Karten, endet die Partie. Es gewinnt die Seite, die näher am Fang ist; bei gleichem Abstand die, die am Zug ist.
agent-avenue-rule-AA-20 = Mit dem Schwarzmarkt werden seine 15 Karten gemischt. Drei liegen offen als Auslage, die übrigen sind sein Stapel.
agent-avenue-rule-AA-21 = Landet eine Figur genau auf einem Schwarzmarktfeld, muss ihre Seite sofort eine Karte der Auslage nehmen. Darüberziehen oder Stehenbleiben zählt nicht.
agent-avenue-rule-AA-22 = Die Auslage wird aufgefüllt, bevor die genommene Karte ausgeführt wird. Ist der Stapel des Schwarzmarkts leer, werden seine abgeworfenen Karten neu gemischt.
agent-avenue-rule-AA-23 = Einen Soforteffekt führst du aus und wirfst die Karte ab. Ein Dauereffekt bleibt bis zum Ende der Partie vor deiner Seite liegen.
agent-avenue-rule-AA-24 = Ein Dauereffekt ändert nichts am eben rekrutierten Agenten. Er wirkt ab dem nächsten, egal, wie der ins Spiel kommt.
agent-avenue-rule-AA-25 = Was eine Karte verlangt, musst du tun, wenn du kannst. Sonst bleibt sie ohne Wirkung, und alle sehen es. Nur beim Spionageurlaub darfst du wählen, ob du rekrutierst. Jede Karte wird ganz abgehandelt, bevor anderes passiert.
agent-avenue-rule-AA-26 = Auch eine Karte, die rekrutiert, bewegt die Figur. Landet sie wieder auf einem Schwarzmarktfeld, nimmst du noch eine Karte. Vorher wird die benutzte abgeworfen und die Hand aufgefüllt.
agent-avenue-rule-AA-27 = Erst ziehen beide Figuren, dann werden Schwarzmarkt-Karten genommen. Stehen beide auf Schwarzmarktfeldern, nimmt erst die aktive Seite und führt alles aus, dann die andere.
agent-avenue-rule-AA-28 = Karten, mit denen man die Partie beenden kann, zählen ab dem Ende des Zugs, in dem sie genommen werden.
agent-avenue-rule-AA-29 = Verlässt ein Agent das Spiel, zieht keine Figur. Gedankenkontrolle darf sogar die Codeknackerin nehmen, die in diesem Zug gewonnen hätte.
agent-avenue-rule-AA-30 = Nach dem Ausführen einer Karte wird eine Hand unter 4 aufgefüllt. Eine Hand über 4 bleibt und zieht erst nach, wenn sie wieder unter 4 ist.
agent-avenue-rule-AA-31 = Zuerst zählt die Zahl des Agenten, geändert durch Ablenkungsgerät oder Finsteren Zwilling, plus Wachturm oder Supercomputer: alles ein Zug der Figur. Endet er auf einem Heimatfeld, folgt mit dem Fluchtwagen ein zweiter.
agent-avenue-rule-AA-32 = Für den Fluchtwagen zählen beide Heimatfelder, für das Sicherheitssystem nur das der eigenen Farbe.
agent-avenue-rule-AA-40 = Zu dritt oder viert spielen zwei Teams mit je einer Figur: A und C gegen B und D. Zu dritt spielt B allein. Ein Team teilt Agenten und Karten und gewinnt gemeinsam. Die eigenen Handkarten behält jeder für sich: nicht zeigen, nicht beschreiben.
agent-avenue-rule-AA-41 = Eine Person im Team spielt die offene Karte. Die andere spielt dann eine verdeckt, mit anderem Namen, außer sie hat nur diesen auf der Hand.
agent-avenue-rule-AA-42 = Bevor du deine Karte spielst, darfst du eine beiseitelegen, egal, ob im Team schon jemand gespielt hat: zu zweit je 2-mal pro Partie, allein 4-mal.
agent-avenue-rule-AA-43 = Ein Team entscheidet gemeinsam: Es nimmt die Karte, die beide wählen. Läuft die Zeit ab, gilt die einzige Wahl, bei zwei verschiedenen entscheidet der Zufall. Erinnert wird nur, wer nicht gewählt hat, oder beide, wenn sie uneins sind.
agent-avenue-rule-AA-44 = Wer im Team die offene Karte gespielt hat, zieht zuerst nach, auch wenn nur noch eine Karte da ist.
agent-avenue-rule-AA-45 = Ist bei Teams der Stapel leer, endet die Partie, sobald auf der nächsten Seite jemand keine Karte hat (allein: weniger als 2). Es gewinnt, wer näher am Fang ist; bei gleichem Abstand die Seite, die am Zug ist.
agent-avenue-rule-AA-46 = Am Schwarzmarkt schlägt jemand im Team vor, wer welche Karte nimmt; die andere Person stimmt zu oder schlägt anderes vor. Läuft die Zeit ab, gilt der letzte Vorschlag, sonst der Zufall. Wer ihn gemacht hat, wird nicht erinnert. Was die Karte verlangt, entscheidet allein, wer sie nimmt.
agent-avenue-rule-AA-47 = Du wirst auch gefragt, wenn nur eine Möglichkeit bleibt. So verrät das Tempo nichts über deine Hand.
agent-avenue-rule-AA-48 = Der Fluchtwagen folgt auf jeden Zug, der auf einem Heimatfeld endet, auch auf den des Überwachungswagens.
agent-avenue-rule-AA-49 = Hat eine Seite einen Agenten mehrfach, verlässt der zuletzt gekommene das Spiel. Wird er wieder rekrutiert, zählt er wieder.

# Was der Trainer zu einer Entscheidung und in einem Tipp sagt.

agent-avenue-coach-face-down = Die verdeckte Karte kann sein: { $agents }
agent-avenue-coach-unseen = Noch nicht gesehen: { $agents }
agent-avenue-coach-agent = { $agent } ×{ $count }
agent-avenue-coach-wins = Das gewinnt, egal, was verdeckt liegt.
agent-avenue-coach-lost = Hier verlierst du, egal, was du wählst.
agent-avenue-coach-safe = Möglichkeiten, die dem Gegner den Sieg schenken: { $count } von { $choices }.
agent-avenue-coach-partner = Dein Team will das auch, und ihr verliert damit nicht.
