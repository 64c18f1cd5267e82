import fs from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'

const DRAFT = { customer_full_name: 'Bob Ray', customer_address: 'Main Street 1' }
const FULL = 'The disk of the server is full: nothing can be saved until there is room again'

let test: TestApp
let logist: Visitor

beforeEach(async () => {
  test = await testApp()
  logist = await test.as('logist')
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const table of ['orders', 'settings']) await sql.raw(`drop trigger if exists refuse on ${table}`).execute(test.world.db)
  await test.close()
})

const ready = async () => {
  const { statusCode, body } = await test.app.fastify.inject('/health/ready')
  const { status, disk = '' } = JSON.parse(body)
  return `${statusCode} ${status} ${disk}`.trim()
}

/** Makes the database refuse every write to the table with that SQLSTATE. */
async function refuse(table: string, code: string): Promise<void> {
  const { db } = test.world
  await sql
    .raw(`create or replace function refuse_${table}() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/5/16384": No space left on device' using errcode = '${code}'; end $$`)
    .execute(db)
  await sql.raw(`create or replace trigger refuse before insert on ${table} for each row execute function refuse_${table}()`).execute(db)
}

const allow = (table: string) => sql.raw(`drop trigger refuse on ${table}`).execute(test.world.db)

describe('a database with a full disk', () => {
  it('is a 507 without technical details', async () => {
    await refuse('orders', '53100')
    const answer = await logist.post('/order', DRAFT)
    expect(answer.statusCode).toBe(507)
    expect(answer.json()).toEqual({ message: FULL, error: FULL })
    expect((await logist.get('/order')).statusCode).toBe(200)
  })

  it('makes the server unready until something can be written again', async () => {
    await refuse('orders', '53100')
    await refuse('settings', '53100')
    expect(await ready()).toBe('200 ok')
    await logist.post('/order', DRAFT)
    expect(await ready()).toBe('503 read only full')
    await allow('settings')
    expect(await ready()).toBe('200 ok')
    const left = await test.world.db.selectFrom('settings').select('key').where('key', '=', 'storage-probe').execute()
    expect(left).toEqual([])
  })
})

it('a read-only database is a 503 that says so', async () => {
  await refuse('orders', '25006')
  await refuse('settings', '25006')
  const answer = await logist.post('/order', DRAFT)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json().message).toBe('Nothing can be saved right now: try again in a moment')
  expect(await ready()).toBe('503 read only')
})

it.each(['53200', '53400', '55P03', '57014', '40001', '40P01'])('a temporary failure is a 503: %s', async (code) => {
  await refuse('orders', code)
  const answer = await logist.post('/order', DRAFT)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
  expect(await ready()).toBe('200 ok')
})

describe('a file of the server that finds no room', () => {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' })
  const elsewhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing' } // its disk is not checked

  beforeEach(async () => {
    await test.close()
    test = await testApp({ settings: elsewhere })
    logist = await test.as('logist')
    vi.spyOn(test.world.db, 'transaction').mockImplementationOnce(() => {
      throw full()
    })
  })

  it('counts as a full disk: reading goes on, and the server recovers with new room', async () => {
    vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 100, bsize: 4_096 } as ReturnType<typeof fs.statfsSync>)
    expect(await ready()).toBe('200 ok')
    const answer = await logist.post('/order', DRAFT)
    expect([answer.statusCode, answer.json()]).toEqual([507, { message: FULL, error: FULL }])
    expect((await logist.get('/order')).statusCode).toBe(200)
    expect(await ready()).toBe('503 read only full')
    vi.restoreAllMocks()
    expect(await ready()).toBe('200 ok')
    expect((await logist.post('/order', DRAFT)).statusCode).toBe(201)
  })

  it.each([
    { what: 'who may take no more of it', error: Object.assign(new Error('over quota'), { code: 'EDQUOT' }) },
    { what: 'the embedded database, which throws what is no Error', error: { name: 'ErrnoError', errno: 51 } },
  ])('counts as a full disk for each form of the error: $what', async ({ error }) => {
    vi.mocked(test.world.db.transaction)
      .mockReset()
      .mockImplementationOnce(() => {
        throw error
      })
    expect((await logist.post('/order', DRAFT)).statusCode).toBe(507)
    expect((await logist.post('/order', DRAFT)).statusCode).toBe(201)
  })

  it('does not make the server unready where there is room again', async () => {
    expect((await logist.post('/order', DRAFT)).statusCode).toBe(507)
    expect(await ready()).toBe('200 ok')
  })
})

describe('an embedded database with little room left', () => {
  beforeEach(() => {
    vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 1_000, bsize: 4_096 } as ReturnType<typeof fs.statfsSync>)
  })

  it('writing is refused and reading goes on', async () => {
    const before = await test.world.db.selectFrom('orders').select('id').execute()
    const answer = await logist.post('/order', DRAFT)
    expect([answer.statusCode, answer.json().message]).toEqual([507, FULL])
    expect((await logist.get('/order')).statusCode).toBe(200)
    expect(await test.world.db.selectFrom('orders').select('id').execute()).toEqual(before)
    expect(await ready()).toBe('503 read only full')
  })

  it('the server recovers with new room', async () => {
    expect(await ready()).toBe('503 read only full')
    vi.restoreAllMocks()
    await expect.poll(ready).toBe('200 ok')
    expect((await logist.post('/order', DRAFT)).statusCode).toBe(201)
  })
})
