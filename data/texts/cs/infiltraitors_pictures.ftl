# Co stojí v obrázcích hry Infiltrátoři, jejich popisy a deska slovy.

infiltraitors-picture-letter-red = R
infiltraitors-picture-letter-black = Č
infiltraitors-picture-letter-yellow = Ž
infiltraitors-picture-letter-blue = M
infiltraitors-picture-letter-green = Z

infiltraitors-picture-seat = { $letter ->
    [A] 🟣
    [B] 🟫
    [C] 🔶
    [D] 🛡️
   *[E] 🏵️
} { $letter }

infiltraitors-picture-stage-action = Tah { $turn }: { $who } jedná
infiltraitors-picture-stage-reward = Tah { $turn }: { $who } bere odměnu
infiltraitors-picture-stage-discard = Tah { $turn }: { $who } odhazuje
infiltraitors-picture-stage-leave = Tah { $turn }: odejde { $who }?
infiltraitors-picture-stage-key-clue = Tah { $turn }: { $who } nechává nápovědu
infiltraitors-picture-stage-key-shot = Tah { $turn }: { $who } míří na klíčovou osobu
infiltraitors-picture-won = Mise splněna
infiltraitors-picture-lost = Mise se nezdařila
infiltraitors-picture-stamp-won = Splněno
infiltraitors-picture-stamp-lost = Nesplněno

infiltraitors-picture-you-action = Jsi na tahu: jedna akce
infiltraitors-picture-you-reward = Vyber si odměnu
infiltraitors-picture-you-discard = { $count ->
    [one] Odhoď 1 kartu
    [few] Odhoď { $count } karty
   *[other] Odhoď { $count } karet
}
infiltraitors-picture-you-leave = Odejdeš z mise?
infiltraitors-picture-you-key-clue = { $count ->
    [one] Dej 1 nápovědu ke klíčové osobě
    [few] Dej { $count } nápovědy ke klíčové osobě
   *[other] Dej { $count } nápověd ke klíčové osobě
}
infiltraitors-picture-you-key-shot = Zastřel klíčovou osobu

infiltraitors-picture-key = Klíčová osoba
infiltraitors-picture-no-suspect = Nikoho nehlídá
infiltraitors-picture-shooter = Střílí, nikoho nehlídá
infiltraitors-picture-gone = Už není v misi
infiltraitors-picture-discards = { $count ->
    [0] Žádná odkrytá odhozená karta
    [one] 1 odkrytá odhozená karta
    [few] { $count } odkryté odhozené karty
   *[other] { $count } odkrytých odhozených karet
}
infiltraitors-picture-left-to-be = možností: { $count }
infiltraitors-picture-filled = Vyplněno: co podezřelý ještě může být
infiltraitors-picture-specials = Uprostřed
infiltraitors-picture-pool = Zásoba

infiltraitors-picture-standing = Na { $left ->
    [one] 1 podezřelého
    [few] { $left } podezřelé
   *[other] { $left } podezřelých
} { $bullets ->
    [one] je 1 náboj
    [few] jsou { $bullets } náboje
   *[other] je { $bullets } nábojů
} (uprostřed { $middle }{ $aside ->
    [0] { "" }
   *[other] , stranou { $aside }
}); centrála { $hq }, odhozené lícem nahoru { $open }, lícem dolů { $down }.
infiltraitors-picture-suspect-of = Podezřelý { $number } ({ $seat })
infiltraitors-picture-suspect-line = { $suspect }: { $clues }.
infiltraitors-picture-no-clues = zatím bez nápověd
infiltraitors-picture-matches = svisle (shoda) { $cards }
infiltraitors-picture-no-matches = vodorovně (neshoda) { $cards }
infiltraitors-picture-misses = střely vedle: { $cards }
infiltraitors-picture-identity = { $suspect } je { $card }.
infiltraitors-picture-identity-two = { $suspect } je { $card } (číslo dává { $own }, barvu { $second }).
infiltraitors-picture-shot-line = Tah { $turn }, { $seat } zasahuje: { $card }.
infiltraitors-picture-gone-line = Z mise odchází { $seats }.
infiltraitors-picture-score-line = { $games ->
    [one] U tohoto stolu je zatím splněna 1 mise.
    [few] U tohoto stolu jsou zatím splněny { $games } mise.
   *[other] U tohoto stolu je zatím splněno { $games } misí.
}

