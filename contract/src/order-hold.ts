import { z } from 'zod'
import { type Phrase, phrase } from './kit/phrase.ts'
import { type Role, roleName } from './kit/role.ts'
import { type FlowLink, refusalOf } from './order-flow.ts'
import { HANDED_OVER_STATUSES, STATUS, type StatusId } from './order-status.ts'

/** The hand-over that an order stands in, where it was not taken back. */
export const LivingHandOver = z.object({ id: z.number(), number: z.number() })
export type LivingHandOver = z.output<typeof LivingHandOver>

/**
 * Roles that mark orders as paid, archive them, and make or take back hand-overs. Finance and archive are the logist's screens; an
 * administrator does it from the list of all orders.
 */
export const bookkeepers = ['admin', 'logist'] as const

/** As people say it: H-0218. */
export function handOverName({ number }: Pick<LivingHandOver, 'number'>): string {
  return `H-${String(number).padStart(4, '0')}`
}

/** Fields of an order on a signed receipt: nobody changes them without taking the hand-over back. */
export const HELD_FIELDS = ['payment_type', 'products', 'order_price', 'delivery_price', 'currency_code'] as const
export type HeldField = (typeof HELD_FIELDS)[number]

interface Holdable {
  readonly handover: LivingHandOver | null
}

/** Why payment, amounts and courier of the order stay as they are and it is not deleted; undefined where nothing holds it. */
export function heldBy({ handover }: Holdable): Phrase | undefined {
  if (!handover) return undefined
  return phrase('order', 'The money of this order was handed over in {number}. These roles can take the hand-over back: {roles}', {
    number: handOverName(handover),
    roles: bookkeepers.map(roleName),
  })
}

interface StandingOrder extends Holdable {
  readonly status_id: number
}

/** Delivered stays delivered as long as its money is handed over; that it is completed changes nothing of it. */
export function heldFromMoving(order: StandingOrder, to: number): Phrase | undefined {
  const isStaying = to === order.status_id || to === STATUS.COMPLETED || !HANDED_OVER_STATUSES.includes(order.status_id)
  return isStaying ? undefined : heldBy(order)
}

interface MovableOrder extends Holdable {
  readonly status_id: StatusId
}

/** Why a person may not move the order there: a living hand-over first, then the flow. Asked by the server, the board, menus and dialogs. */
export function moveRefusalOf(links: readonly FlowLink[], order: MovableOrder, to: StatusId, role: Role): Phrase | undefined {
  return heldFromMoving(order, to) ?? refusalOf(links, order.status_id, to, role)
}
