import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DayOrInstant, Flag, Id, listOf, Money, PageQuery, pageOf, sortOf } from './page.ts'
import { many, one, timestamp } from './reply.ts'
import { instant, text } from './text.ts'

/** The English text of the schema's first issue. */
function said(schema: z.ZodType, given: unknown): unknown {
  const [issue] = schema.safeParse(given).error?.issues ?? []
  return issue?.code === 'custom' ? issue.params?.phrase?.message : issue?.code
}

describe('a list filter', () => {
  const Either = listOf(z.union([z.number(), z.string(), z.boolean(), z.null()]), 3)

  test('only texts are split, and only spaces after a separator are removed', () => {
    expect(Either.parse([1, ' a ,  b'])).toEqual([1, ' a ', 'b'])
    expect(Either.parse([true, null, ' '])).toEqual([true, null])
    expect(Either.parse(7)).toEqual([7])
  })

  test.each([undefined, null])('%s is no list', (nothing) => {
    expect(listOf(z.unknown()).safeParse(nothing).success).toBe(false)
  })

  test('the limit counts values, not separators', () => {
    expect(Either.safeParse('a,b,c,,').success).toBe(true)
    expect(Either.safeParse('a,b,c,d').success).toBe(false)
  })
})

test.each([1, 0])('a flag reads the number %j too', (given) => {
  expect(Flag.parse(given)).toBe(given === 1)
})

test.each([2, -1, 'TRUE', '01', ' 1', undefined, [], {}])('a flag refuses %j', (given) => {
  expect(Flag.safeParse(given).success).toBe(false)
})

test.each([
  [1, true],
  [2_147_483_647, true],
  [2_147_483_648, false],
  [0, false],
  ['7', true],
])('%j is an id: %s', (given, isId) => {
  expect(Id.safeParse(given).success).toBe(isId)
})

test.each([
  ['999999999999', true],
  ['9999999999999', false],
  ['1.1', true],
  ['1.12345', false],
  ['x1', false],
  ['1x', false],
])('%j is an amount: %s', (given, isAmount) => {
  expect(Money.safeParse(given).success).toBe(isAmount)
})

describe('a page', () => {
  test.each([
    [{ page: 1 }, true],
    [{ page: 1_000_000 }, true],
    [{ page: 1_000_001 }, false],
    [{ search: 'x'.repeat(200) }, true],
    [{ search: ` ${'x'.repeat(200)} ` }, true],
    [{ search: 'x'.repeat(201) }, false],
  ])('the query %j is accepted: %s', (query, isOffered) => {
    expect(PageQuery.safeParse(query).success).toBe(isOffered)
  })

  test('a search is trimmed', () => {
    expect(PageQuery.parse({ search: ' mill lane ' }).search).toBe('mill lane')
  })
})

test.each([
  [DayOrInstant, 'soon', 'Enter a date'],
  [sortOf(['id']), 'name', 'This list cannot be sorted like that'],
  [PageQuery.shape.per_page, 7, 'Choose one of the offered values'],
])('a refused value has an English message (%#)', (schema, given, message) => {
  expect(said(schema, given)).toBe(message)
})

describe('a reply', () => {
  const Row = z.object({ id: z.number() })
  const row = { id: 1, secret: 'no' }
  const meta = { current_page: 1, per_page: 25, total: 1, last_page: 1 }

  test('a reply keeps only the fields of its schema', () => {
    expect(one(Row).parse({ data: row, more: 1 })).toEqual({ data: { id: 1 } })
    expect(many(Row).parse({ data: [row], more: 1 })).toEqual({ data: [{ id: 1 }] })
    expect(pageOf(Row).parse({ data: [row], meta: { ...meta, more: 1 } })).toEqual({ data: [{ id: 1 }], meta })
  })

  test('a reply without its rows is refused', () => {
    for (const schema of [one(Row), many(Row), pageOf(Row)]) expect(schema.safeParse({}).success).toBe(false)
    expect(pageOf(Row).safeParse({ data: [] }).success).toBe(false)
  })
})

test('a wrong instant is reported as an expected date', () => {
  expect(timestamp().safeParse('soon').error?.issues).toMatchObject([{ code: 'invalid_type', expected: 'date' }])
})

describe('given texts and instants', () => {
  test.each([
    ['  a  ', 'a'],
    ['abc', 'abc'],
    [' abc ', 'abc'],
    ['', ''],
  ])('%j is %j', (given, read) => {
    expect(text(3).parse(given)).toBe(read)
  })

  test('a text over its limit is refused', () => {
    expect(text(3).safeParse('abcd').success).toBe(false)
  })

  test.each([
    ['2026-05-04T10:00:00Z', true],
    ['2026-05-04T10:00:00+02:00', true],
    ['2026-05-04T10:00:00', false],
    ['2026-05-04', false],
    ['', false],
  ])('%j names an instant: %s', (given, isInstant) => {
    expect(instant().safeParse(given).success).toBe(isInstant)
  })
})
