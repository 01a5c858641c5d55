### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = See how you did
reason-deal-unknown = There is no such deal.
reason-deal-is-on = This deal isn’t over yet: finish your own game first, or come back when it is.
reason-deal-is-closing = The day is over, and others may still be finishing this deal. Within an hour you can play it as often as you like.
reason-deal-no-advice = There is no advice in a deal that others play too.
