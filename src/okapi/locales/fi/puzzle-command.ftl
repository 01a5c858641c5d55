### Puzzles at the terminal.

command-puzzle = Etsi paras siirto: kolme tehtävää päivässä, kaikille samat, tai niin monta kuin haluat.
option-puzzle-theme = Tehtävä toisensa jälkeen yhdestä aiheesta: doubling (tuplaaminen), blocking (estäminen), tickets (menoliput), drawing (korttien nostaminen) tai last-round (viimeinen kierros).
option-puzzle-id = Tietty tehtävä, esimerkiksi 8m6k4g.
option-puzzle-endless = Tehtävä toisensa jälkeen, kukin vahvuuslukuusi sopiva.
puzzle-today = Tehtävät, { $date }.
puzzle-intro = Jokainen tilanne on bottien välisestä pelistä. Näet sen, minkä vuorossa oleva pelaaja saattoi nähdä, ja sinulla on { $tries } yritystä löytää paras siirto. Vain ensimmäinen vaikuttaa vahvuuslukuusi.
puzzle-rating = Vahvuuslukusi tehtävissä: { $rating }
puzzle-where = Tehtävä { $id } · vaikeus { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = Hyvin huomattu! Voittomahdollisuus: { $percent } %.
puzzle-other = Parempikin siirto on.
puzzle-other-known = Parempikin siirto on. Omallasi voittomahdollisuus on { $percent } %.
puzzle-less = Ei yhtä hyvä: { $move } ({ $percent } %).
puzzle-no-such-theme = Aihetta nimeltä ”{ $theme }” ei ole; valitse näistä: { $themes }.
puzzle-unknown = Tehtävää nimeltä ”{ $id }” ei ole.
puzzle-none-left = Olet yrittänyt kaikkia tehtäviä.
puzzle-not-kept = Vahvuuslukuasi ei voitu tallentaa tiedostoon { $file }: { $error }.
puzzle-file-broken = Tiedostoa { $file } ei voi lukea. Siirrä se muualle, niin voit aloittaa alusta uudella vahvuusluvulla.
