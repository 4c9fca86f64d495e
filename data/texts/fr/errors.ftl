### What is told, privately, to whoever asks for something that can't be done.

error-unexpected = Quelque chose a mal tourné. Rien n’a changé ; réessaie.
error-not-kept = L’enregistrement a échoué : rien n’a dû changer. Regarde, et réessaie. Si ça dure, l’hébergeur du bot doit vérifier le disque.
error-not-shown = L’affichage a échoué. Regarde la table : ton coup est peut-être joué.
error-restarting = Le bot va redémarrer. Réessaie dans une minute.
error-interrupted = Le bot redémarre et n’a pas pu terminer. Regarde la table : c’est peut-être fait, ou pas.
error-database-away = Je n’atteins pas ma base de données. Rien n’a dû changer ; réessaie dans une minute.
error-damaged = Je ne peux ni lire ni enregistrer : ma base de données est abîmée. L’hébergeur du bot est prévenu.
error-button-gone = Ce bouton ne sert plus à rien. Prends un message plus récent, ou une commande.
error-unknown-command = Je ne connais plus cette commande. Discord proposera bientôt les nouvelles.
error-nothing-changed = Rien n’a changé.
error-no-such-table = Cette table n’existe plus.
error-unreadable-table = Cette table ne peut plus être lue. Arrête-la : /partie clore. Ouvres-en une autre : /jouer.
error-unreadable-now = Je ne peux pas lire cette table ouverte ; une autre version de moi y arrivera peut-être. L’hôte, les joueurs ou quelqu’un qui gère le salon peut l’arrêter avec /partie clore.
error-no-such-game = Je ne connais pas ce jeu.
error-no-such-option = Je ne connais pas ce choix.
error-no-such-seat = Cette place n’existe pas à cette table.
error-server-only = C’est possible seulement sur un serveur.
error-not-to-invite = Tu peux inviter seulement des gens avec qui tu as déjà joué, s’ils le permettent.
error-people-only = Ce jeu se joue entre humains : utilise /jouer sur un serveur.
error-stays-in-dm = Une partie en messages privés ne se déplace pas. Ouvre une table dans le salon avec /jouer.
error-not-in-this-channel = On joue dans ces salons : { $channels }.
error-place-taken = Une autre table est ouverte dans ce salon.

error-already-seated = Tu as déjà une place.
error-not-seated = Tu n’as pas de place à cette table.
error-seat-taken = Cette place est prise.
error-table-full = Toutes les places de cette table sont prises.
error-too-many-seated = Il y a trop de monde à table pour ça.
error-too-few-seated = { $needed ->
    [one] Il faut au moins { $needed } personne pour ce jeu.
   *[other] Il faut au moins { $needed } personnes pour ce jeu.
}
error-wrong-number-of-seats = Ce jeu ne se joue pas avec ce nombre de places.
error-no-programs = Le programme ne sait pas jouer à ce jeu.
error-not-their-turn = Ce n’est pas son tour : il n’y a rien à passer.
error-they-have-time = Il lui reste du temps. Le tour ne passe qu’en cas de retard.
error-host-only = Seul l’hôte de la table peut faire ça.
error-host-or-manager-only = Seul l’hôte, ou quelqu’un qui gère ce salon, peut faire ça.
error-not-in-lobby = La partie a déjà commencé.
error-not-invited = Tu n’as pas d’invitation à cette table, ou tu y es déjà.
error-no-moment = Je ne comprends pas cette heure. Écris par exemple 20:30, 2030-01-31 20:30 ou +45.
error-moment-out-of-range = Cette heure est déjà passée, ou c’est dans plus de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
error-no-clock-time = Ce n’est pas une heure. Écris par exemple 22:30.

error-not-playing = Aucune partie n’est en cours à cette table.
error-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-over = La partie de cette table est finie.
error-not-a-persons-seat = Ce n’est pas un humain qui joue à cette place.
error-had-a-seat = Tu as eu une autre place dans cette partie et tu connais peut-être ses secrets. Celle-ci t’est fermée.
error-seated-here = Tu es déjà à cette table : *Ma main* ouvre ta place. Ce bouton est pour les autres.
error-too-early = Attends encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-nothing-to-undo = Tu n’as pas de coup à annuler.
error-no-sides = Dans ce jeu, vous êtes tous du même côté.
error-no-undo = Ici, rien ne s’annule : change ce que tu veux tant que tu n’as pas confirmé.
error-undo-revealed = Ton dernier coup t’a appris quelque chose : tu ne peux pas l’annuler sans les autres.
error-no-rematch = Une revanche n’est plus possible ici.
error-unreadable-journal = Ce qui s’est passé à cette table ne peut pas être lu : l’enregistrement est abîmé. La partie continue.
error-broken-journal = L’enregistrement de cette partie ne peut pas être rejoué.
error-late-yourself = C’est toi qui es en retard : aux autres de décider.
# $again: when that is possible, written by Discord ("in 5 minutes").
error-just-reminded = Un rappel vient de partir. Le prochain est possible { $again }.
error-they-have-no-seat = Cette personne n’a pas de place à cette table.
error-another-server = Une table ne se déplace que sur son serveur.
error-unseen-place = Je ne vois pas cet endroit. Si le fil est archivé, écris d’abord dedans ; s’il est privé, mentionne-moi.
error-you-may-not-write-there = Tu ne peux pas écrire là : { $channel }.
error-not-begun = La partie n’a pas commencé.
error-manage-server-only = Il faut gérer ce serveur pour faire ça.
error-no-such-zone = Je ne connais pas ce fuseau horaire. Écris par exemple Europe/Paris.
error-no-quiet-hours = Les heures calmes ne peuvent pas commencer et finir à la même heure.
error-away-too-long = Ton absence peut durer { $days } jours au plus. Écris un nombre de jours.
error-time-up = Le temps est écoulé.
error-campaign-option = C’est la campagne qui décide ça.
error-sheet-not-yours = Tu ne peux rien noter sur cette feuille.
error-no-such-cell = Cette feuille n’a pas cette case, ou la case n’accepte pas cette marque.
error-note-sign = Les images ne savent pas écrire ce caractère : { $sign }. Écris la note sans.
