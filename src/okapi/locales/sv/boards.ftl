reason-game-too-few-tickets = Spelplanen har för få biljettkort för { $players } spelare: det finns bara { $tickets }.
reason-board-too-many = { $max ->
    [one] Du kan spara högst { $max } spelplan här. Ta bort den först.
   *[other] Du kan spara högst { $max } spelplaner här. Ta bort en först.
}
reason-board-not-listed = Ett bord med din egen spelplan är privat: bjud in med en länk.
reason-board-not-rated = Rankade partier spelas på spelplaner som alla har, inte på en egen.

boards-link = Har du spelet hemma? Skriv in dina biljettkort
options-board = Spelplan
options-board-private = Bara de du bjuder in ser din spelplan.
options-board-bot = { $bot } har inte lärt sig den här spelplanen: { $instead } spelar i stället.
board-copy = { $name } (kopia)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = En liten karta för två spelare: med { $trains } tåg var tar ett parti ungefär en kvart.
board-about-australia = En bred karta för två till fem spelare: livliga kuster och långa linjer genom öknen.
