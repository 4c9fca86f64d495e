### How somebody did: the profile, and the games they have finished.

command-profile = perfil
command-profile-description = Cómo te ha ido en tus partidas terminadas, o cómo le ha ido a quien lo muestre
command-profile-who = quién
command-profile-who-description = Otra persona
command-games-which = cuáles
command-games-which-description = Mesas abiertas, o partidas que has terminado
command-games-open = abiertas
command-games-finished = terminadas

profile-heading = ## { $who }
profile-nothing-mine = Aún no has terminado ninguna partida. /jugar abre una mesa.
profile-nothing = Aquí no hay partidas terminadas que ver.
# The card's title.
profile-card = Resultados
profile-streak = Victorias seguidas: { $now } · mejor racha: { $best }
# A line of the card: games with so many seats.
profile-seats = { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}
# $side is a side's name, such as Green or Recruiter.
profile-side = { $side } ({ $seats })
# On the card: how many games of how many were won.
profile-figures = { $won } de { $games }
profile-result = { $games ->
    [one] 1 partida, victorias: { $won }
   *[other] { $games } partidas, victorias: { $won }
}
profile-result-chance = { profile-result } (por azar: { $chance })
profile-missions = Misiones cumplidas: { $missions }
profile-missions-card = Misiones cumplidas
profile-partners = -# Con: { $people }
profile-rivals = -# Contra: { $people }
profile-person = { $who } ({ $games })
finished-button = Partidas terminadas
finished-heading = Tus partidas terminadas
finished-none = Aún no has terminado ninguna partida.
finished-line = - **{ $game }** { $moment } · { $result } · { $people }
finished-line-alone = - **{ $game }** { $moment } · { $result }
finished-option = { $game } · { $moment }
finished-won = Victoria
finished-lost = Derrota
finished-resigned = Rendición
finished-placeholder = Ver una partida
finished-verify-button = Verificar
finished-back-button = Volver
settings-profile-placeholder = Quién puede ver tu perfil
settings-profile-nobody-option = Perfil: solo tú
settings-profile-server-option = Perfil: cada servidor ve sus partidas
settings-profile-everyone-option = Perfil: todo el mundo ve todo
error-profile-private = { $who } no muestra su perfil aquí.
error-not-over-yet = Esta partida aún no ha terminado.
mind-mgmt-side-recruiter = Reclutador
mind-mgmt-side-agents = Agentes
