import { expect, test } from 'vitest'
import { sightChange } from './sight-change.rules.ts'

const [shown, draft, hidden] = [
  { published: true, isOpen: true },
  { published: false, isOpen: true },
  { published: true, isOpen: false },
]

test.each([
  ['nothing changes', shown, shown, undefined],
  ['it is published', draft, shown, 'found'],
  ['it is no longer', shown, draft, 'lost'],
  ['it goes where nobody looks', shown, hidden, 'lost'],
  ['it comes from there', hidden, shown, 'found'],
  ['it is published there', { published: false, isOpen: false }, hidden, 'waiting'],
  ['it goes there while it is published', draft, hidden, 'waiting'],
  ['it was waiting already', hidden, hidden, undefined],
  ['a new one has no place yet', draft, { published: true, isOpen: undefined }, undefined],
])('%s', (_, before, now, expected) => {
  expect(sightChange(before, now)).toBe(expected)
})
