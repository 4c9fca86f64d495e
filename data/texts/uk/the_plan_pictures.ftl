# What stands in the pictures of Agents: T.H.E. Plan, their alt texts and the board in words.

the-plan-picture-seat = { $colour ->
    [red] 🔺
    [green] 🟢
    [yellow] 🔶
   *[blue] 🟦
} { $letter }

the-plan-picture-stage-action = Хід { $turn }: { $who }, на кубику { $roll }
the-plan-picture-stage-suspects = Хід { $turn }: { $who } рухає підозрюваних
the-plan-picture-stage-bonus = Хід { $turn }: { $who } має бонус
the-plan-picture-stage-turn = Хід { $turn }: { $who } повертає світло
the-plan-picture-stage-light = Хід { $turn }: { $who } світить на { $hideout }
the-plan-picture-stage-key = Хід { $turn }: { $who } біля ключа
the-plan-picture-stage-battle = Хід { $turn }: { $who }, битва?
the-plan-picture-stage-steal = Хід { $turn }: { $who } бере ключ ({ $other })
the-plan-picture-stage-checks = Хід { $turn }: { $who } перевіряє досьє
the-plan-picture-stage-claim = Хід { $turn }: { $who } звинувачує: { $hideout }, { $owner }
the-plan-picture-stage-over = Гру закінчено
the-plan-picture-won = Виграє { $who }
the-plan-picture-nobody = Не виграв ніхто

the-plan-picture-you-action = На кубику { $roll }: вибери дію
the-plan-picture-you-do-move-agent = Перемісти агента на { $roll }
the-plan-picture-you-do-move-suspect = Перемісти підозрюваного на { $roll }
the-plan-picture-you-do-tram = Сядь на трамвай: { $roll } { $roll ->
    [one] крок
    [few] кроки
   *[many] кроків
}
the-plan-picture-you-do-move-all = Перемісти всіх підозрюваних
the-plan-picture-you-do-searchlight = Поверни прожектор
the-plan-picture-you-do-check = Перевір досьє
the-plan-picture-you-suspects = Перемісти наступного
the-plan-picture-you-bonus = Бонус: { $bonus }
the-plan-picture-you-turn = Поверни прожектор
the-plan-picture-you-light = Світло на { $hideout }
the-plan-picture-you-key = Узяти ключ?
the-plan-picture-you-battle = Битва за ключ?
the-plan-picture-you-steal = Забери ключ: { $other }
the-plan-picture-you-checks = Перевір досьє за зустрічі
the-plan-picture-you-over = Гру закінчено

the-plan-picture-claim-open = { $who } звинувачує: план у { $hideout }, власник схованки — { $owner }.
the-plan-picture-claim-wrong = Хід { $turn }: { $who } звинувачує, план у { $hideout }, власник схованки — { $owner }. Хибно.
the-plan-picture-stands = { $who } на { $circle }
the-plan-picture-alt-light = Прожектор світить на { $hideout }.
the-plan-picture-alt-out = { $who } вибуває з гри.
the-plan-picture-alt-seat = { $who } на { $circle }, { $ready ->
    [one] готова { $ready } карта дій
    [few] готові { $ready } карти дій
   *[many] готових карт дій: { $ready }
}, { $count ->
    [0] ключів немає
   *[other] { $keys }
}.
the-plan-picture-alt-suspects = Підозрювані: { $suspects }.
the-plan-picture-alt-turn = Хід { $turn }, { $who }, на кубику { $roll }:
the-plan-picture-key-down = { $count ->
    [one] { $count } закритий ключ
    [few] { $count } закриті ключі
   *[many] { $count } закритих ключів
}
the-plan-picture-key-up = відкритий ключ { $key }
the-plan-picture-key-known = ключ { $key }
the-plan-picture-known-held = { $who } має ключ { $key }.
the-plan-picture-known-stock = Ключ { $key } у резерві.
the-plan-picture-seen-file = Досьє { $suspect }: { $halves }.
the-plan-picture-seen-briefcase = { $plan ->
    [yes] План у { $hideout }.
   *[no] У { $hideout } обманка.
}
the-plan-picture-seen-evidence = Докази кажуть: { $suspect } — власник { $hideout }.
the-plan-picture-seen-nothing = Ще нічого не відомо.
the-plan-picture-owns = { $suspect } — власник { $hideout }.
the-plan-picture-knew = { $turn ->
    [never] { $who }: знати ще не було звідки.
   *[other] { $who }: знати можна було з ходу { $turn }.
}
the-plan-picture-score-line = Перемоги за цим столом: { $seats }.
the-plan-picture-score-seat = { $games ->
    [one] { $seat } { $games } партія
    [few] { $seat } { $games } партії
   *[many] { $seat } { $games } партій
}
the-plan-picture-your-keys = { $keys ->
    [0] Ключів немає
   *[other] Твої ключі
}
the-plan-picture-way = Шлях { $number }: { $path }.
the-plan-picture-by-tram = –: пішки, ≈: трамваєм.
the-plan-picture-on-foot = пішки
the-plan-picture-tram = трамваєм
the-plan-picture-files = Досьє, від верхньої карти
# Beside a card on the board, very little room: at most 8 letters.
the-plan-picture-act-move-agent = агент
the-plan-picture-act-move-suspect = підозр.
the-plan-picture-act-tram = трамвай
the-plan-picture-act-move-all = усі
the-plan-picture-act-searchlight = світло
the-plan-picture-act-check = досьє

# The closing picture, how to play, the cover.

