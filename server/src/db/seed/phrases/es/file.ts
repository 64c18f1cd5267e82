import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const file: PhraseCatalogue = {
  file: {
    'Being prepared…': 'Preparando…',
    'Waiting for its turn…': 'Esperando su turno…',
    '{name} was downloaded': '{name} se ha descargado',
    '{done} of {total} rows': '{done} de {total} filas',
    'The file is incomplete: the connection was lost on the way. Nothing was saved, try again.':
      'El archivo está incompleto: la conexión se cortó por el camino. No se ha guardado nada, inténtelo de nuevo.',
    '{total} rows, {size}': '{total} filas, {size}',
  },
  export: {
    'As of': 'A fecha de',
    'All time': 'Todo el periodo',
    Period: 'Periodo',
    'Outstanding (as of now)': 'Pendiente (ahora)',
    'Expected (as of now)': 'Previsto (ahora)',
    'until {day}': 'hasta {day}',
    'from {day}': 'desde {day}',
    Export: 'Exportar',
    'Export as XLSX': 'Exportar como XLSX',
    'Export as CSV': 'Exportar como CSV',
    'Excel file (XLSX)': 'Archivo de Excel (XLSX)',
    'Text file (CSV)': 'Archivo de texto (CSV)',
    'Orders, {format}': 'Pedidos, {format}',
    'Financial report': 'Informe financiero',
    'Financial report, {format}': 'Informe financiero, {format}',
    Orders: 'Pedidos',
    Expected: 'Previsto',
    Outstanding: 'Pendiente',
    Collected: 'Cobrado',
    Prepaid: 'Prepago',
    'No courier': 'Sin repartidor',
    'Two of your exports are still being made: cancel one, or wait for it':
      'Dos de sus exportaciones aún están en curso: cancele una o espere a que termine',
    'A sheet of XLSX holds {most, number} rows, and {rows, number} orders match: export them as CSV':
      'Una hoja XLSX admite {most, number} filas y coinciden {rows, number} pedidos: expórtelos como CSV',
  },
}
