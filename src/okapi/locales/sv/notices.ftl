# Vad servern säger till den som är någon annanstans: länkar i meddelanden och kallelser på enheterna.

## Länkar, så som meddelandeappar visar dem. $name har öppnat bordet, $count platser är lediga.

preview-text = Ett järnvägsbrädspel i hjärtat av Afrika omkring 1910. Spela i webbläsaren, på ditt språk.
preview-join = { $name } bjuder in dig till bordet
preview-playing = { $name } spelar med vänner
preview-over = Så gick partiet med { $name }
preview-free = { $count ->
    [one] En plats är ledig.
   *[other] { $count } platser är lediga.
}
