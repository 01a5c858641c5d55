### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Partie guidée
way-guided-text = Apprenez en jouant, en cinq minutes
way-solo-text = Contre des bots de tous niveaux
way-friends-text = Envoyez un lien, jouez d’une traite ou sur plusieurs jours
way-device-text = Faites-le passer autour de la table
way-keeper-text = Pour le jeu de plateau sur votre table
