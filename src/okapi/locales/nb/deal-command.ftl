### The deal of the day at the terminal, and in the preview of a link.

command-deal = Spill dagens spill: de samme kortene og motstanderne for alle, og poengene dine sammenlignet med resultatene til boter på alle nivåer.
option-deal-date = Datoen, for eksempel 2026-11-17; ellers dagens dato (UTC).
option-deal-name = Navnet ditt, til spillfilen.
deal-bad-date = { $date } er ikke en dato. Skriv den slik: 2026-11-17
deal-no-such-day = Det finnes spill fra { $first } til { $last }.
deal-welcome = Dagens spill, { $date }. Motstanderne dine: { $opponents }.
deal-field = De samme kortene, spilt av boter på alle nivåer
deal-points = Poeng
deal-preview = { $points ->
    [one] Jeg fikk { $points } poeng ut av disse kortene. Hva med deg?
   *[other] Jeg fikk { $points } poeng ut av disse kortene. Hva med deg?
}
