import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { nextPlace } from '#db/places.ts'
import { addPictures } from './starter-pictures.ts'
import { type Piece, piecesIn } from './starter-pieces.ts'

const ADVISORY_LOCK = 7_265_003
const CHECKSUM_KEY = 'starter.checksum'
const DELIVERED_KEY = 'starter.delivered'

/** The checksums of the texts delivered last, by table and key. */
type Delivered = Readonly<Record<string, string>>

/**
 * Writes every installation's texts about the product: onboarding, questions and their pictures. Runs at every start and costs two small
 * queries unless this version brings something new. A row is delivered once, even if people change or delete it; its texts are renewed
 * while they still read as delivered, in every language.
 */
export async function deliverStarter(db: Db, pieces: (languages: readonly string[]) => readonly Piece[] = piecesIn): Promise<void> {
  const languages = await presentLanguages(db)
  const wanted = pieces(languages)
  const checksum = checksumOf(wanted)
  if ((await setting(db, CHECKSUM_KEY)) === checksum) return
  await addPictures(db, languages)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx) // several processes may start at once
    if ((await setting(tx, CHECKSUM_KEY)) === checksum) return
    const delivered = new Map(Object.entries(JSON.parse((await setting(tx, DELIVERED_KEY)) ?? '{}') as Delivered)) // written below
    for (const piece of wanted) await deliver(tx, piece, delivered)
    await writeSetting(tx, DELIVERED_KEY, JSON.stringify(Object.fromEntries(delivered)))
    await writeSetting(tx, CHECKSUM_KEY, checksum)
  })
}

async function deliver(db: Db, piece: Piece, delivered: Map<string, string>): Promise<void> {
  const id = `${piece.table} ${piece.key}`
  const before = delivered.get(id)
  const now = checksumOf(piece.translations)
  if (before === now) return
  const isDone = before === undefined ? await insert(db, piece) : await renew(db, piece, before)
  if (isDone) delivered.set(id, now)
}

/** Inserts the row after the existing ones. A row whose parent was deleted is skipped and counts as delivered. */
async function insert(db: Db, { table, key, parent, translations }: Piece): Promise<true> {
  const place = parent && { column: sql.ref(parent.column), id: await idOf(db, parent) }
  if (place && place.id === undefined) return true
  const position = await nextPlace(db, table, place ? sql`${place.column} = ${place.id}` : sql`true`)
  await sql`insert into ${sql.table(table)} (key, translations, position, published ${place ? sql`, ${place.column}` : sql``})
    values (${key}, ${JSON.stringify(translations)}::jsonb, ${position}, true ${place ? sql`, ${place.id}` : sql``})
    on conflict (key) do nothing`.execute(db)
  return true
}

/** Renews the texts if they still read as delivered; returns whether they did. Locks the row. */
async function renew(db: Db, { table, key, translations }: Piece, before: string): Promise<boolean> {
  const { rows } = await sql<Row>`select id, translations from ${sql.table(table)} where key = ${key} for update`.execute(db)
  const [row] = rows
  const present = row && checksumOf(row.translations)
  if (present === checksumOf(translations)) return true // a restore has sanitized the delivered text
  if (!row || present !== before) return false
  await sql`update ${sql.table(table)} set translations = ${JSON.stringify(translations)}::jsonb, version = version + 1, updated_at = now()
    where id = ${row.id}`.execute(db)
  return true
}

interface Row {
  readonly id: number
  readonly translations: Piece['translations']
}

async function idOf(db: Db, { table, key }: Pick<Piece, 'table' | 'key'>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where key = ${key} for update`.execute(db)
  return rows[0]?.id
}

/** Returns the existing languages: an administrator may have deleted one. */
async function presentLanguages(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('languages').select('char_code').orderBy('char_code').execute()
  return rows.map(({ char_code }) => char_code)
}

async function setting(db: Db, key: string): Promise<string | undefined> {
  return (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value
}

async function writeSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Computes a checksum that ignores the order of keys: the database has its own. */
function checksumOf(value: unknown): string {
  const sorted = JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  )
  return createHash('sha256').update(sorted).digest('hex')
}
