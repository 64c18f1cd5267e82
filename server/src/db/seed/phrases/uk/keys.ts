import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

/** Effects of single keys. */
export const keys: PhraseCatalogue = {
  keys: {
    'Ctrl ↵': 'Ctrl ↵',
    'Ctrl K': 'Ctrl K',
    'Keys of this screen': 'Клавіші цього екрана',
    'Single keys act': 'Дії однією клавішею',
    'Never while you write, and never with Ctrl, Alt or ⌘.': 'Ніколи під час набору тексту й ніколи разом із Ctrl, Alt або ⌘.',
    'List the keys': 'Показати клавіші',
    'Undo what was done last': 'Відмінити останню дію',
    'Move what is chosen': 'Перевести вибране',
    'Move to the status with this number': 'Перевести в статус із цим номером',
    'More moves of the open order': 'Інші переходи відкритого замовлення',
    'Select the row; with Shift all from the last one': 'Вибрати рядок; із Shift – усі від останнього',
    'Open the menu of the row': 'Відкрити меню рядка',
  },
}
