## Infiltrátoři (Infiltraitors)

infiltraitors-name = Infiltrátoři
infiltraitors-pitch = Společně proti zrádcům: každý hlídá podezřelého, kterého vidí jen sám, a mluvit smějí jen vyložené karty.

infiltraitors-option-mission = Mise
infiltraitors-option-mission-help = Tři cvičné, potom příběh o dvaceti misích. Každou lze hrát i samostatně.
infiltraitors-option-mission-t1 = Výcvik 1: První kroky
infiltraitors-option-mission-t2 = Výcvik 2: Na každého jeden
infiltraitors-option-mission-t3 = Výcvik 3: O čas
infiltraitors-option-mission-m1 = Mise 1: Linka s ušima
infiltraitors-option-mission-m2 = Mise 2: Ztracená pošta
infiltraitors-option-mission-m3 = Mise 3: Doky
infiltraitors-option-mission-m4 = Mise 4: Po špičkách
infiltraitors-option-mission-m5 = Mise 5: Výslech
infiltraitors-option-mission-m6 = Mise 6: Schránka
infiltraitors-option-mission-m7 = Mise 7: Past
infiltraitors-option-mission-m8 = Mise 8: Každý jinudy
infiltraitors-option-mission-m9 = Mise 9: Konspirační byt
infiltraitors-option-mission-m10 = Mise 10: Cizí tváře
infiltraitors-option-mission-m11 = Mise 11: Vpravo hleď
infiltraitors-option-mission-m12 = Mise 12: Dovnitř jde jeden
infiltraitors-option-mission-m13 = Mise 13: Datový sál
infiltraitors-option-mission-m14 = Mise 14: Seznam
infiltraitors-option-mission-m15 = Mise 15: Schůzka
infiltraitors-option-mission-m16 = Mise 16: Falešná jména
infiltraitors-option-mission-m17 = Mise 17: Odkryté karty
infiltraitors-option-mission-m18 = Mise 18: V obklíčení
infiltraitors-option-mission-m19 = Mise 19: Šéf
infiltraitors-option-mission-m20 = Mise 20: Jarní úklid
infiltraitors-option-crossing-out = Škrtání
infiltraitors-option-crossing-out-help = Zda počítač škrtá na deskách nápověd, co vylučují nápovědy, střely vedle a karty, které se ukázaly.
infiltraitors-option-crossing-out-by-mission = Jen při výcviku
infiltraitors-option-crossing-out-on = Vždy
infiltraitors-option-crossing-out-off = Nikdy
infiltraitors-option-limit = Limit
infiltraitors-option-limit-help = Minuty běží v reálném čase a s dalšími lidmi. Jinak se hraje na tahy, nebo bez limitu.
infiltraitors-option-limit-minutes = Minuty
infiltraitors-option-limit-turns = Tahy

## Karty a barvy

infiltraitors-colour-red = Rudá
infiltraitors-colour-black = Černá
infiltraitors-colour-yellow = Žlutá
infiltraitors-colour-blue = Modrá
infiltraitors-colour-green = Zelená
infiltraitors-number = { $number }
infiltraitors-card-red = Rudá { $number }
infiltraitors-card-black = Černá { $number }
infiltraitors-card-yellow = Žlutá { $number }
infiltraitors-card-blue = Modrá { $number }
infiltraitors-card-green = Zelená { $number }
infiltraitors-card-red-special = Rudá speciální (1)
infiltraitors-card-black-special = Černá speciální (1)
infiltraitors-card-yellow-special = Žlutá speciální (1)
infiltraitors-card-blue-special = Modrá speciální (1)
infiltraitors-card-green-special = Zelená speciální (1)

infiltraitors-sheet-shared = Podezřelý { $number }: společná deska
infiltraitors-sheet-private = Podezřelý { $number }: vlastní deska, { $who }
infiltraitors-sheet-shared-key = Klíčová osoba: společná deska
infiltraitors-notes-none = Teď tu pro tebe žádná deska nápověd není. Desky má každý podezřelý od chvíle, kdy ho některý agent chytí, dokud není zastřelen: jednu vyplňují všichni (ne v tichých misích) a jednu vlastní máš ke každému podezřelému, kterého hlídá jiný agent.
infiltraitors-sheet-private-key = Klíčová osoba: vlastní deska, { $who }

