import { tooManyEntries } from '@tracklane/contract/kit/issue'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { z } from 'zod'
import { replyShapeOf } from '#platform/reply-shape.ts'
import { RichTextRefused } from './refused.ts'
import { replaceRich, richFieldsOf } from './rich-fields.ts'
import { sanitizeRichText } from './sanitize.ts'

/** The limit of a list or a record of rich texts in one request: two megabytes of short ones would take seconds. */
const MAX_ENTRIES = 200

/** Sanitizes the rich texts of a request in place, before the schema sees them. Returns the refusals by field. */
export function cleanIncoming(schema: z.ZodType, value: unknown): ReadonlyMap<string, Phrase> {
  const refused = new Map<string, Phrase>()
  const isLeft = (entries: number, path: readonly string[]): boolean => {
    if (entries > MAX_ENTRIES) refused.set(path.join('.'), tooManyEntries(MAX_ENTRIES))
    return entries > MAX_ENTRIES
  }
  const change = (text: string, path: readonly string[]): string => {
    try {
      return sanitizeRichText(text)
    } catch (error) {
      if (!(error instanceof RichTextRefused)) throw error
      refused.set(path.join('.'), error.phrase)
      return '' // the schema checks nothing of a refused text
    }
  }
  replaceRich(value, richFieldsOf(schema), { change, isLeft })
  return refused
}

/** Passes the answer through its schema and sanitizes its rich texts: other programs may have written the row. */
export function cleanOutgoing(schema: z.ZodType, value: unknown): unknown {
  const leaving = replyShapeOf(schema)(value)
  replaceRich(leaving, richFieldsOf(schema), { change: cleanOrNothing })
  return leaving
}

/** Returns an empty text for a rich text that exceeds the limits. */
export function cleanOrNothing(text: string): string {
  try {
    return sanitizeRichText(text)
  } catch (error) {
    if (error instanceof RichTextRefused) return ''
    throw error
  }
}
