import { describe, expect, test } from 'vitest'
import { statisticsOf } from './rejected-order.rules.ts'

type Count = Parameters<typeof statisticsOf>[0][number]

const WORDS = { noCourier: 'No courier', noReason: 'No reason given' }
const count = (kind: Count['kind'], key: number | null, name: string | null, [rejected, returned, delivered]: number[]): Count => ({
  kind,
  key,
  name,
  rejected: rejected ?? 0,
  returned: returned ?? 0,
  delivered: delivered ?? 0,
})
const of = (counts: Count[], days: string[] = []) => statisticsOf(counts, { days, exact_from: null }, WORDS)

describe('groups', () => {
  test.each<[string, [number | null, string | null, number[]][], string[]]>([
    [
      'the most rejected first',
      [
        [1, 'A', [1, 0, 9]],
        [2, 'B', [3, 0, 9]],
      ],
      ['B', 'A'],
    ],
    [
      'of the same, the most sent back first',
      [
        [1, 'A', [2, 0, 9]],
        [2, 'B', [2, 5, 9]],
      ],
      ['B', 'A'],
    ],
    [
      'of the same in both, by name',
      [
        [2, 'Zoë', [2, 1, 9]],
        [1, 'Åsa', [2, 1, 9]],
      ],
      ['Åsa', 'Zoë'],
    ],
    [
      'of the same in everything, by id',
      [
        [2, 'Ann', [2, 1, 9]],
        [1, 'Ann', [2, 1, 9]],
      ],
      ['Ann', 'Ann'],
    ],
    [
      'without a courier last, however many',
      [
        [null, null, [9, 9, 9]],
        [1, 'A', [0, 0, 9]],
      ],
      ['A', 'No courier'],
    ],
  ])('are sorted: %s', (_, groups, names) => {
    const counts = groups.map(([key, name, numbers]) => count('courier', key, name, numbers))
    expect(of(counts).by_courier.map(({ name }) => name)).toEqual(names)
    expect(of(counts.toReversed()).by_courier).toEqual(of(counts).by_courier)
  })

  test('have the rate of orders rejected or delivered in them, and none without any', () => {
    const groups = of([count('courier', 1, 'A', [1, 2, 3]), count('courier', 2, 'B', [0, 0, 0])]).by_courier
    expect(groups.map(({ rate }) => rate)).toEqual([0.25, null])
  })

  test('of reasons have no rate, and only used reasons', () => {
    const counts = [count('sub_status', 7, 'Damaged', [0, 0, 4]), count('sub_status', 8, 'Refused', [0, 1, 0])]
    expect(of(counts).by_sub_status).toEqual([{ id: 8, name: 'Refused', rejected: 0, returned: 1, rate: null }])
  })
})

test('of days are in order, without days outside the period', () => {
  const days = ['2026-03-01', '2026-03-02']
  const counts = [count('day', 1, null, [1, 0, 2]), count('day', 0, null, [3, 0, 3]), count('day', 2, null, [5, 0, 5])]
  expect(of(counts, days).by_day.map(({ day, rejected }) => [day, rejected])).toEqual([
    ['2026-03-01', 3],
    ['2026-03-02', 1],
  ])
})

test('of no orders are empty, without a rate', () => {
  expect(of([])).toMatchObject({ total: 0, returned: 0, rate: null, by_courier: [], by_day: [] })
  expect(of([count('all', null, null, [1, 2, 4])])).toMatchObject({ total: 1, returned: 2, delivered: 4, rate: 0.2 })
})
