# Le jeu sur ses appareils : les liens et leur aperçu, sans connexion, et les notifications.

## Sans connexion

offline = Vous êtes hors ligne.
server-gone = Le serveur ne répond pas.
offline-text = Vos parties sont à l’abri sur le serveur, et cette page réessaie d’elle-même. Ceci marche sans connexion :

## Notifications sur cet appareil

notifications-offer = Voulez-vous que cet appareil vous prévienne quand c’est à vous de jouer ?
notifications-yes = Oui, prévenez-moi
notifications-no = Pas maintenant
notifications-denied = Votre navigateur ne le permet pas. Autorisez les notifications de cette page dans ses réglages.
notifications-no-push = Votre navigateur ne peut vous prévenir que tant que cette page est ouverte.
notifications-install-first = Sur cet appareil, ajoutez d’abord Okapi à l’écran d’accueil, puis ouvrez-le depuis cet écran.

## Ses appareils

devices = Vos appareils
devices-name = Changer mon nom
devices-rename = Changer

## Invitations

qr = Le lien en code QR
share = Partager
