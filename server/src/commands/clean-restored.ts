import { isDeepStrictEqual } from 'node:util'
import { faqTexts } from '@tracklane/contract/faq'
import { sayableFault } from '@tracklane/contract/kit/icu-message'
import { onboardingArticleTexts } from '@tracklane/contract/onboarding-article'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { cleanOutgoing } from '#platform/rich-text/at-the-door.ts'

/** The places of the rich texts in the columns of `RICH_COLUMNS`. */
export const RICH_TEXTS = { faqs: faqTexts.row, onboarding_articles: onboardingArticleTexts.row }

/** A file may have been written by somebody else than a server: its rich texts go through the list, as those of a request do. Answers how many rows. */
export async function cleanRestored(tx: Db): Promise<number> {
  let cleaned = 0
  for (const [table, schema] of Object.entries(RICH_TEXTS)) {
    const { rows } = await sql<{ id: number; translations: unknown }>`select id, translations from ${sql.table(table)}`.execute(tx)
    for (const { id, translations } of rows) {
      const clean = cleanOutgoing(schema, translations)
      if (isDeepStrictEqual(clean, translations)) continue
      await sql`update ${sql.table(table)} set translations = ${JSON.stringify(clean)} where id = ${id}`.execute(tx)
      cleaned += 1
    }
  }
  return cleaned
}

/** Removes translations that a person could not have written, as they cannot be said; English stands in their place. Answers how many. */
export async function dropUnsayable(tx: Db): Promise<number> {
  const rows = await tx.selectFrom('phrase_translations').select(['phrase_id', 'char_code', 'text']).execute()
  const unsayable = rows.filter(({ char_code, text }) => sayableFault(text, char_code) !== undefined)
  for (const { phrase_id, char_code } of unsayable) {
    await tx.deleteFrom('phrase_translations').where('phrase_id', '=', phrase_id).where('char_code', '=', char_code).execute()
  }
  return unsayable.length
}
