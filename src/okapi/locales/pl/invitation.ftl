invited-by = { $name } zaprasza cię do gry kolejowej
invited-to = { $minutes ->
    [0] Gra na kilka dni
    [one] Około { $minutes } minuty
    [few] Około { $minutes } minut
    [many] Około { $minutes } minut
   *[other] Około { $minutes } minuty
} · { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
lobby-chat = Tutaj możecie pisać do siebie własnymi słowami. Przeczytają to tylko osoby siedzące przy stole.
keys-talk = Powiedz coś
