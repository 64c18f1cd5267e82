import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Connection, connect } from '#db/connect.ts'
import { serveBackupCopies, withCopy } from './copy-server.ts'

let folder: string
let server: Connection
let close: () => Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-door-'))
  server = await connect({ folder })
  await sql`create table kept (id integer)`.execute(server.db)
  mkdirSync(join(folder, 'backup.copy')) // left by a killed process
  close = await serveBackupCopies(server.db, folder)
})

afterEach(() => vi.restoreAllMocks())

afterAll(async () => {
  await close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a copy holds everything committed before it, and nothing written meanwhile', async () => {
  await keep(1)
  const seen = await withCopy(folder, async (copy) => {
    await keep(2)
    const { db, close } = await connect({ folder: copy })
    return sql`select id from kept`.execute(db).finally(close)
  })
  expect(seen).toMatchObject({ result: { rows: [{ id: 1 }] } })
  expect(await keptHere()).toEqual([{ id: 1 }, { id: 2 }])
})

test.each([
  { free: 200, what: 'less than those who work want' },
  { free: 270, what: 'less than the copy takes beside that' },
])('with $free MB free, $what, no copy is made and people can go on working', async ({ free }) => {
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...fs.statfsSync(folder), bavail: free, bsize: 1024 * 1024 })
  await expect(withCopy(folder, async () => undefined)).rejects.toThrow(`has ${free} MB free`)
  expect(existsSync(join(folder, 'backup.copy'))).toBe(false)
  await keep(3)
})

test('a second copy at the same time is refused, and each copy is deleted at its end', async () => {
  const first = withCopy(folder, async (copy) => {
    expect(existsSync(copy)).toBe(true)
    await expect(withCopy(folder, async () => undefined)).rejects.toThrow('Try again when it is done')
    expect(existsSync(copy)).toBe(true)
    throw new Error('broken')
  })
  await expect(first).rejects.toThrow('broken')
  expect(existsSync(join(folder, 'backup.copy'))).toBe(false)
  expect(existsSync(folder)).toBe(true)
})

test.skipIf(process.platform === 'win32')('nobody but the owner of the folder may ask', () => {
  expect(statSync(join(folder, 'backup.sock')).mode & 0o777).toBe(0o600)
})

test('without a running server there is no answer', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'tracklane-door-'))
  expect(await withCopy(empty, async () => undefined)).toBe('nobody')
  rmSync(empty, { recursive: true })
})

function keep(id: number): Promise<unknown> {
  return sql`insert into kept values (${id})`.execute(server.db)
}

async function keptHere(): Promise<unknown[]> {
  return (await sql`select id from kept order by id`.execute(server.db)).rows
}
