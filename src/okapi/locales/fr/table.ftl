# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Depuis votre dernier tour
news-where = { $step } sur { $steps }
news-earlier = Le coup précédent
news-later = Le coup suivant
settings-follow = Déplacer le plateau vers les routes prises par les autres
market-trains = Cartes Wagon visibles
market-terrains = Cartes Terrain
market-deck = Pioche
market-deck-ticket = Destinations
hand-terrain = Vos cartes Terrain
livery-choose = { $name } : { $colour }. Choisir une autre couleur
livery-taken = { $colour }, déjà prise par { $name }
legend = Points et symboles
legend-free = Route libre : des cases vides de sa couleur
legend-grey = Route grise : des cartes d’une même couleur, au choix
legend-taken = Route prise : un train à la couleur et au symbole de son propriétaire
legend-claimable = Vous pouvez la prendre maintenant
legend-wanted = Utile à vos destinations
legend-planned = Dans votre projet, que vous seul voyez
legend-fresh = Prise depuis votre dernier tour
market-not-now = Vous ne pouvez pas prendre cela maintenant.
market-not-your-turn = Attendez votre tour.
market-second-card = Vous prenez des cartes : prenez d’abord la seconde.
history-slider = Moment de la partie
history-play = Lecture
history-pause = Mettre en pause
history-speed = Vitesse ×{ $speed }
history-turn-back = Un tour en arrière
history-turn-forth = Un tour en avant
map-wanted = Utile à vos destinations.
map-planned = Dans votre projet.
settings-delay-now = Vitesse des bots dans cette partie
