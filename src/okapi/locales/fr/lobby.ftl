lobby-colour = Touchez votre insigne pour choisir votre couleur.
options-chat = Messages libres
options-chat-text = Les personnes assises à la table peuvent s’écrire. Les spectateurs ne voient pas ces messages, chacun peut masquer les remarques d’un autre, et tout est effacé avec la partie.
tutorial-while-waiting = En attendant
tutorial-while-waiting-text = Vous découvrez le jeu ? La partie guidée dure environ cinq minutes. Dès que votre table commence, nous vous y ramenons.
waiting-table = Votre table n’a pas encore commencé.
waiting-asked = Votre table a une question pour vous.
waiting-back = Retour à la table
reason-chat-not-agreed = À cette table, on a convenu de n’utiliser que des phrases toutes faites.
reason-chat-nothing-said = Votre message est vide. Écrivez un mot ou deux.
lobby-title = La table est prête
lobby-waiting = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
lobby-ready = Tout le monde est là. L’hôte va lancer la partie.
lobby-ready-host = Tout le monde est là. Commencez quand vous voulez.
lobby-seats = Places
lobby-open-seat = place libre
lobby-you = (vous)
lobby-away = (hors ligne)
lobby-seat-kind = Qui joue à la place { $number }
lobby-person = Une personne
lobby-open = Libre pour un ami
lobby-make-open = Demander au joueur de partir
lobby-start = Commencer la partie
lobby-leave = Quitter la table
lobby-closed = Cette table a été fermée avant le début de la partie.
lobby-invite = Inviter des amis
lobby-invite-text = Toute personne qui a ce lien peut prendre place, sur n’importe quel appareil qui atteint ce serveur.
lobby-invite-link = Lien d’invitation
lobby-fair = Un mélange équitable
lobby-fair-text = Le donneur a scellé un secret. Ajoutez quelques mots de votre choix : les cartes dépendent du secret et des mots de tous, si bien que personne ne peut les truquer et qu’après la partie chacun peut vérifier.
lobby-commitment = Sceau :
lobby-words = Vos mots pour le mélange
lobby-words-example = ce que vous voulez
# $names are the people who are not connected.
lobby-full = Toutes les places sont prises. On attend : { $names }.
lobby-reach = Envoyez ce lien aux absents : sur leur appareil, il les ramène à leur place.
# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (place réservée)
lobby-kept-for-you = Une place vous est réservée. Voulez-vous rejouer ?
lobby-take-seat = Prendre votre place
lobby-decline = Non, merci
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (n’a pas encore accepté)
lobby-changed = L’hôte a modifié les conditions de la partie. Les acceptez-vous ?
lobby-agree = J’accepte
# $names are the people who have not said yes to what the host changed.
lobby-asking = En attente d’accord : { $names }.
share-text = Une partie d’Okapi ?
invite-only-here = Ce lien ne marche que sur cet ordinateur, car le serveur n’écoute sur aucune autre adresse. Pour inviter d’autres personnes, lancez le serveur avec « okapi serve --host 0.0.0.0 » et ouvrez Okapi à l’adresse de cet ordinateur dans votre réseau.
lobby-start-needs = Vous pourrez commencer quand toutes les places seront prises : invitez quelqu’un ou donnez une place à un bot.
