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
notifications-for-rematch = quand on propose une revanche
notifications-for-joined = quand quelqu’un s’assoit à ma table
notifications-quiet = Heures calmes
notifications-quiet-from = De
notifications-quiet-to = À
notifications-denied = Votre navigateur ne le permet pas. Autorisez les notifications de cette page dans ses réglages.
notifications-no-push = Votre navigateur ne peut vous prévenir que tant que cette page est ouverte.
notifications-install-first = Sur cet appareil, ajoutez d’abord Okapi à l’écran d’accueil, puis ouvrez-le depuis cet écran.

## Mail

mail = E-mail
mail-text = Si vous ne venez pas pendant un moment et qu’aucun de vos appareils n’a pu vous prévenir, vous recevez un e-mail. Personne d’autre ne voit votre adresse.
mail-address = Votre adresse e-mail
mail-send-link = M’envoyer un lien pour la confirmer
mail-sent = Un lien est en route vers { $address }. Ouvrez-le dans les trois jours pour confirmer l’adresse.
mail-goes-to = Les e-mails sont envoyés à { $address }.
mail-for = M’envoyer un e-mail
mail-always = Même si un de mes appareils m’a déjà envoyé une notification
mail-change = Utiliser une autre adresse
mail-remove = Supprimer mon adresse
mail-confirm = Confirmer l’adresse
mail-confirm-page = Cette adresse est-elle la vôtre ? Confirmez-la, et vous y recevrez les e-mails demandés.
mail-confirmed = Votre adresse est confirmée.
mail-stop = Ne plus recevoir d’e-mails
mail-stop-page = Voulez-vous que ce serveur ne vous envoie plus d’e-mails ? Votre adresse sera aussi supprimée.
mail-stopped = Vous ne recevrez plus d’e-mails de ce serveur, et votre adresse est supprimée.

## Ses appareils

devices = Vos appareils
devices-another = Jouer sur un autre appareil
devices-another-text = Vos parties vous suivent : scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il ne sert qu’une fois, dans les quinze minutes.
devices-make = Créer un lien
devices-link = Lien pour l’autre appareil
devices-list = Où votre session est ouverte
devices-this = cet appareil
devices-program = Un programme
devices-unknown = Un navigateur
devices-named = { $browser } sous { $system }
devices-since = depuis le { $when }
devices-sign-out = Déconnecter
devices-sign-out-one = Déconnecter : { $device }
devices-nobody = Vous n’avez pas encore donné votre nom : il n’y a rien à emporter.
devices-name = Changer mon nom
devices-rename = Changer

## Invitations

qr = Le lien en code QR
share = Partager
share-text = Une partie d’Okapi ?
invite-only-here = Ce lien ne marche que sur cet ordinateur, car le serveur n’écoute aucune autre adresse. Pour inviter d’autres personnes, lancez-le avec « okapi serve --host 0.0.0.0 » et ouvrez-le par l’adresse de cet ordinateur dans votre réseau.
lobby-start-needs = Vous pourrez commencer quand toutes les places seront prises : invitez quelqu’un ou donnez une place à un bot.
