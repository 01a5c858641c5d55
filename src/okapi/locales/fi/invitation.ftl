invited-by = { $name } kutsuu sinut rautatiepeliin
invited-to = { $minutes ->
    [0] Pelataan usean päivän aikana
    [one] Noin { $minutes } minuutti
   *[other] Noin { $minutes } minuuttia
} · { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}
lobby-chat = Täällä voitte kirjoittaa toisillenne omin sanoin. Vain pöydässä istuvat voivat lukea viestit.
keys-talk = Sano jotain
