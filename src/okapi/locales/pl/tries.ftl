### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Zobacz swój wynik
reason-deal-unknown = Na ten dzień nie ma rozdania.
reason-deal-is-on = To rozdanie jeszcze trwa: skończ najpierw swoją grę albo wróć, gdy dzień się skończy.
reason-deal-no-advice = W rozdaniu dnia nie ma podpowiedzi.
