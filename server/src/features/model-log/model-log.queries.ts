import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { ModelLogRecord } from '#db/tables/model-log.table.ts'

interface Row {
  readonly entity: string
  readonly id: number
}

interface LogSlice {
  readonly limit: number
  readonly offset: number
}

type NewLog = Omit<ModelLogRecord, 'id' | 'created_at'>

/** One statement for any number of lines, always of the same text: it is planned once. */
export async function insertLogs(db: Db, logs: readonly NewLog[]): Promise<void> {
  await sql`
    insert into model_logs (entity, entity_id, owner_entity, owner_id, action, actor_kind, actor_id, impersonator_id, actor_name, changes)
    select entity, entity_id, owner_entity, owner_id, action, actor_kind, actor_id, impersonator_id, actor_name, changes
    from rows from (jsonb_to_recordset(${JSON.stringify(logs)}::jsonb) as (entity text, entity_id integer, owner_entity text,
      owner_id integer, action text, actor_kind text, actor_id integer, impersonator_id integer, actor_name text, changes jsonb))
      with ordinality as log
    order by log.ordinality`.execute(db)
}

export function findLogs(db: Db, row: Row, slice: LogSlice): Promise<ModelLogRecord[]> {
  return db
    .selectFrom('model_logs')
    .selectAll()
    .where('entity', '=', row.entity)
    .where('entity_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
}

/** The logs of the rows it owns: the same page of each kind of them. */
export function findOwnedLogs(db: Db, row: Row, slice: LogSlice): Promise<ModelLogRecord[]> {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('model_logs')
        .selectAll()
        .select(sql<number>`row_number() over (partition by entity order by id desc)`.as('place'))
        .where('owner_entity', '=', row.entity)
        .where('owner_id', '=', row.id)
        .as('owned'),
    )
    .selectAll()
    .where('place', '>', slice.offset)
    .where('place', '<=', slice.offset + slice.limit)
    .orderBy('entity')
    .orderBy('id', 'desc')
    .execute()
}

/** The length of the longest list a page of this log is cut from: its own or that of one kind of owned rows. */
export async function countLogs(db: Db, row: Row): Promise<number> {
  const own = db
    .selectFrom('model_logs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('entity', '=', row.entity)
    .where('entity_id', '=', row.id)
  const owned = db
    .selectFrom('model_logs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('owner_entity', '=', row.entity)
    .where('owner_id', '=', row.id)
    .groupBy('entity')
  const counts = await own.unionAll(owned).execute()
  return Math.max(...counts.map(({ total }) => Number(total)))
}
