### Puzzles at the terminal.

command-puzzle = Найти лучший ход: три задачи в день, одинаковые для всех, или сколько захотите.
option-puzzle-theme = Задача за задачей на одну тему: doubling (удвоение), blocking (помехи соперникам), tickets (билеты), drawing (добор карт) или last-round (последний круг).
option-puzzle-id = Определённая задача, например 8m6k4g.
option-puzzle-endless = Задача за задачей, каждая подобрана под ваш рейтинг.
puzzle-today = Задачи дня: { $date } года.
puzzle-intro = Каждая позиция взята из игры ботов. Вы видите то, что мог видеть игрок, чей был ход; найти лучший ход можно с { $tries } попыток. В рейтинг идёт только первая.
puzzle-rating = Ваш рейтинг в задачах: { $rating }
puzzle-where = Задача { $id } · сложность { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = Отлично! Шанс на победу: { $percent } %.
puzzle-other = Есть ход лучше.
puzzle-other-known = Есть ход лучше. Ваш даёт { $percent } % шансов на победу.
puzzle-less = Слабее: { $move } ({ $percent } %).
puzzle-no-such-theme = Темы «{ $theme }» нет; есть такие: { $themes }.
puzzle-unknown = Задачи «{ $id }» нет.
puzzle-none-left = Вы уже пробовали решить все задачи.
puzzle-not-kept = Сохранить ваш рейтинг в { $file } не удалось: { $error }.
puzzle-file-broken = Прочитать { $file } нельзя. Переместите этот файл, чтобы начать заново с новым рейтингом.
