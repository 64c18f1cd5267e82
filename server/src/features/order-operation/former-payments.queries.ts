import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Finds the former payment times of orders whose mark was taken away last, from their change log. */
export async function findFormerPayments(db: Db, ids: readonly number[]): Promise<Map<number, Date>> {
  const { rows } = await sql<{ id: number; paid_at: Date }>`
    select distinct on (entity_id) entity_id as id, (changes -> 'paid_at' ->> 'old')::timestamptz as paid_at
    from model_logs where entity = 'order' and entity_id = any(${ids}::integer[]) and changes -> 'paid_at' ->> 'old' is not null
    order by entity_id, model_logs.id desc`.execute(db)
  return new Map(rows.map(({ id, paid_at }) => [id, paid_at]))
}
