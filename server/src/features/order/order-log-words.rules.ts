import { PAYMENT_TYPE } from '@tracklane/contract/order'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import { type Changes, changesBetween } from '#features/model-log/changes.rules.ts'
import type { OrderView } from './order.rules.ts'
import { moneyOf } from './order.rules.ts'

/** Writes a change of an order for its log: names instead of ids, amounts as people write them. */
export function orderChanges(before: OrderView | undefined, after: OrderView): Changes {
  return changesBetween(before ? inWords(before) : {}, inWords(after))
}

/** Writes the order in the source language: a log is written once and read in every language. */
function inWords(order: OrderView) {
  return {
    status: isStatusId(order.status_id) ? statusName(order.status_id).message : null,
    sub_status: order.sub_status,
    country_name: order.country_name,
    foreign_id: order.foreign_id,
    track: order.track,
    customer_full_name: order.customer_full_name,
    customer_phone: order.customer_phone,
    customer_email: order.customer_email,
    customer_language: order.customer_language,
    customer_address: order.customer_address,
    payment_type: paymentName(order.payment_type),
    products_amount: order.products_amount,
    ...moneyOf(order),
    currency_code: order.currency_code,
    delivery_from: order.delivery_from,
    delivery_to: order.delivery_to,
    delivered_at: order.delivered_at,
    comment: order.comment,
    courier: order.courier,
    paid_at: order.paid_at,
    archived_at: order.archived_at,
    deleted_at: order.deleted_at,
  }
}

function paymentName(type: number | null): string | null {
  if (type === PAYMENT_TYPE.COD) return 'COD'
  return type === PAYMENT_TYPE.PREPAID ? 'Prepaid' : null
}