## Zadání

infiltraitors-briefing-facts = { $suspects ->
    [one] { $suspects } podezřelý, náboje: { $bullets }, karty { $lowest }–{ $highest }, barvy: { $colours }.
    [few] { $suspects } podezřelí, náboje: { $bullets }, karty { $lowest }–{ $highest }, barvy: { $colours }.
   *[other] { $suspects } podezřelých, náboje: { $bullets }, karty { $lowest }–{ $highest }, barvy: { $colours }.
}
infiltraitors-briefing-minutes = { $minutes ->
    [one] Máte { $minutes } minutu.
    [few] Máte { $minutes } minuty.
   *[other] Máte { $minutes } minut.
}
infiltraitors-briefing-turns = { $turns ->
    [one] Máte celkem { $turns } tah.
    [few] Máte celkem { $turns } tahy.
   *[other] Máte celkem { $turns } tahů.
}
infiltraitors-briefing-hand = { $limit ->
    [one] Začínáte s počtem karet { $hand } a v ruce smíte mít nejvýš { $limit } kartu.
    [few] Začínáte s počtem karet { $hand } a v ruce smíte mít nejvýš { $limit } karty.
   *[other] Začínáte s počtem karet { $hand } a v ruce smíte mít nejvýš { $limit } karet.
}
infiltraitors-special-discards-face-down = Odhazuje se vždy lícem dolů, i nápovědy, které ležely odkryté.
infiltraitors-special-in-order = Každý chycený podezřelý dostane další číslo. Střílet se smí jen na toho, kdo má na stole číslo nejnižší.
infiltraitors-special-silent = Ticho: od začátku do konce ani slovo, ani znamení.
infiltraitors-special-specials-in-the-middle = Uprostřed leží speciální karty. Každou lze jednou použít k výměně informací místo karty z ruky.
infiltraitors-special-balanced-clues = Na podezřelého se smí střílet, jen když má stejně svislých nápověd jako vodorovných, a dohromady aspoň čtyři.
infiltraitors-special-exchange-to-the-left = Informace si vyměňuješ jen s tím, kdo hraje po tobě.
infiltraitors-special-eliminate-to-the-right = Střílíš jen na podezřelého, kterého hlídá, kdo hraje před tebou.
infiltraitors-special-one-shooter = Střílí jen jeden agent, kterého určí náhoda, a ten žádného podezřelého nehlídá.
infiltraitors-special-specials-shuffled-in = Speciální karty jsou zamíchané mezi ostatní. Jako podezřelý má taková karta číslo 1 a svisle k ní leží jen nápovědy její barvy.
infiltraitors-special-second-card = Vrchní karta centrály zůstává u chyceného podezřelého a dává mu barvu; číslo má podezřelý své.
infiltraitors-special-hands-turned-round = Vidíš karty všech kromě svých. K nápovědě i výměně se hraje karta z cizí ruky.
infiltraitors-special-last-stand = Odměny jdou lícem nahoru do zásoby. Po osmi podezřelých vám proti devátému zbude jen ona a při výměně se nedobírá.
infiltraitors-special-key-person = Po zásahu smíš odejít: uvidíš klíčovou osobu, necháš na ní nápovědu (při 2 agentech 2) a končíš. Kdo zůstane poslední, musí klíčovou osobu zastřelit.

## Co se koho ptá

