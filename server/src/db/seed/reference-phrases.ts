import type { Db } from '#db/db.ts'
import type { PhraseCatalogue } from './phrases/catalogue.ts'

type Catalogues = Readonly<Record<string, PhraseCatalogue>>

const BATCH = 1000

/**
 * Adds new phrases and texts, and renews texts that nobody has edited since `before` was delivered. A delivered phrase or text that is gone
 * was deleted by a person: it stays away. Phrases that the product no longer uses are deleted.
 */
export async function deliverPhrases(db: Db, catalogues: Catalogues, before: Catalogues): Promise<void> {
  await insertPhrases(db, catalogues, before)
  const ids = await phraseIds(db)
  const present = await presentTexts(db)
  await removeUnsaid(db, { catalogues, before, ids, present })
  const languages = await presentLanguages(db)
  const fresh = entries(catalogues).flatMap(({ char_code, category, message, text }) => {
    const phrase_id = ids.get(keyOf({ category, message }))
    if (phrase_id === undefined || !languages.has(char_code)) return []
    const now = present.get(`${phrase_id}\n${char_code}`)
    const isEdited = now !== before[char_code]?.[category]?.[message]
    return isEdited || now === text ? [] : [{ phrase_id, char_code, text }]
  })
  for (const batch of batches(fresh)) {
    await db
      .insertInto('phrase_translations')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['phrase_id', 'char_code']).doUpdateSet((eb) => ({ text: eb.ref('excluded.text') })))
      .execute()
  }
}

async function insertPhrases(db: Db, catalogues: Catalogues, before: Catalogues): Promise<void> {
  const delivered = new Set(entries(before).map(keyOf))
  const fresh = entries(catalogues).filter((entry) => !delivered.has(keyOf(entry)))
  const wanted = new Map(fresh.map(({ category, message }) => [keyOf({ category, message }), { category, message }]))
  for (const batch of batches([...wanted.values()])) {
    await db
      .insertInto('phrases')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['category', 'message']).doNothing())
      .execute()
  }
}

interface Held {
  readonly catalogues: Catalogues
  readonly before: Catalogues
  readonly ids: ReadonlyMap<string, number>
  readonly present: ReadonlyMap<string, string>
}

/** Deletes phrases of older versions without edited texts: they would count as missing in every later language. */
async function removeUnsaid(db: Db, { catalogues, before, ids, present }: Held): Promise<void> {
  const said = new Set(entries(catalogues).map(keyOf))
  const left = entries(before).filter((entry) => !said.has(keyOf(entry)))
  const idOf = (entry: Key) => ids.get(keyOf(entry)) ?? 0
  const own = left.filter(({ char_code, text, ...key }) => (present.get(`${idOf(key)}\n${char_code}`) ?? text) !== text)
  const kept = new Set(own.map(idOf))
  const gone = [...new Set(left.map(idOf))].filter((id) => !kept.has(id))
  for (const batch of batches(gone)) await db.deleteFrom('phrases').where('id', 'in', batch).execute()
}

interface Key {
  readonly category: string
  readonly message: string
}

function keyOf({ category, message }: Key): string {
  return `${category}\n${message}`
}

async function phraseIds(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('phrases').select(['id', 'category', 'message']).execute()
  return new Map(rows.map(({ id, ...key }) => [keyOf(key), id]))
}

/** Returns the existing languages: an administrator may have deleted one. */
async function presentLanguages(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('languages').select('char_code').execute()
  return new Set(rows.map(({ char_code }) => char_code))
}

async function presentTexts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('phrase_translations').selectAll().execute()
  return new Map(rows.map(({ phrase_id, char_code, text }) => [`${phrase_id}\n${char_code}`, text]))
}

function entries(catalogues: Catalogues) {
  return Object.entries(catalogues).flatMap(([char_code, categories]) =>
    Object.entries(categories).flatMap(([category, messages]) =>
      Object.entries(messages).map(([message, text]) => ({ char_code, category, message, text })),
    ),
  )
}

function batches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH))
}
