import { Kysely, PostgresDialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from './db.ts'
import { migrate } from './migrate.ts'

/** Makes a database that answers, or fails, each statement in this way. */
function databaseOf(answer: (statement: string) => readonly object[] | Error): Kysely<Database> {
  const query = async (statement: string) => {
    const rows = answer(statement)
    if (rows instanceof Error) throw rows
    return { command: 'SELECT', rows }
  }
  const pool = { connect: async () => ({ query, release: () => undefined }), end: async () => undefined }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) }) // nothing else of a pool is used
}

const failing = (code: string, message: string) => databaseOf(() => Object.assign(new Error(message), { code }))

describe('an unusable database is reported with its remedy', () => {
  test.each([
    ['3D000', 'database "orders" does not exist', 'Make it, or set DATABASE_URL to another one.'],
    ['28000', 'role "nobody" does not exist', 'Set DATABASE_URL with a user who may connect to it.'],
    ['28P01', 'password authentication failed for user "ann"', 'Set DATABASE_URL with the password of its user.'],
    ['42501', 'permission denied for schema public', 'Make the user of DATABASE_URL its owner.'],
  ])('%s', async (code, message, mend) => {
    await expect(migrate(failing(code, message))).rejects.toThrow(`The database cannot be used: ${message}. ${mend}`)
  })

  test('also where only the creation of tables is refused', async () => {
    const denied = Object.assign(new Error('permission denied for schema public'), { code: '42501' })
    const db = databaseOf((statement) => (/^create/i.test(statement) ? denied : [{ exists: false, encoding: 'UTF8' }]))
    await expect(migrate(db)).rejects.toThrow('Make the user of DATABASE_URL its owner.')
  })

  test('a database in another encoding is refused before tables are created', async () => {
    const db = databaseOf((statement) => (/^create/i.test(statement) ? new Error('made') : [{ exists: false, encoding: 'LATIN1' }]))
    await expect(migrate(db)).rejects.toThrow(
      "The database has the encoding LATIN1 and not UTF8, which has the letters of every language. Make one with encoding 'UTF8' template template0, and set DATABASE_URL to it.",
    )
  })
})

test('every other error stays as it is', async () => {
  const db = failing('XX000', 'Something else')
  await expect(migrate(db)).rejects.toThrow(/^Something else$/)
})
