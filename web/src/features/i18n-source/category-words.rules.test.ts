import { expect, test } from 'vitest'
import { categoryWords } from './category-words.rules.ts'

test.each([
  ['orders', 'Orders'],
  ['order_editor', 'Order editor'],
  ['sign-in', 'Sign in'],
  ['', ''],
])('the category %j is shown as %j', (name, words) => {
  expect(categoryWords(name)).toBe(words)
})
