# Vad servern säger till den som är någon annanstans: länkar i meddelanden och notiser på enheterna.

## Länkar, så som meddelandeappar visar dem. $name har öppnat bordet, $count platser är lediga.

preview-text = Ett brädspel om järnvägar i Afrikas hjärta omkring 1910. Spela i webbläsaren, på ditt språk.
preview-playing = { $name } spelar med vänner
preview-over = Så gick partiet med { $name }
preview-free = { $count ->
    [one] En plats är ledig.
   *[other] { $count } platser är lediga.
}

## Notiser på en enhet. $names är de andra vid bordet, $name gjorde det.

notification-turn = Det är din tur
notification-with = Vid bordet: { $names }.
notification-days-left = { $count ->
    [one] Du har ett dygn på dig.
   *[other] Du har { $count } dygn på dig.
}
notification-hours-left = { $count ->
    [one] Du har en timme på dig.
   *[other] Du har { $count } timmar på dig.
}
notification-over = Partiet är slut
notification-rematch = { $name } vill spela igen
notification-invited = { $name } bjuder in dig till ett bord
notification-rematch-text = Ett bord är klart för dig.
notification-joined = { $name } har satt sig vid ditt bord
notification-all-here = Alla är här. Starta när du vill.
notification-belongs = { $name } hör nu till ert stambord
notification-belongs-text = Ni kan spela nästa parti tillsammans.
notification-filed = { $name } har fört in ett parti som du spelade
notification-filed-text = Det räknas i din loggbok när du bekräftar det.

## Mail. $site is the address of the server.

mail-subject = Okapi: { $title }
mail-open = Öppna partiet
mail-open-page = Öppna sidan
mail-why = Du får det här mejlet eftersom du har bett om det på { $site }.
mail-confirm-subject = Bekräfta din adress
mail-confirm-text = Någon som spelar Okapi på { $site } vill få mejl till den här adressen när ett parti väntar. Är det du, så bekräfta adressen. Länken gäller i tre dagar.
mail-confirm-ignore = Är det inte du behöver du inte göra något: adressen kommer inte att användas.

## Duels (two people, one deal) and evenings (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } utmanar dig på duell
   *[evening] { $name } bjuder in dig till en spelkväll
}
notification-duel-text = Alla får samma kort. Spela när du har tid.
notification-duel-played = { $kind ->
    [duel] { $name } har spelat er duell
   *[evening] { $name } har spelat alla givar i er spelkväll
}
notification-duel-played-text = Ni ser varandras partier när du har spelat klart ditt.
notification-duel-over = { $kind ->
    [duel] Er duell är avslutad
   *[evening] Er spelkväll är avslutad
}
notification-duel-over-text = Se hur det gick.
