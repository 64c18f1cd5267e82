import { expect, test } from 'vitest'
import { dictionary } from './dictionary.ts'

const INHERITED = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__']

test.each(INHERITED)('%s is not in it before it was put there, and is kept like any other name', (name) => {
  const words = dictionary<{ text?: string }>()
  expect([words[name], name in words]).toEqual([undefined, false])
  const word = words[name] ?? {}
  words[name] = word
  word.text = 'said'
  expect([words[name], Object.keys(words)]).toEqual([{ text: 'said' }, [name]])
  expect({}).not.toHaveProperty('text')
})

test('a dictionary returns the values it was given', () => {
  expect(dictionary({ a: 1 }).a).toBe(1)
})
