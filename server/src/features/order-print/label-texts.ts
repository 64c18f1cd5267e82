import { readAddress } from '@tracklane/contract/kit/address'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { Context } from '#platform/context.ts'
import { writtenMoney, writtenWindow } from '#platform/written.ts'
import { dueOf } from './label.rules.ts'
import type { Label } from './label-drawing.ts'
import type { PrintedOrder } from './order-print.queries.ts'
import type { Read } from './printed-orders.ts'

/** Returns a function that writes an order's label: in the person's language, the window in the person's zone. */
export function labelMapper(ctx: Context, { senders }: Pick<Read, 'senders'>): (order: PrintedOrder) => Label {
  const words = { from: ctx.translate(phrase('print', 'From')), to: ctx.translate(phrase('print', 'To')) }
  const word = ctx.translate(phrase('print', 'Cash on delivery'))
  return (order) => {
    const sender = senders.get(order.organization_id)
    const due = dueOf(order)
    const { street, postcode, town } = readAddress(order.country_code, order.customer_address)
    return {
      words,
      track: order.track,
      sender: { name: sender?.name ?? '', lines: [sender?.address, sender?.phone].flatMap((line) => line?.trim() || []) },
      name: order.customer_full_name,
      phone: order.customer_phone,
      street,
      town: townLine(postcode, town),
      window: writtenWindow(order.delivery_from, order.delivery_to, ctx.timeZone),
      courier: order.courier ?? '',
      number: order.foreign_id ? ctx.translate(phrase('print', 'No. {number}', { number: order.foreign_id })) : '',
      comment: order.comment,
      due: due && { word, amount: writtenMoney(ctx.language, due.amount, due.currency_code) },
    }
  }
}

/** Joins "20354 Hamburg" without a break inside. */
export function townLine(postcode: string | null, town: string | null): string {
  return [postcode, town]
    .filter((part) => part !== null)
    .join(' ')
    .replaceAll(' ', '\u00a0')
}
