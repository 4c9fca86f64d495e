# What the bot shows: boards, hands, pings, log, guide; and why something can't be shown.

hand-button = Ma main
guide-button = Comment jouer
log-button = Journal
hand-refresh-button = Actualiser
hand-board-button = Aller au plateau

asked = **{ $who }** : { $prompt }
asked-turn = À jouer : **{ $who }**.
asked-until = { $asked } Réponse attendue : { $moment }.
asked-overdue = { $asked } Le temps est écoulé.
asked-limit = ⏳ Fin du temps { $moment }.

news-lost = Ce qui s’est passé avant ne peut plus être lu : l’enregistrement de cette table est abîmé. La partie continue.
news-start = La partie commence.
news-undo = { $who } annule son dernier coup.
news-paused = La partie est mise en pause.
news-resumed = La partie reprend.
news-resigned = { $who } abandonne.
news-left = Quelqu’un abandonne. La place : { $who }.
news-left-by-name = { $person } abandonne. La place : { $who }.
news-back = Quelqu’un revient. La place : { $who }.
news-seat-taken = { $who } prend place.
news-abandoned = La partie s’arrête sans résultat.

hand-news = **Depuis ta dernière visite**
hand-tale-rest = … La suite : /{ command-board } { command-board-words }
hand-more-news = … et encore { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} dans le journal
hand-last-news = -# { $line }{ $more ->
    [0] {""}
   *[other] {" "}· +{ $more }
}
hand-asked-until = **{ $prompt }** ⏳ { $moment }
# $end: what happens if nobody does anything (overdue-program, overdue-resign).
hand-overdue = Ton temps est écoulé, mais tu peux encore répondre. En attendant, les autres peuvent décider de ta place. { $end }
hand-waiting = En attente : { $who }.
hand-undo = ↩️ { $who } voudrait annuler le dernier coup. Ce qui a été vu reste vu. Es-tu d’accord ?
hand-wish = 🪑 { $who } voudrait prendre cette place : { $seat }. Es-tu d’accord ?
hand-over = La partie est finie.
hand-paused = La partie est en pause.
hand-program = Le programme joue ta place pour l’instant.
hand-quiet = -# Ce panneau est en veille : il ne change plus tout seul. *Actualiser* le met à jour.
hand-not-begun = La partie n’a pas commencé. Tu recevras ta main dès le début.
hand-none = Tu n’as pas de place à cette table, donc pas de main. Le plateau montre tout ce que chacun peut voir.
hand-dms-closed = Je n’ai pas pu t’envoyer ta main : tes paramètres Discord bloquent mes messages privés. *Ma main* la montre ici.
hand-board-trouble = Impossible de mettre le plateau à jour : { $reason } L’hôte peut déplacer la table : /{ command-game } { command-game-move }
hand-which = Tu joues à plusieurs tables. Laquelle ?
hand-which-placeholder = Choisis une table
hand-which-option = { $game } – { $place }
hand-which-waiting-option = { $game } – { $place } – à toi

dm-heading = **{ $game }** – { $server }
place-direct = Messages privés

nudge-otherwise = Ton partenaire veut autre chose.
ping-turn = { $who }, c’est ton tour.
ping-asked = { $who } : { $prompt }
ping-undo = { $who } : { $asker } voudrait annuler un coup. D’accord ?
ping-wish = { $who } : { $asker } voudrait prendre cette place : { $seat }. D’accord ?
ping-until = { $asked } Réponse attendue : { $moment }.
ping-overdue = ⏰ En retard : { $asked } { $end }
ping-reminder = ⏰ En retard : { $asked }
ping-dms-closed = -# Je n’ai pas pu t’envoyer ta main en message privé. *Ma main* la montre ici.
ping-last = Tous les autres ont répondu : la partie n’attend plus que toi.

