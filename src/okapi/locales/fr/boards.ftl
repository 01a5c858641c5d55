reason-game-too-few-tickets = Ce plateau a trop peu de destinations pour { $players } joueurs : seulement { $tickets }.
reason-board-too-many = { $max ->
    [one] Vous pouvez garder { $max } plateau ici. Supprimez-le d’abord.
    [many] Vous pouvez garder { $max } plateaux ici. Supprimez-en un d’abord.
   *[other] Vous pouvez garder { $max } plateaux ici. Supprimez-en un d’abord.
}
reason-board-not-listed = Une table avec votre propre plateau reste privée : invitez par lien.
reason-board-not-rated = Les parties classées se jouent sur des plateaux que tout le monde a, pas sur le vôtre.

boards-link = Vous avez le jeu ? Saisissez vos destinations
options-board = Plateau
options-board-private = Seules les personnes invitées voient votre plateau.
options-board-bot = { $bot } ne connaît pas ce plateau : { $instead } joue à sa place.
board-copy = { $name } (copie)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = Un petit plateau pour deux joueurs : avec { $trains } wagons chacun, une partie dure environ un quart d’heure.
board-about-australia = Un vaste plateau pour deux à cinq joueurs : des côtes animées et de longues lignes à travers le désert.
