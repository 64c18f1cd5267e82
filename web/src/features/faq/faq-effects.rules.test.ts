import type { FullFaq } from '@tracklane/contract/faq'
import { expect, test } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { effectsOf } from './faq-effects.rules.ts'
import { unhelpful } from './faq-unhelpful.rules.ts'

const categories = [
  { id: 1, published: true },
  { id: 2, published: false },
]
const [open, draft, closed] = [
  { category_id: 1, published: true },
  { category_id: 1, published: false },
  { category_id: 2, published: true },
]
const FIND = 'logists find it'
const LOSE = 'logists no longer find it'

test.each([
  ['nothing changes', open, open, ''],
  ['it is published', draft, open, FIND],
  ['it is no longer published', open, draft, LOSE],
  ['it moves to a hidden category', open, closed, LOSE],
  ['it moves out of a hidden category', closed, open, FIND],
  [
    'it is published in a hidden category',
    { ...closed, published: false },
    closed,
    'logists find it only when its category is published, too',
  ],
  ['a new one has no place yet', draft, { category_id: null, published: true }, ''],
])('%s', (_, before, now, expected) => {
  expect(effectsOf(translate, { before, now, categories })).toBe(expected)
})

test('questions that did not help start with the least helpful one', () => {
  const faqs = [
    { id: 1, helpful: 9, not_helpful: 0 },
    { id: 2, helpful: 5, not_helpful: 2 },
    { id: 3, helpful: 0, not_helpful: 2 },
    { id: 4, helpful: 90, not_helpful: 7 },
    { id: 6, helpful: 5, not_helpful: 2 },
    { id: 5 },
  ] as FullFaq[]
  expect(unhelpful(faqs).map(({ id }) => id)).toEqual([4, 3, 2, 6])
  expect(unhelpful([])).toEqual([])
})
