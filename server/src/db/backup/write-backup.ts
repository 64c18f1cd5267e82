import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { findMigrations, findTables, LEFT_OUT, setExactTextFormats, type Table } from './catalog.ts'
import { type BackedUpEntry, type BackedUpTable, FORMAT, MANIFEST, type Manifest } from './manifest.ts'
import { type TarEntry, tarOf } from './tar.ts'

/** The size of a piece. A tar entry states its size before its data, so a table is sent in pieces that fit into memory. */
const PIECE_BYTES = 8 * 1024 * 1024
/** Rows read at once, to fit into about this size. There are only a few texts, because each of them is a prepared statement. */
const BATCHES = [500, 100, 10]
const BATCH_BYTES = 1024 * 1024

export interface BackupOptions {
  readonly now: Date
  /** Called when the snapshot is taken, before anything is read. */
  readonly onSnapshot?: (() => Promise<void>) | undefined
  readonly pieceBytes?: number
}

export type SendBackup = (bytes: AsyncIterable<Buffer>) => Promise<void>

/** Sends a backup, a tar, from one snapshot of the database; returns its manifest. */
export async function writeBackup(db: Db, options: BackupOptions, send: SendBackup): Promise<Manifest> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute(async (tx) => {
    await setExactTextFormats(tx) // the first statement takes the snapshot
    const migrations = await findMigrations(tx)
    if (migrations.length === 0) throw new Error('There is nothing to back up: this database holds no Tracklane.')
    await options.onSnapshot?.()
    const manifest: Manifest = { ...headOf(options.now), migrations, tables: [], left_out: [] }
    await send(tarOf(entriesOf(tx, manifest, options), options.now))
    return manifest
  })
}

function headOf(now: Date) {
  return { product: 'tracklane', format: FORMAT, made_at: now.toISOString() } as const
}

async function* entriesOf(tx: Db, manifest: Manifest, { pieceBytes = PIECE_BYTES }: BackupOptions): AsyncGenerator<TarEntry> {
  for (const table of await findTables(tx)) {
    const reason = LEFT_OUT[table.name]
    if (reason) {
      manifest.left_out.push({ table: table.name, reason })
      continue
    }
    const entries: BackedUpEntry[] = []
    for await (const { rows, body } of piecesOf(linesOf(tx, table), pieceBytes)) {
      const name = `${table.name}.${String(entries.length + 1).padStart(4, '0')}.ndjson`
      entries.push({ name, rows, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') })
      yield { name, body }
    }
    manifest.tables.push(await backedUp(tx, table, entries))
  }
  yield { name: MANIFEST, body: Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`) }
}

async function backedUp(tx: Db, table: Table, entries: BackedUpEntry[]): Promise<BackedUpTable> {
  const rows = entries.reduce((sum, entry) => sum + entry.rows, 0)
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows, next: await nextOf(tx, table), entries }
}

/** Reads the next number last, so that it is never behind the rows of the snapshot. */
async function nextOf(tx: Db, { name, columns }: Table): Promise<BackedUpTable['next']> {
  const numbering = columns.find(({ numbers_rows }) => numbers_rows)
  if (!numbering) return null
  const { rows: named } = await sql<{ sequence: string }>`
    select pg_get_serial_sequence(format('public.%I', ${name}::text), ${numbering.name}) as sequence`.execute(tx)
  const { rows } = await sql<{ value: string }>`
    select (last_value + is_called::integer)::text as value from ${sql.raw(named[0]?.sequence ?? '')}`.execute(tx)
  return { column: numbering.name, value: rows[0]?.value ?? '1' }
}

/** Yields one row per line: the texts of its columns as JSON. Ordered by the key, so that equal rows give equal bytes everywhere. */
async function* linesOf(tx: Db, table: Table): AsyncGenerator<string[]> {
  const row = sql`array_to_json(array[${sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`))}]::text[])::text`
  await sql`declare backed_up no scroll cursor for select ${row} as line from ${sql.table(table.name)} order by ${orderOf(table)}`.execute(
    tx,
  )
  let count = 10
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch forward ${sql.raw(String(count))} from backed_up`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
    const longest = rows.reduce((most, { line }) => Math.max(most, line.length), 1)
    count = BATCHES.find((batch) => batch * longest <= BATCH_BYTES) ?? 1
  }
  await sql`close backed_up`.execute(tx)
}

function orderOf({ columns, primary_key }: Table) {
  const names = primary_key.length > 0 ? primary_key : columns.map(({ name }) => name)
  const isText = (name: string) => columns.some((column) => column.name === name && column.type === 'text')
  return sql.join(names.map((name) => (isText(name) ? sql`${sql.ref(name)} collate "C"` : sql.ref(name))))
}

async function* piecesOf(batches: AsyncIterable<string[]>, pieceBytes: number): AsyncGenerator<{ rows: number; body: Buffer }> {
  let lines: Buffer[] = []
  let bytes = 0
  for await (const batch of batches) {
    for (const line of batch) {
      const next = Buffer.from(`${line}\n`)
      if (lines.length > 0 && bytes + next.length > pieceBytes) {
        yield { rows: lines.length, body: Buffer.concat(lines) }
        lines = []
        bytes = 0
      }
      lines.push(next)
      bytes += next.length
    }
  }
  if (lines.length > 0) yield { rows: lines.length, body: Buffer.concat(lines) }
}
