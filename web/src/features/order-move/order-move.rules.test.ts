import type { MoveField } from '@tracklane/contract/order-flow'
import { expect, test } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { type BulkMoveOrder, byLikelihood, isForward, losesDelivery, moveLabel, needsDialog, wants } from './order-move.rules.ts'

const input = (requires: MoveField[], asks: MoveField[]) => ({ requires, asks })

test.each([
  [input([], []), false],
  [input(['courier_id'], []), true],
  [input([], ['delivery_window']), true],
])('%j needs a dialog: %s', (given, isNeeded) => {
  expect(needsDialog(given)).toBe(isNeeded)
})

test.each<[MoveField, boolean]>([
  ['courier_id', true],
  ['delivery_window', true],
  ['sub_status_id', false],
])('a move that requires a courier and asks for a window wants %s: %s', (field, isWanted) => {
  expect(wants(input(['courier_id'], ['delivery_window']), field)).toBe(isWanted)
})

test.each([
  [6, 'Move to delivery'],
  [4, 'Move to redelivery'],
  [5, 'Reject order'],
  [7, 'Mark delivered'],
  [1, 'Move to “Any”'],
])('the button to status %s says %s', (to, label) => {
  expect(moveLabel(translate, to, 'Any')).toBe(label)
})

const order = (status_id: number, delivered_at?: string | null) => ({ id: 1, status_id, delivered_at }) as BulkMoveOrder // only these two count

test.each([
  ['a card, which does not know when', [order(7)], 4, true],
  ['a row without a time', [order(7, null)], 4, true],
  ['one of several', [order(3), order(7)], 4, true],
  ['a row with its time', [order(7, '2026-01-01T00:00:00.000Z')], 4, false],
  ['one that was not delivered', [order(6)], 4, false],
  ['on to “Completed”', [order(7)], 9, false],
])('the time of delivery is lost: %s', (_case, orders, to, isLost) => {
  expect(losesDelivery(orders, to)).toBe(isLost)
})

test.each([6, 4, 5, 7])('the button to status %s has the words of orders', (to) => {
  expect(moveLabel((category) => category, to, 'Any')).toBe('order')
})

const steps = (...ids: number[]) => ids.map((status_id) => ({ status_id }))

test.each([
  [3, [2, 5, 8, 6], [6, 8, 2, 5]],
  [6, [4, 5, 7], [7, 4, 5]],
  [5, [10, 4], [4, 10]],
  [10, [5, 9], [5, 9]],
  [1, [], []],
])('from %i the likelier steps come first', (from, to, sorted) => {
  expect(byLikelihood(from, steps(...to)).map(({ status_id }) => status_id)).toEqual(sorted)
})

test.each([
  [3, 6, true],
  [3, 5, false],
  [10, 9, false],
])('from %i to %i leads forward: %s', (from, to, leads) => {
  expect(isForward(from, to)).toBe(leads)
})
