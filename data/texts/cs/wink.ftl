## Wink

wink-name = Wink
wink-pitch = Maškarní ples plný špionů. Poznej pohledem, kdo je tvůj komplic, jmenuj ho dřív než ostatní a nachytej je, jak na sebe mrkají.

wink-option-signal = Jak se mrká
wink-option-signal-help = Pohledem se hraje jen tady, v soukromí. Naživo na sebe vidíte a dáváte si domluvené znamení.
wink-option-signal-glance = Pohledem, tady
wink-option-signal-wink = Naživo, mrknutím
wink-option-signal-hand = Naživo, znamením ruky
wink-option-signal-nod = Naživo, kývnutím
wink-option-equal-turns = Dohrát poslední kolo
wink-option-equal-turns-help = Zda mají všichni stejně tahů, když někomu dojdou karty. V sedmi a osmi je začátek velká výhoda.
wink-option-equal-turns-many = V sedmi a osmi hráčích
wink-option-equal-turns-always = Vždy
wink-option-equal-turns-never = Nikdy
wink-option-beat-s = Sekund na tah
wink-option-beat-s-help = Pohledem, v reálném čase: když vyprší čas, platí, co je nastavené. Jen s počítačem hodiny neběží.
wink-option-least-s = Nejkratší tah, v sekundách
wink-option-least-s-help = Naživo: dřív nikdo nejmenuje ani nevyvolává, aby byl čas mrknout. Obvinit se smí vždy.

wink-briefing-signal = { $signal ->
    [wink] Naživo: vidíte na sebe a mrkáte. Bot rozdává, hlídá figurky a počítá.
    [hand] Naživo: vidíte na sebe, znamením je pohyb ruky. Bot rozdává, hlídá figurky a počítá.
    [nod] Naživo: vidíte na sebe, znamením je kývnutí. Bot rozdává, hlídá figurky a počítá.
   *[glance] Pohledem: v každém tahu si všichni v soukromí volí, koho sledují.
}
wink-briefing-beat = { $seconds ->
    [one] V reálném čase trvá tah 1 sekundu.
    [few] V reálném čase trvá tah { $seconds } sekundy.
   *[other] V reálném čase trvá tah { $seconds } sekund.
}
wink-briefing-equal = Poslední kolo se dohrává, aby všichni měli stejně tahů.

## Co se koho ptá

wink-prompt-turn = Jsi na tahu: které číslo vyvoláš?
wink-prompt-turn-open = Jsi na tahu: jmenuj, kdo má { $number }, nebo vyvolej jiné číslo.
wink-prompt-skip = Jsi na tahu: není karta, kterou smíš vyvolat.
wink-prompt-skip-open = Jsi na tahu: jmenuj, kdo má { $number }, nebo nikoho. Vyvolat není co.
wink-prompt-plan = Jsi na tahu: co vyvoláš a koho sleduješ?
wink-prompt-plan-open = Jsi na tahu: kdo má { $number }, co vyvoláš a koho sleduješ?
wink-prompt-beat = Na tahu: { $who }. Koho sleduješ?

## Tahy v jednom řádku

wink-describe-name = Jmenovat k číslu { $number }: { $who }
wink-describe-name-nobody = K číslu { $number } nikoho nejmenovat
wink-describe-call = Vyvolat { $number }
wink-describe-call-anew = Vyvolat { $number } a { $own } nechat být
wink-describe-skip = Nevyvolat nic
wink-describe-come-back = Jsem zpět
wink-describe-accuse = Obvinit: { $who } má { $number } (vyvolává { $caller })
wink-describe-watch = Sledovat: { $who }
wink-describe-manner-bold = Mrkat od teď zřetelně
wink-describe-manner-subtle = Mrkat od teď nenápadně
wink-describe-drop = Neobvinit nikoho
wink-describe-confirm = Potvrdit
wink-describe-confirm-until-turn = Potvrdit teď i dál, do mého tahu
wink-describe-stand = Potvrzovat za mě do mého tahu
wink-describe-confirm-myself = Zase potvrzovat bez počítače

## Co se stalo

wink-tell-named-right = { $who } jmenuje k číslu { $number }: { $named }. Správně! Oba mají po kartě.
wink-tell-named-wrong = { $who } jmenuje k číslu { $number }: { $named }. Vedle, komplicem je { $holder }; obě karty leží rubem nahoru.
wink-tell-declined = { $who } k číslu { $number } nikoho nejmenuje.
wink-tell-called = { $who } vyvolává { $number }.
wink-tell-call-skipped = { $who } nic nevyvolává.
wink-tell-accused-right = { $who } odhaluje, že { $accused } má { $number }, a bere obě karty.
wink-tell-accused-wrong = { $who } tvrdí, že { $accused } má { $number }: vedle. U tohoto vyvolání už nelze nikoho obvinit.
wink-tell-went-away = { $live ->
    [yes] { $who } je pryč: tahy se zatím přeskakují.
   *[no] { $who } je pryč: zatím potvrzuje počítač.
}
wink-tell-came-back = { $who } je zpět.
wink-tell-turn-passed = Tah se přeskakuje: { $who }.
wink-tell-player-left = { $count ->
    [0] { $who } odchází ze hry. Ostatní hrají dál.
    [one] { $who } odchází ze hry. Rubem nahoru jsou teď obě karty čísla { $numbers }.
    [few] { $who } odchází ze hry. Rubem nahoru jsou teď všechny karty čísel { $numbers }.
   *[other] { $who } odchází ze hry. Rubem nahoru jsou teď všechny karty čísel { $numbers }.
}
wink-tell-turn-began = Tah { $number }: { $who }.
wink-tell-last-round-began = Poslední kolo: všichni budou mít stejně tahů.

