import { hasWords } from '@tracklane/contract/kit/word-search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Condition } from './narrowing.ts'

/** The rows of a list and the place of their texts. */
export interface SearchedRows {
  readonly id: string
  /** An array of the texts of a row. */
  readonly texts: RawBuilder<unknown>
  /** Tables that `id` and `texts` name. */
  readonly from: RawBuilder<unknown>
}

/**
 * Finds rows with every word of the search in one of their texts. The texts are folded here, not in SQL, so each search reads all of them:
 * for lists of some hundreds of rows. Longer lists store a folded text (`searched`).
 */
export async function wordsFound(db: Db, search: string | undefined, { id, texts, from }: SearchedRows): Promise<Condition> {
  if (!search) return sql`true`
  const { rows } = await sql<{ id: number; texts: (string | null)[] }>`select ${sql.ref(id)} as id, ${texts} as texts from ${from}`.execute(
    db,
  )
  const found = rows.filter((row) =>
    hasWords(
      search,
      row.texts.map((text) => text ?? ''),
    ),
  )
  return sql`${sql.ref(id)} = any(${found.map((row) => row.id)}::integer[])`
}
