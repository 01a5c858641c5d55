### Boards of one's own, where they are chosen and played on. The workshop's own words are in workshop.ftl.

## Why a board of one's own cannot be kept, shared or played on

reason-game-too-few-tickets = This board has too few tickets for { $players } players: only { $tickets }.
reason-board-too-many = { $max ->
    [one] You can keep { $max } board here. Delete it first.
   *[other] You can keep { $max } boards here. Delete one first.
}
reason-board-not-listed = A table with a board of your own stays private: invite people by link.
reason-board-not-rated = Rated games are played on boards that everyone has, not on one of your own.

## Choosing a board

boards-link = Own the game? Type in your tickets
options-board = Board
options-board-private = Only those you invite see your board.
options-board-bot = { $bot } has not learned this board: { $instead } plays instead.
board-copy = { $name } (copy)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = A small map for two players: with { $trains } trains each, a game takes about a quarter of an hour.
board-about-australia = A wide map for two to five players: busy coasts, and long lines through the desert.
