import type { Db } from '#db/db.ts'
import type { PhraseCatalogue } from './phrases/catalogue.ts'

/** Rows and texts that former starts wrote into this database: they tell which ones people have changed. */
export interface Delivered {
  /** Keys of the rows that were delivered once. */
  readonly rows: readonly string[]
  readonly translations: Readonly<Record<string, PhraseCatalogue>>
}

const NOTHING_DELIVERED: Delivered = { rows: [], translations: {} }

const CHECKSUM_KEY = 'reference.checksum'
const CONTENT_KEY = 'reference.delivered'

/** Reads only the checksum: enough for a start without news. */
export async function deliveredChecksum(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', CHECKSUM_KEY).executeTakeFirst()
  return row?.value
}

export async function deliveredBefore(db: Db): Promise<Delivered> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', CONTENT_KEY).executeTakeFirst()
  return row ? (JSON.parse(row.value) as Delivered) : NOTHING_DELIVERED // written below by this code
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
