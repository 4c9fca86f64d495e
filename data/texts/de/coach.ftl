### Der Trainer: was man in einer beendeten Partie wissen konnte, und Tipps in einer laufenden.

coach-button = Was konnte ich wissen?
coach-heading = ### Was konnte ich wissen? { $page }/{ $pages }
coach-working = Ich gehe deine Entscheidungen durch: { $done } von { $all }.
coach-known = **Bekannt:** { $known }
coach-made = **Du:** { $move }
coach-better = **Das Programm:** { $moves }
coach-same = Das Programm hätte dasselbe getan.
coach-odds = Das gewinnt in etwa { $best } % der Fälle, deine Wahl in etwa { $made } %.
coach-missed-win = **Sicherer Sieg verpasst:** { $move }
coach-missed-hit = **Sicherer Treffer verpasst:** { $move }
coach-missed-point = **Sicherer Punkt verpasst:** { $move }
coach-told = **Damit erfährst du am meisten:** { $what }
coach-summary = -# Das Programm hätte anders gewählt: { $differs }×. Sicheres verpasst: { $missed }×.
coach-differs-button = Nächster Unterschied »
hint-button = Tipp
hint-heading = ### Tipp
hint-odds = Das gewinnt in etwa { $percent } % der Fälle.
error-no-hint = Hier gibt es gerade keinen Tipp.
error-no-advice = Das Programm kann dazu gerade nichts sagen. Versuch es noch einmal.
error-coach-at-it = Ich gehe deine Entscheidungen noch durch. Die Antwort kommt in der ersten Nachricht.
error-nothing-decided = In dieser Partie hattest du nichts zu entscheiden.
lobby-hints-option = Tipps für alle
lobby-hints-help = Alle können das Programm heimlich fragen, was es täte
lobby-hints = Alle können das Programm heimlich um einen Tipp bitten.
