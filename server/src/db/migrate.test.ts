import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { testDb } from '#testing/db.ts'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

let db: Db

beforeAll(async () => {
  db = await testDb()
})

afterEach(async () => {
  await sql`delete from kysely_migration where name like '9%'`.execute(db)
  await sql`drop table if exists one_step, another_step`.execute(db)
})

test('a schema newer than the program refuses the start and names what is newer', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2999-01-01T00:00:00.000Z')`.execute(db)
  await expect(migrate(db)).rejects.toThrow('The database is newer than this program: it has 9999-from-the-future')
})

test('a migrated database stays as it is', async () => {
  await migrate(db)
  await expect(migrate(db)).resolves.toBeUndefined()
})

test('a failed migration leaves nothing of its run, and the next start completes it', async () => {
  const broken = { ...migrations, '9000-one': making('one_step'), '9001-another': breaking() }
  await expect(migrate(db, broken)).rejects.toThrow('could not be migrated')
  expect(await tables()).toEqual([])

  await migrate(db, { ...migrations, '9000-one': making('one_step'), '9001-another': making('another_step') })
  expect(await tables()).toEqual(['another_step', 'one_step'])
})

test('several starts at once migrate once', async () => {
  const history = { ...migrations, '9000-one': making('one_step') }
  await Promise.all(Array.from({ length: 5 }, () => migrate(db, history)))
  const { rows } = await sql`select name from kysely_migration where name = '9000-one'`.execute(db)
  expect(rows).toHaveLength(1)
})

function making(table: string): Migration {
  return { up: (database: Kysely<unknown>) => database.schema.createTable(table).addColumn('id', 'integer').execute() }
}

function breaking(): Migration {
  return { up: async (database: Kysely<unknown>) => void (await sql`select no_such_function()`.execute(database)) }
}

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_name like '%_step' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
