import { expect, test } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { effectsOf } from './onboarding-category-effects.rules.ts'

const sections = [
  { id: 1, published: true },
  { id: 2, published: false },
]
const [open, draft, closed] = [
  { section_id: 1, published: true, articles: 1 },
  { section_id: 1, published: false, articles: 1 },
  { section_id: 2, published: true, articles: 1 },
]
const FIND = 'logists find the category, with those of its 1 article that are published'
const LOSE = 'logists no longer find the category, nor its 1 article'

test.each([
  ['nothing changes', open, open, ''],
  ['it is published', draft, open, FIND],
  ['it is no longer', open, draft, LOSE],
  ['it goes where nobody looks', open, closed, LOSE],
  ['it comes from there', closed, open, FIND],
  ['it is published there', { ...closed, published: false }, closed, 'logists find the category only when its section is published, too'],
])('%s', (_, before, now, expected) => {
  expect(effectsOf(translate, { before, now, sections })).toBe(expected)
})
