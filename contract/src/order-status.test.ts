import { describe, expect, test } from 'vitest'
import {
  COURIER_ENDED_STATUSES,
  COURIER_OPEN_STATUSES,
  ENDED_STATUSES,
  HANDED_OVER_STATUSES,
  isLate,
  NOT_DELIVERED_STATUSES,
  OPEN_STATUSES,
  SETTLED_STATUSES,
  STATUS_IDS,
} from './order-status.ts'

test.each([
  ['open', OPEN_STATUSES, [1, 2, 3, 4, 6]],
  ['open for its courier', COURIER_OPEN_STATUSES, [3, 4, 6]],
  ['ended for its courier', COURIER_ENDED_STATUSES, [5, 7, 8, 9]],
  ['handed over', HANDED_OVER_STATUSES, [7, 8, 9]],
  ['not delivered', NOT_DELIVERED_STATUSES, [5, 10]],
  ['settled', SETTLED_STATUSES, [7, 8, 9, 10]],
  ['ended', ENDED_STATUSES, [5, 7, 8, 9, 10]],
])('statuses that count as %s', (_name, statuses, ids) => {
  expect([...statuses].sort((a, b) => a - b)).toEqual(ids)
})

test('every status is either open or ended', () => {
  expect([...OPEN_STATUSES, ...ENDED_STATUSES].sort((a, b) => a - b)).toEqual(STATUS_IDS)
})

describe('a late order', () => {
  const now = Date.parse('2026-05-10T12:00:00Z')

  test('is an open order after its delivery window', () => {
    const late = STATUS_IDS.filter((status_id) => isLate({ status_id, delivery_to: '2026-05-10T11:59:59.999Z' }, now))
    expect(late).toEqual([1, 2, 3, 4, 6])
  })

  test.each([
    ['ends this moment', '2026-05-10T12:00:00.000Z'],
    ['is still to come', '2026-05-10T12:00:00.001Z'],
    ['has no end', null],
  ])('is no order whose window %s', (_title, delivery_to) => {
    expect(STATUS_IDS.some((status_id) => isLate({ status_id, delivery_to }, now))).toBe(false)
  })
})
