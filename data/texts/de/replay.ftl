### Finished games replayed by their code.

command-replay = wiederholung
command-replay-description = Eine beendete Partie ansehen, Zug für Zug
command-replay-code = code
command-replay-code-description = Der Code vom Ende der Partie
command-replay-moment = moment
command-replay-moment-description = Nummer des Moments, mit dem es losgeht
command-replay-spoilers = spoiler
command-replay-spoilers-description = Nein: Du erfährst nicht, wie lange die Partie noch dauert

lobby-shared-option = Partie per Code teilen
lobby-shared-help = Danach können alle mit dem Code die Partie ansehen, ohne eure Namen
lobby-shared = Danach lässt sich diese Partie mit ihrem Code ansehen, ohne eure Namen.
# $code looks like 7K2QD-M04XE.
ending-code = -# Wiederholung: **/{ command-replay }** { command-replay-code }: **{ $code }**
replay-heading = **{ $game }** – Moment { $page } von { $pages } · **{ $code }**
replay-heading-so-far = **{ $game }** – Moment { $page } · **{ $code }**
replay-eyes-placeholder = Mit wessen Augen?
replay-watched-option = Was Zuschauer sahen
replay-open-option = Alles offen
# $seat is a seat's name in the game.
replay-seat-option = Sicht von: { $seat }
replay-share-button = Allen hier zeigen
replay-shared = Alle hier sehen es jetzt. Du blätterst.
error-no-such-code = Zu diesem Code gibt es keine Partie. Der Code steht am Ende jeder geteilten Partie.
error-replay-led = Hier blättert { $who }. /{ command-replay } öffnet deine eigene.
error-replay-not-here = Sonst ist niemand hier, der es sehen könnte.
