### The deal of the day at the terminal, and in the preview of a link.

command-deal = Spela dagens giv: samma kort och motståndare för alla. Sedan jämförs dina poäng med vad bottar på alla nivåer fick.
option-deal-date = Givens dag, till exempel 2026-11-17; annars dagens datum (UTC).
option-deal-name = Ditt namn, till protokollet.
deal-bad-date = { $date } är inget datum. Skriv det så här: 2026-11-17
deal-no-such-day = Det finns givar från { $first } till { $last }.
deal-welcome = Dagens giv, { $date }. Dina motståndare: { $opponents }.
deal-field = Samma kort, spelade av bottar på alla nivåer
deal-points = Poäng
deal-preview = { $points ->
    [one] Jag fick ut { $points } poäng av de här korten. Vad får du?
   *[other] Jag fick ut { $points } poäng av de här korten. Vad får du?
}
