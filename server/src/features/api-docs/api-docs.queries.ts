import type { Db } from '#db/db.ts'

/** The first country that orders may go to. */
export async function findFirstCountry(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('countries').select('id').where('active', '=', true).orderBy('id').limit(1).executeTakeFirst()
  return row?.id
}