infiltraitors-prompt-action = { $suspects ->
    [one] Jsi na tahu: jedna akce. { $suspects } podezřelý, náboje: { $bullets }.
    [few] Jsi na tahu: jedna akce. { $suspects } podezřelí, náboje: { $bullets }.
   *[other] Jsi na tahu: jedna akce. { $suspects } podezřelých, náboje: { $bullets }.
}
infiltraitors-prompt-action-turns = { $turns ->
    [1] Jsi na tahu, a to posledním: jedna akce. Podezřelí: { $suspects }, náboje: { $bullets }.
   *[other] Jsi na tahu: jedna akce. Tahy: { $turns }, podezřelí: { $suspects }, náboje: { $bullets }.
}
infiltraitors-prompt-reward = Zásah! Jestli chceš, vezmi si kartu z odhozených.
infiltraitors-prompt-reward-pool = Zásah! Vyber z odhozených kartu do zásoby.
infiltraitors-prompt-discard = { $count ->
    [one] Nechat si smíš karet: { $limit }. Odhoď { $count } kartu.
    [few] Nechat si smíš karet: { $limit }. Odhoď { $count } karty, jednu po druhé.
   *[other] Nechat si smíš karet: { $limit }. Odhoď { $count } karet, jednu po druhé.
}
infiltraitors-prompt-discard-unseen = { $count ->
    [one] Nechat si smíš karet: { $limit }. Odhoď naslepo { $count } kartu podle jejího místa v ruce.
    [few] Nechat si smíš karet: { $limit }. Odhoď naslepo { $count } karty, jednu po druhé, podle jejich místa v ruce.
   *[other] Nechat si smíš karet: { $limit }. Odhoď naslepo { $count } karet, jednu po druhé, podle jejich místa v ruce.
}
infiltraitors-prompt-leave = { $agents ->
    [one] Odejdeš z mise s nápovědou na klíčové osobě? Ve hře je ještě { $agents } agent.
    [few] Odejdeš z mise s nápovědou na klíčové osobě? Ve hře jsou ještě { $agents } agenti.
   *[other] Odejdeš z mise s nápovědou na klíčové osobě? Ve hře je ještě { $agents } agentů.
}
infiltraitors-prompt-key-clue = { $count ->
    [one] Klíčovou osobu už znáš. Vylož k ní { $count } kartu z ruky nebo z odkrytých odhozených a odcházíš z mise.
    [few] Klíčovou osobu už znáš. Vylož k ní { $count } karty z ruky nebo z odkrytých odhozených a odcházíš z mise.
   *[other] Klíčovou osobu už znáš. Vylož k ní { $count } karet z ruky nebo z odkrytých odhozených a odcházíš z mise.
}
infiltraitors-prompt-key-shot = Kromě tebe v misi nikdo nezbyl. Zastřel klíčovou osobu, a to hned; náboje: { $bullets }.

## Tahy na jeden řádek

infiltraitors-describe-capture = { $top ->
    [discarded] Chytit podezřelého, odhodit vrch centrály
    [kept] Chytit podezřelého; barvu dá vrch centrály
   *[nothing] Chytit podezřelého
}
infiltraitors-describe-give-clue = { $turned ->
    [upright] Nápověda k tvému podezřelému: { $card }, shoda (svisle)
    [sideways] Nápověda k tvému podezřelému: { $card }, neshoda (vodorovně)
   *[unknown] Nápověda k tvému podezřelému: { $card }
}
infiltraitors-describe-give-clue-from = { $turned ->
    [upright] Nápověda k tvému podezřelému, kartu má { $owner }: { $card }, shoda (svisle)
    [sideways] Nápověda k tvému podezřelému, kartu má { $owner }: { $card }, neshoda (vodorovně)
   *[unknown] Nápověda k tvému podezřelému, kartu má { $owner }: { $card }
}
infiltraitors-describe-exchange = { $draws ->
    [yes] Výměna, podezřelého hlídá { $target }: { $card }; dobereš si kartu
   *[no] Výměna, podezřelého hlídá { $target }: { $card }; centrála je prázdná
}
infiltraitors-describe-exchange-from = { $draws ->
    [yes] Výměna, podezřelého hlídá { $target }, kartu má { $owner }: { $card }; dobereš si
   *[no] Výměna, podezřelého hlídá { $target }, kartu má { $owner }: { $card }; centrála je prázdná
}
infiltraitors-describe-exchange-middle = { $draws ->
    [yes] Výměna, podezřelého hlídá { $target }, karta zprostředka: { $card }; dobereš si
   *[no] Výměna, podezřelého hlídá { $target }, karta zprostředka: { $card }; centrála je prázdná
}
infiltraitors-describe-wait = { $count ->
    [0] Vyčkat a nic nedobrat
    [one] Vyčkat a dobrat { $count } kartu
    [few] Vyčkat a dobrat { $count } karty
   *[other] Vyčkat a dobrat { $count } karet
}
infiltraitors-describe-wait-short = Vyčkat: odhodit vrchní kartu centrály, říct { $count } a dobrat, co v ní zbude ({ $there })
infiltraitors-describe-eliminate = { $miss ->
    [mission] Zastřelit podezřelého, kterého hlídá { $target }: { $card }; vedle znamená konec mise
   *[bullet] Zastřelit podezřelého, kterého hlídá { $target }: { $card }
}
infiltraitors-describe-take-reward = { $to ->
    [pool] Do zásoby: { $card }
   *[hand] Vzít z odhozených: { $card }
}
infiltraitors-describe-take-face-down-reward = { $to ->
    [pool] Do zásoby: jednu lícem dolů (z { $count })
   *[hand] Vzít odhozenou lícem dolů (z { $count })
}
infiltraitors-describe-decline-reward = Nebrat nic
infiltraitors-describe-discard = { $face ->
    [down] Odhodit lícem dolů: { $card }
   *[up] Odhodit: { $card }
}
infiltraitors-describe-discard-unseen = Odhodit naslepo { $place }. kartu v ruce
infiltraitors-describe-leave = { $ends ->
    [too-many] Odejít – a prohrát misi: v misi by zbyl víc než jeden agent
    [alone] Odejít – a prohrát misi: poslední agent by na některého podezřelého nedosáhl
   *[not] { $count ->
        [0] Odejít: spatřit klíčovou osobu; na nápovědu k ní už karta není
        [one] Odejít: spatřit klíčovou osobu, dát k ní { $count } nápovědu, odhodit karty
        [few] Odejít: spatřit klíčovou osobu, dát k ní { $count } nápovědy, odhodit karty
       *[other] Odejít: spatřit klíčovou osobu, dát k ní { $count } nápověd, odhodit karty
    }
}
infiltraitors-describe-stay = { $ends ->
    [at-once] Zůstat – a prohrát misi: v misi by zbyl víc než jeden agent
   *[not] Zůstat v misi
}
infiltraitors-describe-give-key-clue = { $turned ->
    [upright] Nápověda ke klíčové osobě: { $card }, shoda (svisle)
    [sideways] Nápověda ke klíčové osobě: { $card }, neshoda (vodorovně)
   *[unknown] Nápověda ke klíčové osobě: { $card }
}
infiltraitors-describe-eliminate-key-person = { $miss ->
    [mission] Zastřelit klíčovou osobu: { $card }; vedle znamená konec mise
   *[bullet] Zastřelit klíčovou osobu: { $card }
}

