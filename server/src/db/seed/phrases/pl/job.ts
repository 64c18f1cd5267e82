import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'

export const job: PhraseCatalogue = {
  job: {
    'It failed; the log says why': 'Nie udało się; dziennik mówi dlaczego',
    'It took too long and was given up': 'Trwało zbyt długo i zostało przerwane',
    'The process that worked on it ended': 'Proces, który to wykonywał, zakończył się',
    'A later one has taken its place': 'Jego miejsce zajęło późniejsze',
    'Restored from a backup': 'Przywrócone z kopii zapasowej',
  },
}
