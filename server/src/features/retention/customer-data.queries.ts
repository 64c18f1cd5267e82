import { REMOVED } from '@tracklane/contract/order'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { renewPlaces } from '#db/order-places.ts'
import { renewSearchTexts } from '#db/search-texts.ts'

/** Columns with data of the customer; the change log has them under these names. */
export const PERSONAL = ['customer_full_name', 'customer_phone', 'customer_email', 'customer_address'] as const

interface Which {
  /** Finished, archived or deleted before that moment. */
  readonly before: Date
  /** Statuses without a move out of them. */
  readonly final: readonly number[]
  /** Orders up to this id are done. */
  readonly after: number
  readonly most: number
}

/** Finds and locks the next orders whose customers are to be removed; skips locked ones until the next run. */
export async function lockForgettable(db: Db, { before, final, after, most }: Which): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where id > ${after} and ((status_id = any(${final}::integer[]) and status_changed_at < ${before}) or archived_at < ${before} or deleted_at < ${before})
      and (${sql.join(
        PERSONAL.map((column) => sql`coalesce(${sql.ref(column)}, ${REMOVED}) <> ${REMOVED}`),
        sql` or `,
      )})
    order by id limit ${most} for update skip locked`.execute(db)
  return rows.map(({ id }) => id)
}

/** Removes customers' data; an empty field is not marked as removed. */
export async function forgetCustomers(db: Db, ids: readonly number[], now: Date): Promise<void> {
  const forgotten = PERSONAL.map((column) => sql`${sql.ref(column)} = case when ${sql.ref(column)} is not null then ${REMOVED} end`)
  await sql`update orders set ${sql.join(forgotten)}, version = version + 1, updated_at = ${now}
    where id = any(${ids}::integer[])`.execute(db)
  await renewSearchTexts(db, 'orders', ids)
  await renewPlaces(db, ids)
}

/** Removes the data from the old and new values in their change logs. */
export async function forgetInLogs(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update model_logs set changes = (
      select json_object_agg(field, case when field = any(${PERSONAL}::text[]) then json_build_object(
        'old', case when json_typeof(change -> 'old') <> 'null' then ${REMOVED}::text end,
        'new', case when json_typeof(change -> 'new') <> 'null' then ${REMOVED}::text end) else change end)
      from json_each(changes::json) as each(field, change))
    where entity = 'order' and entity_id = any(${ids}::integer[]) and changes::jsonb ?| ${PERSONAL}::text[]`.execute(db)
}
