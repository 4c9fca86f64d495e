### The panels of /settings, /games and /rules.

settings-heading = Je instellingen
settings-language-placeholder = Taal
settings-language-discord-option = Taal: zoals in Discord
settings-language-option = Taal: { $language }
settings-hands-on-button = Kaarten als privébericht: aan
settings-hands-off-button = Kaarten als privébericht: uit
settings-pings-on-button = Meldingen: aan
settings-pings-off-button = Meldingen: uit
settings-invitations-on-button = Uitnodiging als privébericht: aan
settings-invitations-off-button = Uitnodiging als privébericht: uit
settings-words-on-button = Woorden, geen plaatjes: aan
settings-words-off-button = Woorden, geen plaatjes: uit
settings-confirm-on-button = Elke zet bevestigen: aan
settings-confirm-off-button = Elke zet bevestigen: uit
settings-hours-none = Je hebt geen stille uren.
settings-hours = Stille uren: { $start } tot { $end } ({ $zone }). Dan krijg je van mij geen meldingen. Daarna heb je nog zo’n 2 uur, ook als een deadline eerder viel.
settings-here = Je bent niet afwezig.
settings-away = Je bent afwezig tot { $moment }. In potjes verspreid over dagen staat je klok stil.
settings-hours-button = Stille uren
settings-away-button = Afwezigheid
settings-forget-button = Vergeet mij
settings-forget-question = Je gaat weg van alle tafels, lopende potjes tellen als opgegeven, en alles wat ik over je weet, wordt gewist. Alles wissen?
settings-forgotten = Alles over jou is gewist.
settings-hours-modal-title = Stille uren
settings-start-label = Van
settings-start-hint = Laat beide tijden leeg voor geen stille uren.
settings-end-label = Tot
settings-zone-label = Tijdzone
settings-zone-hint = Gebied/Stad, zoals Europe/Amsterdam; geldt ook voor begintijden.
settings-away-modal-title = Afwezigheid
settings-days-label = Hoeveel dagen?
settings-days-hint = Hooguit 14; laat het leeg als je terug bent.
settings-server-heading = Instellingen van deze server
settings-channels-placeholder = Waar gespeeld mag worden (niets gekozen: overal)
settings-role-placeholder = Rol om op te roepen voor nieuwe tafels (geen: niemand)
settings-role-uncalled = Ik kan { $role } niet oproepen: laat iedereen de rol vermelden, of geef me dit recht: { $permissions }.
settings-pace-placeholder = Tempo van nieuwe tafels
settings-pace-option = Nieuwe tafels: { $pace }
settings-threads-on-button = Een thread per tafel: aan
settings-threads-off-button = Een thread per tafel: uit
settings-events-on-button = Evenement bij begintijd: aan
settings-events-off-button = Evenement bij begintijd: uit
settings-pins-on-button = Borden vastzetten: aan
settings-pins-off-button = Borden vastzetten: uit
settings-check-no-pins = Borden worden hier niet vastgezet. Daarvoor heb ik dit recht nodig: { $permissions }.
settings-check-no-events = Begintijden worden geen evenementen van deze server. Daarvoor heb ik dit recht nodig: { $permissions }.
settings-check-button = Rechten hier controleren
settings-check-good = In dit kanaal heb ik alle rechten die ik nodig heb.
settings-check-one-table = Hier kan maar één tafel tegelijk open zijn. { $reason }
settings-check-no-planning = Een kant die samen overlegt, krijgt hier geen privéthread. { $reason }

tables-mine-heading = Jouw tafels
tables-here-heading = Tafels hier
tables-none = Je zit aan geen enkele tafel. Met /spelen open je er een.
tables-line = **{ $game }** in { $place }: { $standing }
tables-lobby = nog niet begonnen
tables-paused = gepauzeerd
tables-unreadable = niet meer te lezen, hef hem op met /potje opheffen
tables-program = de computer speelt voor je
tables-others = wacht op anderen
tables-you = wacht op jou
tables-you-until = wacht op jou, antwoord uiterlijk { $moment }
tables-you-overdue = wacht op jou, en de tijd is om: de anderen beslissen over je plaats
tables-free = { $free ->
    [0] geen plaats vrij
    [one] één plaats vrij
   *[other] { $free } plaatsen vrij
}
tables-watch = wordt gespeeld, je kunt kijken
tables-join-button = Meedoen: { $game } in { $place }

rules-heading = ## Spelregels van { $games }
rules-holding = -# { $rules ->
    [one] Eén regel noemt
   *[other] { $rules } regels noemen
} ‘{ $query }’.
rules-page = -# Pagina { $page } van { $pages }
rules-none = Geen enkele regel noemt ‘{ $query }’.
rules-some = Geen enkele regel noemt alles van ‘{ $query }’. Deze noemen een deel ervan:
rules-rule = **{ $id }** { $rule }
rules-all-button = Spelregels van alle spellen
rules-offer-game = Alle regels van { $game } ({ $rules })
rules-offer-all = Alle regels met ‘{ $query }’ ({ $rules })
rules-offer-some = Geen regel met alles van ‘{ $query }’; met een deel ervan: { $rules }
