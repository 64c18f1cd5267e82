import { expect, test } from 'vitest'
import { isOrderText, matches } from './palette.rules.ts'

test.each([
  ['', 'Orders', true],
  ['ord', 'Orders', true],
  ['ORD', 'All orders', true],
  ['orders all', 'All orders', true],
  ['rders', 'Orders', false],
  ['orders x', 'Orders', false],
  ['kanban bo', 'Kanban · Boards', true],
  ['ubersetz', 'Übersetzungen', true],
  ['über', 'Uebersicht', false],
  ['замо', 'Замовлення', true],
  ['ВІДМ', 'Відмови', true],
  ['кур’єр', 'Кур’єри', true],
  ["кур'єр", 'Кур’єри', true],
  ['курєр', 'Кур’єри', true],
  ['єри', 'Кур’єри', false],
  ['  ', 'Orders', true],
  ['.*', 'Orders', true],
  ['(', 'Orders', true],
])('"%s" and "%s": %s', (typed, label, isMatch) => {
  expect(matches(typed, label)).toBe(isMatch)
})

test.each([
  ['', false],
  ['ab', false],
  ['12', false],
  ['a b c', false],
  ['+49', false],
  ['491', true],
  ['TL1', true],
  ['Жук', true],
  ['--- x1y', true],
])('"%s" searches orders: %s', (text, isSearched) => {
  expect(isOrderText(text)).toBe(isSearched)
})
