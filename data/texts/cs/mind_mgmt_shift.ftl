## MIND MGMT s obálkami SHIFT: moduly, které si každá strana otevírá a vybírá

mind-mgmt-option-packages = Obálky SHIFT
mind-mgmt-option-packages-help = Každá strana otevírá obálky s novými schopnostmi a pravidly. Vyber, s čím se hraje.
mind-mgmt-option-packages-none = Žádné
mind-mgmt-option-packages-free = Každá strana si vybere
mind-mgmt-option-packages-random = Vylosují se
mind-mgmt-option-packages-match = Jako v krabici: nejdřív vybírá poražená strana
mind-mgmt-option-recruiter-open = Otevřené obálky Náboráře
mind-mgmt-option-recruiter-open-help = Kolik obálek má Náborář otevřených, od první.
mind-mgmt-option-agents-open = Otevřené obálky agentů
mind-mgmt-option-agents-open-help = Kolik obálek mají agenti otevřených, od první.
mind-mgmt-option-streak = Série výher
mind-mgmt-option-streak-help = Kolik posledních her vyhrála strana Náboráře. Pod nulou: agenti.

mind-mgmt-briefing-packages-free = SHIFT: otevřené obálky Náborář { $recruiter }, agenti { $agents }. Každá strana si vybere moduly, které chce.
mind-mgmt-briefing-packages-random = SHIFT: otevřené obálky Náborář { $recruiter }, agenti { $agents }. Obě strany si vylosují stejně modulů.
mind-mgmt-briefing-packages-match = SHIFT: otevřené obálky Náborář { $recruiter }, agenti { $agents }. Moduly vybírá nejdřív poražená strana.

## Jména

mind-mgmt-agent-vera = Vera Quill
mind-mgmt-agent-juno = Juno
mind-mgmt-ally-photographer = Pouliční fotograf
mind-mgmt-ally-lamplighter = Lampář
mind-mgmt-recruiter-acrobat = Akrobat
mind-mgmt-recruiter-busker = Muzikant
mind-mgmt-row = Řada { $row }
mind-mgmt-column = Sloupec { $column }
mind-mgmt-module-acrobat = Akrobat
mind-mgmt-module-jammer = Rušička
mind-mgmt-module-back-doors = Zadní vrátka
mind-mgmt-module-busker = Muzikant
mind-mgmt-module-headhunter = Lovec hlav
mind-mgmt-module-sleeper = Spáč
mind-mgmt-module-vera = Vera Quill
mind-mgmt-module-photographer = Pouliční fotograf
mind-mgmt-module-cordons = Zátarasy
mind-mgmt-module-lamplighter = Lampář
mind-mgmt-module-stakeout = Číhaná
mind-mgmt-module-bugs = Štěnice
mind-mgmt-module-turncoat = Zrádce
mind-mgmt-module-juno = Juno

## Co který modul umí

mind-mgmt-module-acrobat-does = Karta Náboráře navíc. Iluze Akrobata je skok jezdce: dvě lokace kolmo a jedna do pravého úhlu.
mind-mgmt-module-jammer-does = Náborář smí jednou otázku zarušit: zůstane bez odpovědi a na tu zajímavost se do konce kola nikdo nezeptá.
mind-mgmt-module-back-doors-does = Náborář dá na mapu 3 dveře. Krok z jedněch smí vést do kterýchkoli jiných, i v přípravě.
mind-mgmt-module-busker-does = Karta Náboráře navíc. Iluze Muzikanta vede přesně o tři lokace v řadě nebo sloupci.
mind-mgmt-module-headhunter-does = Náborář si vezme 5 karet zajímavostí, 3 si nechá a 2 dá dospod balíčku.
mind-mgmt-module-sleeper-does = Náborář si poznamená zajímavost. Jednou se místo prvního pohybu nesmrtelného na volné lokaci s ní probudí pátý nesmrtelný.
mind-mgmt-module-vera-does = Karta agenta navíc: agenti si vyberou čtyři. Vera Quill se smí ptát i na zajímavosti kolmo vedle své lokace.
mind-mgmt-module-photographer-does = Spojenec navíc. Jednou a zadarmo se agent dozví, kolik lokací řady nebo sloupce Náborář navštívil.
mind-mgmt-module-cordons-does = Agenti mají 2 zátarasy. Jednou za aktivaci smí agent dát zátaras na svou lokaci: Náborář na ni nesmí, jen z ní odejít.
mind-mgmt-module-lamplighter-does = Spojenec navíc. Jednou, od 08:00, se agent dozví, zda byl Náborář v poslední červenou hodinu v řadě nebo sloupci.
mind-mgmt-module-stakeout-does = Agent, který se nepohne, smí udělat dvě různé akce nebo se zeptat na dvě zajímavosti. Zajetí jen jako první.
mind-mgmt-module-bugs-does = Agenti tajně nastraží štěnice na 2 lokace. V každou červenou hodinu jen oni slyší, zda tam byla v posledních dvou tazích návštěva.
mind-mgmt-module-turncoat-does = Agenti tajně určí jednoho ze čtyř nesmrtelných. První nábor, který ho potřebuje, selže: žádný rekrut a zrádce se ukáže.
mind-mgmt-module-juno-does = Karta agenta navíc: agenti si vyberou čtyři. Juno si smí zadarmo vyměnit místo s kterýmkoli agentem jinde.

