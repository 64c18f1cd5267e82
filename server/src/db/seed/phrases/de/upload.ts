import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const upload: PhraseCatalogue = {
  upload: {
    'Choose a picture of type JPEG, PNG or GIF': 'Wählen Sie ein Bild vom Typ JPEG, PNG oder GIF',
    'This picture cannot be read: it is damaged, or not what its name says':
      'Dieses Bild ist nicht lesbar: Es ist beschädigt oder nicht das, was sein Name sagt',
    'The picture has too many pixels: at most {side, number} on a side, and {mega, number} million in all':
      'Das Bild hat zu viele Pixel: höchstens {side, number} je Seite und {mega, number} Millionen insgesamt',
    'The animation is too long: at most {frames, number} pictures': 'Die Animation ist zu lang: höchstens {frames, number} Bilder',
    'The picture takes too much work: make it smaller': 'Das Bild ist zu aufwendig: Verkleinern Sie es',
    'You have uploaded {count, number} pictures within a day: try again tomorrow':
      'Sie haben innerhalb eines Tages {count, number} Bilder hochgeladen: Versuchen Sie es morgen noch einmal',
    'Your pictures take {megabytes, number} MB already: there is no room for more':
      'Ihre Bilder belegen bereits {megabytes, number} MB: Für weitere ist kein Platz',
    'This picture is not there: upload it again': 'Dieses Bild gibt es hier nicht: Laden Sie es noch einmal hoch',
    'Send one file': 'Senden Sie eine Datei',
    'The form has too many fields': 'Das Formular hat zu viele Felder',
    'The file is larger than {megabytes, number} MB': 'Die Datei ist größer als {megabytes, number} MB',
  },
  'rich-text': {
    'The text is longer than {kilobytes, number} kB': 'Der Text ist länger als {kilobytes, number} kB',
    'The text is nested too deeply': 'Der Text ist zu tief verschachtelt',
    'The text has too many parts': 'Der Text hat zu viele Teile',
    'A picture in this text is no longer there: remove it, or upload it again':
      'Ein Bild in diesem Text gibt es nicht mehr: Entfernen Sie es, oder laden Sie es noch einmal hoch',
  },
}
