### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Selvä
hint-ferry = Uutta: lautta. Ruudut, joissa on veturi, maksetaan vetureilla.
hint-grey = Uutta: harmaa reitti. Sen voi maksaa millä tahansa yhdellä värillä.
hint-twin = Uutta: kaksoisreitti. Jos pelaajia on alle { COUNT($players_sharing_doubles) }, vain toisen raiteen voi rakentaa; muuten molemmat, kunhan rakentajat ovat eri pelaajia.
hint-wild = Uutta: voit pelata veturin maastokorttina. Se vastaa yhtä maastokorttia sekä korttien määriä verrattaessa että hintaa maksettaessa.
