reason-game-too-few-tickets = Brettet har for få billetter til { $players } spillere: det er bare { $tickets }.
reason-board-too-many = { $max ->
    [one] Du kan ha { $max } brett her. Slett det først.
   *[other] Du kan ha { $max } brett her. Slett ett av dem først.
}
reason-board-not-listed = Et bord med ditt eget brett forblir privat: inviter folk med en lenke.
reason-board-not-rated = Ratede spill spilles på brett som alle har, ikke på ditt eget.

boards-link = Eier du spillet? Skriv inn billettene dine
options-board = Brett
options-board-private = Bare de du inviterer, ser brettet ditt.
options-board-bot = { $bot } har ikke lært dette brettet: { $instead } spiller i stedet.
board-copy = { $name } (kopi)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = Et lite kart for to spillere: med { $trains } tog hver varer et spill omtrent et kvarter.
board-about-australia = Et bredt kart for to til fem spillere: travle kyster og lange linjer gjennom ørkenen.
