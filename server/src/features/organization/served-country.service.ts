import { phrase } from '@tracklane/contract/kit/phrase'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { type Area, ownArea, ownOrganization } from '#platform/own-area.ts'
import { findServedCountries } from './organization.queries.ts'

const notServed = phrase('organization', 'The organization does not serve this country')

/** As `ownArea`; where no country is named, the only one that the organization serves. Whether it serves one is for the caller to ask. */
export async function areaOf(
  { db, actor }: Context,
  named: { readonly organization_id?: number | undefined; readonly country_id?: number | undefined },
): Promise<Area> {
  const isOpen = named.country_id === undefined && (actor.scope.kind !== 'area' || actor.scope.country_id === null)
  if (!isOpen) return ownArea(actor, named)
  return ownArea(actor, { ...named, country_id: await onlyCountryOf({ db }, ownOrganization(actor, named.organization_id)) })
}

/** The country that an organization serves, where it is one alone. */
export async function onlyCountryOf({ db }: Pick<Context, 'db'>, organization_id: number): Promise<number | undefined> {
  const [only, ...others] = await findServedCountries(db, organization_id)
  return others.length === 0 ? only : undefined
}

/** Refuses a country that is none of those `served`; none of them: every country is. */
export function requireServed(served: readonly number[], country_id: number): void {
  if (served.length > 0 && !served.includes(country_id)) throw invalid({ country_id: notServed })
}

/** The same, asking which ones those are. */
export async function requireServedBy({ db }: Context, { organization_id, country_id }: Area): Promise<void> {
  requireServed(await findServedCountries(db, organization_id), country_id)
}
