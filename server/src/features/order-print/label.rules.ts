import { addMoney, withDigits } from '@tracklane/contract/kit/money'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import { orderPhrases, PAYMENT_TYPE } from '@tracklane/contract/order'
import { printPhrases } from '@tracklane/contract/order-print'
import type { PrintedOrder, Sender } from './order-print.queries.ts'

export interface Money {
  readonly amount: string
  readonly currency_code: string
}

/** Returns the cash to collect; undefined where the order is paid or not COD. */
export function dueOf({ payment_type, paid_at, total, digits, currency_code }: PrintedOrder): Money | undefined {
  if (payment_type !== PAYMENT_TYPE.COD || paid_at !== null) return undefined
  return { amount: withDigits(total, digits), currency_code }
}

export function labelRefusal({ deleted_at }: PrintedOrder): Phrase | undefined {
  return deleted_at ? orderPhrases.isDeleted : undefined
}

/** Lists what is missing for the label of an order. */
export function labelGaps(order: PrintedOrder, sender: Sender | undefined): Phrase[] {
  return [...(isBlank(order.customer_phone) ? [printPhrases.noPhone] : []), ...(isBlank(sender?.address) ? [printPhrases.noSender] : [])]
}

function isBlank(text: string | null | undefined): boolean {
  return !text?.trim()
}

/** Sums by currency, sorted by code. */
export function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, string>()
  for (const { amount, currency_code } of amounts) sums.set(currency_code, addMoney(sums.get(currency_code) ?? '0', amount))
  return [...sums]
    .map(([currency_code, amount]) => ({ currency_code, amount }))
    .sort((a, b) => (a.currency_code < b.currency_code ? -1 : 1))
}
