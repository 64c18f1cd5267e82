import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { RichColumns } from '#db/rich-columns.ts'
import type { UploadTable } from '#db/tables/upload.table.ts'

export interface Usage {
  readonly today: number
  readonly bytes: number
}

/** Locks the owner, so that two simultaneous uploads of one person count one after the other. */
export async function lockOwner(db: Db, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for update`.execute(db)
}

export async function findUsage(db: Db, userId: number, since: Date): Promise<Usage> {
  const { rows } =
    await sql<Usage>`select count(*) filter (where created_at > ${since})::int as today, coalesce(sum(size), 0)::float8 as bytes
    from uploads where owner_id = ${userId}`.execute(db)
  return rows[0] ?? { today: 0, bytes: 0 }
}

export async function insertUpload(db: Db, upload: Insertable<UploadTable>): Promise<void> {
  await db.insertInto('uploads').values(upload).execute()
}

export function findUpload(db: Db, name: string): Promise<Pick<UploadTable, 'type'> | undefined> {
  return db.selectFrom('uploads').select('type').where('name', '=', name).executeTakeFirst()
}

export function findBytes(db: Db, name: string): Promise<Pick<UploadTable, 'bytes'> | undefined> {
  return db.selectFrom('uploads').select('bytes').where('name', '=', name).executeTakeFirst()
}

/** Deletes orphans in one process at a time: does nothing while another one does it. */
export function sweepOrphans(db: Db, before: Date, where: RichColumns): Promise<number> {
  return db.transaction().execute(async (tx) => ((await claimSweep(tx)) ? deleteOrphans(tx, before, where) : 0))
}

async function claimSweep(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock('uploads'::regclass::oid::integer, 0) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

/**
 * Deletes pictures that no text shows. Saving a text touches its pictures first, so that a picture that is just being saved is too young.
 */
export async function deleteOrphans(db: Db, before: Date, where: RichColumns): Promise<number> {
  const shown = columnsOf(where).map(
    ([table, column]) => sql`select 1 from ${sql.table(table)} as t where position(uploads.name in t.${sql.ref(column)}::text) > 0`,
  )
  const isShown = shown.length > 0 ? sql`exists (${sql.join(shown, sql` union all `)})` : sql`false`
  const { numAffectedRows = 0n } =
    await sql`delete from uploads where created_at < ${before} and used_at < ${before} and not ${isShown}`.execute(db)
  return Number(numAffectedRows)
}

function columnsOf(where: RichColumns): [table: string, column: string][] {
  return Object.entries(where).flatMap(([table, names]) => (names as readonly string[]).map((name): [string, string] => [table, name]))
}
