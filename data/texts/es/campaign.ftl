### Campaigns: groups, their files, the games they open.

command-campaign = campaña
command-campaign-description = Las campañas de tus grupos: el expediente, la próxima partida, una campaña nueva

campaigns-heading = **Campañas en este servidor**
campaigns-empty = Aquí aún no hay ninguna campaña en marcha.
campaigns-line = **{ $name }** – { $game } – { $games ->
    [0] aún sin partidas
    [one] una partida jugada
   *[other] { $games } partidas jugadas
} – { $people }
campaigns-more = … y { $groups } más.
campaigns-placeholder = Abrir un expediente
campaigns-option = { $name } – { $game }
campaign-new-button = Campaña nueva: { $game }
campaign-name-modal-title = Una campaña nueva
campaign-name-label = Nombre de tu grupo
campaign-name-hint = Quien juega en sus mesas es parte del grupo.

campaign-heading = { $name } – { $game }
campaign-unnamed = un grupo sin nombre
campaign-people = En el grupo: { $people }
campaign-dossier = Expediente
campaign-dossier-done = { $won } de { $all }
campaign-dossier-next = siguiente
campaign-next = **Siguiente: { $title }**
campaign-over = La campaña ha terminado; no queda nada por jugar.
campaign-others-only = El grupo abre sus propias partidas. Siéntate a una de sus mesas para entrar en él.
campaign-plays = El grupo ya tiene una mesa.
campaign-open-button = Abrir: { $title }
campaign-again-placeholder = Jugar otra
campaign-leave-button = Dejar el grupo
campaign-leave-question = Dejas el grupo { $name }. Vuelves a entrar cuando juegas en una de sus mesas.
campaign-leave-last-question = No queda nadie más en { $name }: si te vas, el grupo y su expediente desaparecen para siempre.
campaign-left = Has dejado el grupo { $name }.
campaign-left-told = { $who } ha dejado el grupo { $name }.
campaigns-button = Todas las campañas
campaign-go-on-button = Seguir con la campaña

campaign-apart = -# No es de ninguna campaña; /campaña abre una.
campaign-story-line = -# { $line }
campaign-table = { $title }
campaign-table-of = { $title } – { $group }

error-group-plays = El grupo ya tiene una mesa.
error-no-such-group = Ese grupo no está aquí.
error-not-of-group = No eres de ese grupo.
error-too-many-groups = Aquí ya estás en el máximo de grupos. Deja antes uno.
error-no-group-name = El grupo necesita un nombre.
error-bad-group-name = El nombre de un grupo no admite menciones, fechas de Discord ni enlaces.
