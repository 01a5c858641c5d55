### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Opgaver
puzzles-one = Opgave
puzzles-text = Stillinger fra rigtige spil, hver med ét træk, der klart er det bedste. Kan du finde det?
puzzles-today = Dagens tre
puzzles-today-text = { $date } · De samme for alle, fra let til svær.
puzzles-number = Opgave { $number }
puzzles-difficulty = Sværhedsgrad { $rating }
puzzles-new = ikke prøvet endnu
puzzles-found = løst
puzzles-missed = ikke løst i første forsøg
puzzles-today-done = Du har prøvet alle tre. Ved midnat (UTC) kommer der nye, og træningen slutter aldrig.
puzzles-trainer = Træning
puzzles-trainer-text = Den ene opgave efter den anden, med en sværhedsgrad, der passer til dig.
puzzles-train = Næste opgave
puzzles-by-theme = Vælg et emne, du vil øve dig i.
puzzles-column-theme = Emne
puzzles-column-found = Løst i første forsøg
puzzles-column-tried = Prøvet
puzzles-rating = Din opgaverating
puzzles-rating-tries = { $count ->
    [one] efter { $count } opgave
   *[other] efter { $count } opgaver
}
puzzles-rating-text = Du og opgaverne har rating på samme skala som bots: en opgave med din egen rating løser du omtrent hver anden gang.
puzzles-rating-none = Din rating kommer med den første opgave. Kun det første forsøg på hver opgave tæller.
puzzles-curve = { $count ->
    [one] Din rating efter { $count } opgave: { $last }
   *[other] Din rating over de sidste { $count } opgaver: fra { $first } til { $last }
}

## At the table

puzzles-task-title = Opgave · sværhedsgrad { $rating }
puzzles-task = Tur { $turn }: det er dig, der skal spille. Hvilket træk er bedst?
puzzles-task-start = Spillet begynder. Hvilke rutekort er det bedst at beholde?
puzzles-first-counts = Kun dit første forsøg tæller for din rating.
puzzles-before-found = Du har prøvet denne opgave før og fundet trækket.
puzzles-before-missed = Du har prøvet denne opgave før og fandt ikke trækket i første forsøg.
puzzles-outcome-found = Fundet! Vinderchance: { $best } %.
puzzles-outcome-other = Der findes et bedre træk: med dit er vinderchancen { $percent } %, med det bedste { $best } %.
puzzles-outcome-unknown = Der findes et bedre træk med en vinderchance på { $best } %.
puzzles-try-again = Prøv et andet, eller se løsningen.
puzzles-counted = Din rating: { $rating } ({ $change }).
puzzles-about = Emne: { $theme }
puzzles-show = Vis løsningen
puzzles-solution = Hvad træneren har set på, det bedste først
puzzles-next = Næste opgave
reason-puzzle-unknown = Den opgave findes ikke.
