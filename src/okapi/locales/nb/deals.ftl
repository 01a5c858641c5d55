### The deal of the day, as its page in the browser says it.

deal = Dagens spill
deal-title = Dagens spill: { $date }
deal-text = Alle får de samme kortene: det tredje kortet du trekker fra en bunke, er også det tredje for alle andre. Hvor mange poeng får du ut av dem?
deal-against = Motstanderne dine: { $opponents } · omtrent et kvarter
deal-play = Spill dagens spill
deal-continue = Fortsett spillet ditt
deal-play-old = Spill dette spillet
deal-one-try = Du har ett forsøk som teller: begynn før { $until }, og bli ferdig før { $end }. Ingen kan se spillet ditt før de selv har spilt ferdig.
deal-over = Fristen er ute. Du kan spille spillet så ofte du vil, men det teller ikke lenger.
deal-closing = Dagen er over, men noen er fortsatt i gang med spillet. Fra { $until } kan du spille spillet så ofte du vil, men det teller ikke lenger.
deal-not-counted = Spillet ditt ble ikke ferdig i tide og teller derfor ikke.
deal-people = { $count ->
    [0] Ingen har spilt dette spillet ferdig ennå.
    [one] { $count } person har spilt dette spillet ferdig.
   *[other] { $count } personer har spilt dette spillet ferdig.
}
deal-field-title = Alle resultatene
deal-result-title = Resultatet ditt
deal-rank = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}: nummer { $rank } av { $of }
deal-streak = { $days ->
    [one] { $days } dag på rad
   *[other] { $days } dager på rad
}
deal-chart = Poengene til alle, som en kurve
deal-you = Du: { $points }
deal-luck = Hva var flaks, hva var valg?
deal-ledger-waits = Treneren regner ut hva som var flaks, og hva som var valg.
deal-best = Se det beste spillet: { $name } ({ $points })
deal-champion = Se spillet til Mester ({ $points })
deal-own-game = Tilbake til spillet mitt
deal-share = Del resultatet mitt
deal-picture = Lagre som bilde
deal-share-text = Det du deler, røper ingenting om kortene.
deal-card = Okapi · Dagens spill: { $date }
deal-levels-play = Boter på alle nivåer holder fortsatt på med dette spillet.
deal-fair = Er kortene stokket rettferdig?
deal-fair-text = Rekkefølgen i alle bunkene er bestemt før dagen begynner. Seglet vises dagen før, selve hemmeligheten en time etter at dagen er slutt: da kan hvem som helst kontrollere hvert av disse spillene.
deal-secret = Hemmelighet
deal-earlier = Spill fra tidligere dager
deal-earlier-text = Spill dem når du vil. De teller ikke lenger.
deal-today = Til dagens spill
deal-new = nytt i dag
deal-waits = venter på deg
# On the home page, beside the deal of the day.
duels-link = Dueller
duels-wait = venter på deg: { $count }
puzzles-link = Oppgaver
reason-deal-is-closing = Dagen er over, men andre er kanskje ikke ferdige med spillet ennå. Om høyst en time kan du spille spillet så ofte du vil.
