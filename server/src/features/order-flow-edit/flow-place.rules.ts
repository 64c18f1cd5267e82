import type { Actor } from '#platform/actor.ts'
import { invalid, missing, notOffered } from '#platform/errors.ts'

/** Whose flow it is; without an organization the shared default, without a country of every one. */
export interface FlowPlace {
  readonly organization_id: number | null
  readonly country_id: number | null
}

/** The own organization, for who has one; administrators name it. There is one shared default, which belongs to no country. */
export function placeOf({ scope }: Actor, { organization_id, country_id = null }: Partial<FlowPlace>): FlowPlace {
  if (scope.kind === 'all') {
    if (organization_id) return { organization_id, country_id }
    if (country_id !== null || organization_id === undefined) throw invalid({ organization_id: missing })
    return { organization_id: null, country_id: null }
  }
  if (scope.kind !== 'area') throw invalid({ organization_id: notOffered })
  if (organization_id !== undefined && organization_id !== scope.organization_id) throw invalid({ organization_id: notOffered })
  return { organization_id: scope.organization_id, country_id }
}
