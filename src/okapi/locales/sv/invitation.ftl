invited-by = { $name } bjuder in dig till ett järnvägsspel
invited-to = { $minutes ->
    [0] Spelas under flera dagar
    [one] Ungefär { $minutes } minut
   *[other] Ungefär { $minutes } minuter
} · { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
lobby-chat = Här kan ni skriva till varandra med egna ord. Bara de som sitter vid bordet kan läsa det.
keys-talk = Säg något
