import type { Actor } from '#platform/actor.ts'
import { invalid, missing } from '#platform/errors.ts'
import { ownOrganization } from '#platform/own-area.ts'

/** The place of a flow; without an organization the shared default, without a country for every one. */
export interface FlowPlace {
  readonly organization_id: number | null
  readonly country_id: number | null
}

/** Returns the own organization of a person who has one; administrators name it. There is one shared default, without a country. */
export function placeOf(actor: Actor, { organization_id, country_id = null }: Partial<FlowPlace>): FlowPlace {
  const own = ownOrganization(actor, organization_id)
  if (own === null && country_id !== null) throw invalid({ organization_id: missing })
  return { organization_id: own, country_id }
}
