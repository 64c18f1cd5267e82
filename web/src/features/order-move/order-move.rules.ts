import type { MoveField, MoveInput } from '@tracklane/contract/order-flow'
import type { StatusChange } from '@tracklane/contract/order-move'
import { STATUS } from '@tracklane/contract/order-status'
import type { Translate } from '#lib/i18n.ts'

/** The part of an order that a move needs, equal for a card of the board and an order. */
export interface MovableOrder {
  readonly id: number
  readonly organization_id: number
  readonly track: string
  readonly status_id: number
  readonly courier_id: number | null
  readonly delivery_from: string | null
  readonly delivery_to: string | null
}

/** The part of each order that moving many needs, equal for a card of the board and a row of a table. */
export interface BulkMoveOrder extends MovableOrder {
  readonly country_id: number
  readonly sub_status_id: number | null
  /** Present in a row, absent in a card. */
  readonly delivered_at?: string | null
}

export interface Move {
  readonly order: MovableOrder
  readonly to: number
  readonly input: MoveInput
}

/** The details of a move. */
export type MoveBody = Pick<StatusChange, 'courier_id' | 'delivery_from' | 'delivery_to' | 'delivered_at' | 'sub_status_id'>

/** An order before its move, and what the move changed besides the status. */
export interface MovedOrder extends MovableOrder {
  readonly sub_status_id?: number | null
  readonly delivered_at?: string | null
  readonly body: MoveBody
}

/** Called with the orders that are being moved right now. */
export type OnSending = (ids: readonly number[], to: number) => void

/** Orders that move with equal input. */
export interface MoveGroup {
  readonly order_ids: readonly number[]
  readonly body: MoveBody
}

export function needsDialog({ requires, asks }: MoveInput): boolean {
  return requires.length + asks.length > 0
}

export function wants({ requires, asks }: MoveInput, field: MoveField): boolean {
  return requires.includes(field) || asks.includes(field)
}

/** Returns the text of a button that moves an order. */
export function moveLabel(t: Translate, to: number, status: string): string {
  switch (to) {
    case STATUS.PROCESSING:
      return t('order', 'Start processing')
    case STATUS.READY:
      return t('order', 'Mark ready')
    case STATUS.REDELIVERY:
      return t('order', 'Move to redelivery')
    case STATUS.REJECTED:
      return t('order', 'Reject order')
    case STATUS.IN_DELIVERY:
      return t('order', 'Move to delivery')
    case STATUS.DELIVERED:
      return t('order', 'Mark delivered')
    case STATUS.PICKED_UP:
      return t('order', 'Mark picked up')
    case STATUS.COMPLETED:
      return t('order', 'Complete order')
    case STATUS.RETURNED:
      return t('order', 'Return to sender')
    default:
      return t('order', 'Move to “{status}”', { status })
  }
}

/** The way of an order to the customer; per status the likelier step first. */
const FORWARD: Readonly<Record<number, readonly number[]>> = {
  [STATUS.NEW]: [STATUS.PROCESSING],
  [STATUS.PROCESSING]: [STATUS.READY],
  [STATUS.READY]: [STATUS.IN_DELIVERY, STATUS.PICKED_UP],
  [STATUS.REDELIVERY]: [STATUS.IN_DELIVERY, STATUS.READY],
  [STATUS.REJECTED]: [STATUS.REDELIVERY, STATUS.RETURNED],
  [STATUS.IN_DELIVERY]: [STATUS.DELIVERED, STATUS.REDELIVERY],
  [STATUS.DELIVERED]: [STATUS.COMPLETED],
  [STATUS.PICKED_UP]: [STATUS.COMPLETED],
}

/** Sorts the steps by likelihood: forward steps first, then the others in the order of the flow. */
export function byLikelihood<Step extends { readonly status_id: number }>(from: number, steps: readonly Step[]): Step[] {
  const likely = FORWARD[from] ?? []
  const place = ({ status_id }: Step) => (likely.includes(status_id) ? likely.indexOf(status_id) : likely.length)
  return steps.toSorted((one, other) => place(one) - place(other))
}

/** Returns whether the step leads towards the customer. */
export function isForward(from: number, to: number): boolean {
  return FORWARD[from]?.includes(to) ?? false
}

/**
 * Returns whether a move clears the actual delivery date: it does when an order leaves “Delivered” for anything but “Completed”. A card
 * does not know that date.
 */
export function losesDelivery(orders: readonly BulkMoveOrder[], to: number): boolean {
  return to !== STATUS.COMPLETED && orders.some(({ status_id, delivered_at }) => status_id === STATUS.DELIVERED && !delivered_at)
}
