### De coach: wat je kon weten in een potje dat voorbij is, en tips in een potje dat bezig is.

coach-button = Wat kon ik weten?
coach-heading = ### Wat kon ik weten? { $page }/{ $pages }
coach-working = Ik loop je beslissingen na: { $done } van { $all }.
coach-known = **Bekend:** { $known }
coach-made = **Jij:** { $move }
coach-better = **De computer:** { $moves }
coach-same = De computer had hetzelfde gedaan.
coach-odds = Dat wint in ongeveer { $best }% van de gevallen, jouw keuze in { $made }%.
coach-missed-win = **Zekere winst gemist:** { $move }
coach-missed-hit = **Zekere treffer gemist:** { $move }
coach-missed-point = **Zeker punt gemist:** { $move }
coach-told = **Vertelt het meest:** { $what }
coach-summary = -# De computer koos anders: { $differs }×. Iets zekers gemist: { $missed }×.
coach-differs-button = Anders »
hint-button = Tip
hint-heading = ### Tip
hint-odds = Dat wint in ongeveer { $percent }% van de gevallen.
error-no-hint = Er is hier nu geen tip.
error-no-advice = De computer kan hier nu niets over zeggen. Probeer het nog eens.
error-coach-at-it = Ik loop je beslissingen nog na. Het antwoord komt in het eerste bericht.
error-nothing-decided = Je had in dit potje niets te beslissen.
lobby-hints-option = Tips voor iedereen
lobby-hints-help = Iedereen kan de computer stiekem vragen wat die zou doen
lobby-hints = Iedereen kan de computer stiekem om een tip vragen.
