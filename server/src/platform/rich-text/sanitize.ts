import { createHash } from 'node:crypto'
import { RichText, richTextPhrases } from '@tracklane/contract/kit/rich-text'
import { asBrowsersRead } from './as-browsers-read.ts'
import { filtered, wordsOf } from './filter.ts'
import { RichTextRefused } from './refused.ts'

/** A text is at rest after one, broken markup after two or three. */
const ROUNDS = 6

/**
 * The part of a text that may be kept and shown, by the contract's allow-list; sanitized again it is the same. Every way into the database
 * and out of it goes through here: requests and replies by `route()`, seeds, imports and restores by calling it. Throws `RichTextRefused`
 * at a text that is too long, too deep or of too many parts.
 */
export function sanitizeRichText(html: string): string {
  const name = nameOf(html)
  if (isKnown(name)) return html
  requireShort(html)
  const clean = settled(html)
  noteClean(clean === html ? name : nameOf(clean))
  return clean
}

function settled(html: string): string {
  let kept = filtered(html)
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = asBrowsersRead(kept)
    requireShort(read)
    const again = filtered(read)
    if (again === kept) return read
    kept = again
  }
  return asBrowsersRead(wordsOf(kept)) // markup that never comes to rest
}

/** Asked again of what comes out: repairs and entities make a text longer. */
function requireShort(html: string): void {
  if (!RichText.safeParse(html).success) throw new RichTextRefused(richTextPhrases.tooLong)
}

/** Texts that have come out of here need not be looked at again: lists of long texts are read more often than they are written. */
const known = new Set<string>()
const KNOWN = 5_000

function nameOf(html: string): string {
  return createHash('sha256').update(html, 'utf8').digest('base64')
}

function isKnown(name: string): boolean {
  if (!known.delete(name)) return false
  known.add(name) // the last that is forgotten
  return true
}

function noteClean(name: string): void {
  known.add(name)
  const [oldest] = known
  if (known.size > KNOWN && oldest !== undefined) known.delete(oldest)
}
