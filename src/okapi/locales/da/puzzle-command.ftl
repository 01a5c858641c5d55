### Puzzles at the terminal.

command-puzzle = Find det bedste træk: tre opgaver om dagen, de samme for alle, eller så mange du vil.
option-puzzle-theme = Den ene opgave efter den anden om ét emne: doubling (fordobling), blocking (blokering), tickets (rutekort), drawing (at trække kort) eller last-round (sidste runde).
option-puzzle-id = En bestemt opgave, for eksempel 8m6k4g.
option-puzzle-endless = Den ene opgave efter den anden, med en sværhedsgrad, der passer til din rating.
puzzle-today = Opgaver for { $date }.
puzzle-intro = Hver stilling kommer fra et spil mellem bots. Du ser kun det, spilleren selv kunne se, og har { $tries } forsøg til at finde det bedste træk. Kun det første tæller for din rating.
puzzle-rating = Din opgaverating: { $rating }
puzzle-where = Opgave { $id } · sværhedsgrad { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = Godt set! Vinderchance: { $percent } %.
puzzle-other = Der findes et bedre træk.
puzzle-other-known = Der findes et bedre træk. Med dit er din vinderchance { $percent } %.
puzzle-less = Knap så godt: { $move } ({ $percent } %).
puzzle-no-such-theme = Der er intet emne, der hedder »{ $theme }«; vælg mellem { $themes }.
puzzle-unknown = Der er ingen opgave, der hedder »{ $id }«.
puzzle-none-left = Du har prøvet alle opgaverne.
puzzle-not-kept = Din rating kunne ikke gemmes i { $file }: { $error }.
puzzle-file-broken = { $file } kan ikke læses. Flyt filen for at begynde forfra med en ny rating.
