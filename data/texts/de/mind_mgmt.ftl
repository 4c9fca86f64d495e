## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = Ungesehen streift das Management durch Sansibar und sammelt Rekruten. Die anderen fragen die Stadt aus, deuten die Antworten und ziehen den Kreis enger, bevor die Zeit um ist.

mind-mgmt-option-mission = Mission
mind-mgmt-option-mission-help = Im Training nur die Jagd, im vollen Spiel auch Unsterbliche, Chaos, Fähigkeiten, ein Verbündeter.
mind-mgmt-option-mission-training = Training
mind-mgmt-option-mission-full = Volles Spiel
mind-mgmt-option-recruiter = Das Management
mind-mgmt-option-recruiter-help = Wer gegen alle anderen spielt.
mind-mgmt-option-recruiter-first = Wer auf dem ersten Platz sitzt
mind-mgmt-option-recruiter-drawn = Der Zufall entscheidet
mind-mgmt-option-short-setup = Schneller Aufbau
mind-mgmt-option-short-setup-help = Im vollen Spiel: Chaos und 2. Gedankensprung liegen zufällig, Agentenkarten werden verteilt.
mind-mgmt-option-standing-order = Fragen sofort beantworten
mind-mgmt-option-standing-order-help = Das Management beginnt mit dem Dauerauftrag „die älteste Spur“ und kann ihn jederzeit ändern.
mind-mgmt-option-belief = Zeigen, wo das Management sein kann
mind-mgmt-option-belief-help = Die Agenten sehen ein Bild aller Routen, die zu dem passen, was bekannt ist.

## Briefing

mind-mgmt-briefing-training = Training: nur die Jagd. Das Management gewinnt mit { $goal } Rekruten, oder wenn es bis { $hour } Uhr frei bleibt.
mind-mgmt-briefing-full = Volles Spiel: Das Management gewinnt mit { $goal } Rekruten, oder wenn es bis { $hour } Uhr frei bleibt.
mind-mgmt-briefing-recruiter-first = Der erste Platz ist das Management.
mind-mgmt-briefing-recruiter-drawn = Wer das Management ist, entscheidet beim Start der Zufall.
mind-mgmt-briefing-agents = { $agents ->
    [one] Eine Person führt alle vier Agenten.
    [3] Die { $agents } anderen führen je einen Agenten und den vierten gemeinsam.
   *[other] Die { $agents } anderen teilen die vier Agenten gleich unter sich auf.
}

## Names

# How a location is named everywhere: its two features and its place on the map, as C4.
mind-mgmt-location = { $place } ({ $one }, { $other })
mind-mgmt-temple = { $place } (Tempel)
mind-mgmt-feature-book = Buch
mind-mgmt-feature-billboard = Plakatwand
mind-mgmt-feature-cafe = Café
mind-mgmt-feature-bus = Bus
mind-mgmt-feature-palm = Palme
mind-mgmt-feature-umbrella = Schirm
mind-mgmt-feature-idol = Götze
mind-mgmt-feature-graffiti = Graffiti
mind-mgmt-feature-garden = Garten
mind-mgmt-feature-dogs = Hunde
mind-mgmt-feature-fountain = Brunnen
mind-mgmt-feature-pool = Becken
mind-mgmt-feature-bird = Vogel
mind-mgmt-feature-monks = Mönche
mind-mgmt-feature-torches = Fackeln
mind-mgmt-feature-tuktuk = Tuk-Tuk
mind-mgmt-agent-meru = Meru
mind-mgmt-agent-henry = Henry Lyme
mind-mgmt-agent-bill = Bill Falls
mind-mgmt-agent-dusty = Dusty
mind-mgmt-ally-dolphin = Spionagedelfin
mind-mgmt-recruiter-ad-man = Werbemann
mind-mgmt-recruiter-girl = Mädchen mit der Pfeife
mind-mgmt-token-first = Gedankensprung
mind-mgmt-token-second = 2. Gedankensprung

## What a player is asked

