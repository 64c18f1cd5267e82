import { expect, test } from 'vitest'
import { happenings } from './order-happenings.rules.ts'

const order = { status_id: 3, courier_id: null, courier_user_id: null, delivery_from: null, delivery_to: new Date('2026-12-01T12:00:00Z') }
const moved = (status_from: number, status_to: number) => ({ name: 'order.status_changed', status_from, status_to })

test.each([
  ['made', undefined, order, [{ name: 'order.created' }]],
  [
    'made with a courier',
    undefined,
    { ...order, courier_id: 4 },
    [{ name: 'order.created' }, { name: 'order.courier_assigned', courier_id: 4 }],
  ],
  ['something else', order, { ...order, delivery_to: new Date('2026-12-01T12:00:00Z') }, []],
  ['moved', order, { ...order, status_id: 8 }, [moved(3, 8)]],
  [
    'moved with a courier',
    order,
    { ...order, status_id: 6, courier_id: 4 },
    [moved(3, 6), { name: 'order.courier_assigned', courier_id: 4 }],
  ],
  ['delivered', { ...order, status_id: 6 }, { ...order, status_id: 7 }, [moved(6, 7)]],
  ['not met', { ...order, status_id: 6 }, { ...order, status_id: 4 }, [moved(6, 4), { name: 'order.not_delivered' }]],
  ['refused at the door', { ...order, status_id: 6 }, { ...order, status_id: 5 }, [moved(6, 5), { name: 'order.not_delivered' }]],
  ['taken back', { ...order, status_id: 6 }, { ...order, status_id: 3 }, [moved(6, 3)]],
  ['rejected before it left', order, { ...order, status_id: 5 }, [moved(3, 5)]],
  [
    'from one courier to another',
    { ...order, courier_id: 4 },
    { ...order, courier_id: 5 },
    [
      { name: 'order.courier_removed', courier_id: 4 },
      { name: 'order.courier_assigned', courier_id: 5 },
    ],
  ],
  ['taken off the courier', { ...order, courier_id: 4 }, order, [{ name: 'order.courier_removed', courier_id: 4 }]],
  ['another window', order, { ...order, delivery_from: new Date('2026-12-01T10:00:00Z') }, [{ name: 'order.delivery_date_changed' }]],
  ['no date any longer', order, { ...order, delivery_to: null }, [{ name: 'order.delivery_date_changed' }]],
] as const)('%s', (_what, before, after, expected) => {
  expect(happenings(before, after)).toEqual(expected)
})
