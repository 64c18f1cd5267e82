import { expect, test } from 'vitest'
import { shownLanguages } from './shown-languages.rules.ts'

const one = (char_code: string, active = true) => ({ char_code, active })
const languages = [one('de'), one('pl'), one('is', false)]

test.each([
  ['the languages with readers', {}, ['de', 'pl']],
  ['the chosen ones, in the order of all', { shown: ['is', 'de'] }, ['de', 'is']],
  ['a filtered language too', { missing_in: ['is'] }, ['de', 'pl', 'is']],
  ['an edited language too', { shown: ['de'], in: 'is' }, ['de', 'is']],
  ['all, where those chosen are gone', { shown: ['xx'] }, ['de', 'pl', 'is']],
])('columns are %s', (_, asked, codes) => {
  expect(shownLanguages(languages, asked).map(({ char_code }) => char_code)).toEqual(codes)
})

test('inactive languages are shown where there are no others', () => {
  expect(shownLanguages([one('is', false)], {})).toHaveLength(1)
})
