import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { hashPassword } from '#platform/session/password.ts'
import { PASSWORD } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { freshWorld } from '#testing/build.ts'
import { emptyDb, testDb } from '#testing/db.ts'
import { type Callers, callersOf } from './callers.ts'
import { buildRows, type RowsByKind } from './rows.ts'

export interface Place {
  readonly test: TestApp
  readonly rows: RowsByKind
  readonly callers: Callers
  /** The same rows with the same ids again, whatever was done to them. */
  rebuild(): Promise<void>
  close(): Promise<void>
}

/** The logist's. */
export const LOGIN = 'ann@tracklane.test'

const PASSWORD_HASH = hashPassword(PASSWORD)

export async function openPlace(): Promise<Place> {
  await restartIds(await testDb())
  const test = await testApp()
  const callers = callersOf(test)
  const rows = await furnish(test)
  return {
    test,
    rows,
    callers,
    async rebuild() {
      await restartIds(test.world.db)
      await freshWorld()
      await furnish(test)
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

/** Two worlds built one after the other have the same ids, so that what a request did to them can be compared. */
async function restartIds(db: Db): Promise<void> {
  await emptyDb(db)
  await sql`
    select setval(pg_get_serial_sequence(quote_ident(table_name), 'id'), (xpath('/row/next/text()', query_to_xml(
      format('select coalesce(max(id), 0) + 1 as next from %I', table_name), false, true, '')))[1]::text::int, false)
    from information_schema.columns where table_schema = 'public' and column_name = 'id'
      and pg_get_serial_sequence(quote_ident(table_name), 'id') is not null`.execute(db)
}
