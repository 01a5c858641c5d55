invited-by = { $name } inviterer deg til et jernbanespill
invited-to = { $minutes ->
    [0] Spilles over flere dager
    [one] Omtrent { $minutes } minutt
   *[other] Omtrent { $minutes } minutter
} · { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
lobby-chat = Her kan dere skrive til hverandre med egne ord. Bare de som sitter ved bordet, kan lese det.
keys-talk = Si noe
