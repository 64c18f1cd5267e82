import { describe, expect, test } from 'vitest'
import { added, dayTotal, groupsOf, isOver, loadKey, loadsByKey, SHOWN_DAYS, shownDays, wouldBeOver } from './redelivery.rules.ts'

const NOW = new Date(2026, 10, 22, 12).getTime()
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const order = (id: number, delivery_to: string | null, courier_id: number | null = null) => ({ id, status_id: 4, delivery_to, courier_id })

describe('groups', () => {
  test('late ones come first, then day by day, then those without a date; each by time', () => {
    const orders = [
      order(1, null),
      order(2, at(24, 10)),
      order(3, at(22, 11)),
      order(4, at(22, 18)),
      order(5, at(24, 9)),
      order(6, at(20, 9)),
    ]
    expect(groupsOf(orders, NOW).map(({ key, orders: group }) => [key, group.map(({ id }) => id)])).toEqual([
      ['late', [6, 3]],
      ['2026-11-22', [4]],
      ['2026-11-24', [5, 2]],
      ['none', [1]],
    ])
  })

  test('only groups of a day have a day', () => {
    expect(groupsOf([order(1, null), order(2, at(20, 9)), order(3, at(23, 9))], NOW).map(({ day }) => day)).toEqual([
      undefined,
      '2026-11-23',
      undefined,
    ])
  })

  test('at the same time the older order comes first', () => {
    expect(groupsOf([order(9, at(23, 9)), order(2, at(23, 9))], NOW)[0]?.orders.map(({ id }) => id)).toEqual([2, 9])
  })

  test('without orders there are no groups', () => {
    expect(groupsOf([], NOW)).toEqual([])
  })
})

describe('shown days', () => {
  test.each([
    ['nothing planned: the next ones', [], ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']],
    [
      'what is planned, and the next ones',
      ['2026-11-23', '2026-12-24'],
      ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-12-24'],
    ],
  ])('%s', (_, days, expected) => {
    expect(
      shownDays(
        days.map((day) => ({ day })),
        '2026-11-22',
      ),
    ).toEqual(expected)
  })

  test('a day beyond the longest period of the load is left out', () => {
    expect(shownDays([{ day: '2027-02-21' }], '2026-11-22')).toContain('2027-02-21')
    expect(shownDays([{ day: '2027-02-22' }], '2026-11-22')).not.toContain('2027-02-22')
  })

  test('the number of days is limited, and groups without a day take none', () => {
    const days = [undefined, ...Array.from({ length: 9 }, (_, index) => `2026-12-0${index + 1}`)]
    expect(
      shownDays(
        days.map((day) => ({ day })),
        '2026-11-22',
      ),
    ).toEqual(days.slice(1, 1 + SHOWN_DAYS))
  })
})

describe('load', () => {
  const loads = loadsByKey([{ courier_id: 7, day: '2026-11-23', orders: 3, capacity: 4 }])
  const carl = { id: 7, capacity: 4 }

  test('orders that the courier has already, and orders without a date, add nothing', () => {
    const held = [order(1, at(23, 9)), order(2, at(23, 10), 7), order(3, null), order(4, at(24, 9), 8)]
    expect([...added(held, 7)]).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 1],
    ])
  })

  test.each([
    [{ orders: 3, capacity: 4 }, 1, false],
    [{ orders: 3, capacity: 4 }, 2, true],
    [{ orders: 9, capacity: null }, 9, false],
    [{ orders: 5, capacity: 4 }, 0, true],
  ])('%o and %i more', (load, more, expected) => {
    expect(isOver(load, more)).toBe(expected)
  })

  test('one day over the capacity is enough; a day without orders has the whole capacity', () => {
    expect(wouldBeOver(loads, new Map([['2026-11-23', 1]]), carl)).toBe(false)
    expect(wouldBeOver(loads, new Map([['2026-11-23', 2]]), carl)).toBe(true)
    expect(wouldBeOver(loads, new Map([['2026-11-24', 5]]), carl)).toBe(true)
    expect(wouldBeOver(loads, new Map(), carl)).toBe(false)
  })

  test('of a day is the sum of all couriers, without a limit where one has none', () => {
    expect(dayTotal([carl, { id: 8, capacity: 6 }], loads, '2026-11-23')).toEqual({ orders: 3, capacity: 10 })
    expect(dayTotal([carl, { id: 8, capacity: null }], loads, '2026-11-23')).toEqual({ orders: 3, capacity: null })
    expect(loads.get(loadKey(7, '2026-11-23'))?.orders).toBe(3)
  })
})