mind-mgmt-prompt-mayhem = Leg Chaos auf eine Grenze, über die dann niemand kommt (noch { $left } zu legen).
mind-mgmt-prompt-hiding = Tauch unter: deine Karte, der Start und die ersten Schritte.
mind-mgmt-prompt-hiding-card = Wer bist du? Der Werbemann springt in Reihe oder Spalte, das Mädchen mit der Pfeife diagonal.
mind-mgmt-prompt-hiding-start = Wo fängst du an, um 01:00 Uhr?
mind-mgmt-prompt-hiding-steps = { $left ->
    [one] Geh weiter: noch ein Schritt, bevor es losgeht.
   *[other] Geh weiter: noch { $left } Schritte, bevor es losgeht.
}
mind-mgmt-prompt-immortals = Stell einen Unsterblichen auf einen inneren Ort (noch { $left } aufzustellen).
mind-mgmt-prompt-sharing = Welchen Agenten nimmst du?
mind-mgmt-prompt-pawns = Stell einen Agenten auf einen Ort am Rand.
mind-mgmt-prompt-second-slip = Wo neben einem Tempel liegt der 2. Gedankensprung?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour } Uhr: Schritt oder Gedankensprung. Auch Unsterbliche dürfen ziehen und Rekruten gewinnen. Dann beende deinen Zug.
   *[training] { $hour } Uhr: Schritt, oder einmal pro Partie ein Gedankensprung.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Aktiviere noch einen Agenten.
   *[other] Aktiviere { $left } Agenten.
}
mind-mgmt-prompt-act = { $left ->
    [both] { $agent }: bis zu zwei Orte weit gehen und eine Aktion.
    [move] { $agent } kann noch bis zu zwei Orte weit gehen. Die Aktion ist gemacht.
    [action] { $agent } ist schon gegangen und hat noch eine Aktion.
   *[power] { $agent } hat Gehen und Aktion hinter sich. Noch möglich: die Fähigkeit.
}
mind-mgmt-prompt-push = { $agent } darf den Unsterblichen verdrängen.
mind-mgmt-prompt-answer = { $agent } fragt nach: { $feature }. Was antwortest du?

## Moves, in one line

