import type { OrderNumbers } from '@tracklane/contract/home'
import { expect, test } from 'vitest'
import { helpFor, needsOf } from './needs-now.rules.ts'

const sum = (orders: number) => ({ currency_code: 'EUR', total: '1.00', orders })
const numbers = (changes: Partial<OrderNumbers>) =>
  ({ late: 0, without_courier: 0, outstanding: [], ...changes }) as unknown as OrderNumbers // the rest is not read

test.each([
  ['nothing', {}, []],
  [
    'late before unpaid',
    { late: 2, outstanding: [sum(3)] },
    [
      ['late', 2],
      ['unpaid', 3],
    ],
  ],
  ['every currency that is unpaid', { outstanding: [sum(3), sum(4)] }, [['unpaid', 7]]],
  [
    'late before what waits for a courier',
    { late: 1, without_courier: 1 },
    [
      ['late', 1],
      ['without_courier', 1],
    ],
  ],
])('needs: %s', (_what, changes, needs) => {
  expect(needsOf(numbers(changes)).map(({ need, count }) => [need, count])).toEqual(needs)
})

test.each([
  ['late', null, 'courier'],
  ['late', 4, 'delivery_date'],
  ['without_courier', null, 'courier'],
  ['unpaid', 4, undefined],
  ['unpaid', null, undefined],
] as const)('an order that is %s with courier %s is helped by %s', (need, courier_id, operation) => {
  expect(helpFor(need, { courier_id })).toBe(operation)
})
