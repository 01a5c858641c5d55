reason-game-too-few-tickets = Pelilaudalla on liian vähän menolippuja { $players } pelaajalle: vain { $tickets }.
reason-board-too-many = { $max ->
    [one] Voit säilyttää täällä { $max } pelilaudan. Poista se ensin.
   *[other] Voit säilyttää täällä { $max } pelilautaa. Poista ensin yksi.
}
reason-board-not-listed = Omalla pelilaudalla pelattava pöytä pysyy yksityisenä: kutsu pelaajat linkillä.
reason-board-not-rated = Vahvuuslukupelit pelataan kaikille yhteisillä laudoilla, ei omalla.

boards-link = Omistatko pelin? Lisää omat menolippusi
options-board = Pelilauta
options-board-private = Pelilautasi näkevät vain kutsumasi pelaajat.
options-board-bot = { $bot } ei ole oppinut tätä pelilautaa: sen tilalla pelaa { $instead }.
board-copy = { $name } (kopio)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = Pieni kartta kahdelle: kun kummallakin on { $trains } vaunua, peli kestää noin vartin.
board-about-australia = Leveä kartta 2–5 pelaajalle: vilkkaat rannikot ja pitkät radat aavikon halki.
