import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildOrder, freshWorld } from '#testing/build.ts'
import { backupTo } from './backup-file.ts'
import type { Manifest } from './manifest.ts'
import { checkBackup, rowsOf } from './read-backup.ts'

const BLOCK = 512
const SIZE_AT = 124

let folder: string
let file: string
let tar: Buffer
let manifest: Manifest

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tracklane-changed-'))
  file = join(folder, 'all.tar.gz')
  const world = await freshWorld()
  for (let made = 0; made < 40; made += 1) await buildOrder(world, { customer_full_name: 'Bob Ray', comment: 'x'.repeat(60_000) })
  await backupTo(file, world.db, { now: new Date() })
  tar = gunzipSync(readFileSync(file))
  manifest = await checkBackup(file)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the length of each batch of orders. */
async function batches(made: Buffer): Promise<number[]> {
  writeFileSync(file, gzipSync(made))
  const lengths: number[] = []
  for await (const { table, lines } of rowsOf(file, manifest)) if (table === 'orders') lengths.push(lines.join('').length)
  return lengths
}

test('rows are passed on a megabyte at a time, however large their table is', async () => {
  const lengths = await batches(tar)
  expect(lengths.length).toBeGreaterThan(2)
  expect(Math.max(...lengths)).toBeLessThan(1_200_000)
})

function edited(text: string, by: string): Buffer {
  const made = Buffer.from(tar)
  made.write(by, made.indexOf(text))
  return made
}

/** Returns where the second entry begins. */
function firstEnd(): number {
  return BLOCK + Math.ceil(Number.parseInt(tar.toString('ascii', SIZE_AT, SIZE_AT + 12), 8) / BLOCK) * BLOCK
}

test.each([
  ['a row', () => edited('Bob Ray', 'Rob Ray')],
  ['its end, which is missing', () => Buffer.concat([tar.subarray(0, firstEnd()), Buffer.alloc(2 * BLOCK)])],
  ['its beginning, which is missing', () => tar.subarray(firstEnd())],
])('a file in which %s has changed since its check breaks off the restore', async (_what, made) => {
  await expect(batches(made())).rejects.toThrow('has changed while it was read')
})
