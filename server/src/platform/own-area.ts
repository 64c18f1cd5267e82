import type { Actor } from './actor.ts'
import { invalid, missing, notOffered } from './errors.ts'

export interface Area {
  readonly organization_id: number
  readonly country_id: number
}

/** Where something new belongs: to the person's own; who has several names one, who has none may make nothing. Another's is refused like one that does not exist. */
export function ownArea(
  actor: Actor,
  named: { readonly organization_id?: number | undefined; readonly country_id?: number | undefined },
): Area {
  const organization_id = ownOrganization(actor, named.organization_id)
  const own = actor.scope.kind === 'area' ? actor.scope.country_id : null
  return { organization_id, country_id: chosen('country_id', own, named.country_id) }
}

/** The same where no country is asked for. Where something can be everybody's, who stands above all organizations names null. */
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