## Co se stalo

infiltraitors-tell-captured = { $hq ->
    [discarded] { $seat } chytá podezřelého { $number }; vrchní karta centrály se odhazuje lícem dolů.
    [kept] { $seat } chytá podezřelého { $number } a nechává u něj vrchní kartu centrály.
   *[nothing] { $seat } chytá podezřelého { $number }.
}
infiltraitors-tell-captured-known = { $seat } chytá podezřelého { $number }: { $card }.
infiltraitors-tell-captured-two = { $seat } chytá podezřelého { $number }: { $card }, barvu určuje { $second }.
infiltraitors-tell-clue = { $turned ->
    [upright] { $seat } dává nápovědu: { $card } leží svisle, shoda.
   *[sideways] { $seat } dává nápovědu: { $card } leží vodorovně, neshoda.
}
infiltraitors-tell-clue-from = { $turned ->
    [upright] { $seat } dává nápovědu, z ruky ji vykládá { $owner }: { $card } leží svisle, shoda.
   *[sideways] { $seat } dává nápovědu, z ruky ji vykládá { $owner }: { $card } leží vodorovně, neshoda.
}
infiltraitors-tell-exchanged = { $turned ->
    [upright] { $seat } vykládá k podezřelému, kterého hlídá { $target }: { $card } leží svisle, shoda.
   *[sideways] { $seat } vykládá k podezřelému, kterého hlídá { $target }: { $card } leží vodorovně, neshoda.
}
infiltraitors-tell-waited = { $count ->
    [0] { $seat } vyčkává a nic nedobírá.
    [one] { $seat } vyčkává a chce { $count } kartu.
    [few] { $seat } vyčkává a chce { $count } karty.
   *[other] { $seat } vyčkává a chce { $count } karet.
}
infiltraitors-tell-drawn = { $count ->
    [one] { $seat } si dobírá { $count } kartu.
    [few] { $seat } si dobírá { $count } karty.
   *[other] { $seat } si dobírá { $count } karet.
}
infiltraitors-tell-drawn-known = { $count ->
    [one] { $seat } si dobírá { $count } kartu: { $cards }.
    [few] { $seat } si dobírá { $count } karty: { $cards }.
   *[other] { $seat } si dobírá { $count } karet: { $cards }.
}
infiltraitors-tell-missed = { $seat } střílí na podezřelého, kterého hlídá { $target }: { $card } je omyl. Zbývá nábojů: { $bullets }.
infiltraitors-tell-missed-key = { $seat } střílí na klíčovou osobu: { $card } je omyl. Zbývá nábojů: { $bullets }.
infiltraitors-tell-eliminated = { $left ->
    [0] { $seat } zasahuje podezřelého, kterého hlídá { $target }: { $card }. Už nezbývá žádný.
    [one] { $seat } zasahuje podezřelého, kterého hlídá { $target }: { $card }. Zbývá { $left }.
    [few] { $seat } zasahuje podezřelého, kterého hlídá { $target }: { $card }. Zbývají { $left }.
   *[other] { $seat } zasahuje podezřelého, kterého hlídá { $target }: { $card }. Zbývá { $left }.
}
infiltraitors-tell-eliminated-key = { $left ->
    [0] { $seat } zasahuje klíčovou osobu: { $card }. Už nezbývá žádný podezřelý.
    [one] { $seat } zasahuje klíčovou osobu: { $card }. Zbývá { $left } podezřelý.
    [few] { $seat } zasahuje klíčovou osobu: { $card }. Zbývají { $left } podezřelí.
   *[other] { $seat } zasahuje klíčovou osobu: { $card }. Zbývá { $left } podezřelých.
}
infiltraitors-tell-reward = { $to ->
    [pool] { $face ->
        [down] { $seat } odkrývá pro zásobu odhozenou kartu, která ležela lícem dolů: { $card }.
       *[up] { $seat } dává do zásoby odhozenou kartu: { $card }.
    }
   *[hand] { $face ->
        [down] { $seat } bere za odměnu odhozenou kartu, která ležela lícem dolů: { $card }.
       *[up] { $seat } bere za odměnu odhozenou kartu: { $card }.
    }
}
infiltraitors-tell-reward-hidden = { $seat } bere za odměnu odhozenou kartu, která ležela lícem dolů.
infiltraitors-tell-reward-declined = { $seat } odměnu nechce.
infiltraitors-tell-surplus = { $seat } odhazuje přebytečnou kartu lícem dolů.
infiltraitors-tell-surplus-known = { $face ->
    [down] { $seat } odhazuje přebytečnou kartu lícem dolů: { $card }.
   *[up] { $seat } odhazuje přebytečnou kartu: { $card }.
}
infiltraitors-tell-all-discarded = { $count ->
    [one] Poslední obrana: z rukou i centrály jde { $count } karta lícem nahoru mezi odhozené.
    [few] Poslední obrana: z rukou i centrály jdou { $count } karty lícem nahoru mezi odhozené.
   *[other] Poslední obrana: z rukou i centrály jde { $count } karet lícem nahoru mezi odhozené.
}
infiltraitors-tell-pool-dealt = { $count ->
    [one] Rozdává se zásoba: { $count } karta.
    [few] Rozdává se zásoba: { $count } karty.
   *[other] Rozdává se zásoba: { $count } karet.
}
infiltraitors-tell-pool-dealt-known = { $count ->
    [0] Zásoba se rozdává; na tebe žádná karta nevyšla.
    [one] Zásoba se rozdává. Máš z ní { $count } kartu: { $cards }.
    [few] Zásoba se rozdává. Máš z ní { $count } karty: { $cards }.
   *[other] Zásoba se rozdává. Máš z ní { $count } karet: { $cards }.
}
infiltraitors-tell-stayed = { $seat } zůstává v misi.
infiltraitors-tell-key-person-seen = { $seat } si prohlíží klíčovou osobu a chystá se odejít.
infiltraitors-tell-key-person-seen-known = { $seat } si prohlíží klíčovou osobu: { $card }.
infiltraitors-tell-key-clue = { $turned ->
    [upright] { $origin ->
        [hand] { $seat } nechává na klíčové osobě nápovědu: { $card } leží svisle, shoda.
       *[discards] { $seat } nechává na klíčové osobě nápovědu z odhozených: { $card } leží svisle, shoda.
    }
   *[sideways] { $origin ->
        [hand] { $seat } nechává na klíčové osobě nápovědu: { $card } leží vodorovně, neshoda.
       *[discards] { $seat } nechává na klíčové osobě nápovědu z odhozených: { $card } leží vodorovně, neshoda.
    }
}
infiltraitors-tell-left = { $seat } odchází z mise a odhazuje: { $cards }.
infiltraitors-tell-left-empty = { $seat } odchází z mise.
infiltraitors-tell-turn = Tah { $number }: { $seat }.

