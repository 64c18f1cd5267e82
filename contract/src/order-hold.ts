import { z } from 'zod'
import { type Phrase, phrase } from './kit/phrase.ts'
import { type Role, roleName } from './kit/role.ts'
import { type FlowLink, refusalOf } from './order-flow.ts'
import { HANDED_OVER_STATUSES, STATUS, type StatusId } from './order-status.ts'

/** The hand-over of an order, where it was not taken back. */
export const LivingHandOver = z.object({ id: z.number(), number: z.number() })
export type LivingHandOver = z.output<typeof LivingHandOver>

/**
 * Roles that mark orders as paid, archive them, and make or take back hand-overs. Logists do it on the screens of finance and archive,
 * administrators on the list of all orders.
 */
export const bookkeepers = ['admin', 'logist'] as const

/** The name for people: H-0218. */
export function handOverName({ number }: Pick<LivingHandOver, 'number'>): string {
  return `H-${String(number).padStart(4, '0')}`
}

/** Fields of an order on a signed receipt. They can change only after the hand-over is taken back. */
export const HELD_FIELDS = ['payment_type', 'products', 'order_price', 'delivery_price', 'currency_code'] as const
export type HeldField = (typeof HELD_FIELDS)[number]

interface Holdable {
  readonly handover: LivingHandOver | null
}

/**
 * Returns the reason why payment, amounts and courier of the order cannot change and it cannot be deleted; undefined where nothing holds
 * it.
 */
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

/** Returns the reason why a delivered order cannot leave its status while its money is handed over. A move to 9 (completed) is allowed. */
export function heldFromMoving(order: StandingOrder, to: number): Phrase | undefined {
  const isStaying = to === order.status_id || to === STATUS.COMPLETED || !HANDED_OVER_STATUSES.includes(order.status_id)
  return isStaying ? undefined : heldBy(order)
}

interface MovableOrder extends Holdable {
  readonly status_id: StatusId
}

/**
 * Returns the reason why a person may not move the order to that status: first a hand-over in force, then the flow. Server, board, menus
 * and dialogs use it.
 */
export function moveRefusalOf(links: readonly FlowLink[], order: MovableOrder, to: StatusId, role: Role): Phrase | undefined {
  return heldFromMoving(order, to) ?? refusalOf(links, order.status_id, to, role)
}
