import { RICH_TEXT, richTextPhrases } from '@tracklane/contract/kit/rich-text'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5'
import { RichTextRefused } from './refused.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Where a text stands in a page. */
const PLACE = defaultTreeAdapter.createElement('div', names.NS.HTML, [])

/** The text as a browser would write it that has read it: what is read from that is the same again, so nothing in it can turn into something else. */
export function asBrowsersRead(html: string): string {
  // A browser swallows a line break that begins such a block, each time anew.
  const tree = parseFragment(PLACE, html.replace(/(<pre[^<>]*>)\n+/g, '$1'), {})
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
