import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { hashPassword } from '#platform/session/password.ts'
import { PASSWORD } from '#testing/account.ts'
import { type TestApp, type TestAppOptions, testApp } from '#testing/app.ts'
import { testDb } from '#testing/db.ts'
import { emptyDb } from '#testing/empty-db.ts'
import { type Callers, callersOf } from './callers.testing.ts'
import { keepRows } from './kept-rows.testing.ts'
import { buildRows, type RowsByKind } from './rows.testing.ts'
import { whatIsSeen } from './snapshot.testing.ts'

export interface Harness {
  readonly test: TestApp
  readonly rows: RowsByKind
  readonly callers: Callers
  /** Restores the rows with their old ids after any change. */
  rebuild(): Promise<void>
  close(): Promise<void>
}

/** The logist's login. */
export const LOGIN = 'ann@tracklane.test'

const PASSWORD_HASH = hashPassword(PASSWORD)

export async function openHarness(options: TestAppOptions = {}): Promise<Harness> {
  const db = await testDb()
  await restart(db, await countersOf(db))
  const test = await testApp(options)
  const callers = callersOf(test)
  const rows = await furnish(test)
  const bringBack = await keepRows(db)
  let whole = await whatIsSeen(db)
  return {
    test,
    rows,
    callers,
    async rebuild() {
      if ((await whatIsSeen(db)) === whole) return // nothing was written since
      await bringBack()
      whole = await whatIsSeen(db)
      callers.renewAll()
    },
    close: () => test.close(),
  }
}

async function furnish({ world }: TestApp): Promise<RowsByKind> {
  await world.db.updateTable('users').set({ email: LOGIN }).where('id', '=', world.users.logist).execute()
  await world.db
    .updateTable('users')
    .set({ password_hash: await PASSWORD_HASH })
    .execute()
  return buildRows(world)
}

interface Counter {
  readonly name: string
  readonly next: number
}

/** Returns the ids at which every table continues in an empty world: two worlds built from there have equal ids and can be compared. */
async function countersOf(db: Db): Promise<Counter[]> {
  await emptyDb(db)
  // Identity columns only: a table may have a text id. PostgreSQL may look for a sequence before it checks the schema.
  const { rows } = await sql<{ table: string; name: string }>`
    select table_name as table, case when table_schema = 'public' then pg_get_serial_sequence(quote_ident(table_name), 'id') end as name
    from information_schema.columns where table_schema = 'public' and column_name = 'id'
      and (is_identity = 'YES' or column_default like 'nextval%')
      and table_name <> 'phrases' -- they stay, and no two worlds are compared by them`.execute(db)
  const counters: Counter[] = []
  for (const { table, name } of rows) {
    const found = await sql<{ last: number | null }>`select max(id) as last from ${sql.table(table)}`.execute(db)
    counters.push({ name, next: (found.rows[0]?.last ?? 0) + 1 })
  }
  return counters
}

async function restart(db: Db, counters: readonly Counter[]): Promise<void> {
  await sql`select setval(name::regclass, next, false) from jsonb_to_recordset(${JSON.stringify(counters)}::jsonb) as counter (name text, next int)`.execute(
    db,
  )
}
