import type { Currency } from '@tracklane/contract/currency'
import type { Context } from '#platform/context.ts'
import { findCurrencies } from './currency.queries.ts'

export async function listCurrencies(ctx: Context): Promise<{ data: Currency[] }> {
  return { data: await findCurrencies(ctx.db) }
}
