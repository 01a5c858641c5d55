### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Mijn uitslag bekijken
reason-deal-unknown = Deze partij bestaat niet.
reason-deal-is-on = Deze partij loopt nog: speel eerst die van jou uit, of kom terug als die voor iedereen voorbij is.
reason-deal-no-advice = In een partij die ook anderen spelen, is er geen advies.
