import { createHash } from 'node:crypto'
import { RICH_TEXT, RichText, richTextPhrases } from '@tracklane/contract/kit/rich-text'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { onFirstUse } from '#platform/on-first-use.ts'
import { filtered, wordsOf } from './filter.ts'
import { RichTextRefused } from './refused.ts'

/** A text is stable after one round, broken markup after two or three. */
const ROUNDS = 6

/**
 * Returns the part of a text that the contract's allow-list permits; a second run changes nothing. Every text passes here on its way into
 * and out of the database: requests and replies through `route()`, seeds, imports and restores by a call. Throws `RichTextRefused`
 * where a text is too long, too deep or has too many parts.
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
  return asBrowsersRead(wordsOf(kept)) // markup that never gets stable
}

/** Checks the length, also of the result: repairs and entities make a text longer. */
function requireShort(html: string): void {
  if (!RichText.safeParse(html).success) throw new RichTextRefused(richTextPhrases.tooLong)
}

/** Texts that this code returned are not sanitized again: lists of long texts are read more often than written. */
const known = new Set<string>()
const KNOWN = 5_000

function nameOf(html: string): string {
  return createHash('sha256').update(html, 'utf8').digest('base64')
}

function isKnown(name: string): boolean {
  if (!known.delete(name)) return false
  known.add(name) // now the last to be forgotten
  return true
}

function noteClean(name: string): void {
  known.add(name)
  const [oldest] = known
  if (known.size > KNOWN && oldest !== undefined) known.delete(oldest)
}

type Node = DefaultTreeAdapterTypes.ChildNode

const parser = onFirstUse<typeof import('parse5')>('parse5')

/**
 * Returns the text as a browser would write it after reading: reading that gives the same again, so nothing can turn into something else.
 */
function asBrowsersRead(html: string): string {
  const { defaultTreeAdapter, html: names, parseFragment, serialize } = parser()
  const place = defaultTreeAdapter.createElement('div', names.NS.HTML, []) // the place of a text in a page
  // A browser drops a line break at the start of such a block, each time anew.
  const tree = parseFragment(place, html.replace(/(<pre[^<>]*>)\n+/g, '$1'), {})
  requireSmall(tree.childNodes)
  return serialize(tree)
}

/** Walks the tree without recursion: a browser's repairs can make a deep text deeper. */
function requireSmall(roots: readonly Node[]): void {
  let level: Node[] = [...roots]
  let nodes = 0
  for (let depth = 1; level.length > 0; depth += 1) {
    nodes += level.length
    if (nodes > RICH_TEXT.maxNodes) throw new RichTextRefused(richTextPhrases.tooMany)
    if (depth > RICH_TEXT.maxDepth + 1) throw new RichTextRefused(richTextPhrases.tooDeep)
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
  }
}
