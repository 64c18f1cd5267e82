import type { FlowLink, OrderFlowLink, OrderFlowQuery } from '@tracklane/contract/order-flow'
import { ORDER_FLOW_SORTS } from '@tracklane/contract/order-flow'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { onSharedConnection } from '#db/shared-connection.ts'
import type { OrderFlowRecord } from '#db/tables/order-flow.table.ts'
import type { Scope } from '#platform/actor.ts'
import type { Condition } from '#platform/list/narrowing.ts'
import { named, sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { within } from '#platform/list/within.ts'
import { type SearchedRows, wordsFound } from '#platform/list/words-found.ts'

export type FlowWithLinks = OrderFlowRecord & { links: OrderFlowLink[] }

export interface FlowArea {
  readonly organization_id: number | null
  readonly country_id: number | null
}

interface HoldingRow {
  readonly id: number
  readonly version: number
  readonly status_from: number | null
  readonly status_to: number | null
  readonly roles: string[] | null
}

/** A flow at one version. */
export interface HoldingFlow {
  readonly id: number
  readonly version: number
  readonly links: readonly FlowLink[]
}

/** Finds the flow of an area. A flow without links still gives one row, with nulls. */
export async function findFlowOf(db: Db, area: FlowArea): Promise<HoldingFlow | undefined> {
  const { rows } = await sql<HoldingRow>`
    select flow.id, flow.version, link.status_from, link.status_to, link.roles
    from (${holding(area)}) flow left join order_flow_links link on link.flow_id = flow.id
    order by link.status_from, link.status_to`.execute(onSharedConnection(db))
  const first = rows[0]
  if (!first) return undefined
  const links = rows.flatMap(({ status_from, status_to, roles }) =>
    status_from === null || status_to === null ? [] : [{ status_from, status_to, roles: roles ?? [] }],
  )
  return { id: first.id, version: first.version, links }
}

function holding({ organization_id, country_id }: FlowArea): RawBuilder<unknown> {
  return sql`select id, version from order_flows
    where (organization_id = ${organization_id} and (country_id = ${country_id} or country_id is null))
      or (organization_id is null and country_id is null)
    order by organization_id nulls last, country_id nulls last
    limit 1`
}

/** Finds the flow of an area for display. */
export async function findShownFlowOf(db: Db, area: FlowArea): Promise<FlowWithLinks | undefined> {
  return (await flows(sql`order_flows.id = (select id from (${holding(area)}) flow)`, sql`1`, db))[0]
}

const SORT_KEYS = sortKeys('order_flows', ORDER_FLOW_SORTS, {
  organization: [named('organizations.name')],
  country: [named('countries.name')],
})
const SHARED_FIRST = sql`organization_id nulls first, country_id nulls first`

const WITH_PLACE_NAMES = sql`order_flows left join organizations on organizations.id = order_flows.organization_id
      left join countries on countries.id = order_flows.country_id`
const SEARCHED: SearchedRows = {
  id: 'order_flows.id',
  texts: sql`array[order_flows.name, organizations.name, countries.name]`,
  from: WITH_PLACE_NAMES,
}

export async function findFlows(db: Db, scope: Scope, { search, sort }: OrderFlowQuery): Promise<FlowWithLinks[]> {
  const matching = sql<boolean>`${flowsWithin(scope)} and ${await wordsFound(db, search, SEARCHED)}`
  return flows(matching, sort === undefined ? SHARED_FIRST : sortedBy(sort, SORT_KEYS, 'order_flows.id'), db)
}

export async function findFlow(db: Db, scope: Scope, id: number): Promise<FlowWithLinks | undefined> {
  return (await flows(sql`order_flows.id = ${id} and ${flowsWithin(scope)}`, sql`1`, db))[0]
}

/** Reads a flow and its links in one statement, so that both are of one version. */
async function flows(matching: Condition, order: RawBuilder<unknown>, db: Db): Promise<FlowWithLinks[]> {
  const { rows } = await sql<FlowWithLinks>`
    select order_flows.*, coalesce((select json_agg(json_build_object('id', id, 'status_from', status_from, 'status_to', status_to, 'roles', roles)
      order by status_from, status_to) from order_flow_links where flow_id = order_flows.id), '[]') as links
    from ${WITH_PLACE_NAMES}
    where ${matching} order by ${order}`.execute(db)
  return rows
}

/** Returns the condition for shared flows and those of the own organization and country. */
export function flowsWithin(scope: Scope): Condition {
  const ofCourier = (userId: number): Condition =>
    sql`order_flows.organization_id in (select couriers.organization_id from couriers where couriers.user_id = ${userId})`
  const ground = { organization: 'order_flows.organization_id', country: 'order_flows.country_id' }
  return within(scope, { ...ground, isShared: true, isEverywhere: true, ofCourier })
}
