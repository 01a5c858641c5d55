# Co serwer mówi tym, którzy są gdzie indziej: linki w komunikatorach i powiadomienia na ich urządzeniach.

## Linki, jak pokazują je komunikatory. $name to osoba, która otworzyła stół, $count to wolne miejsca.

preview-text = Kolejowa gra planszowa osadzona w sercu Afryki około 1910 roku. Graj w przeglądarce, we własnym języku.
preview-playing = { $name } gra ze znajomymi
preview-over = Zobacz, jak skończyła się gra. Przy stole: { $name }
preview-free = { $count ->
    [one] Jest jedno wolne miejsce.
    [few] Są { $count } wolne miejsca.
    [many] Jest { $count } wolnych miejsc.
   *[other] Jest { $count } wolnego miejsca.
}

## Powiadomienia na urządzeniu. $names to pozostali przy stole, $name to osoba, która to zrobiła.

notification-turn = Twoja tura
notification-with = Przy stole: { $names }.
notification-days-left = { $count ->
    [one] Masz jeden dzień.
    [few] Masz { $count } dni.
    [many] Masz { $count } dni.
   *[other] Masz { $count } dnia.
}
notification-hours-left = { $count ->
    [one] Masz jedną godzinę.
    [few] Masz { $count } godziny.
    [many] Masz { $count } godzin.
   *[other] Masz { $count } godziny.
}
notification-over = Gra skończona
notification-rematch = { $name } chce rewanżu
notification-invited = { $name } zaprasza cię do stołu
notification-rematch-text = Stół czeka na ciebie.
notification-joined = { $name } dosiada się do twojego stołu
notification-all-here = Wszyscy są na miejscu. Zacznij, kiedy chcesz.
notification-belongs = { $name } należy teraz do waszego stałego stolika
notification-belongs-text = Następną grę możecie zagrać razem.
notification-filed = { $name } wpisuje grę z twoim udziałem
notification-filed-text = Będzie się liczyć w twoim almanachu, gdy ją potwierdzisz.

## Mail. $site is the address of the server.

mail-subject = Okapi: { $title }
mail-open = Otwórz grę
mail-open-page = Otwórz stronę
mail-why = Dostajesz tę wiadomość na własną prośbę, złożoną na stronie { $site }.
mail-confirm-subject = Potwierdź swój adres
mail-confirm-text = Ktoś, kto gra w Okapi na stronie { $site }, chce dostawać tu e-maile, gdy czeka na niego gra. Jeśli to ty, potwierdź adres. Link działa trzy dni.
mail-confirm-ignore = Jeśli to nie ty, nie musisz nic robić: ten adres nie będzie używany.

## Duels (two people, one deal) and evenings (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } wyzywa cię na pojedynek
   *[evening] { $name } zaprasza cię na wieczór gier
}
notification-duel-text = Wszyscy dostają te same karty. Zagraj, kiedy masz czas.
notification-duel-played = { $kind ->
    [duel] { $name } ma już za sobą wasz pojedynek
   *[evening] { $name } ma już za sobą wasz wieczór gier
}
notification-duel-played-text = Gry pozostałych zobaczysz, gdy skończysz swoją.
notification-duel-over = { $kind ->
    [duel] Wasz pojedynek jest zakończony
   *[evening] Wasz wieczór gier jest zakończony
}
notification-duel-over-text = Zobacz, jak wam poszło.
