### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Ver tu resultado
reason-deal-unknown = No existe ese reparto.
reason-deal-is-on = Este reparto aún no está cerrado: acaba antes tu partida o vuelve cuando se cierre.
reason-deal-no-advice = En un reparto que también juegan otros no hay consejos.
