import type { Country } from '@tracklane/contract/country'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { findCountries, findCountry } from './country.queries.ts'

/** Inactive ones too: orders that name them stay readable. */
export async function listCountries(ctx: Context): Promise<{ data: Country[] }> {
  return { data: await findCountries(ctx.db) }
}

export async function getCountry(ctx: Context, id: number): Promise<{ data: Country }> {
  const country = await findCountry(ctx.db, id)
  if (!country) throw notFound()
  return { data: country }
}
