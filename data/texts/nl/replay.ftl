### Finished games replayed by their code.

command-replay = herhaling
command-replay-description = Kijk een afgelopen potje terug, zet voor zet
command-replay-code = code
command-replay-code-description = De code die aan het eind van het potje staat
command-replay-moment = moment
command-replay-moment-description = Het nummer van het moment waarmee je begint
command-replay-spoilers = spoilers
command-replay-spoilers-description = Nee: je krijgt niet te zien hoelang het potje nog duurt

lobby-shared-option = Potje delen met een code
lobby-shared-help = Na afloop kan iedereen met de code het terugkijken, zonder jullie namen
lobby-shared = Na afloop kan iedereen met de code dit potje terugkijken, zonder jullie namen.
# $code looks like 7K2QD-M04XE.
ending-code = -# Terugkijken: **/{ command-replay }** { command-replay-code }: **{ $code }**
replay-heading = **{ $game }** – moment { $page } van { $pages } · **{ $code }**
replay-heading-so-far = **{ $game }** – moment { $page } · **{ $code }**
replay-eyes-placeholder = Door wiens ogen?
replay-watched-option = Zoals toeschouwers het zagen
replay-open-option = Alles open
# $seat is a seat's name in the game.
replay-seat-option = Zoals gezien door { $seat }
replay-share-button = Aan iedereen hier tonen
replay-shared = Iedereen hier kijkt nu mee. Jij bladert.
error-no-such-code = Er is geen potje met die code. De code staat aan het eind van een potje dat de spelers delen.
error-replay-led = Hier bladert { $who }. Met /{ command-replay } open je je eigen herhaling.
error-replay-not-here = Er is hier niemand anders om mee te kijken.
