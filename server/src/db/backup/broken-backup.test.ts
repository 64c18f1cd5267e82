import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildOrder, freshWorld } from '#testing/build.ts'
import { type EmptyPlace, emptyPlace } from '#testing/empty-place.ts'
import { backupTo } from './backup-file.ts'
import { findTables } from './catalog.ts'
import { restoreBackup } from './restore-backup.ts'

const BLOCK = 512
const SIZE_AT = 124
const SUM_AT = 148
const TYPE_AT = 156

let folder: string
let file: string
/** What was made, packed and unpacked. */
let whole: Buffer
let tar: Buffer
let place: EmptyPlace

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-broken-'))
  file = join(folder, 'all.tar.gz')
  const world = await freshWorld()
  for (let made = 0; made < 20; made += 1) await buildOrder(world, { customer_full_name: 'Bob Ray' })
  await backupTo(file, world.db, { now: new Date() })
  whole = readFileSync(file)
  tar = gunzipSync(whole)
  place = await emptyPlace('embedded')
})

afterAll(async () => {
  await place.close()
  rmSync(folder, { recursive: true, force: true })
})

afterEach(async () => expect(await findTables(place.db)).toEqual([]))

test('a file that is cut anywhere is refused whole, and nothing is left', async () => {
  const sevenths = [1, 2, 3, 4, 5, 6].map((part) => Math.floor((whole.length * part) / 7))
  for (const at of [0, 1, 10, 100, ...sevenths, whole.length - 100, whole.length - 1])
    await expect(restored(whole.subarray(0, at)), `cut at ${at} of ${whole.length}`).rejects.toThrow('This is no whole backup')
})

test.each([
  { what: 'a byte of a row was changed', change: (made: Buffer) => write(made, 'X', made.indexOf('Bob Ray')) },
  { what: 'a count of the manifest was changed', change: (made: Buffer) => write(made, '8', made.lastIndexOf('"rows": ') + 8) },
  { what: 'the name of an entry was changed', change: (made: Buffer) => write(made, 'X', 0) },
  { what: 'the name of an entry was changed, and its checksum', change: (made: Buffer) => signed(write(made, 'X', 0)) },
  { what: 'an entry is a link', change: (made: Buffer) => signed(write(made, '2', TYPE_AT)) },
  { what: 'an entry is a folder', change: (made: Buffer) => signed(write(made, '5', TYPE_AT)) },
  { what: 'an entry is larger than it is', change: (made: Buffer) => signed(write(made, '77777777777', SIZE_AT)) },
  { what: 'an entry is smaller than nothing', change: (made: Buffer) => signed(made.fill(0xff, SIZE_AT, SIZE_AT + 12)) },
  { what: 'an entry stands twice', change: (made: Buffer) => Buffer.concat([made.subarray(0, firstEntry(made)), made]) },
  { what: 'an entry is missing', change: (made: Buffer) => made.subarray(firstEntry(made)) },
  { what: 'an entry lies behind the end', change: (made: Buffer) => Buffer.concat([made, made.subarray(0, firstEntry(made))]) },
  { what: 'something lies behind the end', change: (made: Buffer) => Buffer.concat([made, Buffer.from('more')]) },
  { what: 'there is no manifest', change: (made: Buffer) => made.subarray(0, made.lastIndexOf('manifest.json\0')) },
  { what: 'the tar is cut, and was packed again', change: (made: Buffer) => made.subarray(0, Math.floor(made.length / 2)) },
])('a backup in which $what is refused', async ({ change }) => {
  await expect(restored(gzipSync(change(Buffer.from(tar))))).rejects.toThrow('This is no whole backup')
})

test.each([
  { what: 'a text', bytes: Buffer.from('no backup') },
  { what: 'something else that is packed', bytes: gzipSync('no backup, but long enough to be read as one: '.repeat(100)) },
  { what: 'two in one file', bytes: () => Buffer.concat([whole, whole]) },
])('$what is refused', async ({ bytes }) => {
  await expect(restored(typeof bytes === 'function' ? bytes() : bytes)).rejects.toThrow('This is no whole backup')
})

test('a file that cannot be read is not called broken', async () => {
  await expect(restoreBackup(place.db, folder)).rejects.toThrow('EISDIR')
})

function restored(bytes: Buffer): Promise<unknown> {
  writeFileSync(file, bytes)
  return restoreBackup(place.db, file)
}

function write(made: Buffer, text: string, at: number): Buffer {
  made.write(text, at)
  return made
}

/** As whoever makes such a file would: the first header is right in itself. */
function signed(made: Buffer): Buffer {
  made.fill(' ', SUM_AT, TYPE_AT)
  const sum = made.subarray(0, BLOCK).reduce((all, byte) => all + byte, 0)
  return write(made, `${sum.toString(8).padStart(6, '0')}\0 `, SUM_AT)
}

/** Where the second entry begins. */
function firstEntry(made: Buffer): number {
  const size = Number.parseInt(made.toString('ascii', SIZE_AT, SIZE_AT + 12), 8)
  return BLOCK + Math.ceil(size / BLOCK) * BLOCK
}
