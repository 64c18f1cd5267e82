import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const file: PhraseCatalogue = {
  file: {
    'Being prepared…': 'Готується…',
    'Waiting for its turn…': 'Чекає своєї черги…',
    '{name} was downloaded': 'Завантажено {name}',
    '{done} of {total} rows': '{done} із {total} рядків',
    'The file is incomplete: the connection was lost on the way. Nothing was saved, try again.':
      'Файл неповний: зв’язок обірвався. Нічого не збережено, спробуйте ще раз.',
    '{total} rows, {size}': 'Рядків: {total}, {size}',
  },
  export: {
    'As of': 'Станом на',
    'All time': 'Увесь час',
    Period: 'Період',
    'Outstanding (as of now)': 'Не здано (на зараз)',
    'Expected (as of now)': 'Очікується (на зараз)',
    'until {day}': 'до {day}',
    'from {day}': 'з {day}',
    Export: 'Експортувати',
    'Export as XLSX': 'Експортувати в XLSX',
    'Export as CSV': 'Експортувати в CSV',
    'Excel file (XLSX)': 'Файл Excel (XLSX)',
    'Text file (CSV)': 'Текстовий файл (CSV)',
    'Orders, {format}': 'Замовлення, {format}',
    'Financial report': 'Фінансовий звіт',
    'Financial report, {format}': 'Фінансовий звіт, {format}',
    Orders: 'Замовлення',
    Expected: 'Очікується',
    Outstanding: 'Не здано',
    Collected: 'Отримано',
    Prepaid: 'Передоплата',
    'No courier': 'Без кур’єра',
    'Two of your exports are still being made: cancel one, or wait for it': 'Два ваші експорти ще готуються: скасуйте один або зачекайте',
    'A sheet of XLSX holds {most, number} rows, and {rows, number} orders match: export them as CSV':
      'Аркуш XLSX вміщує рядків: {most, number}, а замовлень знайдено {rows, number}: експортуйте їх у CSV',
  },
}
