### Le coach : ce qu’on pouvait savoir dans une partie finie, et des conseils dans une partie en cours.

coach-button = Que pouvais-je savoir ?
coach-heading = ### Que pouvais-je savoir ? { $page }/{ $pages }
coach-working = Je parcours tes décisions : { $done } sur { $all }.
coach-known = **On sait :** { $known }
coach-made = **Toi :** { $move }
coach-better = **Le programme :** { $moves }
coach-same = Le programme aurait fait pareil.
coach-odds = Ce choix gagne dans environ { $best } % des cas, le tien dans { $made } %.
coach-missed-win = **Victoire sûre manquée :** { $move }
coach-missed-hit = **Tir sûr manqué :** { $move }
coach-missed-point = **Point sûr manqué :** { $move }
coach-told = **Le plus révélateur :** { $what }
coach-summary = -# Désaccords avec le programme : { $differs }. Coups sûrs manqués : { $missed }.
coach-differs-button = Désaccord »
hint-button = Conseil
hint-heading = ### Conseil
hint-odds = Ce choix gagne dans environ { $percent } % des cas.
error-no-hint = Pas de conseil ici pour l’instant.
error-no-advice = Le programme n’a pas d’avis pour l’instant. Réessaie.
error-coach-at-it = Je parcours encore tes décisions. La réponse arrive dans le premier message.
error-nothing-decided = Tu n’avais rien à décider dans cette partie.
lobby-hints-option = Conseils pour tout le monde
lobby-hints-help = Chacun peut demander en privé ce que ferait le programme
lobby-hints = Chacun peut demander un conseil au programme, en privé.
