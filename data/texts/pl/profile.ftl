### How somebody did: the profile, and the games they have finished.

command-profile = profil
command-profile-description = Jak poszły skończone gry: twoje albo kogoś, kto je pokazuje
command-profile-who = kto
command-profile-who-description = Ktoś inny
command-games-which = które
command-games-which-description = Stoły otwarte albo twoje skończone gry
command-games-open = otwarte
command-games-finished = skończone

profile-heading = ## { $who }
profile-nothing-mine = Nie masz jeszcze skończonej gry. Stół otwiera /graj.
profile-nothing = Nie widać tu skończonych gier.
# The card's title.
profile-card = Bilans
profile-streak = Wygrane z rzędu: { $now } · rekord: { $best }
# A line of the card: games with so many seats.
profile-seats = { $seats ->
    [one] 1 gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}
# $side is a side's name, such as Green or Recruiter.
profile-side = { $side } ({ $seats })
# On the card: how many games of how many were won.
profile-figures = { $won } z { $games }
profile-result = { $games ->
    [one] 1 gra, wygrane: { $won }
    [few] { $games } gry, wygrane: { $won }
   *[many] { $games } gier, wygrane: { $won }
}
profile-result-chance = { profile-result } (szansa: { $chance })
profile-missions = Ukończone misje: { $missions }
profile-missions-card = Ukończone misje
profile-partners = -# Razem: { $people }
profile-rivals = -# Przeciwko: { $people }
profile-person = { $who } ({ $games })
finished-button = Skończone gry
finished-heading = Twoje skończone gry
finished-none = Nie masz jeszcze skończonej gry.
finished-line = - **{ $game }** { $moment } · { $result } · { $people }
finished-line-alone = - **{ $game }** { $moment } · { $result }
finished-option = { $game } · { $moment }
finished-won = Wygrana
finished-lost = Przegrana
finished-resigned = Poddana
finished-placeholder = Obejrzyj grę
finished-verify-button = Sprawdź
finished-back-button = Wstecz
settings-profile-placeholder = Kto może widzieć twój profil
settings-profile-nobody-option = Profil: tylko ty
settings-profile-server-option = Profil: każdy serwer widzi swoje gry
settings-profile-everyone-option = Profil: wszyscy widzą wszystkie gry
error-profile-private = { $who } nie pokazuje tu profilu.
error-not-over-yet = Ta gra jeszcze trwa.
mind-mgmt-side-recruiter = Rekruter
mind-mgmt-side-agents = Agenci
