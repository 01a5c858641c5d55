reason-game-too-few-tickets = Este tablero tiene muy pocos billetes para { $players } jugadores: solo { $tickets }.
reason-board-too-many = { $max ->
    [one] Aquí puedes guardar { $max } tablero. Bórralo primero.
    [many] Aquí puedes guardar { $max } tableros. Borra uno primero.
   *[other] Aquí puedes guardar { $max } tableros. Borra uno primero.
}
reason-board-not-listed = Una mesa con un tablero propio es privada: invita con un enlace.
reason-board-not-rated = Las partidas puntuables se juegan en tableros que todos tienen, no en uno propio.

boards-link = ¿Tienes el juego? Introduce tus billetes
options-board = Tablero
options-board-private = Solo ven tu tablero las personas a las que invitas.
options-board-bot = { $bot } no conoce este tablero: { $instead } juega en su lugar.
board-copy = { $name } (copia)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = Un mapa pequeño para dos jugadores: con { $trains } vagones cada uno, una partida dura cerca de un cuarto de hora.
board-about-australia = Un mapa amplio, de dos a cinco jugadores: costas animadas y largas líneas por el desierto.
