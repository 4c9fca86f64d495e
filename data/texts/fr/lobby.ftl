### Opening tables, the lobby and its options.

covers-heading = ## Choisis un jeu
covers-heading-alone = ## À quoi veux-tu jouer ?
    Joue en solo tout de suite, ou invite des gens avec qui tu as déjà joué.
covers-people = De { $fewest } à { $most } joueurs
covers-people-minutes = De { $fewest } à { $most } joueurs, { $least } à { $longest } minutes
covers-open-button = Ouvrir : { $game }
covers-play-button = Jouer : { $game }
covers-lobby-button = Inviter ou régler

open-opened = Ta table ({ $game }) est ouverte : { $channel }.
open-begun = { $game } : la partie commence. Le plateau et tes cartes sont plus bas.
open-lobby = { $game } : invite des gens ou choisis des options plus bas, puis appuie sur *Commencer*.
direct-invite-button = Inviter
direct-help = Qui veux-tu inviter ? Chaque personne reçoit le plateau et ses cartes dans ses messages privés.
direct-nobody = Tu n’as encore joué avec personne qu’on puisse inviter ici. Jouez d’abord ensemble sur un serveur, avec /jouer.
direct-invited = Invitations envoyées : { $people }. Le lobby montre qui vient.
direct-invitation = { $host } t’invite à jouer ici, en messages privés : { $game }.
direct-closed = { $who } ne reçoit pas mes messages privés : l’invitation n’a pas pu passer.
open-taken = Une table est déjà ouverte ici : { $game }.
open-go-button = Aller à la table
open-apart-button = En ouvrir une dans un fil
no-thread-here = Ce type de salon n’a pas de fils. Prends un autre salon pour une table de plus.
no-thread-in-dm = Les messages privés n’accueillent qu’une partie à la fois. Finis-la, ou arrête-la.
no-thread-in-thread = Un fil ne peut pas contenir de fils. Pour une table de plus : { $channel }.
no-thread-in-post = Un post ne peut pas contenir de fils. Pour une table de plus, écris un nouveau post : { $channel }.
no-private-thread-here = Ce type de salon n’a pas de fils privés.

# $minutes: how long people have to answer while all are there.
pace-live = en temps réel, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} pour répondre
# $hours: how long people have to answer when they needn’t be there at once.
pace-daily = sur plusieurs jours, { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} pour répondre
pace-none = sans pendule
length-minutes = -# Neuf parties sur dix durent de { $fewest } à { $most } minutes.
length-days = -# Chaque personne vient jouer de { $fewest } à { $most } fois. Même si tout le monde prend tout son temps, c’est fini en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} au plus (neuf parties sur dix).

option-on = oui
option-off = non
option-number = { $number }

lobby-seat-host = **{ $seat }** : { $who } (hôte)
lobby-seat-person = **{ $seat }** : { $who }
lobby-seat-free = **{ $seat }** : libre
lobby-alone = -# Personne d’autre ? Avec *Commencer*, le programme joue aussi.
lobby-briefing = • { $line }
lobby-option = { $option } : { $value }
lobby-pace = Rythme : { $pace }
lobby-late = En cas de retard : { $what }
lobby-late-ask = les autres décident
lobby-late-skip = le programme joue ce seul coup
lobby-late-resign = défaite, et le programme prend la suite
lobby-late-skip-without = le tour passe
lobby-late-resign-without = défaite, et les autres continuent
# $moment: date and time; $countdown: "in 20 minutes", both written by Discord.
lobby-starts = Début : { $moment } ({ $countdown })
lobby-invited = Invitations : { $people }
lobby-join-button = Rejoindre
lobby-leave-button = Quitter
lobby-start-button = Commencer
lobby-options-button = Options

