import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** The archive, and the orders of all organizations. */
export const lists: PhraseCatalogue = {
  order_archive: {
    Archive: 'Archiv',
    'Archived on': 'Archiviert am',
    'The archive is empty': 'Das Archiv ist leer',
    'Orders that you archive from the list or the board wait here, and can be restored.':
      'Bestellungen, die Sie aus der Liste oder von der Tafel archivieren, liegen hier und können zurückgeholt werden.',
  },
  order_admin: {
    'All orders': 'Alle Bestellungen',
    Organization: 'Organisation',
  },
}