## Proč tah není dovolen

infiltraitors-error-over = Tato mise skončila.
infiltraitors-error-not-now = Teď se rozhoduje o něčem jiném.
infiltraitors-error-not-your-turn = Teď nejsi na tahu.
infiltraitors-error-no-suspect-in-the-middle = Uprostřed už žádný podezřelý neleží.
infiltraitors-error-one-suspect-each = Jednoho podezřelého už hlídáš a dva nehlídá nikdo.
infiltraitors-error-shooter-holds-none = V této misi střílíš ty, takže nikoho nehlídáš.
infiltraitors-error-no-suspect-of-yours = Žádného podezřelého nehlídáš.
infiltraitors-error-no-suspect-there = Žádný podezřelý tam neleží.
infiltraitors-error-your-own-suspect = To je tvůj vlastní podezřelý; vyber si cizího.
infiltraitors-error-not-in-hand = Tuto kartu vyložit ani odhodit nemůžeš: { $card }.
infiltraitors-error-not-left = V této misi si informace vyměňuješ jen s tím, kdo hraje po tobě.
infiltraitors-error-not-right = V této misi střílíš jen na podezřelého, kterého hlídá, kdo hraje před tebou.
infiltraitors-error-not-the-shooter = V této misi střílí někdo jiný.
infiltraitors-error-not-lowest = Podezřelí jdou po řadě podle čísel a na stole je ještě nižší.
infiltraitors-error-not-balanced = Tento podezřelý musí mít stejně svislých nápověd jako vodorovných, celkem aspoň 4.
infiltraitors-error-no-such-suspect = To v této misi nemůže být nikdo z podezřelých: { $card }.
infiltraitors-error-hq-empty = Centrála je prázdná, takže se vyčkávat nedá.
infiltraitors-error-draw-three = Řekni počet karet od 0 do 3.
infiltraitors-error-not-in-discards = Tato karta mezi odhozenými odkrytá neleží: { $card }.
infiltraitors-error-none-face-down = Žádná odhozená karta neleží lícem dolů.
infiltraitors-error-reward-must-be-taken = Zásoba potřebuje kartu: vyber jednu z odhozených.
infiltraitors-error-discard-unseen = V této misi odhazuješ naslepo, podle místa v ruce.
infiltraitors-error-discard-seen = Své karty vidíš: řekni, kterou odhazuješ.
infiltraitors-error-no-such-place = Na tomto místě v ruce žádnou kartu nemáš.
infiltraitors-error-not-in-hand-or-discards = Tuto kartu nemáš v ruce a mezi odhozenými odkrytá neleží: { $card }.

