import { sql } from 'kysely'
import type { Scope } from '#platform/actor.ts'
import type { Condition } from './narrowing.ts'

/** Where a row says whose it is. */
interface Ground {
  readonly organization: string
  /** Absent: the rows belong to the organization as a whole. */
  readonly country?: string
  /** Rows without an organization are everybody's. */
  readonly isShared?: boolean
  /** Rows without a country count in every one. */
  readonly isEverywhere?: boolean
  /** The rows that a courier sees; none, unless said. */
  readonly ofCourier?: (userId: number) => Condition
}

/** The rows of a table that the caller may see; an argument of every query, so that none can forget it. Fails closed. */
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
