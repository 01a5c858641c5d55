### Puzzles at the terminal.

command-puzzle = Vind de beste zet: drie puzzels per dag, voor iedereen dezelfde, of zoveel je wilt.
option-puzzle-theme = De ene puzzel na de andere over één thema: doubling (verdubbelen), blocking (blokkeren), tickets (bestemmingskaarten), drawing (kaarten nemen) of last-round (laatste ronde).
option-puzzle-id = Een bepaalde puzzel, bijvoorbeeld 8m6k4g.
option-puzzle-endless = De ene puzzel na de andere, elk zo moeilijk als bij je rating past.
puzzle-today = Puzzels van { $date }.
puzzle-intro = Elke stelling komt uit een partij tussen bots. Je ziet wat de speler aan de beurt kon zien en hebt { $tries } pogingen om de beste zet te vinden. Alleen de eerste telt voor je rating.
puzzle-rating = Je puzzelrating: { $rating }
puzzle-where = Puzzel { $id } · moeilijkheidsgraad { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = Goed gevonden! Winstkans: { $percent }%.
puzzle-other = Er is een betere zet.
puzzle-other-known = Er is een betere zet. Met die van jou is je winstkans { $percent }%.
puzzle-less = Minder goed: { $move } ({ $percent }%).
puzzle-no-such-theme = Er is geen thema dat ‘{ $theme }’ heet; kies uit { $themes }.
puzzle-unknown = Er is geen puzzel die ‘{ $id }’ heet.
puzzle-none-left = Je hebt alle puzzels geprobeerd.
puzzle-not-kept = Je rating kon niet bewaard worden in { $file }: { $error }.
puzzle-file-broken = { $file } is niet te lezen. Verplaats het bestand om met een nieuwe rating opnieuw te beginnen.
