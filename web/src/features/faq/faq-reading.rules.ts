import type { Faq } from '@tracklane/contract/faq'
import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { hitsIn, searchWords } from '@tracklane/contract/kit/word-search'

export interface ReadGroup {
  readonly id: number
  readonly name: string
  readonly faqs: readonly Faq[]
}

/** Groups the questions by category, in their order. */
export function readGroups(faqs: readonly Faq[]): ReadGroup[] {
  const groups = new Map<number, { id: number; name: string; faqs: Faq[] }>()
  for (const faq of faqs) {
    const { category_id: id, category: name } = faq
    const group = groups.get(id) ?? { id, name, faqs: [] }
    group.faqs.push(faq)
    groups.set(id, group)
  }
  return [...groups.values()]
}

/** Characters before the first hit, and in total. */
const [BEFORE, WHOLE] = [50, 220]

/** Returns the part of a closed answer around the first hit; '' without a hit. */
export function excerptOf(answer: string, search: string): string {
  const text = wordsOf(answer)
  const [hit] = hitsIn(text, searchWords(search))
  if (!hit) return ''
  const start = hit.from <= BEFORE ? 0 : wordStart(text, hit.from - BEFORE, hit.from)
  const end = text.length - start <= WHOLE ? text.length : wordEnd(text, start + WHOLE, hit.to)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

/** Finds the start of a word, unless the word is longer than the shown part. */
function wordStart(text: string, from: number, hit: number): number {
  const space = text.indexOf(' ', from)
  return space >= 0 && space < hit ? space + 1 : hit
}

function wordEnd(text: string, to: number, hit: number): number {
  const space = text.lastIndexOf(' ', to)
  return space >= hit ? space : Math.max(to, hit)
}

export interface Neighbours {
  readonly before: Faq | undefined
  readonly after: Faq | undefined
}

export function neighboursOf(faqs: readonly Faq[], id: number): Neighbours {
  const place = faqs.findIndex((faq) => faq.id === id)
  return place < 0 ? { before: undefined, after: undefined } : { before: faqs[place - 1], after: faqs[place + 1] }
}
