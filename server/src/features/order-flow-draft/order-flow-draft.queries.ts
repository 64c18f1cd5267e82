import type { FlowReach } from '@tracklane/contract/order-flow-draft'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { talliesOfOrders } from '#db/tallies.ts'
import { type OrderCondition, within } from '#features/order/order-scope.queries.ts'
import type { FlowPlace } from '#features/order-flow-edit/flow-place.rules.ts'
import type { Scope } from '#platform/actor.ts'
import { within as withinArea } from '#platform/list/within.ts'

/** Returns the condition for orders `o` that use, or would use, a flow of that place. */
export function heldBy({ organization_id, country_id }: FlowPlace): OrderCondition {
  const others = sql`select 1 from order_flows f where f.organization_id = o.organization_id`
  if (organization_id === null) return sql`not exists (${others} and (f.country_id = o.country_id or f.country_id is null))`
  const own = sql<boolean>`o.organization_id = ${organization_id}`
  return country_id === null
    ? sql`${own} and not exists (${others} and f.country_id = o.country_id)`
    : sql`${own} and o.country_id = ${country_id}`
}

/** Counts orders in work by status: neither archived nor deleted. */
export async function countStanding(db: Db, scope: Scope, place: FlowPlace): Promise<FlowReach['orders']> {
  const { rows } = await sql<FlowReach['orders'][number]>`
    select status_id, sum(orders)::integer as orders from ${talliesOfOrders}
    where ${within(scope)} and ${heldBy(place)} and not archived and not deleted
    group by status_id having sum(orders) > 0 order by status_id`.execute(db)
  return rows
}

type Reached = Pick<FlowReach, 'people' | 'organizations'>

/** Counts logists and administrators of the organizations whose orders, or some of them, use a flow of that place. */
export async function countReached(db: Db, scope: Scope, place: FlowPlace): Promise<Reached> {
  const { rows } = await sql<Reached>`
    select count(*)::integer as people, count(distinct u.organization_id)::integer as organizations
    from users u join organizations on organizations.id = u.organization_id
    where u.active and u.deleted_at is null and organizations.active and u.role in ('logist', 'organization_admin')
      and ${withinArea(scope, { organization: 'u.organization_id' })} and ${isReached(place)}`.execute(db)
  return rows[0] ?? { people: 0, organizations: 0 }
}

/** Returns the condition that a flow of the place reaches a person. A logist of one country works with orders of that country only. */
function isReached({ organization_id, country_id }: FlowPlace): OrderCondition {
  const elsewhere = sql`u.role = 'logist' and u.country_id is not null`
  const others = sql`select 1 from order_flows f where f.organization_id = u.organization_id`
  const ofTheirs = sql`${elsewhere} and f.country_id = u.country_id`
  if (organization_id === null) return sql`not exists (${others} and (f.country_id is null or (${ofTheirs})))`
  const own = sql<boolean>`u.organization_id = ${organization_id}`
  if (country_id === null) return sql`${own} and not exists (${others} and ${ofTheirs})`
  return sql`${own} and not (${elsewhere} and u.country_id <> ${country_id})`
}
