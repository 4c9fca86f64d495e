### Finished games replayed by their code.

command-replay = revoir
command-replay-description = Revoir une partie finie, coup par coup
command-replay-code = code
command-replay-code-description = Le code donné à la fin de la partie
command-replay-moment = moment
command-replay-moment-description = Le numéro du moment où commencer
command-replay-spoilers = spoilers
command-replay-spoilers-description = Non : sans dire combien de temps la partie dure encore

lobby-shared-option = Partager la partie par un code
lobby-shared-help = Une fois finie, on peut la revoir avec le code, sans vos noms
lobby-shared = Une fois finie, cette partie pourra être revue avec son code, sans vos noms.
# $code looks like 7K2QD-M04XE.
ending-code = -# Revoir la partie : **/{ command-replay }** { command-replay-code } : **{ $code }**
replay-heading = **{ $game }** – moment { $page } sur { $pages } · **{ $code }**
replay-heading-so-far = **{ $game }** – moment { $page } · **{ $code }**
replay-eyes-placeholder = Du point de vue de qui ?
replay-watched-option = Vue des spectateurs
replay-open-option = Tout visible
# $seat is a seat's name in the game.
replay-seat-option = Vue de cette place : { $seat }
replay-share-button = Montrer à tous ici
replay-shared = Tout le monde ici la voit maintenant. C’est toi qui tournes les pages.
error-no-such-code = Aucune partie n’a ce code. Il figure à la fin d’une partie que ses joueurs partagent.
error-replay-led = Ici, { $who } tourne les pages. /{ command-replay } t’ouvre ton propre exemplaire.
error-replay-not-here = Personne d’autre n’est là pour la voir.
