### Тренер: що можна було знати в партії, яка скінчилася, і підказки в партії, яка триває.

coach-button = Що можна було знати?
coach-heading = ### Що можна було знати? { $page }/{ $pages }
coach-working = Переглядаю твої рішення: { $done } з { $all }.
coach-known = **Відомо:** { $known }
coach-made = **Ти:** { $move }
coach-better = **Комп’ютер:** { $moves }
coach-same = Комп’ютер зробив би те саме.
coach-odds = Це виграє приблизно у { $best }% випадків, твій вибір — у { $made }%.
coach-missed-win = **Упущена певна перемога:** { $move }
coach-missed-hit = **Упущене певне влучання:** { $move }
coach-missed-point = **Упущене певне очко:** { $move }
coach-told = **Скаже найбільше:** { $what }
coach-summary = -# Комп’ютер інакше: { $differs }. Упущено певного: { $missed }.
coach-differs-button = Інакше »
hint-button = Порада
hint-heading = ### Порада
hint-odds = Це виграє приблизно у { $percent }% випадків.
error-no-hint = Зараз поради тут немає.
error-no-advice = Комп’ютер зараз нічого про це не скаже. Спробуй ще раз.
error-coach-at-it = Я ще переглядаю твої рішення. Відповідь з’явиться в першому повідомленні.
error-nothing-decided = У цій партії тобі не було чого вирішувати.
lobby-hints-option = Поради для всіх
lobby-hints-help = Кожен може потай спитати комп’ютер, що зробив би він
lobby-hints = Кожен може потай попросити поради в комп’ютера.
