import { inLanguage, type Translations } from '@tracklane/contract/kit/translations'
import { deleteRow, insertRow, patchRow } from '#db/rows.ts'
import { mergedTexts } from '#features/i18n/texts.service.ts'
import { logOf } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { atField, onlyChanged, requireFresh, requireLocked } from '#platform/edit.ts'
import { requireFound } from '#platform/errors.ts'
import {
  type ContentDraft,
  type ContentKind,
  type ContentPatch,
  type ContentView,
  constraintsOf,
  loggedOf,
  requireEmpty,
} from './content-kind.rules.ts'
import { lockOrderFor, movedTo, placeNew } from './content-order.service.ts'
import { sightOf } from './sight.rules.ts'

/** Returns the actions on rows of one kind, with one implementation for all kinds. */
export function contentRows<Texts extends object, View extends ContentView<Texts>, Row>(kind: ContentKind<Texts, View, Row>) {
  const { table, find, inWords } = kind
  const log = logOf<View>(kind.entity, (view) => loggedOf(kind, view))
  const viewOf = async (ctx: Context, id: number): Promise<View> => requireFound(await find(ctx, id))
  const inGroup = <Result>(ctx: Context, work: (tx: Context) => Promise<Result>): Promise<Result> =>
    atField(constraintsOf(kind), () => inTransaction(ctx, work))
  return {
    get: async (ctx: Context, id: number): Promise<Row> => inWords(ctx, await viewOf(ctx, id)),

    /** Creates a row after the existing ones, or at the given position. */
    create: (ctx: Context, draft: ContentDraft<Texts>): Promise<Row> =>
      inGroup(ctx, async (tx) => {
        const texts = await mergedTexts<Texts>(tx, {}, draft.translations, kind.nothing)
        if (draft.position !== undefined) await lockOrderFor(kind, tx, draft)
        const place = await placeNew(kind, tx, draft)
        const now = tx.platform.clock()
        const row = { ...place, published: draft.published, translations: JSON.stringify(texts), created_at: now, updated_at: now }
        const made = await viewOf(tx, await insertRow(tx.db, table, row))
        await log.created(tx, made)
        return inWords(tx, made)
      }),

    /** Changes a row. In a new parent it comes last, or to the given position. */
    update: (ctx: Context, id: number, patch: ContentPatch<Texts>): Promise<Row> =>
      inGroup(ctx, async (tx) => {
        await lockOrderFor(kind, tx, patch, id)
        await requireLocked(tx, table, id)
        const before = await viewOf(tx, id)
        const translations = await mergedTexts<Texts>(tx, before.translations, patch.translations, kind.nothing)
        requireFresh(tx, before, inWords(tx, before))
        const changed = onlyChanged(before, { ...patch, translations })
        if (!changed) return inWords(tx, before)
        const place = await movedTo(kind, tx, before, { changed, wanted: patch.position })
        const written = { ...place, published: changed.published, translations: JSON.stringify(translations) }
        await patchRow(tx.db, table, id, { ...written, updated_at: tx.platform.clock() })
        const after = await viewOf(tx, id)
        await log.updated(tx, before, after)
        return inWords(tx, after)
      }),

    /** Deletes a row; throws 409 while it has rows inside. */
    remove: (ctx: Context, id: number): Promise<void> =>
      inTransaction(ctx, async (tx) => {
        await requireLocked(tx, table, id)
        const row = await viewOf(tx, id)
        requireFresh(tx, row, inWords(tx, row))
        requireEmpty(kind.uses?.(row) ?? {})
        await deleteRow(tx.db, table, id)
        await log.deleted(tx, row)
      }),
  }
}

/** Returns the texts of a row in the reader's language, for administrators in every language. */
export function wordsFor<Texts extends object>({ language, actor }: Context, translations: Translations<Texts>, nothing: Texts) {
  const shown = inLanguage(translations, language) ?? { language, texts: nothing }
  return { ...shown.texts, language: shown.language, ...(sightOf(actor).all && { translations }) }
}
