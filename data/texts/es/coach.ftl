### The coach: what somebody could have known in a game that is over, and hints in one that goes on.

coach-button = ¿Qué podía saber yo?
coach-heading = ### ¿Qué podía saber yo? { $page }/{ $pages }
coach-working = Reviso tus decisiones: { $done } de { $all }.
coach-known = **Se sabe:** { $known }
coach-made = **Tú:** { $move }
coach-better = **El programa:** { $moves }
coach-same = El programa habría hecho lo mismo.
coach-odds = Así se gana el { $best } % de las veces; con tu elección, el { $made } %.
coach-missed-win = **Se te escapó una victoria segura:** { $move }
coach-missed-hit = **Se te escapó un acierto seguro:** { $move }
coach-missed-point = **Se te escapó un punto seguro:** { $move }
coach-told = **Lo más revelador:** { $what }
coach-summary = -# El programa habría elegido otra cosa: { $differs }. Ocasiones seguras perdidas: { $missed }.
coach-differs-button = Donde difiere »
hint-button = Consejo
hint-heading = ### Consejo
hint-odds = Así se gana el { $percent } % de las veces.
error-no-hint = Ahora no hay ningún consejo aquí.
error-no-advice = El programa no puede decir nada de esto ahora. Inténtalo otra vez.
error-coach-at-it = Aún reviso tus decisiones. La respuesta llega donde preguntaste primero.
error-nothing-decided = En esta partida no tuviste nada que decidir.
lobby-hints-option = Consejos para todos
lobby-hints-help = Cualquiera puede preguntar en privado qué haría el programa
lobby-hints = Cualquiera puede pedir un consejo al programa, en privado.
