import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from './db.ts'
import { ReadReplica } from './read-replica.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Returns the rows of a statement; throws where it fails. */
type Answers = (statement: string, values: readonly unknown[]) => readonly object[]

function databaseOf(answers: Answers): Kysely<Database> {
  const client = {
    query: async (statement: string, values: readonly unknown[]) => ({ command: 'SELECT', rows: answers(statement, values) }),
    release: () => undefined,
  }
  const pool = { connect: async () => client, end: async () => undefined }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) }) // nothing else of a pool is used
}

/** Makes a primary whose log is written up to 9, and a replica that returns its next position each time. */
function pair(standings: (readonly [isReplica: boolean, holdsAll: boolean] | Error)[], readsThere: 'answers' | 'fails' = 'answers') {
  const asked: string[] = []
  const primary = databaseOf((statement) => {
    if (statement.includes('pg_current_wal_lsn')) return [{ position: '0/9', cluster: '7', name: 'orders' }]
    return [{ from: 'primary' }]
  })
  const replica = databaseOf((statement, values) => {
    if (!statement.includes('pg_is_in_recovery')) {
      if (readsThere === 'fails') throw new Error('canceling statement due to conflict with recovery')
      return [{ from: 'replica' }]
    }
    asked.push(values.join(' '))
    const standing = standings.length > 1 ? standings.shift() : standings[0]
    if (standing === undefined || standing instanceof Error) throw standing
    return [{ is_replica: standing[0], holds_all: standing[1] }]
  })
  const reads = new ReadReplica({ primary, replica })
  const changes: unknown[] = []
  reads.onChange = (lack) => void changes.push(lack)
  const read = () => reads.read(async (db) => (await sql<{ from: string }>`select where from_which`.execute(db)).rows[0]?.from ?? 'nowhere')
  return { read, asked, changes }
}

test('a replica with everything committed is read', async () => {
  const { read, asked, changes } = pair([[true, true]])
  expect(await read()).toBe('replica')
  expect(asked).toEqual(['orders 7 0/9'])
  expect(changes).toEqual([])
})

test('a read waits until the replica has caught up', async () => {
  const { read, asked } = pair([
    [true, false],
    [true, false],
    [true, true],
  ])
  expect(await read()).toBe('replica')
  expect(asked).toHaveLength(3)
})

test.each([
  ['away', new Error('connect ECONNREFUSED'), 'cannot be reached'],
  ['a copy of something else', [false, true], 'is no replica of this database'],
] as const)('a replica that is %s is not asked for five seconds', async (_, standing, lack) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { read, asked, changes } = pair([standing, [true, true]])
  expect(await read()).toBe('primary')
  clock.mockReturnValue(4_999)
  expect(await read()).toBe('primary')
  expect(asked).toHaveLength(1)
  clock.mockReturnValue(5_000)
  expect(await read()).toBe('replica')
  expect(changes).toEqual([lack, undefined])
})

test('a replica that stays behind is waited for one second', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 300))
  const { read, asked, changes } = pair([[true, false]])
  expect(await read()).toBe('primary')
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.length).toBeLessThan(6)
  expect(changes).toEqual(['is behind'])
})

test('a replica that does not answer is waited for one second', async () => {
  vi.useFakeTimers()
  const primary = databaseOf((statement) =>
    statement.includes('pg_current_wal_lsn') ? [{ position: '0/9', cluster: '7', name: 'orders' }] : [{ from: 'primary' }],
  )
  const client = { query: () => new Promise<never>(() => undefined), release: () => undefined }
  const mute = { connect: async () => client, end: async () => undefined }
  const replica = new Kysely<Database>({ dialect: new PostgresDialect({ pool: mute as never }) }) // nothing else of a pool is used
  const reading = new ReadReplica({ primary, replica }).read(
    async (db) => (await sql<{ from: string }>`select where from_which`.execute(db)).rows[0]?.from,
  )
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await reading).toBe('primary')
})

test('a read that fails on the replica is answered by the primary', async () => {
  const { read, changes } = pair([[true, true]], 'fails')
  expect(await read()).toBe('primary')
  expect(changes).toEqual(['cannot be reached'])
})
