### How somebody did: the profile, and the games they have finished.

command-profile = profiel
command-profile-description = Je resultaten in afgelopen potjes, of die van iemand die ze toont
command-profile-who = wie
command-profile-who-description = Iemand anders
command-games-which = welke
command-games-which-description = Tafels die open zijn, of potjes die je uitgespeeld hebt
command-games-open = open
command-games-finished = afgelopen

profile-heading = ## { $who }
profile-nothing-mine = Je hebt nog geen potje uitgespeeld. Met /spelen open je een tafel.
profile-nothing = Hier zijn geen afgelopen potjes te zien.
# The card's title.
profile-card = Resultaten
profile-streak = Op rij gewonnen: { $now } · record: { $best }
# A line of the card: games with so many seats.
profile-seats = { $seats ->
    [one] 1 speler
   *[other] { $seats } spelers
}
# $side is a side's name, such as Green or Recruiter.
profile-side = { $side } ({ $seats })
# On the card: how many games of how many were won.
profile-figures = { $won } van { $games }
profile-result = { $games ->
    [one] 1 potje, { $won } gewonnen
   *[other] { $games } potjes, { $won } gewonnen
}
profile-result-chance = { profile-result } (puur geluk: { $chance })
profile-missions = Missies volbracht: { $missions }
profile-missions-card = Missies volbracht
profile-partners = -# Samen met: { $people }
profile-rivals = -# Tegen: { $people }
profile-person = { $who } ({ $games })
finished-button = Afgelopen potjes
finished-heading = Je afgelopen potjes
finished-none = Je hebt nog geen potje uitgespeeld.
finished-line = - **{ $game }** { $moment } · { $result } · { $people }
finished-line-alone = - **{ $game }** { $moment } · { $result }
finished-option = { $game } · { $moment }
finished-won = Gewonnen
finished-lost = Verloren
finished-resigned = Opgegeven
finished-placeholder = Bekijk een potje
finished-verify-button = Controleren
finished-back-button = Terug
settings-profile-placeholder = Wie je profiel mag zien
settings-profile-nobody-option = Profiel: alleen jij
settings-profile-server-option = Profiel: op elke server de potjes daar
settings-profile-everyone-option = Profiel: alle potjes, voor iedereen
error-profile-private = { $who } laat hier geen profiel zien.
error-not-over-yet = Dit potje is nog niet afgelopen.
mind-mgmt-side-recruiter = Ronselaar
mind-mgmt-side-agents = Agenten
