### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Problem
puzzles-one = Problem
puzzles-text = Ställningar från riktiga partier, var och en med ett drag som är klart bäst. Hittar du det?
puzzles-today = Dagens tre
puzzles-today-text = { $date } · Samma för alla, från lätt till svårt.
puzzles-number = Problem { $number }
puzzles-difficulty = Svårighetsgrad { $rating }
puzzles-new = inte prövat än
puzzles-found = löst
puzzles-missed = inte löst på första försöket
puzzles-today-done = Du har prövat alla tre. Vid midnatt (UTC) kommer nya, och träningen tar aldrig slut.
puzzles-trainer = Träning
puzzles-trainer-text = Det ena problemet efter det andra, med en svårighetsgrad som passar dig.
puzzles-train = Nästa problem
puzzles-by-theme = Välj ett tema för att öva på det.
puzzles-column-theme = Tema
puzzles-column-found = Lösta på första försöket
puzzles-column-tried = Prövade
puzzles-rating = Din problemrating
puzzles-rating-tries = { $count ->
    [one] efter { $count } problem
   *[other] efter { $count } problem
}
puzzles-rating-text = Du och problemen har en rating på samma skala som bottarna: ett problem med din egen rating löser du ungefär varannan gång.
puzzles-rating-none = Din rating kommer med det första problemet. Bara det första försöket på varje problem räknas.
puzzles-curve = { $count ->
    [one] Din rating efter { $count } problem: { $last }
   *[other] Din rating över de senaste { $count } problemen: från { $first } till { $last }
}

## At the table

puzzles-task-title = Problem · svårighetsgrad { $rating }
puzzles-task = Tur { $turn }: det är du som ska spela. Vilket drag är bäst?
puzzles-task-start = Partiet börjar. Vilka biljettkort är bäst att behålla?
puzzles-first-counts = Bara ditt första försök räknas för din rating.
puzzles-before-found = Du har prövat det här problemet förut och hittat draget.
puzzles-before-missed = Du har prövat det här problemet förut och hittade inte draget på första försöket.
puzzles-outcome-found = Hittat! Vinstchans: { $best } %.
puzzles-outcome-other = Det finns ett bättre drag: med ditt är vinstchansen { $percent } %, med det bästa { $best } %.
puzzles-outcome-unknown = Det finns ett bättre drag, med en vinstchans på { $best } %.
puzzles-try-again = Pröva ett annat eller titta på lösningen.
puzzles-counted = Din rating: { $rating } ({ $change }).
puzzles-about = Tema: { $theme }
puzzles-show = Visa lösningen
puzzles-solution = Vad tränaren har tittat på, det bästa först
puzzles-next = Nästa problem
reason-puzzle-unknown = Det problemet finns inte.
