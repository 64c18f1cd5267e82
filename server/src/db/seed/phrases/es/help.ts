import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const help: PhraseCatalogue = {
  help: {
    'You see the orders of your own country and organization. Filters hide more, and archived ones are shown when asked for.':
      'Ve los pedidos de su país y su organización. Los filtros ocultan más, y los archivados se muestran si se piden.',
    'You see the orders of your organization. Filters hide some, and archived ones are shown when asked for.':
      'Ve los pedidos de su organización. Los filtros ocultan algunos, y los archivados se muestran si se piden.',
    'You see the orders of all organizations. Filters hide some; archived and deleted ones are shown when asked for.':
      'Ve los pedidos de todas las organizaciones. Los filtros ocultan algunos; los archivados y eliminados se muestran si se piden.',
    'Labels are printed for orders that you can still see and that have an address.':
      'Se imprimen etiquetas de los pedidos que usted aún ve y que tienen dirección.',
    'A rejected order either gets another day or goes back to its sender.': 'Un pedido rechazado recibe otro día o vuelve al remitente.',
    'An order goes only along the steps of its flow, from where it is now: somebody else may have moved it meanwhile.':
      'Un pedido solo avanza por los pasos de su flujo, desde donde está ahora: quizá alguien lo haya movido entretanto.',
    'Archiving takes an order out of lists and boards, and nothing of it is lost: restore it, and it is back.':
      'Archivar saca un pedido de las listas y de los tableros sin que se pierda nada: al sacarlo del archivo, vuelve.',
    'Cash is open from the delivery until the courier has handed it over.':
      'El efectivo está pendiente desde la entrega hasta que el repartidor lo liquida.',
    'Each column is a status, each card an order; it goes on by being moved.':
      'Cada columna es un estado y cada tarjeta un pedido; avanza al moverla.',
    'How to read this screen': 'Cómo leer esta pantalla',
    'No orders on the board yet': 'Aún no hay pedidos en el tablero',
    'Offered are the active couriers of the order’s country.': 'Se ofrecen los repartidores activos del país del pedido.',
    'Read more about it': 'Leer más sobre ello',
    'The board shows orders that are still on their way. What is archived has left it, and other countries have their own.':
      'El tablero muestra los pedidos que siguen en camino. Lo archivado ya no está, y los demás países tienen el suyo.',
    'The next one that comes in stands here at once.': 'El próximo que entre aparecerá aquí al instante.',
    'Why?': '¿Por qué?',
    'You see the orders of your own country and organization. Filters hide more, and archived orders stand in the archive.':
      'Ve los pedidos de su país y de su organización. Los filtros ocultan otros y los archivados están en el archivo.',
  },
}
