## MIND MGMT mit den SHIFT-Paketen: Module, die jede Seite öffnet und wählt

mind-mgmt-option-packages = SHIFT-Pakete
mind-mgmt-option-packages-help = Jede Seite öffnet Pakete mit neuen Fähigkeiten und Regeln. Wähl, womit gespielt wird.
mind-mgmt-option-packages-none = Keine
mind-mgmt-option-packages-free = Jede Seite wählt frei
mind-mgmt-option-packages-random = Zufällig gezogen
mind-mgmt-option-packages-match = Wie in der Schachtel: Wer verlor, wählt zuerst
mind-mgmt-option-recruiter-open = Offene Pakete des Managements
mind-mgmt-option-recruiter-open-help = So viele Pakete des Managements sind offen, vom ersten an.
mind-mgmt-option-agents-open = Offene Pakete der Agenten
mind-mgmt-option-agents-open-help = So viele Pakete der Agenten sind offen, vom ersten an.
mind-mgmt-option-streak = Siegesserie
mind-mgmt-option-streak-help = So viele Partien hat die Seite des Managements zuletzt gewonnen. Unter 0: die Agenten.
mind-mgmt-briefing-packages-free = SHIFT, offene Pakete: Management { $recruiter }, Agenten { $agents }. Jede Seite wählt die Module, die sie will.
mind-mgmt-briefing-packages-random = SHIFT, offene Pakete: Management { $recruiter }, Agenten { $agents }. Beide Seiten bekommen zufällig gleich viele Module.
mind-mgmt-briefing-packages-match = SHIFT, offene Pakete: Management { $recruiter }, Agenten { $agents }. Die Seite, die verloren hat, wählt ihre Module zuerst.

## Names

mind-mgmt-agent-vera = Vera Quill
mind-mgmt-agent-juno = Juno
mind-mgmt-ally-photographer = Straßenfotograf
mind-mgmt-ally-lamplighter = Laternenanzünder
mind-mgmt-recruiter-acrobat = Akrobat
mind-mgmt-recruiter-busker = Straßenmusiker
mind-mgmt-row = Reihe { $row }
mind-mgmt-column = Spalte { $column }
mind-mgmt-module-acrobat = Akrobat
mind-mgmt-module-jammer = Störsender
mind-mgmt-module-back-doors = Hintertüren
mind-mgmt-module-busker = Straßenmusiker
mind-mgmt-module-headhunter = Kopfjäger
mind-mgmt-module-sleeper = Schläfer
mind-mgmt-module-vera = Vera Quill
mind-mgmt-module-photographer = Straßenfotograf
mind-mgmt-module-cordons = Absperrungen
mind-mgmt-module-lamplighter = Laternenanzünder
mind-mgmt-module-stakeout = Observation
mind-mgmt-module-bugs = Wanzen
mind-mgmt-module-turncoat = Überläufer
mind-mgmt-module-juno = Juno

## What each module does

mind-mgmt-module-acrobat-does = Eine Karte des Managements mehr. Der Gedankensprung des Akrobaten ist ein Springerzug: zwei Orte gerade, einer zur Seite.
mind-mgmt-module-jammer-does = Einmal darf das Management eine Frage stören: Sie bleibt ohne Antwort, und nach dem Merkmal fragt in dieser Runde niemand mehr.
mind-mgmt-module-back-doors-does = Das Management legt 3 Türen auf den Plan. Ein Schritt darf von einer zu jeder anderen führen, auch im Aufbau.
mind-mgmt-module-busker-does = Eine Karte des Managements mehr. Der Gedankensprung des Straßenmusikers geht genau drei Orte weit, in Reihe oder Spalte.
mind-mgmt-module-headhunter-does = Das Management zieht 5 Merkmalskarten, behält 3 und legt 2 unter den Stapel.
mind-mgmt-module-sleeper-does = Das Management notiert ein Merkmal. Einmal, statt des ersten Zugs eines Unsterblichen, erwacht dort auf einem freien Ort ein fünfter.
mind-mgmt-module-vera-does = Eine Agentenkarte mehr: Die Agenten wählen vier. Vera Quill darf auch nach Merkmalen direkt nebenan fragen, nicht diagonal.
mind-mgmt-module-photographer-does = Ein Verbündeter mehr. Einmal, ohne Aktion, erfährt ein Agent, wie viele Orte einer Reihe oder Spalte besucht wurden.
mind-mgmt-module-cordons-does = Die Agenten haben 2 Absperrungen. Einmal je Aktivierung darf ein Agent seinen Ort absperren: Das Management kommt nur noch hinaus.
mind-mgmt-module-lamplighter-does = Ein Verbündeter mehr. Einmal, ab 08:00, erfährt ein Agent, ob das Management zur letzten roten Stunde in einer Reihe oder Spalte war.
mind-mgmt-module-stakeout-does = Ein Agent, der nicht geht, darf zwei verschiedene Aktionen tun oder nach zwei Merkmalen fragen. Fangen nur zuerst.
mind-mgmt-module-bugs-does = Die Agenten verwanzen heimlich 2 Orte. Zu jeder roten Stunde hören nur sie, ob dort in den letzten zwei Zügen Besuch war.
mind-mgmt-module-turncoat-does = Die Agenten bestimmen heimlich einen der vier Unsterblichen. Die erste Werbung, die ihn braucht, scheitert, und er wird gezeigt.
mind-mgmt-module-juno-does = Eine Agentenkarte mehr: Die Agenten wählen vier. Juno darf ohne Aktion den Platz mit einem Agenten an einem anderen Ort tauschen.

