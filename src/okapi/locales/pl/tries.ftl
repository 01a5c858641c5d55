### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Zobacz swój wynik
reason-deal-unknown = Nie ma takiego rozdania.
reason-deal-is-on = To rozdanie jeszcze trwa: skończ najpierw swoją grę albo wróć, gdy się skończy.
reason-deal-no-advice = W rozdaniu, które grają też inni, nie ma podpowiedzi.
