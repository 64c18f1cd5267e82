import type { OrderRow } from '@tracklane/contract/order'
import { expect, test } from 'vitest'
import { courierDays } from './courier-days.ts'

const order = (id: number, delivery_to: string | null) => ({ id, delivery_to }) as OrderRow // grouping looks at nothing else

test('today comes first, then what is left over, then the days to come and what has no day', () => {
  const now = new Date('2026-05-10T12:00:00')
  const at = (text: string) => new Date(text).toISOString()
  const days = courierDays(
    [
      order(1, null),
      order(2, at('2026-05-12T10:00:00')),
      order(3, at('2026-05-10T18:00:00')),
      order(4, at('2026-05-08T10:00:00')),
      order(5, at('2026-05-10T09:00:00')),
      order(6, at('2026-05-11T09:00:00')),
    ],
    now,
  )
  expect(days.map((day) => [day.kind, day.orders.map((one) => one.id)])).toEqual([
    ['today', [5, 3]],
    ['late', [4]],
    ['later', [6]],
    ['later', [2]],
    ['undated', [1]],
  ])
})
