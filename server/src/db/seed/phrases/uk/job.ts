import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const job: PhraseCatalogue = {
  job: {
    'It failed; the log says why': 'Не вдалося; журнал каже чому',
    'It took too long and was given up': 'Тривало занадто довго, тому припинено',
    'The process that worked on it ended': 'Процес, який це виконував, завершився',
    'A later one has taken its place': 'Його місце зайняло пізніше',
    'Restored from a backup': 'Відновлено з резервної копії',
  },
}
