# Le jeu sur ses appareils : les liens et leur aperçu, sans connexion, et les appels.

## Sans connexion

offline = Vous êtes hors ligne.
server-gone = Le serveur ne répond pas.
offline-text = Vos parties sont à l’abri sur le serveur, et cette page réessaie d’elle-même. Sans connexion, il reste :
