### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Selvä
hint-ferry = Uutta: lautta. Veturilla merkityt ruudut maksetaan vetureilla.
hint-grey = Uutta: harmaa reitti. Sen voi maksaa millä tahansa yhdellä värillä.
hint-twin = Uutta: kaksoisreitti. Kahden tai kolmen pelissä vain yhden sen raiteista voi rakentaa; neljän tai viiden pelissä molemmat, mutta ei sama pelaaja.
hint-wild = Uutta: veturi käy maastokortista. Se lasketaan enemmistöön ja hintaan.
