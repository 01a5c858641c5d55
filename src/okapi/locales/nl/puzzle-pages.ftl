### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Puzzels
puzzles-one = Puzzel
puzzles-text = Stellingen uit echte partijen, elk met één zet die duidelijk de beste is. Vind je die?
puzzles-today = De drie van vandaag
puzzles-today-text = { $date } · Voor iedereen dezelfde, van makkelijk naar moeilijk.
puzzles-number = Puzzel { $number }
puzzles-difficulty = Moeilijkheidsgraad { $rating }
puzzles-new = nog niet geprobeerd
puzzles-found = opgelost
puzzles-missed = niet opgelost bij de eerste poging
puzzles-today-done = Je hebt ze alle drie geprobeerd. Om middernacht (UTC) komen er nieuwe, en de training houdt nooit op.
puzzles-trainer = Training
puzzles-trainer-text = De ene puzzel na de andere, ongeveer zo moeilijk als bij je past.
puzzles-train = Volgende puzzel
puzzles-by-theme = Kies een thema om het te oefenen.
puzzles-column-theme = Thema
puzzles-column-found = Meteen opgelost
puzzles-column-tried = Geprobeerd
puzzles-rating = Je puzzelrating
puzzles-rating-tries = { $count ->
    [one] na { $count } puzzel
   *[other] na { $count } puzzels
}
puzzles-rating-text = Jij en de puzzels hebben een rating op dezelfde schaal als de bots: een puzzel met jouw rating los je ongeveer één op de twee keer op.
puzzles-rating-none = Je rating verschijnt bij je eerste puzzel. Van elke puzzel telt alleen de eerste poging.
puzzles-curve = { $count ->
    [one] Je rating na { $count } puzzel: { $last }
   *[other] Je rating over de laatste { $count } puzzels: van { $first } naar { $last }
}

## At the table

puzzles-task-title = Puzzel · moeilijkheidsgraad { $rating }
puzzles-task = Beurt { $turn }, en jij bent aan zet. Welke zet is de beste?
puzzles-task-start = De partij begint. Welke bestemmingskaarten kun je het best houden?
puzzles-first-counts = Alleen je eerste poging telt voor je rating.
puzzles-before-found = Je hebt deze puzzel al eens geprobeerd en de zet gevonden.
puzzles-before-missed = Je hebt deze puzzel al eens geprobeerd en de zet niet bij de eerste poging gevonden.
puzzles-outcome-found = Gevonden! Winstkans: { $best }%.
puzzles-outcome-other = Er is een betere zet: met die van jou is de winstkans { $percent }%, met de beste { $best }%.
puzzles-outcome-unknown = Er is een betere zet, met een winstkans van { $best }%.
puzzles-try-again = Probeer een andere, of bekijk de oplossing.
puzzles-counted = Je rating: { $rating } ({ $change }).
puzzles-about = Thema: { $theme }
puzzles-show = Oplossing bekijken
puzzles-solution = Wat de coach heeft bekeken, het beste eerst
puzzles-next = Volgende puzzel
reason-puzzle-unknown = Deze puzzel bestaat niet.
