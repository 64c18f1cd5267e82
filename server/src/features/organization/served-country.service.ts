import { phrase } from '@tracklane/contract/kit/phrase'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { type Area, ownArea, ownOrganization } from '#platform/own-area.ts'
import { findServedCountries } from './organization.queries.ts'

const notServed = phrase('organization', 'The organization does not serve this country')

/**
 * Returns the area like `ownArea`; without a named country, the only one that the organization serves. The caller checks whether it is
 * served.
 */
export async function areaOf(
  { db, actor }: Context,
  named: { readonly organization_id?: number | undefined; readonly country_id?: number | undefined },
): Promise<Area> {
  const isOpen = named.country_id === undefined && (actor.scope.kind !== 'area' || actor.scope.country_id === null)
  if (!isOpen) return ownArea(actor, named)
  return ownArea(actor, { ...named, country_id: await onlyCountryOf({ db }, ownOrganization(actor, named.organization_id)) })
}

/** Returns the country of an organization that serves only one. */
export async function onlyCountryOf({ db }: Pick<Context, 'db'>, organization_id: number): Promise<number | undefined> {
  const [only, ...others] = await findServedCountries(db, organization_id)
  return others.length === 0 ? only : undefined
}

/** Refuses a country that is not `served`; an empty list means every country. */
export function requireServed(served: readonly number[], country_id: number): void {
  if (served.length > 0 && !served.includes(country_id)) throw invalid({ country_id: notServed })
}

/** Reads the served countries and refuses another one. */
export async function requireServedBy({ db }: Context, { organization_id, country_id }: Area): Promise<void> {
  requireServed(await findServedCountries(db, organization_id), country_id)
}
