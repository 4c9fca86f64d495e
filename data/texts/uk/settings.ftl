### Панелі /налаштування, /столи та /правила.

settings-heading = Твої налаштування
settings-language-placeholder = Мова
settings-language-discord-option = Мова: як у Discord
settings-language-option = Мова: { $language }
settings-hands-on-button = Карти в особисті: так
settings-hands-off-button = Карти в особисті: ні
settings-pings-on-button = Сповіщення: так
settings-pings-off-button = Сповіщення: ні
settings-invitations-on-button = Запрошення в особисті: так
settings-invitations-off-button = Запрошення в особисті: ні
settings-words-on-button = Слова замість картинок: так
settings-words-off-button = Слова замість картинок: ні
settings-confirm-on-button = Підтверджувати хід: так
settings-confirm-off-button = Підтверджувати хід: ні
settings-hours-none = Тихих годин у тебе немає.
settings-hours = Тихі години: від { $start } до { $end } ({ $zone }). Тоді сповіщень не буде. Після них маєш ще близько 2 годин, навіть якщо термін був раніше.
settings-here = Ти на місці.
settings-away = Тебе немає до { $moment }. У заочних партіях твій годинник стоїть.
settings-hours-button = Тихі години
settings-away-button = Відсутність
settings-forget-button = Забудь мене
settings-forget-question = Ти встаєш з-за всіх столів, розпочаті партії зараховують як здані, а все, що я про тебе знаю, я стираю. Стерти все?
settings-forgotten = Усе про тебе стерто.
settings-hours-modal-title = Тихі години
settings-start-label = Від
settings-start-hint = Залиш обидва поля порожніми, якщо тихих годин не треба.
settings-end-label = До
settings-zone-label = Часовий пояс
settings-zone-hint = Регіон/Місто, як-от Europe/Kyiv; за ним іде й час початку.
settings-away-modal-title = Відсутність
settings-days-label = На скільки днів?
settings-days-hint = До 14; порожньо, якщо ти вже тут.
settings-server-heading = Налаштування цього сервера
settings-channels-placeholder = Де можна грати (нічого не вибрано: будь-де)
settings-role-placeholder = Яку роль кликати до нових столів (не вибрано: нікого)
settings-role-uncalled = Не можу покликати { $role }: дозволь всім згадувати цю роль або дай мені право: { $permissions }.
settings-pace-placeholder = Темп нових столів
settings-pace-option = Нові столи: { $pace }
settings-threads-on-button = Гілка для кожного столу: так
settings-threads-off-button = Гілка для кожного столу: ні
settings-events-on-button = Події для часу початку: так
settings-events-off-button = Події для часу початку: ні
settings-pins-on-button = Закріплювати поле: так
settings-pins-off-button = Закріплювати поле: ні
settings-check-no-pins = Поле тут не закріплюється. Для цього мені треба право: { $permissions }.
settings-check-no-events = Час початку не стає подією сервера. Для цього мені треба право: { $permissions }.
settings-check-button = Перевірити мої права тут
settings-check-good = У цьому каналі я маю всі потрібні права.
settings-check-one-table = Тут може бути відкритий лише один стіл. { $reason }
settings-check-no-planning = Сторона, що радиться, не має тут приватної гілки. { $reason }

tables-mine-heading = Твої столи
tables-here-heading = Столи тут
tables-none = Тебе немає за жодним столом. Відкрити свій: /грати.
tables-line = **{ $game }**, { $place }: { $standing }
tables-lobby = ще не почато
tables-paused = пауза
tables-unreadable = більше не читається, закінчи його: /гра закрити
tables-program = за тебе грає комп’ютер
tables-others = чекає на інших
tables-you = чекає на тебе
tables-you-until = чекає на тебе, відповідь — до { $moment }
tables-you-overdue = чекає на тебе, але час сплив: про твоє місце вирішують інші
tables-free = { $free ->
    [0] вільних місць немає
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
}
tables-watch = іде гра, можна дивитися
tables-join-button = Сісти: { $game } ({ $place })

rules-heading = ## Правила: { $games }
rules-holding = -# Про «{ $query }» { $rules ->
    [one] каже { $rules } правило.
    [few] кажуть { $rules } правила.
   *[many] каже { $rules } правил.
}
rules-page = -# Сторінка { $page } з { $pages }
rules-none = Жодне правило не згадує «{ $query }».
rules-some = Усіх слів «{ $query }» разом у правилах немає. Тут є деякі з них:
rules-rule = **{ $id }** { $rule }
rules-all-button = Правила всіх ігор
rules-offer-game = { $game }: усі правила ({ $rules })
rules-offer-all = Усі правила, де є «{ $query }» ({ $rules })
rules-offer-some = Разом «{ $query }» немає ніде; деякі з цих слів: { $rules }
