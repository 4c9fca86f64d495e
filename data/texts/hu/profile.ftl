### How somebody did: the profile, and the games they have finished.

command-profile = profil
command-profile-description = A befejezett játszmáid mérlege, vagy valaki másé, ha megmutatja
command-profile-who = ki
command-profile-who-description = Valaki más
command-games-which = melyek
command-games-which-description = Nyitott asztalok vagy befejezett játszmák
command-games-open = nyitott
command-games-finished = befejezett

profile-heading = ## { $who }
profile-nothing-mine = Még egy játszmát sem fejeztél be. Asztalt így nyithatsz: /játék
profile-nothing = Itt nincs látható befejezett játszma.
# The card's title.
profile-card = Mérleg
profile-streak = Győzelmek zsinórban: { $now } · legtöbb: { $best }
# A line of the card: games with so many seats.
profile-seats = { $seats } játékos
# $side is a side's name, such as Green or Recruiter.
profile-side = { $side } ({ $seats })
# On the card: how many games of how many were won.
profile-figures = { $won }/{ $games }
profile-result = { $games } játszma, { $won } győzelem
profile-result-chance = { profile-result } (várható: { $chance })
profile-missions = Teljesített küldetések: { $missions }
profile-missions-card = Teljesített küldetések
profile-partners = -# Társak: { $people }
profile-rivals = -# Ellenfelek: { $people }
profile-person = { $who } ({ $games })
finished-button = Befejezett játszmák
finished-heading = A befejezett játszmáid
finished-none = Még egy játszmát sem fejeztél be.
finished-line = - **{ $game }** { $moment } · { $result } · { $people }
finished-line-alone = - **{ $game }** { $moment } · { $result }
finished-option = { $game } · { $moment }
finished-won = Győzelem
finished-lost = Vereség
finished-resigned = Feladva
finished-placeholder = Nézz meg egy játszmát
finished-verify-button = Ellenőrzés
finished-back-button = Vissza
settings-profile-placeholder = Ki láthatja a profilodat
settings-profile-nobody-option = Profil: csak te
settings-profile-server-option = Profil: minden szerver az ottani játszmákat látja
settings-profile-everyone-option = Profil: mindenki minden játszmát lát
error-profile-private = { $who } itt nem mutatja a profilját.
error-not-over-yet = Ennek a játszmának még nincs vége.
mind-mgmt-side-recruiter = Fejvadász
mind-mgmt-side-agents = Ügynökök
