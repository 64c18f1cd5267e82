import type { Db } from '#db/db.ts'

/** Finds which codes are languages of this installation, including inactive ones; locks them until the transaction ends. */
export async function findCharCodes(db: Db, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await db.selectFrom('languages').select('char_code').where('char_code', 'in', codes).orderBy('id').forKeyShare().execute()
  return rows.map(({ char_code }) => char_code)
}
