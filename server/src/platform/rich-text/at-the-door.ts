import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { z } from 'zod'
import { RichTextRefused } from './refused.ts'
import { replaceRich, richFieldsOf } from './rich-fields.ts'
import { sanitizeRichText } from './sanitize.ts'

/** Sanitizes the rich texts of what came, in place, before its schema looks at it. Gives what is refused, by field. */
export function cleanIncoming(schema: z.ZodType, value: unknown): ReadonlyMap<string, Phrase> {
  const refused = new Map<string, Phrase>()
  replaceRich(value, richFieldsOf(schema), (text, path) => {
    try {
      return sanitizeRichText(text)
    } catch (error) {
      if (!(error instanceof RichTextRefused)) throw error
      refused.set(path.join('.'), error.phrase)
      return text
    }
  })
  return refused
}

/** What leaves, through its schema and with its rich texts sanitized: a row may have been written by somebody else than this server. */
export function cleanOutgoing(schema: z.ZodType, value: unknown): unknown {
  const leaving = schema.parse(value)
  replaceRich(leaving, richFieldsOf(schema), cleanOrNothing)
  return leaving
}

function cleanOrNothing(text: string): string {
  try {
    return sanitizeRichText(text)
  } catch (error) {
    if (error instanceof RichTextRefused) return ''
    throw error
  }
}
