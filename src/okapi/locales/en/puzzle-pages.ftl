### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Puzzles
# The name of a page: one puzzle.
puzzles-one = Puzzle
puzzles-text = Positions from real games, each with one move that is clearly best. Can you find it?
puzzles-today = Today’s three
# $date is a day, as the language writes it.
puzzles-today-text = { $date } · The same for everyone, from easy to hard.
puzzles-number = Puzzle { $number }
# How hard a puzzle is: a rating, on the same scale as that of the person who solves it.
puzzles-difficulty = Difficulty { $rating }
puzzles-new = not tried yet
puzzles-found = solved
puzzles-missed = not solved on the first try
puzzles-today-done = You have tried all three. New ones come at midnight (UTC), and the trainer never runs out.
puzzles-trainer = Trainer
puzzles-trainer-text = One puzzle after another, at a difficulty that suits you.
# A button.
puzzles-train = Next puzzle
puzzles-by-theme = Choose a theme to practise it.
puzzles-column-theme = Theme
puzzles-column-found = Solved on the first try
puzzles-column-tried = Tried
puzzles-rating = Your puzzle rating
puzzles-rating-tries = { $count ->
    [one] after { $count } puzzle
   *[other] after { $count } puzzles
}
puzzles-rating-text = You and the puzzles are rated on the same scale as the bots: you solve a puzzle of your own rating about half the time.
puzzles-rating-none = Your rating appears with your first puzzle. Only your first try at each puzzle counts.
# For those who listen. $first and $last are ratings.
puzzles-curve = { $count ->
    [one] Your rating after { $count } puzzle: { $last }
   *[other] Your rating over the last { $count } puzzles: from { $first } to { $last }
}

## At the table

puzzles-task-title = Puzzle · difficulty { $rating }
puzzles-task = Turn { $turn }: time to choose a move. Which one is best?
puzzles-task-start = The game begins. Which tickets are best to keep?
puzzles-first-counts = Only your first try counts towards your rating.
puzzles-before-found = You have tried this puzzle before and found the move.
puzzles-before-missed = You have tried this puzzle before and didn’t find the move on your first try.
puzzles-outcome-found = Found! Chance of winning: { $best }%.
puzzles-outcome-other = There is a better move. With yours, your chance of winning is { $percent }%; with the best, { $best }%.
puzzles-outcome-unknown = There is a better move. With it, your chance of winning is { $best }%.
puzzles-try-again = Try another move, or look at the solution.
# $rating is the new rating, $change as in +12 or −8.
puzzles-counted = Your rating: { $rating } ({ $change }).
# $theme is one of the themes, as in “Doubling”.
puzzles-about = Theme: { $theme }
puzzles-show = Show the solution
puzzles-solution = What the coach looked at, best first
puzzles-next = Next puzzle
reason-puzzle-unknown = There is no such puzzle.
