### Kampaně: skupiny, jejich spisy a hry, které otevírají.

command-campaign = kampaň
command-campaign-description = Kampaně tvých skupin: spis, další hra, nová kampaň

campaigns-heading = **Kampaně na tomto serveru**
campaigns-empty = Zatím tu žádnou kampaň nikdo nehraje.
campaigns-line = **{ $name }** – { $game } – { $games ->
    [0] zatím nic odehráno
    [one] odehrána jedna hra
    [few] odehrány { $games } hry
   *[other] odehráno { $games } her
} – { $people }
campaigns-more = … a další, celkem ještě { $groups }.
campaigns-placeholder = Otevřít spis
campaigns-option = { $name } – { $game }
campaign-new-button = Nová kampaň: { $game }
campaign-name-modal-title = Nová kampaň
campaign-name-label = Jméno vaší skupiny
campaign-name-hint = Patří do ní každý, kdo u jejích stolů hraje.

campaign-heading = { $name } – { $game }
campaign-unnamed = skupina beze jména
campaign-people = Ve skupině: { $people }
campaign-dossier = Spis
campaign-dossier-done = { $won } z { $all }
campaign-dossier-next = na řadě
campaign-next = **Další na řadě: { $title }**
campaign-over = Kampaň skončila; není už co hrát.
campaign-others-only = Hry skupiny otevírá, kdo do ní patří; přisedni k jejímu stolu a patříš do ní také.
campaign-plays = Skupina už stůl má.
campaign-open-button = Otevřít: { $title }
campaign-again-placeholder = Zahrát si jinou
campaign-leave-button = Odejít ze skupiny
campaign-leave-question = Odejdeš ze skupiny { $name }. Patřit do ní budeš zase, až si u některého jejího stolu zahraješ.
campaign-leave-last-question = Do skupiny { $name } už nikdo jiný nepatří: když odejdeš, zmizí i se svým spisem navždy.
campaign-left = Do skupiny { $name } už nepatříš.
campaign-left-told = Ze skupiny { $name } odchází: { $who }.
campaigns-button = Všechny kampaně
campaign-go-on-button = Pokračovat v kampani

campaign-apart = -# Mimo kampaň; tu otevře /kampaň.
campaign-story-line = -# { $line }
campaign-table = { $title }
campaign-table-of = { $title } – { $group }

error-group-plays = Skupina už stůl má.
error-no-such-group = Taková skupina tu není.
error-not-of-group = Do této skupiny nepatříš.
error-too-many-groups = Do víc skupin už tady patřit nemůžeš. Nejdřív z některé odejdi.
error-no-group-name = Skupina potřebuje jméno.
error-bad-group-name = Jméno skupiny nesmí obsahovat zmínku, časovou značku ani odkaz.
