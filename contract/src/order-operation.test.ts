import { describe, expect, test } from 'vitest'
import { OPERATIONS, type OperableOrder, type Operation, operationPhrases, operationRefusal } from './order-operation.ts'
import { STATUS_IDS } from './order-status.ts'

const DATE = '2026-05-04T10:00:00.000Z'
const order: OperableOrder = {
  status_id: 1,
  courier_id: 7,
  delivered_at: DATE,
  paid: false,
  archived: false,
  deleted: false,
  handover: null,
}
const DELETED = 'The order is deleted. These roles can restore it: {roles}'
const ARCHIVED = 'The order is archived. These roles can restore it: {roles}'

/** The words of the refusal, or null, for an order as it is, archived, and paid. */
const REFUSALS: Record<Operation, readonly [asItIs: string | null, archived: string | null, paid: string | null]> = {
  archive: [null, 'The order is archived already', null],
  archive_restore: ['The order is not archived', null, 'The order is not archived'],
  paid: [null, null, 'The order is paid already'],
  unpaid: ['The order is not paid', 'The order is not paid', null],
  delivery_date: [null, ARCHIVED, null],
  delivered_at: [null, ARCHIVED, null],
  delivered_off: [null, ARCHIVED, null],
  courier: [null, ARCHIVED, null],
  courier_off: [null, ARCHIVED, null],
  address: [null, ARCHIVED, null],
  delete: [null, null, null],
  restore: ['The order is not deleted', 'The order is not deleted', 'The order is not deleted'],
}

const refusal = (operation: Operation, changes: Partial<OperableOrder> = {}) =>
  operationRefusal(operation, { ...order, ...changes })?.message ?? null

test.each(OPERATIONS)('%s is refused as the table says', (operation) => {
  expect([refusal(operation), refusal(operation, { archived: true }), refusal(operation, { paid: true })]).toEqual(REFUSALS[operation])
})

test.each(OPERATIONS)('%s of a deleted order is refused in every other state, except restoring it', (operation) => {
  for (const changes of [{}, { archived: true }, { paid: true }])
    expect(refusal(operation, { ...changes, deleted: true })).toBe(operation === 'restore' ? null : DELETED)
})

describe('unassigning the courier', () => {
  test('an order without a courier is refused', () => {
    for (const status_id of STATUS_IDS) expect(refusal('courier_off', { status_id, courier_id: null })).toBe('The order has no courier')
  })

  test('only an order in delivery is refused, since it needs a courier', () => {
    for (const status_id of STATUS_IDS)
      expect(refusal('courier_off', { status_id })).toBe(
        status_id === 6 ? 'An order in delivery needs a courier: choose who takes it' : null,
      )
  })
})

describe('removing the actual delivery date', () => {
  test.each([null, undefined])('needs one: %s is none', (delivered_at) => {
    expect(refusal('delivered_off', { delivered_at })).toBe('The order has no actual delivery date')
  })

  test('an order that was handed over is refused', () => {
    for (const status_id of STATUS_IDS)
      expect(refusal('delivered_off', { status_id })).toBe(
        [7, 8, 9].includes(status_id) ? 'An order that was handed over needs its actual delivery date: choose another' : null,
      )
  })
})

test('every refusal has its own message', () => {
  const texts = Object.values(operationPhrases).map(({ message }) => message)
  expect(new Set(texts).size).toBe(texts.length)
})

test('a valid hand-over blocks changes of payment and courier and the deletion, and the refusal names it', () => {
  const handover = { id: 5, number: 3 }
  const held = OPERATIONS.filter((operation) => {
    const reason = operationRefusal(operation, { ...order, paid: true, handover })
    return reason?.values?.number === 'H-0003'
  })
  expect(held).toEqual(['paid', 'unpaid', 'courier', 'courier_off', 'delete'])
  expect(refusal('archive', { handover })).toBeNull()
})
