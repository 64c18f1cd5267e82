import { expect, test } from 'vitest'
import type { Written } from '#lib/translations.rules.ts'
import { translatedRules } from './translated-form.ts'

interface Values {
  readonly translations: Written
  readonly published: boolean
  readonly category_id: number
}

const rules = translatedRules<Values, Values, Values>({ valuesOf: (row) => row, bodyOf: (values) => values })

const known: Values = { translations: { en: { name: 'Parcels' }, de: { name: 'Pakete' } }, published: false, category_id: 1 }
const saved: Values = { translations: { en: { name: 'Letters' }, pl: { name: 'Listy' } }, published: true, category_id: 2 }

test('the saved patch and its undo contain every change: three languages and two fields', () => {
  const { en, de, pl } = { ...known.translations, ...saved.translations }
  expect(rules.patchOf(known, saved)).toEqual({ translations: { en, de: null, pl }, published: true, category_id: 2 })
  expect(rules.patchOf(saved, known)).toEqual({
    translations: { en: known.translations.en, de, pl: null },
    published: false,
    category_id: 1,
  })
})

test('a patch leaves out equal values', () => {
  expect(rules.patchOf(known, { ...known, published: true })).toEqual({ published: true })
  expect(rules.patchOf(known, known)).toEqual({})
})
