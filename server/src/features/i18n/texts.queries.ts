import type { Db } from '#db/db.ts'

/** Those of the codes that are a language of this installation, also one that is not active. It stays until the transaction ends. */
export async function findCharCodes(db: Db, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await db.selectFrom('languages').select('char_code').where('char_code', 'in', codes).orderBy('id').forKeyShare().execute()
  return rows.map(({ char_code }) => char_code)
}
