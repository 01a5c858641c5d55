### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Oppgaver
puzzles-one = Oppgave
puzzles-text = Stillinger fra ekte spill, hver med ett trekk som er klart best. Finner du det?
puzzles-today = Dagens tre
puzzles-today-text = { $date } · De samme for alle, fra lett til vanskelig.
puzzles-number = Oppgave { $number }
puzzles-difficulty = Vanskelighetsgrad { $rating }
puzzles-new = ikke prøvd ennå
puzzles-found = løst
puzzles-missed = ikke løst på første forsøk
puzzles-today-done = Du har prøvd alle tre. Ved midnatt (UTC) kommer det tre nye, og treningen tar aldri slutt.
puzzles-trainer = Trening
puzzles-trainer-text = Den ene oppgaven etter den andre, med en vanskelighetsgrad som passer deg.
puzzles-train = Neste oppgave
puzzles-by-theme = Velg et tema for å øve på det.
puzzles-column-theme = Tema
puzzles-column-found = Løst på første forsøk
puzzles-column-tried = Prøvd
puzzles-rating = Oppgaveratingen din
puzzles-rating-tries = { $count ->
    [one] etter { $count } oppgave
   *[other] etter { $count } oppgaver
}
puzzles-rating-text = Du og oppgavene har rating på samme skala som botene: en oppgave med din egen rating løser du omtrent annenhver gang.
puzzles-rating-none = Ratingen din kommer med den første oppgaven. Bare det første forsøket på hver oppgave teller.
puzzles-curve = { $count ->
    [one] Ratingen din etter { $count } oppgave: { $last }
   *[other] Ratingen din over de siste { $count } oppgavene: fra { $first } til { $last }
}

## At the table

puzzles-task-title = Oppgave · vanskelighetsgrad { $rating }
puzzles-task = Tur { $turn }: det er du som skal spille. Hvilket trekk er best?
puzzles-task-start = Spillet begynner. Hvilke billetter er det best å beholde?
puzzles-first-counts = Bare det første forsøket ditt teller for ratingen.
puzzles-before-found = Du har prøvd denne oppgaven før og funnet trekket.
puzzles-before-missed = Du har prøvd denne oppgaven før, men fant ikke trekket på første forsøk.
puzzles-outcome-found = Funnet! Vinnersjanse: { $best } %.
puzzles-outcome-other = Det finnes et bedre trekk: med ditt er vinnersjansen { $percent } %, med det beste { $best } %.
puzzles-outcome-unknown = Det finnes et bedre trekk, med en vinnersjanse på { $best } %.
puzzles-try-again = Prøv et annet, eller se på løsningen.
puzzles-counted = Ratingen din: { $rating } ({ $change }).
puzzles-about = Tema: { $theme }
puzzles-show = Vis løsningen
puzzles-solution = Hva treneren har sett på, det beste først
puzzles-next = Neste oppgave
reason-puzzle-unknown = Den oppgaven finnes ikke.
