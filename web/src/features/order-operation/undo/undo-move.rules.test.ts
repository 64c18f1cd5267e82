import { expect, test } from 'vitest'
import type { MovedOrder } from '#features/order-move/order-move.rules.ts'
import { type FormerState, formerState, idsByStatus, mayGoBack, whoMayGoBack } from './undo-move.rules.ts'

const WHEN = '2026-05-10T09:00:00.000Z'
const EARLIER = '2026-05-10T07:00:00.000Z'
const LATER = '2026-05-12T09:00:00.000Z'
const moved = (patch: Partial<MovedOrder> = {}): MovedOrder => ({
  id: 1,
  organization_id: 1,
  track: 'TL1',
  status_id: 3,
  courier_id: null,
  delivery_from: null,
  delivery_to: WHEN,
  body: {},
  ...patch,
})

test.each<[string, Partial<MovedOrder>, FormerState]>([
  ['only the status', {}, { to: 3, body: {} }],
  ['the reason it had', { status_id: 4, sub_status_id: 8 }, { to: 4, body: { sub_status_id: 8 } }],
  ['no reason where it had none', { sub_status_id: null }, { to: 3, body: {} }],
  ['when it was delivered', { status_id: 7, delivered_at: WHEN }, { to: 7, body: { delivered_at: WHEN } }],
  ['no time of delivery where it had none', { status_id: 7, delivered_at: null }, { to: 7, body: {} }],
  ['no time of delivery where it was not delivered', { status_id: 6, delivered_at: WHEN }, { to: 6, body: {} }],
  ['the courier it had', { courier_id: 5, body: { courier_id: 9 } }, { to: 3, body: {}, courier: { courier_id: 5 } }],
  ['nobody where nobody had it', { body: { courier_id: 9 } }, { to: 3, body: {}, courier: { courier_id: null } }],
  ['not the courier where the move left that alone', { courier_id: 5 }, { to: 3, body: {} }],
  ['the window it had', { body: { delivery_to: WHEN } }, { to: 3, body: {}, window: { delivery_from: null, delivery_to: WHEN } }],
  [
    'the window it had, with its start',
    { delivery_from: EARLIER, body: { delivery_to: LATER } },
    { to: 3, body: {}, window: { delivery_from: EARLIER, delivery_to: WHEN } },
  ],
  [
    'no window where it had none',
    { delivery_to: null, body: { delivery_to: WHEN } },
    { to: 3, body: {}, window: { delivery_from: null, delivery_to: null } },
  ],
])('Undo of a move restores %s', (_case, patch, former) => {
  expect(formerState(moved(patch))).toEqual(former)
})

const way = (status_id: number, requires: 'courier_id'[] = []) => ({ status_id, status: 'Any', requires, asks: [] })

test.each([
  ['a way that asks for nothing', [way(4), way(3)], true],
  ['a way that needs a courier', [way(3, ['courier_id'])], false],
  ['only ways elsewhere', [way(4)], false],
  ['no way at all', [], false],
])('one order may go back: %s', (_case, transitions, isOpen) => {
  expect(mayGoBack({ transitions }, { status_id: 3 })).toBe(isOpen)
})

test.each([
  ['all of them', [{ can: [1, 2] }, { can: [3] }], [1, 2, 3]],
  ['only those whose flow says so', [{ can: [1] }, { can: [] }], [1]],
  ['none', [{ can: [] }], []],
  ['nobody asked', [], []],
])('of many orders these may go back: %s', (_case, previews, ids) => {
  expect([...whoMayGoBack(previews)]).toEqual(ids)
})

test('each order is checked for its former status', () => {
  const orders = [moved({ id: 1 }), moved({ id: 2, status_id: 4 }), moved({ id: 3 })]
  expect([...idsByStatus(orders)]).toEqual([
    [3, [1, 3]],
    [4, [2]],
  ])
})
