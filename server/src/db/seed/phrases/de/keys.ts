import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** Effects of single keys. */
export const keys: PhraseCatalogue = {
  keys: {
    'Ctrl ↵': 'Strg ↵',
    'Ctrl K': 'Strg K',
    'Keys of this screen': 'Tasten dieser Ansicht',
    'Single keys act': 'Einzelne Tasten wirken',
    'Never while you write, and never with Ctrl, Alt or ⌘.': 'Nie während Sie schreiben und nie mit Strg, Alt oder ⌘.',
    'List the keys': 'Tasten auflisten',
    'Undo what was done last': 'Zuletzt Getanes rückgängig machen',
    'Move what is chosen': 'Ausgewähltes verschieben',
    'Move to the status with this number': 'In den Status mit dieser Nummer verschieben',
    'More moves of the open order': 'Weitere Schritte der geöffneten Bestellung',
    'Select the row; with Shift all from the last one': 'Zeile auswählen; mit Umschalt alle ab der letzten',
    'Open the menu of the row': 'Menü der Zeile öffnen',
  },
}
