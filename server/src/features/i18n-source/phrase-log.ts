import { changesBetween } from '#features/model-log/changes.rules.ts'
import { type Change, recordChange } from '#features/model-log/model-log.service.ts'
import type { Context } from '#platform/context.ts'
import type { PhraseView } from './i18n-source.queries.ts'

/** The log of a phrase: every language is a field of its own. */
export const log = {
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
