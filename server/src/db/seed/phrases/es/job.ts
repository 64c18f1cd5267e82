import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const job: PhraseCatalogue = {
  job: {
    'It failed; the log says why': 'Ha fallado; el registro dice por qué',
    'It took too long and was given up': 'Tardó demasiado y se abandonó',
    'The process that worked on it ended': 'El proceso que lo hacía terminó',
    'A later one has taken its place': 'Otro posterior ha ocupado su lugar',
    'Restored from a backup': 'Restaurado de una copia de seguridad',
  },
}
