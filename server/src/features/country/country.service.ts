import type { CountryDraft, CountryPatch, CountryQuery } from '@tracklane/contract/country'
import { phrase } from '@tracklane/contract/kit/phrase'
import { deleteRow, insertRow, isActiveRow, patchRow } from '#db/rows.ts'
import { logOf } from '#features/model-log/model-log.service.ts'
import { audienceOf } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { atField, onlyChanged, requireFresh, requireLocked, requireUnused } from '#platform/edit.ts'
import { invalid, notOffered, requireFound } from '#platform/errors.ts'
import { countryChanged } from './country.events.ts'
import { type CountryUses, type CountryView, countUsedBy, countUses, findCountries, findCountry } from './country.queries.ts'

const log = logOf<CountryView>('country', [
  'name',
  'code',
  'currency_code',
  'phone_code',
  'time_zone',
  'tomorrow_at',
  'quiet_from',
  'quiet_to',
  'active',
])

/** Fields of a country that schedules depend on. */
const CLOCK = ['time_zone', 'tomorrow_at', 'active'] as const

const CONSTRAINTS = {
  countries_code_key: { code: phrase('country', 'There is a country with this code already') },
  countries_currency_id_fkey: { currency_id: notOffered },
}

/** Lists countries, also inactive ones: orders that name them stay readable. */
export function listCountries(ctx: Context, query: CountryQuery): Promise<CountryView[]> {
  return findCountries(ctx.db, query)
}

/** Returns the country; people who may change it also see whom a change concerns. */
export async function seeCountry(ctx: Context, id: number): Promise<CountryView & { used_by?: CountryUses }> {
  const country = await getCountry(ctx, id)
  return audienceOf(ctx.actor) === 'admin' ? { ...country, used_by: await countUsedBy(ctx.db, id) } : country
}

async function getCountry({ db }: Context, id: number): Promise<CountryView> {
  return requireFound(await findCountry(db, id))
}

export function createCountry(ctx: Context, draft: CountryDraft): Promise<CountryView> {
  return atField(CONSTRAINTS, () =>
    inTransaction(ctx, async (tx) => {
      await requireCurrency(tx, draft.currency_id)
      const now = tx.platform.clock()
      const country = await getCountry(tx, await insertRow(tx.db, 'countries', { ...draft, created_at: now, updated_at: now }))
      await log.created(tx, country)
      tx.emit(countryChanged, { id: country.id })
      return country
    }),
  )
}

export function updateCountry(ctx: Context, id: number, patch: CountryPatch): Promise<CountryView> {
  return atField(CONSTRAINTS, () =>
    inTransaction(ctx, async (tx) => {
      await requireLocked(tx, 'countries', id)
      const before = await getCountry(tx, id)
      const changed = onlyChanged(before, patch)
      await requireCurrency(tx, changed?.currency_id)
      requireFresh(tx, before)
      if (!changed) return before
      await patchRow(tx.db, 'countries', id, { ...changed, updated_at: tx.platform.clock() })
      const after = await getCountry(tx, id)
      await log.updated(tx, before, after)
      if (CLOCK.some((field) => field in changed)) tx.emit(countryChanged, { id })
      return after
    }),
  )
}

export function removeCountry(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await requireLocked(tx, 'countries', id)
    const country = await getCountry(tx, id)
    requireFresh(tx, country)
    requireUnused(await countUses(tx.db, id))
    await deleteRow(tx.db, 'countries', id)
    await log.deleted(tx, country)
  })
}

/** Checks the currency. An inactive one may stay, but cannot be newly chosen. */
async function requireCurrency(tx: Context, id: number | undefined): Promise<void> {
  if (id !== undefined && !(await isActiveRow(tx.db, 'currencies', id))) throw invalid({ currency_id: notOffered })
}