call-to = { $people } : { $said }
call-place = -# { $game } – { $channel }
call-heading = **{ $game }** – { $place }
call-go-button = Aller à la table
call-undo-refused = non, le dernier coup n’est pas annulé.
call-seat-refused = non, l’hôte garde cette place comme elle est : { $seat }.

log-heading = **{ $game }** – journal, { $page } sur { $pages }, { $moment }
log-empty = Rien ne s’est encore passé.
log-sealed = -# Le mélange est scellé par SHA-256 { $commitment }.
log-seed = -# La graine (seed) du mélange était { $seed } ; son SHA-256 est { $commitment }. /{ command-game } { command-game-verify } rejoue la partie à partir d’elle.
log-turn-earlier-button = « Tour
log-turn-later-button = Tour »
log-turn-placeholder = Aller à un tour
log-turn-option = { $turn }. { $who }
log-start-option = Le début

page-first-button = « Première
page-earlier-button = ‹ Précédente
page-later-button = Suivante ›
page-last-button = Dernière »

retold-button = Récit
retold-heading = **{ $game }** – tout le récit, page { $page } sur { $pages }
retold-nothing = Il n’y a pas de récit en images ici.

guide-heading = **Comment jouer : { $game }**
guide-aim = **But**
guide-turn = **Ton tour**
guide-end = **Fin de la partie**
guide-signs = **Les symboles**

board-again = Le plateau est de nouveau en bas.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-mention-everyone = Mentionner @everyone, @here et tous les rôles
permission-create-private-threads = Créer des fils privés
permission-connect = Se connecter
permission-pin-messages = Épingler des messages
permission-create-events = Créer des événements

refused-unknown = Discord a refusé ({ $code }).
refused-gone-message = Le message n’existe plus.
refused-gone-channel = Le salon n’existe plus.
refused-gone-event = L’événement n’existe plus.
refused-full = Discord n’en permet pas plus.
refused-forbidden = Il me manque une permission ici. Les paramètres du serveur pour ce bot (*Vérifier* dans /paramètres serveur) disent laquelle.
refused-missing = Il me manque des permissions ici : { $permissions }.
refused-closed = Mes messages privés ne sont pas acceptés.
refused-too-old = Ce message est trop ancien pour être modifié.
refused-archived = Le fil est verrouillé. Quelqu’un qui gère les fils peut le rouvrir.
refused-crowded = Ce serveur a autant de fils ouverts que Discord en permet. Fermez-en, ou jouez dans un salon.
refused-unseen = Je ne vois pas ce fil. S’il est privé, mentionne-moi dedans. Sinon, il me faut « Voir le salon ».
refused-wrong-kind = Ce n’est pas possible dans ce type de salon.
refused-expired = C’était trop long ; réessaie.
refused-later = Discord est très occupé. Je réessaie dans un petit moment.

error-no-table-of-yours = Tu ne joues à aucune table. Ouvres-en une avec /jouer.

command-hand = main
command-hand-description = Ta main, pour tes yeux seulement
command-board = plateau
command-board-description = Afficher de nouveau le plateau, en bas
command-board-words = texte
command-board-words-description = Décrire tout le plateau en texte, en privé

# The private thread of those who plan together.

planning-thread = { $game } – préparation
# $people are called; they alone see this thread.
planning-begun = { $people } : vous pouvez vous concerter ici. Vos adversaires ne peuvent pas lire ce fil. Il ferme à la fin de la partie.
planning-overheard = { $people } : un adversaire peut maintenant lire ce fil, qui ferme donc. Concertez-vous ailleurs.
planning-none = { $people } : vous n’avez pas de fil privé pour vous concerter. { $reason } Écrivez-vous en messages privés : ici, tout le monde lit.
planning-none-direct = { $people } : il n’y a pas de fil en messages privés. Écrivez-vous directement.
planning-none-read = Il serait lisible par { $people } : qui gère les fils les lit tous.
planning-none-unsure = Discord ne me dit pas qui pourrait le lire.
