import type { FlowLink, OrderFlowLink } from '@tracklane/contract/order-flow'
import { type Expression, type ExpressionBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import type { Database, Db } from '#db/db.ts'
import { onSharedConnection } from '#db/shared-connection.ts'
import type { OrderFlowRecord, OrderFlowTable } from '#db/tables/order-flow.table.ts'
import type { Scope } from '#platform/actor.ts'

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

/** A flow as it stood at one version of it. */
export interface HoldingFlow {
  readonly id: number
  readonly version: number
  readonly links: readonly FlowLink[]
}

/** A flow without links still answers one row, with nulls. */
export async function findFlowOf(db: Db, area: FlowArea): Promise<HoldingFlow | undefined> {
  const { rows } = await sql<HoldingRow>`
    select flow.id, flow.version, link.status_from, link.status_to, link.roles
    from (
      select id, version from order_flows
      where (organization_id = ${area.organization_id} and (country_id = ${area.country_id} or country_id is null))
        or (organization_id is null and country_id is null)
      order by organization_id nulls last, country_id nulls last
      limit 1
    ) flow left join order_flow_links link on link.flow_id = flow.id
    order by link.status_from, link.status_to`.execute(onSharedConnection(db))
  const first = rows[0]
  if (!first) return undefined
  const links = rows.flatMap(({ status_from, status_to, roles }) =>
    status_from === null || status_to === null ? [] : [{ status_from, status_to, roles: roles ?? [] }],
  )
  return { id: first.id, version: first.version, links }
}

export async function findFlows(db: Db, scope: Scope): Promise<FlowWithLinks[]> {
  const flows = await db
    .selectFrom('order_flows')
    .selectAll()
    .where(ownOrShared(scope))
    .orderBy(sql`organization_id nulls first`)
    .orderBy(sql`country_id nulls first`)
    .execute()
  return withLinks(db, flows)
}

export async function findFlow(db: Db, scope: Scope, id: number): Promise<FlowWithLinks | undefined> {
  const flows = await db.selectFrom('order_flows').selectAll().where('id', '=', id).where(ownOrShared(scope)).execute()
  return (await withLinks(db, flows))[0]
}

/** Whether it is there; from here on nobody else saves it before this transaction ends. */
export async function lockFlow(db: Db, scope: Scope, id: number): Promise<boolean> {
  const flow = await db.selectFrom('order_flows').select('id').where('id', '=', id).where(ownOrShared(scope)).forUpdate().executeTakeFirst()
  return flow !== undefined
}

export async function patchFlow(db: Db, id: number, patch: Updateable<OrderFlowTable>): Promise<void> {
  await db.updateTable('order_flows').set(patch).where('id', '=', id).execute()
}

/** Links that stay keep their id. */
export async function replaceLinks(db: Db, flowId: number, links: readonly FlowLink[]): Promise<void> {
  const pairs = links.map((link) => sql`(${sql.lit(link.status_from)}, ${sql.lit(link.status_to)})`)
  await db
    .deleteFrom('order_flow_links')
    .where('flow_id', '=', flowId)
    .$if(pairs.length > 0, (query) => query.where(sql<boolean>`(status_from, status_to) not in (${sql.join(pairs)})`))
    .execute()
  if (links.length === 0) return
  await db
    .insertInto('order_flow_links')
    .values(links.map(({ status_from, status_to, roles }) => ({ flow_id: flowId, status_from, status_to, roles: [...roles] })))
    .onConflict((conflict) =>
      conflict.columns(['flow_id', 'status_from', 'status_to']).doUpdateSet((eb) => ({ roles: eb.ref('excluded.roles') })),
    )
    .execute()
}

async function withLinks(db: Db, flows: OrderFlowRecord[]): Promise<FlowWithLinks[]> {
  if (flows.length === 0) return []
  const links = await db
    .selectFrom('order_flow_links')
    .selectAll()
    .where(
      'flow_id',
      'in',
      flows.map((flow) => flow.id),
    )
    .orderBy('status_from')
    .orderBy('status_to')
    .execute()
  return flows.map((flow) => ({
    ...flow,
    links: links.filter((link) => link.flow_id === flow.id).map(({ flow_id: _, ...link }) => link),
  }))
}

function ownOrShared(scope: Scope) {
  return (eb: ExpressionBuilder<Database, 'order_flows'>): Expression<SqlBool> => {
    if (scope.kind === 'all') return eb.lit(true)
    if (scope.kind === 'none') return eb.lit(false)
    const shared = eb.and([eb('organization_id', 'is', null), eb('country_id', 'is', null)])
    if (scope.kind === 'courier') {
      const employer = eb.selectFrom('couriers').select('couriers.organization_id').where('couriers.user_id', '=', scope.user_id)
      return eb.or([shared, eb('organization_id', 'in', employer)])
    }
    const own = eb('organization_id', '=', scope.organization_id)
    if (scope.country_id === null) return eb.or([shared, own])
    const here = eb.or([eb('country_id', '=', scope.country_id), eb('country_id', 'is', null)])
    return eb.or([shared, eb.and([own, here])])
  }
}
