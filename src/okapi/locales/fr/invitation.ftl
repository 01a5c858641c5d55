invited-by = { $name } vous invite à une partie d’Okapi
invited-to = { $minutes ->
    [0] Se joue sur plusieurs jours
    [one] Environ { $minutes } minute
   *[other] Environ { $minutes } minutes
} · { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-chat = Ici, vous pouvez vous écrire avec vos propres mots. Seules les personnes assises à la table peuvent les lire.
keys-talk = Dire quelque chose
