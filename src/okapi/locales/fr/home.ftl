### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Partie guidée
begin-guided-text = Apprenez en jouant, en cinq minutes
begin-solo-text = Contre des bots de tous niveaux
begin-friends-text = Envoyez un lien, jouez d’une traite ou sur plusieurs jours
begin-device-text = Faites-le passer autour de la table
begin-keeper-text = Pour le jeu de plateau sur votre table
