import type { Faq } from '@tracklane/contract/faq'
import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { hitsIn, searchWords } from '@tracklane/contract/kit/word-search'

export interface ReadGroup {
  readonly id: number
  readonly name: string
  readonly faqs: readonly Faq[]
}

/** The questions by category, in the order in which they come. */
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

/** Signs before the first hit, and of the whole. */
const [BEFORE, WHOLE] = [50, 220]

/** The part of an answer shown while it is closed: the words around the first hit; '' where there is none in it. */
export function excerptOf(answer: string, search: string): string {
  const text = wordsOf(answer)
  const [hit] = hitsIn(text, searchWords(search))
  if (!hit) return ''
  const start = hit.from <= BEFORE ? 0 : wordStart(text, hit.from - BEFORE, hit.from)
  const end = text.length - start <= WHOLE ? text.length : wordEnd(text, start + WHOLE, hit.to)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

/** Never in the middle of a word, unless it is longer than all that is shown. */
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
