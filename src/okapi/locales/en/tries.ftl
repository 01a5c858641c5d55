### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = See how you did
reason-deal-unknown = There is no deal for this day.
reason-deal-is-on = This deal isn’t over yet: finish your own game first, or come back when the day is over.
reason-deal-no-advice = There is no advice in the deal of the day.
