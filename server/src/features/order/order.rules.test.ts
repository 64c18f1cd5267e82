import { ROLES } from '@tracklane/contract/kit/role'
import { expect, test } from 'vitest'
import { type Actor, GUEST, SYSTEM } from '#platform/actor.ts'
import { closedReason, courierUnfit, flagsOf, mayRestore, moneyOf, subStatusUnfit } from './order.rules.ts'
import { orderView } from './order-view.testing.ts'

const AT = new Date('2026-05-04T10:00:00Z')

test.each([
  [{}, { paid: false, archived: false, deleted: false }, undefined],
  [{ paid_at: AT }, { paid: true, archived: false, deleted: false }, undefined],
  [{ archived_at: AT }, { paid: false, archived: true, deleted: false }, 'The order is archived. These roles can restore it: {roles}'],
  [{ deleted_at: AT }, { paid: false, archived: false, deleted: true }, 'The order is deleted. These roles can restore it: {roles}'],
  [
    { archived_at: AT, deleted_at: AT },
    { paid: false, archived: true, deleted: true },
    'The order is deleted. These roles can restore it: {roles}',
  ],
])('the state of an order (%j) is shown, and whether it is closed', (changes, flags, reason) => {
  expect(flagsOf(orderView(changes))).toEqual(flags)
  expect(closedReason(orderView(changes))?.message).toBe(reason)
})

test.each([
  [2, { order_price: '100.00', delivery_price: '5.00', total: '105.00' }, '50.00'],
  [0, { order_price: '100', delivery_price: '5', total: '105' }, '50'],
  [3, { order_price: '100.000', delivery_price: '5.000', total: '105.000' }, '50.000'],
])("amounts have the %i digits of their currency, each product's too", (digits, amounts, price) => {
  expect(moneyOf(orderView({ digits }))).toEqual({ ...amounts, products: [{ name: 'Lamp', sku: null, quantity: 2, price }] })
})

const area = { organization_id: 1, country_id: 1, scope: { kind: 'none' } } as const

test.each(ROLES)('%s may restore a deleted order where they work on orders', (role) => {
  const actor: Actor = { kind: 'user', user_id: 1, role, name: 'Ann Lee', impersonator_id: null, ...area }
  expect(mayRestore(actor)).toBe(['admin', 'organization_admin', 'logist'].includes(role))
})

test.each([
  { kind: 'token', token_id: 1, name: 'Shop', abilities: ['orders:read', 'orders:write'], ...area } satisfies Actor,
  GUEST,
  SYSTEM,
])('$kind may not', (actor) => {
  expect(mayRestore(actor)).toBe(false)
})

test('every unfit courier or reason is refused in the same words', () => {
  expect([courierUnfit.message, subStatusUnfit.message]).toEqual([
    'This courier cannot take the order: choose an active one of its country',
    'The order cannot have this sub-status: choose one of its status',
  ])
})
