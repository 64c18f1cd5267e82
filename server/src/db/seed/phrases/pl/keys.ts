import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** Effects of single keys. */
export const keys: PhraseCatalogue = {
  keys: {
    'Ctrl ↵': 'Ctrl ↵',
    'Ctrl K': 'Ctrl K',
    'Keys of this screen': 'Klawisze tego ekranu',
    'Single keys act': 'Działają pojedyncze klawisze',
    'Never while you write, and never with Ctrl, Alt or ⌘.': 'Nigdy podczas pisania i nigdy z Ctrl, Alt lub ⌘.',
    'List the keys': 'Pokaż klawisze',
    'Undo what was done last': 'Cofnij ostatnią zmianę',
    'Move what is chosen': 'Przenieś wybrane',
    'Move to the status with this number': 'Przenieś do statusu o tym numerze',
    'More moves of the open order': 'Więcej przejść otwartego zamówienia',
    'Select the row; with Shift all from the last one': 'Zaznacz wiersz; z Shift wszystkie od ostatniego',
    'Open the menu of the row': 'Otwórz menu wiersza',
  },
}
