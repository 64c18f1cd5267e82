import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** The archive, and the orders of all organizations. */
export const lists: PhraseCatalogue = {
  order_archive: {
    Archive: 'Archiwum',
    'Archived on': 'Archiwum od',
    'The archive is empty': 'Archiwum jest puste',
    'Orders that you archive from the list or the board wait here, and can be restored.':
      'Tu czekają zamówienia zarchiwizowane z listy lub tablicy; można je przywrócić.',
  },
  order_admin: {
    'All orders': 'Wszystkie zamówienia',
    Organization: 'Organizacja',
  },
}
