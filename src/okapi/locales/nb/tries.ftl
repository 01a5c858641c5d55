### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Se resultatet ditt
reason-deal-unknown = Det spillet finnes ikke.
reason-deal-is-on = Dette spillet er ikke over ennå: spill først ferdig ditt eget, eller kom tilbake når det er over.
reason-deal-no-advice = Det er ingen råd i et spill som andre også spiller.
