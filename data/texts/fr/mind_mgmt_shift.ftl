## MIND MGMT avec les paquets de SHIFT : des modules que chaque camp ouvre et choisit

mind-mgmt-option-packages = Paquets SHIFT
mind-mgmt-option-packages-help = Chaque camp ouvre des paquets : pouvoirs et règles en plus. Choisis comment on joue avec.
mind-mgmt-option-packages-none = Aucun
mind-mgmt-option-packages-free = Chaque camp choisit
mind-mgmt-option-packages-random = Au hasard
mind-mgmt-option-packages-match = Comme dans la boîte : le perdant choisit d’abord
mind-mgmt-option-recruiter-open = Paquets ouverts du recruteur
mind-mgmt-option-recruiter-open-help = Combien de paquets du recruteur sont ouverts, à partir du premier.
mind-mgmt-option-agents-open = Paquets ouverts des agents
mind-mgmt-option-agents-open-help = Combien de paquets des agents sont ouverts, à partir du premier.
mind-mgmt-option-streak = Victoires de suite
mind-mgmt-option-streak-help = Combien de parties de suite le recruteur vient de gagner. Sous 0 : les agents.

mind-mgmt-briefing-packages-free = SHIFT, paquets ouverts : recruteur { $recruiter }, agents { $agents }. Chaque camp choisit les modules qu’il veut.
mind-mgmt-briefing-packages-random = SHIFT, paquets ouverts : recruteur { $recruiter }, agents { $agents }. Chaque camp reçoit autant de modules, au hasard.
mind-mgmt-briefing-packages-match = SHIFT, paquets ouverts : recruteur { $recruiter }, agents { $agents }. Le camp perdant choisit ses modules d’abord.

## Noms

mind-mgmt-agent-vera = Vera Quill
mind-mgmt-agent-juno = Juno
mind-mgmt-ally-photographer = Photographe de rue
mind-mgmt-ally-lamplighter = Allumeur de réverbères
mind-mgmt-recruiter-acrobat = Acrobate
mind-mgmt-recruiter-busker = Musicien de rue
mind-mgmt-row = Ligne { $row }
mind-mgmt-column = Colonne { $column }
mind-mgmt-module-acrobat = Acrobate
mind-mgmt-module-jammer = Brouilleur
mind-mgmt-module-back-doors = Portes dérobées
mind-mgmt-module-busker = Musicien de rue
mind-mgmt-module-headhunter = Chasseur de têtes
mind-mgmt-module-sleeper = Dormeur
mind-mgmt-module-vera = Vera Quill
mind-mgmt-module-photographer = Photographe de rue
mind-mgmt-module-cordons = Barrages
mind-mgmt-module-lamplighter = Allumeur de réverbères
mind-mgmt-module-stakeout = Planque
mind-mgmt-module-bugs = Micros
mind-mgmt-module-turncoat = Transfuge
mind-mgmt-module-juno = Juno

## Ce que fait chaque module

mind-mgmt-module-acrobat-does = Une carte de recruteur de plus. L’Illusion de l’Acrobate est un saut de cavalier : deux emplacements droit, un de côté.
mind-mgmt-module-jammer-does = Une fois, le recruteur peut brouiller une question : pas de réponse, et plus de question sur cette caractéristique ce tour de table.
mind-mgmt-module-back-doors-does = Le recruteur pose 3 portes sur le plan. Un pas peut mener d’une porte à n’importe quelle autre, à la mise en place aussi.
mind-mgmt-module-busker-does = Une carte de recruteur de plus. L’Illusion du Musicien va à trois emplacements exactement, en ligne ou en colonne.
mind-mgmt-module-headhunter-does = Le recruteur pioche 5 cartes, en garde 3 et en glisse 2 sous la pioche.
mind-mgmt-module-sleeper-does = Le recruteur note une caractéristique. Une fois, au lieu du premier mouvement d’un immortel, un cinquième s’y réveille sur un emplacement libre.
mind-mgmt-module-vera-does = Une carte d’agent de plus : les agents en choisissent quatre. Vera Quill peut aussi demander ce qu’il y a juste à côté, sans diagonale.
mind-mgmt-module-photographer-does = Un allié de plus. Une fois, gratuitement, un agent apprend combien d’emplacements d’une ligne ou colonne sont visités.
mind-mgmt-module-cordons-does = Les agents ont 2 barrages. Une fois par activation, un agent peut en poser un chez lui : le recruteur ne peut plus y entrer.
mind-mgmt-module-lamplighter-does = Un allié de plus. Une fois, dès 08:00, un agent apprend si le recruteur était dans une ligne ou colonne à la dernière heure rouge.
mind-mgmt-module-stakeout-does = Un agent qui ne bouge pas peut faire deux actions différentes, ou demander deux caractéristiques. La capture, en premier seulement.
mind-mgmt-module-bugs-does = Les agents cachent des micros sur 2 emplacements. À chaque heure rouge, eux seuls apprennent s’il y a eu une visite aux deux derniers tours.
mind-mgmt-module-turncoat-does = Les agents désignent en secret un des quatre immortels. Le premier enrôlement qui a besoin de lui échoue, et il est dévoilé.
mind-mgmt-module-juno-does = Une carte d’agent de plus : les agents en choisissent quatre. Juno peut échanger sa place, gratuitement, avec un agent ailleurs.

