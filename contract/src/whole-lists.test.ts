import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { WHOLE_LISTS } from './kit/whole-lists.ts'

/** The fields of a query whose list keeps a comma. */
function wholeLists(): Set<string> {
  const found = new Set<string>()
  for (const { query } of endpoints) {
    if (!(query instanceof z.ZodObject)) continue
    for (const [name, field] of Object.entries(query.shape as Record<string, z.ZodType>)) {
      const { data } = field.safeParse(['a1,b2'])
      if (Array.isArray(data) && data.length === 1 && data[0] === 'a1,b2') found.add(name)
    }
  }
  return found
}

test('every list whose values may contain commas is repeated in the address', () => {
  expect([...wholeLists()].toSorted()).toEqual([...WHOLE_LISTS].toSorted())
})
