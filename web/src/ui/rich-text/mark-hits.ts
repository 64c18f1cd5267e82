import { INLINE_ELEMENTS } from '@tracklane/contract/kit/rich-words'
import { type Hit, hitsIn } from '@tracklane/contract/kit/word-search'

/** Marks the words in the text: never inside a tag, and across tags that do not break a line. */
export function markHits(root: DocumentFragment | Element, words: readonly string[]): void {
  for (const line of linesIn(root)) markLine(line, words)
}

/** Returns the texts that are read without a break between them. */
function linesIn(root: Node): Text[][] {
  const lines: Text[][] = [[]]
  const walk = (node: Node) => {
    for (const child of [...node.childNodes]) {
      if (child instanceof Text) lines.at(-1)?.push(child)
      else if (INLINE_ELEMENTS.includes(child.nodeName.toLowerCase())) walk(child)
      else {
        lines.push([])
        walk(child)
        lines.push([])
      }
    }
  }
  walk(root)
  return lines.filter((line) => line.length > 0)
}

function markLine(line: readonly Text[], words: readonly string[]): void {
  const hits = hitsIn(line.map(({ data }) => data).join(''), words)
  let start = 0
  for (const text of line) {
    const { length } = text.data
    markIn(text, hits.flatMap(within(start, start + length)))
    start += length
  }
}

/** Makes a function that returns the part of a hit within this stretch, counted from its beginning. */
function within(start: number, end: number) {
  return ({ from, to }: Hit): Hit[] => {
    const part = { from: Math.max(from, start) - start, to: Math.min(to, end) - start }
    return part.from < part.to ? [part] : []
  }
}

/** Marks from the last hit to the first, so that earlier places stay valid. */
function markIn(text: Text, hits: readonly Hit[]): void {
  for (const { from, to } of hits.toReversed()) {
    const found = text.splitText(from)
    found.splitText(to - from)
    const mark = document.createElement('mark')
    found.replaceWith(mark)
    mark.append(found)
  }
}
