### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Mijn uitslag bekijken
reason-deal-unknown = Voor deze dag is er geen partij van de dag.
reason-deal-is-on = Deze partij van de dag loopt nog: speel eerst je eigen partij uit, of kom terug als die voorbij is.
reason-deal-is-closing = De dag is voorbij, maar anderen spelen deze partij misschien nog uit. Binnen een uur kun je die zo vaak spelen als je wilt.
reason-deal-no-advice = In de partij van de dag is er geen advies.
