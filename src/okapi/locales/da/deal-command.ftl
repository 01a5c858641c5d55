### The deal of the day at the terminal, and in the preview of a link.

command-deal = Spil dagens spil: de samme kort og modstandere for alle, og dine point sammenlignet med resultaterne for bots på alle niveauer.
option-deal-date = Dagen, for eksempel 2026-11-17; som standard i dag i UTC.
option-deal-name = Dit navn, til spilfilen.
deal-bad-date = { $date } er ikke en dato. Skriv den sådan: 2026-11-17
deal-no-such-day = Der er spil fra { $first } til { $last }.
deal-welcome = Dagens spil, { $date }. Dine modstandere: { $opponents }.
deal-field = De samme kort, spillet af bots på alle niveauer
deal-points = Point
deal-preview = { $points ->
    [one] Jeg fik { $points } point ud af disse kort. Hvad med dig?
   *[other] Jeg fik { $points } point ud af disse kort. Hvad med dig?
}