## Jak mise skončila

infiltraitors-reason-won = { $bullets ->
    [0] Mise splněna, a to posledním nábojem.
    [one] Mise splněna, zbyl { $bullets } náboj.
    [few] Mise splněna, zbyly { $bullets } náboje.
   *[other] Mise splněna, zbylo { $bullets } nábojů.
}
infiltraitors-reason-bullets = { $bullets ->
    [0] Mise se nezdařila: nábojů je 0 a podezřelých ještě { $suspects }.
    [one] Mise se nezdařila: { $bullets } náboj nestačí, podezřelých je ještě { $suspects }.
    [few] Mise se nezdařila: { $bullets } náboje nestačí, podezřelých je ještě { $suspects }.
   *[other] Mise se nezdařila: { $bullets } nábojů nestačí, podezřelých je ještě { $suspects }.
}
infiltraitors-reason-stuck = Mise se nezdařila: { $seat } už nemůže udělat nic.
infiltraitors-reason-time = { $minutes ->
    [one] Mise se nezdařila: { $minutes } minuta je pryč.
    [few] Mise se nezdařila: { $minutes } minuty jsou pryč.
   *[other] Mise se nezdařila: { $minutes } minut je pryč.
}
infiltraitors-reason-turns = { $turns ->
    [one] Mise se nezdařila: { $turns } tah je pryč.
    [few] Mise se nezdařila: všechny { $turns } tahy jsou pryč.
   *[other] Mise se nezdařila: všech { $turns } tahů je pryč.
}
infiltraitors-reason-too-many = Mise se nezdařila: agentů zůstalo příliš a ke klíčové osobě už jim nikdo cestu neotevře.
infiltraitors-reason-alone = Mise se nezdařila: { $seat } zůstává bez pomoci a na zbylé podezřelé už nikdo vystřelit nemůže.

