invited-by = { $name } inviterer dig til et jernbanespil
invited-to = { $minutes ->
    [0] Spilles over flere dage
    [one] Cirka { $minutes } minut
   *[other] Cirka { $minutes } minutter
} · { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
lobby-chat = Her kan I skrive til hinanden med jeres egne ord. Kun de, der sidder ved bordet, kan læse det.
keys-talk = Sig noget
