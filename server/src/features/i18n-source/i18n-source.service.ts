import type {
  PhraseCategory,
  PhraseCategoryQuery,
  SourcePhraseDraft,
  SourcePhrasePatch,
  SourcePhraseQuery,
} from '@tracklane/contract/i18n-source'
import { sourceFault } from '@tracklane/contract/kit/icu-message'
import { phrase } from '@tracklane/contract/kit/phrase'
import { deleteRow, insertRow, patchRow } from '#db/rows.ts'
import { translationsChanged } from '#features/i18n/i18n.service.ts'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { type Change, recordChange } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { atField, requireFresh, requireLocked } from '#platform/edit.ts'
import { invalid, requireFound } from '#platform/errors.ts'
import type { Page } from '#platform/list/paging.ts'
import { findPhrase, findPhrases, type PhraseView } from './i18n-source.queries.ts'
import { findCategories } from './phrase-category.queries.ts'
import { changedTexts, requireTexts, writeTexts } from './phrase-texts.ts'

const CONSTRAINTS = {
  phrases_category_message_key: { message: phrase('phrases', 'There is this phrase in the category already') },
}

export function listCategories(ctx: Context, query: PhraseCategoryQuery): Promise<PhraseCategory[]> {
  return findCategories(ctx.db, query)
}

export function listPhrases(ctx: Context, query: SourcePhraseQuery): Promise<Page<PhraseView>> {
  return findPhrases(ctx.db, query)
}

export async function getPhrase({ db }: Context, id: number): Promise<PhraseView> {
  return requireFound(await findPhrase(db, id))
}

export function createPhrase(ctx: Context, { translations = {}, ...draft }: SourcePhraseDraft): Promise<PhraseView> {
  return atField(CONSTRAINTS, () =>
    inTransaction(ctx, async (tx) => {
      const fault = sourceFault(draft.message)
      if (fault) throw invalid({ message: fault })
      await requireTexts(tx, draft.message, translations)
      const now = tx.platform.clock()
      const id = await insertRow(tx.db, 'phrases', { ...draft, first_seen_at: now, last_seen_at: now, updated_at: now })
      await writeTexts(tx, id, translations)
      const created = await getPhrase(tx, id)
      await log.created(tx, created)
      await translationsChanged(tx)
      return created
    }),
  )
}

/** Changes the texts of the named languages only: two people who translate one phrase into two languages both keep their work. */
export function updatePhrase(ctx: Context, id: number, { translations = {} }: SourcePhrasePatch): Promise<PhraseView> {
  return inTransaction(ctx, async (tx) => {
    await requireLocked(tx, 'phrases', id)
    const before = await getPhrase(tx, id)
    const changed = changedTexts(before.translations, translations)
    await requireTexts(tx, before.message, changed)
    requireFresh(tx, before)
    if (Object.keys(changed).length === 0) return before
    await writeTexts(tx, id, changed)
    await patchRow(tx.db, 'phrases', id, { updated_at: tx.platform.clock() })
    const after = await getPhrase(tx, id)
    await log.updated(tx, before, after)
    await translationsChanged(tx)
    return after
  })
}

/** Deletes a phrase. It comes back untranslated when a screen shows it: the code decides which phrases exist. */
export function removePhrase(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await requireLocked(tx, 'phrases', id)
    const gone = await getPhrase(tx, id)
    requireFresh(tx, gone)
    await deleteRow(tx.db, 'phrases', id)
    await log.deleted(tx, gone)
    await translationsChanged(tx)
  })
}

/** The log of a phrase: every language is a field. */
const log = {
  created: (tx: Context, row: PhraseView) => record(tx, row, 'created', {}, inWords(row)),
  updated: (tx: Context, before: PhraseView, after: PhraseView) => record(tx, after, 'updated', inWords(before), inWords(after)),
  deleted: (tx: Context, row: PhraseView) => record(tx, row, 'deleted', inWords(row), {}),
}

function record(tx: Context, { id }: PhraseView, action: Change['action'], before: object, after: object): Promise<void> {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  const none = Object.fromEntries([...fields].map((field) => [field, null]))
  const old = action === 'created' ? {} : { ...none, ...before }
  return recordChange(tx, { entity: 'i18n-source', entity_id: id, action, changes: changesBetween(old, { ...none, ...after }) })
}

function inWords({ category, message, translations }: PhraseView): object {
  const texts = Object.entries(translations).map(([code, text]) => [`wording.${code}`, text])
  return { category, message, ...Object.fromEntries(texts) }
}
