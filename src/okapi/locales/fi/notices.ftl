# Mitä palvelin sanoo niille, jotka ovat muualla: linkit viesteissä ja kutsut heidän laitteillaan.

## Linkit, kuten viestisovellukset näyttävät ne. $name avasi pöydän, $count paikkaa on vapaana.

preview-text = Rautatielautapeli Afrikan sydämessä vuoden 1910 tienoilla. Pelaa selaimessa, omalla kielelläsi.
preview-join = { $name } kutsuu sinut pöytään
preview-playing = { $name } pelaa ystävien kanssa
preview-over = Näin päättyi peli, jossa pelasi { $name }
preview-free = { $count ->
    [one] Yksi paikka on vapaana.
   *[other] { $count } paikkaa on vapaana.
}
