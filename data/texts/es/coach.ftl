### El entrenador: qué se podía saber en una partida acabada, y consejos en una que sigue.

coach-button = ¿Qué podía saber yo?
coach-heading = ### ¿Qué podía saber yo? { $page }/{ $pages }
coach-working = Reviso tus decisiones: { $done } de { $all }.
coach-known = **Se sabe:** { $known }
coach-made = **Tú:** { $move }
coach-better = **El programa:** { $moves }
coach-same = El programa habría hecho lo mismo.
coach-odds = Así se gana en un { $best } % de los casos; con tu elección, en un { $made } %.
coach-missed-win = **Victoria segura perdida:** { $move }
coach-missed-hit = **Acierto seguro perdido:** { $move }
coach-missed-point = **Punto seguro perdido:** { $move }
coach-told = **Lo que más dice:** { $what }
coach-summary = -# El programa difiere: { $differs }. Seguras perdidas: { $missed }.
coach-differs-button = Difiere »
hint-button = Consejo
hint-heading = ### Consejo
hint-odds = Así se gana en un { $percent } % de los casos.
error-no-hint = Ahora no hay ningún consejo aquí.
error-no-advice = El programa no puede decir nada de esto ahora. Inténtalo otra vez.
error-coach-at-it = Aún reviso tus decisiones. La respuesta llega al primer mensaje.
error-nothing-decided = No tuviste nada que decidir en esta partida.
lobby-hints-option = Consejos para todos
lobby-hints-help = Cualquiera puede preguntar en privado qué haría el programa
lobby-hints = Cualquiera puede pedir un consejo al programa, en privado.
