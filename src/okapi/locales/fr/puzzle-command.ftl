### Puzzles at the terminal.

command-puzzle = Trouver le meilleur coup : trois problèmes par jour, les mêmes pour tout le monde, ou autant que vous voulez.
option-puzzle-theme = Un problème après l’autre sur un seul thème : doubling (doubler), blocking (bloquer), tickets (destinations), drawing (prendre des cartes) ou last-round (dernier tour).
option-puzzle-id = Un problème précis, par exemple 8m6k4g.
option-puzzle-endless = Un problème après l’autre, chacun d’une difficulté adaptée à votre cote.
puzzle-today = Problèmes du { $date }.
puzzle-intro = Chaque position vient d’une partie entre bots. Vous voyez ce que pouvait voir le joueur dont c’était le tour, et vous avez { $tries } essais pour trouver le meilleur coup. Seul le premier compte pour votre cote.
puzzle-rating = Votre cote aux problèmes : { $rating }
puzzle-where = Problème { $id } · difficulté { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = Bien trouvé ! Chances de gagner : { $percent } %.
puzzle-other = Il y a un meilleur coup.
puzzle-other-known = Il y a un meilleur coup. Avec le vôtre, vos chances de gagner sont de { $percent } %.
puzzle-less = Moins bon : { $move } ({ $percent } %).
puzzle-no-such-theme = Aucun thème ne s’appelle « { $theme } » ; choisissez parmi { $themes }.
puzzle-unknown = Aucun problème ne s’appelle « { $id } ».
puzzle-none-left = Vous avez essayé tous les problèmes.
puzzle-not-kept = Impossible d’enregistrer votre cote dans { $file } : { $error }.
puzzle-file-broken = { $file } est illisible. Déplacez ce fichier pour repartir avec une nouvelle cote.
