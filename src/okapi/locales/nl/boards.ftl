reason-game-too-few-tickets = Dit bord heeft te weinig bestemmingskaarten voor { $players } spelers: het zijn er maar { $tickets }.
reason-board-too-many = { $max ->
    [one] Je kunt hier { $max } bord bewaren. Verwijder het eerst.
   *[other] Je kunt hier { $max } borden bewaren. Verwijder er eerst een.
}
reason-board-not-listed = Een tafel met een eigen bord blijft privé: nodig mensen uit met een link.
reason-board-not-rated = Ratingpartijen worden gespeeld op borden die iedereen heeft, niet op een eigen bord.

boards-link = Heb je het spel in huis? Typ je bestemmingskaarten in
options-board = Bord
options-board-private = Alleen wie jij uitnodigt, ziet je bord.
options-board-bot = { $bot } heeft dit bord niet geleerd: in plaats daarvan speelt { $instead }.
board-copy = { $name } (kopie)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = Een klein bord voor twee spelers: met elk { $trains } treintjes duurt een partij ongeveer een kwartier.
board-about-australia = Een breed bord voor twee tot vijf spelers: drukke kusten en lange lijnen door de woestijn.
