import { expect, test } from 'vitest'
import { shownLanguages } from './shown-languages.rules.ts'

const one = (char_code: string, active = true) => ({ char_code, active })
const languages = [one('de'), one('pl'), one('is', false)]

test.each([
  ['those that people read', {}, ['de', 'pl']],
  ['those chosen, in the order of all', { shown: ['is', 'de'] }, ['de', 'is']],
  ['one that is asked for, too', { missing_in: ['is'] }, ['de', 'pl', 'is']],
  ['one that is being written, too', { shown: ['de'], in: 'is' }, ['de', 'is']],
  ['all, where those chosen are gone', { shown: ['xx'] }, ['de', 'pl', 'is']],
])('columns are %s', (_, asked, codes) => {
  expect(shownLanguages(languages, asked).map(({ char_code }) => char_code)).toEqual(codes)
})

test('inactive languages are shown where there are no others', () => {
  expect(shownLanguages([one('is', false)], {})).toHaveLength(1)
})
