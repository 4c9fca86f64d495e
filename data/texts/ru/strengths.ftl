# Под каким именем играет программа и насколько сильно.

computer-name = { $mask } { $name } (программа, { $seat })
computer-alias = { $mask } { $name } (программа)
computer-with-strength = { $mask } { $name } (программа, { $strength })

strength-easy = лёгкий уровень
strength-normal = средний уровень
strength-hard = сложный уровень
strength-easy-button = Лёгкий
strength-normal-button = Средний
strength-hard-button = Сложный
strength-easy-help = Играет как добродушный новичок и многого не замечает.
strength-normal-help = Играет хорошо, но обыграть можно.
strength-hard-help = Играет в полную силу.

strengths-button = Сила программы
strengths-page-button = Сила программы, часть { $page }
strengths-modal-title = Как сильно играет программа
strengths-free-label = Программа на свободных местах
strengths-free-hint = Для мест, которые программа займёт с этого момента.
strengths-free = Программа на свободных местах: { $strength }
error-no-computer-there = Программа на этом месте больше не играет.

stand-in-question = { $who }: как сильно играть программе на этом месте?
notice-computer = { $spy } пока играет вместо игрока: { $who }.
news-computer = { $spy } ненадолго подменяет игрока. Место: { $who }.

command-play-strength = программа
command-play-strength-description = Как сильно играет программа; если не указать, средне
command-game-replace-strength = программа
command-game-replace-strength-description = Как сильно играет программа; если не указать, средне
