import { type FaqMissedSearch, type FaqQuery, MISSED_SEARCH_MINIMUM } from '@tracklane/contract/faq'
import type { z } from 'zod'
import { isActing } from '#platform/actor.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { requireLocked } from '#platform/edit.ts'
import { forbidden } from '#platform/errors.ts'
import { type FaqRow, getFaq, listFaqs } from './faq.service.ts'
import { findMissedSearches, writeMissedSearch, writeVoice } from './faq-reader.queries.ts'

/** So many different searches are kept, the latest ones. */
const MISSED_KEPT = 500

/** The questions for a reader; a logist's search in all of them that finds nothing is told to administrators. */
export async function readFaqs(ctx: Context, query: FaqQuery): Promise<FaqRow[]> {
  const rows = await listFaqs(ctx, query)
  if (rows.length === 0 && isMissed(ctx, query)) await noteMissed(ctx, query.search ?? '')
  return rows
}

function isMissed({ actor }: Context, { search = '', category_id, key }: FaqQuery): boolean {
  const isReader = actor.kind === 'user' && actor.role === 'logist' && !isActing(actor)
  return isReader && !category_id?.length && !key?.length && search.length >= MISSED_SEARCH_MINIMUM
}

/** The reader's answer does not wait for better times of the database: it is only a note. */
async function noteMissed({ db, language, platform }: Context, search: string): Promise<void> {
  const text = search.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  try {
    await writeMissedSearch(db, { text, language, last_at: platform.clock() }, MISSED_KEPT)
  } catch (error) {
    platform.log.warn({ err: error }, 'a search without an answer was not noted')
  }
}

export function listMissedSearches(ctx: Context): Promise<z.input<typeof FaqMissedSearch>[]> {
  return findMissedSearches(ctx.db)
}

/** Whether the answer has helped; who says it again has thought again. */
export function sayHelpful(ctx: Context, id: number, helpful: boolean): Promise<{ helpful: boolean }> {
  return inTransaction(ctx, async (tx) => {
    if (tx.actor.kind !== 'user') throw forbidden()
    await requireLocked(tx, 'faqs', id)
    await getFaq(tx, id)
    await writeVoice(tx.db, { faq_id: id, user_id: tx.actor.user_id, helpful, updated_at: tx.platform.clock() })
    return { helpful }
  })
}
