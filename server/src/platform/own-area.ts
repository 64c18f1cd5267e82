import type { Actor } from './actor.ts'
import { invalid, missing, notOffered } from './errors.ts'

export interface Area {
  readonly organization_id: number
  readonly country_id: number
}

/**
 * Returns the area of a new row: the person's own. A person with several names one; a person without any may make nothing. Another area is
 * refused like a missing one.
 */
export function ownArea(
  actor: Actor,
  named: { readonly organization_id?: number | undefined; readonly country_id?: number | undefined },
): Area {
  const organization_id = ownOrganization(actor, named.organization_id)
  const own = actor.scope.kind === 'area' ? actor.scope.country_id : null
  return { organization_id, country_id: chosen('country_id', own, named.country_id) }
}

/** Returns the organization of a new row where no country is asked for. A person above all organizations names null for a shared row. */
export function ownOrganization<Named extends number | null>({ scope }: Actor, named: Named | undefined): number | Named {
  if (scope.kind !== 'all' && scope.kind !== 'area') throw invalid({ organization_id: notOffered })
  return chosen('organization_id', scope.kind === 'area' ? scope.organization_id : null, named)
}

function chosen<Named extends number | null>(field: string, own: number | null, named: Named | undefined): number | Named {
  if (own !== null && named !== undefined && named !== own) throw invalid({ [field]: notOffered })
  if (own !== null) return own
  if (named === undefined) throw invalid({ [field]: missing })
  return named
}
