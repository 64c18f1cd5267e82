import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '#testing/db.ts'

/** More than half of the statements of all server tests: with fewer, the log is incomplete. */
const LEAST = 1_500

// Runs only in the gate, after all tests have run on the embedded database and logged their statements (`testing/statement-log.ts`).
// Preparing a statement checks its tables, columns, functions, operators and types without running it.
test('PostgreSQL accepts every statement that the embedded database accepted', async () => {
  const statements = loggedIn(process.env.STATEMENT_LOG ?? '')
  expect(statements.size).toBeGreaterThan(LEAST)
  const db = await testDb()
  const refused: string[] = []
  await db.connection().execute(async (connection) => {
    for (const statement of statements) {
      try {
        await sql.raw(`prepare logged as ${statement}`).execute(connection)
        await sql`deallocate logged`.execute(connection)
      } catch (error) {
        refused.push(`${error}: ${statement}`)
      }
    }
  })
  expect(refused).toEqual([])
})

function loggedIn(folder: string): Set<string> {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
  return new Set(lines.map((line) => JSON.parse(line) as string)) // as the log writes them
}
