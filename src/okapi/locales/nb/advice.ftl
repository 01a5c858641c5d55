# Advice during play.

because-doubles = Doblet gir den { $points } poeng.
because-serves-a-ticket = Det bringer deg nærmere { $ticket } og gir { $points } poeng.
because-scores = Det gir { $points } poeng.
because-card-for-a-ticket = Du trenger kortet til { $ticket }.
because-card-for-a-set = Det passer til kortene du samler på.
because-terrain = Det hjelper deg å doble en strekning.
because-more-tickets = Du har tid til flere billetter.
because-best-tickets = Disse billettene passer best sammen.
because-unknown-card = Ingen åpne kort er bedre enn et ukjent.

advice-first = Best: { $move }. { $because } Vinnersjanse: { $percent } %.
advice-next = Også bra: { $move }. { $because } Vinnersjanse: { $percent } %.
advice-nothing = Treneren har ikke noe råd akkurat nå.

options-advice = Råd til alle
options-advice-text = Alle ved dette bordet kan spørre treneren om gode trekk, og alle ser det. Ikke i ratede spill.
lobby-advice = Råd er slått på: alle her kan spørre treneren om gode trekk.
game-played-on = Spilt videre fra et annet spill; teller ikke.
