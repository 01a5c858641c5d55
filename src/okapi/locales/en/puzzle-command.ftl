### Puzzles at the terminal.

command-puzzle = Find the best move: three puzzles a day, the same for everyone, or as many as you like.
option-puzzle-theme = One puzzle after another about one theme: doubling, blocking, tickets, drawing or last-round.
option-puzzle-id = A particular puzzle by its name, such as 8m6k4g.
option-puzzle-endless = One puzzle after another, each at a difficulty that suits your rating.
puzzle-today = Puzzles for { $date }.
puzzle-intro = Every position comes from a game between bots. You see what the player whose turn it is could see, and you have { $tries } tries to find the best move. Only the first one counts towards your rating.
puzzle-rating = Your puzzle rating: { $rating }
puzzle-where = Puzzle { $id } · difficulty { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = Well spotted! Chance of winning: { $percent }%.
puzzle-other = There is a better move.
puzzle-other-known = There is a better move. With yours, your chance of winning is { $percent }%.
puzzle-less = Not as good: { $move } ({ $percent }%).
puzzle-no-such-theme = There is no theme called “{ $theme }”; choose from { $themes }.
puzzle-unknown = There is no puzzle called “{ $id }”.
puzzle-none-left = You have tried every puzzle.
puzzle-not-kept = Your rating couldn’t be saved in { $file }: { $error }.
puzzle-file-broken = { $file } can’t be read. Move the file elsewhere to start again with a new rating.