infiltraitors-picture-deed-capture = Tah { $turn }: { $seat } chytá podezřelého { $number }.
infiltraitors-picture-deed-give-clue = Tah { $turn }: { $seat } dává nápovědu, { $card } { $turned ->
    [upright] svisle
   *[sideways] vodorovně
}.
infiltraitors-picture-deed-exchange = Tah { $turn }: { $seat } vykládá k podezřelému, kterého hlídá { $target }: { $card } { $turned ->
    [upright] svisle
   *[sideways] vodorovně
}.
infiltraitors-picture-deed-wait = Tah { $turn }: { $seat } vyčkává a chce { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
infiltraitors-picture-deed-hit = Tah { $turn }: { $seat } střílí na podezřelého, kterého hlídá { $target }: { $card }, zásah.
infiltraitors-picture-deed-miss = Tah { $turn }: { $seat } střílí na podezřelého, kterého hlídá { $target }: { $card }, vedle.
infiltraitors-picture-deed-leave = Tah { $turn }: { $seat } odchází z mise.
infiltraitors-picture-deed-key-hit = Tah { $turn }: { $seat } střílí na klíčovou osobu: { $card }, zásah.
infiltraitors-picture-deed-key-miss = Tah { $turn }: { $seat } střílí na klíčovou osobu: { $card }, vedle.

infiltraitors-picture-alt-hand = V ruce: { $cards }.
infiltraitors-picture-alt-hand-of = { $seat } má v ruce: { $cards }.
infiltraitors-picture-alt-hand-unseen = { $count ->
    [one] V ruce máš 1 kartu, kterou nevidíš.
    [few] V ruce máš { $count } karty, které nevidíš.
   *[other] V ruce máš { $count } karet, které nevidíš.
}
infiltraitors-picture-no-cards = V ruce nic
infiltraitors-picture-your-suspect = Tvůj podezřelý { $number }
infiltraitors-picture-would-match = shoda, svisle
infiltraitors-picture-would-not = neshoda, vodorovně
infiltraitors-picture-escaped = unikl
infiltraitors-picture-in-turn = tah { $turn }
infiltraitors-picture-score = Splněné mise u tohoto stolu
infiltraitors-picture-film-turn = Tah { $turn }
infiltraitors-picture-film-alt = Mise jako film: řada podezřelých, jeden po druhém na mušce.

# Deska slovy.

infiltraitors-picture-heading-suspects = Podezřelí
infiltraitors-picture-heading-own-hand = Tvoje karty
infiltraitors-picture-heading-hands = Karty v ruce
infiltraitors-picture-heading-discards = Odhozené
infiltraitors-picture-heading-middle = Podezřelí, kteří zbyli uprostřed
infiltraitors-picture-heading-aside = Podezřelý stranou
infiltraitors-picture-heading-hq = Centrála odshora
infiltraitors-picture-heading-down = Odhozené lícem dolů
infiltraitors-picture-shooter-line = Střílí jen { $seat }.
infiltraitors-picture-specials-line = Speciální karty uprostřed: { $cards }.
infiltraitors-picture-pool-line = Zásoba: { $cards }.
infiltraitors-picture-nobody = Podezřelého nehlídá nikdo.
infiltraitors-picture-holds-nobody = { $count ->
    [one] { $seats } nikoho nehlídá.
    [few] Nikoho nehlídají: { $seats }.
   *[other] Nikoho nehlídají: { $seats }.
}
infiltraitors-picture-blank-line = Zatím bez nápověd: { $suspects }.
infiltraitors-picture-two-cards = Leží u něj druhá karta.
infiltraitors-picture-locked = Teď se nesmí střílet: { $suspect }.
infiltraitors-picture-possible = { $count ->
    [one] Ještě možná je: { $cards }.
    [few] Ještě možné jsou { $count }: { $cards }.
   *[other] Ještě možných je { $count }: { $cards }.
}
infiltraitors-picture-hands-line = Karty v rukou ostatních: { $hands }.
infiltraitors-picture-hand-count = { $seat } { $count }
infiltraitors-picture-own-matches = Shodují se s tvým podezřelým: { $cards }.
infiltraitors-picture-own-others = Neshodují se: { $cards }.
infiltraitors-picture-down-line = { $count ->
    [0] Lícem dolů žádná.
    [one] Lícem dolů 1.
    [few] Lícem dolů { $count }.
   *[other] Lícem dolů { $count }.
}

# Jak se hraje, titulní obrázek.

infiltraitors-picture-motto = Mluvit smějí jen karty
infiltraitors-picture-file = Tajný soubor
infiltraitors-picture-cover-alt = Infiltrátoři: pět osob v kloboucích a pláštích v řadě, jedna z nich na mušce. { infiltraitors-picture-motto }.
infiltraitors-picture-guide-aim = Společně
infiltraitors-picture-guide-aim-text = Každý hlídá podezřelého, kterého vidí jen sám. Zjistěte barvu a číslo těch ostatních a zastřelte všechny, než dojdou náboje.
infiltraitors-picture-guide-clues = Nápovědy
infiltraitors-picture-guide-clues-text = Stejná barva, stejné číslo, nebo jedno číslo dělí druhé: shoda, svisle. Jinak leží vodorovně.
infiltraitors-picture-guide-turn = Tvůj tah: jedno z toho
infiltraitors-picture-guide-capture = Chytit: vezmi si podezřelého. Vrch centrály (dobíracího balíčku) se odhodí.
infiltraitors-picture-guide-clue = Dát nápovědu: vylož kartu k vlastnímu podezřelému.
infiltraitors-picture-guide-exchange = Výměna: vylož kartu k cizímu podezřelému a jednu si dober z centrály.
infiltraitors-picture-guide-wait = Vyčkat: odhoď vrchní kartu centrály a dober si až tři.
infiltraitors-picture-guide-shoot = Střílet na cizího podezřelého: náboj, barva a číslo.
infiltraitors-picture-guide-alt = Jak se hraje Infiltrátoři. { infiltraitors-picture-guide-aim-text } { infiltraitors-picture-guide-clues-text } { infiltraitors-picture-guide-turn }. { infiltraitors-picture-guide-capture } { infiltraitors-picture-guide-clue } { infiltraitors-picture-guide-exchange } { infiltraitors-picture-guide-wait } { infiltraitors-picture-guide-shoot }
