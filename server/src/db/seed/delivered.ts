import type { Db } from '#db/db.ts'
import type { PhraseCatalogue } from './phrases/catalogue.ts'

/** The rows and texts that former starts put into this database, so that people's changes can be told from them. */
export interface Delivered {
  /** Keys of the rows that were given once. */
  readonly rows: readonly string[]
  readonly translations: Readonly<Record<string, PhraseCatalogue>>
}

const NOTHING_DELIVERED: Delivered = { rows: [], translations: {} }

const CHECKSUM_KEY = 'reference.checksum'
const CONTENT_KEY = 'reference.delivered'

/** The checksum alone: what a start without news reads. */
export async function deliveredChecksum(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', CHECKSUM_KEY).executeTakeFirst()
  return row?.value
}

export async function deliveredBefore(db: Db): Promise<Delivered> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', CONTENT_KEY).executeTakeFirst()
  return row ? (JSON.parse(row.value) as Delivered) : NOTHING_DELIVERED // written below by this very code
}

export async function rememberDelivered(db: Db, checksum: string, delivered: Delivered): Promise<void> {
  await db
    .insertInto('settings')
    .values([
      { key: CHECKSUM_KEY, value: checksum },
      { key: CONTENT_KEY, value: JSON.stringify(delivered) },
    ])
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute()
}
