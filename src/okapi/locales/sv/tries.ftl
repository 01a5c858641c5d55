### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Se ditt resultat
reason-deal-unknown = Den given finns inte.
reason-deal-is-on = Den här given är inte över än: spela först klart ditt eget parti, eller kom tillbaka när den är över.
reason-deal-no-advice = Det finns inga råd i en giv som andra också spelar.
