### Puzzles at the terminal.

command-puzzle = Finn det beste trekket: tre oppgaver om dagen, de samme for alle, eller så mange du vil.
option-puzzle-theme = Den ene oppgaven etter den andre om ett tema: doubling (dobling), blocking (blokkering), tickets (billetter), drawing (å trekke kort) eller last-round (siste runde).
option-puzzle-id = En bestemt oppgave, for eksempel 8m6k4g.
option-puzzle-endless = Den ene oppgaven etter den andre, med en vanskelighetsgrad som passer til ratingen din.
puzzle-today = Oppgaver for { $date }.
puzzle-intro = Hver stilling kommer fra et spill mellom boter. Du ser bare det spilleren selv kunne se, og har { $tries } forsøk på å finne det beste trekket. Bare det første teller for ratingen din.
puzzle-rating = Oppgaveratingen din: { $rating }
puzzle-where = Oppgave { $id } · vanskelighetsgrad { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = Godt sett! Vinnersjanse: { $percent } %.
puzzle-other = Det finnes et bedre trekk.
puzzle-other-known = Det finnes et bedre trekk. Med ditt er vinnersjansen { $percent } %.
puzzle-less = Ikke like bra: { $move } ({ $percent } %).
puzzle-no-such-theme = Det finnes ikke noe tema som heter «{ $theme }»; velg mellom { $themes }.
puzzle-unknown = Det finnes ingen oppgave som heter «{ $id }».
puzzle-none-left = Du har prøvd alle oppgavene.
puzzle-not-kept = Ratingen din kunne ikke lagres i { $file }: { $error }.
puzzle-file-broken = { $file } kan ikke leses. Flytt filen for å begynne på nytt med en ny rating.
