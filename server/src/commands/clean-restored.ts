import { isDeepStrictEqual } from 'node:util'
import { faqTexts } from '@tracklane/contract/faq'
import { formatFault } from '@tracklane/contract/kit/icu-message'
import { RichText } from '@tracklane/contract/kit/rich-text'
import { onboardingArticleTexts } from '@tracklane/contract/onboarding-article'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#db/db.ts'
import { cleanOutgoing } from '#platform/rich-text/clean-fields.ts'

/** The places of the rich texts in the columns of `RICH_COLUMNS`. */
export const RICH_TEXTS = { faqs: faqTexts.row, onboarding_articles: onboardingArticleTexts.row }

/** Columns that are rich in some rows only, without pictures: in templates, the bodies of mails. */
const RICH_ROWS = {
  notification_templates: {
    schema: z.record(z.string(), z.object({ subject: z.string(), body: RichText })),
    where: sql<boolean>`channel = 'email'`,
  },
}

interface Row {
  readonly id: number
  readonly translations: unknown
}

/**
 * Sanitizes the rich texts of a file like those of a request: another program may have written the file. Returns the number of changed
 * rows.
 */
export async function cleanRestored(tx: Db): Promise<number> {
  let cleaned = 0
  const whole = Object.entries(RICH_TEXTS).map(([table, schema]) => [table, { schema, where: sql<boolean>`true` }] as const)
  for (const [table, { schema, where }] of [...whole, ...Object.entries(RICH_ROWS)]) {
    const { rows } = await sql<Row>`select id, translations from ${sql.table(table)} where ${where}`.execute(tx)
    for (const { id, translations } of rows) {
      const clean = cleanOutgoing(schema, translations)
      if (isDeepStrictEqual(clean, translations)) continue
      await sql`update ${sql.table(table)} set translations = ${JSON.stringify(clean)} where id = ${id}`.execute(tx)
      cleaned += 1
    }
  }
  return cleaned
}

/** Removes translations that cannot be formatted and that no person could have saved; English replaces them. Returns their number. */
export async function deleteUnformattable(tx: Db): Promise<number> {
  const rows = await tx.selectFrom('phrase_translations').select(['phrase_id', 'char_code', 'text']).execute()
  const unformattable = rows.filter(({ char_code, text }) => formatFault(text, char_code) !== undefined)
  for (const { phrase_id, char_code } of unformattable) {
    await tx.deleteFrom('phrase_translations').where('phrase_id', '=', phrase_id).where('char_code', '=', char_code).execute()
  }
  return unformattable.length
}
