### The life of a table: pause, being late, undo, seats that change hands, the end, rematches.

notice-paused = ⏸️ La partie est en pause ; aucune pendule ne tourne.
notice-rests = 💤 Plus personne n’est là. La partie attend, sans pendule, que quelqu’un joue.
notice-late = ⏰ En retard : { $who }. Que faites-vous ?
notice-late-until = { $notice }
    -# { $end }
# $moment: "in 7 days", written by Discord.
overdue-program = Le programme prend la place { $moment }, sauf si quelqu’un répond ou décide avant.
overdue-resign = La place compte comme abandonnée { $moment }, sauf si quelqu’un répond ou décide avant.
notice-undo = ↩️ { $who } voudrait annuler le dernier coup. Ce qui a été vu reste vu. Tous les autres sont-ils d’accord ?
notice-wish = 🪑 { $host } : { $who } voudrait prendre cette place : { $seat }.
resume-button = Reprendre
late-wait-button = Attendre
late-remind-button = Rappeler
late-program-button = Le programme continue
late-pass-button = Passer le tour
late-wait-one-button = Attendre : { $seat }
late-remind-one-button = Rappeler : { $seat }
late-program-one-button = Le programme continue : { $seat }
late-pass-one-button = Passer le tour : { $seat }
undo-agree-button = D’accord pour annuler
undo-refuse-button = Refuser d’annuler
seat-agree-button = Accepter l’arrivée
seat-refuse-button = Refuser l’arrivée
seat-choose-button = Prendre une place
seat-choose-or-back-button = Prendre une place, ou la tienne
seat-choose-placeholder = Quelle place ?
seat-choose-question = Plusieurs places sont à prendre. Laquelle veux-tu ?

ending-winners = { $count ->
    [one] 🏆 { $winners } gagne.
   *[other] 🏆 { $winners } gagnent.
}
ending-nobody-wins = Personne ne gagne.
ending-won = { $count ->
    [one] 🏆 { $winners } gagne. { $reason }
   *[other] 🏆 { $winners } gagnent. { $reason }
}
ending-nobody = Personne ne gagne. { $reason }
ending-abandoned = Cette partie s’est arrêtée sans résultat.
ending-score = { $who } { $wins }
ending-score-program = le programme { $wins }
ending-score-forgotten = quelqu’un { $wins }
ending-series = Parties à cette table : { $games }. Victoires : { $scores }.
outcome-resigned = Abandon : { $who }.
rematch-button = Revanche
try-again-button = Réessayer
rematch-swapped-button = Revanche, camps inversés
rematch-wanted = Pour une revanche : { $people }.
rematch-wanted-again = Pour réessayer : { $people }.
rematch-wanted-swapped = Pour une revanche à camps inversés : { $people }.
rematch-next-button = Suite : { $title }
rematch-wanted-next = Pour continuer ({ $title }) : { $people }.
rematch-begun = La partie suivante a commencé.
rematch-lobby = Le lobby de la partie suivante est ouvert, avec une place pour quelqu’un de nouveau.
rematch-noted = C’est noté. La partie suivante commence dès que tout le monde la veut.

life-paused = La partie est en pause.
life-resumed = La partie reprend.
life-waiting = Le délai repart de zéro.
life-reminded = Le rappel est parti.
life-stood-in = Le programme joue jusqu’au retour.
life-passed = Le tour est passé ; la partie continue.
life-agreed = Tu as accepté.
life-refused = Tu as refusé.
life-back = Te revoilà ; la place est de nouveau à toi.
life-seat-taken = La place est à toi.
life-seat-asked = L’hôte a reçu ta demande.
life-resigned = Tu as abandonné.
life-abandoned = La partie s’est arrêtée sans résultat.
life-stood-in-for-you = Le programme joue pour toi. Reviens avec /partie remplacer ou le bouton sur le plateau.
life-undo-asked = Les autres doivent dire si tu peux annuler.
life-undone = Coup annulé.
life-host-passed = L’hôte est maintenant { $who }.
life-moved = La table est maintenant ici : { $channel }.
life-away = 💤 Absence : { $who }, jusqu’au { $moment }.
life-away-daily = 💤 Absence : { $who }, jusqu’au { $moment } ; sa pendule s’arrête d’ici là.
life-not-away = { $who } est de retour.
resign-button = Abandonner
resign-stay-button = Rester dans la partie
resign-question-two = L’autre camp gagne aussitôt. Tu abandonnes ?
resign-question-more = Le programme prend ta place pour de bon, et la partie est perdue pour toi. Tu abandonnes ?
resign-question-without = Les autres continuent sans toi, et la partie est perdue pour toi. Tu abandonnes ?
resign-question-ends = Sans toi, vous n’êtes plus assez : la partie se termine et tu arrives en dernier. Tu abandonnes ?
resign-question-last = Personne ne peut continuer sans toi : la partie s’arrête pour tous, sans résultat. Tu abandonnes ?
abandon-button = Arrêter sans résultat
abandon-stay-button = Continuer
abandon-question = La partie s’arrête pour tout le monde, sans résultat. L’arrêter ?
# $lines: how many entries; $seed and $commitment: long hexadecimal numbers.
verify-good = ✅ Vérifié : les { $lines } lignes de l’enregistrement, rejouées depuis la graine (seed), mènent à la même fin. Graine { $seed }, SHA-256 { $commitment }.
verify-good-since = ✅ Vérifié : les { $lines } dernières lignes de l’enregistrement, depuis le dernier changement des règles du jeu, mènent à la même fin. Graine { $seed }, SHA-256 { $commitment }.
verify-good-so-far = ✅ Vérifié jusqu’ici : l’enregistrement, rejoué depuis la graine scellée, mène à la partie actuelle. La graine sera révélée à la fin ; son SHA-256 est { $commitment }.
verify-wrong = ❌ L’enregistrement ne mène pas à ce qui est conservé. Le SHA-256 de la graine est { $commitment }.
