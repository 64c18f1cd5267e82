import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findPhraseCalls } from '#testing/source-phrases.ts'
import { ACTIONS } from '#testing/wording.ts'

const said = findPhraseCalls(join(import.meta.dirname, '..', '..')).flatMap(({ literal, file, line }) =>
  literal ? [{ ...literal, at: `${file}:${line}` }] : [],
)

describe.each(ACTIONS.map((action) => [action.text, action] as const))('“%s”', (text, { category, never = [], besides = {} }) => {
  test('is used, and in one category alone', () => {
    const homes = new Set(said.filter(({ message }) => message === text).map((one) => one.category))
    expect([...homes].toSorted()).toEqual([category, ...Object.keys(besides)].toSorted())
  })

  test('has no synonyms', () => {
    const others = said.filter(({ message }) => never.some((pattern) => pattern.test(message)))
    expect(others.map(({ at, message }) => `${at}: ${message}`)).toEqual([])
  })
})

test('has the same words with an ellipsis in front of a dialog, in the same category', () => {
  const homes = new Map(ACTIONS.map(({ text, category }) => [`${text}…`, category]))
  const asking = said.filter(({ message }) => homes.has(message))
  expect(asking.length).toBeGreaterThan(3)
  const elsewhere = asking.filter(({ category, message }) => category !== homes.get(message))
  expect(elsewhere.map(({ at, message }) => `${at}: ${message}`)).toEqual([])
})