wink-news = Tah { $turn }: { $told }.
wink-news-and = { $first }; { $second }
wink-news-still = { $met ->
    [yes] { $who } se dívá (setkání očí: { $watched }), nevidí nic
   *[no] { $who } se dívá (směr: { $watched }), nevidí nic
}
wink-news-moved = { $met ->
    [yes] { $who } se dívá (setkání očí: { $watched }), vidí mrknutí nebo mžiknutí (směr: { $at })
   *[no] { $who } se dívá (směr: { $watched }), vidí mrknutí nebo mžiknutí (směr: { $at })
}
wink-news-none = Tah { $turn }, nikdo z nich nic nevidí: { $players }.
wink-news-watching = { $met ->
    [yes] { $who } (setkání očí: { $watched })
   *[no] { $who } (směr: { $watched })
}
wink-news-winked = { $who } mrká (směr: { $at }), protože drží { $number }
wink-news-void = obvinění přišlo pozdě a nic nestálo ({ $who }: { $accused }, { $number })

## Proč tah nejde

wink-error-over = Tato hra skončila.
wink-error-other-mode = To se v tomto způsobu hry nedělá.
wink-error-not-your-turn = Teď nejsi na tahu. Na tahu: { $who }.
wink-error-not-face-up = V davu není lícem nahoru karta { $number }.
wink-error-own-number = { $number } máš v ruce ty.
wink-error-same-card = Vyvolej jinou kartu než tu, na které stojíš.
wink-error-occupied = Na { $number } už někdo stojí.
wink-error-no-call = Nemáš otevřené vyvolání, ke kterému by šlo někoho jmenovat.
wink-error-no-such-player = Takový hráč tu není.
wink-error-yourself = Sebe vybrat nemůžeš.
wink-error-can-call = Je karta, kterou smíš vyvolat.
wink-error-no-counters = Nemáš už kartu kontrarozvědky.
wink-error-no-such-call = Číslo { $number } teď nikdo nevyvolává.
wink-error-own-call = To je tvé vlastní vyvolání.
wink-error-the-caller = Kdo vyvolává { $number }, tu kartu nemá.
wink-error-barred = Kvůli { $number } už nelze nikoho obvinit, dokud se vyvolání neuzavře.
wink-error-caught-before = Rychlejší je { $who }: číslo { $number } už je přistižené. Nic tě to nestojí.
wink-error-accused-before = Rychlejší je { $who }: vedle, kvůli { $number } už nelze nikoho obvinit. Nic tě to nestojí.
wink-error-named-before = Rychlejší je { $who }: vyvolání { $number } už je uzavřené. Nic tě to nestojí.
wink-error-has-left = { $who } už není ve hře.
wink-error-not-away = Nejsi pryč.
wink-error-no-sighting = Nevíš o tom, že by se toto oko pohnulo k tomu, kdo vyvolává { $number }.
wink-error-nothing-seen = Nemáš nic, z čeho by šlo někoho obvinit.
wink-error-confirmed = Už je potvrzeno: pro tento tah to platí.
wink-error-set-call-first = Než potvrdíš, vyber číslo, které vyvoláš.
wink-error-not-standing = Počítač za tebe nepotvrzuje.

## Jak hra skončila

wink-end-hand = { $count ->
    [one] { $who } už nemá v ruce žádného agenta.
    [few] { $who } už nemají v ruce žádného agenta.
   *[other] { $who } už nemají v ruce žádného agenta.
}
wink-end-crowd = Dav zmizel.
wink-end-unable = Nikdo už nemohl vyvolat.
wink-end-quiet = Tři kola se nic nestalo.
wink-end-few = Ve hře zbývá příliš málo hráčů.
wink-reason = { $why } Nejvíc bodů: { $points }{ $tie ->
    [opened] ; při shodě rozhodlo víc vyložených karet kontrarozvědky.
    [lost] ; při shodě rozhodlo víc agentů rubem nahoru.
    [shared] , a ani nic dalšího nerozhodlo.
   *[none] .
}

## Jak se hraje

wink-guide-aim = Získej nejvíc bodů. Číslo, které vyvoláš, přinese bod tobě i komplici, který je drží, jakmile ho správně jmenuješ; kdo ho přistihne při mrknutí, získá dva.
wink-guide-turn = Jmenuj komplice z minulého vyvolání, nebo nikoho; pak vyvolej z davu nové číslo. Při hře pohledem si v každém tahu navíc všichni tajně volí, koho sledují: mrkne se jen tehdy, když se vyvolávající a komplic sledují navzájem, a kdo se zrovna dívá, může to zahlédnout. Kdo mrknutí viděl, smí obvinit; riskuje přitom jednu ze čtyř karet kontrarozvědky.
wink-guide-end = Hra končí, jakmile někomu dojdou karty v ruce; v sedmi a osmi hráčích se kolo dohraje. Bod je za každou kartu, která před tebou leží lícem nahoru, a za každou kartu kontrarozvědky v ruce (modrý štít na desce). Nejvíc bodů vyhrává; při shodě rozhoduje víc vyložených karet kontrarozvědky, pak víc vlastních agentů otočených rubem nahoru.

# Co říká kouč o rozhodnutí a v radě.

wink-coach-known = { $number } může mít: { $shares }.
wink-coach-share = { $who } { $percent } %
wink-coach-holds = Šance, že je to správně: { $percent } %.
wink-coach-unlikely = Obvinění je příliš nejisté.
wink-coach-call = Tímhle číslem může být nejmíň karet.
wink-coach-meet = Čeká se tam na tvé mrknutí.
wink-coach-watch = Tam je toho nejvíc vidět.
