# Під яким ім’ям грає програма і як сильно.

computer-name = { $mask } { $name } (програма, { $seat })
computer-alias = { $mask } { $name } (програма)
computer-with-strength = { $mask } { $name } (програма, { $strength })

strength-easy = слабка
strength-normal = середня
strength-hard = сильна
strength-easy-button = Слабка
strength-normal-button = Середня
strength-hard-button = Сильна
strength-easy-help = Грає, як добродушний новачок, і багато чого не помічає.
strength-normal-help = Грає добре, але обіграти її можна.
strength-hard-help = Грає на повну силу.

strengths-button = Сила програми
strengths-page-button = Сила програми, частина { $page }
strengths-modal-title = Як сильно грає програма
strengths-free-label = Програма на вільних місцях
strengths-free-hint = Для місць, які програма займе відтепер.
strengths-free = Програма на вільних місцях: { $strength }
error-no-computer-there = На тому місці програма вже не грає.

stand-in-question = Місце: { $who }. Як сильно має грати програма?
notice-computer = { $spy } тим часом грає. Місце: { $who }.
news-computer = { $spy } поки що замінює гравця. Місце: { $who }.

command-play-strength = сила
command-play-strength-description = Як сильно грає програма; порожньо — середня
command-game-replace-strength = сила
command-game-replace-strength-description = Як сильно грає програма; порожньо — середня
