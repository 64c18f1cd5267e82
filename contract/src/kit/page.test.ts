import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Day, DayOrInstant, Flag, Id, int, listOf, Money, PageQuery, sortFields, sortOf } from './page.ts'
import { timestamp } from './reply.ts'

describe('a list filter', () => {
  const Ids = listOf(Id)
  const cases: { title: string; given: unknown; read: number[] }[] = [
    { title: 'one value', given: '3', read: [3] },
    { title: 'separated by commas', given: '3,4, 5', read: [3, 4, 5] },
    { title: 'repeated', given: ['3', '4'], read: [3, 4] },
    { title: 'repeated and separated', given: ['3,4', '5'], read: [3, 4, 5] },
    { title: 'numbers', given: [3, 4], read: [3, 4] },
    { title: 'what it gave before', given: Ids.parse('3,4'), read: [3, 4] },
    { title: 'nothing between the commas', given: ',3,,', read: [3] },
    { title: 'an empty text', given: '', read: [] },
  ]
  test.each(cases)('reads $title', ({ given, read }) => {
    expect(Ids.parse(given)).toEqual(read)
  })

  test.each(['x', '3,x', '0', '-1', '1.5', '2147483648'])('refuses %s', (given) => {
    expect(Ids.safeParse(given).success).toBe(false)
  })

  test('an absent optional list stays absent', () => {
    expect(Ids.optional().parse(undefined)).toBeUndefined()
  })

  test('a list takes at most 500 values', () => {
    const tracks = listOf(Id)
    expect(tracks.safeParse(Array.from({ length: 500 }, () => 1)).success).toBe(true)
    expect(tracks.safeParse(Array.from({ length: 501 }, () => 1)).success).toBe(false)
  })
})

test.each([
  ['1', true],
  ['true', true],
  [true, true],
  ['0', false],
  ['false', false],
  [false, false],
])('a flag reads %j as %s', (given, read) => {
  expect(Flag.parse(given)).toBe(read)
})

test.each(['', 'yes', '2', null])('a flag refuses %j', (given) => {
  expect(Flag.safeParse(given).success).toBe(false)
})

/** Texts that JavaScript would turn into a number, and similar ones. */
const LOOSE: unknown[] = [
  '1e3',
  '0x10',
  '0b1',
  '1_0',
  '+16',
  ' 16',
  '16 ',
  '\n16',
  '16.0',
  '1.5',
  '١٢',
  '',
  ' ',
  'x',
  'NaN',
  'Infinity',
  '-0x1',
  '9007199254740993',
  '99999999999999999999',
  2 ** 53,
  1.5,
  Number.NaN,
  true,
  false,
  null,
  [],
  [16],
  ['16'],
  [[16]],
  {},
  { valueOf: () => 16 },
  { toString: () => '16' },
  new Date(16),
]

describe('a whole number', () => {
  const Whole = int(-20, 5_000)

  test.each([
    ['12', 12],
    [12, 12],
    ['-12', -12],
    ['0', 0],
  ])('is %j', (given, read) => {
    expect(Whole.parse(given)).toBe(read)
  })

  test.each(LOOSE)('is not %j', (given) => {
    expect(Whole.safeParse(given).success).toBe(false)
  })

  test.each(LOOSE)('and %j is no id, alone or in a list', (given) => {
    expect(Id.safeParse(given).success).toBe(false)
    expect(listOf(Id).safeParse([given, 3]).data ?? [3]).toEqual([3])
  })

  test.each([
    ['-21', false],
    ['-20', true],
    ['5000', true],
    ['5001', false],
  ])('within bounds, %s: %s', (given, isOne) => {
    expect(Whole.safeParse(given).success).toBe(isOne)
  })

  test('the issue tells a wrong type from a number out of bounds', () => {
    expect([Whole.safeParse([16]), Whole.safeParse('-21'), Whole.safeParse('5001')].map(({ error }) => error?.issues[0]?.code)).toEqual([
      'invalid_type',
      'too_small',
      'too_big',
    ])
  })
})

test.each(['0', '149.90', '999999999999.9999'])('%s is an amount', (given) => {
  expect(Money.safeParse(given).success).toBe(true)
})

test.each(['', '-1', '1,5', '1e3', '.5', '1.', '1.00000', '1000000000000', ' 1', 'NaN'])('%j is no amount', (given) => {
  expect(Money.safeParse(given).success).toBe(false)
})

describe('times', () => {
  test.each(['2026-02-28', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00.123+02:00'])('%s is a day or an instant', (given) => {
    expect(DayOrInstant.safeParse(given).success).toBe(true)
  })

  test.each(['2026-02-30', '28.02.2026', '2026-02-28 10:00', 'today', ''])('%j is neither', (given) => {
    expect(DayOrInstant.safeParse(given).success).toBe(false)
    expect(Day.safeParse(given).success).toBe(false)
  })

  test.each([
    ['a Date', new Date('2026-02-28T10:00:00+02:00'), '2026-02-28T08:00:00.000Z'],
    ['the text of the wire', '2026-02-28T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
    ['a text of another zone', '2026-02-28T10:00:00+02:00', '2026-02-28T08:00:00.000Z'],
  ])('an instant given as %s is UTC text', (_title, given, read) => {
    const Row = z.object({ at: timestamp(), until: timestamp().nullable() })
    expect(Row.parse({ at: given, until: given })).toEqual({ at: read, until: read })
    expect(Row.parse({ at: given, until: null })).toEqual({ at: read, until: null })
  })

  test.each([undefined, null, '', 'today', '2026-02-28', '2026-02-30T10:00:00Z', 1_772_000_000_000, new Date('x'), {}])(
    '%j is no instant',
    (given) => {
      expect(z.object({ at: timestamp() }).safeParse({ at: given }).success).toBe(false)
      expect(z.object({ at: timestamp() }).safeParse({}).success).toBe(false)
    },
  )
})

describe('paging', () => {
  test('the defaults are page 1 and 25 rows', () => {
    expect(PageQuery.parse({})).toEqual({ page: 1, per_page: 25 })
  })

  test.each([10, 25, 50, 100])('offers pages of %i', (per_page) => {
    expect(PageQuery.parse({ per_page: String(per_page) }).per_page).toBe(per_page)
  })

  test.each([{ page: '0' }, { page: '-1' }, { page: 'x' }, { per_page: '11' }, { per_page: '1000' }, { search: 'x'.repeat(201) }])(
    'refuses %j',
    (query) => {
      expect(PageQuery.safeParse(query).success).toBe(false)
    },
  )
})

describe('sorting', () => {
  const Sort = sortOf(['id', 'created_at'])

  test.each(['id', '-id', '-created_at,id'])('%s is known', (given) => {
    expect(Sort.safeParse(given).success).toBe(true)
  })

  test.each(['', 'name', 'id,name', '--id', '-', 'id;drop'])('%j is not', (given) => {
    expect(Sort.safeParse(given).success).toBe(false)
  })

  test('a minus sorts in descending order', () => {
    expect(sortFields('-created_at,id')).toEqual([
      { field: 'created_at', direction: 'desc' },
      { field: 'id', direction: 'asc' },
    ])
  })
})
