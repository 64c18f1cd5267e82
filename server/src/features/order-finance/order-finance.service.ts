import type { Answer } from '@tracklane/contract/kit/endpoint'
import { withDigits } from '@tracklane/contract/kit/money'
import type { FinanceQuery, FinanceRow, orderFinanceEndpoints } from '@tracklane/contract/order-finance'
import { MONEY_WORDS } from '@tracklane/contract/order-money'
import type { Context } from '#platform/context.ts'
import { readRange } from '#platform/instant.ts'
import { findMoney, type MoneySum } from './order-finance.queries.ts'

/** Sums the money that couriers are to collect, have to hand over and have handed over, per courier and currency. */
export async function sumFinance(ctx: Context, query: FinanceQuery): Promise<Answer<typeof orderFinanceEndpoints.sums>> {
  const counted_at = ctx.platform.clock()
  const paid = readRange('paid_at', { from: query.paid_at_from, to: query.paid_at_to }, ctx.timeZone)
  const sums = await findMoney(ctx.db, { scope: ctx.actor.scope, paid, country_id: query.country_id })
  return { data: rowsOf(sums), meta: { counted_at } }
}

/** Makes one row per courier and currency, in the order of the sums. */
function rowsOf(sums: readonly MoneySum[]): FinanceRow[] {
  const rows = new Map<string, FinanceRow>()
  for (const sum of sums) {
    const key = `${sum.courier_id} ${sum.currency_code}`
    const amount = { [sum.word]: withDigits(sum.total, sum.digits), [`${sum.word}_orders`]: sum.orders }
    rows.set(key, { ...(rows.get(key) ?? emptyRow(sum)), ...amount })
  }
  return [...rows.values()]
}

function emptyRow({ courier_id, courier, currency_code, digits }: MoneySum): FinanceRow {
  const nothing = MONEY_WORDS.flatMap((word) => [
    [word, withDigits('0', digits)],
    [`${word}_orders`, 0],
  ])
  return { courier_id, courier, currency_code, ...Object.fromEntries(nothing) }
}
