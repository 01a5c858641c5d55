### The deal of the day, as its page in the browser says it.

deal = Dagens giv
deal-title = Dagens giv: { $date }
deal-text = Alla får samma kort: det tredje kortet du drar från en hög är det tredje också för alla andra. Hur många poäng får du ut av dem?
deal-against = Dina motståndare: { $opponents } · ungefär en kvart
deal-play = Spela dagens giv
deal-continue = Fortsätt ditt parti
deal-play-old = Spela den här given
deal-one-try = Du har ett försök som räknas: börja före { $until } och spela klart före { $end }. De andra kan inte se ditt parti förrän de själva har spelat klart.
deal-over = Tiden för den här given är ute. Du kan spela den så ofta du vill, men den räknas inte längre.
deal-closing = Dagen är över, men några spelar fortfarande klart den här given. Från { $until } kan du spela den så ofta du vill, men den räknas inte längre.
deal-not-counted = Ditt parti blev inte klart i tid och räknas därför inte.
deal-people = { $count ->
    [0] Ingen har spelat klart den här given än.
    [one] { $count } person har spelat klart den här given.
   *[other] { $count } personer har spelat klart den här given.
}
deal-field-title = Alla resultat
deal-result-title = Ditt resultat
deal-rank = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}: plats { $rank } av { $of }
deal-streak = { $days ->
    [one] { $days } giv i rad
   *[other] { $days } givar i rad
}
deal-chart = Allas poäng som en kurva
deal-you = Du: { $points }
deal-luck = Vad var slump, vad var val?
deal-ledger-waits = Tränaren räknar ut vad som var slump och vad som var val.
deal-best = Se det bästa partiet: { $name } ({ $points })
deal-champion = Se Mästarens parti ({ $points })
deal-own-game = Tillbaka till mitt parti
deal-share = Dela mitt resultat
deal-picture = Spara som bild
deal-share-text = Det du delar avslöjar inget om korten.
deal-card = Okapi · Dagens giv: { $date }
deal-levels-play = Bottar på alla nivåer spelar fortfarande den här given.
deal-fair = Är korten rättvist blandade?
deal-fair-text = Ordningen i alla högar är bestämd innan dagen börjar. Dess sigill visas dagen före, själva hemligheten en timme efter dagens slut: då kan vem som helst kontrollera alla partier med den här given.
deal-secret = Hemlighet
deal-earlier = Tidigare givar
deal-earlier-text = Spela dem när du vill. De räknas inte längre.
deal-today = Till dagens giv
deal-new = ny i dag
deal-waits = väntar på dig
# On the home page, beside the deal of the day.
duels-link = Dueller
duels-wait = väntar på dig: { $count }
puzzles-link = Problem
reason-deal-is-closing = Dagen är över, men andra spelar kanske fortfarande klart den här given. Om högst en timme kan du spela den så ofta du vill.
