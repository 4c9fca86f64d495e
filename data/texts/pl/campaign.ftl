### Campaigns: groups, their files, the games they open.

command-campaign = kampania
command-campaign-description = Kampanie twoich grup: akta, następna gra, nowa kampania

campaigns-heading = **Kampanie na tym serwerze**
campaigns-empty = Nikt jeszcze nie gra tu kampanii.
campaigns-line = **{ $name }** – { $game } – { $games ->
    [0] jeszcze bez gry
    [one] jedna rozegrana gra
    [few] { $games } rozegrane gry
   *[many] { $games } rozegranych gier
} – { $people }
campaigns-more = … i jeszcze { $groups }.
campaigns-placeholder = Otwórz akta
campaigns-option = { $name } – { $game }
campaign-new-button = Nowa kampania: { $game }
campaign-name-modal-title = Nowa kampania
campaign-name-label = Nazwa waszej grupy
campaign-name-hint = Należy do niej każdy, kto gra przy jej stołach.

campaign-heading = { $name } – { $game }
campaign-unnamed = grupa bez nazwy
campaign-people = W grupie: { $people }
campaign-dossier = Akta
campaign-dossier-done = { $won } z { $all }
campaign-dossier-next = następna
campaign-next = **Następna: { $title }**
campaign-over = Kampania skończona; nie ma już nic do zagrania.
campaign-others-only = Gry otwiera tylko ktoś z grupy. Usiądź przy jednym z jej stołów, by do niej dołączyć.
campaign-plays = Grupa ma już stół.
campaign-open-button = Otwórz: { $title }
campaign-again-placeholder = Zagraj inną
campaign-leave-button = Opuść grupę
campaign-leave-question = Opuszczasz grupę { $name }. Wrócisz do niej, gdy znowu zagrasz przy jednym z jej stołów.
campaign-leave-last-question = Poza tobą nikt nie należy do { $name }: jeśli odejdziesz, grupa i jej akta znikną na dobre.
campaign-left = Nie należysz już do grupy { $name }.
campaign-left-told = { $who } opuszcza grupę { $name }.
campaigns-button = Wszystkie kampanie
campaign-go-on-button = Dalej w kampanii

campaign-apart = -# Poza kampanią; kampanię otwiera /kampania.
campaign-story-line = -# { $line }
campaign-table = { $title }
campaign-table-of = { $title } – { $group }

error-group-plays = Grupa ma już stół.
error-no-such-group = Tej grupy tu nie ma.
error-not-of-group = Nie należysz do tej grupy.
error-too-many-groups = Należysz tu już do tylu grup, ile można. Najpierw opuść którąś.
error-no-group-name = Grupa musi mieć nazwę.
error-bad-group-name = Nazwa grupy nie może zawierać wzmianki, znacznika czasu ani linku.
