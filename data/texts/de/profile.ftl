### How somebody did: the profile, and the games they have finished.

command-profile = profil
command-profile-description = Deine Bilanz oder die von jemandem, der sie zeigt
command-profile-who = wer
command-profile-who-description = Jemand anderes
command-games-which = welche
command-games-which-description = Offene Tische oder Partien, die du beendet hast
command-games-open = offen
command-games-finished = beendet

profile-heading = ## { $who }
profile-nothing-mine = Du hast noch keine Partie beendet. /spielen öffnet einen Tisch.
profile-nothing = Hier sind keine beendeten Partien zu sehen.
# The card's title.
profile-card = Bilanz
profile-streak = Siege in Folge: { $now } · Rekord: { $best }
# A line of the card: games with so many seats.
profile-seats = { $seats ->
    [one] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
    [7] Zu siebt
    [8] Zu acht
   *[other] Zu { $seats }
}
# $side is a side's name, such as Green or Recruiter.
profile-side = { $side } ({ $seats })
# On the card: how many games of how many were won.
profile-figures = { $won } von { $games }
profile-result = { $games ->
    [one] 1 Partie, { $won } gewonnen
   *[other] { $games } Partien, { $won } gewonnen
}
profile-result-chance = { profile-result } (Zufall: { $chance })
profile-missions = Geschaffte Missionen: { $missions }
profile-missions-card = Geschaffte Missionen
profile-partners = -# Mit: { $people }
profile-rivals = -# Gegen: { $people }
profile-person = { $who } ({ $games })
finished-button = Beendete Partien
finished-heading = Deine beendeten Partien
finished-none = Du hast noch keine Partie beendet.
finished-line = - **{ $game }** { $moment } · { $result } · { $people }
finished-line-alone = - **{ $game }** { $moment } · { $result }
finished-option = { $game } · { $moment }
finished-won = Gewonnen
finished-lost = Verloren
finished-resigned = Aufgegeben
finished-placeholder = Eine Partie ansehen
finished-verify-button = Prüfen
finished-back-button = Zurück
settings-profile-placeholder = Wer dein Profil sehen darf
settings-profile-nobody-option = Profil: nur du
settings-profile-server-option = Profil: Server sehen nur ihre Partien
settings-profile-everyone-option = Profil: alle sehen alle Partien
error-profile-private = { $who } zeigt hier kein Profil.
error-not-over-yet = Diese Partie ist noch nicht vorbei.
mind-mgmt-side-recruiter = Management
mind-mgmt-side-agents = Agenten
