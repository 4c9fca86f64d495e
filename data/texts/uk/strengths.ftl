# За кого грає комп’ютер і як добре.

computer-name = { $mask } { $name } (комп’ютер, { $seat })
computer-alias = { $mask } { $name } (комп’ютер)
computer-with-strength = { $mask } { $name } (комп’ютер, { $strength })

strength-easy = слабкий
strength-normal = середній
strength-hard = сильний
strength-easy-button = Слабкий
strength-normal-button = Середній
strength-hard-button = Сильний
strength-easy-help = Грає, як добродушний новачок, і багато чого не помічає.
strength-normal-help = Грає добре, але обіграти його можна.
strength-hard-help = Грає на повну силу.

strengths-button = Сила комп’ютера
strengths-page-button = Сила комп’ютера, частина { $page }
strengths-modal-title = Як сильно грає комп’ютер
strengths-free-label = Комп’ютер на вільних місцях
strengths-free-hint = Для місць, які комп’ютер займе відтепер.
strengths-free = Комп’ютер на вільних місцях: { $strength }
error-no-computer-there = На тому місці комп’ютер уже не грає.

stand-in-question = Місце: { $who }. Як сильно має грати комп’ютер?
notice-computer = { $spy } тим часом грає. Місце: { $who }.
news-computer = { $spy } поки що замінює гравця. Місце: { $who }.

command-play-strength = сила
command-play-strength-description = Як сильно грає комп’ютер; порожньо — середня
command-game-replace-strength = сила
command-game-replace-strength-description = Як сильно грає комп’ютер; порожньо — середня