## Ce que le jeu demande

mind-mgmt-prompt-picking = Choisis les modules de ton camp, ou aucun.
mind-mgmt-prompt-doors = Pose une porte sur le plan (encore { $left }).
mind-mgmt-prompt-hiding-card-more = Quel recruteur es-tu ? Chacun a son Illusion.
mind-mgmt-prompt-hiding-keep = Garde trois de tes cinq cartes. Les deux autres vont sous la pioche.
mind-mgmt-prompt-sleeper = Sur quelle caractéristique le Dormeur s’éveillera-t-il ?
mind-mgmt-prompt-naming = Avec quels quatre agents jouez-vous ?
mind-mgmt-prompt-bugs = Sur quels deux emplacements caches-tu les micros ?
mind-mgmt-prompt-turncoat = Quel immortel est à vous en secret ?
mind-mgmt-prompt-act-again = { $agent } : encore une action, ou un déplacement.

## Les coups en une ligne

mind-mgmt-describe-pick-modules = { $count ->
    [0] Aucun module
   *[other] Jouer avec : { $modules }
}
mind-mgmt-describe-put-door = Porte : { $place }
mind-mgmt-describe-keep-cards = Garder : { $kept }. Sous la pioche : { $under }
mind-mgmt-describe-note-feature = Le Dormeur s’éveillera : { $feature }
mind-mgmt-describe-put-bugs = Micros : { $places }
mind-mgmt-describe-name-turncoat = Transfuge : immortel { $number }, { $place }
mind-mgmt-describe-claim-recruit-perhaps = Recrue avec { $feature }, sauf si l’un des deux est le transfuge
mind-mgmt-describe-swap-agents = { $agent } et { $other } échangent leurs places : { $agent } en { $place }
mind-mgmt-describe-name-agents = Jouer : { $agents }
mind-mgmt-describe-wake-sleeper = Réveiller le Dormeur : { $place }
mind-mgmt-describe-jam = Brouiller la question : pas de réponse
mind-mgmt-describe-use-ally-photographer = { $agent }, Photographe de rue : combien de visités ? { $line }
mind-mgmt-describe-use-ally-lamplighter = { $agent }, Allumeur : le recruteur y était-il ? { $line }
mind-mgmt-describe-put-cordon = { $agent } pose un barrage : { $place }
mind-mgmt-describe-put-cordon-from = { $agent } déplace le barrage de { $source } : { $place }

## Ce qui s’est passé

mind-mgmt-tell-side-picked = { $side ->
    [recruiter] Le recruteur
   *[agents] Le camp des agents
} choisit ses modules : { $count }.
mind-mgmt-tell-modules-picked = Tu joues avec : { $modules }.
mind-mgmt-tell-modules-settled = { $count ->
    [0] Cette partie est sans module.
   *[other] Dans cette partie : { $modules }.
}
mind-mgmt-tell-door-put = Une porte est là : { $place }.
mind-mgmt-tell-cards-kept = Tu enrôles là où il y a : { $features }. Sous la pioche : { $under }.
mind-mgmt-tell-feature-noted = Le Dormeur s’éveillera : { $feature }.
mind-mgmt-tell-sleeper-set = Le Dormeur dort sur une caractéristique secrète.
mind-mgmt-tell-agents-named = Les agents : { $agents }.
mind-mgmt-tell-bugs-put = Vos micros : { $places }.
mind-mgmt-tell-bugs-set = { $seat } cache des micros : { $count }.
mind-mgmt-tell-turncoat-named = Votre transfuge : l’immortel { $number }.
mind-mgmt-tell-turncoat-set = { $seat } désigne un transfuge.
mind-mgmt-tell-claim-failed = { $feature } : pas de recrue. Le transfuge est l’immortel { $number } !
mind-mgmt-tell-agents-swapped = { $agent } est maintenant en { $place }, { $other } en { $origin }.
mind-mgmt-tell-bugs-heard = { $hour } : vos micros ont entendu une visite aux deux derniers tours.
mind-mgmt-tell-bugs-heard-nothing = { $hour } : vos micros n’ont rien entendu.
mind-mgmt-tell-sleeper-woken = Le Dormeur s’éveille là : { $place } ({ $feature }), immortel { $number }.
mind-mgmt-tell-jammed = { $feature } : brouillé, pas de réponse.
mind-mgmt-tell-ally-told-photographer = { $agent } consulte le Photographe. { $line }, emplacements visités : { $told }.
mind-mgmt-tell-ally-told-lamplighter = { $agent } consulte l’Allumeur. { $line } : à la dernière heure rouge, le recruteur { $told ->
    [1] y était
   *[0] n’y était pas
}.
mind-mgmt-tell-cordon-put = { $agent } pose un barrage : { $place }.

