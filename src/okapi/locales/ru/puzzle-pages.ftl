### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Задачи
puzzles-one = Задача
puzzles-text = Позиции из настоящих игр, в каждой один ход явно лучше остальных. Найдёте его?
puzzles-today = Три задачи дня
puzzles-today-text = { $date } · Одни и те же для всех, от лёгкой к трудной.
puzzles-number = Задача { $number }
puzzles-difficulty = Сложность { $rating }
puzzles-new = ещё не решали
puzzles-found = решена
puzzles-missed = не решена с первого раза
puzzles-today-done = Вы попробовали все три. Новые появятся в полночь (UTC), а тренировка не кончается никогда.
puzzles-trainer = Тренировка
puzzles-trainer-text = Задача за задачей, каждая вам по силам.
puzzles-train = Следующая задача
puzzles-by-theme = Выберите тему, чтобы потренироваться.
puzzles-column-theme = Тема
puzzles-column-found = Решено с первого раза
puzzles-column-tried = Пробовали
puzzles-rating = Ваш рейтинг в задачах
puzzles-rating-tries = { $count ->
    [one] после { $count } задачи
    [few] после { $count } задач
    [many] после { $count } задач
   *[other] после { $count } задачи
}
puzzles-rating-text = У вас и у задач рейтинг по одной шкале, той же, что у ботов: задачу с вашим рейтингом вы решаете примерно в половине случаев.
puzzles-rating-none = Рейтинг появится с первой задачей. В каждой задаче засчитывается только первая попытка.
puzzles-curve = { $count ->
    [1] Ваш рейтинг после { $count } задачи: { $last }
    [one] Ваш рейтинг за { $count } последнюю задачу: от { $first } до { $last }
    [few] Ваш рейтинг за { $count } последние задачи: от { $first } до { $last }
    [many] Ваш рейтинг за { $count } последних задач: от { $first } до { $last }
   *[other] Ваш рейтинг за { $count } последней задачи: от { $first } до { $last }
}

## At the table

puzzles-task-title = Задача · сложность { $rating }
puzzles-task = Ход { $turn }, ваша очередь. Как сыграть лучше всего?
puzzles-task-start = Игра начинается. Какие билеты лучше оставить?
puzzles-first-counts = В рейтинг идёт только первая попытка.
puzzles-before-found = Вы уже решали эту задачу и нашли ход.
puzzles-before-missed = Вы уже решали эту задачу, но с первого раза ход не нашли.
puzzles-outcome-found = Верно! Шанс на победу: { $best } %.
puzzles-outcome-other = Есть ход лучше: ваш даёт { $percent } % шансов на победу, лучший — { $best } %.
puzzles-outcome-unknown = Есть ход лучше, с шансом на победу { $best } %.
puzzles-try-again = Попробуйте другой или посмотрите решение.
puzzles-counted = Ваш рейтинг: { $rating } ({ $change }).
puzzles-about = Тема: { $theme }
puzzles-show = Показать решение
puzzles-solution = Что рассмотрел тренер, начиная с лучшего
puzzles-next = Следующая задача
reason-puzzle-unknown = Такой задачи нет.