## Na co se hra ptá

mind-mgmt-prompt-picking = Vyber moduly, se kterými hraje tvoje strana, nebo žádné.
mind-mgmt-prompt-doors = Dej na mapu dveře (zbývá { $left }).
mind-mgmt-prompt-hiding-card-more = Kdo z Náborářů jsi? Každý má jinou iluzi.
mind-mgmt-prompt-hiding-keep = Nech si tři z pěti karet. Dvě zbylé půjdou dospod balíčku.
mind-mgmt-prompt-sleeper = Na které zajímavosti se probudí Spáč?
mind-mgmt-prompt-naming = Se kterými čtyřmi agenty hrajete?
mind-mgmt-prompt-bugs = Na které dvě lokace dáš štěnice?
mind-mgmt-prompt-turncoat = Který nesmrtelný je tajně váš?
mind-mgmt-prompt-act-again = { $agent }: ještě jedna akce, nebo pohyb.

## Tahy na jednom řádku

mind-mgmt-describe-pick-modules = { $count ->
    [0] Žádné moduly
   *[other] Hrát s moduly: { $modules }
}
mind-mgmt-describe-put-door = Dveře na { $place }
mind-mgmt-describe-keep-cards = Nechat si: { $kept }. Dospod: { $under }
mind-mgmt-describe-note-feature = Spáč se probudí: { $feature }
mind-mgmt-describe-put-bugs = Štěnice: { $places }
mind-mgmt-describe-name-turncoat = Zrádce: nesmrtelný { $number }, { $place }
mind-mgmt-describe-claim-recruit-perhaps = Rekrut ({ $feature }), pokud jeden z těch dvou není zrádce
mind-mgmt-describe-swap-agents = { $agent } a { $other } si vymění místa: { $agent } na { $place }
mind-mgmt-describe-name-agents = Hrát: { $agents }
mind-mgmt-describe-wake-sleeper = Probudit Spáče na { $place }
mind-mgmt-describe-jam = Zarušit otázku: žádná odpověď
mind-mgmt-describe-use-ally-photographer = { $agent }, Pouliční fotograf: kolik je navštíveno? { $line }
mind-mgmt-describe-use-ally-lamplighter = { $agent }, Lampář: byl tam Náborář v červenou hodinu? { $line }
mind-mgmt-describe-put-cordon = { $agent } dá zátaras na { $place }
mind-mgmt-describe-put-cordon-from = { $agent } přesune zátaras z { $source } na { $place }

## Co se stalo

mind-mgmt-tell-side-picked = { $side ->
    [recruiter] Náborář
   *[agents] Strana agentů
} vybírá moduly: { $count }.
mind-mgmt-tell-modules-picked = Hraješ s moduly: { $modules }.
mind-mgmt-tell-modules-settled = { $count ->
    [0] Tahle hra je bez modulů.
   *[other] V téhle hře: { $modules }.
}
mind-mgmt-tell-door-put = Dveře jsou na { $place }.
mind-mgmt-tell-cards-kept = Rekruty ti přinášejí: { $features }. Vespod balíčku: { $under }.
mind-mgmt-tell-feature-noted = Spáč se probudí: { $feature }.
mind-mgmt-tell-sleeper-set = Spáč spí na tajné zajímavosti.
mind-mgmt-tell-agents-named = Agenti: { $agents }.
mind-mgmt-tell-bugs-put = Vaše štěnice: { $places }.
mind-mgmt-tell-bugs-set = { $seat } klade štěnice: { $count }.
mind-mgmt-tell-turncoat-named = Váš zrádce: nesmrtelný { $number }.
mind-mgmt-tell-turncoat-set = { $seat } určuje zrádce.
mind-mgmt-tell-claim-failed = { $feature }: žádný rekrut. Zrádce je nesmrtelný { $number }!
mind-mgmt-tell-agents-swapped = { $agent } je teď na { $place }, { $other } na { $origin }.
mind-mgmt-tell-bugs-heard = { $hour }: štěnice slyšely návštěvu z posledních dvou tahů.
mind-mgmt-tell-bugs-heard-nothing = { $hour }: štěnice neslyšely nic.
mind-mgmt-tell-sleeper-woken = Spáč se probouzí na { $place } ({ $feature }): nesmrtelný { $number }.
mind-mgmt-tell-jammed = { $feature }: zarušeno, žádná odpověď.
mind-mgmt-tell-ally-told-photographer = { $agent } se ptá fotografa. { $line }, navštívených lokací: { $told }.
mind-mgmt-tell-ally-told-lamplighter = { $agent } se ptá lampáře. { $line }: v poslední červenou hodinu tam Náborář { $told ->
    [1] byl
   *[0] nebyl
}.
mind-mgmt-tell-cordon-put = { $agent } dává zátaras na { $place }.

