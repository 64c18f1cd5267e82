import type { Actor } from './actor.ts'
import { invalid, missing, notOffered } from './errors.ts'

export interface Area {
  readonly organization_id: number
  readonly country_id: number
}

/** Where something new belongs: to the person's own; who has several names one, who has none may make nothing. Another's is refused like one that does not exist. */
export function ownArea(
  { scope }: Actor,
  named: { readonly organization_id?: number | undefined; readonly country_id?: number | undefined },
): Area {
  if (scope.kind !== 'all' && scope.kind !== 'area') throw invalid({ organization_id: notOffered })
  const own = scope.kind === 'area' ? scope : { organization_id: null, country_id: null }
  return {
    organization_id: chosen('organization_id', own.organization_id, named.organization_id),
    country_id: chosen('country_id', own.country_id, named.country_id),
  }
}

function chosen(field: string, own: number | null, named: number | undefined): number {
  if (own !== null && named !== undefined && named !== own) throw invalid({ [field]: notOffered })
  const value = own ?? named
  if (value === undefined) throw invalid({ [field]: missing })
  return value
}
