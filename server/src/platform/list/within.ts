import { sql } from 'kysely'
import type { Scope } from '#platform/actor.ts'
import type { Condition } from './narrowing.ts'

/** The columns that say to whom a row belongs. */
interface Ground {
  readonly organization: string
  /** Absent: rows belong to the whole organization. */
  readonly country?: string
  /** True where rows without an organization belong to all. */
  readonly isShared?: boolean
  /** True where rows without a country count in every country. */
  readonly isEverywhere?: boolean
  /** The rows that a courier sees; none by default. */
  readonly ofCourier?: (userId: number) => Condition
}

/**
 * Returns the condition for rows that the caller may see. Every query takes it as an argument, so that none can forget it. Fails closed.
 */
export function within(scope: Scope, ground: Ground): Condition {
  if (scope.kind === 'all') return sql`true`
  if (scope.kind === 'none') return sql`false`
  const own = scope.kind === 'courier' ? (ground.ofCourier?.(scope.user_id) ?? sql`false`) : ofArea(scope, ground)
  return ground.isShared ? sql`(${sql.ref(ground.organization)} is null or ${own})` : sql`(${own})`
}

function ofArea(area: { organization_id: number; country_id: number | null }, { organization, country, isEverywhere }: Ground): Condition {
  const own = sql<boolean>`${sql.ref(organization)} = ${area.organization_id}`
  if (country === undefined || area.country_id === null) return own
  const here = sql`${sql.ref(country)} = ${area.country_id}`
  return sql`${own} and ${isEverywhere ? sql`(${here} or ${sql.ref(country)} is null)` : here}`
}
