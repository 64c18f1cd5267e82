import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Tables whose rows without an organization belong to every installation; the steps of a shared flow belong to it. */
export const SHARED = ['order_flows', 'order_sub_statuses', 'kanbans', 'kanban_cards'] as const
const KEPT = [...SHARED, 'order_flow_links'] as const
type Kept = (typeof KEPT)[number]

/** Tables delivered beside them. */
const DELIVERED = ['currencies', 'languages', 'phrase_categories', 'phrases', 'phrase_translations'] as const

/** Copies all delivered rows to tables beside them. */
export async function keepShared(db: Db): Promise<void> {
  await sql`create schema if not exists kept`.execute(db)
  for (const table of [...KEPT, ...DELIVERED])
    await sql`create table if not exists ${copyOf(table)} as select * from ${sql.table(table)}`.execute(db)
}

function copyOf(table: Kept | (typeof DELIVERED)[number]) {
  return sql`${sql.id('kept', table)}`
}

function isShared(table: Kept) {
  return table === 'order_flow_links' ? sql`t.flow_id in (select id from ${copyOf('order_flows')})` : sql`t.organization_id is null`
}

function isAsDelivered(table: Kept) {
  const content = sql`to_jsonb(t) - '{version,created_at,updated_at}'::text[]`
  const now = sql`select ${content} from ${sql.table(table)} t where ${isShared(table)}`
  const delivered = sql`select ${content} from ${copyOf(table)} t`
  return sql`not exists (${now} except ${delivered}) and not exists (${delivered} except ${now})`
}

/** Restores the delivered rows after any change of a test. No row may refer to them any more. */
export const sharedRestored = sql`if not (${sql.join(KEPT.map(isAsDelivered), sql` and `)}) then
  -- A version that a server has read once is never another flow.
  update ${copyOf('order_flows')} set version = version + 1000;
  ${each((table) => sql`delete from ${sql.table(table)} as t where ${isShared(table)}`)};
  ${each((table) => sql`insert into ${sql.table(table)} overriding system value select * from ${copyOf(table)}`)};
end if`

function each(step: (table: Kept) => ReturnType<typeof sql>) {
  return sql.join(KEPT.map(step), sql`; `)
}
