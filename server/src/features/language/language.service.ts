import { phrase } from '@tracklane/contract/kit/phrase'
import type { LanguageDraft, LanguagePatch, LanguageQuery } from '@tracklane/contract/language'
import { deleteRow, insertRow, patchRow } from '#db/rows.ts'
import { translationsChanged } from '#features/i18n/i18n.service.ts'
import { logOf } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { atField, onlyChanged, requireFresh, requireLocked, requireUnused } from '#platform/edit.ts'
import { conflict, invalid, requireFound } from '#platform/errors.ts'
import { countTexts, findLanguage, findLanguages, type LanguageView } from './language.queries.ts'

const log = logOf<LanguageView>('language', ['name', 'char_code', 'active'])

const TAKEN = { languages_char_code_key: { char_code: phrase('language', 'There is a language with this code already') } }

export function listLanguages(ctx: Context, query: LanguageQuery): Promise<LanguageView[]> {
  return findLanguages(ctx.db, query)
}

export async function getLanguage({ db }: Context, id: number): Promise<LanguageView> {
  return requireFound(await findLanguage(db, id))
}

export function createLanguage(ctx: Context, draft: LanguageDraft): Promise<LanguageView> {
  return atField(TAKEN, () =>
    inTransaction(ctx, async (tx) => {
      const now = tx.platform.clock()
      const language = await getLanguage(tx, await insertRow(tx.db, 'languages', { ...draft, created_at: now, updated_at: now }))
      await log.created(tx, language)
      await translationsChanged(tx)
      return language
    }),
  )
}

/** Changes a language. Readers of an inactive language keep it, and read the source language until it is active again. */
export function updateLanguage(ctx: Context, id: number, patch: LanguagePatch): Promise<LanguageView> {
  return inTransaction(ctx, async (tx) => {
    await requireLocked(tx, 'languages', id)
    const before = await getLanguage(tx, id)
    const changed = onlyChanged(before, patch)
    if (before.source_language && changed?.active === false)
      throw invalid({ active: phrase('language', 'Every other language falls back to this one: it stays active') })
    requireFresh(tx, before)
    if (!changed) return before
    await patchRow(tx.db, 'languages', id, { ...changed, updated_at: tx.platform.clock() })
    const after = await getLanguage(tx, id)
    await log.updated(tx, before, after)
    await translationsChanged(tx)
    return after
  })
}

export function removeLanguage(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await requireLocked(tx, 'languages', id)
    const language = await getLanguage(tx, id)
    requireFresh(tx, language)
    if (language.source_language) throw conflict(phrase('language', 'Every other language is translated from this one: it stays'))
    const { users, translated: translations } = language
    requireUnused({ users, translations, ...(await countTexts(tx.db, language.char_code)) })
    await deleteRow(tx.db, 'languages', id)
    await log.deleted(tx, language)
    await translationsChanged(tx)
  })
}
