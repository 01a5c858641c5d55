# Advice during play.

because-doubles = Dubblad ger den { $points } poäng.
because-serves-a-ticket = Det för dig närmare { $ticket } och ger { $points } poäng.
because-scores = Det ger { $points } poäng.
because-card-for-a-ticket = Du behöver kortet till { $ticket }.
because-card-for-a-set = Det passar till korten du samlar på.
because-terrain = Det hjälper dig att dubbla en sträcka.
because-more-tickets = Du hinner med fler biljettkort.
because-best-tickets = De här biljettkorten passar bäst ihop.
because-unknown-card = Inget uppvänt kort är bättre än ett okänt.

advice-first = Bäst: { $move }. { $because } Vinstchans: { $percent } %.
advice-next = Också bra: { $move }. { $because } Vinstchans: { $percent } %.
advice-nothing = Tränaren har inget råd just nu.

options-advice = Råd till alla
options-advice-text = Alla vid det här bordet får fråga tränaren om bra drag, och alla ser det. Inte i rankade partier.
lobby-advice = Råd är på: alla här får fråga tränaren om bra drag.
game-played-on = Spelat vidare från ett annat parti; räknas inte.
