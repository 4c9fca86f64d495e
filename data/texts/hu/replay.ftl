### Finished games replayed by their code.

command-replay = visszajátszás
command-replay-description = Végignézhetsz egy befejezett játszmát, lépésről lépésre
command-replay-code = kód
command-replay-code-description = A kód a játszma végéről
command-replay-moment = pillanat
command-replay-moment-description = Melyik pillanattal kezdődjön (a száma)
command-replay-spoilers = spoilerek
command-replay-spoilers-description = Nem: nem derül ki előre, meddig tart a játszma

lobby-shared-option = A játszma megosztása kóddal
lobby-shared-help = Ha vége, a kóddal bárki visszajátszhatja, a neveitek nélkül
lobby-shared = Ha vége, a kóddal bárki visszajátszhatja ezt a játszmát, a neveitek nélkül.
# $code looks like 7K2QD-M04XE.
ending-code = -# Újranézhető: **/{ command-replay }** { command-replay-code }: **{ $code }**
replay-heading = **{ $game }** – pillanat: { $page }/{ $pages } · **{ $code }**
replay-heading-so-far = **{ $game }** – pillanat: { $page } · **{ $code }**
replay-eyes-placeholder = Kinek a szemével?
replay-watched-option = Ahogy a nézők látták
replay-open-option = Minden nyíltan
# $seat is a seat's name in the game.
replay-seat-option = Az ő szemével: { $seat }
replay-share-button = Mutasd itt mindenkinek
replay-shared = Most itt mindenki látja. Te lapozol.
error-no-such-code = Nincs játszma ezzel a kóddal. A kód a megosztott játszmák végén áll.
error-replay-led = Itt { $who } lapoz. Sajátot így nyithatsz: /{ command-replay }
error-replay-not-here = Nincs itt más, aki láthatná.
