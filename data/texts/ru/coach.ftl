### Тренер: что можно было знать в оконченной партии, и подсказки в партии, которая идёт.

coach-button = Что можно было знать?
coach-heading = ### Что можно было знать? { $page }/{ $pages }
coach-working = Просматриваю твои решения: { $done } из { $all }.
coach-known = **Известно:** { $known }
coach-made = **Ты:** { $move }
coach-better = **Программа:** { $moves }
coach-same = Программа поступила бы так же.
coach-odds = Так побеждают примерно в { $best }% случаев, с твоим выбором — в { $made }%.
coach-missed-win = **Упущена верная победа:** { $move }
coach-missed-hit = **Упущено верное попадание:** { $move }
coach-missed-point = **Упущено верное очко:** { $move }
coach-told = **Скажет больше всего:** { $what }
coach-summary = -# Программа иначе: { $differs }. Упущено верного: { $missed }.
coach-differs-button = Иначе »
hint-button = Совет
hint-heading = ### Совет
hint-odds = Так побеждают примерно в { $percent }% случаев.
error-no-hint = Сейчас совета здесь нет.
error-no-advice = Программа сейчас ничего об этом не скажет. Попробуй ещё раз.
error-coach-at-it = Я ещё просматриваю твои решения. Ответ появится в первом сообщении.
error-nothing-decided = В этой партии тебе было нечего решать.
lobby-hints-option = Советы для всех
lobby-hints-help = Каждый может тайком спросить программу, что сделала бы она
lobby-hints = Каждый может тайком попросить у программы совет.
