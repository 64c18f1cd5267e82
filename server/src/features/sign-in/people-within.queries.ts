import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Condition } from '#platform/list/narrowing.ts'

/** Returns the condition for accounts that a caller may see at all; none for a caller who has lost their organization. */
export function peopleWithin(actor: Actor): Condition {
  if (seesEverybody(actor)) return sql`true`
  if (actor.kind !== 'user' || (actor.role !== 'security' && actor.role !== 'organization_admin')) return sql`false`
  return sql`users.organization_id = ${actor.organization_id}`
}

/** Checks whether the actor sees every organization, and the rows without one. */
export function seesEverybody(actor: Actor): boolean {
  if (actor.kind !== 'user') return actor.kind === 'system'
  return actor.role === 'admin' || (actor.role === 'security' && actor.organization_id === null)
}
