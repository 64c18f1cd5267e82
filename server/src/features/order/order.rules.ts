import { mayCall } from '@tracklane/contract/kit/endpoint'
import { shortestMoney, withDigits } from '@tracklane/contract/kit/money'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { type OrderRow, orderPhrases, restorers } from '@tracklane/contract/order'
import type { LivingHandOver } from '@tracklane/contract/order-hold'
import type { z } from 'zod'
import type { OrderRecord } from '#db/tables/order.table.ts'
import { type Actor, audienceOf } from '#platform/actor.ts'

/** An order without its searched text and its migration flag. */
export type StoredOrder = Omit<OrderRecord, 'search_text' | 'address_read'>

/** An order with names from other tables. */
export interface OrderView extends StoredOrder {
  readonly country_name: string
  readonly sub_status: string | null
  readonly last_reason: string | null
  readonly courier: string | null
  /** The login of its courier, who is told about its changes. */
  readonly courier_user_id: number | null
  /** The time of the last print of its label. */
  readonly label_printed_at: Date | null
  readonly handover: LivingHandOver | null
  /** The minor digits of its currency. */
  readonly digits: number
  /** Id and version of the flow that holds for it. */
  readonly flow: readonly [id: number, version: number] | null
}

/** An order given to a courier. */
export interface Assignment {
  readonly id: number
  readonly order_id: number
  readonly courier_id: number | null
  readonly comment: string | null
  readonly created_at: Date
  readonly version: number
}

type OrderRowAnswer = z.input<typeof OrderRow>

/** Returns the state of an order as booleans. */
export function flagsOf({ paid_at, archived_at, deleted_at }: OrderView): Pick<OrderRowAnswer, 'paid' | 'archived' | 'deleted'> {
  return { paid: paid_at !== null, archived: archived_at !== null, deleted: deleted_at !== null }
}

/** Returns every amount with the minor digits of the order's currency. */
export function moneyOf(order: OrderView): Pick<OrderRowAnswer, 'order_price' | 'delivery_price' | 'total' | 'products'> {
  const amount = (text: string): string => withDigits(text, order.digits)
  return {
    order_price: amount(order.order_price),
    delivery_price: amount(order.delivery_price),
    total: amount(order.total),
    products: order.products.map((product) => ({ ...product, price: amount(shortestMoney(product.price)) })),
  }
}

/** Checks for a role that may restore deleted orders; only these roles see them. */
export function mayRestore(actor: Actor): boolean {
  return mayCall({ access: restorers }, audienceOf(actor))
}

/** Returns the reason why this order cannot be changed at all; undefined where it can. */
export function closedReason(order: OrderView): Phrase | undefined {
  if (order.deleted_at) return orderPhrases.isDeleted
  return order.archived_at ? orderPhrases.isArchived : undefined
}

/** The one text for foreign, inactive and missing couriers and those of another area. */
export const courierUnfit: Phrase = phrase('order', 'This courier cannot take the order: choose an active one of its country')
export const subStatusUnfit: Phrase = phrase('order', 'The order cannot have this sub-status: choose one of its status')
