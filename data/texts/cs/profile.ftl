### Jak se komu dařilo: profil a dohrané hry.

command-profile = profil
command-profile-description = Jak se ti dařilo v dohraných hrách, nebo někomu, kdo to ukazuje
command-profile-who = kdo
command-profile-who-description = Někdo jiný
command-games-which = které
command-games-which-description = Otevřené stoly, nebo tvé dohrané hry
command-games-open = otevřené
command-games-finished = dohrané

profile-heading = ## { $who }
profile-nothing-mine = Zatím nemáš žádnou dohranou hru. Stůl otevře /hrát.
profile-nothing = Žádné dohrané hry tu vidět nejsou.
# Nadpis kartičky.
profile-card = Výsledky
profile-streak = Výhry v řadě: { $now } · nejvíc: { $best }
profile-seats = { $seats ->
    [one] 1 hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
profile-side = { $side } ({ $seats })
profile-figures = { $won } z { $games }
profile-result = { $games ->
    [one] 1 hra, výhry: { $won }
    [few] { $games } hry, výhry: { $won }
   *[other] { $games } her, výhry: { $won }
}
profile-result-chance = { profile-result } (náhoda: { $chance })
profile-missions = Splněné mise: { $missions }
profile-missions-card = Splněné mise
profile-partners = -# Spolu: { $people }
profile-rivals = -# Proti sobě: { $people }
profile-person = { $who } ({ $games })
finished-button = Dohrané hry
finished-heading = Tvé dohrané hry
finished-none = Zatím nemáš žádnou dohranou hru.
finished-line = - **{ $game }** { $moment } · { $result } · { $people }
finished-line-alone = - **{ $game }** { $moment } · { $result }
finished-option = { $game } · { $moment }
finished-won = Výhra
finished-lost = Prohra
finished-resigned = Vzdáno
finished-placeholder = Prohlédnout hru
finished-verify-button = Ověřit
finished-back-button = Zpět
settings-profile-placeholder = Kdo smí vidět tvůj profil
settings-profile-nobody-option = Profil: jen ty
settings-profile-server-option = Profil: každý server vidí své hry
settings-profile-everyone-option = Profil: všichni vidí všechny hry
error-profile-private = { $who } tu svůj profil neukazuje.
error-not-over-yet = Tato hra ještě neskončila.
mind-mgmt-side-recruiter = Náborář
mind-mgmt-side-agents = Agenti
