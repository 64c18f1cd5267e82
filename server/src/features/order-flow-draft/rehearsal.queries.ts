import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { within } from '#features/order/order-scope.queries.ts'
import type { FlowPlace } from '#features/order-flow-edit/flow-place.rules.ts'
import type { Scope } from '#platform/actor.ts'
import { heldBy } from './order-flow-draft.queries.ts'

/** Moves between two statuses by people of one role; the newest orders first, each with the id of the move that sorts it. */
export interface MovesOfKind {
  readonly status_from: number
  readonly status_to: number
  readonly role: string
  readonly moves: number
  /** Given for refused moves only. */
  readonly newest: readonly (readonly [orderId: number, moveId: number])[]
}

export async function findLastOrderId(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from orders`.execute(db)
  return rows[0]?.last ?? 0
}

/** A step that people of a role may take. */
export interface AllowedStep {
  readonly status_from: number
  readonly status_to: number
  readonly role: string
}

interface Slice {
  readonly place: FlowPlace
  readonly since: Date
  /** Ids of orders: the first one, and the one after the last. */
  readonly from: number
  readonly to: number
  /** Steps without named orders; for every other kind `named` orders are returned. */
  readonly allowed: readonly AllowedStep[]
  readonly named: number
}

/**
 * Counts people's moves of a range of orders. Both tables get the range, so that each is read by its index: otherwise the database would
 * read the whole log each time. Orders without a move in the period are left out before their log is read: the last move of the others is
 * in it, too. Moves of the system, for which no flow was asked, do not count, nor do moves from before authors were stored.
 */
export async function countMoves(db: Db, scope: Scope, { place, since, from, to, allowed, named }: Slice): Promise<MovesOfKind[]> {
  const { rows } = await sql<MovesOfKind>`
    with moves as materialized (
      select l.id, l.order_id, l.status_from, l.status_to, l.actor_id
      from orders o join order_status_log l on l.order_id = o.id
      where o.id >= ${from} and o.id < ${to} and l.order_id >= ${from} and l.order_id < ${to}
        and o.status_changed_at >= ${since} and l.created_at >= ${since} and l.actor_kind = 'user' and l.status_from <> l.status_to
        and ${within(scope)} and ${heldBy(place)}
    ), of_people as (
      select status_from, status_to, actor_id, count(*) as moves from moves group by status_from, status_to, actor_id
    ), kinds as (
      select status_from, status_to, role, sum(moves)::integer as moves, array_agg(actor_id) as actors
      from of_people join users u on u.id = actor_id group by status_from, status_to, role
    ), refused as (
      select status_from, status_to, role, unnest(actors) as actor_id from kinds
      where not exists (
        select 1 from jsonb_to_recordset(${JSON.stringify(allowed)}::jsonb) as step (status_from integer, status_to integer, role text)
        where (step.status_from, step.status_to, step.role) = (kinds.status_from, kinds.status_to, kinds.role))
    ), orders_refused as (
      select status_from, status_to, role, order_id, max(id) as last from moves join refused using (status_from, status_to, actor_id)
      group by status_from, status_to, role, order_id
    ), newest as (
      select *, row_number() over (partition by status_from, status_to, role order by last desc) as place from orders_refused
    )
    select status_from, status_to, role, moves, coalesce(json_agg(json_build_array(order_id, last) order by last desc) filter (where order_id is not null), '[]') as newest
    from kinds left join (select * from newest where place <= ${named}) named using (status_from, status_to, role)
    group by status_from, status_to, role, moves`.execute(db)
  return rows
}
