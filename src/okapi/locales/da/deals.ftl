### The deal of the day, as its page in the browser says it.

deal = Dagens spil
deal-title = Dagens spil: { $date }
deal-text = Alle får de samme kort: det tredje kort, du trækker fra en bunke, er også det tredje for alle andre. Hvor mange point får du ud af dem?
deal-against = Dine modstandere: { $opponents } · cirka et kvarter
deal-play = Spil dagens spil
deal-continue = Fortsæt dit spil
deal-play-old = Spil dette spil
deal-one-try = Du har ét forsøg, der tæller: begynd før { $until }, og bliv færdig før { $end }. Ingen kan se dit spil, før de selv har spillet færdigt.
deal-over = Fristen er udløbet. Du kan spille spillet, så tit du vil, men det tæller ikke længere.
deal-closing = Dagen er slut, og nogle er stadig ved at spille færdigt. Fra { $until } kan du spille spillet, så tit du vil, men det tæller ikke længere.
deal-not-counted = Dit spil blev ikke færdigt i tide og tæller derfor ikke.
deal-people = { $count ->
    [0] Ingen har spillet dette spil færdigt endnu.
    [one] { $count } person har spillet dette spil færdigt.
   *[other] { $count } personer har spillet dette spil færdigt.
}
deal-field-title = Alle resultater
deal-result-title = Dit resultat
deal-rank = { $points ->
    [one] { $points } point
   *[other] { $points } point
}: nummer { $rank } af { $of }
deal-streak = { $days ->
    [one] { $days } dag i træk
   *[other] { $days } dage i træk
}
deal-chart = Alles point som en kurve
deal-you = Du: { $points }
deal-luck = Hvad var held, hvad var valg?
deal-ledger-waits = Træneren regner ud, hvad der var held, og hvad der var valg.
deal-best = Se det bedste spil: { $name } ({ $points })
deal-champion = Se Mesters spil ({ $points })
deal-own-game = Tilbage til mit spil
deal-share = Del mit resultat
deal-picture = Gem som billede
deal-share-text = Det, du deler, røber intet om kortene.
deal-card = Okapi · Dagens spil: { $date }
deal-levels-play = Bots på alle niveauer er stadig i gang med dette spil.
deal-fair = Er kortene blandet fair?
deal-fair-text = Rækkefølgen i alle bunker ligger fast, før dagen begynder. Dens segl vises dagen før, selve hemmeligheden en time efter dagens slutning: så kan enhver kontrollere alle disse spil.
deal-secret = Hemmelighed
deal-earlier = Tidligere dages spil
deal-earlier-text = Spil dem, når du vil. De tæller ikke længere.
deal-today = Til dagens spil
deal-new = nyt i dag
deal-waits = venter på dig
# On the home page, beside the deal of the day.
duels-link = Dueller
duels-wait = venter på dig: { $count }
puzzles-link = Opgaver
reason-deal-is-closing = Dagen er slut, og andre er måske stadig ved at spille færdigt. Om højst en time kan du spille spillet, så tit du vil.