## Kampaň

infiltraitors-campaign-won = Tajný soubor: splněno { $won } z { $missions } misí.
infiltraitors-campaign-training = V{ $number }
infiltraitors-campaign-number = { $number }
infiltraitors-campaign-note-won = { $bullets ->
    [one] 1 náboj
    [few] { $bullets } náboje
   *[other] { $bullets } nábojů
}
infiltraitors-campaign-note-tried = { $tries ->
    [one] 1 pokus
    [few] { $tries } pokusy
   *[other] { $tries } pokusů
}
infiltraitors-campaign-sealed = { $count ->
    [one] 1 mise je ještě zapečetěná.
    [few] { $count } mise jsou ještě zapečetěné.
   *[other] { $count } misí je ještě zapečetěných.
}
infiltraitors-campaign-mission-new = { $mission } – otevřená, zatím bez pokusu
infiltraitors-campaign-mission-lost = { $tries ->
    [one] { $mission } – { $tries } pokus, zatím nesplněna
    [few] { $mission } – { $tries } pokusy, zatím nesplněna
   *[other] { $mission } – { $tries } pokusů, zatím nesplněna
}
infiltraitors-campaign-mission-won = { $tries ->
    [one] { $mission } – splněna na první pokus; nejvíc zbylých nábojů: { $bullets }
    [few] { $mission } – splněna, { $tries } pokusy; nejvíc zbylých nábojů: { $bullets }
   *[other] { $mission } – splněna, { $tries } pokusů; nejvíc zbylých nábojů: { $bullets }
}

## Jak se hraje

infiltraitors-guide-aim = Zjistěte společně, kdo je který podezřelý, barvu i číslo, a každého zastřelte dřív, než dojdou náboje nebo karty. Vyhráváte nebo prohráváte všichni. Mluvte jen o tom, co leží odkryté: o svých kartách a svém podezřelém ani slovo, ani náznak. Desky nápověd můžete vyplňovat společně.
infiltraitors-guide-turn = Na tah jedna akce:
    - **Chytit** podezřelého, kterého uvidíš jen ty.
    - **Dát nápovědu**: vylož kartu k vlastnímu podezřelému.
    - **Výměna**: vylož kartu k cizímu a jednu si dober.
    - **Vyčkat** na nejvýš tři karty.
    - **Střílet** na cizího podezřelého: barva a číslo.
    Dobírá se z centrály, dobíracího balíčku. Nápověda leží svisle, když se s podezřelým shoduje: stejná barva, stejné číslo, nebo jedno číslo dělí druhé. Jinak leží vodorovně.
infiltraitors-guide-end = Prohráváte, když máte méně nábojů, než zbývá podezřelých, nebo když je na tahu někdo, kdo nemůže udělat nic.

# Co říká kouč o rozhodnutí a v radě.

infiltraitors-coach-known = Ještě možné: { $suspects }
infiltraitors-coach-fits = { $count ->
    [1] { $who } jen { $card }
   *[other] { $who } { $count }
}
infiltraitors-coach-fits-key = { $count ->
    [1] klíčová osoba jen { $card }
   *[other] klíčová osoba { $count }
}
infiltraitors-coach-only = Nic jiného nesedí.
infiltraitors-coach-risk = Šance, že je to správně: asi { $percent } %.
infiltraitors-coach-clue = Z možných karet ({ $fits }) má zbýt asi { $left }.
infiltraitors-coach-capture = Nápovědy dostane jen chycený podezřelý.
infiltraitors-coach-wait = Žádná karta v ruce teď neřekne dost.
infiltraitors-coach-discard = Tahle karta by řekla nejmíň.
infiltraitors-coach-reward = Tahle karta může říct nejvíc.
