import { LONGEST_TRANSLATION, type PhrasesTaken } from '@tracklane/contract/i18n-source'
import type { FileAnswer, ReceivedFile } from '@tracklane/contract/kit/file'
import { translationFault } from '@tracklane/contract/kit/icu-message'
import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import { translationsChanged } from '#features/i18n/i18n.service.ts'
import { recordChanges } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { busy, invalid, requireFound } from '#platform/errors.ts'
import { inTurn } from '#platform/in-turn.ts'
import type { Slot } from '#platform/memory.ts'
import { createTurns, type Turns } from '#platform/person-turns.ts'
import { slices } from '#platform/slices.ts'
import { cellText, type PhraseLine, readPhraseFile, writePhraseFile } from './phrase-csv.ts'
import { findLanguage, findTexts, type KnownPhrase, lockPhrases, putTexts } from './phrase-file.queries.ts'

/** Returns all phrases of one language as a file, for a person or a translation office. */
export async function phrasesAsFile(ctx: Context, id: number): Promise<FileAnswer> {
  const language = requireFound(await findLanguage(ctx.db, id))
  const rows = await findTexts(ctx.db, language.char_code)
  const lines = rows.map(({ category, message, text }) => ({ category, message, translation: text ?? '' }))
  return { type: 'csv', name: `phrases-${language.char_code}`, rows: rows.length, content: writePhraseFile(lines) }
}

/** Seconds. */
const RETRY_AFTER = 5

/** Turns for checking files: each has thousands of texts. */
const fileTurns: Slot<Turns> = {
  make: () =>
    createTurns({
      atOnce: { person: 1, process: 1 },
      waiting: { person: 1, process: 4 },
      patience: 10_000,
      refusal: () => busy(RETRY_AFTER),
    }),
}

interface Taking {
  /** True where only the report is wanted and nothing is written. */
  readonly isCheck: boolean
  readonly gone: AbortSignal
}

/** Takes a translated file: reports unusable lines and writes the rest in one step. */
export function takePhrases(ctx: Context, id: number, file: ReceivedFile, { isCheck, gone }: Taking): Promise<PhrasesTaken> {
  return inTurn(ctx, { turns: fileTurns, gone }, () => taken(ctx, id, file, isCheck))
}

function taken(ctx: Context, id: number, file: ReceivedFile, isCheck: boolean): Promise<PhrasesTaken> {
  return inTransaction(ctx, async (tx) => {
    const language = requireFound(await findLanguage(tx.db, id))
    if (language.source_language) throw invalid({ file: phrase('phrases', 'The texts of the source language are what the code says') })
    const lines = readPhraseFile(file.bytes)
    if (!isCheck) await lockPhrases(tx.db)
    const judged = await judge(lines, await findTexts(tx.db, language.char_code), language)
    if (!isCheck) await write(tx, language.char_code, judged)
    const refused = judged.flatMap(({ line, fault }) =>
      fault ? [{ category: line.category, message: line.message, reason: tx.translate(fault) }] : [],
    )
    return { accepted: judged.length - refused.length, refused }
  })
}

interface Judged {
  readonly line: PhraseLine
  readonly known?: KnownPhrase
  readonly fault?: Phrase
}

interface Spoken {
  readonly char_code: string
  readonly name: string
}

/** Judges every line with a text; a line without one leaves the phrase as it is. */
async function judge(lines: readonly PhraseLine[], phrases: readonly KnownPhrase[], language: Spoken): Promise<Judged[]> {
  const byKey = new Map(phrases.map((known) => [keyOf(known), known]))
  const seen = new Set<string>()
  const breathe = slices()
  const judged: Judged[] = []
  for (const cells of lines) {
    await breathe()
    const known = byKey.get(keyOf(cells)) ?? byKey.get(keyOf({ category: cellText(cells.category), message: cellText(cells.message) }))
    const line = { category: known?.category ?? cells.category, message: known?.message ?? cells.message, translation: cells.translation }
    if (line.translation === '') continue
    const text = cellText(line.translation, known?.text ?? undefined)
    const fault = known ? faultOf(known, text, language, seen) : phrase('phrases', 'There is no such phrase')
    judged.push({ line: { ...line, translation: text }, ...(known && { known }), ...(fault && { fault }) })
  }
  return judged
}

function faultOf(known: KnownPhrase, text: string, language: Spoken, seen: Set<string>): Phrase | undefined {
  const key = keyOf(known)
  if (seen.has(key)) return phrase('phrases', 'The file has this phrase twice')
  seen.add(key)
  if (text === known.text) return undefined
  if (text.length > LONGEST_TRANSLATION) return phrase('phrases', 'The text is too long')
  return translationFault(known.message, text, language)?.phrase
}

/** Joins category and message into one key; no text holds the character between them. */
function keyOf({ category, message }: { category: string; message: string }): string {
  return `${category}\u0000${message}`
}

async function write(tx: Context, char_code: string, judged: readonly Judged[]): Promise<void> {
  const changed = judged.flatMap(({ line, known, fault }) =>
    known && !fault && known.text !== line.translation ? [{ phrase_id: known.id, text: line.translation, old: known.text }] : [],
  )
  if (changed.length === 0) return
  const rows = changed.map(({ phrase_id, text }) => ({ phrase_id, text }))
  await putTexts(tx.db, char_code, rows, tx.platform.clock())
  const changes = changed.map(({ phrase_id, text, old }) => ({
    entity: 'i18n-source',
    entity_id: phrase_id,
    action: 'updated' as const,
    changes: { [`wording.${char_code}`]: { old, new: text } },
  }))
  await recordChanges(tx, changes)
  await translationsChanged(tx)
}
