import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const upload: PhraseCatalogue = {
  upload: {
    'Choose a picture of type JPEG, PNG or GIF': 'Elija una imagen de tipo JPEG, PNG o GIF',
    'This picture cannot be read: it is damaged, or not what its name says':
      'Esta imagen no se puede leer: está dañada o no es lo que dice su nombre',
    'The picture has too many pixels: at most {side, number} on a side, and {mega, number} million in all':
      'La imagen tiene demasiados píxeles: como máximo {side, number} por lado y {mega, number} millones en total',
    'The animation is too long: at most {frames, number} pictures':
      'La animación es demasiado larga: como máximo {frames, number} imágenes',
    'The picture takes too much work: make it smaller': 'La imagen requiere demasiado trabajo: redúzcala',
    'You have uploaded {count, number} pictures within a day: try again tomorrow':
      'Ha subido {count, number} imágenes en un día: inténtelo de nuevo mañana',
    'Your pictures take {megabytes, number} MB already: there is no room for more':
      'Sus imágenes ya ocupan {megabytes, number} MB: no hay espacio para más',
    'This picture is not there: upload it again': 'Esta imagen no existe: súbala de nuevo',
    'Send one file': 'Envíe un solo archivo',
    'The form has too many fields': 'El formulario tiene demasiados campos',
    'The file is larger than {megabytes, number} MB': 'El archivo ocupa más de {megabytes, number} MB',
  },
  'rich-text': {
    'The text is longer than {kilobytes, number} kB': 'El texto ocupa más de {kilobytes, number} kB',
    'The text is nested too deeply': 'El texto está anidado con demasiada profundidad',
    'The text has too many parts': 'El texto tiene demasiadas partes',
    'A picture in this text is no longer there: remove it, or upload it again':
      'Una imagen de este texto ya no existe: quítela o súbala de nuevo',
  },
}