## What a player is asked

mind-mgmt-prompt-picking = Wähl die Module deiner Seite, oder keines.
mind-mgmt-prompt-doors = Leg eine Tür auf den Plan (noch { $left }).
mind-mgmt-prompt-hiding-card-more = Wer bist du? Jede Karte hat ihren eigenen Gedankensprung.
mind-mgmt-prompt-hiding-keep = Behalte drei deiner fünf Karten. Die anderen zwei kommen unter den Stapel.
mind-mgmt-prompt-sleeper = Bei welchem Merkmal erwacht der Schläfer?
mind-mgmt-prompt-naming = Mit welchen vier Agenten spielt ihr?
mind-mgmt-prompt-bugs = Welche zwei Orte verwanzt du?
mind-mgmt-prompt-turncoat = Welcher Unsterbliche ist heimlich eurer?
mind-mgmt-prompt-act-again = { $agent }: noch eine Aktion, oder gehen.

## Moves, in one line

mind-mgmt-describe-pick-modules = { $count ->
    [0] Keine Module
   *[other] Spielen mit: { $modules }
}
mind-mgmt-describe-put-door = Eine Tür auf { $place }
mind-mgmt-describe-keep-cards = Behalten: { $kept }. Unter den Stapel: { $under }
mind-mgmt-describe-note-feature = Der Schläfer erwacht bei: { $feature }
mind-mgmt-describe-put-bugs = Verwanzen: { $places }
mind-mgmt-describe-name-turncoat = Überläufer: Unsterblicher { $number }, { $place }
mind-mgmt-describe-claim-recruit-perhaps = Rekrut ({ $feature }), wenn keiner der zwei der Überläufer ist
mind-mgmt-describe-swap-agents = { $agent } und { $other } tauschen: { $agent } nach { $place }
mind-mgmt-describe-name-agents = Spielen: { $agents }
mind-mgmt-describe-wake-sleeper = Den Schläfer wecken auf { $place }
mind-mgmt-describe-jam = Die Frage stören: keine Antwort
mind-mgmt-describe-use-ally-photographer = { $agent }, Straßenfotograf: Wie viele besucht? { $line }
mind-mgmt-describe-use-ally-lamplighter = { $agent }, Laternenanzünder: Zur roten Stunde dort? { $line }
mind-mgmt-describe-put-cordon = { $agent } sperrt ab: { $place }
mind-mgmt-describe-put-cordon-from = { $agent } versetzt die Absperrung von { $source } nach { $place }

## What happened

mind-mgmt-tell-side-picked = { $side ->
    [recruiter] Das Management
   *[agents] Die Seite der Agenten
} wählt Module: { $count }.
mind-mgmt-tell-modules-picked = Du spielst mit: { $modules }.
mind-mgmt-tell-modules-settled = { $count ->
    [0] Diese Partie hat keine Module.
   *[other] In dieser Partie: { $modules }.
}
mind-mgmt-tell-door-put = Auf { $place } ist eine Tür.
mind-mgmt-tell-cards-kept = Diese Merkmale bringen dir Rekruten: { $features }. Unter dem Stapel: { $under }.
mind-mgmt-tell-feature-noted = Der Schläfer erwacht bei: { $feature }.
mind-mgmt-tell-sleeper-set = Der Schläfer schläft bei einem geheimen Merkmal.
mind-mgmt-tell-agents-named = Die Agenten: { $agents }.
mind-mgmt-tell-bugs-put = Eure Wanzen: { $places }.
mind-mgmt-tell-bugs-set = { $seat } setzt Wanzen: { $count }.
mind-mgmt-tell-turncoat-named = Euer Überläufer: Unsterblicher { $number }.
mind-mgmt-tell-turncoat-set = { $seat } bestimmt einen Überläufer.
mind-mgmt-tell-claim-failed = { $feature }: kein Rekrut. Der Überläufer ist Unsterblicher { $number }!
mind-mgmt-tell-agents-swapped = { $agent } ist jetzt auf { $place }, { $other } auf { $origin }.
mind-mgmt-tell-bugs-heard = { $hour } Uhr: Eure Wanzen haben in den letzten zwei Zügen Besuch gehört.
mind-mgmt-tell-bugs-heard-nothing = { $hour } Uhr: Eure Wanzen haben nichts gehört.
mind-mgmt-tell-sleeper-woken = Der Schläfer erwacht auf { $place } ({ $feature }): Unsterblicher { $number }.
mind-mgmt-tell-jammed = { $feature }: gestört, keine Antwort.
mind-mgmt-tell-ally-told-photographer = { $agent } fragt den Fotografen. { $line }, besuchte Orte: { $told }.
mind-mgmt-tell-ally-told-lamplighter = { $agent } fragt den Laternenanzünder. { $line }: Zur letzten roten Stunde war das Management { $told ->
    [1] dort
   *[0] nicht dort
}.
mind-mgmt-tell-cordon-put = { $agent } sperrt ab: { $place }.

