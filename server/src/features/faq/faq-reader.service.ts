import type { FaqMissedSearch } from '@tracklane/contract/faq'
import { MISSED_SEARCHES_AN_HOUR } from '@tracklane/contract/knowledge'
import type { z } from 'zod'
import { type Context, inTransaction } from '#platform/context.ts'
import { requireLocked } from '#platform/edit.ts'
import { forbidden, notFound, tooMany } from '#platform/errors.ts'
import type { Slot } from '#platform/memory.ts'
import { createWindowLimit, type WindowLimit } from '#platform/window-limit.ts'
import { getFaq } from './faq.service.ts'
import { deleteMissedSearch, dropBeginnings, findMissedSearches, writeMissedSearch, writeVoice } from './faq-reader.queries.ts'

/** The number of searches that are kept, the latest ones. */
const MISSED_KEPT = 500

/** Milliseconds within which a search that continues another one counts as the same. */
const SAME_SEARCH = 60_000
const NOTES = { length: 3_600_000, most: MISSED_SEARCHES_AN_HOUR }
const notes: Slot<WindowLimit> = { make: () => createWindowLimit(NOTES) }

/** Notes a search without results for the administrators. */
export async function noteMissedSearch(ctx: Context, search: string): Promise<void> {
  const { actor, language, platform } = ctx
  const now = platform.clock()
  if (platform.config.rateLimit && actor.kind === 'user') {
    const wait = platform.memory.of(notes).take(actor.user_id, now.getTime())
    if (wait > 0) throw tooMany(wait)
  }
  const missed = { text: search.normalize('NFC').toLowerCase().replace(/\s+/g, ' '), language, last_at: now }
  await inTransaction(ctx, async ({ db }) => {
    await dropBeginnings(db, missed, new Date(now.getTime() - SAME_SEARCH))
    await writeMissedSearch(db, missed, MISSED_KEPT)
  })
}

export async function removeMissedSearch(ctx: Context, id: number): Promise<void> {
  if (!(await deleteMissedSearch(ctx.db, id))) throw notFound()
}

export function listMissedSearches(ctx: Context): Promise<z.input<typeof FaqMissedSearch>[]> {
  return findMissedSearches(ctx.db)
}

/** Stores whether the answer has helped; a second vote replaces the first. */
export function sayHelpful(ctx: Context, id: number, helpful: boolean): Promise<{ helpful: boolean }> {
  return inTransaction(ctx, async (tx) => {
    if (tx.actor.kind !== 'user') throw forbidden()
    await requireLocked(tx, 'faqs', id)
    await getFaq(tx, id)
    await writeVoice(tx.db, { faq_id: id, user_id: tx.actor.user_id, helpful, updated_at: tx.platform.clock() })
    return { helpful }
  })
}
