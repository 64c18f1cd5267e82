import type { Phrase } from '@tracklane/contract/kit/phrase'
import { picturePathPhrases } from '@tracklane/contract/kit/picture-path'
import { picturesIn, richTextPhrases } from '@tracklane/contract/kit/rich-text'
import type { z } from 'zod'
import type { Db } from '#db/db.ts'
import { invalid } from '#platform/errors.ts'
import { touchUploads } from './pictures.queries.ts'
import { pictureFieldsOf, type RichPath, replaceRich, richFieldsOf } from './rich-fields.ts'

interface Shown {
  readonly name: string
  readonly field: string
  /** The text at that place if the picture is gone. */
  readonly gone: Phrase
}

/** Lists the pictures that a request shows, in rich texts or as a path, with their places. */
export function shownPictures(schema: z.ZodType, value: unknown): Shown[] {
  return [
    ...shownAt(richFieldsOf(schema), value, richTextPhrases.pictureGone),
    ...shownAt(pictureFieldsOf(schema), value, picturePathPhrases.notHere),
  ]
}

function shownAt(fields: readonly RichPath[], value: unknown, gone: Phrase): Shown[] {
  const shown: Shown[] = []
  const change = (text: string, path: readonly string[]): string => {
    for (const name of picturesIn(text)) shown.push({ name, field: path.join('.'), gone })
    return text
  }
  replaceRich(value, fields, { change })
  return shown
}

/** Keeps the pictures of a request, in the transaction that saves it. Throws 422 at each field whose picture is gone. */
export async function keepPictures(db: Db, shown: readonly Shown[], now: Date): Promise<void> {
  if (shown.length === 0) return
  const there = new Set(await touchUploads(db, [...new Set(shown.map(({ name }) => name))], now))
  const gone = shown.filter(({ name }) => !there.has(name))
  if (gone.length > 0) throw invalid(Object.fromEntries(gone.map(({ field, gone: text }) => [field, text])))
}
