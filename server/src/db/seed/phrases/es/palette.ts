import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const palette: PhraseCatalogue = {
  palette: {
    Answers: 'Respuestas',
    '↵ opens · Shift ↵ shows what can be done with the order': '↵ abre · Mayús ↵ muestra qué se puede hacer con el pedido',
    'A screen or an action': 'Una pantalla o una acción',
    'A screen, or an order by track, number, name or phone': 'Pantalla o pedido: seguimiento, número, nombre, teléfono',
    Do: 'Acciones',
    'Go to': 'Ir a',
    'Go to or find': 'Buscar o abrir',
    Home: 'Inicio',
    'Looking for orders…': 'Buscando pedidos…',
    'No results': 'Sin resultados',
    Orders: 'Pedidos',
    'Orders cannot be looked for right now': 'Ahora no se pueden buscar pedidos',
  },
}
