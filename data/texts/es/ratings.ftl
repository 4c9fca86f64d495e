### Clasificación: qué partidas cuentan, la tabla y la puntuación propia.

command-leaderboard = clasificación
command-leaderboard-description = Quién juega mejor en este servidor
command-leaderboard-game = juego
command-leaderboard-game-description = Qué juego; si no eliges, el que juegas

lobby-rated-option = Partida puntuada
lobby-rated-help = Cuenta para la clasificación del servidor si todos la jugáis hasta el final
lobby-rated = Esta partida cuenta para la clasificación si quienes la empiezan la juegan hasta el final.
settings-rated-on-button = Mesas nuevas puntuadas: sí
settings-rated-off-button = Mesas nuevas puntuadas: no
settings-seasons-placeholder = Temporadas de la clasificación
settings-seasons-none-option = Clasificación: sin temporadas
settings-seasons-month-option = Clasificación: una temporada al mes
settings-seasons-quarter-option = Clasificación: una temporada por trimestre
settings-seasons-year-option = Clasificación: una temporada al año

# $side is a side's name, such as Recruiter.
rating-side = { $game } – { $side }
# How somebody plays: $points, which may be off by $margin.
rating-line = Puntuación ({ $game }): **{ $points }** ± { $margin }
leaderboard-placeholder = Otro juego
# Behind somebody's name.
leaderboard-figures = **{ $points }** ± { $margin } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
leaderboard-empty = Aún no hay nadie. Hacen falta partidas puntuadas y jugadores que muestren su perfil (/ajustes).
leaderboard-own = Tú: { $figures }
leaderboard-hidden = Solo tú ves tu puntuación. Para salir aquí, muestra tu perfil (/ajustes).
# $levels: each strength with its points.
leaderboard-computers = Programas: { $levels }
leaderboard-before-button = Temporada anterior
leaderboard-now-button = Esta temporada
