import type { CurrencyDetail, CurrencyDraft, CurrencyPatch, CurrencyQuery } from '@tracklane/contract/currency'
import { phrase } from '@tracklane/contract/kit/phrase'
import { deleteRow, insertRow, patchRow } from '#db/rows.ts'
import type { CurrencyRecord } from '#db/tables/country.table.ts'
import { logOf } from '#features/model-log/model-log.service.ts'
import { audienceOf } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { atField, onlyChanged, requireFresh, requireLocked, requireUnused } from '#platform/edit.ts'
import { invalid, requireFound } from '#platform/errors.ts'
import { countUses, findCurrencies, findCurrency } from './currency.queries.ts'

const log = logOf<CurrencyRecord>('currency', ['name', 'code', 'symbol', 'digits', 'active'])

const TAKEN = { currencies_code_key: { code: phrase('currency', 'There is a currency with this code already') } }

type SeenCurrency = CurrencyRecord & Pick<CurrencyDetail, 'used_by'>

export function listCurrencies({ db }: Context, query: CurrencyQuery): Promise<CurrencyRecord[]> {
  return findCurrencies(db, query)
}

/** Returns the currency; people who may change it also see whom a change concerns. People and couriers have no currency. */
export async function seeCurrency(ctx: Context, id: number): Promise<SeenCurrency> {
  const currency = await getCurrency(ctx, id)
  if (audienceOf(ctx.actor) !== 'admin') return currency
  return { ...currency, used_by: { ...(await countUses(ctx.db, currency)), users: 0, couriers: 0 } }
}

export function createCurrency(ctx: Context, draft: CurrencyDraft): Promise<CurrencyRecord> {
  return atField(TAKEN, () =>
    inTransaction(ctx, async (tx) => {
      const now = tx.platform.clock()
      const currency = await getCurrency(tx, await insertRow(tx.db, 'currencies', { ...draft, created_at: now, updated_at: now }))
      await log.created(tx, currency)
      return currency
    }),
  )
}

export function updateCurrency(ctx: Context, id: number, patch: CurrencyPatch): Promise<CurrencyRecord> {
  return atField(TAKEN, () =>
    inTransaction(ctx, async (tx) => {
      await requireLocked(tx, 'currencies', id)
      const before = await getCurrency(tx, id)
      const changed = onlyChanged(before, patch)
      if (changed) await requireFixed(tx, before, changed)
      requireFresh(tx, before)
      if (!changed) return before
      await patchRow(tx.db, 'currencies', id, { ...changed, updated_at: tx.platform.clock() })
      const after = await getCurrency(tx, id)
      await log.updated(tx, before, after)
      return after
    }),
  )
}

export function removeCurrency(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await requireLocked(tx, 'currencies', id)
    const currency = await getCurrency(tx, id)
    requireFresh(tx, currency)
    requireUnused(await countUses(tx.db, currency))
    await deleteRow(tx.db, 'currencies', id)
    await log.deleted(tx, currency)
  })
}

/** Refuses to change the digits or the code of a used currency: amounts are stored with its digits, and orders name its code. */
async function requireFixed(tx: Context, currency: CurrencyRecord, { code, digits }: CurrencyPatch): Promise<void> {
  if (code === undefined && digits === undefined) return
  const { orders, countries } = await countUses(tx.db, currency)
  if (orders + countries === 0) return
  const fixed = phrase('currency', 'It is in use, so this stays as it is')
  throw invalid({ ...(code !== undefined && { code: fixed }), ...(digits !== undefined && { digits: fixed }) })
}

async function getCurrency({ db }: Context, id: number): Promise<CurrencyRecord> {
  return requireFound(await findCurrency(db, id))
}