## Pourquoi ce n’est pas permis

mind-mgmt-error-pick-modules = Choisis des modules ouverts de ton camp, et pas trop.
mind-mgmt-error-put-door = Pose la porte hors des temples, à trois lignes et colonnes au moins des autres.
mind-mgmt-error-keep-cards = Garde trois des cartes piochées et glisse les autres sous la pioche.
mind-mgmt-error-note-feature = Tu ne peux pas noter cette caractéristique maintenant.
mind-mgmt-error-name-agents = Choisis quatre agents.
mind-mgmt-error-put-bugs = Deux emplacements sans temple, qui ne se touchent pas, même en diagonale.
mind-mgmt-error-name-turncoat = Désigne un des immortels.
mind-mgmt-error-swap-agents = Ces deux agents ne peuvent pas échanger leurs places maintenant.
mind-mgmt-error-wake-sleeper = Le Dormeur s’éveille sur sa caractéristique, avant tout immortel, où il n’y en a pas.
mind-mgmt-error-jam = Il ne reste plus de brouillage.
mind-mgmt-error-use-ally = Tu ne peux pas consulter cet allié maintenant.
mind-mgmt-error-put-cordon = Un barrage par activation, là où il n’y en a pas encore.

## Panneaux

mind-mgmt-panel-modules-button = Modules …
mind-mgmt-panel-modules = Les modules de cette partie :
mind-mgmt-panel-picking = Modules pour cette partie, { $most } au plus :
mind-mgmt-panel-module-line = **{ $module }** : { $does }
mind-mgmt-panel-keep-placeholder = Lesquelles gardes-tu ?
mind-mgmt-panel-feature-placeholder = Quelle caractéristique ?
mind-mgmt-panel-bug-placeholder = Le premier emplacement ?
mind-mgmt-panel-second-bug-placeholder = { $place }, et lequel encore ?
mind-mgmt-panel-swap-placeholder = { $agent } échange sa place avec qui ?
mind-mgmt-panel-wake-placeholder = Réveiller le Dormeur : où ?
mind-mgmt-panel-ally-placeholder = { $ally } : quelle ligne ou colonne ?
mind-mgmt-panel-jam-button = Brouiller la question
mind-mgmt-panel-cordon-button = Barrage ici
mind-mgmt-panel-cordon-from-button = Barrage de { $source }

## Images

mind-mgmt-picture-stage-picking = Avec quels modules ?
mind-mgmt-picture-stage-doors = Le recruteur pose des portes : encore { $left }
mind-mgmt-picture-stage-sleeper = Le recruteur note en secret
mind-mgmt-picture-stage-naming = Quels agents jouent ?
mind-mgmt-picture-stage-bugs = Les agents cachent des micros
mind-mgmt-picture-stage-turncoat = Les agents désignent un transfuge
mind-mgmt-picture-you-keep = Quelles cartes gardes-tu ?
mind-mgmt-picture-modules = Modules : { $modules }.
mind-mgmt-picture-doors = Portes : { $places }.
mind-mgmt-picture-cordons = Barrages : { $places }.
mind-mgmt-picture-jams = Brouillages restants : { $count }.
mind-mgmt-picture-asleep = Le Dormeur dort encore.
mind-mgmt-picture-turned = Un des immortels est un transfuge.
mind-mgmt-picture-turncoat = Le transfuge : immortel { $number }.
mind-mgmt-picture-failed = Cartes sans recrue : { $features }.
mind-mgmt-picture-bugs = Micros : { $places }.
mind-mgmt-picture-heard = { $hour } : { $heard ->
    [yes] les micros ont entendu une visite
   *[no] les micros n’ont rien entendu
}.
mind-mgmt-picture-secret-sleeper = Le Dormeur s’éveillera : { $feature }.
mind-mgmt-picture-secret-under = Sous la pioche : { $features }.
mind-mgmt-picture-secret-drawn = Cartes piochées : { $features }.
mind-mgmt-picture-here-door = porte
mind-mgmt-picture-here-cordon = barrage
mind-mgmt-picture-here-bug = micro
mind-mgmt-picture-answer-jammed = { $feature } : brouillé.
mind-mgmt-picture-answer-counted = { $line } : visités { $told }.
mind-mgmt-picture-answer-lit = { $line } : le recruteur { $told ->
    [1] y était
   *[0] n’y était pas
}.
