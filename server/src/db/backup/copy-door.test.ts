import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Connection, connect } from '#db/connect.ts'
import { openCopyDoor, withCopy } from './copy-door.ts'

let folder: string
let server: Connection
let close: () => Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-door-'))
  server = await connect({ folder })
  await sql`create table kept (id integer)`.execute(server.db)
  mkdirSync(join(folder, 'backup.copy')) // left by a killed process
  close = await openCopyDoor(server.db, folder)
})

afterEach(() => vi.restoreAllMocks())

afterAll(async () => {
  await close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a copy holds what was acknowledged before it was asked for, and nothing that is written beside it', async () => {
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
])('a disk on which $free MB are free, $what, is not filled with a copy: refused, and people go on', async ({ free }) => {
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...fs.statfsSync(folder), bavail: free, bsize: 1024 * 1024 })
  await expect(withCopy(folder, async () => undefined)).rejects.toThrow(`has ${free} MB free`)
  expect(existsSync(join(folder, 'backup.copy'))).toBe(false)
  await keep(3)
})

test('one at a time: a second is refused and told to come back; the copy is gone when it is done, whatever came of it', async () => {
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

test('where no server runs, nobody answers', async () => {
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
