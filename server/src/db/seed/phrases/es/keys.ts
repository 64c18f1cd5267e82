import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const keys: PhraseCatalogue = {
  keys: {
    'Ctrl ↵': 'Ctrl + ↵',
    'Ctrl K': 'Ctrl + K',
    'Keys of this screen': 'Teclas de esta pantalla',
    'Single keys act': 'Las teclas sueltas actúan',
    'Never while you write, and never with Ctrl, Alt or ⌘.': 'Nunca mientras escribe, y nunca con Ctrl, Alt o ⌘.',
    'List the keys': 'Ver la lista de teclas',
    'Undo what was done last': 'Deshacer lo último',
    'Move what is chosen': 'Mover lo elegido',
    'Move to the status with this number': 'Mover al estado con este número',
    'More moves of the open order': 'Más movimientos del pedido abierto',
    'Select the row; with Shift all from the last one': 'Seleccionar la fila; con Mayús, todas desde la última',
    'Open the menu of the row': 'Abrir el menú de la fila',
  },
}
