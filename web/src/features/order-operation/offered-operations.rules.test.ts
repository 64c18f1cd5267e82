import type { Role } from '@tracklane/contract/kit/role'
import { OPERATIONS } from '@tracklane/contract/order-operation'
import { expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { forAllThatMatch, offeredForMany, offeredForOne, openTo } from './offered-operations.rules.ts'
import type { OperationKind } from './operation.rules.ts'
import { kindOf, OPERATION_KINDS } from './operation-kinds.api.ts'

const names = (kinds: readonly OperationKind[]) => kinds.map(({ name }) => name).join(' ')
const DISPATCH = 'courier courier_off delivery_date delivered_at delivered_off address'
const BOOKS = 'paid unpaid archive archive_restore'

test('every operation of the contract is in the menus once', () => {
  expect(OPERATION_KINDS.map(({ name }) => name).toSorted()).toEqual(OPERATIONS.toSorted())
  for (const name of OPERATIONS) expect(kindOf(name).name).toBe(name)
})

test.each<[Role, string]>([
  ['admin', `${DISPATCH} ${BOOKS} delete restore`],
  ['logist', `${DISPATCH} ${BOOKS} delete restore`],
  ['organization_admin', `${DISPATCH} delete restore`],
  ['reporter', ''],
  ['courier', ''],
])('%s may do: %s', (role, open) => {
  expect(names(openTo(role, OPERATION_KINDS))).toBe(open)
})

test('a public call is open to everybody', () => {
  const open = { ...kindOf('paid'), endpoint: { ...kindOf('paid').endpoint, access: 'public' as const } }
  expect(openTo('courier', [open])).toEqual([open])
})

test.each([
  ['a new order', orderRow(), 'courier delivery_date delivered_at address paid archive delete'],
  ['one with a courier', orderRow({ courier_id: 5 }), 'courier courier_off delivery_date delivered_at address paid archive delete'],
  ['one with both', orderRow({ courier_id: 5, delivered_at: '2026-05-04T10:00:00.000Z' }), `${DISPATCH} paid archive delete`],
  ['a paid one', orderRow({ paid: true }), 'courier delivery_date delivered_at address unpaid archive delete'],
  ['an archived one', orderRow({ archived: true }), 'courier delivery_date delivered_at address paid archive_restore delete'],
  ['a deleted one', orderRow({ deleted: true }), 'courier delivery_date delivered_at address paid archive restore'],
])('a menu of %s offers: %s', (_case, order, offered) => {
  expect(names(offeredForOne('logist', OPERATION_KINDS, order))).toBe(offered)
})

const MANY = 'courier courier_off delivery_date delivered_at delivered_off'

test.each([
  ['new orders', [orderRow(), orderRow()], `${MANY} paid archive delete`],
  ['paid and not paid', [orderRow(), orderRow({ paid: true })], `${MANY} paid unpaid archive delete`],
  ['all paid', [orderRow({ paid: true })], `${MANY} unpaid archive delete`],
  ['archived and not', [orderRow(), orderRow({ archived: true })], `${MANY} paid archive archive_restore delete`],
  ['all deleted', [orderRow({ deleted: true })], `${MANY} paid unpaid archive archive_restore restore`],
])('for %s together there are: %s', (_case, orders, offered) => {
  expect(names(offeredForMany('logist', OPERATION_KINDS, orders))).toBe(offered)
})

test('an address is not offered for many orders, and cannot be sent for many', () => {
  expect(names(offeredForMany('logist', OPERATION_KINDS, [orderRow(), orderRow({ id: 2 })]))).not.toContain('address')
  expect(OPERATION_KINDS.filter(({ many }) => !many).map(({ name }) => name)).toEqual(['address'])
})

test('an operation with one request per order is offered for ticked orders, not for all matching ones', () => {
  expect(names(forAllThatMatch(OPERATION_KINDS))).toBe('courier courier_off delivery_date address paid unpaid archive archive_restore')
})