## Why a move is not allowed

mind-mgmt-error-pick-modules = Wähl nur offene Module deiner Seite, und nicht zu viele.
mind-mgmt-error-put-door = Türen: außerhalb der Tempel, mindestens drei Reihen und Spalten voneinander.
mind-mgmt-error-keep-cards = Behalte drei der gezogenen Karten und leg die anderen unter den Stapel.
mind-mgmt-error-note-feature = Dieses Merkmal kannst du jetzt nicht notieren.
mind-mgmt-error-name-agents = Wähl vier Agenten.
mind-mgmt-error-put-bugs = Verwanz zwei Orte ohne Tempel, die sich auch diagonal nicht berühren.
mind-mgmt-error-name-turncoat = Wähl einen der Unsterblichen.
mind-mgmt-error-swap-agents = Diese zwei Agenten können jetzt nicht tauschen.
mind-mgmt-error-wake-sleeper = Der Schläfer erwacht bei seinem Merkmal, vor den Unsterblichen und wo keiner ist.
mind-mgmt-error-jam = Der Störsender ist verbraucht.
mind-mgmt-error-use-ally = Diesen Verbündeten kannst du jetzt nicht fragen.
mind-mgmt-error-put-cordon = Eine Absperrung je Aktivierung, und nur wo noch keine liegt.

## Panels

mind-mgmt-panel-modules-button = Module …
mind-mgmt-panel-modules = Die Module dieser Partie:
mind-mgmt-panel-picking = Module für diese Partie, höchstens { $most }:
mind-mgmt-panel-module-line = **{ $module }**: { $does }
mind-mgmt-panel-keep-placeholder = Welche drei behältst du?
mind-mgmt-panel-feature-placeholder = Welches Merkmal?
mind-mgmt-panel-bug-placeholder = Der erste Ort?
mind-mgmt-panel-second-bug-placeholder = { $place }, und welcher noch?
mind-mgmt-panel-swap-placeholder = { $agent } tauscht mit …
mind-mgmt-panel-wake-placeholder = Den Schläfer wecken: wo?
mind-mgmt-panel-ally-placeholder = { $ally }: welche Reihe oder Spalte?
mind-mgmt-panel-jam-button = Frage stören
mind-mgmt-panel-cordon-button = Hier absperren
mind-mgmt-panel-cordon-from-button = Absperrung von { $source }

## Pictures

mind-mgmt-picture-stage-picking = Mit welchen Modulen?
mind-mgmt-picture-stage-doors = Das Management legt Türen: noch { $left }
mind-mgmt-picture-stage-sleeper = Das Management notiert etwas
mind-mgmt-picture-stage-naming = Welche Agenten spielen mit?
mind-mgmt-picture-stage-bugs = Die Agenten setzen Wanzen
mind-mgmt-picture-stage-turncoat = Die Agenten wählen einen Überläufer
mind-mgmt-picture-you-keep = Welche Karten behältst du?
mind-mgmt-picture-modules = Module: { $modules }.
mind-mgmt-picture-doors = Türen: { $places }.
mind-mgmt-picture-cordons = Absperrungen: { $places }.
mind-mgmt-picture-jams = Störungen übrig: { $count }.
mind-mgmt-picture-asleep = Der Schläfer schläft noch.
mind-mgmt-picture-turned = Einer der Unsterblichen ist ein Überläufer.
mind-mgmt-picture-turncoat = Der Überläufer: Unsterblicher { $number }.
mind-mgmt-picture-failed = Karten ohne Rekruten: { $features }.
mind-mgmt-picture-bugs = Wanzen: { $places }.
mind-mgmt-picture-heard = { $hour } Uhr: { $heard ->
    [yes] Die Wanzen haben Besuch gehört
   *[no] Die Wanzen haben nichts gehört
}.
mind-mgmt-picture-secret-sleeper = Der Schläfer erwacht bei: { $feature }.
mind-mgmt-picture-secret-under = Unter dem Stapel: { $features }.
mind-mgmt-picture-secret-drawn = Gezogen: { $features }.
mind-mgmt-picture-here-door = Tür
mind-mgmt-picture-here-cordon = Absperrung
mind-mgmt-picture-here-bug = Wanze
mind-mgmt-picture-answer-jammed = { $feature }: gestört.
mind-mgmt-picture-answer-counted = { $line }: { $told } besucht.
mind-mgmt-picture-answer-lit = { $line }: Das Management war { $told ->
    [1] dort
   *[0] nicht dort
}.
