# Wat de server zegt tegen wie ergens anders is: links in berichten en oproepen op hun apparaten.

## Links, zoals berichtenapps ze tonen. $name heeft de tafel geopend, $count plaatsen zijn vrij.

preview-text = Een spoorwegbordspel in het hart van Afrika, rond 1910. Speel het in je browser, in je eigen taal.
preview-join = { $name } nodigt je uit aan tafel
preview-playing = { $name } speelt met vrienden
preview-over = Hoe het spel met { $name } afliep
preview-free = { $count ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
}
