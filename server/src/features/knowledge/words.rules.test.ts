import { expect, test } from 'vitest'
import { asked, isOneOff, likeness, wordsIn } from './words.rules.ts'

test.each([
  ['courier', 'courrier', true],
  ['courier', 'courer', true],
  ['courier', 'couriet', true],
  ['courier', 'coureir', true],
  ['courier', 'courier', true],
  ['courier', 'courire', true],
  ['courier', 'curior', false],
  ['courier', 'cou', false],
  ['label', 'lables', false],
  ['', 'a', true],
])('%s and %s differ by at most one sign: %s', (one, other, expected) => {
  expect([isOneOff(one, other), isOneOff(other, one)]).toEqual([expected, expected])
})

const word = (text: string, language = 'en') => wordsIn(text, language)[0] ?? { plain: '', stem: '' }

test.each([
  ['labels', 'labels', 'en', 1],
  ['label', 'labels', 'en', 0.9],
  ['print', 'printing', 'en', 0.9],
  ['deliv', 'delivery', 'en', 0.7],
  ['manif', 'manifest', 'en', 0.7],
  ['over', 'handover', 'en', 0.5],
  ['courrier', 'courier', 'en', 0.4],
  ['archivierte', 'archivieren', 'de', 0.5],
  ['tastenkürzel', 'Tasten', 'de', 0.3],
  ['cash', 'mash', 'en', 0],
  ['kurier', 'Kuriere', 'de', 0.9],
  ['zurueck', 'zurück', 'de', 0.4],
  ['курер', 'кур’єр', 'uk', 0.4],
  ['etykieta', 'etykiety', 'pl', 0.9],
  ['pedido', 'pedidos', 'es', 0.9],
])('%s matches %s in %s: %d', (wanted, text, language, expected) => {
  expect(likeness(word(wanted, language), word(text, language))).toBe(expected)
})

test('filler words are ignored unless there are no others', () => {
  expect(asked('How do I print the labels?', 'en').map(({ plain }) => plain)).toEqual(['print', 'labels'])
  expect(asked('who are you', 'en').map(({ plain }) => plain)).toEqual(['who', 'are', 'you'])
  expect(asked('label label', 'xx').map(({ plain }) => plain)).toEqual(['label'])
  expect(asked('a b c d e f g h i j k l m n o p', 'xx')).toHaveLength(12)
})
