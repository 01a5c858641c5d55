# Mitä palvelin sanoo niille, jotka ovat muualla: linkit viesteissä ja ilmoitukset heidän laitteillaan.

## Linkit, kuten viestisovellukset näyttävät ne. $name avasi pöydän, $count paikkaa on vapaana.

preview-text = Rautatiepeli Afrikan sydämessä vuoden 1910 tienoilla. Pelaa selaimessa, omalla kielelläsi.
preview-playing = { $name } pelaa ystävien kanssa
preview-over = Näin kävi pelissä, jossa pelasi { $name }
preview-free = { $count ->
    [one] Yksi paikka on vapaana.
   *[other] { $count } paikkaa on vapaana.
}

## Ilmoitukset laitteella. $names ovat muut pöydässä, $name on tekijä.

notification-turn = Sinun vuorosi
notification-with = Pöydässä: { $names }.
notification-days-left = { $count ->
    [one] Aikaa on yksi vuorokausi.
   *[other] Aikaa on { $count } vuorokautta.
}
notification-hours-left = { $count ->
    [one] Aikaa on yksi tunti.
   *[other] Aikaa on { $count } tuntia.
}
notification-over = Peli on päättynyt
notification-rematch = { $name } haluaa uusintapelin
notification-invited = { $name } kutsuu sinut pöytään
notification-rematch-text = Pöytä on valmiina sinulle.
notification-joined = { $name } istui pöytääsi
notification-all-here = Kaikki ovat täällä. Aloita, kun haluat.
notification-belongs = { $name } kuuluu nyt kantapöytäänne
notification-belongs-text = Voitte pelata seuraavan pelin yhdessä.
notification-filed = { $name } kirjasi pelin, jossa olit mukana
notification-filed-text = Se lasketaan almanakkaasi, kun vahvistat sen.

## Mail. $site is the address of the server.

mail-subject = Okapi: { $title }
mail-open = Avaa peli
mail-open-page = Avaa sivu
mail-why = Saat tämän viestin, koska pyysit sitä osoitteessa { $site }.
mail-confirm-subject = Vahvista osoitteesi
mail-confirm-text = Joku, joka pelaa Okapia osoitteessa { $site }, haluaa tähän osoitteeseen sähköpostia, kun peli odottaa häntä. Jos se olet sinä, vahvista osoite. Linkki toimii kolme päivää.
mail-confirm-ignore = Jos se et ole sinä, sinun ei tarvitse tehdä mitään: osoitetta ei käytetä.

## Duels (two people, one deal) and evenings (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } haastaa sinut kaksintaisteluun
   *[evening] { $name } kutsuu sinut peli-iltaan
}
notification-duel-text = Kaikki saavat samat kortit. Pelaa, kun ehdit.
notification-duel-played = { $kind ->
    [duel] { $name } on pelannut osuutensa kaksintaistelustanne
   *[evening] { $name } on pelannut kaikki peli-iltanne jaot
}
notification-duel-played-text = Näet muiden pelit, kun olet pelannut omasi loppuun.
notification-duel-over = { $kind ->
    [duel] Kaksintaistelunne on päättynyt
   *[evening] Peli-iltanne on päättynyt
}
notification-duel-over-text = Katso, miten teidän kävi.
