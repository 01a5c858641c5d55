reason-game-too-few-tickets = Ta plansza ma za mało biletów. Liczba graczy: { $players }, liczba biletów: { $tickets }.
reason-board-too-many = Więcej plansz nie można tu mieć (limit: { $max }). Najpierw usuń którąś z nich.
reason-board-not-listed = Stół z twoją własną planszą pozostaje prywatny: zaproś graczy linkiem.
reason-board-not-rated = Gry rankingowe toczą się na planszach, które mają wszyscy, a nie na własnej.

boards-link = Masz tę grę? Wpisz swoje bilety
options-board = Plansza
options-board-private = Twoją planszę widzą tylko zaproszone osoby.
options-board-bot = { $bot } nie zna tej planszy: w zastępstwie gra { $instead }.
board-copy = { $name } (kopia)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = Mała mapa dla dwóch graczy: przy { $trains } wagonikach na osobę gra trwa około kwadransa.
board-about-australia = Szeroka mapa dla dwóch do pięciu graczy: ruchliwe wybrzeża i długie linie przez pustynię.