mind-mgmt-describe-put-mayhem = Zwischen { $one } und { $other }
mind-mgmt-describe-take-recruiter = Deine Karte: { $card }
mind-mgmt-describe-draw-recruiter = Eine der Karten ziehen
mind-mgmt-describe-choose-start = Anfangen auf { $place }
# $on tells whether a way leads on from there; $recruits is how many this visit brings.
mind-mgmt-describe-step = Schritt nach { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 Rekrut
   *[other] : { $recruits } Rekruten
}{ $on ->
    [none] . Von dort geht es nicht weiter: Sackgasse
    [closed] . Nur Absperrungen versperren den Weg
   *[some] { "" }
}
mind-mgmt-describe-slip = { $token } nach { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 Rekrut
   *[other] : { $recruits } Rekruten
}{ $on ->
    [none] . Von dort geht es nicht weiter: Sackgasse
    [closed] . Nur Absperrungen versperren den Weg
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = Unsterblicher { $number } auf { $place }
mind-mgmt-describe-take-agent = Nehmen: { $agent }
mind-mgmt-describe-put-pawn = { $agent } auf { $place }
mind-mgmt-describe-put-second-slip = 2. Gedankensprung auf { $place }
mind-mgmt-describe-move-immortal = Unsterblicher { $number } von { $origin } nach { $place }
mind-mgmt-describe-put-step = Spur auf { $place } legen, für eine weitere Bewegung
mind-mgmt-describe-claim-recruit = { $left ->
    [0] Rekrut durch { $feature }: Du gewinnst
   *[other] Rekrut durch { $feature }: noch { $left } bis zum Sieg
}
mind-mgmt-describe-end-turn = Zug beenden: Dann ist es { $hour } Uhr
mind-mgmt-describe-show-step = Spur zeigen auf { $place }
mind-mgmt-describe-say-no-new-step = Keine neue Spur
mind-mgmt-describe-set-order-none = Fragen jedes Mal selbst beantworten
mind-mgmt-describe-set-order-oldest = Sofort antworten: mit der ältesten Spur
mind-mgmt-describe-set-order-farthest = Sofort antworten: mit der fernsten Spur
mind-mgmt-describe-move-agent = { $agent } nach { $place }
mind-mgmt-describe-ask = { $agent } fragt nach: { $feature }
mind-mgmt-describe-ask-ally = { $agent } fragt mit { $ally } nach: { $feature }; alle Spuren werden gezeigt
mind-mgmt-describe-reveal = { $agent } offenbart die Stunde der Spur auf { $place }
mind-mgmt-describe-reveal-note = { $agent } offenbart die Stunde: { $place }; Notiz fällt weg: { $note }
mind-mgmt-describe-capture = { $agent } versucht, das Management zu fangen: { $place }
mind-mgmt-describe-shake-down = { $agent } verhört den Unsterblichen: { $feature }?
mind-mgmt-describe-push-immortal = Unsterblichen { $number } verdrängen nach { $place }
mind-mgmt-describe-leave-immortal = Unsterblichen { $number } stehen lassen
mind-mgmt-describe-sense = { $agent }: Management höchstens 2 Orte von { $place }, in Reihe oder Spalte?
mind-mgmt-describe-shift-immortal = { $agent } verschiebt Unsterblichen { $number } von { $origin } nach { $place }
mind-mgmt-describe-send-agent = { $agent } schickt { $sent } nach { $place }
mind-mgmt-describe-end-activation = { $agent } ist fertig
mind-mgmt-describe-empty-activation = { $agent } tut nichts
mind-mgmt-describe-write-note = Notiz auf { $place } legen
mind-mgmt-describe-write-note-anew = Notiz auf { $place } ändern oder wegnehmen
mind-mgmt-describe-write-note-text = Notiz auf { $place }: { $text }

## What happened

mind-mgmt-tell-mayhem-put = { $seat } legt Chaos zwischen { $one } und { $other }.
mind-mgmt-tell-mayhem-put-random = Chaos liegt zwischen { $one } und { $other }.
mind-mgmt-tell-recruiter-taken = Deine Karte: { $card }.
mind-mgmt-tell-start-chosen = Du fängst auf { $place } an.
mind-mgmt-tell-start-shown = Das Management fängt auf { $place } an.
mind-mgmt-tell-cards-drawn = Diese Merkmale bringen dir Rekruten: { $features }.
mind-mgmt-tell-stepped = { $hour } Uhr: Du gehst nach { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 Rekrut
   *[other] , { $recruits } Rekruten
}.
mind-mgmt-tell-stepped-slip = { $hour } Uhr: Du springst nach { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 Rekrut
   *[other] , { $recruits } Rekruten
}.
mind-mgmt-tell-recruits-announced = { $hour } Uhr: { $count ->
    [0] keine Rekruten bei den letzten { $visits } Besuchen
    [one] 1 Rekrut bei den letzten { $visits } Besuchen
   *[other] { $count } Rekruten bei den letzten { $visits } Besuchen
}, insgesamt { $total }.
mind-mgmt-tell-immortal-put = Unsterblicher { $number } steht auf { $place }.
mind-mgmt-tell-agent-taken = { $seat } führt: { $agent }.
mind-mgmt-tell-agent-taken-together = Alle gemeinsam führen: { $agent }.
mind-mgmt-tell-pawn-put = { $agent } beginnt auf { $place }.
mind-mgmt-tell-second-slip-put = Der 2. Gedankensprung liegt auf { $place }.
mind-mgmt-tell-cards-opened = Offene Karten für die Unsterblichen: { $features }.
mind-mgmt-tell-immortal-moved = Unsterblicher { $number } zieht von { $origin } nach { $place }.
mind-mgmt-tell-extra-step-put = Das Management legt für eine weitere Bewegung eine Spur auf { $place }.
mind-mgmt-tell-recruit-claimed = Zwei Unsterbliche gewinnen einen Rekruten ({ $feature }), insgesamt { $total }.
mind-mgmt-tell-hour-passed = Es ist { $hour } Uhr.
mind-mgmt-tell-hour-passed-slip = Es ist { $hour } Uhr. Das Management hat eingesetzt: { $token }.
mind-mgmt-tell-agent-moved = { $agent } geht nach { $place }.
mind-mgmt-tell-agent-moved-sent = { $agent } wird nach { $place } geschickt.
mind-mgmt-tell-asked = { $agent } fragt nach: { $feature }.
mind-mgmt-tell-asked-ally = { $agent } fragt mit { $ally } nach: { $feature }.
mind-mgmt-tell-steps-shown = { $count ->
    [one] { $feature }: eine Spur auf { $places }.
   *[other] { $feature }: Spuren auf { $places }.
}
mind-mgmt-tell-no-new-step = { $feature }: keine neue Spur.
mind-mgmt-tell-revealed = { $agent } offenbart die Stunde auf { $place }: { $visited } Uhr.
mind-mgmt-tell-capture-tried = { $agent } greift auf { $place } zu: Das Management ist nicht da.
mind-mgmt-tell-capture-tried-right = { $agent } greift auf { $place } zu: Das Management ist da!
mind-mgmt-tell-shaken-down = { $agent } verhört einen Unsterblichen ({ $feature }): keine verdeckte Karte.
mind-mgmt-tell-shaken-down-right = { $agent } verhört einen Unsterblichen ({ $feature }): Das ist eine Karte des Managements, sie bringt keine Rekruten mehr.
mind-mgmt-tell-immortal-pushed = { $agent } bewegt Unsterblichen { $number } nach { $place }.
mind-mgmt-tell-sensed = { $agent } auf { $place }: Bis zu 2 Orte weit ist in Reihe und Spalte kein Management.
mind-mgmt-tell-sensed-near = { $agent } auf { $place }: Das Management ist höchstens 2 Orte entfernt, in derselben Reihe oder Spalte.
mind-mgmt-tell-dead-end = Für das Management geht es nirgends weiter.
mind-mgmt-tell-order-set-none = Von jetzt an beantwortest du die Fragen selbst.
mind-mgmt-tell-order-set-oldest = Von jetzt an werden Fragen sofort mit der ältesten Spur beantwortet.
mind-mgmt-tell-order-set-farthest = Von jetzt an werden Fragen sofort mit der Spur beantwortet, die am weitesten von dir weg ist.
mind-mgmt-tell-note-written = { $seat } notiert auf { $place }: { $text }
mind-mgmt-tell-note-written-removed = { $seat } nimmt die Notiz auf { $place } weg.

## Why a move is not allowed

mind-mgmt-error-over = Diese Partie ist vorbei.
mind-mgmt-error-not-now = Gerade geht es um etwas anderes.
mind-mgmt-error-not-your-turn = Dafür bist du gerade nicht am Zug.
mind-mgmt-error-put-mayhem = Chaos kommt auf eine Grenze zweier Orte und darf kein anderes berühren, auch nicht am Ende.
mind-mgmt-error-take-recruiter = Diese Karte kannst du jetzt nicht nehmen.
mind-mgmt-error-choose-start = Dort kannst du jetzt nicht anfangen.
mind-mgmt-error-step = Geh einen Ort weiter, an einen neuen, nicht durchs Chaos, diagonal nur am Tempel.
mind-mgmt-error-slip = Spring so, wie deine Karte es sagt, an einen neuen Ort, solange du einen Marker hast.
mind-mgmt-error-put-immortal = Stell den Unsterblichen auf einen inneren Ort, auf dem kein anderer steht.
mind-mgmt-error-take-agent = Diesen Agenten kannst du nicht nehmen.
mind-mgmt-error-put-pawn = Stell jeden deiner Agenten einmal an den Rand.
mind-mgmt-error-put-second-slip = Leg den 2. Gedankensprung neben einen Tempel, nicht auf einen.
mind-mgmt-error-move-immortal = Dorthin kann dieser Unsterbliche jetzt nicht ziehen.
mind-mgmt-error-put-step = Leg die Spur nach der ersten Bewegung, auf einen besuchten Ort ohne Spur und bestätigte Notiz.
mind-mgmt-error-claim-recruit = Zwei Unsterbliche müssen das Merkmal einer offenen Karte zeigen, beide fern von Henry Lyme.
mind-mgmt-error-end-turn = Mach erst einen Schritt oder Gedankensprung.
mind-mgmt-error-show-step = Dieser Ort beantwortet die Frage nicht.
mind-mgmt-error-say-no-new-step = Es gibt eine neue Spur, also musst du eine zeigen.
mind-mgmt-error-set-order = Diesen Dauerauftrag kannst du nicht geben.
mind-mgmt-error-move-agent = Dorthin kann dieser Agent jetzt nicht gehen.
mind-mgmt-error-ask = Danach kann dieser Agent jetzt nicht fragen.
mind-mgmt-error-reveal = Dort liegt keine Spur, deren Stunde du jetzt offenbaren kannst.
mind-mgmt-error-capture = Fangen braucht eine freie Aktion und einen Ort ohne Unsterblichen.
mind-mgmt-error-shake-down = Dieser Agent kann jetzt keinen Unsterblichen verhören.
mind-mgmt-error-push-immortal = Dorthin kannst du den Unsterblichen nicht verdrängen.
mind-mgmt-error-leave-immortal = Hier ist kein Unsterblicher zu verdrängen.
mind-mgmt-error-sense = Diese Fähigkeit braucht eine freie Aktion und einen Ort ohne Unsterblichen.
mind-mgmt-error-shift-immortal = Dorthin kann dieser Agent den Unsterblichen jetzt nicht verschieben.
mind-mgmt-error-send-agent = Dorthin kann dieser Agent jetzt niemanden schicken.
mind-mgmt-error-end-activation = Diese Aktivierung kann jetzt nicht enden.
mind-mgmt-error-write-note = Dort kannst du keine Notiz schreiben.
mind-mgmt-error-note-too-long = Eine Notiz ist eine Zeile mit höchstens { $most } Zeichen.

## How a game ended

mind-mgmt-reason-capture = Das Management wurde um { $hour } Uhr auf { $place } gefangen.
mind-mgmt-reason-dead-end = Das Management saß um { $hour } Uhr auf { $place } in einer Sackgasse.
mind-mgmt-reason-recruits = Um { $hour } Uhr waren { $count } Rekruten angesagt.
mind-mgmt-reason-time = Es ist { $hour } Uhr, und das Management ist noch frei.

## How to play

mind-mgmt-guide-aim = Eine Person ist das Management und geht heimlich durch die Stadt: jede Stunde an einen Ort, nie zweimal an denselben. Orte mit einem Merkmal ihrer drei geheimen Karten bringen Rekruten. Die anderen führen vier Agenten und müssen das Management finden.
mind-mgmt-guide-turn = Jede Stunde macht das Management einen geheimen Schritt. Dann werden zwei Agenten aktiviert: Jeder geht bis zu zwei Orte weit und hat eine Aktion. Damit fragt ihr nach einem Merkmal des Orts, offenbart die Stunde einer Spur oder versucht, das Management zu fangen. Im vollen Spiel gewinnen auch Unsterbliche Rekruten. Wo sie stehen, verhindern sie Fragen, Offenbaren und Fangen. Fähigkeiten und der Spionagedelfin helfen den Agenten.
mind-mgmt-guide-end = Die Agenten gewinnen, wenn sie das Management fangen oder es für das Management nicht mehr weitergeht. Das Management gewinnt mit genug angesagten Rekruten, oder wenn es bis zur letzten Stunde frei bleibt.
mind-mgmt-guide-signs = - M, H, B und D sind die Agenten: ausgefüllt, solange sie noch nicht dran waren, mit der Nummer der Person, die sie führt.
    - Rekruten werden in roten Stunden angesagt. Ein Fußabdruck ist eine Spur, die eine Antwort gezeigt hat, die grüne Zahl ihre Stunde. Unter dem Plan stehen die letzten Antworten, die neueste rechts.
    - Eine Maske ist ein **Gedankensprung**: Einmal geht das Management statt eines Schritts zwei Orte weit, in Reihe oder Spalte (Werbemann) oder diagonal (Mädchen mit der Pfeife), auch durchs Chaos. Die Stunde sehen alle. Die Karten mit Pfeilen zeigen, wer das Management sein kann. Drei Augen neben seiner Nummer sind die geheimen Merkmale.
    - Auf dem **Plan des Managements** bringen eingekreiste Merkmale Rekruten, und orange Zahlen sind die Stunden der Route. Rahmen: grün für Schritte, blau für Gedankensprünge, rot für Sackgassen, gold für Spuren, die antworten würden. Darunter steht, wie viele Routen die Agenten noch für möglich halten müssen.
    - Ein **Dauerauftrag** beantwortet Fragen sofort, mit der ältesten passenden Spur oder der fernsten. Nur das Management sieht ihn und kann ihn jederzeit ändern.
mind-mgmt-guide-full = Im **vollen Spiel**:
    - Eine rote Zickzacklinie ist Chaos: Niemand geht hinüber.
    - Figuren mit Kapuze sind Unsterbliche: Zwei, die das Merkmal einer offenen Karte zeigen, gewinnen einen Rekruten. Nach Merkmalen, auf denen ein Unsterblicher steht, könnt ihr nicht fragen. Bei einem Agenten verhindert er auch Offenbaren und Fangen, aber der Agent kann ihn verhören: Ist das genannte Merkmal eine verdeckte Karte, bringt sie keine Rekruten mehr.
    - Der Spionagedelfin lässt eine Frage pro Partie alle Spuren zeigen.
    - **Meru** erfährt als Aktion, ob das Management höchstens zwei Orte entfernt ist, in derselben Reihe oder Spalte.
    - Unsterbliche bei **Henry Lyme** oder direkt neben ihm, aber nicht diagonal, gewinnen keine Rekruten.
    - **Bill Falls** verschiebt einen Unsterblichen, der direkt neben ihm steht, um einen Ort, beides nicht diagonal.
    - **Dusty** bewegt einen beliebigen Agenten um einen Ort, und um einen mehr für jede Karte des Managements, die beim Verhören gefunden wurde.

# Was der Trainer zu einer Entscheidung und in einem Tipp sagt.

mind-mgmt-coach-known = { $exact ->
    [no] Mögliche Routen: etwa { $trails }. Orte, an denen sie enden: { $places }.
   *[yes] Mögliche Routen: { $trails }. Orte, an denen sie enden: { $places }.
}
mind-mgmt-coach-agents = Das wissen die Agenten. { $known }
mind-mgmt-coach-sure = Auf jeder Route ist das Management dort.
mind-mgmt-coach-wins = Das gewinnt.
mind-mgmt-coach-way = Rekruten: { $recruits }. Risiko, gefangen zu werden: etwa { $percent } %.
mind-mgmt-coach-capture = Die Chance, dass das Management dort ist, liegt bei etwa { $percent } %.
mind-mgmt-coach-rules-out = Das sollte etwa { $percent } % der Routen ausschließen.
mind-mgmt-coach-then = Dann: { $move }; das schließt etwa { $percent } % aus.
mind-mgmt-coach-ask = { $feature }, schließt etwa { $percent } % aus
mind-mgmt-coach-recruit = Das bringt einen Rekruten.
mind-mgmt-coach-enough = Sonst lohnt sich jetzt nichts.
mind-mgmt-coach-cover = Von dort ist es näher zu Orten, an die das Management gehen kann.
mind-mgmt-coach-immortal = Dort können die Unsterblichen Rekruten gewinnen.
mind-mgmt-coach-break-up = Das trennt Unsterbliche, die Rekruten gewinnen könnten.
mind-mgmt-coach-quiet = Das verrät den Agenten am wenigsten.
