### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Voir votre résultat
reason-deal-unknown = Cette donne n’existe pas.
reason-deal-is-on = Cette donne n’est pas close : terminez d’abord votre partie, ou revenez quand elle le sera.
reason-deal-no-advice = Il n’y a pas de conseils dans une donne que d’autres jouent aussi.
