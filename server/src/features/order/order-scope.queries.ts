import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '#platform/actor.ts'

/** A condition on a row of `orders o`. */
export type OrderCondition = RawBuilder<SqlBool>

/** Returns the condition for orders that a caller may see; an argument of every query, so that none can forget it. */
export function within(scope: Scope): OrderCondition {
  switch (scope.kind) {
    case 'all':
      return sql`true`
    case 'none':
      return sql`false`
    case 'courier':
      return sql`o.courier_id = (select id from couriers where user_id = ${scope.user_id})`
    case 'area':
      return scope.country_id === null
        ? sql`o.organization_id = ${scope.organization_id}`
        : sql`o.organization_id = ${scope.organization_id} and o.country_id = ${scope.country_id}`
  }
}

/** Writes the statuses into the text, where a prepared plan sees that a partial index fits. */
export function inStatus(statuses: readonly number[]): OrderCondition {
  return sql`o.status_id in (${sql.join(statuses.map((status) => sql.lit(status)))})`
}

/** Id and version of the flow for a row of `orders o`: up to three lookups in the unique index of the flows; the first hit counts. */
export const flowOfOrder: RawBuilder<readonly [id: number, version: number] | null> = sql`coalesce(
    ${flowOf(sql`o.organization_id`, sql`o.country_id`)}, ${flowOf(sql`o.organization_id`, sql`0`)}, ${flowOf(sql`0`, sql`0`)})`

/** The id of the flow, with `flowJoins` behind `orders o`: for hundreds of rows the joins cost less than lookups for each. */
export const joinedFlow = sql`coalesce(own_flow.id, organization_flow.id,
  (select id from order_flows where organization_id is null and country_id is null))`

export const flowJoins = sql`
  left join order_flows own_flow on own_flow.organization_id = o.organization_id and own_flow.country_id = o.country_id
  left join order_flows organization_flow
    on organization_flow.organization_id = o.organization_id and organization_flow.country_id is null`

function flowOf(organization: RawBuilder<unknown>, country: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select array[id, version] from order_flows
      where coalesce(organization_id, 0) = ${organization} and coalesce(country_id, 0) = ${country})`
}

/**
 * Adds conditions for the indexes that begin with organization and country. A reader of all of them names them all: this finds the same
 * orders in a few steps instead of a scan of the whole index.
 */
export function indexConditions(scope: Scope): RawBuilder<unknown> {
  const countries = sql`and o.country_id = any(array(select id from countries))`
  if (scope.kind === 'all') return sql`and o.organization_id = any(array(select id from organizations)) ${countries}`
  return scope.kind === 'area' && scope.country_id === null ? countries : sql``
}
