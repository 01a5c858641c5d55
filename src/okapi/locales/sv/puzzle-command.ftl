### Puzzles at the terminal.

command-puzzle = Hitta det bästa draget: tre problem om dagen, samma för alla, eller så många du vill.
option-puzzle-theme = Det ena problemet efter det andra på samma tema: doubling (dubbling), blocking (blockering), tickets (biljettkort), drawing (att dra kort) eller last-round (sista omgången).
option-puzzle-id = Ett visst problem, till exempel 8m6k4g.
option-puzzle-endless = Det ena problemet efter det andra, med en svårighetsgrad som passar din rating.
puzzle-today = Problem för { $date }.
puzzle-intro = Varje ställning kommer från ett parti mellan bottar. Du ser bara det som spelaren själv kunde se, och har { $tries } försök på dig att hitta det bästa draget. Bara det första räknas för din rating.
puzzle-rating = Din problemrating: { $rating }
puzzle-where = Problem { $id } · svårighetsgrad { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = Bra hittat! Vinstchans: { $percent } %.
puzzle-other = Det finns ett bättre drag.
puzzle-other-known = Det finns ett bättre drag. Med ditt är din vinstchans { $percent } %.
puzzle-less = Inte lika bra: { $move } ({ $percent } %).
puzzle-no-such-theme = Det finns inget tema som heter ”{ $theme }”; välj bland { $themes }.
puzzle-unknown = Det finns inget problem som heter ”{ $id }”.
puzzle-none-left = Du har prövat alla problem.
puzzle-not-kept = Din rating kunde inte sparas i { $file }: { $error }.
puzzle-file-broken = { $file } går inte att läsa. Flytta filen för att börja om med en ny rating.
