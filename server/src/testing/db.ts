import { sql } from 'kysely'
import { type Connection, connect } from '#db/connect.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { seedReference } from '#db/seed/reference.ts'
import { CURRENCIES } from '#db/seed/reference-data.ts'

let connection: Promise<Connection> | undefined

/**
 * The database of the whole test run: embedded and in memory, or the PostgreSQL that TEST_DATABASE_URL names (it is emptied first).
 * Booted once; every file begins with `freshWorld()`.
 */
export async function testDb(): Promise<Db> {
  connection ??= boot()
  return (await connection).db
}

async function boot(): Promise<Connection> {
  const databaseUrl = process.env.TEST_DATABASE_URL
  const made = await connect({ databaseUrl })
  if (databaseUrl) await sql`drop schema public cascade; create schema public`.execute(made.db)
  await migrate(made.db)
  await seedReference(made.db)
  return made
}

/** Empties what tests write; what every installation has (languages, phrases, the default flow …) stays. */
export async function emptyDb(db: Db): Promise<void> {
  await sql`truncate table model_logs, order_status_log, courier_orders, orders, couriers, login_attempts, sessions,
    organization_tokens, idempotency_keys restart identity cascade`.execute(db)
  await sql`delete from order_flows where organization_id is not null`.execute(db)
  await sql`delete from order_sub_statuses where organization_id is not null`.execute(db)
  await sql`delete from kanbans where organization_id is not null`.execute(db)
  await sql`delete from kanban_cards where organization_id is not null`.execute(db)
  await sql`delete from users`.execute(db)
  await sql`delete from countries`.execute(db)
  await sql`delete from organizations`.execute(db)
  await restoreCurrencies(db)
}

/** Whatever a test has done to them, every installation has these. */
async function restoreCurrencies(db: Db): Promise<void> {
  const codes = CURRENCIES.map(({ code }) => code)
  await db.deleteFrom('currencies').where('code', 'not in', codes).execute()
  await db
    .insertInto('currencies')
    .values([...CURRENCIES])
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        symbol: eb.ref('excluded.symbol'),
        digits: eb.ref('excluded.digits'),
        active: true,
        version: 1,
      })),
    )
    .execute()
}
