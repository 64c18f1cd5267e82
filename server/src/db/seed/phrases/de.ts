import type { PhraseCatalogue } from './catalogue.ts'

export const de: PhraseCatalogue = {
  role: {
    Administrator: 'Administrator',
  },
}
