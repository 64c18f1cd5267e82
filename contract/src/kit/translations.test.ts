import { expect, test } from 'vitest'
import { isRichText, RequiredRichText } from './rich-text.ts'
import { text } from './text.ts'
import { inLanguage, mergeTranslations, missingIn, translationsOf } from './translations.ts'

const { draft, patch } = translationsOf({ name: text(10).min(1) })
const NAMES = { en: { name: 'Parcels' }, de: { name: 'Pakete' } }

test.each([
  ['the language asked for', NAMES, 'de', 'de', 'Pakete'],
  ['else the source language', NAMES, 'pl', 'en', 'Parcels'],
  ['else the first there is', { uk: { name: 'Посилки' }, es: { name: 'Paquetes' } }, 'pl', 'es', 'Paquetes'],
  ['never what every object has', NAMES, 'constructor', 'en', 'Parcels'],
])('a text is read in %s', (_, translations, requested, language, name) => {
  expect(inLanguage(translations, requested)).toEqual({ language, texts: { name } })
})

test('without translations there is no text', () => {
  expect(inLanguage({}, 'en')).toBeUndefined()
  expect(inLanguage({}, '__proto__')).toBeUndefined()
})

test.each([
  ['an absent language stays, a given one is replaced', { de: { name: 'Post' } }, { en: { name: 'Parcels' }, de: { name: 'Post' } }],
  ['null takes a language away', { de: null }, { en: { name: 'Parcels' } }],
  ['another one is added', { pl: { name: 'Paczki' } }, { ...NAMES, pl: { name: 'Paczki' } }],
  ['null for what is not there changes nothing', { es: null }, NAMES],
  ['all may go', { en: null, de: null }, {}],
])('%s', (_, changes, expected) => {
  expect(mergeTranslations(NAMES, changes)).toEqual(expected)
})

test('missing languages are listed in the order of the languages', () => {
  expect(missingIn(NAMES, ['en', 'uk', 'de', 'es'])).toEqual(['uk', 'es'])
})

test.each([
  ['a word that is no code', { constructor: { name: 'x' } }],
  ['a number', { '1e3': { name: 'x' } }],
  ['a list', [[{ name: 'x' }]]],
  ['an empty text', { en: { name: ' ' } }],
  ['a language without its fields', { en: {} }],
  ['a field that is too long', { en: { name: 'x'.repeat(11) } }],
])('%s is refused', (_, given) => {
  expect(draft.safeParse(given).success).toBe(false)
  expect(patch.safeParse(given).success).toBe(false)
})

test('a new row needs a language, a change needs none', () => {
  expect(draft.safeParse({}).success).toBe(false)
  expect(draft.parse({ en: { name: ' Parcels ' } })).toEqual({ en: { name: 'Parcels' } })
  expect(draft.safeParse({ en: null }).success).toBe(false)
  expect(patch.parse({})).toEqual({})
  expect(patch.parse({ de: null })).toEqual({ de: null })
})

test('an optional field may be absent or null; an absent one keeps its text, or is empty in a new language', () => {
  const optional = translationsOf({ name: text(10).min(1) }, { about: text(10) })
  expect(optional.draft.parse({ en: { name: 'A' }, de: { name: 'B', about: null }, pl: { name: 'C', about: ' x ' } })).toEqual({
    en: { name: 'A' },
    de: { name: 'B', about: '' },
    pl: { name: 'C', about: 'x' },
  })
  for (const about of [7, 'x'.repeat(11), []]) expect(optional.patch.safeParse({ en: { name: 'A', about } }).success).toBe(false)
  const before = { en: { name: 'A', about: 'all' } }
  const nothing = { about: '' }
  const changed = { en: { name: 'B', about: undefined }, de: { name: 'C' } }
  expect(mergeTranslations(before, changed, nothing)).toEqual({ en: { name: 'B', about: 'all' }, de: { name: 'C', about: '' } })
  expect(optional.row.parse({ en: { name: 'A', about: '' } })).toEqual({ en: { name: 'A', about: '' } })
})

test('replies are not checked like forms, and their rich texts are known by their schema', () => {
  const { row } = translationsOf({ question: text(10).min(1), answer: RequiredRichText })
  const told = { en: { question: ' as it is, and long ', answer: '' } }
  expect(row.parse(told)).toEqual(told)
  expect([isRichText(row.valueType.shape.question), isRichText(row.valueType.shape.answer)]).toEqual([false, true])
})
