import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const file: PhraseCatalogue = {
  file: {
    'Being prepared…': 'Przygotowywanie…',
    'Waiting for its turn…': 'Czeka na swoją kolej…',
    '{name} was downloaded': 'Pobrano {name}',
    '{done} of {total} rows': 'Wiersze: {done} z {total}',
    'The file is incomplete: the connection was lost on the way. Nothing was saved, try again.':
      'Plik jest niepełny: po drodze utracono połączenie. Niczego nie zapisano, spróbuj ponownie.',
    '{total} rows, {size}': 'Wiersze: {total}, {size}',
  },
  export: {
    'As of': 'Stan na',
    'All time': 'Cały okres',
    Period: 'Okres',
    'Outstanding (as of now)': 'Do rozliczenia (stan obecny)',
    'Expected (as of now)': 'Oczekiwane (stan obecny)',
    'until {day}': 'do {day}',
    'from {day}': 'od {day}',
    Export: 'Eksportuj',
    'Export as XLSX': 'Eksportuj jako XLSX',
    'Export as CSV': 'Eksportuj jako CSV',
    'Excel file (XLSX)': 'Plik Excel (XLSX)',
    'Text file (CSV)': 'Plik tekstowy (CSV)',
    'Orders, {format}': 'Zamówienia, {format}',
    'Financial report': 'Raport finansowy',
    'Financial report, {format}': 'Raport finansowy, {format}',
    Orders: 'Zamówienia',
    Expected: 'Oczekiwane',
    Outstanding: 'Do rozliczenia',
    Collected: 'Rozliczone',
    Prepaid: 'Przedpłata',
    'No courier': 'Bez kuriera',
    'Two of your exports are still being made: cancel one, or wait for it':
      'Dwa twoje eksporty są jeszcze w toku: anuluj jeden albo zaczekaj na niego',
    'A sheet of XLSX holds {most, number} rows, and {rows, number} orders match: export them as CSV':
      'Arkusz XLSX mieści {most, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}, a pasujących zamówień jest {rows, number}: wyeksportuj je jako CSV',
  },
}