## Proč to nejde

mind-mgmt-error-pick-modules = Vyber jen otevřené moduly své strany, a ne moc.
mind-mgmt-error-put-door = Dveře dej mimo chrámy, aspoň tři řady a sloupce od jiných dveří.
mind-mgmt-error-keep-cards = Nech si tři z karet v ruce, ostatní dej dospod balíčku.
mind-mgmt-error-note-feature = Tuhle zajímavost si teď poznamenat nejde.
mind-mgmt-error-name-agents = Vyber čtyři agenty.
mind-mgmt-error-put-bugs = Štěnice patří na dvě lokace mimo chrámy, které spolu nesousedí ani šikmo.
mind-mgmt-error-name-turncoat = Určete jednoho z nesmrtelných.
mind-mgmt-error-swap-agents = Tihle dva si teď místa vyměnit nemůžou.
mind-mgmt-error-wake-sleeper = Spáč se budí na své zajímavosti, před pohybem nesmrtelných a kde žádný není.
mind-mgmt-error-jam = Rušička už je použitá.
mind-mgmt-error-use-ally = Tohoto spojence se teď zeptat nejde.
mind-mgmt-error-put-cordon = Agent dá za aktivaci jeden zátaras, a to tam, kde žádný neleží.

## Panely

mind-mgmt-panel-modules-button = Moduly …
mind-mgmt-panel-modules = Moduly téhle hry:
mind-mgmt-panel-picking = Moduly pro tuhle hru, nejvýš { $most }:
mind-mgmt-panel-module-line = **{ $module }**: { $does }
mind-mgmt-panel-keep-placeholder = Které tři si necháš?
mind-mgmt-panel-feature-placeholder = Která zajímavost?
mind-mgmt-panel-bug-placeholder = První lokace se štěnicí?
mind-mgmt-panel-second-bug-placeholder = { $place } a která další?
mind-mgmt-panel-swap-placeholder = { $agent }: vyměnit místo s kým?
mind-mgmt-panel-wake-placeholder = Probudit Spáče: kde?
mind-mgmt-panel-ally-placeholder = { $ally }: která řada nebo sloupec?
mind-mgmt-panel-jam-button = Zarušit: bez odpovědi
mind-mgmt-panel-cordon-button = Dát sem zátaras
mind-mgmt-panel-cordon-from-button = Zátaras z { $source }

## Obrázky

mind-mgmt-picture-stage-picking = S jakými moduly se hraje?
mind-mgmt-picture-stage-doors = Náborář klade dveře: zbývá { $left }
mind-mgmt-picture-stage-sleeper = Náborář si píše zajímavost
mind-mgmt-picture-stage-naming = Kteří agenti hrají?
mind-mgmt-picture-stage-bugs = Agenti kladou štěnice
mind-mgmt-picture-stage-turncoat = Agenti určují zrádce
mind-mgmt-picture-you-keep = Které karty si necháš?
mind-mgmt-picture-modules = Moduly: { $modules }.
mind-mgmt-picture-doors = Dveře: { $places }.
mind-mgmt-picture-cordons = Zátarasy: { $places }.
mind-mgmt-picture-jams = Zbývá zarušení: { $count }.
mind-mgmt-picture-asleep = Spáč ještě spí.
mind-mgmt-picture-turned = Jeden z nesmrtelných je zrádce.
mind-mgmt-picture-turncoat = Zrádce: nesmrtelný { $number }.
mind-mgmt-picture-failed = Karty bez rekruta: { $features }.
mind-mgmt-picture-bugs = Štěnice: { $places }.
mind-mgmt-picture-heard = { $hour }: { $heard ->
    [yes] štěnice slyšely návštěvu
   *[no] štěnice neslyšely nic
}.
mind-mgmt-picture-secret-sleeper = Spáč se probudí: { $feature }.
mind-mgmt-picture-secret-under = Vespod balíčku: { $features }.
mind-mgmt-picture-secret-drawn = V ruce: { $features }.
mind-mgmt-picture-here-door = dveře
mind-mgmt-picture-here-cordon = zátaras
mind-mgmt-picture-here-bug = štěnice
mind-mgmt-picture-answer-jammed = { $feature }: zarušeno.
mind-mgmt-picture-answer-counted = { $line }: navštíveno { $told }.
mind-mgmt-picture-answer-lit = { $line }: Náborář tam { $told ->
    [1] byl
   *[0] nebyl
}.
