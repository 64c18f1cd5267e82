import { type Currency, hasDigitsBeyond, withDigits } from '@tracklane/contract/kit/money'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { OrderPatch } from '@tracklane/contract/order-edit'
import { STATUS } from '@tracklane/contract/order-status'
import type { OrderColumns } from '#db/tables/order.table.ts'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { changeColumns } from '#features/order/apply-changes.service.ts'
import { requireWindow } from '#features/order/delivery-window.rules.ts'
import { heldFieldsOf } from '#features/order/held.rules.ts'
import { closedReason, type OrderView } from '#features/order/order.rules.ts'
import { answerOrder, lockVisibleOrder } from '#features/order/order.service.ts'
import type { OrderAnswer } from '#features/order/order-row.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOutdated, withoutEmpty } from '#platform/edit.ts'
import { invalid, notOffered, stale } from '#platform/errors.ts'
import { readInstant } from '#platform/instant.ts'
import { foreignIdTaken, isForeignIdTaken } from './foreign-id.ts'
import { amountPatch } from './order-amounts.rules.ts'
import { findDigits } from './order-edit.queries.ts'
import { foreignIdProblem } from './taken-number.service.ts'

/** Writes the given fields only: two people who edit different fields at once both keep their work. */
export async function updateOrder(ctx: Context, id: number, patch: OrderPatch): Promise<OrderAnswer> {
  try {
    return await inTransaction(ctx, (tx) => update(tx, id, patch))
  } catch (error) {
    // Two orders took the number at the same moment: neither could see the other beforehand.
    if (isForeignIdTaken(error)) throw invalid({ foreign_id: foreignIdTaken })
    throw error
  }
}

async function update(tx: Context, id: number, patch: OrderPatch): Promise<OrderAnswer> {
  const order = await lockVisibleOrder(tx, id)
  requireOpen(tx, order)
  const columns = await columnsOf(tx, order, patch)
  const changed = onlyChanged(order, columns)
  const held = heldFieldsOf(order, changed)
  if (held) throw invalid(held)
  if (isOutdated(tx, order)) throw stale(await answerOrder(tx, order))

  if (Object.keys(changed).length === 0) return answerOrder(tx, order)
  return answerOrder(tx, await changeColumns(tx, order, changed))
}

function requireOpen({ actor }: Context, order: OrderView): void {
  const closed = closedReason(order)
  if (closed) throw invalid({ order_id: closed })
  if (actor.kind === 'token' && order.status_id > STATUS.PROCESSING) {
    throw invalid({ status_id: phrase('order', 'A token may change an order only while it is new or in processing') })
  }
}

async function columnsOf(tx: Context, order: OrderView, patch: OrderPatch): Promise<OrderColumns> {
  const { products, order_price, delivery_price, delivery_from, delivery_to, currency_code, foreign_id, ...plain } = patch
  const currency = await currencyOf(tx, order, patch)
  const window = { delivery_from: readInstant('delivery_from', delivery_from), delivery_to: readInstant('delivery_to', delivery_to) }
  requireWindow({
    delivery_from: window.delivery_from === undefined ? order.delivery_from : window.delivery_from,
    delivery_to: window.delivery_to === undefined ? order.delivery_to : window.delivery_to,
  })
  const { organization_id, id } = order
  const taken = foreign_id ? await foreignIdProblem(tx, { organization_id, foreign_id, except: id }) : undefined
  if (taken) throw invalid({ foreign_id: taken })
  return {
    ...withoutEmpty(plain, ['customer_phone', 'comment']),
    ...window,
    ...amountPatch({ products, order_price, delivery_price }, order, currency),
    currency_code,
    foreign_id: foreign_id === undefined ? undefined : foreign_id || null,
  }
}

/** Returns the currency. A new one must have enough minor digits for every unchanged amount. */
async function currencyOf(tx: Context, order: OrderView, patch: OrderPatch): Promise<Currency> {
  const { currency_code: code } = patch
  if (code === undefined || code === order.currency_code) return { code: order.currency_code, digits: order.digits }
  const digits = await findDigits(tx.db, code)
  if (digits === undefined) throw invalid({ currency_code: notOffered })
  const staying = [
    ...(patch.products ? [] : order.products.map(({ price }) => price)),
    ...(patch.order_price || patch.products ? [] : [order.order_price]),
    ...(patch.delivery_price ? [] : [order.delivery_price]),
  ]
  if (staying.some((amount) => hasDigitsBeyond(withDigits(amount, digits), digits))) {
    throw invalid({ currency_code: phrase('order', 'The amounts of the order have more decimals than this currency') })
  }
  return { code, digits }
}

function onlyChanged(order: OrderView, columns: OrderColumns): OrderColumns {
  const products = columns.products === undefined ? undefined : JSON.parse(columns.products)
  const changes = changesBetween(order, { ...columns, products })
  return Object.fromEntries(Object.entries(columns).filter(([column]) => column in changes))
}
