import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCopy } from '#testing/db.ts'
import { type Connection, embedded } from './connect.ts'
import { isDiskFull } from './disk-full.ts'

let database: Awaited<ReturnType<typeof openCopy>>
let connection: Connection

beforeAll(async () => {
  database = await openCopy()
  connection = embedded(Promise.resolve(database))
  await sql`create table notes (id integer primary key, text text not null)`.execute(connection.db)
})

beforeEach(async () => void (await sql`delete from notes`.execute(connection.db)))

afterAll(() => connection.close())

const read = () => sql<{ text: string }>`select text from notes where id = ${1}`.execute(connection.db)
const insert = (text: string) => sql`insert into notes (id, text) values (${1}, ${text})`.execute(connection.db)

test('after an error the next statement is answered, in a transaction too', async () => {
  await expect(sql`select * from nothing where id = ${1}`.execute(connection.db)).rejects.toMatchObject({ code: '42P01' })
  await insert('Ring twice')
  for (let time = 0; time < 10; time += 1) await expect(insert('Knock')).rejects.toMatchObject({ code: '23505' })
  const failing = connection.db.transaction().execute(async (tx) => {
    await sql`update notes set text = ${'Knock'}`.execute(tx)
    await sql`select 1 / ${0}::integer`.execute(tx)
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect((await read()).rows).toEqual([{ text: 'Ring twice' }])
})

test('other statements wait for the end of a transaction', async () => {
  const order: string[] = []
  const first = connection.db.transaction().execute(async (tx) => {
    await sql`insert into notes (id, text) values (1, ${'Ring'})`.execute(tx)
    order.push('written')
    await sql`select 1`.execute(tx)
    order.push('committed')
  })
  const second = read().then(({ rows }) => order.push(`read ${rows[0]?.text}`))
  await Promise.all([first, second])
  expect(order).toEqual(['written', 'committed', 'read Ring'])
})

test('an answer longer than the buffers arrives whole', async () => {
  const text = 'ö'.repeat(3_000_000)
  await insert(text)
  expect((await read()).rows[0]?.text).toBe(text)
})

test('memory of a read answer is released', async () => {
  await insert('x'.repeat(1_000_000))
  const held: number[] = []
  for (let round = 0; round < 4; round += 1) held.push(await heldAfter(20))
  // Kept answers would add 20 MB in each round; other allocations of this thread come now and then.
  const growth = held.slice(1).map((bytes, index) => bytes - (held[index] ?? 0))
  expect(Math.min(...growth)).toBeLessThan(10_000_000)
})
async function heldAfter(answers: number): Promise<number> {
  for (let time = 0; time < answers; time += 1) await read()
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

// Last test: nothing reaches the database afterwards.
test('after a panic every statement is refused without reaching the database', async () => {
  const { FS } = database.Module
  const write = FS.write
  FS.write = (stream: { path?: string }, ...rest: unknown[]) => {
    if (stream.path?.includes('pg_wal')) throw new FS.ErrnoError(NO_SPACE)
    return write.call(FS, stream, ...rest)
  }
  const steps: string[] = []
  const step = database.Module._PostgresMainLoopOnce
  database.Module._PostgresMainLoopOnce = () => {
    steps.push('begun')
    step()
    steps.push('ended')
  }
  // Longer than the log's buffer in memory, so that it is written before the statement ends.
  const failure = await insert(randomBytes(4_000_000).toString('hex')).catch((error: unknown) => error)
  expect(isDiskFull(failure)).toBe(true)
  FS.write = write
  await expect(read()).rejects.toThrow(/^The database cannot be reached: .*No space left on device/)
  await expect(connection.db.transaction().execute(async () => undefined)).rejects.toThrow('The database cannot be reached')
  expect(steps.filter((what) => what === 'begun').length).toBe(steps.filter((what) => what === 'ended').length + 1)
})

/** ENOSPC in Emscripten's numbers. */
const NO_SPACE = 51
