import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const lists: PhraseCatalogue = {
  order_archive: {
    Archive: 'Archivo',
    'Archived on': 'Archivado el',
    'The archive is empty': 'El archivo está vacío',
    'Orders that you archive from the list or the board wait here, and can be restored.':
      'Los pedidos que archive desde la lista o el tablero esperan aquí y se pueden sacar del archivo.',
  },
  order_admin: {
    'All orders': 'Todos los pedidos',
    Organization: 'Organización',
  },
}
