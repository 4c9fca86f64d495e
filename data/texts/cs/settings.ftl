### Panely příkazů /nastavení, /stoly a /pravidla.

settings-heading = Tvé nastavení
settings-language-placeholder = Jazyk
settings-language-discord-option = Jazyk: jako v Discordu
settings-language-option = Jazyk: { $language }
settings-hands-on-button = Karty přímou zprávou: zapnuto
settings-hands-off-button = Karty přímou zprávou: vypnuto
settings-pings-on-button = Upozornění: zapnuto
settings-pings-off-button = Upozornění: vypnuto
settings-invitations-on-button = Přímé pozvánky: zapnuto
settings-invitations-off-button = Přímé pozvánky: vypnuto
settings-words-on-button = Slova místo obrázků: zapnuto
settings-words-off-button = Slova místo obrázků: vypnuto
settings-confirm-on-button = Potvrzovat každý tah: zapnuto
settings-confirm-off-button = Potvrzovat každý tah: vypnuto
settings-hours-none = Žádné klidové hodiny nemáš.
settings-hours = Klidové hodiny: { $start } až { $end } ({ $zone }). Po tu dobu ti nechodí upozornění. Po jejich konci máš ještě asi 2 hodiny, i když měla lhůta vypršet dřív.
settings-here = Žádnou nepřítomnost nemáš nastavenou.
settings-away = Jsi pryč do { $moment }. Ve hrách na dálku ti čas neběží.
settings-hours-button = Klidové hodiny
settings-away-button = Nepřítomnost
settings-forget-button = Zapomeň na mě
settings-forget-question = Odejdeš od všech stolů, rozehrané hry se počítají jako vzdané a všechno, co o tobě vím, se smaže. Smazat to všechno?
settings-forgotten = Všechno o tobě je smazáno.
settings-hours-modal-title = Klidové hodiny
settings-start-label = Od
settings-start-hint = Bez klidových hodin nech oba časy prázdné.
settings-end-label = Do
settings-zone-label = Časové pásmo
settings-zone-hint = Oblast/Město, třeba Europe/Prague; platí i pro časy začátku.
settings-away-modal-title = Nepřítomnost
settings-days-label = Na kolik dnů?
settings-days-hint = Nejvýš 14; když už jsi zpátky, nech prázdné.
settings-server-heading = Nastavení tohoto serveru
settings-channels-placeholder = Kde se smí hrát (bez výběru: kdekoli)
settings-role-placeholder = Komu oznamovat nové stoly (bez výběru: nikomu)
settings-role-uncalled = Roli { $role } svolat nemůžu: buď ji nech zmiňovat všechny, nebo mi dej oprávnění: { $permissions }.
settings-pace-placeholder = Tempo nových stolů
settings-pace-option = Nové stoly: { $pace }
settings-threads-on-button = Vlákno pro každý stůl: zapnuto
settings-threads-off-button = Vlákno pro každý stůl: vypnuto
settings-events-on-button = Události ze začátků: zapnuto
settings-events-off-button = Události ze začátků: vypnuto
settings-pins-on-button = Připínat herní desky: zapnuto
settings-pins-off-button = Připínat herní desky: vypnuto
settings-check-no-pins = Herní desky se tu nepřipínají. Chybí k tomu oprávnění: { $permissions }.
settings-check-no-events = Z časů začátku nejsou události serveru. Chybí k tomu oprávnění: { $permissions }.
settings-check-button = Ověřit zdejší oprávnění
settings-check-good = V tomto kanálu mám všechna potřebná oprávnění.
settings-check-one-table = Tady může být otevřený jen jeden stůl naráz. { $reason }
settings-check-no-planning = Strana, která plánuje společně, tu nedostane soukromé vlákno. { $reason }

tables-mine-heading = Tvé stoly
tables-here-heading = Stoly tady
tables-none = U žádného stolu nesedíš. Otevřít ho můžeš příkazem /hrát.
tables-line = **{ $game }** – { $place }: { $standing }
tables-lobby = ještě nezačalo
tables-paused = přerušeno
tables-unreadable = už nejde přečíst, ukonči ho příkazem /hra ukončit
tables-program = hraje za tebe počítač
tables-others = čeká se na ostatní
tables-you = čeká se na tebe
tables-you-until = čeká se na tebe, lhůta: { $moment }
tables-you-overdue = čeká se na tebe a čas vypršel: o tvém místě rozhodují ostatní
tables-free = { $free ->
    [0] žádné volné místo
    [one] jedno volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
tables-watch = hraje se, můžeš se dívat
tables-join-button = Přisednout: { $game } – { $place }

rules-heading = ## Pravidla: { $games }
rules-holding = -# „{ $query }“: { $rules ->
    [one] jedno pravidlo
    [few] { $rules } pravidla
   *[other] { $rules } pravidel
}
rules-page = -# Strana { $page } z { $pages }
rules-none = Žádné pravidlo neobsahuje „{ $query }“.
rules-some = Žádné pravidlo neobsahuje „{ $query }“ celé. Tato z toho obsahují aspoň něco:
rules-rule = **{ $id }** { $rule }
rules-all-button = Pravidla všech her
rules-offer-game = Všechna pravidla hry { $game } ({ $rules })
rules-offer-all = Všechna pravidla, kde je „{ $query }“ ({ $rules })
rules-offer-some = „{ $query }“ celé není nikde; pravidel aspoň s něčím z toho: { $rules }
