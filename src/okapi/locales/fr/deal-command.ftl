### The deal of the day at the terminal, and in the preview of a link.

command-deal = Jouer la donne du jour : les mêmes cartes et les mêmes adversaires pour tous, et votre score comparé à celui des bots de chaque niveau.
option-deal-date = Le jour de la donne, comme 2026-11-17 ; par défaut, aujourd’hui en UTC.
option-deal-name = Votre nom, pour la partie enregistrée.
deal-bad-date = { $date } n’est pas une date. Écrivez-la ainsi : 2026-11-17
deal-no-such-day = Il y a des donnes du { $first } au { $last }.
deal-welcome = Donne du jour, { $date }. Vos adversaires : { $opponents }.
deal-field = Les mêmes cartes, jouées par les bots de chaque niveau
deal-points = Score
deal-preview = { $points ->
    [one] De ces cartes, j’ai tiré { $points } point. Et vous ?
   *[other] De ces cartes, j’ai tiré { $points } points. Et vous ?
}
