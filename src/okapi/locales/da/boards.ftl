reason-game-too-few-tickets = Spillebrættet har for få rutekort til { $players } spillere: der er kun { $tickets }.
reason-board-too-many = { $max ->
    [one] Du kan højst have { $max } spillebræt her. Slet det først.
   *[other] Du kan højst have { $max } spillebrætter her. Slet et af dem først.
}
reason-board-not-listed = Et bord med dit eget spillebræt forbliver privat: invitér folk med et link.
reason-board-not-rated = Ratede spil spilles på spillebrætter, som alle har, ikke på dit eget.

boards-link = Ejer du spillet? Skriv dine rutekort ind
options-board = Spillebræt
options-board-private = Kun dem, du inviterer, ser dit spillebræt.
options-board-bot = { $bot } har ikke lært dette spillebræt: { $instead } spiller i stedet.
board-copy = { $name } (kopi)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = Et lille landkort til to spillere: med { $trains } togvogne til hver varer et spil omkring et kvarter.
board-about-australia = Et bredt landkort til to til fem spillere: travle kyster og lange linjer gennem ørkenen.
