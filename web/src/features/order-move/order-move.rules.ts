import type { MoveField, MoveInput } from '@tracklane/contract/order-flow'
import type { StatusChange } from '@tracklane/contract/order-move'
import { STATUS } from '@tracklane/contract/order-status'
import type { Translate } from '#lib/i18n.ts'

/** What a move needs to know of its order: a card of the board and an order of its own have it alike. */
export interface MovableOrder {
  readonly id: number
  readonly track: string
  readonly status_id: number
  readonly courier_id: number | null
  readonly delivery_from: string | null
  readonly delivery_to: string | null
}

/** What moving many needs to know of each: a card of the board and a row of a table have it alike. */
export interface BulkMoveOrder extends MovableOrder {
  readonly country_id: number
  readonly sub_status_id: number | null
  /** Known of a row, not of a card. */
  readonly delivered_at?: string | null
}

export interface Move {
  readonly order: MovableOrder
  readonly to: number
  readonly input: MoveInput
}

/** What goes along with a move. */
export type MoveBody = Pick<StatusChange, 'courier_id' | 'delivery_from' | 'delivery_to' | 'delivered_at' | 'sub_status_id'>

/** An order as it was, and what its move changed beside the status. */
export interface MovedOrder extends MovableOrder {
  readonly sub_status_id?: number | null
  readonly delivered_at?: string | null
  readonly body: MoveBody
}

/** Hears of orders that are being moved right now. */
export type OnSending = (ids: readonly number[], to: number) => void

/** Orders that move with the same input. */
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

/** A button that moves an order says what happens. */
export function moveLabel(t: Translate, to: number, status: string): string {
  switch (to) {
    case STATUS.IN_DELIVERY:
      return t('order', 'Move to delivery')
    case STATUS.REDELIVERY:
      return t('order', 'Move to redelivery')
    case STATUS.REJECTED:
      return t('order', 'Reject the order')
    default:
      return t('order', 'Move to “{status}”', { status })
  }
}

/** Leaving “Delivered” for anything but “Completed” clears when it was delivered; a card does not know what that was. */
export function losesDelivery(orders: readonly BulkMoveOrder[], to: number): boolean {
  return to !== STATUS.COMPLETED && orders.some(({ status_id, delivered_at }) => status_id === STATUS.DELIVERED && !delivered_at)
}
