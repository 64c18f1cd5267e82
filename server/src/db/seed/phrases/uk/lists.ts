import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** The archive, and the orders of all organizations. */
export const lists: PhraseCatalogue = {
  order_archive: {
    Archive: 'Архів',
    'Archived on': 'В архіві з',
    'The archive is empty': 'Архів порожній',
    'Orders that you archive from the list or the board wait here, and can be restored.':
      'Тут зберігаються замовлення, які ви архівуєте зі списку чи дошки; їх можна повернути.',
  },
  order_admin: {
    'All orders': 'Усі замовлення',
    Organization: 'Організація',
  },
}
