# Ce que le serveur dit à qui est ailleurs : les liens dans les messageries et les appels sur ses appareils.

## Les liens, tels que les messageries les montrent. $name a ouvert la table, $count places sont libres.

preview-text = Un jeu de plateau ferroviaire au cœur de l’Afrique, vers 1910. Jouez dans votre navigateur, dans votre langue.
preview-join = { $name } vous invite à sa table
preview-playing = { $name } joue avec des amis
preview-over = Comment s’est finie la partie avec { $name }
preview-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
