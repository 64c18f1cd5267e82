import { expect, test } from 'vitest'
import { createMemory, type Slot } from './memory.ts'

const slot: Slot<string[]> = { make: () => [] }
const other: Slot<string[]> = { make: () => [] }

test('a slot keeps its own value, apart from other slots and other memories', () => {
  const memory = createMemory()
  memory.of(slot).push('kept')
  expect(memory.of(slot)).toEqual(['kept'])
  expect(memory.of(other)).toEqual([])
  expect(createMemory().of(slot)).toEqual([])
})
