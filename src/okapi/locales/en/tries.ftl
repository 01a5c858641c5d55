### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = See how you did
reason-deal-unknown = There is no such deal.
reason-deal-is-on = This deal isn’t over yet: finish your own game first, or come back when it is.
reason-deal-no-advice = There is no advice in a deal that others play too.
