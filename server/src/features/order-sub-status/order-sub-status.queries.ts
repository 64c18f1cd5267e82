import { type OrderSubStatusQuery, SUB_STATUS_SORTS } from '@tracklane/contract/order-sub-status'
import { sql } from 'kysely'
import { asRead } from '#db/as-read.ts'
import type { Db } from '#db/db.ts'
import type { OrderSubStatusRecord } from '#db/tables/order-flow.table.ts'
import type { Scope } from '#platform/actor.ts'
import { type Condition, equals } from '#platform/list/narrowing.ts'
import { named, sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { within } from '#platform/list/within.ts'
import { type SearchedRows, wordsFound } from '#platform/list/words-found.ts'

/** A sub-status with the name of its organization. */
export interface SubStatusView extends OrderSubStatusRecord {
  readonly organization: string | null
}

/** Sub-statuses that are ordered together. */
export type SubStatusGroup = Pick<OrderSubStatusRecord, 'status_id' | 'organization_id'>

const SORT_KEYS = sortKeys('order_sub_statuses', SUB_STATUS_SORTS, { organization: [named('organizations.name')] })

/** The order of display: by status, shared ones first, each in its order. */
const AS_OFFERED = sql`order_sub_statuses.status_id, order_sub_statuses.organization_id is not null, ${named('organizations.name')},
  order_sub_statuses.position, ${named('order_sub_statuses.name')}, order_sub_statuses.id`

const SEARCHED: SearchedRows = {
  id: 'order_sub_statuses.id',
  texts: sql`array[order_sub_statuses.name, organizations.name]`,
  from: sql`order_sub_statuses left join organizations on organizations.id = order_sub_statuses.organization_id`,
}

/** Returns the condition for own and shared sub-statuses. */
export function subStatusesWithin(scope: Scope): Condition {
  return within(scope, { organization: 'order_sub_statuses.organization_id', isShared: true })
}

export async function findSubStatuses(
  db: Db,
  scope: Scope,
  { search, sort, status_id, organization_id, active }: OrderSubStatusQuery,
): Promise<SubStatusView[]> {
  return await views(db, scope)
    .where(await wordsFound(db, search, SEARCHED))
    .where(equals('order_sub_statuses.status_id', status_id))
    .where(equals('order_sub_statuses.organization_id', organization_id))
    .where(equals('order_sub_statuses.active', active))
    .orderBy(sort ? sortedBy(sort, SORT_KEYS, 'order_sub_statuses.id') : AS_OFFERED)
    .execute()
}

export function findSubStatus(db: Db, scope: Scope, id: number): Promise<SubStatusView | undefined> {
  return views(db, scope).where('order_sub_statuses.id', '=', id).executeTakeFirst()
}

function views(db: Db, scope: Scope) {
  return db
    .selectFrom('order_sub_statuses')
    .leftJoin('organizations', 'organizations.id', 'order_sub_statuses.organization_id')
    .selectAll('order_sub_statuses')
    .select('organizations.name as organization')
    .where(subStatusesWithin(scope))
}

/** Locks all rows of the group, in their order, until the transaction ends. */
export async function lockGroup(db: Db, group: SubStatusGroup): Promise<OrderSubStatusRecord[]> {
  const rows = await db
    .selectFrom('order_sub_statuses')
    .selectAll()
    .where('status_id', '=', group.status_id)
    .where('organization_id', 'is not distinct from', group.organization_id)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.sort((left, right) => left.position - right.position || left.id - right.id)
}

interface Named extends SubStatusGroup {
  readonly name: string
  /** The id of the sub-status itself. */
  readonly except?: number | undefined
}

/**
 * Finds the organizations (null: shared) with a sub-status of this name that people see beside this group: shared and own ones; for a
 * shared group the ones of all organizations. Locks the names of this status until the transaction ends.
 */
export async function findNamesakes(db: Db, { status_id, organization_id, name, except = 0 }: Named): Promise<(string | null)[]> {
  await sql`select pg_advisory_xact_lock('order_sub_statuses'::regclass::oid::integer, ${status_id})`.execute(db)
  const { rows } = await sql<{ organization: string | null }>`
    select organizations.name as organization from order_sub_statuses s left join organizations on organizations.id = s.organization_id
    where s.status_id = ${status_id} and ${asRead(sql.ref('s.name'))} = ${asRead(sql`${name}::text`)} and s.id <> ${except}
      and (${organization_id}::integer is null or s.organization_id is null or s.organization_id = ${organization_id})
    order by ${named('organizations.name')} nulls first, s.id`.execute(db)
  return rows.map(({ organization }) => organization)
}

/** Returns the place after the last row of the group. */
export async function nextPosition(db: Db, group: SubStatusGroup): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(position), 0) + 1 as next from order_sub_statuses
    where status_id = ${group.status_id} and organization_id is not distinct from ${group.organization_id}`.execute(db)
  return rows[0]?.next ?? 1
}

/** Writes the place of each row and raises its version. */
export async function writePositions(db: Db, positions: readonly { id: number; position: number }[], now: Date): Promise<void> {
  await sql`update order_sub_statuses s set position = positions.position, version = s.version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as positions(id integer, position integer) where positions.id = s.id`.execute(
    db,
  )
}

export interface SubStatusUses {
  /** Orders with it now, including archived and deleted ones. */
  readonly orders: number
  /** Orders that had it before: their history names it. */
  readonly earlier_orders: number
}

export async function countUses(db: Db, id: number): Promise<SubStatusUses> {
  const { rows } = await sql<SubStatusUses>`
    select (select count(*) from orders where sub_status_id = ${id})::integer as orders,
      (select count(*) from (
        select order_id from order_status_log where sub_status_id = ${id} union select id from orders where last_reason_id = ${id}
        except select id from orders where sub_status_id = ${id}
      ) earlier)::integer as earlier_orders`.execute(db)
  return rows[0] as SubStatusUses // a select without a table has one row
}
