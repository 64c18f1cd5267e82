import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const file: PhraseCatalogue = {
  file: {
    'Being prepared…': 'Wird vorbereitet\u00a0…',
    'Waiting for its turn…': 'Wartet, bis es an der Reihe ist\u00a0…',
    '{name} was downloaded': '{name} wurde heruntergeladen',
    '{done} of {total} rows': '{done} von {total} Zeilen',
    'The file is incomplete: the connection was lost on the way. Nothing was saved, try again.':
      'Die Datei ist unvollständig: Die Verbindung ist unterwegs abgebrochen. Es wurde nichts gespeichert, versuchen Sie es erneut.',
    '{total} rows, {size}': '{total} Zeilen, {size}',
  },
  export: {
    'As of': 'Stand',
    'All time': 'Gesamter Zeitraum',
    Period: 'Zeitraum',
    'Outstanding (as of now)': 'Ausstehend (Stand jetzt)',
    'Expected (as of now)': 'Erwartet (Stand jetzt)',
    'until {day}': 'bis {day}',
    'from {day}': 'ab {day}',
    Export: 'Exportieren',
    'Export as XLSX': 'Als XLSX exportieren',
    'Export as CSV': 'Als CSV exportieren',
    'Excel file (XLSX)': 'Excel-Datei (XLSX)',
    'Text file (CSV)': 'Textdatei (CSV)',
    'Orders, {format}': 'Bestellungen, {format}',
    'Financial report': 'Finanzbericht',
    'Financial report, {format}': 'Finanzbericht, {format}',
    Orders: 'Bestellungen',
    Expected: 'Erwartet',
    Outstanding: 'Ausstehend',
    Collected: 'Eingenommen',
    Prepaid: 'Vorausbezahlt',
    'No courier': 'Ohne Kurier',
    'Two of your exports are still being made: cancel one, or wait for it':
      'Zwei Ihrer Exporte sind noch in Arbeit: Brechen Sie einen ab oder warten Sie auf ihn',
    'A sheet of XLSX holds {most, number} rows, and {rows, number} orders match: export them as CSV':
      'Ein XLSX-Blatt fasst {most, number} Zeilen, und {rows, number} Bestellungen passen: Exportieren Sie sie als CSV',
  },
}
