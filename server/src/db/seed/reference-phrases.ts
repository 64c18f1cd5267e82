import type { Db } from '#db/db.ts'
import type { PhraseCatalogue } from './phrases/catalogue.ts'

type Catalogues = Readonly<Record<string, PhraseCatalogue>>

const BATCH = 1000

/** Adds missing phrases and texts, and renews the texts nobody edited since `before` was delivered. */
export async function deliverPhrases(db: Db, catalogues: Catalogues, before: Catalogues): Promise<void> {
  await insertPhrases(db, catalogues)
  const ids = await phraseIds(db)
  const present = await presentTexts(db)
  const fresh = entries(catalogues).flatMap(({ char_code, category, message, text }) => {
    const phrase_id = ids.get(`${category}\n${message}`)
    if (phrase_id === undefined) return []
    const now = present.get(`${phrase_id}\n${char_code}`)
    const isEdited = now !== undefined && now !== before[char_code]?.[category]?.[message]
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

async function insertPhrases(db: Db, catalogues: Catalogues): Promise<void> {
  const wanted = new Map(entries(catalogues).map(({ category, message }) => [`${category}\n${message}`, { category, message }]))
  for (const batch of batches([...wanted.values()])) {
    await db
      .insertInto('phrases')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['category', 'message']).doNothing())
      .execute()
  }
}

async function phraseIds(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('phrases').select(['id', 'category', 'message']).execute()
  return new Map(rows.map(({ id, category, message }) => [`${category}\n${message}`, id]))
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
