import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { makePrivate, requirePrivate } from './private-files.ts'

/** One folder for all tests of this file: making a database takes a second, and opening one half of that. */
let folder: string
/** The state after the first start. */
let made: { open: string[]; folder: string; file: string }

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'tracklane-private-')), 'data')
  await start()
  made = { open: open(), folder: modeOf(folder), file: modeOf(join(folder, 'database', 'PG_VERSION')) }
})
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** Returns files on which others have any right. */
function open(): string[] {
  const all = ['.', ...(readdirSync(folder, { recursive: true }) as string[])] // of names
  return all.map((name) => join(folder, name)).filter((path) => (statSync(path).mode & 0o077) !== 0)
}

async function start(): Promise<void> {
  const { db, close } = await connect({ folder })
  await db.selectFrom('pg_class' as never).execute()
  await close()
}

/** Windows has other rights. */
const systems = process.platform === 'win32' ? [] : ['this system']

test.each(systems)('only the owner can read the embedded database, when it is made and when it is opened again (%s)', async () => {
  expect(made).toEqual({ open: [], folder: '700', file: '600' })

  for (const name of ['.', 'database', 'database/base']) chmodSync(join(folder, name), 0o755)
  chmodSync(join(folder, 'database', 'PG_VERSION'), 0o666)
  writeFileSync(join(folder, 'app.key'), 'x', { mode: 0o644 })
  await start()
  expect(open()).toEqual([])
})

test.each(systems)('other files in the folder keep their permissions (%s)', async () => {
  const theirs = join(folder, 'somebody else’s')
  writeFileSync(theirs, 'x')
  chmodSync(theirs, 0o644)
  for (const path of [folder, join(folder, 'database')]) chmodSync(path, 0o755)
  await start()
  expect([modeOf(folder), modeOf(theirs), modeOf(join(folder, 'database'))]).toEqual(['755', '644', '700'])
  rmSync(theirs)
  chmodSync(folder, 0o700)
})

test.each(systems)('files that stay readable to others are reported with the remedy (%s)', () => {
  chmodSync(join(folder, 'database', 'PG_VERSION'), 0o644)
  const path = join(folder, 'database', 'PG_VERSION')
  for (const change of [() => expect.unreachable(), () => undefined]) expect(makePrivate(folder, change)).toEqual([path])
  expect(() => requirePrivate(folder, [path])).toThrow(`Others can read ${path}`)
  expect(() => requirePrivate(folder, [path])).toThrow(/chmod -R go= .*, or set DATA_DIR/)
  expect(makePrivate(folder)).toEqual([])
  expect(() => requirePrivate(folder, [])).not.toThrow()
})
