import { expect, test } from 'vitest'
import { couriersBack } from './courier.rules.ts'

test.each<[string, (number | null)[], ReturnType<typeof couriersBack>]>([
  ['whom it had', [5], [{ order_ids: [1], former: { courier_id: 5 } }]],
  ['nobody where nobody had it', [null], [{ order_ids: [1], former: { courier_id: null } }]],
  [
    'to each its own, those of one courier together',
    [5, null, 5, 7],
    [
      { order_ids: [1, 3], former: { courier_id: 5 } },
      { order_ids: [2], former: { courier_id: null } },
      { order_ids: [4], former: { courier_id: 7 } },
    ],
  ],
  ['nothing to no orders', [], []],
])('the way back of a courier gives %s', (_case, couriers, back) => {
  expect(couriersBack(couriers.map((courier_id, at) => ({ id: at + 1, courier_id })))).toEqual(back)
})
