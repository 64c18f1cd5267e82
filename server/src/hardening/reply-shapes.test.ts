import { answersFile } from '@tracklane/contract/kit/file-endpoint'
import { one, timestamp } from '@tracklane/contract/kit/reply'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { replyShapeOf } from '#platform/reply-shape.ts'
import { arbitraryOf } from './arbitrary.testing.ts'
import { named } from './samples.testing.ts'

const replying = named.filter(({ endpoint }) => !answersFile(endpoint) && endpoint.status !== 204)

/** Adds a field that no schema declares to each object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const fields = Object.entries(value).map(([key, field]): [string, unknown] => [key, withMore(field)])
  return { ...Object.fromEntries(fields), password_hash: 'secret' }
}

/** Returns the sent text, or that of the refusal. */
function sent(make: () => unknown): string | undefined {
  try {
    return JSON.stringify(make())
  } catch (error) {
    return error instanceof z.ZodError ? JSON.stringify(error.issues) : 'another error'
  }
}

describe('generated code writes a reply as zod would parse it', () => {
  it.each(replying)('$name', ({ endpoint: { reply, path } }) => {
    for (const wildness of [0, 8]) {
      const value = arbitraryOf(reply, { rows: {}, path, wildness }).map(withMore)
      const compare = (given: unknown) => {
        expect(sent(() => replyShapeOf(reply)(given))).toBe(sent(() => reply.parse(given)))
      }
      fc.assert(fc.property(value, compare), { numRuns: 25 })
    }
  })
})

const Row = z.object({
  id: z.number(),
  at: timestamp(),
  note: z.string().nullable(),
  tags: z.array(z.enum(['a', 'b'])),
  more: z.string().optional(),
})

it('a reply has its declared fields, with instants as text, and no others', () => {
  const at = new Date('2026-03-02T10:00:00Z')
  const row = { id: 1, at, note: null, tags: ['b'], secret: 1, constructor: 2, ['__proto__']: 3 }
  expect(JSON.parse(JSON.stringify(replyShapeOf(one(Row))({ data: row, meta: {} })))).toEqual({
    data: { id: 1, at: '2026-03-02T10:00:00.000Z', note: null, tags: ['b'] },
  })
})

it.each([
  { id: 'x' },
  { id: Number.NaN },
  { at: new Date(Number.NaN) },
  { at: 'soon' },
  { note: undefined },
  { tags: ['c'] },
  { tags: { length: 1 } },
  { more: null },
])('a reply with %o is refused', (wrong) => {
  const row = { id: 1, at: new Date(), note: 'n', tags: [], ...wrong }
  expect(() => replyShapeOf(one(Row))({ data: row })).toThrow(z.ZodError)
})
