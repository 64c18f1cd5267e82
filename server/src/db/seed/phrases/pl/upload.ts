import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const upload: PhraseCatalogue = {
  upload: {
    'Choose a picture of type JPEG, PNG or GIF': 'Wybierz obraz typu JPEG, PNG lub GIF',
    'This picture cannot be read: it is damaged, or not what its name says':
      'Tego obrazu nie da się odczytać: jest uszkodzony albo nie jest tym, na co wskazuje nazwa',
    'The picture has too many pixels: at most {side, number} on a side, and {mega, number} million in all':
      'Obraz ma za dużo pikseli: najwyżej {side, number} na bok i {mega, number} mln łącznie',
    'The animation is too long: at most {frames, number} pictures':
      'Animacja jest za długa: najwyżej {frames, plural, one {# obraz} few {# obrazy} many {# obrazów} other {# obrazu}}',
    'The picture takes too much work: make it smaller': 'Obraz wymaga zbyt dużo pracy: zmniejsz go',
    'You have uploaded {count, number} pictures within a day: try again tomorrow':
      'W ciągu doby przesłano już {count, plural, one {# obraz} few {# obrazy} many {# obrazów} other {# obrazu}}: spróbuj ponownie jutro',
    'Your pictures take {megabytes, number} MB already: there is no room for more':
      'Twoje obrazy zajmują już {megabytes, number} MB: nie ma miejsca na kolejne',
    'This picture is not there: upload it again': 'Nie ma tu takiego obrazu: prześlij go ponownie',
    'Send one file': 'Wyślij jeden plik',
    'The form has too many fields': 'Formularz ma za dużo pól',
    'The file is larger than {megabytes, number} MB': 'Plik jest większy niż {megabytes, number} MB',
  },
  'rich-text': {
    'The text is longer than {kilobytes, number} kB': 'Tekst jest dłuższy niż {kilobytes, number} kB',
    'The text is nested too deeply': 'Tekst jest zbyt głęboko zagnieżdżony',
    'The text has too many parts': 'Tekst ma za dużo części',
    'A picture in this text is no longer there: remove it, or upload it again':
      'Obrazu z tego tekstu już nie ma: usuń go albo prześlij ponownie',
  },
}
