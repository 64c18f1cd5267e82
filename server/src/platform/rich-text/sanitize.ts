import { createHash } from 'node:crypto'
import { RICH_TEXT, RichText, richTextPhrases } from '@tracklane/contract/kit/rich-text'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { onFirstUse } from '#platform/on-first-use.ts'
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

type Node = DefaultTreeAdapterTypes.ChildNode

const parser = onFirstUse<typeof import('parse5')>('parse5')

/** The text as a browser would write it that has read it: what is read from that is the same again, so nothing in it can turn into something else. */
function asBrowsersRead(html: string): string {
  const { defaultTreeAdapter, html: names, parseFragment, serialize } = parser()
  const place = defaultTreeAdapter.createElement('div', names.NS.HTML, []) // where a text stands in a page
  // A browser swallows a line break that begins such a block, each time anew.
  const tree = parseFragment(place, html.replace(/(<pre[^<>]*>)\n+/g, '$1'), {})
  requireSmall(tree.childNodes)
  return serialize(tree)
}

/** By hand and not by recursion: a browser's repairs can make a deep text deeper. */
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
