import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { ModelLogRecord } from '#db/tables/model-log.table.ts'
import type { Condition } from '#platform/list/narrowing.ts'

interface Row {
  readonly entity: string
  readonly id: number
}

interface LogSlice {
  readonly limit: number
  readonly offset: number
}

interface LogPage {
  readonly logs: ModelLogRecord[]
  /** The number of entries on all pages. */
  readonly total: number
}

type NewLog = Omit<ModelLogRecord, 'id' | 'created_at'>

/** Inserts any number of lines in one statement with a constant text: it is planned once. */
export async function insertLogs(db: Db, logs: readonly NewLog[]): Promise<void> {
  await sql`
    insert into model_logs (entity, entity_id, owner_entity, owner_id, action, actor_kind, actor_id, impersonator_id, actor_name, changes)
    select entity, entity_id, owner_entity, owner_id, action, actor_kind, actor_id, impersonator_id, actor_name, changes
    from rows from (jsonb_to_recordset(${JSON.stringify(logs)}::jsonb) as (entity text, entity_id integer, owner_entity text,
      owner_id integer, action text, actor_kind text, actor_id integer, impersonator_id integer, actor_name text, changes jsonb))
      with ordinality as log
    order by log.ordinality`.execute(db)
}

/** Finds a page of changes by a person, including those as another and by others as this person; the last first. */
export function findChangesBy(db: Db, userId: number, seen: Condition, slice: LogSlice): Promise<LogPage> {
  const ids = sql`select log.id from (
      select id from model_logs where actor_kind = 'user' and actor_id = ${userId}
      union
      select id from model_logs where impersonator_id = ${userId}
    ) by_person join model_logs log on log.id = by_person.id where ${seen}`
  return logPage(db, ids, slice)
}

/** Finds a page of the log of a row and its related rows, the last first; indexes serve both. */
export function findLogs(db: Db, row: Row, slice: LogSlice): Promise<LogPage> {
  const ids = sql`select id from model_logs where entity = ${row.entity} and entity_id = ${row.id}
      union all
      select id from model_logs where owner_entity = ${row.entity} and owner_id = ${row.id}`
  return logPage(db, ids, slice)
}

/** Collects only ids, once, to count them and cut the page. */
async function logPage(db: Db, ids: RawBuilder<unknown>, { limit, offset }: LogSlice): Promise<LogPage> {
  const { rows } = await sql<{ total: number } & (ModelLogRecord | { id: null })>`
    with ids as materialized (
      ${ids}
    ), page as (
      select id from ids order by id desc limit ${limit} offset ${offset}
    )
    select (select count(*) from ids)::integer as total, log.*
    from (select 1) one left join page on true left join model_logs log on log.id = page.id
    order by page.id desc`.execute(db)
  const logs = rows.flatMap(({ total: _total, ...log }) => (log.id === null ? [] : [log]))
  return { logs, total: rows[0]?.total ?? 0 }
}
