import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const job: PhraseCatalogue = {
  job: {
    'It failed; the log says why': 'Es ist fehlgeschlagen; das Protokoll sagt, warum',
    'It took too long and was given up': 'Es dauerte zu lange und wurde aufgegeben',
    'The process that worked on it ended': 'Der Prozess, der daran arbeitete, endete',
    'A later one has taken its place': 'Ein späterer hat seine Stelle eingenommen',
    'Restored from a backup': 'Aus einer Sicherung wiederhergestellt',
  },
}