lobby-seated = Ta place : { $seat }.
lobby-seated-quiet = Ta place : { $seat }. Tout le reste se passe à la table.
lobby-left = Tu as quitté la table.
lobby-sit-placeholder = Changer de place
lobby-sit-free-option = { $seat } (libre)
lobby-sit-person-option = { $seat } (vous échangez)
lobby-sit-program-option = { $seat } (échange avec le programme)
lobby-started = La partie a commencé.
lobby-board-button = Aller au plateau
lobby-free-seats = { $seats ->
    [one] Il reste { $seats } place libre. Qu’en faire ?
   *[other] Il reste { $seats } places libres. Qu’en faire ?
}
lobby-fill-button = Confier au programme
lobby-without-button = Jouer sans
lobby-wait-button = Attendre

lobby-options-heading = Options de cette table
lobby-options-others = Seul l’hôte, { $host }, peut changer les options.
lobby-game-button = Le jeu
lobby-game-page-button = Le jeu, page { $page }
lobby-game-modal-title = Le jeu
lobby-table-button = La table
lobby-table-modal-title = La table
lobby-switches-label = Active ce que tu veux
lobby-seats-label = Nombre de places
lobby-seats-hint = Combien de joueurs. Au début, les places libres vont au programme ou disparaissent.
lobby-seats-hint-without = Combien de joueurs. Au début, les places libres disparaissent.
lobby-pace-label = Rythme
lobby-pace-hint = Le temps pour répondre : en minutes si tout le monde est là, sinon en heures.
lobby-late-label = En cas de retard
lobby-late-hint = Ce qui arrive quand le temps est écoulé, délai du rappel compris.
lobby-seats-option = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
lobby-invite-placeholder = Inviter des gens
lobby-add-program-button = Ajouter le programme
lobby-remove-program-button = Retirer le programme
lobby-shuffle-button = Mélanger les places
lobby-moment-label = Quand la partie commence-t-elle ?
lobby-moment-hint = Fuseau : { $zone }. Laisse vide pour ne pas fixer d’heure.
lobby-moment-placeholder = 20:30, 2030-01-31 20:30, ou +45 pour dans 45 minutes
lobby-close-button = Clore la table
lobby-close-question = Tout le monde devra quitter cette table. La clore ?
lobby-closed = Cette table est close.
lobby-closed-idle = Plus personne ne venait à cette table : elle est close.
lobby-invitation = { $people } : { $host } propose une partie ({ $game }).
lobby-invitation-full = Toutes les places sont prises pour l’instant.
invite-decline-button = Je ne peux pas
invite-declined = L’hôte sait que tu ne peux pas venir.
host-call = { $host }, ta table ({ $game }) :
host-joined = à table : { $people }. { $free ->
    [one] Encore { $free } place libre.
   *[other] Encore { $free } places libres.
}
host-full = toutes les places sont prises ({ $people }). Tu peux commencer.
host-declined = invitation déclinée : { $people }.
lobby-role-call = { $role } : { $host } ouvre une table. Jeu : { $game }.
lobby-role-uncalled = { $host } ouvre une table ({ $game }). Je n’ai pas le droit de mentionner { $role } : personne n’est appelé.

never-mind-button = Annuler
never-minded = Rien n’a été fait.
lobby-call = { $people } : c’est l’heure de votre partie ({ $game }). L’hôte peut commencer.
invite-the-bot = On ne m’invite pas. Là où le programme peut jouer, l’hôte lui donne une place libre avec *Options*.
invite-program = { $who } est un bot et ne peut pas venir.
invite-oneself = Inutile de t’inviter toi-même.
invite-elsewhere = { $who } n’est pas sur ce serveur : invitation impossible.
invite-unseeing = { $who } ne voit pas ce salon : pas d’invitation envoyée.
invite-seated = { $who } a déjà une place ici.
invite-again = { $who } a déjà une invitation.
invite-done = Invitation à ta table ({ $game }) : { $who }.
invite-which = À laquelle de tes tables inviter { $who } ?
invite-which-placeholder = Tes tables
invite-which-option = { $game } – { $place }
event-description = Une table est ouverte pour cette partie. Va dans son salon pour prendre place.
