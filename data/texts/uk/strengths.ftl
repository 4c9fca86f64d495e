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
strength-easy-help = Грає, як привітний новачок, і дещо пропускає.
strength-normal-help = Грає добре, але перемогти можна.
strength-hard-help = Грає так добре, як уміє.

strengths-button = Комп’ютери
strengths-page-button = Комп’ютери, частина { $page }
strengths-modal-title = Як добре грають комп’ютери
strengths-free-label = Комп’ютери на вільних місцях
strengths-free-hint = Для комп’ютерів, що сядуть відтепер.
strengths-free = Комп’ютери на вільних місцях: { $strength }
error-no-computer-there = На тому місці комп’ютер уже не грає.

stand-in-question = Місце: { $who }. Як добре має грати комп’ютер?
notice-computer = { $spy } тим часом грає. Місце: { $who }.
news-computer = { $spy } поки що замінює гравця. Місце: { $who }.

command-play-strength = сила
command-play-strength-description = Як добре грає комп’ютер; порожньо — середній
command-game-replace-strength = сила
command-game-replace-strength-description = Як добре грає комп’ютер; порожньо — середній
