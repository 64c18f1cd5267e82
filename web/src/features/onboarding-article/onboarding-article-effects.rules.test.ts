import { expect, test } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { effectsOf } from './onboarding-article-effects.rules.ts'

const sections = [
  { id: 1, published: true },
  { id: 2, published: false },
]
const categories = [
  { id: 11, section_id: 1, published: true },
  { id: 12, section_id: 1, published: false },
  { id: 21, section_id: 2, published: true },
  { id: 31, section_id: 3, published: true },
]
const at = (category_id: number | null, published = true) => ({ category_id, published })
const FIND = 'logists find the article'
const LOSE = 'logists no longer find the article'
const WAIT = 'logists find the article only when its category and its section are published, too'

test.each([
  ['nothing changes', at(11), at(11), ''],
  ['it is published', at(11, false), at(11), FIND],
  ['it is no longer', at(11), at(11, false), LOSE],
  ['it goes into a category that nobody sees', at(11), at(12), LOSE],
  ['it goes into a section that nobody sees', at(11), at(21), LOSE],
  ['it comes from there', at(21), at(11), FIND],
  ['it is published in such a category', at(12, false), at(12), WAIT],
  ['it is published in such a section', at(21, false), at(21), WAIT],
  ['its section is not known', at(31, false), at(31), WAIT],
  ['it has no place yet', at(null, false), at(null), ''],
])('%s', (_, before, now, expected) => {
  expect(effectsOf(translate, { before, now, categories, sections })).toBe(expected)
})
