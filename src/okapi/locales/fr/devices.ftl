# Le jeu sur ses appareils : les liens et leur aperçu, sans connexion, et les notifications.

## Sans connexion

offline = Vous êtes hors ligne.
server-gone = Le serveur ne répond pas.
offline-text = Vos parties sont à l’abri sur le serveur, et cette page réessaie d’elle-même. Ceci marche sans connexion :

## Notifications sur cet appareil

notifications-offer = Voulez-vous que cet appareil vous prévienne quand c’est à vous de jouer ?
notifications-yes = Oui, prévenez-moi
notifications-no = Pas maintenant
notifications-for = Me prévenir
notifications-for-turn = quand c’est à moi de jouer
notifications-for-over = quand une partie se termine
notifications-for-rematch = quand on m’invite ou me propose une revanche
notifications-for-joined = quand quelqu’un s’assoit à ma table
notifications-for-filed = quand quelqu’un inscrit une partie sur un vrai plateau que j’ai jouée
notifications-for-duel = quand on me défie ou qu’un duel est terminé
notifications-quiet = Heures calmes
notifications-quiet-from = De
notifications-quiet-to = À
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
