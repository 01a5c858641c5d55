# Advice during play.

because-doubles = Fordoblet giver den { $points } point.
because-serves-a-ticket = Det bringer dig nærmere { $ticket } og giver { $points } point.
because-scores = Det giver { $points } point.
because-card-for-a-ticket = Du mangler kortet til { $ticket }.
because-card-for-a-set = Det passer til de kort, du samler på.
because-terrain = Det hjælper dig med at fordoble en strækning.
because-more-tickets = Du har tid til flere rutekort.
because-best-tickets = Disse rutekort passer bedst sammen.
because-unknown-card = Intet synligt kort er bedre end et ukendt.

advice-first = Bedst: { $move }. { $because } Vinderchance: { $percent } %.
advice-next = Også godt: { $move }. { $because } Vinderchance: { $percent } %.
advice-nothing = Træneren har ikke noget råd lige nu.

options-advice = Råd til alle
options-advice-text = Alle ved dette bord må spørge træneren om gode træk, og alle kan se det. Ikke i ratede spil.
lobby-advice = Råd er slået til: alle her må spørge træneren om gode træk.
game-played-on = Spillet videre fra et andet spil; tæller ikke.
