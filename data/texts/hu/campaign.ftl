### Campaigns: groups, their files, the games they open.

command-campaign = kampány
command-campaign-description = A csoportjaid kampányai: az akta, a következő játszma, új kampány

campaigns-heading = **Kampányok ezen a szerveren**
campaigns-empty = Itt még senki sem játszik kampányt.
campaigns-line = **{ $name }** – { $game } – { $games ->
    [0] még nem volt játszma
   *[other] { $games } lejátszott játszma
} – { $people }
campaigns-more = … és még { $groups } másik.
campaigns-placeholder = Nyiss meg egy aktát
campaigns-option = { $name } – { $game }
campaign-new-button = Új kampány: { $game }
campaign-name-modal-title = Új kampány
campaign-name-label = A csoportod neve
campaign-name-hint = Aki az asztalainál játszik, az a csoport tagja.

campaign-heading = { $name } – { $game }
campaign-unnamed = névtelen csoport
campaign-people = A csoport tagjai: { $people }
campaign-dossier = Akta
campaign-dossier-done = { $won }/{ $all }
campaign-dossier-next = következő
campaign-next = **Következő: { $title }**
campaign-over = A kampánynak vége, nincs több játszma.
campaign-others-only = A csoport maga nyitja a játszmáit. Ülj le egy asztalukhoz, ha csatlakoznál.
campaign-plays = A csoportnak már van asztala.
campaign-open-button = Nyitás: { $title }
campaign-again-placeholder = Játsszatok egy másikat
campaign-leave-button = Kilépés a csoportból
campaign-leave-question = Kilépsz innen: { $name }? Ha megint leülsz egy asztalukhoz, újra tag leszel.
campaign-leave-last-question = Te vagy az utolsó tag itt: { $name }. Ha kilépsz, a csoport és az akta végleg elvész. Kilépsz?
campaign-left = Kiléptél ebből a csoportból: { $name }.
campaign-left-told = { $who } kilépett ebből a csoportból: { $name }.
campaigns-button = Minden kampány
campaign-go-on-button = A kampány folytatása

campaign-apart = -# Kampányon kívüli játszma. Kampányt így nyithatsz: /kampány
campaign-story-line = -# { $line }
campaign-table = { $title }
campaign-table-of = { $title } – { $group }

error-group-plays = A csoportnak már van asztala.
error-no-such-group = Ez a csoport nem itt játszik.
error-not-of-group = Nem tartozol ehhez a csoporthoz.
error-too-many-groups = Itt több csoportban már nem lehetsz. Előbb lépj ki egyből.
error-no-group-name = A csoportnak név kell.
error-bad-group-name = A csoport nevében nem lehet említés, időbélyeg vagy link.
