import { expect, test } from 'vitest'
import { createMemory, type Slot } from './memory.ts'

const slot: Slot<string[]> = { make: () => [] }
const other: Slot<string[]> = { make: () => [] }

test('a slot keeps its one value, apart from other slots and from the memory of others', () => {
  const memory = createMemory()
  memory.of(slot).push('kept')
  expect(memory.of(slot)).toEqual(['kept'])
  expect(memory.of(other)).toEqual([])
  expect(createMemory().of(slot)).toEqual([])
})
