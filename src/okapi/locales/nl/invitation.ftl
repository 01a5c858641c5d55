invited-by = { $name } nodigt je uit voor een spoorwegspel
invited-to = { $minutes ->
    [0] Gespeeld over meerdere dagen
    [one] Ongeveer { $minutes } minuut
   *[other] Ongeveer { $minutes } minuten
} · { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
lobby-chat = Hier kunnen jullie elkaar in eigen woorden schrijven. Alleen wie aan tafel zit, kan het lezen.
keys-talk = Iets zeggen
