import { expect, test } from 'vitest'
import { translatedRules } from '#kit/translated-form.ts'
import { isWhole, narrowed } from '#kit/translated-rows.rules.ts'
import { bodyTexts, filledOnly, firstLanguage, offeredLanguages, statesOf, type Written } from './translations.rules.ts'

const LANGUAGES = [
  { char_code: 'de', name: 'German' },
  { char_code: 'en', name: 'English' },
  { char_code: 'pl', name: 'Polish' },
]
const EN = { question: 'Where?', answer: '<p>Here</p>' }
const DE = { question: 'Wo?', answer: '<p>Hier</p>' }

test('the source language comes first, and an inactive one stays while it has texts', () => {
  expect(offeredLanguages(LANGUAGES, { fr: EN, it: { question: ' ' } }).map(({ char_code }) => char_code)).toEqual(['en', 'de', 'pl', 'fr'])
})

test('a language without texts is left out', () => {
  expect(filledOnly({ en: EN, de: { question: '', answer: ' ' }, pl: {} })).toEqual({ en: EN })
  expect(bodyTexts({ en: { question: ' Where? ' } }, [{ name: 'question' }, { name: 'answer', isRich: true }])).toEqual({
    en: { question: 'Where?', answer: '' },
  })
})

test.each<[string, Written, Record<string, unknown>, string[]]>([
  ['as it was', { en: EN }, {}, ['filled', 'missing', 'missing']],
  ['written in another one', { en: EN, de: DE }, {}, ['filled', 'filled changed', 'missing']],
  ['taken away', { en: { question: '', answer: '' } }, {}, ['missing changed', 'missing', 'missing']],
  ['blank in another one', { en: EN, de: { question: '' } }, {}, ['filled', 'missing', 'missing']],
  ['wrong in one', { en: EN }, { 'translations.de.answer': 'Value missed', translations: 'x' }, ['filled', 'missing wrong', 'missing']],
  ['wrong in none any more', { en: EN }, { 'translations.de.answer': undefined }, ['filled', 'missing', 'missing']],
])('%s', (_, now, errors, expected) => {
  const states = statesOf(offeredLanguages(LANGUAGES, now), { now, before: { en: EN }, errors })
  const said = states.map(({ state, isChanged, hasError }) =>
    [state, isChanged && 'changed', hasError && 'wrong'].filter(Boolean).join(' '),
  )
  expect(said).toEqual(expected)
})

test("a form starts in the person's language, else in one with missing texts", () => {
  const states = statesOf(offeredLanguages(LANGUAGES, {}), { now: { en: EN, de: DE }, before: {}, errors: {} })
  expect([firstLanguage(states, 'de'), firstLanguage(states, 'uk'), firstLanguage([], 'uk')]).toEqual(['de', 'pl', 'en'])
})

interface Values {
  translations: Written
  published: boolean
}
const rules = translatedRules({
  valuesOf: (row: Values) => row,
  bodyOf: ({ translations, published }: Values) => ({ translations: filledOnly(translations), published }),
})
const base: Values = { translations: { en: EN, de: DE }, published: true }
const written = (translations: Written, published = true): Values => ({
  translations: { ...base.translations, ...translations },
  published,
})

test('a patch has the changed languages, and null for removed ones', () => {
  expect(rules.patchOf(base, written({ de: { question: '', answer: '' }, pl: EN }))).toEqual({ translations: { de: null, pl: EN } })
  expect(rules.patchOf(base, written({}, false))).toEqual({ published: false })
  expect(rules.patchOf(written({ pl: EN }), base)).toEqual({ translations: { pl: null } })
  expect(rules.changedFields(base, written({ pl: { question: ' ' } }))).toEqual([])
})

test('edits of different languages do not conflict; edits of one do', () => {
  const mine = written({ pl: EN })
  const theirs = written({ de: EN }, false)
  expect(rules.conflictsOf(base, mine, theirs)).toEqual([])
  expect(rules.merged(base, mine, theirs)).toEqual({ translations: { en: EN, de: EN, pl: EN }, published: false })
  expect(rules.conflictsOf(base, written({ pl: EN }), written({ pl: DE }))).toEqual(['translations.pl'])
  expect(rules.withField(mine, written({ pl: DE }), 'translations.pl')).toEqual(written({ pl: DE }))
  expect(rules.withField(mine, base, 'translations.pl')).toEqual(base)
  expect(rules.withField(mine, theirs, 'published')).toEqual({ ...mine, published: false })
})

test.each([
  [{}, [1, 2, 3]],
  [{ search: 'hier' }, [2]],
  [{ search: 'WHERE here' }, [1, 2]],
  [{ search: 'strong' }, []],
  [{ published: false }, [3]],
  [{ category_id: [7] }, [1]],
  [{ missing_in: ['de'] }, [1, 3]],
  [{ missing_in: ['en', 'de'] }, [1, 3]],
  [{ missing_in: ['constructor'] }, [1, 2, 3]],
])('%j leaves %j', (narrowing, expected) => {
  const rows: { id: number; category_id: number; published: boolean; translations?: Written }[] = [
    { id: 1, category_id: 7, published: true, translations: { en: { question: 'Where?', answer: '<p><strong>Here</strong></p>' } } },
    { id: 2, category_id: 8, published: true, translations: { en: EN, de: DE } },
    { id: 3, category_id: 8, published: false },
  ]
  expect(narrowed(rows, narrowing).map(({ id }) => id)).toEqual(expected)
})

test.each([
  [{}, true],
  [{ category_id: [7] }, true],
  [{ missing_in: [] }, true],
  [{ search: 'x' }, false],
  [{ published: false }, false],
  [{ missing_in: ['de'] }, false],
])('with the filter %j the list is complete: %s', (narrowing, expected) => {
  expect(isWhole(narrowing)).toBe(expected)
})
