import type { KnowledgeHit } from '@tracklane/contract/knowledge'
import { asked, likeness, type Word, wordsIn } from './words.rules.ts'

/** A question or article in the shown language; plain text. */
export interface Text {
  readonly kind: KnowledgeHit['kind']
  readonly id: number
  readonly title: string
  readonly body: string
  readonly language: string
}

/** A word and the texts that contain it. */
interface Entry {
  readonly plain: string
  readonly stem: string
  /** By text: true where the word is in its title. */
  readonly texts: Map<Text, boolean>
}

/** Every word of all texts, and the texts. */
export interface WordIndex {
  readonly words: ReadonlyMap<string, Entry>
  readonly texts: readonly Text[]
}

/** Builds the index. A text may be in another language than the reader's: it is split by the rules of its own. */
export function indexOf(texts: readonly Text[]): WordIndex {
  const words = new Map<string, Entry>()
  for (const text of texts) {
    for (const [part, isTitle] of [
      [text.title, true],
      [text.body, false],
    ] as const)
      for (const { plain, stem } of wordsIn(part, text.language)) {
        const entry = words.get(plain) ?? { plain, stem, texts: new Map() }
        entry.texts.set(text, isTitle || entry.texts.get(text) === true)
        words.set(plain, entry)
      }
  }
  return { words, texts }
}

const IN_TITLE = 3
/** The kinds in the order of equal hits: questions first. */
const KINDS: readonly Text['kind'][] = ['faq', 'article']

interface Found {
  /** The score of each text for the word. */
  readonly scores: Map<Text, number>
  /** Matching words of the texts. */
  readonly plains: Set<string>
}

interface Question {
  readonly search: string
  /** The reader's language. */
  readonly language: string
  readonly isSeen: (text: Text) => boolean
  readonly most: number
}

/** Finds the best texts: those with all words first, then by rare words and words of titles. */
export function searchIn(index: WordIndex, { search, language, isSeen, most }: Question): KnowledgeHit[] {
  const seen = index.texts.filter(isSeen).length
  const words = asked(search, language).flatMap((word) => unjoined(word, index, { language, isSeen }))
  const found = words.map((word) => findWord(index, word, isSeen))
  const ranks = new Map<Text, { words: number; score: number }>()
  for (const { scores } of found) {
    const rarity = Math.log(1 + seen / Math.max(1, scores.size))
    for (const [text, score] of scores) {
      const rank = ranks.get(text) ?? { words: 0, score: 0 }
      ranks.set(text, { words: rank.words + 1, score: rank.score + score * rarity })
    }
  }
  const plains = new Set(found.flatMap((one) => [...one.plains]))
  return [...ranks]
    .sort(
      ([one, first], [other, second]) =>
        second.words - first.words ||
        second.score - first.score ||
        one.title.length - other.title.length ||
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
        one.id - other.id,
    )
    .slice(0, most)
    .map(([text]) => hitOf(text, plains))
}

function findWord(index: WordIndex, word: Word, isSeen: Question['isSeen']): Found {
  const scores = new Map<Text, number>()
  const plains = new Set<string>()
  for (const entry of index.words.values()) {
    const quality = likeness(word, entry)
    if (quality === 0) continue
    plains.add(entry.plain)
    for (const [text, isInTitle] of entry.texts)
      if (isSeen(text)) scores.set(text, Math.max(scores.get(text) ?? 0, quality * (isInTitle ? IN_TITLE : 1)))
  }
  return { scores, plains }
}

const SHORTEST_PART = 3

/** Splits a word that no visible text contains into two ("handover"): hidden texts change nothing for their readers. */
function unjoined(word: Word, index: WordIndex, { language, isSeen }: Pick<Question, 'language' | 'isSeen'>): Word[] {
  const isThere = (entry: Entry | undefined) => entry !== undefined && [...entry.texts.keys()].some(isSeen)
  if (word.plain.length < 2 * SHORTEST_PART) return [word]
  if ([...index.words.values()].some((entry) => likeness(word, entry) > 0 && isThere(entry))) return [word]
  for (let place = SHORTEST_PART; place <= word.plain.length - SHORTEST_PART; place += 1) {
    const parts = [word.plain.slice(0, place), word.plain.slice(place)]
    if (parts.every((part) => isThere(index.words.get(part)))) return parts.flatMap((part) => wordsIn(part, language))
  }
  return [word]
}

const EXCERPT = 160
/** Characters before the first hit of an excerpt. */
const LEAD = 40

function hitOf({ kind, id, title, body, language }: Text, plains: ReadonlySet<string>): KnowledgeHit {
  const { excerpt, marks } = excerptOf(
    body,
    wordsIn(body, language).filter(({ plain }) => plains.has(plain)),
  )
  return {
    kind,
    id,
    title,
    title_marks: marksOf(wordsIn(title, language).filter(({ plain }) => plains.has(plain))),
    excerpt,
    marks,
    language,
  }
}

function marksOf(words: readonly Word[], from = 0): [number, number][] {
  return words.map((word) => [word.from - from, word.to - from])
}

/** Returns the part in which most of the words stand close together. */
function excerptOf(body: string, hits: readonly Word[]): Pick<KnowledgeHit, 'excerpt' | 'marks'> {
  const within = (first: Word) => hits.filter(({ from, to }) => from >= first.from && to <= first.from + EXCERPT - LEAD)
  const variety = (first: Word) => new Set(within(first).map(({ stem }) => stem)).size
  const best = hits.reduce<Word | undefined>((so, one) => (so && variety(so) >= variety(one) ? so : one), undefined)
  const from = best ? startOfWord(body, Math.max(0, best.from - LEAD)) : 0
  const to = endOfWord(body, Math.min(body.length, from + EXCERPT))
  const [before, after] = [from > 0 ? '… ' : '', to < body.length ? ' …' : '']
  const shown = hits.filter((hit) => hit.from >= from && hit.to <= to)
  return { excerpt: `${before}${body.slice(from, to)}${after}`, marks: marksOf(shown, from - before.length) }
}

function startOfWord(text: string, place: number): number {
  const space = place === 0 ? -1 : text.lastIndexOf(' ', place)
  return space + 1
}

function endOfWord(text: string, place: number): number {
  const space = place >= text.length ? -1 : text.indexOf(' ', place)
  return space < 0 ? text.length : space
}
