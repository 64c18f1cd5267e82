import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SECRET_COLUMNS } from '#db/secret-columns.ts'
import { PASSWORD } from '#testing/account.ts'
import { CALLERS, type Caller, mayCall } from './callers.testing.ts'
import { type Harness, openHarness } from './harness.testing.ts'
import { findSample, named } from './samples.testing.ts'

let harness: Harness
/** The number of lines that the calls below have written, so that there is something to search. */
let lines = 0

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const writes = named.filter(({ endpoint }) => endpoint.method !== 'GET')

/** Returns the secrets in the database, and the plain texts that make or use them. */
async function secretsOf(callers: readonly Caller[]): Promise<string[]> {
  const { db } = harness.test.world
  const stored = Object.entries(SECRET_COLUMNS).flatMap(([table, columns]) => Object.keys(columns).map((column) => ({ table, column })))
  const values = await Promise.all(
    stored.map(async ({ table, column }) => {
      const { rows } = await sql<{ value: string }>`select distinct ${sql.ref(column)} as value from ${sql.table(table)}
        where ${sql.ref(column)} is not null`.execute(db)
      return rows.map(({ value }) => value)
    }),
  )
  const headers = await Promise.all(callers.map((caller) => harness.callers.headersOf(caller)))
  const carried = headers.flatMap(({ cookie = '', authorization = '' }) => [
    ...cookie.split('; ').map((part) => part.slice(part.indexOf('=') + 1)),
    authorization.split('|').at(-1) ?? '',
  ])
  return [PASSWORD, 'nine small boats', ...values.flat(), ...carried].filter((secret) => secret !== '')
}

async function logText(): Promise<string> {
  const { rows } = await sql<{ line: string }>`select model_logs::text as line from model_logs`.execute(harness.test.world.db)
  lines += rows.length
  return rows.map(({ line }) => line).join('\n')
}

it.each(writes)('the log has no secret after $name', async ({ endpoint }) => {
  await harness.rebuild()
  const callers = CALLERS.filter((caller) => mayCall(endpoint, caller))
  const before = await secretsOf(callers)
  for (const caller of callers) await findSample(harness, endpoint, caller)
  const secrets = new Set([...before, ...(await secretsOf(callers))])
  const log = await logText()
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([])
})

it('the log had lines to check', () => {
  expect(lines).toBeGreaterThan(20)
})

it('every column whose name sounds like a secret is known', async () => {
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(hash$|secret|password|token)'`.execute(harness.test.world.db)
  const known = Object.entries(SECRET_COLUMNS).flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`))
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort())
})