the-plan-picture-closed = Справу закрито
the-plan-picture-could-know = { $turn ->
    [never] Ще без певності
   *[other] Певність з ходу { $turn }
}
the-plan-picture-score = Перемоги
the-plan-picture-film-alt = Гра хід за ходом: хто куди пішов, світло, ключі та звинувачення.
the-plan-picture-film-turn = Хід { $turn }
the-plan-picture-motto = Один план, чотири портфелі, одне світло
the-plan-picture-guide-aim = Знайди його, назви злодія
the-plan-picture-guide-aim-text = План лежить в одній схованці, і в неї є власник. Здобудь ключ і увійди.
the-plan-picture-guide-turn = Твій хід
the-plan-picture-guide-turn-text = Кинь кубик. Зіграй карту заради однієї з її дій. Пройди повз підозрюваного й перевір його досьє.
the-plan-picture-guide-end = Варто знати
the-plan-picture-guide-both = обидві половини в одному досьє: це власник
the-plan-picture-guide-lit = у світлі можна зазирнути в портфель
the-plan-picture-guide-wrong = хибне звинувачення — вибуваєш
the-plan-picture-guide-alt = Як грати: Спецагенти, Т.Н.Е. план. { the-plan-picture-guide-aim-text } { the-plan-picture-guide-turn-text } Обидві половини схованки в одному досьє показують власника, прожектор — портфелі, а після хибного звинувачення вибуваєш із гри.
the-plan-picture-cover-alt = Спецагенти: Т.Н.Е. план: нічне місто у світлі прожектора. { the-plan-picture-motto }.

# The board in words.

the-plan-picture-heading-needs = Для твого вибору
the-plan-picture-heading-hand = Твоє
the-plan-picture-heading-seats = Гравці
the-plan-picture-heading-suspects = Підозрювані
the-plan-picture-heading-city = Місто, сектор за сектором
the-plan-picture-heading-hideouts = Схованки
the-plan-picture-heading-claims = Звинувачення
the-plan-picture-heading-own = Що бачить { $who }
the-plan-picture-heading-past = Останні ходи
the-plan-picture-ready = Готові карти дій: { $cards }.
the-plan-picture-card = { $number } ({ $count ->
    [1] { $one }
   *[other] { $one } або { $two }
})
the-plan-picture-checked = Перевірені досьє ({ $who }): { $files }.
the-plan-picture-checked-none = Ще без перевірених досьє: { $seats }.
the-plan-picture-checked-file = { $suspect } ×{ $count }
the-plan-picture-die = На кубику { $roll }.
the-plan-picture-open-checks = { $who } ще може перевірити: { $files }.
the-plan-picture-to-move = { $who } ще переміщує: { $suspects }, на { $counts }.
the-plan-picture-stock = { $keys ->
    [0] У резерві ключів немає.
    [one] У резерві { $keys } ключ.
    [few] У резерві { $keys } ключі.
   *[many] У резерві { $keys } ключів.
}
the-plan-picture-stock-known = Відомо, що серед них: { $keys }.
the-plan-picture-suspect-line = { $suspect } на { $circle }, { $cards ->
    [one] { $cards } карта в досьє
    [few] { $cards } карти в досьє
   *[many] { $cards } карт у досьє
}{ $bonus ->
    [none] { "" }
   *[other] ; бонусної карти вже немає ({ $bonus })
}
the-plan-picture-segment = Сектор { $hideout }{ $lit ->
    [yes] { " (у світлі)" }
   *[no] { "" }
}: { $circles }
the-plan-picture-circle = { $circle }{ $kind ->
    [key] { " (ключі)" }
    [stop] { " (трамвай)" }
    [door] { " (вхід)" }
   *[plain] { "" }
}{ $here ->
    [nobody] { "" }
   *[other] { " " }— { $here }
}
the-plan-picture-lines = Шляхи від кола до кола (– пішки, ≈ трамваєм): { $lines }.
the-plan-picture-hideout-line = { $hideout }, входи: { $doors }
the-plan-picture-looked = Портфель { $hideout }, вже зазирали: { $seats }
the-plan-picture-looked-none = У ці портфелі ще ніхто не зазирав: { $hideouts }.
the-plan-picture-file-line = Досьє { $suspect } згори: { $cards }
the-plan-picture-card-unknown = { $count ->
    [one] { $count } × невідомо
    [few] { $count } × невідомо
   *[many] { $count } × невідомо
}
the-plan-picture-owner-line = { $suspect } — власник { $hideout }: відомі обидві половини.
the-plan-picture-turn-heading = Хід { $turn }: { $who }, на кубику { $roll }
the-plan-picture-reach-move-agent = Агент на { $roll }: { $count ->
    [0] іти нікуди
   *[other] до { $ends }
}.
the-plan-picture-reach-tram = Трамвай на { $roll }: { $count ->
    [0] іти нікуди
   *[other] до { $ends }
}.
the-plan-picture-end = { $circle }{ $brings ->
    [nothing] { "" }
   *[other] {" "}({ $brings })
}
the-plan-picture-reach-move-suspect = Один підозрюваний на { $roll }: { $count ->
    [0] зустрічей із тобою немає
   *[other] можлива зустріч — { $suspects }
}.
the-plan-picture-reach-move-all = Усі підозрювані на 4, 3, 2 і 1: { $count ->
    [0] зустрічей із тобою немає
   *[other] можлива зустріч — { $suspects }
}.
the-plan-picture-would-light = Світло на { $hideout }: { $count ->
    [0] там немає іншого агента
   *[other] { $seats }
}.
the-plan-picture-in-light = { $who } ({ $keys ->
    [0] закритих ключів немає
    [one] { $keys } закритий ключ
    [few] { $keys } закриті ключі
   *[many] { $keys } закритих ключів
})
