import type { Query } from '../kit/database.ts'
import type { Ledger } from './ledger.ts'

/** Returns every confirmed write that is missing. */
export async function findLost(query: Query, ledger: Ledger): Promise<string[]> {
  const orders = await query<{ id: number; foreign_id: string }>(`select id, foreign_id from orders where foreign_id like 'crash-%'`)
  const created = new Map(orders.map(({ id, foreign_id }) => [id, foreign_id]))
  const comments = await query<{ id: number; marker: string }>(
    `select entity_id as id, changes->'comment'->>'new' as marker from model_logs where entity = 'order' and changes->'comment'->>'new' like 'crash-%'`,
  )
  const edited = new Set(comments.map(({ id, marker }) => `${id} ${marker}`))
  const lines = await query<{ id: number; to: number; marker: string }>(
    `select order_id as id, status_to as "to", comment as marker from order_status_log where comment like 'crash-%'`,
  )
  const moved = new Set(lines.map(({ id, to, marker }) => `${id} ${to} ${marker}`))

  return [
    ...[...ledger.creations].filter(([id, marker]) => created.get(id) !== marker).map(([id, marker]) => `lost: order ${id} (${marker})`),
    ...ledger.edits
      .filter(({ id, marker }) => !edited.has(`${id} ${marker}`))
      .map(({ id, marker }) => `lost: edit of order ${id} (${marker})`),
    ...ledger.moves
      .filter(({ id, to, marker }) => !moved.has(`${id} ${to} ${marker}`) && !edited.has(`${id} ${marker}`))
      .map(({ id, to, marker }) => `lost: move of order ${id} to ${to} (${marker})`),
  ]
}

const ORDERS = `select * from orders where foreign_id like 'crash-%'`

/** Queries that find orders of which one part was written and another was not. */
const TORN: Readonly<Record<string, string>> = {
  'the status log is no chain': `
    select distinct order_id as id from (
      select l.order_id, l.status_from, lag(l.status_to) over (partition by l.order_id order by l.id) as before
      from order_status_log l join (${ORDERS}) o on o.id = l.order_id) as line
    where status_from is distinct from before`,
  'the status log ends elsewhere than the order': `
    select o.id from (${ORDERS}) o
    left join lateral (select status_to from order_status_log l where l.order_id = o.id order by l.id desc limit 1) last on true
    where last.status_to is distinct from o.status_id`,
  'the change log has more or fewer entries than the order has versions': `
    select o.id from (${ORDERS}) o
    left join (select entity_id, count(*) as entries from model_logs where entity = 'order' group by entity_id) m on m.entity_id = o.id
    where coalesce(m.entries, 0) <> o.version`,
  // The change log holds names of statuses, so each status gets its most frequent name.
  'the change log and the status log tell different ways': `
    with way as (
      select l.order_id as id, l.status_to, row_number() over (partition by l.order_id order by l.id) as step
      from order_status_log l join (${ORDERS}) o on o.id = l.order_id),
    told as (
      select m.entity_id as id, m.changes->'status'->>'new' as name, row_number() over (partition by m.entity_id order by m.id) as step
      from model_logs m join (${ORDERS}) o on o.id = m.entity_id where m.entity = 'order' and m.changes->'status' is not null),
    pair as (select id, status_to, name from way full join told using (id, step)),
    called as (select status_to, mode() within group (order by name) as name from pair group by status_to)
    select distinct pair.id from pair left join called using (status_to)
    where pair.status_to is null or pair.name is distinct from called.name`,
  'the change log ends with another comment than the order': `
    select o.id from (${ORDERS}) o
    left join lateral (select m.changes->'comment'->>'new' as comment from model_logs m
      where m.entity = 'order' and m.entity_id = o.id and m.changes->'comment' is not null order by m.id desc limit 1) last on true
    where last.comment is distinct from o.comment`,
}

export async function findTorn(query: Query): Promise<string[]> {
  const violations: string[] = []
  for (const [what, text] of Object.entries(TORN)) {
    const rows = await query<{ id: number }>(text)
    violations.push(...rows.map(({ id }) => `torn: order ${id}: ${what}`))
  }
  return violations
}
