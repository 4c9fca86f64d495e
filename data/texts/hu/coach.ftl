### Az edző: mit lehetett tudni egy véget ért játszmában, és tippek egy folyamatban lévőben.

coach-button = Mit tudhattam volna?
coach-heading = ### Mit tudhattam volna? { $page }/{ $pages }
coach-working = Átnézem a döntéseidet: { $done }/{ $all }.
coach-known = **Ezt lehet tudni:** { $known }
coach-made = **Te:** { $move }
coach-better = **A gép:** { $moves }
coach-same = A gép ugyanezt tette volna.
coach-odds = Ez az esetek kb. { $best }%-ában nyer, a te választásod kb. { $made }%-ában.
coach-missed-win = **Elszalasztott biztos győzelem:** { $move }
coach-missed-hit = **Elszalasztott biztos találat:** { $move }
coach-missed-point = **Elszalasztott biztos pont:** { $move }
coach-told = **Ez árul el a legtöbbet:** { $what }
coach-summary = -# A gép mást tenne: { $differs }. Elszalasztott biztos lehetőség: { $missed }.
coach-differs-button = Eltérés »
hint-button = Tipp
hint-heading = ### Tipp
hint-odds = Ez az esetek kb. { $percent }%-ában nyer.
error-no-hint = Most itt nincs tipp.
error-no-advice = A gép erről most nem tud mit mondani. Próbáld újra.
error-coach-at-it = Még nézem a döntéseidet. A válasz az első üzenetbe érkezik.
error-nothing-decided = Ebben a játszmában nem volt miről döntened.
lobby-hints-option = Tippek mindenkinek
lobby-hints-help = Bárki titokban megkérdezheti a gépet, mit tenne
lobby-hints = Bárki titokban tippet kérhet a géptől.
