### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Se dit resultat
reason-deal-unknown = Det spil findes ikke.
reason-deal-is-on = Dette spil er ikke slut endnu: spil først dit eget færdigt, eller kom igen, når det er slut.
reason-deal-no-advice = Der er ingen råd i et spil, som andre også spiller.
