import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildOrder, freshWorld } from '#testing/build.ts'
import { type EmptyPlace, emptyPlace } from '#testing/empty-place.ts'
import { backupTo } from './backup-file.ts'
import { findTables } from './catalog.ts'
import type { LineLimits } from './lines.ts'
import { restoreBackup } from './restore-backup.ts'

const BLOCK = 512
const SIZE_AT = 124
const SUM_AT = 148
const TYPE_AT = 156

const MADE = { product: 'tracklane', format: 1, made_at: '2026-11-26T00:00:00.000Z', migrations: ['0001'], left_out: [] }

let folder: string
let file: string
/** The backup, compressed and uncompressed. */
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

test('a cut file is refused as a whole and restores nothing', async () => {
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

/** Small limits, so that the test is small: memory is limited however much a file unpacks to. */
const LIMITS = { longestLine: 20_000, longestManifest: 20_000, entries: 10 }

test.each([
  { what: 'a row', name: 'faqs.0001.ndjson', body: `["${'x'.repeat(30_000)}"]\n`, why: 'a row of faqs.0001.ndjson is longer than' },
  { what: 'a row without an end', name: 'faqs.0001.ndjson', body: 'x'.repeat(3_000_000), why: 'a row of faqs.0001.ndjson is longer than' },
  { what: 'the manifest', name: 'manifest.json', body: ' '.repeat(30_000), why: 'manifest.json is longer than' },
])('more than a limit of $what is refused before it is read', async ({ name, body, why }) => {
  await expect(restored(packed([{ name, body }]), LIMITS)).rejects.toThrow(why)
})

test.each(['x', 'g', 'L', 'K'])('a tar header of type %s, which would be read into memory, is refused', async (type) => {
  const long = gunzipSync(packed([{ name: 'PaxHeader', body: '12 path=abc\n'.repeat(100_000) }]))
  const made = signed(write(long.subarray(0, long.length - 2 * BLOCK), type, TYPE_AT))
  await expect(restored(gzipSync(Buffer.concat([made, tar])))).rejects.toThrow('something in it is no entry of a backup')
  const behind = Buffer.concat([tar.subarray(0, firstEntry(tar)), made, tar.subarray(firstEntry(tar))])
  await expect(restored(gzipSync(behind))).rejects.toThrow('something in it is no entry of a backup')
})

test('more entries than a backup can have are refused', async () => {
  const entries = Array.from({ length: 11 }, (_, at) => ({ name: `faqs.${at}.ndjson`, body: '[]\n' }))
  await expect(restored(packed(entries), LIMITS)).rejects.toThrow('it has more than 10 entries')
})

test('an entry may have many rows: only its longest row is limited', async () => {
  const body = '["x"]\n'.repeat(500_000)
  await expect(restored(packed([{ name: 'faqs.0001.ndjson', body }]), LIMITS)).rejects.toThrow('it has no manifest')
})

test.each([
  { what: 'no JSON', body: '{"product"', why: 'its manifest cannot be read' },
  { what: 'a list', body: '[]', why: 'its manifest is none: its beginning is not what a backup has there' },
  { what: 'null', body: 'null', why: 'its manifest is none: its beginning is not what a backup has there' },
  { what: 'of another product', body: '{"product": "x"}', why: 'its manifest is none: product is not what a backup has there' },
  {
    what: 'wrong in a table',
    body: JSON.stringify({ ...MADE, tables: [{ name: 'faqs', columns: [], rows: '7', next: null, entries: [] }] }),
    why: 'its manifest is none: tables.0.rows is not what a backup has there',
  },
])('a manifest that is $what is refused with a reason', async ({ body, why }) => {
  const refused = restored(packed([{ name: 'manifest.json', body }]))
  await expect(refused).rejects.toThrow(`This is no whole backup: ${why}. Nothing of it was restored.`)
  await expect(refused).rejects.not.toHaveProperty('cause', expect.anything())
})

test('an unreadable file is not reported as broken', async () => {
  await expect(restoreBackup(place.db, folder)).rejects.toThrow('EISDIR')
})

function restored(bytes: Buffer, limits?: LineLimits): Promise<unknown> {
  writeFileSync(file, bytes)
  return restoreBackup(place.db, file, limits && { limits })
}

function packed(entries: readonly { readonly name: string; readonly body: string }[]): Buffer {
  const blocks = entries.flatMap(({ name, body }) => {
    const head = Buffer.alloc(BLOCK)
    head.write(name)
    head.write('0000600\0', 100)
    head.write(`${body.length.toString(8).padStart(11, '0')}\0`, SIZE_AT)
    head.write('0', TYPE_AT)
    head.write('ustar\0' + '00', 257)
    return [signed(head), Buffer.from(body), Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]))
}

function write(made: Buffer, text: string, at: number): Buffer {
  made.write(text, at)
  return made
}

/** Corrects the checksum, as the author of such a file would: the first header is valid by itself. */
function signed(made: Buffer): Buffer {
  made.fill(' ', SUM_AT, TYPE_AT)
  const sum = made.subarray(0, BLOCK).reduce((all, byte) => all + byte, 0)
  return write(made, `${sum.toString(8).padStart(6, '0')}\0 `, SUM_AT)
}

/** Returns where the second entry begins. */
function firstEntry(made: Buffer): number {
  const size = Number.parseInt(made.toString('ascii', SIZE_AT, SIZE_AT + 12), 8)
  return BLOCK + Math.ceil(size / BLOCK) * BLOCK
}
